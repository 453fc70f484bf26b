#!/usr/bin/python3
# ===- compile_layers.py - Compile or print layers of the tables ----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles layers of bench/layers/*.csv, one library each, or prints them as MLIR.

    bench/compile_layers.py --layers=resnet18 --target=x86-64-avx2
    bench/compile_layers.py --layers=resnet18 --filter=conv1 --print
"""

import argparse
import os
import re
import sys

from lib.forms import FORMS, module
from lib.layers import ROOT, Compiler, all_tables, read_tables


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", help="tables, separated by commas (default: all of convolutions)")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--form", default="convolution", choices=FORMS)
    parser.add_argument("--print", action="store_true", help="write the modules to stdout, without weights")
    parser.add_argument("options", nargs="*", metavar="-- OPTION", help="options for nnprim-compile")
    arguments = parser.parse_args()
    tables = arguments.layers.split(",") if arguments.layers else all_tables()
    layers = [layer for layer in read_tables(tables)
              if re.search(arguments.filter, f"{layer.table}/{layer.model}/{layer.layer}")]
    compiler = Compiler(arguments.build, arguments.target, arguments.form, arguments.options)
    if arguments.print:
        for index, layer in enumerate(layers):
            panel = compiler.panel(layer) if arguments.form == "indirect" else None
            print(("\n// -----\n\n" if index else "") + f"// {layer.table} {layer.model} {layer.layer}\n"
                  + module(layer, arguments.form, panel)[0], end="")
        return 0
    errors = compiler.compile_all(layers, os.cpu_count())
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
