#!/usr/bin/python3
# ===- quantize.py - Write a quantized model of known structure as an ONNX file --------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes an ONNX file of a well-known network with int8 weights and uint8 activations.

    quantize.py resnet50 -o resnet50-int8.onnx [--build=build] [--samples=8] [--method=minmax]

The float model is that of make.py; the samples are standard normal, as its weights expect. nnprim-quantize of the
build directory does the work.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np

import make


def write_samples(builder, directory, count, seed):
    (info,) = builder.inputs
    shape = [d.dim_value for d in info.type.tensor_type.shape.dim]
    generator = np.random.RandomState(seed)
    os.mkdir(directory)
    for i in range(count):
        np.save(os.path.join(directory, f"{i:04}.npy"), generator.standard_normal(shape).astype(np.float32))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=sorted(make.MODELS), metavar="NAME")
    parser.add_argument("-o", dest="output", metavar="FILE", required=True, help="the ONNX file to write")
    parser.add_argument("--build", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "build"),
                        help="the build directory")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--samples", type=int, default=8, metavar="N")
    parser.add_argument("--method", choices=["minmax", "percentile"], default="minmax")
    arguments = parser.parse_args()
    builder = make.build(arguments.name, arguments.seed, arguments.batch)
    with tempfile.TemporaryDirectory(prefix="nnprim-models-") as directory:
        samples, model = os.path.join(directory, "samples"), os.path.join(directory, "model.onnx")
        write_samples(builder, samples, arguments.samples, arguments.seed)
        with open(model, "wb") as file:
            file.write(builder.model().SerializeToString(deterministic=True))
        tool = os.path.join(arguments.build, "bin", "nnprim-quantize")
        return subprocess.run([tool, model, f"--calibration={samples}", f"--method={arguments.method}",
                               "-o", arguments.output], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
