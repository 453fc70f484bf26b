#!/usr/bin/python3
# ===- choice.py - Is the algorithm that is chosen the fastest? -----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times layers of stride 1 by every algorithm that can compute them.

    bench/planner/choice.py                                    all tables, some 35 minutes
    bench/planner/choice.py --layers=genvolution --filter=3x3 --passes=1
    bench/planner/choice.py --table --layers=large_kernels     GFLOP/s by each, and oneDNN's

For each layer, the program prints the algorithm that nnprim-compile chooses, the fastest one, and how much longer
the choice takes. Among similar algorithms the fastest one is in part the luckiest, so that losses are rather too
large than too small. All algorithms within the error allowed take part; those that took more than twice the time of
the best in a first look are left out of the next ones. Where filters come from the LLC or from memory, other
programs' use of these changes which algorithm is fastest within a quarter of an hour: all layers are timed in
--passes, one after the other, and the geometric mean of a layer's times counts. Single passes are printed, too. With
--table, the program prints the fastest algorithm of each kind and its speed relative to oneDNN's direct convolution in
the same rounds.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from conv import build  # noqa: E402 (the folder above)
from lib.layers import ROOT, Compiler, all_tables, flops, read_tables, source  # noqa: E402

ALGORITHMS = ["direct", "fft8x8", "fft16x16", *(f"winograd{filters}_f{m}" for m in (2, 3, 4, 5, 6) for filters in ("", "_on_the_fly")),
              *(f"winograd1d_f{m}" for m in range(2, 9))]
# The columns of --table.
KINDS = ["onednn", "direct", r"winograd(?:_on_the_fly)?_f\d", r"winograd1d_f\d", "fft8x8", "fft16x16"]
# The words of remarks for a variant, and the infix of its name.
INFIXES = {"winograd2d": "", "winograd1d": "1d", "on-the-fly winograd2d": "_on_the_fly"}
CHOSEN = re.compile(r"fast_conv by ((?:on-the-fly )?\w+) F\((\d+), (\d+)\): an estimated")


class AlgorithmCompiler(Compiler):
    """Compiles with one algorithm requested, or with none."""

    def __init__(self, arguments, algorithm):
        super().__init__(arguments.build, arguments.target, options=[f"--max-error={arguments.max_error}"])
        self.algorithm = algorithm
        self.directory = os.path.join(self.directory + "-algorithms", algorithm)
        os.makedirs(self.directory, exist_ok=True)

    def source(self, layer, panel):
        parts = super().source(layer, panel)
        attribute = f'{{nnprim.algorithm = "{self.algorithm}", '
        parts[0] = parts[0].replace("linalg.conv_2d_nhwc_hwcf {", f"linalg.conv_2d_nhwc_hwcf {attribute}")
        return parts


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", help="tables, separated by commas (default: all of convolutions)")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--table", action="store_true", help="print what is fastest of each kind, and oneDNN")
    parser.add_argument("--passes", type=int, default=4, choices=range(1, 100), metavar="N", help="over all layers")
    parser.add_argument("--rounds", type=int, default=5, help="of a look")
    parser.add_argument("--looks", type=int, default=5)
    parser.add_argument("--ms", type=float, default=4, help="each algorithm's share of a round")
    parser.add_argument("--max-error", default="1e-4")
    parser.add_argument("--target", default="host")
    parser.add_argument("--json", help="write the times here, after each layer")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def is_candidate(layer):
    """Whether transforms could compute the layer."""
    return layer.stride == layer.dilation == layer.groups == 1 and max(layer.r, layer.s) > 1


def chosen_algorithm(arguments, layer):
    """The name by which the compiler's choice could be requested."""
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "layer.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(source(layer, "convolution", None))
        result = subprocess.run(
            [os.path.join(arguments.build, "bin/nnprim-compile"), path, "-o", path + ".out", "--emit=mlir", "--remarks",
             f"--target={arguments.target}", f"--max-error={arguments.max_error}"],
            capture_output=True, text=True, check=True)
    match = CHOSEN.search(result.stderr)
    if not match:
        return "direct"
    kind, m, r = match[1], int(match[2]), int(match[3])
    if kind == "fourier":
        return f"fft{m + r - 1}x{m + r - 1}"
    return f"winograd{INFIXES[kind]}_f{m}"


def can_compute(algorithm, layer):
    """Whether the algorithm computes the layer and has an assumed error."""
    r = max(layer.r, layer.s)
    if algorithm.startswith("fft"):
        return layer.r == layer.s < int(algorithm[3:].split("x")[0])
    if algorithm == "direct":
        return True
    m = int(algorithm.rsplit("_f", 1)[1])
    return m + r - 1 <= 10 if "1d" in algorithm else layer.r == layer.s and m + r - 1 <= 8


def measure(arguments, layer, algorithms, looks, peers="none"):
    """{contestant: result of nnprim-bench-conv}, in the same rounds."""
    name = re.escape(f"{layer.table}/{layer.model}/{layer.layer}")
    with tempfile.TemporaryDirectory() as directory:
        file = os.path.join(directory, "results.json")
        command = [os.path.join(arguments.build, "bin/nnprim-bench-conv"), f"--rounds={looks * arguments.rounds}",
                   f"--looks={looks}", f"--ms={arguments.ms}", f"--tables={os.path.join(ROOT, 'bench/layers')}",
                   f"--layers={layer.table}", f"--filter=^{name}$", f"--peers={peers}", f"--json={file}"]
        command += [f"--libraries={algorithm}={AlgorithmCompiler(arguments, algorithm).directory}"
                    for algorithm in algorithms]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        with open(file, encoding="utf-8") as results:
            [result] = json.load(results)["layers"]
    return result["contestants"]


def compile_all(arguments, layer):
    """The algorithms that can compute the layer, compiled."""
    algorithms = [name for name in ALGORITHMS if can_compute(name, layer)]
    for name in algorithms:
        error = AlgorithmCompiler(arguments, name).compile(layer)
        if error:
            sys.exit(f"error: {error}")
    return algorithms


def print_row(arguments, layer):
    """A row for docs/results: GFLOP/s, counted as direct convolution, and the speed relative to oneDNN's."""
    results = measure(arguments, layer, compile_all(arguments, layer), arguments.looks, "onednn")
    speeds = {name: result["gflops"] for name, result in results.items()}
    cells = [f"{layer.h}×{layer.w}×{layer.c}, {layer.k} filters {layer.r}×{layer.s}"]
    for kind in KINDS:
        fastest = max((name for name in speeds if re.fullmatch(kind, name)), key=speeds.get, default=None)
        times = speeds[fastest] / speeds["onednn"] if fastest else 0
        named = f"{fastest}: " if fastest and fastest.startswith("winograd") else ""
        cells.append(f"{named}{speeds[fastest]:.0f}" + ("" if fastest == "onednn" else f" ({times:.2f}×)") if fastest else "")
    print(f"| {' | '.join(cells)} |", flush=True)


def time_all(arguments, layer, algorithms, looks):
    """{algorithm: milliseconds}, in the same rounds."""
    return {name: result["ms"]["median"] for name, result in measure(arguments, layer, algorithms, looks).items()}


def select(arguments, layer, chosen):
    """The chosen algorithm, and those that are not far behind the fastest."""
    first = time_all(arguments, layer, compile_all(arguments, layer), 1)
    return [name for name in first if name == chosen or first[name] < 2 * min(first.values())]


def judge(chosen, passes):
    """(fastest, time of the choice over the fastest's), by the times of each of `passes`."""
    means = {name: math.prod(times[name] for times in passes) ** (1 / len(passes)) for name in passes[0]}
    fastest = min(means, key=means.get)
    loss = means[chosen] / means[fastest]
    # Which of two is faster within a hundredth is not for a model to say.
    return (chosen, 1.0) if loss < 1.01 else (fastest, loss)


def summarize(what, losses):
    right = sum(loss == 1.0 for loss in losses)
    print(f"{what}: {right} of {len(losses)} right, {100 * right / len(losses):.0f} %; "
          f"at most {100 * (max(losses) - 1):.1f} % lost", flush=True)


def main():
    arguments = parse()
    build(arguments.build)
    tables = arguments.layers.split(",") if arguments.layers else all_tables()
    layers, seen = [], set()
    for layer in read_tables(tables):
        if is_candidate(layer) and layer[3:] not in seen and re.search(
                arguments.filter, f"{layer.table}/{layer.model}/{layer.layer}"):
            seen.add(layer[3:])
            layers.append(layer)
    if arguments.table:
        print("| layer | oneDNN | direct | Winograd | 1-D Winograd | Fourier 8×8 | 16×16 |\n|---|---|---|---|---|---|---|")
        for layer in layers:
            print_row(arguments, layer)
        return
    if not layers:
        sys.exit(f"error: no layer of stride 1 matches '{arguments.filter}'")
    names = [f"{layer.table}/{layer.model}/{layer.layer}" for layer in layers]
    chosen = [chosen_algorithm(arguments, layer) for layer in layers]
    close = [select(arguments, layer, choice) for layer, choice in zip(layers, chosen)]
    passes = [[] for _ in layers]
    for number in range(1, arguments.passes + 1):
        for layer, algorithms, timed in zip(layers, close, passes):
            timed.append(time_all(arguments, layer, algorithms, arguments.looks))
            if arguments.json:
                with open(arguments.json, "w", encoding="utf-8") as file:
                    json.dump([{"layer": name, "chosen": choice, "passes": timed}
                               for name, choice, timed in zip(names, chosen, passes)], file, indent=1)
        summarize(f"pass {number}", [judge(choice, timed[-1:])[1] for choice, timed in zip(chosen, passes)])
    losses = []
    for layer, name, choice, timed in zip(layers, names, chosen, passes):
        fastest, loss = judge(choice, timed)
        losses.append(loss)
        print(f"{name:48s} {flops(layer) / 1e6:8.0f} MFLOP  {choice:16s}"
              + ("" if loss == 1.0 else f"{fastest:16s} loses {100 * (loss - 1):.1f} %"))
    summarize("all", losses)


if __name__ == "__main__":
    sys.exit(main())
