//===- ConvAlgorithm.cpp - Which way a convolution is computed ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvAlgorithm.h"

using namespace mlir;
using namespace nnprim;

FailureOr<ConvAlgorithm>
nnprim::getConvAlgorithm(Operation *op, const ConvGeometry &geometry) {
  ConvAlgorithm algorithm;
  Attribute attr = op->getAttr(algorithmAttrName);
  if (!attr)
    return algorithm;
  auto name = dyn_cast<StringAttr>(attr);
  if (name && name.getValue() == "direct")
    return algorithm;
  StringRef number = name ? name.getValue() : "";
  if (!number.consume_front("winograd_f") ||
      number.getAsInteger(10, algorithm.m)) {
    op->emitOpError() << "expected `" << algorithmAttrName
                      << "` to be \"direct\" or \"winograd_f\" and a number, "
                         "but got "
                      << attr;
    return failure();
  }
  if (const char *reason = geometry.whyNotWinograd(algorithm.m)) {
    op->emitOpError() << "can not be computed by " << name.getValue() << ": "
                      << reason;
    return failure();
  }
  return algorithm;
}
