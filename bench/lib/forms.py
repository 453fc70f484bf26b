# ===- forms.py - A layer as MLIR, in the forms that are compared ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A form is a function from a layer (and a panel, for those that pack) to the body of its module.

All compute the same convolution by the same filter, without bias or activation.
The names of input and output tell the program that fills them their layout: "nhwc",
"nchw", or "patches", the matrix of an im2col.
"""

import collections

import numpy as np

# A form: the filter's shape, as it lies R×S×C×K, the operations from
# %input, %filter and %zero to %result, the types of input and result, their names.
Body = collections.namedtuple("Body", ["filter", "text", "input", "result", "names"])
NHWC = ("nhwc", "nhwc")


def tensor(*shape, element="f32"):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + ">"


def weights(count):
    """The same numbers as Problem.cpp's: multiples of 1/512 in [-1/4, 1/4), of bits that are mixed alike."""
    hashed = np.arange(count, dtype=np.uint32)
    for shift, factor in ((16, 0x85ebca6b), (13, 0xc2b2ae35)):
        hashed = (hashed ^ (hashed >> np.uint32(shift))) * np.uint32(factor)
    hashed ^= hashed >> np.uint32(16)
    return (((hashed >> np.uint32(24)).astype(np.int32) - 128) / 512).astype("<f4")


def output_size(layer):
    def extent(size, taps, begin, end):
        return (size + begin + end - layer.dilation * (taps - 1) - 1) // layer.stride + 1

    return (extent(layer.h, layer.r, layer.pad_top, layer.pad_bottom),
            extent(layer.w, layer.s, layer.pad_left, layer.pad_right))


def image(layer):
    return tensor(layer.n, layer.h, layer.w, layer.c)


def result_type(layer):
    return tensor(layer.n, *output_size(layer), layer.k)


def padded(layer):
    """Lines that pad %input, the result's name and its type."""
    pads = (layer.pad_top, layer.pad_left, layer.pad_bottom, layer.pad_right)
    if not any(pads):
        return "", "%input", image(layer)
    result = tensor(layer.n, layer.h + pads[0] + pads[2], layer.w + pads[1] + pads[3], layer.c)
    lines = (f"  %padded = tensor.pad %input low[0, {pads[0]}, {pads[1]}, 0] high[0, {pads[2]}, {pads[3]}, 0] {{\n"
             f"  ^bb0(%a: index, %b: index, %c: index, %d: index):\n    tensor.yield %zero : f32\n"
             f"  }} : {image(layer)} to {result}\n")
    return lines, "%padded", result


def zeros(result):
    return (f"  %empty = tensor.empty() : {result}\n"
            f"  %init = linalg.fill ins(%zero : f32) outs(%empty : {result}) -> {result}\n")


def convolution(layer, _):
    """The named op; which primitive it becomes is the compiler's choice."""
    if layer.groups == 1:
        op, shape = "linalg.conv_2d_nhwc_hwcf", (layer.r, layer.s, layer.c, layer.k)
    elif layer.groups == layer.c == layer.k:
        op, shape = "linalg.depthwise_conv_2d_nhwc_hwc", (layer.r, layer.s, layer.c)
    else:
        raise ValueError(f"{layer.model} {layer.layer}: {layer.groups} groups of {layer.c} channels")
    pad, source, source_type = padded(layer)
    result = result_type(layer)
    attributes = ", ".join(f"{name} = dense<{value}> : tensor<2xi64>"
                           for name, value in (("dilations", layer.dilation), ("strides", layer.stride)))
    text = (f"{pad}{zeros(result)}  %result = {op} {{{attributes}}}\n"
            f"    ins({source}, %filter : {source_type}, {tensor(*shape)})\n"
            f"    outs(%init : {result}) -> {result}\n")
    return Body(shape, text, image(layer), result, NHWC)


def product(layer, matrix):
    """%result from the rows of `matrix` by a product, and the filter's shape."""
    height, width = output_size(layer)
    rows, depth = layer.n * height * width, layer.r * layer.s * layer.c
    plain = tensor(rows, layer.k)
    return (depth, layer.k), (
        f"{zeros(plain)}  %product = linalg.matmul ins({matrix}, %filter : {tensor(rows, depth)}, "
        f"{tensor(depth, layer.k)})\n    outs(%init : {plain}) -> {plain}\n"
        f"  %result = tensor.expand_shape %product [[0, 1, 2], [3]] output_shape [{layer.n}, {height}, {width}, "
        f"{layer.k}]\n    : {plain} into {result_type(layer)}\n")


def gemm(layer, _):
    """The product alone, of patches that were gathered beforehand."""
    height, width = output_size(layer)
    shape, text = product(layer, "%input")
    return Body(shape, text, tensor(layer.n * height * width, shape[0]), result_type(layer), ("patches", "nhwc"))


def im2col(layer, _):
    """The matrix of patches by a loop, then the product."""
    height, width = output_size(layer)
    pad, source, source_type = padded(layer)
    patches = tensor(layer.n, height, width, layer.r, layer.s, layer.c)
    window = ", ".join(f"{out} * {layer.stride} + {tap} * {layer.dilation}" for out, tap in (("y", "r"), ("x", "s")))
    iterators = ", ".join(6 * ['"parallel"'])
    shape, text = product(layer, "%matrix")
    return Body(shape, (
        f"{pad}  %space = tensor.empty() : {patches}\n"
        f"  %patches = linalg.generic {{indexing_maps = [affine_map<(n, y, x, r, s, c) -> (n, {window}, c)>,\n"
        f"      affine_map<(n, y, x, r, s, c) -> (n, y, x, r, s, c)>], iterator_types = [{iterators}]}}\n"
        f"    ins({source} : {source_type}) outs(%space : {patches}) {{\n"
        f"  ^bb0(%in: f32, %out: f32):\n    linalg.yield %in : f32\n  }} -> {patches}\n"
        f"  %matrix = tensor.collapse_shape %patches [[0, 1, 2], [3, 4, 5]] : {patches} "
        f"into {tensor(layer.n * height * width, shape[0])}\n{text}"), image(layer), result_type(layer), NHWC)


def indirect(layer, panel):
    """The primitive itself, also where the compiler would choose another; a packed panel has `panel` columns."""
    height, width = output_size(layer)
    depth = layer.r * layer.s * layer.c
    indices = tensor(layer.n * height * width, layer.r * layer.s, element="i32")
    packed = tensor(-(-layer.k // panel), depth, panel)
    result = result_type(layer)
    text = (
        f"  %rows = tensor.empty() : {indices}\n"
        f"  %indices = nnprim.indirection input_size [{layer.n}, {layer.h}, {layer.w}] "
        f"output_size [{height}, {width}]\n    kernel_size [{layer.r}, {layer.s}] "
        f"strides [{layer.stride}, {layer.stride}] dilations [{layer.dilation}, {layer.dilation}] "
        f"pads [{layer.pad_top}, {layer.pad_left}]\n    outs(%rows : {indices}) -> {indices}\n"
        f"  %space = tensor.empty() : {packed}\n"
        f"  %packed = nnprim.pack ins(%filter : {tensor(depth, layer.k)}) outs(%space : {packed}) -> {packed}\n"
        f"  %init = tensor.empty() : {result}\n"
        f"  %result = nnprim.indirect_gemm ins(%input, %indices, %packed : {image(layer)}, {indices}, {packed})\n"
        f"    outs(%init : {result}) -> {result}\n")
    return Body((depth, layer.k), text, image(layer), result, NHWC)


def nchw_operands(layer):
    """The filter's shape in memory, the operations that make it %filters (F×C×R×S), and all operand types."""
    plain, filters = (layer.r, layer.s, layer.c, layer.k), (layer.k, layer.c, layer.r, layer.s)
    source, result = tensor(layer.n, layer.c, layer.h, layer.w), tensor(layer.n, layer.k, *output_size(layer))
    lines = (
        f"  %space = tensor.empty() : {tensor(*filters)}\n"
        f"  %filters = linalg.transpose ins(%filter : {tensor(*plain)}) outs(%space : {tensor(*filters)}) "
        f"permutation = [3, 2, 0, 1]\n")
    return plain, lines, source, tensor(*filters), result


def nchw(layer, _):
    """The named op on NCHW images; the layout in between is the compiler's choice, too."""
    plain, lines, source, filters, result = nchw_operands(layer)
    pads = (layer.pad_top, layer.pad_left, layer.pad_bottom, layer.pad_right)
    padded_type = tensor(layer.n, layer.c, layer.h + pads[0] + pads[2], layer.w + pads[1] + pads[3])
    pad = (f"  %padded = tensor.pad %input low[0, 0, {pads[0]}, {pads[1]}] high[0, 0, {pads[2]}, {pads[3]}] {{\n"
           f"  ^bb0(%a: index, %b: index, %c: index, %d: index):\n    tensor.yield %zero : f32\n"
           f"  }} : {source} to {padded_type}\n")
    attributes = ", ".join(f"{name} = dense<{value}> : tensor<2xi64>"
                           for name, value in (("dilations", layer.dilation), ("strides", layer.stride)))
    text = (f"{lines}{pad}{zeros(result)}  %result = linalg.conv_2d_nchw_fchw {{{attributes}}}\n"
            f"    ins(%padded, %filters : {padded_type}, {filters})\n"
            f"    outs(%init : {result}) -> {result}\n")
    return Body(plain, text, source, result, ("nchw", "nchw"))


def conv_gemm(layer, panel):
    """The primitive for NCHW images; the compiler chooses whether pixels or filters are packed."""
    body = nchw(layer, panel)
    op = "linalg.conv_2d_nchw_fchw {"
    return body._replace(text=body.text.replace(op, op + 'nnprim.algorithm = "conv_gemm", '))


def integers(layer, panel):
    """The named op, by products of integers of 16 bits."""
    body = convolution(layer, panel)
    op = "linalg.conv_2d_nhwc_hwcf {"
    if op not in body.text:
        raise ValueError(f"{layer.model} {layer.layer}: no products by integers of depthwise convolutions")
    return body._replace(text=body.text.replace(op, op + 'nnprim.algorithm = "int16", '))


FORMS = {form.__name__: form for form in (convolution, gemm, im2col, indirect, nchw, conv_gemm, integers)}


def module(layer, form, panel, argument=False):
    """The module's text without the weights, and the weights; or the text with the filter as an argument."""
    body = FORMS[form](layer, panel)
    filter_type = tensor(*body.filter)
    blob = f"  %filter = arith.constant dense_resource<filter> : {filter_type}\n"
    text = (f'func.func @main(%input: {body.input} {{nnprim.name = "{body.names[0]}"}}'
            f"{f', %filter: {filter_type}' if argument else ''})\n"
            f'    -> ({body.result} {{nnprim.name = "{body.names[1]}"}}) {{\n'
            f"  %zero = arith.constant 0.0 : f32\n"
            f"{'' if argument else blob}{body.text}  return %result : {body.result}\n}}\n")
    return text, weights(int(np.prod(body.filter)))
