#!/usr/bin/python3
# ===- int8_depthwise.py - Depthwise layers of bytes against those of f32 ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times the layers of mobilenet_depthwise.csv on bytes and on f32, one thread, in turns.

    bench/int8_depthwise.py [--target=host] [--filter=dw5x5] [--rounds=3]

Bytes are unsigned by signed ones, with a bias, a scale for each channel and requantization to unsigned bytes; f32 has a
bias and a ReLU. Printed are medians of `nnprim-run --repeat` in µs and f32's over that of bytes; at the end the geometric
mean and the least.
"""

import argparse
import collections
import csv
import json
import math
import os
import re
import statistics
import subprocess
import sys

import numpy as np

from lib.int8_layers import REQUANTIZE, literal
from lib.layers import ROOT

PARALLEL = '["parallel", "parallel", "parallel", "parallel"]'
Layer = collections.namedtuple("Layer", ["name", "source", "padded", "filter", "result", "pad", "stride"])


def read_layers(pattern):
    with open(os.path.join(ROOT, "bench/layers/mobilenet_depthwise.csv"), encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if re.search(pattern, f"{row['model']}/{row['layer']}")]
    for row in rows:
        h, w, c, k, stride, pad = (int(row[name]) for name in ("h", "w", "c", "r", "stride", "pad_top"))
        result = tuple((extent + 2 * pad - k) // stride + 1 for extent in (h, w))
        yield Layer(f"{row['model']}/{row['layer']}", (1, h, w, c), (1, h + 2 * pad, w + 2 * pad, c), (k, k, c),
                    (1, *result, c), pad, stride)


def tensor(shape, element):
    return f"tensor<{'x'.join(map(str, shape))}x{element}>"


def convolution(layer, element, name, operands, types, padding):
    """Padding, and the sums of `name` from zero."""
    sums = tensor(layer.result, "i32" if element == "i8" else "f32")
    zero = "arith.constant 0 : i32" if element == "i8" else "arith.constant 0.0 : f32"
    kind = "i32" if element == "i8" else "f32"
    return f"""  %zero = {zero}
  %padded = tensor.pad %source low[0, {layer.pad}, {layer.pad}, 0] high[0, {layer.pad}, {layer.pad}, 0] {{
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield {padding} : {element}
  }} : {tensor(layer.source, element)} to {tensor(layer.padded, element)}
  %empty = tensor.empty() : {sums}
  %init = linalg.fill ins(%zero : {kind}) outs(%empty : {sums}) -> {sums}
  %product = linalg.{name} {{dilations = dense<1> : tensor<2xi64>, strides = dense<{layer.stride}> : tensor<2xi64>}}
      ins(%padded, %filter{operands} : {tensor(layer.padded, element)}, {tensor(layer.filter, element)}{types})
      outs(%init : {sums}) -> {sums}
"""


def float_module(layer, rng):
    channels = layer.result[-1]
    weights = rng.uniform(-1, 1, layer.filter).astype(np.float32)
    bias = rng.uniform(-1, 1, channels).astype(np.float32)
    source, result = tensor(layer.source, "f32"), tensor(layer.result, "f32")
    return f"""#all = affine_map<(n, h, w, k) -> (n, h, w, k)>
#column = affine_map<(n, h, w, k) -> (k)>
func.func @main(%source: {source}) -> {result} {{
  %filter = arith.constant {literal(weights)} : {tensor(layer.filter, "f32")}
  %bias = arith.constant {literal(bias)} : tensor<{channels}xf32>
{convolution(layer, "f32", "depthwise_conv_2d_nhwc_hwc", "", "", "%zero")}  %space = tensor.empty() : {result}
  %result = linalg.generic {{indexing_maps = [#all, #column, #all], iterator_types = {PARALLEL}}}
      ins(%product, %bias : {result}, tensor<{channels}xf32>) outs(%space : {result}) {{
    ^bb0(%acc: f32, %b: f32, %o: f32):
      %sum = arith.addf %acc, %b : f32
      %y = arith.maximumf %sum, %zero : f32
      linalg.yield %y : f32
  }} -> {result}
  return %result : {result}
}}
"""


def byte_module(layer, rng):
    """The zero point 0 of unsigned bytes is −128 of the signed ones of linalg's operations."""
    channels = layer.result[-1]
    weights = rng.integers(-127, 128, layer.filter).astype(np.int8)
    bias = rng.integers(-100, 100, channels).astype(np.int32)
    scale = rng.uniform(0.01, 0.05, channels).astype(np.float32)
    source, result, sums = tensor(layer.source, "i8"), tensor(layer.result, "i8"), tensor(layer.result, "i32")
    return f"""#all = affine_map<(n, h, w, k) -> (n, h, w, k)>
#column = affine_map<(n, h, w, k) -> (k)>
func.func @main(%input: {source}) -> {result} {{
  %least = arith.constant -128 : i8
  %zp = arith.constant -128 : i32
  %filter = arith.constant {literal(weights)} : {tensor(layer.filter, "i8")}
  %bias = arith.constant {literal(bias)} : tensor<{channels}xi32>
  %scale = arith.constant {literal(scale)} : tensor<{channels}xf32>
  %signed = tensor.empty() : {source}
  %source = linalg.generic {{indexing_maps = [#all, #all], iterator_types = {PARALLEL}}}
      ins(%input : {source}) outs(%signed : {source}) {{
    ^bb0(%in: i8, %o: i8):
      %flipped = arith.xori %in, %least : i8
      linalg.yield %flipped : i8
  }} -> {source}
{convolution(layer, "i8", "depthwise_conv_2d_nhwc_hwc_q", ", %zp, %zero", ", i32, i32", "%least")}
  %space = tensor.empty() : {result}
  %result = linalg.generic {{indexing_maps = [#all, #column, #column, #all], iterator_types = {PARALLEL}}}
      ins(%product, %bias, %scale : {sums}, tensor<{channels}xi32>, tensor<{channels}xf32>) outs(%space : {result}) {{
    ^bb0(%acc: i32, %b: i32, %s: f32, %o: i8):
    %sum = arith.addi %acc, %b : i32
{REQUANTIZE}    linalg.yield %out : i8
  }} -> {result}
  return %result : {result}
}}
"""


def compile_module(arguments, text, path):
    with open(path + ".mlir", "w", encoding="utf-8") as file:
        file.write(text)
    compiler = os.path.join(arguments.build, "bin", "nnprim-compile")
    subprocess.run([compiler, path + ".mlir", "-o", path, f"--target={arguments.target}"], check=True)
    os.remove(path + ".mlir")


def median(arguments, path):
    """Microseconds."""
    command = [os.path.join(arguments.build, "bin", "nnprim-run"), path, f"--repeat={arguments.repeat}", "--json"]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return 1e3 * json.loads(output)["latency_ms"]["median"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--filter", default="", help="a regular expression for MODEL/LAYER")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--repeat", type=int, default=150)
    arguments = parser.parse_args()
    directory = os.path.join(arguments.build, "bench", "int8", "depthwise")
    os.makedirs(directory, exist_ok=True)
    ratios = []
    for layer in read_layers(arguments.filter):
        rng = np.random.default_rng(0)
        paths = [os.path.join(directory, kind + ".so") for kind in ("float", "bytes")]
        for path, make in zip(paths, (float_module, byte_module)):
            compile_module(arguments, make(layer, rng), path)
        rounds = [[median(arguments, path) for path in paths] for _ in range(arguments.rounds)]
        times = [statistics.median(column) for column in zip(*rounds)]
        ratios.append(times[0] / times[1])
        print(f"{layer.name:<36} f32 {times[0]:>8.1f} µs, bytes {times[1]:>8.1f} µs, {ratios[-1]:.2f}", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"all: f32 over bytes {mean:.3f}, least {min(ratios):.2f}, {len(ratios)} layers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
