// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-fp16 --nnprim-add-in-f16=arithmetic=f16 | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-fp16 --nnprim-add-in-f16 | FileCheck %s --check-prefix=DEFAULT
// RUN: not nnprim-opt %s --nnprim-set-target=target=aarch64-neon-bf16 --nnprim-add-in-f16=arithmetic=f16 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not nnprim-opt %s --nnprim-set-target=target=aarch64-neon-fp16 --nnprim-add-in-f16=arithmetic=f8 2>&1 | FileCheck %s --check-prefix=TYPE

// TARGET: arithmetic in f16 takes a target with multiply-adds of f16: aarch64-neon-fp16
// TYPE: expected `arithmetic` to be f32 or f16, but got 'f8'

/// Both factors are f16.
// CHECK-LABEL:   func.func @products
// CHECK:           nnprim.gemm {{.*}} attributes {f16_terms = 128 : i64}
// DEFAULT-LABEL: func.func @products
// DEFAULT-NOT:     f16_terms
func.func @products(%a: tensor<4x64xf16>, %b: tensor<64x8xf16>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x64xf16>, tensor<64x8xf16>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

/// A factor is f32.
// CHECK-LABEL: func.func @negative_f32
// CHECK-NOT:     f16_terms
func.func @negative_f32(%a: tensor<4x64xf32>, %b: tensor<64x8xf16>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x64xf32>, tensor<64x8xf16>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

/// Sums of 31 channels leave f16 too often.
// CHECK-LABEL: func.func @negative_channels
// CHECK-NOT:     f16_terms
func.func @negative_channels(%a: tensor<4x31xf16>, %b: tensor<31x8xf16>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x31xf16>, tensor<31x8xf16>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}
