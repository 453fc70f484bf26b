// RUN: split-file %s %t
// RUN: nnprim-opt %t/alone.mlir --nnprim-set-target=target=x86-64-avx2-znver3 '--nnprim-plan=stages=algorithm round-weights=false' | FileCheck %s --check-prefix=ALONE
// RUN: nnprim-opt %t/beside.mlir --nnprim-set-target=target=x86-64-avx2-znver3 '--nnprim-plan=stages=algorithm round-weights=false' | FileCheck %s --check-prefix=BESIDE

/// Alone, transformed filters of 28 MB are found in the last-level cache in
/// part. Beside 128 MB of other weights, even those that fit it come from memory
/// each time: an algorithm with fewer of them is faster.
// ALONE:  nnprim.algorithm = "winograd1d_f7"
// BESIDE: nnprim.algorithm = "winograd_f2"

//--- alone.mlir
func.func @alone(%x: tensor<1x9x9x512xf32>) -> tensor<1x7x7x512xf32> {
  %w = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x7x7x512xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>)
      outs(%i : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y : tensor<1x7x7x512xf32>
}

//--- beside.mlir
func.func @beside(%x: tensor<1x9x9x512xf32>) -> (tensor<1x7x7x512xf32>, tensor<33554432xf32>) {
  %w = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %other = arith.constant dense_resource<other> : tensor<33554432xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x7x7x512xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>)
      outs(%i : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y, %other : tensor<1x7x7x512xf32>, tensor<33554432xf32>
}
