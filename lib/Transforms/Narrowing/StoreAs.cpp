//===- StoreAs.cpp - Changes how values between ops are stored ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoredType.h"
#include "ValueGroups.h"

#include "Fusion/EpilogueUtils.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

static void replaceDestination(OpOperand &init, Type type) {
  OpBuilder b(init.getOwner());
  auto shaped = cast<RankedTensorType>(init.get().getType());
  init.set(tensor::EmptyOp::create(b, init.getOwner()->getLoc(),
                                   shaped.getShape(), type));
}

/// An epilogue yields f32 as before, which is rounded as it is stored.
static void storePrimitive(EpilogueOpInterface op, Type type, bool truncates) {
  if (truncates) {
    OpBuilder builder(op);
    Block &block = getOrCreateEpilogueBlock(builder, op);
    Operation *yield = block.getTerminator();
    ImplicitLocOpBuilder b(op->getLoc(), yield);
    yield->setOperand(0, cutBits(b, yield->getOperand(0), type));
  }
  replaceDestination(op.getInitOperand(), type);
}

static void storeLoop(linalg::GenericOp op, OpResult result, Type type,
                      bool truncates) {
  OpOperand *init = op.getTiedOpOperand(result);
  replaceDestination(*init, type);
  op.getMatchingBlockArgument(init).setType(type);
  Operation *yield = op.getBody()->getTerminator();
  ImplicitLocOpBuilder b(op.getLoc(), yield);
  Value value = yield->getOperand(result.getResultNumber());
  if (truncates)
    value = cutBits(b, value, type);
  yield->setOperand(result.getResultNumber(), roundToStored(b, value, type));
}

static void loadInLoop(linalg::LinalgOp op, OpOperand &use, Type type) {
  BlockArgument argument = op.getMatchingBlockArgument(&use);
  argument.setType(type);
  ImplicitLocOpBuilder b(op.getLoc(), op.getBlock(), op.getBlock()->begin());
  Value extended = extendStored(b, argument);
  argument.replaceAllUsesExcept(extended, extended.getDefiningOp());
}

/// The constant, rounded to another type of floats.
static Value convertConstant(ImplicitLocOpBuilder &b, Value value, Type type,
                             bool truncates) {
  FloatAttr attr;
  matchPattern(value, m_Constant(&attr));
  APFloat number = attr.getValue();
  if (isa<FlyteType>(type)) {
    // There are no constants of flytes: an f32 without the lowest bits.
    if (truncates && !number.isNaN()) {
      APInt bits = number.bitcastToAPInt();
      bits.clearLowBits(32 - 8 * getStorageBytes(type));
      number = APFloat(number.getSemantics(), bits);
    }
    Value cut =
        arith::ConstantOp::create(b, b.getFloatAttr(b.getF32Type(), number));
    return RoundFlyteOp::create(b, type, cut);
  }
  bool losesInfo;
  number.convert(cast<FloatType>(type).getFloatSemantics(),
                 truncates ? APFloat::rmTowardZero
                           : APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return arith::ConstantOp::create(b, b.getFloatAttr(type, number));
}

/// A maximum of values of `type` is one of them. That of flytes is computed in
/// f32, which changes nothing.
static void storeExtremum(linalg::LinalgOp op, Type type, bool truncates) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  OpOperand *input = op.getDpsInputOperand(0);
  OpOperand &init = op.getDpsInitsMutable()[0];
  auto fill = init.get().getDefiningOp<linalg::FillOp>();
  Value start = convertConstant(b, fill.getInputs()[0], type, truncates);
  auto shaped = cast<RankedTensorType>(init.get().getType());
  Value empty = tensor::EmptyOp::create(b, shaped.getShape(), type);
  init.set(linalg::FillOp::create(b, start, empty).getResult(0));
  if (isa<FlyteType>(type)) {
    loadInLoop(op, *input, type);
    loadInLoop(op, init, type);
    Operation *yield = op.getBlock()->getTerminator();
    b.setInsertionPoint(yield);
    yield->setOperand(0, roundToStored(b, yield->getOperand(0), type));
    return;
  }
  op.getMatchingBlockArgument(input).setType(type);
  op.getMatchingBlockArgument(&init).setType(type);
  for (Operation &nested : op.getBlock()->without_terminator())
    for (Value result : nested.getResults())
      result.setType(type);
}

static void storePadding(tensor::PadOp op, Type type, bool truncates) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value padding =
      convertConstant(b, op.getConstantPaddingValue(), type, truncates);
  op.getRegion().front().getTerminator()->setOperand(0, padding);
}

static void storeMove(Operation *op, Type type, bool truncates) {
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    storePadding(pad, type, truncates);
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
    for (BlockArgument argument : transpose.getBlock()->getArguments())
      argument.setType(type);
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get().getDefiningOp<tensor::EmptyOp>())
      replaceDestination(operand, type);
}

static void changeProducer(Value value, Type type, bool truncates) {
  Operation *op = value.getDefiningOp();
  if (isMove(op))
    return storeMove(op, type, truncates);
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return storeLoop(generic, cast<OpResult>(value), type, truncates);
  if (auto loop = dyn_cast<linalg::LinalgOp>(op))
    return storeExtremum(loop, type, truncates);
  if (auto softmax = dyn_cast<TwoPassSoftmaxOp>(op))
    return replaceDestination(softmax.getInitMutable(), type);
  storePrimitive(cast<EpilogueOpInterface>(op), type, truncates);
}

static void changeUser(OpOperand &use, Type type) {
  Operation *op = use.getOwner();
  // Other loops have results in the same group.
  if (isa<linalg::GenericOp, linalg::PoolingNhwcSumOp,
          linalg::PoolingNchwSumOp>(op))
    loadInLoop(cast<linalg::LinalgOp>(op), use, type);
}

void nnprim::storeAs(const ValueGroup &group, Type type, bool truncates) {
  for (Value value : group.values) {
    changeProducer(value, type, truncates);
    for (OpOperand &use : value.getUses())
      changeUser(use, type);
  }
  for (Value value : group.values)
    value.setType(cast<RankedTensorType>(value.getType()).clone(type));
}
