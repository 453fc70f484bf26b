#!/bin/bash
# ===- run.sh - Run the benchmarks ---------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
#
# usage: bench/run.sh [BUILD-DIRECTORY]     (or: make bench)
#
# Layers against oneDNN, XNNPACK, OpenBLAS and libxsmm, whole models against
# onnxruntime-node from npm, and what compiling them takes. Nothing else should
# run meanwhile.

set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${1:-$root/build}" && pwd)

if [ ! -d "$root/bench/ort/node_modules/onnxruntime-node" ]; then
  npm install --prefix "$root/bench/ort" --ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error
fi

cmake "$build" >/dev/null # Finds libraries installed since.
mkdir -p "$build/bench"
for suite in gemm direct depthwise; do
  echo "=== $suite"
  "$root/bench/conv.py" --build="$build" --suite="$suite" --rounds=21 --json="$build/bench/$suite.json"
  echo
done
/usr/bin/python3 "$root/bench/models.py" --build="$build" --json="$build/bench/models.json"
echo
/usr/bin/python3 "$root/bench/compile.py" --build="$build"
