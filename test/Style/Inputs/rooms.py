"""Checks that names appear only in the folders where they belong, and that folders are small.

usage: rooms.py SOURCE-TREE
"""

import collections
import os
import re
import sys

DECIDE = ("lib/Planning", "lib/CostModel", "lib/Search", "tools/nnprim-tune")
# Where a machine is described, and the attribute that names it.
MACHINE = ("lib/Target", "include/NNPrim/Target", "lib/Dialect/NNPrim/IR/PlanAttributes.cpp",
           "include/NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h", "include/NNPrim/Dialect/NNPrim/IR/NNPrimPlans.td")

# Names that belong in few folders: a pattern, and the files and
# folders that may. A single name stands for all folders of that name.
RULES = [
    # Dialects and intrinsics of one machine, so that a new LLVM changes one folder.
    (re.compile(r"x86vector|X86Vector|llvm\.x86\."), ["X86", "lib/Pipelines"]),
    (re.compile(r"arm_neon|ArmNeon|llvm\.aarch64\."), ["Arm", "lib/Pipelines"]),
    # Decisions: only the passes of lib/Planning, searches and the tuner ask the cost model and read what a machine's
    # kernels, instructions and memory cost. All others read the plan of the op.
    (re.compile(r"NNPrim/(CostModel|Search|Tuning)/"), [
        *DECIDE, "lib/Tuning", "include/NNPrim/CostModel", "include/NNPrim/Search", "include/NNPrim/Tuning",
        "include/NNPrim/Planning"]),
    (re.compile(r"\b(getKernels|shareMemory|getMachineDesc)\("), [*DECIDE, *MACHINE]),
    # The compiler and its tools hand a machine over by name; passes between the plan and the code never see one.
    (re.compile(r"\bMachineDesc\b"), [
        *DECIDE, *MACHINE, "include/NNPrim/CostModel", "include/NNPrim/Search", "include/NNPrim/Planning",
        "lib/Codegen", "include/NNPrim/Codegen", "tools"]),
]

# Files of one kind in a folder.
MOST = 20
KINDS = {".cpp": "sources", ".c": "sources", ".h": "headers", ".td": "definitions", ".py": "programs", ".mlir": "tests",
         ".test": "tests"}


def files(tree, tops):
    for top in tops:
        for folder, folders, names in os.walk(os.path.join(tree, top)):
            folders[:] = [name for name in folders if name != "node_modules"]
            for name in names:
                yield os.path.relpath(os.path.join(folder, name), tree)


def is_allowed(path, rooms):
    parts = path.split("/")
    return any(path == room or path.startswith(room + "/") or room in parts[:-1] for room in rooms)


def misplaced(tree, path):
    with open(os.path.join(tree, path), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            for names, rooms in RULES:
                if names.search(line) and not is_allowed(path, rooms):
                    yield f"{path}:{number}: belongs in {' or '.join(rooms)}: {line.strip()}"


def crowded(tree):
    counts = collections.Counter()
    for path in files(tree, ("bench", "cmake", "examples", "include", "lib", "models", "python", "runtime", "scripts", "test",
                             "tools", "unittests")):
        kind = KINDS.get(os.path.splitext(path)[1])
        if kind:
            counts[os.path.dirname(path), kind] += 1
    for (folder, kind), count in sorted(counts.items()):
        if count > MOST:
            yield f"{folder}: {count} {kind}, of which a folder holds {MOST} at most"


tree = sys.argv[1]
paths = [path for path in files(tree, ("include", "lib", "tools", "runtime")) if path.endswith((".cpp", ".h", ".td", ".c"))]
found = [*(text for path in paths for text in misplaced(tree, path)), *crowded(tree)]
print("\n".join(found) if found else f"{len(paths)} files, each in its room")
sys.exit(bool(found))
