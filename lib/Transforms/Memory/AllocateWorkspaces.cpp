//===- AllocateWorkspaces.cpp - Memory that primitives work in ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Narrowing/StoredType.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/SlotGap.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_ALLOCATEWORKSPACESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Sums in a cache line.
static constexpr int64_t kLineElements = kLineBytes / 4;

/// Whether the pixels of an image, in the dimensions `row` and `row` + 1, are
/// evenly spaced in memory, or it is not known where they are.
static bool hasEvenPixels(MemRefType type, int64_t row) {
  if (!type.hasStaticShape())
    return true;
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (dim == row + 1)
      groups.back().push_back(dim);
    else
      groups.push_back({dim});
  }
  return memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups);
}

/// The dimension of rows of an epilogue input, if that of columns follows it.
static std::optional<int64_t> findRowDim(AffineMap map) {
  for (int64_t dim = 0; dim + 1 < map.getNumResults(); ++dim)
    if (map.getResult(dim) == getAffineDimExpr(2, map.getContext()) &&
        map.getResult(dim + 1) == getAffineDimExpr(3, map.getContext()))
      return dim;
  return std::nullopt;
}

/// The outermost of the loops over groups around `op`, or `op`: a workspace has
/// parts for worker slots, which groups take in turns.
static Operation *getOutermostLoop(Operation *op) {
  while (isa<scf::ForOp>(op->getParentOp()) &&
         isMarkedParallel(op->getParentOp()))
    op = op->getParentOp();
  return op;
}

/// A dense buffer of the shape and the elements of `value`.
static Value allocateLike(OpBuilder &b, Value value) {
  auto type = cast<MemRefType>(value.getType());
  return memref::AllocOp::create(
      b, value.getLoc(),
      MemRefType::get(type.getShape(), type.getElementType()));
}

/// The dimensions of `type` that lie one after the other in memory as one.
static SmallVector<ReassociationIndices> getDenseGroup(MemRefType type) {
  SmallVector<ReassociationIndices> groups(1);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    groups.front().push_back(dim);
  return groups;
}

/// Writes the f32 that `source` stands for to `target`, of the same shape.
static void extend(ImplicitLocOpBuilder &b, Value source, Value target) {
  auto type = cast<MemRefType>(source.getType());
  auto groups = getDenseGroup(type);
  if (type.getRank() > 1 &&
      memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups)) {
    source = memref::CollapseShapeOp::create(b, source, groups);
    target = memref::CollapseShapeOp::create(b, target, groups);
  }
  int64_t rank = cast<MemRefType>(source.getType()).getRank();
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  linalg::GenericOp::create(
      b, TypeRange(), source, target, {identity, identity}, iterators,
      [](OpBuilder &nested, Location loc, ValueRange args) {
        ImplicitLocOpBuilder body(loc, nested);
        linalg::YieldOp::create(body, extendStored(body, args[0]));
      });
}

/// The plan without the decision to extend the input, which is done then.
template <typename PlanAttr> static PlanAttr getPlanOfF32(PlanAttr attr) {
  auto plan = attr.getPlan();
  plan.extendInput = false;
  return PlanAttr::get(attr.getContext(), plan);
}

/// Extends the input as a whole if the plan says so (Keane 2020, section 8.4).
template <typename PlanAttr, typename OpTy>
static void extendInput(OpTy op, OpOperand &input, PlanAttr attr) {
  auto type = dyn_cast<MemRefType>(input.get().getType());
  if (!type || !attr || !attr.getPlan().extendInput)
    return;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value wide = memref::AllocOp::create(
      b, MemRefType::get(type.getShape(), b.getF32Type()));
  extend(b, input.get(), wide);
  input.set(wide);
  op.setPlanAttr(getPlanOfF32(attr));
}

/// Rounds the pixels of the whole image before `op`, if its plan has no bands.
static void roundImage(IndirectGemmOp op) {
  auto type = dyn_cast<MemRefType>(op.getInput().getType());
  auto direct = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr());
  if (!type || !type.hasStaticShape() || !op.getPlanAttr() ||
      (direct && direct.getPlan().bandRows != 0))
    return;
  SmallVector<ReassociationIndices> pixels(2);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    pixels[dim + 1 == type.getRank()].push_back(dim);
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value input = op.getInput();
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(type, pixels)) {
    Value dense = allocateLike(b, input);
    memref::CopyOp::create(b, input, dense);
    input = dense;
  }
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = getScaledDepth(shape.back());
  Value rounded =
      memref::AllocOp::create(b, MemRefType::get(shape, b.getI32Type()));
  auto collapse = [&](Value image) -> Value {
    if (type.getRank() == 2)
      return image;
    return memref::CollapseShapeOp::create(b, image, pixels);
  };
  ScaleRowsOp::create(b, TypeRange(), collapse(input), collapse(rounded),
                      op.getFactors(), op.getScaledTerms());
  op.getInputMutable().assign(rounded);
  op.getFactorsMutable().clear();
}

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
    extendInput(op, op.getLhsMutable(), op.getPlanAttr());
    GemmPlanAttr plan = op.getPlanAttr();
    if (!plan)
      return;
    if (preparesRows(op, op.getLhs(), op.getRhs()))
      return assign(op, plan.getPlan().extensionParts,
                    plan.getPlan().getRowGroupElements(getPreparedDepth(
                        op.getRhs(),
                        cast<ShapedType>(op.getLhs().getType()).getDimSize(1))),
                    getElementTypeOrSelf(op.getRhs()));
    allocate(op, op.getRhs(), plan.getPlan());
  }

  /// Memory for the pixels of a band, or for those of the whole image.
  void allocateRounded(IndirectGemmOp op) {
    roundImage(op);
    auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr());
    if (!plan || !op.getWindow() || !scalesRows(op.getInput(), op.getRhs()))
      return;
    int64_t channels =
        cast<ShapedType>(op.getInput().getType()).getShape().back();
    assign(op, plan.getPlan().extensionParts,
           getBandElements(getConvDim(*op.getWindow(), 0),
                           getConvDim(*op.getWindow(), 1), channels,
                           plan.getPlan().bandRows),
           getElementTypeOrSelf(op.getRhs()));
  }

  void allocate(IndirectGemmOp op) {
    if (scalesRows(op.getInput(), op.getRhs()))
      return allocateRounded(op);
    OpOperand &input = op.getInputMutable();
    extendInput(op, input, dyn_cast_or_null<GemmPlanAttr>(op.getPlanAttr()));
    extendInput(op, input,
                dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr()));
    if (auto plan = dyn_cast_or_null<GemmPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getRhs(), plan.getPlan());
    if (auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getRhs(), plan.getPlan());
  }

  /// The op's tiles are pixels across the ends of rows. Where an image is
  /// part of a larger one, as of one that is padded for the next op, it is
  /// copied: that takes a small part of the time of the product.
  void copyImages(ConvGemmOp op) {
    auto out = dyn_cast<MemRefType>(op.getInit().getType());
    if (!out)
      return;
    OpBuilder b(op);
    for (auto [input, map] : llvm::zip(op.getEpilogueInputsMutable(),
                                       op.getEpilogueIndexingMaps())) {
      auto type = dyn_cast<MemRefType>(input.get().getType());
      std::optional<int64_t> row = findRowDim(map);
      if (!type || !row || hasEvenPixels(type, *row))
        continue;
      Value dense = allocateLike(b, input.get());
      memref::CopyOp::create(b, op.getLoc(), input.get(), dense);
      input.set(dense);
    }
    if (hasEvenPixels(out, 2))
      return;
    Value slice = op.getInit(), dense = allocateLike(b, slice);
    op.getInitMutable().assign(dense);
    b.setInsertionPointAfter(op);
    memref::CopyOp::create(b, op.getLoc(), dense, slice);
  }

  void allocate(ConvGemmOp op) {
    copyImages(op);
    if (auto plan = dyn_cast_or_null<DirectConvPlanAttr>(op.getPlanAttr()))
      allocate(op, op.getFilter(), plan.getPlan());
    if (auto plan = dyn_cast_or_null<ConvGemmPlanAttr>(op.getPlanAttr()))
      assign(op, plan.getPlan().parts, plan.getPlan().getPartElements());
  }

  /// Split or scaled coefficients and their products have two types: bytes.
  void allocateBytes(FastConvOp op, const FastConvPlan &plan) {
    constexpr int64_t bytes = 4;
    assign(op, plan.parts, bytes * plan.partElements,
           IntegerType::get(op.getContext(), 8));
  }

  void allocate(FastConvOp op) {
    if ((op.isSplit() || op.isScaled()) && op.getPlanAttr())
      return allocateBytes(op, op.getPlanAttr().getPlan());
    if (FastConvPlanAttr plan = op.getPlanAttr())
      assign(op, plan.getPlan().parts, plan.getPlan().partElements);
  }

  void allocate(SpmmOp op) {
    auto input = dyn_cast<MemRefType>(op.getInput().getType());
    if (!input || !op.getPlanAttr())
      return;
    SpmmPlan plan = op.getPlanAttr().getPlan();
    int64_t pixels = input.getDimSize(1);
    if (plan.hasParts())
      return assign(
          op, /*parts=*/1,
          plan.getPartElements(
              input.getDimSize(0), pixels,
              cast<MemRefType>(op.getInit().getType()).getDimSize(0)));
    if (!plan.packInput)
      return;
    int64_t elements =
        plan.getPartPanels(pixels) * input.getDimSize(0) * plan.getPanelWidth();
    auto out = dyn_cast<MemRefType>(op.getInit().getType());
    // Where tiles of the output share cache lines, sums of slabs wait beside
    // the copy of a tile.
    bool sharesLines =
        pixels % kLineElements != 0 || plan.pixels % kLineElements != 0;
    if (out && sharesLines && plan.packsTiles(pixels) && op.getNumSlabs() > 1)
      elements = llvm::alignTo(llvm::alignTo(elements, kLineElements) +
                                   out.getDimSize(0) * plan.getPanelWidth(),
                               kLineElements);
    int64_t parts = plan.getPanelParts(pixels);
    assign(op, parts, elements, Type(), parts > 1 ? kSlotGapBytes : 0);
  }

  /// Workspaces are of `element`, or of sums if it is null. Parts are so many
  /// bytes apart.
  template <typename OpTy>
  void assign(OpTy op, int64_t parts, int64_t elements, Type element = {},
              int64_t gapBytes = 0) {
    auto out = dyn_cast<MemRefType>(op.getInit().getType());
    // Without parts, what is needed is on the stack.
    if (!out || op.getWorkspace() || parts == 0)
      return;
    OpBuilder b(getOutermostLoop(op));
    if (!element)
      element = isNarrowF32(out.getElementType()) ? b.getF32Type()
                                                  : out.getElementType();
    int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
    int64_t distance = elements + gapBytes / bytes;
    Value workspace = memref::AllocOp::create(
        b, op.getLoc(), MemRefType::get({parts, distance}, element));
    if (distance != elements)
      workspace = memref::SubViewOp::create(
          b, op.getLoc(), workspace, ArrayRef<int64_t>{0, 0},
          ArrayRef<int64_t>{parts, elements}, ArrayRef<int64_t>{1, 1});
    op.getWorkspaceMutable().assign(workspace);
    workspaceBytes += parts * distance * bytes;
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
