// RUN: nnprim-opt %s --nnprim-linalg-to-loops --canonicalize | FileCheck %s

/// The outermost loops that divide the result are marked; the innermost one is
/// LLVM's to vectorise.
// CHECK-LABEL: func.func @add
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK:             memref.load %{{.*}}[%[[I]], %[[J]]]
// CHECK:             memref.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]]
// CHECK:           }
// CHECK-NEXT:    } {nnprim.parallel}
// CHECK-NOT:     linalg.
func.func @add(%x: memref<8x16xf32>, %y: memref<8x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} ins(%x : memref<8x16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}

/// A sum is not divided: no iteration of the reduction is marked.
// CHECK-LABEL: func.func @negative_sum
// CHECK:         scf.for
// CHECK:           arith.addf
// CHECK-NOT:     nnprim.parallel
// CHECK:         return
func.func @negative_sum(%x: memref<16xf32>, %y: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                  iterator_types = ["reduction"]} ins(%x : memref<16xf32>) outs(%y : memref<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
