// RUN: nnprim-opt %s --nnprim-scale-products | FileCheck %s
// RUN: nnprim-opt %s --nnprim-scale-products=max-error=5e-5 --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-scale-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-scale-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-scale-products | FileCheck %s --check-prefix=MORE -DTERMS=16
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --nnprim-scale-products | FileCheck %s --check-prefix=MORE -DTERMS=16

// NONE:         products stay f32: the target has no products of such integers
// NONE-LABEL:   func.func @product
// NONE:           nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
// NONE-NOT:       nnprim.algorithm

/// The product rounds its rows itself. Rows are 2, 1 and a half, so that the third is multiplied by two: of the first
/// column 2, -1, 1 and a zero are 32767, -16383 (which is 0xC001), 16383 and 0: 0xC0017FFF and 16383. The scale of the
/// second column is that of 2⁻¹⁰⁰.
// CHECK-LABEL: func.func @product
// CHECK-SAME:      %[[A:.*]]: tensor<4x3xf32>
// CHECK:         %[[W:.*]] = arith.constant dense<{{\[}}[-1073643521, 0], [16383, 0], [{{[0-9]+}}, {{[0-9]+}}]]> : tensor<3x2xi32>
// CHECK:         nnprim.gemm ins(%[[A]], %[[W]] : tensor<4x3xf32>, tensor<3x2xi32>) outs({{.*}} : tensor<4x2xf32>)
// CHECK-NOT:     nnprim.algorithm
/// Kernels of AVX2 add sixteen products, and so do those of VNNI, unless additions have pipes of their own: then four, as
/// without a target.
// MORE-LABEL:  func.func @product
// MORE:          nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xi32>) {{.*}}attributes {scaled_terms = [[TERMS]] : i64}
// MORE:          nnprim.fast_conv {{.*}}attributes {scaled_terms = [[TERMS]] : i64}
// MORE:          nnprim.indirect_gemm {{.*}}attributes {scaled_terms = [[TERMS]] : i64}
func.func @product(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<[[2.0, 0.0], [-1.0, 0.0], [0.5, 0.0]]> : tensor<3x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

/// Each of 9 coefficients has three rows: the filter's pair and zeros, and scales.
// NONE-LABEL:   func.func @tiles
// NONE:           nnprim.fast_conv <winograd2d, m = 2, r = 2> ins({{.*}} : tensor<1x4x4x2xf32>, tensor<18x1xf32>)
// NONE-NOT:       nnprim.algorithm
// CHECK-LABEL: func.func @tiles
// CHECK:         %[[W:.*]] = arith.constant dense<{{\[}}[-1073643521], [0], [{{[0-9]+}}], [-1073643521],
// CHECK:         nnprim.fast_conv <winograd2d, m = 2, r = 2> ins(%{{.*}}, %[[W]] : tensor<1x4x4x2xf32>, tensor<27x1xi32>)
// CHECK-NOT:     nnprim.algorithm
func.func @tiles(%x: tensor<1x4x4x2xf32>) -> tensor<1x3x3x1xf32> {
  %u = arith.constant dense<[[2.0], [-1.0], [2.0], [-1.0], [2.0], [-1.0], [2.0], [-1.0], [2.0], [-1.0], [2.0], [-1.0],
                             [2.0], [-1.0], [2.0], [-1.0], [2.0], [-1.0]]> : tensor<18x1xf32>
  %init = tensor.empty() : tensor<1x3x3x1xf32>
  %y = nnprim.fast_conv <winograd2d, m = 2, r = 2> ins(%x, %u : tensor<1x4x4x2xf32>, tensor<18x1xf32>)
      outs(%init : tensor<1x3x3x1xf32>) pads [0, 0] attributes {nnprim.algorithm = "winograd_int16_f2"} -> tensor<1x3x3x1xf32>
  return %y : tensor<1x3x3x1xf32>
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

/// An outlier in each column, of another row, costs the others their digits: 4.0e-5 of what is left.
// STRICT: products stay f32: rounding its weights loses 4.0e-05, where 3.8e-05 is allowed
// STRICT-LABEL: func.func @outliers
// STRICT:         nnprim.gemm ins({{.*}} : tensor<4x8xf32>, tensor<8x8xf32>)
// CHECK-LABEL: func.func @outliers
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x8xf32>, tensor<5x8xi32>)
// CHECK-NOT:     factors
// CHECK:         return
func.func @outliers(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %b = arith.constant dense<[[2.0, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5], [9.15e-5, 2.0, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5], [9.15e-5, 9.15e-5, 2.0, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5], [9.15e-5, 9.15e-5, 9.15e-5, 2.0, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5], [9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 2.0, 9.15e-5, 9.15e-5, 9.15e-5], [9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 2.0, 9.15e-5, 9.15e-5], [9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 2.0, 9.15e-5], [9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 9.15e-5, 2.0]]> : tensor<8x8xf32>
  %init = tensor.empty() : tensor<4x8xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<8x8xf32>) outs(%init : tensor<4x8xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

/// Rows that differ are divided by powers of two near the roots of what they differ by: 64, 16, 1 and none become 64, 32, 8 and
/// none, of which the last is 2⁻²⁰.
// CHECK-LABEL: func.func @factors
// CHECK-DAG:     %[[F:.*]] = arith.constant dense<[1.000000e+00, 5.000000e-01, 1.250000e-01, 9.53674316E-7]> : tensor<4xf32>
// CHECK-DAG:     %[[W:.*]] = arith.constant dense<{{.*}}> : tensor<3x1xi32>
// CHECK:         nnprim.gemm ins({{.*}}, %[[W]] : tensor<4x4xf32>, tensor<3x1xi32>) outs({{.*}}) factors(%[[F]] : tensor<4xf32>)
func.func @factors(%a: tensor<4x4xf32>) -> tensor<4x1xf32> {
  %b = arith.constant dense<[[64.0], [16.0], [1.0], [0.0]]> : tensor<4x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x4xf32>, tensor<4x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  return %c : tensor<4x1xf32>
}

/// Four equal neighbours share 65536: 16384 of -1, and 0.25 is 8192 with a factor of a half.
// CHECK-LABEL: func.func @sum_of_four
// CHECK:         arith.constant dense<{{\[}}[-1073692672], [-1073692672], [536879104], [536879104], [{{[0-9]+}}]]> : tensor<5x1xi32>
func.func @sum_of_four(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %b = arith.constant dense<[[-1.0], [-1.0], [-1.0], [-1.0], [0.25], [0.25], [0.25], [0.25]]> : tensor<8x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<8x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  return %c : tensor<4x1xf32>
}

/// Sums of three products of the largest integers, times the scale of the column, would be above what f32 holds.
// CHECK-LABEL: func.func @negative_large
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x3xf32>, tensor<3x2xf32>)
func.func @negative_large(%a: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %b = arith.constant dense<[[1.0, 2.0], [1.0e34, 0.0], [1.0e34, 0.0]]> : tensor<3x2xf32>
  %init = tensor.empty() : tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x3xf32>, tensor<3x2xf32>) outs(%init : tensor<4x2xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x2xf32>
  return %c : tensor<4x2xf32>
}

/// Taps of a convolution have scales of their own, in the last row of each: 1, -0.5 and 0.5 are 32767, -16383 and 16383 for
/// the first, and half of these values the same integers for the second, with half the scale, whose exponent is one less.
/// Pixels are rounded before.
// CHECK-LABEL: func.func @window
// CHECK-SAME:      %[[X:.*]]: tensor<2x3x4x3xf32>
// CHECK:         %[[W:.*]] = arith.constant dense<{{\[}}[-1073643521], [16383], [939524353], [-1073643521], [16383], [931135745]]> : tensor<6x1xi32>
// CHECK:         nnprim.indirect_gemm ins(%[[X]], %{{.*}}, %[[W]] : tensor<2x3x4x3xf32>, tensor<18x2xi32>, tensor<6x1xi32>)
// CHECK-NOT:     nnprim.algorithm
func.func @window(%x: tensor<2x3x4x3xf32>, %i: tensor<18x2xi32>) -> tensor<2x3x3x1xf32> {
  %b = arith.constant dense<[[1.0], [-0.5], [0.5], [0.5], [-0.25], [0.25]]> : tensor<6x1xf32>
  %init = tensor.empty() : tensor<2x3x3x1xf32>
  %y = nnprim.indirect_gemm ins(%x, %i, %b : tensor<2x3x4x3xf32>, tensor<18x2xi32>, tensor<6x1xf32>)
      outs(%init : tensor<2x3x3x1xf32>) attributes {nnprim.algorithm = "int16"} -> tensor<2x3x3x1xf32>
  return %y : tensor<2x3x3x1xf32>
}

/// A channel has one factor for all taps: that of its largest weight.
// CHECK-LABEL: func.func @window_factors
// CHECK-DAG:     %[[F:.*]] = arith.constant dense<[1.000000e+00, 2.500000e-01]> : tensor<2xf32>
// CHECK:         nnprim.indirect_gemm ins(%{{.*}} : tensor<12x2xf32>, tensor<9x2xi32>, tensor<6x1xi32>) outs({{.*}}) factors(%[[F]] : tensor<2xf32>)
func.func @window_factors(%x: tensor<12x2xf32>, %i: tensor<9x2xi32>) -> tensor<9x1xf32> {
  %b = arith.constant dense<[[1.0], [0.25], [16.0], [1.0]]> : tensor<4x1xf32>
  %init = tensor.empty() : tensor<9x1xf32>
  %y = nnprim.indirect_gemm ins(%x, %i, %b : tensor<12x2xf32>, tensor<9x2xi32>, tensor<4x1xf32>)
      outs(%init : tensor<9x1xf32>) attributes {nnprim.algorithm = "int16"} -> tensor<9x1xf32>
  return %y : tensor<9x1xf32>
}

/// Groups of one convolution stay alike: all have factors if one needs them.
// CHECK-LABEL: func.func @groups
// CHECK:         %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x2xf32>, tensor<3x1xi32>) outs({{.*}}) factors(%[[ONES]] : tensor<2xf32>)
// CHECK:         %[[F:.*]] = arith.constant dense<[1.000000e+00, 2.500000e-01]> : tensor<2xf32>
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x2xf32>, tensor<3x1xi32>) outs({{.*}}) factors(%[[F]] : tensor<2xf32>)
func.func @groups(%x: tensor<4x4xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  %v = arith.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %w = arith.constant dense<[[16.0], [1.0]]> : tensor<2x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %b = tensor.extract_slice %x[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %v : tensor<4x2xf32>, tensor<2x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  %d = nnprim.gemm ins(%b, %w : tensor<4x2xf32>, tensor<2x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  return %c, %d : tensor<4x1xf32>, tensor<4x1xf32>
}

/// All stay f32 if one has to.
// CHECK-LABEL: func.func @negative_groups
// CHECK-NOT:     i32
// CHECK:         return
func.func @negative_groups(%x: tensor<4x4xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  %v = arith.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %w = arith.constant dense<[[16.0], [0x7F800000]]> : tensor<2x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %b = tensor.extract_slice %x[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %c = nnprim.gemm ins(%a, %v : tensor<4x2xf32>, tensor<2x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  %d = nnprim.gemm ins(%b, %w : tensor<4x2xf32>, tensor<2x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x1xf32>
  return %c, %d : tensor<4x1xf32>, tensor<4x1xf32>
}

/// Products of one tensor that is not sliced are no groups: one stays f32 without the other.
// CHECK-LABEL: func.func @of_one_tensor
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x8xf32>, tensor<5x4xi32>)
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x8xf32>, tensor<8x4xf32>)
func.func @of_one_tensor(%x: tensor<4x8xf32>, %w: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %b = arith.constant dense<1.0> : tensor<8x4xf32>
  %init = tensor.empty() : tensor<4x4xf32>
  %y = nnprim.gemm ins(%x, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x4xf32>
  %z = nnprim.gemm ins(%x, %w : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>)
      attributes {nnprim.algorithm = "int16"} -> tensor<4x4xf32>
  return %y, %z : tensor<4x4xf32>, tensor<4x4xf32>
}

/// On memrefs products stay as they are.
// CHECK-LABEL: func.func @on_memrefs
// CHECK:         nnprim.fast_conv <winograd2d, m = 2, r = 2> ins({{.*}} : memref<1x4x4x2xf32>, memref<18x1xf32>)
func.func @on_memrefs(%x: memref<1x4x4x2xf32>, %u: memref<18x1xf32>, %y: memref<1x3x3x1xf32>) {
  nnprim.fast_conv <winograd2d, m = 2, r = 2> ins(%x, %u : memref<1x4x4x2xf32>, memref<18x1xf32>)
      outs(%y : memref<1x3x3x1xf32>) pads [0, 0] attributes {nnprim.algorithm = "winograd_int16_f2"}
  return
}
