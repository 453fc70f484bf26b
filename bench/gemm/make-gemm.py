#!/usr/bin/python3
# ===- make-gemm.py - Write a matrix product with constant weights as MLIR -----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""make-gemm.py M N K > gemm.mlir: C = A * B with A an argument and B a resource blob.

B[k][n] = ((7 k + 3 n) mod 11 - 5) / 8, which gemm.cpp knows too.
"""

import struct
import sys

MODULE = """func.func @main(%a: tensor<{m}x{k}xf32> {{nnprim.name = "a"}}) -> (tensor<{m}x{n}xf32> {{nnprim.name = "c"}}) {{
  %b = arith.constant dense_resource<b> : tensor<{k}x{n}xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<{m}x{n}xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  %c = linalg.matmul ins(%a, %b : tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>)
                     outs(%init : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  return %c : tensor<{m}x{n}xf32>
}}
{{-# dialect_resources: {{ builtin: {{ b: "0x04000000{blob}" }} }} #-}}
"""


def main():
    m, n, k = map(int, sys.argv[1:])
    values = (((7 * row + 3 * column) % 11 - 5) / 8 for row in range(k) for column in range(n))
    blob = b"".join(struct.pack("<f", value) for value in values)
    sys.stdout.write(MODULE.format(m=m, n=n, k=k, blob=blob.hex().upper()))


if __name__ == "__main__":
    main()
