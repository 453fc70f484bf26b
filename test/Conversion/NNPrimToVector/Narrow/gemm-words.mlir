// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// A word has the codes of four values of K: the first is shifted up, the last is what a mask leaves. Of each of two
/// panels one load is four vectors. Two values are left of K.
// CHECK-LABEL: func.func @words
// CHECK:       scf.for {{.*}} iter_args
// CHECK:         %[[W:.*]] = llvm.load {{.*}} -> vector<8xi32>
// CHECK:         arith.shli %[[W]], %{{.*}} : vector<8xi32>
// CHECK-COUNT-1: vector.fma
// CHECK:         %[[SHIFTED:.*]] = arith.shli %[[W]], %{{.*}} : vector<8xi32>
// CHECK:         arith.andi %[[SHIFTED]], %{{.*}} : vector<8xi32>
// CHECK-COUNT-1: vector.fma
// CHECK:         arith.shli %[[W]]
// CHECK-COUNT-1: vector.fma
// CHECK:         arith.andi %[[W]]
// CHECK-COUNT-1: vector.fma
// CHECK:         llvm.load {{.*}} -> vector<8xi32>
// CHECK-COUNT-4: vector.fma
// CHECK:         scf.yield
// CHECK-COUNT-4: vector.fma
// CHECK-NOT:   vector.fma
/// Elements of A are taken from a register.
// NEON-LABEL: func.func @words
// NEON:         vector.load {{.*}} vector<4xf32>
func.func @words(%a: memref<1x42xf32>, %b: memref<2x11x8x4x!nnprim.flyte<8>>, %c: memref<1x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x42xf32>, memref<2x11x8x4x!nnprim.flyte<8>>) outs(%c : memref<1x16xf32>)
  return
}

// -----

/// Words of 32 bits have four codes.
// CHECK-LABEL: func.func @negative_pairs
// CHECK:         nnprim.gemm
func.func @negative_pairs(%a: memref<1x42xf32>, %b: memref<1x21x8x2x!nnprim.flyte<8>>, %c: memref<1x8xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x42xf32>, memref<1x21x8x2x!nnprim.flyte<8>>) outs(%c : memref<1x8xf32>)
  return
}

// -----

/// Of a clipped window the single panel has as many rows as there are taps inside.
// CHECK-LABEL: func.func @clipped
// CHECK:         scf.for
// CHECK:           llvm.load {{.*}} -> vector<8xi32>
func.func @clipped(%x: memref<1x?x6x16xf32>, %i: memref<4x?xi32>, %b: memref<1x?x16x4x!nnprim.flyte<8>>, %y: memref<4x16xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x?x6x16xf32>, memref<4x?xi32>, memref<1x?x16x4x!nnprim.flyte<8>>) outs(%y : memref<4x16xf32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}
