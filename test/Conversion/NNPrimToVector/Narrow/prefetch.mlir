// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s

/// A row of bf16 that no cache holds is fetched ahead by both passes: a block of
/// eight vectors is four lines, and four vectors of results are two.
// CHECK-LABEL: func.func @long
// CHECK:         scf.for {{.*}} step %c128 iter_args
// CHECK-COUNT-4:   memref.prefetch %{{.*}}, read, locality<2>, data : memref<1x100000000xbf16>
// CHECK:         scf.for {{.*}} step %c64 {{[{]$}}
// CHECK-COUNT-2:   memref.prefetch %{{.*}}, read, locality<2>, data : memref<1x100000000xbf16>
// CHECK:           vector.load
func.func @long(%x: memref<1x100000000xbf16>, %y: memref<1x100000000xbf16>) {
  nnprim.twopass_softmax ins(%x : memref<1x100000000xbf16>) outs(%y : memref<1x100000000xbf16>) dimension = 1
  return
}

// -----

// CHECK-LABEL: func.func @negative_short
// CHECK-NOT:     memref.prefetch
func.func @negative_short(%x: memref<1x4096xbf16>, %y: memref<1x4096xbf16>) {
  nnprim.twopass_softmax ins(%x : memref<1x4096xbf16>) outs(%y : memref<1x4096xbf16>) dimension = 1
  return
}

// -----

// CHECK-LABEL: func.func @negative_f32
// CHECK-NOT:     memref.prefetch
func.func @negative_f32(%x: memref<1x100000000xf32>, %y: memref<1x100000000xf32>) {
  nnprim.twopass_softmax ins(%x : memref<1x100000000xf32>) outs(%y : memref<1x100000000xf32>) dimension = 1
  return
}
