//===- SplitPhases.cpp - Splitting of kernels at barriers -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

namespace nnprim {
#define GEN_PASS_DEF_SPLITPHASESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

static scf::ExecuteRegionOp findAfterBarrier(func::FuncOp function) {
  if (function.isExternal())
    return nullptr;
  for (auto region : function.getBody().front().getOps<scf::ExecuteRegionOp>())
    if (region->hasAttr(afterBarrierAttrName))
      return region;
  return nullptr;
}

/// The calls of `function`, or nothing if it is not private or has uses that
/// are not calls.
static SmallVector<func::CallOp> getCalls(func::FuncOp function,
                                          ModuleOp module) {
  auto uses = SymbolTable::getSymbolUses(function, module);
  if (!function.isPrivate() || !uses)
    return {};
  SmallVector<func::CallOp> calls;
  for (SymbolTable::SymbolUse use : *uses) {
    auto call = dyn_cast<func::CallOp>(use.getUser());
    if (!call)
      return {};
    calls.push_back(call);
  }
  return calls;
}

/// Replaces `region` by its contents.
static void inlineRegion(scf::ExecuteRegionOp region) {
  Block &body = region.getRegion().front();
  body.getTerminator()->erase();
  region->getBlock()->getOperations().splice(region->getIterator(),
                                             body.getOperations());
  region.erase();
}

/// Turns the function's allocations into additional arguments and returns their
/// types.
static SmallVector<MemRefType> takeMemory(func::FuncOp function) {
  SmallVector<MemRefType> types;
  Builder b(function.getContext());
  for (auto alloca : llvm::make_early_inc_range(
           function.getBody().front().getOps<memref::AllocaOp>())) {
    unsigned index = function.getNumArguments();
    auto attributes = b.getDictionaryAttr(
        {b.getNamedAttr(LLVM::LLVMDialect::getNoAliasAttrName(),
                        b.getUnitAttr()),
         b.getNamedAttr(LLVM::LLVMDialect::getAlignAttrName(),
                        b.getI64IntegerAttr(kLineBytes))});
    if (failed(function.insertArgument(index, alloca.getType(), attributes,
                                       alloca.getLoc())))
      llvm_unreachable("a func.func takes any argument");
    types.push_back(alloca.getType());
    alloca.replaceAllUsesWith(function.getArgument(index));
    alloca.erase();
  }
  return types;
}

/// Makes a function of the second phase, the part after the barrier: a copy of
/// the kernel without the parallel loops of the first phase.
static func::FuncOp cloneAfterBarrier(func::FuncOp function,
                                      SymbolTable &symbols) {
  func::FuncOp second = function.clone();
  second.setName((function.getName() + "_2").str());
  symbols.insert(second, std::next(function->getIterator()));
  scf::ExecuteRegionOp region = findAfterBarrier(second);
  for (Operation &op : llvm::make_early_inc_range(second.getBody().front())) {
    if (&op == region)
      break;
    if (isMarkedParallel(&op))
      op.erase();
  }
  inlineRegion(region);
  return second;
}

/// Makes `call` run the first phase and adds a call of the second one; both get
/// the same memory.
static void replaceCall(func::CallOp call, func::FuncOp second,
                        ArrayRef<MemRefType> memory) {
  auto caller = call->getParentOfType<func::FuncOp>();
  OpBuilder b = OpBuilder::atBlockBegin(&caller.getBody().front());
  for (MemRefType type : memory) {
    Value buffer = memref::AllocaOp::create(b, call.getLoc(), type,
                                            b.getI64IntegerAttr(kLineBytes));
    call.getOperandsMutable().append(buffer);
  }
  b.setInsertionPointAfter(call);
  func::CallOp::create(b, call.getLoc(), second, call.getOperands());
}

namespace {
struct SplitPhases : nnprim::impl::SplitPhasesPassBase<SplitPhases> {
  using Base::Base;

  void split(func::FuncOp function, SymbolTable &symbols) {
    SmallVector<func::CallOp> calls = getCalls(function, getOperation());
    if (calls.empty())
      return inlineRegion(findAfterBarrier(function));
    SmallVector<MemRefType> memory = takeMemory(function);
    func::FuncOp second = cloneAfterBarrier(function, symbols);
    findAfterBarrier(function).erase();
    for (func::CallOp call : calls)
      replaceCall(call, second, memory);
    ++numSplit;
  }

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function : llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (findAfterBarrier(function))
        split(function, symbols);
  }
};
} // namespace
