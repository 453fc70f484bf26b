#!/usr/bin/env python3
# ===- activations.py - Values between ops in fewer bits, every bit of the result ------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Ops between two values that nnprim-compile --activations= stores in fewer bits.

Each case is a product by the identity, whose result is stored, the op, whose result
is stored, and a product by the identity. Inputs are of one magnitude and weights small
integers, so that all sums of stored values are exact in f32: results have to be equal
to NumPy's, which rounds by its own rules, to the last bit. Some inputs are NaN,
infinite, or halfway between two values. Three threads, and their shares from the last to the first,
give the same bits as one. Weights are exact as f16, too, and where stores round to
nearest each module is compiled again with such, for a machine that extends panels of
them in memory. Each type and rounding has shapes of its own.
"""

import itertools
import os
import random
import sys

import numpy as np

from harness import dense, make_parser, run, run_ways, save_inputs, sweep_types, tensor
from narrow import COLUMNS, MACHINES, convolve, round_weights, write_machine
from primitives import output_extent
from targets import SKIPPED, emitted, runs_here

TYPES = ["bf16", "f16", "flyte24", "flyte16"]
# The product of terms and magnitudes for which sums are exact in 24 bits.
MOST_TERMS = {"bf16": 4096, "flyte16": 4096, "f16": 512, "flyte24": 16}


class Module:
    """One module: an output a case."""

    def __init__(self, rng, store, terms):
        self.rng, self.store, self.terms = rng, store, terms
        self.arguments, self.inputs, self.body, self.results = [], [], [], []
        self.expected, self.labels = [], []

    def value(self, text):
        name = f"%v{len(self.body)}"
        self.body.append(f"{name} = {text}")
        return name

    def zeros(self, shape, start="0.0"):
        empty = self.value(f"tensor.empty() : {tensor(shape)}")
        zero = self.value(f"arith.constant {start} : f32")
        return self.value(f"linalg.fill ins({zero} : f32) outs({empty} : {tensor(shape)}) -> {tensor(shape)}")

    def constant(self, values):
        return self.value(f"arith.constant {dense(values)} : {tensor(values.shape)}")

    def weights(self, shape):
        values = self.rng.integers(-2, 3, shape).astype(np.float32)
        return self.constant(values), values.astype(np.float64)

    def pass_on(self, name, shape):
        """A product by the identity."""
        rows, columns = int(np.prod(shape[:-1])), shape[-1]
        groups = ", ".join(str(i) for i in range(len(shape) - 1))
        flat, whole = tensor((rows, columns)), tensor(shape)
        if len(shape) > 2:
            name = self.value(f"tensor.collapse_shape {name} [[{groups}], [{len(shape) - 1}]] : {whole} into {flat}")
        one = self.constant(np.eye(columns, dtype=np.float32))
        init = self.zeros((rows, columns))
        name = self.value(f"linalg.matmul ins({name}, {one} : {flat}, {tensor((columns, columns))}) "
                          f"outs({init} : {flat}) -> {flat}")
        if len(shape) > 2:
            name = self.value(f"tensor.expand_shape {name} [[{groups}], [{len(shape) - 1}]] "
                              f"output_shape [{', '.join(map(str, shape))}] : {flat} into {whole}")
        return name

    def stored_input(self, shape, special=False):
        """A value that is stored, in [1, 2) of either sign: its name, and what it is then."""
        bits = self.rng.integers(0x3F800000, 0x40000000, shape, dtype=np.uint32)
        halfway = self.rng.choice([0x80, 0x1000, 0x8000], shape).astype(np.uint32)
        bits = np.where(self.rng.random(shape) < 0.3, bits // (2 * halfway) * (2 * halfway) + halfway, bits)
        bits = bits.astype(np.uint32) | self.rng.integers(0, 2, shape, dtype=np.uint32) << np.uint32(31)
        values = bits.view(np.float32)
        if special:
            # Of a row of a product by the identity, whatever is beside a NaN or an infinity is a NaN.
            values[(0,) * len(shape)] = self.rng.choice([np.nan, np.inf, -np.inf])
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(shape)}")
        self.inputs.append(values)
        passed = values.astype(np.float64)
        if special:
            with np.errstate(invalid="ignore"):
                passed = (passed.reshape(-1, shape[-1]) @ np.eye(shape[-1])).reshape(shape)
        return self.pass_on(name, shape), self.store(passed)

    def finish(self, name, expected, text, is_stored=True):
        """`expected` is what the op computes, which is stored in fewer bits or stays f32."""
        with np.errstate(invalid="ignore"):
            stored = self.store(expected) if is_stored else expected
            rows = stored.reshape(-1, stored.shape[-1]) @ np.eye(stored.shape[-1])
        self.results.append((self.pass_on(name, expected.shape), tensor(expected.shape)))
        self.expected.append(rows.reshape(expected.shape))
        self.labels.append(text)

    def loop(self, names, shape, body):
        """An elementwise loop over operands of `shape`."""
        dims = ", ".join(f"d{i}" for i in range(len(shape)))
        maps = ", ".join([f"affine_map<({dims}) -> ({dims})>"] * (len(names) + 1))
        iterators = ", ".join(['"parallel"'] * len(shape))
        init = self.value(f"tensor.empty() : {tensor(shape)}")
        arguments = ", ".join(f"%a{i}: f32" for i in range(len(names)))
        types = ", ".join([tensor(shape)] * len(names))
        return self.value(f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
                          f"ins({', '.join(names)} : {types}) outs({init} : {tensor(shape)}) "
                          f"{{ ^bb0({arguments}, %o: f32): {body} linalg.yield %r : f32 }} -> {tensor(shape)}")

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        lines = "\n  ".join(self.body)
        values = ", ".join(value for value, _ in self.results)
        return f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  {lines}\n  return {values} : {types}\n}}\n"


def matmul(module, m, n, k, residual, special=False):
    a, x = module.stored_input((m, k), special)
    # Before the product, whose epilogue then adds it: the last one takes the loop.
    r, added = module.stored_input((m, n)) if residual else (None, 0)
    b, w = module.weights((k, n))
    init = module.zeros((m, n))
    y = module.value(f"linalg.matmul ins({a}, {b} : {tensor((m, k))}, {tensor((k, n))}) "
                     f"outs({init} : {tensor((m, n))}) -> {tensor((m, n))}")
    with np.errstate(invalid="ignore"):
        expected = x @ w
    if residual:
        y = module.loop([y, r], (m, n), "%r = arith.addf %a0, %a1 : f32")
        expected = expected + added
    module.finish(y, expected, f"gemm {m}x{n}x{k}{' residual' if residual else ''}{' special' if special else ''}")


def integers(module, shape):
    """An input of small integers, which stays f32."""
    name = f"%in{len(module.arguments)}"
    module.arguments.append(f"{name}: {tensor(shape)}")
    module.inputs.append(module.rng.integers(-2, 3, shape).astype(np.float32))
    return name, module.inputs[-1].astype(np.float64)


def right_hand_side(module, m, n, k):
    """A factor that is computed, and packed as the model runs."""
    b, w = module.stored_input((k, n))
    a, x = integers(module, (m, k))
    init = module.zeros((m, n))
    y = module.value(f"linalg.matmul ins({a}, {b} : {tensor((m, k))}, {tensor((k, n))}) "
                     f"outs({init} : {tensor((m, n))}) -> {tensor((m, n))}")
    module.finish(y, x @ w, f"right-hand side {m}x{n}x{k}")


def batch(module, count, m, n, k, is_left):
    """Products of matrices, one by one or, of more than 16, in a loop, whose results stay f32. A factor is stored before."""
    kinds = tensor((count, m, k)), tensor((count, k, n)), tensor((count, m, n))
    a, x = module.stored_input((count, m, k)) if is_left else integers(module, (count, m, k))
    b, w = integers(module, (count, k, n)) if is_left else module.stored_input((count, k, n))
    init = module.zeros((count, m, n))
    y = module.value(f"linalg.batch_matmul ins({a}, {b} : {kinds[0]}, {kinds[1]}) outs({init} : {kinds[2]}) -> {kinds[2]}")
    module.finish(y, x @ w, f"batch of {count}, {m}x{n}x{k}, {'left' if is_left else 'right'}",
                  is_stored=count <= 16)


def sparse(module, filters, channels, pixels, block):
    """Pixels of a sparse product: weights of blocks of filters, and none of the channel behind the first."""
    a, x = module.stored_input((channels, pixels))
    groups, kept = -(-filters // block), [c for c in range(channels) if c != 1]
    values, columns, rows = [], [], [0]
    dense_weights = np.zeros((groups * block, channels))
    for group in range(groups):
        for c in sorted(module.rng.choice(kept, module.rng.integers(0, len(kept) + 1), replace=False)):
            entry = module.rng.integers(-2, 3, block)
            dense_weights[group * block : (group + 1) * block, c] = entry
            values.append(entry)
            columns.append(c)
        rows.append(len(columns))
    if not values:
        return
    shape = (len(columns), block) if block > 1 else (len(columns),)
    v = module.constant(np.array(values, np.float32).reshape(shape))
    c, r = (module.value(f"arith.constant {dense(np.array(list_, np.int32))} : {tensor((len(list_),), 'i32')}")
            for list_ in (columns, rows))
    init = module.value(f"tensor.empty() : {tensor((filters, pixels))}")
    y = module.value(f"nnprim.spmm ins({v}, {c}, {r}, {a} : {tensor(shape)}, {tensor((len(columns),), 'i32')}, "
                     f"{tensor((len(rows),), 'i32')}, {tensor((channels, pixels))}) outs({init} : "
                     f"{tensor((filters, pixels))}) -> {tensor((filters, pixels))}")
    module.finish(y, dense_weights[:filters] @ x, f"spmm {filters}x{channels}x{pixels}, blocks of {block}")


def pad_pixels(x, pad, value=0.0):
    return np.pad(x, ((0, 0), (pad, pad), (pad, pad), (0, 0)), constant_values=value)


def padded(module, name, shape, pad, value="0.0"):
    if pad == 0:
        return name, shape
    wide = (shape[0], shape[1] + 2 * pad, shape[2] + 2 * pad, shape[3])
    constant = module.value(f"arith.constant {value} : f32")
    return module.value(f"tensor.pad {name} low[0, {pad}, {pad}, 0] high[0, {pad}, {pad}, 0] {{ "
                        f"^bb0(%i: index, %j: index, %k: index, %l: index): tensor.yield {constant} : f32 }} "
                        f": {tensor(shape)} to {tensor(wide)}"), wide


def window(stride):
    return f"dilations = dense<1> : vector<2xi64>, strides = dense<{stride}> : vector<2xi64>"


def conv(module, size, c, f, taps, stride, pad):
    shape, filters = (1, size, size, c), (taps, taps, c, f)
    oh = output_extent(size, taps, stride, 1, pad)
    if oh <= 0:
        return
    out = (1, oh, oh, f)
    a, x = module.stored_input(shape)
    b, w = module.weights(filters)
    init = module.zeros(out)
    a, wide = padded(module, a, shape, pad)
    y = module.value(f"linalg.conv_2d_nhwc_hwcf {{{window(stride)}}} ins({a}, {b} : {tensor(wide)}, {tensor(filters)}) "
                     f"outs({init} : {tensor(out)}) -> {tensor(out)}")
    module.finish(y, convolve(pad_pixels(x, pad), w, stride), f"conv {size}x{size}x{c} f{f} k{taps} s{stride} p{pad}")


def nchw(module, kind, size, c, f, taps, stride, pad):
    """Convolutions that stay NCHW: conv_gemm, and depthwise ones."""
    oh = output_extent(size, taps, stride, 1, pad)
    if oh <= 0:
        return
    is_conv = kind == "conv"
    f = f if is_conv else c
    shape, out = (1, c, size, size), (1, f, oh, oh)
    filters = (f, c, taps, taps) if is_conv else (c, taps, taps)
    a, x = module.stored_input(shape)
    b, w = module.weights(filters)
    wide = (1, c, size + 2 * pad, size + 2 * pad)
    if pad and is_conv:
        constant = module.value("arith.constant 0.0 : f32")
        a = module.value(f"tensor.pad {a} low[0, 0, {pad}, {pad}] high[0, 0, {pad}, {pad}] {{ "
                         f"^bb0(%i: index, %j: index, %k: index, %l: index): tensor.yield {constant} : f32 }} "
                         f": {tensor(shape)} to {tensor(wide)}")
    if is_conv:
        init = module.zeros(out)
        y = module.value(f"linalg.conv_2d_nchw_fchw {{nnprim.algorithm = \"conv_gemm\", {window(stride)}}} ins({a}, {b} : "
                         f"{tensor(wide)}, {tensor(filters)}) outs({init} : {tensor(out)}) -> {tensor(out)}")
    else:
        # The op itself, since a depthwise convolution may become NHWC.
        init = module.value(f"tensor.empty() : {tensor(out)}")
        y = module.value(f"nnprim.depthwise_conv_nchw ins({a}, {b} : {tensor(shape)}, {tensor(filters)}) outs({init} : "
                         f"{tensor(out)}) strides [{stride}, {stride}] dilations [1, 1] pads [{pad}, {pad}] -> "
                         f"{tensor(out)}")
    x = pad_pixels(x.transpose(0, 2, 3, 1), pad)
    if is_conv:
        expected = convolve(x, w.transpose(2, 3, 1, 0), stride)
    else:
        expected = np.zeros((1, oh, oh, c))
        for i in range(taps):
            for j in range(taps):
                expected += x[:, i : i + stride * oh : stride, j : j + stride * oh : stride] * w[:, i, j]
    module.finish(y, expected.transpose(0, 3, 1, 2), f"nchw {kind} {size}x{size}x{c} f{f} k{taps} s{stride} p{pad}")


def depthwise(module, size, c, taps, stride, pad):
    shape, filters = (1, size, size, c), (taps, taps, c)
    oh = output_extent(size, taps, stride, 1, pad)
    if oh <= 0:
        return
    out = (1, oh, oh, c)
    a, x = module.stored_input(shape)
    b, w = module.weights(filters)
    init = module.zeros(out)
    a, wide = padded(module, a, shape, pad)
    y = module.value(f"linalg.depthwise_conv_2d_nhwc_hwc {{{window(stride)}}} "
                     f"ins({a}, {b} : {tensor(wide)}, {tensor(filters)}) outs({init} : {tensor(out)}) -> {tensor(out)}")
    x, expected = pad_pixels(x, pad), np.zeros(out)
    for i in range(taps):
        for j in range(taps):
            expected += x[:, i : i + stride * oh : stride, j : j + stride * oh : stride] * w[i, j]
    module.finish(y, expected, f"depthwise {size}x{size}x{c} k{taps} s{stride} p{pad}")


POOLINGS = {"max": ("0xFF800000", -np.inf, np.maximum), "min": ("0x7F800000", np.inf, np.minimum),
            "sum": ("0.0", 0.0, np.add)}


def pool(module, kind, size, c, taps, stride, pad):
    """The result of a sum is f32 until the next op."""
    shape = (1, size, size, c)
    oh = output_extent(size, taps, stride, 1, pad)
    if oh <= 0 or pad >= taps:
        return
    out = (1, oh, oh, c)
    start, outside, combine = POOLINGS[kind]
    a, x = module.stored_input(shape)
    a, wide = padded(module, a, shape, pad, start)
    init = module.zeros(out, start)
    kernel = module.value(f"tensor.empty() : {tensor((taps, taps))}")
    y = module.value(f"linalg.pooling_nhwc_{kind} {{{window(stride)}}} ins({a}, {kernel} : {tensor(wide)}, "
                     f"{tensor((taps, taps))}) outs({init} : {tensor(out)}) -> {tensor(out)}")
    x, expected = pad_pixels(x, pad, outside), np.full(out, outside)
    for i in range(taps):
        for j in range(taps):
            expected = combine(expected, x[:, i : i + stride * oh : stride, j : j + stride * oh : stride])
    module.finish(y, expected, f"{kind} {size}x{size}x{c} k{taps} s{stride} p{pad}", is_stored=kind != "sum")


def padding(module, rows, columns, value):
    """A padded value that is no input of a window, by a number that is not stored exactly."""
    a, x = module.stored_input((rows, columns))
    wide = (rows + 3, columns + 2)
    constant = module.value(f"arith.constant {value} : f32")
    y = module.value(f"tensor.pad {a} low[1, 2] high[2, 0] {{ ^bb0(%i: index, %j: index): tensor.yield {constant} : f32 "
                     f"}} : {tensor((rows, columns))} to {tensor(wide)}")
    module.finish(y, np.pad(x, ((1, 2), (2, 0)), constant_values=np.float32(value)), f"pad {rows}x{columns} by {value}")


def elementwise(module, rows, columns):
    """What has two users is stored before the loop."""
    (a, x), (b, y) = module.stored_input((rows, columns)), module.stored_input((rows, columns))
    for name, value in ((a, x), (b, y)):
        module.finish(name, value, f"input of loop {rows}x{columns}")
    sum_ = module.loop([a, b], (rows, columns), "%p = arith.addf %a0, %a1 : f32 %q = arith.addf %p, %a1 : f32 "
                       "%h = arith.constant 0.5 : f32 %r = arith.mulf %q, %h : f32")
    module.finish(sum_, (x + y + y) * 0.5, f"loop {rows}x{columns}")


def joined(module, rows, columns):
    """Slices and concatenations move what is stored."""
    (a, x), (b, y) = module.stored_input((rows, columns)), module.stored_input((rows, columns + 3))
    shape = (rows, 2 * columns + 3)
    both = module.value(f"tensor.concat dim(1) {a}, {b} : ({tensor((rows, columns))}, {tensor((rows, columns + 3))}) "
                        f"-> {tensor(shape)}")
    cut = (rows, 2 * columns + 1)
    part = module.value(f"tensor.extract_slice {both}[0, 1] [{rows}, {cut[1]}] [1, 1] : {tensor(shape)} to "
                        f"{tensor(cut)}")
    module.finish(part, np.concatenate([x, y], 1)[:, 1 : cut[1] + 1], f"concat {rows}x{columns}")


def make_cases(module, count, seed):
    rng = random.Random(seed)
    most = module.terms

    def terms(limit):
        return max(1, min(most // limit, 40))

    for n in sorted(rng.sample(COLUMNS, 5)):
        matmul(module, rng.choice([1, 2, 7, 14, 15, 29]), n, rng.choice([1, 2, 3, 5, 15, 16]), rng.random() < 0.5)
    matmul(module, 5, 7, 3, False, special=True)
    # Enough tiles that rows are extended for several panels.
    matmul(module, 231, 100, 7, True)
    conv(module, 17, terms(9), 100, 3, 1, 1)
    conv(module, 33, terms(4), 65, 2, 2, 0)
    for m, n, k in [(1, 1, 1), (7, 13, 3), (15, 33, terms(1)), (29, 100, 5)]:
        right_hand_side(module, m, n, k)
    for is_left in (False, True):
        batch(module, 9, 7, 17, terms(1), is_left)
        batch(module, 20, 3, 5, 2, is_left)
    for pixels in rng.sample([1, 3, 7, 16, 17, 49, 100], 3):
        sparse(module, rng.choice([3, 8, 17]), rng.randint(2, max(2, terms(1))), pixels, rng.choice([1, 2, 4]))
    if most > 1000:
        matmul(module, 15, 33, 700, False)
    for _ in range(count):
        matmul(module, rng.choice([1, 2, 6, 13, 33]), rng.choice(COLUMNS), rng.randint(1, terms(1)), rng.random() < 0.5)
        taps = rng.choice([1, 2, 3])
        conv(module, rng.choice([1, 3, 5, 8, 14]), rng.randint(1, terms(taps * taps)), rng.choice(COLUMNS), taps,
             rng.choice([1, 2]), rng.choice([0, 1]))
        depthwise(module, rng.choice([3, 5, 8, 14]), rng.choice(COLUMNS), rng.choice([1, 3]), rng.choice([1, 2]),
                  rng.choice([0, 1]))
        for kind in POOLINGS:
            pool(module, kind, rng.choice([3, 5, 8]), rng.choice(COLUMNS), rng.choice([2, 3]), rng.choice([1, 2]),
                 rng.choice([0, 1]))
        padding(module, rng.choice([1, 4]), rng.choice(COLUMNS), rng.choice(["0.0", "1.00390625", "-2.71828175"]))
        nchw(module, "conv", rng.choice([4, 7, 14, 19]), rng.randint(1, terms(taps * taps)),
             rng.choice([1, 3, 8, 17, 33]), taps, rng.choice([1, 2]), rng.choice([0, 1]))
        nchw(module, "depthwise", rng.choice([4, 7, 14, 19, 33]), rng.choice([1, 3, 8]), 0, rng.choice([2, 3, 5]),
             rng.choice([1, 2]), rng.choice([0, 1, 2]))
        elementwise(module, rng.choice([1, 3, 9]), rng.choice(COLUMNS))
        joined(module, rng.choice([1, 4]), rng.choice(COLUMNS))


def same(result, expected):
    """Equal to the last bit, where NaN is any NaN and zero either zero."""
    return np.array_equal(result, expected.astype(np.float32), equal_nan=True)


def check_type(args, element, rounding, directory):
    def store(values):
        return round_weights(values.astype(np.float32), element, rounding).astype(np.float64)

    seed = 2 * len(TYPES) * args.seed + 2 * TYPES.index(element) + (rounding == "truncate")
    module = Module(np.random.default_rng(seed), store, MOST_TERMS[element])
    make_cases(module, args.count, seed)
    source = os.path.join(directory, "model.mlir")
    with open(source, "w", encoding="utf-8") as file:
        file.write(module.text())
    inputs = save_inputs(module.inputs, directory)
    # Transforms would round in other places.
    flags = [f"--activations={element}", f"--activations-rounding={rounding}", "--min-thread-cycles=0",
             "--max-error=1e-12"]
    results = {}
    target = f"--target={emitted(args.target)}"
    machine = write_machine(args, directory, MACHINES["in memory"])
    builds = [("kernels", [target], args.runner), ("the reference", ["--reference"], args.host_runner)]
    if rounding == "nearest":
        builds.append(("weights extended in memory", [target, machine, "--weights=f16"], args.runner))
    for name, target, runner in builds:
        library = os.path.join(directory, "model.so")
        run([args.compiler, source, "-o", library, *target, *flags])
        ways = run_ways(library, [*runner.split(), *inputs], os.path.join(directory, name.replace(" ", "-")))
        results.update({f"{name}, {way}": path for way, path in ways.items()})
    failures = 0
    for i, (text, expected) in enumerate(zip(module.labels, module.expected)):
        for name, path in results.items():
            y = np.load(os.path.join(path, f"output{i}.npy"))
            if not same(y, expected):
                failures += 1
                print(f"FAIL {text} with {name}: {(y != expected.astype(np.float32)).sum()} of {y.size} differ, by up "
                      f"to {np.nanmax(np.abs(y - expected)):.3g}")
                break
    return failures, len(module.labels)


def main():
    parser = make_parser(__doc__, "x86-64-avx512")
    parser.add_argument("--types", default=",".join(TYPES))
    args = parser.parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    types = itertools.product(args.types.split(","), ["nearest", "truncate"])
    # Bits of f16 are not cut off.
    return sweep_types(args, [pair for pair in types if pair != ("f16", "truncate")], check_type)


if __name__ == "__main__":
    sys.exit(main())
