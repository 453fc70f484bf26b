//===- ResizeByPhases.cpp - Gathers whose positions repeat in phases ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interpolations.h"
#include "SliceLoops.h"

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

#include <cstring>
#include <vector>

namespace nnprim {
#define GEN_PASS_DEF_RESIZEBYPHASESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// As many results as this are interleaved without gathers, or computed
/// together so that they share what they read.
static constexpr int64_t kMaxPhases = 8;

namespace {

/// Position q·phases + p of a table is q + (p + shift) / phases + base, limited
/// to the extent of what is read, where p may exceed the phases.
struct PhasePositions {
  int64_t shift, base, extent;
};

/// A loop along which elements are gathered from positions in constant tables.
struct GatherLoop {
  linalg::GenericOp op;
  unsigned dim;
  /// The dimension of the result that the loop indexes, and of what is read.
  int64_t position;
  int64_t phases = 0;
  /// The tables' operands and, for those of positions, what they are.
  llvm::MapVector<unsigned, std::optional<PhasePositions>> tables;
};

} // namespace

/// The bytes of a constant buffer, or nothing.
static std::optional<std::vector<char>> getConstantBytes(Value value) {
  auto address = value.getDefiningOp<memref::GetGlobalOp>();
  if (!address)
    return std::nullopt;
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      address, address.getNameAttr());
  if (!global || !global.getConstant() || !global.getInitialValue())
    return std::nullopt;
  Attribute initial = *global.getInitialValue();
  auto type = cast<MemRefType>(value.getType());
  size_t size = type.getNumElements() * type.getElementTypeBitWidth() / 8;
  ArrayRef<char> data;
  if (auto dense = dyn_cast<DenseElementsAttr>(initial))
    data = dense.getRawData();
  else if (auto resource = dyn_cast<DenseResourceElementsAttr>(initial))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      data = blob->getData();
  if (data.empty() || size % data.size() != 0)
    return std::nullopt;
  // A splat is one element.
  std::vector<char> bytes;
  while (bytes.size() < size)
    bytes.insert(bytes.end(), data.begin(), data.end());
  return bytes;
}

/// Whether the table repeats every `phases` elements.
static bool isPeriodic(ArrayRef<char> bytes, int64_t elementBytes,
                       int64_t phases) {
  size_t period = elementBytes * phases;
  return std::equal(bytes.begin() + period, bytes.end(), bytes.begin());
}

static std::optional<PhasePositions>
matchPositions(ArrayRef<int64_t> positions, int64_t phases, int64_t extent) {
  // In the middle nothing is limited to the extent.
  int64_t middle = positions.size() / phases / 2;
  ArrayRef<int64_t> known = positions.slice(middle * phases, phases);
  for (int64_t shift = 0; shift < phases; ++shift) {
    PhasePositions result{shift, known[0] - middle, extent};
    auto isRight = [&](int64_t at) {
      int64_t position = at / phases + (at % phases + shift) / phases;
      return positions[at] ==
             std::clamp<int64_t>(position + result.base, 0, extent - 1);
    };
    if (llvm::all_of(llvm::seq<int64_t>(0, positions.size()), isRight))
      return result;
  }
  return std::nullopt;
}

/// The extent of dimension `position`, in which all users of an index read, or
/// nothing if it is used in another way. What is read is contiguous along its
/// last dimension.
static std::optional<int64_t> getReadExtent(Value index, int64_t position) {
  std::optional<int64_t> extent;
  for (OpOperand &use : index.getUses()) {
    auto load = dyn_cast<memref::LoadOp>(use.getOwner());
    if (!load)
      return std::nullopt;
    MemRefType type = load.getMemRefType();
    SmallVector<int64_t> strides;
    int64_t offset;
    // The buffer is the load's first operand.
    bool isThere = use.getOperandNumber() == position + 1;
    if (!isThere || !type.hasStaticShape() ||
        failed(type.getStridesAndOffset(strides, offset)) ||
        strides.back() != 1 || (extent && *extent != type.getDimSize(position)))
      return std::nullopt;
    extent = type.getDimSize(position);
  }
  return extent;
}

/// The number of phases of all tables, if they have one in common.
static LogicalResult matchTable(GatherLoop &loop, unsigned operand) {
  Value table = loop.op->getOperand(operand);
  BlockArgument element = loop.op.getBody()->getArgument(operand);
  auto type = dyn_cast<MemRefType>(table.getType());
  std::optional<std::vector<char>> bytes;
  if (!type || type.getRank() != 1 || !type.getElementType().isIntOrFloat() ||
      type.getElementTypeBitWidth() % 8 != 0 ||
      !(bytes = getConstantBytes(table)))
    return failure();
  bool isPosition =
      !element.use_empty() &&
      llvm::all_of(element.getUsers(), llvm::IsaPred<arith::IndexCastOp>);
  if (!isPosition) {
    loop.tables[operand] = std::nullopt;
    return success(
        isPeriodic(*bytes, type.getElementTypeBitWidth() / 8, loop.phases));
  }
  if (!type.getElementType().isInteger(64) || !element.hasOneUse())
    return failure();
  std::optional<int64_t> extent =
      getReadExtent(element.user_begin()->getResult(0), loop.position);
  if (!extent)
    return failure();
  SmallVector<int64_t> positions(type.getNumElements());
  std::memcpy(positions.data(), bytes->data(), bytes->size());
  std::optional<PhasePositions> found =
      matchPositions(positions, loop.phases, *extent);
  loop.tables[operand] = found;
  return success(found.has_value());
}

/// Whether the loop along a dimension of the result, which is contiguous along
/// its last one, reads nothing along it but tables, and elements at positions
/// from them. A negative position counts from behind.
static std::optional<GatherLoop> matchGather(linalg::GenericOp op,
                                             int64_t position = -1) {
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape() ||
      op.getNumReductionLoops() > 0 || op.getNumDpsInits() != 1)
    return std::nullopt;
  AffineMap map = op.getIndexingMapsArray().back();
  auto result = cast<MemRefType>(op.getDpsInits().front().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!map.isPermutation() || map.getNumResults() == 0 ||
      failed(result.getStridesAndOffset(strides, offset)) ||
      strides.back() != 1)
    return std::nullopt;
  if (position < 0)
    position += map.getNumResults();
  unsigned dim = map.getDimPosition(position);
  bool readsIndex = false, loads = false;
  for (Operation &inner : *op.getBody()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      readsIndex |= index.getDim() == dim;
    loads |= isa<memref::LoadOp>(inner);
  }
  if (readsIndex || !loads)
    return std::nullopt;
  int64_t extent = result.getDimSize(position);
  for (int64_t phases = 2; phases <= kMaxPhases; ++phases) {
    GatherLoop loop{op, dim, position, phases, {}};
    if (extent % phases != 0 || extent == phases)
      continue;
    bool fits = true, hasPositions = false;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      AffineMap own = op.getMatchingIndexingMap(operand);
      if (!own.isFunctionOfDim(dim))
        continue;
      unsigned number = operand->getOperandNumber();
      fits &= own.getNumResults() == 1 &&
              own.getResult(0) == getAffineDimExpr(dim, op.getContext()) &&
              succeeded(matchTable(loop, number));
      hasPositions |= fits && loop.tables[number];
    }
    if (fits && hasPositions)
      return loop;
  }
  return std::nullopt;
}

/// The position that `positions` gives for the loops q, r and p, of which r is
/// over `repeats` times all phases, and does not exist if that is once.
static Value emitPosition(ImplicitLocOpBuilder &b, unsigned q, unsigned p,
                          int64_t phases, int64_t repeats,
                          const PhasePositions &positions) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  Value phase = linalg::IndexOp::create(b, p);
  phase = arith::AddIOp::create(b, phase, constant(positions.shift));
  if (repeats > 1) {
    Value before = arith::MulIOp::create(b, linalg::IndexOp::create(b, p + 1),
                                         constant(phases));
    phase = arith::AddIOp::create(b, phase, before);
  }
  phase = arith::DivUIOp::create(b, phase, constant(phases));
  Value at = linalg::IndexOp::create(b, q);
  if (repeats > 1)
    at = arith::MulIOp::create(b, at, constant(repeats));
  at = arith::AddIOp::create(b, at, phase);
  at = arith::AddIOp::create(b, at, constant(positions.base));
  at = arith::MaxSIOp::create(b, at, constant(0));
  return arith::MinSIOp::create(b, at, constant(positions.extent - 1));
}

/// Whether the numbers of a table are constants of the body: products with
/// those of one phase may be the same as those of another.
static bool hasFewPhases(const GatherLoop &loop, unsigned number) {
  constexpr int64_t few = 4;
  linalg::GenericOp op = loop.op;
  Type type = getElementTypeOrSelf(op->getOperand(number).getType());
  return loop.phases <= few && type.isF32();
}

/// The number that a table has for the loop p.
static Value emitWeight(ImplicitLocOpBuilder &b, unsigned p,
                        const GatherLoop &loop, unsigned number) {
  linalg::GenericOp op = loop.op;
  std::vector<char> bytes = *getConstantBytes(op->getOperand(number));
  Value phase = linalg::IndexOp::create(b, p), result;
  for (int64_t i = loop.phases; i-- > 0;) {
    float weight;
    std::memcpy(&weight, bytes.data() + i * sizeof(weight), sizeof(weight));
    Value constant = arith::ConstantOp::create(b, b.getF32FloatAttr(weight));
    if (result) {
      Value isHere =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, phase,
                                arith::ConstantIndexOp::create(b, i));
      constant = arith::SelectOp::create(b, isHere, constant, result);
    }
    result = constant;
  }
  return result;
}

/// Rewrites the op with two loops in place of one: over what repeats, and over
/// the phases, which are neighbours in the result. With `repeats`, a loop over
/// so many times all phases is between them.
static linalg::GenericOp splitPhases(const GatherLoop &loop,
                                     int64_t repeats = 1) {
  linalg::GenericOp op = loop.op;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  MLIRContext *context = op.getContext();
  unsigned rank = op.getNumLoops();
  Value init = op.getDpsInits().front();
  auto type = cast<MemRefType>(init.getType());
  SmallVector<int64_t> added{loop.phases};
  if (repeats > 1)
    added.insert(added.begin(), repeats);
  unsigned numLoops = rank + added.size();
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> groups;
  for (auto [number, extent] : llvm::enumerate(type.getShape())) {
    ReassociationIndices &group = groups.emplace_back();
    group.push_back(shape.size());
    shape.push_back(extent);
    if (int64_t(number) != loop.position)
      continue;
    shape.back() /= repeats * loop.phases;
    for (int64_t own : added) {
      group.push_back(shape.size());
      shape.push_back(own);
    }
  }
  init = memref::ExpandShapeOp::create(b, shape, init, groups);

  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<unsigned> kept;
  for (OpOperand *operand : op.getDpsInputOperands()) {
    unsigned number = operand->getOperandNumber();
    auto table = loop.tables.find(number);
    AffineMap map = op.getMatchingIndexingMap(operand);
    if (table == loop.tables.end()) {
      inputs.push_back(operand->get());
      maps.push_back(AffineMap::get(numLoops, 0, map.getResults(), context));
    } else if (table->second || hasFewPhases(loop, number)) {
      continue;
    } else {
      inputs.push_back(memref::SubViewOp::create(
          b, operand->get(), ArrayRef<int64_t>{0},
          ArrayRef<int64_t>{loop.phases}, ArrayRef<int64_t>{1}));
      maps.push_back(
          AffineMap::get(numLoops, 0, b.getAffineDimExpr(rank), context));
    }
    kept.push_back(number);
  }
  SmallVector<AffineExpr> results(
      op.getIndexingMapsArray().back().getResults());
  auto behind = results.begin() + loop.position + 1;
  behind = results.insert(behind, b.getAffineDimExpr(rank));
  if (repeats > 1)
    results.insert(behind, b.getAffineDimExpr(rank + 1));
  maps.push_back(AffineMap::get(numLoops, 0, results, context));
  SmallVector<utils::IteratorType> iterators(numLoops,
                                             utils::IteratorType::parallel);
  auto split = linalg::GenericOp::create(
      b, TypeRange(), inputs, ValueRange{init}, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder inner(loc, nested);
        IRMapping mapping;
        for (auto [number, argument] : llvm::zip(kept, arguments))
          mapping.map(op.getBody()->getArgument(number), argument);
        mapping.map(op.getBody()->getArguments().back(), arguments.back());
        for (const auto &[number, positions] : loop.tables)
          if (!positions && hasFewPhases(loop, number)) {
            mapping.map(op.getBody()->getArgument(number),
                        emitWeight(inner, rank, loop, number));
          } else if (positions) {
            Operation *cast = *op.getBody()->getArgument(number).user_begin();
            mapping.map(cast->getResult(0),
                        emitPosition(inner, loop.dim, rank, loop.phases,
                                     repeats, *positions));
          }
        for (Operation &bodyOp : *op.getBody())
          if (bodyOp.getNumResults() != 1 ||
              !mapping.contains(bodyOp.getResult(0)))
            inner.clone(bodyOp, mapping);
      });
  op.erase();
  return split;
}

/// Loops over phases, in order, that are as many as `most` together at most:
/// so many times the phases of the loop, whose extent that divides.
static int64_t countRepeats(const GatherLoop &loop, int64_t most) {
  linalg::GenericOp op = loop.op;
  auto type = cast<MemRefType>(op.getDpsInits().front().getType());
  int64_t periods = type.getDimSize(loop.position) / loop.phases;
  int64_t repeats = std::max<int64_t>(1, most / loop.phases);
  while (periods % repeats != 0)
    --repeats;
  return repeats;
}

/// Makes one op of an interpolation and the one behind it, if they have phases
/// along one inner dimension, or along both where the contiguous one is among
/// them: a few neighbours, which share elements, are computed together.
static bool joinSteps(linalg::GenericOp first) {
  std::optional<InterpolationDims> dims = findInterpolations(first);
  if (!dims)
    return false;
  linalg::GenericOp second = getNextLoops(first);
  int64_t last = first.getNumLoops() - 1;
  if (dims->first < dims->second && dims->second != last) {
    std::optional<GatherLoop> columns = matchGather(second, dims->second);
    std::optional<GatherLoop> rows = matchGather(first, dims->first);
    if (!columns)
      return false;
    // Two rows read three, and not two each.
    bool hasRows = rows && rows->phases * columns->phases <= kMaxPhases;
    int64_t most = hasRows ? kMaxPhases / rows->phases : kMaxPhases;
    linalg::GenericOp joined = fuseInterpolations(first);
    columns = matchGather(joined, dims->second);
    joined = splitPhases(*columns, countRepeats(*columns, most));
    if (hasRows)
      splitPhases(*matchGather(joined, dims->first));
    return true;
  }
  if (dims->second > dims->first || dims->first != last)
    return false;
  std::optional<GatherLoop> columns = matchGather(first, last);
  std::optional<GatherLoop> rows = matchGather(second, dims->second);
  if (!columns || !rows || columns->phases * rows->phases > kMaxPhases)
    return false;
  int64_t most = kMaxPhases / columns->phases;
  linalg::GenericOp joined = fuseInterpolations(first);
  joined = splitPhases(*matchGather(joined, last));
  rows = matchGather(joined, dims->second);
  splitPhases(*rows, countRepeats(*rows, most));
  return true;
}

namespace {
struct ResizeByPhases : nnprim::impl::ResizeByPhasesPassBase<ResizeByPhases> {
  using Base::Base;

  void runOnOperation() override {
    // An image is enlarged along its columns, then along its rows; the other
    // way round if channels are innermost.
    forEachPair([](linalg::GenericOp first) {
      linalg::GenericOp swapped = swapInterpolations(first);
      return joinSteps(swapped ? swapped : first) || swapped;
    });
    SmallVector<GatherLoop> loops;
    getOperation().walk([&](linalg::GenericOp op) {
      if (std::optional<GatherLoop> loop = matchGather(op))
        loops.push_back(std::move(*loop));
    });
    for (const GatherLoop &loop : loops)
      splitPhases(loop);
    numSplit += loops.size();
    forEachPair([](linalg::GenericOp first) {
      std::optional<SlicedLoops> slices = matchSlices(first);
      if (slices)
        emitSlices(*slices);
      return slices.has_value();
    });
  }

private:
  /// Calls `take` with each op that another one is behind, but for those behind
  /// an op for which it returned true, which are gone.
  void forEachPair(llvm::function_ref<bool(linalg::GenericOp first)> take) {
    SmallVector<linalg::GenericOp> ops;
    getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
    for (size_t i = 0; i + 1 < ops.size(); ++i)
      if (take(ops[i]))
        ++i;
  }
};
} // namespace
