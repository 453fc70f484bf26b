// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-vector | FileCheck %s

/// Sixteen products are added as integers before their sum becomes an f32. Sums of integers of all rows of the tile are in
/// registers, so that each row of the panel is loaded once for all of them; sums of f32 are on the stack, at an address of
/// which LLVM does not know that it is the same. Values of K are a group of sixteen and one of twelve.
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2">} {
// CHECK-LABEL: func.func @blocked
// CHECK:          %[[STACK:.*]] = memref.alloca() {alignment = 64 : i64, nnprim.shared_scratch} : memref<72xf32>
// CHECK:          memref.extract_strided_metadata %[[STACK]]
// CHECK:          llvm.inline_asm
// CHECK-COUNT-9:  llvm.store
// CHECK-COUNT-3:  vector.load %arg1{{.*}} vector<8xi32>
// CHECK:          memref.load %arg0
// CHECK-COUNT-3:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:          memref.load %arg0
// CHECK-COUNT-3:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:          memref.load %arg0
// CHECK-COUNT-3:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:          vector.load %arg1
// CHECK-COUNT-63: llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-NOT:      pmadd
// CHECK:          %[[POINTER:.*]] = llvm.inttoptr
// CHECK-NEXT:     %[[TERMS:.*]] = arith.sitofp {{.*}} : vector<8xi32> to vector<8xf32>
// CHECK-NEXT:     llvm.getelementptr %[[POINTER]]
// CHECK-NEXT:     %[[SUM:.*]] = llvm.load
// CHECK-NEXT:     %[[NEXT:.*]] = arith.addf %[[SUM]], %[[TERMS]]
// CHECK-NEXT:     llvm.getelementptr %[[POINTER]]
// CHECK-NEXT:     llvm.store %[[NEXT]]
// CHECK-COUNT-54: llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-COUNT-9:  llvm.store
// CHECK-NOT:      pmadd
// CHECK-COUNT-9:  llvm.load
// CHECK:          arith.mulf
func.func @blocked(%a: memref<3x15xi32>, %b: memref<1x15x24xi32>, %c: memref<3x24xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x15xi32>, memref<1x15x24xi32>) outs(%c : memref<3x24xf32>) attributes {scaled_terms = 16 : i64}
  return
}

/// Four rows of one vector share what they load: registers hold eight vectors of the panel beside four sums.
// CHECK-LABEL: func.func @narrow
// CHECK-NOT:     llvm.inline_asm
// CHECK:         scf.for
// CHECK-COUNT-8:   vector.load {{.*}} vector<8xi32>
// CHECK-NOT:       vector.load
// CHECK-COUNT-32:  llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK:           scf.yield
func.func @narrow(%a: memref<4x33xi32>, %b: memref<1x33x8xi32>, %c: memref<4x8xf32>) {
  nnprim.gemm ins(%a, %b : memref<4x33xi32>, memref<1x33x8xi32>) outs(%c : memref<4x8xf32>) attributes {scaled_terms = 16 : i64}
  return
}

/// The greatest magnitude and the greatest sum of squares of a group are found in one pass: four vectors together, the
/// last of which has four values. What a norm weighs, with the row's scale, is 32767 / 46336.
// CHECK-LABEL: func.func @scale
// CHECK:         arith.maxsi
// CHECK:         arith.mulf
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:    vector.shuffle %{{.*}}, %{{.*}} [4, 5, 6, 7, 12, 13, 14, 15]
// CHECK-NEXT:    arith.addf
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 1, 8, 9, 4, 5, 12, 13]
// CHECK:         vector.shuffle %{{.*}}, %{{.*}} [0, 2, 8, 10, 4, 6, 12, 14]
// CHECK:         vector.reduction <maxsi>
// CHECK:         %[[GREATEST:.*]] = arith.bitcast
// CHECK:         vector.reduction <maxsi>
// CHECK:         %[[SQUARES:.*]] = arith.bitcast
// CHECK:         %[[LARGE:.*]] = arith.cmpf oge, %[[GREATEST]], %{{.*}}
// CHECK:         %[[FINITE:.*]] = arith.cmpf olt, %[[SQUARES]], %{{.*}}
// CHECK:         %[[ROOT:.*]] = math.sqrt %[[SQUARES]]
// CHECK:         arith.mulf %[[ROOT]]
// CHECK:         vector.store
func.func @scale(%x: memref<4x56xf32>, %y: memref<4x29xi32>) {
  nnprim.scale_rows ins(%x : memref<4x56xf32>) outs(%y : memref<4x29xi32>) {scaled_terms = 16 : i64}
  return
}
}

// -----

/// Where an instruction multiplies and adds, one row of the tile is multiplied after the other: each loads
/// the panel from an address of which LLVM does not know that it is the same, and multiplies an element by all vectors of
/// the panel before it loads the next. Values of K are a group of sixteen and one of twelve.
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2-vnni">} {
// CHECK-LABEL: func.func @tile
// CHECK:          llvm.inline_asm has_side_effects "", "=r,0"
// CHECK-COUNT-24: llvm.load {{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
// CHECK:          vector.broadcast %[[FIRST:.*]] : i32
// CHECK:          llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK:          vector.broadcast %[[FIRST]] : i32
// CHECK:          llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK:          vector.broadcast %[[FIRST]] : i32
// CHECK-COUNT-22: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK-NOT:      vpdpwssd
// CHECK:          arith.sitofp {{.*}} : vector<8xi32> to vector<8xf32>
// CHECK-NEXT:     arith.addf
// CHECK-NEXT:     arith.sitofp
// CHECK-NEXT:     arith.addf
// CHECK:          llvm.inline_asm
// CHECK-COUNT-24: llvm.load {{.*}} -> vector<8xi32>
// CHECK-COUNT-24: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK:          llvm.inline_asm
// CHECK-COUNT-24: llvm.load {{.*}} -> vector<8xi32>
// CHECK-COUNT-24: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK-COUNT-18: llvm.load {{.*}} -> vector<8xi32>
// CHECK-COUNT-18: llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.256"
// CHECK-NOT:      vpdpwssd
// CHECK:          arith.sitofp
func.func @tile(%a: memref<3x15xi32>, %b: memref<1x15x24xi32>, %c: memref<3x24xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x15xi32>, memref<1x15x24xi32>) outs(%c : memref<3x24xf32>) attributes {scaled_terms = 16 : i64}
  return
}

/// Where a panel's rows are is not known here: they are loaded by their indices.
// CHECK-LABEL: func.func @dynamic
// CHECK-NOT:     llvm.load
// CHECK:         vector.load %arg1{{.*}} vector<8xi32>
// CHECK-NOT:     llvm.load
// CHECK:         return
func.func @dynamic(%a: memref<3x15xi32>, %b: memref<1x15x24xi32, strided<[?, ?, 1]>>, %c: memref<3x24xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x15xi32>, memref<1x15x24xi32, strided<[?, ?, 1]>>) outs(%c : memref<3x24xf32>) attributes {scaled_terms = 16 : i64}
  return
}
}
