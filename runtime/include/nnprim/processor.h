//===- processor.h - Checks that code runs on this processor --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROCESSOR_H
#define NNPRIM_PROCESSOR_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns 0 if this processor, under this operating system, runs code for
/// `target`, a name as in nnprim_model.target: an instruction set
/// ("x86-64-avx512"), optionally followed by '-' and the machine for which the
/// code is tuned, which is ignored. Otherwise returns -1 and writes one line
/// without a full stop to `error`, truncated to `error_size` bytes: the missing
/// instructions, or that the target is unknown.
int nnprim_check_processor(const char *target, char *error, size_t error_size);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_PROCESSOR_H
