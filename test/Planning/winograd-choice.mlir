// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="stages=algorithm max-error=1e-5" --convert-linalg-to-nnprim | FileCheck %s --check-prefix=SMALL
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="stages=algorithm max-error=1e-7" --convert-linalg-to-nnprim | FileCheck %s --check-prefix=NONE

/// The fastest within the budget; a budget that nothing meets leaves it direct.
// CHECK-LABEL: func.func @budget
// CHECK:         nnprim.fast_conv <winograd2d, m = 6, r = 3>
// SMALL-LABEL: func.func @budget
// SMALL:         nnprim.fast_conv <winograd2d, m = 4, r = 3>
// NONE-LABEL:  func.func @budget
// NONE:          nnprim.indirect_gemm
func.func @budget(%x: tensor<1x58x58x128xf32>) -> tensor<1x56x56x128xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x128x128xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x56x56x128xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x58x58x128xf32>, tensor<3x3x128x128xf32>)
      outs(%i : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32>
  return %y : tensor<1x56x56x128xf32>
}

/// An op's own budget. Fourier transforms of large tiles are as exact as F(2, 3).
// CHECK-LABEL: func.func @own_budget
// CHECK:         nnprim.fast_conv <fourier, m = 14, r = 3>
// NONE-LABEL:  func.func @own_budget
// NONE:          nnprim.fast_conv <fourier, m = 14, r = 3>
func.func @own_budget(%x: tensor<1x58x58x64xf32>) -> tensor<1x56x56x64xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x64x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x56x56x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = 3.0e-6}
      ins(%x, %w : tensor<1x58x58x64xf32>, tensor<3x3x64x64xf32>)
      outs(%i : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  return %y : tensor<1x56x56x64xf32>
}

/// Filters that are arguments stay direct: they would be transformed at run
/// time.
// CHECK-LABEL: func.func @negative_filter
// CHECK:         nnprim.indirect_gemm
func.func @negative_filter(%x: tensor<1x58x58x64xf32>, %w: tensor<3x3x64x64xf32>) -> tensor<1x56x56x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x56x56x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x58x58x64xf32>, tensor<3x3x64x64xf32>)
      outs(%i : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  return %y : tensor<1x56x56x64xf32>
}

/// Groups have the choice too, within the budget.
// CHECK-LABEL: func.func @groups
// CHECK-COUNT-2: nnprim.fast_conv <winograd2d
// CHECK-NOT:     nnprim.indirect_gemm
// CHECK:         return
// NONE-LABEL:  func.func @groups
// NONE-NOT:      nnprim.fast_conv
// NONE:          return
func.func @groups(%x: tensor<1x30x30x2x64xf32>) -> tensor<1x28x28x2x64xf32> {
  %w = arith.constant dense<0.5> : tensor<2x64x3x3x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x28x28x2x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x28x28x2x64xf32>) -> tensor<1x28x28x2x64xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc
      ins(%x, %w : tensor<1x30x30x2x64xf32>, tensor<2x64x3x3x64xf32>)
      outs(%i : tensor<1x28x28x2x64xf32>) -> tensor<1x28x28x2x64xf32>
  return %y : tensor<1x28x28x2x64xf32>
}
