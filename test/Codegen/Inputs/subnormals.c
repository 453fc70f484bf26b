/* Runs a model with subnormal weights alone, with threads that keep
   subnormals, and with one variant's entry point. Says what the results are,
   and whether the caller's own arithmetic still has subnormals within and
   behind the calls. */
#include "subnormals.h"
#include "nnprim/model.h"

#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>

static float *x, *y;
static void *arena;
static int num_tasks, lost;

/* Whether half of a subnormal number is one. */
static void look(void) {
  volatile float small = 1e-39f;
  small *= 0.5f;
  lost += small == 0;
}

/* Runs tasks in the default mode, as a thread of its own would. */
static void serial(void *context, int64_t count,
                   void (*task)(void *data, int64_t index), void *data) {
  fenv_t caller;
  lost += context != &num_tasks;
  fegetenv(&caller);
  fesetenv(FE_DFL_ENV);
  for (int64_t i = count; i-- > 0;) {
    task(data, i);
    look();
    ++num_tasks;
  }
  fesetenv(&caller);
}

static void report(const char *what, nnprim_status status) {
  int zeros = 0, subnormals = 0, others = 0;
  look();
  for (size_t i = 0; i < SUBNORMALS_Y_ELEMENTS; ++i) {
    uint32_t *bits = (uint32_t *)y + i;
    zeros += *bits == 0;
    subnormals += *bits > 0 && *bits < 0x00800000;
    others += *bits >= 0x00800000;
    y[i] = -7;
  }
  printf("%s: status %u, %d zeros, %d subnormals, %d others, lost %d\n", what,
         status, zeros, subnormals, others, lost);
}

int main(void) {
  const void *inputs[1];
  void *outputs[1];
  nnprim_threads threads = {&num_tasks, 4, serial};
  x = aligned_alloc(64, SUBNORMALS_X_ELEMENTS * sizeof(float));
  y = aligned_alloc(64, SUBNORMALS_Y_ELEMENTS * sizeof(float));
  arena = aligned_alloc(64, SUBNORMALS_ARENA_BYTES + 64);
  for (size_t i = 0; i < SUBNORMALS_X_ELEMENTS; ++i)
    x[i] = 0.01f;
  inputs[0] = x;
  outputs[0] = y;
  report("run", subnormals_run(x, y, arena));
  report("invoke", subnormals_model.invoke(inputs, outputs, arena,
                                           SUBNORMALS_ARENA_BYTES, NULL));
  report("threads", subnormals_model.invoke(inputs, outputs, arena,
                                            SUBNORMALS_ARENA_BYTES, &threads));
  report("variant",
         subnormals_model.variants[subnormals_model.num_variants - 1].invoke(
             inputs, outputs, arena, SUBNORMALS_ARENA_BYTES, &threads));
  printf("tasks: %d\n", num_tasks);
  return 0;
}
