// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands | FileCheck %s --check-prefixes=CHECK,ONE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=algorithm num-threads=2" --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands | FileCheck %s --check-prefixes=CHECK,TWO
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=algorithm num-threads=16" --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands | FileCheck %s --check-prefixes=CHECK,MANY

/// 64 transformed coefficients of 512×512 filters are 67 MB, 36 are 38, and untransformed filters 9: the more threads share memory,
/// the fewer bytes are best.
// CHECK-LABEL: func.func @large_filters
// ONE:           nnprim.fast_conv <winograd2d, m = 6, r = 3> ins
// TWO:           nnprim.fast_conv <winograd2d, m = 4, r = 3> ins
// MANY-NOT:      nnprim.filter_transform
// MANY:          nnprim.pack ins(%{{.*}} : tensor<4608x512xf32>)
// MANY:          nnprim.fast_conv <winograd2d, m = {{.*}}, r = 3, on_the_fly = true> ins
func.func @large_filters(%x: tensor<1x30x30x512xf32>) -> tensor<1x28x28x512xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %e = tensor.empty() : tensor<1x28x28x512xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x28x28x512xf32>) -> tensor<1x28x28x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x30x30x512xf32>, tensor<3x3x512x512xf32>)
      outs(%i : tensor<1x28x28x512xf32>) -> tensor<1x28x28x512xf32>
  return %y : tensor<1x28x28x512xf32>
}

/// Plans whose operands the cache keeps are the same for any number of threads.
// CHECK-LABEL: func.func @small_filters
// CHECK:         nnprim.fast_conv <winograd2d, m = 6, r = 3> ins
func.func @small_filters(%x: tensor<1x58x58x64xf32>) -> tensor<1x56x56x64xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<3x3x64x64xf32>
  %e = tensor.empty() : tensor<1x56x56x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x58x58x64xf32>, tensor<3x3x64x64xf32>)
      outs(%i : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  return %y : tensor<1x56x56x64xf32>
}
