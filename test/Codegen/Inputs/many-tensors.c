/* Calls a model with more tensors than registers, through both entries. */
#include "many.h"
#include "nnprim/model.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  float in[10][4], out[2][4];
  const void *inputs[10];
  void *outputs[] = {out[1]};
  void *arena = aligned_alloc(MANY_ARENA_ALIGNMENT, MANY_ARENA_BYTES + 64);
  int call, i, j, failures = 0;
  nnprim_status run, invoke;
  for (i = 0; i < 10; i++) {
    inputs[i] = in[i];
    for (j = 0; j < 4; j++)
      in[i][j] = (float)((i + 1) * (i + 2 + j));
  }
  /* The first calls ask the processor. */
  for (call = 0; call < 2; call++) {
    run = many_run(in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7],
                   in[8], in[9], out[0], arena);
    invoke = many_model.invoke(inputs, outputs, arena, MANY_ARENA_BYTES, NULL);
    if (run == NNPRIM_ERROR_PROCESSOR && invoke == NNPRIM_ERROR_PROCESSOR) {
      printf("processor\n");
      continue;
    }
    failures += run != NNPRIM_OK || invoke != NNPRIM_OK;
    for (j = 0; j < 4; j++) {
      float sum = 0;
      for (i = 0; i < 8; i++)
        sum += i % 2 ? -in[i][j] : in[i][j];
      sum = sum * in[8][j] - in[9][j];
      failures += out[0][j] != sum || out[1][j] != sum;
    }
    printf("called\n");
  }
  /* A tensor on the stack. */
  run = many_run(in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7], in[8],
                 NULL, out[0], arena);
  printf("code %d, position %d\n", NNPRIM_STATUS_CODE(run),
         NNPRIM_STATUS_POSITION(run));
  free(arena);
  printf("%d failures\n", failures);
  return failures != 0;
}
