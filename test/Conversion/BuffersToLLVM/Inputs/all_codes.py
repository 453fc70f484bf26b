#!/usr/bin/env python3
"""Loads and stores of flytes, bf16 and f16, compiled for a target of this machine: all_codes.py TARGET [STEP]

All codes of flytes, or of flyte24 every STEP-th, are loaded and stored again, 16, 8 and 4 at a time; values between two codes are stored by both roundings, and
compared with NumPy's arithmetic on their bits. Vectors of every length, of bf16 and f16, too, are loaded from, and stored
to, the last bytes before a page that may not be touched (test/Kernels/Narrow/codes.py has all codes of those). Rows of a
matrix between two such pages are loaded, too, in vectors whose place in their row is known.
"""

import ctypes
import mmap
import os
import subprocess
import sys
import tempfile

import numpy as np

MAX_TAIL = 33
ROWS = [16, 21, 22, 32, 40, 48, 64]
libc = ctypes.CDLL(None, use_errno=True)
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


def loop(name, bits, width, truncate):
    """The functions that convert %n values, a multiple of `width`, in a loop."""
    flytes, floats = f"memref<16777216x!nnprim.flyte<{bits}>>", "memref<16777216xf32>"
    return f"""
func.func @load_{name}(%from: {flytes}, %to: {floats}, %n: index) {{
  %zero = arith.constant 0 : index
  %step = arith.constant {width} : index
  scf.for %i = %zero to %n step %step {{
    %v = nnprim.load_flyte %from[%i] : {flytes} -> vector<{width}xf32>
    vector.store %v, %to[%i] : {floats}, vector<{width}xf32>
  }}
  return
}}
func.func @store_{name}(%from: {floats}, %to: {flytes}, %n: index) {{
  %zero = arith.constant 0 : index
  %step = arith.constant {width} : index
  scf.for %i = %zero to %n step %step {{
    %v = vector.load %from[%i] : {floats}, vector<{width}xf32>
    nnprim.store_flyte %v, %to[%i] {truncate} : vector<{width}xf32>, {flytes}
  }}
  return
}}
"""


def rows(bits):
    """Functions that load the rows of a matrix of ROWS[i] columns, in vectors at known places."""
    parts = []
    for columns in ROWS:
        flytes, floats = f"memref<2x{columns}x!nnprim.flyte<{bits}>>", f"memref<2x{columns}xf32>"
        body = []
        for row in range(2):
            for column in range(0, columns, 16):
                width, name = min(16, columns - column), f"{row}_{column}"
                body.append(f"  %r{name} = arith.constant {row} : index\n  %c{name} = arith.constant {column} : index\n"
                            f"  %v{name} = nnprim.load_flyte %from[%r{name}, %c{name}] : {flytes} -> vector<{width}xf32>\n"
                            f"  vector.store %v{name}, %to[%r{name}, %c{name}] : {floats}, vector<{width}xf32>\n")
        parts.append(f"func.func @load_rows{columns}(%from: {flytes}, %to: {floats}, %n: index) {{\n"
                     + "".join(body) + "  return\n}\n")
    return "".join(parts)


def half(element, width):
    """Like the functions above for one vector of bf16 or f16."""
    halves, floats, vector = f"memref<64x{element}>", "memref<64xf32>", f"vector<{width}x{element}>"
    return f"""
func.func @load_tail{width}(%from: {halves}, %to: {floats}, %n: index) {{
  %zero = arith.constant 0 : index
  %h = vector.load %from[%zero] : {halves}, {vector}
  %v = arith.extf %h : {vector} to vector<{width}xf32>
  vector.store %v, %to[%zero] : {floats}, vector<{width}xf32>
  return
}}
func.func @store_tail{width}(%from: {floats}, %to: {halves}, %n: index) {{
  %zero = arith.constant 0 : index
  %v = vector.load %from[%zero] : {floats}, vector<{width}xf32>
  %h = arith.truncf %v : vector<{width}xf32> to {vector}
  vector.store %h, %to[%zero] : {halves}, {vector}
  return
}}
"""


def source(bits):
    parts = []
    for width in (4, 8, 16):
        for truncate in ("", "{truncate}"):
            parts.append(loop(f"{width}{'_cut' if truncate else ''}", bits, width, truncate))
    for width in range(1, MAX_TAIL):
        parts.append(loop(f"tail{width}", bits, width, ""))
    parts.append(rows(bits))
    return "".join(parts)


def build(text, target, directory):
    library = os.path.join(directory, "codes.so")
    module = subprocess.run(["nnprim-opt", f"--nnprim-llvm=target={target}"], input=text, text=True,
                            stdout=subprocess.PIPE, check=True).stdout
    llvm = subprocess.run(["nnprim-translate", "--mlir-to-llvmir"], input=module, text=True, stdout=subprocess.PIPE,
                          check=True).stdout
    code = os.path.join(directory, "codes.o")
    subprocess.run(["llc", "-O2", "-filetype=obj", "-relocation-model=pic", "-o", code], input=llvm, text=True,
                   check=True)
    subprocess.run(["ld.lld", "-shared", code, "-o", library], check=True)
    return ctypes.CDLL(library)


def call(function, source_array, target_array, count):
    function(ctypes.c_void_p(source_array.ctypes.data), ctypes.c_void_p(target_array.ctypes.data),
             ctypes.c_int64(count))


def to_bytes(codes, size):
    """Codes as bytes without gaps."""
    return np.ascontiguousarray(codes.astype("<u4").view(np.uint8).reshape(-1, 4)[:, :size]).reshape(-1)


def expected_codes(values, bits, truncate):
    """The codes of values, by arithmetic on their bits."""
    word = values.view(np.uint32).astype(np.uint64)
    magnitude = word & 0x7FFFFFFF
    is_nan, is_finite = magnitude > 0x7F800000, magnitude < 0x7F800000
    dropped = 32 - bits
    if bits == 8:
        capped = np.minimum(magnitude, 0x7F800000)
        threshold = np.where(magnitude < 1 << 24, 0x800000, 0xA00000)
        rest, code = magnitude & 0xFFFFFF, magnitude >> 24
        up = (rest > threshold) | ((rest == threshold) & (code & 1 == 1))
        code = np.where(is_finite & up & (not truncate), code + 1, capped >> 24)
        return (word >> 31 << 7) | code
    if not truncate:
        half = 1 << (dropped - 1)
        rest, code = word & ((1 << dropped) - 1), word >> dropped
        up = (rest > half) | ((rest == half) & (code & 1 == 1))
        word = np.where(up & ~is_nan, (code + 1) << dropped, word)
    return np.where(is_nan, word | 0x400000, word) >> dropped


def check(name, got, wanted):
    if not np.array_equal(got, wanted):
        sys.exit(f"{name}: {np.count_nonzero(got != wanted)} of {len(wanted)} bytes differ")


def check_codes(library, bits, step):
    codes = np.arange(0, 1 << bits, step if bits == 24 else 1, dtype=np.uint32)
    size, count = bits // 8, len(codes) // 16 * 16
    codes = codes[:count]
    flytes, floats = to_bytes(codes, size), np.empty(count, np.float32)
    values = (codes << np.uint32(32 - bits)).view(np.float32)
    # Some between two codes, halfway and beside it.
    steps = np.array([0, 1, 2, 3], np.uint32)[np.arange(count) % 4] + np.uint32(1 << (31 - bits)) - np.uint32(1)
    between = ((codes << np.uint32(32 - bits)) + np.where(codes % 3 == 0, steps, 0xA00000 % (1 << (32 - bits))
                                                          + steps - steps.min()).astype(np.uint32))
    between = between.astype(np.uint32).view(np.float32)
    for width in (4, 8, 16):
        call(getattr(library, f"load_{width}"), flytes, floats, count)
        check(f"load {width} of {bits}", floats.view(np.uint32), values.view(np.uint32))
        for suffix, truncate in (("", False), ("_cut", True)):
            for given in (values, between):
                stored = np.empty(count * size, np.uint8)
                call(getattr(library, f"store_{width}{suffix}"), given, stored, count)
                check(f"store {width}{suffix} of {bits}", stored,
                      to_bytes(expected_codes(given, bits, truncate).astype(np.uint32), size))


def guarded(size):
    """An array that ends where a page begins that faults."""
    page = mmap.PAGESIZE
    area = mmap.mmap(-1, 2 * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(area))
    if libc.mprotect(start + page, page, 0) != 0:
        sys.exit("mprotect failed")
    return np.frombuffer(area, np.uint8, size, page - size), area


def check_rows(library, bits):
    """At the end of a page before one that faults, and at the beginning of one behind one that faults."""
    rng = np.random.default_rng(bits + 1)
    page = mmap.PAGESIZE
    for columns in ROWS:
        size = 2 * columns * bits // 8
        area = mmap.mmap(-1, 3 * page)
        start = ctypes.addressof(ctypes.c_char.from_buffer(area))
        if libc.mprotect(start, page, 0) != 0 or libc.mprotect(start + 2 * page, page, 0) != 0:
            sys.exit("mprotect failed")
        for place in (page, 2 * page - size):
            flytes = np.frombuffer(area, np.uint8, size, place)
            codes = rng.integers(0, 1 << bits, 2 * columns, dtype=np.uint32)
            flytes[:] = to_bytes(codes, bits // 8)
            floats = np.empty(2 * columns, np.float32)
            call(getattr(library, f"load_rows{columns}"), flytes, floats, 0)
            check(f"rows of {columns} of {bits}", floats.view(np.uint32), codes << np.uint32(32 - bits))


def check_halves(library, element):
    rng = np.random.default_rng(16)
    for width in range(1, MAX_TAIL):
        halves, area = guarded(2 * width)
        # Finite ones of either sign.
        codes = rng.integers(0, 0x7C00, width, dtype=np.uint16) | rng.integers(0, 2, width, dtype=np.uint16) << np.uint16(15)
        halves[:] = codes.view(np.uint8)
        floats = np.zeros(MAX_TAIL, np.float32)
        call(getattr(library, f"load_tail{width}"), halves, floats, width)
        wanted = codes.view(np.float16).astype(np.float32) if element == "f16" else \
            (codes.astype(np.uint32) << np.uint32(16)).view(np.float32)
        check(f"load of {width} {element}", floats[:width].view(np.uint32), wanted.view(np.uint32))
        if floats[width:].any():
            sys.exit(f"load of {width} {element} wrote too much")
        halves[:] = 0
        call(getattr(library, f"store_tail{width}"), floats, halves, width)
        check(f"store of {width} {element}", halves, codes.view(np.uint8))
        if np.frombuffer(area, np.uint8, mmap.PAGESIZE - 2 * width).any():
            sys.exit(f"store of {width} {element} wrote in front of its first byte")


def check_tails(library, bits):
    rng = np.random.default_rng(bits)
    for width in range(1, MAX_TAIL):
        size = width * bits // 8
        flytes, area = guarded(size)
        codes = rng.integers(0, 1 << (bits - 2), width, dtype=np.uint32)
        flytes[:] = to_bytes(codes, bits // 8)
        floats = np.empty(width, np.float32)
        call(getattr(library, f"load_tail{width}"), flytes, floats, width)
        check(f"load of {width}", floats.view(np.uint32), codes << np.uint32(32 - bits))
        flytes[:] = 0
        call(getattr(library, f"store_tail{width}"), floats, flytes, width)
        check(f"store of {width}", flytes, to_bytes(codes, bits // 8))
        # Bytes in front must not be written.
        before = np.frombuffer(area, np.uint8, mmap.PAGESIZE - size)
        if before.any():
            sys.exit(f"store of {width} wrote in front of its first byte")


def main():
    for bits in (8, 16, 24):
        with tempfile.TemporaryDirectory() as directory:
            library = build(source(bits), sys.argv[1], directory)
            check_codes(library, bits, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
            check_tails(library, bits)
            check_rows(library, bits)
    for element in ("bf16", "f16"):
        with tempfile.TemporaryDirectory() as directory:
            text = "".join(half(element, width) for width in range(1, MAX_TAIL))
            check_halves(build(text, sys.argv[1], directory), element)
    print("all codes agree")


if __name__ == "__main__":
    main()
