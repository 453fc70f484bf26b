"""Runs nnprim-run on damaged copies of x.npy. usage: fuzz.py DIRECTORY"""

import os
import random
import subprocess
import sys

os.chdir(sys.argv[1])
with open("x.npy", "rb") as file:
    good = file.read()
header_size = len(good) - 24


def run(content):
    """0 when nnprim-run reads the content, 1 when it refuses it properly."""
    with open("bad.npy", "wb") as file:
        file.write(content)
    result = subprocess.run(
        ["nnprim-run", "model.so", "--input=x=1=bad.npy", "--output-dir=out"],
        capture_output=True,
    )
    refused = result.returncode == 1
    if refused:
        lines = result.stderr.splitlines()
        assert len(lines) == 1 and lines[0].startswith(b"nnprim-run: error: bad.npy: "), lines
        assert not os.path.exists("out")
    else:
        assert result.returncode == 0, (result.returncode, content)
        for name in os.listdir("out"):
            os.remove(os.path.join("out", name))
        os.rmdir("out")
    return refused


def report(what, results):
    print(f"{what}: {sum(results)} refused, {len(results) - sum(results)} read")


def change(position, generator):
    damaged = bytearray(good)
    damaged[position] ^= generator.randrange(1, 256)
    return bytes(damaged)


report("cut", [run(good[:size]) for size in range(len(good))])
generator = random.Random(1)
report("changed", [run(change(i, generator)) for i in range(header_size)])
