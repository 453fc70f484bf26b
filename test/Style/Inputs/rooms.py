"""Checks that machine-specific names appear only where they belong.

usage: rooms.py SOURCE-TREE
"""

import os
import re
import sys

# What belongs to a machine, and the folders that may name it.
ROOMS = [
    (re.compile(r"x86vector|X86Vector|llvm\.x86\."), "X86"),
    (re.compile(r"arm_neon|ArmNeon|llvm\.aarch64\."), "Arm"),
]
REGISTRATION = os.path.join("lib", "Pipelines")


def sources(tree):
    for top in ("include", "lib", "tools", "runtime"):
        for folder, _, names in os.walk(os.path.join(tree, top)):
            for name in names:
                if name.endswith((".cpp", ".h", ".td", ".c")):
                    yield os.path.relpath(os.path.join(folder, name), tree)


def violations(tree, path):
    if path.startswith(REGISTRATION):
        return
    with open(os.path.join(tree, path), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            for names, room in ROOMS:
                if names.search(line) and room not in path.split(os.sep):
                    yield f"{path}:{number}: belongs in a folder {room}: {line.strip()}"


tree = sys.argv[1]
paths = list(sources(tree))
found = [text for path in paths for text in violations(tree, path)]
print("\n".join(found) if found else f"{len(paths)} files, each in its room")
sys.exit(bool(found))
