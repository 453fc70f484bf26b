# ===- large_weights.py - A model with 17 MiB of weights ------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes a module with a product whose matrix has W[k][n] = (k + 3 n) % 7 to the file of the argument."""

import struct
import sys

N = 2112


def main():
    rows = {}
    for k in range(7):
        rows[k] = struct.pack(f"<{N}f", *((k + 3 * n) % 7 for n in range(N))).hex().upper()
    text = "".join(rows[k % 7] for k in range(N))
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(
            f"""func.func @main(%x: tensor<2x{N}xf32>) -> tensor<2x{N}xf32> {{
  %w = arith.constant dense_resource<w> : tensor<{N}x{N}xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x{N}xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x{N}xf32>) -> tensor<2x{N}xf32>
  %y = linalg.matmul ins(%x, %w : tensor<2x{N}xf32>, tensor<{N}x{N}xf32>)
      outs(%f : tensor<2x{N}xf32>) -> tensor<2x{N}xf32>
  return %y : tensor<2x{N}xf32>
}}
{{-# dialect_resources: {{ builtin: {{ w: "0x04000000{text}" }} }} #-}}
"""
        )


if __name__ == "__main__":
    main()
