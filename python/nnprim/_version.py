# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The version, which is that of the compiler (runtime/include/nnprim/version.h)."""

__version__ = "0.2.0"
