// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// A convolution that pools its own tiles reads its input and writes what is pooled: 8·8·16 numbers. The image between, of
/// 16 KiB, is no traffic.
// CHECK:      {"algorithm":"winograd2d F(4, 3)"
// CHECK-SAME: "inputs":[{"from":-1,"type":"1x18x18x8xf32"}]
// CHECK-SAME: "op":"nnprim.fast_conv"
// CHECK-SAME: "result":"1x8x8x16xf32","written_bytes":4096}
func.func @main(%x: tensor<1x18x18x8xf32>) -> tensor<1x8x8x16xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x8x16xf32>
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x16x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"} ins(%x, %w : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%f : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %g = tensor.empty() : tensor<1x8x8x16xf32>
  %h = linalg.fill ins(%least : f32) outs(%g : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %m = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%y, %window : tensor<1x16x16x16xf32>, tensor<2x2xf32>) outs(%h : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %m : tensor<1x8x8x16xf32>
}
