// RUN: nnprim-compile %s -o %t.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.s
// RUN: %python %S/../Inputs/spills.py %t.s --kernels=1

/// Untransformed filters of 2.4 MB: their next range is prefetched, and no vector of it all is on the stack.
// CHECK: prefetcht1
func.func @main(%x: tensor<1x16x16x256xf32>) -> tensor<1x14x14x256xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.01> : tensor<3x3x256x256xf32>
  %e = tensor.empty() : tensor<1x14x14x256xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x14x14x256xf32>) -> tensor<1x14x14x256xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_on_the_fly_f4"}
      ins(%x, %w : tensor<1x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%i : tensor<1x14x14x256xf32>) -> tensor<1x14x14x256xf32>
  return %y : tensor<1x14x14x256xf32>
}
