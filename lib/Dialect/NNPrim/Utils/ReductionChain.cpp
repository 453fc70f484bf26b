//===- ReductionChain.cpp - A reduction and what reads the same rows ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ReductionChain.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

static int64_t getElementBytes(MemRefType type) {
  Type element = type.getElementType();
  if (isa<FlyteType>(element))
    return getStorageBytes(element);
  return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

int64_t ChainBuffer::getBytes() const {
  auto type = cast<MemRefType>(view.getType());
  return type.getNumElements() * getElementBytes(type);
}

int64_t ReductionChain::getRowBytes() const {
  int64_t bytes = 0;
  for (const ChainBuffer &buffer : buffers)
    if (buffer.rowStride != 0)
      bytes += llvm::divideCeil(buffer.getBytes(), numRows);
  return bytes;
}

int64_t ReductionChain::getReusedBytes() const {
  int64_t bytes = 0;
  for (const ChainBuffer &buffer : buffers)
    if (buffer.isReduced && buffer.rowStride != 0 && buffer.numReaders > 1)
      bytes = std::max(bytes, buffer.getBytes());
  return bytes;
}

int64_t ReductionChain::getRowsOfLine() const {
  const ChainBuffer *largest = nullptr;
  for (const ChainBuffer &buffer : buffers)
    if (buffer.rowStride != 0 &&
        (!largest || buffer.getBytes() > largest->getBytes()))
      largest = &buffer;
  int64_t step = largest->rowStride *
                 getElementBytes(cast<MemRefType>(largest->view.getType()));
  return llvm::divideCeil(kLineBytes, step);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Elements between two iterations of each loop, if each dimension of the
/// operand is a loop or constant.
static std::optional<SmallVector<int64_t>> getLoopStrides(linalg::LinalgOp op,
                                                          OpOperand &operand) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  SmallVector<int64_t> result(op.getNumLoops(), 0);
  if (!type)
    return result;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type.hasStaticShape() || !map.isProjectedPermutation(true) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, [](int64_t stride) { return stride < 0; }))
    return std::nullopt;
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      result[dim.getPosition()] = stride;
  return result;
}

/// Whether element e belongs to the row that is e / stride modulo the number of
/// rows: loops with smaller steps stay in a row, those with larger ones move by
/// all rows.
static bool isOfRows(ArrayRef<int64_t> strides, ArrayRef<int64_t> extents,
                     unsigned rowLoop) {
  int64_t step = strides[rowLoop], all = step * extents[rowLoop], last = 0;
  for (auto [loop, stride] : llvm::enumerate(strides)) {
    if (loop == rowLoop || extents[loop] == 1)
      continue;
    if (stride < step)
      last += stride * (extents[loop] - 1);
    else if (stride % all != 0)
      return false;
  }
  return last < step;
}

static bool isRepeatable(linalg::LinalgOp op) {
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape() ||
      op.getNumDpsInits() == 0)
    return false;
  return llvm::all_of(*op.getBlock(), [](Operation &inner) {
    return isMemoryEffectFree(&inner) && inner.getNumRegions() == 0 &&
           !isa<linalg::IndexOp>(inner);
  });
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

namespace {
/// An op and the fills that it starts from.
struct Unit {
  SmallVector<linalg::LinalgOp> fills;
  linalg::LinalgOp op;
};

class ChainBuilder {
public:
  /// Adds an op with the loop over rows that fits, and its fills.
  bool add(const Unit &unit);
  /// Begins a chain.
  bool begin(const Unit &unit, unsigned rowLoop);

  ReductionChain chain;

private:
  bool addAt(const Unit &unit, unsigned rowLoop);
  bool addOp(linalg::LinalgOp op, unsigned rowLoop);
  bool addAccess(const ChainBuffer &access);
  bool areSeparate() const;
};
} // namespace

/// Merges an access with those of the same buffer.
bool ChainBuilder::addAccess(const ChainBuffer &access) {
  for (ChainBuffer &buffer : chain.buffers) {
    if (buffer.view != access.view || buffer.rowStride != access.rowStride)
      continue;
    buffer.isWritten |= access.isWritten;
    buffer.isOfRows &= access.isOfRows;
    buffer.numReaders += access.numReaders;
    buffer.isReduced |= access.isReduced;
    return true;
  }
  chain.buffers.push_back(access);
  return false;
}

/// Whether no row reads or writes what another one writes.
bool ChainBuilder::areSeparate() const {
  for (const ChainBuffer &written : chain.buffers) {
    if (!written.isWritten)
      continue;
    if (!written.isOfRows || written.rowStride == 0)
      return false;
    for (const ChainBuffer &other : chain.buffers)
      if (&other != &written && other.memory == written.memory)
        return false;
  }
  return true;
}

bool ChainBuilder::addOp(linalg::LinalgOp op, unsigned rowLoop) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  bool isKnown = false;
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<SmallVector<int64_t>> strides = getLoopStrides(op, operand);
    if (!strides)
      return false;
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    ChainBuffer access;
    access.view = removeReshapes(operand.get());
    access.memory = getMemory(access.view);
    access.rowStride = (*strides)[rowLoop];
    access.isWritten = op.isDpsInit(&operand);
    access.isOfRows =
        access.rowStride != 0 && ::isOfRows(*strides, extents, rowLoop);
    access.numReaders = !access.isWritten;
    access.isReduced = !access.isWritten && op.getNumReductionLoops() > 0;
    isKnown |= addAccess(access) && access.rowStride != 0;
  }
  chain.ops.push_back({op, rowLoop});
  return isKnown;
}

bool ChainBuilder::addAt(const Unit &unit, unsigned rowLoop) {
  linalg::LinalgOp op = unit.op;
  if (op.getIteratorTypesArray()[rowLoop] != utils::IteratorType::parallel ||
      op.getStaticLoopRanges()[rowLoop] != chain.numRows)
    return false;
  for (linalg::LinalgOp fill : unit.fills) {
    // The fill writes what the op's result is.
    OpOperand &init =
        *llvm::find_if(op->getOpOperands(), [&](OpOperand &operand) {
          return op.isDpsInit(&operand) &&
                 operand.get() == fill.getDpsInits().front();
        });
    std::optional<unsigned> dim =
        op.getMatchingIndexingMap(&init).getResultPosition(
            getAffineDimExpr(rowLoop, op.getContext()));
    if (!dim)
      return false;
    addOp(fill, *dim);
  }
  return addOp(op, rowLoop) && areSeparate();
}

bool ChainBuilder::begin(const Unit &unit, unsigned rowLoop) {
  linalg::LinalgOp op = unit.op;
  chain = ReductionChain();
  chain.reduction = op;
  chain.numRows = op.getStaticLoopRanges()[rowLoop];
  // Nothing is known yet.
  addAt(unit, rowLoop);
  return chain.numRows > 1 && !chain.ops.empty() && chain.ops.back().op == op &&
         areSeparate();
}

bool ChainBuilder::add(const Unit &unit) {
  linalg::LinalgOp op = unit.op;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    ReductionChain before = chain;
    if (addAt(unit, loop))
      return true;
    chain = std::move(before);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Whether each operand moves along all loops of a row or along none, and all
/// of these are reductions or none is.
static bool hasOneColumnLoop(const ChainOp &link) {
  linalg::LinalgOp op = link.op;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<unsigned> columns;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (loop != link.rowLoop && extents[loop] != 1)
      columns.push_back(loop);
  auto isReduction = [&](unsigned loop) {
    return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
  };
  bool isSum = op.getNumReductionLoops() > 0;
  if (llvm::any_of(columns,
                   [&](unsigned loop) { return isReduction(loop) != isSum; }))
    return false;
  return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    size_t count = llvm::count_if(
        columns, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
    return count == 0 || count == columns.size();
  });
}

SmallVector<ArrayRef<ChainOp>>
nnprim::getPipelineStages(const ReductionChain &chain) {
  SmallVector<ArrayRef<ChainOp>> stages;
  ArrayRef<ChainOp> ops = chain.ops;
  while (!ops.empty()) {
    size_t count = 0;
    linalg::LinalgOp op = ops.front().op;
    while (isa<linalg::FillOp>(op) && count + 1 < ops.size())
      op = ops[++count].op;
    if (op.getNumDpsInits() != 1 || !hasOneColumnLoop(ops[count]))
      return {};
    ++count;
    bool isSum = op.getNumReductionLoops() > 0;
    linalg::LinalgOp next = count < ops.size() ? ops[count].op : op;
    if (linalg::GenericOp finish = findReductionFinish(op);
        finish && next.getOperation() == finish.getOperation())
      ++count;
    stages.push_back(ops.take_front(count));
    ops = ops.drop_front(count);
    if (!isSum)
      return ops.empty() && stages.size() > 1
                 ? stages
                 : SmallVector<ArrayRef<ChainOp>>();
  }
  return {};
}

/// Ops with nothing between them but views and allocations.
static SmallVector<SmallVector<Unit>> findRuns(Block &block) {
  SmallVector<SmallVector<Unit>> runs(1);
  for (Operation &op : block) {
    if (isMemoryEffectFree(&op) || isa<memref::AllocOp>(op))
      continue;
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp || !isRepeatable(linalgOp)) {
      runs.emplace_back();
      continue;
    }
    Unit unit{{}, linalgOp};
    for (linalg::FillOp fill : findReductionStarts(linalgOp))
      if (fill)
        unit.fills.push_back(cast<linalg::LinalgOp>(fill.getOperation()));
    llvm::erase_if(runs.back(), [&](const Unit &other) {
      return llvm::is_contained(unit.fills, other.op);
    });
    runs.back().push_back(std::move(unit));
  }
  return runs;
}

/// The longest chain from the first of `units` on, and of chains of one length
/// the one of most rows.
static ReductionChain findLongest(ArrayRef<Unit> units) {
  ReductionChain best;
  linalg::LinalgOp first = units.front().op;
  if (first.getNumReductionLoops() == 0)
    return best;
  for (unsigned loop = 0; loop < first.getNumLoops(); ++loop) {
    ChainBuilder builder;
    if (!builder.begin(units.front(), loop))
      continue;
    for (const Unit &unit : units.drop_front())
      if (!builder.add(unit))
        break;
    size_t length = builder.chain.ops.size();
    bool isBetter =
        length > best.ops.size() ||
        (length == best.ops.size() && builder.chain.numRows > best.numRows);
    if (isBetter && builder.chain.getReusedBytes() > 0)
      best = std::move(builder.chain);
  }
  return best;
}

/// Units of which the chain consists: those up to its last op.
static size_t countUnits(ArrayRef<Unit> units, const ReductionChain &chain) {
  const Unit *last = llvm::find_if(
      units, [&](const Unit &unit) { return unit.op == chain.ops.back().op; });
  return last - units.begin() + 1;
}

void nnprim::visitReductionChains(
    Block &block, function_ref<bool(const ReductionChain &)> take) {
  for (const SmallVector<Unit> &run : findRuns(block)) {
    ArrayRef<Unit> units = run;
    while (!units.empty()) {
      ReductionChain chain = findLongest(units);
      size_t length = chain.ops.empty() ? 1 : countUnits(units, chain);
      bool isTaken = !chain.ops.empty() && take(chain);
      units = units.drop_front(isTaken ? length : 1);
    }
  }
}
