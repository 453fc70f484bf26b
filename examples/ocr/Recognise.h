//===- Recognise.h - Reads a line of text -----------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_EXAMPLES_OCR_RECOGNISE_H
#define NNPRIM_EXAMPLES_OCR_RECOGNISE_H

#include "Image.h"
#include "Network.h"

/// Characters of the recogniser's classes: class 0 is the blank, followed by
/// the lines of the dictionary file and the space.
class Dictionary {
public:
  /// Reads a file with one UTF-8 character per line; on failure returns false
  /// and sets `error`.
  bool read(const std::string &path, std::string &error);

  int64_t numClasses() const { return int64_t(characters.size()); }
  const std::string &operator[](int64_t index) const {
    return characters[size_t(index)];
  }

private:
  std::vector<std::string> characters;
};

struct Text {
  std::string characters; ///< UTF-8.
  float confidence;       ///< Mean probability of the characters, 0 to 1.
};

/// Reads one line of text.
Text recognise(Network &recogniser, const Dictionary &dictionary,
               const Image &image, const Rectangle &line);

#endif // NNPRIM_EXAMPLES_OCR_RECOGNISE_H
