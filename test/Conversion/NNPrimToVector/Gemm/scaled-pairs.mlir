// RUN: nnprim-opt %s --convert-nnprim-to-vector | FileCheck %s

/// Two pairs of each factor are multiplied into a sum of integers, which is converted and added; the scales of columns
/// multiply the sums of a row, then that of the row, and they are added to zeros.
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
// CHECK-LABEL: func.func @tile
// CHECK:         scf.for {{.*}} iter_args
// CHECK:           vector.load {{.*}} vector<16xi32>
// CHECK:           vector.load {{.*}} vector<16xi32>
// CHECK:           memref.load %{{.*}} : memref<2x9xi32>
// CHECK:           memref.load %{{.*}} : memref<2x9xi32>
// CHECK:           %[[FIRST:.*]] = llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"(%cst
// CHECK:           %[[BOTH:.*]] = llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"(%[[FIRST]]
// CHECK:           %[[FLOAT:.*]] = arith.sitofp %[[BOTH]] : vector<16xi32> to vector<16xf32>
// CHECK:           arith.addf %{{.*}}, %[[FLOAT]]
// CHECK:           scf.yield
// CHECK:         %[[COLUMNS:.*]] = vector.bitcast %{{.*}} : vector<16xi32> to vector<16xf32>
// CHECK:         %[[BITS:.*]] = memref.load
// CHECK:         %[[ROW:.*]] = arith.bitcast %[[BITS]] : i32 to f32
// CHECK:         %[[SCALED:.*]] = arith.mulf %{{.*}}, %[[COLUMNS]] : vector<16xf32>
// CHECK:         %[[ALL:.*]] = vector.broadcast %[[ROW]]
// CHECK:         vector.fma %[[SCALED]], %[[ALL]], %{{.*}}
func.func @tile(%a: memref<2x9xi32>, %b: memref<1x9x16xi32>, %c: memref<2x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<2x9xi32>, memref<1x9x16xi32>) outs(%c : memref<2x16xf32>)
  return
}

/// The greatest magnitude as an integer, at least 2⁻¹⁰⁰; then integers of 16 bits, the last three of which end in a zero,
/// and the scale.
// CHECK-LABEL: func.func @scale
// CHECK:         arith.maxsi {{.*}} : vector<16xi32>
// CHECK:         vector.reduction <maxsi>
// CHECK:         arith.divf %{{.*}}, %{{.*}} : f32
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.mask.cvtps2dq.512"
// CHECK:         arith.trunci {{.*}} : vector<16xi32> to vector<16xi16>
// CHECK:         vector.store {{.*}} vector<8xi32>
// CHECK:         vector.store {{.*}} vector<2xi32>
// CHECK:         arith.subf
// CHECK:         memref.store
func.func @scale(%x: memref<4x19xf32>, %y: memref<4x11xi32>) {
  nnprim.scale_rows ins(%x : memref<4x19xf32>) outs(%y : memref<4x11xi32>)
  return
}

/// A row of 40 values is read once and stays in registers; the integers of two vectors become pairs together.
// CHECK-LABEL: func.func @short_row
// CHECK-COUNT-2: vector.load %arg0[{{.*}}] : memref<4x40xf32>, vector<16xf32>
// CHECK:         vector.load %arg0[{{.*}}] : memref<4x40xf32>, vector<8xf32>
// CHECK:         vector.reduction <maxsi>
// CHECK-NOT:     vector.load %arg0
// CHECK:         vector.shuffle {{.*}} : vector<32xi16>, vector<32xi16>
// CHECK:         vector.store {{.*}} vector<16xi32>
// CHECK:         vector.store {{.*}} vector<4xi32>
// CHECK-NOT:     vector.store
func.func @short_row(%x: memref<4x40xf32>, %y: memref<4x21xi32>) {
  nnprim.scale_rows ins(%x : memref<4x40xf32>) outs(%y : memref<4x21xi32>)
  return
}

/// 25 vectors are more than registers hold beside what both passes need: the row is read twice.
// CHECK-LABEL: func.func @long_row
// CHECK:         scf.for
// CHECK-COUNT-4:   vector.load %arg0
// CHECK:         vector.load %arg0
// CHECK:         vector.reduction <maxsi>
// CHECK:         scf.for
// CHECK:           vector.load %arg0
func.func @long_row(%x: memref<4x400xf32>, %y: memref<4x201xi32>) {
  nnprim.scale_rows ins(%x : memref<4x400xf32>) outs(%y : memref<4x201xi32>)
  return
}

/// Values are multiplied by their factors each time that they are read.
// CHECK-LABEL: func.func @factors
// CHECK:         vector.load %arg1[%{{.*}}] : memref<400xf32>
// CHECK:         arith.mulf {{.*}} : vector<16xf32>
// CHECK:         vector.reduction <maxsi>
// CHECK:         vector.load %arg1[%{{.*}}] : memref<400xf32>
// CHECK:         arith.mulf {{.*}} : vector<16xf32>
// CHECK:         arith.mulf {{.*}} : vector<16xf32>
func.func @factors(%x: memref<4x400xf32>, %f: memref<400xf32>, %y: memref<4x201xi32>) {
  nnprim.scale_rows ins(%x : memref<4x400xf32>) outs(%y : memref<4x201xi32>) factors(%f : memref<400xf32>)
  return
}

/// Those of a row in registers are multiplied once.
// CHECK-LABEL: func.func @factors_short_row
// CHECK:         vector.load %arg1[%{{.*}}] : memref<16xf32>
// CHECK:         arith.mulf {{.*}} : vector<16xf32>
// CHECK:         vector.reduction <maxsi>
// CHECK-NOT:     vector.load
// CHECK-COUNT-1: arith.mulf {{.*}} : vector<16xf32>
// CHECK-NOT:     arith.mulf {{.*}} : vector<16xf32>
// CHECK:         memref.store
func.func @factors_short_row(%x: memref<4x16xf32>, %f: memref<16xf32>, %y: memref<4x9xi32>) {
  nnprim.scale_rows ins(%x : memref<4x16xf32>) outs(%y : memref<4x9xi32>) factors(%f : memref<16xf32>)
  return
}

/// The taps of a filter row are a loop, in which one over the pairs of their pixels is. Its sums, scaled, are added to
/// those of the taps before.
// CHECK-LABEL: func.func @window
// CHECK:         scf.for {{.*}} iter_args
// CHECK:           scf.for %[[TAP:.*]] = %c0 to %c2 step %c1 iter_args(%[[SUM:.*]] = %{{.*}}) -> (vector<16xf32>)
// CHECK:             scf.for {{.*}} iter_args
// CHECK:               llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"
// CHECK:             %[[SCALED:.*]] = arith.mulf %{{.*}} : vector<16xf32>
// CHECK:             %[[NEXT:.*]] = vector.fma %[[SCALED]], %{{.*}}, %[[SUM]]
// CHECK-NEXT:        scf.yield %[[NEXT]]
// CHECK-NOT:     llvm.call_intrinsic
// CHECK:         return
func.func @window(%x: memref<1x3x2x5xi32>, %i: memref<1x6xi32>, %b: memref<1x30x16xi32>, %c: memref<1x16xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x3x2x5xi32>, memref<1x6xi32>, memref<1x30x16xi32>) outs(%c : memref<1x16xf32>)
      window <input_size = [1, 3, 2], output_size = [1, 1], kernel_size = [3, 2], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}
}
