#!/usr/bin/python3
# ===- confirm.py - What searches found, raced again ----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Races what searches had found after some candidates once more, all together, for longer.

    bench/planner/search.py --layers=resnet18 --filter='3x3s1_512$' --traversal=model
    bench/planner/search.py --layers=resnet18 --filter='3x3s1_512$' --traversal=random --candidates=512 --patience=512
    bench/planner/confirm.py --layers=resnet18 --filter='3x3s1_512$' --traversals=model,random

The best of many costs from single races is lower than any plan's time is, by more the more there are, so that curves of
such costs fall for all traversals. Here the four best plans of each search after 8, 16, 24, ... candidates are compiled
to one library with the cost model's plan, twice, and run in turns; a number is the least time of the four over that of
the cost model's plan, or 1 if none is faster. What the two copies of the cost model's plan differ by is printed, too.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import DIRECT, ROOT, read_tables, source, stem  # noqa: E402 (the folder above)

COUNTS = (8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", required=True, help="tables, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--target", default="host")
    parser.add_argument("--traversals", default="model,random", help="those that search.py ran, separated by commas")
    parser.add_argument("--seed", type=int, default=1, help="of the searches")
    parser.add_argument("--finalists", type=int, default=4, help="plans of each search after so many candidates")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def read_finalists(arguments, layer):
    """The log's entries of each traversal's best plans after so many candidates."""
    finalists = {}
    for traversal in arguments.traversals.split(","):
        path = os.path.join(arguments.build, "bench/search", f"{arguments.target}-{traversal}-{arguments.seed}",
                            stem(layer) + ".log")
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as file:
            entries = [json.loads(line) for line in file]
        for count in COUNTS:
            if count <= len(entries):
                working = [entry for entry in entries[:count] if "cost" in entry]
                working.sort(key=lambda entry: entry["cost"])
                finalists[traversal, count] = working[:arguments.finalists]
    return finalists


def compile_plan(arguments, model, directory, name, entry):
    """An object with one plan, the cost model's without an entry."""
    path = os.path.join(directory, name + ".o")
    command = [os.path.join(arguments.build, "bin/nnprim-compile"), model, "-o", path, "--emit=object", f"--name={name}",
               f"--target={arguments.target}", *DIRECT]
    if entry:
        record = os.path.join(directory, "record")
        line = {key: entry[key] for key in ("op", "types", "shape", "target", "threads", "plan")}
        with open(record, "w", encoding="utf-8") as file:
            file.write(json.dumps({"version": 2, **line, "microseconds": 1.0, "model_microseconds": 1.0}) + "\n")
        command.append(f"--tuning-record={record}")
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0 or result.stderr.strip():
        sys.exit(f"error: {entry['plan'] if entry else model}: {result.stderr.strip()}")
    return path


def race(arguments, library, names, rounds, drop):
    """The least time of each contestant."""
    command = [os.path.join(arguments.build, "bin/nnprim-race"), f"--rounds={rounds}", "--turn=4", f"--drop={drop}"]
    result = subprocess.run([*command, library, *names], capture_output=True, text=True, check=True)
    return {name: float(time) for name, time in re.findall(r"^time (\S+) (\S+)$", result.stdout, re.MULTILINE)}


def race_again(arguments, layer, entries):
    """The least time over the cost model's by plan, and the times of the cost model's two copies."""
    copies = ["m0", "m1"]
    with tempfile.TemporaryDirectory() as directory:
        model, library = (os.path.join(directory, name) for name in ("layer.mlir", "layer.so"))
        with open(model, "w", encoding="utf-8") as file:
            file.writelines(source(layer, "convolution", None))
        plans = {f"c{index}": plan for index, plan in enumerate(entries)}
        objects = [compile_plan(arguments, model, directory, name, None) for name in copies]
        objects += [compile_plan(arguments, model, directory, name, entries[plan]) for name, plan in plans.items()]
        subprocess.run(["cc", "-shared", "-o", library, *objects], check=True)
        times = race(arguments, library, [*copies, *plans], arguments.rounds // 2, 1.3)
        # Those that have a chance, at most so many in the caches' way.
        last = sorted(plans, key=lambda name: times[name])[:24]
        times.update(race(arguments, library, [*copies, *last], arguments.rounds, 100))
    base = [times[name] for name in copies]
    return {plan: times[name] / statistics.mean(base) for name, plan in plans.items()}, base


def confirm(arguments, layer):
    """The confirmed time after so many candidates, by traversal."""
    finalists = read_finalists(arguments, layer)
    entries = {entry["plan"]: entry for best in finalists.values() for entry in best}
    if not entries:
        return {}
    costs, base = race_again(arguments, layer, entries)
    print(f"{layer.model} {layer.layer}: {statistics.mean(base):.1f} us by the cost model, whose copies differ by "
          f"{100 * (max(base) / min(base) - 1):.1f} %")
    curves = {}
    for (traversal, count), best in finalists.items():
        curves.setdefault(traversal, {})[count] = min([1.0, *(costs[entry["plan"]] for entry in best)])
    for traversal, curve in curves.items():
        print(f"    {traversal:10s} " + "  ".join(f"{count}: {cost:.3f}" for count, cost in curve.items()), flush=True)
    fastest = min(costs, key=costs.get)
    print(f"    {costs[fastest]:.3f} {fastest}", flush=True)
    return curves


def main():
    arguments = parse()
    layers = [layer for layer in read_tables(arguments.layers.split(","))
              if re.search(arguments.filter, f"{layer.table}/{layer.model}/{layer.layer}")]
    results = [curves for curves in (confirm(arguments, layer) for layer in layers) if curves]
    if not results:
        sys.exit("error: no layer has logs of a search")
    for traversal in arguments.traversals.split(","):
        counts = [count for count in COUNTS if all(count in curves.get(traversal, {}) for curves in results)]
        if counts:
            print(f"{traversal:10s} " + "  ".join(
                f"{count}: {statistics.geometric_mean(curves[traversal][count] for curves in results):.3f}"
                for count in counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
