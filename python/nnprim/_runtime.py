# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The runtime's shared library, loaded on first use."""

import ctypes
import functools

from . import _abi, _installation
from ._errors import LoadError


@functools.lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    failures = []
    for name in _installation.runtime_candidates():
        try:
            return _declare(ctypes.CDLL(name))
        except OSError as error:
            failures.append(str(error))
    reason = failures[0] if failures else f"{_installation.RUNTIME} not found"
    raise LoadError(f"cannot load NNPrim's runtime: {reason}; install NNPrim, or set NNPRIM_HOME to where it is")


def _declare(runtime: ctypes.CDLL) -> ctypes.CDLL:
    pointer, text, size, count = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int32
    model = ctypes.POINTER(_abi.Model)
    declarations = {
        "nnprim_library_open": (pointer, [text, text, size]),
        "nnprim_library_model": (model, [pointer]),
        "nnprim_library_profile": (ctypes.POINTER(_abi.Profile), [pointer]),
        "nnprim_library_close": (None, [pointer]),
        "nnprim_describe_status": (None, [model, count, text, size]),
        "nnprim_find_extents": (ctypes.c_int, [model, pointer, pointer]),
        "nnprim_output_shape": (count, [model, pointer, count, pointer]),
        "nnprim_num_processors": (count, []),
        "nnprim_thread_pool_create": (pointer, [count]),
        "nnprim_thread_pool_threads": (_abi.Threads, [pointer]),
        "nnprim_thread_pool_destroy": (None, [pointer]),
    }
    for name, (result, arguments) in declarations.items():
        function = getattr(runtime, name)
        function.restype, function.argtypes = result, arguments
    return runtime
