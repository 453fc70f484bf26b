//===- StridedCopy.cpp - Copies between strided arrays --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <array>
#include <cstring>

using namespace llvm;
using namespace nnprim;

/// Block edge of a transposing copy: 32 rows of 4-byte elements touch 32 pages
/// and 64 cache lines on either side, which fit in any L1 cache and TLB.
static constexpr int64_t blockSize = 32;

/// Sorts the loops by target stride, outermost first, drops those of one
/// iteration and merges adjacent ones that are contiguous in both arrays.
static SmallVector<CopyLoop> simplify(ArrayRef<CopyLoop> loops) {
  SmallVector<CopyLoop> sorted;
  llvm::copy_if(loops, std::back_inserter(sorted),
                [](const CopyLoop &loop) { return loop.size != 1; });
  llvm::sort(sorted, [](const CopyLoop &a, const CopyLoop &b) {
    return a.targetStride > b.targetStride;
  });
  SmallVector<CopyLoop> joined;
  for (const CopyLoop &loop : sorted) {
    if (!joined.empty() &&
        joined.back().sourceStride == loop.size * loop.sourceStride &&
        joined.back().targetStride == loop.size * loop.targetStride)
      joined.back() = {joined.back().size * loop.size, loop.sourceStride,
                       loop.targetStride};
    else
      joined.push_back(loop);
  }
  return joined;
}

template <typename T>
static void copyRow(T *target, const T *source, const CopyLoop &row) {
  if (row.sourceStride == 1 && row.targetStride == 1) {
    std::memcpy(target, source, row.size * sizeof(T));
    return;
  }
  for (int64_t i = 0; i < row.size; ++i)
    target[i * row.targetStride] = source[i * row.sourceStride];
}

/// Copies block by block over the loop that is contiguous in the source and the
/// one that is innermost in the target.
template <typename T>
static void copyBlocked(T *target, const T *source, const CopyLoop &a,
                        const CopyLoop &b) {
  for (int64_t i = 0; i < a.size; i += blockSize)
    for (int64_t j = 0; j < b.size; j += blockSize)
      for (int64_t row = i, end = std::min(i + blockSize, a.size); row < end;
           ++row)
        copyRow(
            target + row * a.targetStride + j * b.targetStride,
            source + row * a.sourceStride + j * b.sourceStride,
            {std::min(blockSize, b.size - j), b.sourceStride, b.targetStride});
}

template <typename T>
static void copyNest(T *target, const T *source, ArrayRef<CopyLoop> outer,
                     ArrayRef<CopyLoop> inner) {
  if (!outer.empty()) {
    const CopyLoop &loop = outer.front();
    for (int64_t i = 0; i < loop.size; ++i)
      copyNest(target + i * loop.targetStride, source + i * loop.sourceStride,
               outer.drop_front(), inner);
  } else if (inner.empty()) {
    *target = *source;
  } else if (inner.size() == 1) {
    copyRow(target, source, inner.front());
  } else {
    copyBlocked(target, source, inner[0], inner[1]);
  }
}

template <typename T>
static void copyTyped(char *target, const char *source,
                      SmallVector<CopyLoop> outer) {
  SmallVector<CopyLoop> inner;
  if (!outer.empty())
    inner.push_back(outer.pop_back_val());
  // The source may be contiguous along another loop than the target.
  auto fastest = llvm::find_if(
      outer, [](const CopyLoop &loop) { return loop.sourceStride == 1; });
  if (fastest != outer.end() && inner.back().sourceStride != 1) {
    inner.insert(inner.begin(), *fastest);
    outer.erase(fastest);
  }
  copyNest(reinterpret_cast<T *>(target), reinterpret_cast<const T *>(source),
           outer, inner);
}

void nnprim::copyStrided(char *target, const char *source, int64_t elementBytes,
                         ArrayRef<CopyLoop> loops) {
  if (llvm::any_of(loops, [](const CopyLoop &loop) { return loop.size == 0; }))
    return;
  SmallVector<CopyLoop> nest = simplify(loops);
  switch (elementBytes) {
  case 1:
    return copyTyped<uint8_t>(target, source, std::move(nest));
  case 2:
    return copyTyped<uint16_t>(target, source, std::move(nest));
  case 3:
    return copyTyped<std::array<uint8_t, 3>>(target, source, std::move(nest));
  case 4:
    return copyTyped<uint32_t>(target, source, std::move(nest));
  case 8:
    return copyTyped<uint64_t>(target, source, std::move(nest));
  default:
    llvm_unreachable("elements have 1, 2, 3, 4 or 8 bytes");
  }
}
