#!/usr/bin/env python3
# ===- outliers.py - A convolution by filters with outliers -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Prints a 3x3 convolution of 9x9 pixels of 256 channels by 256 Gaussian filters. The weights of one channel are a
thousand times as large as those of others, which as integers lose three digits; with `filters`, one weight of each filter
and of each channel, which no factors of channels help."""

import random
import struct
import sys

CHANNELS = FILTERS = 256


def main():
    rng = random.Random(1)
    of_filters = sys.argv[1:] == ["filters"]

    def is_large(tap, channel, output):
        return tap == 0 and channel == output if of_filters else channel == 0

    values = [rng.gauss(0, 0.02) * (1000 if is_large(tap, channel, output) else 1)
              for tap in range(9) for channel in range(CHANNELS) for output in range(FILTERS)]
    image, result = f"tensor<1x11x11x{CHANNELS}xf32>", f"tensor<1x9x9x{FILTERS}xf32>"
    weights = f"tensor<3x3x{CHANNELS}x{FILTERS}xf32>"
    blob = struct.pack(f"<i{len(values)}f", 4, *values).hex()
    print(f"""func.func @main(%x: {image}) -> {result} {{
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<weights> : {weights}
  %e = tensor.empty() : {result}
  %i = linalg.fill ins(%zero : f32) outs(%e : {result}) -> {result}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : {image}, {weights}) outs(%i : {result}) -> {result}
  return %y : {result}
}}
{{-# dialect_resources: {{ builtin: {{ weights: "0x{blob}" }} }} #-}}""")


if __name__ == "__main__":
    main()
