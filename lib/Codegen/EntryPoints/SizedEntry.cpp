//===- SizedEntry.cpp - Calls with extents that are chosen then -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizedEntry.h"

#include "CallChecks.h"

#include "llvm/IR/Module.h"

using namespace llvm;
using namespace nnprim;

namespace {
class SizedEntryBuilder {
public:
  SizedEntryBuilder(Module &module, const SizedInterface &sizes);

  Function *createInvoke();
  void createRun(Function *invoke);

private:
  Function *createFunction(const Twine &suffix, ArrayRef<Type *> arguments,
                           GlobalValue::LinkageTypes linkage) {
    return createBaselineFunction(
        module, sizes.name + suffix,
        *getLargest().variants.front().machine->target, arguments, linkage);
  }
  const SizedPart &getLargest() const { return sizes.models.back(); }
  uint64_t getLargestArena() const;
  BasicBlock *createBlock(const Twine &name) {
    return BasicBlock::Create(context, name, function);
  }
  void checkExtents();
  /// A condition under which the extents are those of `part`, but for the
  /// composed one.
  Value *matches(const SizedPart &part);
  /// Runs the part with the arguments of the function and returns its status.
  void callWhole(size_t number);
  /// Runs the parts that differ from the last one of `numbers` in the composed
  /// extent alone, from the largest to the smallest, until all items are done.
  void callComposed(ArrayRef<size_t> numbers);
  /// Stores the addresses of the items from `done` on; `one` and `most` are the
  /// same tensors for one item and for the most.
  void fillPointers(Value *array, Value *elements, ArrayRef<TensorInfo> one,
                    ArrayRef<TensorInfo> most, Value *done);
  Value *callPart(size_t number, Value *inputs, Value *outputs);

  Module &module;
  LLVMContext &context;
  const SizedInterface &sizes;
  PointerType *pointer;
  Type *i64;
  SmallVector<Function *> invokeParts;
  /// The position of the composed symbol, if there is one.
  std::optional<size_t> composed;

  // Of the function that is being built.
  Function *function = nullptr;
  std::unique_ptr<CallChecks> checks;
  SmallVector<Value *> extents;
};
} // namespace

SizedEntryBuilder::SizedEntryBuilder(Module &module,
                                     const SizedInterface &sizes)
    : module(module), context(module.getContext()), sizes(sizes),
      pointer(PointerType::getUnqual(context)), i64(Type::getInt64Ty(context)) {
  for (auto [number, symbol] : enumerate(sizes.symbols))
    if (symbol.isComposed)
      composed = number;
}

uint64_t SizedEntryBuilder::getLargestArena() const {
  uint64_t bytes = 0;
  for (const SizedPart &part : sizes.models)
    bytes = std::max(bytes, getArenaBytes(part.variants));
  return bytes;
}

void SizedEntryBuilder::checkExtents() {
  IRBuilder<> &b = checks->builder();
  Value *array = function->getArg(0);
  checks->require(b.CreateIsNotNull(array), Status::NullExtents);
  for (auto [number, symbol] : enumerate(sizes.symbols)) {
    Value *extent =
        b.CreateLoad(i64, b.CreateConstInBoundsGEP1_64(i64, array, number));
    extents.push_back(extent);
    Value *isKnown;
    if (symbol.isComposed) {
      // 0 becomes the largest number.
      isKnown = b.CreateICmpULT(b.CreateSub(extent, b.getInt64(1)),
                                b.getInt64(symbol.getMaximum()));
    } else {
      isKnown = b.getFalse();
      for (int64_t value : symbol.values)
        isKnown =
            b.CreateOr(isKnown, b.CreateICmpEQ(extent, b.getInt64(value)));
    }
    checks->require(isKnown, Status::Extent, number);
  }
}

Value *SizedEntryBuilder::matches(const SizedPart &part) {
  IRBuilder<> &b = checks->builder();
  Value *condition = b.getTrue();
  for (auto [number, value] : enumerate(part.extents))
    if (composed != number)
      condition = b.CreateAnd(
          condition, b.CreateICmpEQ(extents[number], b.getInt64(value)));
  return condition;
}

Value *SizedEntryBuilder::callPart(size_t number, Value *inputs,
                                   Value *outputs) {
  return checks->builder().CreateCall(
      invokeParts[number], {inputs, outputs, function->getArg(3),
                            function->getArg(4), function->getArg(5)});
}

void SizedEntryBuilder::callWhole(size_t number) {
  checks->builder().CreateRet(
      callPart(number, function->getArg(1), function->getArg(2)));
}

static uint64_t getBytes(const TensorInfo &tensor) {
  uint64_t bytes = getTypeBytes(tensor.type);
  for (int64_t extent : tensor.shape)
    bytes *= extent;
  return bytes;
}

void SizedEntryBuilder::fillPointers(Value *array, Value *elements,
                                     ArrayRef<TensorInfo> one,
                                     ArrayRef<TensorInfo> most, Value *done) {
  IRBuilder<> &b = checks->builder();
  for (size_t i = 0; i < one.size(); ++i) {
    Value *address = b.CreateLoad(
        pointer, b.CreateConstInBoundsGEP1_64(pointer, elements, i));
    // A tensor without items is the same for all of them.
    if (one[i].shape != most[i].shape)
      address = b.CreateGEP(b.getInt8Ty(), address,
                            b.CreateMul(done, b.getInt64(getBytes(one[i]))));
    b.CreateStore(address, b.CreateConstInBoundsGEP1_64(pointer, array, i));
  }
}

void SizedEntryBuilder::callComposed(ArrayRef<size_t> numbers) {
  IRBuilder<> &b = checks->builder();
  const ModelInterface &one = sizes.models[numbers.front()].interface;
  const ModelInterface &most = sizes.models[numbers.back()].interface;
  // The stack's frame is that of the whole function.
  IRBuilder<> entry(&function->getEntryBlock().front());
  auto allocate = [&](size_t count) {
    return entry.CreateAlloca(pointer,
                              entry.getInt64(std::max<size_t>(count, 1)));
  };
  Value *inputs = allocate(one.inputs.size());
  Value *outputs = allocate(one.outputs.size());
  Value *done = b.getInt64(0);
  for (size_t number : llvm::reverse(numbers)) {
    int64_t count = sizes.models[number].extents[*composed];
    BasicBlock *before = b.GetInsertBlock(), *test = createBlock("test"),
               *body = createBlock("items"), *failed = createBlock("failed"),
               *next = createBlock("next"), *after = createBlock("after");
    b.CreateBr(test);
    b.SetInsertPoint(test);
    PHINode *from = b.CreatePHI(i64, 2);
    from->addIncoming(done, before);
    b.CreateCondBr(b.CreateICmpUGE(b.CreateSub(extents[*composed], from),
                                   b.getInt64(count)),
                   body, after);
    b.SetInsertPoint(body);
    fillPointers(inputs, function->getArg(1), one.inputs, most.inputs, from);
    fillPointers(outputs, function->getArg(2), one.outputs, most.outputs, from);
    Value *status = callPart(number, inputs, outputs);
    b.CreateCondBr(b.CreateIsNull(status), next, failed);
    b.SetInsertPoint(failed);
    b.CreateRet(status);
    b.SetInsertPoint(next);
    from->addIncoming(b.CreateAdd(from, b.getInt64(count)), next);
    b.CreateBr(test);
    b.SetInsertPoint(after);
    done = from;
  }
  checks->returnStatus(Status::OK);
}

Function *SizedEntryBuilder::createInvoke() {
  function = createFunction("_invoke_sized",
                            {pointer, pointer, pointer, pointer, i64, pointer},
                            GlobalValue::InternalLinkage);
  checks = std::make_unique<CallChecks>(function);
  IRBuilder<> &b = checks->builder();
  Function *select = nullptr;
  for (const SizedPart &part : sizes.models) {
    EntryPoints entries = declarePart(module, part.interface, part.variants);
    invokeParts.push_back(entries.invoke);
    select = entries.selectVariant;
  }
  checkExtents();
  // All that a part checks, so that none fails behind another.
  checks->require(b.CreateICmpSGE(b.CreateCall(select), b.getInt32(0)),
                  Status::Processor);
  checks->requireArguments(getLargest().interface, getLargestArena());
  for (size_t first = 0; first < sizes.models.size(); ++first) {
    // Parts that differ in the composed extent alone, by its value.
    SmallVector<size_t> numbers;
    for (size_t i = 0; i < sizes.models.size(); ++i) {
      SmallVector<int64_t> own = sizes.models[i].extents,
                           other = sizes.models[first].extents;
      if (composed)
        own[*composed] = other[*composed];
      if (own == other)
        numbers.push_back(i);
    }
    if (numbers.front() != first)
      continue;
    BasicBlock *taken = createBlock("taken"), *next = createBlock("next");
    b.CreateCondBr(matches(sizes.models[first]), taken, next);
    b.SetInsertPoint(taken);
    if (composed)
      callComposed(numbers);
    else
      callWhole(first);
    b.SetInsertPoint(next);
  }
  b.CreateUnreachable();
  return function;
}

/// `<name>_run`, with the extents, a pointer for each tensor, and the arena.
void SizedEntryBuilder::createRun(Function *invoke) {
  const ModelInterface &largest = getLargest().interface;
  size_t numExtents = sizes.symbols.size();
  SmallVector<Type *> types(numExtents, i64);
  types.append(largest.inputs.size() + largest.outputs.size() + 1, pointer);
  Function *run = createFunction("_run", types, GlobalValue::ExternalLinkage);
  IRBuilder<> b(BasicBlock::Create(context, "entry", run));
  auto collect = [&](Type *type, size_t first, size_t count) {
    Value *array = b.CreateAlloca(type, b.getInt64(std::max<size_t>(count, 1)));
    for (size_t i = 0; i < count; ++i)
      b.CreateStore(run->getArg(first + i),
                    b.CreateConstInBoundsGEP1_64(type, array, i));
    return array;
  };
  Value *values = collect(i64, 0, numExtents);
  Value *inputs = collect(pointer, numExtents, largest.inputs.size());
  Value *outputs = collect(pointer, numExtents + largest.inputs.size(),
                           largest.outputs.size());
  b.CreateRet(b.CreateCall(invoke, {values, inputs, outputs,
                                    run->getArg(run->arg_size() - 1),
                                    b.getInt64(getLargestArena()),
                                    ConstantPointerNull::get(pointer)}));
}

Function *nnprim::addSizedEntryPoints(Module &module,
                                      const SizedInterface &sizes) {
  SizedEntryBuilder builder(module, sizes);
  Function *invoke = builder.createInvoke();
  builder.createRun(invoke);
  return invoke;
}
