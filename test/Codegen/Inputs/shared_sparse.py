# ===- shared_sparse.py - Products by sparse matrices for two targets -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes a model of products by sparse matrices, whose plans are for AVX-512: of tiles that AVX2 has no registers for,
and of entries that are divided, sorted and in blocks.

    shared_sparse.py > model.mlir
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Kernels"))

import harness  # noqa: E402
import spmm  # noqa: E402

# Pixels, channels, filters, rows of a block, and the plan.
CASES = [
    (253, 31, 17, 1, "pixels = 224, rows = 1, load_pairs = true"),
    (113, 64, 33, 4, "pixels = 80, rows = 4, channels = 16, group_rows = 12, sort_blocks = true"),
    (49, 130, 31, 1, "pixels = 48, rows = 1, sets = 4, channels = 40, pack_input = true, sort_blocks = true"),
    (196, 16, 47, 16, "pixels = 16, rows = 16, sets = 1"),
    (97, 64, 16, 1, "pixels = 56, rows = 1, sets = 2, pack_input = true, channel_parts = 2, channels = 32"),
    (33, 16, 8, 8, "pixels = 33, rows = 8, read_modify_write = true"),
]

module = harness.Module()
for number, (pixels, channels, filters, block, plan) in enumerate(CASES):
    spmm.spmm(module, pixels, channels, filters, block, 0.2, "f32", "none", plan, number)
print(module.text())
