#!/usr/bin/python3
# ===- python.py - Cost of calls from Python, and of the first one ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times what the Python package adds to a model.

    bench/python.py --build=build

The overhead of a call is the time of an addition of four elements. The start is a process of its own, from the
interpreter's start to the first result of SqueezeNet, which was compiled before. Medians, with the least and the
largest.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
import onnx
from onnx import helper

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
START = """
import sys, numpy, nnprim
model = nnprim.load(sys.argv[1])
model(*[numpy.zeros(tensor.shape, tensor.dtype) for tensor in model.inputs])
"""


def addition(inputs):
    """A model that adds so many inputs."""
    shape = (onnx.TensorProto.FLOAT, (4,))
    names = [f"x{i}" for i in range(inputs)]
    graph = helper.make_graph([helper.make_node("Sum", names, ["y"])], "sum",
                              [helper.make_tensor_value_info(name, *shape) for name in names],
                              [helper.make_tensor_value_info("y", *shape)])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])


def report(what, times, unit):
    print(f"{what:34} {statistics.median(times):8.2f} {unit}  ({min(times):.2f} to {max(times):.2f})")


def time_calls(what, call, calls=2000, rounds=21):
    call()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        times.append((time.perf_counter() - start) / calls * 1e6)
    report(what, times, "us")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--runs", type=int, default=11, help="processes that start")
    options = parser.parse_args()
    os.environ["NNPRIM_HOME"] = os.path.abspath(options.build)
    package = os.path.join(ROOT, "python")
    sys.path.insert(0, package)
    import nnprim  # pylint: disable=import-outside-toplevel

    for count in (1, 2, 8):
        model = nnprim.compile(addition(count))
        arrays = [np.ones(4, np.float32) for _ in range(count)]
        time_calls(f"call with {count} inputs", lambda model=model, arrays=arrays: model(*arrays))
    arguments = (*model._frames[0].arguments, None)  # pylint: disable=protected-access
    time_calls("the function alone, by ctypes", lambda: model._library.invoke(*arguments))  # pylint: disable=protected-access
    with tempfile.TemporaryDirectory() as folder:
        network, library = (os.path.join(folder, f"squeezenet{suffix}") for suffix in (".onnx", ".so"))
        subprocess.run([sys.executable, os.path.join(ROOT, "models/make.py"), "squeezenet", "-o", network], check=True)
        nnprim.compile(network, library)
        environment = {**os.environ, "PYTHONPATH": package}
        times = []
        for _ in range(options.runs):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", START, library], check=True, env=environment)
            times.append(1e3 * (time.perf_counter() - start))
        report("start to SqueezeNet's first result", times, "ms")


if __name__ == "__main__":
    main()
