//===- SpmmEntries.cpp - Loads of spmm's weights and pixels ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpmmEntries.h"

#include "ScalarRegions.h"

#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"
#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

CheckResult SpmmTile::match(SpmmOp op, const TargetDesc &target) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  values = op.getValues();
  columns = op.getColumns();
  rowPointers = op.getRowPointers();
  input = op.getInput();
  Type weight = cast<MemRefType>(values.getType()).getElementType();
  auto inputType = cast<MemRefType>(input.getType());
  auto init = cast<MemRefType>(op.getInit().getType());
  Type stored = init.getElementType();
  if (!isStoredF32(inputType.getElementType()) || !isStoredF32(weight) ||
      !isStoredF32(stored))
    return "no micro-kernel has its element types";
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!hasUnitInnerStride(input) || !hasUnitInnerStride(op.getInit()) ||
      !hasUnitInnerStride(values))
    return "the innermost dimension is not contiguous";
  if (failed(inputType.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(strides[0]))
    return "the distance between rows of the input is not known";
  rowStride = strides[0];
  columnStride = op.getColumnStride();
  if (columnStride != 1 && columnStride != rowStride)
    return "its `column_stride` is not the distance between rows of the input";
  plan = op.getPlanAttr().getPlan();
  accumulates = op.getAccumulate();
  if (!stored.isF32() && (plan.readModifyWrite || accumulates))
    return "sums are kept in `outs`, which stores them in fewer bits";
  block = op.getBlockRows();
  slabs = op.getNumSlabs();
  if (init.getDimSize(0) > block)
    return "it is more than one block";
  if (op.getFactors())
    return "its pixels have factors";
  if (op.getBlockOrder())
    return "its block is not the one of its range";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  if (llvm::is_contained(op.getEpilogueOperands(), op.getInit()) &&
      (isLongEpilogue(op) || plan.readModifyWrite))
    return "the epilogue reads what sums are stored over";
  shape.op = op;
  shape.init = op.getInit();
  shape.rows = init.getDimSize(0);
  shape.columns = init.getDimSize(1);
  shape.nr = shape.columns;
  shape.isTransposed = false;
  shape.widths = getVectorWidths(shape.columns, target.getLanes());
  chooseSums(target);
  if (!plan.readModifyWrite && sets * getSums() > target.numVectorRegisters)
    return "the tile exceeds the register file";
  shape.freeRegisters = countFreeRegisters(target);
  return success();
}

void SpmmTile::chooseSums(const TargetDesc &target) {
  sets = countRowVectorSets(target, block, shape.columns);
  if (sets != 0) {
    rowWidths = getVectorWidths(block, target.getLanes());
    return;
  }
  sets = plan.sets;
  // In blocks, the weights of one row are not neighbours.
  auto weights = cast<MemRefType>(values.getType());
  loadsPairs = weights.getElementType().isF32() && weights.getRank() == 1 &&
               hasUnitInnerStride(columns) &&
               loadsEntryPairs(target, block, shape.getNumVectors(), sets,
                               plan.loadPairs);
}

int64_t SpmmTile::countFreeRegisters(const TargetDesc &target) const {
  // Weights, and what several rows share: pixels, or a weight of each.
  int64_t loaded = loadsPairs ? 3 : 2;
  if (hasVectorsOfRows())
    loaded += int64_t(rowWidths.size());
  else if (block > 1)
    loaded += shape.getNumVectors();
  return target.numVectorRegisters - sets * getSums() - loaded;
}

void SpmmTile::flattenInput(KernelBuilder &b) {
  auto metadata = memref::ExtractStridedMetadataOp::create(b, input);
  auto inputType = cast<MemRefType>(input.getType());
  int64_t length =
      (inputType.getDimSize(0) - 1) * rowStride + inputType.getDimSize(1);
  auto layout = StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic,
                                       ArrayRef<int64_t>{1});
  auto type = MemRefType::get({length}, inputType.getElementType(), layout,
                              inputType.getMemorySpace());
  flatInput = memref::ReinterpretCastOp::create(
      b, type, metadata.getBaseBuffer(), OpFoldResult(metadata.getOffset()),
      ArrayRef<OpFoldResult>{b.getIndexAttr(length)},
      ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
}

std::pair<Value, Value> SpmmTile::loadRange(KernelBuilder &b,
                                            int64_t slab) const {
  auto load = [&](int64_t position) {
    SmallVector<Value> indices;
    if (cast<MemRefType>(rowPointers.getType()).getRank() == 2)
      indices.push_back(b.index(slab));
    indices.push_back(b.index(position));
    Value entry = memref::LoadOp::create(b, rowPointers, indices);
    return arith::IndexCastOp::create(b, b.getIndexType(), entry).getResult();
  };
  return {load(0), load(1)};
}

/// Where the row of input channel `column` begins, if it is a channel's number
/// times `column_stride`.
static Value getOffset(KernelBuilder &b, const SpmmTile &tile, Value column) {
  Value offset = arith::IndexCastOp::create(b, b.getIndexType(), column);
  if (tile.columnStride == tile.rowStride)
    return offset;
  return arith::MulIOp::create(b, offset, b.index(tile.rowStride));
}

Value SpmmTile::loadOffset(KernelBuilder &b, Value entry) const {
  return getOffset(b, *this, memref::LoadOp::create(b, columns, entry));
}

std::array<Value, 2> SpmmTile::loadOffsetPair(KernelBuilder &b,
                                              Value entry) const {
  auto pairType = VectorType::get(2, b.getI32Type());
  Value pair = vector::LoadOp::create(b, pairType, columns, entry);
  auto wordType = VectorType::get(1, b.getI64Type());
  Value word = vector::ExtractOp::create(
      b, vector::BitCastOp::create(b, wordType, pair), ArrayRef<int64_t>{0});
  // LLVM would take the word apart into two loads.
  word = arith::IndexCastOp::create(b, b.getIndexType(), word);
  word = arith::IndexCastOp::create(b, b.getI64Type(), b.hide(word));
  Value bits = arith::ConstantOp::create(b, b.getI64IntegerAttr(32));
  Value low = arith::TruncIOp::create(b, b.getI32Type(), word);
  Value high = arith::ShRSIOp::create(b, word, bits);
  return {getOffset(b, *this, low), getOffset(b, *this, high)};
}

std::array<Value, 2> SpmmTile::loadWeightPair(KernelBuilder &b,
                                              Value entry) const {
  Value pair = b.loadF32(values, entry, 2);
  int64_t width = shape.getRegisterWidth(0);
  auto broadcast = [&](int64_t i) {
    return b.broadcast(vector::ExtractOp::create(b, pair, i), width);
  };
  return {broadcast(0), broadcast(1)};
}

Value SpmmTile::loadVector(KernelBuilder &b, Value memref,
                           ArrayRef<Value> prefix, Value offset,
                           int64_t j) const {
  int64_t width = shape.widths[j], registerWidth = shape.getRegisterWidth(j);
  SmallVector<Value> indices(prefix);
  indices.push_back(b.add(offset, j * b.getLanes()));
  if (width == registerWidth)
    return b.loadF32(memref, indices, width);
  bool isF32 = cast<MemRefType>(memref.getType()).getElementType().isF32();
  if (!isF32 || !b.getTarget().hasMaskedLoads || width == 1)
    return b.widen(b.loadF32(memref, indices, width), registerWidth);
  // One masked load instead of several of the parts.
  auto maskType = VectorType::get(registerWidth, b.getI1Type());
  Value mask = vector::ConstantMaskOp::create(b, maskType, width);
  return vector::MaskedLoadOp::create(b, b.getVectorType(registerWidth), memref,
                                      indices, mask,
                                      b.splat(0.0f, registerWidth));
}

/// An element of `values`, broadcast. One of 16 bits is broadcast as it is,
/// since its way to f32 through a general register would be long: of both
/// halves of each bf16 the upper one is kept, and vectors of f16 are converted.
/// Flytes are put together in a general register.
static Value loadBroadcast(KernelBuilder &b, Value values, ValueRange indices,
                           int64_t width) {
  Type element = cast<MemRefType>(values.getType()).getElementType();
  if (element.isF32() || isa<FlyteType>(element))
    return b.broadcast(b.loadScalar(values, indices), width);
  Value scalar = memref::LoadOp::create(b, values, indices);
  if (element.isF16())
    return arith::ExtFOp::create(b, b.getVectorType(width),
                                 b.broadcast(scalar, width));
  Value bits = arith::BitcastOp::create(b, b.getI16Type(), scalar);
  auto type = VectorType::get(width, b.getI32Type());
  Value pairs =
      vector::BitCastOp::create(b, type, b.broadcast(bits, 2 * width));
  Value mask = arith::ConstantOp::create(
      b, type, DenseElementsAttr::get(type, APInt(32, 0xffff0000u)));
  Value upper = arith::AndIOp::create(b, pairs, mask);
  return arith::BitcastOp::create(b, b.getVectorType(width), upper);
}

Value SpmmTile::loadWeight(KernelBuilder &b, Value entry, int64_t row,
                           Value &group) const {
  int64_t width = shape.getRegisterWidth(0);
  if (cast<MemRefType>(values.getType()).getRank() == 1)
    return loadBroadcast(b, values, entry, width);
  // Where an FMA takes an element of a register, a vector of weights does for
  // several rows.
  int64_t together = b.getTarget().hasElementFma ? b.getLanes() : 1;
  int64_t first = row / together * together;
  int64_t count = std::min(together, block - first);
  SmallVector<Value> indices{entry, b.index(first)};
  if (count == 1)
    return loadBroadcast(b, values, indices, width);
  if (row == first)
    group = b.loadF32(values, indices, count);
  return b.broadcast(vector::ExtractOp::create(b, group, row - first), width);
}
