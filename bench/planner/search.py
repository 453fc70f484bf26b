#!/usr/bin/python3
# ===- search.py - Gains of a search of plans -----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Searches the plans of direct convolutions and compares them with the cost model's.

    bench/planner/search.py                                            all layers, some 40 minutes
    bench/planner/search.py --layers=resnet18 --candidates=128 --json=search.json
    bench/planner/search.py --target=x86-64-avx2                       a machine that no model was fitted to
    bench/planner/search.py --layers=resnet18 --record=resnet18.plans  against other libraries, then:
        bench/conv.py --layers=resnet18 --peers=onednn,onednn-matmul -- --max-error=1e-12 --tuning-record=resnet18.plans
    bench/planner/search.py --curves=search.svg --layers=resnet18      best time over number of candidates, drawn
        --candidates=64 --random-candidates=256
    bench/planner/search.py --layers=few_channels --form=conv_gemm     strategies for NCHW images
    bench/planner/search.py --layers=few_channels --free-layouts       the layout of image and output is searched, too
    bench/planner/search.py --layers=resnet18 --form=integers          plans of products by integers of 16 bits, which
        --record=resnet18.int16.plans                                  compare.py races with those of f32
    bench/planner/search.py --layers=resnet18 --all                    algorithms within the compiler's default error, and
        --record=resnet18.all                                          the plans of what these make; for machines.py --all

Times of a layer's two plans are from one race. With --all they are of the algorithm that was the fastest, and what
that gains is not in them: machines.py --all races both. With --curves each traversal searches each layer; a curve is the
geometric mean over the layers of the best cost after so many candidates, relative to the cost model's plan. Where plans
are of several kinds, the least cost of each kind among the candidates is printed, too. Memory is
what the chosen plan needs beside the layer's tensors, in percent of an im2col matrix. With --free-layouts the gain is
that of the layer's own layout, and the line below has the times of each layout's best plan over that of the own one's
in races of the two. The costs of all candidates are
kept in BUILD/bench/search, and searches that were interrupted go on from there; --fresh begins anew.
"""

import argparse
import json
import math
import os
import re
import statistics
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import DIRECT, INTEGERS, ROOT, flops, select_layers, source, stem  # noqa: E402 (the folder above)

TABLES = "genvolution,resnet18,mobilenet_v1_pointwise,mobilenet_depthwise"
TRAVERSALS = {"model": "#1f5fbf", "narrowing": "#2b8a3e", "genetic": "#d9730d", "random": "#868e96"}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", default=TABLES, help="tables, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--form", default="convolution", choices=("convolution", "conv_gemm", "integers"),
                        help="NHWC or NCHW images, or NHWC ones by products of integers")
    parser.add_argument("--target", default="host")
    parser.add_argument("--candidates", type=int, default=192)
    parser.add_argument("--patience", type=int, default=96)
    parser.add_argument("--seconds", type=float, default=120, help="of a layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--traversal", default="model", choices=TRAVERSALS)
    parser.add_argument("--free-layouts", action="store_true", help="see nnprim-tune")
    parser.add_argument("--all", action="store_true", help="time algorithms first, not only direct convolutions")
    parser.add_argument("--runner", default="", help="see nnprim-tune")
    parser.add_argument("--runner-timeout", type=int, default=120, help="see nnprim-tune")
    parser.add_argument("--curves", metavar="SVG", help="run all traversals to the end and draw them")
    parser.add_argument("--random-candidates", type=int, metavar="N", help="more candidates of the random traversal's curve")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs measured")
    parser.add_argument("--record", metavar="FILE", help="join the records of all layers, for nnprim-compile and bench/conv.py")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


class Tuner:
    """Runs nnprim-tune on one layer."""

    def __init__(self, arguments, traversal):
        self.arguments, self.traversal = arguments, traversal
        form = "" if arguments.form == "convolution" else f"-{arguments.form}"
        layouts = "-free-layouts" if arguments.free_layouts else "-all" if arguments.all else ""
        self.directory = os.path.join(arguments.build, "bench/search",
                                      f"{arguments.target}-{traversal}-{arguments.seed}{form}{layouts}")
        os.makedirs(self.directory, exist_ok=True)

    def search(self, layer, candidates, patience):
        """The record's lines, the layer's own layout first, each candidate's plan and cost in order, and what nnprim-tune
        says."""
        stem_path = os.path.join(self.directory, stem(layer))
        model, record, log = (stem_path + suffix for suffix in (".mlir", ".record", ".log"))
        if self.arguments.fresh and os.path.exists(log):
            os.remove(log)
        with open(model, "w", encoding="utf-8") as file:
            file.writelines(source(layer, self.arguments.form, None))
        error = INTEGERS if self.arguments.form == "integers" or self.arguments.all else DIRECT
        mode = "--all" if self.arguments.all else "--plans"
        command = [os.path.join(self.arguments.build, "bin/nnprim-tune"), mode, model, "-o", record,
                   f"--target={self.arguments.target}", *error, f"--traversal={self.traversal}",
                   f"--seed={self.arguments.seed}", f"--candidates={candidates}", f"--patience={patience}",
                   f"--seconds={self.arguments.seconds}", f"--log={log}"]
        if self.arguments.free_layouts:
            command.append("--free-layouts")
        if self.arguments.runner:
            command += [f"--runner={self.arguments.runner}", f"--runner-timeout={self.arguments.runner_timeout}"]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        os.remove(model)
        if result.returncode != 0:
            sys.exit(f"error: {layer.model} {layer.layer}: {result.stderr.strip()}")
        with open(record, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        # A record is sorted by the names of ops, behind the lines of algorithms, which have none.
        lines.sort(key=lambda line: (line.get("op", "") in ("", "conv_gemm")) == (self.arguments.form != "conv_gemm"))
        costs = []
        if os.path.exists(log):
            with open(log, encoding="utf-8") as file:
                costs = [(entry["plan"], entry.get("cost", math.inf)) for entry in map(json.loads, file)]
        return lines, costs, result.stdout


def extra_memory(layer, plan):
    """Bytes that a plan needs beside input, output and filters, over those of an im2col matrix."""
    fields = {name: int(value) for name, value in re.findall(r"(\w+) = (\d+)", plan)}
    elements = fields.get("parts", 0) * (fields.get("panel_elements", 0) + fields.get("scratch_elements", 0))
    matrix = flops(layer) / (2 * layer.k)
    # Rows that are gathered have an index, of one number for all channels.
    if plan.startswith("#nnprim.gemm_plan") and layer.r * layer.s > 1:
        elements += matrix / (layer.c // layer.groups)
    return elements / matrix


def best_of_kinds(costs):
    """The least cost of each kind of plan, by its name."""
    kinds = {}
    for plan, cost in costs:
        kind = re.match(r"#nnprim\.(\w+)<", plan)[1]
        kinds[kind] = min(cost, kinds.get(kind, math.inf))
    return kinds


def best_so_far(costs, count):
    """The best cost after 1, 2, ... candidates; the cost model's plan is there from the start."""
    best, curve = 1.0, []
    for index in range(count):
        if index < len(costs):
            best = min(best, costs[index])
        curve.append(best)
    return curve


def draw(curves, title):
    """Curves by name as SVG."""
    width, height, left, top, bottom = 720, 380, 64, 56, 44
    count = max(len(curve) for curve in curves.values())
    low = math.floor(50 * min(min(curve) for curve in curves.values())) / 50

    def point(index, value):
        x = left + (width - left - 20) * math.log(index + 1) / math.log(max(count, 2))
        y = top + (height - top - bottom) * (1 - value) / max(1 - low, 0.02)
        return f"{x:.1f},{y:.1f}"

    parts = [f'<text x="16" y="24" font-size="15" font-weight="bold">{title}</text>']
    value = 1.0
    while value >= low - 1e-9:
        x, y = point(0, value).split(",")
        parts.append(f'<line x1="{left}" y1="{y}" x2="{width - 20}" y2="{y}" stroke="#e9ecef"/>'
                     f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end" font-size="11">{value:.2f}</text>')
        value -= 0.02
    tick = 1
    while tick <= count:
        x, _ = point(tick - 1, 1).split(",")
        parts.append(f'<text x="{x}" y="{height - 22}" text-anchor="middle" font-size="11">{tick}</text>')
        tick *= 2
    parts.append(f'<text x="{width / 2}" y="{height - 6}" text-anchor="middle" font-size="11">candidates</text>')
    for number, (name, curve) in enumerate(curves.items()):
        points = " ".join(point(index, value) for index, value in enumerate(curve))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{TRAVERSALS[name]}" stroke-width="2"/>'
                     f'<text x="{left + 130 * number}" y="44" font-size="12" fill="{TRAVERSALS[name]}">{name} '
                     f'({curve[-1]:.3f})</text>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            'font-family="sans-serif" fill="#212529">\n'
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n' + "\n".join(parts) + "\n</svg>\n")


def run_curves(arguments, layers):
    curves = {}
    for name in TRAVERSALS:
        tuner = Tuner(arguments, name)
        candidates = arguments.random_candidates if name == "random" and arguments.random_candidates else arguments.candidates
        all_costs = [[cost for _, cost in tuner.search(layer, candidates, candidates)[1]] for layer in layers]
        layer_curves = [best_so_far(costs, candidates) for costs in all_costs]
        curves[name] = [statistics.geometric_mean(values) for values in zip(*layer_curves)]
        print(f"{name:10s} " + "  ".join(f"{count}: {curves[name][count - 1]:.3f}"
                                         for count in (8, 16, 32, 64, 128, 256) if count <= candidates), flush=True)
    aim = curves["random"][-1]
    needed = next((index + 1 for index, value in enumerate(curves["model"]) if value <= aim), None)
    print(f"model reaches what random has after {len(curves['random'])} candidates ({aim:.3f}) after {needed}")
    with open(arguments.curves, "w", encoding="utf-8") as file:
        file.write(draw(curves, f"Best time over the cost model's, {len(layers)} layers, {arguments.target}"))
    return {"curves": curves}


def run_gains(arguments, layers):
    tuner = Tuner(arguments, arguments.traversal)
    rows, candidates, seconds = [], 0, 0.0
    for layer in layers:
        lines, costs, output = tuner.search(layer, arguments.candidates, arguments.patience)
        if arguments.record:
            with open(arguments.record, "a", encoding="utf-8") as file:
                file.writelines(json.dumps(entry) + "\n" for entry in lines)
        if not lines or "op" not in lines[0]:
            print(f"{layer.model:14s} {layer.layer:20s} no plan to search")
            continue
        line = lines[0]
        rates = re.search(r"(\d+) candidates, .*; ([\d.]+) s to compile, ([\d.]+) s to run", output)
        # Each other layout has raced against the layer's own.
        races = re.findall(r"image and output in (\w+) ([\d.]+) us, (\w+) ([\d.]+) us", output)
        layouts = {races[0][0]: 1.0} if races else {}
        layouts.update({other: float(time) / float(own_time) for _, own_time, other, time in races})
        gain = line["model_microseconds"] / line["microseconds"]
        if rates and flops(layer) < 500e6:
            candidates += int(rates[1])
            seconds += float(rates[2]) + float(rates[3])
        kinds = best_of_kinds(costs)
        rows.append({"table": layer.table, "model": layer.model, "layer": layer.layer, "gain": gain,
                     "microseconds": line["microseconds"], "candidates": len(costs), "plan": line["plan"],
                     "kinds": kinds, "layouts": layouts, "memory": extra_memory(layer, line["plan"])})
        print(f"{layer.model:14s} {layer.layer:20s} {line['model_microseconds']:9.1f} us {line['microseconds']:9.1f} us "
              f"{gain:6.3f}  {len(costs):4d} candidates  {line['plan']}", flush=True)
        if len(kinds) > 1:
            print("    " + ", ".join(f"{kind} {cost:.3f}" for kind, cost in sorted(kinds.items(), key=lambda item: item[1])),
                  flush=True)
        if layouts:
            print("    " + ", ".join(f"{name} {ratio:.3f}" for name, ratio in layouts.items())
                  + "".join(f"; {entry['op']}: {entry['plan']}" for entry in lines[1:]), flush=True)
    gains = [row["gain"] for row in rows]
    if gains:
        # What transformed tiles need, bench/memory.py counts.
        memory = "" if arguments.all else f"; memory at most {100 * max(row['memory'] for row in rows):.1f} % of im2col's"
        print(f"geometric mean {statistics.geometric_mean(gains):.3f}, least {min(gains):.3f}, most {max(gains):.3f}{memory}")
    if seconds:
        print(f"{60 * candidates / seconds:.0f} candidates a minute for layers under 500 MFLOP")
    return {"layers": rows}


def main():
    arguments = parse()
    layers = select_layers(arguments.layers, arguments.filter)
    result = (run_curves if arguments.curves else run_gains)(arguments, layers)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(result, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
