// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-vector | FileCheck %s

/// Sixteen products are added as integers: all rows of the tile share the vectors of eight pairs of the panel, and each
/// product loads its element of A from an address that LLVM knows nothing of, another for each vector of sums, so that it
/// is a memory operand without an index. Values of K are a group of sixteen and one of twelve.
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
// CHECK-LABEL: func.func @tile
// CHECK-COUNT-16: vector.load %arg1{{.*}} vector<16xi32>
// CHECK-NOT:      vector.load
// CHECK:          llvm.inline_asm has_side_effects "", "=r,0"
// CHECK-COUNT-8:  llvm.load {{.*}} -> i32
// CHECK-COUNT-8:  llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"
// CHECK-NOT:      vpdpwssd
// CHECK:          arith.sitofp {{.*}} : vector<16xi32> to vector<16xf32>
// CHECK-NEXT:     arith.addf
// CHECK:          llvm.inline_asm
// CHECK-COUNT-88: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"
// CHECK-COUNT-12: vector.load %arg1{{.*}} vector<16xi32>
// CHECK-COUNT-72: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"
// CHECK-NOT:      vpdpwssd
func.func @tile(%a: memref<6x15xi32>, %b: memref<1x15x32xi32>, %c: memref<6x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<6x15xi32>, memref<1x15x32xi32>) outs(%c : memref<6x32xf32>) attributes {scaled_terms = 16 : i64}
  return
}

/// Elements of a row that are not adjacent have no common pointer.
// CHECK-LABEL: func.func @strided
// CHECK-NOT:     llvm.load
// CHECK:         memref.load %arg0{{.*}} strided<[30, 2]>
// CHECK-NOT:     llvm.load
// CHECK:         return
func.func @strided(%a: memref<6x15xi32, strided<[30, 2]>>, %b: memref<1x15x32xi32>, %c: memref<6x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<6x15xi32, strided<[30, 2]>>, memref<1x15x32xi32>) outs(%c : memref<6x32xf32>) attributes {scaled_terms = 16 : i64}
  return
}

/// A group is a vector, halves of which are added to each other.
// CHECK-LABEL: func.func @scale
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29]
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 2, 16, 18, 4, 6, 20, 22, 8, 10, 24, 26, 12, 14, 28, 30]
func.func @scale(%x: memref<4x64xf32>, %y: memref<4x33xi32>) {
  nnprim.scale_rows ins(%x : memref<4x64xf32>) outs(%y : memref<4x33xi32>) {scaled_terms = 16 : i64}
  return
}
}

// -----

/// A group of several vectors: the third and fourth are added to the first and second, and the sums to each other. Fences
/// keep LLVM from contracting a square into the addition of another.
module attributes {nnprim.target = #nnprim.target<isa = "aarch64-neon">} {
// CHECK-LABEL: func.func @several_vectors
// CHECK:         %[[S0:.*]] = arith.mulf %[[V0:.*]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:    %[[X0:.*]] = llvm.call_intrinsic "llvm.arithmetic.fence"(%[[S0]])
// CHECK:         %[[X1:.*]] = llvm.call_intrinsic "llvm.arithmetic.fence"
// CHECK:         %[[X2:.*]] = llvm.call_intrinsic "llvm.arithmetic.fence"
// CHECK:         %[[X3:.*]] = llvm.call_intrinsic "llvm.arithmetic.fence"
// CHECK-NEXT:    %[[LOWER:.*]] = arith.addf %[[X0]], %[[X2]]
// CHECK-NEXT:    %[[UPPER:.*]] = arith.addf %[[X1]], %[[X3]]
// CHECK-NEXT:    %[[ALL:.*]] = arith.addf %[[LOWER]], %[[UPPER]]
// CHECK-NEXT:    vector.shuffle %[[ALL]], %[[ALL]] [0, 1, 4, 5]
func.func @several_vectors(%x: memref<4x16xf32>, %y: memref<4x9xi32>) {
  nnprim.scale_rows ins(%x : memref<4x16xf32>) outs(%y : memref<4x9xi32>) {scaled_terms = 16 : i64}
  return
}
}
