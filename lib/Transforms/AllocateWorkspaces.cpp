//===- AllocateWorkspaces.cpp - Memory that primitives work in ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/WinogradShape.h"
#include "NNPrim/Target/ConvGemmPlan.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace nnprim {
#define GEN_PASS_DEF_ALLOCATEWORKSPACESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

struct AllocateWorkspaces
    : nnprim::impl::AllocateWorkspacesPassBase<AllocateWorkspaces> {
  using Base::Base;

  void allocate(ConvGemmOp op, const TargetDesc &desc) {
    auto type = dyn_cast<MemRefType>(op.getInit().getType());
    std::optional<ConvShape> shape = getConvShape(op);
    // What has no vectorised lowering, or packs nothing, needs none.
    if (!type || !type.getElementType().isF32() || !shape ||
        op.getWorkspace() || op.isPacked())
      return;
    ConvGemmPlan plan = planConvGemm(desc, *shape);
    assign(op, plan.parts, plan.getPartElements());
  }

  void allocate(WinogradConvOp op, const TargetDesc &desc) {
    // What is empty needs none, either.
    auto hasElements = [](Type type) {
      auto shaped = dyn_cast<MemRefType>(type);
      return shaped && shaped.hasStaticShape() && shaped.getNumElements() != 0;
    };
    if (op.getWorkspace() || !op.isPacked() ||
        !llvm::all_of(op->getOperandTypes(), hasElements) ||
        !cast<MemRefType>(op.getInit().getType()).getElementType().isF32())
      return;
    int64_t nr = cast<MemRefType>(op.getRhs().getType()).getDimSize(2);
    WinogradPlan plan =
        planWinogradWithPanelWidth(desc, getWinogradShape(op), nr);
    assign(op, plan.parts, plan.partElements);
  }

  template <typename OpTy>
  void assign(OpTy op, int64_t parts, int64_t elements) {
    OpBuilder b(op);
    Value workspace = memref::AllocOp::create(
        b, op.getLoc(), MemRefType::get({parts, elements}, b.getF32Type()));
    op.getWorkspaceMutable().assign(workspace);
    workspaceBytes += 4 * parts * elements;
  }

  void runOnOperation() override {
    const TargetDesc *desc = lookupTarget(target);
    if (!desc) {
      getOperation().emitError() << "unknown target '" << target << "'";
      return signalPassFailure();
    }
    getOperation().walk([&](ConvGemmOp op) { allocate(op, *desc); });
    getOperation().walk([&](WinogradConvOp op) { allocate(op, *desc); });
  }
};

} // namespace
