# ===- races.py - Options of races between plans of layers -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The options that programs share which compile plans of layers and race them."""

import os

from .layers import ROOT


def add_race_options(parser):
    """The layers, how long they race, and whether they are only compiled or only raced."""
    parser.add_argument("--layers", required=True, help="tables, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--target", default="host")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--turn", type=float, default=4, help="milliseconds of a turn, which has three runs at least")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--race-only", action="store_true")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
