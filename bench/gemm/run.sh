#!/bin/bash
# ===- run.sh - Time compiled matrix products -----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
#
# usage: bench/gemm/run.sh [BUILD-DIRECTORY [MxNxK...]]

set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "${1:-$root/build}" && pwd)
shift || true
core=$(($(nproc) - 1))

for size in "${@:-256x256x256}"; do
  directory=$build/bench/gemm-$size
  mkdir -p "$directory"
  # shellcheck disable=SC2086 # Three arguments on purpose.
  /usr/bin/python3 "$here/make-gemm.py" ${size//x/ } >"$directory/gemm.mlir"
  "$build/bin/nnprim-compile" "$directory/gemm.mlir" --emit=object \
      -o "$directory/gemm.o" --header="$directory/gemm.h"
  "${CXX:-clang++-22}" -std=c++17 -O3 -march=native -ffp-contract=fast -Wall \
      -I"$root/runtime/include" -I"$directory" "$here/gemm.cpp" "$directory/gemm.o" \
      -o "$directory/gemm"
  taskset -c "$core" "$directory/gemm"
done
