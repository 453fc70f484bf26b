// RUN: nnprim-compile %s --target=x86-64-avx512 --weights=bf16 --remarks -o %t.so 2>&1 | FileCheck %s
// RUN: nnprim-compile %s --target=x86-64-avx512 --weights=bf16 -o %t.so 2>&1 | FileCheck %s --check-prefix=WARNING

/// What is not finite is said once, without remarks, too.
// WARNING:     warning: {{.*}}: 1 weights are infinite or NaN, and stay so in fewer bits
// WARNING-NOT: infinite

/// Remarks say in which type weights are stored, and which ones stay f32.
// CHECK-DAG: gemm: weights stay f32: they are not constant
// CHECK-DAG: gemm: 4 weights stored as bf16: 8 bytes instead of 16, largest rounding error {{.*}}3.91e-03, {{.*}} of the norm of a channel; 1 of them are infinite or NaN
func.func @main(%a: tensor<3x2xf32>, %b: tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %w = arith.constant dense<[[1.00390625, 0x7F800000], [-2.0, 0.5]]> : tensor<2x2xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x2xf32>) -> tensor<3x2xf32>
  %x = linalg.matmul ins(%a, %w : tensor<3x2xf32>, tensor<2x2xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  %y = linalg.matmul ins(%a, %b : tensor<3x2xf32>, tensor<2x2xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %x, %y : tensor<3x2xf32>, tensor<3x2xf32>
}
