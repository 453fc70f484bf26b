//===- PartitionLoops.cpp - Kernels that run an interval of their work ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopWork.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

namespace nnprim {
#define GEN_PASS_DEF_PARTITIONLOOPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// An interval of work, relative to the start of the piece it applies to.
struct Interval {
  Value begin, end;
};

/// Restricts pieces of work to an interval.
class Restriction {
public:
  explicit Restriction(func::FuncOp function)
      : b(function.getLoc(), function.getContext()) {}

  void apply(ArrayRef<WorkPiece> pieces, Interval interval);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  /// value - amount.
  Value subtract(Value value, int64_t amount) {
    return amount ? arith::SubIOp::create(b, value, index(amount)) : value;
  }
  /// Converts an offset of work to steps of a loop, from 0 to `max`.
  Value countSteps(Value value, int64_t step, int64_t max, bool roundUp);
  void applyToLoop(const WorkPiece &piece, Interval interval);
  void applyToRegion(const WorkPiece &piece, Interval interval);
  /// The interval relative to the current iteration of a loop.
  Interval enterLoop(const WorkPiece &piece, Interval interval);

  ImplicitLocOpBuilder b;
};
} // namespace

Value Restriction::countSteps(Value value, int64_t step, int64_t max,
                              bool roundUp) {
  Value positive = arith::MaxSIOp::create(b, value, index(0));
  if (roundUp)
    positive = arith::AddIOp::create(b, positive, index(step - 1));
  Value steps = arith::DivUIOp::create(b, positive, index(step));
  return arith::MinUIOp::create(b, steps, index(max));
}

Interval Restriction::enterLoop(const WorkPiece &piece, Interval interval) {
  auto loop = cast<scf::ForOp>(piece.op);
  b.setInsertionPointToStart(loop.getBody());
  Value done = loop.getInductionVar();
  done = subtract(done, piece.lowerBound);
  if (piece.step != 1)
    done = arith::DivUIOp::create(b, done, index(piece.step));
  done = arith::MulIOp::create(b, done, index(piece.iterationWork));
  return {arith::SubIOp::create(b, interval.begin, done),
          arith::SubIOp::create(b, interval.end, done)};
}

void Restriction::applyToLoop(const WorkPiece &piece, Interval interval) {
  auto loop = cast<scf::ForOp>(piece.op);
  b.setInsertionPoint(loop);
  bool isLeaf = piece.inner.empty();
  int64_t units = llvm::divideCeil(piece.trips, piece.unitTrips);
  // An interval runs the leaves that begin in it, so that exactly one interval
  // runs each leaf; loops around leaves run wherever a leaf may begin.
  Value begin =
      countSteps(interval.begin, piece.iterationWork * piece.unitTrips, units,
                 /*roundUp=*/isLeaf);
  Value end = countSteps(interval.end, piece.iterationWork * piece.unitTrips,
                         units, /*roundUp=*/true);
  int64_t stride = piece.unitTrips * piece.step;
  auto toBound = [&](Value count) -> Value {
    Value bound = arith::MulIOp::create(b, count, index(stride));
    if (piece.trips % piece.unitTrips)
      bound = arith::MinUIOp::create(b, bound, index(piece.trips * piece.step));
    return piece.lowerBound
               ? arith::AddIOp::create(b, bound, index(piece.lowerBound))
               : bound;
  };
  loop.setLowerBound(toBound(begin));
  loop.setUpperBound(toBound(end));
  if (!isLeaf)
    apply(piece.inner, enterLoop(piece, interval));
}

void Restriction::applyToRegion(const WorkPiece &piece, Interval interval) {
  Block &body = piece.op->getRegion(0).front();
  if (!piece.inner.empty()) {
    b.setInsertionPointToStart(&body);
    return apply(piece.inner, interval);
  }
  // The region runs if begin <= 0 < end.
  b.setInsertionPoint(piece.op);
  Value started = arith::CmpIOp::create(b, arith::CmpIPredicate::sle,
                                        interval.begin, index(0));
  Value ends = arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, interval.end,
                                     index(0));
  auto branch =
      scf::IfOp::create(b, arith::AndIOp::create(b, started, ends).getResult(),
                        /*withElseRegion=*/false);
  piece.op->moveBefore(branch.thenYield());
}

/// Restricts each piece to its part of `interval`; pieces follow each other on
/// the line of their block.
void Restriction::apply(ArrayRef<WorkPiece> pieces, Interval interval) {
  for (const WorkPiece &piece : pieces) {
    OpBuilder::InsertionGuard guard(b);
    b.setLoc(piece.op->getLoc());
    b.setInsertionPoint(piece.op);
    Interval own{subtract(interval.begin, piece.start),
                 subtract(interval.end, piece.start)};
    if (isa<scf::ForOp>(piece.op))
      applyToLoop(piece, own);
    else
      applyToRegion(piece, own);
  }
}

/// The calls of `function`, or failure if it has other uses.
static FailureOr<SmallVector<func::CallOp>>
getCalls(func::FuncOp function, const SymbolUserMap &users) {
  SmallVector<func::CallOp> calls;
  for (Operation *user : users.getUsers(function)) {
    auto call = dyn_cast<func::CallOp>(user);
    if (!call)
      return failure();
    calls.push_back(call);
  }
  return calls;
}

/// A byte of a kernel's operands weighs as much as this many scalar operations:
/// what another core has written comes at some 3 to 8 bytes a cycle, if that
/// fetches as much at the same time, in which a core does 8 to 64 operations.
static constexpr int64_t kByteWork = 4;

/// What the operands of `function` weigh. A loop that reads what several
/// threads have written takes as long as their cores deliver it, however little
/// it computes: run by one thread, it fetches all but its own part, and takes
/// lines away from the threads that overwrite them next.
static int64_t getTransferWork(func::FuncOp function) {
  int64_t bytes = 0;
  for (Type type : function.getArgumentTypes())
    if (auto memref = dyn_cast<MemRefType>(type);
        memref && memref.hasStaticShape())
      bytes +=
          memref.getNumElements() * getStorageBytes(memref.getElementType());
  return kByteWork * bytes;
}

/// Appends an index argument, which all calls set to `value`.
static Value addIndexArgument(func::FuncOp function, int64_t value,
                              ArrayRef<func::CallOp> calls) {
  Type type = IndexType::get(function.getContext());
  unsigned count = function.getNumArguments();
  if (failed(function.insertArgument(count, type, {}, function.getLoc())))
    llvm_unreachable("a func.func takes any argument");
  for (func::CallOp call : calls) {
    OpBuilder b(call);
    call.getOperandsMutable().append(
        arith::ConstantIndexOp::create(b, call.getLoc(), value).getResult());
  }
  return function.getArgument(count);
}

/// Appends the arguments of an interval, which all calls set to the whole work.
static Interval addInterval(func::FuncOp function, int64_t work,
                            ArrayRef<func::CallOp> calls) {
  Value begin = addIndexArgument(function, 0, calls);
  return {begin, addIndexArgument(function, work, calls)};
}

static SmallVector<WorkerSlotOp> getPartIndices(func::FuncOp function) {
  SmallVector<WorkerSlotOp> ops;
  function.walk([&](WorkerSlotOp op) { ops.push_back(op); });
  return ops;
}

/// Erases an op of a kernel that is not divided, which has the only worker slot
/// 0, or an op whose uses are already replaced.
static void replaceByZero(WorkerSlotOp op) {
  OpBuilder b(op);
  op.replaceAllUsesWith(
      arith::ConstantIndexOp::create(b, op.getLoc(), 0).getResult());
  op.erase();
}

namespace {
struct PartitionLoops : nnprim::impl::PartitionLoopsPassBase<PartitionLoops> {
  using Base::Base;

  void partition(func::FuncOp function, const SymbolUserMap &users,
                 int64_t threadWork) {
    bool hasMarks = false;
    function.walk([&](Operation *op) { hasMarks |= isMarkedParallel(op); });
    if (!hasMarks)
      return;
    FailureOr<std::vector<WorkPiece>> pieces =
        analyzeWork(function.getBody().front());
    FailureOr<SmallVector<func::CallOp>> calls = getCalls(function, users);
    if (failed(pieces) || failed(calls)) {
      ++numFallbacks;
      return;
    }
    int64_t work = getTotalWork(*pieces);
    SmallVector<WorkerSlotOp> partIndices = getPartIndices(function);
    // A thread for each unit of work; 0 is for those who want every kernel
    // divided, however small. What moves more than it computes may be divided
    // into as many parts as it has iterations.
    int64_t threads =
        threadWork == 0
            ? work
            : std::max(work, getTransferWork(function)) / threadWork;
    threads = std::min(threads, work);
    for (WorkerSlotOp op : partIndices)
      threads = std::min<int64_t>(threads, op.getMax());
    if (threads < 2) {
      ++numSmall;
      return;
    }
    Interval interval = addInterval(function, work, *calls);
    Restriction(function).apply(*pieces, interval);
    Builder b(&getContext());
    if (!partIndices.empty()) {
      Value number = addIndexArgument(function, 0, *calls);
      for (WorkerSlotOp op : partIndices)
        op.replaceAllUsesWith(number);
      function->setAttr(NNPrimDialect::WorkerSlotAttrHelper::getNameStr(),
                        b.getUnitAttr());
    }
    function->setAttr(NNPrimDialect::WorkAttrHelper::getNameStr(),
                      b.getI64IntegerAttr(work));
    function->setAttr(NNPrimDialect::MaxThreadsAttrHelper::getNameStr(),
                      b.getI64IntegerAttr(threads));
    function->setAttr(NNPrimDialect::WorkUnitsAttrHelper::getNameStr(),
                      b.getI64IntegerAttr(
                          countWorkUnits(function.getBody().front(), *pieces)));
    ++numPartitioned;
  }

  void runOnOperation() override {
    NNPrimDialect::ThreadWorkAttrHelper helper(&getContext());
    // Without a plan nothing is divided.
    int64_t threadWork = std::numeric_limits<int64_t>::max();
    if (IntegerAttr planned = helper.getAttr(getOperation()))
      threadWork = planned.getInt();
    SymbolTableCollection symbols;
    SymbolUserMap users(symbols, getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPrivate() && function.getBody().hasOneBlock() &&
          function.getNumResults() == 0)
        partition(function, users, threadWork);
    getOperation().walk(removeParallelMarks);
    getOperation().walk(replaceByZero);
  }
};
} // namespace
