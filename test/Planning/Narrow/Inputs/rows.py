# ===- rows.py - Dense layers of one row ----------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes pairs of dense layers of one row: of Gaussian weights, the first one also with an outlier in each column."""

import numpy

K, N = 1024, 300
rng = numpy.random.default_rng(3)


def dense(name, x, weights):
    return f"""
  %w{name} = arith.constant dense<"0x{weights.tobytes().hex()}"> : tensor<{K}x{N}xf32>
  %y{name} = linalg.matmul ins({x}, %w{name} : tensor<1x{K}xf32>, tensor<{K}x{N}xf32>)
      outs(%f : tensor<1x{N}xf32>) -> tensor<1x{N}xf32>"""


def layers(name, weights):
    return f"""
func.func @{name}(%x: tensor<1x{K}xf32>) -> tensor<1x{N}xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x{N}xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x{N}xf32>) -> tensor<1x{N}xf32>
  {dense(0, "%x", weights)}
  %padded = tensor.pad %y0 low[0, {K - N}] high[0, 0] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  }} : tensor<1x{N}xf32> to tensor<1x{K}xf32>
  {dense(1, "%padded", gaussian)}
  return %y1 : tensor<1x{N}xf32>
}}"""


gaussian = rng.standard_normal((K, N), numpy.float32)
outliers = gaussian.copy()
outliers[7 * numpy.arange(N) % K, numpy.arange(N)] = 1000
print(layers("gaussian", gaussian), layers("outliers", outliers))
