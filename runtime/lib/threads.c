//===- threads.c - Runs loops in the caller or in POSIX threads -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/threads.h"

#include "nnprim/memory.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/// One loop.
typedef struct {
  void (*task)(void *data, int64_t index);
  void *data;
  int64_t count;
} loop;

/// Iterations of a thread, on a cache line of their own. The thread takes them
/// one by one, and then those of others that are not taken: a thread that
/// starts late or runs slowly takes fewer. Loop for loop the same thread begins
/// with the same part, which its caches hold from the loop before.
typedef struct {
  _Alignas(64) _Atomic int64_t next; ///< The first that is not taken.
  int64_t end; ///< Written when the gate is closed and empty.
} range;

typedef struct {
  pthread_t thread;
  nnprim_thread_pool *pool;
  int32_t number; ///< Of its range; the caller's is 0.
} worker;

/// Time that a thread spins for the next loop, or for the end of this one,
/// before it sleeps; longer than the gap between two kernels of a model.
static const int64_t spin_nanoseconds = 1000000;

/// Bit of `gate` that is set while iterations may be left.
static const uint32_t gate_open = UINT32_C(1) << 31;

struct nnprim_thread_pool {
  pthread_mutex_t caller; ///< Held by the thread whose loop runs.
  pthread_mutex_t mutex;  ///< Used to wait for `start` and `done`.
  pthread_cond_t start;   ///< A new generation or `stop`.
  pthread_cond_t done;    ///< The gate is closed and no worker is inside.
  int32_t sleepers;       ///< Workers waiting for `start`; under `mutex`.
  loop current;           ///< Written when the gate is closed and empty.
  int32_t num_workers;
  range *ranges; ///< One for each thread.
  worker *workers;
  /// On cache lines of their own: workers spin on one and add to the other.
  _Alignas(64) _Atomic uint32_t generation; ///< Counts loops.
  _Atomic int stop;
  _Alignas(64) _Atomic uint32_t gate; ///< Workers inside, and gate_open.
};

static void relax(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static int64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// Spins until `value` is (`equal`) or is not `expected`, up to a time limit;
/// returns 1 on success.
static int spin(_Atomic uint32_t *value, uint32_t expected, int equal) {
  int64_t deadline = nanoseconds() + spin_nanoseconds;
  do {
    for (int i = 0; i < 64; ++i) {
      uint32_t seen = atomic_load_explicit(value, memory_order_acquire);
      if ((seen == expected) == equal)
        return 1;
      relax();
    }
  } while (nanoseconds() < deadline);
  return 0;
}

/// Runs the iterations of range `number` and what others have not taken.
static void take_iterations(nnprim_thread_pool *pool, const loop *work,
                            int32_t number) {
  int32_t num_threads = pool->num_workers + 1;
  for (int32_t visited = 0; visited < num_threads; ++visited) {
    range *own = &pool->ranges[(number + visited) % num_threads];
    // The gate orders the loop's data; relaxed order suffices for uniqueness.
    // A load before the addition leaves the line with its owner if there is
    // nothing to take.
    while (atomic_load_explicit(&own->next, memory_order_relaxed) < own->end) {
      int64_t i =
          atomic_fetch_add_explicit(&own->next, 1, memory_order_relaxed);
      if (i >= own->end)
        break;
      work->task(work->data, i);
    }
  }
}

/// Divides the iterations into neighbouring ranges, of which the first are one
/// iteration longer.
static void divide_iterations(nnprim_thread_pool *pool, int64_t count) {
  int64_t num_threads = pool->num_workers + 1;
  int64_t length = count / num_threads, longer = count % num_threads;
  int64_t begin = 0;
  for (int64_t i = 0; i < num_threads; ++i) {
    range *own = &pool->ranges[i];
    atomic_store_explicit(&own->next, begin, memory_order_relaxed);
    begin += length + (i < longer);
    own->end = begin;
  }
}

/// Waits for a loop that this worker has not seen, or for `stop`.
static void await_loop(nnprim_thread_pool *pool, uint32_t seen) {
  if (spin(&pool->generation, seen, /*equal=*/0))
    return;
  pthread_mutex_lock(&pool->mutex);
  ++pool->sleepers;
  while (atomic_load(&pool->generation) == seen && !atomic_load(&pool->stop))
    pthread_cond_wait(&pool->start, &pool->mutex);
  --pool->sleepers;
  pthread_mutex_unlock(&pool->mutex);
}

/// Takes part in the current loop unless it is over; the caller does not wait
/// for a worker that has not been scheduled in time.
static void join_loop(nnprim_thread_pool *pool, int32_t number) {
  uint32_t before =
      atomic_fetch_add_explicit(&pool->gate, 1, memory_order_acquire);
  if (before & gate_open) {
    loop work = pool->current;
    take_iterations(pool, &work, number);
  }
  before = atomic_fetch_sub_explicit(&pool->gate, 1, memory_order_release);
  if (before != 1)
    return;
  pthread_mutex_lock(&pool->mutex);
  pthread_cond_signal(&pool->done);
  pthread_mutex_unlock(&pool->mutex);
}

static void *worker_main(void *argument) {
  const worker *self = argument;
  nnprim_thread_pool *pool = self->pool;
  uint32_t seen = 0;
  for (;;) {
    await_loop(pool, seen);
    if (atomic_load(&pool->stop))
      return NULL;
    seen = atomic_load(&pool->generation);
    join_loop(pool, self->number);
  }
}

/// Lets workers in and wakes the sleeping ones.
static void open_gate(nnprim_thread_pool *pool, const loop *work) {
  pool->current = *work;
  divide_iterations(pool, work->count);
  atomic_fetch_or_explicit(&pool->gate, gate_open, memory_order_release);
  pthread_mutex_lock(&pool->mutex);
  atomic_fetch_add(&pool->generation, 1);
  if (pool->sleepers)
    pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);
}

/// Returns when all workers that were let in have left.
static void close_gate(nnprim_thread_pool *pool) {
  atomic_fetch_and_explicit(&pool->gate, ~gate_open, memory_order_relaxed);
  if (spin(&pool->gate, 0, /*equal=*/1))
    return;
  pthread_mutex_lock(&pool->mutex);
  while (atomic_load_explicit(&pool->gate, memory_order_acquire) != 0)
    pthread_cond_wait(&pool->done, &pool->mutex);
  pthread_mutex_unlock(&pool->mutex);
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
  open_gate(pool, &work);
  take_iterations(pool, &work, /*number=*/0);
  close_gate(pool);
  pthread_mutex_unlock(&pool->caller);
}

static void free_pool(nnprim_thread_pool *pool) {
  free(pool->workers);
  nnprim_aligned_free(pool->ranges);
  nnprim_aligned_free(pool);
}

/// A pool of zeros without threads, or null.
static nnprim_thread_pool *allocate_pool(int32_t num_threads) {
  nnprim_thread_pool *pool =
      nnprim_aligned_alloc(sizeof(*pool), _Alignof(nnprim_thread_pool));
  if (!pool)
    return NULL;
  memset(pool, 0, sizeof(*pool));
  pool->ranges = nnprim_aligned_alloc((size_t)num_threads * sizeof(range),
                                      _Alignof(range));
  pool->workers = calloc((size_t)num_threads, sizeof(worker));
  if (pool->ranges && pool->workers)
    return pool;
  free_pool(pool);
  return NULL;
}

nnprim_thread_pool *nnprim_thread_pool_create(int32_t num_threads) {
  if (num_threads < 0)
    return NULL;
  if (num_threads == 0)
    num_threads = nnprim_num_processors();
  int32_t num_workers = num_threads - 1;
  nnprim_thread_pool *pool = allocate_pool(num_threads);
  if (!pool)
    return NULL;
  pthread_mutex_init(&pool->caller, NULL);
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->start, NULL);
  pthread_cond_init(&pool->done, NULL);
  for (int32_t i = 0; i < num_workers; ++i) {
    worker *self = &pool->workers[i];
    self->pool = pool;
    self->number = i + 1;
    if (pthread_create(&self->thread, NULL, worker_main, self) != 0) {
      nnprim_thread_pool_destroy(pool);
      return NULL;
    }
    // Count threads as they start, so that destroy joins exactly those.
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
  atomic_store(&pool->stop, 1);
  pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);
  for (int32_t i = 0; i < pool->num_workers; ++i)
    pthread_join(pool->workers[i].thread, NULL);
  pthread_cond_destroy(&pool->done);
  pthread_cond_destroy(&pool->start);
  pthread_mutex_destroy(&pool->mutex);
  pthread_mutex_destroy(&pool->caller);
  free_pool(pool);
}
