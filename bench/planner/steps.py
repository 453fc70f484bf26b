#!/usr/bin/python3
# ===- steps.py - Steps of a tuned model against those of the untuned one ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares what a search of plans gained in its races with what the steps of the model gain.

    nnprim-tune --plans mobilenet-v2.onnx -o mobilenet-v2.plans --seconds=600
    bench/planner/steps.py mobilenet-v2.onnx mobilenet-v2.plans
    bench/planner/steps.py mobilenet-v2.onnx mobilenet-v2.plans --rounds=6 --repeat=60 --all

The model is compiled with --profile by the cost model and by the record. Both run in turns; the time of a step is the
least of its medians of the turns. For each record, the time of all its steps is printed in the untuned and in the tuned
model, the time that its race had by the cost model's plan, which a step of the untuned model should have as well, and
the gains. Steps of other plans than the record's (in strips, for example) are not its own and are left out.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import ROOT  # noqa: E402 (the folder above)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model")
    parser.add_argument("record")
    parser.add_argument("--target", default="host")
    parser.add_argument("--input-shape", default="")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=40, help="runs of a turn")
    parser.add_argument("--all", action="store_true", help="print records that keep the cost model's plan, too")
    parser.add_argument("--keep", metavar="DIRECTORY", help="take libraries from there, or leave them there")
    parser.add_argument("--compile-only", action="store_true", help="with --keep, to time later")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def compile_model(arguments, output, options):
    if os.path.exists(output):
        return
    command = [os.path.join(arguments.build, "bin/nnprim-compile"), arguments.model, "-o", output, "--profile",
               f"--target={arguments.target}", *options]
    if arguments.input_shape:
        command.append(f"--input-shape={arguments.input_shape}")
    subprocess.run(command, check=True)


def profile(arguments, library):
    """The steps and the least latency of one turn, in microseconds."""
    command = [os.path.join(arguments.build, "bin/nnprim-run"), library, "--profile", f"--repeat={arguments.repeat}", "--json"]
    result = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return result["steps"], 1e3 * result["latency_ms"]["min"]


def time_steps(arguments, libraries):
    """The steps of each library with the least of their times, and its least latency."""
    steps, latencies = {}, {}
    for _ in range(arguments.rounds):
        for name, library in libraries.items():
            turn, latency = profile(arguments, library)
            latencies[name] = min(latency, latencies.get(name, latency))
            for step, known in zip(turn, steps.setdefault(name, turn)):
                known["time_ms"] = min(known["time_ms"], step["time_ms"])
    return steps, latencies


def reduction(entry, extents):
    """Products that an element of the result is the sum of, or None if the shape does not say."""
    if entry["op"] == "gemm":
        return extents[0][1]
    if entry["op"] == "indirect_gemm":
        return extents[2][0]
    if entry["op"] == "depthwise_conv":
        return extents[1][0] * extents[1][1]
    return None


def matches(entry, step):
    """Whether the step is of the op, the result and the plan of the record."""
    extents = [[int(number) for number in extent.split("x")] for extent in entry["shape"].split(", ")
               if re.fullmatch(r"[\dx]+", extent)]
    # A step of several ops has no result to tell.
    result = [int(number) for number in re.findall(r"\d+(?=x)", step["result"])]
    terms = reduction(entry, extents)
    return (step["op"] == "nnprim." + entry["op"] and f"#nnprim.{step['plan']}" == entry["plan"]
            and result in extents and (terms is None or step["flops"] == 2 * math.prod(result) * terms))


def report(arguments, entries, steps):
    base, tuned = steps["model"], steps["tuned"]
    totals = [0.0, 0.0]
    print(f"{'race, us':>9s} {'step, us':>9s} {'tuned':>9s} {'race':>6s} {'steps':>6s} uses")
    for entry in entries:
        # Steps are the same ones in the same order; what they have of a plan is the record's in the tuned model.
        own = [index for index, step in enumerate(tuned) if matches(entry, step)]
        changed = [index for index in own if base[index]["plan"] != tuned[index]["plan"]]
        if not own or (not changed and not arguments.all):
            continue
        times = [1e3 * sum(part[index]["time_ms"] for index in own) for part in (base, tuned)]
        if changed:
            totals = [total + time for total, time in zip(totals, times)]
        print(f"{entry['model_microseconds']:9.1f} {times[0] / len(own):9.1f} {times[1] / len(own):9.1f} "
              f"{entry['model_microseconds'] / entry['microseconds']:6.3f} {times[0] / times[1]:6.3f} {len(own):4d} "
              f"{entry['op']} {entry['shape']}{'' if changed else ' (the same plan)'}")
    if totals[1]:
        print(f"all steps of other plans: {totals[0]:.1f} us untuned, {totals[1]:.1f} tuned, {totals[0] / totals[1]:.3f}")


def main():
    arguments = parse()
    with open(arguments.record, encoding="utf-8") as file:
        entries = [entry for entry in map(json.loads, file) if "plan" in entry]
    with tempfile.TemporaryDirectory() as temporary:
        directory = arguments.keep or temporary
        libraries = {name: os.path.join(directory, f"{name}.so") for name in ("model", "tuned")}
        compile_model(arguments, libraries["model"], [])
        compile_model(arguments, libraries["tuned"], [f"--tuning-record={arguments.record}"])
        if arguments.compile_only:
            return 0
        steps, latencies = time_steps(arguments, libraries)
    if len(steps["model"]) != len(steps["tuned"]):
        sys.exit("error: the tuned model has other steps; compile both by the same record of algorithms")
    report(arguments, entries, steps)
    sums = [sum(step["time_ms"] for step in part) for part in (steps["model"], steps["tuned"])]
    print(f"sum of steps {sums[0]:.3f} ms untuned, {sums[1]:.3f} ms tuned, {sums[0] / sums[1]:.3f}; "
          f"least latency {latencies['model'] / 1e3:.3f} and {latencies['tuned'] / 1e3:.3f} ms, "
          f"{latencies['model'] / latencies['tuned']:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
