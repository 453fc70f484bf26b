//===- RoundedMemory.h - Memory of rows that are rounded --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_ROUNDEDMEMORY_H
#define NNPRIM_PLAN_ROUNDEDMEMORY_H

#include <cstdint>

namespace nnprim {

/// The most memory on the stack for rows or pixels that are rounded to integers
/// together, in bytes. Each thread has its own, so that there is as much as
/// there are threads, and all kernels of a thread use the same, which the
/// caches keep. Some systems give threads 128 KiB.
inline constexpr int64_t kMaxRoundedBytes = 64 << 10;

/// The part of the memory of an im2col matrix of f32 that rows or pixels may
/// take that are rounded together, of all worker slots.
inline constexpr double kRoundedShare = 0.04;

/// The most worker slots that have memory for rounded rows or pixels.
inline constexpr int64_t kMaxRoundedParts = 16;

} // namespace nnprim

#endif // NNPRIM_PLAN_ROUNDEDMEMORY_H
