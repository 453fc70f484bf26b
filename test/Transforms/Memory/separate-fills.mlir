// RUN: nnprim-opt %s --nnprim-separate-fills | FileCheck %s

/// Two sums of one shape start from tensors of their own.
// CHECK-LABEL: func.func @two_sums
// CHECK-COUNT-2: linalg.fill
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func @two_sums(%x: tensor<8xf32>, %z: tensor<9xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %a = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %b = linalg.reduce { arith.addf } ins(%z : tensor<9xf32>) outs(%f : tensor<f32>) dimensions = [0]
  return %a, %b : tensor<f32>, tensor<f32>
}

/// A fill that is only read stays one tensor.
// CHECK-LABEL: func.func @negative_read
// CHECK-COUNT-1: linalg.fill
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func @negative_read(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = arith.addf %x, %f : tensor<4xf32>
  return %a, %f : tensor<4xf32>, tensor<4xf32>
}
