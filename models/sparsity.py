# ===- sparsity.py - Zeros among the weights of a model -------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Sparse weights without structure or in blocks, drawn from a seed.

The speed of sparse inference depends on how many weights are zero and not on which, so that these are drawn at random
(Dukhan 2020, section 5.4.4 does so, too).
"""

import argparse
import dataclasses
import re
import zlib

import numpy as np


@dataclasses.dataclass(frozen=True)
class Sparsity:
    """The share of zeros among the weights of pointwise convolutions.

    Zeros come in blocks of `block` neighbouring output channels of one input channel; the last block of an input
    channel may be smaller.
    """

    percent: float = 0.0
    block: int = 1

    @staticmethod
    def parse(text):
        """80 or 80x4: percent, and the size of a block."""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)(?:x([1-9]\d*))?", text)
        if not match or not 0 <= float(match[1]) < 100:
            # argparse prints the text of no other error.
            raise argparse.ArgumentTypeError(
                f"expected PERCENT or PERCENTxBLOCK with PERCENT from 0 to below 100, but got '{text}'")
        return Sparsity(float(match[1]), int(match[2] or 1))

    def apply(self, weight, seed):
        """Weights F×C×1×1 with zeros, the others larger, so that sums keep their variance."""
        if self.percent == 0:
            return weight
        filters, channels = weight.shape[:2]
        groups = -(-filters // self.block)
        count = groups * channels
        kept = max(1, round(count * (1 - self.percent / 100)))
        rng = np.random.RandomState(zlib.crc32(f"{seed}/zeros".encode()))
        mask = np.zeros(count, bool)
        mask[rng.permutation(count)[:kept]] = True
        mask = np.repeat(mask.reshape(groups, channels), self.block, axis=0)[:filters]
        scale = np.float32((count / kept) ** 0.5)
        return np.where(mask.reshape(filters, channels, 1, 1), weight * scale, np.float32(0))
