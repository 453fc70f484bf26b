//===- ViewTransposedInputs.cpp - Convolutions of mixed layout ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace nnprim {
#define GEN_PASS_DEF_VIEWTRANSPOSEDINPUTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether nothing in the function writes to the argument.
static bool isOnlyRead(Value value) {
  return isa<BlockArgument>(value) &&
         llvm::all_of(value.getUses(), [](OpOperand &use) {
           if (auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner()))
             return !op.isDpsInit(&use);
           return hasEffect<MemoryEffects::Read>(use.getOwner(), use.get()) &&
                  !hasEffect<MemoryEffects::Write>(use.getOwner(), use.get());
         });
}

/// The most channels of pixels whose planes are read at the same time: lines of
/// as many planes share a set of any first-level cache, however far these are
/// apart.
static constexpr int64_t kMaxPlanes = 4;

/// Whether a direct convolution of f32 loads one element of its pixels after
/// the other, and multiplies a vector of filters by each.
static bool readsPixelElements(IndirectGemmOp conv) {
  TargetAttr target = getTargetAttr(conv);
  auto isF32 = [](Value value) {
    return getElementTypeOrSelf(value.getType()).isF32();
  };
  // Packed panels of rank 4 are read with vectors along K.
  int64_t channels =
      cast<MemRefType>(conv.getInput().getType()).getShape().back();
  return target && !target.getTarget().hasElementFma && conv.getWindow() &&
         channels <= kMaxPlanes &&
         isa_and_nonnull<DirectConvPlanAttr>(conv.getPlanAttr()) &&
         isF32(conv.getInput()) && isF32(conv.getRhs()) &&
         cast<MemRefType>(conv.getRhs().getType()).getRank() == 3;
}

/// Whether the op reads its input element by element, at any strides.
static bool readsElements(OpOperand &use) {
  if (auto conv = dyn_cast<IndirectGemmOp>(use.getOwner()))
    return use == conv.getInputMutable() && readsPixelElements(conv);
  auto conv = dyn_cast<ConvGemmOp>(use.getOwner());
  return conv && use == conv.getInputMutable() && conv.isPacked();
}

namespace {
struct ViewTransposedInputs
    : nnprim::impl::ViewTransposedInputsPassBase<ViewTransposedInputs> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<linalg::TransposeOp> transposes;
    getOperation().walk([&](linalg::TransposeOp op) {
      if (canBeView(op))
        transposes.push_back(op);
    });
    for (linalg::TransposeOp op : transposes)
      makeView(op);
    numViews += transposes.size();
  }

private:
  static bool canBeView(linalg::TransposeOp op) {
    auto target = op.getInit().getDefiningOp<memref::AllocOp>();
    return op.hasPureBufferSemantics() && target && isOnlyRead(op.getInput()) &&
           llvm::all_of(op.getInit().getUses(), [&](OpOperand &use) {
             return use.getOwner() == op || readsElements(use);
           });
  }

  static void makeView(linalg::TransposeOp op) {
    OpBuilder builder(op);
    SmallVector<unsigned> order(op.getPermutation());
    AffineMap map = AffineMap::getPermutationMap(order, builder.getContext());
    Value view = memref::TransposeOp::create(
        builder, op.getLoc(), op.getInput(), AffineMapAttr::get(map));
    Value target = op.getInit();
    op.erase();
    target.replaceAllUsesWith(view);
    target.getDefiningOp()->erase();
  }
};
} // namespace
