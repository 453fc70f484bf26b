//===- ThreadKernels.cpp - Kernels on the caller's thread pool ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadTasks.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

namespace nnprim {
#define GEN_PASS_DEF_THREADKERNELSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Stores the arguments of `call` in `context` and dispatches the kernel's task
/// to the threads instead.
static void replaceCall(LLVM::CallOp call, ThreadedKernel &kernel,
                        Value context, Value counters, Value threads) {
  ThreadBuilder b(call.getLoc(), call.getContext());
  b.setInsertionPoint(call);
  for (auto [index, argument] :
       llvm::enumerate(call.getArgOperands().drop_back(kernel.getNumAdded())))
    LLVM::StoreOp::create(b, argument,
                          b.field(kernel.context, context, index + 2));
  Value task = LLVM::AddressOfOp::create(b, b.pointer, kernel.task.getName());
  LLVM::CallOp::create(b, TypeRange(), dispatchName,
                       ValueRange{threads, b.constant(kernel.getMaxTasks()),
                                  task, context, counters});
  call.erase();
}

/// Appends a pointer argument. FunctionOpInterface::insertArgument does not
/// work here, because it requires a result type.
static Value appendPointer(LLVM::LLVMFuncOp function) {
  MLIRContext *context = function.getContext();
  Type pointer = LLVM::LLVMPointerType::get(context);
  SmallVector<Type> types(function.getArgumentTypes());
  types.push_back(pointer);
  SmallVector<DictionaryAttr> attributes;
  function.getAllArgAttrs(attributes);
  attributes.push_back(DictionaryAttr::get(context));
  function.setFunctionType(LLVM::LLVMFunctionType::get(
      function.getFunctionType().getReturnType(), types));
  function.setAllArgAttrs(attributes);
  return function.getBody().addArgument(pointer, function.getLoc());
}

namespace {
struct ThreadKernels : nnprim::impl::ThreadKernelsPassBase<ThreadKernels> {
  using Base::Base;

  void emitFunctions(MutableArrayRef<ThreadedKernel> kernels,
                     LLVM::LLVMFuncOp main) {
    SymbolTable symbols(getOperation());
    for (ThreadedKernel &kernel : kernels) {
      // The function is inserted into the module when it gets its name.
      ThreadBuilder b(kernel.body.getLoc(), &getContext());
      emitTask(b, kernel, symbols);
      kernel.body->removeAttr(NNPrimDialect::WorkAttrHelper::getNameStr());
      kernel.body->removeAttr(
          NNPrimDialect::MaxThreadsAttrHelper::getNameStr());
      kernel.body->removeAttr(NNPrimDialect::WorkUnitsAttrHelper::getNameStr());
      kernel.body->removeAttr(
          NNPrimDialect::WorkerSlotAttrHelper::getNameStr());
    }
    ThreadBuilder b(main.getLoc(), &getContext());
    b.setInsertionPoint(main);
    emitDispatch(b);
  }

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<LLVM::LLVMFuncOp>("main");
    SmallVector<ThreadedKernel> kernels;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr(NNPrimDialect::WorkAttrHelper::getNameStr()))
        kernels.emplace_back(function);
    if (!main || kernels.empty())
      return;
    emitFunctions(kernels, main);

    llvm::StringMap<ThreadedKernel *> byName;
    size_t maxFields = 0;
    int64_t maxTasks = 0;
    for (ThreadedKernel &kernel : kernels) {
      byName[kernel.body.getName()] = &kernel;
      maxTasks = std::max(maxTasks, kernel.getMaxTasks());
      maxFields = std::max(maxFields, kernel.context.getBody().size());
    }
    ThreadBuilder b(main.getLoc(), &getContext());
    Value threads = appendPointer(main);
    b.setInsertionPointToStart(&main.getBody().front());
    // Calls do not overlap, so one context of the largest size and one array of
    // counters serve all of them. No argument is wider than eight bytes.
    Value context =
        LLVM::AllocaOp::create(b, b.pointer, b.i64, b.constant(maxFields), 8);
    Value counters = LLVM::AllocaOp::create(
        b, b.pointer, b.getI8Type(), b.constant(maxTasks * kCounterBytes),
        kCounterBytes);
    LLVM::StoreOp::create(b, counters,
                          b.field(kernels.front().context, context, 1));
    main.walk([&](LLVM::CallOp call) {
      if (ThreadedKernel *kernel = byName.lookup(call.getCallee().value_or("")))
        replaceCall(call, *kernel, context, counters, threads);
    });
    getOperation()->setAttr(NNPrimDialect::UsesThreadsAttrHelper::getNameStr(),
                            b.getUnitAttr());
  }
};
} // namespace
