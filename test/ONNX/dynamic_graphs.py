# ===- dynamic_graphs.py - Loops at run time, sequences, and sizes that values decide ----------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Models of which NumPy computes the results, and in which more is known at run time only than elsewhere."""

import collections

import numpy as np
from onnx import helper

from control_flow_graphs import graph, info, model
from quantized_graphs import GraphCase

# An output of which the first rows are expected; the compiled model says how many they are.
Rows = collections.namedtuple("Rows", "array")

# An output that may differ from a result in long double by so many units in the last place.
Ulps = collections.namedtuple("Ulps", "array most")


def cases():
    rng = np.random.default_rng(3)
    x, w = rng.standard_normal((2, 3)).astype(np.float32), rng.standard_normal((3, 3)).astype(np.float32) / 2
    yield from loops(x, w)
    yield scan_of_many(rng)
    yield from suppressions(rng)
    yield from unique(rng)
    yield from sequences(x)
    yield from doubles(rng)


def loops(x, w):
    """Powers of a matrix: as often as an input says, and while a sum is small; all of them, if there is a bound."""
    step = [("MatMul", ["a", "w"], ["n"], {}), ("Add", ["n", "a"], ["b"], {}), ("Identity", ["c"], ["d"], {})]
    body = graph(step, "body", [info("i", [], 7), info("c", [], 9), info("a", [2, 3])], [info("d", [], 9), info("b", [2, 3])])
    node = helper.make_node("Loop", ["m", "", "x"], ["y"], body=body)
    made = model([node], [info("x", [2, 3]), info("w", [3, 3]), info("m", [], 7)], [info("y", [2, 3])])
    for count in (0, 1, 5):
        expected = x
        for _ in range(count):
            expected = expected @ w + expected
        yield GraphCase(f"dynamic_loop_{count}", made, {"x": x, "w": w, "m": np.array(count)}, [expected])
    body = graph(
        [
            ("Mul", ["a", "two"], ["n"], {}),
            ("Identity", ["b"], ["swapped"], {}),
            ("ReduceSum", ["n"], ["s"], {"keepdims": 0}),
            ("Less", ["s", "bound"], ["go"], {}),
            ("Cast", ["i"], ["f"], {"to": 1}),
            ("Add", ["n", "f"], ["part"], {}),
        ],
        "body", [info("i", [], 7), info("c", [], 9), info("a", [2]), info("b", [2])],
        [info("go", [], 9), info("swapped", [2]), info("n", [2]), info("part", [2])],
    )
    for name, most in (("while", None), ("bounded", 6)):
        nodes = [helper.make_node("Constant", [], ["two"], value=helper.make_tensor("v", 1, [], [2]))]
        if most:
            nodes.append(helper.make_node("Constant", [], ["m"], value=helper.make_tensor("v", 7, [], [most])))
        outputs = [info("p", [2]), info("q", [2])] + ([info("all", [None, 2])] if most else [])
        inner = body
        if not most:
            inner = graph([], "body", body.input, body.output[:3])
            inner.node.extend(body.node[:4])
        nodes.append(helper.make_node("Loop", ["m" if most else "", "", "x", "z"], [o.name for o in outputs], body=inner))
        made = model(nodes, [info("x", [2]), info("z", [2]), info("bound", [])], outputs)
        for bound in (1, 50, 1e6 if most else 300):
            a, b, parts, i = np.ones(2, np.float32), np.full(2, 3, np.float32), [], 0
            inputs = {"x": a, "z": b, "bound": np.float32(bound).reshape(())}
            while True:
                n = 2 * a
                parts.append(n + i)
                go, a, b, i = n.sum() < bound, b, n, i + 1
                if not go or i == most:
                    break
            rows = [Rows(np.array(parts, np.float32))] if most else []
            yield GraphCase(f"dynamic_{name}_{i}", made, inputs, [a, b] + rows)


def scan_of_many(rng):
    """More elements than a scan is unrolled for, from the last to the first."""
    x = rng.standard_normal((2, 1500)).astype(np.float32)
    body = graph([("Add", ["s", "e"], ["t"], {}), ("Identity", ["t"], ["o"], {})], "body",
                 [info("s", [2]), info("e", [2])], [info("t", [2]), info("o", [2])])
    node = helper.make_node("Scan", ["z", "x"], ["last", "all"], body=body, num_scan_inputs=1, scan_input_axes=[1],
                            scan_input_directions=[1], scan_output_axes=[1], scan_output_directions=[1])
    made = model([node], [info("z", [2]), info("x", [2, 1500])], [info("last", [2]), info("all", [2, 1500])])
    sums = np.cumsum(x[:, ::-1], 1)[:, ::-1]
    return GraphCase("dynamic_scan_1500", made, {"z": np.zeros(2, np.float32), "x": x}, [sums[:, 0], sums])


def suppress(boxes, scores, most, overlap, least, is_centered):
    """The greedy selection, box by box."""
    rows = []
    for b in range(scores.shape[0]):
        corners = boxes[b].astype(np.float64)
        if is_centered:
            corners = np.concatenate([corners[:, :2] - corners[:, 2:] / 2, corners[:, :2] + corners[:, 2:] / 2], 1)
        low, high = np.minimum(corners[:, :2], corners[:, 2:]), np.maximum(corners[:, :2], corners[:, 2:])
        areas = (high - low).prod(1)
        for c in range(scores.shape[1]):
            taken = []
            for n in np.argsort(-scores[b, c], kind="stable"):
                common = [np.clip(np.minimum(high[n], high[t]) - np.maximum(low[n], low[t]), 0, None).prod() for t in taken]
                good = all(s / (areas[n] + areas[t] - s) <= overlap for s, t in zip(common, taken))
                if scores[b, c, n] > least and good and len(taken) < most:
                    taken.append(n)
                    rows.append([b, c, n])
    return np.array(rows, np.int64).reshape(-1, 3)


def suppressions(rng):
    """Boxes alone, and with the scores and boxes that the rows choose, as detectors end."""
    corner = rng.uniform(0, 5, (2, 24, 2))
    boxes = np.concatenate([corner, corner + rng.uniform(-3, 3, (2, 24, 2))], 2).astype(np.float32)
    scores = np.round(rng.uniform(0, 1, (2, 3, 24)), 2).astype(np.float32)
    limits = {"m": np.array([5]), "o": np.array([0.3], np.float32), "l": np.array([0.805], np.float32)}
    constants = [helper.make_node("Constant", [], [k], value=helper.make_tensor(k, 7 if k == "m" else 1, [1], v))
                 for k, v in limits.items()]
    for centered in (0, 1):
        values = np.abs(boxes) if centered else boxes
        node = helper.make_node("NonMaxSuppression", ["b", "s", "m", "o", "l"], ["y"], center_point_box=centered)
        columns = [
            helper.make_node("Constant", [], ["where"], value_ints=[0, 2]),
            helper.make_node("Gather", ["y", "where"], ["at"], axis=1),
            helper.make_node("GatherND", ["b", "at"], ["chosen"]),
            helper.make_node("GatherND", ["s", "y"], ["flat"]),
            helper.make_node("Constant", [], ["one"], value_ints=[1]),
            helper.make_node("Unsqueeze", ["flat", "one"], ["confidence"]),
            helper.make_node("Concat", ["chosen", "confidence"], ["found"], axis=1),
        ]
        made = model(constants + [node] + columns, [info("b", [2, 24, 4]), info("s", [2, 3, 24])],
                     [info("y", [None, 3], 7), info("found", [None, 5])])
        rows = suppress(values, scores, 5, 0.3, 0.805, centered)
        confidence = scores[rows[:, 0], rows[:, 1], rows[:, 2]][:, None]
        found = np.concatenate([values[rows[:, 0], rows[:, 2]], confidence], 1)
        yield GraphCase(f"dynamic_suppression_{centered}", made, {"b": values, "s": scores}, [Rows(rows), Rows(found)])


def unique(rng):
    """What Unique returns, sorted and not, of elements and of columns."""
    x = rng.integers(0, 4, (3, 7)).astype(np.float32)
    for is_sorted in (0, 1):
        node = helper.make_node("Unique", ["x"], ["y", "at", "back", "n"], sorted=is_sorted)
        made = model([node], [info("x", [3, 7])], [info("y", [None]), info("at", [None], 7), info("back", [21], 7),
                                                   info("n", [None], 7)])
        y, at, back, n = np.unique(x, return_index=True, return_inverse=True, return_counts=True)
        order = np.arange(len(at)) if is_sorted else np.argsort(at)
        places = np.argsort(order)
        yield GraphCase(f"dynamic_unique_{is_sorted}", made, {"x": x},
                        [Rows(y[order]), Rows(at[order]), places[back.reshape(-1)], Rows(n[order])])
    x = rng.integers(0, 2, (9, 2)).astype(np.int32)
    node = helper.make_node("Unique", ["x"], ["y"], axis=0)
    made = model([node], [info("x", [9, 2], 6)], [info("y", [None, 2], 6)])
    yield GraphCase("dynamic_unique_rows", made, {"x": x}, [Rows(np.unique(x, axis=0))])


def sequences(x):
    """Parts of a tensor, taken apart and put together in another order."""
    nodes = [
        helper.make_node("SplitToSequence", ["x"], ["parts"], axis=1, keepdims=0),
        helper.make_node("Constant", [], ["zero"], value_int=0),
        helper.make_node("Constant", [], ["last"], value_int=-1),
        helper.make_node("SequenceAt", ["parts", "last"], ["c"]),
        helper.make_node("SequenceErase", ["parts", "last"], ["two"]),
        helper.make_node("SequenceInsert", ["two", "c", "zero"], ["turned"]),
        helper.make_node("ConcatFromSequence", ["turned"], ["y"], axis=1, new_axis=1),
        helper.make_node("SequenceLength", ["turned"], ["n"]),
        helper.make_node("Optional", ["y"], ["o"]),
        helper.make_node("OptionalHasElement", ["o"], ["has"]),
        helper.make_node("OptionalGetElement", ["o"], ["z"]),
    ]
    made = model(nodes, [info("x", [2, 3])], [info("z", [2, 3]), info("n", [], 7), info("has", [], 9)], 18)
    yield GraphCase("dynamic_sequence", made, {"x": x}, [np.roll(x, 1, 1), np.array(3), np.array(True)])


def doubles(rng):
    """Functions of double against those of long double: near 0, of all magnitudes, and near multiples of pi / 2."""
    near = np.round(rng.uniform(0, 2.0**38, 2000)) * (np.pi / 2)
    magnitudes = rng.uniform(1, 2, 4000) * 2.0 ** rng.integers(-60, 39, 4000) * rng.choice([-1, 1], 4000)
    x = np.concatenate([rng.uniform(-4, 4, 4000), magnitudes, near, [0, -0.0, np.inf, np.nan]])
    wide = x.astype(np.longdouble)
    nodes = [helper.make_node(op, ["x"], [op]) for op in ("Sin", "Cos", "Tan", "Atan")]
    outputs = [info(node.output[0], x.shape, 11) for node in nodes]
    with np.errstate(all="ignore"):
        expected = [Ulps(np.sin(wide), 1), Ulps(np.cos(wide), 1), Ulps(np.tan(wide), 3), Ulps(np.arctan(wide), 2)]
    yield GraphCase("graph_double", model(nodes, [info("x", x.shape, 11)], outputs), {"x": x}, expected)
    a, b = magnitudes[:2000], magnitudes[2000:]
    a = np.where(np.abs(a / b) < 2.0**51, a, b * 3.7)
    made = model([helper.make_node("Mod", ["a", "b"], ["y"], fmod=1)], [info("a", [2000], 11), info("b", [2000], 11)],
                 [info("y", [2000], 11)])
    yield GraphCase("graph_double_mod", made, {"a": a, "b": b}, [Ulps(np.fmod(a, b).astype(np.longdouble), 0)])
