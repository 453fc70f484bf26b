//===- processor.h - Features of this processor ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROCESSOR_H
#define NNPRIM_PROCESSOR_H

#ifdef __cplusplus
extern "C" {
#endif

/// The first of the comma-separated `features`, as in nnprim_variant.features,
/// that this processor or its operating system lacks, or that this runtime does
/// not know; null if there is none. The result points into `features`, and
/// `*end` behind its last character.
///
/// A model asks the processor itself; this function names the reason.
const char *nnprim_find_missing_feature(const char *features, const char **end);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_PROCESSOR_H
