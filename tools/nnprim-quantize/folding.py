# ===- folding.py - Prepare a graph for quantization -----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Makes constants initializers, and batch normalization a part of the convolution before it."""

import numpy as np
from onnx import numpy_helper


def make_initializers(graph):
    """Constant nodes with a tensor become initializers."""
    for node in list(graph.node):
        values = [a.t for a in node.attribute if a.name == "value"]
        if node.op_type != "Constant" or node.domain not in ("", "ai.onnx") or not values:
            continue
        tensor = graph.initializer.add()
        tensor.CopyFrom(values[0])
        tensor.name = node.output[0]
        graph.node.remove(node)


def get_constants(graph):
    return {tensor.name: tensor for tensor in graph.initializer}


def get_reads(node):
    """The names that a node reads, and those that the graphs in its attributes do: their own, and the graph's."""
    yield from node.input
    for attribute in node.attribute:
        for graph in [attribute.g] if attribute.type == attribute.GRAPH else attribute.graphs:
            yield from (info.name for info in graph.output)
            for inner in graph.node:
                yield from get_reads(inner)


def get_consumers(graph):
    """The nodes that read each tensor; a graph output counts as one that reads it too."""
    consumers = {}
    for node in graph.node:
        for name in get_reads(node):
            consumers.setdefault(name, []).append(node)
    for info in graph.output:
        consumers.setdefault(info.name, []).append(None)
    return consumers


def get_attribute(node, name, otherwise):
    for attribute in node.attribute:
        if attribute.name == name:
            return attribute.f if attribute.type == attribute.FLOAT else attribute.i
    return otherwise


def fold_batch_normalization(graph):
    constants, consumers = get_constants(graph), get_consumers(graph)
    producers = {name: node for node in graph.node for name in node.output}
    for norm in [node for node in graph.node if node.op_type == "BatchNormalization"]:
        conv = producers.get(norm.input[0])
        parameters = [constants.get(name) for name in norm.input[1:5]]
        weights = [constants.get(name) for name in conv.input[1:]] if conv is not None else []
        if (conv is None or conv.op_type != "Conv" or len(consumers[norm.input[0]]) != 1 or
                None in parameters or None in weights or len(norm.output) != 1):
            continue
        fold(graph, conv, norm, [numpy_helper.to_array(t).astype(np.float64) for t in weights + parameters])
        conv.output[0] = norm.output[0]
        producers[norm.output[0]] = conv
        graph.node.remove(norm)
    remove_unused(graph)


def fold(graph, conv, norm, arrays):
    weight, (scale, shift, mean, variance) = arrays[0], arrays[-4:]
    bias = arrays[1] if len(conv.input) > 2 else 0.0
    factor = scale / np.sqrt(variance + get_attribute(norm, "epsilon", 1e-5))
    folded = weight * factor.reshape([-1] + [1] * (weight.ndim - 1))
    stem = norm.output[0]
    for name, array in (("weight", folded), ("bias", (bias - mean) * factor + shift)):
        graph.initializer.append(numpy_helper.from_array(array.astype(np.float32), f"{stem}_{name}"))
    del conv.input[1:]
    conv.input.extend([f"{stem}_weight", f"{stem}_bias"])


def remove_unused(graph):
    """Removes initializers that nobody reads, also where they are listed as inputs."""
    used = {name for node in graph.node for name in get_reads(node)} | {info.name for info in graph.output}
    unused = {tensor.name for tensor in graph.initializer} - used
    for field in (graph.initializer, graph.input):
        for item in [item for item in field if item.name in unused]:
            field.remove(item)
