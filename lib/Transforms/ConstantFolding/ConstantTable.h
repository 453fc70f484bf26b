//===- ConstantTable.h - Views of the constants of a function -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTTABLE_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTTABLE_H

#include "ConstantView.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/SetVector.h"

namespace nnprim {

/// The known tensors of a function, with views of their elements.
class ConstantTable {
public:
  /// Registers the result of `op` if it is a constant, or a transpose, reshape
  /// or slice of a registered value; neither moves any data.
  bool addView(mlir::Operation *op);

  /// Registers `value`, whose elements are those of `elements`. Fails if they
  /// have no view.
  bool addResult(mlir::Value value, mlir::ElementsAttr elements);

  /// The view of a registered value, or null.
  const ConstantView *lookup(mlir::Value value) const;

  /// Whether the result of `op` is a registered transpose, reshape, slice or
  /// fill.
  bool isView(mlir::Operation *op) const;

  /// The result of `op` if it is computed from registered values, otherwise
  /// null. Broadcasts and pads whose results are much larger than their inputs
  /// are not evaluated.
  mlir::ElementsAttr evaluate(mlir::Operation *op);

  /// The registered `value` in row-major order.
  mlir::ElementsAttr materialize(mlir::Value value);

  /// Unregisters `value`, whose defining op is about to be erased.
  void forget(mlir::Value value);

  /// Removes and returns the last registered transpose, reshape or slice that
  /// is still in the IR, or returns null if there is none. Going backwards
  /// resolves readers before their sources, whose elements they still view.
  mlir::Operation *takeUnresolvedView();

private:
  std::optional<ConstantView> computeView(mlir::Operation *op);
  mlir::ElementsAttr evaluateReshape(mlir::Operation *op);

  llvm::DenseMap<mlir::Value, ConstantView> views;
  /// Views that are still in the IR, in the order of the function.
  llvm::SetVector<mlir::Operation *> unresolved;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTTABLE_H
