#!/usr/bin/python3
# ===- epilogues.py - A primitive with each of the epilogues ----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Prints a module of one primitive after the other, each with another epilogue of test/Kernels/primitives.py.

    epilogues.py gemm|indirect_gemm|conv_gemm|depthwise_conv NR [EPILOGUE...]

Columns are whole panels of NR and a part of one; filters are packed already. With NR = 0 those of conv_gemm
are not, but rows, and pixels are columns.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Kernels"))

import harness  # noqa: E402
import primitives  # noqa: E402
from harness import tensor  # noqa: E402

primitives.BODIES["gelu"] = (
    "%c = arith.constant 0.70710678 : f32 %h = arith.constant 0.5 : f32 %o = arith.constant 1.0 : f32 "
    "%u = arith.mulf %s, %c : f32 %e = math.erf %u : f32 %f = arith.addf %e, %o : f32 "
    "%g = arith.mulf %s, %h : f32 %r = arith.mulf %g, %f : f32"
)
primitives.BODIES["exp"] = "%r = math.exp %s : f32"
# Two functions, and the sum until the end.
primitives.BODIES["mish"] = (
    "%o = arith.constant 1.0 : f32 %e = math.exp %s : f32 %p = arith.addf %e, %o : f32 "
    "%l = math.log %p : f32 %t = math.tanh %l : f32 %r = arith.mulf %s, %t : f32"
)
KINDS = ["relu", "clamp", "hard_swish", "sigmoid", "tanh", "exp", "gelu", "mish", "residual", "multiply"]
COLUMNS = 120
WINDOW = "strides [1, 1] dilations [1, 1] pads [1, 1]"
ATTR = ("window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], "
        "strides = [1, 1], dilations = [1, 1], pads = [1, 1]>")


def emit(module, op, nr, kind):
    def panels(depth):
        shape = (-(-COLUMNS // nr), depth, nr)
        return module.new_input(shape), tensor(shape)

    image, channel = (1, 28, 28, COLUMNS), -1
    if op == "gemm":
        image, ins = (196, COLUMNS), [(module.new_input((196, 64)), tensor((196, 64))), panels(64)]
        attributes = ""
    elif op == "indirect_gemm":
        shape, rows = (1, 28, 28, 16), tensor((784, 9), "i32")
        empty = module.new_empty((784, 9), "i32")
        indices = module.new_value(
            "nnprim.indirection input_size [1, 28, 28] output_size [28, 28] kernel_size [3, 3] "
            f"{WINDOW} outs({empty} : {rows}) -> {rows}"
        )
        ins = [(module.new_input(shape), tensor(shape)), (indices, rows), panels(144)]
        attributes = ATTR
    elif op == "conv_gemm":
        shape, image, channel = (1, 16, 28, 28), (1, COLUMNS, 28, 28), 1
        plain = (COLUMNS, 16, 3, 3)
        filters = panels(144) if nr else (module.new_input(plain), tensor(plain))
        ins = [(module.new_input(shape), tensor(shape)), filters]
        attributes = WINDOW + (" kernel_size [3, 3]" if nr else "")
    else:
        ins = [(module.new_input(shape), tensor(shape)) for shape in (image, (3, 3, COLUMNS))]
        attributes = WINDOW
    clause, region = primitives.epilogue(module, kind, image, channel)
    init, out = module.new_empty(image), tensor(image)
    values, types = zip(*ins)
    value = module.new_value(
        f"nnprim.{op} ins({', '.join(values)} : {', '.join(types)}) outs({init} : {out}) "
        f"{attributes} {clause} {region} -> {out}"
    )
    module.finish(value, image, kind)


def main():
    module = harness.Module()
    for kind in sys.argv[3:] or KINDS:
        emit(module, sys.argv[1], int(sys.argv[2]), kind)
    print(module.text())


if __name__ == "__main__":
    main()
