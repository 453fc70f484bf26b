//===- PackOperands.cpp - Pack right-hand sides as plans say --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackSparse.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_PACKOPERANDSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// How a plan wants a right-hand side: panels of `width` columns, `interleave`
/// values of K together. A width of 0 stands for a plan that says nothing.
struct PanelShape {
  int64_t width = 0, interleave = 1;
};
} // namespace

/// K×N as panels of elements of this type.
static Value pack(ImplicitLocOpBuilder &b, Value rhs, PanelShape panel,
                  Type element) {
  auto type = cast<RankedTensorType>(rhs.getType());
  int64_t k = type.getDimSize(0), n = type.getDimSize(1);
  SmallVector<int64_t> shape{llvm::divideCeilSigned(n, panel.width),
                             llvm::divideCeilSigned(k, panel.interleave),
                             panel.width};
  if (panel.interleave != 1)
    shape.push_back(panel.interleave);
  Value init = tensor::EmptyOp::create(b, shape, element);
  return PackOp::create(b, init.getType(), rhs, init).getResult(0);
}

static Value transpose(ImplicitLocOpBuilder &b, Value value,
                       ArrayRef<int64_t> permutation) {
  auto type = cast<RankedTensorType>(value.getType());
  Value init = tensor::EmptyOp::create(
      b, applyPermutation(type.getShape(), permutation), type.getElementType());
  return linalg::TransposeOp::create(b, value, init, permutation)->getResult(0);
}

static PanelShape getPanelShape(Attribute plan) {
  if (auto gemm = dyn_cast_or_null<GemmPlanAttr>(plan))
    return {gemm.getPlan().nr, gemm.getPlan().kr};
  if (auto direct = dyn_cast_or_null<DirectConvPlanAttr>(plan))
    return {direct.getPlan().nr, direct.getPlan().kr};
  if (auto fast = dyn_cast_or_null<FastConvPlanAttr>(plan))
    return {fast.getPlan().nr};
  return {};
}

namespace {
struct PackOperands : nnprim::impl::PackOperandsPassBase<PackOperands> {
  using Base::Base;

  template <typename OpTy> void packRhs(OpTy op) {
    PanelShape panel = getPanelShape(op.getPlanAttr());
    // The plan of a convolution by tiles does not say that pairs lie together.
    if constexpr (std::is_same_v<OpTy, FastConvOp>)
      if (op.isSplit())
        panel.interleave = 2;
    if (panel.width == 0 || op.isPacked() ||
        !isa<RankedTensorType>(op.getRhs().getType()))
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    Type element = isExtendedAsPacked(op, op.getRhs())
                       ? Type(b.getF32Type())
                       : getElementTypeOrSelf(op.getRhs());
    op.getRhsMutable().assign(pack(b, op.getRhs(), panel, element));
    ++numPacked;
  }

  /// F×C×KH×KW as (KH·KW·C)×F, or in blocks of B channels as (C/B·KH·KW·B)×F.
  void packFilter(ConvGemmOp op) {
    auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr());
    auto type = dyn_cast<RankedTensorType>(op.getFilter().getType());
    if (!plan || op.isPacked() || !type)
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    SmallVector<ReassociationIndices> groups{{0, 1, 2}, {3}};
    SmallVector<int64_t> order{2, 3, 1, 0};
    Value plain = op.getFilter();
    if (isBlocked(op)) {
      int64_t block =
          cast<ShapedType>(op.getInput().getType()).getShape().back();
      ArrayRef<int64_t> shape = type.getShape();
      plain = tensor::ExpandShapeOp::create(
          b,
          type.clone({shape[0], shape[1] / block, block, shape[2], shape[3]}),
          plain, ArrayRef<ReassociationIndices>{{0}, {1, 2}, {3}, {4}});
      groups = {{0, 1, 2, 3}, {4}};
      order = {1, 3, 4, 2, 0};
    }
    Value filter =
        tensor::CollapseShapeOp::create(b, transpose(b, plain, order), groups);
    op.getFilterMutable().assign(
        pack(b, filter, getPanelShape(plan), type.getElementType()));
    op.setKernelSize(type.getShape().take_back(2));
    ++numPacked;
  }

  void runOnOperation() override {
    getOperation().walk([&](GemmOp op) { packRhs(op); });
    getOperation().walk([&](IndirectGemmOp op) { packRhs(op); });
    getOperation().walk([&](FastConvOp op) { packRhs(op); });
    getOperation().walk([&](ConvGemmOp op) { packFilter(op); });
    WalkResult result = getOperation().walk([&](SpmmOp op) {
      FailureOr<bool> isPacked = packSparse(op);
      if (failed(isPacked))
        return WalkResult::interrupt();
      numPacked += *isPacked;
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    getOperation().walk([](scf::ForOp loop) { hoistPacking(loop); });
  }

  /// What a loop packs in each iteration alike is packed before it.
  static void hoistPacking(scf::ForOp loop) {
    moveLoopInvariantCode(
        loop.getLoopRegions(),
        [&](Value value, Region *) {
          return loop.isDefinedOutsideOfLoop(value);
        },
        [](Operation *op, Region *) {
          return isMemoryEffectFree(op) &&
                 (isa<PackOp>(op) || isSpeculatable(op));
        },
        [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
  }
};
} // namespace
