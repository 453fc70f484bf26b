# ===- ranges.py - Ranges of activations -----------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Collects the least and the greatest value of each activation, or what lies between two percentiles."""

import numpy as np

BINS = 8192  # of a histogram, half of them for negative numbers


class Extremes:
    def __init__(self):
        self.low = self.high = 0.0

    def add(self, values):
        self.low = min(self.low, float(values.min()))
        self.high = max(self.high, float(values.max()))

    def range(self):
        return self.low, self.high


class Histogram:
    """Counts between -limit and limit, which is a power of two and grows."""

    def __init__(self, percentile):
        self.percentile = percentile
        self.limit = 2.0**-20
        self.counts = np.zeros(BINS, np.int64)
        self.extremes = Extremes()

    def grow(self):
        pairs = self.counts.reshape(-1, 2).sum(1)
        self.counts = np.pad(pairs, BINS // 4)
        self.limit *= 2

    def add(self, values):
        self.extremes.add(values)
        while max(-self.extremes.low, self.extremes.high) >= self.limit:
            self.grow()
        self.counts += np.histogram(values, BINS, (-self.limit, self.limit))[0]

    def range(self):
        """The outer edges of the bins between which `percentile` percent of the values lie, half of the rest on
        either side; never more than the extremes."""
        total = np.cumsum(self.counts)
        rest = (1 - self.percentile / 100) / 2 * total[-1]
        first = int(np.searchsorted(total, rest, side="right"))
        last = int(np.searchsorted(total, total[-1] - rest, side="left"))
        edges = np.linspace(-self.limit, self.limit, BINS + 1)
        low, high = edges[first], edges[min(last, BINS - 1) + 1]
        return max(min(low, 0.0), self.extremes.low), min(max(high, 0.0), self.extremes.high)


class Collector:
    def __init__(self, method, percentile):
        self.make = Extremes if method == "minmax" else lambda: Histogram(percentile)
        self.tensors = {}

    def add(self, name, values):
        if values.size:
            self.tensors.setdefault(name, self.make()).add(values)

    def ranges(self):
        return {name: tensor.range() for name, tensor in self.tensors.items()}
