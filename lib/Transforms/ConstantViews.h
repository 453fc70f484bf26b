//===- ConstantViews.h - Views of the constants of a function -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTVIEWS_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTVIEWS_H

#include "ConstantView.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/SetVector.h"

namespace nnprim {

/// The tensors of a function that are known, and where their elements are.
class ConstantViews {
public:
  /// Notes the result of `op` if it is a constant, or a transpose, reshape or
  /// slice of a noted value, which costs nothing.
  bool addView(mlir::Operation *op);

  /// Whether the result of `op` is a noted transpose, reshape, slice or fill.
  bool isView(mlir::Operation *op) const;

  /// The result of `op` if it computes something from noted values, null
  /// otherwise. Broadcasts and pads that make much more data of little are not
  /// evaluated.
  mlir::ElementsAttr evaluate(mlir::Operation *op);

  /// The noted `value` in row-major order.
  mlir::ElementsAttr materialize(mlir::Value value);

  /// Forgets `value`; its defining op is going to be erased.
  void forget(mlir::Value value);

  /// The last noted transpose, reshape or slice that is still in the IR, and no
  /// longer noted after this; null if there is none. Views of it came before:
  /// they need the elements where it has them.
  mlir::Operation *takeUnresolvedView();

private:
  std::optional<ConstantView> computeView(mlir::Operation *op);
  const ConstantView *lookup(mlir::Value value) const;
  mlir::ElementsAttr evaluateReshape(mlir::Operation *op);

  llvm::DenseMap<mlir::Value, ConstantView> views;
  /// In the order of the function.
  llvm::SetVector<mlir::Operation *> unresolved;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTVIEWS_H
