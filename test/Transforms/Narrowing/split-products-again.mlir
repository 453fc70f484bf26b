// RUN: nnprim-opt %s --nnprim-split-products | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-split-products | FileCheck %s

/// Weights that are split already stay as they are.
// CHECK-LABEL: func.func @split_before
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x2xf32>, tensor<64x1xbf16>) outs({{.*}}) attributes {bf16_terms = 3 : i64}
func.func @split_before(%a: tensor<4x2xf32>) -> tensor<4x1xf32> {
  %b = arith.constant dense<1.0> : tensor<64x1xbf16>
  %init = tensor.empty() : tensor<4x1xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x2xf32>, tensor<64x1xbf16>) outs(%init : tensor<4x1xf32>)
      attributes {bf16_terms = 3} -> tensor<4x1xf32>
  return %c : tensor<4x1xf32>
}
