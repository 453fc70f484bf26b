#!/usr/bin/env python3
# ===- targets.py - Running one target's kernels on any machine -----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The kernels of every x86-64 target in instructions that this processor runs.

`--target=x86-64-avx512/host` compiles AVX-512 kernels as they are where the processor has AVX-512, and elsewhere in
AVX2 instructions: the same tiles, tails and epilogues. NNPRIM_TEST_INSTRUCTIONS=x86-64-avx2 in the environment does so
on any machine.
"""

import os
import platform

SKIPPED = 77  # ctest's SKIP_RETURN_CODE
AVX512 = {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}


def cpu_flags():
    """The words of /proc/cpuinfo that name instructions."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            return set(next((line for line in info if line.startswith("flags")), "").split())
    except OSError:
        return set()


def runs_here(target):
    """False for x86-64 targets on other machines; code for aarch64 runs in qemu."""
    return not target.startswith("x86-64") or (platform.machine() == "x86_64" and {"avx2", "fma"} <= cpu_flags())


# Extensions that `host` does not have everywhere: it is AVX-512 where there is both, which encodes VNNI in another way,
# and some processors have a slow vdpbf16ps.
OWN_INSTRUCTIONS = {
    "x86-64-avx2-vnni": {"avx_vnni"},
    "x86-64-avx512-vbmi": {"avx512vbmi", "avx512_vnni"},
    "x86-64-avx512-bf16": {"avx512_bf16", "avx512_vnni"},
    "x86-64-avx512-amx": {"amx_tile", "amx_int8", "amx_bf16", "avx512_bf16", "avx512vbmi", "avx512_vnni"},
}


def has_own_instructions(target):
    """Whether code of the target runs here as it is, and nothing asks for other instructions."""
    return "NNPRIM_TEST_INSTRUCTIONS" not in os.environ and OWN_INSTRUCTIONS.get(target, {""}) <= cpu_flags()


def emitted(target):
    """The value of nnprim-compile's --target."""
    if not target.startswith("x86-64") or has_own_instructions(target):
        return target
    return f"{target}/{os.environ.get('NNPRIM_TEST_INSTRUCTIONS', 'host')}"


def label(target):
    """For summaries: the target, and how its kernels were run if not in their own instructions."""
    if not target.startswith("x86-64-avx512"):
        return target
    is_forced = os.environ.get("NNPRIM_TEST_INSTRUCTIONS", "").endswith("avx2")
    return f"{target} in AVX2 instructions" if is_forced or not AVX512 <= cpu_flags() else target
