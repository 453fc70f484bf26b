#!/usr/bin/python3
# ===- layers.py - Draw what the benchmarks of layers measured ------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws build/bench/*.json as docs/bench/*.svg, with a row for each layer and a mark for each library.

    bench/plots/layers.py [--build=build] [--output=docs/bench]
"""

import argparse
import json
import os
import statistics
import sys
from xml.sax.saxutils import escape

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# Series: its contestants (the fastest counts), colour, mark.
SERIES = {
    "NNPrim": (("nnprim",), "#1f5fbf", "disc"),
    "oneDNN": (("onednn", "onednn-any", "onednn-matmul"), "#d9730d", "square"),
    "XNNPACK": (("xnnpack",), "#2b8a3e", "triangle"),
    "libxsmm": (("libxsmm",), "#8e44ad", "diamond"),
    "oneDNN, Winograd": (("onednn-winograd",), "#b08900", "triangle"),
    "OpenBLAS": (("openblas",), "#868e96", "ring"),
    "im2col + gemm": (("im2col",), "#c2255c", "diamond"),
    "gemm alone": (("gemm",), "#868e96", "ring"),
}
# Files, titles.
PLOTS = {
    "gemm": "1×1 convolutions",
    "direct": "Direct convolutions",
    "winograd": "Convolutions within an error of 1e-4",
    "depthwise": "Depthwise convolutions of MobileNet v1, v2 and v3",
    "indirect": "Indirect GEMM against im2col and GEMM",
    "gemm-avx2": "1×1 convolutions, AVX2",
    "direct-avx2": "Direct convolutions, AVX2",
    "gemm-2threads": "1×1 convolutions, two threads",
    "direct-2threads": "Direct convolutions, two threads",
}
LEFT, WIDTH, RIGHT, ROW, TOP = 270, 560, 30, 15, 78


def mark(kind, x, y, colour):
    """A mark of about eight pixels."""
    if kind == "disc":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
    if kind == "ring":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="none" stroke="{colour}" stroke-width="1.6"/>'
    corners = {"square": [(-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)],
               "triangle": [(0, -4.5), (4.2, 3.2), (-4.2, 3.2)],
               "diamond": [(0, -4.8), (4.8, 0), (0, 4.8), (-4.8, 0)]}[kind]
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{points}" fill="{colour}"/>'


def text(x, y, string, anchor="start", size=11, weight="normal", colour="#212529"):
    return (f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" font-weight="{weight}" '
            f'fill="{colour}">{escape(string)}</text>')


def percent(layer, names):
    """Useful operations in percent of the FMA peak beside them; None if no contestant ran the layer."""
    times = [layer["contestants"][name]["ms"]["median"] for name in names if name in layer["contestants"]]
    return 100 * layer["useful_flops"] / (min(times) * 1e-3) / (layer["peak_gflops"] * 1e9) if times else None


class Scale:
    """From percent to pixels."""

    def __init__(self, values):
        self.lowest = int(min(values)) // 10 * 10
        self.highest = max(100, int(max(values)) // 10 * 10 + 10)

    def x(self, value):
        return LEFT + WIDTH * (value - self.lowest) / (self.highest - self.lowest)


def axis(height, scale):
    """Grid lines and their numbers, with a stronger line for the peak."""
    parts = []
    step = 10 if scale.highest - scale.lowest <= 200 else 50
    for value in range((scale.lowest + step - 1) // step * step, scale.highest + 1, step):
        x = scale.x(value)
        colour, width = ("#495057", 1.2) if value == 100 else ("#e9ecef", 1)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - 26}" '
                     f'stroke="{colour}" stroke-width="{width}"/>')
        parts.append(text(x, height - 12, f"{value} %", "middle"))
    return parts


def legend(series, means):
    parts, x = [], 16
    for name in series:
        _, colour, kind = SERIES[name]
        label = f"{name} ({means[name]:.1f} %)"
        parts += [mark(kind, x + 5, 52, colour), text(x + 14, 56, label)]
        x += 24 + 6.3 * len(label)
    return parts


def draw(title, data):
    layers = data["layers"]
    rows = [{name: percent(layer, names) for name, (names, _, _) in SERIES.items()} for layer in layers]
    series = [name for name in SERIES if any(row[name] is not None for row in rows)]
    means = {name: statistics.geometric_mean(row[name] for row in rows if row[name] is not None) for name in series}
    scale = Scale([value for row in rows for value in row.values() if value is not None])
    height = TOP + ROW * len(rows) + 34
    parts = axis(height, scale)
    for index, (layer, row) in enumerate(zip(layers, rows)):
        y = TOP + ROW * (index + 0.5)
        if index % 2:
            parts.insert(0, f'<rect x="0" y="{y - ROW / 2:.1f}" width="{LEFT + WIDTH + RIGHT}" height="{ROW}" '
                         'fill="#f8f9fa"/>')
        parts.append(text(LEFT - 10, y + 4, f"{layer['model']}  {layer['layer']}", "end", 10))
        # Ours last, on top of the others.
        parts += [mark(SERIES[name][2], scale.x(row[name]), y, SERIES[name][1])
                  for name in reversed(series) if row[name] is not None]
    subtitle = (f"{data['processor']}, {data['isa']}, {data['threads']} thread{'s' if data['threads'] > 1 else ''}: percent of the FMA peak "
                "measured beside each layer, without products with padding; in brackets geometric means")
    head = [text(16, 22, title, size=15, weight="bold"), text(16, 38, subtitle, colour="#495057", size=10.5)]
    width = LEFT + WIDTH + RIGHT
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="sans-serif">\n'
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
            + "\n".join(parts + head + legend(series, means)) + "\n</svg>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--output", default=os.path.join(ROOT, "docs/bench"))
    arguments = parser.parse_args()
    os.makedirs(arguments.output, exist_ok=True)
    for name, title in PLOTS.items():
        path = os.path.join(arguments.build, "bench", f"{name}.json")
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        output = os.path.join(arguments.output, f"{name}.svg")
        with open(output, "w", encoding="utf-8") as file:
            file.write(draw(title, data))
        print(output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
