// RUN: nnprim-opt %s --convert-nnprim-to-vector | FileCheck %s

/// Eight products are added as integers before their sum becomes an f32, one row of the tile after the other: each loads
/// the panel from a place of which LLVM does not know that it is the same. Twelve values of K are a group of eight and
/// one of four.
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2">} {
// CHECK-LABEL: func.func @tile
// CHECK-COUNT-3:  llvm.inline_asm has_side_effects "", "=r,0"
// CHECK-NOT:      llvm.inline_asm
// CHECK-COUNT-12: vector.load %arg1{{.*}} vector<8xi32>
// CHECK-COUNT-4:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-NOT:      pmadd
// CHECK:          arith.sitofp {{.*}} : vector<8xi32> to vector<8xf32>
// CHECK-NEXT:     arith.addf
// CHECK-COUNT-8:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:          arith.sitofp
// CHECK-NEXT:     arith.addf
// CHECK-COUNT-12: vector.load %arg1{{.*}} vector<8xi32>
// CHECK-COUNT-12: llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-COUNT-12: vector.load %arg1{{.*}} vector<8xi32>
// CHECK-COUNT-12: llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-COUNT-6:  vector.load %arg1{{.*}} vector<8xi32>
// CHECK-COUNT-2:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-NOT:      pmadd
// CHECK:          arith.sitofp
func.func @tile(%a: memref<3x7xi32>, %b: memref<1x7x24xi32>, %c: memref<3x24xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x7xi32>, memref<1x7x24xi32>) outs(%c : memref<3x24xf32>) attributes {scaled_terms = 8 : i64}
  return
}

/// Eight rows of one vector share what they load: registers hold four vectors of the panel beside eight sums.
// CHECK-LABEL: func.func @narrow
// CHECK-NOT:     llvm.inline_asm
// CHECK:         scf.for
// CHECK-COUNT-4:   vector.load {{.*}} vector<8xi32>
// CHECK-NOT:       vector.load
// CHECK-COUNT-32:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:           scf.yield
func.func @narrow(%a: memref<8x33xi32>, %b: memref<1x33x8xi32>, %c: memref<8x8xf32>) {
  nnprim.gemm ins(%a, %b : memref<8x33xi32>, memref<1x33x8xi32>) outs(%c : memref<8x8xf32>) attributes {scaled_terms = 8 : i64}
  return
}


/// A row is rounded, and the sums of squares of its integers, a quarter of those of two pairs and more, are compared with
/// the largest: of two vectors, of one, and of four values. If one is larger, the row is rounded again, and the scale is
/// larger.
// CHECK-LABEL: func.func @scale
// CHECK:         arith.divf
// CHECK-COUNT-3: llvm.call_intrinsic "llvm.x86.{{(avx2.pmadd.wd|sse2.pmadd.wd)}}"
// CHECK:         %[[MOST:.*]] = vector.reduction <maxsi>
// CHECK:         %[[LARGE:.*]] = arith.cmpi sgt, %[[MOST]], %c536756224_i32
// CHECK:         %[[SCALE:.*]] = scf.if %[[LARGE]] -> (f32) {
// CHECK:           %[[SUM:.*]] = arith.sitofp %[[MOST]]
// CHECK:           %[[RATIO:.*]] = arith.divf %{{.*}}, %[[SUM]]
// CHECK:           %[[ROOT:.*]] = math.sqrt %[[RATIO]]
// CHECK:           arith.mulf %{{.*}}, %[[ROOT]]
// CHECK:           vector.store
// CHECK:           %[[LARGER:.*]] = arith.divf %{{.*}}, %[[ROOT]]
// CHECK:           scf.yield %[[LARGER]]
// CHECK:         } else {
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[SCALE]]
// CHECK:         memref.store %[[BITS]]
func.func @scale(%x: memref<4x28xf32>, %y: memref<4x15xi32>) {
  nnprim.scale_rows ins(%x : memref<4x28xf32>) outs(%y : memref<4x15xi32>) {scaled_terms = 8 : i64}
  return
}
}
