//===- KernelBuilder.cpp - Helpers shared by the micro-kernels ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "TargetHooks.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace nnprim;

KernelBuilder::KernelBuilder(Operation *op, const TargetDesc &target)
    : ImplicitLocOpBuilder(op->getLoc(), op), target(target),
      constants(&op->getParentOfType<FunctionOpInterface>()
                     .getFunctionBody()
                     .front()) {}

Value KernelBuilder::index(int64_t value) {
  Value &constant = indices[value];
  if (!constant) {
    InsertionGuard guard(*this);
    setInsertionPointToStart(constants);
    constant = arith::ConstantIndexOp::create(*this, value);
  }
  return constant;
}

Value KernelBuilder::getScratch(ArrayRef<int64_t> shape, Type element) {
  InsertionGuard guard(*this);
  setInsertionPointToStart(constants);
  return memref::AllocaOp::create(*this, MemRefType::get(shape, element),
                                  getI64IntegerAttr(kLineBytes));
}

Value KernelBuilder::constant(float value) {
  return arith::ConstantOp::create(*this, getF32FloatAttr(value));
}

Value KernelBuilder::hide(int64_t value) { return hide(index(value)); }

Value KernelBuilder::hide(Value index) {
  Value known = arith::IndexCastOp::create(*this, getI64Type(), index);
  // An empty assembly statement, valid on every target, that returns its
  // operand.
  auto statement = LLVM::InlineAsmOp::create(
      *this, getI64Type(), known, /*asm_string=*/"", /*constraints=*/"=r,0",
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, /*asm_dialect=*/LLVM::AsmDialectAttr(),
      /*operand_attrs=*/ArrayAttr());
  return arith::IndexCastOp::create(*this, getIndexType(),
                                    statement.getResult(0));
}

Value KernelBuilder::fence(Value vector) {
  return LLVM::CallIntrinsicOp::create(*this, vector.getType(),
                                       getStringAttr("llvm.arithmetic.fence"),
                                       vector)
      .getResult(0);
}

Value KernelBuilder::splat(float value, int64_t width) {
  VectorType type = getVectorType(width);
  return arith::ConstantOp::create(
      *this, type, DenseElementsAttr::get(type, getF32FloatAttr(value)));
}

Value KernelBuilder::zeros(Type element, int64_t width) {
  auto type = VectorType::get(width, element);
  return arith::ConstantOp::create(*this, type, getZeroAttr(type));
}

Value KernelBuilder::bitcast(Value vector, Type element) {
  auto type = cast<VectorType>(vector.getType());
  int64_t bits =
      type.getNumElements() * type.getElementType().getIntOrFloatBitWidth();
  auto result =
      VectorType::get(bits / element.getIntOrFloatBitWidth(), element);
  if (result == type)
    return vector;
  return vector::BitCastOp::create(*this, result, vector);
}

Value KernelBuilder::broadcast(Value scalar, int64_t width) {
  return vector::BroadcastOp::create(
      *this, VectorType::get(width, scalar.getType()), scalar);
}

Value KernelBuilder::add(Value lhs, int64_t rhs) {
  if (std::optional<int64_t> known = getConstantIntValue(lhs))
    return index(*known + rhs);
  return rhs == 0 ? lhs : arith::AddIOp::create(*this, lhs, index(rhs));
}

Value KernelBuilder::add(Value lhs, Value rhs) {
  if (std::optional<int64_t> known = getConstantIntValue(rhs))
    return add(lhs, *known);
  return arith::AddIOp::create(*this, lhs, rhs);
}

Value KernelBuilder::loadAs(Type type, Value memref, ValueRange indices,
                            int64_t width, bool isUnsigned) {
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element))
    return LoadFlyteOp::create(*this, VectorType::get(width, type), memref,
                               indices);
  Value vector = vector::LoadOp::create(*this, VectorType::get(width, element),
                                        memref, indices);
  if (element == type)
    return vector;
  auto wide = VectorType::get(width, type);
  if (isa<FloatType>(type))
    return arith::ExtFOp::create(*this, wide, vector);
  if (isUnsigned)
    return arith::ExtUIOp::create(*this, wide, vector);
  return arith::ExtSIOp::create(*this, wide, vector);
}

void KernelBuilder::prefetch(Value memref, ValueRange indices, int64_t width) {
  int64_t lineElements =
      kLineBytes / getStorageBytes(getElementTypeOrSelf(memref.getType()));
  SmallVector<Value> line(indices);
  for (int64_t i = 0; i < width; i += lineElements) {
    line.back() = add(indices.back(), i);
    memref::PrefetchOp::create(*this, memref, line, /*isWrite=*/false,
                               /*localityHint=*/2, /*isDataCache=*/true);
  }
}

void KernelBuilder::store(Value vector, Value memref, ValueRange indices) {
  int64_t width = cast<VectorType>(vector.getType()).getNumElements();
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element)) {
    StoreFlyteOp::create(*this, vector, memref, indices, /*truncate=*/false);
    return;
  }
  if (element != getElementTypeOrSelf(vector))
    vector =
        arith::TruncFOp::create(*this, VectorType::get(width, element), vector);
  int64_t registerWidth = llvm::PowerOf2Ceil(width);
  if (!target.hasMaskedStores || width == registerWidth) {
    vector::StoreOp::create(*this, vector, memref, indices);
    return;
  }
  auto maskType = VectorType::get(registerWidth, getI1Type());
  Value mask = vector::ConstantMaskOp::create(*this, maskType, width);
  vector::MaskedStoreOp::create(*this, memref, indices, mask,
                                widen(vector, registerWidth));
}

Value KernelBuilder::fma(Value a, Value b, Value c) {
  return vector::FMAOp::create(*this, a, b, c);
}

Value KernelBuilder::head(Value vector, int64_t width) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getNumElements() == width)
    return vector;
  return vector::ExtractStridedSliceOp::create(
      *this, vector, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{width},
      ArrayRef<int64_t>{1});
}

Value KernelBuilder::widen(Value vector, int64_t width) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getNumElements() == width)
    return vector;
  auto wide = VectorType::get(width, type.getElementType());
  Value zeros = arith::ConstantOp::create(*this, wide, getZeroAttr(wide));
  return vector::InsertStridedSliceOp::create(
      *this, vector, zeros, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
}

/// LLVM's unroller would repeat a body that already fills the register file,
/// and its scheduler would then spill.
static void forbidUnrolling(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/BoolAttr::get(context, true), {}, {}, {}, {}, {},
      {});
  loop->setAttr("llvm.loop_annotation",
                LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, unroll, {},
                                              {}, {}, {}, {}, {}, {}, {}, {},
                                              {}, {}));
}

SmallVector<Value> KernelBuilder::loop(int64_t begin, int64_t end, int64_t step,
                                       ValueRange carried, LoopBody body) {
  if (begin >= end)
    return SmallVector<Value>(carried);
  if (begin + step >= end)
    return body(index(begin), carried);
  return loop(index(begin), index(end), step, carried, body);
}

void KernelBuilder::parallelLoop(int64_t begin, int64_t end, int64_t step,
                                 llvm::function_ref<void(Value)> body) {
  if (begin >= end)
    return;
  if (begin + step >= end)
    return createParallelRegion(*this, getLoc(), [&] { body(index(begin)); });
  auto loop = scf::ForOp::create(*this, index(begin), index(end), index(step));
  forbidUnrolling(loop);
  setParallel(loop);
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

SmallVector<Value> KernelBuilder::loop(Value begin, Value end, int64_t step,
                                       ValueRange carried, LoopBody body) {
  auto loop = scf::ForOp::create(*this, begin, end, index(step), carried);
  forbidUnrolling(loop);
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  SmallVector<Value> results =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!carried.empty())
    scf::YieldOp::create(*this, results);
  return SmallVector<Value>(loop.getResults());
}

bool nnprim::hasUnitInnerStride(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  auto type = cast<MemRefType>(memref.getType());
  return type.getRank() > 0 &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

SmallVector<int64_t> nnprim::getVectorWidths(int64_t columns, int64_t lanes) {
  SmallVector<int64_t> widths(columns / lanes, lanes);
  if (columns % lanes)
    widths.push_back(columns % lanes);
  return widths;
}

/// Whether the elements of an epilogue's input that form a vector are
/// contiguous.
static bool isContiguousInput(Value value, AffineMap map, unsigned vectorDim) {
  if (!map.isFunctionOfDim(vectorDim))
    return false;
  unsigned last = map.getNumResults() - 1;
  auto dim = dyn_cast<AffineDimExpr>(map.getResult(last));
  // A vector of i1 is packed, unlike i1 elements in memory.
  bool isPacked =
      cast<MemRefType>(value.getType()).getElementTypeBitWidth() % 8 != 0;
  return dim && dim.getPosition() == vectorDim && hasUnitInnerStride(value) &&
         !isPacked && !map.dropResult(last).isFunctionOfDim(vectorDim);
}

Value nnprim::loadRegionInput(KernelBuilder &b, const ScalarRegion &scalar,
                              unsigned number, ValueRange indices,
                              unsigned vectorDim, int64_t width) {
  Value value = scalar.inputs[number];
  AffineMap map = scalar.maps[number];
  auto getIndices = [&](int64_t element) {
    SmallVector<Value> inputIndices;
    for (AffineExpr expr : map.getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      Value index = dim ? indices[dim.getPosition()] : b.index(0);
      inputIndices.push_back(dim && dim.getPosition() == vectorDim
                                 ? b.add(index, element)
                                 : index);
    }
    return inputIndices;
  };
  Type element = cast<MemRefType>(value.getType()).getElementType();
  auto type = VectorType::get(width, element);
  if (isContiguousInput(value, map, vectorDim))
    return vector::LoadOp::create(b, type, value, getIndices(0));
  // 16-bit floats are loaded as integers: on targets without bf16 registers
  // LLVM would call a library function to assemble a vector of them.
  bool isHalf =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 16;
  auto loadBits = [&](int64_t i) -> Value {
    Value scalar = memref::LoadOp::create(b, value, getIndices(i));
    if (!isHalf)
      return scalar;
    return arith::BitcastOp::create(b, b.getI16Type(), scalar);
  };
  Value bits;
  if (!map.isFunctionOfDim(vectorDim)) {
    bits = b.broadcast(loadBits(0), width);
  } else {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < width; ++i)
      elements.push_back(loadBits(i));
    bits = vector::FromElementsOp::create(
        b, VectorType::get(width, elements.front().getType()), elements);
  }
  if (!isHalf)
    return bits;
  return arith::BitcastOp::create(b, type, bits);
}

/// A rounded number as an i32, where that is one instruction; null elsewhere.
static Value emitRounding(KernelBuilder &b, Operation &op,
                          llvm::function_ref<Value(Value)> getVector) {
  auto conversion = dyn_cast<arith::FPToSIOp>(op);
  if (!conversion || !conversion.getType().isInteger(32))
    return {};
  auto round = conversion.getIn().getDefiningOp<math::RoundEvenOp>();
  if (!round || !round.getType().isF32())
    return {};
  return emitRoundToInteger(b, getVector(round.getOperand()));
}

/// Clones scalar `op` onto vectors of `width`.
static void vectorizeScalarOp(KernelBuilder &b, Operation &op,
                              IRMapping &mapping, int64_t width) {
  auto getVector = [&](Value scalar) {
    if (Value vector = mapping.lookupOrNull(scalar))
      return vector;
    Value vector = b.broadcast(scalar, width); // defined above the primitive
    mapping.map(scalar, vector);
    return vector;
  };
  if (op.hasTrait<OpTrait::ConstantLike>()) {
    Operation *scalar = b.clone(op);
    mapping.map(op.getResult(0), b.broadcast(scalar->getResult(0), width));
    return;
  }
  if (Value rounded = emitRounding(b, op, getVector)) {
    mapping.map(op.getResult(0), rounded);
    return;
  }
  OperationState state(op.getLoc(), op.getName());
  for (Value operand : op.getOperands())
    state.operands.push_back(getVector(operand));
  for (Type type : op.getResultTypes())
    state.types.push_back(VectorType::get(width, type));
  state.attributes = op.getAttrDictionary().getValue();
  Operation *vectorOp = b.create(state);
  mapping.map(op.getResults(), vectorOp->getResults());
}

SmallVector<Value> nnprim::applyRegionInterleaved(
    KernelBuilder &b, const ScalarRegion &scalar, ArrayRef<Value> elements,
    llvm::function_ref<Value(unsigned, size_t)> loadInput,
    llvm::function_ref<Value(OpOperand &)> loadConstant) {
  if (scalar.isIdentity())
    return SmallVector<Value>(elements);
  auto getWidth = [&](size_t i) {
    return cast<VectorType>(elements[i].getType()).getNumElements();
  };
  Block &block = scalar.region->front();
  SmallVector<IRMapping> mappings(elements.size());
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    mapping.map(block.getArgument(0), elements[i]);
    for (unsigned number = 0; number < scalar.inputs.size(); ++number)
      mapping.map(block.getArgument(1 + number), loadInput(number, i));
  }
  for (Operation &scalarOp : block.without_terminator()) {
    for (OpOperand &operand : scalarOp.getOpOperands())
      if (Value vector = loadConstant(operand))
        for (auto [i, mapping] : llvm::enumerate(mappings))
          mapping.map(operand.get(), b.head(vector, getWidth(i)));
    for (auto [i, mapping] : llvm::enumerate(mappings))
      vectorizeScalarOp(b, scalarOp, mapping, getWidth(i));
  }
  Value result = block.getTerminator()->getOperand(0);
  SmallVector<Value> results;
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    Value vector = mapping.lookupOrNull(result);
    results.push_back(vector ? vector : b.broadcast(result, getWidth(i)));
  }
  return results;
}

Value nnprim::applyRegion(KernelBuilder &b, const ScalarRegion &scalar,
                          Value element,
                          llvm::function_ref<Value(unsigned)> loadInput) {
  return applyRegionInterleaved(
             b, scalar, element,
             [&](unsigned number, size_t) { return loadInput(number); },
             [](OpOperand &) { return Value(); })
      .front();
}

Value nnprim::applyEpilogue(KernelBuilder &b, EpilogueOpInterface op,
                            Value accumulator, ValueRange indices,
                            std::optional<unsigned> vectorDim) {
  ScalarRegion scalar = getEpilogue(op);
  int64_t width = cast<VectorType>(accumulator.getType()).getNumElements();
  return applyRegion(b, scalar, accumulator, [&](unsigned number) {
    unsigned last = scalar.maps[number].getNumDims() - 1;
    return loadRegionInput(b, scalar, number, indices, vectorDim.value_or(last),
                           width);
  });
}

bool nnprim::isVectorizableEpilogue(EpilogueOpInterface op) {
  Region &region = op.getEpilogueRegion();
  if (region.empty())
    return true;
  for (Operation &scalarOp : region.front().without_terminator())
    if (scalarOp.getNumRegions() != 0 ||
        !(OpTrait::hasElementwiseMappableTraits(&scalarOp) ||
          scalarOp.hasTrait<OpTrait::ConstantLike>()))
      return false;
  return true;
}

bool nnprim::gathersInput(EpilogueOpInterface op,
                          std::optional<unsigned> vectorDim) {
  for (auto [value, map] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    unsigned dim = vectorDim.value_or(map.getNumDims() - 1);
    if (map.isFunctionOfDim(dim) && !isContiguousInput(value, map, dim))
      return true;
  }
  return false;
}

bool nnprim::isLongEpilogue(EpilogueOpInterface op,
                            std::optional<unsigned> vectorDim) {
  Region &region = op.getEpilogueRegion();
  if (region.empty())
    return false;
  // An epilogue is repeated for some thirty registers; more operations than
  // this would crowd the instruction cache.
  constexpr int64_t maxOps = 12;
  int64_t ops = 0;
  for (Operation &scalarOp : region.front().without_terminator()) {
    ops += !scalarOp.hasTrait<OpTrait::ConstantLike>();
    // Rounding is one instruction on every target.
    if (isa<math::MathDialect>(scalarOp.getDialect()) &&
        !isa<math::RoundEvenOp, math::AbsFOp>(scalarOp))
      return true;
  }
  return ops > maxOps || gathersInput(op, vectorDim);
}
