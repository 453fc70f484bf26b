// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// Weights in bf16 are extended as they are loaded; sums and activations are
/// f32.
// CHECK-LABEL: func.func @gemm
// CHECK:         scf.for
// CHECK-COUNT-2:   arith.extf %{{.*}} : vector<16xbf16> to vector<16xf32>
// CHECK-COUNT-6:   vector.fma %{{.*}} : vector<16xf32>
// CHECK-NOT:       vector.fma
// CHECK-NOT:     nnprim.gemm
// AVX2-LABEL:  func.func @gemm
// AVX2-COUNT-4:  arith.extf %{{.*}} : vector<8xbf16> to vector<8xf32>
// AVX2-COUNT-12: vector.fma %{{.*}} : vector<8xf32>
// NEON-LABEL:  func.func @gemm
// NEON-COUNT-8:  arith.extf %{{.*}} : vector<4xbf16> to vector<4xf32>
// NEON-COUNT-24: vector.fma %{{.*}} : vector<4xf32>
func.func @gemm(%a: memref<3x64xf32>, %b: memref<1x64x32xbf16>, %c: memref<3x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xf32>, memref<1x64x32xbf16>) outs(%c : memref<3x32xf32>)
  return
}

// -----

/// No kernel reads an interleaved K in f32.
// CHECK-LABEL: func.func @negative_interleaved
// CHECK:         nnprim.gemm
func.func @negative_interleaved(%a: memref<3x64xf32>, %b: memref<1x32x32x2xbf16>, %c: memref<3x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xf32>, memref<1x32x32x2xbf16>) outs(%c : memref<3x32xf32>)
  return
}

// -----

/// Activations of bf16 are extended into memory, a vector at a time, and broadcast from there.
// CHECK-LABEL: func.func @activations
// CHECK:         %[[SCRATCH:.*]] = memref.alloca() {{.*}} : memref<4096xf32>
// CHECK:         scf.for
// CHECK-COUNT-3:   vector.load {{.*}} : memref<3x64xbf16>, vector<16xbf16>
// CHECK:         scf.for
// CHECK:           memref.load %[[SCRATCH]]
// CHECK-COUNT-6:   vector.fma
// CHECK-COUNT-6: arith.truncf {{.*}} : vector<16xf32> to vector<16xbf16>
func.func @activations(%a: memref<3x64xbf16>, %b: memref<1x64x32xbf16>, %c: memref<3x32xbf16>) {
  nnprim.gemm ins(%a, %b : memref<3x64xbf16>, memref<1x64x32xbf16>) outs(%c : memref<3x32xbf16>)
  return
}
