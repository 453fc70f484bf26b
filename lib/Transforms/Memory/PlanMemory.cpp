//===- PlanMemory.cpp - Placement of buffers in one arena -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/BufferUsers.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

namespace nnprim {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// The widest vectors of the targets are as long as a cache line.
static constexpr int64_t kAlignment = nnprim::kLineBytes;

static constexpr int64_t kUnbounded = std::numeric_limits<int64_t>::max();

// 4K aliasing slows down kernels that walk an input and an output side by side
// (depthwise convolutions, elementwise ones), so that large buffers with
// overlapping lifetimes start at different offsets in a page.

/// Buffers smaller than this, in bytes, are not worth the gaps, which take up
/// to a page each.
static constexpr int64_t kMinSpreadBytes = 8 * nnprim::kAliasBytes;

namespace {

/// A buffer with its lifetime, in numbers of top-level ops, and its place.
struct Buffer {
  memref::AllocOp alloc;
  int64_t bytes = 0;
  int64_t first = std::numeric_limits<int64_t>::max();
  int64_t last = -1;
  int64_t offset = 0;

  bool overlapsInTime(const Buffer &other) const {
    return first <= other.last && other.first <= last;
  }
  int64_t end() const { return offset + bytes; }
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

/// The offset of the buffer in the free space from `begin` to `end`, or -1 if
/// it does not fit. If possible, its page offset differs enough from those of
/// `others`.
static int64_t findPlace(const Buffer &buffer, int64_t begin, int64_t end,
                         ArrayRef<Buffer *> others) {
  if (end - begin < buffer.bytes)
    return -1;
  auto isTooClose = [&](int64_t offset) {
    return llvm::any_of(others, [&](const Buffer *other) {
      int64_t distance = (offset - other->offset) & (nnprim::kAliasBytes - 1);
      return other->bytes >= kMinSpreadBytes &&
             std::min(distance, nnprim::kAliasBytes - distance) <
                 nnprim::kAliasDistance;
    });
  };
  if (buffer.bytes < kMinSpreadBytes)
    return begin;
  int64_t limit = std::min(begin + nnprim::kAliasBytes, end - buffer.bytes + 1);
  for (int64_t offset = begin; offset < limit; offset += kAlignment)
    if (!isTooClose(offset))
      return offset;
  return begin;
}

/// Places the buffers and returns the size of the arena in bytes.
static int64_t place(MutableArrayRef<Buffer> buffers) {
  SmallVector<Buffer *> order;
  for (Buffer &buffer : buffers)
    order.push_back(&buffer);
  // Ties keep the order of the IR, which makes the plan deterministic.
  llvm::sort(order, [](const Buffer *a, const Buffer *b) {
    return std::make_tuple(-a->bytes, a) < std::make_tuple(-b->bytes, b);
  });

  int64_t arenaBytes = 0;
  SmallVector<Buffer *> placed; // By increasing offset.
  for (Buffer *buffer : order) {
    SmallVector<Buffer *> others;
    for (Buffer *other : placed)
      if (other->overlapsInTime(*buffer))
        others.push_back(other);
    int64_t bestOffset = -1;
    int64_t bestGap = std::numeric_limits<int64_t>::max();
    int64_t top = 0;
    for (Buffer *other : others) {
      int64_t offset = findPlace(*buffer, top, other->offset, others);
      int64_t gap = other->offset - top;
      if (offset >= 0 && gap < bestGap) {
        bestOffset = offset;
        bestGap = gap;
      }
      top = std::max(top, other->end());
    }
    if (bestOffset < 0)
      bestOffset = findPlace(*buffer, top, kUnbounded, others);
    buffer->offset = bestOffset;
    arenaBytes = std::max(arenaBytes, buffer->end());
    placed.insert(llvm::upper_bound(placed, buffer,
                                    [](const Buffer *a, const Buffer *b) {
                                      return a->offset < b->offset;
                                    }),
                  buffer);
  }
  return arenaBytes;
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

  LogicalResult plan() {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || main.isDeclaration())
      return getOperation().emitError("expected a function @main");
    if (!main.getBody().hasOneBlock())
      return main.emitOpError("expected a single block to plan the memory of");
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
