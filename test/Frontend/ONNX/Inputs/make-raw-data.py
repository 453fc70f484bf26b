#!/usr/bin/python3
# ===- make-raw-data.py - Products whose weights are raw data -------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes a product by a matrix that is stored as it is used, or transposed, or in an unusual encoding of protobuf."""

import os
import sys

import numpy as np
from onnx import ModelProto, TensorProto, helper, numpy_helper

K, N = 1301, 1511


def make_model(weights, transposed):
    node = helper.make_node("Gemm", ["x", "w", "b"], ["y"], transB=int(transposed))
    graph = helper.make_graph([node], "net", [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, K])],
                              [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, N])],
                              [numpy_helper.from_array(np.zeros(N, np.float32), "b"),
                               numpy_helper.from_array(weights, "w")])
    return helper.make_model(graph, ir_version=8, opset_imports=[helper.make_opsetid("", 13)])


def delimited(number, content):
    """A field of bytes."""
    size, encoded = len(content), bytes([number << 3 | 2])
    while size >= 0x80:
        encoded, size = encoded + bytes([size & 0x7f | 0x80]), size >> 7
    return encoded + bytes([size]) + content


def encode_oddly(model):
    """The graph in two parts, the second of which has a tensor with raw data twice: the last one counts."""
    first, tensor = ModelProto(), TensorProto()
    first.CopyFrom(model)
    del first.graph.initializer[1]
    tensor.CopyFrom(model.graph.initializer[1])
    raw = tensor.raw_data
    tensor.ClearField("raw_data")
    content = delimited(9, bytes(len(raw) + 4)) + tensor.SerializeToString() + delimited(9, raw)
    return first.SerializeToString() + delimited(7, delimited(5, content))


def main():
    weights = np.random.default_rng(0).standard_normal((K, N), np.float32)
    plain = make_model(weights, False)
    texts = {"plain": plain.SerializeToString(), "odd": encode_oddly(plain),
             "transposed": make_model(np.ascontiguousarray(weights.T), True).SerializeToString()}
    texts["cut"] = texts["odd"][:-4]
    for name, text in texts.items():
        os.makedirs(os.path.join(sys.argv[1], name), exist_ok=True)
        with open(os.path.join(sys.argv[1], name, "net.onnx"), "wb") as file:
            file.write(text)


if __name__ == "__main__":
    main()
