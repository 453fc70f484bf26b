//===- ThreadPlacement.cpp - Buffers where a thread's lines are -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArenaPlacement.h"

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

using namespace mlir;
using namespace nnprim;

namespace {
/// Places one buffer after the other, the largest first.
class ThreadPlacement {
public:
  explicit ThreadPlacement(int64_t bound) : bound(bound) {}

  /// Fails if there is no room.
  LogicalResult place(ArenaBuffer &buffer);

private:
  /// Bytes that others have used otherwise just before, or use just after; of
  /// those that are used alike, less so many; and the offset.
  using Cost = std::tuple<int64_t, int64_t, int64_t>;

  void sortPlaced(const ArenaBuffer &buffer);
  /// Where the buffer would begin or end where others do.
  std::set<int64_t> getOffsets(const ArenaBuffer &buffer) const;
  std::optional<Cost> getCost(const ArenaBuffer &buffer, int64_t offset) const;

  int64_t bound;
  SmallVector<ArenaBuffer *> placed;
  /// Of the buffer that is placed now: those that live with it, before it, the
  /// last one first, and after it, the next one first.
  SmallVector<ArenaBuffer *> others, before, after;
};
} // namespace

/// The bytes from `offset` on that `users` use, the first of each byte:
/// otherwise than `buffer` does and alike.
static std::pair<int64_t, int64_t> countUsed(const ArenaBuffer &buffer,
                                             int64_t offset,
                                             ArrayRef<ArenaBuffer *> users) {
  using Range = std::pair<int64_t, int64_t>;
  SmallVector<Range> unused{{offset, offset + buffer.bytes}};
  int64_t otherwise = 0, alike = 0;
  for (const ArenaBuffer *user : users) {
    int64_t count = 0;
    SmallVector<Range> rest;
    for (auto [begin, end] : unused) {
      int64_t first = std::clamp(user->offset, begin, end);
      int64_t last = std::clamp(user->end(), first, end);
      count += last - first;
      if (begin < first)
        rest.push_back({begin, first});
      if (last < end)
        rest.push_back({last, end});
    }
    bool isAlike = user->offset == offset && user->bytes == buffer.bytes;
    (isAlike ? alike : otherwise) += count;
    unused = std::move(rest);
    if (unused.empty())
      break;
  }
  return {otherwise, alike};
}

std::optional<ThreadPlacement::Cost>
ThreadPlacement::getCost(const ArenaBuffer &buffer, int64_t offset) const {
  int64_t end = offset + buffer.bytes;
  if (offset < 0 || end > bound ||
      llvm::any_of(others, [&](const ArenaBuffer *other) {
        return offset < other->end() && other->offset < end;
      }))
    return std::nullopt;
  auto [otherwiseBefore, alikeBefore] = countUsed(buffer, offset, before);
  auto [otherwiseAfter, alikeAfter] = countUsed(buffer, offset, after);
  return Cost(otherwiseBefore + otherwiseAfter, -alikeBefore - alikeAfter,
              offset);
}

void ThreadPlacement::sortPlaced(const ArenaBuffer &buffer) {
  others.clear();
  before.clear();
  after.clear();
  for (ArenaBuffer *other : placed) {
    if (other->overlapsInTime(buffer))
      others.push_back(other);
    else
      (other->last < buffer.first ? before : after).push_back(other);
  }
  llvm::sort(before, [](const ArenaBuffer *a, const ArenaBuffer *b) {
    return std::make_tuple(-a->last, a) < std::make_tuple(-b->last, b);
  });
  llvm::sort(after, [](const ArenaBuffer *a, const ArenaBuffer *b) {
    return std::make_tuple(a->first, a) < std::make_tuple(b->first, b);
  });
}

std::set<int64_t> ThreadPlacement::getOffsets(const ArenaBuffer &buffer) const {
  std::set<int64_t> offsets{0, bound - buffer.bytes};
  for (const ArenaBuffer *other : placed)
    for (int64_t begin : {other->offset, other->end()})
      offsets.insert({begin, begin - buffer.bytes});
  return offsets;
}

LogicalResult ThreadPlacement::place(ArenaBuffer &buffer) {
  sortPlaced(buffer);
  std::optional<Cost> best;
  for (int64_t begin : getOffsets(buffer)) {
    // In the same place as another buffer or, if that is better, with a page
    // offset of its own.
    int64_t spread =
        findPlace(buffer, begin, begin + buffer.bytes + kAliasBytes, others);
    for (int64_t offset : {begin, spread}) {
      std::optional<Cost> cost = getCost(buffer, offset);
      if (cost && (!best || *cost < *best)) {
        best = cost;
        buffer.offset = offset;
      }
    }
  }
  placed.push_back(&buffer);
  return success(best.has_value());
}

LogicalResult nnprim::placeForThreads(MutableArrayRef<ArenaBuffer *> buffers,
                                      int64_t bound) {
  ThreadPlacement placement(bound);
  for (ArenaBuffer *buffer : sortBySize(buffers))
    if (failed(placement.place(*buffer)))
      return failure();
  return success();
}
