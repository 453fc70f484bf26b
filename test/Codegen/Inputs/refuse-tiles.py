# Replaces itself by a command to which Linux refuses tile registers: a filter of system calls (seccomp) answers
# arch_prctl(ARCH_REQ_XCOMP_PERM) by EPERM and allows all others. Ends with 77 where there are no such filters.

import ctypes
import os
import struct
import sys

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, FILTER_MODE = 38, 22, 2
LOAD_WORD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ARCH_PRCTL, REQUEST_PERMISSION = 158, 0x1023
REFUSE, ALLOW = 0x00050001, 0x7FFF0000
# Offsets in seccomp_data: the call's number and its first argument.
NUMBER, ARGUMENT = 0, 16

STEPS = [
    (LOAD_WORD, 0, 0, NUMBER),
    (JUMP_IF_EQUAL, 0, 3, ARCH_PRCTL),
    (LOAD_WORD, 0, 0, ARGUMENT),
    (JUMP_IF_EQUAL, 0, 1, REQUEST_PERMISSION),
    (RETURN, 0, 0, REFUSE),
    (RETURN, 0, 0, ALLOW),
]


class Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_char_p)]


libc = ctypes.CDLL(None)
program = Program(len(STEPS), b"".join(struct.pack("HBBI", *step) for step in STEPS))
if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
    sys.exit(77)
if libc.prctl(PR_SET_SECCOMP, FILTER_MODE, ctypes.byref(program), 0, 0) != 0:
    sys.exit(77)
os.execvp(sys.argv[1], sys.argv[1:])
