//===- Recognise.cpp - Reads a line of text -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recognise.h"

#include <algorithm>
#include <cmath>
#include <fstream>

bool Dictionary::read(const std::string &path, std::string &error) {
  std::ifstream file(path);
  if (!file) {
    error = path + ": cannot be read";
    return false;
  }
  characters.assign(1, ""); // The blank.
  for (std::string line; std::getline(file, line);)
    characters.push_back(line);
  characters.push_back(" ");
  return true;
}

/// Greedy decoding of connectionist temporal classification (Graves et al.
/// 2006): takes the most likely class of every column, merges repetitions, then
/// removes blanks.
static Text decode(const float *probabilities, int64_t columns,
                   const Dictionary &dictionary) {
  Text text = {"", 0};
  int count = 0;
  int64_t previous = 0;
  for (int64_t column = 0; column < columns; ++column) {
    const float *row = probabilities + column * dictionary.numClasses();
    int64_t best = std::max_element(row, row + dictionary.numClasses()) - row;
    if (best != 0 && best != previous) {
      text.characters += dictionary[best];
      text.confidence += row[best];
      ++count;
    }
    previous = best;
  }
  if (count)
    text.confidence /= count;
  return text;
}

Text recognise(Network &recogniser, const Dictionary &dictionary,
               const Image &image, const Rectangle &line) {
  static const Normalisation plusMinusOne = {{0.5f, 0.5f, 0.5f},
                                             {0.5f, 0.5f, 0.5f}};
  const int canvasHeight = int(recogniser.inputSize(2));
  const int canvasWidth = int(recogniser.inputSize(3));
  // A line longer than the canvas is squeezed.
  int width = int(std::ceil(canvasHeight * line.width / line.height));
  width = std::clamp(width, 1, canvasWidth);
  drawOnCanvas(image, line, width, canvasHeight, plusMinusOne,
               recogniser.input(), canvasWidth, canvasHeight);
  recogniser.run();
  return decode(recogniser.output(), recogniser.outputSize(1), dictionary);
}
