#!/usr/bin/env python3
# ===- attention.py - Attention by strips of its scores, against numpy -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Two products around a softmax, computed by strips of every kind of height, against double precision.

Strips of one row, of fewer rows than a register tile has, of as many, one more and one less, that divide the rows or
leave some behind, and of all rows; one matrix and several, one key and many; scores that are scaled, masked by keys, by
rows and keys or by matrix, and rows of which everything is masked. The same on several threads, bit by bit.
"""

import itertools
import os
import re
import sys
import tempfile

import numpy as np

from harness import load_ways, make_parser, run, run_ways
from targets import SKIPPED, emitted, label, runs_here

# Batch (two dimensions), rows, keys, depth of queries and of values, rows of a strip.
SHAPES = [
    (1, 1, 1, 1, 1, 1, 1), (1, 1, 7, 5, 3, 2, 1), (1, 2, 5, 9, 4, 4, 2), (2, 1, 6, 17, 8, 5, 3), (1, 3, 23, 29, 8, 16, 5),
    (2, 3, 24, 24, 16, 24, 6), (1, 2, 25, 31, 16, 8, 6), (3, 2, 13, 33, 7, 13, 7), (1, 1, 31, 48, 32, 32, 12),
    (1, 2, 29, 47, 32, 33, 13), (1, 2, 30, 49, 31, 64, 15), (2, 2, 19, 97, 64, 64, 19), (1, 3, 97, 101, 64, 64, 24),
    (1, 2, 64, 64, 64, 64, 16), (1, 1, 65, 127, 64, 17, 64), (1, 9, 20, 20, 8, 8, 4), (1, 3, 33, 1, 8, 8, 8),
    (1, 4, 300, 300, 16, 16, 48), (1, 2, 257, 1031, 24, 40, 52),
]
MASKS = ["none", "scale", "keys", "matrix", "batch", "cleared"]


def attention(shape, kind):
    """Arguments (queries, transposed keys, values and a mask), lines and result of one attention, and its type."""
    first, second, rows, keys, depth, width, strip = shape
    batch = first * second
    kinds = {name: f"tensor<{batch}x{size}xf32>" for name, size in (
        ("q", f"{rows}x{depth}"), ("k", f"{depth}x{keys}"), ("v", f"{keys}x{width}"), ("s", f"{rows}x{keys}"),
        ("y", f"{rows}x{width}"))}
    scores, lines = f"tensor<{first}x{second}x{rows}x{keys}xf32>", f"tensor<{first}x{second}x{rows}xf32>"
    mask = mask_shape(shape, kind)
    mask_type = f"tensor<{'x'.join(map(str, mask))}xf32>"
    mask_map = {1: "d3", 2: "d2, d3", 3: "d0, d2, d3", 4: "d0, d1, d2, d3"}[len(mask)]
    identity = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    row_map = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>"
    loops = '"parallel", "parallel", "parallel", "parallel"'
    arguments = f"%q: {kinds['q']}, %k: {kinds['k']}, %v: {kinds['v']}, %m: {mask_type}"
    text = ["  %zero = arith.constant 0.0 : f32", "  %scale = arith.constant 0.25 : f32",
            "  %low = arith.constant 0xFF800000 : f32",
            f"  %se = tensor.empty() : {kinds['s']}",
            f"  %sf = linalg.fill ins(%zero : f32) outs(%se : {kinds['s']}) -> {kinds['s']}",
            f"  %s = linalg.batch_matmul ins(%q, %k : {kinds['q']}, {kinds['k']}) outs(%sf : {kinds['s']}) -> {kinds['s']}",
            f"  %x0 = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [{first}, {second}, {rows}, {keys}] : "
            f"{kinds['s']} into {scores}", f"  %e = tensor.empty() : {scores}"]
    last = "%x0"
    if kind != "none":
        text += [f"  %x1 = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{loops}]}} "
                 f"ins(%x0 : {scores}) outs(%e : {scores}) {{", "  ^bb0(%a: f32, %o: f32):",
                 "    %r = arith.mulf %a, %scale : f32", "    linalg.yield %r : f32", f"  }} -> {scores}"]
        last = "%x1"
    if kind not in ("none", "scale"):
        text += [f"  %x2 = linalg.generic {{indexing_maps = [{identity}, affine_map<(d0, d1, d2, d3) -> ({mask_map})>, "
                 f"{identity}], iterator_types = [{loops}]}} ins(%x1, %m : {scores}, {mask_type}) outs(%e : {scores}) {{",
                 "  ^bb0(%a: f32, %b: f32, %o: f32):", "    %r = arith.addf %a, %b : f32", "    linalg.yield %r : f32",
                 f"  }} -> {scores}"]
        last = "%x2"
    text.append(f"  %p = linalg.softmax dimension(3) ins({last} : {scores}) outs(%e : {scores}) -> {scores}")
    result = "%p"
    if kind == "cleared":
        text += [f"  %le = tensor.empty() : {lines}",
                 f"  %lf = linalg.fill ins(%low : f32) outs(%le : {lines}) -> {lines}",
                 f"  %l = linalg.generic {{indexing_maps = [{identity}, {row_map}], iterator_types = "
                 f'["parallel", "parallel", "parallel", "reduction"]}} ins({last} : {scores}) outs(%lf : {lines}) {{',
                 "  ^bb0(%a: f32, %o: f32):", "    %r = arith.maximumf %a, %o : f32", "    linalg.yield %r : f32",
                 f"  }} -> {lines}",
                 f"  %c = linalg.generic {{indexing_maps = [{row_map}, {identity}, {identity}], iterator_types = [{loops}]}} "
                 f"ins(%l, %p : {lines}, {scores}) outs(%e : {scores}) {{", "  ^bb0(%a: f32, %b: f32, %o: f32):",
                 "    %n = arith.cmpf oeq, %a, %low : f32", "    %r = arith.select %n, %zero, %b : f32",
                 "    linalg.yield %r : f32", f"  }} -> {scores}"]
        result = "%c"
    text += [f"  %w = tensor.collapse_shape {result} [[0, 1], [2], [3]] : {scores} into {kinds['s']}",
             f"  %ye = tensor.empty() : {kinds['y']}",
             f"  %yf = linalg.fill ins(%zero : f32) outs(%ye : {kinds['y']}) -> {kinds['y']}",
             f"  %y = linalg.batch_matmul {{nnprim.strip_rows = {strip} : i64}} ins(%w, %v : {kinds['s']}, {kinds['v']}) outs(%yf : {kinds['y']}) "
             f"-> {kinds['y']}"]
    return arguments, "\n".join(text), "%y", kinds["y"]


def module(shape):
    """The function of all masks, each with inputs of its own."""
    parts = [[re.sub(r"%(\w+)", rf"%\1_{kind}", text) for text in attention(shape, kind)] for kind in MASKS]
    arguments, bodies, results, types = zip(*parts)
    return "\n".join([f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{", *bodies,
                      f"  return {', '.join(results)} : {', '.join(types)}", "}"]) + "\n"


def mask_shape(shape, kind):
    first, second, rows, keys = shape[:4]
    return {"keys": (keys,), "batch": (first, rows, keys), "cleared": (first, second, rows, keys)}.get(kind, (rows, keys))


def draw(shape, kind, rng):
    first, second, rows, keys, depth, width, _ = shape
    batch = first * second
    q, k, v = (rng.uniform(-1, 1, size).astype(np.float32)
               for size in ((batch, rows, depth), (batch, depth, keys), (batch, keys, width)))
    mask = np.where(rng.random(mask_shape(shape, kind)) < 0.3, -np.inf, rng.uniform(-1, 1, mask_shape(shape, kind)))
    # Softmax of nothing is NaN unless it is cleared.
    if kind != "cleared":
        mask[..., 0] = 0.5
    else:
        mask[..., ::3, :] = -np.inf
    return q, k, v, mask.astype(np.float32)


def expected(shape, kind, q, k, v, mask):
    first, second, rows, keys = shape[:4]
    scores = (q.astype(np.float64) @ k.astype(np.float64)).reshape(first, second, rows, keys)
    if kind != "none":
        scores = scores * 0.25
    if kind not in ("none", "scale"):
        scores = scores + (mask[:, None] if kind == "batch" else mask)
    with np.errstate(all="ignore"):
        exponential = np.exp(scores - scores.max(axis=3, keepdims=True))
        probabilities = exponential / exponential.sum(axis=3, keepdims=True)
    if kind == "cleared":
        probabilities = np.where(scores.max(axis=3, keepdims=True) == -np.inf, 0, probabilities)
    return probabilities.reshape(-1, rows, keys) @ v.astype(np.float64)


def check(args, shape, rng, directory):
    """One library of all masks; the number of them that are wrong."""
    values = [draw(shape, kind, rng) for kind in MASKS]
    source, library = os.path.join(directory, "a.mlir"), os.path.join(directory, "a.so")
    with open(source, "w", encoding="utf-8") as file:
        file.write(module(shape))
    messages = run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", "--min-thread-cycles=0",
                    "--remarks"])
    if "not computed in strips" in messages:
        print(f"FAIL {shape}: {messages.strip()}")
        return len(MASKS)
    inputs = []
    for i, value in enumerate(itertools.chain(*values)):
        path = os.path.join(directory, f"x{i}.npy")
        np.save(path, value)
        inputs.append(f"--input=input{i}={path}")
    ways = run_ways(library, [*args.runner.split(), *inputs], os.path.join(directory, "out"))
    return sum(differs(shape, kind, expected(shape, kind, *value), *load_ways(ways, f"output{i}"))
               for i, (kind, value) in enumerate(zip(MASKS, values)))


def differs(shape, kind, wanted, y, other):
    """Whether a result is wrong, or other bits by `other`."""
    # Sums of products with weights that sum to 1, of scores whose errors are of a product.
    error = np.abs(y - wanted).max()
    bound = (shape[4] + shape[3] + 16) * 2.0**-23
    if not error <= bound:
        print(f"FAIL {kind} {shape}: error {error:.2e}, not within {bound:.2e}")
        return True
    if other:
        print(f"FAIL {kind} {shape}: other bits with {other}")
        return True
    return False


def main():
    args = make_parser(__doc__.splitlines()[0], "x86-64-avx2").parse_args()
    if not runs_here(args.target):
        print(f"skipped: this processor does not run code for {args.target}")
        return SKIPPED
    rng = np.random.default_rng(30)
    failures = count = 0
    for shape in SHAPES:
        with tempfile.TemporaryDirectory() as directory:
            failures += check(args, shape, rng, directory)
        count += len(MASKS)
    print(f"{label(args.target)}: {count} attentions, {failures} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
