#!/usr/bin/env python3
# ===- integers.py - Products of integers, to the bit ---------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Runs products of integers over shapes and values that hurt and compares every bit with NumPy.

Primitives are run as they are, and linalg's quantized operations through the whole compiler: every kind of zero point,
padding with the zero point, requantization. Values include those whose products of neighbours overflow 16 bits. The
reference lowering has to give the same bits, as have three threads in any order.
"""

import argparse
import itertools
import os
import random
import sys
import tempfile

import numpy as np

import harness
from harness import tensor
from primitives import numbers, output_extent
from targets import SKIPPED, emitted, label as target_label, runs_here

# Panel widths, values of K of bytes that lie together, and the largest rows of a tile.
PANELS = {
    "x86-64-avx512-amx": ([16, 32, 48, 64, 128], 4),
    "x86-64-avx512-vnni": ([16, 32, 48, 64, 128], 4),
    "x86-64-avx512": ([16, 32], 4),
    "x86-64-avx2": ([8, 16], 4),
    "x86-64-avx2-vnni": ([8, 16, 24], 4),
    "aarch64-neon": ([4, 8], 2),
    "aarch64-neon-dotprod": ([4, 8, 12, 16], 4),
    "aarch64-neon-i8mm": ([4, 8, 24], 8),
}
DTYPES = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "f32": np.float32}


def values(rng, kind, shape, dtype):
    """Numbers of a kind; `pairs` are weights whose pairs fit in 16 bits with unsigned bytes."""
    info = np.iinfo(dtype)
    if kind == "random":
        return rng.integers(info.min, info.max + 1, shape).astype(dtype)
    if kind == "pairs":
        return rng.integers(-64, 65, shape).astype(dtype)
    if kind == "extremes":
        return rng.choice(np.array([info.min, info.max, 0, -1, 1], dtype), shape)
    return np.full(shape, info.min if kind == "least" else info.max, dtype)


class Module(harness.Module):
    """A batch with the contents of its inputs and what its outputs have to be."""

    def __init__(self):
        super().__init__()
        self.arrays, self.expected = [], []

    def new_array(self, array, element):
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(array.shape, element)}")
        self.arrays.append(array)
        return name

    def check(self, value, expected, element, label):
        self.results.append((value, tensor(expected.shape, element)))
        self.expected.append(expected.astype(DTYPES[element]))
        self.labels.append(label)


def literal(array, element):
    """A constant; one of a single value is no splat, which the compiler treats apart."""
    return f'dense<"0x{array.tobytes().hex().upper()}"> : {tensor(array.shape, element)}'


def wrap(sums):
    """Sums modulo 2^32."""
    return (sums & 0xFFFFFFFF).astype(np.uint32).view(np.int32)


def requantize(sums, bias, scale, zero):
    """As the region below computes it, in single precision."""
    y = wrap(sums.astype(np.int64) + bias).astype(np.float32) * scale
    return np.clip(np.rint(y) + np.float32(zero), np.float32(-128), np.float32(127)).astype(np.int8)


REQUANTIZATION = (
    "%s0 = arith.addi %acc, %b : i32 %s1 = arith.sitofp %s0 : i32 to f32 %s2 = arith.mulf %s1, %m : f32 "
    "%s3 = math.roundeven %s2 : f32 %z = arith.constant {zero}.0 : f32 %s4 = arith.addf %s3, %z : f32 "
    "%l = arith.constant -128.0 : f32 %h = arith.constant 127.0 : f32 %s5 = arith.maximumf %s4, %l : f32 "
    "%s6 = arith.minimumf %s5, %h : f32 %r = arith.fptosi %s6 : f32 to i8"
)
# A function of several instructions: the sums wait in memory.
LONG = (
    "%s0 = arith.addi %acc, %b : i32 %s1 = arith.sitofp %s0 : i32 to f32 %s2 = arith.mulf %s1, %m : f32 "
    "%s3 = math.floor %s2 : f32 %o = math.ceil %s2 : f32 %d = arith.subf %o, %s3 : f32 "
    "%l = arith.constant -128.0 : f32 %h = arith.constant 127.0 : f32 %s5 = arith.maximumf %s3, %l : f32 "
    "%s6 = arith.minimumf %s5, %h : f32 %s7 = arith.subf %s6, %d : f32 %q = arith.maximumf %s7, %l : f32 "
    "%r = arith.fptosi %q : f32 to i8"
)


def epilogue(module, rng, kind, sums, rank):
    """(clause, region, element, expected result) for sums whose last dimension has channels."""
    if kind == "none":
        return "", "", "i32", sums
    channels = sums.shape[-1]
    bias = rng.integers(-30000, 30000, channels).astype(np.int32)
    spread = float(np.abs(sums.astype(np.float64)).max(initial=0)) + 1
    scale = (rng.uniform(20, 300, channels) / spread).astype(np.float32)
    zero = int(rng.integers(-128, 128))
    clause = (
        f"epilogue({module.new_array(bias, 'i32')}, {module.new_array(scale, 'f32')} : {tensor(bias.shape, 'i32')}, "
        f"{tensor(scale.shape, 'f32')}) maps [affine_map<({', '.join(f'd{i}' for i in range(rank))}) -> (d{rank - 1})>, "
        f"affine_map<({', '.join(f'd{i}' for i in range(rank))}) -> (d{rank - 1})>]"
    )
    if kind == "long":
        x = wrap(sums.astype(np.int64) + bias).astype(np.float32) * scale
        low = np.float32(-128)
        y = np.clip(np.floor(x), low, np.float32(127)) - (np.ceil(x) - np.floor(x))
        expected, body = np.maximum(y, low).astype(np.int8), LONG
    else:
        expected, body = requantize(sums, bias, scale, zero), REQUANTIZATION.format(zero=zero)
    region = f"{{ ^bb0(%acc: i32, %b: i32, %m: f32): {body} nnprim.yield %r : i8 }}"
    return clause, region, "i8", expected


def factors(rng, kind, lhs_shape, rhs_shape, element, signs="ss"):
    """The factors, and both as integers of their signs, each "s" or "u"."""
    arrays = [values(rng, part, shape, DTYPES[element]) for part, shape in zip(kind, (lhs_shape, rhs_shape))]
    signed = [array.view(np.dtype(f"u{array.dtype.itemsize}")) if sign == "u" else array
              for array, sign in zip(arrays, signs)]
    return (*arrays, *(array.astype(np.int64) for array in signed))


def flags(signs, kind=("", "")):
    """Attributes; what weights are of is said of packed ones only."""
    words = [name for name, sign in zip(("lhs_unsigned", "rhs_unsigned"), signs) if sign == "u"]
    words += ["rhs_pairs_fit"] if kind[1] == "pairs" and signs[1] == "s" else []
    return f"attributes {{{', '.join(words)}}}" if words else ""


def pack(module, rhs, nr, kr, element):
    k, n = rhs.shape
    shape = (-(-n // nr), -(-k // kr), nr, kr)
    value = module.new_array(rhs, element)
    init = module.new_empty(shape, element)
    packed = module.new_value(
        f"nnprim.pack ins({value} : {tensor(rhs.shape, element)}) outs({init} : {tensor(shape, element)}) "
        f"-> {tensor(shape, element)}"
    )
    return packed, tensor(shape, element)


def gemm(module, rng, m, n, k, nr, kr, kind, element, signs, ending):
    """With a panel width of 0, weights are a constant that the compiler packs."""
    lhs, rhs, left, right = factors(rng, kind, (m, k), (k, n), element, signs)
    sums = wrap(left @ right)
    a = module.new_array(lhs, element)
    if nr == 0:
        packed, packed_type = module.new_value(f"arith.constant {literal(rhs, element)}"), tensor(rhs.shape, element)
    else:
        packed, packed_type = pack(module, rhs, nr, kr, element)
    clause, region, result, expected = epilogue(module, rng, ending, sums, 2)
    init, out = module.new_empty((m, n), result), tensor((m, n), result)
    value = module.new_value(
        f"nnprim.gemm ins({a}, {packed} : {tensor((m, k), element)}, {packed_type}) outs({init} : {out}) "
        f"{clause} {flags(signs, kind) if nr else flags(signs)} {region} -> {out}"
    )
    module.check(value, expected, result, f"gemm {m}x{n}x{k} nr {nr} {signs} {element} {kind} {ending}")


def windows(x, taps, strides, dilations, out, pads):
    """N×OH×OW×T×C elements of an image padded with zeros."""
    n, height, width, c = x.shape
    reach = [(o - 1) * s + (t - 1) * d + 1 for o, s, t, d in zip(out, strides, taps, dilations)]
    padded = np.zeros((n, max(reach[0], height + pads[0]), max(reach[1], width + pads[1]), c), np.int64)
    padded[:, pads[0] : pads[0] + height, pads[1] : pads[1] + width] = x
    columns = [
        padded[:, kh * dilations[0] :, kw * dilations[1] :][:, : (out[0] - 1) * strides[0] + 1 : strides[0],
                                                           : (out[1] - 1) * strides[1] + 1 : strides[1]]
        for kh in range(taps[0])
        for kw in range(taps[1])
    ]
    return np.stack(columns, axis=3)


def convolution(module, rng, n, size, c, f, taps, strides, dilations, pads, nr, kr, kind, signs, ending, direct):
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    if min(out) <= 0:
        return
    depth = taps[0] * taps[1] * c
    lhs, rhs, left, right = factors(rng, kind, (n, *size, c), (depth, f), "i8", signs)
    matrix = windows(left, taps, strides, dilations, out, pads).reshape(n, *out, depth)
    sums = wrap(matrix @ right)
    x = module.new_array(lhs, "i8")
    packed, packed_type = pack(module, rhs, nr, kr, "i8")
    shape, rows = (n, *out, f), tensor((n * out[0] * out[1], taps[0] * taps[1]), "i32")
    empty = module.new_empty((n * out[0] * out[1], taps[0] * taps[1]), "i32")
    geometry = (
        f"input_size {numbers((n, *size))} output_size {numbers(out)} kernel_size {numbers(taps)} "
        f"strides {numbers(strides)} dilations {numbers(dilations)} pads {numbers(pads)}"
    )
    indices = module.new_value(f"nnprim.indirection {geometry} outs({empty} : {rows}) -> {rows}")
    promise = (
        f"window <input_size = {numbers((n, *size))}, output_size = {numbers(out)}, kernel_size = {numbers(taps)}, "
        f"strides = {numbers(strides)}, dilations = {numbers(dilations)}, pads = {numbers(pads)}>"
    ) if direct else ""
    clause, region, result, expected = epilogue(module, rng, ending, sums, 4)
    init = module.new_empty(shape, result)
    value = module.new_value(
        f"nnprim.indirect_gemm ins({x}, {indices}, {packed} : {tensor(lhs.shape, 'i8')}, {rows}, {packed_type}) "
        f"outs({init} : {tensor(shape, result)}) {promise} {clause} {flags(signs, kind)} {region} "
        f"-> {tensor(shape, result)}"
    )
    label = f"conv{' window' if direct else ''} {lhs.shape} f{f} k{taps} s{strides} d{dilations} p{pads} nr {nr}"
    module.check(value, expected, result, f"{label} {signs} i8 {kind} {ending}")


def conv_gemm(module, rng, n, size, c, f, taps, strides, dilations, pads, kind, signs, ending):
    """On NCHW tensors."""
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    if min(out) <= 0:
        return
    lhs, rhs, left, right = factors(rng, kind, (n, *size, c), (*taps, c, f), "i8", signs)
    matrix = windows(left, taps, strides, dilations, out, pads).reshape(n, *out, -1)
    sums = wrap(matrix @ right.reshape(-1, f))
    clause, region, result, expected = epilogue(module, rng, ending, sums, 4)
    clause = clause.replace("-> (d3)", "-> (d1)")
    x = np.ascontiguousarray(lhs.transpose(0, 3, 1, 2))
    w = np.ascontiguousarray(rhs.transpose(3, 2, 0, 1))
    shape = tensor((n, f, *out), result)
    a, b, init = module.new_array(x, "i8"), module.new_array(w, "i8"), module.new_empty((n, f, *out), result)
    value = module.new_value(
        f"nnprim.conv_gemm ins({a}, {b} : {tensor(x.shape, 'i8')}, {tensor(w.shape, 'i8')}) outs({init} : {shape}) "
        f"strides {numbers(strides)} dilations {numbers(dilations)} pads {numbers(pads)} {clause} {flags(signs)} "
        f"{region} -> {shape}"
    )
    label = f"conv_gemm {x.shape} f{f} k{taps} s{strides} d{dilations} p{pads} {signs} {kind} {ending}"
    module.check(value, np.ascontiguousarray(expected.transpose(0, 3, 1, 2)), result, label)


def constant(module, value):
    return module.new_value(f"arith.constant {value} : i32")


def requantized(module, rng, value, sums):
    """The sums of a linalg op as bytes, by loops that the compiler fuses into it."""
    shape, rank = sums.shape, sums.ndim
    clause, region, _, expected = epilogue(module, rng, "requantize", sums, rank)
    inputs = clause[clause.index("(") + 1 : clause.index(") maps")].split(" : ")
    dims = ", ".join(f"d{i}" for i in range(rank))
    identity, last = f"affine_map<({dims}) -> ({dims})>", f"affine_map<({dims}) -> (d{rank - 1})>"
    body = region.replace("nnprim.yield", "linalg.yield").replace("%m: f32)", "%m: f32, %out: i8)")
    init = module.new_empty(shape, "i8")
    iterators = ", ".join(rank * ['"parallel"'])
    result = module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, {last}, {last}, {identity}], iterator_types = [{iterators}]}} "
        f"ins({value}, {inputs[0]} : {tensor(shape, 'i32')}, {inputs[1]}) outs({init} : {tensor(shape, 'i8')}) "
        f"{body} -> {tensor(shape, 'i8')}"
    )
    return result, expected


def zeros(module, shape):
    init, zero = module.new_empty(shape, "i32"), constant(module, 0)
    out = tensor(shape, "i32")
    return module.new_value(f"linalg.fill ins({zero} : i32) outs({init} : {out}) -> {out}")


def quantized_matmul(module, rng, m, n, k, kind, zero, weight_zero, is_requantized, is_dynamic=False):
    lhs, rhs, *_ = factors(rng, kind, (m, k), (k, n), "i8")
    sums = wrap((lhs.astype(np.int64) - zero) @ (rhs.astype(np.int64) - weight_zero))
    a, w = module.new_array(lhs, "i8"), module.new_value(f"arith.constant {literal(rhs, 'i8')}")
    z, y = constant(module, zero), constant(module, weight_zero)
    if is_dynamic:
        z = module.new_value(f"tensor.extract {module.new_array(np.array(zero, np.int32), 'i32')}[] : tensor<i32>")
    out = tensor((m, n), "i32")
    value = module.new_value(
        f"linalg.quantized_matmul ins({a}, {w}, {z}, {y} : {tensor(lhs.shape, 'i8')}, {tensor(rhs.shape, 'i8')}, "
        f"i32, i32) outs({zeros(module, (m, n))} : {out}) -> {out}"
    )
    label = f"quantized_matmul {m}x{n}x{k} {kind} zero points {zero} {weight_zero}"
    finish(module, rng, value, sums, is_requantized, label + (" at run time" if is_dynamic else ""))


def quantized_batch(module, rng, batch, m, n, k, kind, zero, weight_zero, is_constant):
    """Right-hand sides that are not constant are packed at run time."""
    lhs, rhs, *_ = factors(rng, kind, (batch, m, k), (batch, k, n), "i8")
    sums = wrap((lhs.astype(np.int64) - zero) @ (rhs.astype(np.int64) - weight_zero))
    a = module.new_array(lhs, "i8")
    w = (module.new_value(f"arith.constant {literal(rhs, 'i8')}") if is_constant else module.new_array(rhs, "i8"))
    z, y = constant(module, zero), constant(module, weight_zero)
    out = tensor((batch, m, n), "i32")
    value = module.new_value(
        f"linalg.quantized_batch_matmul ins({a}, {w}, {z}, {y} : {tensor(lhs.shape, 'i8')}, {tensor(rhs.shape, 'i8')}, "
        f"i32, i32) outs({zeros(module, (batch, m, n))} : {out}) -> {out}"
    )
    label = f"quantized_batch_matmul {batch}x{m}x{n}x{k} {kind} zero points {zero} {weight_zero}"
    module.check(value, sums, "i32", label + (" constant" if is_constant else ""))


def finish(module, rng, value, sums, is_requantized, label):
    if is_requantized:
        value, sums = requantized(module, rng, value, sums)
    module.check(value, sums, "i8" if is_requantized else "i32", label)


def quantized_conv(module, rng, n, size, c, f, taps, strides, dilations, pads, kind, zero, weight_zero, is_nchw):
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    if min(out) <= 0:
        return
    lhs, rhs, *_ = factors(rng, kind, (n, *size, c), (*taps, c, f), "i8")
    # A padded tap is the zero point: nothing after it is subtracted.
    matrix = windows(lhs.astype(np.int64) - zero, taps, strides, dilations, out, pads).reshape(n, *out, -1)
    sums = wrap(matrix @ (rhs.astype(np.int64) - weight_zero).reshape(-1, f))
    padded = (n, size[0] + 2 * pads[0], size[1] + 2 * pads[1], c)
    low = (0, *pads, 0)
    shape, name = (n, *out, f), "conv_2d_nhwc_hwcf_q"
    if is_nchw:
        move = lambda extents: tuple(extents[i] for i in (0, 3, 1, 2))
        lhs, rhs = np.ascontiguousarray(lhs.transpose(0, 3, 1, 2)), np.ascontiguousarray(rhs.transpose(3, 2, 0, 1))
        padded, low, shape, name = move(padded), move(low), move(shape), "conv_2d_nchw_fchw_q"
    x, w = module.new_array(lhs, "i8"), module.new_value(f"arith.constant {literal(rhs, 'i8')}")
    x = padded_image(module, x, lhs.shape, padded, low, zero)
    z, y = constant(module, zero), constant(module, weight_zero)
    result = tensor(shape, "i32")
    value = module.new_value(
        f"linalg.{name} {{strides = dense<{numbers(strides)}> : tensor<2xi64>, "
        f"dilations = dense<{numbers(dilations)}> : tensor<2xi64>}} ins({x}, {w}, {z}, {y} : "
        f"{tensor(padded, 'i8')}, {tensor(rhs.shape, 'i8')}, i32, i32) outs({zeros(module, shape)} : {result}) "
        f"-> {result}"
    )
    label = f"{name} {n}x{size}x{c} f{f} k{taps} s{strides} d{dilations} p{pads} {kind} zero points {zero} {weight_zero}"
    if is_nchw:
        module.check(value, np.ascontiguousarray(sums.transpose(0, 3, 1, 2)), "i32", label)
    else:
        finish(module, rng, value, sums, True, label)


def quantized_groups(module, rng, size, groups, c, f, taps, pads, kind, zero, weight_zero):
    """On N×G×C×H×W, the layout of ONNX."""
    out = tuple(map(output_extent, size, taps, (1, 1), (1, 1), pads))
    if min(out) <= 0:
        return
    lhs, rhs, *_ = factors(rng, kind, (1, *size, groups * c), (groups, *taps, c, f), "i8")
    image = windows(lhs.astype(np.int64) - zero, taps, (1, 1), (1, 1), out, pads)
    image = image.reshape(*out, -1, groups, c).transpose(3, 0, 1, 2, 4).reshape(groups, -1, taps[0] * taps[1] * c)
    matrix = (rhs.astype(np.int64) - weight_zero).reshape(groups, -1, f)
    sums = wrap((image @ matrix).transpose(0, 2, 1).reshape(1, groups, f, *out))
    lhs = np.ascontiguousarray(lhs.reshape(1, *size, groups, c).transpose(0, 3, 4, 1, 2))
    rhs = np.ascontiguousarray(rhs.transpose(0, 4, 3, 1, 2))
    padded = (1, groups, c, size[0] + 2 * pads[0], size[1] + 2 * pads[1])
    x, w = module.new_array(lhs, "i8"), module.new_value(f"arith.constant {literal(rhs, 'i8')}")
    x = padded_image(module, x, lhs.shape, padded, (0, 0, 0, *pads), zero)
    z, y = constant(module, zero), constant(module, weight_zero)
    result = tensor(sums.shape, "i32")
    ones = "dense<1> : tensor<2xi64>"
    value = module.new_value(
        f"linalg.conv_2d_ngchw_gfchw_q {{strides = {ones}, dilations = {ones}}} ins({x}, {w}, {z}, {y} : "
        f"{tensor(padded, 'i8')}, {tensor(rhs.shape, 'i8')}, i32, i32) outs({zeros(module, sums.shape)} : {result}) "
        f"-> {result}"
    )
    module.check(value, sums, "i32", f"groups {lhs.shape} f{f} k{taps} p{pads} {kind} zero points {zero} {weight_zero}")


def padded_image(module, x, shape, padded, low, zero):
    if not any(low):
        return x
    element = module.new_value(f"arith.constant {zero} : i8")
    return module.new_value(
        f"tensor.pad {x} low{numbers(low)} high{numbers(low)} {{ ^bb0({', '.join(f'%i{i}: index' for i in range(len(shape)))}): "
        f"tensor.yield {element} : i8 }} : {tensor(shape, 'i8')} to {tensor(padded, 'i8')}"
    )


def quantized_depthwise(module, rng, n, size, c, taps, strides, dilations, pads, kind, zero, weight_zero):
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    if min(out) <= 0:
        return
    lhs, rhs, *_ = factors(rng, kind, (n, *size, c), (*taps, c), "i8")
    image = windows(lhs.astype(np.int64) - zero, taps, strides, dilations, out, pads)
    sums = wrap((image * (rhs.astype(np.int64) - weight_zero).reshape(-1, c)).sum(axis=3))
    padded, shape = (n, size[0] + 2 * pads[0], size[1] + 2 * pads[1], c), (n, *out, c)
    x, w = module.new_array(lhs, "i8"), module.new_value(f"arith.constant {literal(rhs, 'i8')}")
    x = padded_image(module, x, lhs.shape, padded, (0, *pads, 0), zero)
    z, y = constant(module, zero), constant(module, weight_zero)
    result = tensor(shape, "i32")
    value = module.new_value(
        f"linalg.depthwise_conv_2d_nhwc_hwc_q {{strides = dense<{numbers(strides)}> : tensor<2xi64>, "
        f"dilations = dense<{numbers(dilations)}> : tensor<2xi64>}} ins({x}, {w}, {z}, {y} : {tensor(padded, 'i8')}, "
        f"{tensor(rhs.shape, 'i8')}, i32, i32) outs({zeros(module, shape)} : {result}) -> {result}"
    )
    label = f"depthwise {lhs.shape} k{taps} s{strides} d{dilations} p{pads} {kind} zero points {zero} {weight_zero}"
    finish(module, rng, value, sums, True, label)


KINDS = [("random", "random"), ("extremes", "extremes"), ("extremes", "pairs"), ("least", "least"), ("most", "most"),
         ("least", "most"), ("most", "least")]
ENDINGS = ["none", "requantize", "long"]


def all_cases(target):
    panels, kr = PANELS[target]
    signs = ["ss", "us", "su"] if target.startswith("x86") or target.endswith("i8mm") else ["ss"]
    for m, n, k, nr, kind, sign, ending in itertools.product(
        [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 15, 29], [1, 3, 5, 8, 15, 16, 17, 31, 33, 48, 65, 100],
        [1, 2, 3, 4, 5, 7, 15, 16, 17, 33, 64, 131], panels, KINDS, signs, ENDINGS,
    ):
        # Pairs are promised of unsigned factors, too, only where they fit.
        yield "gemm", gemm, (m, n, k, nr, kr, kind, "i8", sign, ending)
    # Where no instruction has these signs, products are of words.
    for m, n, k, kind, sign, ending in itertools.product(
        [1, 2, 5, 13, 14, 15], [1, 3, 16, 17, 33, 100], [1, 3, 4, 7, 33, 131], KINDS, ["us", "su", "uu"], ENDINGS
    ):
        yield "plain", gemm, (m, n, k, 0, 0, kind, "i8", sign, ending)
    # Few sums: neighbouring groups of K go to different registers.
    for m, n, k, nr, kind, sign in itertools.product(
        [1, 2, 3, 4], [1, 7, 16, 33, 48, 128, 200], [31, 64, 127, 128, 150, 263], panels, KINDS, signs
    ):
        yield "few rows", gemm, (m, n, k, nr, kr, kind, "i8", sign, ENDINGS[(n + k) % 3])
    for m, n, nr, kind, sign in itertools.product([1, 14], [5, 33], panels, KINDS, signs):
        yield "long gemm", gemm, (m, n, 65536, nr, kr, kind, "i8", sign, "requantize")
    for m, n, k, nr, kind, ending in itertools.product(
        [1, 4, 7, 14, 15], [1, 5, 8, 16, 17, 33, 65], [1, 2, 3, 8, 9, 33, 64], panels,
        [kind for kind in KINDS if "pairs" not in kind], ENDINGS,
    ):
        yield "words", gemm, (m, n, k, nr, 2, kind, "i16", "ss", ending)
    for size, c, f, taps, strides, dilations, nr, kind, sign, ending, direct in itertools.product(
        [(1, 1), (3, 2), (7, 7), (13, 5), (9, 17), (1, 29)], [4, 8, 20, 32], [1, 5, 16, 33, 72],
        [(1, 1), (2, 2), (3, 3), (5, 5), (1, 7), (3, 2)], [(1, 1), (2, 2), (2, 1)], [(1, 1), (2, 1)], panels, KINDS,
        signs, ENDINGS, [False, True],
    ):
        pads = tuple((c // 4 + stride) % (count + 2) for stride, count in zip(strides, taps))
        c = -(-c // kr) * kr
        yield f"conv {direct}", convolution, (1 + f % 2, size, c, f, taps, strides, dilations, pads, nr, kr, kind,
                                              sign, ending, direct)
    for size, c, f, taps, strides, dilations, kind, sign, ending in itertools.product(
        [(1, 1), (7, 7), (13, 5), (9, 17)], [1, 3, 4, 17], [1, 16, 33, 72], [(1, 1), (3, 3), (5, 5), (2, 3)],
        [(1, 1), (2, 2)], [(1, 1), (2, 1)], KINDS, ["ss", "us", "su", "uu"], ENDINGS,
    ):
        pads = tuple((c + stride) % (count + 1) for stride, count in zip(strides, taps))
        yield "conv_gemm", conv_gemm, (1 + c % 2, size, c, f, taps, strides, dilations, pads, kind, sign, ending)
    zero_points = [(0, 0), (-128, 0), (127, 0), (5, 0), (-128, 3), (7, -128), (0, 127)]
    for m, n, k, kind, zero, is_requantized in itertools.product(
        [1, 2, 4, 8, 13, 30], [1, 16, 33, 70], [1, 3, 4, 18, 64, 129], KINDS, zero_points, [False, True]
    ):
        yield "matmul", quantized_matmul, (m, n, k, kind, *zero, is_requantized)
        yield "dynamic matmul", quantized_matmul, (m, n, k, kind, *zero, is_requantized, True)
        if m <= 13:
            yield "batch", quantized_batch, (2 + 15 * (n % 2), m, n, k, kind, *zero, is_requantized)
    for size, c, f, taps, strides, dilations, kind, zero, is_nchw in itertools.product(
        [(1, 1), (7, 7), (13, 5), (9, 17)], [1, 3, 4, 17, 32], [1, 16, 33, 72], [(1, 1), (3, 3), (5, 5), (2, 3)],
        [(1, 1), (2, 2)], [(1, 1), (2, 1)], KINDS, zero_points, [False, True],
    ):
        pads = tuple((c + stride) % (count + 1) for stride, count in zip(strides, taps))
        yield f"q {is_nchw}", quantized_conv, (1 + c % 2, size, c, f, taps, strides, dilations, pads, kind, *zero, is_nchw)
    for size, c, taps, strides, dilations, kind, zero in itertools.product(
        [(1, 1), (7, 7), (13, 5), (9, 17)], [1, 3, 4, 8, 15, 16, 17, 33, 64, 72, 150], [(1, 1), (3, 3), (5, 5), (2, 3), (14, 14)],
        [(1, 1), (2, 2)], [(1, 1), (2, 1)], KINDS, zero_points,
    ):
        pads = tuple((c + stride) % (count + 1) for stride, count in zip(strides, taps))
        if c <= 17 and strides == dilations == (1, 1):
            yield "groups", quantized_groups, (size, 2 + c % 2, c, 1 + 2 * taps[0], taps, pads, kind, *zero)
        yield "depthwise", quantized_depthwise, (1 + c % 2, size, c, taps, strides, dilations, pads, kind, *zero)


def check_batch(args, cases, directory, seed):
    """Runs one batch; the number of outputs that differ."""
    module, rng = Module(), np.random.default_rng(seed)
    for function, arguments in cases:
        function(module, rng, *arguments)
    source = module.write(directory)
    inputs = []
    for i, array in enumerate(module.arrays):
        path = os.path.join(directory, f"in{i}.npy")
        np.save(path, array)
        inputs.append(f"--input=input{i}={path}")
    target = f"{args.target}-{args.machine}" if args.machine else args.target
    flags = [f"--target={emitted(target)}", "--min-thread-cycles=0"]
    fast = harness.compiled(args, source, directory, "fast", flags)
    runs = harness.run_ways(fast, [*args.runner.split(), *inputs], os.path.join(directory, "fast"))
    reference = harness.compiled(args, source, directory, "reference", ["--reference"])
    runs["reference"] = harness.run_library(reference, [*args.host_runner.split(), *inputs], os.path.join(directory, "reference"))
    failures = 0
    for i, label in enumerate(module.labels):
        for name, results in runs.items():
            y = np.load(os.path.join(results, f"output{i}.npy"))
            if y.tobytes() != module.expected[i].tobytes():
                failures += 1
                wrong = np.argwhere(y != module.expected[i])
                place = tuple(wrong[0]) if len(wrong) else ()
                print(f"FAIL {label} ({name}): {len(wrong)} differ, at {place} {y[place]} not {module.expected[i][place]}")
                break
    return failures, len(module.labels)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", default="x86-64-avx512-vnni", choices=PANELS)
    parser.add_argument("--machine", default="", help="whose plans are run, if not those of the generic one")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="cases whose kind begins so")
    args = parser.parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    by_kind = {}
    for kind, function, arguments in all_cases(args.target):
        if kind.startswith(args.only):
            by_kind.setdefault(kind, []).append((function, arguments))
    rng = random.Random(args.seed)
    share = max(1, args.count // len(by_kind))
    cases = [case for group in by_kind.values() for case in rng.sample(group, min(share, len(group)))]
    failed = total = 0
    for begin in range(0, len(cases), args.batch):
        with tempfile.TemporaryDirectory() as directory:
            bad, count = check_batch(args, cases[begin : begin + args.batch], directory, args.seed + begin)
        failed, total = failed + bad, total + count
    print(f"{target_label(args.target)}: {total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0


if __name__ == "__main__":
    sys.exit(main())
