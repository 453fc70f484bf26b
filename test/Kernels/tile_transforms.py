# ===- tile_transforms.py - A tile transform as MLIR ----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Modules of one transform of tiles, as tests and benchmarks compile them."""

import math

# Name, m, r, and whether it is a Fourier transform.
TRANSFORMS = [("Fourier 8×8, F(4, 5)", 4, 5, True), ("Fourier 8×8, F(6, 3)", 6, 3, True),
              ("Fourier 16×16, F(12, 5)", 12, 5, True), ("Winograd 6×6, F(4, 3)", 4, 3, False),
              ("Winograd 8×8, F(6, 3)", 6, 3, False)]


def module(channels, m, r, fourier, forward, megabytes, pad=0):
    """The text of one transform, and the numbers of elements that it reads and writes."""
    alpha = m + r - 1
    side = math.isqrt(int(megabytes * 2**20 / 4 / channels / (alpha**2 + m**2)))
    tiles, extent = side**2, side * m
    height = extent + r - 1 - 2 * pad if forward else extent
    image, coefficients = f"tensor<1x{height}x{height}x{channels}xf32>", f"tensor<{alpha**2}x{tiles}x{channels}xf32>"
    source, target = (image, coefficients) if forward else (coefficients, image)
    name = "input_transform" if forward else "output_transform"
    window = f"output_size [{extent}, {extent}] pads [{pad}, {pad}]" if forward else ""
    text = f"""func.func @main(%source: {source}) -> {target} {{
  %init = tensor.empty() : {target}
  %result = nnprim.{name} <{'fourier' if fourier else 'winograd2d'}, m = {m}, r = {r}> ins(%source : {source}) outs(%init : {target}) {window} -> {target}
  return %result : {target}
}}
"""
    sizes = [height**2 * channels, alpha**2 * tiles * channels]
    return text, sizes if forward else sizes[::-1]
