# ===- int8_layers.py - Quantized layers as MLIR --------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The layers of int8.py, and the module of each.

A layer is a convolution of unsigned by signed bytes, NHWC; a matrix product is a 1x1 convolution whose image is one
column of pixels.
"""

import collections
import csv
import os

import numpy as np

from lib.layers import ROOT

Layer = collections.namedtuple("Layer", ["name", "h", "w", "c", "k", "r", "stride", "pads"])

# Tables, and which of their rows belong to a suite.
SUITES = {
    "ngemm": (["ngemm"], lambda row: True),
    "pointwise": (["mobilenet_v1_pointwise", "resnet50_pointwise", "squeezenet1_0"],
                  lambda row: row["r"] == "1" and row["stride"] == "1"),
    "resnet18": (["resnet18"], lambda row: row["r"] == "3"),
}


def read_layer(row):
    if "m" in row:
        m, n, k = (int(row[name]) for name in "mnk")
        return Layer(f"{m}x{n}x{k}", m, 1, k, n, 1, 1, (0, 0, 0, 0))
    pads = tuple(int(row[f"pad_{side}"]) for side in ("top", "left", "bottom", "right"))
    numbers = (int(row[name]) for name in ("h", "w", "c", "k", "r", "stride"))
    return Layer(f"{row['model']}/{row['layer']}", *numbers, pads)


def read_suite(suite):
    tables, belongs = SUITES[suite]
    layers = []
    for table in tables:
        with open(os.path.join(ROOT, "bench/layers", table + ".csv"), encoding="utf-8", newline="") as file:
            layers += [read_layer(row) for row in csv.DictReader(file) if belongs(row)]
    return layers


def output_size(layer):
    """Height and width of the result."""
    return tuple((size + begin + end - layer.r) // layer.stride + 1
                 for size, begin, end in ((layer.h, layer.pads[0], layer.pads[2]),
                                          (layer.w, layer.pads[1], layer.pads[3])))


def literal(array):
    return f'dense<"0x{array.tobytes().hex().upper()}">'


# Sums to unsigned bytes.
REQUANTIZE = """    %f = arith.sitofp %sum : i32 to f32
    %scaled = arith.mulf %f, %s : f32
    %rounded = math.roundeven %scaled : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %bounded = arith.maximumf %rounded, %low : f32
    %most = arith.minimumf %bounded, %high : f32
    %out = arith.fptoui %most : f32 to i8
"""


def module(layer, most, element):
    """The module of a layer: weights up to `most` in magnitude, results of bytes ("u8") or sums ("s32")."""
    rng = np.random.default_rng(0)
    height, width = output_size(layer)
    shape = (layer.r, layer.r, layer.c, layer.k)
    weights = rng.integers(-most, most + 1, shape).astype(np.int8)
    bias, scale = np.full(layer.k, 100, np.int32), rng.uniform(0.5e-3, 1e-3, layer.k).astype(np.float32)
    bias[0] = 99
    source = f"tensor<1x{layer.h}x{layer.w}x{layer.c}xi8>"
    top, left, bottom, right = layer.pads
    padded = f"tensor<1x{layer.h + top + bottom}x{layer.w + left + right}x{layer.c}xi8>"
    filters = f"tensor<{layer.r}x{layer.r}x{layer.c}x{layer.k}xi8>"
    sums, out = (f"tensor<1x{height}x{width}x{layer.k}x{name}>" for name in ("i32", "i8" if element == "u8" else "i32"))
    pad = "" if source == padded else f"""  %padded = tensor.pad %signed low[0, {top}, {left}, 0] high[0, {bottom}, {right}, 0] {{
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %least : i8
  }} : {source} to {padded}
"""
    # A zero point of 0 is −128 for the signed bytes of linalg's operations.
    return f"""#all = affine_map<(n, h, w, k) -> (n, h, w, k)>
#column = affine_map<(n, h, w, k) -> (k)>
func.func @main(%input: {source}) -> {out} {{
  %least = arith.constant -128 : i8
  %zp = arith.constant -128 : i32
  %zero = arith.constant 0 : i32
  %filter = arith.constant {literal(weights)} : {filters}
  %bias = arith.constant {literal(bias)} : tensor<{layer.k}xi32>
  %scale = arith.constant {literal(scale)} : tensor<{layer.k}xf32>
  %space = tensor.empty() : {source}
  %signed = linalg.generic {{indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%input : {source}) outs(%space : {source}) {{
    ^bb0(%in: i8, %o: i8):
      %flipped = arith.xori %in, %least : i8
      linalg.yield %flipped : i8
  }} -> {source}
{pad}  %empty = tensor.empty() : {sums}
  %init = linalg.fill ins(%zero : i32) outs(%empty : {sums}) -> {sums}
  %product = linalg.conv_2d_nhwc_hwcf_q {{dilations = dense<1> : tensor<2xi64>, strides = dense<{layer.stride}> : tensor<2xi64>}}
      ins({"%padded" if pad else "%signed"}, %filter, %zp, %zero : {padded}, {filters}, i32, i32) outs(%init : {sums}) -> {sums}
  %results = tensor.empty() : {out}
  %result = linalg.generic {{indexing_maps = [#all, #column, #column, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%product, %bias, %scale : {sums}, tensor<{layer.k}xi32>, tensor<{layer.k}xf32>) outs(%results : {out}) {{
    ^bb0(%acc: i32, %b: i32, %s: f32, %o: {"i8" if element == "u8" else "i32"}):
    %sum = arith.addi %acc, %b : i32
{REQUANTIZE if element == "u8" else ""}    linalg.yield {"%out : i8" if element == "u8" else "%sum : i32"}
  }} -> {out}
  return %result : {out}
}}
"""
