// RUN: nnprim-opt %s --nnprim-decompose-aggregates --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @concat
// CHECK:       %[[EMPTY:.*]] = tensor.empty() : tensor<2x7xf32>
// CHECK:       %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[EMPTY]][0, 0] [2, 3] [1, 1]
// CHECK:       %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0, 3] [2, 4] [1, 1]
// CHECK:       return %[[B]]
func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) -> tensor<2x7xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  return %0 : tensor<2x7xf32>
}

// -----

/// Maximum, exponential, sum, quotient.
// CHECK-LABEL: func.func @softmax
// CHECK-NOT:   linalg.softmax
// CHECK:       arith.maxnumf
// CHECK:       math.exp
// CHECK:       arith.addf
// CHECK:       arith.divf
func.func @softmax(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

/// Everything else stays.
// CHECK-LABEL: func.func @negative_matmul
// CHECK:       linalg.matmul
func.func @negative_matmul(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

/// The borders are filled and the source is inserted into one tensor: nothing
/// is written twice.
// CHECK-LABEL: func.func @pad
// CHECK:       %[[EMPTY:.*]] = tensor.empty() : tensor<5x7xf32>
// CHECK:       %[[TOP:.*]] = tensor.insert_slice %{{.*}} into %[[EMPTY]][0, 0] [1, 7] [1, 1]
// CHECK:       %[[LEFT:.*]] = tensor.insert_slice %{{.*}} into %[[TOP]][1, 0] [4, 2] [1, 1]
// CHECK:       %[[RIGHT:.*]] = tensor.insert_slice %{{.*}} into %[[LEFT]][1, 6] [4, 1] [1, 1]
// CHECK:       %[[ALL:.*]] = tensor.insert_slice %{{.*}} into %[[RIGHT]][1, 2] [4, 4] [1, 1]
// CHECK:       return %[[ALL]]
func.func @pad(%x: tensor<4x4xf32>) -> tensor<5x7xf32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[1, 2] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<4x4xf32> to tensor<5x7xf32>
  return %p : tensor<5x7xf32>
}
