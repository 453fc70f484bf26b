#!/usr/bin/env python3
# ===- fixed_point.py - Weights of 16 bits that share scales, every bit -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Products by right-hand sides in fixed point: integers and scales that NumPy packs, and what --weights=fixed16 makes.

The left-hand side is of -1, 0 and 1, so that sums of a group's products are exact; scaling and adding them rounds once,
which NumPy does in f64. Groups of every power of two, K of one value, around a group and of primes, ragged columns,
several panels a tile, one row and more; scales of zero, subnormal ones, and the largest. The compiler's weights are
rounded here by rules of this file. Other left-hand sides, of all values and in bf16, are compared with the reference
lowering. Three threads give the same bits as one. Where this machine runs the target, a packed right-hand side and the
left-hand side end before a page that may not be touched, too.
"""

import ctypes
import mmap
import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from harness import dense, make_parser, run, run_library, run_ways, save_inputs, sweep_types, tensor  # noqa: E402
from targets import SKIPPED, emitted, runs_here  # noqa: E402

COLUMNS = [1, 3, 4, 8, 15, 16, 17, 31, 33, 47, 48, 64, 65, 100]
SEVERAL_PANELS = [257, 404, 777, 1030]
GROUPS = [1, 2, 8, 32, 64, 128, 256]
WEIGHTS_GROUP = 128
TOLERANCE = 1e-6
KINDS = ["packed by NumPy", "by --weights"]


def depths(group):
    return sorted({1, 2, 7, group - 1, group, group + 1, 2 * group, 3 * group + 5, 67, 131, 389} - {0})


def join(scales, integers, group):
    """Rows of scales, the upper halves of f32, each in front of its group."""
    rows = []
    for number, scale in enumerate(scales):
        rows.append((scale.view(np.uint32) >> np.uint32(16)).astype(np.uint16)[None])
        rows.append(integers[number * group : (number + 1) * group].view(np.uint16))
    return np.concatenate(rows)


def draw_packed(rng, k, n, group):
    """Scales of all magnitudes, some zero, and integers of all."""
    count = -(-k // group)
    bits = rng.integers(0x3800, 0x4000, (count, n), dtype=np.uint32)
    bits |= rng.integers(0, 2, (count, n), dtype=np.uint32) << np.uint32(15)
    special = np.array([0, 1, 0x70, 0x80, 0x6000, 0x8000], np.uint32)
    bits = np.where(rng.random((count, n)) < 0.1, rng.choice(special, (count, n)), bits)
    integers = rng.integers(-32768, 32768, (k, n)).astype(np.int16)
    return (bits << np.uint32(16)).view(np.float32), integers


def draw_weights(rng, k, n):
    """Normally distributed ones, with outliers and channels that are small, huge, subnormal or zero."""
    weights = rng.standard_normal((k, n)).astype(np.float32)
    weights[rng.random((k, n)) < 0.01] *= np.float32(100)
    for factor in (0, 1e-20, 1e-36, 1e-42, 1e30):
        weights[:, rng.integers(n)] *= np.float32(factor)
    weights[: min(k, WEIGHTS_GROUP), rng.integers(n)] = 0
    return weights


def round_weights(weights, group):
    """What the compiler stores: scales rounded up to eight bits, integers to the nearest."""
    count = -(-len(weights) // group)
    scales, integers = np.zeros((count, weights.shape[1]), np.float32), np.zeros(weights.shape, np.int16)
    for number in range(count):
        part = slice(number * group, (number + 1) * group)
        greatest = np.abs(weights[part]).max(axis=0)
        exact = np.maximum(greatest / np.float32(32767), np.finfo(np.float32).tiny)
        bits = (exact.view(np.uint32) + np.uint32(0xFFFF)) & np.uint32(0xFFFF0000)
        scales[number] = np.where(greatest == 0, np.float32(0), bits.view(np.float32))
        inverse = np.where(greatest == 0, np.float32(0), np.float32(1) / np.where(greatest == 0, np.float32(1), scales[number]))
        integers[part] = np.clip(np.rint(weights[part] * inverse.astype(np.float32)), -32767, 32767).astype(np.int16)
    return scales, integers


def multiply(x, scales, integers, group):
    """Sums of groups, which are exact, times their scales, added in order in f32."""
    total = np.zeros((x.shape[0], integers.shape[1]), np.float32)
    for number, scale in enumerate(scales):
        part = slice(number * group, (number + 1) * group)
        sums = x[:, part].astype(np.float64) @ integers[part].astype(np.float64)
        total = (total.astype(np.float64) + sums * scale.astype(np.float64)).astype(np.float32)
    return total


class Module:
    """One module: an output a case."""

    def __init__(self, rng):
        self.rng = rng
        self.arguments, self.inputs, self.body, self.results = [], [], [], []
        self.expected, self.labels = [], []

    def value(self, text):
        name = f"%v{len(self.body)}"
        self.body.append(f"{name} = {text}")
        return name

    def new_input(self, values):
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(values.shape)}")
        self.inputs.append(values.astype(np.float32))
        return name

    def to_bf16(self, value, shape):
        init = self.value(f"tensor.empty() : {tensor(shape, 'bf16')}")
        identity = "affine_map<(i, j) -> (i, j)>"
        return self.value(
            f'linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = ["parallel", "parallel"]}} '
            f"ins({value} : {tensor(shape)}) outs({init} : {tensor(shape, 'bf16')}) {{\n  ^bb0(%e: f32, %o: bf16):\n"
            f"    %r = arith.truncf %e : f32 to bf16\n    linalg.yield %r : bf16\n  }} -> {tensor(shape, 'bf16')}")

    def product(self, a, b, shapes, types, bias):
        """A gemm, with an epilogue of a bias and a ReLU if there is a bias."""
        (m, k), (rows, n) = shapes
        init = self.value(f"tensor.empty() : {tensor((m, n))}")
        epilogue = ""
        if bias is not None:
            name = self.value(f"arith.constant {dense(bias)} : {tensor((n,))}")
            epilogue = (f"epilogue({name} : {tensor((n,))}) maps [affine_map<(m, n) -> (n)>] {{\n    ^bb0(%acc: f32, %c: f32):\n"
                        "      %zero = arith.constant 0.0 : f32\n      %sum = arith.addf %acc, %c : f32\n"
                        "      %relu = arith.maximumf %sum, %zero : f32\n      nnprim.yield %relu : f32\n    } ")
        return self.value(f"nnprim.gemm ins({a}, {b} : {tensor((m, k), types[0])}, {tensor((rows, n), types[1])}) "
                          f"outs({init} : {tensor((m, n))}) {epilogue}-> {tensor((m, n))}")

    def finish(self, value, shape, expected, label):
        self.results.append((value, tensor(shape)))
        self.expected.append(expected)
        self.labels.append(label)

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        lines = "\n  ".join(self.body)
        values = ", ".join(value for value, _ in self.results)
        return f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  {lines}\n  return {values} : {types}\n}}\n"


def add_case(module, kind, m, n, k, group, draws):
    """`draws` says whether elements of the left-hand side have all values, which the reference checks, and are of bf16."""
    rng, (has_all, is_narrow, has_bias) = module.rng, draws
    x = rng.standard_normal((m, k)) if has_all else rng.integers(-1, 2, (m, k))
    if kind == KINDS[0]:
        scales, integers = draw_packed(rng, k, n, group)
        stored = join(scales, integers, group)
        b = module.value(f"arith.constant {dense(stored)} : {tensor(stored.shape, 'i16')}")
        shape, element = stored.shape, "i16"
    else:
        weights = draw_weights(rng, k, n)
        scales, integers = round_weights(weights, group)
        b = module.value(f"arith.constant {dense(weights)} : {tensor((k, n))}")
        shape, element = (k, n), "f32"
    a, left = module.new_input(x), "f32"
    if is_narrow:
        a, left = module.to_bf16(a, (m, k)), "bf16"
    bias = rng.integers(-40, 40, n).astype(np.float32) if has_bias else None
    y = module.product(a, b, ((m, k), shape), (left, element), bias)
    expected = None
    # Weights that are all alike stay as they are.
    if not has_all and not (kind != KINDS[0] and k * n == 1):
        expected = multiply(x, scales, integers, group)
        if has_bias:
            expected = np.maximum(expected + bias, np.float32(0))
    module.finish(y, (m, n), expected, f"{kind}, {m}x{n}x{k}, groups of {group}, {left}{', bias' if has_bias else ''}")


def make_cases(module, kind, seed):
    rng = random.Random(seed)
    groups = GROUPS if kind == KINDS[0] else [WEIGHTS_GROUP]
    for group in groups:
        for k in depths(group):
            draws = rng.random() < 0.25, rng.random() < 0.2, rng.random() < 0.5
            add_case(module, kind, rng.choice([1, 1, 1, 2, 3, 5, 13]), rng.choice(COLUMNS), k, group, draws)
    for n in COLUMNS + 2 * SEVERAL_PANELS:
        group = rng.choice(groups)
        draws = rng.random() < 0.25, False, rng.random() < 0.5
        add_case(module, kind, rng.choice([1, 1, 1, 2]), n, rng.choice(depths(group)), group, draws)


def check_outputs(module, results, slow):
    failures = 0
    fast = results.pop("one thread")
    for i, label in enumerate(module.labels):
        y = np.load(os.path.join(fast, f"output{i}.npy"))
        reason = ""
        expected = module.expected[i]
        if expected is not None and not np.array_equal(y, expected):
            reason = f"not what NumPy gives, off by {np.abs(y.astype(np.float64) - expected).max():.3g}"
        y64 = np.load(os.path.join(slow, f"output{i}.npy")).astype(np.float64)
        # A column's scale may be that of all others times 10^60.
        scale = np.abs(y64).max(axis=0, keepdims=True)
        if not np.all(np.abs(y - y64) <= TOLERANCE * 64 * scale + 1e-37):
            reason = reason or "not what the reference gives"
        for way, path in results.items():
            if y.tobytes() != np.load(os.path.join(path, f"output{i}.npy")).tobytes():
                reason = reason or f"other bits with {way}"
        if reason:
            failures += 1
            print(f"FAIL {label}: {reason}")
    return failures


def write_machine(args, directory):
    """A machine whose tiles of few rows read several panels, and prefetch them."""
    path = os.path.join(directory, "machine.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'{{"name": "test", "targets": ["{args.target}"], "source": "a test", "measured": false, '
                   '"max_tile_panels": 4, "l2_bytes": 65536}')
    return f"--machine={path}"


def guarded(values):
    """The bytes of an array in front of a page that faults; the area is to be kept."""
    size, page = values.nbytes, mmap.PAGESIZE
    below = -(-size // page) * page
    area = mmap.mmap(-1, below + page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(area))
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    if libc.mprotect(start + below, page, 0) != 0:
        sys.exit("mprotect failed")
    ctypes.memmove(start + below - size, values.tobytes(), size)
    return start + below - size, area


def check_pages(args, rng, directory):
    """Packed panels, and the left-hand side, before pages that fault."""
    failures = 0
    width = {"x86-64-avx2": 16}.get(args.target, 32)
    cases = [(1, 40, 37, 32), (1, 7 * width, 16, 32), (2, width - 1, 65, 64), (1, 1, 1, 1), (1, 2 * width + 3, 129, 64)]
    for number, (m, n, k, group) in enumerate(cases):
        scales, integers = draw_packed(rng, k, n, group)
        stored = join(scales, integers, group)
        panels = -(-n // width)
        padded = np.zeros((len(stored), panels * width), np.uint16)
        padded[:, :n] = stored
        packed = np.ascontiguousarray(padded.reshape(len(stored), panels, width).transpose(1, 0, 2))
        left, right, out = (tensor((m, k)), tensor(packed.shape, "i16"), tensor((m, n)))
        source, library = (os.path.join(directory, f"pages{number}.{end}") for end in ("mlir", "so"))
        with open(source, "w", encoding="utf-8") as file:
            file.write(f"func.func @main(%a: {left}, %b: {right}) -> {out} {{\n  %i = tensor.empty() : {out}\n"
                       f"  %c = nnprim.gemm ins(%a, %b : {left}, {right}) outs(%i : {out}) -> {out}\n  return %c : {out}\n}}\n")
        run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", "--name=pages"])
        x = rng.integers(-1, 2, (m, k)).astype(np.float32)
        (a, area), (b, other) = guarded(x), guarded(packed)
        y, arena = np.zeros((m, n), np.float32), np.zeros(1 << 20, np.uint8)
        aligned = -(-arena.ctypes.data // 64) * 64
        if ctypes.CDLL(library).pages_run(*(ctypes.c_void_p(at) for at in (a, b, y.ctypes.data, aligned))) != 0:
            sys.exit("the library refused the call")
        del area, other
        if not np.array_equal(y, multiply(x, scales, integers, group)):
            failures += 1
            print(f"FAIL before a page that faults: {m}x{n}x{k}")
    return failures, len(cases)


def check_kind(args, kind, _, directory):
    rng = np.random.default_rng(args.seed)
    module = Module(rng)
    make_cases(module, kind, args.seed)
    source = os.path.join(directory, "model.mlir")
    with open(source, "w", encoding="utf-8") as file:
        file.write(module.text())
    inputs = save_inputs(module.inputs, directory)
    # Verified after each pass: no later one may find types that an operation does not have.
    flags = ["--weights=" + ("f32" if kind == KINDS[0] else "fixed16"), "--min-thread-cycles=0", "--verify-each"]
    library, slow_library = os.path.join(directory, "fast.so"), os.path.join(directory, "slow.so")
    run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", write_machine(args, directory), *flags])
    run([args.compiler, source, "-o", slow_library, "--reference", *flags])
    results = run_ways(library, [*args.runner.split(), *inputs], os.path.join(directory, "fast"))
    slow = run_library(slow_library, [*args.host_runner.split(), *inputs], os.path.join(directory, "slow"))
    failures, count = check_outputs(module, results, slow), len(module.labels)
    if kind == KINDS[0] and args.target.startswith("x86-64"):
        more, pages = check_pages(args, rng, directory)
        failures, count = failures + more, count + pages
    return failures, count


def main():
    args = make_parser(__doc__, "x86-64-avx512").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    return sweep_types(args, [(kind, "all cases") for kind in KINDS], check_kind)


if __name__ == "__main__":
    sys.exit(main())
