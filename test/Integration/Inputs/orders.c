/* Runs a library through pools of an application's own, for many numbers of
   tasks. One calls the tasks of a loop one after the other, beginning with any
   of them: since that one goes on with the work of those behind it, each piece
   of work comes before those in front of it in some order. If a piece used what
   another one writes, that would show it. One calls but one of up to eight
   tasks, which is to do the work of all. And one begins all tasks at once, in
   threads. */
#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_TASKS 67

static int64_t loops;

/* `context` is the number of the first task. */
static void in_turn(void *context, int64_t count,
                    void (*task)(void *data, int64_t index), void *data) {
  ++loops;
  for (int64_t i = 0; i < count; ++i)
    task(data, (*(int64_t *)context + i) % count);
}

static void alone(void *context, int64_t count,
                  void (*task)(void *data, int64_t index), void *data) {
  ++loops;
  task(data, *(int64_t *)context % count);
}

typedef struct {
  void (*task)(void *data, int64_t index);
  void *data;
  int64_t index;
  pthread_barrier_t *start;
} call;

static void *run(void *argument) {
  const call *work = argument;
  pthread_barrier_wait(work->start);
  work->task(work->data, work->index);
  return NULL;
}

static void at_once(void *context, int64_t count,
                    void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  ++loops;
  pthread_t threads[MAX_TASKS];
  call calls[MAX_TASKS];
  pthread_barrier_t start;
  pthread_barrier_init(&start, NULL, (unsigned)count);
  for (int64_t i = 0; i < count; ++i) {
    calls[i] = (call){task, data, i, &start};
    if (pthread_create(&threads[i], NULL, run, &calls[i]) != 0)
      abort();
  }
  for (int64_t i = 0; i < count; ++i)
    pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&start);
}

static void *allocate(const nnprim_tensor *tensor) {
  return nnprim_aligned_alloc(nnprim_tensor_bytes(tensor), NNPRIM_ALIGNMENT);
}

typedef void (*pool)(void *context, int64_t count,
                     void (*task)(void *data, int64_t index), void *data);

static void *arena, *inputs[16], *outputs[16], *expected[16];

/* How many outputs are not as they were without threads. */
static int differ(const nnprim_model *model, int count, pool run_all,
                  int64_t first) {
  nnprim_threads threads = {&first, count, run_all};
  memset(arena, 0x7f, model->arena_bytes);
  for (int i = 0; i < model->num_outputs; ++i)
    memset(outputs[i], 0x7f, nnprim_tensor_bytes(&model->outputs[i]));
  if (model->invoke((const void *const *)inputs, outputs, arena,
                    model->arena_bytes, &threads) != NNPRIM_OK)
    abort();
  int different = 0;
  for (int i = 0; i < model->num_outputs; ++i)
    different += memcmp(outputs[i], expected[i],
                        nnprim_tensor_bytes(&model->outputs[i])) != 0;
  return different;
}

int main(int argc, char **argv) {
  char error[256];
  nnprim_library *library = nnprim_library_open(argv[argc - 1], error, 256);
  if (!library)
    return puts(error), 1;
  const nnprim_model *model = nnprim_library_model(library);
  for (int i = 0; i < model->num_inputs; ++i) {
    inputs[i] = allocate(&model->inputs[i]);
    float *values = inputs[i];
    uint64_t count = nnprim_tensor_bytes(&model->inputs[i]) / sizeof(float);
    for (uint64_t e = 0; e < count; ++e)
      values[e] = (float)(e * 37 % 101) * 0.25f - 12;
  }
  for (int i = 0; i < model->num_outputs; ++i) {
    outputs[i] = allocate(&model->outputs[i]);
    expected[i] = allocate(&model->outputs[i]);
  }
  arena = nnprim_aligned_alloc(model->arena_bytes, NNPRIM_ALIGNMENT);
  if (model->invoke((const void *const *)inputs, expected, arena,
                    model->arena_bytes, NULL) != NNPRIM_OK)
    abort();

  int different = 0;
  for (int count = 1; count <= MAX_TASKS; count += count < 20 ? 1 : 47) {
    /* One that goes on with the work of seven others sees all of so many. */
    int few = count <= 8;
    for (int64_t first = 0; first < count; first += few ? 1 : count / 3) {
      different += differ(model, count, in_turn, first);
      if (few)
        different += differ(model, count, alone, first);
    }
    different += differ(model, count, at_once, 0);
  }
  printf("%d different, %s\n", different, loops ? "divided" : "whole");

  for (int i = 0; i < model->num_inputs; ++i)
    nnprim_aligned_free(inputs[i]);
  for (int i = 0; i < model->num_outputs; ++i) {
    nnprim_aligned_free(outputs[i]);
    nnprim_aligned_free(expected[i]);
  }
  nnprim_aligned_free(arena);
  nnprim_library_close(library);
  return different != 0;
}
