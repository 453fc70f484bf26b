//===- StraightLineCode.cpp - Generated programs as vector code -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StraightLineCode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

static bool hasFactor(const BasicInstruction<double> &op) {
  return op.kind == Instruction::Kind::Mul ||
         op.kind == Instruction::Kind::MulAdd ||
         op.kind == Instruction::Kind::MulSub;
}

/// A module constant with the numbers, as f32.
static Value getConstants(KernelBuilder &b, Operation *op, StringRef name,
                          ArrayRef<double> numbers) {
  auto module = op->getParentOfType<ModuleOp>();
  auto type = MemRefType::get(numbers.size(), b.getF32Type());
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    SmallVector<float> values;
    for (double number : numbers)
      values.push_back(float(number));
    auto tensorType = RankedTensorType::get(numbers.size(), b.getF32Type());
    memref::GlobalOp::create(
        b, name, b.getStringAttr("private"), type,
        DenseElementsAttr::get(tensorType, ArrayRef(values)),
        /*constant=*/true, b.getI64IntegerAttr(kLineBytes));
  }
  return memref::GetGlobalOp::create(b, type, name);
}

StraightLineCode::StraightLineCode(KernelBuilder &b, Operation *op,
                                   BasicProgram<double> program, StringRef name)
    : b(b), program(std::move(program)) {
  for (const BasicInstruction<double> &instruction :
       this->program.getInstructions())
    if (hasFactor(instruction) &&
        !llvm::is_contained(factors, instruction.factor))
      factors.push_back(instruction.factor);
  if (!factors.empty())
    memref = getConstants(b, op, name, factors);
}

Value StraightLineCode::apply(const BasicInstruction<double> &op, Value lhs,
                              Value rhs,
                              llvm::function_ref<Value()> factor) const {
  using Kind = Instruction::Kind;
  switch (op.kind) {
  case Kind::Add:
    return arith::AddFOp::create(b, lhs, rhs);
  case Kind::Sub:
    return arith::SubFOp::create(b, lhs, rhs);
  case Kind::Mul:
    return arith::MulFOp::create(b, factor(), lhs);
  case Kind::MulAdd:
    return b.fma(factor(), lhs, rhs);
  case Kind::MulSub:
    return b.fma(factor(), lhs, arith::NegFOp::create(b, rhs));
  }
  llvm_unreachable("all kinds are handled");
}

void StraightLineCode::emit(int64_t width, llvm::function_ref<Value(int)> load,
                            llvm::function_ref<void(int, Value)> store) const {
  Value first = memref ? b.hide(0) : Value();
  auto applyOp = [&](const BasicInstruction<double> &op, Value lhs, Value rhs) {
    return apply(op, lhs, rhs, [&] {
      int64_t position = llvm::find(factors, op.factor) - factors.begin();
      Value number = memref::LoadOp::create(b, memref, b.add(first, position));
      return b.broadcast(number, width);
    });
  };
  program.stream<Value>(load, applyOp, [&](int output, Value value) {
    store(output, value);
    if (memref && !keepsFactors)
      first = b.hide(0);
  });
}

StraightLineCode nnprim::getWinogradCode(KernelBuilder &b, Operation *op,
                                         const RationalMatrix &matrix,
                                         StringRef name, int64_t m, int64_t r) {
  StraightLineCode code(
      b, op, StraightLineProgram::fromMatrix(matrix).toDouble(),
      ("__nnprim_winograd_" + name + "_" + Twine(m) + "_" + Twine(r)).str());
  // Values alone take more than half of the registers.
  if (2 * (m + r - 1) > b.getTarget().numVectorRegisters)
    code.rereadFactors();
  return code;
}
