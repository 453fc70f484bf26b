#!/usr/bin/python3
# ===- conv.py - Convolutions against other libraries ---------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles layers of bench/layers/ and times them against other libraries.

    bench/conv.py --layers=resnet18                    one table
    bench/conv.py --suite=gemm                         the 1x1 layers
    bench/conv.py --layers=resnet18 --filter=3x3s1 --peers=onednn --rounds=5
    bench/conv.py --suite=direct --target=x86-64-avx2  AVX2 for every contestant
    bench/conv.py --suite=direct --threads=2           compiled for that, and our own scaling
    bench/conv.py --suite=gemm --against=../old/build  the compiler of another build as a contestant

Compiled layers are kept until nnprim-compile changes. docs/benchmarks.md explains the columns.
"""

import argparse
import fcntl
import os
import re
import subprocess
import sys
import tempfile

from lib.forms import FORMS
from lib.layers import DIRECT, ROOT, Compiler, all_tables, flops, read_tables

# Name: tables, and which of their layers.
SUITES = {
    "gemm": ("mobilenet_v1_pointwise,resnet50_pointwise,squeezenet1_0", "pw_|squeezenet.*/1x1_"),
    "direct": ("resnet18,squeezenet1_0,fast_convolution,genvolution", "/(?!1x1_)[^/]*$"),
    "winograd": ("fast_convolution,genvolution,squeezenet1_0", "/(?!1x1_)[^/]*$"),
    "conv_gemm": ("convgemm_alexnet", ""),
    "depthwise": ("mobilenet_depthwise", ""),
}
# A suite without transforms is compared with nobody's.
PEERS = {"direct": "onednn,onednn-any,onednn-matmul,xnnpack,openblas,libxsmm"}
ISA = {"x86-64-avx512": "avx512", "x86-64-avx2": "avx2"}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--suite", choices=SUITES)
    chosen.add_argument("--layers", help="tables of bench/layers, separated by commas")
    parser.add_argument("--filter", default="", help="a regular expression for TABLE/MODEL/LAYER")
    parser.add_argument("--min-mflop", type=float, default=0, help="leave smaller layers out")
    parser.add_argument("--peers", help="separated by commas (default: all; with --suite=direct, those without transforms)")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--looks", type=int, default=5, help="how often everything is allocated anew meanwhile")
    parser.add_argument("--ms", type=float, default=5, help="each contestant's share of a round")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--target", default="host", choices=["host", *ISA])
    parser.add_argument("--form", action="append", default=[], choices=FORMS,
                        help="compile this form too, as a contestant of its name")
    parser.add_argument("--against", metavar="BUILD", help="compile with the compiler of this build directory, too")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("options", nargs="*", metavar="-- OPTION", help="options for nnprim-compile")
    return parser.parse_args()


def chosen_layers(arguments):
    """The layers, and the names of their tables."""
    tables, pattern = SUITES[arguments.suite] if arguments.suite else (arguments.layers, "")
    unknown = set(tables.split(",")) - set(all_tables())
    if unknown:
        sys.exit(f"error: no table of convolutions: {', '.join(sorted(unknown))}; there are {', '.join(all_tables())}")
    layers = [layer for layer in read_tables(tables.split(","))
              if all(re.search(p, f"{layer.table}/{layer.model}/{layer.layer}") for p in (pattern, arguments.filter))]
    layers = [layer for layer in layers if flops(layer) >= 1e6 * arguments.min_mflop]
    if not layers:
        sys.exit("error: no layer matches")
    return layers


def build(directory):
    """The compiler and the program, up to date; silent unless that fails."""
    result = subprocess.run(["nice", "cmake", "--build", directory, "--target", "nnprim-compile", "nnprim-opt",
                             "nnprim-bench-conv"],
                            stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stdout + "error: build failed; scripts/install-deps.sh bench installs what it needs")


def wait_for_others():
    """Waits for other runs with threads, which would disturb each other."""
    # Held, and the file kept open, until this process ends.
    lock = os.open(os.path.join(tempfile.gettempdir(), "nnprim-bench-threads.lock"), os.O_CREAT | os.O_RDWR, 0o666)
    fcntl.flock(lock, fcntl.LOCK_EX)


def main():
    arguments = parse()
    layers = chosen_layers(arguments)
    build(arguments.build)
    command = [os.path.join(arguments.build, "bin/nnprim-bench-conv"), f"--rounds={arguments.rounds}",
               f"--looks={min(arguments.looks, arguments.rounds)}", f"--ms={arguments.ms}", f"--num-threads={arguments.threads}",
               f"--tables={os.path.join(ROOT, 'bench/layers')}"]
    options = {"direct": DIRECT, "winograd": ["--max-error=1e-4"]}.get(arguments.suite, []) + arguments.options
    if arguments.threads > 1:
        options = [*options, f"--num-threads={arguments.threads}"]
    contestants = [("nnprim", arguments.build, "convolution")] + [(form, arguments.build, form) for form in arguments.form]
    if arguments.against:
        contestants.append(("against", arguments.against, "convolution"))
    for name, directory, form in contestants:
        compiler = Compiler(directory, arguments.target, form, options)
        errors = compiler.compile_all(layers, os.cpu_count())
        if errors:
            sys.exit("\n".join(f"error: {error}" for error in errors))
        command.append(f"--libraries={name}={compiler.directory}")
    command += [f"--isa={ISA[arguments.target]}"] if arguments.target != "host" else []
    peers = arguments.peers if arguments.peers is not None else PEERS.get(arguments.suite)
    command += [f"--peers={peers}"] if peers is not None else []
    command += [f"--json={arguments.json}"] if arguments.json else []
    if arguments.threads > 1:
        wait_for_others()
    # Names, because the program knows no suites.
    tables = list(dict.fromkeys(layer.table for layer in layers))
    names = "|".join(re.escape(f"{layer.table}/{layer.model}/{layer.layer}") for layer in layers)
    return subprocess.run([*command, f"--layers={','.join(tables)}", f"--filter=^({names})$"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
