#!/usr/bin/python3
# ===- compare.py - Searched plans against the cost model's and others' ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times plans that search.py found in one interleaved run with the cost model's and with other libraries.

    bench/planner/search.py --layers=resnet18 --record=resnet18.plans
    bench/planner/compare.py resnet18.plans --layers=resnet18
    bench/planner/compare.py gemm.plans --layers=genvolution_gemm --without-prefetch
    bench/planner/compare.py resnet18.plans --layers=resnet18 --machine=my.json    the cost model with this machine, too
    bench/planner/compare.py resnet18.plans --layers=resnet18 --integers=resnet18.int16.plans
                          the layer by products of integers of 16 bits, too, with the plans of search.py --form=integers

Contestants are the layer compiled by the record, by the cost model, and as an im2col whose product this compiler makes;
oneDNN's direct convolution; and an im2col with the product of oneDNN and of OpenBLAS. All have NHWC images but for one
more of oneDNN's, which chooses the layout of image and output itself and is in no other column. Layers that the record
does not have are compiled by the cost model. --without-prefetch adds the record's plans with all prefetches off.
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
from lib.layers import DIRECT, INTEGERS, ROOT, Compiler, select_layers  # noqa: E402 (the folder above)

ISA = {"x86-64-avx512": "avx512", "x86-64-avx2": "avx2"}
PEERS = ["onednn", "onednn-any", "onednn-matmul", "onednn-im2col", "openblas", "openblas-im2col"]
# What computes a layer as a product. A 1x1 layer is one of its own accord.
PRODUCTS = ["im2col", "onednn-matmul", "onednn-im2col", "openblas", "openblas-im2col"]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record")
    parser.add_argument("--layers", required=True, help="tables, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--target", default="host")
    parser.add_argument("--machine", metavar="JSON", help="compile by the cost model for this machine, too")
    parser.add_argument("--integers", metavar="RECORD", help="plans of products by integers")
    parser.add_argument("--without-prefetch", action="store_true")
    parser.add_argument("--compile-only", action="store_true", help="to time later, when nothing else runs")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--looks", type=int, default=3)
    parser.add_argument("--ms", type=float, default=5, help="each contestant's share of a round")
    parser.add_argument("--json", metavar="FILE", default="")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def without_prefetch(record):
    """A record with the same plans but for their prefetches."""
    with open(record, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"(prefetch_\w+ = )true", r"\1false", text)
    text = re.sub(r"(prefetch_\w+ = )\d+", r"\g<1>0", text)
    path = record + ".no-prefetch"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def compile_all(arguments, layers):
    """The directory of each contestant's libraries, by name."""
    forms = {"searched": ("convolution", [f"--tuning-record={arguments.record}"])}
    forms["model"] = ("convolution", [])
    if arguments.machine:
        forms["machine"] = ("convolution", [f"--machine={arguments.machine}"])
    if arguments.without_prefetch:
        forms["no-prefetch"] = ("convolution", [f"--tuning-record={without_prefetch(arguments.record)}"])
    if arguments.integers:
        forms["integers"] = ("integers", [f"--tuning-record={arguments.integers}"])
    forms["im2col"] = ("im2col", [])
    directories = {}
    for name, (form, options) in forms.items():
        # All layers or none: the program wants each layer of each contestant.
        if form == "im2col" and any(layer.groups != 1 for layer in layers):
            continue
        error = INTEGERS if form == "integers" else DIRECT
        compiler = Compiler(arguments.build, arguments.target, form, [*error, *options], name="compare-" + name)
        record = {"searched": arguments.record, "no-prefetch": arguments.record, "integers": arguments.integers}.get(name)
        if record:
            # A record may have changed under its name.
            with open(record, "rb") as file:
                compiler.version.update(file.read())
        errors = compiler.compile_all(layers, 1)
        if errors:
            sys.exit("\n".join(f"error: {error}" for error in errors))
        directories[name] = compiler.directory
    return directories


def time_all(arguments, layers, directories):
    path = arguments.json or os.path.join(tempfile.mkdtemp(), "compare.json")
    tables = list(dict.fromkeys(layer.table for layer in layers))
    names = "|".join(re.escape(f"{layer.table}/{layer.model}/{layer.layer}") for layer in layers)
    command = [os.path.join(arguments.build, "bin/nnprim-bench-conv"), f"--rounds={arguments.rounds}",
               f"--looks={min(arguments.looks, arguments.rounds)}", f"--ms={arguments.ms}", f"--json={path}",
               f"--tables={os.path.join(ROOT, 'bench/layers')}", f"--peers={','.join(PEERS)}",
               f"--layers={','.join(tables)}", f"--filter=^({names})$"]
    command += [f"--libraries={name}={directory}" for name, directory in directories.items()]
    command += [f"--isa={ISA[arguments.target]}"] if arguments.target in ISA else []
    result = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if result.returncode != 0:
        sys.exit(result.returncode)
    with open(path, encoding="utf-8") as file:
        return json.load(file)["layers"]


def best(layer, names):
    """The contestant that is the fastest by its time over the searched plan's in the same rounds, and that."""
    contestants = layer["contestants"]
    present = [name for name in names if name in contestants]
    fastest = min(present, key=lambda name: contestants[name]["our_ratio"], default=None)
    return (fastest, contestants[fastest]["our_ratio"]) if fastest else None


def main():
    arguments = parse()
    layers = select_layers(arguments.layers, arguments.filter)
    directories = compile_all(arguments, layers)
    if arguments.compile_only:
        return 0
    columns = {name: [name] for name in ("model", "machine", "no-prefetch", "integers") if name in directories}
    columns.update({"oneDNN direct": ["onednn"], "product": PRODUCTS, "better": ["onednn", *PRODUCTS],
                    "oneDNN's layout": ["onednn-any"]})
    ratios = {column: [] for column in columns}
    faster = {column: [] for column in columns}
    print("times over that of the searched plan")
    print(f"{'layer':36s} {'us':>9s} " + " ".join(f"{column:>15s}" for column in columns))
    for layer in time_all(arguments, layers, directories):
        cells = []
        for column, names in columns.items():
            found = best(layer, names)
            if found:
                ratios[column].append(found[1])
                # The faster of f32 and integers is what a record of algorithms would choose.
                faster[column].append(found[1] / min(1.0, (best(layer, ["integers"]) or (None, 1.0))[1]))
            cells.append(f"{found[1]:15.3f}" if found else 15 * " ")
        fastest = best(layer, PRODUCTS)
        print(f"{layer['model'] + ' ' + layer['layer']:36s} {1e3 * layer['contestants']['searched']['ms']['median']:9.1f} "
              + " ".join(cells) + (f"  {fastest[0]}" if fastest else ""))
    for title, function in (("geometric mean", statistics.geometric_mean), ("least", min), ("most", max)):
        print(f"{title:46s} " + " ".join(f"{function(values):15.3f}" if values else 15 * " " for values in ratios.values()))
    if arguments.integers:
        print("times over that of the faster of the searched plans, of f32 or of integers")
        for title, function in (("geometric mean", statistics.geometric_mean), ("least", min), ("most", max)):
            print(f"{title:46s} "
                  + " ".join(f"{function(values):15.3f}" if values else 15 * " " for values in faster.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
