// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// Channels of a sparse product are expanded four at a time: each time an eighth of its entries is multiplied. Rows of
/// the image that two strips read are computed twice: 31 of 28.
// CHECK:      {"algorithm":"spmm + depthwise_conv_nchw","arithmetic":"f32",{{[^{}]*}}"executed_flops":224000,"flops":224000
func.func @main(%x: tensor<8x784xf32>) -> tensor<1x32x14x14xf32> {
  %v = arith.constant dense<0.5> : tensor<64xf32>
  %c = arith.constant dense<3> : tensor<64xi32>
  %p = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64]> : tensor<33xi32>
  %f = arith.constant dense<0.25> : tensor<32x3x3xf32>
  %e0 = tensor.empty() : tensor<32x784xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<64xf32>, tensor<64xi32>, tensor<33xi32>, tensor<8x784xf32>) outs(%e0 : tensor<32x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>, nnprim.strip_channels = 4 : i64} -> tensor<32x784xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 32, 28, 28] : tensor<32x784xf32> into tensor<1x32x28x28xf32>
  %e1 = tensor.empty() : tensor<1x32x14x14xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x32x28x28xf32>, tensor<32x3x3xf32>) outs(%e1 : tensor<1x32x14x14xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 4 : i64, nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 4 : i64} -> tensor<1x32x14x14xf32>
  return %r : tensor<1x32x14x14xf32>
}
