//===- RollGroups.cpp - One loop over the groups of a convolution ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

namespace nnprim {
#define GEN_PASS_DEF_ROLLGROUPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// How an operand depends on the number of its op in a run.
enum class Progress { Same, Slice, Constant };

/// Ops that differ in nothing but equally spaced slices of the same buffers and
/// in constants.
class Run {
public:
  Run(Operation *first, const SymbolTable &symbols) : symbols(symbols) {
    ops.push_back(first);
  }

  /// Appends `op` if it continues the run.
  bool append(Operation *op);
  bool isWorthLoop() const { return ops.size() > 1 && isIndependent(); }
  Operation *getLast() const { return ops.back(); }
  void roll(SymbolTable &table);

private:
  Value get(unsigned number, unsigned operand) const {
    return ops[number]->getOperand(operand);
  }
  std::optional<Progress> findProgress(Value first, Value second) const;
  bool continues(unsigned operand, Value value) const;
  bool isIndependent() const;
  Value createSlice(ImplicitLocOpBuilder &b, unsigned operand, Value number);
  Value createConstants(ImplicitLocOpBuilder &b, unsigned operand, Value number,
                        SymbolTable &table);
  memref::GlobalOp joinConstants(unsigned operand, SymbolTable &table);

  const SymbolTable &symbols;
  SmallVector<Operation *> ops;
  SmallVector<Progress> progress;
};
} // namespace

static ArrayRef<char> getBytes(memref::GlobalOp global) {
  Attribute value = global.getInitialValueAttr();
  if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  return dense && !dense.isSplat() ? dense.getRawData() : ArrayRef<char>();
}

/// Whether `value` is a constant whose bytes are known and follow each other.
static bool isJoinable(memref::GlobalOp global) {
  if (!global || !global.getConstant())
    return false;
  auto type = global.getType();
  Type element = type.getElementType();
  unsigned bits = isa<FlyteType>(element) ? 8 * getStorageBytes(element)
                                          : element.getIntOrFloatBitWidth();
  return type.getLayout().isIdentity() && bits % 8 == 0 &&
         static_cast<int64_t>(getBytes(global).size()) ==
             type.getNumElements() * bits / 8;
}

/// Whether offsets are all that may differ between two slices.
static bool areOfOneBuffer(memref::SubViewOp a, memref::SubViewOp b) {
  return a && b && a.getSource() == b.getSource() &&
         a.getType().getShape() == b.getType().getShape() &&
         a.getStaticSizes() == b.getStaticSizes() &&
         a.getStaticStrides() == b.getStaticStrides() &&
         !ShapedType::isDynamicShape(a.getStaticOffsets()) &&
         !ShapedType::isDynamicShape(b.getStaticOffsets()) &&
         !ShapedType::isDynamicShape(a.getStaticSizes()) && a.hasUnitStride();
}

/// The slice that `value` is, perhaps with dimensions joined.
static memref::SubViewOp getSlice(Value value) {
  if (auto collapse = value.getDefiningOp<memref::CollapseShapeOp>())
    value = collapse.getSrc();
  return value.getDefiningOp<memref::SubViewOp>();
}

/// Whether offsets are all that may differ between two slices, which join the
/// same dimensions.
static bool areOfOneBuffer(Value a, Value b) {
  auto first = a.getDefiningOp<memref::CollapseShapeOp>();
  auto second = b.getDefiningOp<memref::CollapseShapeOp>();
  if (!first != !second ||
      (first && first.getReassociation() != second.getReassociation()))
    return false;
  return areOfOneBuffer(getSlice(a), getSlice(b));
}

static SmallVector<int64_t> getDistance(Value from, Value to) {
  SmallVector<int64_t> distance;
  for (auto [begin, end] : llvm::zip(getSlice(from).getStaticOffsets(),
                                     getSlice(to).getStaticOffsets()))
    distance.push_back(end - begin);
  return distance;
}

std::optional<Progress> Run::findProgress(Value first, Value second) const {
  if (first == second)
    return Progress::Same;
  if (areOfOneBuffer(first, second))
    return Progress::Slice;
  auto a = first.getDefiningOp<memref::GetGlobalOp>();
  auto b = second.getDefiningOp<memref::GetGlobalOp>();
  if (a && b && a.getType() == b.getType() &&
      isJoinable(symbols.lookup<memref::GlobalOp>(a.getName())) &&
      isJoinable(symbols.lookup<memref::GlobalOp>(b.getName())))
    return Progress::Constant;
  return std::nullopt;
}

bool Run::continues(unsigned operand, Value value) const {
  if (findProgress(get(0, operand), value) != progress[operand])
    return false;
  return progress[operand] != Progress::Slice || ops.size() < 2 ||
         getDistance(get(ops.size() - 1, operand), value) ==
             getDistance(get(0, operand), get(1, operand));
}

bool Run::append(Operation *op) {
  Operation *first = ops.front();
  if (op->getName() != first->getName() ||
      op->getNumOperands() != first->getNumOperands() ||
      op->getAttrDictionary() != first->getAttrDictionary() ||
      !OperationEquivalence::isRegionEquivalentTo(
          &op->getRegion(0), &first->getRegion(0),
          OperationEquivalence::IgnoreLocations))
    return false;
  SmallVector<Progress> found;
  for (auto [a, b] : llvm::zip(first->getOperands(), op->getOperands())) {
    std::optional<Progress> kind = findProgress(a, b);
    if (!kind)
      return false;
    found.push_back(*kind);
  }
  if (ops.size() == 1)
    progress = found;
  for (unsigned operand = 0; operand < found.size(); ++operand)
    if (!continues(operand, op->getOperand(operand)))
      return false;
  ops.push_back(op);
  return true;
}

/// Whether each op writes a slice that no other one reads or writes.
bool Run::isIndependent() const {
  auto init = cast<DestinationStyleOpInterface>(ops[0]).getDpsInitOperand(0);
  unsigned out = init->getOperandNumber();
  if (progress[out] != Progress::Slice)
    return false;
  memref::SubViewOp slice = getSlice(get(0, out));
  SmallVector<int64_t> distance = getDistance(get(0, out), get(1, out));
  if (llvm::none_of(llvm::zip(distance, slice.getStaticSizes()), [](auto pair) {
        return std::abs(std::get<0>(pair)) >= std::get<1>(pair);
      }))
    return false;
  // Another operand may be the same slice, as of a sum in place.
  auto isSafe = [&](unsigned operand) {
    Value value = get(0, operand);
    if (operand == out || getBuffer(value) != getBuffer(slice))
      return true;
    memref::SubViewOp other = getSlice(value);
    return progress[operand] == Progress::Slice &&
           other.getSource() == slice.getSource() &&
           other.getStaticOffsets() == slice.getStaticOffsets() &&
           other.getStaticSizes() == slice.getStaticSizes() &&
           getDistance(value, get(1, operand)) == distance;
  };
  return llvm::all_of(llvm::seq<unsigned>(0, progress.size()), isSafe);
}

Value Run::createSlice(ImplicitLocOpBuilder &b, unsigned operand,
                       Value number) {
  memref::SubViewOp slice = getSlice(get(0, operand));
  SmallVector<OpFoldResult> offsets;
  for (auto [begin, step] :
       llvm::zip(slice.getStaticOffsets(),
                 getDistance(get(0, operand), get(1, operand))))
    offsets.push_back(affine::makeComposedFoldedAffineApply(
        b, b.getLoc(), b.getAffineDimExpr(0) * step + begin, {number}));
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      slice.getType().getShape(), slice.getSourceType(), offsets,
      slice.getMixedSizes(), slice.getMixedStrides());
  Value view =
      memref::SubViewOp::create(b, type, slice.getSource(), offsets,
                                slice.getMixedSizes(), slice.getMixedStrides());
  auto collapse = get(0, operand).getDefiningOp<memref::CollapseShapeOp>();
  if (!collapse)
    return view;
  return memref::CollapseShapeOp::create(b, view,
                                         collapse.getReassociationIndices());
}

/// The constants of all ops, one after the other.
memref::GlobalOp Run::joinConstants(unsigned operand, SymbolTable &table) {
  SmallVector<char> bytes;
  std::string name;
  memref::GlobalOp first;
  for (Operation *op : ops) {
    auto get = op->getOperand(operand).getDefiningOp<memref::GetGlobalOp>();
    auto global = table.lookup<memref::GlobalOp>(get.getName());
    if (!first)
      first = global;
    llvm::append_range(bytes, getBytes(global));
  }
  MemRefType part = first.getType();
  SmallVector<int64_t> shape{static_cast<int64_t>(ops.size())};
  llvm::append_range(shape, part.getShape());
  auto type = RankedTensorType::get(shape, part.getElementType());
  auto value = DenseResourceElementsAttr::get(
      type, "groups", HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
  OpBuilder b(first);
  auto global = memref::GlobalOp::create(
      b, first.getLoc(), first.getSymName(), b.getStringAttr("private"),
      MemRefType::get(shape, part.getElementType()), value, /*constant=*/true,
      first.getAlignmentAttr());
  table.insert(global);
  return global;
}

Value Run::createConstants(ImplicitLocOpBuilder &b, unsigned operand,
                           Value number, SymbolTable &table) {
  memref::GlobalOp joined = joinConstants(operand, table);
  Value all =
      memref::GetGlobalOp::create(b, joined.getType(), joined.getSymName());
  ArrayRef<int64_t> shape = joined.getType().getShape();
  SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
  offsets[0] = number;
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(b.getContext(), shape);
  sizes[0] = b.getIndexAttr(1);
  SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      shape.drop_front(), joined.getType(), offsets, sizes, strides);
  return memref::SubViewOp::create(b, type, all, offsets, sizes, strides);
}

void Run::roll(SymbolTable &table) {
  ImplicitLocOpBuilder b(ops.front()->getLoc(), ops.back());
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  Value zero = index(0), count = index(ops.size()), one = index(1);
  auto loop = scf::ForOp::create(b, zero, count, one);
  setParallel(loop);
  b.setInsertionPointToStart(loop.getBody());
  Value number = loop.getInductionVar();
  Operation *op = b.clone(*ops.front());
  b.setInsertionPoint(op);
  for (auto [operand, kind] : llvm::enumerate(progress)) {
    if (kind == Progress::Slice)
      op->setOperand(operand, createSlice(b, operand, number));
    else if (kind == Progress::Constant)
      op->setOperand(operand, createConstants(b, operand, number, table));
  }
  for (Operation *old : ops)
    old->erase();
}

namespace {

struct RollGroups : nnprim::impl::RollGroupsPassBase<RollGroups> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    auto main = symbols.lookup<func::FuncOp>("main");
    if (!main || main.isExternal())
      return;
    for (Run &run : collectRuns(main.getBody().front(), symbols)) {
      run.roll(symbols);
      ++numLoops;
    }
  }

private:
  /// Between the ops of a run there are views of their operands.
  static std::vector<Run> collectRuns(Block &block,
                                      const SymbolTable &symbols) {
    std::vector<Run> runs;
    std::optional<Run> run;
    auto finish = [&] {
      if (run && run->isWorthLoop())
        runs.push_back(*run);
      run.reset();
    };
    for (Operation &op : block) {
      if (isPure(&op))
        continue;
      if (run && run->append(&op))
        continue;
      finish();
      if (isa<GemmOp, IndirectGemmOp>(op) && op.getNumResults() == 0)
        run.emplace(&op, symbols);
    }
    finish();
    return runs;
  }
};

} // namespace
