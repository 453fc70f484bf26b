// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-linalg-to-nnprim --split-input-file | FileCheck %s

/// A product of filters by pixels, which nnprim-sparsify compresses.
// CHECK-LABEL: func.func @spmm
//  CHECK-SAME:   %[[X:.*]]: tensor<1x3x5x5xf32>
//       CHECK:   %[[W:.*]] = tensor.collapse_shape %{{.*}} {{\[}}[0], [1, 2, 3]] : tensor<2x3x1x1xf32> into tensor<2x3xf32>
//       CHECK:   %[[P:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1], [2, 3]] : tensor<1x3x5x5xf32> into tensor<3x25xf32>
//       CHECK:   %[[Y:.*]] = nnprim.gemm ins(%[[W]], %[[P]] : tensor<2x3xf32>, tensor<3x25xf32>)
//  CHECK-SAME:     nnprim.algorithm = "spmm"
//       CHECK:   tensor.expand_shape %[[Y]] {{\[}}[0, 1], [2, 3]]
func.func @spmm(%x: tensor<1x3x5x5xf32>) -> tensor<1x2x5x5xf32> {
  %w = arith.constant dense<[[[[1.0]], [[0.0]], [[0.0]]], [[[0.0]], [[0.0]], [[2.0]]]]> : tensor<2x3x1x1xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x2x5x5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "spmm"}
      ins(%x, %w : tensor<1x3x5x5xf32>, tensor<2x3x1x1xf32>) outs(%init : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  return %y : tensor<1x2x5x5xf32>
}

// -----

/// An image at a time; what is added is an epilogue.
// CHECK-LABEL: func.func @images
// CHECK-COUNT-2: nnprim.gemm {{.*}} epilogue(%{{.*}} : tensor<2x25xf32>)
// CHECK:         tensor.insert_slice {{.*}}[0, 0, 0, 0] [1, 2, 5, 5]
// CHECK:         tensor.insert_slice {{.*}}[1, 0, 0, 0] [1, 2, 5, 5]
func.func @images(%x: tensor<2x3x5x5xf32>, %init: tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32> {
  %w = arith.constant dense<[[[[1.0]], [[0.0]], [[0.0]]], [[[0.0]], [[0.0]], [[2.0]]]]> : tensor<2x3x1x1xf32>
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "spmm"}
      ins(%x, %w : tensor<2x3x5x5xf32>, tensor<2x3x1x1xf32>) outs(%init : tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32>
  return %y : tensor<2x2x5x5xf32>
}

// -----

/// The pad is a part of the op.
// CHECK-LABEL: func.func @depthwise
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x8x8xf32>, %[[W:.*]]: tensor<4x3x3xf32>
//       CHECK:   nnprim.depthwise_conv_nchw ins(%[[X]], %[[W]] : tensor<1x4x8x8xf32>, tensor<4x3x3xf32>)
//  CHECK-SAME:     strides [2, 2] dilations [1, 1] pads [1, 1]
func.func @depthwise(%x: tensor<1x4x8x8xf32>, %w: tensor<4x3x3xf32>) -> tensor<1x4x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x4x8x8xf32> to tensor<1x4x9x9xf32>
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %y = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                          nnprim.algorithm = "depthwise_conv_nchw"}
      ins(%p, %w : tensor<1x4x9x9xf32>, tensor<4x3x3xf32>) outs(%init : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}

// -----

/// Sums of pixels are taken in any order, so that they are sums of vectors.
// CHECK-LABEL: func.func @pool
//       CHECK:   tensor.collapse_shape %{{.*}} {{\[}}[0, 1], [2, 3]] : tensor<2x4x8x8xf32> into tensor<8x64xf32>
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
//       CHECK:   arith.addf %{{.*}}, %{{.*}} fastmath<reassoc>
func.func @pool(%x: tensor<2x4x8x8xf32>, %window: tensor<8x8xf32>, %init: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
  %y = linalg.pooling_nchw_sum {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                nnprim.algorithm = "pixel_sums"}
      ins(%x, %window : tensor<2x4x8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
  return %y : tensor<2x4x1x1xf32>
}

// -----

/// A loop that sums over all pixels, as an ONNX ReduceSum does, is computed likewise.
// CHECK-LABEL: func.func @loop
//       CHECK:   tensor.collapse_shape %{{.*}} {{\[}}[0, 1], [2, 3]] : tensor<2x4x8x8xf32> into tensor<8x64xf32>
//       CHECK:   arith.addf %{{.*}}, %{{.*}} fastmath<reassoc>
//       CHECK:   tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [2, 4]
func.func @loop(%x: tensor<2x4x8x8xf32>, %init: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<2x4x8x8xf32>) outs(%init : tensor<2x4xf32>) attrs = {nnprim.algorithm = "pixel_sums"} {
  ^bb0(%a: f32, %s: f32):
    %r = arith.addf %s, %a : f32
    linalg.yield %r : f32
  } -> tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}
