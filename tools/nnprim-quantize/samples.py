# ===- samples.py - Calibration data ---------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Finds and reads the samples of a calibration directory."""

import collections
import os

import numpy as np
from onnx import mapping

from problem import Problem

# `shape` has None for an extent that the model leaves open, and is None if nothing is known.
Input = collections.namedtuple("Input", "name dtype shape")


def get_inputs(graph):
    initialized = {tensor.name for tensor in graph.initializer}
    inputs = []
    for info in graph.input:
        if info.name in initialized:
            continue
        tensor = info.type.tensor_type
        shape = None
        if tensor.HasField("shape"):
            shape = [d.dim_value if d.HasField("dim_value") and d.dim_value > 0 else None for d in tensor.shape.dim]
        dtype = mapping.TENSOR_TYPE_TO_NP_TYPE.get(tensor.elem_type)
        if dtype is None or dtype == np.dtype(object):
            raise Problem(f"input '{info.name}' has a type that is not supported")
        inputs.append(Input(info.name, dtype, shape))
    if not inputs:
        raise Problem("the model has no inputs")
    return inputs


def find_samples(directory, inputs):
    if not os.path.isdir(directory):
        raise Problem(f"{directory}: is no directory of samples")
    ending = ".npy" if len(inputs) == 1 else ".npz"
    accepted = (".npy", ".npz") if len(inputs) == 1 else (".npz",)
    names = sorted(name for name in os.listdir(directory) if name.endswith(accepted))
    if not names:
        raise Problem(f"{directory}: has no {ending} files; each is a sample for the inputs "
                      + ", ".join(f"'{i.name}'" for i in inputs))
    return [os.path.join(directory, name) for name in names]


def read_sample(path, inputs):
    """The arrays of a sample by the names of inputs."""
    try:
        content = np.load(path, allow_pickle=False)
        arrays = {inputs[0].name: content} if isinstance(content, np.ndarray) else dict(content)
    except (OSError, ValueError, EOFError) as error:
        raise Problem(f"{path}: cannot be read: {' '.join(str(error).split())}") from error
    for name, dtype, shape in inputs:
        if name not in arrays:
            raise Problem(f"{path}: has no array '{name}' for the input of that name")
        array = arrays[name]
        if array.dtype != dtype:
            raise Problem(f"{path}: has type {array.dtype}, but input '{name}' has {dtype}")
        fits = shape is None or (len(shape) == array.ndim and all(
            want in (None, have) for want, have in zip(shape, array.shape)))
        if not fits:
            raise Problem(f"{path}: has shape {to_text(array.shape)}, but input '{name}' has {to_text(shape)}")
        if array.dtype.kind == "f" and not np.isfinite(array).all():
            raise Problem(f"{path}: has elements that are not finite")
    return {i.name: arrays[i.name] for i in inputs}


def to_text(shape):
    return "x".join("?" if extent is None else str(extent) for extent in shape) or "scalar"
