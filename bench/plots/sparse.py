#!/usr/bin/python3
# ===- sparse.py - Draw what sparse weights gain ---------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws the results of bench/sparse.py and bench/sparse_models.py after figures 40 and 41 of Dukhan's thesis (2021).

    bench/plots/sparse.py [--build=build] [--output=docs/bench]

The files in build/bench are sparse.json (40: each layer) and sparse-models.json (41: whole models). Missing files are
not drawn. Lines are the time of the dense product over that of the sparse one, over the percentage of zeros.
"""

import argparse
import json
import math
import os
import sys

from layers import ROOT, mark, text
from softmax import document

COLOURS = ["#1f5fbf", "#d9730d", "#2b8a3e", "#8e44ad", "#c2255c", "#b08900", "#0b7285", "#5c7cfa", "#868e96"]
MARKS = ["disc", "square", "triangle", "diamond"]
LEFT, RIGHT, TOP, WIDTH, HEIGHT, LINE = 62, 190, 56, 560, 380, 20


def geomean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


class Chart:
    """Percentages of zeros to the right, ratios upwards in a logarithmic scale."""

    def __init__(self, sparsities, ratios):
        self.low, self.high = min(sparsities), max(sparsities)
        self.bottom, self.top = math.log2(min(1, *ratios)) - 0.1, math.log2(max(ratios)) + 0.1

    def x(self, sparsity):
        return LEFT + WIDTH * (sparsity - self.low) / max(1, self.high - self.low)

    def y(self, ratio):
        return TOP + HEIGHT * (1 - (math.log2(ratio) - self.bottom) / (self.top - self.bottom))

    def grid(self, sparsities):
        parts = []
        for ratio in (0.125, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16):
            if self.bottom <= math.log2(ratio) <= self.top:
                y, colour = self.y(ratio), "#495057" if ratio == 1 else "#e9ecef"
                parts += [f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDTH}" y2="{y:.1f}" stroke="{colour}"/>',
                          text(LEFT - 8, y + 4, f"{ratio:g}×", "end")]
        for sparsity in sparsities:
            x = self.x(sparsity)
            parts += [f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{TOP + HEIGHT}" stroke="#e9ecef"/>',
                      text(x, TOP + HEIGHT + 18, f"{sparsity:g} %", "middle")]
        return parts


def draw(title, subtitle, sparsities, lines):
    """`lines` are pairs of a name and its ratios; the first is the strongest."""
    chart = Chart(sparsities, [ratio for _, ratios in lines for ratio in ratios])
    parts = [text(16, 22, title, size=15, weight="bold"), text(16, 38, subtitle, colour="#495057", size=10.5)]
    parts += chart.grid(sparsities)
    for number, (name, ratios) in reversed(list(enumerate(lines))):
        colour, kind = ("#212529", "disc") if number == 0 else (COLOURS[(number - 1) % len(COLOURS)], MARKS[number % 4])
        points = [(chart.x(sparsity), chart.y(ratio)) for sparsity, ratio in zip(sparsities, ratios)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{2.4 if number == 0 else 1.3}"/>')
        parts += [mark(kind, x, y, colour) for x, y in points]
        y = TOP + 12 + LINE * number
        parts += [mark(kind, LEFT + WIDTH + 24, y - 4, colour), text(LEFT + WIDTH + 34, y, name)]
    return document(LEFT + WIDTH + RIGHT, TOP + HEIGHT + 34, parts)


def ratios_of(results, contestant):
    """For each layer its name and the ratios of its times by `contestant` to those by sparse weights."""
    return [(layer["layer"], [result["layers"][number]["contestants"][contestant]["our_ratio"] for result in results])
            for number, layer in enumerate(results[0]["layers"])]


def mean_of(rows):
    return [geomean(column) for column in zip(*(ratios for _, ratios in rows))]


def draw_layers(data):
    sparsities, results = data["sparsities"], data["results"]
    contestants = results[0]["layers"][0]["contestants"]
    rows = ratios_of(results, "dense" if "dense" in contestants else "dense-f32")
    mean = mean_of(rows)
    others = [(f"mean, {name}", mean_of(ratios_of(results, name))) for name in contestants
              if name not in ("spmm", "rmw", "dense", "dense-f32", "best dense")]
    blocks = f"blocks of {data['block']} output channels" if data["block"] > 1 else "no structure"
    subtitle = (f"{results[0]['processor']}, {results[0]['isa']}: dense time / sparse time over the share of zeros, "
                f"{blocks}, {data['element']}")
    return draw("Pointwise layers of MobileNet v1 by sparse weights", subtitle, sparsities,
                [("geometric mean", mean), *others, *rows])


def draw_models(data):
    results = data["results"]
    # Blocks have a line of their own in tables only.
    single = [number for number, name in enumerate(results[0]["sparsities"]) if "x" not in name]
    sparsities = [float(results[0]["sparsities"][number]) for number in single]
    rows = [(result["model"], [result["dense_ms"] / result["sparse_ms"][number] for number in single])
            for result in results]
    mean = mean_of(rows)
    subtitle = (f"{data['threads']} thread{'s' if data['threads'] > 1 else ''}: latency of the dense build / of the "
                "sparse one, over the share of zeros in pointwise convolutions")
    return draw("Whole models by sparse weights", subtitle, sparsities, [("geometric mean", mean), *rows])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--output", default=os.path.join(ROOT, "docs/bench"))
    arguments = parser.parse_args()
    for name, function in {"sparse": draw_layers, "sparse-models": draw_models}.items():
        source = os.path.join(arguments.build, "bench", name + ".json")
        if not os.path.exists(source):
            continue
        with open(source, encoding="utf-8") as file:
            drawing = function(json.load(file))
        output = os.path.join(arguments.output, name + ".svg")
        with open(output, "w", encoding="utf-8") as file:
            file.write(drawing)
        print(output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
