// RUN: nnprim-opt %s --nnprim-fold-constants | FileCheck %s

/// G·g·Gᵀ of a filter of ones, by F(2, 3), whose G has the row sums 1, 3/2, 1/2
/// and 1; then its coefficients in a panel.
// CHECK-LABEL: func.func @fold
// CHECK:         arith.constant dense<{{\[\[}}[1.000000e+00], [1.500000e+00], [5.000000e-01], [1.000000e+00], [1.500000e+00], [2.250000e+00], [7.500000e-01], [1.500000e+00], [5.000000e-01], [7.500000e-01], [2.500000e-01], [5.000000e-01], [1.000000e+00], [1.500000e+00], [5.000000e-01], [1.000000e+00]]]> : tensor<1x16x1xf32>
// CHECK-NOT:     nnprim
func.func @fold() -> tensor<1x16x1xf32> {
  %w = arith.constant dense<1.0> : tensor<3x3x1x1xf32>
  %e = tensor.empty() : tensor<16x1x1xf32>
  %u = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : tensor<3x3x1x1xf32>)
      outs(%e : tensor<16x1x1xf32>) -> tensor<16x1x1xf32>
  %r = tensor.collapse_shape %u [[0, 1], [2]] : tensor<16x1x1xf32> into tensor<16x1xf32>
  %pe = tensor.empty() : tensor<1x16x1xf32>
  %p = nnprim.pack ins(%r : tensor<16x1xf32>) outs(%pe : tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
  return %p : tensor<1x16x1xf32>
}
