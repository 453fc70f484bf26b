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
