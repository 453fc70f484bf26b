//===- threads.c - Loops run by the caller or by POSIX threads ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/threads.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

int32_t nnprim_num_processors(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) != 0)
    return 1;
  int count = CPU_COUNT(&set);
  return count > 0 ? count : 1;
}

static void serial_for(void *context, int64_t count,
                       void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  for (int64_t i = 0; i < count; ++i)
    task(data, i);
}

nnprim_threads nnprim_threads_serial(void) {
  nnprim_threads threads = {NULL, 1, serial_for};
  return threads;
}

/// One loop. Threads draw its iterations from `next`, so that a thread that
/// starts late or runs slowly takes fewer of them.
typedef struct {
  void (*task)(void *data, int64_t index);
  void *data;
  int64_t count;
} loop;

struct nnprim_thread_pool {
  pthread_mutex_t caller; ///< Held by the thread whose loop runs.
  pthread_mutex_t mutex;  ///< Guards everything below but `next`.
  pthread_cond_t start;   ///< A new generation or `stop`.
  pthread_cond_t done;    ///< `running` became 0.
  loop current;
  uint64_t generation; ///< Counts loops.
  int32_t running;     ///< Workers that have not finished this loop.
  int stop;
  _Atomic int64_t next; ///< First iteration that nobody has taken.
  int32_t num_workers;
  pthread_t workers[];
};

static void take_iterations(nnprim_thread_pool *pool, const loop *work) {
  for (;;) {
    // The mutex orders the loop's data; only uniqueness is needed here.
    int64_t i = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
    if (i >= work->count)
      return;
    work->task(work->data, i);
  }
}

static void *worker_main(void *argument) {
  nnprim_thread_pool *pool = argument;
  uint64_t seen = 0;
  pthread_mutex_lock(&pool->mutex);
  for (;;) {
    while (pool->generation == seen && !pool->stop)
      pthread_cond_wait(&pool->start, &pool->mutex);
    if (pool->stop)
      break;
    seen = pool->generation;
    loop work = pool->current;
    pthread_mutex_unlock(&pool->mutex);
    take_iterations(pool, &work);
    pthread_mutex_lock(&pool->mutex);
    if (--pool->running == 0)
      pthread_cond_signal(&pool->done);
  }
  pthread_mutex_unlock(&pool->mutex);
  return NULL;
}

static void pool_for(void *context, int64_t count,
                     void (*task)(void *data, int64_t index), void *data) {
  nnprim_thread_pool *pool = context;
  if (count <= 1 || pool->num_workers == 0) {
    serial_for(NULL, count, task, data);
    return;
  }
  loop work = {task, data, count};
  pthread_mutex_lock(&pool->caller);
  pthread_mutex_lock(&pool->mutex);
  pool->current = work;
  atomic_store_explicit(&pool->next, 0, memory_order_relaxed);
  pool->running = pool->num_workers;
  ++pool->generation;
  pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);

  take_iterations(pool, &work);

  pthread_mutex_lock(&pool->mutex);
  while (pool->running != 0)
    pthread_cond_wait(&pool->done, &pool->mutex);
  pthread_mutex_unlock(&pool->mutex);
  pthread_mutex_unlock(&pool->caller);
}

nnprim_thread_pool *nnprim_thread_pool_create(int32_t num_threads) {
  if (num_threads < 0)
    return NULL;
  if (num_threads == 0)
    num_threads = nnprim_num_processors();
  size_t num_workers = (size_t)num_threads - 1;
  nnprim_thread_pool *pool =
      calloc(1, sizeof(*pool) + num_workers * sizeof(pthread_t));
  if (!pool)
    return NULL;
  pthread_mutex_init(&pool->caller, NULL);
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->start, NULL);
  pthread_cond_init(&pool->done, NULL);
  for (size_t i = 0; i < num_workers; ++i) {
    if (pthread_create(&pool->workers[i], NULL, worker_main, pool) != 0) {
      nnprim_thread_pool_destroy(pool);
      return NULL;
    }
    // Counted as they start, so that destroy joins exactly those that did.
    ++pool->num_workers;
  }
  return pool;
}

nnprim_threads nnprim_thread_pool_threads(nnprim_thread_pool *pool) {
  nnprim_threads threads = {pool, pool->num_workers + 1, pool_for};
  return threads;
}

void nnprim_thread_pool_destroy(nnprim_thread_pool *pool) {
  if (!pool)
    return;
  pthread_mutex_lock(&pool->mutex);
  pool->stop = 1;
  pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);
  for (int32_t i = 0; i < pool->num_workers; ++i)
    pthread_join(pool->workers[i], NULL);
  pthread_cond_destroy(&pool->done);
  pthread_cond_destroy(&pool->start);
  pthread_mutex_destroy(&pool->mutex);
  pthread_mutex_destroy(&pool->caller);
  free(pool);
}
