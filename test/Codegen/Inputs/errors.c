/* Calls a compiled model wrongly in every way, and then rightly. Nothing may be
   written by a call that fails: a sanitizer watches the memory around tensors,
   and this program their contents. */
#include "errors.h"
#include "nnprim/invoke.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARENA_BYTES ERRORS_ARENA_BYTES
_Static_assert(ERRORS_ARENA_BYTES > 0, "the model has to need an arena");

static float *image, *filters, *features;
static char *arena;
static int failures;

static void expect(const char *what, nnprim_status status,
                   nnprim_status expected) {
  char text[128];
  uint64_t i;
  nnprim_describe_status(&errors_model, status, text, sizeof(text));
  printf("%s: %s\n", what, text);
  failures += status != expected;
  for (i = 0; i < ERRORS_FEATURES_ELEMENTS; ++i)
    failures += features[i] != -7;
}

static void serial(void *context, int64_t count,
                   void (*task)(void *data, int64_t index), void *data) {
  (void)context;
  for (int64_t i = 0; i < count; ++i)
    task(data, i);
}

static nnprim_status call(const void *const *inputs, void *const *outputs,
                          void *memory, uint64_t bytes,
                          const nnprim_threads *threads) {
  nnprim_status status =
      nnprim_invoke(&errors_model, inputs, outputs, memory, bytes, threads);
  /* The only variant says the same. */
  failures += errors_model.num_variants != 1 ||
              errors_model.variants[0].invoke(inputs, outputs, memory, bytes,
                                              threads) != status;
  return status;
}

static void call_wrongly(void) {
  const void *inputs[] = {image, filters};
  const void *no_image[] = {NULL, filters}, *no_filters[] = {image, NULL};
  void *outputs[] = {features}, *no_output[] = {NULL};
  nnprim_threads threads = {NULL, 2, serial};
  nnprim_model old = errors_model;

  expect("inputs", call(NULL, outputs, arena, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_INPUTS);
  expect("input 0", call(no_image, outputs, arena, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_INPUT);
  expect("input 1", call(no_filters, outputs, arena, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_INPUT | 1 << 8);
  expect("outputs", call(inputs, NULL, arena, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_OUTPUTS);
  expect("output 0", call(inputs, no_output, arena, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_OUTPUT);
  expect("arena", call(inputs, outputs, NULL, ARENA_BYTES, NULL),
         NNPRIM_ERROR_NULL_ARENA);
  expect("alignment", call(inputs, outputs, arena + 32, ARENA_BYTES, NULL),
         NNPRIM_ERROR_ARENA_ALIGNMENT);
  expect("bytes", call(inputs, outputs, arena, ARENA_BYTES - 1, NULL),
         NNPRIM_ERROR_ARENA_BYTES);
  threads.num_threads = 0;
  expect("no threads", call(inputs, outputs, arena, ARENA_BYTES, &threads),
         NNPRIM_ERROR_NUM_THREADS);
  threads.num_threads = -1;
  expect("negative", call(inputs, outputs, arena, ARENA_BYTES, &threads),
         NNPRIM_ERROR_NUM_THREADS);
  threads.num_threads = NNPRIM_MAX_THREADS + 1;
  expect("too many", call(inputs, outputs, arena, ARENA_BYTES, &threads),
         NNPRIM_ERROR_NUM_THREADS);
  threads.num_threads = 2;
  threads.parallel_for = NULL;
  expect("parallel_for", call(inputs, outputs, arena, ARENA_BYTES, &threads),
         NNPRIM_ERROR_NULL_PARALLEL_FOR);
  expect("model", nnprim_invoke(NULL, inputs, outputs, arena, 0, NULL),
         NNPRIM_ERROR_NULL_MODEL);
  old.abi_version = 1;
  old.invoke = NULL;
  expect("version", nnprim_invoke(&old, inputs, outputs, arena, 0, NULL),
         NNPRIM_ERROR_ABI_VERSION);

  expect("run, input 1", errors_run(image, NULL, features, arena),
         NNPRIM_ERROR_NULL_INPUT | 1 << 8);
  expect("run, output", errors_run(image, filters, NULL, arena),
         NNPRIM_ERROR_NULL_OUTPUT);
  expect("run, arena", errors_run(image, filters, features, NULL),
         NNPRIM_ERROR_NULL_ARENA);
  expect("run, alignment", errors_run(image, filters, features, arena + 4),
         NNPRIM_ERROR_ARENA_ALIGNMENT);
}

/* On a processor that cannot run the model nothing else is looked at. */
static int check_processor(void) {
  if (errors_model.select_variant() >= 0)
    return 1;
  expect("processor", call(NULL, NULL, NULL, 0, NULL), NNPRIM_ERROR_PROCESSOR);
  expect("run, processor", errors_run(image, filters, features, arena),
         NNPRIM_ERROR_PROCESSOR);
  return 0;
}

int main(void) {
  uint64_t i;
  image = calloc(ERRORS_IMAGE_ELEMENTS, sizeof(float));
  filters = calloc(ERRORS_FILTERS_ELEMENTS, sizeof(float));
  features = malloc(ERRORS_FEATURES_ELEMENTS * sizeof(float));
  arena = aligned_alloc(ERRORS_ARENA_ALIGNMENT, ARENA_BYTES);
  for (i = 0; i < ERRORS_FEATURES_ELEMENTS; ++i)
    features[i] = -7;
  if (check_processor()) {
    const void *inputs[] = {image, filters};
    void *outputs[] = {features};
    nnprim_threads one = {NULL, 1, serial}, most = {NULL, 65536, serial};
    call_wrongly();
    failures += call(inputs, outputs, arena, ARENA_BYTES, NULL) != 0 ||
                call(inputs, outputs, arena, ARENA_BYTES, &one) != 0 ||
                call(inputs, outputs, arena, ARENA_BYTES, &most) != 0 ||
                errors_run(image, filters, features, arena) != 0;
    for (i = 0; i < ERRORS_FEATURES_ELEMENTS; ++i)
      failures += features[i] != 0;
  }
  for (i = 0; i < 17; ++i)
    failures += !strcmp(nnprim_status_string((nnprim_status)i),
                        "unknown status") != (i > 14);
  printf("%d failures\n", failures);
  free(image);
  free(filters);
  free(features);
  free(arena);
  return failures != 0;
}
