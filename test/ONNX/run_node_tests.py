#!/usr/bin/python3
# ===- run_node_tests.py - ONNX's backend node tests ----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles and runs ONNX's backend node tests (Debian's libonnx-testdata).

    run_node_tests.py --build=build [--filter=REGEX] [--target=T] [--jobs=N]
                      [--run=COMMAND] [--emulator=COMMAND] [--every=N] [--keep=DIR]

Every case is compiled; inputs that the compiler asks for as constants (a
Reshape's shape, say) are bound to the case's own values. The library runs on the
case's inputs, and its outputs must agree within ONNX's tolerance, rtol 1e-3 and
atol 1e-7, in shape and in type.

Cases that need an operator, an element type or a feature of which the compiler
says that it is not supported are counted by what they need, or have failed if
claims.py says that it is supported. Values of a case that are themselves further
than that tolerance from the operator's definition (definitions.py) are replaced by
the definition's; the case is named and counted apart. The last line is `N passed,
N by definition, N failed, N unsupported`; the exit code is 1 if a case failed.
"""

import argparse
import collections
import concurrent.futures
import json
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from google.protobuf.message import DecodeError
from onnx import numpy_helper

import claims
import definitions

RTOL, ATOL = 1e-3, 1e-7
# Bits of an element in a file, and whether it is a signed integer, of the types that NumPy has not: float8e4m3fn to
# float8e5m2fnuz, uint4, int4, float4e2m1, float8e8m0, uint2, int2.
NARROW_BITS = {17: (8, False), 18: (8, False), 19: (8, False), 20: (8, False), 21: (4, False), 22: (4, True),
               23: (4, False), 24: (8, False), 25: (2, False), 26: (2, True)}
TIMEOUT = 120
CORRECTED = "values of the case are not within the tolerance of the definition, with which it was compared"


class Unsupported(Exception):
    """The case needs something that NNPrim does not claim to do."""


class Failed(Exception):
    """The case went wrong; the text says where and how."""


def find_cases():
    """The directory of Debian's package that holds the node cases."""
    listed = subprocess.run(
        ["dpkg", "-L", "libonnx-testdata"], capture_output=True, text=True, check=False
    ).stdout
    for path in listed.splitlines():
        if path.endswith("/data/node") and os.path.isdir(path):
            return path
    sys.exit("error: the package libonnx-testdata is not installed")


def run(command):
    try:
        return subprocess.run(
            command, capture_output=True, text=True, timeout=TIMEOUT, errors="replace", check=False
        )
    except subprocess.TimeoutExpired as expired:
        raise Failed(f"{os.path.basename(command[0])} ran for {TIMEOUT} s") from expired


def first_error(result):
    """The line that says what went wrong, without the path of the model."""
    lines = [line for line in result.stderr.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line] or lines
    line = errors[0] if errors else f"exit code {result.returncode}, no message"
    return re.sub(r"^.*?error: (\S+model\.onnx: )?", "", line)


def unsupported_need(message):
    """The feature that a `... is not supported` message names, or None for another error."""
    operator = re.search(r"operator '([^']*)'.* is not supported", message)
    if operator:
        return f"operator {operator.group(1)}"
    element = re.search(r"element type (\S+?),? (?:which )?is not supported", message)
    node = re.search(r"node '[^']*' \((\w+)\): (.*)", message)
    if element and not node:
        return f"type {element.group(1)}"
    if "is not a tensor" in message and "not supported" in message:
        return "type sequence or optional"
    opset = re.search(r"opset (\d+) is not supported", message)
    if opset:
        return f"opset {opset.group(1)}"
    if "not supported" in message and node:
        return f"{node.group(1)}: {node.group(2)}"
    if "which opset of the default domain" in message:
        return "no node of the default domain"
    return None


class Case:
    """One directory of the package: a model and sets of inputs and outputs."""

    def __init__(self, directory, work, options):
        self.directory = directory
        self.work = work
        self.options = options
        self.model_path = os.path.join(directory, "model.onnx")
        model = onnx.load(self.model_path)
        graph = model.graph
        self.opset = max((entry.version for entry in model.opset_import if not entry.domain), default=1)
        self.nodes = graph.node
        self.is_corrected = False
        self.operators = {node.op_type for node in graph.node}
        initialized = {tensor.name for tensor in graph.initializer}
        declared = [i for i in graph.input if i.name not in initialized]
        self.inputs = [i.name for i in declared]
        self.sequences = {i.name for i in list(declared) + list(graph.output) if is_sequence(i.type)}
        self.optionals = {i.name for i in declared if i.type.WhichOneof("value") == "optional_type"}
        self.shapes = {i.name: declared_shape(i) for i in declared}
        self.outputs = [o.name for o in graph.output]
        every = list(declared) + list(graph.output)
        self.types = {info.name: tensor_type(info.type).elem_type for info in every}

    def data_sets(self):
        names = sorted(os.listdir(self.directory))
        return [os.path.join(self.directory, n) for n in names if n.startswith("test_data_set_")]

    def input_file(self, data_set, name):
        return os.path.join(data_set, f"input_{self.inputs.index(name)}.pb")

    def compile(self, data_set):
        """Compiles, binding what has to be constant; returns the library and what was bound."""
        library = os.path.join(self.work, "case.so")
        bound = []
        while True:
            bindings = [f"--input-shape={name}={self.sequence_shapes(data_set, name)}"
                        for name in self.inputs if name in self.sequences]
            bindings += [f"--input-shape={name}={self.given_shape(data_set, name)}"
                         for name in self.inputs if name not in self.sequences and None in self.shapes[name]]
            bindings += [f"--bind-input={name}={self.input_file(data_set, name)}" for name in bound]
            command = [self.options.compiler, self.model_path, "-o", library]
            result = run(command + [f"--target={self.options.target}"] + bindings)
            if result.returncode == 0:
                return library, bound
            message = first_error(result)
            needed = re.search(r"bind it with --bind-input=(.*)=FILE", message)
            if result.returncode == 1 and needed:
                name = needed.group(1)
                if name in self.inputs and name not in bound:
                    bound.append(name)
                    continue
                raise Unsupported("shapes computed from run-time values")
            need = unsupported_need(message) if result.returncode == 1 else None
            if need:
                raise Unsupported(need)
            raise Failed(f"compilation: {message}")

    def sequence_shapes(self, data_set, name):
        arrays = load_sequence(self.input_file(data_set, name))
        shapes = ["x".join(map(str, array.shape)) or "scalar" for array in arrays]
        return ",".join(shapes) or "empty"

    def given_shape(self, data_set, name):
        value = load_tensor(self.input_file(data_set, name), self.types[name], name in self.optionals)
        return "x".join(map(str, value.shape))

    def execute(self, library, data_set, bound):
        """Runs the library on one data set; returns the directory of its outputs."""
        arguments = []
        for name in self.inputs:
            if name in bound:
                continue
            file = self.input_file(data_set, name)
            if name in self.sequences:
                values = {f"{name}_{i}": value for i, value in enumerate(load_sequence(file))}
            else:
                values = {name: load_tensor(file, self.types[name], name in self.optionals)}
                if not has_shape(values[name], self.shapes[name]):
                    # Some cases of CastLike; only the type matters, and any value will do.
                    continue
            for part, value in values.items():
                path = os.path.join(self.work, f"input_{len(arguments)}.npy")
                np.save(path, value)
                arguments.append(f"--input={part}={path}")
        directory = os.path.join(self.work, "outputs")
        os.makedirs(directory, exist_ok=True)
        command = shlex.split(self.options.emulator) + shlex.split(self.options.run)
        result = run(command + [library, f"--output-dir={directory}"] + arguments)
        if result.returncode != 0:
            raise Failed(f"execution: {first_error(result)}")
        return directory

    def check(self, directory, data_set):
        for index, name in enumerate(self.outputs):
            path = os.path.join(data_set, f"output_{index}.pb")
            if name in self.sequences:
                for i, expected in enumerate(load_sequence(path)):
                    compare(name, load_output(directory, f"{name}_{i}"), expected, RTOL)
                continue
            expected = self.correct(load_tensor(path, self.types[name]), index, data_set)
            actual = load_output(directory, name)
            if os.path.exists(os.path.join(directory, f"{file_name(name)}_count.npy")):
                # Along one axis only so many entries are meant.
                count = int(load_output(directory, f"{name}_count"))
                axes = [d for d in range(actual.ndim) if actual.shape[d] != expected.shape[d]]
                actual = actual.take(range(count), axes[0]) if axes else actual
            tolerance = RTOL
            if self.types[name] == onnx.TensorProto.BFLOAT16:
                # The cases truncate where ONNX says to round: one unit apart.
                tolerance = 2**-7
            compare(name, actual, expected, tolerance)

    def correct(self, expected, index, data_set):
        """The expected values of an output; see definitions.py."""
        definition = definitions.DEFINITIONS.get(self.nodes[0].op_type) if len(self.nodes) == 1 else None
        if definition is None:
            return expected
        inputs = [load_tensor(self.input_file(data_set, name), self.types[name]) if name else None
                  for name in self.nodes[0].input]
        expected, is_corrected = definitions.correct(expected, definition(self.nodes[0], self.opset, inputs)[index], RTOL, ATOL)
        self.is_corrected |= is_corrected
        return expected

    def test(self):
        for data_set in self.data_sets():
            library, bound = self.compile(data_set)
            self.check(self.execute(library, data_set, bound), data_set)


def without_optional(kind):
    return kind.optional_type.elem_type if kind.WhichOneof("value") == "optional_type" else kind


def is_sequence(kind):
    return without_optional(kind).WhichOneof("value") == "sequence_type"


def tensor_type(kind):
    """The type of a tensor, or of those in a sequence."""
    kind = without_optional(kind)
    return kind.sequence_type.elem_type.tensor_type if is_sequence(kind) else kind.tensor_type


def load_sequence(path):
    """The arrays in a file with a sequence; an optional one counts as given."""
    with open(path, "rb") as file:
        data = file.read()
    sequence = onnx.SequenceProto()
    try:
        sequence.ParseFromString(data)
        if not sequence.tensor_values:
            optional = onnx.OptionalProto()
            optional.ParseFromString(data)
            if optional.HasField("sequence_value"):
                sequence = optional.sequence_value
            elif optional.elem_type == onnx.OptionalProto.UNDEFINED and optional.name:
                raise Unsupported("an absent optional input")
    except DecodeError as error:
        raise Unsupported("type sequence or optional") from error
    if any(not tensor.data_type for tensor in sequence.tensor_values):
        raise Unsupported("type sequence or optional")
    return [numpy_helper.to_array(tensor) for tensor in sequence.tensor_values]


def file_name(name):
    return re.sub(r"[^A-Za-z0-9_.-]", "_", name)


def load_output(directory, name):
    return np.load(os.path.join(directory, file_name(name) + ".npy"))


def declared_shape(info):
    """The extents of a graph input; None for one that is not static."""
    dims = tensor_type(info.type).shape.dim
    return [d.dim_value if d.HasField("dim_value") else None for d in dims]


def has_shape(value, shape):
    return len(value.shape) == len(shape) and all(
        extent in (None, actual) for extent, actual in zip(shape, value.shape)
    )


def load_tensor(path, element_type, is_optional=False):
    """The array in a file, of the type that the model declares for it."""
    tensor = onnx.TensorProto()
    with open(path, "rb") as file:
        data = file.read()
    if is_optional:
        optional = onnx.OptionalProto()
        optional.ParseFromString(data)
        if not optional.HasField("tensor_value"):
            raise Unsupported("an absent optional input")
        tensor = optional.tensor_value
    else:
        tensor.ParseFromString(data)
    if element_type in NARROW_BITS:
        return unpack(tensor, *NARROW_BITS[element_type])
    if element_type != onnx.TensorProto.BFLOAT16:
        return numpy_helper.to_array(tensor)
    # numpy has no bfloat16, and the cases store its bits as uint16; nnprim-run
    # reads and writes it as float32.
    bits = np.frombuffer(tensor.raw_data, "<u2") if tensor.raw_data else tensor.int32_data
    return (np.array(bits, np.uint32) << 16).view(np.float32).reshape(tuple(tensor.dims))


def unpack(tensor, width, is_signed):
    """The bytes as which nnprim-run knows elements of 2 to 8 bits: one each."""
    packed = np.frombuffer(tensor.raw_data, np.uint8) if tensor.raw_data else np.array(tensor.int32_data, np.uint8)
    shifts = np.arange(0, 8, width, np.uint8)
    flat = (packed[:, None] >> shifts & (2**width - 1)).reshape(-1)[: math.prod(tensor.dims)]
    if is_signed:
        flat = (flat.astype(np.int8) ^ 2 ** (width - 1)) - 2 ** (width - 1)
    return flat.astype(np.int8 if is_signed else np.uint8).reshape(tuple(tensor.dims))


def compare(name, actual, expected, tolerance):
    if actual.shape != expected.shape:
        raise Failed(f"output '{name}' has shape {actual.shape}, expected {expected.shape}")
    if actual.dtype != expected.dtype:
        raise Failed(f"output '{name}' has type {actual.dtype}, expected {expected.dtype}")
    with np.errstate(all="ignore"):
        wrong = ~np.isclose(actual, expected, rtol=tolerance, atol=ATOL, equal_nan=True)
    if wrong.any():
        where = tuple(int(i) for i in np.argwhere(wrong)[0])
        raise Failed(
            f"output '{name}': {wrong.sum()} of {wrong.size} elements differ, "
            f"{actual[where]} instead of {expected[where]} at {where}"
        )


def run_case(name, root, options):
    """The name, the outcome ('passed', 'by definition', 'failed', 'unsupported') and a detail."""
    with tempfile.TemporaryDirectory(prefix="nnprim-onnx-") as work:
        if options.keep:
            work = os.path.join(options.keep, name)
            os.makedirs(work, exist_ok=True)
        case = Case(os.path.join(root, name), work, options)
        try:
            case.test()
        except Unsupported as need:
            if claims.is_claimed(case.operators, str(need)):
                return name, "failed", f"{need}, which claims.py says is supported"
            return name, "unsupported", str(need)
        except Failed as reason:
            return name, "failed", str(reason)
        return (name, "by definition", CORRECTED) if case.is_corrected else (name, "passed", "")


def operators_of(name, root):
    graph = onnx.load(os.path.join(root, name, "model.onnx")).graph
    return sorted({node.op_type for node in graph.node})


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build", help="build directory with the tools")
    parser.add_argument("--data", default=None, help="directory of the cases")
    parser.add_argument("--filter", default="", help="run the cases whose name matches")
    parser.add_argument("--target", default="host", help="target of nnprim-compile")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="cases at a time")
    parser.add_argument("--run", default=None, help="command that runs a library")
    parser.add_argument("--emulator", default="", help="command before that command")
    parser.add_argument("--every", type=int, default=1, help="only each N-th case")
    parser.add_argument("--json", default=None, help="a file for the outcomes, from which operators.py makes a table")
    parser.add_argument("--keep", default=None, help="leave the files of each case here")
    options = parser.parse_args()
    tools = os.path.join(options.build, "bin")
    options.compiler = os.path.join(tools, "nnprim-compile")
    options.run = options.run or os.path.join(tools, "nnprim-run")
    return options


def main():
    options = parse_options()
    root = options.data or find_cases()
    names = [n for n in sorted(os.listdir(root)) if re.search(options.filter, n)]
    names = names[:: options.every]
    counts = collections.Counter()
    needs = collections.Counter()
    record = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, outcome, detail in pool.map(lambda n: run_case(n, root, options), names):
            counts[outcome] += 1
            if options.json:
                record.append({"name": name, "operators": operators_of(name, root), "outcome": outcome, "detail": detail})
            if outcome == "failed":
                print(f"FAIL {name}: {detail}", flush=True)
            elif outcome == "unsupported":
                needs[detail] += 1
            elif outcome == "by definition":
                print(f"NOTE {name}: {detail}", flush=True)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(record, file, indent=0)
    print("Unsupported:")
    for need, count in sorted(needs.items(), key=lambda item: (-item[1], item[0])):
        print(f"  {count:4} {need}")
    print(", ".join(f"{counts[kind]} {kind}" for kind in ("passed", "by definition", "failed", "unsupported")))
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
