"""Models whose extents are left open, and a comparison of what they compute.

    sizes.py make                     writes the models to the current directory
    sizes.py check LIBRARY REFERENCE  the library with 1 to 4 items against a reference with 4 items, and against itself
"""

import subprocess
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

node = helper.make_node


def save(name, nodes, inputs, outputs, constants=()):
    def info(value):
        return helper.make_tensor_value_info(value[0], TensorProto.FLOAT, value[1])

    initializers = [numpy_helper.from_array(np.asarray(value), key) for key, value in dict(constants).items()]
    graph = helper.make_graph(nodes, name, [info(v) for v in inputs], [info(v) for v in outputs], initializers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    onnx.save(model, name + ".onnx")


def make_items():
    """A convolution, a token for each item as exporters write it, attention, and an input that all items share."""
    random = np.random.default_rng(0)

    def weight(*shape):
        return (random.standard_normal(shape) / np.sqrt(shape[-1])).astype(np.float32)

    nodes = [
        node("Conv", ["image", "filters"], ["features"], kernel_shape=[3, 3], strides=[2, 2]),
        node("Relu", ["features"], ["positive"]),
        node("Reshape", ["positive", "flat"], ["pixels"]),
        node("Transpose", ["pixels"], ["rows"], perm=[0, 2, 1]),
        node("Shape", ["image"], ["shape"]),
        node("Gather", ["shape", "zero"], ["count"]),
        node("Concat", ["count", "token_shape"], ["tokens_shape"], axis=0),
        node("Expand", ["token", "tokens_shape"], ["tokens"]),
        node("Concat", ["tokens", "rows"], ["sequence"], axis=1),
        node("LayerNormalization", ["sequence", "scale", "bias"], ["normal"]),
        node("MatMul", ["normal", "keys"], ["k"]),
        node("MatMul", ["normal", "queries"], ["q"]),
        node("Transpose", ["k"], ["kt"], perm=[0, 2, 1]),
        node("MatMul", ["q", "kt"], ["scores"]),
        node("Softmax", ["scores"], ["weights"], axis=-1),
        node("MatMul", ["weights", "normal"], ["mixed"]),
        node("Add", ["mixed", "sequence"], ["sum"]),
        node("Add", ["sum", "shared"], ["result"]),
    ]
    constants = {"filters": weight(8, 3, 3, 3), "flat": np.array([0, 8, -1]), "zero": np.array([0]),
                 "token_shape": np.array([1, 8]), "token": weight(1, 1, 8), "scale": np.ones(8, np.float32),
                 "bias": weight(8), "keys": weight(8, 8), "queries": weight(8, 8)}
    save("items", nodes, [("image", ["N", 3, 9, 11]), ("shared", [21, 8])], [("result", ["N", 21, 8])], constants)


def make():
    make_items()
    rows = [("x", ["N", "L", 4])]
    save("lengths", [node("Softmax", ["x"], ["y"], axis=1)], rows, [("y", ["N", "L", 4])])
    # Models that mix items, or number them.
    save("mean", [node("ReduceMean", ["x"], ["m"], axes=[0]), node("Sub", ["x", "m"], ["y"])], rows, [("y", None)])
    save("turned", [node("Transpose", ["x"], ["y"], perm=[1, 0, 2])], rows, [("y", None)])
    save("counted", [node("Shape", ["x"], ["s"]), node("Cast", ["s"], ["f"], to=TensorProto.FLOAT),
                     node("Gather", ["f", "zero"], ["n"]), node("Mul", ["x", "n"], ["y"])],
         rows, [("y", None)], {"zero": np.array([0])})
    save("numbered", [node("CumSum", ["x", "zero"], ["y"])], rows, [("y", None)], {"zero": np.array(0)})
    save("last", [node("Slice", ["x", "one", "end", "zero"], ["y"])], rows, [("y", None)],
         {"one": np.array([-1]), "end": np.array([9]), "zero": np.array([0])})


def run(library, extent, inputs, command=("nnprim-run",)):
    arguments = [*command, library, "--output-dir=out", *extent]
    for name, value in inputs.items():
        np.save(name + ".npy", value)
        arguments.append(f"--input={name}={name}.npy")
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
    return np.load("out/result.npy")


def check(library, reference, *command):
    """`command` runs the library, if nnprim-run does not."""
    random = np.random.default_rng(1)
    images = random.standard_normal((4, 3, 9, 11)).astype(np.float32)
    shared = random.standard_normal((21, 8)).astype(np.float32)
    expected = run(reference, [], {"image": images, "shared": shared})

    def get(first, count):
        return run(library, [f"--extent=N={count}"], {"image": images[first:first + count], "shared": shared},
                   command or ("nnprim-run",))

    for count in range(1, 5):
        error = np.abs(get(0, count) - expected[:count]).max() / np.abs(expected).max()
        assert error < 1e-4, (count, error)
    # Three are two and one.
    assert np.array_equal(get(0, 3), np.concatenate([get(0, 2), get(2, 1)]))
    print("1 to 4 items agree")


make() if sys.argv[1] == "make" else check(*sys.argv[2:])
