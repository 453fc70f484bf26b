#!/usr/bin/python3
# ===- layers.py - Compile the layers of the tables, one library each -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Layers of bench/layers/*.csv as MLIR, and compiled by nnprim-compile.

A layer becomes a module whose @main is one convolution of an argument by a
resource blob: NHWC, no bias, no activation. `--form=im2col` writes what the
convolution would be without an indirection: the matrix of patches, then a
product. Libraries are kept in BUILD/bench/libraries/ and written again only when
the compiler, this file or the options changed.
"""

import argparse
import collections
import concurrent.futures
import csv
import glob
import hashlib
import os
import re
import subprocess
import sys

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NUMBERS = ["n", "h", "w", "c", "k", "r", "s", "stride", "dilation", "pad_top", "pad_left", "pad_bottom", "pad_right",
           "groups"]
Layer = collections.namedtuple("Layer", ["table", "model", "layer", *NUMBERS])


def read_tables(tables):
    """The layers of the named tables; a table without an image (a GEMM's) is none."""
    layers = []
    for table in tables:
        with open(os.path.join(ROOT, "bench/layers", table + ".csv"), encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                layers.append(Layer(table, row["model"], row["layer"], *(int(row[number]) for number in NUMBERS)))
    return layers


def all_tables():
    """The tables of convolutions."""
    def is_convolution(path):
        with open(path, encoding="utf-8") as file:
            return "pad_top" in file.readline()

    paths = sorted(glob.glob(os.path.join(ROOT, "bench/layers/*.csv")))
    return [os.path.basename(path)[:-4] for path in paths if is_convolution(path)]


def stem(layer):
    return re.sub(r"[^A-Za-z0-9]", "_", f"{layer.table}-{layer.model}-{layer.layer}")


def tensor(*shape):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + "f32>"


def weights(count):
    """The same numbers as Problem.cpp: multiples of 1/512 in [-1/4, 1/4)."""
    hashed = np.arange(count, dtype=np.uint32) * np.uint32(2654435761)
    return (((hashed >> np.uint32(24)).astype(np.int32) - 128) / 512).astype("<f4")


def output_size(layer):
    def extent(size, taps, begin, end):
        return (size + begin + end - layer.dilation * (taps - 1) - 1) // layer.stride + 1

    return (extent(layer.h, layer.r, layer.pad_top, layer.pad_bottom),
            extent(layer.w, layer.s, layer.pad_left, layer.pad_right))


def padded(layer):
    """Lines that pad %input, the result's name and its type."""
    pads = (layer.pad_top, layer.pad_left, layer.pad_bottom, layer.pad_right)
    source = tensor(layer.n, layer.h, layer.w, layer.c)
    if not any(pads):
        return "", "%input", source
    result = tensor(layer.n, layer.h + pads[0] + pads[2], layer.w + pads[1] + pads[3], layer.c)
    lines = (f"  %padded = tensor.pad %input low[0, {pads[0]}, {pads[1]}, 0] high[0, {pads[2]}, {pads[3]}, 0] {{\n"
             f"  ^bb0(%a: index, %b: index, %c: index, %d: index):\n    tensor.yield %zero : f32\n"
             f"  }} : {source} to {result}\n")
    return lines, "%padded", result


def zeros(result):
    return (f"  %empty = tensor.empty() : {result}\n"
            f"  %init = linalg.fill ins(%zero : f32) outs(%empty : {result}) -> {result}\n")


def convolution(layer, _):
    """The convolution as a named op, and its filter's shape."""
    if layer.groups == 1:
        op, shape = "linalg.conv_2d_nhwc_hwcf", (layer.r, layer.s, layer.c, layer.k)
    elif layer.groups == layer.c == layer.k:
        op, shape = "linalg.depthwise_conv_2d_nhwc_hwc", (layer.r, layer.s, layer.c)
    else:
        sys.exit(f"error: {layer.model} {layer.layer}: {layer.groups} groups of {layer.c} channels are not supported")
    pad, source, source_type = padded(layer)
    result = tensor(layer.n, *output_size(layer), layer.k)
    attributes = ", ".join(f"{name} = dense<{value}> : tensor<2xi64>"
                           for name, value in (("dilations", layer.dilation), ("strides", layer.stride)))
    return shape, (f"{pad}{zeros(result)}  %result = {op} {{{attributes}}}\n"
                   f"    ins({source}, %filter : {source_type}, {tensor(*shape)})\n"
                   f"    outs(%init : {result}) -> {result}\n")


FORMS = {"convolution": convolution}


def module(layer, form):
    """(text before the weights, text after them): the blob itself is large."""
    shape, body = FORMS[form](layer, form)
    result = tensor(layer.n, *output_size(layer), layer.k)
    head = (f'func.func @main(%input: {tensor(layer.n, layer.h, layer.w, layer.c)} {{nnprim.name = "input"}})\n'
            f'    -> ({result} {{nnprim.name = "output"}}) {{\n'
            f"  %zero = arith.constant 0.0 : f32\n"
            f"  %filter = arith.constant dense_resource<filter> : {tensor(*shape)}\n"
            f"{body}  return %result : {result}\n}}\n"
            '{-# dialect_resources: { builtin: { filter: "0x04000000')
    return head, weights(int(np.prod(shape))).tobytes().hex().upper() + '" } } #-}\n'


class Compiler:
    """nnprim-compile with a cache of what it wrote."""

    def __init__(self, build, target="host", form="convolution", options=()):
        self.program = os.path.join(build, "bin/nnprim-compile")
        self.form, self.options = form, ["--emit=shared", f"--target={target}", *options]
        self.directory = os.path.join(build, "bench/libraries", f"{target}-{form}")
        os.makedirs(self.directory, exist_ok=True)
        with open(self.program, "rb") as program, open(__file__, "rb") as script:
            self.version = hashlib.sha256(program.read() + script.read()).hexdigest()

    def compile(self, layer):
        """Compiles one layer if need be; returns an error or None."""
        path = os.path.join(self.directory, stem(layer))
        key = "\n".join([self.version, *self.options, *map(str, layer)])
        if os.path.exists(path + ".so") and os.path.exists(path + ".key"):
            with open(path + ".key", encoding="utf-8") as file:
                if file.read() == key:
                    return None
        with open(path + ".mlir", "w", encoding="utf-8") as file:
            file.writelines(module(layer, self.form))
        # Politely: somebody may be timing on the other core.
        result = subprocess.run(["nice", self.program, path + ".mlir", "-o", path + ".so", *self.options],
                                capture_output=True, text=True, check=False)
        os.remove(path + ".mlir")
        if result.returncode != 0:
            return f"{layer.model} {layer.layer}: {result.stderr.strip()}"
        with open(path + ".key", "w", encoding="utf-8") as file:
            file.write(key)
        return None

    def compile_all(self, layers, jobs):
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            return [error for error in pool.map(self.compile, layers) if error]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", help="tables, separated by commas (default: all of convolutions)")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--form", default="convolution", choices=FORMS)
    parser.add_argument("--print", action="store_true", help="write the modules to stdout, without weights")
    parser.add_argument("options", nargs="*", metavar="-- OPTION", help="options for nnprim-compile")
    arguments = parser.parse_args()
    tables = arguments.layers.split(",") if arguments.layers else all_tables()
    layers = [layer for layer in read_tables(tables)
              if re.search(arguments.filter, f"{layer.table}/{layer.model}/{layer.layer}")]
    if arguments.print:
        for layer in layers:
            print(module(layer, arguments.form)[0] + '" } } #-}\n')
        return 0
    compiler = Compiler(arguments.build, arguments.target, arguments.form, arguments.options)
    errors = compiler.compile_all(layers, os.cpu_count())
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
