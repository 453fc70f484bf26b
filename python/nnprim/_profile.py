# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The time of each step of a model that was compiled with `profile=True` (nnprim/profile.h)."""

import ctypes
import statistics
import time
from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Tuple

from . import _abi


@dataclass(frozen=True)
class Step:
    """A kernel, which computes one or several nodes of the source model."""

    names: Tuple[str, ...]
    op: str
    algorithm: str
    #: Median over the runs.
    seconds: float
    #: A multiply-add counted as two, a fast convolution as a direct one; None if unknown.
    flops: Optional[int]
    read_bytes: int
    written_bytes: int


def measure(profile: Any, run: Callable[[], object], repeat: int) -> List[Step]:
    """Runs a model once to warm up and then `repeat` times, for which its counters are read."""
    steps = profile.steps[:profile.num_steps]
    counters = ctypes.cast(profile.ticks, ctypes.POINTER(ctypes.c_uint64 * len(steps))).contents
    run()
    samples: List[List[int]] = []
    start_ticks, start = profile.read_timer(), time.perf_counter()
    for _ in range(repeat):
        ctypes.memset(counters, 0, ctypes.sizeof(counters))
        run()
        samples.append(list(counters))
    # The timer's rate is constant; a few milliseconds tell it well enough.
    while time.perf_counter() - start < 0.01:
        pass
    rate = (profile.read_timer() - start_ticks) / (time.perf_counter() - start)
    return [_describe(step, statistics.median(ticks) / rate) for step, ticks in zip(steps, zip(*samples))]


def _describe(step: _abi.ProfileStep, seconds: float) -> Step:
    return Step(tuple(name.decode() for name in step.names[:step.num_names]), step.op.decode(), step.algorithm.decode(),
                seconds, None if step.flops < 0 else step.flops, step.read_bytes, step.written_bytes)
