// RUN: sed s/PIXELS/112/ %s > %t.avx512.mlir
// RUN: nnprim-compile %t.avx512.mlir -o %t.avx512.s --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.avx512.s --check-prefix=AVX512
// RUN: %python %S/Inputs/spills.py %t.avx512.s --kernels=1
// RUN: sed s/PIXELS/56/ %s > %t.avx2.mlir
// RUN: nnprim-compile %t.avx2.mlir -o %t.avx2.s --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.avx2.s --check-prefix=AVX2
// RUN: %python %S/Inputs/spills.py %t.avx2.s --kernels=1

/// The input of the next tile is prefetched to L2 in the loop over blocks, a channel of 112 pixels with each, and of 56
/// pixels, which begin in the middle of a line, one as well. Sums stay in registers. No prefetch is in the loop over
/// entries, which comes after.
// AVX512-LABEL:   node_nnprim_spmm:
// AVX512-COUNT-7: prefetcht1
// AVX512-NOT:     prefetch
// AVX512:         Inner Loop Header
// AVX512-NOT:     prefetch
// AVX512:         vfmadd231ps
// AVX512:         retq

// AVX2-LABEL:   node_nnprim_spmm:
// AVX2-COUNT-5: prefetcht1
// AVX2-NOT:     prefetch
// AVX2:         Inner Loop Header
// AVX2-NOT:     prefetch
// AVX2:         vfmadd231ps
// AVX2:         retq
func.func @main(%v: tensor<1638xf32>, %c: tensor<1638xi32>, %p: tensor<129xi32>, %x: tensor<128x3136xf32>) -> tensor<128x3136xf32> {
  %e = tensor.empty() : tensor<128x3136xf32>
  %y = nnprim.spmm ins(%v, %c, %p, %x : tensor<1638xf32>, tensor<1638xi32>, tensor<129xi32>, tensor<128x3136xf32>) outs(%e : tensor<128x3136xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = PIXELS, prefetch_input = 2>} -> tensor<128x3136xf32>
  return %y : tensor<128x3136xf32>
}
