// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=layout --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=layout --split-input-file --remark-format=emitRemark --remarks-filter=nnprim-algorithm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK


/// Two products by sparse weights and what is between them: all of it is NCHW
/// like the arguments.
// CHECK-LABEL: func.func @sparse
// CHECK:         linalg.conv_2d_nchw_fchw {{{.*}}nnprim.algorithm = "spmm"
// CHECK:         linalg.depthwise_conv_2d_nchw_chw {{{.*}}nnprim.algorithm = "depthwise_conv_nchw"
// CHECK:         linalg.conv_2d_nchw_fchw {{{.*}}nnprim.algorithm = "spmm"
// CHECK:         linalg.pooling_nchw_sum {{{.*}}nnprim.algorithm = "pixel_sums"
// REMARK:        spmm: 12.5 % of its weights are not zero, an estimated {{.*}} cycles on NCHW tensors, {{.*}} for the dense product on NHWC tensors
// REMARK:        spmm: 12.5 %
func.func @sparse(%x: tensor<1x8x64x64xf32>, %d: tensor<8x3x3xf32>, %y: tensor<1x8x64x64xf32>,
                  %z: tensor<1x8x56x56xf32>, %window: tensor<56x56xf32>, %s: tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
                             [0.0, 7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0]]> : tensor<8x8xf32>
  %filter = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [8, 8, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1xf32>
  %a = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %filter : tensor<1x8x64x64xf32>, tensor<8x8x1x1xf32>) outs(%y : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %b = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<4> : tensor<2xi64>}
      ins(%a, %d : tensor<1x8x64x64xf32>, tensor<8x3x3xf32>) outs(%z : tensor<1x8x56x56xf32>) -> tensor<1x8x56x56xf32>
  %c = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%b, %filter : tensor<1x8x56x56xf32>, tensor<8x8x1x1xf32>) outs(%z : tensor<1x8x56x56xf32>) -> tensor<1x8x56x56xf32>
  %p = linalg.pooling_nchw_sum {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%c, %window : tensor<1x8x56x56xf32>, tensor<56x56xf32>) outs(%s : tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
  return %p : tensor<1x8x1x1xf32>
}

// -----

/// NHWC tensors on either side: two changes of layout would take more than the
/// zeros gain.
// CHECK-LABEL: func.func @negative_alone
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK-NOT:     nnprim.algorithm = "spmm"
// CHECK:         return
// REMARK:        dense: 12.5 % of its weights are not zero; by spmm an estimated {{.*}} cycles on NCHW tensors, {{.*}} for the dense product on NHWC tensors, and changes of layout would take more than it gains
func.func @negative_alone(%x: tensor<1x66x66x8xf32>, %q: tensor<1x64x64x8xf32>, %y: tensor<1x8x64x64xf32>,
                          %window: tensor<3x3xf32>) -> tensor<1x64x64x8xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
                             [0.0, 7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0]]> : tensor<8x8xf32>
  %filter = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [8, 8, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1xf32>
  %p = linalg.pooling_nhwc_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<1x66x66x8xf32>, tensor<3x3xf32>) outs(%q : tensor<1x64x64x8xf32>) -> tensor<1x64x64x8xf32>
  %a = linalg.transpose ins(%p : tensor<1x64x64x8xf32>) outs(%y : tensor<1x8x64x64xf32>) permutation = [0, 3, 1, 2]
  %b = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %filter : tensor<1x8x64x64xf32>, tensor<8x8x1x1xf32>) outs(%y : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %c = linalg.transpose ins(%b : tensor<1x8x64x64xf32>) outs(%q : tensor<1x64x64x8xf32>) permutation = [0, 2, 3, 1]
  return %c : tensor<1x64x64x8xf32>
}

// -----

/// A channel shuffle is in either layout: between a product and an NHWC tensor
/// it is no reason for NCHW tensors.
// REMARK:        dense: 12.5 % of its weights are not zero; by spmm
// CHECK-LABEL: func.func @negative_shuffle
// CHECK-NOT:     nnprim.algorithm = "spmm"
// CHECK:         return
func.func @negative_shuffle(%x: tensor<1x66x66x8xf32>, %q: tensor<1x64x64x8xf32>, %y: tensor<1x8x64x64xf32>,
                            %window: tensor<3x3xf32>) -> tensor<1x64x64x8xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
                             [0.0, 7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0]]> : tensor<8x8xf32>
  %filter = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [8, 8, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1xf32>
  %p = linalg.pooling_nhwc_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<1x66x66x8xf32>, tensor<3x3xf32>) outs(%q : tensor<1x64x64x8xf32>) -> tensor<1x64x64x8xf32>
  %a = linalg.transpose ins(%p : tensor<1x64x64x8xf32>) outs(%y : tensor<1x8x64x64xf32>) permutation = [0, 3, 1, 2]
  %b = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %filter : tensor<1x8x64x64xf32>, tensor<8x8x1x1xf32>) outs(%y : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %e = tensor.expand_shape %b [[0], [1, 2], [3], [4]] output_shape [1, 2, 4, 64, 64] : tensor<1x8x64x64xf32> into tensor<1x2x4x64x64xf32>
  %empty = tensor.empty() : tensor<1x4x2x64x64xf32>
  %t = linalg.transpose ins(%e : tensor<1x2x4x64x64xf32>) outs(%empty : tensor<1x4x2x64x64xf32>) permutation = [0, 2, 1, 3, 4]
  %s = tensor.collapse_shape %t [[0], [1, 2], [3], [4]] : tensor<1x4x2x64x64xf32> into tensor<1x8x64x64xf32>
  %d = linalg.transpose ins(%s : tensor<1x8x64x64xf32>) outs(%q : tensor<1x64x64x8xf32>) permutation = [0, 2, 3, 1]
  return %d : tensor<1x64x64x8xf32>
}

// -----

/// A pooling is in either layout: before and behind a product by sparse weights
/// it is no reason for NHWC tensors.
// REMARK:        spmm: 12.5 % of its weights are not zero
// CHECK-LABEL: func.func @pooling
// CHECK:         linalg.pooling_nchw_max
// CHECK:         linalg.conv_2d_nchw_fchw {{{.*}}nnprim.algorithm = "spmm"
// CHECK:         linalg.pooling_nchw_max
func.func @pooling(%x: tensor<1x8x66x66xf32>, %y: tensor<1x8x64x64xf32>, %z: tensor<1x8x62x62xf32>,
                   %window: tensor<3x3xf32>) -> tensor<1x8x62x62xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
                             [0.0, 7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0]]> : tensor<8x8xf32>
  %filter = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [8, 8, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1xf32>
  %a = linalg.pooling_nchw_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<1x8x66x66xf32>, tensor<3x3xf32>) outs(%y : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %b = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %filter : tensor<1x8x64x64xf32>, tensor<8x8x1x1xf32>) outs(%y : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %c = linalg.pooling_nchw_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%b, %window : tensor<1x8x64x64xf32>, tensor<3x3xf32>) outs(%z : tensor<1x8x62x62xf32>) -> tensor<1x8x62x62xf32>
  return %c : tensor<1x8x62x62xf32>
}

// -----

/// Weights that the compiler does not know, or that are not zero, say nothing.
// CHECK-LABEL: func.func @negative_unknown
// CHECK-NOT:     nnprim.algorithm = "spmm"
// REMARK-NOT:    of its weights are not zero
func.func @negative_unknown(%x: tensor<1x8x56x56xf32>, %w: tensor<8x8x1x1xf32>, %y: tensor<1x8x56x56xf32>)
    -> tensor<1x8x56x56xf32> {
  %a = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x8x56x56xf32>, tensor<8x8x1x1xf32>) outs(%y : tensor<1x8x56x56xf32>) -> tensor<1x8x56x56xf32>
  return %a : tensor<1x8x56x56xf32>
}
