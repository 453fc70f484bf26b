// RUN: nnprim-opt %s --nnprim-buffers --split-input-file | FileCheck %s

/// Fill and product happen in the caller's memory: no buffer, no copy.
// CHECK: module attributes {nnprim.arena_bytes = 0 : i64
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[A:.*]]: memref<4x8xf32> {nnprim.name = "a"}
// CHECK-SAME:  %[[B:[^:]*]]: memref<8x16xf32>
// CHECK-SAME:  %[[OUT:[^:]*]]: memref<1x4x16xf32> {nnprim.name = "c", nnprim.result}
// CHECK:       %[[VIEW:.*]] = memref.collapse_shape %[[OUT]]
// CHECK:       linalg.fill {{.*}} outs(%[[VIEW]]
// CHECK:       linalg.matmul ins(%[[A]], %[[B]] {{.*}} outs(%[[VIEW]]
// CHECK-NOT:   memref.copy
func.func @main(%a: tensor<4x8xf32> {nnprim.name = "a"}, %b: tensor<8x16xf32>)
    -> (tensor<1x4x16xf32> {nnprim.name = "c"}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %c = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = tensor.expand_shape %c [[0, 1], [2]] output_shape [1, 4, 16] : tensor<4x16xf32> into tensor<1x4x16xf32>
  return %r : tensor<1x4x16xf32>
}

// -----

/// Both parts of a concatenation are computed in their place within the output.
// CHECK-LABEL: func.func @main
// CHECK-NOT:   memref.copy
// CHECK-NOT:   memref.view
// CHECK:       return
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<4x8xf32>) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %n = arith.negf %x : f32
    linalg.yield %n : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %n = math.absf %x : f32
    linalg.yield %n : f32
  } -> tensor<4x8xf32>
  %c = tensor.concat dim(1) %0, %1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  return %c : tensor<4x16xf32>
}

// -----

/// Inputs are never written, even when they die; helpers are inlined.
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32> {nnprim.result}
// CHECK-NOT:   call
// CHECK:       memref.copy %[[X]], %[[COPY:.*]] :
// CHECK:       memref.store %{{.*}}, %[[COPY]]
// CHECK:       memref.copy %[[COPY]], %[[Y]] :
// CHECK-NOT:   func.func
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %f = arith.constant 1.0 : f32
  %i = arith.constant 2 : index
  %0 = tensor.insert %f into %x[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
