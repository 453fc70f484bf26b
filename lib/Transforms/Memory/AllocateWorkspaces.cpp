//===- AllocateWorkspaces.cpp - Memory that primitives work in ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
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

  /// Memory for panels that are extended beforehand.
  template <typename OpTy, typename Plan>
  void allocate(OpTy op, Value rhs, const Plan &plan) {
    auto type = cast<ShapedType>(rhs.getType());
    if (plan.extendedPanels != 0 && type.getRank() == 3)
      assign(op, plan.extensionParts,
             plan.extendedPanels * type.getDimSize(1) * plan.nr);
  }

  void allocate(GemmOp op) {
    if (GemmPlanAttr plan = op.getPlanAttr())
      allocate(op, op.getRhs(), plan.getPlan());
  }

  void allocate(IndirectGemmOp op) {
    if (auto plan = dyn_cast_or_null<GemmPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getRhs(), plan.getPlan());
    if (auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getRhs(), plan.getPlan());
  }

  void allocate(ConvGemmOp op) {
    if (auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getFilter(), plan.getPlan());
    if (auto plan = dyn_cast_or_null<ConvGemmPlanAttr>(op.getPlanAttr()))
      assign(op, plan.getPlan().parts, plan.getPlan().getPartElements());
  }

  void allocate(FastConvOp op) {
    if (FastConvPlanAttr plan = op.getPlanAttr())
      assign(op, plan.getPlan().parts, plan.getPlan().partElements);
  }

  void allocate(SpmmOp op) {
    auto input = dyn_cast<MemRefType>(op.getInput().getType());
    SpmmPlanAttr plan = op.getPlanAttr();
    if (!input || !plan || !plan.getPlan().packInput)
      return;
    int64_t width = plan.getPlan().getPanelWidth();
    int64_t panels = llvm::divideCeil(input.getDimSize(1), width);
    assign(op, 1, panels * input.getDimSize(0) * width);
  }

  template <typename OpTy>
  void assign(OpTy op, int64_t parts, int64_t elements) {
    auto out = dyn_cast<MemRefType>(op.getInit().getType());
    if (!out || op.getWorkspace())
      return;
    OpBuilder b(op);
    // Memory to work in holds sums.
    Type element = out.getElementType();
    if (isNarrowF32(element))
      element = b.getF32Type();
    auto type = MemRefType::get({parts, elements}, element);
    Value workspace = memref::AllocOp::create(b, op.getLoc(), type);
    op.getWorkspaceMutable().assign(workspace);
    workspaceBytes +=
        parts * elements * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  }

  void runOnOperation() override {
    getOperation().walk([&](GemmOp op) { allocate(op); });
    getOperation().walk([&](IndirectGemmOp op) { allocate(op); });
    getOperation().walk([&](ConvGemmOp op) { allocate(op); });
    getOperation().walk([&](FastConvOp op) { allocate(op); });
    getOperation().walk([&](SpmmOp op) { allocate(op); });
  }
};

} // namespace
