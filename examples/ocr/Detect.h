//===- Detect.h - Finds text lines and their orientation --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_EXAMPLES_OCR_DETECT_H
#define NNPRIM_EXAMPLES_OCR_DETECT_H

#include "Image.h"
#include "Network.h"

/// Finds the text lines in the image, from top to bottom and left to right.
std::vector<Rectangle> detectText(Network &detector, const Image &image);

/// True if the text line is upside down.
bool isUpsideDown(Network &classifier, const Image &image,
                  const Rectangle &line);

#endif // NNPRIM_EXAMPLES_OCR_DETECT_H
