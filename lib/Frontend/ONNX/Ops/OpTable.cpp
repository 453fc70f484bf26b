//===- OpTable.cpp - Operators by name ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

namespace nnprim::frontend {

const OpTable &getOpTable() {
  static const OpTable table = [] {
    OpTable result;
    addActivationOps(result);
    addElementwiseOps(result);
    addConvOps(result);
    addConvTransposeOps(result);
    addPoolOps(result);
    addMatMulOps(result);
    addNormalizationOps(result);
    addReduceOps(result);
    addConstantOps(result);
    addShapeOps(result);
    addSliceOps(result);
    addPadOps(result);
    addResizeOps(result);
    return result;
  }();
  return table;
}

} // namespace nnprim::frontend
