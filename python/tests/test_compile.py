# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compiler as a function, and ONNX's interface of back ends."""

import os
import subprocess
import sys

import numpy as np
import onnx.helper
import pytest
from conftest import FLOAT, make

import nnprim
import nnprim.onnx_backend


def test_compiles_paths_and_models(product, tmp_path, x):
    path = tmp_path / "product.onnx"
    path.write_bytes(product[0].SerializeToString())
    for source in (str(path), path, product[0]):
        np.testing.assert_allclose(nnprim.compile(source)(x), product[1](x), rtol=1e-5, atol=1e-5)


def test_writes_a_library_for_another_machine(product, tmp_path):
    output = nnprim.compile(product[0], tmp_path / "arm.so", target="aarch64-neon")
    assert os.path.exists(output)
    if os.uname().machine != "aarch64":
        with pytest.raises(nnprim.LoadError, match="aarch64"):
            nnprim.load(output)


def test_fixes_open_shapes(x):
    model = make([onnx.helper.make_node("Relu", ["x"], ["y"])], [("x", FLOAT, ("batch", 40))], [("y", FLOAT, ("batch", 40))])
    compiled = nnprim.compile(model, input_shapes={"x": (3, 40)})
    np.testing.assert_array_equal(compiled(x), np.maximum(x, 0))


def test_errors_are_the_compiler_s_words(product, tmp_path):
    with pytest.raises(nnprim.CompileError, match="missing.onnx"):
        nnprim.compile(tmp_path / "missing.onnx")
    with pytest.raises(nnprim.CompileError, match="z80"):
        nnprim.compile(product[0], target="z80")
    with pytest.raises(TypeError, match="expected a path or an onnx.ModelProto, got int"):
        nnprim.compile(3)
    output = tmp_path / "model.so"
    with pytest.raises(nnprim.CompileError):
        nnprim.compile(tmp_path / "missing.onnx", output)
    assert not output.exists()


def test_says_where_the_compiler_was_looked_for(product, tmp_path, monkeypatch):
    monkeypatch.setenv("NNPRIM_HOME", str(tmp_path))
    with pytest.raises(nnprim.CompileError, match="nnprim-compile not found.*NNPRIM_HOME"):
        nnprim.compile(product[0])


def test_says_where_the_runtime_was_looked_for(tmp_path):
    program = "import nnprim\ntry: nnprim.load('x.so')\nexcept nnprim.LoadError as error: print(error)"
    environment = {**os.environ, "NNPRIM_HOME": str(tmp_path)}
    output = subprocess.run([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, check=True).stdout
    assert b"cannot load NNPrim's runtime" in output and b"NNPRIM_HOME" in output


def test_backend_runs_models_and_nodes(product, x):
    backend = nnprim.onnx_backend
    np.testing.assert_allclose(backend.prepare(product[0]).run([x])[0], product[1](x), rtol=1e-5, atol=1e-5)
    node = onnx.helper.make_node("Relu", ["x"], ["y"])
    np.testing.assert_array_equal(backend.run_node(node, [x], opset_version=13)[0], np.maximum(x, 0))
    assert backend.supports_device("CPU") and not backend.supports_device("CUDA")
    with pytest.raises(ValueError, match="no device 'CUDA'"):
        backend.prepare(product[0], "CUDA")


def test_backend_refuses_as_onnx_asks(x):
    node = onnx.helper.make_node("StringNormalizer", ["x"], ["y"])
    with pytest.raises(nnprim.onnx_backend.BackendIsNotSupposedToImplementIt, match="StringNormalizer"):
        nnprim.onnx_backend.run_node(node, [x], opset_version=13)


def test_extents_are_chosen_by_calls():
    from conftest import FLOAT, make

    nodes = [onnx.helper.make_node("Softmax", ["x"], ["y"], axis=2)]
    model = make(nodes, [("x", FLOAT, ("N", "L", 8))], [("y", FLOAT, ("N", "L", 8))])
    softmax = nnprim.compile(model, input_shapes={"x": ("N", "L", 8)}, maxima={"N": 3}, sizes={"L": [4, 6]})
    assert [symbol.name for symbol in softmax.symbols] == ["N", "L"]
    for shape in [(1, 4, 8), (2, 6, 8), (3, 4, 8)]:
        x = np.random.default_rng(3).standard_normal(shape).astype(np.float32)
        y = np.exp(x) / np.exp(x).sum(2, keepdims=True)
        np.testing.assert_allclose(softmax(x), y, rtol=1e-5, atol=1e-6)
    for shape in [(4, 4, 8), (1, 5, 8), (1, 4, 7), (4, 8)]:
        with pytest.raises(ValueError, match="no values of its symbols give inputs these shapes.*N from 1 to 3; L of 4, 6"):
            softmax(np.zeros(shape, np.float32))
