// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// A block around a depthwise convolution runs in strips of four rows, the last of which has two. Its operations are
/// those of its ops on whole tensors; of the buffers, those that lie between them are not traffic. Products have most of
/// them, and a window of the image moves from one strip to the next.
// CHECK:      {"algorithm":"gemm + depthwise_conv + copy","arithmetic":"f32","constant_bytes":1600,"executed_flops":282240,"flops":282240,"inputs":[{"from":-1,"type":"784x8xf32"}]{{[^{}]*}}"op":"scf.
// CHECK-SAME: "read_bytes":26688,"result":"196x4xf32","written_bytes":3136}
func.func @main(%x: tensor<784x8xf32>) -> tensor<196x4xf32> {
  %w = arith.constant dense<0.5> : tensor<8x16xf32>
  %f = arith.constant dense<0.25> : tensor<3x3x16xf32>
  %v = arith.constant dense<2.0> : tensor<16x4xf32>
  %e0 = tensor.empty() : tensor<784x16xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<784x8xf32>, tensor<8x16xf32>) outs(%e0 : tensor<784x16xf32>) -> tensor<784x16xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : tensor<784x16xf32> into tensor<1x28x28x16xf32>
  %e1 = tensor.empty() : tensor<1x14x14x16xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x28x28x16xf32>, tensor<3x3x16xf32>)
      outs(%e1 : tensor<1x14x14x16xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 4 : i64} -> tensor<1x14x14x16xf32>
  %c = tensor.collapse_shape %r [[0, 1, 2], [3]] : tensor<1x14x14x16xf32> into tensor<196x16xf32>
  %e2 = tensor.empty() : tensor<196x4xf32>
  %y = nnprim.gemm ins(%c, %v : tensor<196x16xf32>, tensor<16x4xf32>) outs(%e2 : tensor<196x4xf32>) -> tensor<196x4xf32>
  return %y : tensor<196x4xf32>
}
