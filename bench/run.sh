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
# Layers against oneDNN, XNNPACK, OpenBLAS and libxsmm, with plots in docs/bench;
# whole models against onnxruntime-node from npm, and what compiling them takes.
# Some 25 minutes, in which nothing else should run. docs/benchmarks.md explains.

set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${1:-$root/build}" && pwd)

if [ ! -d "$root/bench/ort/node_modules/onnxruntime-node" ]; then
  npm install --prefix "$root/bench/ort" --ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error
fi

# measure NAME OPTION...: one table, to $build/bench/NAME.json
measure() {
  local name=$1
  shift
  echo "=== $name"
  "$root/bench/conv.py" --build="$build" --json="$build/bench/$name.json" "$@"
  echo
}

mkdir -p "$build/bench"
cmake "$build" >/dev/null # Finds libraries installed since.
cmake --build "$build" --target nnprim-bench-machine >/dev/null
"$build/bin/nnprim-bench-machine" --benchmark_out="$build/bench/machine.json"
echo
measure gemm_cube --layers=gemm_cube --rounds=21
for suite in gemm direct winograd depthwise; do
  measure $suite --suite=$suite --rounds=21
done
for suite in gemm direct; do
  measure $suite-avx2 --suite=$suite --target=x86-64-avx2
  measure $suite-2threads --suite=$suite --threads=2 --min-mflop=100
done
measure winograd-2threads --suite=winograd --threads=2 --min-mflop=200 --peers=onednn-winograd,onednn
measure conv_gemm --suite=conv_gemm --form=conv_gemm --form=gemm
"$root/bench/indirect.py" --build="$build"
echo
"$root/bench/memory.py" --build="$build" --json="$build/bench/memory.json"
echo
"$root/bench/softmax.py" --build="$build" --json="$build/bench/softmax.json"
"$root/bench/softmax.py" --build="$build" --target=x86-64-avx2 --json="$build/bench/softmax-avx2.json"
"$root/bench/softmax.py" --build="$build" --passes --json="$build/bench/softmax-passes.json"
"$root/bench/softmax.py" --build="$build" --json="$build/bench/softmax-2threads.json" --threads=2 \
  --lengths=1000000,10000000,100000000
echo
/usr/bin/python3 "$root/bench/sparse.py" --build="$build" --peers=onednn,xnnpack-sparse --models --json="$build/bench/sparse.json"
echo
"$root/bench/plots/layers.py" --build="$build"
"$root/bench/plots/softmax.py" --build="$build"
"$root/bench/plots/sparse.py" --build="$build"
echo
/usr/bin/python3 "$root/bench/models.py" --build="$build" --json="$build/bench/models.json"
echo
/usr/bin/python3 "$root/bench/compile.py" --build="$build"
