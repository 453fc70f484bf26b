"""Writes models whose only weight is a sparse initializer: valid ones in both layouts, and broken ones."""

import os
import sys

import numpy as np
from onnx import TensorProto, helper, numpy_helper


def write(name, values, indices, dims=(2, 3), value_type=np.float32, index_type=np.int64):
    sparse = helper.make_sparse_tensor(numpy_helper.from_array(np.array(values, value_type), "w"),
                                       numpy_helper.from_array(np.array(indices, index_type), "w_indices"), dims)
    graph = helper.make_graph(
        [helper.make_node("Add", ["x", "w"], ["y"], name="y")], name,
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 3])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [2, 3])], sparse_initializer=[sparse])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    with open(os.path.join(sys.argv[1], f"{name}.onnx"), "wb") as file:
        file.write(model.SerializeToString())


def write_convolution(name, positions, filters=8, channels=16):
    """A pointwise convolution of 20x20 pixels whose weights are a sparse initializer."""
    sparse = helper.make_sparse_tensor(numpy_helper.from_array(np.arange(1, len(positions) + 1, dtype=np.float32), "w"),
                                       numpy_helper.from_array(np.array(positions, np.int64), "w_indices"),
                                       (filters, channels, 1, 1))
    graph = helper.make_graph(
        [helper.make_node("Conv", ["x", "w"], ["y"], name="y")], name,
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, channels, 20, 20])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, filters, 20, 20])], sparse_initializer=[sparse])
    with open(os.path.join(sys.argv[1], f"{name}.onnx"), "wb") as file:
        file.write(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)]).SerializeToString())


write_convolution("convolution", [3, 17, 40, 41, 77, 90, 111, 127])
write("linear", [1.5, -2.0, 4.0], [0, 4, 5])
write("coordinates", [1.5, -2.0, 4.0], [[0, 0], [1, 1], [1, 2]])
write("empty", [], np.zeros((0,)))
write("outside", [1.5, 2.0], [0, 6])
write("negative", [1.5, 2.0], [-1, 3])
write("outside-coordinate", [1.5, 2.0], [[0, 3], [1, 0]])
write("unsorted", [1.5, 2.0], [4, 3])
write("unsorted-coordinates", [1.5, 2.0], [[1, 0], [0, 2]])
write("repeated", [1.5, 2.0, 3.0], [1, 3, 3])
write("count", [1.5, 2.0], [0, 1, 2])
write("rank", [1.5, 2.0], [[0, 0, 0], [0, 0, 1]])
write("type", [1.5, 2.0], [0, 1], index_type=np.int32)
write("matrix", [[1.5, 2.0]], [0, 1])
write("extent", [1.5], [0], dims=(2, -3))
