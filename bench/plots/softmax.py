#!/usr/bin/python3
# ===- softmax.py - Draw softmax over the length of the row ---------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws the results of bench/softmax.py after figures 46 to 48 of Dukhan's thesis (2021).

    bench/plots/softmax.py [--build=build] [--output=docs/bench]

The files in build/bench are softmax.json (46: the best instruction set, over the row's length), softmax-avx2.json (47:
AVX2) and softmax-passes.json (48: each pass of each algorithm). Missing files are not drawn.
"""

import argparse
import json
import math
import os
import sys

from layers import ROOT, mark, text

# Contestant: label, colour, mark.
SERIES = {
    "nnprim": ("NNPrim (auto)", "#1f5fbf", "disc"),
    "two_pass": ("two-pass", "#5c7cfa", "diamond"),
    "three_pass_recompute": ("three-pass, recompute", "#c2255c", "diamond"),
    "three_pass_reload": ("three-pass, reload", "#8e44ad", "diamond"),
    "onednn": ("oneDNN", "#d9730d", "square"),
    "xnnpack": ("XNNPACK", "#2b8a3e", "triangle"),
    "bound": ("read, then non-temporal copy", "#868e96", "ring"),
}
LEFT, RIGHT, TOP, WIDTH, HEIGHT = 62, 48, 96, 720, 360
# Files of one kind, and their titles.
LENGTHS = {"softmax": "Softmax of one row", "softmax-avx2": "Softmax of one row, our algorithms with AVX2"}
# Colours of the first, second and third pass, and the bars of each algorithm.
PASS_COLOURS = ["#74c0fc", "#1f5fbf", "#8e44ad"]
PASSES = {"two_pass": ["sum with running maximum", "results"],
          "three_pass_recompute": ["maximum", "sum", "results"],
          "three_pass_reload": ["maximum", "exponentials and sum", "scaling"]}
BAR, BAR_LEFT = 24, 232


def times(result):
    """Nanoseconds per element of each series; the bound is the least traffic of two passes."""
    row = {contestant["name"]: contestant["ns_per_element"] for contestant in result["contestants"]}
    if "read" in row and "copy-around" in row:
        row["bound"] = row["read"] + min(row["copy-around"], row["copy"])
    return row


def document(width, height, parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="sans-serif">\n<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
            + "\n".join(parts) + "\n</svg>\n")


def heading(title, data, what):
    return [text(16, 22, title, size=15, weight="bold"),
            text(16, 38, f"{data['processor']}, {data['threads']} thread: {what}, medians of {data['rounds']} interleaved rounds",
                 colour="#495057", size=10.5)]


def draw_lengths(data, title):
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
    for level, size in enumerate(data.get("cache_bytes", []), 1):
        length = size / 8  # Input and output.
        if low <= math.log10(length) <= high:
            parts += [f'<line x1="{x(length):.1f}" y1="{TOP}" x2="{x(length):.1f}" y2="{TOP + HEIGHT}" stroke="#868e96" '
                      f'stroke-dasharray="2 3"/>', text(x(length) + 4, TOP + 10, f"L{level}", colour="#868e96", size=10)]
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
    return document(LEFT + WIDTH + RIGHT, TOP + HEIGHT + 34,
                    heading(title, data, "ns an element over the row's length") + parts)


def draw_passes(data):
    result = data["results"][0]
    times = {c["name"]: c["ns_per_element"] * result["length"] * 1e-6 for c in result["contestants"]}
    targets = sorted({name.split(".")[0] for name in times if "." in name}, reverse=True)
    sums = {(target, algorithm): [times[f"{target}.{algorithm}.{number + 1}"] for number in range(len(passes))]
            for target in targets for algorithm, passes in PASSES.items()}
    scale = (WIDTH + LEFT + RIGHT - BAR_LEFT - 70) / max(map(sum, sums.values()))
    parts, y = [], 62
    for (target, algorithm), bars in sums.items():
        x = BAR_LEFT
        parts.append(text(BAR_LEFT - 8, y + 16, f"{algorithm.replace('_', ' ')}, {target}", "end"))
        for time, name, colour in zip(bars, PASSES[algorithm], PASS_COLOURS):
            parts += [f'<rect x="{x:.1f}" y="{y}" width="{time * scale:.1f}" height="{BAR - 6}" fill="{colour}">'
                      f"<title>{name}</title></rect>",
                      text(x + time * scale / 2, y + 13, f"{time:.2f}", "middle", 10, colour="#ffffff")]
            x += time * scale
        parts.append(text(x + 6, y + 13, f"{sum(bars):.2f} ms"))
        y += BAR if algorithm != "three_pass_reload" else BAR + 8
    for name in ("read", "copy", "copy-around"):
        if name in times:
            parts += [text(BAR_LEFT - 8, y + 13, {"read": "reading", "copy": "copying", "copy-around": "non-temporal copy"}[name],
                           "end"),
                      f'<rect x="{BAR_LEFT}" y="{y}" width="{times[name] * scale:.1f}" height="{BAR - 6}" fill="#868e96"/>',
                      text(BAR_LEFT + times[name] * scale + 6, y + 13, f"{times[name]:.2f} ms")]
            y += BAR
    parts.append(text(BAR_LEFT, y + 12, "passes from left to right: maximum, (exponentials and) sum, results or scaling; two-pass: sum, results",
                      colour="#495057", size=10))
    return document(LEFT + WIDTH + RIGHT, y + 26, heading(f"Passes of a softmax of {result['length']:,} elements", data, "ms") + parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--output", default=os.path.join(ROOT, "docs/bench"))
    arguments = parser.parse_args()
    for name in [*LENGTHS, "softmax-passes"]:
        source = os.path.join(arguments.build, "bench", name + ".json")
        if not os.path.exists(source):
            continue
        with open(source, encoding="utf-8") as file:
            data = json.load(file)
        output = os.path.join(arguments.output, name + ".svg")
        with open(output, "w", encoding="utf-8") as file:
            file.write(draw_lengths(data, LENGTHS[name]) if name in LENGTHS else draw_passes(data))
        print(output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
