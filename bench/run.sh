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
# GEMM in percent of the machine's peak, whole models against onnxruntime-node
# from npm, and what compiling them takes. Nothing else should run meanwhile.

set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${1:-$root/build}" && pwd)

if [ ! -d "$root/bench/ort/node_modules/onnxruntime-node" ]; then
  npm install --prefix "$root/bench/ort" --ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error
fi

"$root/bench/gemm/run.sh" "$build"
echo
/usr/bin/python3 "$root/bench/models.py" --build="$build" --json="$build/bench/models.json"
echo
/usr/bin/python3 "$root/bench/compile.py" --build="$build"
