//===- ArenaPlacement.cpp - Places of buffers in an arena -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArenaPlacement.h"

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace mlir;
using namespace nnprim;

/// The widest vectors of the targets are as long as a cache line.
static constexpr int64_t kAlignment = kLineBytes;

static constexpr int64_t kUnbounded = std::numeric_limits<int64_t>::max();

// 4K aliasing slows down kernels that walk an input and an output side by side
// (depthwise convolutions, elementwise ones), so that large buffers with
// overlapping lifetimes start at different offsets in a page.

/// Buffers smaller than this, in bytes, are not worth the gaps, which take up
/// to a page each.
static constexpr int64_t kMinSpreadBytes = 8 * kAliasBytes;

int64_t nnprim::findPlace(const ArenaBuffer &buffer, int64_t begin, int64_t end,
                          ArrayRef<ArenaBuffer *> others) {
  if (end - begin < buffer.bytes)
    return -1;
  auto isTooClose = [&](int64_t offset) {
    return llvm::any_of(others, [&](const ArenaBuffer *other) {
      int64_t distance = (offset - other->offset) & (kAliasBytes - 1);
      return other->bytes >= kMinSpreadBytes &&
             std::min(distance, kAliasBytes - distance) < kAliasDistance;
    });
  };
  if (buffer.bytes < kMinSpreadBytes)
    return begin;
  int64_t limit = std::min(begin + kAliasBytes, end - buffer.bytes + 1);
  for (int64_t offset = begin; offset < limit; offset += kAlignment)
    if (!isTooClose(offset))
      return offset;
  return begin;
}

SmallVector<ArenaBuffer *> nnprim::sortBySize(ArrayRef<ArenaBuffer *> buffers) {
  SmallVector<ArenaBuffer *> order(buffers);
  llvm::sort(order, [](const ArenaBuffer *a, const ArenaBuffer *b) {
    return std::make_tuple(-a->bytes, a) < std::make_tuple(-b->bytes, b);
  });
  return order;
}

int64_t nnprim::placeTightly(MutableArrayRef<ArenaBuffer *> buffers) {
  int64_t arenaBytes = 0;
  SmallVector<ArenaBuffer *> placed; // By increasing offset.
  for (ArenaBuffer *buffer : sortBySize(buffers)) {
    SmallVector<ArenaBuffer *> others;
    for (ArenaBuffer *other : placed)
      if (other->overlapsInTime(*buffer))
        others.push_back(other);
    int64_t bestOffset = -1;
    int64_t bestGap = std::numeric_limits<int64_t>::max();
    int64_t top = 0;
    for (ArenaBuffer *other : others) {
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
    placed.insert(
        llvm::upper_bound(placed, buffer,
                          [](const ArenaBuffer *a, const ArenaBuffer *b) {
                            return a->offset < b->offset;
                          }),
        buffer);
  }
  return arenaBytes;
}
