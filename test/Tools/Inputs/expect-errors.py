"""Checks a list of commands that must fail.

usage: expect-errors.py LIST DIRECTORY

Each "ERROR command" of LIST runs in DIRECTORY and must exit with 1, print
nothing, write exactly the line that follows in LIST to standard error, after
"<tool>: error: ", and leave the directory as it was.
"""

import os
import subprocess
import sys


def snapshot(directory):
    return sorted(
        os.path.join(path, name)
        for path, folders, files in os.walk(directory)
        for name in folders + files
    )


def check(command, expected, directory):
    before = snapshot(directory)
    result = subprocess.run(
        command, cwd=directory, capture_output=True, text=True, errors="replace"
    )
    problems = []
    if result.returncode != 1:
        problems.append(f"exit code {result.returncode}")
    if result.stdout:
        problems.append(f"standard output: {result.stdout!r}")
    if result.stderr != f"{command[0]}: error: {expected}\n":
        problems.append(f"standard error: {result.stderr!r}")
    if snapshot(directory) != before:
        problems.append(f"files: {sorted(set(snapshot(directory)) ^ set(before))}")
    for problem in problems:
        print(f"{' '.join(command)}\n  expected: {expected}\n  {problem}")
    return not problems


with open(sys.argv[1], encoding="utf-8") as file:
    lines = file.read().splitlines()
cases = [
    (line.split()[1:], lines[i + 1].strip())
    for i, line in enumerate(lines)
    if line.startswith("ERROR ")
]
results = [check(command, expected, sys.argv[2]) for command, expected in cases]
print(f"{sum(results)} of {len(results)} as expected")
sys.exit(not results or not all(results))
