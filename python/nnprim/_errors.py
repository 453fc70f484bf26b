# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exceptions. Arguments of a wrong type or shape raise TypeError or ValueError instead."""


class Error(Exception):
    """The base of the exceptions of this package."""


class CompileError(Error):
    """The compiler refused a model, or is not there."""


class LoadError(Error):
    """A library cannot be loaded: it is none, is damaged, or is for another processor; or the runtime is not there."""


class RunError(Error):
    """A model refused to run."""
