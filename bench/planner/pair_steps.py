#!/usr/bin/python3
# ===- pair_steps.py - Cycles of register tiles of 16-bit integers, by the order of products ------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times loops of AVX2, AVX-VNNI or AVX-512 that multiply tiles of pairs of 16-bit integers.

Sums of some products become f32.

    bench/planner/pair_steps.py [--tiles=4x16,3x24,6x16] [--terms=4,8,16] [--rounds=200]
    bench/planner/pair_steps.py --avx-vnni
    bench/planner/pair_steps.py --avx512 [--tiles=12x32,9x32,6x32,14x16]

All operands are in L1. `held` loads all vectors of B that a group of products takes first, and every row of the tile
uses them; `memory` has them as memory operands of each row's products, one row after the other; `blocks` loads them for
two rows at a time, whose sums of integers wait in registers; `stored` has those of all rows in registers and sums of f32
in memory. With VNNI products are `vpdpwssd`; with --avx512 `folded`
is `held` with elements of A as memory operands. An order that takes more registers than there are is left out.
`alone` are the instructions of a group without loads. Printed are times a tile of f32 at the peak of two multiply-adds
a cycle, from the least of all rounds.
"""

import argparse
import subprocess
import tempfile

from tile_steps import ROW_BYTES, emit_function, link

# Where sums of f32 are behind the panel.
SUMS = 61952
TILES, WIDE_TILES, TERMS = "4x16,3x24,6x16,8x8", "12x32,9x32,6x32,14x16", "4,8,16"


class Avx2:
    name, lanes, registers = "ymm", 8, 16
    load = "vmovdqu"

    @staticmethod
    def product(source, element, target, is_first, spare):
        """A pair's products in `target`, or added to it by way of `spare`."""
        if is_first:
            return [f"vpmaddwd {source}, {element}, {target}"]
        return [f"vpmaddwd {source}, {element}, {spare}", f"vpaddd {spare}, {target}, {target}"]


class AvxVnni(Avx2):
    @staticmethod
    def product(source, element, target, is_first, spare):
        return [f"{'vpmaddwd' if is_first else '{vex} vpdpwssd'} {source}, {element}, {target}"]


class Avx512:
    name, lanes, registers = "zmm", 16, 32
    load = "vmovdqu64"

    @staticmethod
    def product(source, element, target, is_first, spare):
        return [f"{'vpmaddwd' if is_first else 'vpdpwssd'} {source}, {element}, {target}"]

    @staticmethod
    def folded(place, source, target, is_first):
        """The same with an element in memory, which only one of both instructions may have."""
        zeros = [f"vpxord {target}, {target}, {target}"] if is_first else []
        return zeros + [f"vpdpwssd {place}{{1to16}}, {source}, {target}"]


def finish(isa, integers, total):
    r, sum_of_all = f"%{isa.name}{integers}", f"%{isa.name}{total}"
    return [f"vcvtdq2ps {r}, {r}", f"vaddps {r}, {sum_of_all}, {sum_of_all}"]


def emit_held(isa, rows, vectors, pairs, is_folded=False):
    """Returns the instructions and the number of registers."""
    register = lambda number: f"%{isa.name}{number}"
    bytes_of_vector = 4 * isa.lanes
    panel = rows * vectors
    integers = panel + pairs * vectors
    # Sums of integers of a row, or one, an element and a product.
    element = integers + (vectors if isa is Avx512 else 1)
    spare = element + 1
    body = [f"{isa.load} {bytes_of_vector * i}(%rsi), {register(panel + i)}" for i in range(pairs * vectors)]

    def multiply(row, pair, v, target):
        place, source = f"{row * ROW_BYTES + 4 * pair}(%rdx)", register(panel + pair * vectors + v)
        if is_folded:
            return isa.folded(place, source, register(target), pair == 0)
        broadcast = [f"vpbroadcastd {place}, {register(element)}"] if v == 0 or isa is not Avx512 else []
        return broadcast + isa.product(source, register(element), register(target), pair == 0, register(spare))

    for row in range(rows):
        if isa is Avx512:
            for pair in range(pairs):
                for v in range(vectors):
                    body += multiply(row, pair, v, integers + v)
            for v in range(vectors):
                body += finish(isa, integers + v, row * vectors + v)
            continue
        for v in range(vectors):
            for pair in range(pairs):
                body += multiply(row, pair, v, integers)
            body += finish(isa, integers, row * vectors + v)
    return body, element if is_folded else spare if isa is Avx512 else spare + 1


def emit_blocks(isa, rows, vectors, pairs, block, in_memory):
    """Blocks of rows of the tile, whose sums of integers are in registers at once."""
    register = lambda number: f"%{isa.name}{number}"
    bytes_of_vector = 4 * isa.lanes
    integers = rows * vectors
    panel = integers + block * vectors
    element = panel + (0 if in_memory else vectors)
    spare = element + 1
    body = []
    for first in range(0, rows, block):
        for pair in range(pairs):
            places = [f"{bytes_of_vector * (pair * vectors + v)}(%rsi)" for v in range(vectors)]
            if not in_memory:
                body += [f"{isa.load} {place}, {register(panel + v)}" for v, place in enumerate(places)]
            for row in range(block):
                body.append(f"vpbroadcastd {(first + row) * ROW_BYTES + 4 * pair}(%rdx), {register(element)}")
                for v in range(vectors):
                    source = places[v] if in_memory else register(panel + v)
                    body += isa.product(source, register(element), register(integers + row * vectors + v), pair == 0,
                                        register(spare))
        for i in range(block * vectors):
            body += finish(isa, integers + i, first * vectors + i)
    return body, spare if isa is Avx512 else spare + 1


def emit_stored(isa, rows, vectors, pairs):
    """All rows of the tile, whose sums of integers are in registers and those of f32 in memory."""
    register = lambda number: f"%{isa.name}{number}"
    bytes_of_vector = 4 * isa.lanes
    panel = rows * vectors
    element = panel + vectors
    spare = element + 1
    body = []
    for pair in range(pairs):
        for v in range(vectors):
            body.append(f"{isa.load} {bytes_of_vector * (pair * vectors + v)}(%rsi), {register(panel + v)}")
        for row in range(rows):
            body.append(f"vpbroadcastd {row * ROW_BYTES + 4 * pair}(%rdx), {register(element)}")
            for v in range(vectors):
                body += isa.product(register(panel + v), register(element), register(row * vectors + v), pair == 0,
                                    register(spare))
    for i in range(rows * vectors):
        place = f"{SUMS + bytes_of_vector * i}(%rsi)"
        body += [f"vcvtdq2ps {register(i)}, {register(i)}", f"vaddps {place}, {register(i)}, {register(i)}",
                 f"vmovups {register(i)}, {place}"]
    return body, spare if isa is not Avx2 else spare + 1


def emit_alone(isa, pairs):
    body = []
    for start in range(0, 12, 3):
        for pair in range(pairs):
            body += isa.product(f"%{isa.name}15", f"%{isa.name}14", f"%{isa.name}{start}", pair == 0,
                                f"%{isa.name}{start + 1}")
        body += finish(isa, start, start + 2)
    return body


def make_loops(isa, tiles, terms):
    """Name, products of a step of f32, instructions."""
    r = isa.name
    yield "peak", 12, [f"vfmadd231ps %{r}14, %{r}13, %{r}{i}" for i in range(12)]
    for number in terms:
        pairs = number // 2
        yield f"alone {number}", 4 * number, emit_alone(isa, pairs)
        for rows, columns in tiles:
            vectors = columns // isa.lanes
            orders = {"held": emit_held(isa, rows, vectors, pairs),
                      "memory": emit_blocks(isa, rows, vectors, pairs, 1, True),
                      "stored": emit_stored(isa, rows, vectors, pairs)}
            if isa is Avx512:
                orders["folded"] = emit_held(isa, rows, vectors, pairs, is_folded=True)
            if rows % 2 == 0:
                orders["blocks"] = emit_blocks(isa, rows, vectors, pairs, 2, False)
            for order, (body, registers) in orders.items():
                if registers <= isa.registers:
                    products = rows * vectors * number
                    yield f"{rows}x{columns} {order} {number}", products, body + [f"addq ${4 * pairs}, %rdx"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--avx512", action="store_true", help="vectors of 512 bits, with VNNI")
    parser.add_argument("--avx-vnni", action="store_true", help="vectors of 256 bits, with VNNI")
    parser.add_argument("--tiles", help=f"rows x columns, separated by commas ({TILES} or {WIDE_TILES})")
    parser.add_argument("--terms", default=TERMS, help=f"products that are added as integers ({TERMS})")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--compiler", default="cc")
    arguments = parser.parse_args()
    wide = arguments.avx512
    isa = Avx512 if wide else AvxVnni if arguments.avx_vnni else Avx2
    text = arguments.tiles or (WIDE_TILES if wide else TILES)
    tiles = [tuple(map(int, tile.split("x"))) for tile in text.split(",")]
    loops = list(make_loops(isa, tiles, map(int, arguments.terms.split(","))))
    names = [f"loop{i}" for i in range(len(loops))]
    functions = [emit_function(name, body, wide) for name, (_, _, body) in zip(names, loops)]
    with tempfile.TemporaryDirectory() as directory:
        program = link(functions, names, arguments.rounds, arguments.compiler, directory)
        text = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout
    cycles = dict(line.split() for line in text.splitlines())
    for name, (what, products, _) in zip(names, loops):
        print(f"{what:18} {float(cycles[name]):6.2f} cycles {products / 2 / float(cycles[name]):6.3f}")


if __name__ == "__main__":
    main()
