#!/usr/bin/python3
# ===- whole_models.py - Compiled models against the reference path -------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles models for each target and compares with the naive lowering of the same graph.

    whole_models.py --build=build [--targets=x86-64-avx512,...] [--all] [MODEL[:SPARSITY][@BATCH]...]

The reference is `nnprim-compile --reference`: plain loops that accumulate in
double precision, run on the host. Every target gets the same input, and must
come within max|y - yref| <= 1e-4 max|yref| (--tolerance), with the same bits in one thread
and in three (a tiny model: in sixteen too), every kernel being divided. A target that this machine cannot
run is skipped and said to be; aarch64 runs in qemu.
"""

import argparse
import os
import subprocess
import sys
import time
import zlib

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "models"), os.path.join(ROOT, "test/Kernels")]

import make  # noqa: E402
from sparsity import Sparsity  # noqa: E402
from targets import emitted, label, runs_here  # noqa: E402

TINY = [name for name in make.MODELS if name.startswith("tiny-")] + ["tiny-cnn@3"]
# Sparse ones are compared with the dense products of the reference.
TINY += ["tiny-mobilenet:90", "tiny-mobilenet:80x4@2", "tiny-cnn:95", "tiny-upscaler:85", "tiny-upscaler:70x2@2",
         "tiny-features:90", "tiny-features:80x4@2"]
# The models that fit into some minutes; --all takes the rest.
SPARSE = ["mobilenet-v1:90", "mobilenet-v2:85", "mobilenet-v3-small:80", "efficientnet-b0:90x2"]
SMALL = TINY + ["squeezenet", "mobilenet-v2", "mobilenet-v3", "resnet18"] + SPARSE


class Failure(Exception):
    """A model that does not compile, run or agree; the text says which."""


class Tester:
    def __init__(self, arguments):
        self.bin = os.path.join(arguments.build, "bin")
        self.directory = arguments.directory or os.path.join(arguments.build, "test-models")
        self.aarch64_run = arguments.aarch64_run.split()
        os.makedirs(self.directory, exist_ok=True)

    def path(self, name):
        return os.path.join(self.directory, name)

    def runner(self, target):
        """The command that runs a library of the target, or None."""
        if target.startswith("aarch64"):
            return self.aarch64_run or None
        return [os.path.join(self.bin, "nnprim-run")] if runs_here(target) else None

    def write_model(self, name):
        """Writes the ONNX file and an input of a standard deviation of one."""
        model, _, batch = name.partition("@")
        model, _, sparsity = model.partition(":")
        builder = make.build(model, batch=int(batch or 1), sparsity=Sparsity.parse(sparsity or "0"))
        with open(self.path(f"{name}.onnx"), "wb") as file:
            file.write(builder.model().SerializeToString(deterministic=True))
        inputs = []
        for value in builder.inputs:
            shape = [d.dim_value for d in value.type.tensor_type.shape.dim]
            rng = np.random.RandomState(zlib.crc32(f"{name}/{value.name}".encode()))
            file = self.path(f"{name}.{value.name}.npy")
            np.save(file, rng.standard_normal(shape).astype(np.float32))
            inputs.append(f"--input={value.name}={file}")
        return inputs, [value.name for value in builder.outputs]

    def outputs(self, name, inputs, names, label, options, runner):
        """Compiles and runs; returns the outputs, seconds to compile and to run."""
        library, directory = self.path(f"{name}.{label}.so"), self.path(f"{name}.{label}")
        os.makedirs(directory, exist_ok=True)
        compiling = timed([os.path.join(self.bin, "nnprim-compile"), self.path(f"{name}.onnx"), "-o", library,
                           "--verify-each", *options])
        run = [*runner, library, *inputs, f"--output-dir={directory}"]
        running = timed(run)
        outputs = self.load(directory, names)
        # Threads beyond the processors take turns, which is slow: only small models have 16.
        many = (["--threads=16"],) if name.startswith("tiny") else ()
        for threads in () if "--reference" in options else (["--threads=3"], ["--threads=3", "--reverse"], *many):
            timed([*run, *threads])
            if any(x.tobytes() != y.tobytes() for x, y in zip(outputs, self.load(directory, names))):
                raise Failure(f"{' '.join(threads)} changes the result")
        os.remove(library)
        return outputs, compiling, running

    @staticmethod
    def load(directory, names):
        return [np.load(os.path.join(directory, f"{name}.npy")) for name in names]


def timed(command):
    begin = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        lines = done.stdout.strip().splitlines() or ["no message"]
        raise Failure(f"{os.path.basename(command[0])}: exit code {done.returncode}: {lines[0]}")
    return time.monotonic() - begin


def relative_error(outputs, references):
    """The largest max|y - yref| / max|yref| of the outputs; refuses senseless values."""
    worst = 0.0
    for y, reference in zip(outputs, references):
        if y.shape != reference.shape:
            raise Failure(f"shape {y.shape} instead of {reference.shape}")
        if not np.isfinite(reference).all() or np.ptp(reference) == 0:
            raise Failure("the reference is constant or not finite")
        if not np.isfinite(y).all():
            raise Failure("the output is not finite")
        worst = max(worst, float(np.abs(y.astype(np.float64) - reference).max() / np.abs(reference).max()))
    return worst


def test(tester, name, targets, tolerance):
    """Compares one model on all targets; prints a line each, returns the number of failures."""
    failures = 0
    try:
        inputs, names = tester.write_model(name)
        references, compiling, running = tester.outputs(name, inputs, names, "reference", ["--reference"],
                                                        [os.path.join(tester.bin, "nnprim-run")])
        print(f"{name:<22}{'reference':<27}{'':<10}  compiled in {compiling:.1f} s, ran in {running:.1f} s", flush=True)
    except Failure as failure:
        print(f"{name:<22}{'reference':<27}FAILED: {failure}", flush=True)
        return 1
    for target in targets:
        runner = tester.runner(target)
        try:
            options = [f"--target={emitted(target)}", "--min-thread-cycles=0"]
            outputs, compiling, running = tester.outputs(name, inputs, names, target, options, runner)
            error = relative_error(outputs, references)
            if error > tolerance:
                raise Failure(f"differs by {error:.2e} of the largest value")
            print(f"{name:<22}{label(target):<27}{error:<10.1e}  compiled in {compiling:.1f} s, ran in {running:.1f} s", flush=True)
        except Failure as failure:
            failures += 1
            print(f"{name:<22}{target:<27}FAILED: {failure}", flush=True)
    os.remove(tester.path(f"{name}.onnx"))
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help="default: the small ones")
    parser.add_argument("--all", action="store_true", help="every model")
    parser.add_argument("--tiny", action="store_true", help="only the tiny models")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--directory", help="where to work (default: in the build directory)")
    parser.add_argument("--targets", default="x86-64-avx512,x86-64-avx2")
    parser.add_argument("--tolerance", type=float, default=1e-4,
                        help="the largest error, relative to the largest value (default: %(default)s)")
    parser.add_argument("--aarch64-run", default="", metavar="COMMAND", help="qemu and an nnprim-run for aarch64")
    arguments = parser.parse_args()
    tester = Tester(arguments)

    targets = []
    for target in arguments.targets.split(","):
        if tester.runner(target):
            targets.append(target)
        else:
            print(f"skipped: this machine does not run {target}")
    models = arguments.models or (TINY if arguments.tiny else SMALL)
    if arguments.all:
        models = TINY + [name for name in make.MODELS if name not in TINY] + SPARSE
    failures = sum(test(tester, name, targets, arguments.tolerance) for name in models)
    print(f"{len(models)} models on {len(targets)} targets, {failures} failures")
    return 1 if failures or not targets else 0


if __name__ == "__main__":
    sys.exit(main())
