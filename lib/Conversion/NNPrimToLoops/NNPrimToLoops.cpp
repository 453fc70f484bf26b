//===- NNPrimToLoops.cpp - Macro-kernels ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvGemmMacroKernel.h"
#include "FastConv/FastConvMacroKernel.h"
#include "GemmMacroKernel.h"
#include "SpmmMacroKernel.h"
#include "TileLoops.h"
#include "TupleGemmMacroKernel.h"
#include "WindowMacroKernel.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTNNPRIMTOLOOPSPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Nothing is to be computed.
static bool isEmpty(Value init) {
  auto type = cast<ShapedType>(init.getType());
  return type.hasStaticShape() && type.getNumElements() == 0;
}

/// Checks that the op can be tiled, and fills in `kernel`.
static CheckResult matchMacroKernel(ImplicitLocOpBuilder &b, Operation *op,
                                    GemmMacroKernel &kernel) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  auto epilogueOp = cast<EpilogueOpInterface>(op);
  Value init = epilogueOp.getInitOperand().get();
  kernel.op = op;
  Value lhs;
  if (auto gemm = dyn_cast<GemmOp>(op)) {
    if (!gemm.isPacked())
      return "the right-hand side is not packed";
    lhs = gemm.getLhs();
    kernel.rhs = gemm.getRhs();
    kernel.workspace = gemm.getWorkspace();
    kernel.factors = gemm.getFactors();
  } else {
    auto indirect = cast<IndirectGemmOp>(op);
    if (!indirect.isPacked())
      return "the right-hand side is not packed";
    lhs = indirect.getInput();
    kernel.rhs = indirect.getRhs();
    kernel.workspace = indirect.getWorkspace();
    kernel.indices = indirect.getIndices();
    kernel.shape.taps =
        cast<MemRefType>(kernel.indices.getType()).getDimSize(1);
  }
  kernel.lhs = collapseToRows(b, lhs);
  kernel.init = collapseToRows(b, init);
  if (!kernel.lhs || !kernel.init)
    return "rows are not evenly spaced in memory";
  if (failed(collapseEpilogue(b, epilogueOp, kernel.epilogue)))
    return "an epilogue input is indexed by some of the row dimensions only";
  auto outType = cast<MemRefType>(kernel.init.getType());
  kernel.shape.m = outType.getDimSize(0);
  kernel.shape.n = outType.getDimSize(1);
  kernel.shape.k = cast<MemRefType>(kernel.lhs.getType()).getDimSize(1) *
                   std::max<int64_t>(kernel.shape.taps, 1);
  kernel.shape.splitsRows = preparesRows(op, lhs, kernel.rhs);
  if (!kernel.shape.splitsRows)
    return success();
  kernel.shape.k = getPreparedDepth(kernel.rhs, kernel.shape.k);
  auto plan = dyn_cast_or_null<GemmPlanAttr>(
      cast<PlannedOpInterface>(op).getPlanAttribute());
  return CheckResult::require(
      kernel.workspace || (plan && plan.getPlan().extensionParts == 0),
      "it has no workspace for rows that are split or scaled");
}

/// One register tile needs no loops; it is the micro-kernel's business.
static bool isTile(const GemmMacroKernel &kernel, const GemmPlan &plan) {
  return !kernel.shape.splitsRows && kernel.shape.m <= plan.mr &&
         kernel.shape.n <= plan.nr &&
         cast<MemRefType>(kernel.rhs.getType()).getDimSize(0) == 1;
}

namespace {
struct ConvertNNPrimToLoopsPass
    : nnprim::impl::ConvertNNPrimToLoopsPassBase<ConvertNNPrimToLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    lowerAll<GemmOp, IndirectGemmOp, ConvGemmOp>();
    // A fast_conv becomes products of tuples, and these register tiles, or
    // register tiles of integers.
    lowerAll<FastConvOp>();
    lowerAll<TupleGemmOp>();
    lowerAll<SpmmOp>();
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
      return finish(op, success());
    Attribute attribute = cast<PlannedOpInterface>(op).getPlanAttribute();
    if (!attribute)
      return finish(op, "it has no plan");
    // Its loops and its tile are one; see nnprim-to-vector.
    if (isa<OuterConvPlanAttr>(attribute))
      return;
    if (auto conv = dyn_cast<FastConvOp>(op))
      return finish(op, emitFastConvMacroKernel(b, conv));
    if (auto tuples = dyn_cast<TupleGemmOp>(op))
      return finish(op, emitTupleGemmMacroKernel(b, tuples));
    if (auto spmm = dyn_cast<SpmmOp>(op))
      return finish(op, emitSpmmMacroKernel(b, spmm));
    if (auto conv = dyn_cast<ConvGemmOp>(op))
      return finish(op, conv.getAccumulatorType().isInteger()
                            ? CheckResult("its elements are integers")
                            : emitConvGemmMacroKernel(b, conv));
    if (auto direct = dyn_cast<DirectConvPlanAttr>(attribute))
      return finish(op, emitWindowMacroKernel(b, cast<IndirectGemmOp>(op),
                                              direct.getPlan()));
    GemmMacroKernel kernel;
    if (CheckResult result = matchMacroKernel(b, op, kernel); failed(result))
      return finish(op, result);
    GemmPlan plan = cast<GemmPlanAttr>(attribute).getPlan();
    if (isTile(kernel, plan))
      return setTileHints(op, plan);
    emitMacroKernel(b, kernel, plan);
    finish(op, success());
  }

  /// Erases `op` if it was tiled, and remarks why if not.
  void finish(Operation *op, const CheckResult &result) {
    if (failed(result)) {
      ++numFallbacks;
      op->emitRemark() << "not tiled: " << result.getReason();
      return;
    }
    op->erase();
    ++numTiled;
  }
};
} // namespace
