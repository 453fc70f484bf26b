"""Compares quotients by constants with those of a division, bit by bit.

constant_divisors.py write              a model with one output a divisor
constant_divisors.py check DIR NNPRIM_RUN  runs DIR/model.so
"""

import subprocess
import sys

import numpy as np

# Twenty bits and fewer are multiplied; of 0.1, 1/3 and 2^20 + 1 no reciprocal
# in two parts is accurate enough, and 2^-70 has none of normal numbers.
DIVISORS = [6, 3, -6, 5, 7, 49, 255, 1.5, 0.75, 127, 1023, 65535, 1048575]
DIVISORS += [699051, 8, -1, 0.1, 1 / 3, 1048577, 3 * 2.0**-70, 3 * 2.0**63]
COUNT = 1 << 16


def write():
    tensor = f"tensor<{COUNT}xf32>"
    count = len(DIVISORS)
    results = ", ".join(f'{tensor} {{nnprim.name = "q{i}"}}' for i in range(count))
    print("#id = affine_map<(i) -> (i)>")
    print(f"func.func @main(%x: {tensor}) -> ({results}) {{")
    print(f"  %e = tensor.empty() : {tensor}")
    for i, divisor in enumerate(DIVISORS):
        bits = int(np.float32(divisor).view(np.uint32))
        print(
            f"  %c{i} = arith.constant 0x{bits:08X} : f32\n"
            f"  %q{i} = linalg.generic {{indexing_maps = [#id, #id],\n"
            f'      iterator_types = ["parallel"]}}\n'
            f"      ins(%x : {tensor}) outs(%e : {tensor}) {{\n"
            f"  ^bb0(%a: f32, %b: f32):\n"
            f"    %r = arith.divf %a, %c{i} : f32\n"
            f"    linalg.yield %r : f32\n"
            f"  }} -> {tensor}"
        )
    names = ", ".join(f"%q{i}" for i in range(count))
    print(f"  return {names} : {', '.join([tensor] * count)}\n}}")


def make_dividends():
    """Any bits, multiples of the divisors and their neighbours, and dividends
    whose quotients are next to a midpoint of two floats."""
    rng = np.random.default_rng(0)
    parts = [np.array([0, -0.0, np.inf, -np.inf, np.nan, 3.4e38, 1e-45, 6])]
    for divisor in DIVISORS:
        factors = rng.integers(1, 1 << 20, 400)
        exact = np.float32(factors * np.float64(np.float32(divisor)))
        middle = rng.integers(1 << 23, 1 << 24, 800) + 0.5
        near = np.float32(middle * np.float64(np.float32(divisor)))
        for values in (exact, near):
            parts += [values, np.nextafter(values, np.float32(0))]
    known = np.concatenate(parts).astype(np.float32)
    bits = rng.integers(0, 1 << 32, COUNT - len(known), dtype=np.uint32)
    return np.concatenate([known, bits.view(np.float32)])


def check(directory, tool):
    x = make_dividends()
    np.save(f"{directory}/x.npy", x)
    command = [tool, f"{directory}/model.so", f"--output-dir={directory}"]
    command.append(f"--input=input0={directory}/x.npy")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    agree = True
    for i, divisor in enumerate(DIVISORS):
        expected = x / np.float32(divisor)
        got = np.load(f"{directory}/q{i}.npy")
        same = got.view(np.uint32) == expected.view(np.uint32)
        same |= np.isnan(got) & np.isnan(expected)
        # Of quotients so small either neighbour is good.
        small = np.abs(expected) < 2.0**-100
        nearest = np.spacing(np.abs(expected).clip(max=np.float32(2.0**-99)))
        same |= small & (np.abs(got - expected) <= nearest)
        if not same.all():
            agree = False
            at = np.flatnonzero(~same)[0]
            print(f"{x[at]!r} / {divisor} differs: {got[at]!r}, {expected[at]!r}")
    if agree:
        print("all agree")


np.seterr(all="ignore")
if sys.argv[1] == "write":
    write()
else:
    check(*sys.argv[2:])
