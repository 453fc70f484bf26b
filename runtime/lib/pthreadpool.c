//===- pthreadpool.c - Threads from pthreadpool ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/pthreadpool.h"

#include "nnprim/threads.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static const char library_name[] = "libpthreadpool.so.0";

/// Declared as in pthreadpool.h, so that building does not need that header.
typedef struct pthreadpool *pthreadpool_t;
typedef void (*step_1d)(void *context, size_t index);

struct nnprim_pthreadpool {
  void *handle;
  pthreadpool_t pool;
  int32_t num_threads;
  pthreadpool_t (*create)(size_t threads_count);
  void (*destroy)(pthreadpool_t pool);
  void (*parallelize_1d)(pthreadpool_t pool, step_1d step, void *context,
                         size_t range, uint32_t flags);
};

/// Context that adapts a pthreadpool step to a task.
typedef struct {
  void (*task)(void *data, int64_t index);
  void *data;
} call;

static void run_step(void *context, size_t index) {
  const call *work = context;
  work->task(work->data, (int64_t)index);
}

static void pthreadpool_for(void *context, int64_t count,
                            void (*task)(void *data, int64_t index),
                            void *data) {
  nnprim_pthreadpool *pool = context;
  if (count <= 0)
    return;
  call work = {task, data};
  // No flags: threads neither flush denormals, which would change results, nor
  // sleep as soon as they finish.
  pool->parallelize_1d(pool->pool, run_step, &work, (size_t)count, 0);
}

/// Looks up `name` in the library; returns null and sets `error` if it is
/// missing.
static void *find(nnprim_pthreadpool *pool, const char *name, char *error,
                  size_t error_size) {
  void *symbol = dlsym(pool->handle, name);
  if (!symbol)
    snprintf(error, error_size, "%s has no symbol '%s'", library_name, name);
  return symbol;
}

static int load(nnprim_pthreadpool *pool, char *error, size_t error_size) {
  pool->handle = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (!pool->handle) {
    snprintf(error, error_size, "cannot load pthreadpool: %s", dlerror());
    return 0;
  }
  // POSIX's conversion from an object pointer to a function pointer.
  *(void **)&pool->create = find(pool, "pthreadpool_create", error, error_size);
  *(void **)&pool->destroy =
      find(pool, "pthreadpool_destroy", error, error_size);
  *(void **)&pool->parallelize_1d =
      find(pool, "pthreadpool_parallelize_1d", error, error_size);
  return pool->create && pool->destroy && pool->parallelize_1d;
}

nnprim_pthreadpool *nnprim_pthreadpool_create(int32_t num_threads, char *error,
                                              size_t error_size) {
  if (num_threads < 0) {
    snprintf(error, error_size, "the number of threads is negative");
    return NULL;
  }
  if (num_threads == 0)
    num_threads = nnprim_num_processors();
  nnprim_pthreadpool *pool = calloc(1, sizeof(*pool));
  if (!pool) {
    snprintf(error, error_size, "out of memory");
    return NULL;
  }
  pool->num_threads = num_threads;
  if (!load(pool, error, error_size)) {
    nnprim_pthreadpool_destroy(pool);
    return NULL;
  }
  pool->pool = pool->create((size_t)num_threads);
  if (!pool->pool) {
    snprintf(error, error_size, "pthreadpool cannot start %d threads",
             (int)num_threads);
    nnprim_pthreadpool_destroy(pool);
    return NULL;
  }
  return pool;
}

nnprim_threads nnprim_pthreadpool_threads(nnprim_pthreadpool *pool) {
  nnprim_threads threads = {pool, pool->num_threads, pthreadpool_for};
  return threads;
}

void nnprim_pthreadpool_destroy(nnprim_pthreadpool *pool) {
  if (!pool)
    return;
  if (pool->pool)
    pool->destroy(pool->pool);
  if (pool->handle)
    dlclose(pool->handle);
  free(pool);
}
