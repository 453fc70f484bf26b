//===- StridedCopy.h - Copies between strided arrays ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_STRIDEDCOPY_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_STRIDEDCOPY_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>

namespace nnprim {

/// One loop of a copy; strides are in elements.
struct CopyLoop {
  int64_t size, sourceStride, targetStride;
};

/// Copies elements of 1, 2, 4 or 8 bytes over all `loops`, in any order. No
/// element of the target may be written twice. If the source and the target are
/// contiguous along different loops, the copy is blocked for the cache.
void copyStrided(char *target, const char *source, int64_t elementBytes,
                 llvm::ArrayRef<CopyLoop> loops);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_STRIDEDCOPY_H
