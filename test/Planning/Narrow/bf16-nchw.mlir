// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-bf16 --nnprim-plan | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-bf16 --nnprim-plan | FileCheck %s

/// Instructions for products of bf16 take values of several channels together,
/// which are apart in an NCHW image: its kernels multiply f32.
// CHECK: nnprim.conv_gemm {{.*}} attributes {plan = #nnprim.direct_conv_plan<nr = {{[0-9]+}}, kr = 1,
func.func @main(%x: tensor<1x64x14x14xbf16>, %y: tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32> {
  %w = arith.constant dense<0.5> : tensor<64x64x1x1xbf16>
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x64x14x14xbf16>, tensor<64x64x1x1xbf16>) outs(%y : tensor<1x64x14x14xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x64x14x14xf32>
  return %0 : tensor<1x64x14x14xf32>
}
