//===- ReferenceBuilder.cpp - Scalar loops --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace nnprim;

ReferenceBuilder::ReferenceBuilder(RewriterBase &rewriter, Operation *op,
                                   Type elementType,
                                   const ReferenceOptions &options)
    : b(op->getLoc(), rewriter), elementType(elementType), accType(elementType),
      columnsPerStep(std::max<int64_t>(options.columnsPerStep, 1)) {
  b.setInsertionPoint(op);
  if (isa<FloatType>(elementType) && options.accumulateInF64)
    accType = b.getF64Type();
}

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

Value ReferenceBuilder::index(int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

Value ReferenceBuilder::dim(Value memref, int64_t position) {
  return b.createOrFold<memref::DimOp>(memref, position);
}

ReferenceBuilder::Values ReferenceBuilder::dims(Value memref) {
  Values extents;
  for (int64_t i = 0, e = cast<MemRefType>(memref.getType()).getRank(); i < e;
       ++i)
    extents.push_back(dim(memref, i));
  return extents;
}

Value ReferenceBuilder::add(Value lhs, Value rhs) {
  return b.createOrFold<arith::AddIOp>(lhs, rhs);
}
Value ReferenceBuilder::sub(Value lhs, Value rhs) {
  return b.createOrFold<arith::SubIOp>(lhs, rhs);
}
Value ReferenceBuilder::mul(Value lhs, Value rhs) {
  return b.createOrFold<arith::MulIOp>(lhs, rhs);
}
Value ReferenceBuilder::div(Value lhs, Value rhs) {
  return b.createOrFold<arith::DivUIOp>(lhs, rhs);
}
Value ReferenceBuilder::rem(Value lhs, Value rhs) {
  return b.createOrFold<arith::RemUIOp>(lhs, rhs);
}

Value ReferenceBuilder::isInside(Value value, Value extent) {
  // A negative number compares as a huge unsigned number.
  return b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ult, value,
                                       extent);
}

Value ReferenceBuilder::both(Value lhs, Value rhs) {
  return b.createOrFold<arith::AndIOp>(lhs, rhs);
}

Value ReferenceBuilder::linearize(ValueRange indices, ValueRange extents) {
  Value number = index(0);
  for (auto [position, extent] : llvm::zip_equal(indices, extents))
    number = add(mul(number, extent), position);
  return number;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void ReferenceBuilder::loop(Value lowerBound, Value upperBound, int64_t step,
                            function_ref<void(Value)> body) {
  OpBuilder::InsertionGuard guard(b);
  auto forOp = scf::ForOp::create(b, lowerBound, upperBound, index(step));
  b.setInsertionPointToStart(forOp.getBody());
  body(forOp.getInductionVar());
}

void ReferenceBuilder::loopNest(ValueRange extents,
                                function_ref<void(ValueRange)> body) {
  OpBuilder::InsertionGuard guard(b);
  Values ivs;
  Value zero = index(0), one = index(1);
  for (Value extent : extents) {
    auto forOp = scf::ForOp::create(b, zero, extent, one);
    b.setInsertionPointToStart(forOp.getBody());
    ivs.push_back(forOp.getInductionVar());
  }
  body(ivs);
}

ReferenceBuilder::Values
ReferenceBuilder::reduce(Value lowerBound, Value upperBound, ValueRange inits,
                         function_ref<Values(Value, ValueRange)> body) {
  OpBuilder::InsertionGuard guard(b);
  auto forOp = scf::ForOp::create(b, lowerBound, upperBound, index(1), inits);
  b.setInsertionPointToStart(forOp.getBody());
  Values next = body(forOp.getInductionVar(), forOp.getRegionIterArgs());
  scf::YieldOp::create(b, next);
  return llvm::to_vector_of<Value>(forOp.getResults());
}

ReferenceBuilder::Values ReferenceBuilder::select(Value condition,
                                                  ValueRange otherwise,
                                                  function_ref<Values()> then) {
  OpBuilder::InsertionGuard guard(b);
  auto ifOp = scf::IfOp::create(b, otherwise.getTypes(), condition,
                                /*addThenBlock=*/true, /*addElseBlock=*/true);
  b.setInsertionPointToStart(ifOp.thenBlock());
  Values taken = then();
  scf::YieldOp::create(b, taken);
  b.setInsertionPointToStart(ifOp.elseBlock());
  scf::YieldOp::create(b, otherwise);
  return llvm::to_vector_of<Value>(ifOp.getResults());
}

void ReferenceBuilder::columns(Value extent,
                               function_ref<void(ArrayRef<Value>)> body) {
  Value zero = index(0), whole = zero;
  if (columnsPerStep > 1) {
    Value step = index(columnsPerStep);
    whole = mul(b.createOrFold<arith::DivUIOp>(extent, step), step);
    loop(zero, whole, columnsPerStep, [&](Value first) {
      Values columns;
      for (int64_t i = 0; i < columnsPerStep; ++i)
        columns.push_back(add(first, index(i)));
      body(columns);
    });
  }
  loop(whole, extent, 1, [&](Value column) { body(column); });
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value ReferenceBuilder::constant(double value) {
  if (accType.isInteger())
    return arith::ConstantOp::create(
        b, b.getIntegerAttr(accType, static_cast<int64_t>(value)));
  return arith::ConstantOp::create(b, b.getFloatAttr(accType, value));
}

Value ReferenceBuilder::loadElement(Value memref, ValueRange indices) {
  if (!isa<FlyteType>(getElementTypeOrSelf(memref.getType())))
    return memref::LoadOp::create(b, memref, indices);
  auto type = VectorType::get(1, b.getF32Type());
  Value vector = LoadFlyteOp::create(b, type, memref, indices);
  return vector::ExtractOp::create(b, vector, 0);
}

void ReferenceBuilder::storeElement(Value element, Value memref,
                                    ValueRange indices) {
  if (!isa<FlyteType>(getElementTypeOrSelf(memref.getType()))) {
    memref::StoreOp::create(b, element, memref, indices);
    return;
  }
  auto type = VectorType::get(1, b.getF32Type());
  Value vector = vector::BroadcastOp::create(b, type, element);
  StoreFlyteOp::create(b, vector, memref, indices, /*truncate=*/false);
}

Value ReferenceBuilder::loadThrough(const ScalarRegion &scalar, Value memref,
                                    ValueRange indices, bool isUnsigned) {
  return extend(apply(scalar, loadElement(memref, indices), indices),
                isUnsigned);
}

Value ReferenceBuilder::extend(Value element, bool isUnsigned) {
  if (element.getType().getIntOrFloatBitWidth() >=
      accType.getIntOrFloatBitWidth())
    return element;
  if (accType.isInteger())
    element = isUnsigned
                  ? arith::ExtUIOp::create(b, accType, element).getResult()
                  : arith::ExtSIOp::create(b, accType, element).getResult();
  else
    element = arith::ExtFOp::create(b, accType, element);
  return element;
}

Value ReferenceBuilder::multiplyAdd(Value lhs, Value rhs, Value acc) {
  if (accType.isInteger())
    return arith::AddIOp::create(b, acc, arith::MulIOp::create(b, lhs, rhs));
  // The product of two f32 is exact in f64, where a fused multiply-add would
  // only require a CPU feature.
  if (accType.isF64() && !elementType.isF64())
    return arith::AddFOp::create(b, acc, arith::MulFOp::create(b, lhs, rhs));
  return math::FmaOp::create(b, lhs, rhs, acc);
}

Value ReferenceBuilder::round(Value acc, Type type) {
  if (acc.getType() != type)
    acc = arith::TruncFOp::create(b, type, acc);
  return acc;
}

void ReferenceBuilder::store(Value acc, Value memref, ValueRange indices) {
  Type type = cast<MemRefType>(memref.getType()).getElementType();
  Type rounded = isa<FlyteType>(type) ? Type(b.getF32Type()) : type;
  storeElement(round(acc, rounded), memref, indices);
}

Value ReferenceBuilder::apply(const ScalarRegion &scalar, Value element,
                              ValueRange indices) {
  if (scalar.isIdentity())
    return element;
  IRMapping mapping;
  Block &block = scalar.region->front();
  mapping.map(block.getArgument(0), element);
  for (auto [argument, input, map] : llvm::zip_equal(
           block.getArguments().drop_front(), scalar.inputs, scalar.maps)) {
    Values position;
    for (AffineExpr expr : map.getResults()) {
      if (auto dimExpr = dyn_cast<AffineDimExpr>(expr))
        position.push_back(indices[dimExpr.getPosition()]);
      else
        position.push_back(index(cast<AffineConstantExpr>(expr).getValue()));
    }
    Value loaded = loadElement(input, position);
    if (loaded.getType() != argument.getType())
      loaded = arith::ExtFOp::create(b, argument.getType(), loaded);
    mapping.map(argument, loaded);
  }
  for (Operation &scalarOp : block.without_terminator())
    b.clone(scalarOp, mapping);
  return mapping.lookupOrDefault(block.getTerminator()->getOperand(0));
}

void ReferenceBuilder::storeThroughEpilogue(EpilogueOpInterface op, Value acc,
                                            ValueRange indices) {
  Value sum = round(acc, op.getAccumulatorType());
  store(apply(getEpilogue(op), sum, indices), op.getInitOperand().get(),
        indices);
}
