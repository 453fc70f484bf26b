#!/usr/bin/env python3
# ===- narrow.py - Weights stored in fewer bits, every bit of the result ----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Products by constant weights that nnprim-compile --weights= stores in fewer bits.

Activations are small integers and weights of one magnitude, so that all sums of
rounded weights are exact in f32: results have to be equal to NumPy's, which
rounds by its own rules, to the last bit. flyte8 has scales, which only the
compiler knows: there the reference lowering decides. Threads in any order give the same
bits as one. Each module is compiled for two machines: on one extending weights in
registers is free, on the other it costs so much that all panels which more than
one tile reads are extended beforehand, in memory.
"""

import itertools
import json
import os
import random
import sys

import numpy as np

from harness import dense, make_parser, run, run_library, run_ways, save_inputs, sweep_types, tensor
from primitives import output_extent
from spmm import FILTERS, PIXELS, draw_pattern, draw_plan
from targets import SKIPPED, emitted, runs_here

TYPES = ["bf16", "f16", "flyte24", "flyte16", "flyte8"]
# Slots of the FMA pipes that extending a vector takes.
MACHINES = {"in registers": 0, "in memory": 64}
COLUMNS = [1, 3, 4, 8, 15, 16, 17, 31, 33, 47, 64, 65, 100]


def truncate(bits, dropped):
    """The upper bits of f32; a NaN that would become an infinity is made quiet."""
    is_nan = (bits & 0x7FFFFFFF) > 0x7F800000
    return np.where(is_nan, bits | 0x400000, bits) >> dropped << dropped


def round_weights(weights, element, rounding):
    """The stored weights, converted back to f32."""
    if element == "f16" and rounding == "nearest":
        return weights.astype(np.float16).astype(np.float32)
    bits = weights.view(np.uint32).astype(np.uint64)
    if element == "f16":
        # Within its normal range, as all weights are.
        return (bits >> 13 << 13).astype(np.uint32).view(np.float32)
    dropped = {"bf16": 16, "flyte16": 16, "flyte24": 8, "flyte8": 24}[element]
    if rounding == "nearest":
        half = (bits >> dropped & 1) + (1 << (dropped - 1)) - 1
        is_finite = (bits & 0x7FFFFFFF) < 0x7F800000
        # What is rounded to an infinity has no bits left that would make it a NaN.
        bits = np.where(is_finite, (bits + half) >> dropped << dropped, bits)
    return truncate(bits, dropped).astype(np.uint32).view(np.float32)


class Module:
    """One module: an output a case."""

    def __init__(self, rng):
        self.rng = rng
        self.arguments, self.inputs, self.body, self.results = [], [], [], []
        self.expected, self.labels, self.has_reference = [], [], []

    def value(self, text):
        name = f"%v{len(self.body)}"
        self.body.append(f"{name} = {text}")
        return name

    def new_input(self, shape):
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(shape)}")
        self.inputs.append(self.rng.integers(-3, 4, shape).astype(np.float32))
        return name, self.inputs[-1]

    def new_weights(self, shape, kept=0xFFFFFFFF):
        """In [1, 2), of either sign, some of them halfway between two values of fewer bits."""
        bits = self.rng.integers(0x3F800000, 0x40000000, shape, dtype=np.uint32)
        halfway = self.rng.choice([0x80, 0x1000, 0x8000], shape).astype(np.uint32)
        tie = bits // (2 * halfway) * (2 * halfway) + halfway
        bits = np.where(self.rng.random(shape) < 0.3, tie, bits).astype(np.uint32)
        bits |= self.rng.integers(0, 2, shape, dtype=np.uint32) << np.uint32(31)
        weights = (bits & np.uint32(kept)).view(np.float32)
        return self.value(f"arith.constant {dense(weights)} : {tensor(shape)}"), weights

    def zeros(self, shape):
        empty = self.value(f"tensor.empty() : {tensor(shape)}")
        zero = self.value("arith.constant 0.0 : f32")
        return self.value(f"linalg.fill ins({zero} : f32) outs({empty} : {tensor(shape)}) -> {tensor(shape)}")

    def finish(self, value, shape, compute, text, has_reference=True):
        """An output; compute(round) gives it from rounded weights, in f64."""
        self.results.append((value, tensor(shape)))
        self.expected.append(compute)
        self.has_reference.append(has_reference)
        self.labels.append(text)

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        lines = "\n  ".join(self.body)
        values = ", ".join(value for value, _ in self.results)
        return f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  {lines}\n  return {values} : {types}\n}}\n"


def matmul(module, m, n, k):
    (a, x), (b, w) = module.new_input((m, k)), module.new_weights((k, n))
    init = module.zeros((m, n))
    y = module.value(f"linalg.matmul ins({a}, {b} : {tensor((m, k))}, {tensor((k, n))}) "
                     f"outs({init} : {tensor((m, n))}) -> {tensor((m, n))}")
    module.finish(y, (m, n), lambda narrow: x.astype(np.float64) @ narrow(w), f"gemm {m}x{n}x{k}")


def all_codes(module, k, n):
    """Each value of K by itself, with every code of flyte8 among its weights."""
    codes = (np.arange(k, dtype=np.uint32)[:, None] * 37 + np.arange(n, dtype=np.uint32)) % 256
    w = (codes << np.uint32(24)).view(np.float32)
    b = module.value(f"arith.constant {dense(w)} : {tensor(w.shape)}")
    for hot in range(k):
        a, x = module.new_input((1, k))
        x[:] = np.arange(k) == hot
        init = module.zeros((1, n))
        y = module.value(f"linalg.matmul ins({a}, {b} : {tensor((1, k))}, {tensor((k, n))}) "
                         f"outs({init} : {tensor((1, n))}) -> {tensor((1, n))}")
        module.finish(y, (1, n), lambda narrow, x=x: x.astype(np.float64) @ narrow(w), f"codes {k}x{n}, value {hot}")


def convolve(x, w, stride):
    """NHWC by HWCF, without padding, in f64."""
    kh, kw = w.shape[:2]
    oh, ow = (output_extent(extent, taps, stride, 1, 0) for extent, taps in ((x.shape[1], kh), (x.shape[2], kw)))
    y = np.zeros((x.shape[0], oh, ow, w.shape[3]))
    for i in range(kh):
        for j in range(kw):
            y += x[:, i : i + stride * oh : stride, j : j + stride * ow : stride].astype(np.float64) @ w[i, j]
    return y


def conv(module, size, c, f, taps, stride, nchw):
    """Both layouts: indirect_gemm, and conv_gemm on request."""
    oh = output_extent(size, taps, stride, 1, 0)
    if oh <= 0:
        return
    shape, filters, out = (1, size, size, c), (taps, taps, c, f), (1, oh, oh, f)
    request = ""
    name = "conv_2d_nhwc_hwcf"
    if nchw:
        shape, filters, out = (1, c, size, size), (f, c, taps, taps), (1, f, oh, oh)
        request, name = 'nnprim.algorithm = "conv_gemm", ', "conv_2d_nchw_fchw"
    (a, x), (b, w) = module.new_input(shape), module.new_weights(filters)
    init = module.zeros(out)
    y = module.value(
        f"linalg.{name} {{{request}dilations = dense<1> : vector<2xi64>, strides = dense<{stride}> : vector<2xi64>}} "
        f"ins({a}, {b} : {tensor(shape)}, {tensor(filters)}) outs({init} : {tensor(out)}) -> {tensor(out)}")

    def compute(narrow):
        if not nchw:
            return convolve(x, narrow(w), stride)
        nhwc = convolve(x.transpose(0, 2, 3, 1), narrow(w).transpose(2, 3, 1, 0), stride)
        return nhwc.transpose(0, 3, 1, 2)

    module.finish(y, out, compute, f"conv{' nchw' if nchw else ''} {size}x{size}x{c} f{f} k{taps} s{stride}")


def depthwise(module, size, c, taps, stride, nchw):
    """Both layouts, without padding."""
    oh = output_extent(size, taps, stride, 1, 0)
    if oh <= 0:
        return
    shape, filters, out, name = (1, size, size, c), (taps, taps, c), (1, oh, oh, c), "depthwise_conv_2d_nhwc_hwc"
    if nchw:
        shape, filters, out, name = (1, c, size, size), (c, taps, taps), (1, c, oh, oh), "depthwise_conv_2d_nchw_chw"
    (a, x), (b, w) = module.new_input(shape), module.new_weights(filters)
    init = module.zeros(out)
    y = module.value(
        f"linalg.{name} {{dilations = dense<1> : vector<2xi64>, strides = dense<{stride}> : vector<2xi64>}} "
        f"ins({a}, {b} : {tensor(shape)}, {tensor(filters)}) outs({init} : {tensor(out)}) -> {tensor(out)}")

    def compute(narrow):
        image, taps_of = (x.transpose(0, 2, 3, 1), narrow(w).transpose(1, 2, 0)) if nchw else (x, narrow(w))
        total = np.zeros((1, oh, oh, c))
        for i in range(taps):
            for j in range(taps):
                total += image[:, i : i + stride * oh : stride, j : j + stride * oh : stride].astype(np.float64) * taps_of[i, j]
        return total.transpose(0, 3, 1, 2) if nchw else total

    module.finish(y, out, compute, f"depthwise{' nchw' if nchw else ''} {size}x{size}x{c} k{taps} s{stride}")


def transform_2x2(x, u):
    """A convolution by F(2x2, 3x3) with transformed filters `u`, 4x4xCxF, in f64."""
    bt = np.array([[1, 0, -1, 0], [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, 0, -1]], np.float64)
    at = np.array([[1, 1, 1, 0], [0, 1, -1, -1]], np.float64)
    extent = x.shape[1] - 2
    tiles = -(-extent // 2)
    image = np.pad(x[0].astype(np.float64), ((0, 2 * tiles - extent), (0, 2 * tiles - extent), (0, 0)))
    y = np.zeros((2 * tiles, 2 * tiles, u.shape[3]))
    for i in range(0, 2 * tiles, 2):
        for j in range(0, 2 * tiles, 2):
            v = np.einsum("ab,bcd,ec->aed", bt, image[i : i + 4, j : j + 4], bt)
            y[i : i + 2, j : j + 2] = np.einsum("ab,bcf,ec->aef", at, np.einsum("abc,abcf->abf", v, u), at)
    return y[None, :extent, :extent]


def fast_conv(module, size, c, f, algorithm):
    """By tiles of 2x2 outputs. Filters have so few bits that their transforms are exact before they are rounded."""
    shape, filters, out = (1, size, size, c), (3, 3, c, f), (1, size - 2, size - 2, f)
    (a, x), (b, w) = module.new_input(shape), module.new_weights(filters, kept=0xFFFFE000)
    init = module.zeros(out)
    y = module.value(
        f'linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}", dilations = dense<1> : vector<2xi64>, '
        f"strides = dense<1> : vector<2xi64>}} ins({a}, {b} : {tensor(shape)}, {tensor(filters)}) "
        f"outs({init} : {tensor(out)}) -> {tensor(out)}")
    g = np.array([[1, 0, 0], [0.5, 0.5, 0.5], [0.5, -0.5, 0.5], [0, 0, 1]])

    def compute(narrow):
        if algorithm == "winograd_on_the_fly_f2":
            return convolve(x, narrow(w), 1)
        return transform_2x2(x, narrow(np.einsum("ab,bcxy,dc->adxy", g, w.astype(np.float64), g).astype(np.float32)))

    # The reference is a direct convolution, whose filters are not transformed.
    module.finish(y, out, compute, f"{algorithm} {size}x{size}x{c} f{f}", has_reference=False)


def sparse(module, pixels, channels, filters, block, plan, rng):
    """Values in compressed-sparse-row form, of blocks of rows; the last block may have more rows than there are."""
    blocks = -(-filters // block)
    pattern = draw_pattern(rng, blocks, channels, rng.choice([0.1, 0.4, 1.0, "empty rows"]))
    count = int(pattern.sum())
    if count == 0:
        return
    pointers = np.concatenate([[0], np.cumsum(pattern.sum(1))]).astype(np.int32)
    columns = np.nonzero(pattern)[1].astype(np.int32)
    (values, w), (b, x) = module.new_weights((count, block) if block > 1 else (count,)), module.new_input((channels, pixels))
    operands = [values, *(module.value(f"arith.constant {dense(part)} : {tensor(part.shape, 'i32')}")
                          for part in (columns, pointers)), b]
    types = [tensor(w.shape), tensor((count,), "i32"), tensor((blocks + 1,), "i32"), tensor((channels, pixels))]
    out = tensor((filters, pixels))
    init = module.value(f"tensor.empty() : {out}")
    attributes = f"attributes {{plan = #nnprim.spmm_plan<{plan}>}}" if plan else ""
    y = module.value(f"nnprim.spmm ins({', '.join(operands)} : {', '.join(types)}) outs({init} : {out}) {attributes} "
                     f"-> {out}")

    def compute(narrow):
        matrix, stored = np.zeros((blocks * block, channels)), narrow(w).reshape(count, block)
        for row in range(blocks):
            for entry in range(pointers[row], pointers[row + 1]):
                matrix[row * block : (row + 1) * block, columns[entry]] = stored[entry]
        return matrix[:filters] @ x.astype(np.float64)

    module.finish(y, (filters, pixels), compute, f"spmm {filters}x{channels}x{pixels} block {block} plan {plan}")


def make_cases(module, count, seed, element, rounding, target):
    rng = random.Random(seed)
    for block in (1, 4):
        sparse(module, 33, 40, 13, block, f"pixels = 33, rows = {block}, read_modify_write = true", rng)
    for block in (1, 1, 2, 3, 4, 8, 16):
        pixels, channels, filters = rng.choice(PIXELS), rng.choice([1, 5, 31, 64]), rng.choice(FILTERS)
        sparse(module, pixels, channels, filters, block, draw_plan(rng, target, pixels, filters, channels, block), rng)
    for n in COLUMNS:
        matmul(module, rng.choice([1, 1, 2, 7, 14, 15, 29]), n, rng.choice([1, 2, 3, 5, 16, 31]))
    if element == "flyte8" and rounding == "truncate":
        for k, n in ((4, 256), (6, 260), (5, 421)):
            all_codes(module, k, n)
    # One tile of all rows, of several panels: the last ones are fewer, or a part of one.
    for n in (257, 404, 777, 1030):
        matmul(module, rng.choice([1, 1, 2]), n, rng.choice([1, 3, 4, 6, 16, 31]))
    for _ in range(count):
        matmul(module, rng.choice([1, 2, 6, 13, 33]), rng.choice(COLUMNS), rng.choice([1, 2, 3, 7, 24]))
        matmul(module, rng.choice([57, 130]), rng.choice(COLUMNS), rng.choice([2, 7, 64]))
        conv(module, rng.choice([1, 3, 5, 8, 14, 20]), rng.choice([1, 2, 3, 5]), rng.choice(COLUMNS),
             rng.choice([1, 2, 3]), rng.choice([1, 2]), rng.random() < 0.5)
        depthwise(module, rng.choice([3, 5, 8, 14]), rng.choice(COLUMNS), rng.choice([1, 2, 3]), rng.choice([1, 2]),
                  rng.random() < 0.5)
        # Scales are not powers of two, so that sums with them are not exact.
        if element != "flyte8" or rounding == "truncate":
            fast_conv(module, rng.choice([4, 7, 12]), rng.choice([1, 3, 5]), rng.choice(COLUMNS),
                      rng.choice(["winograd_f2", "winograd_on_the_fly_f2"]))


def compare(module, results, others):
    """The number of outputs that are not what is expected, which is said."""
    failures = 0
    for i, text in enumerate(module.labels):
        y = np.load(os.path.join(results, f"output{i}.npy"))
        for name, expected in others(i):
            if y.tobytes() != expected.astype(np.float32).tobytes() and not np.array_equal(y, expected):
                failures += 1
                worst = np.abs(y.astype(np.float64) - expected).max(initial=0.0)
                print(f"FAIL {text}: not what {name} gives, off by {worst:.3g}")
                break
    return failures


def write_machine(args, directory, slots):
    """A machine of the target on which extending a vector takes so many slots, and whose tiles of few rows read several
    panels and wait for loads, not for sums, so that codes of flyte8 lie together in words where extending is free; the
    option that names it."""
    path = os.path.join(directory, "machine.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"name": "test", "targets": [args.target], "source": "a test", "measured": False,
                   "max_tile_panels": 4, "fma_latency": 1,
                   "extension": dict.fromkeys(["bf16", "f16", "flyte24", "flyte8"], slots)}, file)
    return f"--machine={path}"


def check_type(args, element, rounding, directory):
    rng = np.random.default_rng(args.seed)
    module = Module(rng)
    make_cases(module, args.count, args.seed, element, rounding, args.target)
    source = os.path.join(directory, "model.mlir")
    with open(source, "w", encoding="utf-8") as file:
        file.write(module.text())
    inputs = save_inputs(module.inputs, directory)
    # No transforms: those of filters are rounded after them, which the reference does not do.
    flags = [f"--weights={element}", f"--weights-rounding={rounding}", "--min-thread-cycles=0", "--max-error=1e-12"]
    runner = [*args.runner.split(), *inputs]
    results = {}
    for name, slots in MACHINES.items():
        machine, library = write_machine(args, directory, slots), os.path.join(directory, name + ".so")
        run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", machine, *flags])
        ways = run_ways(library, runner, os.path.join(directory, name))
        results.update({f"{name}, {way}": path for way, path in ways.items()})
    fast = results.pop("in registers, one thread")
    slow_library = os.path.join(directory, "slow.so")
    run([args.compiler, source, "-o", slow_library, "--reference", *flags])
    slow = run_library(slow_library, [*args.host_runner.split(), *inputs], os.path.join(directory, "slow"))

    def others(i):
        if module.has_reference[i]:
            yield "the reference", np.load(os.path.join(slow, f"output{i}.npy"))
        for name, directory in results.items():
            yield name, np.load(os.path.join(directory, f"output{i}.npy"))
        if element != "flyte8" or rounding == "truncate":
            yield "NumPy", module.expected[i](lambda w: round_weights(w, element, rounding).astype(np.float64))

    failures = compare(module, fast, others)
    return failures, len(module.labels)


def main():
    args = make_parser(__doc__, "x86-64-avx512").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    return sweep_types(args, itertools.product(TYPES, ["nearest", "truncate"]), check_type)


if __name__ == "__main__":
    sys.exit(main())
