// RUN: nnprim-opt %s --nnprim-generalize-elementwise | FileCheck %s

/// Elementwise ops become loops; a product of matrices keeps its name.
// CHECK-LABEL: func.func @named
//       CHECK:   linalg.generic
//       CHECK:     arith.addf
//       CHECK:   linalg.generic
//       CHECK:     math.exp
//       CHECK:   linalg.matmul
func.func @named(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %s = linalg.add ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x = linalg.exp ins(%s : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.matmul ins(%x, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @broadcast_and_reduce
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
func.func @broadcast_and_reduce(%a: tensor<4xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %b = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<8x4xf32>) dimensions = [0]
  %r = linalg.reduce { arith.addf } ins(%b : tensor<8x4xf32>) outs(%init : tensor<8xf32>) dimensions = [1]
  return %r : tensor<8xf32>
}
