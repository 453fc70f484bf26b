#!/usr/bin/python3
# ===- int8.py - Quantized layers against other libraries -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times quantized layers, unsigned by signed bytes, against oneDNN and XNNPACK, one thread, and draws the figure.

    bench/int8.py --suite=ngemm --rows=1,2,4,8          products of few rows
    bench/int8.py --suite=pointwise [--sums]            1x1 layers, to bytes or to sums of 32 bits
    bench/int8.py --suite=resnet18                      3x3 layers
    bench/int8.py --suite=ngemm --target=x86-64-avx2 --onednn-isa=AVX2    the setting of NGEMM (2019)
    bench/int8.py --draw FILE.json FILE.svg             the figure of such a run, beside what the paper has

Every layer is compiled for --target, then all are timed in turns. Printed are GOP/s (a multiply-add is two), the best
peer's time over ours, percent of the peak of vpdpbusd and of the bandwidth at which the weights' bytes can be read in
the same rounds; at the end geometric means, for products by their number of rows. Weights are at most --most in
magnitude: pairs of up to 64 fit in 16 bits with unsigned bytes. --compile-only and --time-only are halves of a run, for
machines on which nothing else may run while time is taken. --baseline=DIR takes part as well: the libraries of another
compiler's --compile-only --libraries=DIR.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys

from lib.int8_layers import SUITES, module, read_suite
from lib.layers import ROOT

LIMITS = ("read", "peak")


def library(arguments, layer, directory=None):
    return os.path.join(directory or arguments.libraries, re.sub(r"[^A-Za-z0-9]", "_", layer.name) + ".so")


def compile_layer(arguments, layer):
    path = library(arguments, layer)
    source = path + ".mlir"
    with open(source, "w", encoding="utf-8") as file:
        file.write(module(layer, arguments.most, "s32" if arguments.sums else "u8"))
    compiler = os.path.join(arguments.build, "bin", "nnprim-compile")
    subprocess.run([compiler, source, "-o", path, f"--target={arguments.target}"], check=True)
    os.remove(source)


def time_layer(arguments, layer):
    """{contestant: (speed, its time over ours, detail)}."""
    environment = dict(os.environ)
    if arguments.onednn_isa:
        environment["ONEDNN_MAX_CPU_ISA"] = arguments.onednn_isa
    shape = (layer.h, layer.w, layer.c, layer.k, layer.r, layer.stride, *layer.pads)
    command = [os.path.join(arguments.build, "bin", "nnprim-bench-int8"), f"--library={library(arguments, layer)}",
               f"--shape={','.join(map(str, shape))}", f"--rounds={arguments.rounds}", f"--share={arguments.share}",
               f"--most={arguments.most}", *(["--sums"] if arguments.sums else [])]
    if arguments.baseline:
        command.append(f"--baseline={library(arguments, layer, arguments.baseline)}")
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=True).stdout
    times = {}
    for line in output.splitlines():
        name, speed, ratio, *detail = line.split()
        times[name] = (float(speed), float(ratio), " ".join(detail))
    return times


def result(arguments, layer, times):
    """The entry of a layer in the JSON file."""
    peers = {name: ratio for name, (_, ratio, _) in times.items() if name not in ("nnprim", "baseline", *LIMITS)
             # XNNPACK's instructions cannot be limited.
             and not (arguments.onednn_isa and name == "xnnpack")}
    kept = {"layer": layer.name, "rows": layer.h if layer.w == 1 else None, "gops": times["nnprim"][0],
            "gigabytes": layer.r * layer.r * layer.c * layer.k * 1e-9,
            "peers": peers, "details": {name: times[name][2] for name in peers},
            # Reading alone takes this share of our time.
            "bandwidth_percent": 100 * times["read"][1]}
    if peers:
        kept["best"] = min(peers, key=peers.get)
    if "peak" in times:
        kept["peak_percent"] = 100 * times["nnprim"][0] / times["peak"][0]
    if "baseline" in times:
        kept["baseline"] = times["baseline"][1]
    return kept


def row(kept):
    words = [f"{kept['layer']:<28}{kept['gops']:>8.1f}"]
    words += [f"{name} {ratio:.3f}" for name, ratio in kept["peers"].items()]
    words += [f"baseline {kept['baseline']:.3f}"] if "baseline" in kept else []
    words += [f"{kept['peak_percent']:.0f} % of peak"] if "peak_percent" in kept else []
    return ", ".join([*words, f"{kept['bandwidth_percent']:.0f} % of bandwidth"])


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def summarize(results):
    """Geometric means of the best peer's times over ours, and the least."""
    by_rows = {}
    for kept in results:
        by_rows.setdefault(kept["rows"], []).append(kept)
    groups = list(by_rows.items()) if len(by_rows) > 1 else []
    for rows, group in [*groups, ("all", results)]:
        name = f"M = {rows}" if isinstance(rows, int) else "all"
        if all("best" in kept for kept in group):
            ratios = [kept["peers"][kept["best"]] for kept in group]
            worst = min(group, key=lambda kept: kept["peers"][kept["best"]])
            print(f"{name}: best peer {mean(ratios):.3f}, least {min(ratios):.3f} ({worst['layer']}), "
                  f"{mean([kept['gops'] for kept in group]):.0f} GOP/s")
        for peer in dict.fromkeys(name for kept in group for name in kept["peers"]):
            values = [kept["peers"][peer] for kept in group if peer in kept["peers"]]
            print(f"{name}: {peer} {mean(values):.3f} of {len(values)}")
        if "baseline" in group[0]:
            print(f"{name}: baseline {mean([kept['baseline'] for kept in group]):.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--suite", default="ngemm", choices=SUITES)
    parser.add_argument("--target", default="host")
    parser.add_argument("--onednn-isa", default="", help="limits oneDNN's instructions, for example AVX2")
    parser.add_argument("--rows", help="of a product, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for names of layers")
    parser.add_argument("--most", type=int, default=127)
    parser.add_argument("--sums", action="store_true", help="results are sums, not bytes; XNNPACK has none")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--share", type=float, default=0.005, help="seconds of a contestant in a round")
    parser.add_argument("--libraries", help="where compiled layers are (default: in the build directory)")
    parser.add_argument("--baseline", metavar="DIR")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--time-only", action="store_true")
    parser.add_argument("--json", metavar="FILE", help="where to write the numbers")
    parser.add_argument("--draw", metavar="FILE.json", help="draw what a run wrote")
    parser.add_argument("output", nargs="*", metavar="FILE.svg", help="where to draw it")
    arguments = parser.parse_args()
    if arguments.draw:
        program = os.path.join(ROOT, "bench/plots/int8.py")
        return subprocess.run([sys.executable, program, arguments.draw, *arguments.output], check=False).returncode
    arguments.libraries = arguments.libraries or os.path.join(
        arguments.build, "bench", "int8", f"{arguments.target}-{arguments.most}{'-sums' if arguments.sums else ''}")
    os.makedirs(arguments.libraries, exist_ok=True)
    layers = [layer for layer in read_suite(arguments.suite) if re.search(arguments.filter, layer.name)]
    if arguments.rows:
        layers = [layer for layer in layers if str(layer.h) in arguments.rows.split(",")]
    if not arguments.time_only:
        for layer in layers:
            compile_layer(arguments, layer)
    if arguments.compile_only:
        return 0
    results = []
    for layer in layers:
        results.append(result(arguments, layer, time_layer(arguments, layer)))
        print(row(results[-1]), flush=True)
    summarize(results)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump({"suite": arguments.suite, "target": arguments.target, "most": arguments.most,
                       "onednn_isa": arguments.onednn_isa, "results": results}, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
