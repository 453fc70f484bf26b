//===- ThreadPlacement.cpp - Buffers where a thread's lines are -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A place costs the bytes in it that others use just before or after. Who that
// is for each byte is found once for a buffer, so that each of its places costs
// a few binary searches.
//
//===----------------------------------------------------------------------===//

#include "ArenaPlacement.h"

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

using namespace mlir;
using namespace nnprim;

/// What order of buffers is by time, and among those alike by place in memory,
/// which is that of the IR.
static bool endsLater(const ArenaBuffer *a, const ArenaBuffer *b) {
  return std::make_tuple(-a->last, a) < std::make_tuple(-b->last, b);
}
static bool beginsEarlier(const ArenaBuffer *a, const ArenaBuffer *b) {
  return std::make_tuple(a->first, a) < std::make_tuple(b->first, b);
}

namespace {
/// A place in the arena: the last of some bounds that is not above it, -1 if
/// there is none, and how far it is above that.
struct BoundPlace {
  int64_t bound, distance;
};
} // namespace

static BoundPlace findBound(ArrayRef<int64_t> bounds, int64_t offset) {
  int64_t bound = llvm::upper_bound(bounds, offset) - bounds.begin() - 1;
  return {bound, bound < 0 ? offset : offset - bounds[bound]};
}

namespace {
/// Who uses each byte of the arena first, of some buffers in order.
class FirstUsers {
public:
  FirstUsers() = default;
  /// All users begin and end at some of `bounds`, which are in order. `bytes`
  /// is the size of the buffer that is placed.
  FirstUsers(ArrayRef<int64_t> bounds, int64_t bytes,
             ArrayRef<ArenaBuffer *> users);

  /// The bytes that are used of a buffer at `offset`: otherwise than by this
  /// one, and by others of its size and offset.
  std::pair<int64_t, int64_t> countUsed(int64_t offset, BoundPlace begin,
                                        BoundPlace end) const;

private:
  int64_t getUsedBelow(BoundPlace place) const;

  /// How many bytes below a bound are used, and whether those between it and
  /// the next one are.
  SmallVector<int64_t> usedBelow;
  SmallVector<bool> isUsed;
  /// By the offset of users as large as the buffer, how many bytes these are
  /// the first to use.
  DenseMap<int64_t, int64_t> alike;
};

/// Ranges of bytes that may not be used.
class BusyRanges {
public:
  BusyRanges() = default;
  explicit BusyRanges(ArrayRef<ArenaBuffer *> buffers);
  bool overlaps(int64_t begin, int64_t end) const;

private:
  /// In order, none within another.
  SmallVector<std::pair<int64_t, int64_t>> ranges;
};

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

  void findNeighbours(const ArenaBuffer &buffer);
  /// Where the buffer would begin or end where others do, in order.
  SmallVector<int64_t> getOffsets(const ArenaBuffer &buffer) const;
  int64_t getSpread(const ArenaBuffer &buffer, int64_t begin);
  std::optional<Cost> getCost(const ArenaBuffer &buffer, int64_t offset) const;
  void add(ArenaBuffer &buffer);

  int64_t bound;
  /// The buffers that have a place, in order of time, and where they begin and
  /// end.
  SmallVector<ArenaBuffer *> lastFirst, firstFirst;
  SmallVector<int64_t> bounds;
  /// Of the buffer that is placed now: those that live with it, and what they
  /// take.
  SmallVector<ArenaBuffer *> others;
  BusyRanges busy;
  /// By the place in a page, how far behind it findPlace goes.
  DenseMap<int64_t, int64_t> spreads;
  /// Of those that live before it the last ones, after it the next ones.
  FirstUsers before, after;
};
} // namespace

FirstUsers::FirstUsers(ArrayRef<int64_t> bounds, int64_t bytes,
                       ArrayRef<ArenaBuffer *> users)
    : isUsed(bounds.size(), false) {
  // From each range the next one that is not used, or one on the way to it.
  SmallVector<size_t> next(bounds.size() + 1);
  std::iota(next.begin(), next.end(), 0);
  auto findUnused = [&](size_t range) {
    while (next[range] != range)
      range = next[range] = next[next[range]];
    return range;
  };
  for (const ArenaBuffer *user : users) {
    int64_t count = 0;
    size_t range = findUnused(findBound(bounds, user->offset).bound);
    for (; range < bounds.size() && bounds[range] < user->end();
         range = findUnused(range)) {
      count += bounds[range + 1] - bounds[range];
      isUsed[range] = true;
      next[range] = range + 1;
    }
    if (user->bytes == bytes)
      alike[user->offset] += count;
  }
  int64_t sum = 0;
  for (size_t range = 0; range < bounds.size(); ++range) {
    usedBelow.push_back(sum);
    if (isUsed[range])
      sum += bounds[range + 1] - bounds[range];
  }
}

int64_t FirstUsers::getUsedBelow(BoundPlace place) const {
  if (place.bound < 0)
    return 0;
  return usedBelow[place.bound] + (isUsed[place.bound] ? place.distance : 0);
}

std::pair<int64_t, int64_t>
FirstUsers::countUsed(int64_t offset, BoundPlace begin, BoundPlace end) const {
  int64_t used = getUsedBelow(end) - getUsedBelow(begin);
  int64_t usedAlike = alike.lookup(offset);
  return {used - usedAlike, usedAlike};
}

BusyRanges::BusyRanges(ArrayRef<ArenaBuffer *> buffers) {
  SmallVector<std::pair<int64_t, int64_t>> all;
  for (const ArenaBuffer *buffer : buffers)
    all.push_back({buffer->offset, buffer->end()});
  llvm::sort(all);
  for (auto [begin, end] : all) {
    if (!ranges.empty() && begin < ranges.back().second)
      ranges.back().second = std::max(ranges.back().second, end);
    else
      ranges.push_back({begin, end});
  }
}

bool BusyRanges::overlaps(int64_t begin, int64_t end) const {
  auto next = llvm::partition_point(
      ranges, [&](const auto &range) { return range.second <= begin; });
  return next != ranges.end() && next->first < end;
}

std::optional<ThreadPlacement::Cost>
ThreadPlacement::getCost(const ArenaBuffer &buffer, int64_t offset) const {
  int64_t end = offset + buffer.bytes;
  if (offset < 0 || end > bound || busy.overlaps(offset, end))
    return std::nullopt;
  BoundPlace first = findBound(bounds, offset), last = findBound(bounds, end);
  auto [otherwiseBefore, alikeBefore] = before.countUsed(offset, first, last);
  auto [otherwiseAfter, alikeAfter] = after.countUsed(offset, first, last);
  return Cost(otherwiseBefore + otherwiseAfter, -alikeBefore - alikeAfter,
              offset);
}

void ThreadPlacement::findNeighbours(const ArenaBuffer &buffer) {
  SmallVector<ArenaBuffer *> earlier, later;
  others.clear();
  spreads.clear();
  for (ArenaBuffer *other : lastFirst) {
    if (other->overlapsInTime(buffer))
      others.push_back(other);
    else if (other->last < buffer.first)
      earlier.push_back(other);
  }
  for (ArenaBuffer *other : firstFirst)
    if (!other->overlapsInTime(buffer) && other->last >= buffer.first)
      later.push_back(other);
  before = FirstUsers(bounds, buffer.bytes, earlier);
  after = FirstUsers(bounds, buffer.bytes, later);
  busy = BusyRanges(others);
}

SmallVector<int64_t>
ThreadPlacement::getOffsets(const ArenaBuffer &buffer) const {
  auto begins =
      llvm::map_range(bounds, [&](int64_t end) { return end - buffer.bytes; });
  SmallVector<int64_t> offsets{0};
  std::merge(bounds.begin(), bounds.end(), begins.begin(), begins.end(),
             std::back_inserter(offsets));
  offsets.push_back(bound - buffer.bytes);
  offsets.erase(llvm::unique(offsets), offsets.end());
  return offsets;
}

int64_t ThreadPlacement::getSpread(const ArenaBuffer &buffer, int64_t begin) {
  auto [it, isNew] = spreads.try_emplace(begin & (kAliasBytes - 1), 0);
  if (isNew)
    it->second =
        findPlace(buffer, begin, begin + buffer.bytes + kAliasBytes, others) -
        begin;
  return it->second;
}

void ThreadPlacement::add(ArenaBuffer &buffer) {
  lastFirst.insert(llvm::upper_bound(lastFirst, &buffer, endsLater), &buffer);
  firstFirst.insert(llvm::upper_bound(firstFirst, &buffer, beginsEarlier),
                    &buffer);
  for (int64_t end : {buffer.offset, buffer.end()}) {
    auto place = llvm::lower_bound(bounds, end);
    if (place == bounds.end() || *place != end)
      bounds.insert(place, end);
  }
}

LogicalResult ThreadPlacement::place(ArenaBuffer &buffer) {
  findNeighbours(buffer);
  std::optional<Cost> best;
  for (int64_t begin : getOffsets(buffer)) {
    // In the same place as another buffer or, if that is better, with a page
    // offset of its own.
    int64_t spread = begin + getSpread(buffer, begin);
    for (int64_t offset : {begin, spread}) {
      std::optional<Cost> cost = getCost(buffer, offset);
      if (cost && (!best || *cost < *best)) {
        best = cost;
        buffer.offset = offset;
      }
    }
  }
  add(buffer);
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
