#!/usr/bin/python3
# ===- int8.py - Figure 5 of NGEMM (2019), for this machine ----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Draws a run of bench/int8.py as the paper draws its own: a bar for each size, the geometric mean as the last.

    bench/plots/int8.py FILE.json [FILE.svg]

A bar is a peer's time over ours. The paper has no table; its text gives the mean over its sizes and what is left of it
at large batches, which are lines here.
"""

import json
import math
import sys

from layers import text

# NGEMM over MKL's cblas_gemm_s8u8s32 on a Xeon E5-2673 v4 (AVX2), one thread: section 5.
PAPER_MEAN, PAPER_LARGE_BATCH = 1.4, 1.1
OURS, MEAN, PAPER = "#1f5fbf", "#0b2f66", "#c2255c"
LEFT, TOP, HEIGHT, BAR, LABELS = 60, 60, 260, 13, 120


def ratios(results):
    """(name, ratio) of each layer against the best peer."""
    return [(kept["layer"], kept["peers"][kept["best"]]) for kept in results if kept["peers"]]


def bar(x, value, scale, colour):
    height = value * scale
    return f'<rect x="{x:.1f}" y="{TOP + HEIGHT - height:.1f}" width="{BAR - 3}" height="{height:.1f}" fill="{colour}"/>'


def label(x, string):
    y = TOP + HEIGHT + 6
    return (f'<g transform="rotate(-90 {x:.1f} {y})">' + text(x, y + 4, string, "end", 9) + "</g>")


def line(value, scale, right, colour, string):
    y = TOP + HEIGHT - value * scale
    return (f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-dasharray="4 3"/>'
            + text(right + 4, y + 4, string, size=10, colour=colour))


def draw(path, output):
    """Writes the figure of the numbers at `path`."""
    with open(path, encoding="utf-8") as file:
        run = json.load(file)
    values = ratios(run["results"])
    mean = math.exp(sum(math.log(value) for _, value in values) / len(values))
    scale = HEIGHT / max(*(value for _, value in values), PAPER_MEAN * 1.1)
    right = LEFT + BAR * (len(values) + 2)
    parts = [text(LEFT, 20, f"{run['suite']}: time of the best peer over ours, {run['target']}", size=14, weight="bold"),
             text(LEFT, 38, f"weights up to ±{run['most']}; oneDNN {run['onednn_isa'] or 'with all instructions'}; "
                  f"geometric mean {mean:.2f}")]
    for i, (name, value) in enumerate([*values, ("geometric mean", mean)]):
        x = LEFT + BAR * (i + (i == len(values)))
        parts += [bar(x, value, scale, MEAN if i == len(values) else OURS), label(x + BAR / 2 - 1, name)]
    parts += [line(1.0, scale, right, "#495057", "equal"),
              line(PAPER_MEAN, scale, right, PAPER, f"NGEMM over MKL, mean: {PAPER_MEAN}")]
    if run["suite"] == "ngemm":
        parts.append(line(PAPER_LARGE_BATCH, scale, right, PAPER, f"the same, large batches: {PAPER_LARGE_BATCH}"))
    with open(output, "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{right + 190}" height="{TOP + HEIGHT + LABELS}" '
                   'font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>' + "\n".join(parts)
                   + "</svg>\n")
    print(f"{output}: geometric mean {mean:.2f}; NGEMM (2019) over MKL: {PAPER_MEAN}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(draw(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else sys.argv[1].removesuffix(".json") + ".svg"))
