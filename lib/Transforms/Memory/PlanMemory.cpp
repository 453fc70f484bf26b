//===- PlanMemory.cpp - Placement of buffers in one arena -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArenaPlacement.h"
#include "ThreadPieces.h"
#include "UpdateInPlace.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/BufferUsers.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// The widest vectors of the targets are as long as a cache line.
static constexpr int64_t kAlignment = nnprim::kLineBytes;

/// Shares of the arena by which it may grow for the sake of threads, the first
/// one with which there is room.
static constexpr double kThreadShares[] = {0, 0.125, 0.25, 0.5};

namespace {
/// A buffer and the allocation that is replaced.
struct Buffer : nnprim::ArenaBuffer {
  memref::AllocOp alloc;
};
} // namespace

/// Sets `first` and `last` of a buffer in a function with the block `body`,
/// whose ops have these numbers.
static LogicalResult
findLifetime(Buffer &buffer, Block &body,
             const DenseMap<Operation *, int64_t> &numbers) {
  for (Operation *user : nnprim::getBufferUsers(buffer.alloc.getMemref())) {
    if (isa<memref::DeallocOp>(user))
      continue;
    if (isa<func::ReturnOp>(user))
      return buffer.alloc
                 .emitOpError("cannot be placed in the arena, because the "
                              "function returns it")
                 .attachNote(user->getLoc())
             << "returned here";
    int64_t number = numbers.lookup(body.findAncestorOpInBlock(*user));
    buffer.first = std::min(buffer.first, number);
    buffer.last = std::max(buffer.last, number);
  }
  return success();
}

/// Collects the allocations of `function` with their sizes and lifetimes.
static LogicalResult collectBuffers(func::FuncOp function,
                                    SmallVectorImpl<Buffer> &buffers) {
  Block &body = function.getBody().front();
  DenseMap<Operation *, int64_t> numbers;
  for (auto [number, op] : llvm::enumerate(body))
    numbers[&op] = number;
  WalkResult result = function.walk([&](memref::AllocOp alloc) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity()) {
      alloc.emitOpError("cannot be placed in the arena, because its type ")
          << type << " has no static size";
      return WalkResult::interrupt();
    }
    Buffer buffer;
    buffer.alloc = alloc;
    buffer.bytes = llvm::alignTo(
        type.getNumElements() * nnprim::getStorageBytes(type.getElementType()),
        kAlignment);
    if (failed(findLifetime(buffer, body, numbers)))
      return WalkResult::interrupt();
    findPieces(alloc, body, buffer);
    buffers.push_back(buffer);
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Replaces the allocation by a view of the arena.
static void replaceByView(const Buffer &buffer, Value arena) {
  memref::AllocOp alloc = buffer.alloc;
  for (Operation *user : llvm::make_early_inc_range(alloc->getUsers()))
    if (isa<memref::DeallocOp>(user))
      user->erase();
  OpBuilder builder(alloc);
  Value offset =
      arith::ConstantIndexOp::create(builder, alloc.getLoc(), buffer.offset);
  Value view = memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(),
                                      arena, offset, ValueRange());
  alloc.replaceAllUsesWith(view);
  alloc.erase();
}

namespace {

struct PlanMemory : nnprim::impl::PlanMemoryPassBase<PlanMemory> {
  using Base::Base;

  LogicalResult checkOtherFunctions(func::FuncOp main) {
    WalkResult result = getOperation().walk([&](memref::AllocOp alloc) {
      if (alloc->getParentOfType<func::FuncOp>() == main)
        return WalkResult::advance();
      alloc.emitOpError("cannot be placed in the arena, because it is not in "
                        "the function @main");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// Places the buffers and returns the bytes of the arena.
  int64_t place(MutableArrayRef<Buffer> buffers) {
    SmallVector<ArenaBuffer *> all;
    for (Buffer &buffer : buffers)
      all.push_back(&buffer);
    int64_t bytes = placeTightly(all);
    if (numThreads < 2)
      return bytes;
    SmallVector<int64_t> offsets;
    for (const Buffer &buffer : buffers)
      offsets.push_back(buffer.offset);
    for (double share : kThreadShares) {
      int64_t limit = bytes + llvm::alignTo(share * bytes, kAlignment);
      if (succeeded(placeForThreads(all, limit, numThreads)))
        return limit;
    }
    for (auto [buffer, offset] : llvm::zip(buffers, offsets))
      buffer.offset = offset;
    return bytes;
  }

  LogicalResult plan() {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || main.isDeclaration())
      return getOperation().emitError("expected a function @main");
    if (!main.getBody().hasOneBlock())
      return main.emitOpError("expected a single block to plan the memory of");
    nnprim::updateInPlace(main);
    SmallVector<Buffer> buffers;
    if (failed(checkOtherFunctions(main)) ||
        failed(collectBuffers(main, buffers)))
      return failure();

    int64_t bytes = place(buffers);
    auto arenaType = MemRefType::get(bytes, IntegerType::get(&getContext(), 8));
    unsigned index = main.getNumArguments();
    if (failed(main.insertArgument(index, arenaType, {}, main.getLoc())))
      return main.emitOpError("cannot take an arena argument");
    for (const Buffer &buffer : buffers) {
      replaceByView(buffer, main.getArgument(index));
      ++numBuffers;
      unsharedBytes += buffer.bytes;
    }
    arenaBytes += bytes;
    getOperation()->setAttr(
        nnprim::NNPrimDialect::ArenaBytesAttrHelper::getNameStr(),
        IntegerAttr::get(IntegerType::get(&getContext(), 64), bytes));
    return success();
  }

  void runOnOperation() override {
    if (failed(plan()))
      signalPassFailure();
  }
};

} // namespace
