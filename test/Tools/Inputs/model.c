//===- model.c - A model written by hand, for the tests of nnprim-run -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// doubled["a/b"] = 2·"x=1"[2, 3], sum["a_b"] = Σ x + counts[0] + flag as int64,
// with the loop of the first divided over threads. Macros bend the descriptor
// for the tests of what is refused.
//
//===----------------------------------------------------------------------===//

#include "nnprim/model.h"

#include <stddef.h>

#ifndef ABI
#define ABI NNPRIM_ABI_VERSION
#endif
#ifndef TYPE
#define TYPE NNPRIM_FLOAT32
#endif
#ifndef EXTENT
#define EXTENT 2
#endif
#ifndef ALIGNMENT
#define ALIGNMENT 64
#endif
#ifndef FLAGS
#define FLAGS 0
#endif
#ifndef TARGET
#ifdef __x86_64__
#define TARGET "x86-64"
#else
#define TARGET "aarch64"
#endif
#endif
#ifndef FEATURES
#define FEATURES ""
#endif
#ifndef VARIANT
#define VARIANT 0
#endif
#ifndef STATUS
#define STATUS NNPRIM_OK
#endif
#ifndef SYMBOL
#define SYMBOL "nnprim_model"
#endif
#ifndef WAITS
#define WAITS 0
#endif

static const int64_t matrix[] = {EXTENT, 3};
static const int64_t vector[] = {1};
static const nnprim_tensor inputs[] = {
    {"x=1", TYPE, 2, matrix},
    {"counts", NNPRIM_INT64, 1, vector},
    {"flag", NNPRIM_BOOL, 0, NULL},
};
static const nnprim_tensor outputs[] = {
    {"a/b", NNPRIM_FLOAT32, 2, matrix},
    {"a_b", NNPRIM_INT64, 0, NULL},
};

typedef struct {
  const float *x;
  float *y;
} row_data;

static void double_row(void *data, int64_t row) {
  row_data *rows = data;
  // A share that reads what another one writes is what --reverse finds.
  if (WAITS && row > 0)
    for (int64_t i = 3 * row; i < 3 * row + 3; ++i)
      rows->y[i] = rows->y[i - 3];
  else
    for (int64_t i = 3 * row; i < 3 * row + 3; ++i)
      rows->y[i] = 2 * rows->x[i];
}

static nnprim_status invoke(const void *const *in, void *const *out,
                            void *arena, uint64_t arena_bytes,
                            const nnprim_threads *threads) {
  if (TYPE != NNPRIM_FLOAT32 || STATUS != NNPRIM_OK)
    return STATUS; // A model of other inputs is only looked at.
  if (arena_bytes < 64)
    return NNPRIM_ERROR_ARENA_BYTES;
  const float *x = in[0];
  float *scratch = arena;
  row_data rows = {x, out[0]};
  threads->parallel_for(threads->context, 2, double_row, &rows);
  scratch[0] = 0;
  for (int i = 0; i < 6; ++i)
    scratch[0] += x[i];
  *(int64_t *)out[1] =
      (int64_t)scratch[0] + *(const int64_t *)in[1] + *(const uint8_t *)in[2];
  return NNPRIM_OK;
}

static int32_t select_variant(void) { return VARIANT; }

static const nnprim_variant variants[] = {{TARGET, FEATURES, 64, invoke}};

// In C the descriptor's symbol is taken by the type of the same name.
extern const nnprim_model descriptor __asm__(SYMBOL);
const nnprim_model descriptor = {
    .abi_version = ABI,
    .num_inputs = 3,
    .num_outputs = 2,
    .flags = FLAGS,
    .name = "by_hand",
    .target = TARGET,
    .inputs = inputs,
    .outputs = outputs,
    .arena_bytes = 64,
    .arena_alignment = ALIGNMENT,
    .weight_bytes = 0,
    .invoke = invoke,
    .variants = variants,
    .num_variants = 1,
    .select_variant = select_variant,
};
