// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver4 --nnprim-plan=stages=kernel --split-input-file | FileCheck %s --check-prefix=NARROW
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel --split-input-file --remark-format=emitRemark --remarks-filter=nnprim-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// A single filter would be one lane of eight of a panel.
// REMARK:      its tensors stay NCHW; nothing is packed, for an outer product of pixels and weights, an estimated {{.*}} cycles, {{.*}} if pixels were packed, {{.*}} if filters were
// CHECK-LABEL: func.func @one_filter
// CHECK:       nnprim.conv_gemm {{.*}}#nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = {{[0-9]+}}, pixels = 8, loop_over_taps = true
func.func @one_filter(%x: tensor<1x32x240x240xf32>, %y: tensor<1x1x240x240xf32>) -> tensor<1x1x240x240xf32> {
  %w = arith.constant dense<0.5> : tensor<1x32x5x5xf32>
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x32x240x240xf32>, tensor<1x32x5x5xf32>) outs(%y : tensor<1x1x240x240xf32>)
      strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x1x240x240xf32>
  return %0 : tensor<1x1x240x240xf32>
}

// -----

/// The first layer of a network. Pixels are loaded and shuffled once for all
/// filters where a broadcast weight takes half of the time of a vector.
// CHECK-LABEL:  func.func @first
// CHECK:        #nnprim.outer_conv_plan<filters = {{.*}}, vectors = {{[2-9]}}
// NARROW-LABEL: func.func @first
// NARROW:       #nnprim.outer_conv_plan<filters = 16, rows = 1, vectors = 1, pixels = 16
func.func @first(%x: tensor<1x3x224x224xf32>, %w: tensor<16x3x3x3xf32>, %y: tensor<1x16x112x112xf32>) -> tensor<1x16x112x112xf32> {
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x224x224xf32>, tensor<16x3x3x3xf32>) outs(%y : tensor<1x16x112x112xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x16x112x112xf32>
  return %0 : tensor<1x16x112x112xf32>
}

// -----

/// Filters need not be known.
// REMARK:      nothing is packed, for an outer product of pixels and weights, an estimated {{.*}} cycles, {{.*}} if pixels were packed"
// CHECK-LABEL: func.func @unknown_filter
// CHECK:       nnprim.conv_gemm {{.*}}#nnprim.outer_conv_plan
func.func @unknown_filter(%x: tensor<1x32x240x240xf32>, %w: tensor<1x32x5x5xf32>, %y: tensor<1x1x240x240xf32>) -> tensor<1x1x240x240xf32> {
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x32x240x240xf32>, tensor<1x32x5x5xf32>) outs(%y : tensor<1x1x240x240xf32>)
      strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x1x240x240xf32>
  return %0 : tensor<1x1x240x240xf32>
}

// -----

/// Many channels and filters.
// REMARK:      its tensors stay NCHW; its {{filters|pixels}} are packed
// CHECK-LABEL: func.func @negative_many_filters
// CHECK-NOT:   outer_conv_plan
func.func @negative_many_filters(%x: tensor<1x64x56x56xf32>, %y: tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32> {
  %w = arith.constant dense<0.5> : tensor<64x64x3x3xf32>
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x64x56x56xf32>, tensor<64x64x3x3xf32>) outs(%y : tensor<1x64x56x56xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x56x56xf32>
  return %0 : tensor<1x64x56x56xf32>
}

// -----

/// There is no kernel for results in fewer bits.
// CHECK-LABEL: func.func @negative_bf16_result
// CHECK-NOT:   outer_conv_plan
func.func @negative_bf16_result(%x: tensor<1x32x64x64xf32>, %w: tensor<1x32x5x5xf32>, %y: tensor<1x1x64x64xbf16>) -> tensor<1x1x64x64xbf16> {
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x32x64x64xf32>, tensor<1x32x5x5xf32>) outs(%y : tensor<1x1x64x64xbf16>)
      strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x1x64x64xbf16>
  return %0 : tensor<1x1x64x64xbf16>
}
