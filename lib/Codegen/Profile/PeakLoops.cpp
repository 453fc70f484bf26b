//===- PeakLoops.cpp - Loops that measure what a machine can do -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeakLoops.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using nnprim::TargetDesc;

/// Vectors that an iteration of the loop over memory reads.
static constexpr unsigned kLoads = 8;

int64_t nnprim::getPeakVectorBytes(const TargetDesc &target) {
  // Wide vectors of other instructions lie in several registers.
  int64_t bits =
      target.isEmittedInOtherIsa && target.architecture == Architecture::X86
          ? std::min<int64_t>(target.vectorBits, 256)
          : target.vectorBits;
  return bits / 8;
}

namespace {
/// A loop that runs its one block, with values carried from one iteration to
/// the next. It runs at least once.
class CountedLoop {
public:
  /// Begins the loop; `b` then inserts into it.
  CountedLoop(IRBuilder<> &b, Value *count, ArrayRef<Value *> initial)
      : b(b), count(count) {
    BasicBlock *before = b.GetInsertBlock();
    body = BasicBlock::Create(b.getContext(), "loop", before->getParent());
    b.CreateBr(body);
    b.SetInsertPoint(body);
    counter = b.CreatePHI(b.getInt64Ty(), 2);
    counter->addIncoming(b.getInt64(0), before);
    for (Value *value : initial) {
      carried.push_back(b.CreatePHI(value->getType(), 2));
      carried.back()->addIncoming(value, before);
    }
  }

  Value *getCounter() const { return counter; }
  ArrayRef<PHINode *> getCarried() const { return carried; }

  /// Ends the loop; `b` then inserts behind it.
  void end(ArrayRef<Value *> next) {
    BasicBlock *last = b.GetInsertBlock();
    Value *number = b.CreateAdd(counter, b.getInt64(1));
    BasicBlock *after =
        BasicBlock::Create(b.getContext(), "exit", last->getParent());
    b.CreateCondBr(b.CreateICmpULT(number, count), body, after);
    counter->addIncoming(number, last);
    for (auto [phi, value] : zip_equal(carried, next))
      phi->addIncoming(value, last);
    b.SetInsertPoint(after);
  }

private:
  IRBuilder<> &b;
  Value *count;
  BasicBlock *body;
  PHINode *counter;
  SmallVector<PHINode *> carried;
};
} // namespace

static Function *createFunction(Module &module, ArrayRef<Type *> arguments,
                                const Twine &name) {
  Type *result = Type::getInt64Ty(module.getContext());
  return Function::Create(FunctionType::get(result, arguments, false),
                          GlobalValue::InternalLinkage, name, module);
}

Function *nnprim::createMultiplyAddLoop(Module &module,
                                        const TargetDesc &target) {
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::getUnqual(context);
  Function *function = createFunction(
      module, {Type::getInt64Ty(context), pointer}, "nnprim_run_multiply_adds");
  IRBuilder<> b(BasicBlock::Create(context, "entry", function));
  unsigned lanes = getPeakVectorBytes(target) / sizeof(float);
  auto *vector = FixedVectorType::get(b.getFloatTy(), lanes);
  auto sums = unsigned(target.peakSums);
  Value *values = function->getArg(1);
  auto load = [&](unsigned index) {
    Value *place = b.CreateConstGEP1_32(b.getFloatTy(), values, index);
    return b.CreateVectorSplat(lanes, b.CreateLoad(b.getFloatTy(), place));
  };
  Value *factor = load(0), *summand = load(1);
  SmallVector<Value *> initial;
  for (unsigned i = 0; i < sums; ++i)
    initial.push_back(ConstantFP::get(vector, i));
  CountedLoop loop(b, function->getArg(0), initial);
  SmallVector<Value *> next;
  for (PHINode *sum : loop.getCarried())
    next.push_back(
        b.CreateIntrinsic(Intrinsic::fma, {vector}, {sum, factor, summand}));
  loop.end(next);
  Value *total = next.front();
  for (Value *sum : ArrayRef(next).drop_front())
    total = b.CreateFAdd(total, sum);
  // Every lane must be used, or LLVM computes only those that are.
  Value *zero = ConstantFP::get(b.getFloatTy(), 0.0);
  b.CreateStore(b.CreateFAddReduce(zero, total), values);
  b.CreateRet(b.CreateMul(function->getArg(0), b.getInt64(2 * sums * lanes)));
  return function;
}

Function *nnprim::createLoadLoop(Module &module, const TargetDesc &target) {
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::getUnqual(context);
  Type *i64 = Type::getInt64Ty(context);
  Function *function =
      createFunction(module, {pointer, i64, i64}, "nnprim_run_loads");
  IRBuilder<> b(BasicBlock::Create(context, "entry", function));
  int64_t bytes = getPeakVectorBytes(target);
  auto *vector = FixedVectorType::get(i64, bytes / 8);
  SmallVector<Value *> zeros(kLoads, Constant::getNullValue(vector));
  Value *blocks = b.CreateUDiv(function->getArg(1), b.getInt64(kLoads * bytes));
  CountedLoop passes(b, function->getArg(2), zeros);
  SmallVector<Value *> sums(passes.getCarried().begin(),
                            passes.getCarried().end());
  CountedLoop loop(b, blocks, sums);
  Value *start = b.CreateMul(loop.getCounter(), b.getInt64(kLoads * bytes));
  SmallVector<Value *> next;
  for (auto [i, sum] : enumerate(loop.getCarried())) {
    Value *offset = b.CreateAdd(start, b.getInt64(i * bytes));
    Value *place = b.CreateGEP(b.getInt8Ty(), function->getArg(0), offset);
    // A volatile load is not moved out of the loop over passes.
    LoadInst *value = b.CreateAlignedLoad(vector, place, Align(bytes), true);
    next.push_back(b.CreateXor(sum, value));
  }
  loop.end(next);
  passes.end(next);
  Value *total = next.front();
  for (Value *sum : ArrayRef(next).drop_front())
    total = b.CreateXor(total, sum);
  b.CreateRet(b.CreateXorReduce(total));
  return function;
}
