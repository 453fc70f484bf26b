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

/// Bytes between what different threads write: a prefetcher fetches lines in
/// pairs.
#define LINE_PAIR 128

/// The iterations of a loop that a thread begins with. Loop for loop the same
/// thread begins with the same part, which its caches hold from the loop
/// before. Threads that have no more take those of others: a thread that starts
/// late or runs slowly takes fewer.
///
/// All that a thread needs to begin is in one cache line, which costs one
/// transfer from core to core. The caller writes it while no iteration of the
/// loop before is left to be taken, and `state` last. Who has read `state`,
/// then the rest, and still finds the same `state` when it takes an iteration
/// has read what belongs together.
typedef struct {
  /// Generation of the loop, and in the lower half the number of iterations
  /// that are not taken, the last ones.
  _Alignas(LINE_PAIR) _Atomic uint64_t state;
  void (*_Atomic task)(void *data, int64_t index);
  void *_Atomic data;
  _Atomic int64_t end;
  /// Iterations that the thread has run since it started, of all ranges.
  _Alignas(LINE_PAIR) _Atomic uint64_t finished;
} range;

typedef struct {
  pthread_t thread;
  nnprim_thread_pool *pool;
  int32_t number; ///< Of its range; the caller's is 0.
} worker;

/// Time that a thread spins for the next loop, or for the end of this one,
/// before it sleeps; longer than the gap between two kernels of a model.
static const int64_t spin_nanoseconds = 1000000;

/// Iterations of a loop for which the lower half of `state` has room.
static const int64_t max_iterations = UINT32_MAX;

struct nnprim_thread_pool {
  // What all read and nobody writes often.
  int32_t num_workers;
  range *ranges; ///< One for each thread.
  worker *workers;
  _Atomic int32_t sleepers; ///< Workers at `start`.
  _Atomic int stop;
  _Atomic int caller_sleeps; ///< The caller is at `done`.

  // What the caller writes for each loop.
  _Alignas(LINE_PAIR)
      pthread_mutex_t caller; ///< Of the thread whose loop runs.
  uint32_t generation;        ///< Counts loops.
  uint64_t expected; ///< Iterations that all workers have to have finished.

  // For those that sleep.
  _Alignas(LINE_PAIR) pthread_mutex_t mutex;
  pthread_cond_t start; ///< A new loop or `stop`.
  pthread_cond_t done;  ///< A worker has finished an iteration.
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

/// Spins until `is_over` says so, up to a time limit; returns 1 on success.
static int spin(int (*is_over)(const void *data), const void *data) {
  int64_t deadline = 0;
  do {
    for (int i = 0; i < 64; ++i) {
      if (is_over(data))
        return 1;
      relax();
    }
    if (!deadline)
      deadline = nanoseconds() + spin_nanoseconds;
  } while (nanoseconds() < deadline);
  return 0;
}

/// Takes an iteration of `own` and runs it; returns 0 if there is none.
static int run_iteration(range *own) {
  uint64_t state = atomic_load_explicit(&own->state, memory_order_acquire);
  while ((uint32_t)state != 0) {
    void (*task)(void *, int64_t) =
        atomic_load_explicit(&own->task, memory_order_relaxed);
    void *data = atomic_load_explicit(&own->data, memory_order_relaxed);
    int64_t end = atomic_load_explicit(&own->end, memory_order_relaxed);
    if (atomic_compare_exchange_weak_explicit(&own->state, &state, state - 1,
                                              memory_order_acq_rel,
                                              memory_order_acquire)) {
      task(data, end - (int64_t)(uint32_t)state);
      return 1;
    }
  }
  return 0;
}

/// Says that worker `number` has finished an iteration.
static void count_finished(nnprim_thread_pool *pool, int32_t number) {
  atomic_fetch_add(&pool->ranges[number].finished, 1);
  if (!atomic_load(&pool->caller_sleeps))
    return;
  pthread_mutex_lock(&pool->mutex);
  pthread_cond_signal(&pool->done);
  pthread_mutex_unlock(&pool->mutex);
}

/// Runs the iterations of range `number` and what others have not taken, and
/// returns how many these were.
static int64_t run_iterations(nnprim_thread_pool *pool, int32_t number) {
  int64_t count = 0;
  int32_t num_threads = pool->num_workers + 1;
  for (int32_t visited = 0; visited < num_threads; ++visited) {
    range *own = &pool->ranges[(number + visited) % num_threads];
    while (run_iteration(own)) {
      ++count;
      if (number != 0)
        count_finished(pool, number);
    }
  }
  return count;
}

/// Gives each thread neighbouring iterations of those from `first` on, the
/// first threads one more. A worker without any is not woken.
static void divide_iterations(nnprim_thread_pool *pool, int64_t first,
                              int64_t count,
                              void (*task)(void *data, int64_t index),
                              void *data) {
  int64_t num_threads = pool->num_workers + 1;
  int64_t length = count / num_threads, longer = count % num_threads;
  uint64_t generation = (uint64_t)++pool->generation << 32;
  int64_t end = first + count;
  // Workers first, the caller last.
  for (int64_t i = num_threads - 1; i >= 0; --i) {
    range *own = &pool->ranges[i];
    int64_t iterations = length + (i < longer);
    if (iterations == 0)
      continue;
    atomic_store_explicit(&own->task, task, memory_order_relaxed);
    atomic_store_explicit(&own->data, data, memory_order_relaxed);
    atomic_store_explicit(&own->end, end, memory_order_relaxed);
    atomic_store_explicit(&own->state, generation | (uint64_t)iterations,
                          memory_order_release);
    end -= iterations;
  }
}

/// What a worker waits for: a loop whose iterations it has not seen.
typedef struct {
  range *own;
  uint32_t seen; ///< The last generation.
} next_loop;

static int has_begun(const void *data) {
  const next_loop *next = data;
  uint64_t state =
      atomic_load_explicit(&next->own->state, memory_order_acquire);
  return (uint32_t)(state >> 32) != next->seen;
}

/// Waits for a new loop, or for `stop`.
static void await_loop(nnprim_thread_pool *pool, next_loop *next) {
  if (!spin(has_begun, next)) {
    pthread_mutex_lock(&pool->mutex);
    atomic_fetch_add(&pool->sleepers, 1);
    // Either the caller sees the sleeper or the sleeper the loop.
    atomic_thread_fence(memory_order_seq_cst);
    while (!has_begun(next) && !atomic_load(&pool->stop))
      pthread_cond_wait(&pool->start, &pool->mutex);
    atomic_fetch_sub(&pool->sleepers, 1);
    pthread_mutex_unlock(&pool->mutex);
  }
  next->seen = (uint32_t)(atomic_load(&next->own->state) >> 32);
}

static void *worker_main(void *argument) {
  const worker *self = argument;
  nnprim_thread_pool *pool = self->pool;
  next_loop next = {&pool->ranges[self->number], 0};
  for (;;) {
    await_loop(pool, &next);
    if (atomic_load(&pool->stop))
      return NULL;
    run_iterations(pool, self->number);
  }
}

/// Wakes sleeping workers, whose ranges are written.
static void wake_sleepers(nnprim_thread_pool *pool) {
  atomic_thread_fence(memory_order_seq_cst);
  if (atomic_load(&pool->sleepers) == 0)
    return;
  pthread_mutex_lock(&pool->mutex);
  pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);
}

static int is_finished(const void *data) {
  const nnprim_thread_pool *pool = data;
  uint64_t finished = 0;
  for (int32_t i = 1; i <= pool->num_workers; ++i)
    finished +=
        atomic_load_explicit(&pool->ranges[i].finished, memory_order_acquire);
  return finished == pool->expected;
}

/// Returns when workers have finished what they have taken.
static void await_workers(nnprim_thread_pool *pool) {
  if (spin(is_finished, pool))
    return;
  pthread_mutex_lock(&pool->mutex);
  atomic_store(&pool->caller_sleeps, 1);
  atomic_thread_fence(memory_order_seq_cst);
  while (!is_finished(pool))
    pthread_cond_wait(&pool->done, &pool->mutex);
  atomic_store(&pool->caller_sleeps, 0);
  pthread_mutex_unlock(&pool->mutex);
}

/// The caller takes what workers have not taken, so that it does not wait for
/// one that has not been scheduled in time.
static void pool_for(void *context, int64_t count,
                     void (*task)(void *data, int64_t index), void *data) {
  nnprim_thread_pool *pool = context;
  if (count <= 1 || pool->num_workers == 0) {
    serial_for(NULL, count, task, data);
    return;
  }
  pthread_mutex_lock(&pool->caller);
  for (int64_t first = 0; first < count; first += max_iterations) {
    int64_t rest = count - first;
    int64_t number = rest < max_iterations ? rest : max_iterations;
    divide_iterations(pool, first, number, task, data);
    wake_sleepers(pool);
    pool->expected += (uint64_t)(number - run_iterations(pool, /*number=*/0));
    await_workers(pool);
  }
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
  if (pool->ranges && pool->workers) {
    memset(pool->ranges, 0, (size_t)num_threads * sizeof(range));
    return pool;
  }
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
  // Those that spin.
  uint64_t generation = (uint64_t)++pool->generation << 32;
  for (int32_t i = 1; i <= pool->num_workers; ++i)
    atomic_store(&pool->ranges[i].state, generation);
  for (int32_t i = 0; i < pool->num_workers; ++i)
    pthread_join(pool->workers[i].thread, NULL);
  pthread_cond_destroy(&pool->done);
  pthread_cond_destroy(&pool->start);
  pthread_mutex_destroy(&pool->mutex);
  pthread_mutex_destroy(&pool->caller);
  free_pool(pool);
}
