// RUN: nnprim-opt %s --nnprim-graph=target=x86-64-avx512 | FileCheck %s --check-prefix=GRAPH
// RUN: nnprim-opt %s --nnprim-graph=target=x86-64-avx512 --nnprim-buffers | FileCheck %s --check-prefix=BUFFERS
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s --check-prefix=REMARK

/// A model whose image is NHWC, and sparse behind its first convolution: that
/// one reads NHWC in place and writes NCHW, and nothing is transposed.
// GRAPH:       nnprim.conv_gemm
// GRAPH:       nnprim.spmm
// GRAPH:       nnprim.depthwise_conv_nchw
// GRAPH:       nnprim.spmm
// GRAPH-NOT:   linalg.transpose
// BUFFERS:     memref.transpose %{{.*}} (d0, d1, d2, d3) -> (d0, d3, d1, d2)
// BUFFERS:     nnprim.conv_gemm
// BUFFERS-NOT: linalg.transpose
// REMARK:      its result is NCHW; its filters are packed and its image is read in place, in NHWC
func.func @main(%x: tensor<1x68x68x3xf32>) -> tensor<1x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x3x68x68xf32>
  %image = linalg.transpose ins(%x : tensor<1x68x68x3xf32>) outs(%e : tensor<1x3x68x68xf32>) permutation = [0, 3, 1, 2]
  %padded = tensor.pad %image low[0, 0, 1, 1] high[0, 0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x3x68x68xf32> to tensor<1x3x69x69xf32>
  %w0 = arith.constant dense<0.25> : tensor<16x3x3x3xf32>
  %e0 = tensor.empty() : tensor<1x16x34x34xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x16x34x34xf32>) -> tensor<1x16x34x34xf32>
  %a = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%padded, %w0 : tensor<1x3x69x69xf32>, tensor<16x3x3x3xf32>) outs(%i0 : tensor<1x16x34x34xf32>) -> tensor<1x16x34x34xf32>
  %w = arith.constant dense<[[1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5],
                             [0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0],
                             [0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<8x16xf32>
  %w1 = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [8, 16, 1, 1] : tensor<8x16xf32> into tensor<8x16x1x1xf32>
  %e1 = tensor.empty() : tensor<1x8x34x34xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x8x34x34xf32>) -> tensor<1x8x34x34xf32>
  %b = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %w1 : tensor<1x16x34x34xf32>, tensor<8x16x1x1xf32>) outs(%i1 : tensor<1x8x34x34xf32>) -> tensor<1x8x34x34xf32>
  %d = arith.constant dense<0.125> : tensor<8x3x3xf32>
  %e2 = tensor.empty() : tensor<1x8x32x32xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%b, %d : tensor<1x8x34x34xf32>, tensor<8x3x3xf32>) outs(%i2 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
  %w3 = arith.constant dense<[[2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                              [0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 0.0],
                              [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0],
                              [0.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                              [0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0],
                              [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5],
                              [0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0],
                              [0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0]]> : tensor<8x8xf32>
  %w4 = tensor.expand_shape %w3 [[0], [1, 2, 3]] output_shape [8, 8, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1xf32>
  %f = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%c, %w4 : tensor<1x8x32x32xf32>, tensor<8x8x1x1xf32>) outs(%i2 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
  %e3 = tensor.empty() : tensor<1x8xf32>
  %i3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x8xf32>) -> tensor<1x8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%f : tensor<1x8x32x32xf32>) outs(%i3 : tensor<1x8xf32>) {
  ^bb0(%p: f32, %q: f32):
    %r = arith.addf %q, %p : f32
    linalg.yield %r : f32
  } -> tensor<1x8xf32>
  return %s : tensor<1x8xf32>
}
