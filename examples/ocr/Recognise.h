//===- Recognise.h - What a line of text says -------------------*- C++ -*-===//
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

/// The characters that the recogniser's classes stand for: class 0 is the
/// blank, then come the lines of the dictionary file, then the space.
class Dictionary {
public:
  /// Reads one UTF-8 character a line; on failure returns false and sets
  /// `error`.
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
