// RUN: nnprim-opt %s --nnprim-scale-products | FileCheck %s
// RUN: nnprim-opt %s --nnprim-scale-products=max-error=1 | FileCheck %s --check-prefix=LARGE
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-scale-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-scale-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK

// NONE:         products stay f32: the target has no products of such integers
// NONE-LABEL:   func.func @product
// NONE:           nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
// NONE-NOT:       nnprim.algorithm

/// The product rounds its rows itself. The first column is 32767, -16383 (which is 0xC001) and 8192, and a zero:
/// 0xC0017FFF and 8192. The scale of the second is that of 2⁻¹⁰⁰.
// CHECK-LABEL: func.func @product
// CHECK-SAME:      %[[A:.*]]: tensor<4x3xf32>
// CHECK:         %[[W:.*]] = arith.constant dense<{{\[}}[-1073643521, 0], [8192, 0], [{{[0-9]+}}, {{[0-9]+}}]]> : tensor<3x2xi32>
// CHECK:         nnprim.gemm ins(%[[A]], %[[W]] : tensor<4x3xf32>, tensor<3x2xi32>) outs({{.*}} : tensor<4x2xf32>)
// CHECK-NOT:     nnprim.algorithm
func.func @product(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<[[2.0, 0.0], [-1.0, 0.0], [0.5, 0.0]]> : tensor<3x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

/// Products that do not ask are left alone.
// CHECK-LABEL: func.func @negative_plain
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
func.func @negative_plain(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<2.0> : tensor<3x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

// REMARK: products stay f32: its weights are not constant
// REMARK: products stay f32: a weight is not finite
// REMARK: products stay f32: its factors are not f32
// CHECK-LABEL: func.func @negative_unknown
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
// CHECK-NOT:     nnprim.algorithm
func.func @negative_unknown(%a: tensor<4x3xf32>, %b: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @negative_infinite
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
func.func @negative_infinite(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<[[2.0, 0.0], [0x7F800000, 0.0], [0.5, 0.0]]> : tensor<3x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @negative_narrow
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xbf16>)
func.func @negative_narrow(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<2.0> : tensor<3x2xbf16>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xbf16>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

/// An outlier in each column costs the others their digits.
// REMARK: products stay f32: rounding its weights loses {{.*}}, where 6.0e-05 is allowed
// LARGE-LABEL: func.func @negative_outliers
// LARGE:         nnprim.gemm ins({{.*}} : tensor<4x33xf32>, tensor<19x2xi32>)
// CHECK-LABEL: func.func @negative_outliers
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x33xf32>, tensor<33x2xf32>)
func.func @negative_outliers(%a: tensor<4x33xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<[[2.0, 0.0001], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0], [0.0000915, 0.0]]> : tensor<33x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x33xf32>, tensor<33x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

/// Four equal neighbours share 65536: 16384 of -1 and of 0.25 4096 each.
// CHECK-LABEL: func.func @sum_of_four
// CHECK:         arith.constant dense<{{\[}}[-1073692672], [-1073692672], [268439552], [268439552], [{{[0-9]+}}]]> : tensor<5x1xi32>
func.func @sum_of_four(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %b = arith.constant dense<[[-1.0], [-1.0], [-1.0], [-1.0], [0.25], [0.25], [0.25], [0.25]]> : tensor<8x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<8x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  return %c : tensor<4x1xf32>
}
