// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-pool-before-pointwise | FileCheck %s

/// Sums of four pixels of 64 channels, then products for a quarter of them.
// CHECK-LABEL: func.func @transition
// CHECK-SAME:      (%[[X:.*]]: tensor<1x64x8x8xf32>, %[[W:.*]]: tensor<32x64x1x1xf32>, %[[INIT:.*]]: tensor<1x32x4x4xf32>)
// CHECK:         %[[START:.*]] = linalg.fill {{.*}} -> tensor<1x64x4x4xf32>
// CHECK:         %[[SUMS:.*]] = linalg.pooling_nchw_sum {{.*}} ins(%[[X]], %{{.*}}) outs(%[[START]]
// CHECK:         %[[Y:.*]] = linalg.conv_2d_nchw_fchw {{.*}}nnprim.max_error = 1.000000e-05{{.*}} ins(%[[SUMS]], %[[W]] {{.*}}) outs(%[[INIT]]
// CHECK-NOT:     linalg.conv
// CHECK:         return %[[Y]]
func.func @transition(%x: tensor<1x64x8x8xf32>, %w: tensor<32x64x1x1xf32>, %init: tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x32x8x8xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
  %c = linalg.conv_2d_nchw_fchw {nnprim.max_error = 1.0e-5} ins(%x, %w : tensor<1x64x8x8xf32>, tensor<32x64x1x1xf32>)
      outs(%i : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
  %y = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>} ins(%c, %window : tensor<1x32x8x8xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32>
  return %y : tensor<1x32x4x4xf32>
}

// CHECK-LABEL: func.func @nhwc
// CHECK:         linalg.pooling_nhwc_sum {{.*}} -> tensor<1x1x1x64xf32>
// CHECK:         linalg.conv_2d_nhwc_hwcf {{.*}} -> tensor<1x1x1x32xf32>
func.func @nhwc(%x: tensor<1x7x7x64xf32>, %w: tensor<1x1x64x32xf32>, %init: tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1x7x7x32xf32>
  %window = tensor.empty() : tensor<7x7xf32>
  %c = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x7x7x64xf32>, tensor<1x1x64x32xf32>)
      outs(%zeros : tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32>
  %y = linalg.pooling_nhwc_sum ins(%c, %window : tensor<1x7x7x32xf32>, tensor<7x7xf32>)
      outs(%init : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
  return %y : tensor<1x1x1x32xf32>
}

/// The bias would be counted once a window, and not once a pixel.
// CHECK-LABEL: func.func @negative_bias
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK:         linalg.pooling_nchw_sum
func.func @negative_bias(%x: tensor<1x64x8x8xf32>, %w: tensor<32x64x1x1xf32>, %bias: tensor<1x32x8x8xf32>, %init: tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32> {
  %window = tensor.empty() : tensor<2x2xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x64x8x8xf32>, tensor<32x64x1x1xf32>)
      outs(%bias : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
  %y = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>} ins(%c, %window : tensor<1x32x8x8xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32>
  return %y : tensor<1x32x4x4xf32>
}

/// Windows of stride 1 leave nearly all pixels, and the image has more channels.
// CHECK-LABEL: func.func @negative_many_pixels
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK:         linalg.pooling_nchw_sum
func.func @negative_many_pixels(%x: tensor<1x64x20x20xf32>, %w: tensor<8x64x1x1xf32>, %init: tensor<1x8x18x18xf32>) -> tensor<1x8x18x18xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1x8x20x20xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x64x20x20xf32>, tensor<8x64x1x1xf32>)
      outs(%zeros : tensor<1x8x20x20xf32>) -> tensor<1x8x20x20xf32>
  %y = linalg.pooling_nchw_sum ins(%c, %window : tensor<1x8x20x20xf32>, tensor<3x3xf32>)
      outs(%init : tensor<1x8x18x18xf32>) -> tensor<1x8x18x18xf32>
  return %y : tensor<1x8x18x18xf32>
}

/// Another reader needs all pixels anyway.
// CHECK-LABEL: func.func @negative_two_readers
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK:         linalg.pooling_nchw_sum
func.func @negative_two_readers(%x: tensor<1x64x8x8xf32>, %w: tensor<32x64x1x1xf32>, %init: tensor<1x32x4x4xf32>) -> (tensor<1x32x4x4xf32>, tensor<1x32x8x8xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<1x32x8x8xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x64x8x8xf32>, tensor<32x64x1x1xf32>)
      outs(%zeros : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
  %y = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>} ins(%c, %window : tensor<1x32x8x8xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32>
  return %y, %c : tensor<1x32x4x4xf32>, tensor<1x32x8x8xf32>
}
