/* Compares the compiled convolution with three lines of C. */
#include "conv.h"
#include "nnprim/model.h"

#include <stdio.h>
#include <stdlib.h>

static float x[CONV_IMAGE_ELEMENTS], w[CONV_INT__ELEMENTS];
static float y[CONV_A__B___C_ELEMENTS];

static double reference(int f, int h, int v) {
  double sum = 0;
  int c, i, j;
  for (c = 0; c < 3; c++)
    for (i = h - 1; i <= h + 1; i++)
      for (j = v - 1; j <= v + 1; j++)
        if (i >= 0 && i < 9 && j >= 0 && j < 9)
          sum += (double)x[(c * 9 + i) * 9 + j] *
                 (double)w[((f * 3 + c) * 3 + i - h + 1) * 3 + j - v + 1];
  return sum;
}

int main(void) {
  void *arena = aligned_alloc(CONV_ARENA_ALIGNMENT, CONV_ARENA_BYTES + 64);
  double error = 0;
  int i;
  for (i = 0; i < 3 * 9 * 9; i++)
    x[i] = (float)(i % 17 - 8) / 8;
  for (i = 0; i < 4 * 3 * 9; i++)
    w[i] = (float)(i % 11 - 5) / 4;
  if (conv_run(x, w, y, arena) != NNPRIM_OK)
    return 1;
  free(arena);
  for (i = 0; i < 4 * 9 * 9; i++) {
    double d = (double)y[i] - reference(i / 81, i / 9 % 9, i % 9);
    error = d > error ? d : -d > error ? -d : error;
  }
  printf("%s %s %s\n", conv_model.name, conv_model.target,
         error < 1e-5 ? "agrees" : "differs");
  return error >= 1e-5;
}
