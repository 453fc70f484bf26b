#!/bin/bash
# install-deps.sh - Install what build, tests, demo or benchmarks need
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: install-deps.sh [demo | bench | docs]
#
# For Debian 12. Does nothing, and needs no rights and no network, when all is
# there; else runs apt-get as root or through sudo. `demo` adds npm, which
# fetches the demo's networks; `bench` adds it too, and the libraries that the
# benchmarks compare with; `docs` adds what writes the site.

set -euo pipefail

packages=(
  # LLVM and MLIR with their headers; the compiler, linker and formatters; the
  # allocator of the tools.
  llvm-22-dev libmlir-22-dev mlir-22-tools llvm-22-tools
  clang-22 libclang-rt-22-dev lld-22 clang-format-22 clang-tidy-22
  cmake ninja-build libgoogle-perftools-dev
  # ONNX: the importer's library, the node tests, and the writers of models.
  libonnx-dev libonnx-testdata libprotobuf-dev protobuf-compiler
  python3 python3-numpy python3-onnx python3-pytest
  # aarch64: cross compiler, its C library, and the emulator.
  gcc-aarch64-linux-gnu g++-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user
  # Tests, benchmarks, and the demo's pictures.
  chromium libgtest-dev libbenchmark-dev libpng-dev libpthreadpool0
)
if [ "${1:-}" = bench ] && [ "$(uname -m)" = x86_64 ]; then
  packages+=(
    libdnnl-dev libxnnpack-dev libpthreadpool-dev libopenblas-dev libxsmm-dev
    python3-pil
  )
fi

[ "${1:-}" != docs ] || packages+=(python3-markdown)

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
# Not always Debian's own npm: any will do. A demo without it still runs.
if [ -n "${1:-}" ] && [ "$1" != docs ] && ! command -v npm >/dev/null; then
  missing+=(nodejs npm)
fi
[ ${#missing[@]} -eq 0 ] && exit 0

echo "installing ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "error: not root and no sudo; run as root: apt-get install ${missing[*]}" >&2
    exit 1
  }
  as_root=(sudo)
fi
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${missing[@]}"
