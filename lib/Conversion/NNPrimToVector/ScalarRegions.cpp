//===- ScalarRegions.cpp - Regions of scalar operations on vectors --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarRegions.h"
#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// Whether the elements of an epilogue's input that form a vector are
/// contiguous.
static bool isContiguousInput(Value value, AffineMap map, unsigned vectorDim) {
  if (!map.isFunctionOfDim(vectorDim))
    return false;
  unsigned last = map.getNumResults() - 1;
  auto dim = dyn_cast<AffineDimExpr>(map.getResult(last));
  // A vector of i1 is packed, unlike i1 elements in memory.
  Type element = getElementTypeOrSelf(value.getType());
  bool isPacked =
      !isa<FlyteType>(element) && element.getIntOrFloatBitWidth() % 8 != 0;
  return dim && dim.getPosition() == vectorDim && hasUnitInnerStride(value) &&
         !isPacked && !map.dropResult(last).isFunctionOfDim(vectorDim);
}

/// Flytes that are not adjacent, as a vector of f32.
static Value
loadSpacedFlytes(KernelBuilder &b, Value memref,
                 llvm::function_ref<SmallVector<Value>(int64_t)> at,
                 bool isUniform, int64_t width) {
  if (isUniform)
    return b.broadcast(b.loadScalar(memref, at(0)), width);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < width; ++i)
    elements.push_back(b.loadScalar(memref, at(i)));
  return vector::FromElementsOp::create(b, b.getVectorType(width), elements);
}

/// The input as it is stored, but flytes as f32.
static Value loadStoredInput(KernelBuilder &b, const ScalarRegion &scalar,
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
  if (isContiguousInput(value, map, vectorDim))
    return b.loadExtended(isa<FlyteType>(element) ? b.getF32Type() : element,
                          value, getIndices(0), width);
  if (isa<FlyteType>(element))
    return loadSpacedFlytes(b, value, getIndices,
                            !map.isFunctionOfDim(vectorDim), width);
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
  return arith::BitcastOp::create(b, VectorType::get(width, element), bits);
}

Value nnprim::loadRegionInput(KernelBuilder &b, const ScalarRegion &scalar,
                              unsigned number, ValueRange indices,
                              unsigned vectorDim, int64_t width) {
  Value vector = loadStoredInput(b, scalar, number, indices, vectorDim, width);
  Type type = scalar.region->front().getArgument(number + 1).getType();
  if (getElementTypeOrSelf(vector) == type)
    return vector;
  return arith::ExtFOp::create(b, VectorType::get(width, type), vector);
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

/// Whether `op` bounds a factor of a product by 1, as in a hard-swish. LLVM
/// would multiply first and select afterwards: a comparison, which takes turns
/// with products, and a selection in place of a minimum.
static bool boundsFactorByOne(Operation &op) {
  return isa<arith::MaximumFOp, arith::MinimumFOp, arith::SelectOp>(op) &&
         llvm::any_of(op.getOperands(),
                      [](Value v) { return matchPattern(v, m_OneFloat()); }) &&
         llvm::any_of(op.getUsers(), llvm::IsaPred<arith::MulFOp>);
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
  if (boundsFactorByOne(op)) {
    mapping.map(op.getResult(0), b.fence(vectorOp->getResult(0)));
    return;
  }
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
                            std::optional<unsigned> vectorDim,
                            bool areFmasShort) {
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
        !isa<math::RoundEvenOp, math::AbsFOp>(scalarOp) &&
        !(areFmasShort && isa<math::FmaOp>(scalarOp)))
      return true;
  }
  return ops > maxOps || gathersInput(op, vectorDim);
}
