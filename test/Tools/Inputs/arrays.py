"""Writes the arrays of the nnprim-run tests, good and bad, and shows arrays.

usage: arrays.py good|bad DIRECTORY, or arrays.py show FILE...
"""

import os
import struct
import sys

import numpy as np
from numpy.lib import format as npy

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def write_good():
    np.save("x.npy", X)
    np.save("x-big.npy", X.astype(">f4"))
    np.save("x-fortran.npy", np.asfortranarray(X))
    for version in (2, 3):
        with open(f"x-v{version}.npy", "wb") as file:
            npy.write_array(file, X, version=(version, 0))
    np.save("counts.npy", np.array([100], dtype=np.int64))
    # numpy itself writes 0 or 1; any other byte must mean true as well.
    write_raw("true.npy", "{'descr': '|b1', 'fortran_order': False, 'shape': ()}", b"\x02")


def write_raw(name, header, data=X.tobytes(), version=1, length=None):
    header = header.encode("latin1") + b"\n"
    size = struct.pack("<H" if version == 1 else "<I", length or len(header))
    with open(name, "wb") as file:
        file.write(b"\x93NUMPY" + bytes([version, 0]) + size + header + data)


def dictionary(descr="'<f4'", order="False", shape="(2, 3)"):
    return f"{{'descr': {descr}, 'fortran_order': {order}, 'shape': {shape}}}"


def write_bad():
    open("empty", "wb").close()
    open("taken", "wb").close()
    os.makedirs("partly/a_b.npy")
    with open("model.so", "rb") as whole, open("half.so", "wb") as half:
        content = whole.read()
        half.write(content[: len(content) // 2])
    np.save("double.npy", X.astype(np.float64))
    np.save("shape.npy", X.reshape(3, 2))
    np.save("structured.npy", np.zeros((2, 3), dtype=[("a", np.float32)]))
    np.save("objects.npy", X.astype(object), allow_pickle=True)
    write_raw("version.npy", dictionary(), version=9)
    write_raw("long-header.npy", dictionary(), version=2, length=2**32 - 1)
    write_raw("short.npy", dictionary(), X.tobytes()[:-4])
    write_raw("trailing.npy", dictionary(), X.tobytes() + b"\0")
    write_raw("huge.npy", dictionary(shape=f"({2**63 - 1}, {2**63 - 1})"))
    write_raw("overflow.npy", dictionary(shape=f"({2**63}, 3)"))
    write_raw("negative.npy", dictionary(shape="(-2, 3)"))
    write_raw("rank.npy", dictionary(shape="(" + "1," * 33 + ")"))
    write_raw("twice.npy", "{'shape': (2, 3), 'shape': (2, 3)}")
    write_raw("lacks.npy", "{'descr': '<f4', 'shape': (2, 3)}")
    write_raw("key.npy", "{'secret': 1}")
    write_raw("garbage.npy", "{'descr' '<f4'}")
    write_raw("control.npy", dictionary(descr="'<f4\x1b[2J'"))
    write_raw("no-order.npy", dictionary(descr="'|f4'"))


def show(paths):
    for path in paths:
        array = np.load(path)
        print(os.path.basename(path), array.dtype, array.shape, array.flatten().tolist())


if sys.argv[1] == "show":
    show(sys.argv[2:])
else:
    os.chdir(sys.argv[2])
    {"good": write_good, "bad": write_bad}[sys.argv[1]]()
