# ===- layers.py - Compile the layers of the tables, one library each -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Layers of bench/layers/*.csv as MLIR, and compiled by nnprim-compile.

A layer becomes a module whose @main is one convolution of an argument by a
resource blob, in one of the forms of forms.py. Libraries are kept in
BUILD/bench/libraries/ and written again only when the compiler, these files or
the options changed. bench/compile_layers.py is the same as a program.
"""

import collections
import concurrent.futures
import csv
import glob
import hashlib
import os
import re
import subprocess
import sys

from lib.forms import module, output_size

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NUMBERS = ["n", "h", "w", "c", "k", "r", "s", "stride", "dilation", "pad_top", "pad_left", "pad_bottom", "pad_right",
           "groups"]
Layer = collections.namedtuple("Layer", ["table", "model", "layer", *NUMBERS])


def read_tables(tables):
    """The layers of the named tables, except those without an image (GEMMs)."""
    layers = []
    for table in tables:
        with open(os.path.join(ROOT, "bench/layers", table + ".csv"), encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                layers.append(Layer(table, row["model"], row["layer"], *(int(row[number]) for number in NUMBERS)))
    return layers


def select_layers(tables, pattern):
    """The layers of tables, separated by commas, whose table/model/layer has a match; ends the program without one."""
    layers = [layer for layer in read_tables(tables.split(","))
              if re.search(pattern, f"{layer.table}/{layer.model}/{layer.layer}")]
    if not layers:
        sys.exit("error: no layer matches")
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


def flops(layer):
    height, width = output_size(layer)
    return 2 * layer.n * height * width * layer.k * layer.r * layer.s * layer.c // layer.groups


def source(layer, form, panel):
    """The module as text, in parts, because weights are large."""
    text, weights = module(layer, form, panel)
    return [text, '{-# dialect_resources: { builtin: { filter: "0x04000000', weights.tobytes().hex().upper(),
            '" } } #-}\n']


# For direct convolutions only: an error that no transform meets.
DIRECT = ["--max-error=1e-12"]
# For products of integers, which have to be requested.
INTEGERS = ["--max-error=1e-4"]


class Compiler:
    """Runs nnprim-compile and keeps the libraries that it wrote."""

    def __init__(self, build, target="host", form="convolution", options=(), emit="shared", name=None):
        self.program, self.optimizer = (os.path.join(build, "bin", name) for name in ("nnprim-compile", "nnprim-opt"))
        self.target, self.form = target, form
        self.suffix = {"shared": ".so", "mlir": ".mlir"}[emit]
        self.options = [f"--target={target}", f"--emit={emit}", *options]
        self.directory = os.path.join(build, "bench/libraries", f"{target}-{name or form}")
        os.makedirs(self.directory, exist_ok=True)
        self.version = hashlib.sha256()
        for path in (self.program, __file__, sys.modules["lib.forms"].__file__):
            with open(path, "rb") as file:
                self.version.update(file.read())

    def panel(self, layer):
        """Columns of a packed panel, as the compiler chooses them for the layer's product."""
        text, _ = module(layer, "gemm", None, argument=True)
        result = subprocess.run([self.optimizer, f"--nnprim-graph=target={self.target}"], input=text,
                                capture_output=True, text=True, check=True)
        return int(re.search(r"nnprim.pack .*-> tensor<\d+x\d+x(\d+)x", result.stdout).group(1))

    def path(self, layer):
        return os.path.join(self.directory, stem(layer) + self.suffix)

    def source(self, layer, panel):
        """The source to compile."""
        return source(layer, self.form, panel)

    def compile(self, layer):
        """Compiles one layer if need be; returns an error or None."""
        path = self.path(layer)
        key = "\n".join([self.version.hexdigest(), *self.options, *map(str, layer)])
        if os.path.exists(path) and os.path.exists(path + ".key"):
            with open(path + ".key", encoding="utf-8") as file:
                if file.read() == key:
                    return None
        panel = self.panel(layer) if self.form == "indirect" else None
        with open(path + ".source.mlir", "w", encoding="utf-8") as file:
            file.writelines(self.source(layer, panel))
        # Politely: somebody may be timing on the other core.
        result = subprocess.run(["nice", self.program, path + ".source.mlir", "-o", path, *self.options],
                                capture_output=True, text=True, check=False)
        os.remove(path + ".source.mlir")
        if result.returncode != 0:
            return f"{layer.model} {layer.layer}: {result.stderr.strip()}"
        with open(path + ".key", "w", encoding="utf-8") as file:
            file.write(key)
        return None

    def compile_all(self, layers, jobs):
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            return [error for error in pool.map(self.compile, layers) if error]
