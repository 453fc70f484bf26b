#!/usr/bin/python3
# ===- compile.py - Time and memory that compiling a model takes ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles models and reports seconds, CPU seconds, peak resident memory of the process tree and size of the code.

    bench/compile.py [--build=build] [--against=NNPRIM_COMPILE] [--rounds=N] [--jobs=N] [--target=host] [--check]
                     [--json=FILE] [MODEL...]

With --against the compilers alternate, the other one first, and a second line has the ratios. Each number is the median
of the rounds. With --check the exit code is 1 if a model exceeds its budget.
Resident memory counts pages of mapped files too, as the kernel does.
"""

import argparse
import json
import os
import statistics
import struct
import subprocess
import sys
import time

from models import DEFAULT, ROOT, locate

# Seconds and GiB.
BUDGETS = {"resnet50": (6, 1), "mobilenet-v3": (10, 1), "vgg16": (10, 2)}
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
    """Runs the command; returns its exit code, seconds, CPU seconds and peak bytes."""
    before, begin = os.times(), time.monotonic()
    with subprocess.Popen(command) as process:
        peak = 0
        while process.poll() is None:
            pids = tree(process.pid)
            # The kernel's high-water mark of each process misses no short peak.
            alone = max(status(pid, "VmHWM") for pid in pids)
            peak = max(peak, alone, sum(status(pid, "VmRSS") for pid in pids))
            time.sleep(INTERVAL)
        seconds, after = time.monotonic() - begin, os.times()
    cpu = sum(after[2:4]) - sum(before[2:4])
    return process.returncode, seconds, cpu, peak


def code_bytes(library):
    """The size of the section .text of an ELF file."""
    with open(library, "rb") as file:
        header = struct.unpack("<16sHHIQQQIHHHHHH", file.read(64))
        file.seek(header[6])
        sections = [struct.unpack("<IIQQQQIIQQ", file.read(64)) for _ in range(header[12])]
        file.seek(sections[header[13]][4])
        names = file.read(sections[header[13]][5])
    return sum(section[5] for section in sections if names[section[0] :].split(b"\0")[0] == b".text")


def compile_once(compiler, name, arguments, directory):
    """Numbers of one compilation, or the exit code if it fails."""
    onnx, shape = locate(name, directory)
    library = os.path.join(directory, f"{name}.compiled.so")
    command = [compiler, onnx, "-o", library, f"--input-shape={shape}", f"--target={arguments.target}"]
    if arguments.jobs and compiler != arguments.against:
        command.append(f"-j{arguments.jobs}")
    code, seconds, cpu, peak = run(command)
    if code != 0:
        return code
    row = {"seconds": seconds, "cpu": cpu, "peak": peak, "code": code_bytes(library), "size": os.path.getsize(library)}
    os.remove(library)
    return row


def measure(name, compilers, arguments, directory):
    """The medians of each compiler; an exit code instead of those of a compiler that fails."""
    rounds = [[compile_once(compiler, name, arguments, directory) for compiler in compilers]
              for _ in range(arguments.rounds)]
    medians = []
    for rows in zip(*rounds):
        failed = next((row for row in rows if not isinstance(row, dict)), None)
        medians.append(failed or {key: statistics.median(row[key] for row in rows) for key in rows[0]})
    return medians


def verdict_of(name, row):
    if name not in BUDGETS:
        return "", True
    seconds, gib = BUDGETS[name]
    kept = row["seconds"] < seconds and row["peak"] < gib * 2**30
    return f"{seconds} s, {gib} GiB: {'kept' if kept else 'EXCEEDED'}", kept


def print_row(name, row, note):
    print(f"{name:<20}{row['seconds']:>9.2f}{row['cpu']:>9.2f}{row['peak'] / 2**30:>10.2f}{row['code'] / 2**10:>10.0f}"
          f"{row['size'] / 2**20:>13.1f}  {note}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(DEFAULT)}")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--against", metavar="NNPRIM_COMPILE", help="another compiler to compare with")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="threads that compile (default: one a processor)")
    parser.add_argument("--target", default="host")
    parser.add_argument("--check", action="store_true", help="fail when a budget is exceeded")
    parser.add_argument("--json", metavar="FILE", help="write the numbers too")
    arguments = parser.parse_args()
    directory = os.path.join(arguments.build, "bench")
    os.makedirs(directory, exist_ok=True)
    own = os.path.join(arguments.build, "bin/nnprim-compile")
    compilers = [arguments.against, own] if arguments.against else [own]

    print(f"{'model':<20}{'seconds':>9}{'CPU s':>9}{'peak GiB':>10}{'code KiB':>10}{'library MiB':>13}  budget")
    is_kept, results = True, {}
    for name in arguments.models or DEFAULT:
        *others, row = measure(name, compilers, arguments, directory)
        if not isinstance(row, dict):
            print(f"{name:<20}failed with exit code {row}", flush=True)
            is_kept = False
            continue
        note, kept = verdict_of(name, row)
        is_kept &= kept
        print_row(name, row, note)
        results[name] = {"own": row}
        for other in others:
            if not isinstance(other, dict):
                print(f"{'  against':<20}failed with exit code {other}", flush=True)
                continue
            results[name]["against"] = other
            ratios = [f"{row[key] / other[key]:.2f}" for key in ("seconds", "cpu", "peak", "code", "size")]
            print("{:<20}{:>9}{:>9}{:>10}{:>10}{:>13}".format("  ratio", *ratios), flush=True)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    return 0 if is_kept or not arguments.check else 1


if __name__ == "__main__":
    sys.exit(main())
