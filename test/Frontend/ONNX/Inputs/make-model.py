#!/usr/bin/python3
# ===- make-model.py - ONNX models from text ------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes every `*.model` of a directory as an ONNX file beside it.

    make-model.py DIRECTORY

A model is in ONNX's own text syntax. Lines that begin with `//` are for
FileCheck, and a line `weight NAME AxBxC [TYPE]` adds an initializer, of floats
if numpy's TYPE is not given; `weight NAME AxBxC TYPE = NUMBER …` says its elements.
"""

import glob
import sys

import numpy as np
import onnx.parser
from onnx import numpy_helper


def make_weight(line):
    words, _, numbers = line.partition(" = ")
    _, name, shape, *dtype = words.split()
    extents = [int(extent) for extent in shape.split("x")] if shape != "scalar" else []
    values = np.arange(int(np.prod(extents))) % 7 - 3
    if not dtype:
        values = values / 8
    if numbers:
        values = np.array([float(number) for number in numbers.split()])
    return numpy_helper.from_array(values.astype(dtype[0] if dtype else np.float32).reshape(extents), name)


def make_model(text):
    lines = [line for line in text.splitlines() if not line.startswith("//")]
    weights = [make_weight(line) for line in lines if line.startswith("weight ")]
    source = "\n".join(line for line in lines if not line.startswith("weight "))
    model = onnx.parser.parse_model(source)
    model.graph.initializer.extend(weights)
    return model


def main():
    for path in sorted(glob.glob(sys.argv[1] + "/*.model")):
        with open(path, encoding="utf-8") as file:
            model = make_model(file.read())
        onnx.save(model, path.replace(".model", ".onnx"))


if __name__ == "__main__":
    main()
