# ===- engine.py - Run the float model and read its activations ------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles a model with its activations as outputs, and runs it on samples."""

import os
import subprocess

import numpy as np
import onnx
from onnx import TensorProto, helper

from problem import Problem
from samples import to_text


class Engine:
    """The model, compiled when the shapes of the first sample are known."""

    def __init__(self, model, activations, inputs, tools, directory):
        self.inputs, self.tools, self.directory = inputs, tools, directory
        names = {i.name for i in inputs}
        # The program itself is not asked for what it is given.
        self.given = [name for name in activations if name in names]
        self.observed = [name for name in activations if name not in names]
        self.library, self.shapes = None, None
        self.model_path = os.path.join(directory, "observed.onnx")
        self.write(model)

    def write(self, model):
        """Outputs have names of their own, since not every name is one of a file."""
        observed = onnx.ModelProto()
        observed.CopyFrom(model)
        graph = observed.graph
        del graph.output[:]
        for i, name in enumerate(self.observed):
            graph.node.append(helper.make_node("Identity", [name], [f"activation_{i}"]))
            info = onnx.ValueInfoProto(name=f"activation_{i}")
            info.type.tensor_type.elem_type = TensorProto.FLOAT
            graph.output.append(info)
        with open(self.model_path, "wb") as file:
            file.write(observed.SerializeToString())

    def execute(self, tool, arguments):
        path = os.path.join(self.tools, tool)
        try:
            done = subprocess.run([path] + arguments, capture_output=True, text=True, errors="replace", check=False)
        except OSError as error:
            raise Problem(f"{path}: cannot be run: {error.strerror}") from error
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"{tool} ended with exit code {done.returncode}"]
            raise Problem(lines[0].replace(self.model_path, "the model"))

    def compile(self, sample):
        self.shapes = {name: array.shape for name, array in sample.items()}
        library = os.path.join(self.directory, "observed.so")
        shapes = [f"--input-shape={name}={to_text(shape)}" for name, shape in self.shapes.items() if shape]
        self.execute("nnprim-compile", [self.model_path, "-o", library, "--target=host"] + shapes)
        self.library = library

    def run(self, sample):
        """Yields the name and the values of each activation."""
        yield from ((name, sample[name]) for name in self.given)
        if not self.observed:
            return
        if not self.library:
            self.compile(sample)
        command = [self.library, f"--output-dir={self.directory}"]
        for i, (name, array) in enumerate(sample.items()):
            if array.shape != self.shapes[name]:
                raise Problem(f"a sample for input '{name}' has shape {to_text(array.shape)}, "
                              f"but the first one has {to_text(self.shapes[name])}")
            path = os.path.join(self.directory, f"input_{i}.npy")
            np.save(path, np.ascontiguousarray(array))
            command.append(f"--input={name}={path}")
        self.execute("nnprim-run", command)
        for i, name in enumerate(self.observed):
            yield name, np.load(os.path.join(self.directory, f"activation_{i}.npy"))
