//===- StoreAs.cpp - Changes how values between ops are stored ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

/// `value` with the bits cut off that `type` does not have. A NaN becomes
/// quiet, since without its last bits it might be an infinity.
static Value cutBits(ImplicitLocOpBuilder &b, Value value, Type type) {
  int64_t dropped = 32 - 8 * getStorageBytes(type);
  auto constant = [&](uint32_t bits) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(int32_t(bits)));
  };
  Value bits = arith::BitcastOp::create(b, b.getI32Type(), value);
  Value cut = arith::AndIOp::create(b, bits, constant(~0u << dropped));
  Value quiet = arith::OrIOp::create(b, cut, constant(0x400000));
  Value isNaN =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  Value kept = arith::SelectOp::create(b, isNaN, quiet, cut);
  return arith::BitcastOp::create(b, b.getF32Type(), kept);
}

static Value round(ImplicitLocOpBuilder &b, Value value, Type type) {
  if (isa<FlyteType>(type))
    return RoundFlyteOp::create(b, type, value);
  return arith::TruncFOp::create(b, type, value);
}

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
  yield->setOperand(result.getResultNumber(), round(b, value, type));
}

static void loadInLoop(linalg::LinalgOp op, OpOperand &use, Type type) {
  BlockArgument argument = op.getMatchingBlockArgument(&use);
  argument.setType(type);
  ImplicitLocOpBuilder b(op.getLoc(), op.getBlock(), op.getBlock()->begin());
  Operation *extension =
      isa<FlyteType>(type)
          ? ExtendFlyteOp::create(b, b.getF32Type(), argument)
          : arith::ExtFOp::create(b, b.getF32Type(), argument).getOperation();
  argument.replaceAllUsesExcept(extension->getResult(0), extension);
}

/// The constant, rounded to another type of floats.
static Value convertConstant(ImplicitLocOpBuilder &b, Value value, Type type) {
  FloatAttr attr;
  matchPattern(value, m_Constant(&attr));
  bool losesInfo;
  APFloat number = attr.getValue();
  number.convert(cast<FloatType>(type).getFloatSemantics(),
                 APFloat::rmNearestTiesToEven, &losesInfo);
  return arith::ConstantOp::create(b, b.getFloatAttr(type, number));
}

/// A maximum of values of `type` is one of them.
static void storeExtremum(linalg::LinalgOp op, Type type) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  OpOperand &init = op.getDpsInitsMutable()[0];
  auto fill = init.get().getDefiningOp<linalg::FillOp>();
  Value start = convertConstant(b, fill.getInputs()[0], type);
  auto shaped = cast<RankedTensorType>(init.get().getType());
  Value empty = tensor::EmptyOp::create(b, shaped.getShape(), type);
  init.set(linalg::FillOp::create(b, start, empty).getResult(0));
  op.getMatchingBlockArgument(op.getDpsInputOperand(0)).setType(type);
  op.getMatchingBlockArgument(&init).setType(type);
  for (Operation &nested : op.getBlock()->without_terminator())
    for (Value result : nested.getResults())
      result.setType(type);
}

static void storePadding(tensor::PadOp op, Type type) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value padding = convertConstant(b, op.getConstantPaddingValue(), type);
  op.getRegion().front().getTerminator()->setOperand(0, padding);
}

static void storeMove(Operation *op, Type type) {
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    storePadding(pad, type);
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
    return storeMove(op, type);
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return storeLoop(generic, cast<OpResult>(value), type, truncates);
  if (auto loop = dyn_cast<linalg::LinalgOp>(op))
    return storeExtremum(loop, type);
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
