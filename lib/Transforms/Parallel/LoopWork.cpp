//===- LoopWork.cpp - Work in parallel loops ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopWork.h"

#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// Assumed trip count of loops without constant bounds, unless they run over
/// the entries of sparse rows: such loops run over the taps of a filter.
static constexpr int64_t kUnknownTrips = 3;

/// Units that a piece of a task should have where threads do something for
/// themselves, such as a copy of what they read: a piece does it anew.
static constexpr int64_t kUnitsOfRepeatedWork = 8;

/// A division or math function counts as this many simple operations.
static constexpr int64_t kLongOps = 8;

/// Minimum number of scalar operations in a work unit, which makes the overhead
/// at the boundary between two threads negligible.
static constexpr int64_t kMinUnitOps = 1024;

/// Iterations of a short loop are grouped in multiples of this number, a cache
/// line of the smallest elements, so that threads write to different lines.
static constexpr int64_t kLineIterations = 64;

static int64_t getNumElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 1;
  return shaped.hasStaticShape() ? shaped.getNumElements() : 1;
}

/// An instruction that multiplies several elements of its operands for each
/// element of its result does as many operations as it has elements in its
/// widest operand.
static int64_t countIntrinsicOps(LLVM::CallIntrinsicOp call) {
  // A fence computes nothing.
  if (call.getIntrin() == "llvm.arithmetic.fence" ||
      !isa<VectorType>(call.getResult(0).getType()))
    return 0;
  int64_t count = getNumElements(call.getResult(0).getType());
  for (Value operand : call.getArgs())
    count = std::max(count, getNumElements(operand.getType()));
  return count;
}

/// The scalar operations of `op` itself, without its regions.
static int64_t countOwnOps(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return getNumElements(copy.getSource().getType());
  if (auto store = dyn_cast<vector::StoreOp>(op))
    return getNumElements(store.getValueToStore().getType());
  if (isa<memref::StoreOp>(op))
    return 1;
  if (op->getNumResults() != 1)
    return 0;
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    return countIntrinsicOps(call);
  Type type = op->getResult(0).getType();
  // Addresses, constants and rearrangements of values count as free.
  if (!isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
      !isa<memref::LoadOp, vector::LoadOp, vector::FMAOp>(op))
    return 0;
  if (isa<arith::ConstantOp>(op) || getElementTypeOrSelf(type).isIndex())
    return 0;
  bool isLong =
      isa<arith::DivFOp>(op) || (isa<math::MathDialect>(op->getDialect()) &&
                                 !isa<math::FmaOp, math::AbsFOp>(op));
  return getNumElements(type) * (isLong ? kLongOps : 1);
}

/// The value of `value` or a constant upper bound: the number of filter rows
/// that overlap an input is a minimum with one constant result.
static std::optional<int64_t> getMost(Value value) {
  auto min = value.getDefiningOp<affine::AffineMinOp>();
  if (!min)
    return getConstantIntValue(value);
  std::optional<int64_t> bound;
  for (AffineExpr expr : min.getMap().getResults())
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      bound =
          std::min(bound.value_or(constant.getValue()), constant.getValue());
  return bound;
}

static std::optional<int64_t> getTrips(scf::ForOp loop,
                                       std::optional<int64_t> upper) {
  auto lower = getConstantIntValue(loop.getLowerBound());
  auto step = getConstantIntValue(loop.getStep());
  if (!lower || !upper || !step || *step <= 0)
    return std::nullopt;
  return *upper > *lower ? llvm::divideCeil(*upper - *lower, *step) : 0;
}

/// The memory that `index` is an element of, if it is loaded.
static Value getIndexMemory(Value index) {
  auto cast = index.getDefiningOp<arith::IndexCastOp>();
  auto load = cast ? cast.getIn().getDefiningOp<memref::LoadOp>() : nullptr;
  return load ? getMemory(load.getMemRef()) : Value();
}

/// The extents of `memory`, or none if they are not known.
static ArrayRef<int64_t> getStaticShape(Value memory) {
  auto type = memory ? dyn_cast<MemRefType>(memory.getType()) : MemRefType();
  return type && type.hasStaticShape() ? type.getShape() : ArrayRef<int64_t>();
}

/// The number of entries that a loop over some of them chooses from: the extent
/// of what its body reads at the number of the iteration.
static std::optional<int64_t> countEntries(scf::ForOp loop) {
  for (Operation &op : *loop.getBody()) {
    Value memory, index;
    if (auto load = dyn_cast<memref::LoadOp>(op);
        load && load.getMemRefType().getRank() > 0)
      memory = load.getMemRef(), index = load.getIndices().front();
    else if (auto load = dyn_cast<vector::LoadOp>(op))
      memory = load.getBase(), index = load.getIndices().front();
    ArrayRef<int64_t> shape = getStaticShape(memory);
    if (!shape.empty() && index == loop.getInductionVar())
      return shape.front();
  }
  return std::nullopt;
}

/// The average trip count of a loop over the entries of one row of sparse
/// weights, which begins where row pointers say: S×(R + 1) or R + 1 of them
/// divide all entries into ranges. Of what such a loop leaves to one behind it,
/// since it takes several entries at a time, there is one entry on average.
static std::optional<int64_t> getSparseTrips(scf::ForOp loop) {
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  std::optional<int64_t> entries = countEntries(loop);
  if (!step || !entries)
    return std::nullopt;
  ArrayRef<int64_t> pointers =
      getStaticShape(getIndexMemory(loop.getLowerBound()));
  if (pointers.empty())
    return getIndexMemory(loop.getUpperBound()) ? std::optional<int64_t>(1)
                                                : std::nullopt;
  int64_t ranges = pointers.back() - 1;
  for (int64_t extent : pointers.drop_back())
    ranges *= extent;
  return llvm::divideCeil(*entries, std::max<int64_t>(1, ranges * *step));
}

/// The trip count of `loop`, or what it is taken for.
static int64_t guessTrips(scf::ForOp loop) {
  if (auto trips = getTrips(loop, getMost(loop.getUpperBound())))
    return *trips;
  return getSparseTrips(loop).value_or(kUnknownTrips);
}

static int64_t countScalarOps(Block &block) {
  int64_t count = 0;
  for (Operation &op : block)
    count += nnprim::countScalarOps(&op);
  return count;
}

int64_t nnprim::countScalarOps(Operation *op) {
  int64_t count = countOwnOps(op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      count += ::countScalarOps(block);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    count *= guessTrips(loop);
  return count;
}

/// Whether every thread may run `op`, because it computes values and writes to
/// no memory but its own.
static bool isReplicable(Operation &op) {
  return isa<memref::AllocaOp>(op) || op.hasTrait<OpTrait::IsTerminator>() ||
         isMarkedReplicable(&op) || isMemoryEffectFree(&op);
}

/// The marked `op` as a piece without its start, or nullopt if it cannot be
/// divided.
static std::optional<WorkPiece> makePiece(Operation &op) {
  if (!isMarkedParallel(&op) || op.getNumResults() != 0)
    return std::nullopt;
  WorkPiece piece;
  piece.op = &op;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    std::optional<int64_t> trips =
        getTrips(loop, getConstantIntValue(loop.getUpperBound()));
    if (!trips || !loop.getUpperBound().getType().isIndex())
      return std::nullopt;
    piece.trips = *trips;
    piece.lowerBound = *getConstantIntValue(loop.getLowerBound());
    piece.step = *getConstantIntValue(loop.getStep());
    // The arithmetic on bounds is unsigned.
    if (piece.lowerBound < 0)
      return std::nullopt;
  } else if (!isa<scf::ExecuteRegionOp>(op) || !op.getRegion(0).hasOneBlock()) {
    return std::nullopt;
  }
  Block &body = op.getRegion(0).front();
  FailureOr<std::vector<WorkPiece>> inner = analyzeWork(body);
  if (succeeded(inner)) {
    piece.inner = std::move(*inner);
    piece.iterationWork = getTotalWork(piece.inner);
    return piece;
  }
  piece.iterationWork = std::max<int64_t>(1, ::countScalarOps(body));
  if (piece.iterationWork < kMinUnitOps / kLineIterations)
    piece.unitTrips = llvm::alignTo(
        llvm::divideCeil(kMinUnitOps, piece.iterationWork), kLineIterations);
  return piece;
}

FailureOr<std::vector<WorkPiece>> nnprim::analyzeWork(Block &block) {
  std::vector<WorkPiece> pieces;
  int64_t start = 0;
  for (Operation &op : block) {
    if (std::optional<WorkPiece> piece = makePiece(op)) {
      piece->start = start;
      start += piece->getWork();
      pieces.push_back(std::move(*piece));
    } else if (!isReplicable(op)) {
      return failure();
    }
  }
  if (start == 0)
    return failure();
  return pieces;
}

int64_t nnprim::getTotalWork(ArrayRef<WorkPiece> pieces) {
  return pieces.empty() ? 0 : pieces.back().start + pieces.back().getWork();
}

/// Whether every part of `block` that is run by itself does something anew.
static bool hasRepeatedWork(Block &block) {
  return llvm::any_of(block,
                      [](Operation &op) { return isMarkedReplicable(&op); });
}

int64_t nnprim::countWorkUnits(Block &block, ArrayRef<WorkPiece> pieces) {
  int64_t workUnits = 0;
  for (const WorkPiece &piece : pieces) {
    Block &body = piece.op->getRegion(0).front();
    if (piece.inner.empty())
      workUnits += llvm::divideCeil(piece.trips, piece.unitTrips);
    else if (hasRepeatedWork(body))
      workUnits += llvm::divideCeil(piece.trips, kUnitsOfRepeatedWork);
    else
      workUnits += piece.trips * countWorkUnits(body, piece.inner);
  }
  return hasRepeatedWork(block)
             ? llvm::divideCeil(workUnits, kUnitsOfRepeatedWork)
             : workUnits;
}
