//===- ThreadTasks.cpp - Tasks that threads run for a kernel --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadTasks.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

using namespace mlir;
using namespace nnprim;

/// Maximum number of tasks of a kernel: each has a cache line on the stack.
static constexpr int64_t kMaxTasks = 256;

/// Maximum number of pieces of a task. Tasks that have finished their own
/// pieces take those that another task has not started.
static constexpr int64_t kMaxPieces = 8;

/// Maximum number of tasks, its own included, from which a task takes pieces:
/// with many threads, reading all counters would take longer than a small
/// kernel.
static constexpr int64_t kMaxOwners = 8;

ThreadBuilder::ThreadBuilder(Location loc, MLIRContext *context)
    : ImplicitLocOpBuilder(loc, context),
      pointer(LLVM::LLVMPointerType::get(context)), i32(getI32Type()),
      i64(getI64Type()),
      // Mirrors nnprim_threads of runtime/include/nnprim/model.h.
      threads(
          LLVM::LLVMStructType::getLiteral(context, {pointer, i32, pointer})) {}

Value ThreadBuilder::constant(int64_t value) {
  return LLVM::ConstantOp::create(*this, i64, getI64IntegerAttr(value));
}

Value ThreadBuilder::field(Type type, Value base, int32_t index) {
  return LLVM::GEPOp::create(*this, pointer, type, base,
                             ArrayRef<LLVM::GEPArg>{0, index});
}

Value ThreadBuilder::loadField(LLVM::LLVMStructType type, Value base,
                               int32_t index) {
  return LLVM::LoadOp::create(*this, type.getBody()[index],
                              field(type, base, index));
}

Value ThreadBuilder::counter(Value counters, Value number) {
  Value line = LLVM::MulOp::create(*this, number, constant(kCounterBytes));
  return LLVM::GEPOp::create(*this, pointer, getI8Type(), counters,
                             ArrayRef<LLVM::GEPArg>{line});
}

Value ThreadBuilder::isLess(Value lhs, Value rhs) {
  return LLVM::ICmpOp::create(*this, LLVM::ICmpPredicate::slt, lhs, rhs);
}

LLVM::LLVMFuncOp ThreadBuilder::function(StringRef name,
                                         ArrayRef<Type> arguments) {
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(getContext()),
                                          arguments);
  auto function =
      LLVM::LLVMFuncOp::create(*this, name, type, LLVM::Linkage::Internal);
  setInsertionPointToStart(function.addEntryBlock(*this));
  return function;
}

ThreadedKernel::ThreadedKernel(LLVM::LLVMFuncOp body)
    : body(body), work(body->getAttrOfType<IntegerAttr>(
                               NNPrimDialect::WorkAttrHelper::getNameStr())
                           .getInt()),
      maxThreads(body->getAttrOfType<IntegerAttr>(
                         NNPrimDialect::MaxThreadsAttrHelper::getNameStr())
                     .getInt()),
      takesIndex(
          body->hasAttr(NNPrimDialect::WorkerSlotAttrHelper::getNameStr())) {
  auto number = body->getAttrOfType<IntegerAttr>(
      NNPrimDialect::WorkUnitsAttrHelper::getNameStr());
  workUnits = number ? number.getInt() : 1;
  SmallVector<Type> fields = {IntegerType::get(body.getContext(), 64),
                              LLVM::LLVMPointerType::get(body.getContext())};
  llvm::append_range(fields, body.getArgumentTypes().drop_back(getNumAdded()));
  context = LLVM::LLVMStructType::getLiteral(body.getContext(), fields);
}

int64_t ThreadedKernel::getMaxTasks() const {
  return std::min(maxThreads, kMaxTasks);
}

void nnprim::emitDispatch(ThreadBuilder &b) {
  LLVM::LLVMFuncOp function = b.function(
      dispatchName, {b.pointer, b.i64, b.pointer, b.pointer, b.pointer});
  Value threads = function.getArgument(0), maxTasks = function.getArgument(1);
  Value task = function.getArgument(2), context = function.getArgument(3);
  Value counters = function.getArgument(4);
  Region &region = function.getBody();
  Block *entry = &region.front();
  Block *given = b.createBlock(&region);
  Block *prepare = b.createBlock(&region, {}, b.i64, b.getLoc());
  Block *clear = b.createBlock(&region, {}, b.i64, b.getLoc());
  Block *run = b.createBlock(&region);
  Block *parallel = b.createBlock(&region);
  Block *serial = b.createBlock(&region);

  b.setInsertionPointToEnd(entry);
  Value null = LLVM::ZeroOp::create(b, b.pointer);
  Value isNull =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, threads, null);
  LLVM::CondBrOp::create(b, isNull, prepare, b.constant(1), given,
                         ValueRange());

  b.setInsertionPointToEnd(given);
  Value numThreads =
      LLVM::SExtOp::create(b, b.i64, b.loadField(b.threads, threads, 1));
  Value most = LLVM::SMinOp::create(b, numThreads, maxTasks);
  LLVM::BrOp::create(
      b, LLVM::SMaxOp::create(b, most, b.constant(1)).getResult(), prepare);

  b.setInsertionPointToEnd(prepare);
  Value numTasks = prepare->getArgument(0);
  LLVM::StoreOp::create(b, numTasks, context);
  LLVM::BrOp::create(b, b.constant(0), clear);

  b.setInsertionPointToEnd(clear);
  Value number = clear->getArgument(0);
  LLVM::StoreOp::create(b, b.constant(0), b.counter(counters, number));
  Value next = LLVM::AddOp::create(b, number, b.constant(1));
  LLVM::CondBrOp::create(b, b.isLess(next, numTasks), clear, next, run,
                         ValueRange());

  b.setInsertionPointToEnd(run);
  LLVM::CondBrOp::create(b, b.isLess(b.constant(1), numTasks), parallel,
                         serial);

  b.setInsertionPointToEnd(parallel);
  Value pool = b.loadField(b.threads, threads, 0);
  Value parallelFor = b.loadField(b.threads, threads, 2);
  auto voidType = LLVM::LLVMVoidType::get(b.getContext());
  LLVM::CallOp::create(b,
                       LLVM::LLVMFunctionType::get(
                           voidType, {b.pointer, b.i64, b.pointer, b.pointer}),
                       ValueRange{parallelFor, pool, numTasks, task, context});
  LLVM::ReturnOp::create(b, ValueRange());

  b.setInsertionPointToEnd(serial);
  LLVM::CallOp::create(
      b, LLVM::LLVMFunctionType::get(voidType, {b.pointer, b.i64}),
      ValueRange{task, context, b.constant(0)});
  LLVM::ReturnOp::create(b, ValueRange());
}

namespace {
/// Emits the task of one kernel.
struct TaskEmitter {
  ThreadBuilder &b;
  ThreadedKernel &kernel;
  Value index, numTasks, numPieces, counters;
  SmallVector<Value> arguments;

  void emit(SymbolTable &symbols);
  void loadContext(Value context);
  /// Runs piece `piece` of the interval of task `owner`.
  void emitPiece(Value owner, Value piece);
};
} // namespace

void TaskEmitter::loadContext(Value context) {
  numTasks = b.loadField(kernel.context, context, 0);
  counters = b.loadField(kernel.context, context, 1);
  for (size_t i = 2, e = kernel.context.getBody().size(); i < e; ++i)
    arguments.push_back(b.loadField(kernel.context, context, i));
  Value each =
      LLVM::UDivOp::create(b, b.constant(kernel.getMaxPieces()), numTasks);
  each = LLVM::SMinOp::create(b, each, b.constant(kMaxPieces));
  Value several = LLVM::SMaxOp::create(b, each, b.constant(1));
  Value isAlone =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, numTasks, b.constant(1));
  numPieces = LLVM::SelectOp::create(b, isAlone, b.constant(1), several);
}

void TaskEmitter::emitPiece(Value owner, Value piece) {
  auto getBoundary = [&](Value number) -> Value {
    Value product = LLVM::MulOp::create(b, number, b.constant(kernel.work));
    return LLVM::UDivOp::create(b, product, numTasks);
  };
  Value begin = getBoundary(owner);
  Value end = getBoundary(LLVM::AddOp::create(b, owner, b.constant(1)));
  Value length = LLVM::SubOp::create(b, end, begin);
  auto getPlace = [&](Value number) -> Value {
    Value product = LLVM::MulOp::create(b, number, length);
    return LLVM::AddOp::create(
        b, begin, LLVM::UDivOp::create(b, product, numPieces).getResult());
  };
  SmallVector<Value> operands = arguments;
  operands.push_back(getPlace(piece));
  operands.push_back(getPlace(LLVM::AddOp::create(b, piece, b.constant(1))));
  if (kernel.takesIndex)
    operands.push_back(index);
  LLVM::CallOp::create(b, kernel.body, operands);
}

void TaskEmitter::emit(SymbolTable &symbols) {
  std::string name = (kernel.body.getName() + "_task").str();
  kernel.task = b.function(name, {b.pointer, b.i64});
  index = kernel.task.getArgument(1);
  loadContext(kernel.task.getArgument(0));
  Region &region = kernel.task.getBody();
  Block *entry = &region.front();
  Block *visit = b.createBlock(&region, {}, b.i64, b.getLoc());
  Block *look = b.createBlock(&region);
  Block *take = b.createBlock(&region);
  Block *run = b.createBlock(&region);
  Block *leave = b.createBlock(&region);
  Block *exit = b.createBlock(&region);

  b.setInsertionPointToEnd(entry);
  LLVM::BrOp::create(b, b.constant(0), visit);

  b.setInsertionPointToEnd(visit);
  Value visited = visit->getArgument(0);
  Value sum = LLVM::AddOp::create(b, index, visited);
  Value owner = LLVM::URemOp::create(b, sum, numTasks);
  Value counter = b.counter(counters, owner);
  LLVM::BrOp::create(b, ValueRange(), look);

  // A load before the atomic add keeps the cache line shared while there is
  // nothing to take.
  b.setInsertionPointToEnd(look);
  Value taken = LLVM::LoadOp::create(
      b, b.i64, counter, /*alignment=*/8, /*isVolatile=*/false,
      /*isNonTemporal=*/false, /*isInvariant=*/false,
      /*isInvariantGroup=*/false, LLVM::AtomicOrdering::monotonic);
  LLVM::CondBrOp::create(b, b.isLess(taken, numPieces), take, leave);

  // Relaxed order suffices: the counter only has to yield each number once, and
  // waiting for all tasks makes their results visible.
  b.setInsertionPointToEnd(take);
  Value piece =
      LLVM::AtomicRMWOp::create(b, LLVM::AtomicBinOp::add, counter,
                                b.constant(1), LLVM::AtomicOrdering::monotonic);
  LLVM::CondBrOp::create(b, b.isLess(piece, numPieces), run, leave);

  b.setInsertionPointToEnd(run);
  emitPiece(owner, piece);
  LLVM::BrOp::create(b, ValueRange(), look);

  b.setInsertionPointToEnd(leave);
  Value next = LLVM::AddOp::create(b, visited, b.constant(1));
  Value owners = LLVM::SMinOp::create(b, numTasks, b.constant(kMaxOwners));
  LLVM::CondBrOp::create(b, b.isLess(next, owners), visit, next, exit,
                         ValueRange());

  b.setInsertionPointToEnd(exit);
  LLVM::ReturnOp::create(b, ValueRange());
  symbols.insert(kernel.task); // Renames it if the name is taken.
}

void nnprim::emitTask(ThreadBuilder &b, ThreadedKernel &kernel,
                      SymbolTable &symbols) {
  TaskEmitter{b, kernel, {}, {}, {}, {}, {}}.emit(symbols);
}
