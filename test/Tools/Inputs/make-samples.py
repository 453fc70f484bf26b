# ===- make-samples.py - A model to quantize, and good and bad samples for it ----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""make-samples.py DIRECTORY: models, and directories of samples."""

import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def info(name, *shape):
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)


def save(path, nodes, inputs, outputs, initializers, opset=13):
    graph = helper.make_graph(nodes, "net", inputs, outputs, [numpy_helper.from_array(a, n) for n, a in initializers])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)]), path)


def main():
    os.chdir(sys.argv[1])
    rng = np.random.default_rng(0)

    def f32(*shape):
        return rng.standard_normal(shape).astype(np.float32)

    conv = [helper.make_node("Conv", ["x", "w"], ["c"], name="conv", pads=[1, 1, 1, 1]),
            helper.make_node("BatchNormalization", ["c", "s", "b", "m", "v"], ["n"], name="norm"),
            helper.make_node("Relu", ["n"], ["r"], name="relu"),
            helper.make_node("MaxPool", ["r"], ["p"], name="pool", kernel_shape=[2, 2]),
            helper.make_node("Conv", ["p", "u"], ["y"], name="last")]
    parameters = [("w", f32(4, 3, 3, 3)), ("s", f32(4)), ("b", f32(4)), ("m", f32(4)), ("v", np.ones(4, np.float32)),
                  ("u", f32(5, 4, 1, 1))]
    save("conv.onnx", conv, [info("x", "N", 3, 8, 8)], [info("y", "N", 5, 7, 7)], parameters)
    save("old.onnx", conv, [info("x", 1, 3, 8, 8)], [info("y", 1, 5, 7, 7)], parameters, opset=12)
    shapeless = helper.make_tensor_value_info("x", TensorProto.FLOAT, None)
    save("unknown.onnx", [helper.make_node("Softmax", ["x"], ["y"])], [shapeless], [info("y", 1, 3, 8, 8)], [], opset=12)
    # A branch reads the convolution's result, and a constant that nothing else reads.
    branches = [helper.make_graph([node], name, [], [info("z", 1, 4, 8, 8)]) for name, node in
                (("then", helper.make_node("Add", ["c", "q"], ["z"])), ("else", helper.make_node("Neg", ["c"], ["z"])))]
    branch = [*conv[:2], helper.make_node("If", ["k"], ["i"], then_branch=branches[0], else_branch=branches[1]),
              helper.make_node("Sub", ["n", "i"], ["y"])]
    save("branch.onnx", branch, [info("x", 1, 3, 8, 8), helper.make_tensor_value_info("k", TensorProto.BOOL, [])],
         [info("y", 1, 4, 8, 8)], [*parameters[:5], ("q", f32(1, 4, 8, 8))])
    save("relu.onnx", [helper.make_node("Relu", ["x"], ["y"])], [info("x", 1, 3, 8, 8)], [info("y", 1, 3, 8, 8)], [])
    two = [helper.make_node("Add", ["x", "z"], ["a"], name="add"), helper.make_node("MatMul", ["a", "w"], ["y"])]
    save("two.onnx", two, [info("x", 2, 4), info("z", 1, 4)], [info("y", 2, 3)], [("w", f32(4, 3))])
    samples = {
        "good": {"0.npy": f32(1, 3, 8, 8), "1.npy": f32(1, 3, 8, 8)},
        "shape": {"0.npy": f32(1, 3, 8, 9)},
        "differ": {"0.npy": f32(1, 3, 8, 8), "1.npy": f32(2, 3, 8, 8)},
        "type": {"0.npy": f32(1, 3, 8, 8).astype(np.float64)},
        "nan": {"0.npy": f32(1, 3, 8, 8) * np.float32("nan")},
        "empty": {},
        "pairs": {},
        "single": {},
    }
    for name, files in samples.items():
        os.mkdir(name)
        for file, array in files.items():
            np.save(os.path.join(name, file), array)
    np.savez("pairs/0.npz", x=f32(2, 4), z=f32(1, 4))
    np.savez("single/0.npz", x=f32(2, 4))
    os.mkdir("flags")
    np.savez("flags/0.npz", x=f32(1, 3, 8, 8), k=np.array(True))
    os.mkdir("broken")
    with open("broken/0.npy", "wb") as file:
        file.write(b"no array")


if __name__ == "__main__":
    main()
