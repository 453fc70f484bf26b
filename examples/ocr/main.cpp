//===- main.cpp - Prints the text in PNG images ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three networks of PP-OCRv4 are compiled to object files and linked in: one
// finds lines of text, one detects upside-down lines, and one reads lines.
//
// The text is printed to standard output, times to standard error.
//
//===----------------------------------------------------------------------===//

#include "Detect.h"
#include "Recognise.h"

#include "cls.h"
#include "det.h"
#include "rec.h"

#include <algorithm>
#include <cstdio>

namespace {
struct Networks {
  Network detector{det_model}, classifier{cls_model}, recogniser{rec_model};
  Dictionary dictionary;
};
} // namespace

static void printText(Networks &networks, const Image &image) {
  std::vector<Rectangle> lines = detectText(networks.detector, image);
  size_t numTurned = 0;
  for (Rectangle &line : lines) {
    bool upsideDown = isUpsideDown(networks.classifier, image, line);
    line = line.turned(upsideDown);
    numTurned += upsideDown;
  }
  // A page that was scanned the wrong way up begins at its bottom.
  if (2 * numTurned > lines.size())
    std::reverse(lines.begin(), lines.end());
  for (const Rectangle &line : lines) {
    Text text =
        recognise(networks.recogniser, networks.dictionary, image, line);
    if (text.confidence >= 0.5f)
      std::printf("%s\n", text.characters.c_str());
  }
}

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: ocr DICTIONARY.txt IMAGE.png...\n");
    return 1;
  }
  Networks networks;
  std::string error;
  if (!networks.dictionary.read(argv[1], error)) {
    std::fprintf(stderr, "ocr: %s\n", error.c_str());
    return 1;
  }
  if (networks.dictionary.numClasses() != networks.recogniser.outputSize(2)) {
    std::fprintf(stderr, "ocr: %s: has %lld classes, but the network %lld\n",
                 argv[1], (long long)networks.dictionary.numClasses(),
                 (long long)networks.recogniser.outputSize(2));
    return 1;
  }
  for (int i = 2; i < argc; ++i) {
    Image image;
    if (!readPng(argv[i], image, error)) {
      std::fprintf(stderr, "ocr: %s\n", error.c_str());
      return 1;
    }
    printText(networks, image);
  }
  std::fprintf(
      stderr, "detection %.1f ms, orientation %.1f ms, recognition %.1f ms\n",
      networks.detector.milliseconds(), networks.classifier.milliseconds(),
      networks.recogniser.milliseconds());
  return 0;
}
