#!/usr/bin/python3
# ===- quantized_models.py - Accuracy of models of nnprim-quantize ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Quantizes models and compares what they compute with the float models.

    quantized_models.py --build=build [--targets=x86-64-avx512,...] [MODEL...]

The model must be valid and have integer convolutions where the float model has convolutions. On an input that was no
sample, its result must be that of the float model but for noise 25 dB below it, whichever way ranges are chosen, and
that of its own reference lowering but for noise 100 dB below it: their integers are the same, and only what is
behind the last of them, a softmax, may differ.
"""

import argparse
import os
import subprocess
import sys

import numpy as np
import onnx

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "models"), os.path.join(ROOT, "test/Kernels")]

import make  # noqa: E402
from targets import emitted, runs_here  # noqa: E402

MODELS = ["tiny-cnn", "tiny-resnet", "tiny-mobilenet", "tiny-inception"]
AGAINST_FLOAT, AGAINST_REFERENCE = 25, 100


def execute(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{os.path.basename(command[0])}: {done.stderr.strip().splitlines()[0]}")
    return done.stdout


class Tester:
    def __init__(self, arguments):
        self.bin = os.path.join(arguments.build, "bin")
        self.build = arguments.build
        self.directory = os.path.join(arguments.build, "test-quantized")
        os.makedirs(self.directory, exist_ok=True)

    def path(self, name):
        return os.path.join(self.directory, name)

    def run(self, model, inputs, *options):
        """The outputs of a model as one vector."""
        library, directory = self.path("model.so"), self.path("outputs")
        execute([os.path.join(self.bin, "nnprim-compile"), model, "-o", library, *options])
        execute([os.path.join(self.bin, "nnprim-run"), library, f"--output-dir={directory}", *inputs])
        names = [output.name for output in onnx.load(model).graph.output]
        return np.concatenate([np.load(os.path.join(directory, f"{name}.npy")).ravel() for name in names])

    def test(self, name, targets):
        builder = make.build(name)
        model = self.path(f"{name}.onnx")
        onnx.save(builder.model(), model)
        (info,) = builder.inputs
        shape = [d.dim_value for d in info.type.tensor_type.shape.dim]
        np.save(self.path("input.npy"), np.random.RandomState(99).standard_normal(shape).astype(np.float32))
        inputs = [f"--input={info.name}={self.path('input.npy')}"]
        expected = self.run(model, inputs, "--reference")
        for method in ("minmax", "percentile"):
            quantized = self.path(f"{name}-{method}.onnx")
            execute([os.path.join(ROOT, "models", "quantize.py"), name, "-o", quantized, f"--build={self.build}",
                     f"--method={method}"])
            self.check_structure(model, quantized)
            reference = self.run(quantized, inputs, "--reference")
            check(f"{name} {method}: reference against float", reference, expected, AGAINST_FLOAT)
            for target in filter(runs_here, targets):
                actual = self.run(quantized, inputs, f"--target={emitted(target)}")
                check(f"{name} {method}: {target} against reference", actual, reference, AGAINST_REFERENCE)

    def check_structure(self, model, quantized):
        onnx.checker.check_model(quantized, full_check=True)
        wanted = sum(node.op_type == "Conv" for node in onnx.load(model).graph.node)
        module = execute([os.path.join(self.bin, "nnprim-translate"), "--import-onnx", quantized])
        lines = [line for line in module.splitlines() if "= linalg." in line and "conv_" in line]
        integer = sum("_q " in line for line in lines)
        if integer != wanted or len(lines) != wanted:
            raise RuntimeError(f"{quantized}: {integer} of {len(lines)} convolutions are of integers, expected {wanted}")


def check(what, actual, expected, least):
    noise = np.square(actual.astype(np.float64) - expected).sum()
    ratio = 10 * np.log10(np.square(expected.astype(np.float64)).sum() / noise) if noise else np.inf
    print(f"{what}: {ratio:.1f} dB", flush=True)
    if not ratio >= least:
        raise RuntimeError(f"{what}: {ratio:.1f} dB, expected {least}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", default=MODELS, metavar="MODEL")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--targets", default="x86-64-avx512,x86-64-avx2")
    arguments = parser.parse_args()
    tester, failures = Tester(arguments), 0
    for name in arguments.models:
        try:
            tester.test(name, arguments.targets.split(","))
        except RuntimeError as error:
            failures += 1
            print(f"FAILED {error}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
