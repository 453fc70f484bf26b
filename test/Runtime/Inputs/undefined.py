"""Checks the undefined symbols of the runtime, one a line in the given file.

Allowed are its own, the C library's memory, files, strings and threads,
and what the sanitizers add.
"""

import re
import sys

ALLOWED = re.compile(
    r"""nnprim_\w+ | pthread_\w+ | dl(open|sym|close|error) | sched_getaffinity
    | __sched_cpucount | clock_gettime | malloc | calloc | free | posix_memalign | madvise
    | f(open|close|read|seek|stat|ileno) | v?snprintf | mem(cmp|set|cpy)
    | strn?cmp | str(len|chr|error) | __errno_location | _GLOBAL_OFFSET_TABLE_
    | __(asan|ubsan|stack_chk|(start|stop)_asan)_\w+""",
    re.VERBOSE,
)

with open(sys.argv[1], encoding="utf-8") as file:
    names = {name for line in file if (name := line.strip()) and not name.endswith(":")}
foreign = sorted(name for name in names if not ALLOWED.fullmatch(name))
print("not allowed: " + " ".join(foreign) if foreign else "only what is allowed")
sys.exit(bool(foreign) or not names)
