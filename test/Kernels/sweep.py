#!/usr/bin/env python3
"""Runs every vectorised primitive against its reference lowering over shapes that hurt (harness.py)."""

import itertools
import random
import sys

from harness import PANELS, REGISTERS, main
from primitives import (
    EPILOGUES, SOFTMAX_ALGORITHMS, blocked_conv, conv_gemm, convolution, depthwise, depthwise_nchw, depthwise_nchw_plan,
    packed_depthwise_nchw_plan,
    fourier, gated_gemm, gemm, outer_conv, output_extent, softmax, winograd, winograd_1d, winograd_nchw,
)

SIZES = [(1, 1), (3, 2), (7, 7), (13, 5), (9, 17), (1, 29)]


def pairwise_cases(target):
    """Products of few columns whose vectors lie along K, in the tallest tiles that fit."""
    lanes = PANELS[target][0]
    for nr, kind in itertools.product([1, 2, 3, 5, 8], EPILOGUES):
        tallest = max((rows for rows in range(1, 32) if rows * nr + min(rows, nr) + 1 <= REGISTERS[target]), default=0)
        if not tallest:
            continue
        for m, n, k in itertools.product([1, 2, 7, 29], [1, nr, nr + 1, 17], [1, lanes - 1, lanes, 3 * lanes + 5, 64]):
            # Errors are relative to the largest output. A single long sum may cancel, and then says nothing.
            if m * n > 1 or k <= lanes:
                yield "gemm along k", gemm, (m, n, k, nr, kind, "f32", lanes, tallest)
        for size, groups, f, taps, stride, dilation in itertools.product(
            SIZES, [1, 3], [1, nr, nr + 2], [(1, 1), (3, 3), (1, 5), (4, 2)], [(1, 1), (2, 1), (2, 2)], [(1, 1), (2, 2)],
        ):
            pads = tuple(count // 2 for count in taps)
            yield "window along k", convolution, (
                1 + f % 2, size, groups * lanes, f, taps, stride, dilation, pads, nr, kind, True, "f32", lanes, tallest)


def hinted_cases(target):
    """Tiles with so many turns of the loop over K in an iteration, and lines that are prefetched to each cache."""
    for nr, turns, level, kind in itertools.product(
        PANELS[target], [0, 1, 2, 3, 5, 8], ["l1", "l2", "non_temporal"], EPILOGUES):
        vectors = nr // PANELS[target][0]
        rows = min(6, (REGISTERS[target] - 1) // vectors - 1)
        hints = (f", prefetch_rhs = {turns + 5}, prefetch_level = {level}, unroll = {turns}, "
                 f"prefetch_next_panel = {str(turns % 2 == 0).lower()}")
        for m, n, k in itertools.product([1, rows, 13], [nr - 1, nr + 1, 65], [1, 4, 7, 16, 33, 67]):
            yield "gemm hints", gemm, (m, n, k, nr, kind, "f32", 1, rows, f"{hints}, prefetch_lhs = true")
        for size, c, f, taps, stride in itertools.product(
            [(7, 7), (9, 17)], [1, 3, 17, 32], [5, 33], [(1, 1), (3, 3), (2, 5)], [(1, 1), (2, 1)],
        ):
            pads = tuple(count // 2 for count in taps)
            arguments = (1, size, c, f, taps, stride, (1, 1), pads, nr, kind)
            yield "conv hints", convolution, (*arguments, False, "f32", 1, rows, hints)
            yield "window hints", convolution, (*arguments, True, "f32", 1, rows, hints)
            outputs = output_extent(size[1], taps[0], 1, 1, pads[0])
            plan = f"direct_conv_plan<nr = {nr}, tile_rows = 1, tile_columns = {min(rows, outputs)}{hints}>"
            yield "packed conv_gemm hints", conv_gemm, (1, size, c, f, taps[0], 1, 1, pads[0], kind, nr, plan)


def tile_panel_cases(target):
    """Tiles that read several panels at the same time, of which the last ones have fewer, or a part of one."""
    for nr, panels, kind, by_rows in itertools.product(PANELS[target], [2, 3, 4], EPILOGUES, [False, True]):
        vectors = nr // PANELS[target][0]
        rows = (REGISTERS[target] - vectors - 3) // (vectors * panels)
        if rows < 1:
            continue
        rows = min(rows, 3)
        hints = f", rows_outermost = {str(by_rows).lower()}, tile_panels = {panels}"
        prefetch, block = ", prefetch_rhs = 3", ", k_block = 7, k_block_tiles = 2"
        for m, n, k in itertools.product(
            [1, rows, rows + 1, 5], [1, nr, nr + 1, panels * nr, panels * nr + nr - 1, (2 * panels + 1) * nr + 1],
            [1, 2, 7, 16, 33],
        ):
            element = ("f32", "bf16", "f16")[(m + n + k) % 3]
            for more in ["", prefetch, block] if k == 16 else [""]:
                yield "gemm of panels side by side", gemm, (m, n, k, nr, kind, element, 1, rows, hints + more)


def depth_block_cases(target):
    """Products whose K is cut into blocks, of one value, primes, one less than all, and more than all."""
    for nr, kind, by_rows, tiles in itertools.product(PANELS[target], EPILOGUES, [False, True], [1, 2, 99]):
        order = f"rows_outermost = {str(by_rows).lower()}"
        rows = min(6, (REGISTERS[target] - 1) // (nr // PANELS[target][0]) - 1)
        for m, n, k in itertools.product([1, rows, rows + 1, 29], [1, nr - 1, nr, 2 * nr + 3], [2, 7, 16, 33, 67]):
            for block in sorted({1, 3, 7, 13, k - 1, k, k + 1}):
                hints = f", {order}, k_block = {block}, k_block_tiles = {tiles}"
                element = "bf16" if (m + n + k) % 5 == 0 else "f32"
                yield "gemm in blocks of k", gemm, (m, n, k, nr, kind, element, 1, rows, hints)
        for size, c, f, taps, block in itertools.product(
            [(7, 7), (9, 17), (1, 29)], [1, 3, 17], [1, 5, 13], [1, 3], [1, 5, 26, 152],
        ):
            panels, pad = 2, taps // 2
            elements = -(-panels * (taps * taps * c + 1) * nr // 16) * 16
            product = f"nr = {nr}, mr = {rows}, {order}, k_block = {block}, k_block_tiles = {tiles}"
            yield "conv_gemm in blocks of k", conv_gemm, (
                2, size, c, f, taps, 1, 1, pad, kind, None, f"conv_gemm_plan<tiles = <{product}>, panels = {panels}, "
                f"parts = 3, panel_elements = {elements}, scratch_elements = 65536>")


def outer_conv_cases(target):
    """Tiles of every form that registers hold, with whole vectors, tails and borders of every kind."""
    lanes = PANELS[target][0]
    for width, c, f, taps, stride, dilation, kind in itertools.product(
        [4, 5, 7, 8, 14, 16, 17, 31, 33, 56, 75], [1, 3, 5], [1, 2, 3, 7, 8],
        [(3, 3), (1, 1), (5, 5), (7, 7), (1, 3), (3, 1), (2, 4)], [1, 2], [1, 2], EPILOGUES,
    ):
        number = width + 3 * c + 5 * f + 7 * taps[0] + 11 * taps[1] + stride + dilation
        height = 1 + number % 9
        # Up to a tap more than the filter has: outputs of nothing but padding.
        pads = tuple((number + count) % (count + 2) for count in taps)
        size, strides = (height, width), (1 + number % 2, stride)
        outputs = tuple(map(output_extent, size, taps, strides, (dilation, dilation), pads))
        if min(outputs) <= 0:
            continue
        for filters, rows, vectors in [(1, 1, 1), (1, 3, 2), (2, 2, 1), (2, 1, 4), (4, 1, 2), (3, 2, 1)]:
            loops, order = number % 2 if rows == 1 else 0, (number + filters) % 2
            masks = lanes == 16 and (number + vectors) % 4 != 0
            pixels = lanes
            while not masks and pixels > min(width, outputs[1]):
                pixels //= 2
            if taps[0] * taps[1] * filters * rows * vectors > 400 and not loops:
                continue
            plan = (f"filters = {filters}, rows = {rows}, vectors = {vectors}, pixels = {pixels}, "
                    f"loop_over_taps = {'true' if loops else 'false'}, "
                    f"filters_outermost = {'true' if order else 'false'}, masks_tails = {'true' if masks else 'false'}, "
                    f"prefetch_rows = {number % 3}")
            yield "outer conv", outer_conv, (
                1 + number % 2, size, c, f, taps, strides, (dilation, dilation), pads, kind, plan)


def blocked_conv_cases(target):
    """Images in blocks of any number of channels, one of them or several, by the planner's tiles and others; panels are
    blocks of filters, wide or narrow, or parts of them."""
    lanes, registers = PANELS[target][0], REGISTERS[target]
    for size, c, (blocks, nr, parts), taps, stride, dilation, kind in itertools.product(
        SIZES, [(1, 5), (2, 1), (2, 8), (3, 16), (5, 3), (2, 17)],
        [(1, lanes, 1), (2, lanes, 1), (3, lanes, 2), (2, 2 * lanes, 1), (2, 3, 1), (3, lanes + 4, 1), (2, 1, 4)],
        [(1, 1), (3, 3), (5, 5), (1, 7), (3, 2), (2, 4)], [1, 2, 3], [1, 2], EPILOGUES,
    ):
        number = size[0] + 3 * size[1] + 5 * c[1] + 7 * nr + 11 * taps[1] + stride
        # Up to a tap more than the filter has: outputs of nothing but padding.
        pads = tuple((number + count) % (count + 2) for count in taps)
        strides, dilations = (1 + number % 2, stride), (dilation, 1 + number % 2)
        outputs = tuple(map(output_extent, size, taps, strides, dilations, pads))
        if min(outputs) <= 0:
            continue
        arguments = (1 + number % 3 // 2, size, c, (blocks, nr * parts), taps, strides, dilations, pads, kind, nr)
        yield "blocked conv", blocked_conv, arguments
        vectors = -(-nr // lanes)
        most = min((registers - vectors - 1) // vectors, 13)
        rows = max(1, most // outputs[1]) if number % 2 else 1
        columns = outputs[1] if rows > 1 else 1 + number % min(most, outputs[1])
        bits = [bool(number >> bit & 1) for bit in range(4)]
        # With pixels outermost there is no next panel.
        bits[2] &= not bits[1]
        flags = [str(bit).lower() for bit in bits]
        yield "blocked conv plans", blocked_conv, (
            *arguments, f"nr = {nr}, tile_rows = {rows}, tile_columns = {columns}, even_columns = {flags[0]}, "
            f"pixels_outermost = {flags[1]}, prefetch_rhs = {number % 5}, prefetch_next_panel = {flags[2]}, "
            f"unroll = {number % 4}, prefetch_output = {flags[3]}")


def overlapping_depthwise_cases():
    """Depthwise convolutions whose last channels repeat some of those before them, in all kinds of tiles or in those
    of which an image has one or two; with epilogues that read images, which may not be repeated."""
    for size, c, taps, rows, columns, tiles, kind in itertools.product(
        [(1, 1), (5, 3), (7, 7), (13, 8)], [9, 15, 17, 24, 33, 41, 200], [1, 3, 5], [1, 2], [1, 2, 3], [1, 2, 1000],
        EPILOGUES,
    ):
        stride, vectors = 1 + (c + taps) % 2, 1 + (c + columns) % 2
        if rows * columns * vectors * taps * taps > 200:
            continue
        plan = f"rows = {rows}, columns = {columns}, vectors = {vectors}, overlap_tiles = {tiles}"
        yield "overlapping depthwise", depthwise, (1, size, c, taps, stride, 1, taps // 2, kind, plan)


def all_cases(target):
    """(function, arguments) of every case, before sampling."""
    yield from pairwise_cases(target)
    yield from hinted_cases(target)
    yield from tile_panel_cases(target)
    yield from depth_block_cases(target)
    yield from outer_conv_cases(target)
    yield from blocked_conv_cases(target)
    yield from overlapping_depthwise_cases()
    panels = PANELS[target]
    for m, n, k, nr, kind in itertools.product(
        [1, 2, 5, 6, 7, 8, 13, 14, 15, 29, 57],
        [1, 3, 7, 8, 15, 16, 17, 31, 33, 48, 65, 100],
        [1, 2, 3, 7, 16, 33],
        panels,
        EPILOGUES,
    ):
        yield "gemm", gemm, (m, n, k, nr, kind)
        yield "gated gemm", gated_gemm, (8 * m, n, k, nr, kind)
        yield "gemm bf16", gemm, (m, n, k, nr, kind, "bf16")
        yield "gemm f16", gemm, (m, n, k, nr, kind, "f16")
    for size, c, f, taps, strides, dilations, nr, kind in itertools.product(
        SIZES, [1, 3, 4, 17, 32], [1, 5, 16, 33, 72],
        [(1, 1), (2, 2), (3, 3), (5, 5), (1, 7), (7, 1), (3, 2), (2, 5)],
        [(1, 1), (2, 2), (3, 3), (1, 2), (2, 1)], [(1, 1), (2, 2), (1, 2), (2, 1)], panels, EPILOGUES,
    ):
        n = 1 + (c + f + taps[0]) % 2
        # Up to a tap more than the kernel has: outputs of nothing but padding.
        pads = tuple((c + stride) % (count + 2) for stride, count in zip(strides, taps))
        arguments = (n, size, c, f, taps, strides, dilations, pads, nr, kind)
        yield "conv", convolution, (*arguments, False)
        yield "window", convolution, (*arguments, True)
        yield "conv bf16", convolution, (*arguments, False, "bf16")
        yield "window bf16", convolution, (*arguments, True, "bf16")
    for size, c, taps, stride, dilation, kind in itertools.product(
        [*SIZES, (11, 23)], [1, 3, 4, 8, 15, 16, 17, 33, 64, 72, 256], [1, 2, 3, 5, 7, 14],
        [1, 2, 3, 4], [1, 2], EPILOGUES,
    ):
        n = 1 + (c + taps) % 2
        pad = (c + stride) % (taps + 1)
        yield "depthwise", depthwise, (n, size, c, taps, stride, dilation, pad, kind)
    # Rows shorter than a vector, as long, and with every kind of tail; strides of which there is no kernel; more
    # padding than a filter has taps.
    for width, taps, strides, dilations, kind in itertools.product(
        [1, 2, 3, 4, 5, 7, 8, 14, 16, 17, 23, 28, 31, 33, 47, 56, 61, 112],
        [(3, 3), (5, 5), (1, 1), (2, 2), (7, 7), (1, 3), (3, 1), (4, 5)],
        [(1, 1), (2, 2), (1, 2), (2, 1), (3, 3)], [(1, 1), (2, 2), (2, 1)], EPILOGUES,
    ):
        height = {1: 1, 2: 14, 3: 9, 4: 23}.get(width, 3 + width * 5 % 17)
        pads = tuple((width + count) % (count + 2) for count in taps)
        n, c = 1 + width % 2, 1 + (width + taps[0]) % 4
        yield "depthwise nchw", depthwise_nchw, (n, (height, width), c, taps, strides, dilations, pads, kind)
    # As in networks.
    for width, taps, stride, kind in itertools.product([7, 14, 28, 56, 112], [3, 5], [1, 2], EPILOGUES):
        pads = (taps // 2, taps // 2)
        yield "depthwise nchw", depthwise_nchw, (
            1, (width, width), 3, (taps, taps), (stride, stride), (1, 1), pads, kind)
    # Sums in parts and vectors of several rows, in tiles of any height.
    for width, taps, stride, sets, rows, kind in itertools.product(
        [1, 2, 3, 4, 5, 7, 8, 9, 14, 23, 28], [(3, 3), (5, 5), (2, 2), (1, 3), (3, 1), (4, 5)], [1, 2], [1, 2, 3, 4],
        [1, 2, 3, 5, 7], EPILOGUES,
    ):
        height, dilation = 1 + (width * 3 + rows) % 11, 1 + (width + sets) % 2
        pads = tuple(dilation * (count - 1) // 2 for count in taps)
        plan = depthwise_nchw_plan(target, (height, width), taps, stride, dilation, pads, sets, rows)
        yield "depthwise nchw plans", depthwise_nchw, (
            1, (height, width), 3, taps, (stride, stride), (dilation, dilation), pads, kind, plan)
        plan = packed_depthwise_nchw_plan(target, (height, width), taps, stride, dilation, pads, sets, rows)
        yield "packed depthwise nchw", depthwise_nchw, (
            1 + rows % 2, (height, width), 3, taps, (stride, stride), (dilation, dilation), pads, kind, plan)
    # Panels within a row of pixels, across several, and several in a group.
    for size, c, f, taps, stride, dilation, kind in itertools.product(
        [*SIZES, (11, 23), (6, 75), (40, 40)], [1, 3, 4, 17, 40], [1, 5, 13, 16, 33], [1, 2, 3, 5, 7], [1, 2, 3, 4],
        [1, 2], EPILOGUES,
    ):
        n = 1 + (c + f + taps) % 2
        pad = (c + stride) % (taps + 2)
        arguments = (n, size, c, f, taps, stride, dilation, pad, kind)
        yield "conv_gemm", conv_gemm, arguments
        for nr in panels:
            yield "packed conv_gemm", conv_gemm, (*arguments, nr)
            # Where the planner would take an outer product.
            rows = 2 + (c + f) % 3
            elements = -(-2 * (taps * taps * c + 1) * nr // 16) * 16
            yield "conv_gemm of packed pixels", conv_gemm, (
                *arguments, None, f"conv_gemm_plan<tiles = <nr = {nr}, mr = {min(rows, f)}>, panels = 2, parts = 3, "
                f"panel_elements = {elements}, scratch_elements = 524288>")
    for size, c, f, (m, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(2, 3), (4, 3), (6, 3), (2, 5), (4, 5)], EPILOGUES,
    ):
        pad = (c + f) % (taps + 1)
        yield "winograd", winograd, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind)
        yield "on-the-fly winograd", winograd, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind, "_on_the_fly")
        yield "winograd nchw", winograd_nchw, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind)
    # Several ranges of channels, the last of them shorter.
    for c, f, (m, taps), kind in itertools.product([89, 130, 257], [5, 33, 72], [(2, 3), (4, 3), (6, 3), (4, 5)], EPILOGUES):
        yield "on-the-fly winograd ranges", winograd, (1, (9, 13), c, f, m, taps, 1, kind, "_on_the_fly")
    for size, c, f, (m, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(2, (3, 3)), (4, (3, 3)), (8, (3, 3)), (4, (5, 5)), (4, (1, 7)), (2, (7, 1)), (4, (2, 3)), (5, (3, 2)),
         (3, (1, 3)), (6, (5, 1))], EPILOGUES,
    ):
        pad = (c + f) % (min(taps) + 1)
        yield "winograd 1d", winograd_1d, (1 + (c + f + sum(taps)) % 2, size, c, f, m, taps, pad, kind)
    for size, c, f, (points, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11), (27, 27)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(8, 2), (8, 3), (8, 5), (16, 5), (16, 7), (16, 11)], EPILOGUES,
    ):
        pad = (c + f) % (taps + 1)
        yield "fourier", fourier, (1 + (c + f + taps) % 2, size, c, f, points, taps, pad, kind)
    for rows, length, inner in itertools.product(
        [1, 3], [1, 2, 3, 15, 16, 17, 63, 64, 65, 100, 257], [1, 2, 15, 16, 17, 40]
    ):
        shape = (rows, length) if inner == 1 and rows == 1 else (rows, length, inner)
        for algorithm, log in itertools.product(SOFTMAX_ALGORITHMS, [False, True]):
            yield "softmax", softmax, (shape, 1, algorithm, log)
            yield "softmax", softmax, (shape, len(shape) - 1, algorithm, log)
    for shape, algorithm in itertools.product([(1, 8192), (2, 40001), (700, 18)], SOFTMAX_ALGORITHMS):
        yield "softmax", softmax, (shape, 1, algorithm)
        yield "softmax", softmax, (shape, 0, algorithm)


def sample(target, count, seed):
    """`count` cases, as many of each primitive as there are of the others."""
    by_kind = {}
    for kind, function, arguments in all_cases(target):
        by_kind.setdefault(kind, []).append((function, arguments))
    rng = random.Random(seed)
    share = max(1, count // len(by_kind))
    cases = []
    for group in by_kind.values():
        cases += group if len(group) <= share else rng.sample(group, share)
    return cases


if __name__ == "__main__":
    sys.exit(main(sample, __doc__))
