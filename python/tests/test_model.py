# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loading and calling."""

import os
import pickle
import platform
import threading

import numpy as np
import pytest

import nnprim


def test_calls_by_position_and_by_name(library, product, x):
    model = nnprim.load(library)
    np.testing.assert_allclose(model(x), product[1](x), rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(model(x=x), model(x))
    np.testing.assert_array_equal(model.run({"x": x})["y"], model(x))


def test_describes_tensors(library):
    model = nnprim.load(library)
    assert [(t.name, t.shape, t.dtype) for t in model.inputs] == [("x", (3, 40), np.float32)]
    assert [(t.name, t.shape, t.dtype) for t in model.outputs] == [("y", (3, 5), np.float32)]
    assert "x: 3x40 float32" in repr(model) and model.target in repr(model)


def test_several_inputs_and_outputs(two_by_two):
    model = nnprim.compile(two_by_two)
    a, b = np.float32([[1, 2, 3], [4, 5, 6]]), np.ones((2, 3), np.float32)
    total, difference = model(a, b)
    np.testing.assert_array_equal(total, a + b)
    np.testing.assert_array_equal(difference, a - b)
    np.testing.assert_array_equal(model.run({"a": a, "b:0": b})["difference"], a - b)
    np.testing.assert_array_equal(model(a, **{"b:0": b})[0], a + b)


def test_reads_other_layouts_and_dlpack(library, x):
    model = nnprim.load(library)
    expected = model(x)
    np.testing.assert_array_equal(model(np.asfortranarray(x)), expected)
    np.testing.assert_array_equal(model(np.repeat(x, 2, axis=1)[:, ::2]), expected)
    misaligned = np.frombuffer(b"?" + x.tobytes(), np.float32, offset=1).reshape(x.shape)
    np.testing.assert_array_equal(model(misaligned), expected)

    class Foreign:
        def __dlpack__(self, **kwargs):
            return x.__dlpack__(**kwargs)

        def __dlpack_device__(self):
            return x.__dlpack_device__()

    np.testing.assert_array_equal(model(Foreign()), expected)


def test_writes_to_given_arrays(library, x):
    model = nnprim.load(library)
    out = np.zeros((3, 5), np.float32)
    assert model(x, out=[out]) is out
    np.testing.assert_array_equal(out, model(x))


@pytest.mark.parametrize("value, error, words", [
    ([[0.0] * 40] * 3, TypeError, "input 'x': expected an array, got list"),
    ("x", TypeError, "expected an array, got str"),
    (np.zeros((3, 40)), TypeError, "input 'x': expected float32, got float64"),
    (np.zeros((3, 40), ">f4"), TypeError, "expected float32, got >f4"),
    (np.zeros((40, 3), np.float32), ValueError, r"input 'x': expected shape \(3, 40\), got \(40, 3\)"),
    (np.zeros((), np.float32), ValueError, r"got \(\)"),
    (None, TypeError, "input 'x' is missing"),
])
def test_refuses_wrong_inputs(library, value, error, words):
    with pytest.raises(error, match=words):
        nnprim.load(library)(x=value)


def test_refuses_wrong_calls(library, x):
    model = nnprim.load(library)
    with pytest.raises(TypeError, match="takes 1 inputs, but 2 were given"):
        model(x, x)
    with pytest.raises(TypeError, match="has no input 'image'; its inputs are 'x'"):
        model(image=x)
    with pytest.raises(TypeError, match="given twice"):
        model(x, x=x)
    with pytest.raises(TypeError, match="input 'x' is missing"):
        model()


@pytest.mark.parametrize("out, error, words", [
    ([], ValueError, "has 1 outputs, but out has 0"),
    ([np.zeros((5, 3), np.float32)], ValueError, "expected shape"),
    ([np.zeros((3, 5), np.int32)], TypeError, "expected float32, got int32"),
    ([np.zeros((3, 10), np.float32)[:, ::2]], ValueError, "contiguous"),
    ([np.frombuffer(bytearray(61), np.float32, offset=1).reshape(3, 5)], ValueError, "aligned"),
    ([[[0.0]]], TypeError, "expected NumPy arrays"),
])
def test_refuses_wrong_outputs(library, x, out, error, words):
    with pytest.raises(error, match=words):
        nnprim.load(library)(x, out=out)


def test_refuses_overlapping_outputs(library):
    memory = np.zeros((3, 40), np.float32)
    with pytest.raises(ValueError, match="overlaps"):
        nnprim.load(library)(memory, out=[memory.reshape(-1)[:15].reshape(3, 5)])


def test_close(library, x):
    with nnprim.load(library) as model:
        model(x)
    with pytest.raises(ValueError, match="is closed"):
        model(x)
    model.close()
    assert "closed" in repr(model)


@pytest.mark.parametrize("content, words", [(b"", "not a shared library"), (b"\x7fELF", "not a"), (None, "cannot open")])
def test_refuses_other_files(tmp_path, content, words):
    path = tmp_path / "model.so"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(nnprim.LoadError, match=f"{path}: .*{words}"):
        nnprim.load(path)


def test_refuses_truncated_libraries(library, tmp_path):
    with open(library, "rb") as file:
        content = file.read()
    for part in (1, 2, 3):
        path = tmp_path / f"part{part}.so"
        path.write_bytes(content[:len(content) * part // 4])
        with pytest.raises(nnprim.LoadError):
            nnprim.load(path)


@pytest.mark.parametrize("threads, error", [(-1, ValueError), (1 << 20, ValueError), (1.5, TypeError), (True, TypeError)])
def test_refuses_wrong_thread_counts(library, threads, error):
    with pytest.raises(error, match="threads"):
        nnprim.load(library, threads=threads)


def test_threads_give_the_same_bits(library, x):
    expected = nnprim.load(library)(x)
    for threads in (0, 2, 3):
        np.testing.assert_array_equal(nnprim.load(library, threads=threads)(x), expected)


def test_python_threads_share_a_model(library, x):
    model = nnprim.load(library, threads=2)
    expected, wrong = model(x), []

    def work():
        for _ in range(200):
            if not np.array_equal(model(x), expected):
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_fork(library, x):
    model = nnprim.load(library, threads=2)
    expected = model(x)
    child = os.fork()
    if child == 0:
        # The threads of the parent's pool are not here; a new pool is started.
        os._exit(0 if np.array_equal(model(x), expected) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    np.testing.assert_array_equal(model(x), expected)


def test_pickle(library, x):
    model = nnprim.load(library)
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(model))(x), model(x))


def test_arrays_outlive_the_model(library, x):
    model = nnprim.load(library)
    y, expected = model(x), model(x).copy()
    del model
    np.testing.assert_array_equal(y, expected)


def test_profile(product, x):
    model = nnprim.compile(product[0], profile=True)
    steps = model.profile(x, repeat=5)
    assert sum(step.flops or 0 for step in steps) >= 2 * 3 * 40 * 5
    assert any("nnprim.gemm" in step.op for step in steps)
    assert all(0 <= step.seconds < 1 and step.names for step in steps) and any(step.seconds > 0 for step in steps)
    np.testing.assert_allclose(model(x), product[1](x), rtol=1e-5, atol=1e-5)
    with pytest.raises(ValueError, match="repeat"):
        model.profile(x, repeat=0)
    with pytest.raises(TypeError, match="input 'x' is missing"):
        model.profile()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the variants are of x86-64")
def test_profile_of_the_variant_that_runs(product, x):
    model = nnprim.compile(product[0], profile=True, target="x86-64-avx512,x86-64-avx2")
    steps = model.profile(x, repeat=5)
    assert all(step.names for step in steps) and any(step.seconds > 0 for step in steps)


def test_profile_needs_to_be_compiled_in(library, x):
    with pytest.raises(nnprim.RunError, match="compiled without profile=True"):
        nnprim.load(library).profile(x)
