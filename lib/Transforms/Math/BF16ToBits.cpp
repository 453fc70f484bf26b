//===- BF16ToBits.cpp - bf16 values as their bits -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace nnprim {
#define GEN_PASS_DEF_BF16TOBITSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

/// `type`, a scalar or a vector, with elements of another type.
static Type withElement(Type type, Type element) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(element);
  return element;
}

/// An integer of type `type` or, if that is a vector, one in each element.
static Value createInteger(ImplicitLocOpBuilder &b, Type type, int64_t value) {
  Attribute attr = b.getIntegerAttr(getElementTypeOrSelf(type), value);
  if (auto vector = dyn_cast<VectorType>(type))
    attr = DenseElementsAttr::get(vector, attr);
  return LLVM::ConstantOp::create(b, type, cast<TypedAttr>(attr));
}

/// The bits of bf16 are the upper half of those of f32.
static void expandExtension(LLVM::FPExtOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Type source = op.getArg().getType();
  Type word = withElement(source, b.getI32Type());
  Value bits = LLVM::BitcastOp::create(b, withElement(source, b.getI16Type()),
                                       op.getArg());
  Value wide = LLVM::ZExtOp::create(b, word, bits);
  wide = LLVM::ShlOp::create(b, wide, createInteger(b, word, 16));
  Value result =
      LLVM::BitcastOp::create(b, withElement(source, b.getF32Type()), wide);
  if (result.getType() != op.getType())
    result = LLVM::FPExtOp::create(b, op.getType(), result);
  op.replaceAllUsesWith(result);
  op.erase();
}

static bool hasBF16(TypeRange types) {
  return llvm::any_of(
      types, [](Type type) { return getElementTypeOrSelf(type).isBF16(); });
}

namespace {
/// An operand of an instruction that takes bf16.
struct InstructionOperand {
  LLVM::CallIntrinsicOp op;
  unsigned number;
  Type type;
};
} // namespace

static SmallVector<InstructionOperand>
findInstructionOperands(ModuleOp module) {
  SmallVector<InstructionOperand> operands;
  module.walk([&](LLVM::CallIntrinsicOp op) {
    for (OpOperand &operand : op->getOpOperands())
      if (hasBF16(operand.get().getType()))
        operands.push_back(
            {op, operand.getOperandNumber(), operand.get().getType()});
  });
  return operands;
}

/// Gives the bits to the instruction as what it takes.
static void restoreOperand(const InstructionOperand &operand) {
  ImplicitLocOpBuilder b(operand.op->getLoc(), operand.op);
  Value bits = operand.op->getOperand(operand.number);
  operand.op->setOperand(operand.number,
                         LLVM::BitcastOp::create(b, operand.type, bits));
}

namespace {
/// An instruction that gives bf16.
struct InstructionResult {
  LLVM::CallIntrinsicOp op;
  Type type;
};
} // namespace

static SmallVector<InstructionResult> findInstructionResults(ModuleOp module) {
  SmallVector<InstructionResult> results;
  module.walk([&](LLVM::CallIntrinsicOp op) {
    if (hasBF16(op->getResultTypes()))
      results.push_back({op, op->getResult(0).getType()});
  });
  return results;
}

/// Takes the bits of what the instruction gives.
static void restoreResult(const InstructionResult &result) {
  ImplicitLocOpBuilder b(result.op->getLoc(), result.op->getContext());
  b.setInsertionPointAfter(result.op);
  Value value = result.op->getResult(0);
  Type bitsType = value.getType();
  value.setType(result.type);
  Value bits = LLVM::BitcastOp::create(b, bitsType, value);
  value.replaceAllUsesExcept(bits, bits.getDefiningOp());
}

/// Whether the op computes with bf16 instead of moving its bits.
static bool computesInBF16(Operation *op) {
  // An instruction, whose operands and result are restored.
  if (isa<LLVM::CallIntrinsicOp>(op))
    return false;
  bool isArithmetic =
      isa<LLVM::FastmathFlagsInterface, LLVM::FPTruncOp, LLVM::SIToFPOp,
          LLVM::UIToFPOp, LLVM::FPToSIOp, LLVM::FPToUIOp>(op) &&
      !isa<LLVM::SelectOp>(op);
  return isArithmetic &&
         (hasBF16(op->getOperandTypes()) || hasBF16(op->getResultTypes()));
}

static AttrTypeReplacer getReplacer() {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](Type type) -> std::optional<Type> {
    if (!type.isBF16())
      return std::nullopt;
    return IntegerType::get(type.getContext(), 16);
  });
  replacer.addReplacement([](FloatAttr attr) -> std::optional<Attribute> {
    if (!attr.getType().isBF16())
      return std::nullopt;
    return IntegerAttr::get(IntegerType::get(attr.getContext(), 16),
                            attr.getValue().bitcastToAPInt());
  });
  replacer.addReplacement(
      [](DenseElementsAttr attr) -> std::optional<Attribute> {
        if (!attr.getElementType().isBF16())
          return std::nullopt;
        return attr.bitcast(IntegerType::get(attr.getContext(), 16));
      });
  return replacer;
}

namespace {
struct BF16ToBitsPass : nnprim::impl::BF16ToBitsPassBase<BF16ToBitsPass> {
  using Base::Base;

  void runOnOperation() override {
    WalkResult result = getOperation().walk([](Operation *op) {
      auto extension = dyn_cast<LLVM::FPExtOp>(op);
      if (extension && hasBF16(extension.getArg().getType())) {
        expandExtension(extension);
        return WalkResult::advance();
      }
      if (!computesInBF16(op))
        return WalkResult::advance();
      op->emitOpError("computes in bf16, which is a type for storage here");
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    SmallVector<InstructionOperand> operands =
        findInstructionOperands(getOperation());
    SmallVector<InstructionResult> results =
        findInstructionResults(getOperation());
    getReplacer().recursivelyReplaceElementsIn(
        getOperation(), /*replaceAttrs=*/true, /*replaceLocs=*/false,
        /*replaceTypes=*/true);
    llvm::for_each(operands, restoreOperand);
    llvm::for_each(results, restoreResult);
  }
};
} // namespace
