//===- Invoke.h - Calls a model that must succeed ---------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_INVOKE_H
#define NNPRIM_BENCH_INVOKE_H

#include "nnprim/invoke.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"

namespace nnprim::bench {

/// Says why a call of `model` failed and ends the program. It is not inlined:
/// its buffer would cost every timed call the frame that holds it.
[[noreturn]] LLVM_ATTRIBUTE_NOINLINE inline void
reportFailedCall(const nnprim_model &model, nnprim_status status) {
  char text[256];
  nnprim_describe_status(&model, status, text, sizeof(text));
  llvm::report_fatal_error(text, /*gen_crash_diag=*/false);
}

/// Runs `model`, whose arena has the size that it says; ends the program if the
/// call fails.
inline void invoke(const nnprim_model &model, const void *const *inputs,
                   void *const *outputs, void *arena,
                   const nnprim_threads *threads) {
  nnprim_status status =
      model.invoke(inputs, outputs, arena, model.arena_bytes, threads);
  if (LLVM_UNLIKELY(status != NNPRIM_OK))
    reportFailedCall(model, status);
}

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_INVOKE_H
