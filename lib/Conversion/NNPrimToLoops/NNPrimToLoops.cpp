//===- NNPrimToLoops.cpp - Macro-kernels ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvGemmNest.h"
#include "GemmNest.h"
#include "TileLoops.h"
#include "TupleNest.h"
#include "WindowNest.h"
#include "WinogradNest.h"

#include "NNPrim/Conversion/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTNNPRIMTOLOOPSPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

static bool isStaticMemRef(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.hasStaticShape();
}

/// Nothing is to be computed.
static bool isEmpty(Value init) {
  auto type = cast<ShapedType>(init.getType());
  return type.hasStaticShape() && type.getNumElements() == 0;
}

/// Why the op stays as it is, or null.
static const char *matchNest(ImplicitLocOpBuilder &b, Operation *op,
                             GemmNest &nest) {
  for (Value operand : op->getOperands())
    if (!isStaticMemRef(operand))
      return "an operand is not a memref of static shape";
  auto epilogueOp = cast<EpilogueOpInterface>(op);
  Value init = epilogueOp.getInitOperand().get();
  nest.op = op;
  Value lhs;
  if (auto gemm = dyn_cast<GemmOp>(op)) {
    if (!gemm.isPacked())
      return "the right-hand side is not packed";
    lhs = gemm.getLhs();
    nest.rhs = gemm.getRhs();
  } else {
    auto indirect = cast<IndirectGemmOp>(op);
    if (!indirect.isPacked())
      return "the right-hand side is not packed";
    lhs = indirect.getInput();
    nest.rhs = indirect.getRhs();
    nest.indices = indirect.getIndices();
    nest.shape.taps = cast<MemRefType>(nest.indices.getType()).getDimSize(1);
  }
  nest.lhs = collapseToRows(b, lhs);
  nest.init = collapseToRows(b, init);
  if (!nest.lhs || !nest.init)
    return "rows are not evenly spaced in memory";
  if (failed(collapseEpilogue(b, epilogueOp, nest.epilogue)))
    return "an epilogue input is indexed by some of the row dimensions only";
  auto outType = cast<MemRefType>(nest.init.getType());
  nest.shape.m = outType.getDimSize(0);
  nest.shape.n = outType.getDimSize(1);
  nest.shape.k = cast<MemRefType>(nest.rhs.getType()).getDimSize(1);
  return nullptr;
}

/// One register tile needs no loops; it is the micro-kernel's business.
static bool isTile(const GemmNest &nest, const GemmPlan &plan) {
  return nest.shape.m <= plan.mr && nest.shape.n <= plan.nr &&
         cast<MemRefType>(nest.rhs.getType()).getDimSize(0) == 1;
}

namespace {
struct ConvertNNPrimToLoopsPass
    : nnprim::impl::ConvertNNPrimToLoopsPassBase<ConvertNNPrimToLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    // A winograd_conv becomes products of tuples, and these register tiles.
    lowerAll<WinogradConvOp>();
    lowerAll<GemmOp, IndirectGemmOp, ConvGemmOp>();
    lowerAll<TupleGemmOp>();
  }

  template <typename... OpTys> void lowerAll() {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<OpTys...>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      lower(op);
  }

  void lower(Operation *op) {
    ImplicitLocOpBuilder b(op->getLoc(), op);
    if (isEmpty(cast<DestinationStyleOpInterface>(op).getDpsInits().front()))
      return finish(op, nullptr);
    Attribute attribute = cast<PlannedOpInterface>(op).getPlanAttribute();
    if (!attribute)
      return finish(op, "it has no plan");
    if (auto conv = dyn_cast<WinogradConvOp>(op))
      return finish(op, emitWinogradNest(b, conv));
    if (auto tuples = dyn_cast<TupleGemmOp>(op))
      return finish(op, emitTupleNest(b, tuples));
    if (auto conv = dyn_cast<ConvGemmOp>(op))
      return finish(op, emitConvGemmNest(b, conv));
    if (auto direct = dyn_cast<DirectConvPlanAttr>(attribute))
      return finish(
          op, emitWindowNest(b, cast<IndirectGemmOp>(op), direct.getPlan()));
    GemmNest nest;
    if (const char *reason = matchNest(b, op, nest))
      return finish(op, reason);
    GemmPlan plan = cast<GemmPlanAttr>(attribute).getPlan();
    if (isTile(nest, plan))
      return;
    emitNest(b, nest, plan);
    finish(op, nullptr);
  }

  /// After `op` was tiled, or was not for this reason.
  void finish(Operation *op, const char *reason) {
    if (reason) {
      ++numFallbacks;
      op->emitRemark() << "not tiled: " << reason;
      return;
    }
    op->erase();
    ++numTiled;
  }
};
} // namespace
