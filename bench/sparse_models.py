#!/usr/bin/python3
# ===- sparse_models.py - Whole models over the share of zero weights ------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times whole models at several sparsities against the dense model that this compiler makes of the same network.

    bench/sparse_models.py                                   all MobileNets and EfficientNet-B0 at 0, 50, … 95 %
    bench/sparse_models.py --sparsity=90 --threads=2 mobilenet-v1
    bench/sparse_models.py --sparsity=50x4,90x4              blocks of four output channels
    bench/sparse_models.py --scaling --sparsity=90           two threads against two processes at once

All builds of a model run in turns, each round in a process of its own for a part of a second; a latency is the median of the
rounds' medians. Figures are the dense latency over the sparse one, and the sparsity without structure at which they break
even.

--scaling asks what two threads gain, and what they could: each round runs a build on one thread of one core, in two
processes at once, one on each core, and on two threads. Of the first and the last come the gain of two threads, of the first
two how much more two cores do than one where nothing is divided and nobody waits, which bounds it: less than two where
cores share caches, memory or a clock. Both by the fastest runs and by medians of the rounds' ratios.

The figure is that of Dukhan's thesis (2021), figure 41; bench/plots/sparse.py draws it.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

from lib.layers import ROOT
from sparse import break_even


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", help="names of models/make.py",
                        default=["mobilenet-v1", "mobilenet-v2", "mobilenet-v3", "mobilenet-v3-small", "efficientnet-b0"])
    parser.add_argument("--sparsity", default="50,60,70,80,90,95,50x4,80x4,90x4",
                        help="as models/make.py takes it, separated by commas")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--ms", type=float, default=150, help="each build's share of a round")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--pool", choices=["own", "pthreadpool"], default="own", help="whose threads (nnprim-run --pool)")
    parser.add_argument("--scaling", action="store_true", help="compare two threads with two processes")
    parser.add_argument("--target", default="host")
    parser.add_argument("--compile-only", action="store_true", help="leave the libraries in --directory")
    parser.add_argument("--directory", help="where libraries are; those that are there are not compiled again")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def compile_model(arguments, directory, model, sparsity):
    stem = os.path.join(directory, f"{model}-{sparsity}-{arguments.threads}")
    library = stem + ".so"
    if os.path.exists(library):
        return library
    make = os.path.join(ROOT, "models/make.py")
    subprocess.run([make, model, f"--sparsity={sparsity}", "-o", stem + ".onnx"], check=True)
    subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), stem + ".onnx", "-o", library,
                    f"--target={arguments.target}", f"--num-threads={arguments.threads}"], check=True)
    os.remove(stem + ".onnx")
    return library


def run(arguments, library, count):
    command = [os.path.join(arguments.build, "bin/nnprim-run"), library, f"--repeat={count}",
               f"--threads={arguments.threads}", f"--pool={arguments.pool}", "--json"]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    return json.loads(output)["latency_ms"]["median"]


def measure(arguments, libraries):
    """The median latency of each library, and the spread of its rounds: (largest - least) / median."""
    counts = [max(3, int(arguments.ms / run(arguments, library, 3))) for library in libraries]
    rounds = [[run(arguments, *pair) for pair in zip(libraries, counts)] for _ in range(arguments.rounds)]
    columns = list(zip(*rounds))
    medians = [statistics.median(column) for column in columns]
    return medians, [(max(column) - min(column)) / median for column, median in zip(columns, medians)]


def run_at_once(arguments, library, count, threads, core_sets):
    """The latencies of processes that run at the same time, each on a set of cores."""
    command = [os.path.join(arguments.build, "bin/nnprim-run"), library, f"--repeat={count}", f"--threads={threads}",
               f"--pool={arguments.pool}", "--json"]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=lambda cores=cores: os.sched_setaffinity(
        0, cores)) for cores in core_sets]
    outputs = [process.communicate()[0] for process in processes]
    if any(process.returncode for process in processes):
        sys.exit(f"error: {library} does not run")
    return [json.loads(output)["latency_ms"] for output in outputs]


def measure_scaling(arguments, library):
    """The latencies of each round: of one thread, of two processes at once, of two threads."""
    cores = sorted(os.sched_getaffinity(0))[:2]
    if len(cores) < 2:
        sys.exit("error: --scaling needs two cores")
    ways = {"one": (1, [{cores[0]}]), "processes": (1, [{core} for core in cores]), "two": (2, [set(cores)])}
    count = max(3, int(arguments.ms / run_at_once(arguments, library, 3, *ways["one"])[0]["median"]))
    rounds = []
    for number in range(arguments.rounds):
        # One thread takes turns on the cores, which need not be alike.
        ways["one"] = (1, [{cores[number % 2]}])
        rounds.append({name: run_at_once(arguments, library, count, *way) for name, way in ways.items()})
    return rounds


def get_scaling(rounds, statistic):
    """The gain of two processes and of two threads over one, by the fastest runs or by medians of rounds."""
    def rate(latencies):
        return sum(1 / latency[statistic] for latency in latencies)

    def gain(name):
        if statistic == "min":
            # Of each process of the two the fastest run of all rounds.
            return (sum(1 / min(column) for column in zip(*([latency["min"] for latency in each[name]]
                                                            for each in rounds)))
                    * min(each["one"][0]["min"] for each in rounds))
        return statistics.median(rate(each[name]) / rate(each["one"]) for each in rounds)
    return gain("processes"), gain("two")


def print_scaling(arguments, sparsities, builds):
    print(f"{'':24}{'fastest runs':>30}{'medians':>30}")
    print(f"{'':24}" + f"{'processes':>12}{'threads':>9}{'share':>9}" * 2)
    results = []
    for model, libraries in builds.items():
        for sparsity, library in zip(sparsities, libraries):
            rounds = measure_scaling(arguments, library)
            text = ""
            for statistic in ("min", "median"):
                processes, threads = get_scaling(rounds, statistic)
                text += f"{processes:12.2f}{threads:9.2f}{threads / processes:9.2f}"
            print(f"{f'{model} {sparsity} %':24}{text}", flush=True)
            results.append({"model": model, "sparsity": sparsity, "rounds": rounds})
    return results


def unstructured(sparsities, ratios):
    """Percentages without blocks and their ratios."""
    pairs = [(float(name), ratio) for name, ratio in zip(sparsities, ratios) if "x" not in name]
    return [list(column) for column in zip(*pairs)]


def print_table(results):
    sparsities = results[0]["sparsities"]
    print(f"{'dense / sparse':20}{'dense, ms':>10}" + "".join(f"{f'{name} %':>8}" for name in sparsities)
          + "  break-even  spread")
    for result in results:
        ratios = [result["dense_ms"] / latency for latency in result["sparse_ms"]]
        single = unstructured(sparsities, ratios)
        print(f"{result['model']:20}{result['dense_ms']:10.2f}" + "".join(f"{ratio:8.2f}" for ratio in ratios)
              + f"{break_even(*single) if single else '':>12}{100 * max(result['spreads']):6.0f} %")


def write_json(arguments, results):
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file)


def main():
    arguments = parse()
    sparsities = arguments.sparsity.split(",")
    with tempfile.TemporaryDirectory() as temporary:
        directory = arguments.directory or temporary
        os.makedirs(directory, exist_ok=True)
        names = sparsities if arguments.scaling else ["0", *sparsities]
        builds = {model: [compile_model(arguments, directory, model, name) for name in names]
                  for model in arguments.models}
        if arguments.compile_only:
            return 0
        if arguments.scaling:
            write_json(arguments, {"scaling": print_scaling(arguments, sparsities, builds)})
            return 0
        results = []
        for model, libraries in builds.items():
            medians, spreads = measure(arguments, libraries)
            results.append({"model": model, "sparsities": sparsities, "dense_ms": medians[0],
                            "sparse_ms": medians[1:], "spreads": spreads})
    print_table(results)
    write_json(arguments, {"threads": arguments.threads, "rounds": arguments.rounds, "results": results})
    return 0


if __name__ == "__main__":
    sys.exit(main())
