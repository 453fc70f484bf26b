// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s --check-prefix=AVX2

/// Between the passes 6 × 3 vectors are in registers: nine loads and 36 stores. On AVX2, whose 16 registers do not
/// hold them, they are where the result will be.
// CHECK-LABEL: func.func @registers
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-COUNT-9:     vector.load {{.*}} : memref<3x3x8x32xf32>, vector<16xf32>
// CHECK-NOT:         vector.load
// CHECK-COUNT-36:    vector.store {{.*}} : memref<36x8x32xf32>, vector<16xf32>
// CHECK-NOT:         vector.store
// CHECK:         return
// AVX2-LABEL: func.func @registers
// AVX2:           scf.for
// AVX2:             scf.for
// AVX2:               scf.for
// AVX2:                 vector.load {{.*}} : memref<3x3x8x32xf32>, vector<8xf32>
// AVX2:                 vector.store {{.*}} : memref<36x8x32xf32>, vector<8xf32>
// AVX2:               scf.for
// AVX2-COUNT-3:         vector.load {{.*}} : memref<36x8x32xf32>, vector<8xf32>
// AVX2:                 vector.store {{.*}} : memref<36x8x32xf32>, vector<8xf32>
// AVX2:         return
func.func @registers(%w: memref<3x3x8x32xf32>, %u: memref<36x8x32xf32>) {
  nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%w : memref<3x3x8x32xf32>) outs(%u : memref<36x8x32xf32>)
  return
}

/// A tail of filters.
// CHECK-LABEL: func.func @tail
// CHECK:         vector.load {{.*}} : memref<3x3x8x21xf32>, vector<16xf32>
// CHECK:         vector.store {{.*}} : memref<16x8x21xf32>, vector<16xf32>
// CHECK:         vector.load {{.*}} : memref<3x3x8x21xf32>, vector<5xf32>
// CHECK:         vector.maskedstore {{.*}} : memref<16x8x21xf32>, vector<8xi1>, vector<8xf32>
func.func @tail(%w: memref<3x3x8x21xf32>, %u: memref<16x8x21xf32>) {
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x8x21xf32>) outs(%u : memref<16x8x21xf32>)
  return
}

/// Fourier transforms, those of lines and strided filters are left to the
/// reference.
// CHECK-LABEL: func.func @negative_fourier
// CHECK:         nnprim.filter_transform
func.func @negative_fourier(%w: memref<3x3x8x16xf32>, %u: memref<64x8x16xf32>) {
  nnprim.filter_transform <fourier, m = 6, r = 3> ins(%w : memref<3x3x8x16xf32>) outs(%u : memref<64x8x16xf32>)
  return
}

// CHECK-LABEL: func.func @negative_lines
// CHECK:         nnprim.filter_transform
func.func @negative_lines(%w: memref<3x3x8x16xf32>, %u: memref<18x8x16xf32>) {
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%w : memref<3x3x8x16xf32>) outs(%u : memref<18x8x16xf32>)
  return
}

// CHECK-LABEL: func.func @negative_stride
// CHECK:         nnprim.filter_transform
func.func @negative_stride(%w: memref<3x3x8x16xf32, strided<[768, 256, 32, 2]>>, %u: memref<36x8x16xf32>) {
  nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%w : memref<3x3x8x16xf32, strided<[768, 256, 32, 2]>>) outs(%u : memref<36x8x16xf32>)
  return
}
