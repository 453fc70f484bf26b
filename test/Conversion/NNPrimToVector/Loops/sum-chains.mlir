// RUN: nnprim-opt %s --convert-linalg-to-vector --canonicalize --cse --verify-diagnostics --split-input-file | FileCheck %s

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// Sums of 16 channels are one vector: eight of them take 64 pixels in turns, and the last five pixels go to the first.
// CHECK-LABEL: func.func @few_channels
// CHECK-DAG:     %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK:         scf.for {{.*}} to %[[C64]] step %[[C8]] iter_args(
// CHECK-COUNT-8:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       arith.addf
// CHECK:         }
// CHECK-COUNT-12: arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:     arith.addf
// CHECK:         vector.store
func.func @few_channels(%x: memref<69x16xf32>, %y: memref<16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<69x16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%e: f32, %sum: f32):
    %0 = arith.addf %e, %sum : f32
    linalg.yield %0 : f32
  }
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// Eight vectors of sums hide each other's latency: one chain.
// CHECK-LABEL: func.func @many_channels
// CHECK:         scf.for {{.*}} iter_args(
// CHECK-COUNT-8:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:     arith.addf
// CHECK:         return
func.func @many_channels(%x: memref<69x128xf32>, %y: memref<128xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<69x128xf32>) outs(%y : memref<128xf32>) {
  ^bb0(%e: f32, %sum: f32):
    %0 = arith.addf %e, %sum : f32
    linalg.yield %0 : f32
  }
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// The body looks at the row that a chain is at: terms of the first 60 rows alone are added.
// CHECK-LABEL: func.func @rows_are_counted
// CHECK:         scf.for %[[ROW:.*]] = {{.*}} iter_args(
// CHECK:           arith.addi %[[ROW]], %{{.*}} : index
// CHECK:           arith.cmpi
// CHECK-COUNT-8:   arith.addf {{.*}} : vector<16xf32>
func.func @rows_are_counted(%x: memref<69x16xf32>, %y: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %most = arith.constant 60 : index
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<69x16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%e: f32, %sum: f32):
    %row = linalg.index 0 : index
    %isCounted = arith.cmpi slt, %row, %most : index
    %term = arith.select %isCounted, %e, %zero : f32
    %0 = arith.addf %term, %sum : f32
    linalg.yield %0 : f32
  }
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// The op that finishes a sum may read a view that is taken behind the sum.
// CHECK-LABEL: func.func @view_in_between
//  CHECK-SAME:   %[[X:[^:]*]]: memref<3x7x64xf32>, %[[MEANS:[^:]*]]: memref<9xf32>
//       CHECK:   %[[VIEW:.*]] = memref.subview %[[MEANS]]
//       CHECK:   scf.for
//       CHECK:   arith.addf
//       CHECK:   vector.load %[[VIEW]]
//   CHECK-NOT:   linalg.generic
func.func @view_in_between(%x: memref<3x7x64xf32>, %means: memref<9xf32>, %y: memref<7xf32>, %at: index) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>],
                  iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : memref<3x7x64xf32>) outs(%y : memref<7xf32>) {
  ^bb0(%e: f32, %sum: f32):
    %0 = arith.addf %e, %sum : f32
    linalg.yield %0 : f32
  }
  %view = memref.subview %means[%at] [7] [1] : memref<9xf32> to memref<7xf32, strided<[1], offset: ?>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%view : memref<7xf32, strided<[1], offset: ?>>) outs(%y : memref<7xf32>) {
  ^bb0(%mean: f32, %sum: f32):
    %0 = arith.addf %mean, %sum : f32
    linalg.yield %0 : f32
  }
  return
}
}
