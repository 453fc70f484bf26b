#!/usr/bin/python3
# ===- transforms.py - Transforms of tiles against STREAM -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times the transforms of tiles alone, on images that no cache holds, against copying as many bytes.

    bench/transforms.py [--build=build] [--channels=16,64,256] [--megabytes=256] [--rounds=15] [--small-pages]
                        [--spaced]

The bytes are those of the image, read or written once, and of its coefficients. The same rounds have a copy by plain
stores, as in STREAM, a copy by non-temporal stores, and a mixed stream, which reads as much and writes as much as the
transform, in one stream each, by non-temporal stores. Memory is in pages of 2 MiB, or of 4 KiB with --small-pages. With
--spaced, forward transforms write tiles and coefficients as far apart as in the workspace of a convolution, an odd
number of lines; the gaps are neither written nor counted, except by the mixed stream. The program prints medians of
one thread as a table for docs/results.
"""

import argparse
import math
import os
import re
import subprocess
import sys
import tempfile

from lib.layers import ROOT

sys.path.append(os.path.join(ROOT, "test/Kernels"))
from tile_transforms import TRANSFORMS, module  # noqa: E402 (tests have the same transforms)


def space(module_text, sizes, channels):
    """The same forward transform, with tiles and coefficients an odd number of lines apart, and its result's length."""
    spaced = (math.ceil(channels / 16) | 1) * 16
    dense = re.search(rf"-> tensor<(\d+)x(\d+)x{channels}xf32> {{", module_text)
    coefficients, tiles = map(int, dense.groups())
    room, part = f"tensor<{coefficients}x{tiles | 1}x{spaced}xf32>", f"tensor<{coefficients}x{tiles}x{channels}xf32>"
    text = module_text.replace(f"-> {part} {{", f"-> {room} {{").replace(f"  return %result : {part}", f"""\
  %room = tensor.empty() : {room}
  %spaced = tensor.insert_slice %result into %room[0, 0, 0] [{coefficients}, {tiles}, {channels}] [1, 1, 1] : {part} into {room}
  return %spaced : {room}""")
    return text, coefficients * (tiles | 1) * spaced


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--channels", default="16,64,256", help="separated by commas")
    parser.add_argument("--megabytes", type=float, default=256, help="of image and coefficients")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--small-pages", action="store_true", help="pages of 4 KiB")
    parser.add_argument("--spaced", action="store_true", help="forward transforms alone, into tiles with gaps")
    arguments = parser.parse_args()
    result = subprocess.run(["nice", "cmake", "--build", arguments.build, "--target", "nnprim-compile",
                             "nnprim-bench-transforms"], stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stdout + "error: build failed; scripts/install-deps.sh bench installs what it needs")
    print("| transform | channels | GB/s | of a copy's | of a non-temporal copy's | of a mixed stream's |")
    print("|---|---|---|---|---|---|")
    pages = ["--small-pages"] if arguments.small_pages else []
    for name, m, r, fourier in TRANSFORMS:
        for forward in [True, False] if fourier and not arguments.spaced else [True]:
            for channels in map(int, arguments.channels.split(",")):
                with tempfile.TemporaryDirectory() as directory:
                    source, library = (os.path.join(directory, f"transform{suffix}") for suffix in (".mlir", ".so"))
                    text, sizes = module(channels, m, r, fourier, forward, arguments.megabytes)
                    text, room = space(text, sizes, channels) if arguments.spaced else (text, sizes[1])
                    with open(source, "w", encoding="utf-8") as file:
                        file.write(text)
                    subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), source, "-o", library,
                                    f"--target={arguments.target}"], check=True)
                    program = os.path.join(arguments.build, "bin/nnprim-bench-transforms")
                    run = subprocess.run([program, f"--rounds={arguments.rounds}", f"--library={library}", f"--room={room}", *pages,
                                          *(f"--{which}={size}" for which, size in zip(("inputs", "outputs"), sizes))],
                                         check=True, stdout=subprocess.PIPE, text=True)
                speed, *ratios = map(float, run.stdout.split())
                print(f"| {name}, {'forward' if forward else 'inverse'} | {channels} | {speed:.1f} | "
                      + " | ".join(f"{100 * ratio:.0f} %" for ratio in ratios) + " |", flush=True)


if __name__ == "__main__":
    main()
