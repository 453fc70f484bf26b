#!/usr/bin/python3
# ===- tile_steps.py - Cycles of a step of a register tile, by how B is stored --------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times loops of AVX2 or AVX-512 that multiply a tile, with all operands in L1: what `tile_load_share` and `extension` of a
machine file are.

    bench/planner/tile_steps.py
    bench/planner/tile_steps.py --tiles=6x16,4x24 --rounds=40
    bench/planner/tile_steps.py --avx512

A loop has the instructions of one step of K of a tile: vectors of B, loaded and extended, a broadcast for each row, and
the multiply-adds. Cycles are relative to a loop of twelve multiply-adds and nothing else, which two pipes run in six.
Kinds of B: f32; words extended and shifted (`extend`); loaded to both halves and shuffled (`shuffle`, bf16; `bytes`,
flyte8); f16 converted; flyte24 whose halves are inserted (`insert24`) or blended (`blend24`). With --avx512: bf16 by one
shuffle (`permute`); flyte24 by two, behind masked loads (`masked24`) or those of bytes of the same row (`words24`), and by
one (`permute24`); `permute` and `permute24` need AVX512-VBMI. Printed are the least of
all rounds and, behind them, slots of the multiply-adds' pipes for each vector beyond f32.
"""

import argparse
import os
import subprocess
import tempfile

ROW_BYTES = 1096
STEPS = 256
TILES, WIDE_TILES = "7x8,8x8,6x16,4x24", "14x32,8x48,6x64"
# Bytes of a vector of B.
WIDE_KINDS = {"f32": 64, "extend": 32, "f16": 32, "permute": 32, "masked24": 48, "words24": 48, "permute24": 48}
KINDS = {"f32": 32, "extend": 16, "shuffle": 16, "f16": 16, "insert24": 24, "blend24": 24, "bytes": 8}

MAIN = r"""
#include <stdio.h>
#include <time.h>
typedef void Loop(long, const void *, const void *);
static char b[64 << 10] __attribute__((aligned(4096))), a[64 << 10] __attribute__((aligned(4096)));
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }
static Loop *loops[] = {LOOPS};
static double time_of(Loop *loop) {
  double begin = now();
  for (int i = 0; i < 20; ++i) loop(STEPS, b, a);
  return (now() - begin) / 20 / STEPS;
}
int main(void) {
  double best[COUNT];
  for (int i = 0; i < COUNT; ++i) best[i] = 1;
  for (int round = 0; round < ROUNDS; ++round)
    for (int i = 0; i < COUNT; ++i) { double t = time_of(loops[i]); if (t < best[i]) best[i] = t; }
  for (int i = 0; i < COUNT; ++i) printf("%s %.3f\n", names[i], 6 * best[i] / best[0]);
}
"""


def load(kind, offset, register, spare, mask):
    """Instructions that load a vector of B, of eight values."""
    r = f"%ymm{register}"
    shuffle = f"vpshufb {mask}, {r}, {r}"
    return {
        "f32": [f"vmovups {offset}(%rsi), {r}"],
        "extend": [f"vpmovzxwd {offset}(%rsi), {r}", f"vpslld $16, {r}, {r}"],
        "shuffle": [f"vbroadcasti128 {offset}(%rsi), {r}", shuffle],
        "f16": [f"vcvtph2ps {offset}(%rsi), {r}"],
        "insert24": [f"vmovdqu {offset}(%rsi), %xmm{register}", f"vinserti128 $1, {offset + 8}(%rsi), {r}, {r}",
                     shuffle],
        "blend24": [f"vmovdqu {offset}(%rsi), %xmm{register}", f"vbroadcasti128 {offset + 8}(%rsi), %ymm{spare}",
                    f"vpblendd $0xf0, %ymm{spare}, {r}, {r}", shuffle],
        "bytes": [f"vpbroadcastq {offset}(%rsi), {r}", shuffle],
    }[kind]


def load_wide(kind, offset, register, is_last):
    """The same of AVX-512, of 16 values. The last vector of flyte24 in a row is loaded from 16 bytes before it on, which
    takes another constant."""
    r = f"%zmm{register}"
    place, constant = (f"{offset - 16}(%rsi)", r) if is_last else (f"{offset}(%rsi)", "%zmm31")
    other = [f"vmovdqu64 mask+64(%rip), {r}"] if is_last else []
    return {
        "f32": [f"vmovups {offset}(%rsi), {r}"],
        "extend": [f"vpmovzxwd {offset}(%rsi), {r}", f"vpslld $16, {r}, {r}"],
        "f16": [f"vcvtph2ps {offset}(%rsi), {r}"],
        "permute": [f"vmovups {offset}(%rsi), %ymm{register}", f"vpermb {r}, %zmm31, {r}"],
        "masked24": [f"vmovdqu32 {offset}(%rsi), {r}{{%k2}}{{z}}", f"vpermd {r}, %zmm31, {r}",
                     f"vpshufb mask(%rip), {r}, {r}"],
        "words24": [*other, f"vpermd {place}, {constant}, {r}", f"vpshufb mask(%rip), {r}, {r}"],
        "permute24": [*other, f"vpermb {place}, {constant}, {r}{{%k1}}{{z}}"],
    }[kind]


def emit_wide_loop(name, rows, vectors, kind):
    """As emit_loop, in vectors of 512 bits."""
    spare = rows * vectors + vectors
    body = []
    for v in range(vectors):
        body += load_wide(kind, v * WIDE_KINDS[kind], rows * vectors + v, v == vectors - 1)
    for row in range(rows):
        body.append(f"vbroadcastss {row * ROW_BYTES}(%rdx), %zmm{spare}")
        body += [f"vfmadd231ps %zmm{spare}, %zmm{rows * vectors + v}, %zmm{row * vectors + v}" for v in range(vectors)]
    return emit_function(name, body + ["addq $4, %rdx"], wide=True)


def emit_loop(name, rows, vectors, kind):
    """A function of (steps, B, A)."""
    spare = rows * vectors + vectors
    mask = "%ymm15" if spare < 15 else "mask(%rip)"
    body = []
    for v in range(vectors):
        body += load(kind, v * KINDS[kind], rows * vectors + v, spare, mask)
    for row in range(rows):
        body.append(f"vbroadcastss {row * ROW_BYTES}(%rdx), %ymm{spare}")
        body += [f"vfmadd231ps %ymm{spare}, %ymm{rows * vectors + v}, %ymm{row * vectors + v}" for v in range(vectors)]
    return emit_function(name, body + ["addq $4, %rdx"])


def emit_function(name, body, wide=False):
    text = "\n\t".join([*body, "decq %rdi", "jnz 1b"])
    # The mask of the bytes that are not zero, and that of 48 bytes.
    before = ("movabsq $0xeeeeeeeeeeeeeeee, %rax\n\tkmovq %rax, %k1\n\tmovl $0xfff, %eax\n\tkmovd %eax, %k2\n\t"
              "vmovdqu64 mask(%rip), %zmm31" if wide else "vmovdqu mask(%rip), %ymm15")
    return f".globl {name}\n{name}:\n\t{before}\n\t.p2align 5\n1:\n\t{text}\n\tvzeroupper\n\tret\n"


def build(tiles, rounds, compiler, directory, wide):
    register = "zmm" if wide else "ymm"
    functions = [emit_function("peak", [f"vfmadd231ps %{register}14, %{register}13, %{register}{i}" for i in range(12)],
                               wide)]
    names = ["peak"]
    for rows, columns in tiles:
        for kind in WIDE_KINDS if wide else KINDS:
            names.append(f"tile_{rows}x{columns}_{kind}")
            functions.append(emit_wide_loop(names[-1], rows, columns // 16, kind) if wide else
                             emit_loop(names[-1], rows, columns // 8, kind))
    return link(functions, names, rounds, compiler, directory)


def link(functions, names, rounds, compiler, directory):
    """A program that prints the cycles of a step of each function, of which the first is twelve multiply-adds."""
    # Which bytes a shuffle takes does not matter for its time; a register's worth for each of two constants.
    mask = ",".join(str(byte) for value in 4 * list(range(8)) for byte in (128, 128, 2 * value, 2 * value + 1))
    assembly = (".text\n" + "".join(functions) + f".data\n.p2align 5\nmask: .byte {mask}\n"
                '.section .note.GNU-stack,"",@progbits\n')
    declarations = "".join(f"void {name}(long, const void *, const void *);\n" for name in names)
    program = (f"#define STEPS {STEPS}\n#define COUNT {len(names)}\n#define ROUNDS {rounds}\n{declarations}"
               f"static const char *names[] = {{{', '.join(chr(34) + n + chr(34) for n in names)}}};\n"
               + MAIN.replace("LOOPS", ", ".join(names)))
    paths = [os.path.join(directory, name) for name in ("loops.s", "main.c", "program")]
    for path, text in zip(paths, (assembly, program)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    subprocess.run([compiler, "-O1", "-no-pie", paths[1], paths[0], "-o", paths[2]], check=True)
    return paths[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--avx512", action="store_true", help="vectors of 512 bits")
    parser.add_argument("--tiles", help=f"rows x columns, separated by commas, as {TILES} or {WIDE_TILES}")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--compiler", default="cc")
    arguments = parser.parse_args()
    wide = arguments.avx512
    kinds, lanes = (WIDE_KINDS, 16) if wide else (KINDS, 8)
    tiles = [tuple(map(int, tile.split("x")))
             for tile in (arguments.tiles or (WIDE_TILES if wide else TILES)).split(",")]
    with tempfile.TemporaryDirectory() as directory:
        program = build(tiles, arguments.rounds, arguments.compiler, directory, wide)
        text = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout
    cycles = dict(line.split() for line in text.splitlines())
    print(f"{'tile':8}" + "".join(f"{kind:>18}" for kind in kinds))
    for rows, columns in tiles:
        f32 = float(cycles[f"tile_{rows}x{columns}_f32"])
        cells = []
        for kind in kinds:
            own = float(cycles[f"tile_{rows}x{columns}_{kind}"])
            cells.append(f"{own:10.2f} ({2 * (own - f32) / (columns // lanes):5.2f})")
        print(f"{f'{rows}x{columns}':8}" + "".join(f"{cell:>18}" for cell in cells))


if __name__ == "__main__":
    main()
