// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s

/// A is loaded four elements at a time; each multiplies a row of the panel. The
/// last two of 66 terms are done one by one.
// CHECK-LABEL: func.func @gemm_8x8
// CHECK:         scf.for
// CHECK-COUNT-8:   vector.load %{{.*}} : memref<8x66xf32>, vector<4xf32>
// CHECK-COUNT-64:  vector.fma {{.*}} : vector<4xf32>
// CHECK-NOT:       vector.fma
// CHECK:         scf.for
// CHECK-COUNT-16:  vector.fma
// CHECK-NOT:       vector.fma
func.func @gemm_8x8(%a: memref<8x66xf32>, %b: memref<1x66x8xf32>, %c: memref<8x8xf32>) {
  nnprim.gemm ins(%a, %b : memref<8x66xf32>, memref<1x66x8xf32>) outs(%c : memref<8x8xf32>)
  return
}
