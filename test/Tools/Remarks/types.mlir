// RUN: nnprim-compile %s --target=x86-64-avx2 --remarks -o %t.so 2>&1 | FileCheck %s

/// Types without a kernel are named, and those with one.
// CHECK: gemm: no plan: there is no kernel for its element types f64; kernels add f32, bf16, f16 and flytes in f32, and products of integers of 8 and 16 bits in i32
func.func @main(%a: tensor<3x2xf64>, %b: tensor<2x2xf64>) -> tensor<3x2xf64> {
  %init = tensor.empty() : tensor<3x2xf64>
  %y = nnprim.gemm ins(%a, %b : tensor<3x2xf64>, tensor<2x2xf64>) outs(%init : tensor<3x2xf64>) -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}
