//===- ValueGroups.cpp - Values between ops that are stored alike ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueGroups.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

/// Whether the op is a maximum or minimum over windows, whose results are
/// values of its input.
static bool selectsFromWindows(Operation *op) {
  return isa<linalg::PoolingNhwcMaxOp, linalg::PoolingNchwMaxOp,
             linalg::PoolingNhwcMinOp>(op);
}

static bool addsWindows(Operation *op) {
  return isa<linalg::PoolingNhwcSumOp, linalg::PoolingNchwSumOp>(op);
}

bool nnprim::isMove(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                         tensor::ExtractSliceOp, tensor::InsertSliceOp,
                         tensor::ConcatOp, tensor::PadOp, linalg::TransposeOp>(
      op);
}

static bool isCandidate(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isF32() && type.hasStaticShape() &&
         type.getRank() > 0 && type.getNumElements() > 0;
}

/// Whether the value is a constant, or will be one.
static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op))
    return true;
  return (isMove(op) || isa<FilterTransformOp, linalg::LinalgOp>(op)) &&
         llvm::all_of(op->getOperands(), isConstant);
}

/// The operands that are stored as the op's result is.
static SmallVector<Value> getJoinedOperands(Operation *op) {
  SmallVector<Value> joined;
  if (isMove(op))
    joined.append(op->operand_begin(), op->operand_end());
  else if (selectsFromWindows(op) || isa<TwoPassSoftmaxOp>(op))
    joined.push_back(op->getOperand(0));
  auto isData = [](Value value) {
    return isCandidate(value) && !value.getDefiningOp<tensor::EmptyOp>();
  };
  llvm::erase_if(joined, [&](Value value) { return !isData(value); });
  return joined;
}

//===----------------------------------------------------------------------===//
// What has a path
//===----------------------------------------------------------------------===//

static std::string nameOf(Operation *op) {
  return op->getName().getStringRef().str();
}

static bool hasEmptyDestination(Operation *op) {
  auto destination = cast<DestinationStyleOpInterface>(op);
  return llvm::all_of(destination.getDpsInits(), [](Value init) {
    return init.getDefiningOp<tensor::EmptyOp>() != nullptr;
  });
}

/// Whether the op is a primitive that loads and stores values of f32 in fewer
/// bits.
static bool isPrimitive(Operation *op) {
  return isa<GemmOp, IndirectGemmOp, ConvGemmOp, DepthwiseConvOp,
             DepthwiseConvNchwOp, FastConvOp, SpmmOp>(op);
}

/// Whether the op of a loop's body takes a part of a value from outside of it,
/// or shapes one.
static bool takesPart(Operation *op) {
  return isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
             tensor::ExpandShapeOp>(op);
}

static CheckResult canStore(linalg::GenericOp op, OpResult result) {
  OpOperand *init = op.getTiedOpOperand(result);
  return CheckResult::require(!op.payloadUsesValueFromOperand(init),
                              "it is accumulated in memory");
}

static CheckResult canStore(TwoPassSoftmaxOp op) {
  return CheckResult::require(op.getProducer().empty() &&
                                  op.getEpilogue().empty(),
                              "softmax computes more in the type of its input");
}

static CheckResult canStoreExtremum(Operation *op) {
  Value init = op->getOperand(2);
  auto fill = init.getDefiningOp<linalg::FillOp>();
  Attribute value;
  return CheckResult::require(
      fill && matchPattern(fill.getInputs()[0], m_Constant(&value)),
      "it does not start from a constant");
}

/// Checks that all that the op moves changes its type together.
static CheckResult checkMove(Operation *op) {
  auto belongs = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return !type || !type.getElementType().isF32() || isCandidate(value);
  };
  if (!llvm::all_of(op->getOperands(), belongs) || !belongs(op->getResult(0)))
    return "scalars and empty tensors stay f32";
  auto pad = dyn_cast<tensor::PadOp>(op);
  if (!pad)
    return success();
  Value value = pad.getConstantPaddingValue();
  Attribute constant;
  return CheckResult::require(value &&
                                  matchPattern(value, m_Constant(&constant)),
                              "it is padded with what is not constant");
}

/// Checks that the op that computes `value` can store it in fewer bits.
static CheckResult canStore(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return "it is an argument";
  if (isMove(op))
    return checkMove(op);
  if (isPrimitive(op)) {
    auto product = cast<EpilogueOpInterface>(op);
    return CheckResult::require(product.getAccumulatorType().isF32() &&
                                    hasEmptyDestination(op),
                                "it is not a sum of f32");
  }
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return canStore(generic, cast<OpResult>(value));
  if (auto softmax = dyn_cast<TwoPassSoftmaxOp>(op))
    return canStore(softmax);
  if (selectsFromWindows(op))
    return canStoreExtremum(op);
  if (addsWindows(op))
    return "it is accumulated in memory";
  return nameOf(op) + " has no path that stores it in fewer bits";
}

/// Whether the target multiplies pairs of bf16, as one may that is not known.
static bool multipliesPairs(Operation *op) {
  TargetAttr target = getTargetAttr(op);
  return !target || target.getTarget().hasBF16Dot;
}

/// Checks a use as the first factor of a product.
static CheckResult canLoadFactor(IndirectGemmOp op, Type type) {
  if (getElementTypeOrSelf(op.getRhs()).isInteger(32))
    return "its pixels are rounded from f32";
  bool arePairs = type.isBF16() && getElementTypeOrSelf(op.getRhs()).isBF16() &&
                  multipliesPairs(op);
  int64_t channels =
      cast<ShapedType>(op.getInput().getType()).getShape().back();
  if (arePairs && channels % 2 != 0)
    return "products of bf16 take two channels at a time";
  return CheckResult::require(op.getWindow() || !isa<FlyteType>(type),
                              "flytes are not gathered");
}

static bool isInLoop(Operation *op) {
  return !isa<FunctionOpInterface>(op->getParentOp());
}

/// The operand of a product that is its input: others before it are weights.
static unsigned getInputNumber(Operation *op) {
  auto spmm = dyn_cast<SpmmOp>(op);
  return spmm ? spmm.getInputMutable().getOperandNumber() : 0;
}

static CheckResult canLoad(OpOperand &use, Type type) {
  Operation *op = use.getOwner();
  unsigned number = use.getOperandNumber();
  // Groups have values of the function's own block, and parts of them that are
  // factors in loops: the matrices of an attention.
  if (isInLoop(op) && !takesPart(op) &&
      !(isa<GemmOp>(op) &&
        number <= cast<GemmOp>(op).getRhsMutable().getOperandNumber()))
    return "it is used in a loop";
  if (isMove(op))
    return checkMove(op);
  if (selectsFromWindows(op))
    return CheckResult::require(number == 0, "it is a destination");
  if (isPrimitive(op)) {
    auto product = cast<EpilogueOpInterface>(op);
    if (number == getInputNumber(op)) {
      if (auto gemm = dyn_cast<IndirectGemmOp>(op))
        return canLoadFactor(gemm, type);
      return success();
    }
    if (auto gemm = dyn_cast<GemmOp>(op))
      if (&use == &gemm.getRhsMutable())
        return CheckResult::require(!gemm.isPacked(), "it is packed already");
    auto inputs = product.getEpilogueOperands();
    bool isInput = !inputs.empty() && number >= inputs.getBeginOperandIndex() &&
                   number < inputs.getBeginOperandIndex() + inputs.size();
    return CheckResult::require(isInput, "it is a product's right-hand side");
  }
  if (isa<linalg::GenericOp>(op) || addsWindows(op))
    return CheckResult::require(
        cast<DestinationStyleOpInterface>(op).isDpsInput(&use),
        "it is a destination");
  if (isa<TwoPassSoftmaxOp>(op))
    return CheckResult::require(number == 0, "softmax applies it as it loads");
  if (isa<func::ReturnOp>(op))
    return "it is a result of the model";
  return nameOf(op) + " has no path that loads it from fewer bits";
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static void refuse(ValueGroup &group, Location loc, const CheckResult &result) {
  if (succeeded(result) || !group.reason.empty())
    return;
  group.reason = result.getReason();
  group.loc = loc;
}

static void check(ValueGroup &group, Type type) {
  for (Value value : group.values) {
    refuse(group, value.getLoc(), canStore(value));
    for (OpOperand &use : value.getUses())
      refuse(group, use.getOwner()->getLoc(), canLoad(use, type));
  }
}

SmallVector<ValueGroup> nnprim::getValueGroups(FunctionOpInterface function,
                                               Type type) {
  // Values as what an equivalence class can order.
  llvm::EquivalenceClasses<const void *> classes;
  SmallVector<Value> values;
  auto add = [&](Value value) {
    if (!classes.contains(value.getAsOpaquePointer()))
      values.push_back(value);
    classes.insert(value.getAsOpaquePointer());
  };
  for (Operation &op : function.getFunctionBody().front()) {
    if (isa<tensor::EmptyOp, linalg::FillOp>(op) ||
        op.hasTrait<OpTrait::ConstantLike>())
      continue;
    for (Value result : op.getResults())
      if (isCandidate(result))
        add(result);
    for (Value joined : getJoinedOperands(&op)) {
      add(joined);
      if (isCandidate(op.getResult(0)))
        classes.unionSets(joined.getAsOpaquePointer(),
                          op.getResult(0).getAsOpaquePointer());
    }
  }
  // Loops follow what they take parts of.
  function.getFunctionBody().walk([&](Operation *op) {
    if (!isInLoop(op) || !takesPart(op) || !isCandidate(op->getOperand(0)) ||
        !isCandidate(op->getResult(0)) ||
        !classes.contains(op->getOperand(0).getAsOpaquePointer()))
      return;
    add(op->getResult(0));
    classes.unionSets(op->getOperand(0).getAsOpaquePointer(),
                      op->getResult(0).getAsOpaquePointer());
  });
  llvm::MapVector<const void *, ValueGroup> groups;
  for (Value value : values) {
    const void *leader = classes.getLeaderValue(value.getAsOpaquePointer());
    auto [it, isNew] =
        groups.try_emplace(leader, ValueGroup{{}, {}, value.getLoc()});
    it->second.values.push_back(value);
  }
  SmallVector<ValueGroup> list;
  for (auto &[leader, group] : groups) {
    if (llvm::all_of(group.values, isConstant))
      continue;
    check(group, type);
    list.push_back(std::move(group));
  }
  return list;
}
