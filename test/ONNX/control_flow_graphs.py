# ===- control_flow_graphs.py - Graphs in attributes, and functions -------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Models with If, Loop, Scan, functions of their own, and inputs and outputs of storage types."""

import numpy as np
from onnx import helper, parser

from quantized_graphs import GraphCase


def cases():
    rng = np.random.default_rng(2)
    x, w = rng.standard_normal((2, 3)).astype(np.float32), rng.standard_normal((3, 3)).astype(np.float32)
    for flag in (False, True):
        yield GraphCase(f"control_if_{flag}", if_model(), {"c": np.array(flag), "x": x, "w": w},
                        [np.maximum(x, 0) if flag else x @ w])
    yield from loops(x, w)
    yield from storage()
    yield GraphCase("control_functions", function_model(), {"x": x}, [0.25 * x + np.where(x < 0, 0.5 * x, x)])


def storage():
    """Outputs and inputs of types that NumPy has not: a byte each."""
    x = np.array([1, 448, 1e9, 0.1, -0.0, np.nan, 2**-10], np.float32)
    codes = {17: [0x38, 0x7E, 0x7E, 0x1D, 0x80, 0x7F, 0x00], 19: [0x3C, 0x5F, 0x7B, 0x2E, 0x80, 0x7E, 0x14],
             23: [0x2, 0x7, 0x7, 0x0, 0x8, 0x8, 0x0]}
    for kind, expected in codes.items():
        node = helper.make_node("Cast", ["x"], ["y"], to=kind)
        yield GraphCase(f"storage_to_{kind}", model([node], [info("x", [7])], [info("y", [7], kind)], 23), {"x": x},
                        [np.array(expected, np.uint8)])
    node = helper.make_node("Cast", ["x"], ["y"], to=1)
    yield GraphCase("storage_from_17", model([node], [info("x", [4], 17)], [info("y", [4])], 23),
                    {"x": np.array([0x38, 0x7E, 0x1D, 0x01], np.uint8)},
                    [np.array([1, 448, 0.1015625, 2**-9], np.float32)])
    node = helper.make_node("Cast", ["x"], ["y"], to=22)
    yield GraphCase("storage_to_int4", model([node], [info("x", [4])], [info("y", [4], 22)], 23),
                    {"x": np.array([-8, 7.5, 3, -1], np.float32)}, [np.array([-8, 7, 3, -1], np.int8)])


def graph(text, name, inputs, outputs):
    """A graph to put into an attribute, from nodes as (op, inputs, outputs, attributes)."""
    nodes = [helper.make_node(op, i, o, **a) for op, i, o, a in text]
    return helper.make_graph(nodes, name, inputs, outputs)


def info(name, shape=None, kind=1):
    return helper.make_tensor_value_info(name, kind, shape)


def model(nodes, inputs, outputs, opset=17):
    return helper.make_model(
        helper.make_graph(nodes, "g", inputs, outputs), opset_imports=[helper.make_opsetid("", opset)]
    )


def if_model():
    """Branches read names of the graph around them; which one is known at run time."""
    then = graph([("Relu", ["x"], ["t"], {})], "then", [], [info("t", [2, 3])])
    other = graph([("MatMul", ["x", "w"], ["e"], {})], "else", [], [info("e", [2, 3])])
    node = helper.make_node("If", ["c"], ["y"], then_branch=then, else_branch=other)
    return model([node], [info("c", [], 9), info("x", [2, 3]), info("w", [3, 3])], [info("y", [2, 3])])


def loops(x, w):
    """x = x w, up to three times and while the sum of magnitudes is below a bound; and a scan backwards."""
    body = graph(
        [
            ("MatMul", ["a", "w"], ["n"], {}),
            ("Abs", ["n"], ["m"], {}),
            ("ReduceSum", ["m"], ["s"], {"keepdims": 0}),
            ("Less", ["s", "bound"], ["go"], {}),
        ],
        "body",
        [info("i", [], 7), info("c", [], 9), info("a", [2, 3])],
        [info("go", [], 9), info("n", [2, 3])],
    )
    nodes = [
        helper.make_node("Constant", [], ["count"], value=helper.make_tensor("v", 7, [], [3])),
        helper.make_node("Loop", ["count", "", "x"], ["y"], body=body),
    ]
    made = model(nodes, [info("x", [2, 3]), info("w", [3, 3]), info("bound", [])], [info("y", [2, 3])])
    for bound in (0.1, 1e9):
        expected, runs = x, 0
        while runs < 3 and (runs == 0 or np.abs(expected).sum() < bound):
            expected, runs = expected @ w, runs + 1
        inputs = {"x": x, "w": w, "bound": np.float32(bound).reshape(())}
        yield GraphCase(f"control_loop_{runs}", made, inputs, [expected])
    body = graph(
        [("Add", ["s", "e"], ["t"], {}), ("Identity", ["t"], ["o"], {})],
        "body",
        [info("s", [2]), info("e", [2])],
        [info("t", [2]), info("o", [2])],
    )
    node = helper.make_node("Scan", ["z", "x"], ["last", "all"], body=body, num_scan_inputs=1, scan_input_axes=[1],
                            scan_input_directions=[1], scan_output_axes=[1], scan_output_directions=[1])
    made = model([node], [info("z", [2]), info("x", [2, 3])], [info("last", [2]), info("all", [2, 3])])
    sums = np.cumsum(x[:, ::-1], 1)[:, ::-1]
    yield GraphCase("control_scan_reversed", made, {"z": np.zeros(2, np.float32), "x": x}, [sums[:, 0], sums])


def function_model():
    """A function with attributes of its own, one of which the call leaves to the operator's default."""
    made = parser.parse_model(
        """<ir_version: 8, opset_import: ["" : 17, "own" : 1]>
        net (float[2, 3] x) => (float[2, 3] y) { y = own.mixed <slope: float = 0.5, part: float = 0.25> (x) }
        """
    )
    nodes = [
        helper.make_node("LeakyRelu", ["a"], ["leaky"]),
        helper.make_node("Constant", [], ["c"]),
        helper.make_node("Mul", ["a", "c"], ["scaled"]),
        helper.make_node("Add", ["scaled", "leaky"], ["b"]),
    ]
    nodes[0].attribute.add(name="alpha", ref_attr_name="slope", type=1)
    nodes[1].attribute.add(name="value_float", ref_attr_name="part", type=1)
    opsets = [helper.make_opsetid("", 17)]
    made.functions.append(helper.make_function("own", "mixed", ["a"], ["b"], nodes, opsets, ["slope", "part"]))
    return made
