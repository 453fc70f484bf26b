//===- Peaks.h - Speed limits of this machine -------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_PEAKS_H
#define NNPRIM_TOOLS_RUN_PEAKS_H

#include "nnprim/model.h"
#include "nnprim/profile.h"

#include <string>
#include <vector>

/// A cache, or memory: what fits in it is read at this speed.
struct MemoryLevel {
  std::string name;
  uint64_t bytes = 0; ///< 0 for memory.
  double gigabytesPerSecond = 0;
};

/// The measured roofline of a machine, in the instructions of a model, for all
/// threads together.
struct Peaks {
  double gigaflops = 0; ///< f32, multiply-adds.
  /// The same by products of 16-bit integers; 0 if no step has such.
  double scaledGigaflops = 0;
  std::vector<MemoryLevel> levels;

  /// The smallest level in which so many bytes fit.
  const MemoryLevel &getLevel(uint64_t bytes) const;
};

/// Whether the step multiplies f32 by integers of 16 bits.
bool isScaledProduct(const nnprim_profile_step &step);

/// Runs the loops of `profile` on every thread; takes some tenths of a second.
Peaks measurePeaks(const nnprim_profile &profile,
                   const nnprim_threads &threads);

/// Milliseconds of a monotonic clock.
double getMilliseconds();

#endif // NNPRIM_TOOLS_RUN_PEAKS_H
