//===- EpilogueEmitter.cpp - Epilogues with constants in memory -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueEmitter.h"
#include "ScalarRegions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace nnprim;

/// Registers for values of a short epilogue beside its sums and constants, and
/// for a zero.
static constexpr int64_t kEpilogueRegisters = 4;

/// The 32 bits of an f32 or i32 constant.
static std::optional<uint32_t> getBits(Value value) {
  FloatAttr real;
  IntegerAttr integer;
  if (value.getType().isF32() && matchPattern(value, m_Constant(&real)))
    return real.getValue().bitcastToAPInt().getZExtValue();
  if (value.getType().isInteger(32) &&
      matchPattern(value, m_Constant(&integer)))
    return integer.getValue().getZExtValue();
  return std::nullopt;
}

/// Collects the constant operands of the epilogue's operations: those `placed`
/// are loaded where they are used, and LLVM places the `others`.
static void getConstants(EpilogueOpInterface op, bool hasPropagatingMax,
                         llvm::SetVector<Value> &placed,
                         llvm::SetVector<Value> &others) {
  for (Operation &scalarOp :
       op.getEpilogueRegion().front().without_terminator())
    for (Value operand : scalarOp.getOperands()) {
      // Zero needs no load, and a shift count needs no register.
      if (getBits(operand).value_or(0) == 0 ||
          isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(scalarOp))
        continue;
      // Without a NaN-propagating maximum instruction, LLVM emits fewer
      // comparisons if it can see that the constant is not NaN.
      bool isCompared = isa<arith::MaximumFOp, arith::MinimumFOp,
                            arith::MaxNumFOp, arith::MinNumFOp>(scalarOp);
      if (isCompared && !hasPropagatingMax)
        others.insert(operand);
      else
        placed.insert(operand);
    }
  placed.set_subtract(others);
}

/// Rewrites negations as XOR with a sign mask, so that the mask is one of the
/// table's constants. Otherwise LLVM would place it.
static void expandNegations(EpilogueOpInterface op) {
  for (Operation &scalarOp :
       llvm::make_early_inc_range(op.getEpilogueRegion().front())) {
    auto negation = dyn_cast<arith::NegFOp>(scalarOp);
    if (!negation || !negation.getType().isF32())
      continue;
    ImplicitLocOpBuilder b(negation.getLoc(), negation);
    Value bits =
        arith::BitcastOp::create(b, b.getI32Type(), negation.getOperand());
    Value mask = arith::ConstantOp::create(
        b, b.getI32IntegerAttr(std::numeric_limits<int32_t>::min()));
    bits = arith::XOrIOp::create(b, bits, mask);
    negation.replaceAllUsesWith(
        arith::BitcastOp::create(b, negation.getType(), bits).getResult());
    negation.erase();
  }
}

/// Maximum number of vectors that are live at once in an epilogue, without its
/// constants.
static int64_t countLiveVectors(Block &block) {
  llvm::DenseSet<Value> live;
  size_t most = 0;
  for (Operation &op : llvm::reverse(block)) {
    for (Value result : op.getResults())
      live.erase(result);
    if (!op.hasTrait<OpTrait::ConstantLike>())
      for (Value operand : op.getOperands())
        if (operand.getParentBlock() == &block &&
            !matchPattern(operand, m_Constant()))
          live.insert(operand);
    most = std::max<size_t>(most, live.size());
  }
  return most;
}

/// A module constant with the bits of `values`, each repeated `copies` times.
static Value getTable(KernelBuilder &b, Operation *op, ArrayRef<Value> values,
                      int64_t copies) {
  SmallVector<int32_t> bits;
  for (Value value : values)
    bits.append(copies, static_cast<int32_t>(*getBits(value)));
  auto tensorType = RankedTensorType::get(bits.size(), b.getI32Type());
  auto content = DenseIntElementsAttr::get(tensorType, bits);
  auto type = MemRefType::get(bits.size(), b.getI32Type());
  llvm::ArrayRef<uint8_t> bytes(reinterpret_cast<uint8_t *>(bits.data()),
                                bits.size() * sizeof(int32_t));
  std::string name =
      llvm::formatv("__nnprim_constants_{0:x-}", llvm::xxh3_64bits(bytes));
  auto module = op->getParentOfType<ModuleOp>();
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    memref::GlobalOp::create(b, name, b.getStringAttr("private"), type, content,
                             /*constant=*/true,
                             b.getI64IntegerAttr(kLineBytes));
  }
  return memref::GetGlobalOp::create(b, type, name);
}

EpilogueEmitter::EpilogueEmitter(KernelBuilder &b, EpilogueOpInterface op,
                                 std::optional<unsigned> vectorDim,
                                 bool areFmasShort, int64_t freeRegisters)
    : op(op), vectorDim(vectorDim),
      needsLoop(isLongEpilogue(op, vectorDim, areFmasShort)) {
  if (op.getEpilogueRegion().empty())
    return;
  if (needsLoop)
    expandNegations(op);
  const TargetDesc &target = b.getTarget();
  llvm::SetVector<Value> others;
  getConstants(op, target.hasPropagatingMax, constants, others);
  // Some registers are reserved for loaded constants, for constants that LLVM
  // places, and for copies of two operands, since the result of an FMA
  // overwrites one.
  registers = target.numVectorRegisters - 4 - int64_t(others.size());
  liveVectors =
      std::max<int64_t>(1, countLiveVectors(op.getEpilogueRegion().front()));
  if (needsLoop && !gathersInput(op, vectorDim)) {
    vectorsPerTurn =
        std::clamp<int64_t>(registers / liveVectors, 1, target.epilogueVectors);
  } else if (!needsLoop &&
             (target.hasElementFma || constants.size() < 2 ||
              int64_t(constants.size() + others.size()) + kEpilogueRegisters <=
                  freeRegisters)) {
    // x86 arithmetic takes one operand from memory. Other targets would need a
    // separate load, but have registers to spare, as x86 has for a single
    // constant.
    return;
  }
  if (!constants.empty())
    table = getTable(b, op, constants.getArrayRef(), b.getLanes());
}

int64_t EpilogueEmitter::getVectorsBeside(int64_t live) const {
  // An accumulator's own register is one of those that its vectors take.
  int64_t others = std::max<int64_t>(1, liveVectors - 1);
  return std::clamp<int64_t>((registers - live) / others, 1, 8);
}

namespace {
/// Loads constants where operations use them. If LLVM knew the address, it
/// would load a constant once and keep it in a register or on the stack.
class ConstantLoader {
public:
  ConstantLoader(KernelBuilder &b, Value table, ArrayRef<Value> constants)
      : b(b), table(table), constants(constants) {}

  /// Returns null if there is no table or the operand is not in it.
  Value load(OpOperand &operand) {
    if (operand.getOwner() != current) {
      previous = current;
      current = operand.getOwner();
    }
    const Value *found = llvm::find(constants, operand.get());
    if (!table || found == constants.end())
      return Value();
    Loaded &loaded = vectors[operand.get()];
    // A comparison and the selection that follows it share one loaded vector.
    bool isRecent = loaded.user == current || loaded.user == previous;
    if (!loaded.vector || !isRecent)
      loaded.vector =
          loadFromTable(found - constants.begin(), operand.get().getType(),
                        /*again=*/loaded.vector != nullptr);
    loaded.user = current;
    return loaded.vector;
  }

private:
  struct Loaded {
    Value vector;
    Operation *user = nullptr;
  };

  Value loadFromTable(int64_t number, Type element, bool again) {
    if (!base || again)
      base = b.hide(0);
    int64_t lanes = b.getLanes();
    auto bitsType = VectorType::get(lanes, b.getI32Type());
    Value vector = vector::LoadOp::create(
        b, bitsType, table, ValueRange{b.add(base, number * lanes)});
    auto type = VectorType::get(lanes, element);
    if (type == bitsType)
      return vector;
    return vector::BitCastOp::create(b, type, vector);
  }

  KernelBuilder &b;
  Value table;
  ArrayRef<Value> constants;
  Value base;
  llvm::DenseMap<Value, Loaded> vectors;
  Operation *current = nullptr, *previous = nullptr;
};
} // namespace

SmallVector<Value>
EpilogueEmitter::apply(KernelBuilder &b, ArrayRef<Value> sums,
                       ArrayRef<SmallVector<Value>> indices) const {
  ScalarRegion scalar = getEpilogue(op);
  auto loadInput = [&](unsigned number, size_t i) {
    unsigned last = scalar.maps[number].getNumDims() - 1;
    int64_t width = cast<VectorType>(sums[i].getType()).getNumElements();
    return loadRegionInput(b, scalar, number, indices[i],
                           vectorDim.value_or(last), width);
  };
  ConstantLoader loader(b, table, constants.getArrayRef());
  return applyRegionInterleaved(
      b, scalar, sums, loadInput,
      [&](OpOperand &operand) { return loader.load(operand); });
}

Value EpilogueEmitter::apply(KernelBuilder &b, Value sum,
                             ValueRange indices) const {
  return apply(b, ArrayRef<Value>(sum), SmallVector<Value>(indices)).front();
}

void EpilogueEmitter::applyInMemory(KernelBuilder &b, Value memref, Value outs,
                                    ArrayRef<StoredAccumulator> sums) const {
  Type type = EpilogueOpInterface(op).getAccumulatorType();
  while (!sums.empty()) {
    auto turn = sums.take_front(vectorsPerTurn);
    sums = sums.drop_front(turn.size());
    SmallVector<SmallVector<Value>> indices;
    SmallVector<Value> vectors;
    for (const StoredAccumulator &sum : turn) {
      indices.push_back(sum.indices);
      vectors.push_back(b.loadExtended(type, memref, sum.place, sum.width));
    }
    vectors = apply(b, vectors, indices);
    for (auto [sum, vector] : llvm::zip(turn, vectors))
      b.store(vector, outs, sum.place);
  }
}

void nnprim::forEachGroup(KernelBuilder &b, int64_t count, int64_t size,
                          llvm::function_ref<void(Value, int64_t)> body) {
  int64_t groups = llvm::divideCeil(count, std::max<int64_t>(1, size));
  int64_t most = llvm::divideCeil(count, groups), whole = count / most * most;
  b.loop(0, whole, most, {}, [&](Value first, ValueRange) {
    body(first, most);
    return SmallVector<Value>();
  });
  if (whole < count)
    body(b.index(whole), count - whole);
}
