#!/usr/bin/python3
# ===- plot_softmax.py - Draw softmax over the length of the row ----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws build/bench/softmax.json as docs/bench/softmax.svg, after figures 46 to 48 of Dukhan's thesis (2020).

    bench/plot_softmax.py [--build=build] [--output=docs/bench]
"""

import argparse
import json
import math
import os
import sys

from layers import ROOT
from plot import mark, text

# Contestant: label, colour, mark.
SERIES = {
    "nnprim": ("NNPrim (auto)", "#1f5fbf", "disc"),
    "two_pass": ("two-pass", "#5c7cfa", "diamond"),
    "three_pass_recompute": ("three-pass, recompute", "#c2255c", "diamond"),
    "three_pass_reload": ("three-pass, reload", "#8e44ad", "diamond"),
    "onednn": ("oneDNN", "#d9730d", "square"),
    "xnnpack": ("XNNPACK", "#2b8a3e", "triangle"),
    "bound": ("read, then copy around the caches", "#868e96", "ring"),
}
LEFT, RIGHT, TOP, WIDTH, HEIGHT = 62, 48, 96, 720, 360


def times(result):
    """ns an element of each series; the bound is what two passes move at least."""
    row = {contestant["name"]: contestant["ns_per_element"] for contestant in result["contestants"]}
    if "read" in row and "copy-around" in row:
        row["bound"] = row["read"] + min(row["copy-around"], row["copy"])
    return row


def draw(data):
    rows = [(result["length"], times(result)) for result in data["results"] if result["length"] >= 1000]
    low, high = math.log10(rows[0][0]), math.log10(rows[-1][0])
    top = max(value for _, row in rows for name, value in row.items() if name in SERIES)
    top = math.ceil(top * 5) / 5

    def x(length):
        return LEFT + WIDTH * (math.log10(length) - low) / (high - low)

    def y(value):
        return TOP + HEIGHT * (1 - value / top)

    parts = []
    for step in range(int(round(top * 5)) + 1):
        parts += [f'<line x1="{LEFT}" y1="{y(step / 5):.1f}" x2="{LEFT + WIDTH}" y2="{y(step / 5):.1f}" stroke="#e9ecef"/>',
                  text(LEFT - 8, y(step / 5) + 4, f"{step / 5:.1f}", "end")]
    for power in range(math.ceil(low), math.floor(high) + 1):
        parts += [f'<line x1="{x(10**power):.1f}" y1="{TOP}" x2="{x(10**power):.1f}" y2="{TOP + HEIGHT}" stroke="#e9ecef"/>',
                  text(x(10**power), TOP + HEIGHT + 18, f"{10**power:,}", "middle")]
    left = 16
    for index, (name, (label, colour, kind)) in enumerate(SERIES.items()):
        points = [(x(length), y(row[name])) for length, row in rows if name in row]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.4"/>')
        parts += [mark(kind, a, b, colour) for a, b in points]
        if index == 4:
            left = 16
        parts += [mark(kind, left + 5, 58 if index < 4 else 76, colour), text(left + 14, 62 if index < 4 else 80, label)]
        left += 26 + 6.3 * len(label)
    head = [text(16, 22, "Softmax of one row", size=15, weight="bold"),
            text(16, 38, f"{data['processor']}, {data['threads']} thread: ns an element over the row's length, medians of "
                 f"{data['rounds']} interleaved rounds", colour="#495057", size=10.5)]
    width, height = LEFT + WIDTH + RIGHT, TOP + HEIGHT + 34
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="sans-serif">\n<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
            + "\n".join(head + parts) + "\n</svg>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--output", default=os.path.join(ROOT, "docs/bench"))
    arguments = parser.parse_args()
    with open(os.path.join(arguments.build, "bench/softmax.json"), encoding="utf-8") as file:
        data = json.load(file)
    output = os.path.join(arguments.output, "softmax.svg")
    with open(output, "w", encoding="utf-8") as file:
        file.write(draw(data))
    print(output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
