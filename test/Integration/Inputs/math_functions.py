"""Compares the compiler's expansion of mathematical functions with numpy.

math_functions.py write TYPE                   a model with one output a function
math_functions.py check TYPE DIR NNPRIM_RUN    runs DIR/TYPE.so
"""

import math
import subprocess
import sys

import numpy as np

COUNT = 4096
erf = np.vectorize(math.erf)

# Function in f64, and the bound on its error in f32 and f64.
FUNCTIONS = {
    "exp": (np.exp, 4),
    "exp2": (np.exp2, 300),
    "log": (np.log, 6),
    "log2": (np.log2, 6),
    "log10": (np.log10, 6),
    "log1p": (np.log1p, 8),
    "expm1": (np.expm1, 6),
    "tanh": (np.tanh, 6),
    "erf": (erf, 16),
    "cosh": (np.cosh, 6),
    "sqrt": (np.sqrt, 1),
    "rsqrt": (lambda x: 1 / np.sqrt(x), 2),
    "floor": (np.floor, 0),
    "round": (lambda x: np.trunc(x + np.copysign(0.5, x)), 0),
    "roundeven": (np.rint, 0),
    "powf": (np.power, 64),
}
EPSILON = {"f16": 2.0**-11, "f32": 2.0**-24, "f64": 2.0**-53}


def write(element):
    """One elementwise loop a function, over %x and, for powf, %y."""
    tensor = f"tensor<{COUNT}x{element}>"
    results = ", ".join(f'{tensor} {{nnprim.name = "{f}"}}' for f in FUNCTIONS)
    print("#id = affine_map<(i) -> (i)>")
    print(f"func.func @main(%x: {tensor}, %y: {tensor}) -> ({results}) {{")
    print(f"  %e = tensor.empty() : {tensor}")
    for f in FUNCTIONS:
        operands = "%a, %b" if f == "powf" else "%a"
        print(
            f"  %{f} = linalg.generic {{indexing_maps = [#id, #id, #id],\n"
            f'      iterator_types = ["parallel"]}}\n'
            f"      ins(%x, %y : {tensor}, {tensor}) outs(%e : {tensor}) {{\n"
            f"  ^bb0(%a: {element}, %b: {element}, %c: {element}):\n"
            f"    %r = math.{f} {operands} : {element}\n"
            f"    linalg.yield %r : {element}\n"
            f"  }} -> {tensor}"
        )
    names = ", ".join(f"%{f}" for f in FUNCTIONS)
    print(f"  return {names} : {', '.join([tensor] * len(FUNCTIONS))}\n}}")


def make_inputs(dtype):
    rng = np.random.default_rng(0)
    x = rng.standard_normal(COUNT) * 10 ** rng.uniform(-4, 1.3, COUNT)
    x[: COUNT // 2] = np.abs(x[: COUNT // 2])
    special = [0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, 2.5, -2.5, 60, -60]
    x[: len(special)] = special
    y = rng.uniform(-3, 3, COUNT)
    y[::3] = np.rint(y[::3])
    return x.astype(dtype), y.astype(dtype)


def compare(got, expected, limits):
    """The largest error relative to the result, infinite if NaNs differ."""
    overflow = np.abs(expected) > limits.max * (1 + limits.eps)
    expected = np.where(overflow, np.copysign(np.inf, expected), expected)
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    scale = np.maximum(np.abs(expected), limits.tiny)
    error = np.where(same, 0, np.abs(got - expected) / scale)
    return np.nan_to_num(error, nan=np.inf)


def check(element, directory, tool):
    dtype = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[element]
    inputs = make_inputs(dtype)
    command = [tool, f"{directory}/{element}.so", f"--output-dir={directory}"]
    for i, value in enumerate(inputs):
        np.save(f"{directory}/{element}-{i}.npy", value)
        command.append(f"--input=input{i}={directory}/{element}-{i}.npy")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    x, y = (value.astype(np.float64) for value in inputs)
    limits = np.finfo(dtype)
    agree = True
    for f, (function, bound) in FUNCTIONS.items():
        expected = function(x, y) if f == "powf" else function(x)
        got = np.load(f"{directory}/{f}.npy").astype(np.float64)
        errors = compare(got, expected, limits) / EPSILON[element]
        worst = errors.argmax()
        if errors[worst] > (min(bound, 1) if element == "f16" else bound):
            agree = False
            print(
                f"{f} differs by {errors[worst]:.3g} at {x[worst]}, {y[worst]}: "
                f"{got[worst]} for {expected[worst]}"
            )
    if agree:
        print("all agree")


np.seterr(all="ignore")
if sys.argv[1] == "write":
    write(sys.argv[2])
else:
    check(*sys.argv[2:])
