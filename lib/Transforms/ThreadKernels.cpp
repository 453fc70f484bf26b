//===- ThreadKernels.cpp - Kernels through the caller's parallel_for ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

namespace nnprim {
#define GEN_PASS_DEF_THREADKERNELSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

static constexpr llvm::StringLiteral kDispatchName = "nnprim_parallel";

namespace {
/// Types and accesses that all functions below are made of.
struct Emitter : ImplicitLocOpBuilder {
  Emitter(Location loc, MLIRContext *context)
      : ImplicitLocOpBuilder(loc, context),
        pointer(LLVM::LLVMPointerType::get(context)), i32(getI32Type()),
        i64(getI64Type()),
        // Mirrors nnprim_threads of runtime/include/nnprim/model.h.
        threads(LLVM::LLVMStructType::getLiteral(context,
                                                 {pointer, i32, pointer})) {}

  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(*this, i64, getI64IntegerAttr(value));
  }
  Value field(Type type, Value base, int32_t index) {
    return LLVM::GEPOp::create(*this, pointer, type, base,
                               ArrayRef<LLVM::GEPArg>{0, index});
  }
  Value loadField(LLVM::LLVMStructType type, Value base, int32_t index) {
    return LLVM::LoadOp::create(*this, type.getBody()[index],
                                field(type, base, index));
  }
  /// A private function, with the insertion point in its entry block.
  LLVM::LLVMFuncOp function(StringRef name, ArrayRef<Type> arguments) {
    auto type = LLVM::LLVMFunctionType::get(
        LLVM::LLVMVoidType::get(getContext()), arguments);
    auto function =
        LLVM::LLVMFuncOp::create(*this, name, type, LLVM::Linkage::Internal);
    setInsertionPointToStart(function.addEntryBlock(*this));
    return function;
  }

  LLVM::LLVMPointerType pointer;
  Type i32, i64;
  LLVM::LLVMStructType threads;
};

/// A kernel and how it is handed to threads.
struct Kernel {
  LLVM::LLVMFuncOp body;
  int64_t work, maxThreads;
  /// Whether its last argument is the number of the task.
  bool takesIndex;
  /// The number of tasks, then the arguments but for the interval and that.
  LLVM::LLVMStructType context;
  LLVM::LLVMFuncOp task;

  unsigned getNumAdded() const { return takesIndex ? 3 : 2; }
};
} // namespace

/// void nnprim_parallel(const nnprim_threads *threads, int64_t max_tasks,
///                      void (*task)(void *, int64_t), void *context):
/// one task a thread; all in the calling thread if it is the only one.
static void emitDispatch(Emitter &b) {
  LLVM::LLVMFuncOp function =
      b.function(kDispatchName, {b.pointer, b.i64, b.pointer, b.pointer});
  Value threads = function.getArgument(0), maxTasks = function.getArgument(1);
  Value task = function.getArgument(2), context = function.getArgument(3);
  Region &region = function.getBody();
  Block *entry = &region.front();
  Block *given = b.createBlock(&region);
  Block *parallel = b.createBlock(&region, {}, b.i64, b.getLoc());
  Block *serial = b.createBlock(&region);

  b.setInsertionPointToEnd(entry);
  Value null = LLVM::ZeroOp::create(b, b.pointer);
  Value isNull =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, threads, null);
  LLVM::CondBrOp::create(b, isNull, serial, given);

  b.setInsertionPointToEnd(given);
  Value numThreads =
      LLVM::SExtOp::create(b, b.i64, b.loadField(b.threads, threads, 1));
  Value numTasks = LLVM::SMinOp::create(b, numThreads, maxTasks);
  Value isMany = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::sgt, numTasks,
                                      b.constant(1));
  LLVM::CondBrOp::create(b, isMany, parallel, numTasks, serial, ValueRange());

  b.setInsertionPointToEnd(parallel);
  numTasks = parallel->getArgument(0);
  LLVM::StoreOp::create(b, numTasks, context);
  Value pool = b.loadField(b.threads, threads, 0);
  Value parallelFor = b.loadField(b.threads, threads, 2);
  auto voidType = LLVM::LLVMVoidType::get(b.getContext());
  LLVM::CallOp::create(b,
                       LLVM::LLVMFunctionType::get(
                           voidType, {b.pointer, b.i64, b.pointer, b.pointer}),
                       ValueRange{parallelFor, pool, numTasks, task, context});
  LLVM::ReturnOp::create(b, ValueRange());

  b.setInsertionPointToEnd(serial);
  LLVM::StoreOp::create(b, b.constant(1), context);
  LLVM::CallOp::create(
      b, LLVM::LLVMFunctionType::get(voidType, {b.pointer, b.i64}),
      ValueRange{task, context, b.constant(0)});
  LLVM::ReturnOp::create(b, ValueRange());
}

/// void <kernel>_task(context, index): runs the index-th of as many equal
/// intervals of the kernel's work as there are tasks.
static void emitTask(Emitter &b, Kernel &kernel, SymbolTable &symbols) {
  std::string name = (kernel.body.getName() + "_task").str();
  kernel.task = b.function(name, {b.pointer, b.i64});
  Value context = kernel.task.getArgument(0);
  Value index = kernel.task.getArgument(1);
  Value numTasks = b.loadField(kernel.context, context, 0);
  SmallVector<Value> arguments;
  for (size_t i = 1, e = kernel.context.getBody().size(); i < e; ++i)
    arguments.push_back(b.loadField(kernel.context, context, i));
  auto getBoundary = [&](Value number) {
    Value product = LLVM::MulOp::create(b, number, b.constant(kernel.work));
    return LLVM::UDivOp::create(b, product, numTasks);
  };
  arguments.push_back(getBoundary(index));
  arguments.push_back(
      getBoundary(LLVM::AddOp::create(b, index, b.constant(1))));
  if (kernel.takesIndex)
    arguments.push_back(index);
  LLVM::CallOp::create(b, kernel.body, arguments);
  LLVM::ReturnOp::create(b, ValueRange());
  symbols.insert(kernel.task); // Renames it if the name is taken.
}

static Kernel makeKernel(LLVM::LLVMFuncOp body) {
  Kernel kernel;
  kernel.body = body;
  kernel.work = body->getAttrOfType<IntegerAttr>("nnprim.work").getInt();
  kernel.maxThreads =
      body->getAttrOfType<IntegerAttr>("nnprim.max_threads").getInt();
  kernel.takesIndex = body->hasAttr("nnprim.part_index");
  SmallVector<Type> fields = {IntegerType::get(body.getContext(), 64)};
  llvm::append_range(fields,
                     body.getArgumentTypes().drop_back(kernel.getNumAdded()));
  kernel.context = LLVM::LLVMStructType::getLiteral(body.getContext(), fields);
  return kernel;
}

/// Packs the arguments of `call` and hands them to the threads.
static void replaceCall(LLVM::CallOp call, Kernel &kernel, Value context,
                        Value threads) {
  Emitter b(call.getLoc(), call.getContext());
  b.setInsertionPoint(call);
  for (auto [index, argument] :
       llvm::enumerate(call.getArgOperands().drop_back(kernel.getNumAdded())))
    LLVM::StoreOp::create(b, argument,
                          b.field(kernel.context, context, index + 1));
  Value task = LLVM::AddressOfOp::create(b, b.pointer, kernel.task.getName());
  LLVM::CallOp::create(
      b, TypeRange(), kDispatchName,
      ValueRange{threads, b.constant(kernel.maxThreads), task, context});
  call.erase();
}

/// One more argument. FunctionOpInterface's own way wants a result type.
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

  void emitFunctions(MutableArrayRef<Kernel> kernels, LLVM::LLVMFuncOp main) {
    SymbolTable symbols(getOperation());
    for (Kernel &kernel : kernels) {
      // A detached function takes its place when it gets its name.
      Emitter b(kernel.body.getLoc(), &getContext());
      emitTask(b, kernel, symbols);
      kernel.body->removeAttr("nnprim.work");
      kernel.body->removeAttr("nnprim.max_threads");
      kernel.body->removeAttr("nnprim.part_index");
    }
    Emitter b(main.getLoc(), &getContext());
    b.setInsertionPoint(main);
    emitDispatch(b);
  }

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<LLVM::LLVMFuncOp>("main");
    SmallVector<Kernel> kernels;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr("nnprim.work"))
        kernels.push_back(makeKernel(function));
    if (!main || kernels.empty())
      return;
    emitFunctions(kernels, main);

    llvm::StringMap<Kernel *> byName;
    size_t maxFields = 0;
    for (Kernel &kernel : kernels) {
      byName[kernel.body.getName()] = &kernel;
      maxFields = std::max(maxFields, kernel.context.getBody().size());
    }
    Emitter b(main.getLoc(), &getContext());
    Value threads = appendPointer(main);
    b.setInsertionPointToStart(&main.getBody().front());
    // Calls follow each other: one context, of the largest size, serves all.
    // No argument is wider than eight bytes.
    Value context =
        LLVM::AllocaOp::create(b, b.pointer, b.i64, b.constant(maxFields), 8);
    main.walk([&](LLVM::CallOp call) {
      if (Kernel *kernel = byName.lookup(call.getCallee().value_or("")))
        replaceCall(call, *kernel, context, threads);
    });
    getOperation()->setAttr("nnprim.uses_threads", b.getUnitAttr());
  }
};
} // namespace
