//===- ArenaPlacement.h - Places of buffers in an arena ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MEMORY_ARENAPLACEMENT_H
#define NNPRIM_LIB_TRANSFORMS_MEMORY_ARENAPLACEMENT_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <limits>

namespace nnprim {

/// A buffer with its lifetime, in numbers of top-level ops, and its place.
struct ArenaBuffer {
  int64_t bytes = 0;
  int64_t first = std::numeric_limits<int64_t>::max();
  int64_t last = -1;
  int64_t offset = 0;
  /// Whether threads divide it into as many pieces of memory of about equal
  /// size, the first piece to the first thread: in the op that uses it first,
  /// and in all others, so that each thread's cache is the only one that has
  /// its piece in the end. Otherwise it is not known who uses what.
  bool beginsInPieces = false, endsInPieces = false;

  bool overlapsInTime(const ArenaBuffer &other) const {
    return first <= other.last && other.first <= last;
  }
  int64_t end() const { return offset + bytes; }
};

/// Places the buffers in few bytes and returns how many.
int64_t placeTightly(llvm::MutableArrayRef<ArenaBuffer *> buffers);

/// Places the buffers in at most `bound` bytes, or fails, so that each of the
/// threads finds lines which it has itself used last. It does where a piece of
/// its own was, or a buffer as large as the new one, as are those of a repeated
/// block, of which a thread uses the same part. Elsewhere another core's cache
/// holds some of the lines, which are waited for as if they were data.
llvm::LogicalResult
placeForThreads(llvm::MutableArrayRef<ArenaBuffer *> buffers, int64_t bound,
                int64_t numThreads);

/// The buffers, the largest first. Ties keep the order in memory, which is that
/// of the IR, so that the plan is deterministic.
llvm::SmallVector<ArenaBuffer *>
sortBySize(llvm::ArrayRef<ArenaBuffer *> buffers);

/// The offset of the buffer in the free space from `begin` to `end`, or -1 if
/// it does not fit. If possible, its page offset differs enough from those of
/// `others`.
int64_t findPlace(const ArenaBuffer &buffer, int64_t begin, int64_t end,
                  llvm::ArrayRef<ArenaBuffer *> others);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MEMORY_ARENAPLACEMENT_H
