// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-split-strides --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-split-strides=max-error=1e-9 --split-input-file | FileCheck %s --check-prefix=NONE

/// 7×7 on an NCHW image: 4×4 on the four phases, which lie between the image's
/// neighbouring channels. One zero in front of the kernel makes its first tap
/// meet phase 0.
// CHECK-LABEL: func.func @first_layer
// CHECK-SAME:      (%[[X:.*]]: tensor<1x3x224x224xf32>
// CHECK:         %[[EXPANDED:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3], [4, 5]] {{.*}} into tensor<1x3x112x2x112x2xf32>
// CHECK:         %[[PHASES:.*]] = linalg.transpose ins(%[[EXPANDED]] {{.*}} permutation = [0, 2, 4, 1, 3, 5]
// CHECK:         %[[IMAGE:.*]] = tensor.collapse_shape %[[PHASES]] {{.*}} into tensor<1x112x112x12xf32>
// CHECK:         %[[PADDED:.*]] = tensor.pad %[[IMAGE]] low[0, 2, 2, 0] high[0, 1, 1, 0]
// CHECK:         %[[ZEROS:.*]] = tensor.pad %{{.*}} low[1, 1, 0, 0] high[0, 0, 0, 0]
// CHECK:         tensor.expand_shape %[[ZEROS]] {{.*}} into tensor<4x2x4x2x3x64xf32>
// CHECK:         %[[FILTER:.*]] = tensor.collapse_shape {{.*}} into tensor<4x4x12x64xf32>
// CHECK:         linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED]], %[[FILTER]]
// NONE-LABEL:  func.func @first_layer
// NONE:          strides = dense<2>
func.func @first_layer(%image: tensor<1x3x224x224xf32>, %e: tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32> {
  %w = arith.constant dense<0.5> : tensor<7x7x3x64xf32>
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<1x224x224x3xf32>
  %x = linalg.transpose ins(%image : tensor<1x3x224x224xf32>) outs(%t : tensor<1x224x224x3xf32>) permutation = [0, 2, 3, 1]
  %p = tensor.pad %x low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%n: index, %h: index, %v: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x224x224x3xf32> to tensor<1x230x230x3xf32>
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>}
      ins(%p, %w : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%e : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  return %y : tensor<1x112x112x64xf32>
}

// -----

/// Of an NHWC image rows of both columns' phases stay together; the odd last
/// row and column get a neighbour of zeros.
// CHECK-LABEL: func.func @odd_extent
// CHECK:         %[[EVEN:.*]] = tensor.pad %{{.*}} low[0, 0, 0, 0] high[0, 1, 0, 0]
// CHECK:         %[[BOTH:.*]] = tensor.pad %[[EVEN]] low[0, 0, 0, 0] high[0, 0, 1, 0]
// CHECK:         tensor.expand_shape %[[BOTH]] {{.*}} into tensor<1x114x2x114x2x3xf32>
// CHECK:         linalg.transpose {{.*}} permutation = [0, 1, 3, 2, 4, 5]
// CHECK:         linalg.conv_2d_nhwc_hwcf {{.*}} strides = dense<1>
func.func @odd_extent(%x: tensor<1x227x227x3xf32>, %e: tensor<1x111x111x96xf32>) -> tensor<1x111x111x96xf32> {
  %w = arith.constant dense<0.5> : tensor<7x7x3x96xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = 1.0e-4, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x227x227x3xf32>, tensor<7x7x3x96xf32>)
      outs(%e : tensor<1x111x111x96xf32>) -> tensor<1x111x111x96xf32>
  return %y : tensor<1x111x111x96xf32>
}

// -----

/// Of many channels and few pixels the phases cost more than they save.
// CHECK-LABEL: func.func @negative_slower
// CHECK:         strides = dense<2>
func.func @negative_slower(%x: tensor<1x15x15x512xf32>, %e: tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x15x15x512xf32>, tensor<3x3x512x512xf32>)
      outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y : tensor<1x7x7x512xf32>
}

// -----

/// What is requested stands.
// CHECK-LABEL: func.func @negative_requested
// CHECK:         strides = dense<2>
func.func @negative_requested(%x: tensor<1x230x230x3xf32>, %e: tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32> {
  %w = arith.constant dense<0.5> : tensor<7x7x3x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "direct", strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%e : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  return %y : tensor<1x112x112x64xf32>
}

// -----

/// A filter that is an argument would be rearranged at run time.
// CHECK-LABEL: func.func @negative_argument
// CHECK:         strides = dense<2>
func.func @negative_argument(%x: tensor<1x230x230x3xf32>, %w: tensor<7x7x3x64xf32>, %e: tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32> {
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%e : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  return %y : tensor<1x112x112x64xf32>
}
