#!/usr/bin/python3
# ===- subnormals.py - What subnormal weights cost ------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times networks some of whose channels are dead, with subnormals kept and taken for zeros.

    bench/planner/subnormals.py [--share=0.125] [--target=host] [MODEL...]

Weight decay shrinks the filters that no gradient reaches until they are subnormal, and the normalization behind them,
too. Of each convolution of a network of models/make.py, the share of the filters becomes so, drawn from a seed, and of
a batch normalization behind it scale, bias and mean. Printed are microseconds of the network as it was, of the one with
dead channels with --subnormals=keep, and with --subnormals=zero; the three run in turns in one process on one thread.
An ONNX file is timed as it is, with keep and with zero.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import numpy_helper

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def kill_channels(path, output, share):
    """Writes the network with dead channels; returns their number."""
    model = onnx.load(path)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    readers = {name: node for node in model.graph.node for name in node.input}
    rng = np.random.default_rng(0)
    count = 0

    def shrink(name, channels):
        if name in tensors:
            values = numpy_helper.to_array(tensors[name]).copy()
            # What decay stops at: numbers of which the last digit is left.
            values[channels] *= np.float32(1e-40)
            tensors[name].CopyFrom(numpy_helper.from_array(values, name))

    for node in model.graph.node:
        if node.op_type != "Conv" or node.input[1] not in tensors:
            continue
        filters = tensors[node.input[1]].dims[0]
        channels = rng.permutation(filters)[:int(filters * share)]
        count += len(channels)
        for name in node.input[1:]:
            shrink(name, channels)
        reader = readers.get(node.output[0])
        if reader is not None and reader.op_type == "BatchNormalization":
            for name in reader.input[1:4]:
                shrink(name, channels)
    onnx.save(model, output)
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", default=["mobilenet-v2", "resnet18", "squeezenet"], metavar="MODEL")
    parser.add_argument("--share", type=float, default=0.125, help="of the filters that are dead")
    parser.add_argument("--target", default="host")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    if not 0 <= arguments.share <= 1:
        parser.error("--share is from 0 to 1")
    with tempfile.TemporaryDirectory() as folder:
        def compiled(onnx_file, mode):
            library = os.path.join(folder, f"{mode}.so")
            subnormals = "keep" if mode == "alive" else mode
            subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), onnx_file, "-o", library, "-q",
                            "--name=model", f"--target={arguments.target}", f"--subnormals={subnormals}"], check=True)
            return library

        for name in arguments.models:
            dead, libraries = name, []
            if not name.endswith(".onnx"):
                alive, dead = os.path.join(folder, "alive.onnx"), os.path.join(folder, "dead.onnx")
                subprocess.run([os.path.join(ROOT, "models/make.py"), name, "-o", alive], check=True)
                print(f"{name}: {kill_channels(alive, dead, arguments.share)} dead channels", flush=True)
                libraries.append(compiled(alive, "alive"))
            libraries += [compiled(dead, mode) for mode in ("keep", "zero")]
            sys.stdout.flush()
            subprocess.run([os.path.join(arguments.build, "bin/nnprim-bench-libraries"), f"--rounds={arguments.rounds}",
                            *libraries], check=True)


if __name__ == "__main__":
    main()
