# ===- rewriting.py - Put quantization into a graph ------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Decides which tensors are quantized, and writes the pairs of QuantizeLinear and DequantizeLinear."""

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from folding import get_attribute, get_constants, remove_unused
from problem import Problem

# Operators with weights, the dimension of whose channels is the weight's first or last.
WEIGHTED = ("Conv", "Gemm", "MatMul")
# Operators that compute from quantized activations.
OTHERS = ("Add", "Mul", "Concat", "AveragePool", "GlobalAveragePool", "MaxPool")
# Operators among these with more than one activation.
SEVERAL = ("Add", "Mul", "Concat")
# Operators whose result has the values of their input.
MOVING = ("MaxPool", "Flatten", "Reshape", "Transpose", "Squeeze", "Unsqueeze", "Identity", "Dropout")


class Plan:
    """The nodes with quantized operands, and the activations that are these."""

    def __init__(self, graph, excluded):
        self.constants = get_constants(graph)
        self.floats = find_floats(graph, self.constants)
        known = {node.name for node in graph.node}
        for name in excluded:
            if name not in known:
                raise Problem(f"--exclude names '{name}', which is not a node of the model")
        self.nodes = [node for node in graph.node if node.name not in excluded and self.can_quantize(node)]
        self.activations = []
        for node in self.nodes:
            for name in self.get_activations(node):
                if name not in self.activations:
                    self.activations.append(name)
        if not self.nodes:
            raise Problem("the model has no node that can be quantized")

    def get_activations(self, node):
        return list(node.input if node.op_type in SEVERAL else node.input[:1])

    def can_quantize(self, node):
        if node.domain not in ("", "ai.onnx"):
            return False
        if node.op_type in WEIGHTED:
            weight = self.constants.get(node.input[1])
            return (weight is not None and weight.data_type == TensorProto.FLOAT and
                    len(weight.dims) >= 2 and (node.op_type == "Conv" or len(weight.dims) == 2) and
                    node.input[0] not in self.constants and has_plain_factors(node) and
                    (node.op_type != "Gemm" or not get_attribute(node, "transA", 0)))
        if node.op_type in OTHERS:
            activations = self.get_activations(node)
            return all(name in self.floats for name in activations) and len(node.output) == 1
        return False


def has_plain_factors(node):
    return get_attribute(node, "alpha", 1.0) == 1.0 and get_attribute(node, "beta", 1.0) == 1.0


# Operators whose float results need no type inference to know.
FLOAT_RESULT = WEIGHTED + OTHERS + MOVING + (
    "BatchNormalization", "Clip", "ConvTranspose", "Div", "Elu", "Erf", "Exp", "Gelu", "GlobalMaxPool", "HardSigmoid",
    "HardSwish", "InstanceNormalization", "LRN", "LayerNormalization", "LeakyRelu", "PRelu", "Pad", "Pow", "ReduceMean",
    "Relu", "Resize", "Sigmoid", "Slice", "Softmax", "Split", "Sqrt", "Sub", "Tanh")


def find_floats(graph, constants):
    """The names of float tensors that are not constant."""
    floats = {i.name for i in graph.input
              if i.type.tensor_type.elem_type == TensorProto.FLOAT and i.name not in constants}
    for node in graph.node:
        if node.op_type in FLOAT_RESULT and any(name in floats for name in node.input):
            floats.update(node.output)
    return floats


class Writer:
    """New nodes and initializers, each quantized tensor once."""

    def __init__(self, graph, plan, ranges):
        self.graph, self.plan, self.ranges = graph, plan, ranges
        producers = {name: node for node in graph.node for name in node.output}
        self.sources = {name: node.input[0] for name, node in producers.items() if node.op_type in MOVING}
        self.taken = {t.name for t in graph.initializer} | set(producers) | {i.name for i in graph.input}
        self.activations, self.weights = {}, {}

    def fresh(self, stem):
        name, number = stem, 1
        while name in self.taken:
            name, number = f"{stem}_{number}", number + 1
        self.taken.add(name)
        return name

    def constant(self, stem, array):
        name = self.fresh(stem)
        self.graph.initializer.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def get_origin(self, name):
        """The quantized tensor whose values `name` has, moved."""
        origin = name
        while name in self.sources:
            name = self.sources[name]
            if name in self.plan.activations:
                origin = name
        return origin

    def get_parameters(self, name):
        """Scale and zero point of an activation: uint8 for its range, 0 being exact."""
        low, high = self.ranges.get(self.get_origin(name), (0.0, 0.0))
        scale = np.float32(max(high - low, 0) / 255)
        if not scale >= np.finfo(np.float32).tiny:
            return np.float32(1), np.uint8(0)
        return scale, np.uint8(np.clip(np.rint(-low / scale), 0, 255))

    def name_activation(self, name):
        """The value that replaces an activation for its readers."""
        if name not in self.activations:
            self.activations[name] = self.fresh(f"{name}_dequantized")
        return self.activations[name]

    def quantize_activation(self, name):
        """The pair of nodes for an activation."""
        scale, point = self.get_parameters(name)
        parameters = [self.constant(f"{name}_scale", scale), self.constant(f"{name}_zero_point", point)]
        quantized, result = self.fresh(f"{name}_quantized"), self.name_activation(name)
        return [helper.make_node("QuantizeLinear", [name] + parameters, [quantized], name=quantized),
                helper.make_node("DequantizeLinear", [quantized] + parameters, [result], name=result)]

    def quantize_weight(self, node, input_scale):
        """int8 with a scale for each channel; the nodes, their result, and the scales."""
        tensor = self.plan.constants[node.input[1]]
        array = numpy_helper.to_array(tensor).astype(np.float64)
        axis = 0 if node.op_type == "Conv" or get_attribute(node, "transB", 0) else array.ndim - 1
        others = tuple(d for d in range(array.ndim) if d != axis)
        scales = np.abs(array).max(others) / 127
        bias = self.get_bias(node, array.shape[axis])
        if bias is not None:
            # The bias has to fit 32 bits, with room for the sums.
            scales = np.maximum(scales, np.abs(bias) / 2**30 / np.float64(input_scale))
        scales = np.where(scales > 1e-30, scales, 1.0).astype(np.float32)
        key = (tensor.name, axis, scales.tobytes())
        if key in self.weights:
            return [], self.weights[key], scales
        shape = [-1 if d == axis else 1 for d in range(array.ndim)]
        integers = np.clip(np.rint(array / scales.reshape(shape)), -127, 127).astype(np.int8)
        inputs = [self.constant(f"{tensor.name}_quantized", integers), self.constant(f"{tensor.name}_scale", scales),
                  self.constant(f"{tensor.name}_zero_point", np.zeros(scales.shape, np.int8))]
        result = self.fresh(f"{tensor.name}_dequantized")
        self.weights[key] = result
        return [helper.make_node("DequantizeLinear", inputs, [result], name=result, axis=axis)], result, scales

    def get_bias(self, node, channels):
        """The bias, if it is a constant with a number for each channel."""
        tensor = self.plan.constants.get(node.input[2]) if len(node.input) > 2 and node.op_type != "MatMul" else None
        if tensor is None or list(tensor.dims) != [channels]:
            return None
        return numpy_helper.to_array(tensor).astype(np.float64)

    def quantize_bias(self, node, bias, scale):
        integers = np.rint(bias / scale.astype(np.float64)).astype(np.int32)
        stem = node.input[2]
        inputs = [self.constant(f"{stem}_quantized", integers), self.constant(f"{stem}_scale", scale)]
        result = self.fresh(f"{stem}_dequantized")
        return helper.make_node("DequantizeLinear", inputs, [result], name=result, axis=0), result

    def quantize_parameters(self, node):
        """Lets a node read quantized weights and bias; the nodes that have to come before it."""
        input_scale = self.get_parameters(node.input[0])[0]
        nodes, weight, scales = self.quantize_weight(node, input_scale)
        bias = self.get_bias(node, scales.size)
        node.input[1] = weight
        if bias is not None:
            dequantize, node.input[2] = self.quantize_bias(node, bias, (input_scale * scales).astype(np.float32))
            nodes.append(dequantize)
        return nodes


def rewrite(model, plan, ranges):
    """Puts a pair behind each quantized activation, for all who read it, and one node behind weights."""
    graph = model.graph
    writer = Writer(graph, plan, ranges)
    planned = {id(node) for node in plan.nodes}
    activations = set(plan.activations)
    nodes = [pair for info in graph.input if info.name in activations for pair in writer.quantize_activation(info.name)]
    for node in graph.node:
        if id(node) in planned and node.op_type in WEIGHTED:
            nodes += writer.quantize_parameters(node)
        for i, name in enumerate(node.input):
            if name in activations:
                node.input[i] = writer.name_activation(name)
        nodes.append(node)
        nodes += [pair for name in node.output if name in activations for pair in writer.quantize_activation(name)]
    copies = [copy_node(node) for node in nodes]
    del graph.node[:]
    graph.node.extend(copies)
    del graph.value_info[:]
    remove_unused(graph)
    model.producer_name = "nnprim-quantize"


def copy_node(node):
    copy = type(node)()
    copy.CopyFrom(node)
    return copy
