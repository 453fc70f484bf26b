#!/usr/bin/env python3
# ===- fuzz_ops.py - Primitives with random extents and attributes --------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes modules, separated for --split-input-file, of one primitive each.

    fuzz_ops.py --count=500 --seed=1 [--small]

Extents and attributes fit each other in half of the cases; then some are replaced
by what no op expects: 0, negative numbers, numbers near the ends of their types.
With --small no extent is large, so that what is valid can be lowered, too.
"""

import argparse
import random

STRANGE = [0, 0, -1, 2, 7, 2**31 - 1, 2**31, 2**32, 2**62, 2**63 - 1]
SMALL = [0, 0, 1, 2, 3, 5, 17]


class Case:
    """A module whose numbers go through `number`, which may replace them."""

    def __init__(self, rng, small):
        self.rng, self.small = rng, small
        self.changes = rng.choice([0, 0, 1, 1, 2, 4])
        self.arguments = []

    def number(self, value):
        if self.changes and self.rng.random() < 0.15:
            self.changes -= 1
            return self.rng.choice(SMALL if self.small else STRANGE)
        return value

    def numbers(self, values):
        return f"[{', '.join(str(self.number(value)) for value in values)}]"

    def memref(self, *shape, element="f32"):
        """An argument of this shape, or nearly; "%name : type" in two parts."""
        extents = [max(0, self.number(extent)) for extent in shape]
        kind = f"memref<{''.join(f'{extent}x' for extent in extents)}{element}>"
        self.arguments.append(f"%a{len(self.arguments)}: {kind}")
        return f"%a{len(self.arguments) - 1}", kind

    def draw(self, *choices):
        return self.rng.choice(choices)

    def text(self, body):
        return f"func.func @main({', '.join(self.arguments)}) {{\n{body}\n  return\n}}\n"


class Window:
    """A convolution's geometry, in which everything fits."""

    def __init__(self, case):
        self.n, self.c, self.f = case.draw(1, 1, 2), case.draw(1, 3, 16, 33), case.draw(1, 5, 16, 40)
        self.size = [case.draw(1, 4, 7, 20), case.draw(1, 5, 18, 33)]
        self.taps = [case.draw(1, 2, 3, 5), case.draw(1, 3, 3, 7)]
        self.strides = [case.draw(1, 1, 2, 3), case.draw(1, 1, 2, 3)]
        self.dilations = [case.draw(1, 1, 2), case.draw(1, 1, 3)]
        reach = [(t - 1) * d for t, d in zip(self.taps, self.dilations)]
        self.pads = [case.draw(0, r // 2, r, r + 1) for r in reach]
        # At least one output, and padding behind as needed.
        self.out = [max(1, (x + 2 * p - r - 1) // s + 1)
                    for x, p, r, s in zip(self.size, self.pads, reach, self.strides)]

    def attributes(self, case):
        return (f"strides {case.numbers(self.strides)} dilations {case.numbers(self.dilations)} "
                f"pads {case.numbers(self.pads)}")

    def window(self, case):
        return (f"window <input_size = {case.numbers([self.n, *self.size])}, output_size = {case.numbers(self.out)}, "
                f"kernel_size = {case.numbers(self.taps)}, strides = {case.numbers(self.strides)}, "
                f"dilations = {case.numbers(self.dilations)}, pads = {case.numbers(self.pads)}>")


def panels(columns, width):
    return -(-columns // width)


def gemm(case):
    m, n, k, nr = (case.draw(1, 5, 14, 30), case.draw(1, 16, 17, 50), case.draw(1, 3, 40), case.draw(8, 16, 32))
    lhs, rhs, out = case.memref(m, k), case.memref(panels(n, nr), k, nr), case.memref(m, n)
    return f"  nnprim.gemm ins({lhs[0]}, {rhs[0]} : {lhs[1]}, {rhs[1]}) outs({out[0]} : {out[1]})"


def pack(case):
    n, k, nr = case.draw(1, 16, 17, 50), case.draw(1, 3, 40), case.draw(1, 8, 16, 32)
    rhs, out = case.memref(k, n), case.memref(panels(n, nr), k, nr)
    return f"  nnprim.pack ins({rhs[0]} : {rhs[1]}) outs({out[0]} : {out[1]})"


def indirection(case):
    w = Window(case)
    out = case.memref(w.n * w.out[0] * w.out[1], w.taps[0] * w.taps[1], element="i32")
    return (f"  nnprim.indirection input_size {case.numbers([w.n, *w.size])} output_size {case.numbers(w.out)} "
            f"kernel_size {case.numbers(w.taps)} {w.attributes(case)} outs({out[0]} : {out[1]})")


def indirect_gemm(case):
    w, nr = Window(case), case.draw(16, 32)
    taps = w.taps[0] * w.taps[1]
    x = case.memref(w.n, *w.size, w.c)
    indices = case.memref(w.n * w.out[0] * w.out[1], taps, element="i32")
    rhs, out = case.memref(panels(w.f, nr), taps * w.c, nr), case.memref(w.n, *w.out, w.f)
    window = w.window(case) if case.draw(True, False) else ""
    return (f"  nnprim.indirect_gemm ins({x[0]}, {indices[0]}, {rhs[0]} : {x[1]}, {indices[1]}, {rhs[1]})\n"
            f"      outs({out[0]} : {out[1]}) {window}")


def conv_gemm(case):
    w, packed, nr = Window(case), case.draw(True, False), case.draw(16, 32)
    x = case.memref(w.n, w.c, *w.size)
    filters = (case.memref(panels(w.f, nr), w.taps[0] * w.taps[1] * w.c, nr) if packed
               else case.memref(w.f, w.c, *w.taps))
    out = case.memref(w.n, w.f, *w.out)
    size = f"kernel_size {case.numbers(w.taps)}" if packed else ""
    return (f"  nnprim.conv_gemm ins({x[0]}, {filters[0]} : {x[1]}, {filters[1]}) outs({out[0]} : {out[1]})\n"
            f"      {w.attributes(case)} {size}")


def depthwise_conv(case):
    w = Window(case)
    x, filters, out = case.memref(w.n, *w.size, w.c), case.memref(*w.taps, w.c), case.memref(w.n, *w.out, w.c)
    return (f"  nnprim.depthwise_conv ins({x[0]}, {filters[0]} : {x[1]}, {filters[1]}) outs({out[0]} : {out[1]})\n"
            f"      {w.attributes(case)}")


def im2col(case):
    w, nr = Window(case), case.draw(16, 32)
    w.n = 1
    x = case.memref(1, w.c, *w.size)
    out = case.memref(case.draw(1, 2), w.taps[0] * w.taps[1] * w.c + 1, nr)
    return (f"  %pixel = arith.constant 0 : index\n"
            f"  nnprim.im2col ins({x[0]} : {x[1]}) outs({out[0]} : {out[1]}) pixel %pixel {w.window(case)}")


def fast_conv(case):
    w, nr, m, r = Window(case), case.draw(16, 32), case.draw(2, 4, 6), case.draw(3, 3, 5)
    x = case.memref(w.n, *w.size, w.c)
    on_the_fly = case.draw("", ", on_the_fly = true")
    filters = case.memref(panels(w.f, nr), (r if on_the_fly else m + r - 1) ** 2 * w.c, nr)
    out = case.memref(w.n, *w.size, w.f)
    return (f"  nnprim.fast_conv <winograd2d, m = {case.number(m)}, r = {case.number(r)}{on_the_fly}>\n"
            f"      ins({x[0]}, {filters[0]} : {x[1]}, {filters[1]}) outs({out[0]} : {out[1]})\n"
            f"      pads {case.numbers([r // 2, r // 2])}")


OPS = [gemm, pack, indirection, indirect_gemm, conv_gemm, depthwise_conv, im2col, fast_conv]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    modules = []
    for i in range(arguments.count):
        case = Case(rng, arguments.small)
        modules.append(case.text(OPS[i % len(OPS)](case)))
    print("\n// -----\n\n".join(modules), end="")


if __name__ == "__main__":
    main()
