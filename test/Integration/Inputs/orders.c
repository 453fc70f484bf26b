/* Runs a library through pools of an application's own, for many numbers of
   tasks. They call the tasks of a loop one after the other, forwards and
   backwards, so that the first one does the work of all, or each in a thread of
   its own, where they take pieces of work from each other. If a piece used what
   another one writes, some order would show it. */
#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_TASKS 67

static int64_t loops;

static void forwards(void *context, int64_t count,
                     void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  ++loops;
  for (int64_t i = 0; i < count; ++i)
    task(data, i);
}

static void backwards(void *context, int64_t count,
                      void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  ++loops;
  for (int64_t i = count; i-- > 0;)
    task(data, i);
}

typedef struct {
  void (*task)(void *data, int64_t index);
  void *data;
  int64_t index;
} call;

static void *run(void *argument) {
  const call *work = argument;
  work->task(work->data, work->index);
  return NULL;
}

static void at_once(void *context, int64_t count,
                    void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  ++loops;
  pthread_t threads[MAX_TASKS];
  call calls[MAX_TASKS];
  for (int64_t i = 0; i < count; ++i) {
    calls[i] = (call){task, data, i};
    if (pthread_create(&threads[i], NULL, run, &calls[i]) != 0)
      abort();
  }
  for (int64_t i = 0; i < count; ++i)
    pthread_join(threads[i], NULL);
}

static void *allocate(const nnprim_tensor *tensor) {
  return nnprim_aligned_alloc(nnprim_tensor_bytes(tensor), NNPRIM_ALIGNMENT);
}

int main(int argc, char **argv) {
  char error[256];
  nnprim_library *library = nnprim_library_open(argv[argc - 1], error, 256);
  if (!library)
    return puts(error), 1;
  const nnprim_model *model = nnprim_library_model(library);
  void *inputs[16], *outputs[16], *first[16];
  for (int i = 0; i < model->num_inputs; ++i) {
    inputs[i] = allocate(&model->inputs[i]);
    float *values = inputs[i];
    uint64_t count = nnprim_tensor_bytes(&model->inputs[i]) / sizeof(float);
    for (uint64_t e = 0; e < count; ++e)
      values[e] = (float)(e * 37 % 101) * 0.25f - 12;
  }
  for (int i = 0; i < model->num_outputs; ++i) {
    outputs[i] = allocate(&model->outputs[i]);
    first[i] = allocate(&model->outputs[i]);
  }
  void *arena = nnprim_aligned_alloc(model->arena_bytes, NNPRIM_ALIGNMENT);
  model->invoke((const void *const *)inputs, first, arena, NULL);

  int different = 0;
  for (int count = 1; count <= MAX_TASKS; count += count < 20 ? 1 : 47)
    for (int pool = 0; pool < 3; ++pool) {
      nnprim_threads threads = {NULL, count,
                                pool == 0   ? forwards
                                : pool == 1 ? backwards
                                            : at_once};
      memset(arena, 0x7f, model->arena_bytes);
      for (int i = 0; i < model->num_outputs; ++i)
        memset(outputs[i], 0x7f, nnprim_tensor_bytes(&model->outputs[i]));
      model->invoke((const void *const *)inputs, outputs, arena, &threads);
      for (int i = 0; i < model->num_outputs; ++i)
        if (memcmp(outputs[i], first[i],
                   nnprim_tensor_bytes(&model->outputs[i])) != 0)
          ++different;
    }
  printf("%d different, %s\n", different, loops ? "divided" : "whole");

  for (int i = 0; i < model->num_inputs; ++i)
    nnprim_aligned_free(inputs[i]);
  for (int i = 0; i < model->num_outputs; ++i) {
    nnprim_aligned_free(outputs[i]);
    nnprim_aligned_free(first[i]);
  }
  nnprim_aligned_free(arena);
  nnprim_library_close(library);
  return different != 0;
}
