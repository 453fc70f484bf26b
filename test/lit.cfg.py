# The lit suite. Run it by `ninja check-nnprim`, by ctest, or for a few tests by
#   lit-22 -v build/test/Dialect
#
# Substitutions beside lit's own:
#   %nnprim_src      the source tree; %nnprim_build the build tree
#   %python          the python3 that has onnx and numpy
#   %cc              the host's C compiler, with the build's flags
#   %cxx             the same for C++
#   %runtime_lib     libnnprim_runtime.a of the host
#   %qemu_x86_64     an emulator of older processors    (REQUIRES: qemu-x86-64)
#   %chromium        a browser that prints a page's final DOM   (REQUIRES: chromium)
#   %aarch64_cc      the aarch64 cross compiler       (REQUIRES: aarch64-runtime)
#   %aarch64_run     nnprim-run for aarch64 in qemu   (REQUIRES: aarch64-runtime)
#   %aarch64_race    nnprim-race, likewise
# Tools (nnprim-*, FileCheck, not, count, split-file, llvm-*) are found on PATH.
#
# Features: avx2 and avx512 (this CPU runs such code), tile-registers, qemu-x86-64, qemu-aarch64, aarch64-runtime,
# rustc, chromium, verify-roundtrip (see below).

import os
import shutil
import subprocess
import sys

import lit.formats
import lit.util

sys.path.insert(0, os.path.dirname(__file__))
import nnprim_lit

config.name = "NNPrim"
config.test_source_root = os.path.dirname(__file__)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "CMakeLists.txt"]

# With --param verify_roundtrip=1 every test that calls nnprim-opt runs once
# more, and each module it parses is printed, read back and compared, as text
# and as bytecode. A test for which that makes no sense says
# `UNSUPPORTED: verify-roundtrip`.
roundtrip = lit.util.pythonize_bool(lit_config.params.get("verify_roundtrip", "0"))


if roundtrip:
    config.suffixes = [".mlir"]
    config.test_format = nnprim_lit.NNPrimOptTests(execute_external=False)
    config.test_exec_root = os.path.join(config.nnprim_build_dir, "test-roundtrip")
    config.available_features.add("verify-roundtrip")
    opt = os.path.join(config.nnprim_bin_dir, "nnprim-opt")
    config.substitutions.append(
        (r"(?<![-/.\w])nnprim-opt(?![-.\w])", opt + " --verify-roundtrip")
    )
else:
    config.test_format = lit.formats.ShTest(execute_external=False)
    config.test_exec_root = os.path.join(config.nnprim_build_dir, "test")

config.environment["PATH"] = os.path.pathsep.join(
    [config.nnprim_bin_dir, config.llvm_tools_dir, os.environ.get("PATH", "")]
)
# libMLIR is not instrumented and changes our containers behind the sanitizer's
# back, and ours its own.
config.environment["ASAN_OPTIONS"] = "detect_container_overflow=0:allow_user_poisoning=0"
for name in ["ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "ASAN_SYMBOLIZER_PATH"]:
    if name in os.environ:
        config.environment[name] = os.environ[name]

config.substitutions += [
    ("%nnprim_src", config.nnprim_source_dir),
    ("%nnprim_build", config.nnprim_build_dir),
    ("%python", config.python),
    ("%cxx", f"{config.cxx_compiler} {config.c_flags}"),
    ("%cc", f"{config.c_compiler} {config.c_flags}"),
    ("%runtime_lib", os.path.join(config.nnprim_lib_dir, "libnnprim_runtime.a")),
]


def cpu_flags():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            for line in info:
                if line.startswith("flags"):
                    return set(line.split(":", 1)[1].split())
    except OSError:
        pass
    return set()


flags = cpu_flags()
if {"avx2", "fma"} <= flags:
    config.available_features.add("avx2")
if {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"} <= flags:
    config.available_features.add("avx512")

# The processor has tile registers, and Linux gives and can be made to refuse them.
if {"amx_tile", "amx_int8", "amx_bf16"} <= flags:
    refuse = os.path.join(os.path.dirname(__file__), "Codegen/Inputs/refuse-tiles.py")
    asks = "import ctypes, sys; sys.exit(ctypes.CDLL(None).syscall(158, 0x1023, 18) != 0)"
    command = [sys.executable, "-c", asks]
    if subprocess.run(command).returncode == 0 and subprocess.run([sys.executable, refuse, *command]).returncode == 1:
        config.available_features.add("tile-registers")

# Only an example needs a Rust compiler; rustup's asks where its home is.
if shutil.which("rustc"):
    config.available_features.add("rustc")
    config.environment["HOME"] = os.environ.get("HOME", "")

# Address space is no measure of the memory that a sanitizer needs.
if "sanitize" not in config.c_flags:
    config.available_features.add("limited-memory")
if config.chromium:
    config.available_features.add("chromium")
    config.substitutions.append(
        (
            "%chromium",
            f"{config.chromium} --headless --no-sandbox --disable-gpu --disable-dev-shm-usage "
            "--user-data-dir=%t.browser --dump-dom",
        )
    )
if config.qemu_x86_64:
    config.available_features.add("qemu-x86-64")
    config.substitutions.append(("%qemu_x86_64", config.qemu_x86_64))
if config.qemu_aarch64:
    config.available_features.add("qemu-aarch64")
    if config.aarch64_dir:
        config.available_features.add("aarch64-runtime")
        config.substitutions += [
            ("%aarch64_cc", config.aarch64_compiler),
            (
                "%aarch64_run",
                f"{config.qemu_aarch64} -L /usr/aarch64-linux-gnu "
                f"{config.aarch64_dir}/bin/nnprim-run",
            ),
            (
                "%aarch64_race",
                f"{config.qemu_aarch64} -L /usr/aarch64-linux-gnu "
                f"{config.aarch64_dir}/bin/nnprim-race",
            ),
        ]
