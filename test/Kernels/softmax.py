#!/usr/bin/env python3
"""Softmax of values that hurt: each algorithm, along both kinds of dimensions, against double precision.

Rows of infinities, NaN, -0, subnormals, equal and single elements, +-1e38, and maxima that come early
and late. The bound is that of the op's documentation: (5 + |x - max|) * 2^-23 relative, 2^-126 absolute.
"""

import argparse
import itertools
import os
import sys
import tempfile

import numpy as np

from narrow import round_weights
from harness import PANELS, run
from targets import SKIPPED, emitted, label, runs_here

ALGORITHMS = ["two_pass", "three_pass_recompute", "three_pass_reload"]
INF, NAN = np.inf, np.nan
# The first elements of rows of every length, the rest being FILL.
SPECIAL = [
    ([0.0], 0.0), ([-0.0, 0.0], -0.0), ([INF], 0.0), ([-INF], 0.0), ([-INF], -INF), ([NAN], 0.0), ([INF, -INF], 0.0),
    ([1.0], -INF), ([-1e30], -INF), ([-3e38], -INF), ([1e38], 0.0), ([-1e38], 0.0), ([1e38, -1e38], 1e37), ([1e38], 1e38),
    ([-1e38], -1e38), ([3.4e38], -3.4e38), ([NAN], 0.0), ([-3.4e38], -3.4e38), ([1e-40, -1e-40], 1e-45),
    ([88.7], 88.7), ([-104.0], 0.0),
    ([2.0**29, 2.0**29 + 64], 0.0), ([2.0**30, 2.0**30 - 64], 0.0), ([-(2.0**30)], -(2.0**30)), ([-(2.0**28)], -(2.0**31)),
    ([1e5, 1e5 + 1, 1e5 - 1], 99990.0), ([-1e5, -1e5 + 1], -1e5 - 3), ([100.0], 13.0), ([NAN, INF], -INF), ([20.0, -90.0], 19.0),
    ([1e6, 1e6 + 2], -1e6), ([], 1e38), ([], -1e38), ([], 3.0),
]


def rows(length, rng):
    """Special rows with their first elements at the beginning, in the middle and at the end, and random ones."""
    table = []
    for first, fill in SPECIAL:
        row = np.full(length, fill, np.float32)
        row[: len(first)] = np.array(first, np.float32)[:length]
        table += [row, np.roll(row, length // 2), row[::-1]]
    table += [(rng.standard_normal(length) * scale).astype(np.float32) for scale in (0.1, 1, 10, 100, 1e4)]
    table += [np.sort(table[-2]), np.sort(table[-2])[::-1]]
    # Maxima that grow, and fall, from chunk to chunk: over all floats, and across 2^30 and -2^30.
    for first, last in ((-3e38, 3e38), (2.0**30 - 2e6, 2.0**30 + 2e6), (-(2.0**30) - 2e6, -(2.0**30) + 2e6)):
        row = np.linspace(first, last, length).astype(np.float32)
        table += [row, row[::-1]]
    return np.stack(table)


def expected(x):
    """The rows' softmax and its logarithm in double precision, and |x - max|."""
    x = x.astype(np.float64)
    with np.errstate(all="ignore"):
        difference = x - x.max(axis=1, keepdims=True)
        exponential = np.exp(difference)
        total = exponential.sum(axis=1, keepdims=True)
        return exponential / total, difference - np.log(total), -difference


def compare(y, wanted, distance, log):
    """Indices of the rows that are wrong."""
    with np.errstate(all="ignore"):
        wanted = np.where(np.abs(wanted) > np.finfo(np.float32).max, np.sign(wanted) * INF, wanted)
        if log:
            # The sum's relative error is an absolute one of the logarithm.
            bound = 2.0**-21 + np.abs(wanted) * 2.0**-22
        else:
            bound = wanted * (5 + distance) * 2.0**-23 + 2.0**-126
        right = (np.abs(y - wanted) <= bound) | (y == wanted) | (np.isnan(y) & np.isnan(wanted))
    bad = ~right.all(axis=1)
    if not log:
        finite = ~np.isnan(wanted).any(axis=1)
        bad |= finite & ~(np.abs(y.astype(np.float64).sum(axis=1) - 1) <= 1e-5)
    return np.flatnonzero(bad)


def module(count, length):
    """An output for each algorithm, kind of dimension and logarithm."""
    body, results, labels = [], [], []
    for dimension, shape in ((1, f"{count}x{length}"), (0, f"{length}x{count}")):
        kind = f"tensor<{shape}xf32>"
        for algorithm in ALGORITHMS:
            for log in ("", "log "):
                i = len(results)
                body.append(f"  %e{i} = tensor.empty() : {kind}")
                body.append(f"  %v{i} = nnprim.twopass_softmax {log}ins(%x{dimension} : {kind}) outs(%e{i} : {kind}) "
                            f"dimension = {dimension} algorithm = {algorithm} -> {kind}")
                results.append((f"%v{i}", kind))
                labels.append((dimension, log, algorithm))
    names, types = (", ".join(column) for column in zip(*results))
    head = f"func.func @main(%x1: tensor<{count}x{length}xf32>, %x0: tensor<{length}x{count}xf32>) -> ({types}) {{"
    return "\n".join([head, *body, f"  return {names} : {types}", "}"]), labels


def run_both_ways(args, directory, name, text, x, options=()):
    """Compiles `text`, runs it on `x` and its transpose, and returns the directory of its results."""
    source, library, rows_path, columns_path, out = (
        os.path.join(directory, file) for file in (f"{name}.mlir", f"{name}.so", "x1.npy", "x0.npy", "out"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    np.save(rows_path, x)
    np.save(columns_path, np.ascontiguousarray(x.T))
    run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", *options])
    os.mkdir(out)
    run([*args.runner.split(), library, f"--input=input0={rows_path}", f"--input=input1={columns_path}",
         f"--output-dir={out}"])
    return out


def check(args, length, directory):
    x = rows(length, np.random.default_rng(length))
    text, labels = module(*x.shape)
    results = run_both_ways(args, directory, "softmax", text, x)
    probability, logarithm, distance = expected(x)
    failures = 0
    for i, (dimension, log, algorithm) in enumerate(labels):
        y = np.load(os.path.join(results, f"output{i}.npy"))
        bad = compare(y if dimension else y.T, logarithm if log else probability, distance, log)
        failures += len(bad)
        for row in bad[:3]:
            got, want = (z[row][:6] for z in (y if dimension else y.T, logarithm if log else probability))
            print(f"FAIL {log}softmax of {length} along {dimension} by {algorithm}, row {row} {x[row][:6]}...: "
                  f"{got}, not {want}")
    return failures


def check_parts(args, algorithm, directory):
    """Long rows are divided: right, and the same bits for any number of threads."""
    shape = (2, 262144 + 77)
    kind = f"tensor<{shape[0]}x{shape[1]}xf32>"
    paths = [os.path.join(directory, name) for name in ("parts.mlir", "parts.so", "x.npy")]
    with open(paths[0], "w", encoding="utf-8") as file:
        file.write(f"func.func @main(%x: {kind}) -> {kind} {{\n  %init = tensor.empty() : {kind}\n"
                   f"  %y = nnprim.twopass_softmax ins(%x : {kind}) outs(%init : {kind}) dimension = 1 "
                   f"algorithm = {algorithm} -> {kind}\n  return %y : {kind}\n}}\n")
    run([args.compiler, paths[0], "-o", paths[1], f"--target={emitted(args.target)}", "--min-thread-cycles=0"])
    x = (5 * np.random.default_rng(1).standard_normal(shape)).astype(np.float32)
    ordinary, infinite, huge, alone = x, x.copy(), np.full_like(x, 1e38), np.full_like(x, -INF)
    infinite[1, 5], huge[:, 7], alone[:, -1] = INF, 2e38, 1
    failures = 0
    for name, x in (("ordinary", ordinary), ("infinite", infinite), ("huge", huge), ("alone", alone)):
        np.save(paths[2], x)
        results = []
        for options in (["--threads=1"], ["--threads=2"], ["--threads=5"], ["--threads=5", "--reverse"]):
            out = os.path.join(directory, f"{name}{len(results)}")
            os.mkdir(out)
            run([*args.runner.split(), paths[1], f"--input=input0={paths[2]}", f"--output-dir={out}", *options])
            results.append(np.load(os.path.join(out, "output0.npy")))
        wanted, _, distance = expected(x)
        bad = compare(results[0], wanted, distance, log=False)
        same = all(y.tobytes() == results[0].tobytes() for y in results)
        if len(bad) or not same:
            failures += 1
            print(f"FAIL {name} row in parts by {algorithm}: {len(bad)} rows are wrong, {'same' if same else 'other'} bits with threads")
    return failures


# Shape, dimension, how many columns of the input are left out behind each row, and between columns: rows that are
# transposed, dimensions that are one in memory, rows that do not follow each other, and elements that do not.
SHAPES = [((3, 5, 21), 2, 0, 0), ((2, 21, 7, 5), 1, 0, 0), ((70, 3), 1, 0, 0), ((5, 64), 1, 0, 0), ((40, 6), 1, 5, 0),
          ((2, 9, 10), 2, 3, 0), ((4, 1, 17, 1), 2, 0, 0), ((2, 4, 3, 50), 3, 1, 0), ((3, 6, 35), 1, 2, 0),
          ((6, 2, 2, 9), 1, 0, 0), ((33, 70), 1, 2, 0), ((20, 37), 1, 0, 1), ((3, 9, 40), 1, 1, 2), ((5, 1), 0, 0, 3)]


def wide_extent(extent, margin, gap):
    return extent * (gap + 1) + margin


def shape_module():
    """Softmax and its logarithm of every shape, the latter by algorithm `auto`, too."""
    arguments, body, results = [], [], []
    for number, (shape, dimension, margin, gap) in enumerate(SHAPES):
        dims, wide = "x".join(map(str, shape)), "x".join(map(str, (*shape[:-1], wide_extent(shape[-1], margin, gap))))
        steps = [1] * (len(shape) - 1) + [gap + 1]
        kind = f"tensor<{dims}xf32>"
        arguments.append(f"%x{number}: tensor<{wide}xf32>")
        body.append(f"  %s{number} = tensor.extract_slice %x{number}[{', '.join('0' for _ in shape)}] "
                    f"[{', '.join(map(str, shape))}] [{', '.join(map(str, steps))}] : tensor<{wide}xf32> to {kind}")
        body.append(f"  %e{number} = tensor.empty() : {kind}")
        for log in ("", "log "):
            body.append(f"  %v{len(results)} = nnprim.twopass_softmax {log}ins(%s{number} : {kind}) outs(%e{number} : {kind}) "
                        f"dimension = {dimension} -> {kind}")
            results.append((f"%v{len(results)}", kind))
    names, types = (", ".join(column) for column in zip(*results))
    return "\n".join([f"func.func @main({', '.join(arguments)}) -> ({types}) {{", *body, f"  return {names} : {types}", "}"])


def check_shapes(args, directory):
    rng = np.random.default_rng(2)
    source, library, out = (os.path.join(directory, name) for name in ("shapes.mlir", "shapes.so", "out"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(shape_module())
    run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}"])
    inputs, options = [], []
    for number, (shape, _, margin, gap) in enumerate(SHAPES):
        wide = wide_extent(shape[-1], margin, gap)
        x = (5 * rng.standard_normal((*shape[:-1], wide))).astype(np.float32)
        inputs.append(x[..., : wide - margin : gap + 1])
        path = os.path.join(directory, f"x{number}.npy")
        np.save(path, x)
        options.append(f"--input=input{number}={path}")
    os.mkdir(out)
    run([*args.runner.split(), library, *options, f"--output-dir={out}"])
    failures = 0
    for number, ((shape, dimension, margin, gap), x) in enumerate(zip(SHAPES, inputs)):
        rows_last = np.moveaxis(x, dimension, -1).reshape(-1, shape[dimension])
        probability, logarithm, distance = expected(rows_last)
        for log, wanted in enumerate((probability, logarithm)):
            y = np.moveaxis(np.load(os.path.join(out, f"output{2 * number + log}.npy")), dimension, -1)
            bad = compare(y.reshape(rows_last.shape), wanted, distance, log)
            failures += len(bad)
            if len(bad):
                print(f"FAIL {'log ' if log else ''}softmax of {shape} along {dimension}, rows {margin} and columns {gap} apart: "
                      f"{len(bad)} rows, the first {bad[0]}")
    return failures


# Shape and dimension of softmaxes with regions, and the dimensions that the regions' inputs vary along: rows in lanes, rows
# in vectors, columns, rows in parts; dimensions that are one in memory of some operands and not of others.
REGIONS = [
    ((2, 3, 20, 21), 3, [(0, 3), (2, 3), (0, 1, 2, 3), (2,), (), (0, 1)]),
    ((3, 5, 300), 2, [(2,), (1, 2), (0, 1), (0, 2), (0, 1, 2)]),
    ((2, 21, 7, 5), 1, [(1,), (2, 3), (3,), (0, 2), (0, 1, 2, 3), (1, 2)]),
    ((40, 1, 33, 1), 0, [(2,), (0, 1, 2, 3), (0,), (1,)]),
    ((2, 20000), 1, [(1,), (0,)]),
    ((1, 262144 + 77), 1, [(1,)]),
]
# x * scale + mask, and y * weight + shift.
REGION = """{{
      ^bb0(%a: {0}, %b: {0}, %c: {0}):
        %p = arith.mulf %a, %b : {0}
        %q = arith.addf %p, %c : {0}
        nnprim.yield %q : {0}
      }}"""


def bfloat(x):
    """Rounded to the nearest bf16, ties to even."""
    x = np.asarray(x, np.float32)
    bits = x.reshape(-1).view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)).view(np.float32)
    return np.where(np.isfinite(x), rounded.reshape(x.shape), x)


# Half a unit of bf16.
BF16_ERROR = 2.0**-8


def tensor(shape, element="f32"):
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}{element}>"


def cast(body, name, shape, source, target, kind):
    """Appends the conversion of every element of `name`; returns its name."""
    if source == target:
        return name
    loops = ", ".join(f"d{i}" for i in range(len(shape)))
    result = f"{name}_{target}"
    body.append(f"""  {result}_e = tensor.empty() : {tensor(shape, target)}
  {result} = linalg.generic {{indexing_maps = [affine_map<({loops}) -> ({loops})>, affine_map<({loops}) -> ({loops})>],
      iterator_types = [{", ".join(['"parallel"'] * len(shape))}]}}
      ins({name} : {tensor(shape, source)}) outs({result}_e : {tensor(shape, target)}) {{
  ^bb0(%i: {source}, %o: {target}):
    %t = arith.{kind} %i : {source} to {target}
    linalg.yield %t : {target}
  }} -> {tensor(shape, target)}""")
    return result


class RegionCase:
    """A softmax with both regions: its text, its inputs, and what it gives."""

    def __init__(self, shape, dimension, dims, algorithm, log, element, rng):
        self.shape, self.dimension, self.dims, self.log, self.element = shape, dimension, dims, log, element
        self.label = f"{'log ' if log else ''}softmax of {element} {shape} along {dimension} by {algorithm}, inputs along {dims}"
        self.algorithm = algorithm
        parts = [tuple(shape[d] for d in some) for some in dims]
        self.inputs = [3 * rng.standard_normal(shape)] + [rng.uniform(0.5, 2, part) for part in parts]
        self.inputs[2] = np.where(rng.random(parts[1]) < 0.1, -10.0, self.inputs[2])
        if 1 < len(dims[1]):
            self.inputs[2].flat[0] = -INF
        self.inputs = [np.asarray(x, np.float32) for x in self.inputs]
        if element == "bf16":
            self.inputs = [bfloat(x) for x in self.inputs]

    def text(self, number, arguments, body):
        """Appends arguments and operations; returns the result's name."""
        loops = ", ".join(f"d{i}" for i in range(len(self.shape)))
        names, kinds, maps = [], [], []
        for i, x in enumerate(self.inputs):
            arguments.append(f"%x{number}_{i}: {tensor(x.shape)}")
            names.append(cast(body, f"%x{number}_{i}", x.shape, "f32", self.element, "truncf"))
            kinds.append(tensor(x.shape, self.element))
            if i:
                maps.append(f"affine_map<({loops}) -> ({', '.join(f'd{d}' for d in self.dims[i - 1])})>")
        region = REGION.format(self.element)
        body.append(f"""  %e{number} = tensor.empty() : {kinds[0]}
  %y{number} = nnprim.twopass_softmax {self.log}ins({names[0]} : {kinds[0]})
      producer({names[1]}, {names[2]} : {kinds[1]}, {kinds[2]}) maps [{maps[0]}, {maps[1]}] {region}
      outs(%e{number} : {kinds[0]}) dimension = {self.dimension} algorithm = {self.algorithm}
      epilogue({names[3]}, {names[4]} : {kinds[3]}, {kinds[4]}) maps [{maps[2]}, {maps[3]}] {region} -> {kinds[0]}""")
        return cast(body, f"%y{number}", self.shape, self.element, "f32", "extf")

    def count_wrong(self, actual):
        def spread(i):
            """Input `i` along all dimensions."""
            dims = self.dims[i - 1]
            order = np.argsort(dims)
            shape = [self.shape[d] if d in dims else 1 for d in range(len(self.shape))]
            return self.inputs[i].transpose(order).reshape(shape).astype(np.float64)

        single = bfloat if self.element == "bf16" else np.float32
        unit = 2.0**-7 if self.element == "bf16" else 2.0**-22
        product = self.inputs[0] * spread(1)
        x = single(single(product) + spread(2))

        def rows(values):
            """The softmax's rows as rows of a matrix."""
            last = np.moveaxis(np.broadcast_to(values, self.shape), self.dimension, -1)
            return last.reshape(-1, last.shape[-1]), last.shape

        matrix, last_shape = rows(x)
        probability, logarithm, distance = expected(matrix)
        # A product that goes into a sum need not be rounded before.
        rounding = np.abs(rows(product)[0]) * unit / 2
        rounding += rounding.max(axis=1, keepdims=True)
        y = logarithm if self.log else probability
        with np.errstate(all="ignore"):
            if self.log:
                error = 2.0**-21 + np.abs(y) * unit + rounding
            else:
                error = y * ((5 + distance) * 2.0**-23 + unit + rounding) + 2.0**-126
        back = [np.moveaxis(z.reshape(last_shape), -1, self.dimension) for z in (y, error)]
        with np.errstate(all="ignore"):
            wanted = back[0] * spread(3) + spread(4)
            bound = np.abs(spread(3)) * back[1] + unit * (np.abs(back[0] * spread(3)) + np.abs(spread(4)))
            right = (np.abs(actual - wanted) <= bound) | (actual == wanted) | (np.isnan(actual) & np.isnan(wanted))
        return np.size(right) - np.count_nonzero(right)


def check_bf16(args, length, directory):
    """The rows that hurt, stored as bf16."""
    x = bfloat(rows(length, np.random.default_rng(length)))
    arguments, body, results = [], [], []
    for dimension, shape in ((1, x.shape), (0, x.shape[::-1])):
        arguments.append(f"%x{dimension}: {tensor(shape)}")
        name, kind = cast(body, f"%x{dimension}", shape, "f32", "bf16", "truncf"), tensor(shape, "bf16")
        body.append(f"  %e{dimension} = tensor.empty() : {kind}")
        for algorithm in ALGORITHMS:
            y = f"%y{len(results)}"
            body.append(f"  {y} = nnprim.twopass_softmax ins({name} : {kind}) outs(%e{dimension} : {kind}) "
                        f"dimension = {dimension} algorithm = {algorithm} -> {kind}")
            results.append((cast(body, y, shape, "bf16", "f32", "extf"), tensor(shape)))
    names, kinds = (", ".join(column) for column in zip(*results))
    text = "\n".join([f"func.func @main({', '.join(arguments)}) -> ({kinds}) {{", *body, f"  return {names} : {kinds}", "}"])
    out = run_both_ways(args, directory, "bf16", text, x)
    wanted, _, distance = expected(x)
    failures = 0
    for i in range(len(results)):
        y = np.load(os.path.join(out, f"output{i}.npy"))
        y = y if i < len(ALGORITHMS) else y.T
        with np.errstate(all="ignore"):
            bound = wanted * ((5 + distance) * 2.0**-23 + BF16_ERROR) + 2.0**-126
            right = (np.abs(y - wanted) <= bound) | (y == wanted) | (np.isnan(y) & np.isnan(wanted))
        bad = np.flatnonzero(~right.all(axis=1))
        failures += len(bad)
        for row in bad[:3]:
            print(f"FAIL softmax of {length} as bf16 by {ALGORITHMS[i % len(ALGORITHMS)]}, row {row} {x[row][:6]}...: "
                  f"{y[row][:6]}, not {wanted[row][:6]}")
    return failures


# Half a unit of each type in which a model's softmax may be stored.
STORED_ERRORS = {"bf16": BF16_ERROR, "f16": 2.0**-11, "flyte24": 2.0**-16, "flyte16": 2.0**-8}


def check_stored(args, element, length, directory):
    """The rows that hurt in a model whose values are stored as `element`, inputs and outputs, too."""
    with np.errstate(over="ignore"):
        x = round_weights(rows(length, np.random.default_rng(length)), element, "nearest")
    text, labels = module(*x.shape)
    options = [f"--{values}={element}" for values in ("activations", "inputs", "outputs")]
    stored = x.astype(np.float16) if element == "f16" else x
    out = run_both_ways(args, directory, "stored", text, stored, options)
    probability, logarithm, distance = expected(x)
    unit = STORED_ERRORS[element]
    failures = 0
    for i, (dimension, log, algorithm) in enumerate(labels):
        y = np.load(os.path.join(out, f"output{i}.npy")).astype(np.float64)
        y = y if dimension else y.T
        wanted = logarithm if log else probability
        with np.errstate(all="ignore"):
            # Below its normal range f16 has steps of 2^-24.
            error = unit * np.abs(wanted) + (2.0**-25 if element == "f16" else 2.0**-126)
            error += 2.0**-21 + np.abs(wanted) * 2.0**-22 if log else wanted * (5 + distance) * 2.0**-23
            right = (np.abs(y - wanted) <= error) | (y == wanted) | (np.isnan(y) & np.isnan(wanted))
            # Logarithms beyond the type's range.
            right |= (wanted < (-65519 if element == "f16" else -3.39e38)) & np.isneginf(y)
        bad = np.flatnonzero(~right.all(axis=1))
        failures += len(bad)
        for row in bad[:3]:
            print(f"FAIL {log}softmax of {length} as {element} along {dimension} by {algorithm}, row {row} "
                  f"{x[row][:6]}...: {y[row][:6]}, not {wanted[row][:6]}")
    return failures


PLAN = ("#nnprim.softmax_plan<passes = two_pass, streaming = true, part_length = 0, chunk_length = 0, batched = false, "
        "max_unroll = 4, sum_unroll = 1, store_unroll = {0}, block_vectors = {1}, exp_interleave = 1, only_pass = 0>")


def check_streaming(args, directory):
    """Long rows of bf16 that bypass caches: pairs of vectors, aligned to their size, and vectors alone."""
    failures = 0
    for number, (length, store, block) in enumerate(((4099, 2, 8), (4096 + 17, 4, 3), (1031, 1, 4), (64, 2, 8))):
        path = [os.path.join(directory, f"{number}{name}") for name in (".mlir", ".so", "x.npy", "out")]
        body, kind, plain = [], tensor((3, length), "bf16"), tensor((3, length))
        name = cast(body, "%x", (3, length), "f32", "bf16", "truncf")
        body.append(f"  %e = tensor.empty() : {kind}")
        body.append(f"  %y = nnprim.twopass_softmax ins({name} : {kind}) outs(%e : {kind}) dimension = 1 "
                    f"attributes {{plan = {PLAN.format(store, block)}}} -> {kind}")
        result = cast(body, "%y", (3, length), "bf16", "f32", "extf")
        with open(path[0], "w", encoding="utf-8") as file:
            file.write("\n".join([f"func.func @main(%x: {plain}) -> {plain} {{", *body,
                                  f"  return {result} : {plain}", "}"]))
        x = bfloat(3 * np.random.default_rng(number).standard_normal((3, length)))
        np.save(path[2], x)
        run([args.compiler, path[0], "-o", path[1], f"--target={emitted(args.target)}"])
        os.mkdir(path[3])
        run([*args.runner.split(), path[1], f"--input=input0={path[2]}", f"--output-dir={path[3]}"])
        y = np.load(os.path.join(path[3], "output0.npy"))
        wanted, _, distance = expected(x)
        wrong = np.count_nonzero(np.abs(y - wanted) > wanted * ((5 + distance) * 2.0**-23 + BF16_ERROR) + 2.0**-126)
        failures += wrong
        if wrong:
            print(f"FAIL streamed softmax of {length} as bf16, {store} vectors a turn: {wrong} elements")
    return failures


def region_cases():
    """All algorithms with all pairs of dimensions; of the logarithm and of bf16 some."""
    rng = np.random.default_rng(3)
    for shape, dimension, dims in REGIONS:
        for i in range(len(dims)):
            chosen = [dims[(i + j) % len(dims)] for j in range(4)]
            for algorithm in ALGORITHMS:
                yield RegionCase(shape, dimension, chosen, algorithm, "", "f32", rng)
            if i < 2:
                yield RegionCase(shape, dimension, chosen, ALGORITHMS[i], "log ", "f32", rng)
                yield RegionCase(shape, dimension, chosen, ALGORITHMS[i], "", "bf16", rng)


def check_regions(args, directory):
    """Producers and epilogues with inputs along any dimensions."""
    cases, arguments, body, options = list(region_cases()), [], [], []
    source, library, out = (os.path.join(directory, name) for name in ("regions.mlir", "regions.so", "out"))
    results = [case.text(number, arguments, body) for number, case in enumerate(cases)]
    kinds = ", ".join(tensor(case.shape) for case in cases)
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join([f"func.func @main({', '.join(arguments)}) -> ({kinds}) {{", *body,
                              f"  return {', '.join(results)} : {kinds}", "}"]))
    run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}"])
    for x in (x for case in cases for x in case.inputs):
        path = os.path.join(directory, f"input{len(options)}.npy")
        np.save(path, x)
        options.append(f"--input=input{len(options)}={path}")
    os.mkdir(out)
    run([*args.runner.split(), library, *options, f"--output-dir={out}"])
    failures = 0
    for number, case in enumerate(cases):
        wrong = case.count_wrong(np.load(os.path.join(out, f"output{number}.npy")))
        failures += wrong
        if wrong:
            print(f"FAIL {case.label}: {wrong} elements")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner")
    parser.add_argument("--target", default="x86-64-avx512", choices=PANELS)
    args = parser.parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    failures = 0
    for length in (1, 2, 3, 4, 7, 16, 21, 33, 129, 1000, 9217, 20000):
        with tempfile.TemporaryDirectory() as directory:
            failures += check(args, length, directory)
    for length in (1, 2, 8, 16, 17, 21, 31, 32, 33, 67, 1000):
        with tempfile.TemporaryDirectory() as directory:
            failures += check_bf16(args, length, directory)
    for length, element in itertools.product((1, 7, 33, 1000), STORED_ERRORS):
        with tempfile.TemporaryDirectory() as directory:
            failures += check_stored(args, element, length, directory)
    with tempfile.TemporaryDirectory() as directory:
        failures += check_streaming(args, directory)
    with tempfile.TemporaryDirectory() as directory:
        failures += check_shapes(args, directory)
    for algorithm in ("two_pass", "three_pass_reload"):
        with tempfile.TemporaryDirectory() as directory:
            failures += check_parts(args, algorithm, directory)
    with tempfile.TemporaryDirectory() as directory:
        failures += check_regions(args, directory)
    print(f"{label(args.target)}: {failures} rows or elements failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
