# ===- opset_references.py - Operators in numpy, as their specification says -----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Slow and plain: one loop a dimension, double precision."""

import itertools
import math

import numpy as np


def conv(x, w, bias=None, strides=None, dilations=None, low=None, high=None, group=1):
    """N-D convolution of [N, C, …] with [F, C/group, …]."""
    rank = x.ndim - 2
    strides, dilations = strides or [1] * rank, dilations or [1] * rank
    low, high = low or [0] * rank, high or [0] * rank
    x = np.pad(x.astype(np.float64), [(0, 0), (0, 0)] + list(zip(low, high)))
    outputs = [
        (x.shape[2 + d] - (w.shape[2 + d] - 1) * dilations[d] - 1) // strides[d] + 1
        for d in range(rank)
    ]
    y = np.zeros([x.shape[0], w.shape[0]] + outputs)
    channels, filters = w.shape[1], w.shape[0] // group
    for f in range(w.shape[0]):
        part = x[:, f // filters * channels : (f // filters + 1) * channels]
        for tap in itertools.product(*map(range, w.shape[2:])):
            where = tuple(
                slice(t * dilations[d], t * dilations[d] + (outputs[d] - 1) * strides[d] + 1, strides[d])
                for d, t in enumerate(tap)
            )
            window = part[(slice(None), slice(None)) + where]
            y[:, f] += np.tensordot(window, w[(f, slice(None)) + tap], ([1], [0]))
    if bias is not None:
        y += bias.reshape([1, -1] + [1] * rank)
    return y


def conv_transpose(x, w, strides=None, dilations=None, low=None, high=None, grow=None, group=1):
    """Scatters every input pixel; w is [C, F/group, …]."""
    rank = x.ndim - 2
    strides, dilations = strides or [1] * rank, dilations or [1] * rank
    low, high, grow = low or [0] * rank, high or [0] * rank, grow or [0] * rank
    full = [
        (x.shape[2 + d] - 1) * strides[d] + (w.shape[2 + d] - 1) * dilations[d] + 1 for d in range(rank)
    ]
    y = np.zeros([x.shape[0], w.shape[1] * group] + [f + g for f, g in zip(full, grow)])
    channels, filters = w.shape[0] // group, w.shape[1]
    for c in range(w.shape[0]):
        first = c // channels * filters
        for at in itertools.product(*map(range, x.shape[2:])):
            for tap in itertools.product(*map(range, w.shape[2:])):
                where = tuple(a * s + t * d for a, s, t, d in zip(at, strides, tap, dilations))
                value = np.multiply.outer(x[(slice(None), c) + at], w[(c, slice(None)) + tap])
                y[(slice(None), slice(first, first + filters)) + where] += value
    cut = tuple(slice(lo, y.shape[2 + d] - hi) for d, (lo, hi) in enumerate(zip(low, high)))
    return y[(slice(None), slice(None)) + cut]


def average_pool(x, kernel, strides, dilations, low, high, ceil_mode, include_pad):
    rank = x.ndim - 2
    outputs = []
    for d in range(rank):
        slack = x.shape[2 + d] + low[d] + high[d] - (kernel[d] - 1) * dilations[d] - 1
        count = (math.ceil if ceil_mode else math.floor)(slack / strides[d]) + 1
        if ceil_mode and (count - 1) * strides[d] >= x.shape[2 + d] + low[d]:
            count -= 1
        outputs.append(count)
    y = np.zeros(list(x.shape[:2]) + outputs)
    for at in itertools.product(*map(range, outputs)):
        total, count = np.zeros(x.shape[:2]), 0
        for tap in itertools.product(*map(range, kernel)):
            where = [a * s + t * d - p for a, s, t, d, p in zip(at, strides, tap, dilations, low)]
            if all(0 <= i < n for i, n in zip(where, x.shape[2:])):
                total += x[(slice(None), slice(None)) + tuple(where)]
                count += 1
            elif include_pad and all(i < n + h for i, n, h in zip(where, x.shape[2:], high)):
                count += 1
        y[(slice(None), slice(None)) + at] = total / max(count, 1)
    return y


def softmax(x, axis):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def flat_softmax(x, axis):
    """Before opset 13: over all dimensions from `axis` on."""
    flat = x.reshape(int(np.prod(x.shape[:axis])), -1)
    return softmax(flat, 1).reshape(x.shape)


def lrn(x, size, alpha, beta, bias):
    y = np.zeros(x.shape)
    for c in range(x.shape[1]):
        first, last = c - (size - 1) // 2, c + math.ceil((size - 1) / 2)
        window = x[:, max(first, 0) : last + 1].astype(np.float64)
        y[:, c] = x[:, c] / (bias + alpha / size * (window**2).sum(axis=1)) ** beta
    return y


def linear(x, axis, scale, coordinate):
    """Linear interpolation along one axis, clamped at the edges."""
    extent = x.shape[axis]
    rows = []
    for o in range(int(math.floor(extent * scale))):
        at = coordinate(o)
        lower = math.floor(at)
        a, b = (min(max(i, 0), extent - 1) for i in (lower, lower + 1))
        rows.append(np.take(x, a, axis) * (1 - (at - lower)) + np.take(x, b, axis) * (at - lower))
    return np.stack(rows, axis)


def erf(x):
    return np.vectorize(math.erf)(x)
