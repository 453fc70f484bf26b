//===- ConstantEvaluator.h - Elements of one constant tensor --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTEVALUATOR_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTEVALUATOR_H

#include "ConstantTable.h"

namespace nnprim {

/// Evaluates a tensor that is computed from constants, and leaves the IR as it
/// is. What had to be computed lives as long as the evaluator: who needs one
/// large constant after the other makes one evaluator after the other.
class ConstantEvaluator {
public:
  ConstantEvaluator() = default;
  ~ConstantEvaluator();
  ConstantEvaluator(const ConstantEvaluator &) = delete;
  ConstantEvaluator &operator=(const ConstantEvaluator &) = delete;

  /// The elements of `value`, or null if it is not computed from constants by
  /// movement and elementwise ops.
  const ConstantView *evaluate(mlir::Value value);

  /// Whether no elements of `value` have to be computed before they are viewed.
  static bool isView(mlir::Value value);

private:
  ConstantTable table;
  llvm::SmallVector<mlir::ElementsAttr> computed;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTEVALUATOR_H
