#!/usr/bin/python3
# ===- accuracy.py - Errors of convolutions by each algorithm -------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Measures compiled convolutions against sums in double precision.

    bench/accuracy.py [--build=build] [--target=host] [--filter=REGEX]

Images and filters are Gaussian. Printed are the largest error and the root of
the mean square one, both relative to the largest output, as a table for
docs/primitives/tuple_gemm.md.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

from forms import module
from layers import ROOT, read_tables

LAYERS = ("vgg/56x56_256_256_3x3|resnet152/(56x56_64|28x28_128|14x14_256|7x7_512).*|alexnet/conv2|squeezenet1_0/3x3_16_64_54"
          "|inception_v4/35x35_64_96_3x3")
TABLES = ["genvolution", "fast_convolution", "squeezenet1_0"]
ALGORITHMS = ["direct", "winograd_f2", "winograd_f3", "winograd_f4", "winograd_f6", "winograd1d_f2", "winograd1d_f4",
              "winograd1d_f6", "winograd1d_f8"]


def algorithms(layer):
    """Those with a documented error."""
    def alpha(name):
        return int(name.split("_f")[1]) + layer.r - 1

    return [name for name in ALGORITHMS
            if name == "direct" or alpha(name) <= (10 if name.startswith("winograd1d") else 8)]


def title(name):
    """F(m, r), and "lines" for sums of one-dimensional ones."""
    kind, size = name.split("_f")
    return f"F({size}, r)" + (" lines" if kind == "winograd1d" else "")


def write_module(layer, algorithm, filters, path):
    text, _ = module(layer, "convolution", None)
    text = text.replace("linalg.conv_2d_nhwc_hwcf {", f'linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}", ')
    with open(path, "w", encoding="utf-8") as file:
        file.writelines([text, '{-# dialect_resources: { builtin: { filter: "0x04000000', filters.tobytes().hex().upper(),
                         '" } } #-}\n'])


def run(arguments, directory, layer, algorithm, filters, options):
    """The layer's output."""
    source, library = os.path.join(directory, "layer.mlir"), os.path.join(directory, "layer.so")
    write_module(layer, algorithm, filters, source)
    bin_directory = os.path.join(arguments.build, "bin")
    subprocess.run([os.path.join(bin_directory, "nnprim-compile"), source, "-o", library, *options], check=True)
    results = tempfile.mkdtemp(dir=directory)
    runner = os.path.join(bin_directory, "nnprim-run")
    described = subprocess.run([runner, library], check=True, capture_output=True, text=True).stdout
    name = re.search(r"input\s+(\w+):", described).group(1)
    subprocess.run([runner, library, f"--input={name}={os.path.join(directory, 'image.npy')}",
                    f"--output-dir={results}"], check=True, stdout=subprocess.DEVNULL)
    return np.load(os.path.join(results, os.listdir(results)[0])).astype(np.float64)


def measure(arguments, layer):
    """{algorithm: (largest error, root of the mean square)}."""
    rng = np.random.default_rng(1)
    filters = rng.standard_normal(layer.r * layer.s * layer.c * layer.k).astype("<f4")
    errors = {}
    with tempfile.TemporaryDirectory() as directory:
        shape = (layer.n, layer.h, layer.w, layer.c)
        np.save(os.path.join(directory, "image.npy"), rng.standard_normal(shape).astype("<f4"))
        exact = run(arguments, directory, layer, "direct", filters, ["--reference"])
        scale = np.abs(exact).max()
        for algorithm in algorithms(layer):
            result = run(arguments, directory, layer, algorithm, filters, [f"--target={arguments.target}"])
            difference = np.abs(result - exact) / scale
            errors[algorithm] = difference.max(), np.sqrt((difference**2).mean())
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--filter", default=LAYERS, help="a regular expression for MODEL/LAYER")
    arguments = parser.parse_args()
    layers = [layer for layer in read_tables(TABLES) if re.fullmatch(arguments.filter, f"{layer.model}/{layer.layer}")]
    if not layers:
        sys.exit("error: no layer matches")
    print("| layer | " + " | ".join(["direct"] + [title(name) for name in ALGORITHMS[1:]]) + " |")
    print("|---" * (len(ALGORITHMS) + 1) + "|")
    for layer in layers:
        errors = measure(arguments, layer)
        cells = [f"{errors[name][0]:.1e} ({errors[name][1]:.1e})" if name in errors else "" for name in ALGORITHMS]
        print(f"| {layer.h}×{layer.w}×{layer.c}, {layer.k} filters {layer.r}×{layer.s} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
