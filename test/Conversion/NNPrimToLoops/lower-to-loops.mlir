// RUN: nnprim-opt %s --nnprim-lower-to-loops=target=x86-64-avx512 --canonicalize --split-input-file | FileCheck %s

/// 784 rows are 56 tiles of 14; 256 columns eight panels of 32.
// CHECK-LABEL: func.func @gemm_14x32
// CHECK-DAG:     %[[C784:.*]] = arith.constant 784
// CHECK-DAG:     %[[C14:.*]] = arith.constant 14
// CHECK:         scf.for {{.*}} to %[[C784]] step %[[C14]]
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins({{.*}} : memref<14x256xf32, {{.*}}>, memref<1x256x32xf32, {{.*}}>) outs({{.*}} : memref<14x32xf32, {{.*}}>)
// CHECK-NOT:     nnprim.gemm
func.func @gemm_14x32(%a: memref<784x256xf32>, %b: memref<8x256x32xf32>, %c: memref<784x256xf32>) {
  nnprim.gemm ins(%a, %b : memref<784x256xf32>, memref<8x256x32xf32>) outs(%c : memref<784x256xf32>)
  return
}

// -----

/// Rows are evened out, 11 are 6 and 5; 100 columns are 64 and 36.
// CHECK-LABEL: func.func @gemm_tails
// CHECK:         memref<6x64xf32
// CHECK:         memref<6x36xf32
// CHECK:         memref<5x64xf32
// CHECK:         memref<5x36xf32
func.func @gemm_tails(%a: memref<11x8xf32>, %b: memref<2x8x64xf32>, %c: memref<11x100xf32>) {
  nnprim.gemm ins(%a, %b : memref<11x8xf32>, memref<2x8x64xf32>) outs(%c : memref<11x100xf32>)
  return
}

// -----

/// The bias is cut with the columns, the residual with rows and columns.
// CHECK-LABEL: func.func @epilogue
// CHECK:         nnprim.gemm {{.*}} epilogue({{.*}} : memref<32xf32, {{.*}}>, memref<14x32xf32, {{.*}}>)
func.func @epilogue(%a: memref<28x8xf32>, %b: memref<2x8x32xf32>, %bias: memref<64xf32>, %x: memref<28x64xf32>, %c: memref<28x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x8xf32>, memref<2x8x32xf32>) outs(%c : memref<28x64xf32>)
    epilogue(%bias, %x : memref<64xf32>, memref<28x64xf32>)
    maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>] {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// Tiles of an indirect GEMM have as many rows as general registers can hold
/// the addresses of, fewer than those of a GEMM.
// CHECK-LABEL: func.func @indirect
// CHECK:         nnprim.indirect_gemm ins({{.*}} : memref<49x16xf32>, memref<9x9xi32, {{.*}}>, memref<1x144x32xf32, {{.*}}>) outs({{.*}} : memref<9x32xf32, {{.*}}>)
func.func @indirect(%x: memref<1x7x7x16xf32>, %i: memref<49x9xi32>, %b: memref<2x144x32xf32>, %y: memref<1x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x16xf32>, memref<49x9xi32>, memref<2x144x32xf32>) outs(%y : memref<1x7x7x64xf32>)
  return
}

// -----

/// A scale per sample can not be a scale per row of the collapsed output.
// CHECK-LABEL: func.func @negative_scale_of_batch
// CHECK:         nnprim.indirect_gemm ins({{.*}} : memref<2x7x7x16xf32>
func.func @negative_scale_of_batch(%x: memref<2x7x7x16xf32>, %i: memref<98x9xi32>, %b: memref<2x144x32xf32>, %s: memref<2x64xf32>, %y: memref<2x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<2x7x7x16xf32>, memref<98x9xi32>, memref<2x144x32xf32>) outs(%y : memref<2x7x7x64xf32>)
    epilogue(%s : memref<2x64xf32>) maps [affine_map<(n, h, w, c) -> (n, c)>] {
  ^bb0(%acc: f32, %p: f32):
    %t = arith.mulf %acc, %p : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @negative_plain_rhs
// CHECK-NOT:     scf.for
// CHECK:         nnprim.gemm
func.func @negative_plain_rhs(%a: memref<28x8xf32>, %b: memref<8x64xf32>, %c: memref<28x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x8xf32>, memref<8x64xf32>) outs(%c : memref<28x64xf32>)
  return
}
