//===- ThreadPlacement.cpp - Buffers where a thread's lines are -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A place costs the bytes in it that another thread uses just before or after,
// or may use. Who that is for each byte is found once for a buffer, so that
// each of its places costs a few binary searches.
//
//===----------------------------------------------------------------------===//

#include "ArenaPlacement.h"

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

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

/// More pieces than these are not told apart: of many small ones few bytes
/// would meet those of the same thread.
static constexpr int64_t kMaxPieces = 4;

/// Bytes that a core's second-level cache holds of what a model has used last.
/// What has been used before that is in no thread's cache.
static constexpr int64_t kKeptBytes = 1 << 20;

/// Where piece `piece` of a buffer begins, from the buffer's own begin.
static int64_t getPieceBegin(int64_t bytes, int64_t piece, int64_t numPieces) {
  return llvm::alignDown(bytes * piece / numPieces, kLineBytes);
}

namespace {
/// Who uses each byte of the arena first, of some buffers in order.
class FirstUsers {
public:
  FirstUsers() = default;
  /// All users and their pieces begin and end at some of `bounds`, which are in
  /// order. `bytes` is the size of the buffer that is placed, and `isInPieces`
  /// whether threads divide a user into pieces.
  FirstUsers(ArrayRef<int64_t> bounds, int64_t bytes, int64_t numPieces,
             ArrayRef<ArenaBuffer *> users, bool ArenaBuffer::*isInPieces);

  /// The bytes between two places that are used: by a thread that does not
  /// have the piece `piece`, or by any if that is -1.
  int64_t countOthers(BoundPlace begin, BoundPlace end, int64_t piece) const;
  /// The bytes that are used by buffers of this one's size at `offset`, and by
  /// those of them that are not in pieces.
  int64_t countAlike(int64_t offset) const { return alike.lookup(offset); }
  int64_t countAlikeWhole(int64_t offset) const {
    return alikeWhole.lookup(offset);
  }

private:
  /// Who uses a range: the thread of a piece, all threads, or nobody.
  static constexpr int32_t kAll = -1, kNobody = -2;

  bool isUsedBy(int64_t range, int32_t user) const {
    return user == kAll ? users[range] != kNobody : users[range] == user;
  }
  int64_t getUsedBelow(BoundPlace place, int32_t user) const;

  SmallVector<int32_t> users;
  /// By user, from `kAll` on, how many bytes below each bound are its. Those of
  /// `kAll` are here all that are used.
  SmallVector<SmallVector<int64_t>> usedBelow;
  /// By the offset of users as large as the buffer, how many bytes these are
  /// the first to use, and how many of them not in pieces.
  DenseMap<int64_t, int64_t> alike, alikeWhole;
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
  ThreadPlacement(int64_t bound, int64_t numThreads)
      : bound(bound), numThreads(numThreads),
        numPieces(numThreads <= kMaxPieces ? numThreads : 1) {}

  /// Fails if there is no room.
  LogicalResult place(ArenaBuffer &buffer);

private:
  /// Bytes that other threads have used just before, or use just after, or may
  /// do so; of those that are used alike, less so many; and the offset.
  using Cost = std::tuple<int64_t, int64_t, int64_t>;

  void findNeighbours(const ArenaBuffer &buffer);
  /// Where the buffer would begin or end where others do, in order.
  SmallVector<int64_t> getOffsets(const ArenaBuffer &buffer) const;
  int64_t getSpread(const ArenaBuffer &buffer, int64_t begin);
  std::optional<Cost> getCost(const ArenaBuffer &buffer, int64_t offset) const;
  int64_t countOthers(const ArenaBuffer &buffer, int64_t offset,
                      const FirstUsers &users, bool isInPieces) const;
  void add(ArenaBuffer &buffer);

  int64_t bound, numThreads;
  /// Pieces that are told apart; one if none are.
  int64_t numPieces;
  /// The buffers that have a place, in order of time, and where they and
  /// their pieces begin and end.
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
                       int64_t numPieces, ArrayRef<ArenaBuffer *> buffers,
                       bool ArenaBuffer::*isInPieces)
    : users(bounds.size(), kNobody) {
  // From each range the next one that is not used, or one on the way to it.
  SmallVector<size_t> next(bounds.size() + 1);
  std::iota(next.begin(), next.end(), 0);
  auto findUnused = [&](size_t range) {
    while (next[range] != range)
      range = next[range] = next[next[range]];
    return range;
  };
  auto use = [&](int64_t begin, int64_t end, int32_t user) {
    int64_t count = 0;
    size_t range = findUnused(findBound(bounds, begin).bound);
    for (; range < bounds.size() && bounds[range] < end;
         range = findUnused(range)) {
      count += bounds[range + 1] - bounds[range];
      users[range] = user;
      next[range] = range + 1;
    }
    return count;
  };
  for (const ArenaBuffer *buffer : buffers) {
    int64_t count = 0;
    bool isDivided = numPieces > 1 && buffer->*isInPieces;
    if (!isDivided)
      count = use(buffer->offset, buffer->end(), kAll);
    for (int64_t piece = 0; isDivided && piece < numPieces; ++piece)
      count += use(
          buffer->offset + getPieceBegin(buffer->bytes, piece, numPieces),
          buffer->offset + getPieceBegin(buffer->bytes, piece + 1, numPieces),
          piece);
    if (buffer->bytes != bytes)
      continue;
    alike[buffer->offset] += count;
    if (!isDivided)
      alikeWhole[buffer->offset] += count;
  }
  usedBelow.resize(numPieces + 1);
  for (int32_t user = kAll; user < numPieces; ++user) {
    int64_t sum = 0;
    for (size_t range = 0; range < bounds.size(); ++range) {
      usedBelow[user - kAll].push_back(sum);
      if (isUsedBy(range, user))
        sum += bounds[range + 1] - bounds[range];
    }
  }
}

int64_t FirstUsers::getUsedBelow(BoundPlace place, int32_t user) const {
  if (place.bound < 0)
    return 0;
  return usedBelow[user - kAll][place.bound] +
         (isUsedBy(place.bound, user) ? place.distance : 0);
}

int64_t FirstUsers::countOthers(BoundPlace begin, BoundPlace end,
                                int64_t piece) const {
  int64_t count = getUsedBelow(end, kAll) - getUsedBelow(begin, kAll);
  return piece < 0
             ? count
             : count - getUsedBelow(end, piece) + getUsedBelow(begin, piece);
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

/// The bytes of the buffer that another of `users` uses. Where it is not known
/// who uses what, buffers of one size are still divided alike.
int64_t ThreadPlacement::countOthers(const ArenaBuffer &buffer, int64_t offset,
                                     const FirstUsers &users,
                                     bool isInPieces) const {
  auto find = [&](int64_t place) { return findBound(bounds, place); };
  if (!isInPieces || numPieces == 1)
    return users.countOthers(find(offset), find(offset + buffer.bytes), -1) -
           users.countAlikeWhole(offset);
  int64_t count = 0;
  for (int64_t piece = 0; piece < numPieces; ++piece)
    count += users.countOthers(
        find(offset + getPieceBegin(buffer.bytes, piece, numPieces)),
        find(offset + getPieceBegin(buffer.bytes, piece + 1, numPieces)),
        piece);
  return count;
}

std::optional<ThreadPlacement::Cost>
ThreadPlacement::getCost(const ArenaBuffer &buffer, int64_t offset) const {
  int64_t end = offset + buffer.bytes;
  if (offset < 0 || end > bound || busy.overlaps(offset, end))
    return std::nullopt;
  int64_t others = countOthers(buffer, offset, before, buffer.beginsInPieces) +
                   countOthers(buffer, offset, after, buffer.endsInPieces);
  return Cost(others, -before.countAlike(offset) - after.countAlike(offset),
              offset);
}

void ThreadPlacement::findNeighbours(const ArenaBuffer &buffer) {
  SmallVector<ArenaBuffer *> earlier, later;
  others.clear();
  spreads.clear();
  // What is used in between takes the place of older lines in caches.
  int64_t bytesBefore = 0, bytesAfter = 0;
  auto add = [&](ArenaBuffer *other, SmallVectorImpl<ArenaBuffer *> &list,
                 int64_t &bytes) {
    if (bytes < kKeptBytes * numThreads)
      list.push_back(other);
    bytes += other->bytes;
  };
  for (ArenaBuffer *other : lastFirst) {
    if (other->overlapsInTime(buffer))
      others.push_back(other);
    else if (other->last < buffer.first)
      add(other, earlier, bytesBefore);
  }
  for (ArenaBuffer *other : firstFirst)
    if (!other->overlapsInTime(buffer) && other->last >= buffer.first)
      add(other, later, bytesAfter);
  before = FirstUsers(bounds, buffer.bytes, numPieces, earlier,
                      &ArenaBuffer::endsInPieces);
  after = FirstUsers(bounds, buffer.bytes, numPieces, later,
                     &ArenaBuffer::beginsInPieces);
  busy = BusyRanges(others);
}

SmallVector<int64_t>
ThreadPlacement::getOffsets(const ArenaBuffer &buffer) const {
  SmallVector<int64_t> offsets{0, bound - buffer.bytes};
  bool isInPieces = buffer.beginsInPieces || buffer.endsInPieces;
  for (int64_t piece = 0; piece <= numPieces; ++piece)
    if (isInPieces || piece == 0 || piece == numPieces)
      for (int64_t end : bounds)
        offsets.push_back(end - getPieceBegin(buffer.bytes, piece, numPieces));
  llvm::sort(offsets);
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
  bool isInPieces = buffer.beginsInPieces || buffer.endsInPieces;
  for (int64_t piece = 0; piece <= numPieces; ++piece) {
    if (!isInPieces && piece != 0 && piece != numPieces)
      continue;
    int64_t end = buffer.offset + getPieceBegin(buffer.bytes, piece, numPieces);
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
                                      int64_t bound, int64_t numThreads) {
  ThreadPlacement placement(bound, numThreads);
  for (ArenaBuffer *buffer : sortBySize(buffers))
    if (failed(placement.place(*buffer)))
      return failure();
  return success();
}
