#!/usr/bin/python3
# ===- compile.py - Time and memory that compiling a model takes ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles models and reports seconds and the peak resident memory of the process tree.

    bench/compile.py [--build=build] [--target=host] [--check] [MODEL...]

With --check the exit code is 1 if a model exceeds its budget.
Resident memory counts pages of mapped files too, as the kernel does.
"""

import argparse
import os
import subprocess
import sys
import time

from models import DEFAULT, ROOT, locate

# Seconds and GiB.
BUDGETS = {"resnet50": (15, 2), "vgg16": (40, 3)}
INTERVAL = 0.01


def status(pid, field):
    """A number of /proc/PID/status in bytes; 0 once the process is gone."""
    try:
        with open(f"/proc/{pid}/status", encoding="utf-8") as file:
            line = next((line for line in file if line.startswith(field + ":")), None)
    except OSError:
        return 0
    return int(line.split()[1]) * 1024 if line else 0


def tree(pid):
    """The process and all its descendants."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
            children = [int(child) for child in file.read().split()]
    except OSError:
        children = []
    return [pid] + [descendant for child in children for descendant in tree(child)]


def run(command):
    """Runs the command; returns its exit code, seconds and peak bytes."""
    begin = time.monotonic()
    process = subprocess.Popen(command)
    peak = 0
    while process.poll() is None:
        pids = tree(process.pid)
        # The kernel's high-water mark of each process misses no short peak.
        alone = max(status(pid, "VmHWM") for pid in pids)
        peak = max(peak, alone, sum(status(pid, "VmRSS") for pid in pids))
        time.sleep(INTERVAL)
    return process.returncode, time.monotonic() - begin, peak


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(DEFAULT)}")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--check", action="store_true", help="fail when a budget is exceeded")
    arguments = parser.parse_args()
    directory = os.path.join(arguments.build, "bench")
    os.makedirs(directory, exist_ok=True)

    print(f"{'model':<14}{'seconds':>9}{'peak GiB':>10}{'library MiB':>13}  budget")
    failed = False
    for name in arguments.models or DEFAULT:
        onnx, shape = locate(name, directory)
        library = os.path.join(directory, f"{name}.so")
        code, seconds, peak = run([os.path.join(arguments.build, "bin/nnprim-compile"), onnx, "-o", library,
                                   f"--input-shape={shape}", f"--target={arguments.target}"])
        gib = peak / 2**30
        size = os.path.getsize(library) / 2**20 if code == 0 else 0
        verdict = "" if code == 0 else f"failed with exit code {code}"
        if name in BUDGETS and code == 0:
            kept = seconds < BUDGETS[name][0] and gib < BUDGETS[name][1]
            verdict = f"{BUDGETS[name][0]} s, {BUDGETS[name][1]} GiB: {'kept' if kept else 'EXCEEDED'}"
            failed |= not kept
        failed |= code != 0
        print(f"{name:<14}{seconds:>9.2f}{gib:>10.2f}{size:>13.1f}  {verdict}", flush=True)
    return 1 if failed and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
