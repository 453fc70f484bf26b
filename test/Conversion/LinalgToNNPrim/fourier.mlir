// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="stages=algorithm max-error=2e-6" --convert-linalg-to-nnprim | FileCheck %s

/// Fourier transforms are used where they are requested.
// CHECK-LABEL: func.func @requested
// CHECK:         %[[U:.*]] = nnprim.filter_transform <fourier, m = 4, r = 5> {{.*}} -> tensor<64x8x32xf32>
// CHECK:         nnprim.fast_conv <fourier, m = 4, r = 5> ins(%arg0, {{.*}} pads [0, 0]
func.func @requested(%x: tensor<1x16x16x8xf32>, %w: tensor<5x5x8x32xf32>) -> tensor<1x12x12x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x12x12x32xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x12x12x32xf32>) -> tensor<1x12x12x32xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<5x5x8x32xf32>)
      outs(%i : tensor<1x12x12x32xf32>) -> tensor<1x12x12x32xf32>
  return %y : tensor<1x12x12x32xf32>
}

/// The fastest within a budget that is too small for Winograd's F(4, 5).
// CHECK-LABEL: func.func @chosen
// CHECK:         nnprim.fast_conv <fourier, m = 12, r = 5>
func.func @chosen(%x: tensor<1x28x28x96xf32>) -> tensor<1x24x24x256xf32> {
  %w = arith.constant dense<0.5> : tensor<5x5x96x256xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x24x24x256xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x24x24x256xf32>) -> tensor<1x24x24x256xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x28x28x96xf32>, tensor<5x5x96x256xf32>)
      outs(%i : tensor<1x24x24x256xf32>) -> tensor<1x24x24x256xf32>
  return %y : tensor<1x24x24x256xf32>
}

/// Little work a coefficient: the transforms would be most of it.
// CHECK-LABEL: func.func @negative_channels
// CHECK:         nnprim.indirect_gemm
func.func @negative_channels(%x: tensor<1x28x28x3xf32>) -> tensor<1x26x26x8xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x3x8xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x26x26x8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x26x26x8xf32>) -> tensor<1x26x26x8xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x28x28x3xf32>, tensor<3x3x3x8xf32>)
      outs(%i : tensor<1x26x26x8xf32>) -> tensor<1x26x26x8xf32>
  return %y : tensor<1x26x26x8xf32>
}
