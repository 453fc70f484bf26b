#!/usr/bin/env python3
# ===- phases.py - Strided convolutions on the phases of their image -------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Runs strided convolutions of few channels, random in all else, against double precision.

They are of a kind that nnprim-split-strides takes; remarks say how many it took, and at least a quarter must be. Inputs are
NCHW or NHWC. Kernels are divided however small they are, and run once more in three threads, and as the shares of three
threads from the last to the first: same bits.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save

from harness import load_ways, run_ways
from targets import SKIPPED, emitted, label, runs_here


def convolve(x, w, stride, pads):
    """The convolution in double precision."""
    x = np.pad(x.astype(np.float64), ((0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3])))
    kernel = w.shape[2:]
    outputs = [(x.shape[2 + d] - kernel[d]) // stride[d] + 1 for d in range(2)]
    y = np.zeros((x.shape[0], w.shape[0], *outputs))
    for i in range(kernel[0]):
        for j in range(kernel[1]):
            part = x[:, :, i:i + (outputs[0] - 1) * stride[0] + 1:stride[0], j:j + (outputs[1] - 1) * stride[1] + 1:stride[1]]
            y += np.einsum("nchw,fc->nfhw", part, w[:, :, i, j].astype(np.float64))
    return y


class Case:
    """A node, its input and what it has to compute."""

    def __init__(self, rng, number):
        draw = np.random.default_rng(rng.getrandbits(32))
        k, s = rng.choice([(6, 2), (7, 2), (7, 2), (8, 2), (9, 2), (9, 3), (10, 3), (11, 4)])
        kernel, stride = [k, k], [s, s]
        pads = [rng.randrange(k // 2 + 1) for _ in range(4)]
        size = [rng.randrange(90, 160) for _ in range(2)]
        channels, filters, batch = rng.choice([1, 2, 3, 3, 4]), rng.choice([48, 64, 95, 96]), rng.choice([1, 1, 2])
        self.x = draw.standard_normal((batch, channels, *size)).astype(np.float32)
        w = draw.standard_normal((filters, channels, *kernel)).astype(np.float32)
        self.y = convolve(self.x, w, stride, pads)
        self.text = f"{self.x.shape} {w.shape} stride {stride} pads {pads}"
        self.input, self.output = f"x{number}", f"y{number}"
        self.weights = numpy_helper.from_array(w, f"w{number}")
        self.nodes, source, result = [], self.input, self.output
        if rng.random() < 0.5:
            self.text += " NHWC"
            self.x, self.y = self.x.transpose(0, 2, 3, 1), self.y.transpose(0, 2, 3, 1)
            source, result = f"t{number}", f"r{number}"
            self.nodes.append(helper.make_node("Transpose", [self.input], [source], perm=[0, 3, 1, 2]))
        self.nodes.append(helper.make_node("Conv", [source, f"w{number}"], [result], name=f"conv{number}",
                                           kernel_shape=kernel, strides=stride, pads=pads))
        if result != self.output:
            self.nodes.append(helper.make_node("Transpose", [result], [self.output], perm=[0, 2, 3, 1]))

    def info(self, name, array):
        return helper.make_tensor_value_info(name, TensorProto.FLOAT, array.shape)


def check(cases, options, directory):
    """Compiles and runs the cases as one model; how many are on phases, and how many are wrong."""
    source, library = os.path.join(directory, "model.onnx"), os.path.join(directory, "model.so")
    graph = helper.make_graph([node for case in cases for node in case.nodes], "phases",
                              [case.info(case.input, case.x) for case in cases],
                              [case.info(case.output, case.y) for case in cases], [case.weights for case in cases])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    model.ir_version = 8
    save(model, source)
    remarks = subprocess.run([options.compiler, source, f"--target={emitted(options.target)}", "--min-thread-cycles=0",
                              "--remarks", "-o", library], check=True, capture_output=True, text=True).stderr
    inputs = []
    for case in cases:
        np.save(os.path.join(directory, f"{case.input}.npy"), case.x)
        inputs.append(f"--input={case.input}={directory}/{case.input}.npy")
    ways = run_ways(library, [*options.runner.split(), *inputs], os.path.join(directory, "results"))
    wrong = 0
    for case in cases:
        y, other = load_ways(ways, case.output)
        error = np.max(np.abs(y - case.y)) / np.max(np.abs(case.y)) if y.shape == case.y.shape else np.inf
        if error > 1e-4 or other:
            wrong += 1
            print(f"{case.text}: error {error:.2g}" + (f", other bits with {other}" if other else ""))
    return sum("Phases" in line and "Passed" in line for line in remarks.splitlines()), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--runner", required=True)
    parser.add_argument("--host-runner", help="ignored")
    parser.add_argument("--target", required=True)
    parser.add_argument("--count", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not runs_here(options.target):
        return SKIPPED
    rng, taken, wrong, step = random.Random(options.seed), 0, 0, 8
    for first in range(0, options.count, step):
        with tempfile.TemporaryDirectory() as directory:
            on_phases, bad = check([Case(rng, first + i) for i in range(step)], options, directory)
        taken, wrong = taken + on_phases, wrong + bad
    print(f"{label(options.target)}: {options.count} convolutions, {taken} on phases, {wrong} wrong")
    return 1 if wrong or 4 * taken < options.count else 0


if __name__ == "__main__":
    sys.exit(main())
