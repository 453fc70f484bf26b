# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pools of threads, one for each number of threads in a process, shared by all models."""

import ctypes
import os
import threading
from typing import Dict, Optional

from . import _abi, _runtime
from ._errors import RunError

_lock = threading.Lock()
_pools: Dict[int, _abi.Threads] = {}


def _forget() -> None:
    # The threads of a pool do not exist in the child of a fork, and the lock may have been held.
    global _lock
    _lock = threading.Lock()
    _pools.clear()


os.register_at_fork(after_in_child=_forget)


def get(count: int) -> Optional[_abi.Threads]:
    """The pool of `count` threads, the calling one included; None for one. It lives as long as the process."""
    if count == 1:
        return None
    with _lock:
        if count not in _pools:
            runtime = _runtime.library()
            pool = runtime.nnprim_thread_pool_create(count)
            if not pool:
                raise RunError(f"the system refuses {count} threads")
            _pools[count] = runtime.nnprim_thread_pool_threads(ctypes.c_void_p(pool))
        return _pools[count]


def resolve(count: int) -> int:
    """Checks a number of threads; 0 stands for one on each processor."""
    if isinstance(count, bool) or not isinstance(count, int):
        raise TypeError(f"threads: expected an int, got {type(count).__name__}")
    if not 0 <= count <= 65536:
        raise ValueError(f"threads: expected 0 (all processors) to 65536, got {count}")
    return count or _runtime.library().nnprim_num_processors()
