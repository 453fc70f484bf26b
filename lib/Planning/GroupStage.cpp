//===- GroupStage.cpp - Whether groups are inside the rows of an image ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// What a loop over groups moves.
struct GroupTraffic {
  /// Bytes of all groups of the images that it reads and writes, and those of
  /// the lines that the groups touch, one after the other.
  int64_t imageBytes = 0, touchedBytes = 0;
  /// Bytes of the weights of all groups.
  int64_t weightBytes = 0;
  /// Iterations of the loop that changes places with the groups.
  int64_t rows = 0;
};
} // namespace

/// The op that `loop` runs for each group; null if it is no such loop.
static PlannedOpInterface getPrimitive(scf::ForOp loop) {
  PlannedOpInterface primitive;
  if (!isMarkedParallel(loop))
    return nullptr;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (isPure(&op))
      continue;
    if (primitive || !isa<PlannedOpInterface>(op))
      return nullptr;
    primitive = cast<PlannedOpInterface>(op);
  }
  return primitive;
}

/// Iterations of the outermost loop of `op`, if that runs over pixels.
static std::optional<int64_t> countRows(PlannedOpInterface op) {
  Attribute attribute = op.getPlanAttribute();
  if (auto direct = dyn_cast_or_null<DirectConvPlanAttr>(attribute)) {
    auto conv = dyn_cast<IndirectGemmOp>(op.getOperation());
    // Images of a batch, and panels of an extended input, are further out.
    if (!conv || !conv.getWindow() || !direct.getPlan().pixelsOutermost ||
        direct.getPlan().panelGroup != 0 || direct.getPlan().bandRows != 0 ||
        conv.getWindow()->getInputSize()[0] != 1)
      return std::nullopt;
    return conv.getWindow()->getOutputSize()[0];
  }
  auto gemm = dyn_cast<GemmOp>(op.getOperation());
  auto plan = dyn_cast_or_null<GemmPlanAttr>(attribute);
  if (!gemm || !plan || !plan.getPlan().rowsOutermost ||
      plan.getPlan().panelGroup != 0)
    return std::nullopt;
  int64_t rows = cast<ShapedType>(gemm.getInit().getType()).getDimSize(0);
  return llvm::divideCeil(rows, plan.getPlan().mr);
}

/// Counts an operand that each group has a slice of.
static void addOperand(GroupTraffic &traffic, Value value, int64_t groups) {
  auto type = dyn_cast<MemRefType>(value.getType());
  if (!type || !type.hasStaticShape() || type.getRank() == 0)
    return;
  int64_t bytes = getStorageBytes(type.getElementType());
  // Weights of a group lie together; rows of an image have all groups.
  if (memref::isStaticShapeAndContiguousRowMajor(type)) {
    traffic.weightBytes += groups * bytes * type.getNumElements();
    return;
  }
  int64_t width = bytes * type.getShape().back();
  int64_t rows = type.getNumElements() / type.getShape().back();
  int64_t lines = llvm::divideCeil(width, kLineBytes);
  // Widths that no number of fits a line begin anywhere in one.
  if (width % kLineBytes != 0 && kLineBytes % width != 0)
    lines += width > kLineBytes ? 1 : 0;
  traffic.imageBytes += groups * rows * width;
  traffic.touchedBytes += groups * rows * lines * kLineBytes;
}

static std::optional<GroupTraffic> getTraffic(scf::ForOp loop) {
  PlannedOpInterface op = getPrimitive(loop);
  std::optional<int64_t> groups = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> rows = op ? countRows(op) : std::nullopt;
  if (!groups || !rows)
    return std::nullopt;
  GroupTraffic traffic;
  traffic.rows = *rows;
  for (Value operand : op->getOperands())
    if (!loop.isDefinedOutsideOfLoop(operand))
      addOperand(traffic, operand, *groups);
  return traffic;
}

/// Cycles that groups inside of rows save: lines that groups share are moved
/// once, where the image does not stay in L2, while the weights of all groups
/// are read for each row.
static double getSavedCycles(const MachineDesc &machine,
                             const GroupTraffic &traffic) {
  constexpr double kShare = 0.5;
  if (traffic.imageBytes <= kShare * machine.l2Bytes)
    return 0;
  double saved =
      double(traffic.touchedBytes - traffic.imageBytes) / machine.llcBandwidth;
  double read = double(traffic.weightBytes) * traffic.rows;
  if (traffic.weightBytes > kShare * machine.l2Bytes)
    return saved - read / machine.llcBandwidth;
  if (traffic.weightBytes > kShare * machine.l1Bytes)
    return saved - read * machine.l2LineCycles / kLineBytes;
  return saved;
}

int64_t nnprim::planGroups(func::FuncOp function,
                           const PlanningContext &context) {
  NNPrimDialect::GroupsInsideAttrHelper helper(function.getContext());
  int64_t numPlanned = 0;
  function.walk([&](scf::ForOp loop) {
    std::optional<GroupTraffic> traffic = getTraffic(loop);
    if (!traffic || helper.isAttrPresent(loop))
      return;
    double saved = getSavedCycles(context.machine, *traffic);
    if (saved <= 0)
      return;
    helper.setAttr(loop, UnitAttr::get(function.getContext()));
    remark::passed(loop.getLoc(),
                   remark::RemarkOpts::name("Groups").category("nnprim-plan"))
        << llvm::formatv("groups are computed for one row at a time: cache "
                         "lines that they share are moved once, saves {0:E2} "
                         "cycles",
                         saved)
               .str();
    ++numPlanned;
  });
  return numPlanned;
}
