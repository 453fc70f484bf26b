#!/usr/bin/python3
# ===- machines.py - The cost model's plans for a machine file, raced -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Races the cost model's plans for a target's generic machine, those for a machine file, and searched ones, per layer.

    nnprim-tune --measure-machine --target=x86-64-avx2 -o my.json
    bench/planner/search.py --layers=genvolution --target=x86-64-avx2 --record=my.plans
    bench/planner/machines.py my.json my.plans --layers=genvolution --target=x86-64-avx2
    bench/planner/search.py --layers=genvolution --target=x86-64-avx2 --record=my.all --all
    bench/planner/machines.py my.json my.all --layers=genvolution --target=x86-64-avx2 --all
                                                   all algorithms within the compiler's default error
    bench/planner/machines.py … --compile-only     to race later, when nothing else runs: the same with --race-only

Two copies of each plan are in one library and run in turns. A number is the mean of a plan's two least times over that of
the searched plan; what copies differ by is what a race can tell apart. The share is that of the searched plans' gain which
the machine file has without a search. Libraries are kept in BUILD/bench/machines.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import DIRECT, select_layers, source, stem  # noqa: E402 (the folder above)
from lib.races import add_race_options  # noqa: E402


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("machine", help="a machine file")
    parser.add_argument("record", help="searched plans; layers that it does not have are compiled by the cost model")
    parser.add_argument("--all", action="store_true", help="not only direct convolutions of f32")
    add_race_options(parser)
    return parser.parse_args()


def run(arguments, program, *options):
    command = [os.path.join(arguments.build, "bin", program), *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"error: {result.stderr.strip()}")
    return result.stdout


def contestants(arguments):
    """The options of nnprim-compile by the names of models: copies of each way to get a plan."""
    options = {"generic": [], "file": [f"--machine={arguments.machine}"],
               "searched": [f"--tuning-record={arguments.record}"]}
    return {f"{name}{copy}": more for name, more in options.items() for copy in range(2)}


def compile_all(arguments, layer, library):
    model = library + ".mlir"
    with open(model, "w", encoding="utf-8") as file:
        file.writelines(source(layer, "convolution", None))
    objects = []
    for name, options in contestants(arguments).items():
        objects.append(f"{library}.{name}.o")
        run(arguments, "nnprim-compile", model, "-o", objects[-1], "--emit=object", f"--name={name}",
            f"--target={arguments.target}", *([] if arguments.all else DIRECT), *options)
    subprocess.run(["cc", "-shared", "-o", library, *objects], check=True)
    for path in [*objects, model]:
        os.remove(path)


def race(arguments, library):
    """The mean of the least times of each way's copies, and the most that copies differ by."""
    names = list(contestants(arguments))
    output = run(arguments, "nnprim-race", f"--rounds={arguments.rounds}", f"--turn={arguments.turn}", "--drop=100",
                 library, *names)
    times = {name: float(time) for name, time in re.findall(r"^time (\S+) (\S+)$", output, re.MULTILINE)}
    means, spread = {}, 0.0
    for way in ("generic", "file", "searched"):
        copies = [times[f"{way}{copy}"] for copy in range(2)]
        means[way] = statistics.mean(copies)
        spread = max(spread, max(copies) / min(copies) - 1)
    return means, spread


def main():
    arguments = parse()
    directory = os.path.join(arguments.build, "bench/machines", arguments.target + ("-all" if arguments.all else ""))
    os.makedirs(directory, exist_ok=True)
    layers = [(layer, os.path.join(directory, stem(layer) + ".so"))
              for layer in select_layers(arguments.layers, arguments.filter)]
    if not arguments.race_only:
        for layer, library in layers:
            compile_all(arguments, layer, library)
    if arguments.compile_only:
        return 0
    print(f"{'layer':36s} {'searched us':>12s} {'generic':>8s} {'file':>8s} {'copies':>8s}")
    ratios = {"generic": [], "file": []}
    tables = []
    for layer, library in layers:
        means, spread = race(arguments, library)
        tables.append(layer.table)
        for way, values in ratios.items():
            values.append(means[way] / means["searched"])
        print(f"{layer.model + ' ' + layer.layer:36s} {means['searched']:12.1f} {ratios['generic'][-1]:8.3f} "
              f"{ratios['file'][-1]:8.3f} {spread:8.3f}", flush=True)
    for table in [*dict.fromkeys(tables), ""]:
        generic, measured = (statistics.geometric_mean(value for value, name in zip(values, tables) if table in ("", name))
                             for values in ratios.values())
        share = f"; {(generic - measured) / (generic - 1):.2f} of the gain" if generic > 1 else ""
        print(f"{'geometric mean ' + table:49s} {generic:8.3f} {measured:8.3f}{share}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
