#!/usr/bin/env python3
# ===- not_run.py - Tests that are left out on this machine -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Says, before the suite runs, what this machine does not run of it, and why.

    not_run.py --build=build

lit counts a test whose REQUIRES is not met as unsupported, and ctest does not list entries that need an absent emulator.
"""

import argparse
import glob
import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "Kernels"))

from targets import AVX512, cpu_flags  # noqa: E402


def missing_features(build):
    """{feature of lit.cfg.py: why it is missing}."""
    missing = {}
    if not {"avx2", "fma"} <= cpu_flags():
        missing["avx2"] = "this processor has no AVX2"
    if not shutil.which("rustc"):
        missing["rustc"] = "there is no Rust compiler"
    if not shutil.which("qemu-x86_64") and not shutil.which("qemu-x86_64-static"):
        missing["qemu-x86-64"] = "there is no qemu-x86_64"
    if not shutil.which("chromium"):
        missing["chromium"] = "there is no chromium"
    if not shutil.which("qemu-aarch64") and not shutil.which("qemu-aarch64-static"):
        missing["qemu-aarch64"] = missing["aarch64-runtime"] = "there is no qemu-aarch64"
    elif not os.path.exists(os.path.join(build, "aarch64/bin/nnprim-run")):
        missing["aarch64-runtime"] = "the runtime is not built for aarch64"
    with open(os.path.join(build, "CMakeCache.txt"), encoding="utf-8") as cache:
        if "-fsanitize" in cache.read():
            missing["limited-memory"] = "sanitizers need much address space"
    return missing


def required_features(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return {word for line in re.findall(r"^\W*REQUIRES: (.*)$", file.read(), re.M) for word in re.split(r"[\s,]+", line)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, help="the build directory")
    build = parser.parse_args().build
    missing = missing_features(build)
    tests = [path for suffix in ("mlir", "test") for path in glob.glob(f"{HERE}/**/*.{suffix}", recursive=True)
             if "/Inputs/" not in path]
    skipped = {path: required_features(path) & missing.keys() for path in sorted(tests)}
    skipped = {path: features for path, features in skipped.items() if features}
    print(f"not run on this machine: {len(skipped)} of {len(tests)} lit tests")
    for path, features in skipped.items():
        print(f"  {os.path.relpath(path, HERE)}: {', '.join(sorted({missing[feature] for feature in features}))}")
    if "aarch64-runtime" in missing:
        print(f"  kernels, models and node tests for aarch64-neon: {missing['aarch64-runtime']}")
    if "avx2" in missing:
        print(f"  kernels and models for x86-64: {missing['avx2']}")
    elif not AVX512 <= cpu_flags():
        print("  kernels for AVX-512 run in AVX2 instructions: this processor has no AVX-512")


if __name__ == "__main__":
    main()
