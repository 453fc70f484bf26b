#!/usr/bin/env python3
# ===- bf16_products.py - Products of bf16 by bf16, every bit of the result --------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""gemm and indirect_gemm of bf16 with sums in f32, rounded to bf16, against a model of each target's instruction.

Random values of all magnitudes whose sums stay finite, every number of rows, columns and values of K around tiles and
groups. NumPy adds in f64 with the exact error of each addition, so that any rounding to f32 is exact:

  ordered   a fused multiply-add a value, in order, to the nearest: targets without such an instruction, whose kernels
            extend both factors
  fma       two fused multiply-adds a pair, the second value first, to the nearest: the instruction in portable code
  vdpbf16ps the same, with subnormals taken for and given as zeros
  tdpbf16ps AMX, whose tiles have 32 values of K: the products of even values are added to one sum and those of odd ones to
            another, each from zero and in order, the sum of these two to that of the tiles before; all to the nearest,
            with subnormals taken for and given as zeros. Panels of more than 48 columns, which are for few rows, are
            multiplied by vdpbf16ps. Each row of a filter is a run of its own over K
  bfdot     Arm's BFDOT and BFMMLA, which is two of them: the products of a pair are added, then the sum, both rounded to
            odd, with subnormals taken for and given as zeros

Three threads, and their shares from the last to the first, give the same bits as one.
"""

import os
import random
import re
import sys
import tempfile

import numpy as np

from harness import load_ways, make_parser, run, run_ways, tensor
from primitives import output_extent
from softmax import cast
from targets import SKIPPED, emitted, has_own_instructions, label, runs_here

SMALLEST = 2.0**-126
PAIRS = {"fma", "vdpbf16ps", "tdpbf16ps", "bfdot"}
TILE_DEPTH, MAX_TILE_COLUMNS = 32, 48
COLUMNS = [1, 3, 4, 8, 12, 15, 16, 17, 31, 33, 48, 65]


def bfloat(x):
    """Rounded to the nearest bf16, ties to even, as f32."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + np.uint32(0x7FFF) + ((bits >> 16) & np.uint32(1))) & np.uint32(0xFFFF0000)).view(np.float32)


def add_to_odd(a, b):
    """a + b in f64, rounded to odd: rounding it again gives what rounding the sum does."""
    total = a + b
    other = total - a
    error = (a - (total - other)) + (b - other)
    is_even = (total.view(np.uint64) & np.uint64(1)) == 0
    return np.where((error != 0) & is_even, np.nextafter(total, np.copysign(np.inf, error)), total)


def to_nearest(x):
    return x.astype(np.float32).astype(np.float64)


def to_odd(x):
    """f64 rounded to f32: to the neighbour with an odd last bit unless it is exact."""
    near = x.astype(np.float32)
    is_exact = near.astype(np.float64) == x
    toward = np.where(np.abs(near.astype(np.float64)) > np.abs(x), np.nextafter(near, np.float32(0)), near)
    odd = (toward.view(np.uint32) | np.uint32(1)).view(np.float32)
    return np.where(is_exact, near, odd).astype(np.float64)


def flush(x):
    return np.where(np.abs(x) < SMALLEST, np.copysign(0.0, x), x)


def add_pair(kind, total, a, b):
    """total + a · b for pairs of K: a has shape M×1×2, b 1×N×2, in f64."""
    if kind == "bfdot":
        a, b = flush(a), flush(b)
        products = flush(to_odd(add_to_odd(flush(a[..., 0] * b[..., 0]), flush(a[..., 1] * b[..., 1]))))
        return flush(to_odd(add_to_odd(total, products)))
    if kind == "vdpbf16ps":
        a, b = flush(a), flush(b)
    for position in (0, 1) if kind == "ordered" else (1, 0):
        total = to_nearest(add_to_odd(total, a[..., position] * b[..., position]))
        if kind == "vdpbf16ps":
            total = flush(total)
    return total


def add_tile(total, a, b):
    """total + a · b for M×K and K×N with the K of a tile."""
    sums = [np.zeros_like(total), np.zeros_like(total)]
    for k in range(a.shape[1]):
        term = flush(a[:, None, k]) * flush(b[None, k, :])
        sums[k % 2] = flush(to_nearest(add_to_odd(sums[k % 2], term)))
    return flush(to_nearest(add_to_odd(total, flush(to_nearest(add_to_odd(*sums))))))


def product_of_tiles(a, b, runs):
    """M×K by K×N, where K is in `runs` equal runs, each of which begins a tile."""
    a, b = a.astype(np.float64), b.astype(np.float64)
    total, depth = np.zeros((a.shape[0], b.shape[1])), a.shape[1] // runs
    for first in range(0, a.shape[1], depth):
        for k in range(first, first + depth, TILE_DEPTH):
            end = min(k + TILE_DEPTH, first + depth)
            total = add_tile(total, a[:, k:end], b[k:end])
    return bfloat(total.astype(np.float32))


def product(kind, a, b, runs=1):
    """M×K by K×N, both f32 with values of bf16."""
    if kind == "tdpbf16ps":
        return product_of_tiles(a, b, runs)
    k = a.shape[1]
    a = np.pad(a, ((0, 0), (0, k % 2))).astype(np.float64)
    b = np.pad(b, ((0, k % 2), (0, 0))).astype(np.float64)
    total = np.zeros((a.shape[0], b.shape[1]))
    for i in range(0, k, 2):
        total = add_pair(kind, total, a[:, None, i : i + 2], b.T[None, :, i : i + 2])
    return bfloat(total.astype(np.float32))


class Module:
    """One module: an output a case. Factors and results are stored as `element`, and computed with as f32."""

    element = "bf16"

    def __init__(self, kind, rng):
        self.kind, self.rng = kind, rng
        self.arguments, self.inputs, self.body, self.results = [], [], [], []
        self.expected, self.labels = [], []
        # What products of few rows give in panels that are not for tile registers.
        self.expected_of_wide_panels = {}

    def encode(self, values):
        """The codes of values of the element type."""
        return (values.view(np.uint32) >> 16).astype("<u2")

    def product(self, a, b, taps=1):
        return product(self.kind, a, b, int(np.sqrt(taps)))

    def random(self, shape, has_tiny):
        """Magnitudes from 2^-20 to 2^20, and some values 0; or some of them and of their products subnormal."""
        values = self.rng.standard_normal(shape) * 2.0 ** self.rng.integers(-20, 21, shape)
        if has_tiny:
            # A product of two of these is subnormal, or one of them is.
            values *= 2.0 ** self.rng.choice([-128, -63, -63, 30], shape)
        values = np.where(self.rng.random(shape) < 0.1, 0.0, values)
        return bfloat(values.astype(np.float32))

    def new_input(self, values):
        name, shape = f"%in{len(self.arguments)}", values.shape
        self.arguments.append(f"{name}: {tensor(shape)}")
        self.inputs.append(values)
        return cast(self.body, name, shape, "f32", self.element, "truncf")

    def new_weights(self, values):
        name, shape = f"%w{len(self.body)}", values.shape
        codes = self.encode(values).tobytes().hex().upper()
        self.body.append(f'  {name} = arith.constant dense<"0x{codes}"> : {tensor(shape, self.element)}')
        return name

    def zeros(self, shape):
        name = f"%z{len(self.body)}"
        kind = tensor(shape, self.element)
        self.body.append(f"  {name}_e = tensor.empty() : {kind}\n  {name}_c = arith.constant 0.0 : {self.element}\n"
                         f"  {name} = linalg.fill ins({name}_c : {self.element}) outs({name}_e : {kind}) -> {kind}")
        return name

    def finish(self, text, shape, expected, what):
        name = f"%r{len(self.body)}"
        self.body.append(f"  {name} = {text} -> {tensor(shape, self.element)}")
        self.results.append((cast(self.body, name, shape, self.element, "f32", "extf"), tensor(shape)))
        self.expected.append(expected)
        self.labels.append(what)

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        values = ", ".join(value for value, _ in self.results)
        lines = "\n".join(self.body)
        return f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n{lines}\n  return {values} : {types}\n}}\n"


def matmul(module, m, n, k, has_tiny):
    x, w = module.random((m, k), has_tiny), module.random((k, n), has_tiny)
    # Products that cancel out in another order: what is left are the errors of all roundings.
    half, order = k // 2, module.rng.permutation(k // 2)
    x[:, half : 2 * half], w[half : 2 * half] = -x[:, order], w[order]
    if module.kind == "tdpbf16ps":
        module.expected_of_wide_panels[len(module.labels)] = product("vdpbf16ps", x, w)
    a, b = module.new_input(x), module.new_weights(w)
    element = module.element
    init, kinds = module.zeros((m, n)), f"{tensor((m, k), element)}, {tensor((k, n), element)}"
    module.finish(f"linalg.matmul ins({a}, {b} : {kinds}) outs({init} : {tensor((m, n), element)})", (m, n),
                  module.product(x, w), f"gemm {m}x{n}x{k}")


def conv(module, size, c, f, taps, stride):
    extent = output_extent(size, taps, stride, 1, 0)
    if extent <= 0:
        return
    shape, filters, out = (1, size, size, c), (taps, taps, c, f), (1, extent, extent, f)
    x, w = module.random(shape, False), module.random(filters, False)
    a, b = module.new_input(x), module.new_weights(w)
    init, element = module.zeros(out), module.element
    # Of an odd number of channels, the last pair of a tap has a zero.
    is_matrix = taps == size or (taps == 1 and stride == 1)
    if c % 2 and not is_matrix and module.kind in PAIRS:
        x, w = np.pad(x, [(0, 0)] * 3 + [(0, 1)]), np.pad(w, [(0, 0)] * 2 + [(0, 1), (0, 0)])
    rows = np.stack([x[0, i * stride : i * stride + taps, j * stride : j * stride + taps].ravel()
                     for i in range(extent) for j in range(extent)])
    module.finish(
        f"linalg.conv_2d_nhwc_hwcf {{dilations = dense<1> : vector<2xi64>, strides = dense<{stride}> : vector<2xi64>}} "
        f"ins({a}, {b} : {tensor(shape, element)}, {tensor(filters, element)}) outs({init} : {tensor(out, element)})",
        out, module.product(rows, w.reshape(-1, f), 1 if taps == size else taps * taps).reshape(out),
        f"conv {size}x{size}x{c} f{f} k{taps} s{stride}")


def make_cases(module, count, seed):
    rng = random.Random(seed)
    channels = [1, 2, 3, 4, 7, 8, 10, 12, 17]
    for n in COLUMNS:
        matmul(module, rng.choice([1, 2, 3, 7, 14, 15, 29]), n, rng.choice([1, 2, 3, 4, 5, 7, 8, 31, 32, 33]), n % 2 == 0)
    for k in range(1, 20):
        matmul(module, rng.choice([1, 2, 5, 8, 9]), rng.choice(COLUMNS), k, k % 2 == 0)
    for _ in range(count):
        matmul(module, rng.choice([1, 6, 13, 33]), rng.choice(COLUMNS), rng.choice([6, 17, 64, 129]), False)
        conv(module, rng.choice([3, 5, 8, 14]), rng.choice(channels), rng.choice(COLUMNS), rng.choice([1, 2, 3]),
             rng.choice([1, 2]))


def get_kind(target):
    """Which model a target's code follows."""
    if target == "aarch64-neon-bf16":
        return "bfdot"
    instructions = {"x86-64-avx512-bf16": "vdpbf16ps", "x86-64-avx512-amx": "tdpbf16ps"}
    if target not in instructions:
        return "ordered"
    return instructions[target] if has_own_instructions(target) else "fma"


def check(module, args, options=()):
    """Compiles the module and runs it with one thread and three. Returns the exit code of the test."""
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        source, library = os.path.join(directory, "model.mlir"), os.path.join(directory, "model.so")
        with open(source, "w", encoding="utf-8") as file:
            file.write(module.text())
        remarks = run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", "--min-thread-cycles=0",
                       "--remarks", *options])
        widths = {shape: int(nr) for nr, shape in re.findall(r"gemm_plan<nr = (\d+).*?: (\d+x\d+x\d+), the least", remarks)}
        runner = args.runner.split()
        for i, value in enumerate(module.inputs):
            path = os.path.join(directory, f"in{i}.npy")
            np.save(path, value)
            runner.append(f"--input=input{i}={path}")
        ways = run_ways(library, runner, os.path.join(directory, "results"))
        for i, text in enumerate(module.labels):
            y, other = load_ways(ways, f"output{i}")
            if i in module.expected_of_wide_panels and widths[text.split()[1]] > MAX_TILE_COLUMNS:
                module.expected[i] = module.expected_of_wide_panels[i]
            if other:
                print(f"FAIL {text}: other bits with {other}")
            elif not np.array_equal(y, module.expected[i], equal_nan=True):
                where = np.argwhere((y != module.expected[i]) & ~(np.isnan(y) & np.isnan(module.expected[i])))[0]
                print(f"FAIL {text}: {y[tuple(where)]!r} at {where}, not {module.expected[i][tuple(where)]!r}")
            else:
                continue
            failures += 1
    total = len(module.labels)
    print(f"{label(args.target)}, as {module.kind}: {total - failures} passed, {failures} failed")
    return 1 if failures or not total else 0


def main():
    args = make_parser(__doc__, "x86-64-avx512-bf16").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    module = Module(get_kind(args.target), np.random.default_rng(args.seed))
    make_cases(module, args.count, args.seed)
    return check(module, args)


if __name__ == "__main__":
    sys.exit(main())
