// RUN: nnprim-opt %s --nnprim-split-products | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-split-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-narrow-weights=type=bf16 --nnprim-split-products | FileCheck %s --check-prefix=NARROW
// RUN: nnprim-opt %s --nnprim-narrow-activations=type=bf16 --nnprim-split-products | FileCheck %s --check-prefix=VALUES
// RUN: nnprim-opt %s --nnprim-split-products --remarks-filter=nnprim-algorithm --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK

// NONE:         products stay f32: the target has no tile registers
// NONE-LABEL:   func.func @product
// NONE:           nnprim.gemm ins({{.*}} : tensor<4x2xf32>, tensor<2x1xf32>)
// NONE-NOT:       bf16_terms

/// Weights that the user wants in fewer bits are not split.
// NARROW-LABEL: func.func @product
// NARROW:         nnprim.gemm ins({{.*}} : tensor<4x2xf32>, tensor<2x1xbf16>)
// NARROW-NOT:     bf16_terms
// NARROW:         return

/// The product splits its rows itself. 1 + 2⁻⁹ is 1 and 2⁻⁹; two values of K are followed by 30 zeros, then by what is left of them.
// CHECK-LABEL: func.func @product
// CHECK-SAME:      %[[A:.*]]: tensor<4x2xf32>
// CHECK-DAG:     %[[W:.*]] = arith.constant dense<{{\[}}[1.000000e+00], [2.000000e+00], [0.000000e+00],{{.*}}, [1.953130e-03], [0.000000e+00],{{.*}}> : tensor<64x1xbf16>
// CHECK-NOT:     nnprim.split_bf16
// CHECK:         nnprim.gemm ins(%[[A]], %[[W]] : tensor<4x2xf32>, tensor<64x1xbf16>) outs({{.*}}) attributes {bf16_terms = 3 : i64}
func.func @product(%a: tensor<4x2xf32>) -> tensor<4x1xf32> {
  %b = arith.constant dense<[[1.001953125], [2.0]]> : tensor<2x1xf32>
  %init = tensor.empty() : tensor<4x1xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x2xf32>, tensor<2x1xf32>) outs(%init : tensor<4x1xf32>)
      attributes {bf16_terms = 3} -> tensor<4x1xf32>
  return %c : tensor<4x1xf32>
}

/// The channels of each of four taps are padded; both products read what is split once.
// CHECK-LABEL: func.func @taps
// CHECK:         nnprim.split_bf16 ins({{.*}} : tensor<1x3x3x40xf32>) outs({{.*}} : tensor<1x3x3x128xbf16>)
// CHECK:         nnprim.indirect_gemm ins({{.*}} : tensor<1x3x3x128xbf16>, tensor<4x4xi32>, tensor<512x8xbf16>)
// CHECK-SAME:      bf16_terms = 3
func.func @taps(%x: tensor<1x3x3x40xf32>) -> tensor<1x2x2x8xf32> {
  %w = arith.constant dense<0.3> : tensor<160x8xf32>
  %i = tensor.empty() : tensor<4x4xi32>
  %indices = nnprim.indirection input_size [1, 3, 3] output_size [2, 2] kernel_size [2, 2] strides [1, 1]
      dilations [1, 1] pads [0, 0] outs(%i : tensor<4x4xi32>) -> tensor<4x4xi32>
  %init = tensor.empty() : tensor<1x2x2x8xf32>
  %y = nnprim.indirect_gemm ins(%x, %indices, %w : tensor<1x3x3x40xf32>, tensor<4x4xi32>, tensor<160x8xf32>)
      outs(%init : tensor<1x2x2x8xf32>) attributes {bf16_terms = 3} -> tensor<1x2x2x8xf32>
  return %y : tensor<1x2x2x8xf32>
}

/// The channels of each coefficient are padded; the input transform splits what it stores.
// CHECK-LABEL: func.func @tiles
// CHECK-SAME:      %[[X:.*]]: tensor<1x4x4x2xf32>
// CHECK:         nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%[[X]], %{{.*}} : tensor<1x4x4x2xf32>, tensor<1024x1xbf16>)
// CHECK-SAME:      attributes {bf16_terms = 3 : i64}
/// Filters in fewer bits are not split.
// NARROW-LABEL: func.func @tiles
// NARROW:         nnprim.fast_conv {{.*}} : tensor<1x4x4x2xf32>, tensor<32x1xbf16>)
// NARROW-NOT:     bf16_terms
// NARROW:         return
func.func @tiles(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x1xf32> {
  %f = arith.constant dense<[[[[1.0], [2.0]], [[3.0], [4.0]], [[5.0], [6.0]]], [[[1.0], [2.0]], [[3.0], [4.0]], [[5.0], [6.0]]], [[[1.0], [2.0]], [[3.0], [4.0]], [[5.0], [6.0]]]]> : tensor<3x3x2x1xf32>
  %u = tensor.empty() : tensor<16x2x1xf32>
  %t = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%f : tensor<3x3x2x1xf32>) outs(%u : tensor<16x2x1xf32>) -> tensor<16x2x1xf32>
  %w = tensor.collapse_shape %t [[0, 1], [2]] : tensor<16x2x1xf32> into tensor<32x1xf32>
  %init = tensor.empty() : tensor<1x4x4x1xf32>
  %y = nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %w : tensor<1x4x4x2xf32>, tensor<32x1xf32>)
      outs(%init : tensor<1x4x4x1xf32>) pads [1, 1] attributes {bf16_terms = 3} -> tensor<1x4x4x1xf32>
  return %y : tensor<1x4x4x1xf32>
}

/// With a window the image holds its padding, and two more rows of which spare pixels are read.
// CHECK-LABEL: func.func @image
// CHECK:         %[[I:.*]] = nnprim.indirection input_size [1, 11, 9] output_size [7, 7] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [0, 0]
// CHECK:         %[[S:.*]] = nnprim.split_bf16 ins({{.*}} : tensor<1x7x7x40xf32>) outs({{.*}} : tensor<1x11x9x128xbf16>) pads [1, 1]
// CHECK:         nnprim.indirect_gemm ins(%[[S]], %[[I]],
// CHECK-SAME:      window <input_size = [1, 11, 9], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
// CHECK-SAME:      bf16_terms = 3
// CHECK-SAME:      spare_pixels
func.func @image(%x: tensor<1x7x7x40xf32>) -> tensor<1x7x7x8xf32> {
  %w = arith.constant dense<0.3> : tensor<360x8xf32>
  %i = tensor.empty() : tensor<49x9xi32>
  %indices = nnprim.indirection input_size [1, 7, 7] output_size [7, 7] kernel_size [3, 3] strides [1, 1]
      dilations [1, 1] pads [1, 1] outs(%i : tensor<49x9xi32>) -> tensor<49x9xi32>
  %init = tensor.empty() : tensor<1x7x7x8xf32>
  %y = nnprim.indirect_gemm ins(%x, %indices, %w : tensor<1x7x7x40xf32>, tensor<49x9xi32>, tensor<360x8xf32>)
      outs(%init : tensor<1x7x7x8xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {bf16_terms = 3} -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

/// With strides of two, pixels of a tile register are as far apart: 30 spare pixels are two rows of 15.
// CHECK-LABEL: func.func @strided_image
// CHECK:         nnprim.split_bf16 ins({{.*}} : tensor<1x14x14x40xf32>) outs({{.*}} : tensor<1x17x15x128xbf16>) pads [1, 1]
// CHECK:         window <input_size = [1, 17, 15],
// CHECK-SAME:      spare_pixels
func.func @strided_image(%x: tensor<1x14x14x40xf32>) -> tensor<1x7x7x8xf32> {
  %w = arith.constant dense<0.3> : tensor<360x8xf32>
  %i = tensor.empty() : tensor<49x9xi32>
  %indices = nnprim.indirection input_size [1, 14, 14] output_size [7, 7] kernel_size [3, 3] strides [2, 2]
      dilations [1, 1] pads [1, 1] outs(%i : tensor<49x9xi32>) -> tensor<49x9xi32>
  %init = tensor.empty() : tensor<1x7x7x8xf32>
  %y = nnprim.indirect_gemm ins(%x, %indices, %w : tensor<1x14x14x40xf32>, tensor<49x9xi32>, tensor<360x8xf32>)
      outs(%init : tensor<1x7x7x8xf32>)
      window <input_size = [1, 14, 14], output_size = [7, 7], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {bf16_terms = 3} -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

/// Weights that are not known stay f32.
// CHECK-LABEL: func.func @negative_unknown
// CHECK:         nnprim.gemm ins({{.*}} : tensor<4x64xf32>, tensor<64x8xf32>)
// CHECK-NOT:     bf16_terms
// REMARK: products stay f32: its weights are not constant
func.func @negative_unknown(%a: tensor<4x64xf32>, %b: tensor<64x8xf32>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<4x64xf32>, tensor<64x8xf32>) outs(%init : tensor<4x8xf32>)
      attributes {bf16_terms = 3} -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

/// Of values that are stored in fewer bits nothing is split; the argument of the function stays f32.
// CHECK-LABEL:  func.func @chain
// CHECK-COUNT-2:  bf16_terms = 3
// VALUES-LABEL: func.func @chain
// VALUES:         nnprim.gemm ins({{.*}} : tensor<4x8xf32>, tensor<64x8xbf16>) outs({{.*}} : tensor<4x8xbf16>) attributes {bf16_terms = 3 : i64}
// VALUES:         nnprim.gemm ins({{.*}} : tensor<4x8xbf16>, tensor<8x8xf32>)
// VALUES-NOT:     bf16_terms
// VALUES:         return
func.func @chain(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %w = arith.constant dense<0.3> : tensor<8x8xf32>
  %init = tensor.empty() : tensor<4x8xf32>
  %b = nnprim.gemm ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%init : tensor<4x8xf32>)
      attributes {bf16_terms = 3} -> tensor<4x8xf32>
  %c = nnprim.gemm ins(%b, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%init : tensor<4x8xf32>)
      attributes {bf16_terms = 3} -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}
