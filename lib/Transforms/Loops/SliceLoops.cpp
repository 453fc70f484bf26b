//===- SliceLoops.cpp - Two loops of an image by channels -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SliceLoops.h"
#include "StripLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace nnprim;

/// Threads that work at the same time at most, each with a slice of its own.
static constexpr int64_t kMaxParts = 16;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

bool nnprim::isParallelNest(linalg::GenericOp op) {
  return op && op.hasPureBufferSemantics() && !op.hasDynamicShape() &&
         op.getNumReductionLoops() == 0 && op.getNumDpsInits() == 1;
}

/// Whether each operand that moves along the loop is indexed by it alone in one
/// dimension, so that an iteration is a slice of it.
static bool isSliceable(linalg::GenericOp op, unsigned loop) {
  AffineExpr dim = getAffineDimExpr(loop, op.getContext());
  return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
      return expr == dim || !expr.isFunctionOfDim(loop);
    });
  });
}

/// The loop of `op` that indexes dimension `dim` of the buffer which its result
/// is an expansion of, or nothing.
static std::optional<unsigned> getWrittenLoop(linalg::GenericOp op,
                                              int64_t dim) {
  AffineMap map = op.getIndexingMapsArray().back();
  int64_t position = dim;
  if (auto expand =
          op.getDpsInits().front().getDefiningOp<memref::ExpandShapeOp>()) {
    ReassociationIndices group = expand.getReassociationIndices()[dim];
    if (group.size() != 1)
      return std::nullopt;
    position = group.front();
  }
  return map.getDimPosition(position);
}

/// The loop whose index all loads from `buffer` have in dimension `dim`.
static std::optional<unsigned> getLoadedLoop(linalg::GenericOp op, Value buffer,
                                             int64_t dim) {
  std::optional<unsigned> loop;
  for (auto load : op.getBody()->getOps<memref::LoadOp>()) {
    if (load.getMemRef() != buffer)
      continue;
    auto index = load.getIndices()[dim].getDefiningOp<linalg::IndexOp>();
    if (!index || (loop && *loop != index.getDim()))
      return std::nullopt;
    loop = index.getDim();
  }
  return loop;
}

linalg::GenericOp nnprim::getNextLoops(linalg::GenericOp first) {
  Operation *next = first->getNextNode();
  while (next && (isMemoryEffectFree(next) || isa<memref::AllocOp>(next)))
    next = next->getNextNode();
  return dyn_cast_or_null<linalg::GenericOp>(next);
}

bool nnprim::isBetween(Value buffer, linalg::GenericOp first,
                       linalg::GenericOp second) {
  for (Operation *user : buffer.getUsers()) {
    bool isExpanded = isa<memref::ExpandShapeOp>(user) &&
                      user->getResult(0) == first.getDpsInits().front() &&
                      user->hasOneUse();
    bool isLoaded =
        isa<memref::LoadOp>(user) && user->getBlock() == second.getBody();
    if (user != first && !isExpanded && !isLoaded)
      return false;
  }
  return !llvm::is_contained(first.getDpsInputs(), buffer) &&
         first.getBody()->getArguments().back().use_empty();
}

std::optional<SlicedLoops> nnprim::matchSlices(linalg::GenericOp first) {
  if (!isParallelNest(first) ||
      !first.getIndexingMapsArray().back().isPermutation())
    return std::nullopt;
  linalg::GenericOp second = getNextLoops(first);
  if (!isParallelNest(second))
    return std::nullopt;
  Value buffer = first.getDpsInits().front();
  if (auto expand = buffer.getDefiningOp<memref::ExpandShapeOp>())
    buffer = expand.getSrc();
  if (!buffer.getDefiningOp<memref::AllocOp>() ||
      !isBetween(buffer, first, second))
    return std::nullopt;

  SlicedLoops loops{first, second, buffer, {}, {}, {}};
  ArrayRef<int64_t> shape = cast<MemRefType>(buffer.getType()).getShape();
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    if (extent != 1) {
      std::optional<unsigned> written = getWrittenLoop(first, dim);
      std::optional<unsigned> loaded = getLoadedLoop(second, buffer, dim);
      if (!written || !loaded || !isSliceable(first, *written) ||
          !isSliceable(second, *loaded) ||
          second.getStaticLoopRanges()[*loaded] != extent)
        break;
      loops.firstLoops.push_back(*written);
      loops.secondLoops.push_back(*loaded);
      loops.extents.push_back(extent);
    }
    loops.numOuterDims = dim + 1;
  }
  if (loops.extents.empty() || loops.numOuterDims == int64_t(shape.size()))
    return std::nullopt;
  return loops;
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

namespace {
class SliceEmitter {
public:
  SliceEmitter(ImplicitLocOpBuilder &b, const SlicedLoops &loops)
      : b(b), loops(loops) {}

  void run();

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  /// One element of dimension `dim`, at `offset`.
  Value cut(Value buffer, int64_t dim, Value offset);
  /// One iteration of the sliced loops of the op.
  linalg::GenericOp emit(linalg::GenericOp op, ArrayRef<unsigned> dims,
                         ValueRange indices);
  void emitSlice(Value slice, Value part);

  ImplicitLocOpBuilder &b;
  SlicedLoops loops;
  /// A slice of the buffer for each part.
  Value slices;
};
} // namespace

Value SliceEmitter::cut(Value buffer, int64_t dim, Value offset) {
  ArrayRef<int64_t> shape = cast<MemRefType>(buffer.getType()).getShape();
  SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(b.getContext(), shape);
  SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
  offsets[dim] = offset;
  sizes[dim] = b.getIndexAttr(1);
  return memref::SubViewOp::create(b, buffer, offsets, sizes, strides);
}

linalg::GenericOp SliceEmitter::emit(linalg::GenericOp op,
                                     ArrayRef<unsigned> dims,
                                     ValueRange indices) {
  auto copy = cast<linalg::GenericOp>(b.clone(*op.getOperation()));
  OpBuilder::InsertionGuard guard(b);
  for (auto [dim, offset] : llvm::zip_equal(dims, indices)) {
    b.setInsertionPoint(copy);
    AffineExpr loop = b.getAffineDimExpr(dim);
    for (OpOperand &operand : copy->getOpOperands()) {
      // The buffer between the ops is another one.
      if (operand.get() == loops.first.getDpsInits().front())
        continue;
      for (auto [number, expr] :
           llvm::enumerate(copy.getMatchingIndexingMap(&operand).getResults()))
        if (expr == loop)
          operand.set(cut(operand.get(), number, offset));
    }
    for (auto own : llvm::make_early_inc_range(
             copy.getBody()->getOps<linalg::IndexOp>())) {
      if (own.getDim() != dim)
        continue;
      b.setInsertionPointAfter(own);
      auto sum = arith::AddIOp::create(b, own, offset);
      own.getResult().replaceAllUsesExcept(sum, sum);
    }
  }
  return copy;
}

void SliceEmitter::emitSlice(Value slice, Value part) {
  SmallVector<Value> indices(loops.extents.size());
  for (size_t i = indices.size(); i-- > 0;) {
    Value extent = index(loops.extents[i]);
    indices[i] = i == 0 ? slice : arith::RemUIOp::create(b, slice, extent);
    if (i > 0)
      slice = arith::DivUIOp::create(b, slice, extent);
  }
  Value own = cut(slices, 0, part);

  linalg::GenericOp first = emit(loops.first, loops.firstLoops, indices);
  // What the op writes is a slice of the buffer, whose outer dimensions are 1.
  b.setInsertionPoint(first);
  Value written = own;
  if (auto expand = loops.first.getDpsInits()
                        .front()
                        .getDefiningOp<memref::ExpandShapeOp>()) {
    auto groups = expand.getReassociationIndices();
    SmallVector<int64_t> shape(expand.getResultType().getShape());
    for (int64_t dim = 0; dim < loops.numOuterDims; ++dim)
      for (int64_t position : groups[dim])
        shape[position] = 1;
    written = memref::ExpandShapeOp::create(b, shape, own, groups);
  }
  first.setDpsInitOperand(0, written);
  b.setInsertionPointAfter(first);

  linalg::GenericOp second = emit(loops.second, loops.secondLoops, indices);
  Block *body = second.getBody();
  for (auto load : body->getOps<memref::LoadOp>()) {
    if (load.getMemRef() != loops.buffer)
      continue;
    b.setInsertionPoint(load);
    load.getMemrefMutable().assign(own);
    for (int64_t dim = 0; dim < loops.numOuterDims; ++dim)
      load.getIndicesMutable()[dim].set(index(0));
  }
  b.setInsertionPointAfter(second);
}

void SliceEmitter::run() {
  int64_t count = 1;
  for (int64_t extent : loops.extents)
    count *= extent;
  int64_t parts = std::min(count, kMaxParts);
  auto type = cast<MemRefType>(loops.buffer.getType());
  SmallVector<int64_t> shape(type.getShape());
  std::fill_n(shape.begin(), loops.numOuterDims, 1);
  shape.front() = parts;
  auto slicesType = MemRefType::get(shape, type.getElementType());
  slices = memref::AllocOp::create(b, slicesType);

  createStripLoop(b, parts, 1, [&](Value part) {
    auto bound = [&](Value number) -> Value {
      Value product = arith::MulIOp::create(b, number, index(count));
      return arith::DivUIOp::create(b, product, index(parts));
    };
    Value begin = bound(part);
    Value end = bound(arith::AddIOp::create(b, part, index(1)));
    auto inner = scf::ForOp::create(b, begin, end, index(1));
    b.setInsertionPointToStart(inner.getBody());
    emitSlice(inner.getInductionVar(), part);
  });
}

void nnprim::emitSlices(const SlicedLoops &loops) {
  linalg::GenericOp first = loops.first, second = loops.second;
  ImplicitLocOpBuilder b(second.getLoc(), second);
  SliceEmitter(b, loops).run();
  second.erase();
  Value written = first.getDpsInits().front();
  first.erase();
  if (written != loops.buffer)
    written.getDefiningOp()->erase();
  loops.buffer.getDefiningOp()->erase();
}
