// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-bf16 --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-bf16/x86-64-avx2 --convert-nnprim-to-vector | FileCheck %s --check-prefix=PORTABLE
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector | FileCheck %s --check-prefix=NEON
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-bf16 --convert-nnprim-to-vector | FileCheck %s --check-prefix=DOT

/// Two bf16 of A are broadcast as one element, against two of each of 32 columns; K = 65 leaves one.
// CHECK-LABEL: func.func @pairs
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.load %{{.*}} : memref<2112xbf16>, vector<32xbf16>
// CHECK-COUNT-6:   llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"({{.*}}) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
// CHECK:         }
// CHECK:         vector.load %{{.*}} : memref<3x65xbf16>, vector<1xbf16>
// CHECK-COUNT-6: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"
// CHECK-COUNT-6: llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"({{.*}}) : (vector<16xf32>) -> vector<16xbf16>
// PORTABLE-LABEL: func.func @pairs
// PORTABLE:         arith.andi
// PORTABLE:         arith.shli
// PORTABLE:         vector.fma %{{.*}} : vector<16xf32>
// PORTABLE-NOT:     call_intrinsic
// PORTABLE:       return
// NEON-LABEL:     func.func @pairs
// NEON:             vector.fma %{{.*}} : vector<4xf32>
// NEON-NOT:         call_intrinsic
// NEON:           return
// DOT-LABEL:      func.func @pairs
// DOT:              llvm.call_intrinsic "llvm.aarch64.neon.bfdot.v4f32.v8bf16"({{.*}}) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
func.func @pairs(%a: memref<3x65xbf16>, %b: memref<1x33x32x2xbf16>, %c: memref<3x32xbf16>) {
  nnprim.gemm ins(%a, %b : memref<3x65xbf16>, memref<1x33x32x2xbf16>) outs(%c : memref<3x32xbf16>)
  return
}

/// Two rows by two columns, four values of K at a time; the third row is alone, and K = 17 leaves one.
// DOT-LABEL:      func.func @matrices
// DOT:              scf.for
// DOT-COUNT-16:       llvm.call_intrinsic "llvm.aarch64.neon.bfmmla"({{.*}}) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
// DOT:              }
// DOT:              vector.load %{{.*}} : memref<3x17xbf16>, vector<1xbf16>
// DOT-COUNT-8:      llvm.call_intrinsic "llvm.aarch64.neon.bfmmla"
// DOT-NOT:          llvm.call_intrinsic
// DOT:              return
func.func @matrices(%a: memref<3x17xbf16>, %b: memref<1x5x8x4xbf16>, %c: memref<3x8xbf16>) {
  nnprim.gemm ins(%a, %b : memref<3x17xbf16>, memref<1x5x8x4xbf16>) outs(%c : memref<3x8xbf16>)
  return
}

/// What an epilogue gives may be subnormal, and is rounded by other instructions.
// CHECK-LABEL: func.func @scaled
// CHECK-NOT:     cvtneps2bf16
// CHECK:         arith.truncf %{{.*}} : vector<16xf32> to vector<16xbf16>
func.func @scaled(%a: memref<1x2xbf16>, %b: memref<1x1x16x2xbf16>, %c: memref<1x16xbf16>) {
  nnprim.gemm ins(%a, %b : memref<1x2xbf16>, memref<1x1x16x2xbf16>) outs(%c : memref<1x16xbf16>) {
    ^bb0(%acc: f32):
      %half = arith.constant 0.5 : f32
      %y = arith.mulf %acc, %half : f32
      %t = arith.truncf %y : f32 to bf16
      nnprim.yield %t : bf16
  }
  return
}
