// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --nnprim-plan=stages=kernel | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel | FileCheck %s --check-prefix=AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel | FileCheck %s --check-prefix=NEON
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni-znver5 --nnprim-plan=stages=kernel | FileCheck %s --check-prefix=ZNVER5

/// Machines that interleave taps do so for more than one vector of channels.
// CHECK-LABEL:  func.func @depthwise
// CHECK:          interleave_taps = false
// ZNVER5-LABEL: func.func @depthwise
// ZNVER5:         interleave_taps = true
func.func @depthwise(%x: tensor<1x9x9x72xi8>, %w: tensor<3x3x72xi8>, %c: tensor<1x7x7x72xi32>) -> tensor<1x7x7x72xi32> {
  %0 = nnprim.depthwise_conv ins(%x, %w : tensor<1x9x9x72xi8>, tensor<3x3x72xi8>) outs(%c : tensor<1x7x7x72xi32>) strides [1, 1] dilations [1, 1] pads [0, 0] attributes {lhs_unsigned} -> tensor<1x7x7x72xi32>
  return %0 : tensor<1x7x7x72xi32>
}

// ZNVER5-LABEL: func.func @negative_few_channels
// ZNVER5:         interleave_taps = false
func.func @negative_few_channels(%x: tensor<1x9x9x16xi8>, %w: tensor<3x3x16xi8>, %c: tensor<1x7x7x16xi32>) -> tensor<1x7x7x16xi32> {
  %0 = nnprim.depthwise_conv ins(%x, %w : tensor<1x9x9x16xi8>, tensor<3x3x16xi8>) outs(%c : tensor<1x7x7x16xi32>) strides [1, 1] dilations [1, 1] pads [0, 0] attributes {lhs_unsigned} -> tensor<1x7x7x16xi32>
  return %0 : tensor<1x7x7x16xi32>
}

/// Four bytes of K lie together, two on NEON.
// CHECK-LABEL: func.func @bytes
// CHECK:         #nnprim.gemm_plan<nr = 32, mr = 14, kr = 4,
// AVX2-LABEL:  func.func @bytes
// AVX2:          kr = 4,
func.func @bytes(%a: tensor<56x64xi8>, %b: tensor<64x64xi8>, %c: tensor<56x64xi32>) -> tensor<56x64xi32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xi8>, tensor<64x64xi8>) outs(%c : tensor<56x64xi32>) attributes {lhs_unsigned} -> tensor<56x64xi32>
  return %0 : tensor<56x64xi32>
}

// NEON-LABEL: func.func @signed_bytes
// NEON:         kr = 2,
func.func @signed_bytes(%a: tensor<56x64xi8>, %b: tensor<64x64xi8>, %c: tensor<56x64xi32>) -> tensor<56x64xi32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xi8>, tensor<64x64xi8>) outs(%c : tensor<56x64xi32>) -> tensor<56x64xi32>
  return %0 : tensor<56x64xi32>
}

// CHECK-LABEL: func.func @words
// CHECK:         kr = 2,
func.func @words(%a: tensor<56x64xi16>, %b: tensor<64x64xi16>, %c: tensor<56x64xi32>) -> tensor<56x64xi32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xi16>, tensor<64x64xi16>) outs(%c : tensor<56x64xi32>) -> tensor<56x64xi32>
  return %0 : tensor<56x64xi32>
}

/// vpdpbusd takes its unsigned factor from either side.
// CHECK-LABEL: func.func @unsigned_weights
// CHECK:         #nnprim.gemm_plan<nr = 32, mr = 14, kr = 4,
func.func @unsigned_weights(%a: tensor<56x64xi8>, %b: tensor<64x64xi8>, %c: tensor<56x64xi32>) -> tensor<56x64xi32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xi8>, tensor<64x64xi8>) outs(%c : tensor<56x64xi32>) attributes {rhs_unsigned} -> tensor<56x64xi32>
  return %0 : tensor<56x64xi32>
}

/// No kernel multiplies two unsigned factors, or reads taps that share a group.
// CHECK-LABEL: func.func @negative_unsigned_factors
// CHECK-NOT:     plan
// CHECK:         return
func.func @negative_unsigned_factors(%a: tensor<56x64xi8>, %b: tensor<64x64xi8>, %c: tensor<56x64xi32>) -> tensor<56x64xi32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xi8>, tensor<64x64xi8>) outs(%c : tensor<56x64xi32>) attributes {lhs_unsigned, rhs_unsigned} -> tensor<56x64xi32>
  return %0 : tensor<56x64xi32>
}

// CHECK-LABEL: func.func @negative_channels
// CHECK-NOT:     plan
// CHECK:         return
func.func @negative_channels(%x: tensor<16x3xi8>, %i: tensor<16x9xi32>, %w: tensor<27x8xi8>, %c: tensor<16x8xi32>) -> tensor<16x8xi32> {
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<16x3xi8>, tensor<16x9xi32>, tensor<27x8xi8>) outs(%c : tensor<16x8xi32>) attributes {lhs_unsigned} -> tensor<16x8xi32>
  return %0 : tensor<16x8xi32>
}

// CHECK-LABEL: func.func @negative_conv_gemm
// CHECK-NOT:     plan
// CHECK:         return
func.func @negative_conv_gemm(%x: tensor<1x4x8x8xi8>, %w: tensor<8x4x3x3xi8>, %c: tensor<1x8x6x6xi32>) -> tensor<1x8x6x6xi32> {
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x4x8x8xi8>, tensor<8x4x3x3xi8>) outs(%c : tensor<1x8x6x6xi32>) strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x8x6x6xi32>
  return %0 : tensor<1x8x6x6xi32>
}
