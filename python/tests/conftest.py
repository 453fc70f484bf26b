# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models that the tests compile. NNPRIM_HOME names the build or installation that is tested."""

import numpy as np
import onnx
import onnx.helper
import onnx.numpy_helper
import pytest

import nnprim

FLOAT = onnx.TensorProto.FLOAT


def make(nodes, inputs, outputs, constants=()):
    graph = onnx.helper.make_graph(
        nodes, "test", [onnx.helper.make_tensor_value_info(name, element, shape) for name, element, shape in inputs],
        [onnx.helper.make_tensor_value_info(name, element, shape) for name, element, shape in outputs],
        [onnx.numpy_helper.from_array(value, name) for name, value in constants])
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)])


@pytest.fixture(scope="session")
def product():
    """y = x·w + b, with 3×40 elements of x and 5 columns of w."""
    random = np.random.default_rng(1)
    weights = random.standard_normal((40, 5)).astype(np.float32)
    bias = random.standard_normal(5).astype(np.float32)
    nodes = [onnx.helper.make_node("MatMul", ["x", "w"], ["p"]), onnx.helper.make_node("Add", ["p", "b"], ["y"])]
    model = make(nodes, [("x", FLOAT, (3, 40))], [("y", FLOAT, (3, 5))], [("w", weights), ("b", bias)])
    return model, lambda x: x @ weights + bias


@pytest.fixture(scope="session")
def two_by_two():
    """Two inputs, of which one has a name that is no identifier, and two outputs."""
    nodes = [onnx.helper.make_node("Add", ["a", "b:0"], ["sum"]), onnx.helper.make_node("Sub", ["a", "b:0"], ["difference"])]
    shape = (2, 3)
    return make(nodes, [("a", FLOAT, shape), ("b:0", FLOAT, shape)],
                [("sum", FLOAT, shape), ("difference", FLOAT, shape)])


@pytest.fixture(scope="session")
def library(product, tmp_path_factory):
    """The product as a file."""
    return nnprim.compile(product[0], tmp_path_factory.mktemp("library") / "product.so")


@pytest.fixture
def x():
    return np.random.default_rng(2).standard_normal((3, 40)).astype(np.float32)
