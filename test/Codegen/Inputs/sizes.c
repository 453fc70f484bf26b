// Calls a linked model with extents that are chosen here.

#include "items.h"
#include "nnprim/invoke.h"
#include "nnprim/tensor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print(nnprim_status status) {
  char text[256];
  nnprim_describe_status(&items_model, status, text, sizeof(text));
  puts(text);
}

int main(void) {
  static float image[ITEMS_IMAGE_ELEMENTS], shared[ITEMS_SHARED_ELEMENTS];
  static float some[ITEMS_RESULT_ELEMENTS], one[ITEMS_RESULT_ELEMENTS];
  for (size_t i = 0; i < ITEMS_IMAGE_ELEMENTS; ++i)
    image[i] = (float)(i % 17) / 17;
  void *arena = aligned_alloc(ITEMS_ARENA_ALIGNMENT, ITEMS_ARENA_BYTES);

  int64_t shape[3], n = 3;
  if (nnprim_output_shape(&items_model, &n, 0, shape) != 0)
    return 1;
  size_t count = (size_t)(shape[1] * shape[2]);
  printf("%d %d %d\n", (int)shape[0], (int)shape[1], (int)shape[2]);
  // The element behind the third item must not be written.
  some[3 * count] = 7;
  print(items_run(3, image, shared, some, arena));
  print(items_run(1, image + 2 * 3 * 9 * 11, shared, one, arena));
  puts(memcmp(some + 2 * count, one, count * sizeof(float)) == 0 &&
               some[3 * count] == 7
           ? "same item"
           : "another item");

  print(items_run(0, image, shared, some, arena));
  print(items_run(5, image, shared, some, arena));
  print(items_run(1, NULL, shared, some, arena));
  const void *inputs[] = {image, shared};
  void *outputs[] = {some};
  print(items_model.invoke_sized(NULL, inputs, outputs, arena,
                                 ITEMS_ARENA_BYTES, NULL));
  print(items_model.invoke_sized(&n, inputs, outputs, arena, 64, NULL));
  // Without extents, the model is that of the largest.
  print(items_model.invoke(inputs, outputs, arena, ITEMS_ARENA_BYTES, NULL));
  const int64_t images[] = {2, 3, 9, 11}, sums[] = {21, 8};
  const int64_t *shapes[] = {images, sums};
  int64_t found = 0;
  printf("%d", nnprim_find_extents(&items_model, shapes, &found));
  printf(" %d\n", (int)found);
  free(arena);
  return 0;
}
