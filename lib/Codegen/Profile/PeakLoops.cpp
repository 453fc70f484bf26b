//===- PeakLoops.cpp - Loops that measure what a machine can do -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeakLoops.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsX86.h"
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

/// A function of a number of iterations and of a place for two floats.
static Function *createArithmeticLoop(Module &module, const Twine &name) {
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::getUnqual(context);
  return createFunction(module, {Type::getInt64Ty(context), pointer}, name);
}

/// Stores the sum of all lanes of all vectors, since LLVM computes only what is
/// used.
static void storeSum(IRBuilder<> &b, ArrayRef<Value *> vectors, Value *place) {
  Value *total = vectors.front();
  for (Value *vector : vectors.drop_front())
    total = b.CreateFAdd(total, vector);
  Value *zero = ConstantFP::get(b.getFloatTy(), 0.0);
  b.CreateStore(b.CreateFAddReduce(zero, total), place);
}

Function *nnprim::createMultiplyAddLoop(Module &module,
                                        const TargetDesc &target) {
  Function *function = createArithmeticLoop(module, "nnprim_run_multiply_adds");
  IRBuilder<> b(BasicBlock::Create(module.getContext(), "entry", function));
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
  storeSum(b, next, values);
  b.CreateRet(b.CreateMul(function->getArg(0), b.getInt64(2 * sums * lanes)));
  return function;
}

/// Adds the products of pairs of 16-bit integers, two in each lane of i32, to
/// `sum`.
static Value *addPairs(IRBuilder<> &b, const TargetDesc &target, Value *sum,
                       Value *lhs, Value *rhs) {
  auto *type = cast<FixedVectorType>(sum->getType());
  unsigned lanes = type->getNumElements();
  bool isWide = lanes == 16;
  auto *halves = FixedVectorType::get(b.getInt16Ty(), 2 * lanes);
  lhs = b.CreateBitCast(lhs, halves);
  rhs = b.CreateBitCast(rhs, halves);
  if (target.hasVnni)
    return b.CreateIntrinsic(isWide ? Intrinsic::x86_avx512_vpdpwssd_512
                                    : Intrinsic::x86_avx512_vpdpwssd_256,
                             {sum, lhs, rhs});
  return b.CreateAdd(
      sum, b.CreateIntrinsic(isWide ? Intrinsic::x86_avx512_pmaddw_d_512
                                    : Intrinsic::x86_avx2_pmadd_wd,
                             {lhs, rhs}));
}

/// Independent sums that registers hold, each with the integers that its next
/// products are of, beside a factor for each pair and the intermediate results
/// of one.
static unsigned getScaledSums(const TargetDesc &target, int64_t pairs) {
  return std::min<int64_t>(target.peakSums,
                           (target.numVectorRegisters - 2 - pairs) / 2);
}

/// One of both factors is the sum of the iteration before, or else LLVM would
/// move the product out of the loop.
Function *nnprim::createScaledProductLoop(Module &module,
                                          const TargetDesc &target,
                                          int64_t terms) {
  Function *function =
      createArithmeticLoop(module, "nnprim_run_scaled_products");
  IRBuilder<> b(BasicBlock::Create(module.getContext(), "entry", function));
  if (target.architecture != Architecture::X86 || target.isEmittedInOtherIsa) {
    b.CreateRet(b.getInt64(0));
    return function;
  }
  unsigned lanes = getPeakVectorBytes(target) / sizeof(float);
  int64_t pairs = terms / 2;
  unsigned sums = getScaledSums(target, pairs);
  auto *floats = FixedVectorType::get(b.getFloatTy(), lanes);
  auto *integers = FixedVectorType::get(b.getInt32Ty(), lanes);
  Value *values = function->getArg(1);
  auto load = [&](unsigned index) {
    Value *place = b.CreateConstGEP1_32(b.getInt32Ty(), values, index);
    return b.CreateVectorSplat(lanes, b.CreateLoad(b.getInt32Ty(), place));
  };
  SmallVector<Value *> factors, initial;
  for (int64_t pair = 0; pair < pairs; ++pair)
    factors.push_back(
        b.CreateAdd(load(pair % 2), ConstantInt::get(integers, pair / 2)));
  for (unsigned i = 0; i < sums; ++i) {
    initial.push_back(ConstantInt::get(integers, i + 1));
    initial.push_back(Constant::getNullValue(floats));
  }
  CountedLoop loop(b, function->getArg(0), initial);
  SmallVector<Value *> next, results;
  for (unsigned i = 0; i < sums; ++i) {
    Value *factor = loop.getCarried()[2 * i];
    Value *sum = Constant::getNullValue(integers);
    for (Value *rhs : factors)
      sum = addPairs(b, target, sum, factor, rhs);
    Value *total =
        b.CreateFAdd(loop.getCarried()[2 * i + 1], b.CreateSIToFP(sum, floats));
    next.append({sum, total});
    results.push_back(total);
  }
  loop.end(next);
  storeSum(b, results, values);
  b.CreateRet(
      b.CreateMul(function->getArg(0), b.getInt64(4 * pairs * sums * lanes)));
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
