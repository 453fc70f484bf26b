// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector | FileCheck %s --check-prefix=AVX2

/// Vectors lie along K: two columns stay in registers, rows come one by one, and the rest of K is padded with zeros. The
/// lanes of two sums of a row are added up together, by halves.
// CHECK-LABEL: func.func @pairwise
// CHECK:       scf.for {{.*}} iter_args
// CHECK-COUNT-2: vector.load {{.*}} vector<16xf32>
// CHECK:         vector.load {{.*}} memref<3x40xf32>, vector<16xf32>
// CHECK-COUNT-2: vector.fma {{.*}} vector<16xf32>
// CHECK:         vector.load {{.*}} memref<3x40xf32>, vector<16xf32>
// CHECK-COUNT-4: vector.fma {{.*}} vector<16xf32>
// CHECK-NOT:     vector.fma
// CHECK:       vector.load {{.*}} memref<3x40xf32>, vector<8xf32>
// CHECK:       vector.insert_strided_slice {{.*}} vector<8xf32> into vector<16xf32>
// CHECK-COUNT-6: vector.fma {{.*}} vector<16xf32>
// CHECK:       vector.shuffle {{.*}} [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]
// CHECK:       vector.shuffle {{.*}} [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31]
// CHECK:       vector.shuffle {{.*}} [0, 1, 2, 3, 8, 9, 10, 11]
// CHECK:       vector.store {{.*}} vector<2xf32>
// CHECK-NOT:   nnprim.
/// Panels fit the vectors of one target.
// AVX2: nnprim.gemm
func.func @pairwise(%a: memref<3x40xf32>, %b: memref<1x3x2x16xf32>, %c: memref<3x2xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x40xf32>, memref<1x3x2x16xf32>) outs(%c : memref<3x2xf32>)
  return
}
