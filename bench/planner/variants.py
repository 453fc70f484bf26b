#!/usr/bin/python3
# ===- variants.py - Variants of the cost model's plan, raced -------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Races variants of the cost model's plan of a layer, which say which decision of it costs how much.

    bench/planner/variants.py --layers=resnet18 --filter='3x3s1_512$' pixels_outermost=false,true prefetch_rhs=0,256
    bench/planner/variants.py --layers=mobilenet_v1_pointwise --filter=1024_7 rows_outermost=false \
        prefetch_next_panel=false,true prefetch_rhs=0,256 mr=7,10
    bench/planner/variants.py … --compile-only     to race later, when nothing else runs: the same with --race-only

All combinations of the values are compiled to one library with two copies of the cost model's plan and run in turns. A
number is the least time over that of the faster copy; what the copies differ by is what a race can tell apart.
Combinations that do not fit the layer, the target or each other are left out, with the compiler's reason. Libraries are
kept in BUILD/bench/variants.
"""

import argparse
import itertools
import json
import os
import re
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import DIRECT, select_layers, source, stem  # noqa: E402 (the folder above)
from lib.races import add_race_options  # noqa: E402

COPIES = ["m0", "m1"]
# The order in which plans are spelt; what is left out there is the default.
ORDER = ["nr", "mr", "kr", "tile_panels", "tile_rows", "tile_columns", "even_columns", "pixels_outermost", "rows_outermost",
         "prefetch_lhs", "prefetch_rhs", "prefetch_level", "prefetch_next_panel", "unroll", "prefetch_output"]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fields", nargs="*", metavar="FIELD=VALUES", help="values separated by commas")
    add_race_options(parser)
    return parser.parse_args()


def run(arguments, program, *options):
    command = [os.path.join(arguments.build, "bin", program), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def vary(plan, changes):
    """The plan with other values of some fields."""
    kind, body = re.match(r"#nnprim\.(\w+)<(.*)>", plan).groups()
    fields = dict(field.split(" = ") for field in body.split(", "))
    fields.update(changes)
    names = sorted(fields, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return f"#nnprim.{kind}<" + ", ".join(f"{name} = {fields[name]}" for name in names) + ">"


def read_model_plan(arguments, model, directory):
    """The line of a record with the cost model's plan, or None if there is nothing to plan."""
    record = os.path.join(directory, "model.record")
    result = run(arguments, "nnprim-tune", "--plans", model, "-o", record, f"--target={arguments.target}", *DIRECT,
                 "--candidates=1", "--seconds=0.001")
    if result.returncode != 0:
        sys.exit(f"error: {result.stderr.strip()}")
    with open(record, encoding="utf-8") as file:
        lines = file.readlines()
    return json.loads(lines[0]) if lines else None


def compile_one(arguments, model, directory, name, line):
    """Compiles a layer by the plan of `line`, or by the cost model; what the compiler objects to, or None."""
    options = [model, "-o", os.path.join(directory, name + ".o"), "--emit=object", f"--name={name}",
               f"--target={arguments.target}", *DIRECT]
    if line:
        record = os.path.join(directory, "variant.record")
        with open(record, "w", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        options.append(f"--tuning-record={record}")
    result = run(arguments, "nnprim-compile", *options)
    return result.stderr.strip() or None


def compile_all(arguments, layer, directory):
    os.makedirs(directory, exist_ok=True)
    model = os.path.join(directory, "layer.mlir")
    with open(model, "w", encoding="utf-8") as file:
        file.writelines(source(layer, "convolution", None))
    line = read_model_plan(arguments, model, directory)
    if line is None:
        return
    names = [field.split("=")[0] for field in arguments.fields]
    values = [field.split("=")[1].split(",") for field in arguments.fields]
    variants = {}
    for copy in COPIES:
        compile_one(arguments, model, directory, copy, None)
    for index, combination in enumerate(itertools.product(*values)):
        name, changes = f"v{index}", dict(zip(names, combination))
        problem = compile_one(arguments, model, directory, name, {**line, "plan": vary(line["plan"], changes)})
        if problem:
            print(f"{layer.layer}: {changes}: {problem.splitlines()[0]}", file=sys.stderr)
        else:
            variants[name] = " ".join(f"{key}={value}" for key, value in changes.items())
    objects = [os.path.join(directory, name + ".o") for name in [*COPIES, *variants]]
    subprocess.run(["cc", "-shared", "-o", os.path.join(directory, "layer.so"), *objects], check=True)
    for path in [*objects, model]:
        os.remove(path)
    with open(os.path.join(directory, "variants.json"), "w", encoding="utf-8") as file:
        json.dump({"plan": line["plan"], "variants": variants}, file)


def race_all(arguments, layer, directory):
    path = os.path.join(directory, "variants.json")
    if not os.path.exists(path):
        print(f"{layer.model} {layer.layer}: no plan to vary")
        return
    with open(path, encoding="utf-8") as file:
        known = json.load(file)
    result = run(arguments, "nnprim-race", f"--rounds={arguments.rounds}", f"--turn={arguments.turn}", "--drop=1.5",
                 os.path.join(directory, "layer.so"), *COPIES, *known["variants"])
    if result.returncode != 0:
        sys.exit(f"error: {result.stderr.strip()}")
    times = {name: float(time) for name, time in re.findall(r"^time (\S+) (\S+)$", result.stdout, re.MULTILINE)}
    copies = [times[name] for name in COPIES]
    print(f"{layer.model} {layer.layer}: {min(copies):.1f} us by {known['plan']}, whose copies differ by "
          f"{100 * (max(copies) / min(copies) - 1):.1f} %")
    for name, text in known["variants"].items():
        print(f"    {times[name] / min(copies):.3f} {text}", flush=True)


def main():
    arguments = parse()
    layers = select_layers(arguments.layers, arguments.filter)
    for layer in layers:
        directory = os.path.join(arguments.build, "bench/variants", f"{arguments.target}-{stem(layer)}")
        if not arguments.race_only:
            compile_all(arguments, layer, directory)
        if not arguments.compile_only:
            race_all(arguments, layer, directory)
    return 0


if __name__ == "__main__":
    sys.exit(main())
