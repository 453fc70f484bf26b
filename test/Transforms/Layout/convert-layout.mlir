// RUN: nnprim-opt %s --nnprim-convert-layout --canonicalize --cse --split-input-file | FileCheck %s

#id = affine_map<(n, c, h, w) -> (n, c, h, w)>
#channel = affine_map<(n, c, h, w) -> (c)>

/// One transpose at the input, one at the output and one for each filter; the
/// pads and the elementwise loop between the convolutions are NHWC.
// CHECK-LABEL: func.func @chain
//  CHECK-SAME:   %[[X:.*]]: tensor<1x3x8x8xf32>, %[[W1:.*]]: tensor<8x3x3x3xf32>, %[[B:.*]]: tensor<8xf32>, %[[W2:.*]]: tensor<8x3x3xf32>
//       CHECK:   %[[XT:.*]] = linalg.transpose ins(%[[X]] {{.*}} permutation = [0, 2, 3, 1]
//       CHECK:   %[[P:.*]] = tensor.pad %[[XT]] low[0, 1, 1, 0] high[0, 1, 1, 0]
//       CHECK:   %[[W1T:.*]] = linalg.transpose ins(%[[W1]] {{.*}} permutation = [2, 3, 1, 0]
//       CHECK:   %[[Y:.*]] = linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[P]], %[[W1T]] :
//       CHECK:   %[[R:.*]] = linalg.generic {{.*}} ins(%[[Y]], %[[B]] :
//       CHECK:   %[[Q:.*]] = tensor.pad %[[R]] low[0, 1, 1, 0]
//       CHECK:   %[[W2T:.*]] = linalg.transpose ins(%[[W2]] {{.*}} permutation = [1, 2, 0]
//       CHECK:   %[[Z:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {{.*}} ins(%[[Q]], %[[W2T]] :
//       CHECK:   %[[ZT:.*]] = linalg.transpose ins(%[[Z]] {{.*}} permutation = [0, 3, 1, 2]
//       CHECK:   return %[[ZT]]
func.func @chain(%x: tensor<1x3x8x8xf32>, %w1: tensor<8x3x3x3xf32>,
                 %b: tensor<8xf32>, %w2: tensor<8x3x3xf32>)
    -> tensor<1x8x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x3x8x8xf32> to tensor<1x3x10x10xf32>
  %e = tensor.empty() : tensor<1x8x8x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %y = linalg.conv_2d_nchw_fchw
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w1 : tensor<1x3x10x10xf32>, tensor<8x3x3x3xf32>)
      outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #channel, #id],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %b : tensor<1x8x8x8xf32>, tensor<8xf32>)
      outs(%e : tensor<1x8x8x8xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<1x8x8x8xf32>
  %q = tensor.pad %r low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x8xf32> to tensor<1x8x10x10xf32>
  %z = linalg.depthwise_conv_2d_nchw_chw
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%q, %w2 : tensor<1x8x10x10xf32>, tensor<8x3x3xf32>)
      outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %z : tensor<1x8x8x8xf32>
}

// -----

/// Groups stay a dimension next to the channels.
// CHECK-LABEL: func.func @grouped
//       CHECK:   linalg.conv_2d_nhwgc_gfhwc {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x6x6x2x4xf32>, tensor<2x3x3x3x4xf32>) outs(%{{.*}} : tensor<1x4x4x2x3xf32>)
func.func @grouped(%x: tensor<1x8x6x6xf32>, %w: tensor<2x3x4x3x3xf32>)
    -> tensor<1x6x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %g = tensor.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [1, 2, 4, 6, 6]
      : tensor<1x8x6x6xf32> into tensor<1x2x4x6x6xf32>
  %e = tensor.empty() : tensor<1x2x3x4x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x3x4x4xf32>) -> tensor<1x2x3x4x4xf32>
  %y = linalg.conv_2d_ngchw_gfchw
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%g, %w : tensor<1x2x4x6x6xf32>, tensor<2x3x4x3x3xf32>)
      outs(%init : tensor<1x2x3x4x4xf32>) -> tensor<1x2x3x4x4xf32>
  %r = tensor.collapse_shape %y [[0], [1, 2], [3], [4]]
      : tensor<1x2x3x4x4xf32> into tensor<1x6x4x4xf32>
  return %r : tensor<1x6x4x4xf32>
}

// -----

/// Pooling to one pixel and flattening needs no transpose.
// CHECK-LABEL: func.func @global_pool
//  CHECK-SAME:   %[[X:.*]]: tensor<2x8x7x7xf32>
//   CHECK-NOT:   linalg.transpose
//       CHECK:   %[[P:.*]] = linalg.pooling_nchw_max {{.*}} ins(%[[X]]
//   CHECK-NOT:   linalg.transpose
//       CHECK:   %[[F:.*]] = tensor.collapse_shape %[[P]]
//       CHECK:   return %[[F]]
func.func @global_pool(%x: tensor<2x8x7x7xf32>) -> tensor<2x8xf32> {
  %low = arith.constant 0xFF800000 : f32
  %window = tensor.empty() : tensor<7x7xf32>
  %e = tensor.empty() : tensor<2x8x1x1xf32>
  %init = linalg.fill ins(%low : f32) outs(%e : tensor<2x8x1x1xf32>) -> tensor<2x8x1x1xf32>
  %p = linalg.pooling_nchw_max
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<2x8x7x7xf32>, tensor<7x7xf32>)
      outs(%init : tensor<2x8x1x1xf32>) -> tensor<2x8x1x1xf32>
  %f = tensor.collapse_shape %p [[0], [1, 2, 3]] : tensor<2x8x1x1xf32> into tensor<2x8xf32>
  return %f : tensor<2x8xf32>
}

// -----

/// Convolutions of integers take their zero points along.
// CHECK-LABEL: func.func @quantized
//       CHECK:   linalg.conv_2d_nhwc_hwcf_q {{.*}} ins(%{{.*}}, %{{.*}}, %[[XP:.*]], %[[WP:.*]] : tensor<1x6x6x8xi8>, tensor<3x3x8x4xi8>, i32, i32)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x4x4x4xi32>)
//   CHECK-NOT:   permutation = [0, 3, 1, 2]
//       CHECK:   linalg.conv_2d_nhwgc_gfhwc_q {{.*}} ins(%{{.*}}, %{{.*}}, %[[XP]], %[[WP]] : tensor<1x4x4x2x2xi8>, tensor<2x3x3x3x2xi8>, i32, i32)
func.func @quantized(%x: tensor<1x8x6x6xi8>, %w: tensor<4x8x3x3xi8>, %v: tensor<2x3x2x3x3xi8>)
    -> tensor<1x2x3x2x2xi32> {
  %xp = arith.constant -11 : i32
  %wp = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x4x4x4xi32>
  %init = linalg.fill ins(%zero : i32) outs(%e : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  %y = linalg.conv_2d_nchw_fchw_q
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w, %xp, %wp : tensor<1x8x6x6xi8>, tensor<4x8x3x3xi8>, i32, i32)
      outs(%init : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  %f = tensor.empty() : tensor<1x4x4x4xi8>
  %q = linalg.generic
      {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<1x4x4x4xi32>) outs(%f : tensor<1x4x4x4xi8>) {
  ^bb0(%a: i32, %o: i8):
    %t = arith.trunci %a : i32 to i8
    linalg.yield %t : i8
  } -> tensor<1x4x4x4xi8>
  %g = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 4, 4]
      : tensor<1x4x4x4xi8> into tensor<1x2x2x4x4xi8>
  %h = tensor.empty() : tensor<1x2x3x2x2xi32>
  %start = linalg.fill ins(%zero : i32) outs(%h : tensor<1x2x3x2x2xi32>) -> tensor<1x2x3x2x2xi32>
  %z = linalg.conv_2d_ngchw_gfchw_q
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%g, %v, %xp, %wp : tensor<1x2x2x4x4xi8>, tensor<2x3x2x3x3xi8>, i32, i32)
      outs(%start : tensor<1x2x3x2x2xi32>) -> tensor<1x2x3x2x2xi32>
  return %z : tensor<1x2x3x2x2xi32>
}

// -----

/// No convolution wants NHWC: the pooling and its padding stay as they were.
// CHECK-LABEL: func.func @pooling_alone
//   CHECK-NOT:   linalg.transpose
//       CHECK:   %[[P:.*]] = tensor.pad %{{.*}} low[0, 0, 1, 1] high[0, 0, 1, 1]
//       CHECK:   linalg.pooling_nchw_max {{.*}} ins(%[[P]], %{{.*}} : tensor<1x4x10x10xf32>
//   CHECK-NOT:   linalg.transpose
func.func @pooling_alone(%x: tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32> {
  %low = arith.constant 0xFF800000 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %low : f32
  } : tensor<1x4x8x8xf32> to tensor<1x4x10x10xf32>
  %w = tensor.empty() : tensor<3x3xf32>
  %e = tensor.empty() : tensor<1x4x8x8xf32>
  %init = linalg.fill ins(%low : f32) outs(%e : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  %y = linalg.pooling_nchw_max
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<1x4x10x10xf32>, tensor<3x3xf32>)
      outs(%init : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return %y : tensor<1x4x8x8xf32>
}

// -----

/// A result of a quarter of the input is transposed for the convolution behind,
/// instead of the input.
// CHECK-LABEL: func.func @pooling_before_convolution
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x8x8xf32>
//       CHECK:   %[[Y:.*]] = linalg.pooling_nchw_sum {{.*}} ins(%[[X]], %{{.*}} : tensor<1x4x8x8xf32>
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[Y]] {{.*}} permutation = [0, 2, 3, 1]
//       CHECK:   linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[T]],
func.func @pooling_before_convolution(%x: tensor<1x4x8x8xf32>, %f: tensor<8x4x1x1xf32>)
    -> tensor<1x8x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %y = linalg.pooling_nchw_sum
      {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x8x8xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %e2 = tensor.empty() : tensor<1x8x4x4xf32>
  %init2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
  %z = linalg.conv_2d_nchw_fchw
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%y, %f : tensor<1x4x4x4xf32>, tensor<8x4x1x1xf32>)
      outs(%init2 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
  return %z : tensor<1x8x4x4xf32>
}

// -----

/// Between convolutions that stay NCHW so does a pooling, its padding, and the
/// activation that it reads, of which the transpose had become a part.
// CHECK-LABEL: func.func @pooling_behind_activation
//   CHECK-NOT:   linalg.transpose
//       CHECK:   %[[Z:.*]] = linalg.conv_2d_nchw_fchw
//       CHECK:   %[[R:.*]] = linalg.generic {{.*}} ins(%[[Z]] : tensor<1x4x8x8xf32>) outs(%{{.*}} : tensor<1x4x8x8xf32>)
//       CHECK:   %[[P:.*]] = tensor.pad %[[R]] low[0, 0, 1, 1] high[0, 0, 0, 0]
//       CHECK:   linalg.pooling_nchw_max {{.*}} ins(%[[P]], %{{.*}} : tensor<1x4x9x9xf32>
//   CHECK-NOT:   linalg.transpose
//       CHECK:   linalg.conv_2d_nchw_fchw
func.func @pooling_behind_activation(%x: tensor<1x4x8x8xf32>, %f: tensor<4x4x1x1xf32>)
    -> tensor<1x4x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e2 = tensor.empty() : tensor<1x4x8x8xf32>
  %init2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  %z = linalg.conv_2d_nchw_fchw
      {nnprim.algorithm = "conv_gemm", strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : tensor<1x4x8x8xf32>, tensor<4x4x1x1xf32>)
      outs(%init2 : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%z : tensor<1x4x8x8xf32>) outs(%e2 : tensor<1x4x8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<1x4x8x8xf32>
  %p = tensor.pad %r low[0, 0, 1, 1] high[0, 0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %low : f32
  } : tensor<1x4x8x8xf32> to tensor<1x4x9x9xf32>
  %w = tensor.empty() : tensor<3x3xf32>
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %init = linalg.fill ins(%low : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %y = linalg.pooling_nchw_max
      {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<1x4x9x9xf32>, tensor<3x3xf32>)
      outs(%init : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %init3 = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %u = linalg.conv_2d_nchw_fchw
      {nnprim.algorithm = "conv_gemm", strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%y, %f : tensor<1x4x4x4xf32>, tensor<4x4x1x1xf32>)
      outs(%init3 : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %u : tensor<1x4x4x4xf32>
}

// -----

/// Behind a convolution a pooling reads what that writes.
// CHECK-LABEL: func.func @negative_behind_convolution
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_behind_convolution(%x: tensor<1x4x8x8xf32>, %f: tensor<8x4x1x1xf32>)
    -> tensor<1x8x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<1x8x8x8xf32>
  %init2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %z = linalg.conv_2d_nchw_fchw
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %f : tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>)
      outs(%init2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x8x4x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
  %y = linalg.pooling_nchw_max
      {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%z, %w : tensor<1x8x8x8xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
  return %y : tensor<1x8x4x4xf32>
}
