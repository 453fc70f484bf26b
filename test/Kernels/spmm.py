#!/usr/bin/env python3
# ===- spmm.py - Random products by sparse matrices -----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Random sparse matrices times random dense ones: every block size, density and epilogue, by the planner's plans and
by random ones, against the reference lowering.

Half of the cases carry a plan by hand, so that every form of the kernel meets every tail.
"""

import random
import sys

import numpy as np

import harness
import primitives
from harness import tensor

LANES = {"x86-64-avx512": 16, "x86-64-avx512-vbmi": 16, "x86-64-avx512-amx": 16, "x86-64-avx2": 8, "aarch64-neon": 4}
REGISTERS = {"x86-64-avx512": 32, "x86-64-avx512-vbmi": 32, "x86-64-avx512-amx": 32, "x86-64-avx2": 16,
             "aarch64-neon": 32}
BLOCKS = [1, 1, 1, 2, 4, 8, 16, 3]
PIXELS = [1, 2, 3, 5, 7, 15, 16, 17, 31, 33, 48, 49, 64, 79, 97, 98, 113, 128, 129, 196, 211]
CHANNELS = [1, 2, 5, 16, 31, 64, 130]
FILTERS = [1, 2, 3, 4, 5, 8, 15, 16, 17, 33, 47]
DENSITIES = [0.0, 0.02, 0.1, 0.3, 0.5, 0.9, 1.0, "one entry", "empty rows"]


def draw_pattern(rng, blocks, channels, density):
    """Which weights are stored, blocks × channels."""
    generator = np.random.default_rng(rng.getrandbits(32))
    if density == "one entry":
        pattern = np.zeros((blocks, channels), bool)
        pattern[rng.randrange(blocks), rng.randrange(channels)] = True
        return pattern
    if density == "empty rows":
        pattern = generator.random((blocks, channels)) < 0.4
        pattern[generator.random(blocks) < 0.5] = False
        return pattern
    return generator.random((blocks, channels)) < density


def dense(values):
    """The numbers of a constant: bits, for floats of any width."""
    values = np.asarray(values)
    if values.size == 0:
        return "dense<>"
    if values.dtype == np.int32:
        return f"dense<{values.tolist()}>"
    digits = {np.dtype(np.uint32): 8, np.dtype(np.uint16): 4}[values.dtype]

    def text(part):
        if part.ndim:
            return f"[{', '.join(text(item) for item in part)}]"
        return f"0x{int(part):0{digits}X}"

    return f"dense<{text(values)}>"


def draw_plan(rng, target, pixels, filters, channels, block):
    """A plan that is valid, or none."""
    if rng.random() < 0.5:
        return None
    lanes, registers = LANES[target], REGISTERS[target]
    if rng.random() < 0.1:
        return f"pixels = {pixels}, rows = {block}, read_modify_write = true"
    rows = rng.choice([r for r in range(1, block + 1) if block % r == 0])
    sets = rng.choice([1, 2, 3, 4])
    # The largest number of vectors that registers hold beside those of pixels and one of weights.
    most = (registers - (rows + lanes - 1) // lanes - 1) // (sets * rows + 1)
    if most < 1:
        return None
    width = rng.randint(1, most) * lanes
    packs = rng.random() < 0.5
    if packs:
        width = max(8, width // 8 * 8)
        if width > most * lanes:
            return None
    fields = [f"pixels = {width}", f"rows = {rows}", f"sets = {sets}"]
    slab = rng.choice([1, 7, 16, 40, channels]) if rng.random() < 0.6 else 0
    # Those that follow from other draws leave the cases as they were before them.
    parts = 2 + channels % 2 if (width + pixels + filters) % 3 == 0 else 0
    if parts:
        slab = -(-channels // (parts * (1 + width // lanes % 3)))
        parts = parts if -(-channels // slab) % parts == 0 else 0
    if parts:
        fields.append(f"channel_parts = {parts}")
    elif packs and (width // 8 + pixels) % 3 != 0:
        fields.append(f"panel_copies = {1 + (filters + channels) % 3}")
    if slab:
        fields.append(f"channels = {slab}")
    if rng.random() < 0.5:
        fields.append(f"group_rows = {block * rng.randint(1, max(1, filters // block))}")
    if packs:
        fields.append("pack_input = true")
    # Half of them, without a draw, so that other cases stay the same.
    if (width + channels + filters) % 2:
        fields.append("sort_blocks = true")
    if rng.random() < 0.2:
        fields.append(f"prefetch_output = {rng.choice([1, 4])}")
    if (width // lanes + pixels + channels) % 3:
        fields.append(f"prefetch_input = {1 + (filters + width // lanes) % 2}")
    if (width // 8 + filters) % 2:
        fields.append("load_pairs = true")
    return ", ".join(fields)


def multiply_channels(module, x, channels, pixels):
    """`x` by a factor for each channel, as the gates of squeeze-and-excitation."""
    gates, shape = module.new_input((channels,)), tensor((channels, pixels))
    return module.new_value(
        "linalg.generic {indexing_maps = [affine_map<(c, p) -> (c, p)>, affine_map<(c, p) -> (c)>, "
        "affine_map<(c, p) -> (c, p)>], iterator_types = [\"parallel\", \"parallel\"]} "
        f"ins({x}, {gates} : {shape}, {tensor((channels,))}) outs({module.new_empty((channels, pixels))} : {shape}) "
        "{ ^bb0(%a: f32, %b: f32, %o: f32): %m = arith.mulf %a, %b : f32 linalg.yield %m : f32 } "
        f"-> {shape}")


def spmm(module, pixels, channels, filters, block, density, element, kind, plan, seed):
    rng = random.Random(seed)
    blocks = -(-filters // block)
    pattern = draw_pattern(rng, blocks, channels, density)
    pointers = np.concatenate([[0], np.cumsum(pattern.sum(1))]).astype(np.int32)
    columns = np.nonzero(pattern)[1].astype(np.int32)
    count = len(columns)
    weights = np.random.default_rng(seed).uniform(-1, 1, (count, block)).astype(np.float32)
    shape = (count, block) if block > 1 or rng.random() < 0.3 else (count,)
    bits = weights.reshape(shape).view(np.uint32)
    if element == "bf16":
        bits = (bits >> 16).astype(np.uint16)
    types = [tensor(shape, element), tensor((count,), "i32"), tensor((blocks + 1,), "i32"), tensor((channels, pixels))]
    operands = [module.new_value(f"arith.constant {dense(values)} : {kind_of}")
                for values, kind_of in zip((bits, columns, pointers), types)]
    operands.append(module.new_input((channels, pixels)))
    # The compiler multiplies copies, or weights.
    gated = seed % 3 == 0
    if gated:
        operands[-1] = multiply_channels(module, operands[-1], channels, pixels)
    clause, region = primitives.epilogue(module, kind, (filters, pixels), channel=0)
    attributes = f"attributes {{plan = #nnprim.spmm_plan<{plan}>}}" if plan else ""
    init, out = module.new_empty((filters, pixels)), tensor((filters, pixels))
    value = module.new_value(f"nnprim.spmm ins({', '.join(operands)} : {', '.join(types)}) outs({init} : {out}) "
                             f"{clause} {attributes} {region} -> {out}")
    module.finish(value, (filters, pixels), f"spmm {filters}x{channels}x{pixels} block {block} density {density} "
                  f"{element} {kind} {'gated ' if gated else ''}plan {plan}")


def draw(target, count, seed):
    """`count` cases; the first ones are those that a random draw would miss."""
    rng = random.Random(seed)
    cases = []
    for number in range(count):
        pixels, channels = rng.choice(PIXELS), rng.choice(CHANNELS)
        filters, block = rng.choice(FILTERS), rng.choice(BLOCKS)
        if number == 0:
            pixels, channels, filters = 3136, 31, 17
        plan = draw_plan(rng, target, pixels, filters, channels, block)
        if number in (1, 2):
            # An odd number of tiles that are copied, in halves, whose slabs leave sums beside the copies.
            pixels, channels, filters, block = (196, 40, 32, 1) if number == 1 else (97, 31, 16, 4)
            plan = (f"pixels = {40 if number == 1 else 24}, rows = {block}, channels = 16, group_rows = {filters // 2}, "
                    f"pack_input = true, sort_blocks = {'true' if number == 1 else 'false'}")
        if number in (3, 4):
            # What two threads are planned: copies for each, and sums of parts behind panels, all with tails.
            pixels, channels, filters, block = 97, 130, 33, 1
            plan = "pixels = 56, rows = 1, sort_blocks = true, pack_input = true, " + (
                "panel_copies = 2, channels = 65, group_rows = 11" if number == 3 else "channel_parts = 2, channels = 33")
        kind = rng.choice(["none", "none", *primitives.BODIES])
        cases.append((spmm, (pixels, channels, filters, block, rng.choice(DENSITIES),
                             rng.choice(["f32", "f32", "bf16"]), kind, plan, rng.getrandbits(31))))
    return cases


if __name__ == "__main__":
    sys.exit(harness.main(draw, __doc__))
