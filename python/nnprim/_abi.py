# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The structures of nnprim/model.h and nnprim/threads.h."""

import ctypes

#: NNPRIM_ABI_VERSION
VERSION = 2

#: NumPy's names of enum nnprim_type. NumPy has no bfloat16, no flyte24 and no floats of 8 and 4 bits: such tensors are
#: arrays of their bits. Integers of 2 and 4 bits have a byte each.
DTYPES = {
    1: "float32",
    2: "uint8",
    3: "int8",
    4: "uint16",
    5: "int16",
    6: "int32",
    7: "int64",
    9: "bool",
    10: "float16",
    11: "float64",
    12: "uint32",
    13: "uint64",
    16: "uint16",
    17: "uint8",
    18: "uint8",
    19: "uint8",
    20: "uint8",
    21: "uint8",
    22: "int8",
    23: "uint8",
    24: "uint8",
    25: "uint8",
    26: "int8",
    124: "V3",
}


class Tensor(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p),
        ("type", ctypes.c_int32),
        ("rank", ctypes.c_int32),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
    ]


class Threads(ctypes.Structure):
    _fields_ = [
        ("context", ctypes.c_void_p),
        ("num_threads", ctypes.c_int32),
        ("parallel_for", ctypes.c_void_p),
    ]


Invoke = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64,
                          ctypes.c_void_p)


class Variant(ctypes.Structure):
    _fields_ = [
        ("target", ctypes.c_char_p),
        ("features", ctypes.c_char_p),
        ("arena_bytes", ctypes.c_uint64),
        ("invoke", Invoke),
    ]


class Symbol(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p),
        ("values", ctypes.POINTER(ctypes.c_int64)),
        ("num_values", ctypes.c_int32),
        ("is_composed", ctypes.c_int32),
    ]


InvokeSized = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
                               ctypes.c_uint64, ctypes.c_void_p)


class Model(ctypes.Structure):
    _fields_ = [
        ("abi_version", ctypes.c_uint32),
        ("num_inputs", ctypes.c_int32),
        ("num_outputs", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("target", ctypes.c_char_p),
        ("inputs", ctypes.POINTER(Tensor)),
        ("outputs", ctypes.POINTER(Tensor)),
        ("arena_bytes", ctypes.c_uint64),
        ("arena_alignment", ctypes.c_uint64),
        ("weight_bytes", ctypes.c_uint64),
        ("invoke", Invoke),
        ("variants", ctypes.POINTER(Variant)),
        ("num_variants", ctypes.c_int32),
        ("select_variant", ctypes.CFUNCTYPE(ctypes.c_int32)),
        ("num_symbols", ctypes.c_int32),
        ("num_sizes", ctypes.c_int32),
        ("symbols", ctypes.POINTER(Symbol)),
        ("sizes", ctypes.c_void_p),
        ("invoke_sized", InvokeSized),
    ]


#: NNPRIM_PROFILE_VERSION is checked by nnprim_library_profile.
class ProfileStep(ctypes.Structure):
    _fields_ = [
        ("names", ctypes.POINTER(ctypes.c_char_p)),
        ("num_names", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("op", ctypes.c_char_p),
        ("algorithm", ctypes.c_char_p),
        ("plan", ctypes.c_char_p),
        ("layout", ctypes.c_char_p),
        ("kernel", ctypes.c_char_p),
        ("result", ctypes.c_char_p),
        ("arithmetic", ctypes.c_char_p),
        ("flops", ctypes.c_int64),
        ("executed_flops", ctypes.c_int64),
        ("read_bytes", ctypes.c_int64),
        ("constant_bytes", ctypes.c_int64),
        ("written_bytes", ctypes.c_int64),
    ]


class Profile(ctypes.Structure):
    _fields_ = [
        ("version", ctypes.c_uint32),
        ("num_steps", ctypes.c_int32),
        ("num_buffers", ctypes.c_int32),
        ("vector_bytes", ctypes.c_int32),
        ("steps", ctypes.POINTER(ProfileStep)),
        ("buffers", ctypes.c_void_p),
        ("ticks", ctypes.c_void_p),
        ("read_timer", ctypes.CFUNCTYPE(ctypes.c_uint64)),
        ("run_multiply_adds", ctypes.c_void_p),
        ("run_scaled_products", ctypes.c_void_p),
        ("run_loads", ctypes.c_void_p),
    ]
