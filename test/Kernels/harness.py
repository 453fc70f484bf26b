"""Modules of many cases, compiled twice, run and compared.

A batch of cases becomes one module whose @main has an output a case. It is
compiled twice, with the fast kernels for --target and with --reference (naive
loops, sums in double) for this machine, run on the same inputs, and compared:
max|y - y64| / max|y64| <= --max-error for every output, and for sums of more than
1024 products by as much more as the root of their number. The fast kernels are
divided however small they are, and run once more in three threads, and as the
shares of three threads from the last to the first: same bits.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np

from targets import SKIPPED, emitted, label as target_label, runs_here


def tensor(shape, element="f32"):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + ">"


def dense(values):
    """A constant's elements as MLIR text, bit by bit."""
    return f'dense<"0x{np.ascontiguousarray(values).tobytes().hex().upper()}">'


def save_inputs(values, directory):
    """Writes arrays, and gives the options that make them the inputs of nnprim-run."""
    options = []
    for number, value in enumerate(values):
        path = os.path.join(directory, f"in{number}.npy")
        np.save(path, value)
        options.append(f"--input=input{number}={path}")
    return options


class Module:
    """The text of one batch of cases."""

    def __init__(self):
        self.arguments, self.body, self.results, self.labels = [], [], [], []
        self.slack = []

    def new_input(self, shape):
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(shape)}")
        return name

    def new_empty(self, shape, element="f32"):
        name = f"%e{len(self.body)}"
        self.body.append(f"{name} = tensor.empty() : {tensor(shape, element)}")
        return name

    def new_value(self, text):
        name = f"%v{len(self.body)}"
        self.body.append(f"{name} = {text}")
        return name

    def finish(self, value, shape, label, terms=1):
        """An output, each element a sum of so many products."""
        self.results.append((value, tensor(shape)))
        self.labels.append(label)
        # Rounding errors of a sum grow with the root of its length.
        self.slack.append(max(1.0, (terms / 1024) ** 0.5))

    def write(self, directory):
        """The file for the compiler."""
        path = os.path.join(directory, "batch.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text())
        return path

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        return (
            f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  "
            + "\n  ".join(self.body)
            + f"\n  return {', '.join(v for v, _ in self.results)} : {types}\n}}\n"
        )


REGISTERS = {"x86-64-avx512": 32, "x86-64-avx512-amx": 32, "x86-64-avx512-vbmi": 32, "x86-64-avx2": 16, "aarch64-neon": 32}
PANELS = {"x86-64-avx512": [16, 32, 48, 64], "x86-64-avx512-amx": [16, 32, 48, 64],
          "x86-64-avx512-vbmi": [16, 32, 48, 64], "x86-64-avx2": [8, 16, 24], "aarch64-neon": [4, 8, 12, 16]}


def run(command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}\n{result.stderr.strip()}")
    return result.stderr


def compiled(args, source, directory, name, flags):
    library = os.path.join(directory, name + ".so")
    run([args.compiler, source, "-o", library, *flags])
    return library


# In the reversed order, a share that needs what another one writes misses it in every run, not in some.
WAYS = {"one thread": ["--threads=1"], "three threads": ["--threads=3"], "reversed shares": ["--threads=3", "--reverse"]}


def run_library(library, runner, results, flags=("--threads=1",)):
    os.mkdir(results)
    run([*runner, library, f"--output-dir={results}", *flags])
    return results


def run_ways(library, runner, results, threads=()):
    """Runs a library in each way, and on other numbers of threads; the directories of outputs by the names of the ways."""
    os.mkdir(results)
    ways = WAYS | {f"{count} threads": [f"--threads={count}"] for count in threads}
    return {way: run_library(library, runner, os.path.join(results, way.replace(" ", "-")), flags)
            for way, flags in ways.items()}


def load_ways(ways, name="output0"):
    """An output by one thread, and the name of a way that gives other bits or ""."""
    y, *others = (np.load(os.path.join(results, name + ".npy")) for results in ways.values())
    for way, other in zip(list(ways)[1:], others):
        if y.tobytes() != other.tobytes():
            return y, way
    return y, ""


def check_batch(args, cases, directory, new_module):
    """Runs one batch; the number of outputs that differ."""
    module = new_module()
    for function, arguments in cases:
        function(module, *arguments)
    source = module.write(directory)
    runner = args.runner.split()
    flags = [f"--target={emitted(args.target)}", "--min-thread-cycles=0", f"--max-error={args.max_error}"]
    flags += [f"--machine={args.machine}"] if args.machine else []
    ways = run_ways(compiled(args, source, directory, "fast", flags), runner, os.path.join(directory, "fast"),
                    args.threads)
    reference = compiled(args, source, directory, "slow", ["--reference"])
    slow = run_library(reference, args.host_runner.split(), os.path.join(directory, "slow"))
    failures = 0
    for i, label in enumerate(module.labels):
        y, other = load_ways(ways, f"output{i}")
        y64 = np.load(os.path.join(slow, f"output{i}.npy"))
        scale = np.abs(y64).max(initial=0.0)
        error = np.abs(y.astype(np.float64) - y64).max(initial=0.0)
        if not error <= args.max_error * module.slack[i] * scale:
            failures += 1
            print(f"FAIL {label}: error {error / scale if scale else error:.2e}")
        elif other:
            failures += 1
            print(f"FAIL {label}: other bits with {other}")
    return failures, len(module.labels)


def main(draw, description, new_module=Module):
    """Runs the cases (function, arguments) that draw(target, count, seed) gives."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", default="x86-64-avx512", choices=PANELS)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=lambda text: [int(count) for count in text.split(",")], default=[],
                        help="further numbers of threads, separated by commas")
    parser.add_argument("--max-error", type=float, default=1e-5)
    parser.add_argument("--machine", help="a machine file to compile for")
    args = parser.parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    cases = draw(args.target, args.count, args.seed)
    failed = total = 0
    for begin in range(0, len(cases), args.batch):
        with tempfile.TemporaryDirectory() as directory:
            bad, count = check_batch(args, cases[begin : begin + args.batch], directory, new_module)
        failed, total = failed + bad, total + count
    print(f"{target_label(args.target)}: {total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0


# Sweeps over types of narrow floats have options and a loop of their own.


def make_parser(description, target):
    """A parser of the options that CMakeLists.txt gives to each sweep."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", default=target)
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def sweep_types(args, types, check):
    """Runs `check(args, element, rounding, directory)`, which returns failures and cases; the exit code."""
    failed = total = 0
    for element, rounding in types:
        with tempfile.TemporaryDirectory() as directory:
            bad, count = check(args, element, rounding, directory)
        if bad:
            print(f"{bad} of {count} with {element}, {rounding}")
        failed, total = failed + bad, total + count
    print(f"{target_label(args.target)}: {total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0
