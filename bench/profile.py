#!/usr/bin/python3
# ===- profile.py - Cost of profiling, and time that it misses --------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares a model compiled with --profile with the same model without.

    bench/profile.py [--build=build] [--rounds=5] [--repeat=40] [--core=1] [MODEL...]

Both alternate on one core. A round runs each --repeat times and keeps medians; the table shows the least of the rounds,
since other programs on the core only add: the latency of the plain model and of the profiled one, the sum of the
profiled steps and its ratio to the plain latency, and the sum of the steps' bounds.
Models are names of models/make.py.
"""

import argparse
import json
import os
import subprocess
import tempfile

from models import ROOT, locate


def run(arguments, *options):
    command = ["taskset", "-c", str(arguments.core), os.path.join(arguments.build, "bin/nnprim-run"), *options,
               f"--repeat={arguments.repeat}", "--json"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def compile_model(arguments, onnx, shape, output, *options):
    compiler = os.path.join(arguments.build, "bin/nnprim-compile")
    subprocess.run([compiler, onnx, "-o", output, f"--input-shape={shape}", "--target=host", *options], check=True)
    return output


def measure(arguments, name, directory):
    onnx, shape = locate(name, directory)
    plain = compile_model(arguments, onnx, shape, f"{directory}/{name}.so")
    profiled = compile_model(arguments, onnx, shape, f"{directory}/{name}-profiled.so", "--profile")
    rounds = []
    for _ in range(arguments.rounds):
        latency = run(arguments, plain)["latency_ms"]["median"]
        profile = run(arguments, profiled, "--profile")
        rounds.append((latency, profile["latency_ms"]["median"], profile["sum_ms"], profile["bound_ms"]))
    return [min(column) for column in zip(*rounds)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=40)
    parser.add_argument("--core", type=int, default=1)
    parser.add_argument("models", nargs="*", default=["squeezenet", "resnet50", "mobilenet-v2"])
    arguments = parser.parse_args()
    print("| model | latency, ms | with --profile, ms | sum of steps, ms | sum / latency | bound, ms |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        for name in arguments.models:
            latency, profiled, total, bound = measure(arguments, name, directory)
            print(f"| {name} | {latency:.3f} | {profiled:.3f} | {total:.3f} | {total / latency:.3f} | {bound:.3f} |")


if __name__ == "__main__":
    main()
