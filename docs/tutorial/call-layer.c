/* Calls the compiled layer of the tutorial: one input pixel is 1, all others 0.
 * See docs/tutorial.md. */

#include "layer.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  float *image = calloc(LAYER_IMAGE_ELEMENTS, sizeof(float));
  float *features = calloc(LAYER_FEATURES_ELEMENTS, sizeof(float));
  float bias[LAYER_BIAS_ELEMENTS] = {0.5f};
  void *arena = aligned_alloc(LAYER_ARENA_ALIGNMENT, LAYER_ARENA_BYTES + 64);
  if (!image || !features || !arena)
    return 1;

  image[0] = 1.0f; /* channel 0 of the top left pixel */
  if (layer_run(image, bias, features, arena) != 0) {
    fprintf(stderr, "this processor lacks instructions of the model\n");
    return 1;
  }

  /* Its filter has nine equal weights of 0.02; bias is 0.5 in channel 0. */
  printf("touched pixel %.2f %.2f, untouched pixel %.2f %.2f\n", features[0],
         features[1], features[64 * 56 * 40], features[64 * 56 * 40 + 1]);
  free(arena);
  free(features);
  free(image);
  return 0;
}
