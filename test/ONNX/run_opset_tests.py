#!/usr/bin/python3
# ===- run_opset_tests.py - Operators of old and new opsets against numpy --------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles and runs one-node models that libonnx-testdata lacks.

    run_opset_tests.py --build=build [--target=host] [--filter=TEXT]

Prints a line a failure and the number passed; exits with 1 if one failed.
"""

import argparse
import itertools
import os
import shlex
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import helper, numpy_helper

import composed_cases
import control_flow_graphs
import dynamic_graphs
import opset_cases
import quantized_cases
import quantized_graphs


def make_initializer(constant, name):
    if not constant.four_bit:
        return numpy_helper.from_array(constant.array, name)
    # The first of two is in the low half of a byte.
    flat = constant.array.reshape(-1).view(np.uint8) & 15
    flat = np.append(flat, np.zeros(flat.size % 2, np.uint8))
    data_type = {"uint4": 21, "int4": 22}[constant.four_bit]
    packed = (flat[0::2] | flat[1::2] << 4).tobytes()
    return onnx.TensorProto(name=name, data_type=data_type, dims=constant.array.shape, raw_data=packed)


def build_model(case):
    """The model, and its run-time inputs by name."""
    names, inputs, initializers = [], {}, []
    for i, value in enumerate(case.inputs):
        name = "" if value is None else f"x{i}"
        names.append(name)
        if isinstance(value, opset_cases.Constant):
            initializers.append(make_initializer(value, name))
        elif value is not None:
            inputs[name] = value
    outputs = [f"y{i}" for i in range(len(case.outputs))]

    def info(name, array):
        return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)

    if not hasattr(helper, "np_dtype_to_tensor_dtype"):
        helper.np_dtype_to_tensor_dtype = lambda t: onnx.mapping.NP_TYPE_TO_TENSOR_TYPE[t]
    node = helper.make_node(case.op, names, outputs, name=case.name, domain=case.domain, **case.attributes)
    graph = helper.make_graph(
        [node],
        "case",
        [info(name, array) for name, array in inputs.items()],
        [info(name, result_type(case, array)) for name, array in zip(outputs, case.outputs)],
        initializers,
    )
    opsets = [helper.make_opsetid("", case.opset)]
    if case.domain:
        opsets.append(helper.make_opsetid(case.domain, 1))
    model = helper.make_model(graph, opset_imports=opsets)
    return model, inputs


def result_type(case, array):
    """References compute in double; float results have the type of the first input, if that is a float."""
    if array.dtype.kind != "f":
        return array
    first = getattr(case.inputs[0], "dtype", None)
    return array.astype(first if first and first.kind == "f" else np.float32)


def execute(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["no message"]
        raise RuntimeError(f"exit code {done.returncode}: {lines[0]}")


def check(case, options, directory):
    if isinstance(case, quantized_graphs.GraphCase):
        run_model(case.model, case.inputs, case.outputs, options, directory)
        return
    model, inputs = build_model(case)
    run_model(model, inputs, [result_type(case, array) for array in case.outputs], options, directory)


def check_ulps(name, actual, expected, most):
    np.testing.assert_equal(np.isnan(actual), np.isnan(expected))
    finite = np.isfinite(expected)
    errors = np.abs(actual[finite] - expected[finite]) / np.spacing(np.abs(expected[finite].astype(actual.dtype)))
    if errors.max() > most:
        raise RuntimeError(f"{name} is {errors.max():.3f} ULP off, of {most}")


def run_model(model, inputs, outputs, options, directory):
    path, library = os.path.join(directory, "case.onnx"), os.path.join(directory, "case.so")
    onnx.save(model, path)
    tools = os.path.join(options.build, "bin")
    execute([os.path.join(tools, "nnprim-compile"), path, "-o", library, f"--target={options.target}"])
    runner = options.run or os.path.join(tools, "nnprim-run")
    command = shlex.split(options.emulator) + [runner, library, f"--output-dir={directory}"]
    for name, array in inputs.items():
        file = os.path.join(directory, f"{name}.npy")
        np.save(file, array)
        command.append(f"--input={name}={file}")
    execute(command)
    for info, expected in zip(model.graph.output, outputs):
        actual = np.load(os.path.join(directory, f"{info.name}.npy"))
        if isinstance(expected, dynamic_graphs.Rows):
            actual = actual[: int(np.load(os.path.join(directory, f"{info.name}_count.npy")))]
            expected = expected.array
        if isinstance(expected, dynamic_graphs.Ulps):
            check_ulps(info.name, actual, *expected)
            continue
        if actual.dtype != expected.dtype:
            raise RuntimeError(f"{info.name} is of type {actual.dtype}")
        np.testing.assert_equal(actual.shape, expected.shape)
        np.testing.assert_allclose(actual, expected, rtol=1e-4, atol=1e-5)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--run", default=None, help="command that runs a library")
    parser.add_argument("--emulator", default="", help="command before that command")
    parser.add_argument("--filter", default="", help="run only cases whose name contains this")
    options = parser.parse_args()
    passed = failed = 0
    for case in itertools.chain(
        opset_cases.cases(), composed_cases.cases(), control_flow_graphs.cases(), dynamic_graphs.cases(), quantized_cases.cases(),
        quantized_graphs.cases()
    ):
        if options.filter not in case.name:
            continue
        with tempfile.TemporaryDirectory() as directory:
            try:
                check(case, options, directory)
                passed += 1
            except (AssertionError, OSError, RuntimeError) as error:
                failed += 1
                print(f"failed: {case.name}: {' '.join(str(error).split())[:200]}", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
