# ===- problem.py - Errors in the user's files -----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//


class Problem(Exception):
    """An error that a user can mend; its text is one line."""
