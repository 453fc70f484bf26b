# ===- shared_integers.py - Products of f32 by integers for two targets ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes a model of products of f32 by integers of 16 bits, and of one that has few rows.

    shared_integers.py > model.mlir
"""

import numpy

rng = numpy.random.default_rng(7)


def constant(name, *shape):
    values = rng.standard_normal(shape, numpy.float32)
    extents = "x".join(map(str, shape))
    return f'%{name} = arith.constant dense<"0x{values.tobytes().hex()}"> : tensor<{extents}xf32>'


def conv(name, weights, result, algorithm):
    return f"""
  %e{name} = tensor.empty() : {result}
  %f{name} = linalg.fill ins(%zero : f32) outs(%e{name} : {result}) -> {result}
  %{name} = linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}"}}
      ins(%x, %w{name} : tensor<1x14x14x64xf32>, {weights}) outs(%f{name} : {result}) -> {result}"""


print(f"""
func.func @main(%x: tensor<1x14x14x64xf32>, %y: tensor<3x256xf32>)
    -> (tensor<1x14x14x80xf32>, tensor<1x12x12x48xf32>, tensor<1x12x12x33xf32>, tensor<3x100xf32>) {{
  %zero = arith.constant 0.0 : f32
  {constant("wpointwise", 1, 1, 64, 80)}
  {constant("wwindows", 3, 3, 64, 48)}
  {constant("wtiles", 3, 3, 64, 33)}
  {constant("wrows", 256, 100)}
  {conv("pointwise", "tensor<1x1x64x80xf32>", "tensor<1x14x14x80xf32>", "int16")}
  {conv("windows", "tensor<3x3x64x48xf32>", "tensor<1x12x12x48xf32>", "int16")}
  {conv("tiles", "tensor<3x3x64x33xf32>", "tensor<1x12x12x33xf32>", "winograd_int16_f2")}
  %e = tensor.empty() : tensor<3x100xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x100xf32>) -> tensor<3x100xf32>
  %rows = linalg.matmul ins(%y, %wrows : tensor<3x256xf32>, tensor<256x100xf32>)
      outs(%f : tensor<3x100xf32>) -> tensor<3x100xf32>
  return %pointwise, %windows, %tiles, %rows
      : tensor<1x14x14x80xf32>, tensor<1x12x12x48xf32>, tensor<1x12x12x33xf32>, tensor<3x100xf32>
}}""")
