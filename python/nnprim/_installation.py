# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the compiler and the runtime's shared library are.

Both are looked for in the folder that the environment variable NNPRIM_HOME names (an installation prefix, or a build
folder), then beside the nnprim-run that is first on PATH. The runtime may also be where the system's loader finds it.
"""

import os
import shutil
import sysconfig
from typing import Iterator, List, Optional

from . import _abi

RUNTIME = f"libnnprim_runtime.so.{_abi.VERSION}"


def _prefixes() -> Iterator[str]:
    home = os.environ.get("NNPRIM_HOME")
    if home:
        yield home
        return
    tool = shutil.which("nnprim-run")
    if tool:
        yield os.path.dirname(os.path.dirname(os.path.realpath(tool)))


def find_tool(name: str) -> Optional[str]:
    """The path of a tool, or None."""
    for prefix in _prefixes():
        path = os.path.join(prefix, "bin", name)
        if os.access(path, os.X_OK):
            return path
    return None if "NNPRIM_HOME" in os.environ else shutil.which(name)


def runtime_candidates() -> List[str]:
    """Names to give to dlopen, best first."""
    multiarch = sysconfig.get_config_var("MULTIARCH") or ""
    folders = ["lib", os.path.join("lib", multiarch)] if multiarch else ["lib"]
    found = [os.path.join(prefix, folder, RUNTIME) for prefix in _prefixes() for folder in folders]
    found = [path for path in found if os.path.exists(path)]
    return found if "NNPRIM_HOME" in os.environ else [*found, RUNTIME]
