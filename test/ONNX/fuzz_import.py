#!/usr/bin/python3
# ===- fuzz_import.py - Damaged models are refused, not crashed on ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Imports mutations of the models of run_opset_tests.py.

    fuzz_import.py --tool=nnprim-translate [--count=N] [--seed=S] [--keep=DIR] [--data=DIR]
    fuzz_import.py --each=build-sanitize/bin/nnprim-import-each --count=100000 --progress

Each of N files is a model with a few fields or bytes changed. The import has to succeed, or to end with exit code 1
and one line `error: FILE: …`, within 10 seconds and 4 GiB. Prints what went wrong, and how many files were imported
and refused; exits with 1 if one crashed or the import of not a single one succeeded.
"""

import argparse
import concurrent.futures
import itertools
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import threading

import onnx

import composed_cases
import control_flow_graphs
import dynamic_graphs
import opset_cases
import run_opset_tests

SECONDS, MEMORY = 10, 4096  # MiB
EXTREMES = [-(2**63), -(2**31), -1000, -2, -1, 0, 1, 2, 3, 7, 64, 1000, 2**31, 2**40, 2**63 - 1]


def models(data):
    """Models of small graphs; those of ONNX's node cases in a directory too, if one is given."""
    for name in sorted(os.listdir(data)) if data else []:
        yield onnx.load(os.path.join(data, name, "model.onnx"))
    for case in itertools.chain(composed_cases.cases(), opset_cases.cases()):
        yield run_opset_tests.build_model(case)[0]
    for case in itertools.chain(control_flow_graphs.cases(), dynamic_graphs.cases()):
        yield case.model


def mutate_attribute(node, rng):
    if not node.attribute:
        return
    attribute = rng.choice(node.attribute)
    if attribute.type == onnx.AttributeProto.INT:
        attribute.i = rng.choice(EXTREMES)
    elif attribute.type == onnx.AttributeProto.FLOAT:
        attribute.f = rng.choice([0, -1, 1e30, float("nan"), float("inf")])
    elif attribute.type == onnx.AttributeProto.INTS and attribute.ints:
        attribute.ints[rng.randrange(len(attribute.ints))] = rng.choice(EXTREMES)
    elif attribute.type == onnx.AttributeProto.STRING:
        attribute.s = rng.choice([b"", b"linear", b"\xff", b"reverse", b"i,j->k"])
    elif attribute.type == onnx.AttributeProto.GRAPH:
        mutate(attribute.g, rng)
    else:
        node.attribute.remove(attribute)


def mutate_shape(dims, rng):
    if dims and rng.random() < 0.8:
        dims[rng.randrange(len(dims))].dim_value = rng.choice(EXTREMES)
    elif dims:
        del dims[-1]
    else:
        dims.add().dim_value = 3


def mutate(graph, rng):
    """Changes one thing of a graph."""
    if not graph.node:
        return
    kind = rng.randrange(7)
    node = rng.choice(graph.node)
    if kind == 0:
        mutate_attribute(node, rng)
    elif kind == 1 and graph.input:
        mutate_shape(rng.choice(graph.input).type.tensor_type.shape.dim, rng)
    elif kind == 2 and graph.input:
        rng.choice(graph.input).type.tensor_type.elem_type = rng.randrange(1, 28)
    elif kind == 3 and node.input:
        node.input[rng.randrange(len(node.input))] = rng.choice([""] + list(node.input))
    elif kind == 4 and graph.initializer:
        values = rng.choice(graph.initializer)
        data = bytearray(values.raw_data)
        for _ in range(min(len(data), 8)):
            data[rng.randrange(len(data))] = rng.choice([0, 1, 127, 128, 255])
        values.raw_data = bytes(data)
    elif kind == 5 and node.input:
        del node.input[-1]
    else:
        mutate_attribute(node, rng)


def damage(model, rng):
    """The bytes of a mutated copy."""
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    for _ in range(rng.randrange(1, 3)):
        mutate(copy.graph, rng)
    data = bytearray(copy.SerializeToString())
    if rng.random() < 0.1:
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY << 20, MEMORY << 20))


def judge(path, code, lines):
    """Empty if the tool behaved, and whether it imported the file."""
    if code == 0:
        return "", True
    named = f"error: {path}: "
    if code == 1 and len(lines) == 1 and lines[0].removeprefix("<unknown>:0: ").startswith(named):
        return "", False
    return f"exit code {code}: {' | '.join(lines[:2])[:300]}", False


def run(tool, path):
    """Imports one file with nnprim-translate."""
    try:
        done = subprocess.run([tool, "--import-onnx", path, "-o", os.devnull], capture_output=True, timeout=SECONDS,
                              preexec_fn=limit_memory, check=False)
    except subprocess.TimeoutExpired:
        return f"took more than {SECONDS} s", False
    return judge(path, done.returncode, done.stderr.decode(errors="replace").splitlines())


class Importers:
    """Processes of import_each.cpp, one for each thread of the pool."""

    def __init__(self, tool):
        self.tool = tool
        self.thread = threading.local()

    def run(self, path):
        if not hasattr(self.thread, "process"):
            self.thread.process = subprocess.Popen([self.tool, str(SECONDS)], stdin=subprocess.PIPE,
                                                   stdout=subprocess.PIPE, text=True, errors="replace")
        self.thread.process.stdin.write(path + "\n")
        self.thread.process.stdin.flush()
        ending, size, text = self.thread.process.stdout.readline().rstrip("\n").split("\t", 2)
        if ending == "timeout":
            return f"took more than {SECONDS} s", False
        if int(size) > MEMORY:
            return f"took {size} MiB", False
        if not ending.startswith("exit "):
            return f"{ending}: {text[:600]}", False
        return judge(path, int(ending.split()[1]), text.removesuffix(" | ").split(" | ") if text else [])


def damaged_files(count, rng, originals, directory):
    """Writes mutations one after the other, and gives their paths."""
    for i in range(count):
        path = os.path.join(directory, f"{i}.onnx")
        with open(path, "wb") as file:
            file.write(damage(originals[i % len(originals)] if i < len(originals) else rng.choice(originals), rng))
        yield path


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="nnprim-translate")
    parser.add_argument("--each", help="nnprim-import-each, which imports each file in a fork instead")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--progress", action="store_true", help="print the counts after each 500 files")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", help="a directory of ONNX's node cases, for more models")
    parser.add_argument("--keep", help="a directory for the files that went wrong")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    originals = list(models(options.data))
    importers = Importers(options.each)
    import_file = importers.run if options.each else lambda path: run(options.tool, path)
    imported = refused = wrong = 0
    with tempfile.TemporaryDirectory() as directory, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        files = damaged_files(options.count, rng, originals, directory)
        # In batches, so that only some files exist at a time.
        while paths := list(itertools.islice(files, 500)):
            for path, (problem, is_imported) in zip(paths, pool.map(import_file, paths)):
                imported += is_imported
                refused += not problem and not is_imported
                if problem:
                    wrong += 1
                    print(f"{os.path.basename(path)}: {problem}", flush=True)
                    if options.keep:
                        shutil.copy(path, options.keep)
                os.remove(path)
            if options.progress:
                print(f"… {imported} imported, {refused} refused, {wrong} wrong", flush=True)
    print(f"{imported} imported, {refused} refused, {wrong} wrong")
    sys.exit(1 if wrong or not imported or not refused else 0)


if __name__ == "__main__":
    main()
