#!/usr/bin/python3
# ===- pair_steps.py - Cycles of register tiles of 16-bit integers, by the order of products ------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times loops of AVX2 that multiply tiles of pairs of 16-bit integers, whose sums of some products become f32.

    bench/planner/pair_steps.py [--tiles=4x16,3x24,6x16] [--terms=4,8,16] [--rounds=200]

All operands are in L1. `held` loads all vectors of B that a group of products takes first, and every row of the tile
uses them; `memory` has them as memory operands of each row's products, one row after the other; `blocks` loads them for
two rows at a time, whose sums of integers wait in registers. An order that takes more than 16 registers is left out.
`alone` are the instructions of a group without loads. Printed are times a tile of f32 at the peak of two multiply-adds a
cycle, from the least of all rounds.
"""

import argparse
import subprocess
import tempfile

from tile_steps import ROW_BYTES, emit_function, link

TILES, TERMS = "4x16,3x24,6x16,8x8", "4,8,16"
REGISTERS = 16


def product(source, element, target, is_first, spare):
    """A pair's products in `target`, or added to it by way of `spare`."""
    if is_first:
        return [f"vpmaddwd {source}, %ymm{element}, %ymm{target}"]
    return [f"vpmaddwd {source}, %ymm{element}, %ymm{spare}", f"vpaddd %ymm{spare}, %ymm{target}, %ymm{target}"]


def finish(integers, total):
    return [f"vcvtdq2ps %ymm{integers}, %ymm{integers}", f"vaddps %ymm{integers}, %ymm{total}, %ymm{total}"]


def emit_held(rows, vectors, pairs):
    panel, integers = rows * vectors, rows * vectors + pairs * vectors
    element, spare = integers + 1, integers + 2
    body = [f"vmovdqu {32 * i}(%rsi), %ymm{panel + i}" for i in range(pairs * vectors)]
    for row in range(rows):
        for v in range(vectors):
            for pair in range(pairs):
                body.append(f"vpbroadcastd {row * ROW_BYTES + 4 * pair}(%rdx), %ymm{element}")
                body += product(f"%ymm{panel + pair * vectors + v}", element, integers, pair == 0, spare)
            body += finish(integers, row * vectors + v)
    return body, spare


def emit_blocks(rows, vectors, pairs, block, in_memory):
    """Blocks of rows of the tile, whose sums of integers are in registers at once."""
    integers = rows * vectors
    panel = integers + block * vectors
    element = panel + (0 if in_memory else vectors)
    spare = element + 1
    body = []
    for first in range(0, rows, block):
        for pair in range(pairs):
            if not in_memory:
                body += [f"vmovdqu {32 * (pair * vectors + v)}(%rsi), %ymm{panel + v}" for v in range(vectors)]
            for row in range(block):
                body.append(f"vpbroadcastd {(first + row) * ROW_BYTES + 4 * pair}(%rdx), %ymm{element}")
                for v in range(vectors):
                    source = f"{32 * (pair * vectors + v)}(%rsi)" if in_memory else f"%ymm{panel + v}"
                    body += product(source, element, integers + row * vectors + v, pair == 0, spare)
        for i in range(block * vectors):
            body += finish(integers + i, first * vectors + i)
    return body, spare


def emit_alone(pairs):
    body = []
    for start in range(0, 12, 3):
        for pair in range(pairs):
            body += product("%ymm15", 14, start, pair == 0, start + 1)
        body += finish(start, start + 2)
    return body


def make_loops(tiles, terms):
    """Name, products of a step of f32, instructions."""
    yield "peak", 12, [f"vfmadd231ps %ymm14, %ymm13, %ymm{i}" for i in range(12)]
    for number in terms:
        pairs = number // 2
        yield f"alone {number}", 4 * number, emit_alone(pairs)
        for rows, columns in tiles:
            vectors = columns // 8
            orders = {"held": emit_held(rows, vectors, pairs), "memory": emit_blocks(rows, vectors, pairs, 1, True)}
            if rows % 2 == 0:
                orders["blocks"] = emit_blocks(rows, vectors, pairs, 2, False)
            for order, (body, last) in orders.items():
                if last < REGISTERS:
                    yield f"{rows}x{columns} {order} {number}", rows * vectors * number, body + [f"addq ${4 * pairs}, %rdx"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tiles", default=TILES, help=f"rows x columns, separated by commas ({TILES})")
    parser.add_argument("--terms", default=TERMS, help=f"products that are added as integers ({TERMS})")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--compiler", default="cc")
    arguments = parser.parse_args()
    tiles = [tuple(map(int, tile.split("x"))) for tile in arguments.tiles.split(",")]
    loops = list(make_loops(tiles, map(int, arguments.terms.split(","))))
    names = [f"loop{i}" for i in range(len(loops))]
    functions = [emit_function(name, body) for name, (_, _, body) in zip(names, loops)]
    with tempfile.TemporaryDirectory() as directory:
        program = link(functions, names, arguments.rounds, arguments.compiler, directory)
        text = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout
    cycles = dict(line.split() for line in text.splitlines())
    for name, (what, products, _) in zip(names, loops):
        print(f"{what:18} {float(cycles[name]):6.2f} cycles {products / 2 / float(cycles[name]):6.3f}")


if __name__ == "__main__":
    main()
