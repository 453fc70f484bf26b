// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --nnprim-allocate-workspaces --convert-nnprim-to-loops | FileCheck %s

/// As with Winograd's transforms, but that the product is of real numbers first
/// and then of complex ones. One panel of filters at a time: the next coefficient's,
/// 96 channels on, are wanted next, or the next complex one's.
// CHECK-LABEL: func.func @panels
// CHECK:         nnprim.input_transform <fourier, m = 12, r = 5> {{.*}} output_size [24, 24] pads [0, 0] origin(
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             nnprim.gemm {{.*}} attributes {prefetch_rhs = 96 : i64}
// CHECK:           scf.for
// CHECK:             nnprim.tuple_gemm {{.*}} complex_from 0 {prefetch_rhs = 192 : i64}
// CHECK:           nnprim.output_transform <fourier, m = 12, r = 5> {{.*}} origin(
func.func @panels(%x: memref<4x28x28x96xf32>, %u: memref<8x24576x32xf32>, %y: memref<4x24x24x256xf32>) {
  nnprim.fast_conv <fourier, m = 12, r = 5> ins(%x, %u : memref<4x28x28x96xf32>, memref<8x24576x32xf32>)
      outs(%y : memref<4x24x24x256xf32>) pads [0, 0]
  return
}

/// A product by itself: four real numbers, then two coefficients at a time.
// CHECK-LABEL: func.func @tuples
// CHECK:         scf.for %[[S:.*]] = %
// CHECK-NEXT:      memref.subview %{{.*}}[%[[S]], 0, 0] [1, 96, 32]
// CHECK:           nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<{{[0-9]+}}x96xf32
// CHECK:         scf.for %[[C:.*]] = %{{.*}} step %c2
// CHECK-NEXT:      memref.subview %{{.*}}[%[[C]], 0, 0] [2, 96, 32]
// CHECK:           nnprim.tuple_gemm ins(%{{.*}}, %{{.*}} : memref<2x5x96xf32, {{.*}}>, memref<2x96x32xf32, {{.*}}>) outs(%{{.*}} : memref<2x5x32xf32, {{.*}}>) complex_from 0
func.func @tuples(%v: memref<64x10x96xf32>, %u: memref<64x96x32xf32>, %p: memref<64x10x32xf32>) {
  nnprim.tuple_gemm ins(%v, %u : memref<64x10x96xf32>, memref<64x96x32xf32>) outs(%p : memref<64x10x32xf32>) complex_from 4
  return
}
