// DEFINE: %{nr} = 32
// DEFINE: %{panels} = 2
// DEFINE: %{target} = x86-64-avx512
// DEFINE: %{check} = sed -e s/PP/%{panels}/g -e s/NR/%{nr}/g %s > %t.mlir \
// DEFINE:   && nnprim-compile %t.mlir -o %t.s --emit=asm --target=%{target} \
// DEFINE:   && %python %S/../Inputs/spills.py %t.s --kernels=3

// RUN: %{check}
// REDEFINE: %{nr} = 48
// RUN: %{check}
// REDEFINE: %{nr} = 64
// REDEFINE: %{panels} = 1
// RUN: %{check}
// REDEFINE: %{nr} = 16
// REDEFINE: %{panels} = 4
// RUN: %{check}
// REDEFINE: %{target} = x86-64-avx2
// RUN: %{check}
// REDEFINE: %{nr} = 24
// REDEFINE: %{panels} = 3
// RUN: %{check}
// REDEFINE: %{nr} = 8
// REDEFINE: %{panels} = 8
// RUN: %{check}
// REDEFINE: %{target} = aarch64-neon
// RUN: %{check}
// REDEFINE: %{nr} = 12
// REDEFINE: %{panels} = 5
// RUN: %{check}
// REDEFINE: %{nr} = 16
// REDEFINE: %{panels} = 4
// RUN: %{check}

/// Tiles of packed filters fill the registers, and are transposed in those that
/// are left, whether they are followed by an epilogue or by nothing, by whole
/// columns or by tails of them: no vector is on the stack.
func.func @main(%x0: tensor<1x16x30x30xf32>, %w0: tensor<PPx144xNRxf32>, %b: tensor<60xf32>, %x1: tensor<1x16x15x17xf32>, %r: tensor<1x60x15x17xf32>)
    -> (tensor<1x60x28x28xf32>, tensor<1x60x28x28xf32>, tensor<1x60x15x17xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<1x60x28x28xf32>
  %y0 = nnprim.conv_gemm ins(%x0, %w0 : tensor<1x16x30x30xf32>, tensor<PPx144xNRxf32>) outs(%e0 : tensor<1x60x28x28xf32>) strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [3, 3] -> tensor<1x60x28x28xf32>
  %e1 = tensor.empty() : tensor<1x60x28x28xf32>
  %y1 = nnprim.conv_gemm ins(%x0, %w0 : tensor<1x16x30x30xf32>, tensor<PPx144xNRxf32>) outs(%e1 : tensor<1x60x28x28xf32>) strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [3, 3]
    epilogue(%b : tensor<60xf32>) maps [affine_map<(n, f, h, w) -> (f)>] {
  ^bb0(%sum: f32, %bias: f32):
    %biased = arith.addf %sum, %bias : f32
    %relu = arith.maximumf %biased, %zero : f32
    nnprim.yield %relu : f32
  } -> tensor<1x60x28x28xf32>
  %e2 = tensor.empty() : tensor<1x60x15x17xf32>
  %y2 = nnprim.conv_gemm ins(%x1, %w0 : tensor<1x16x15x17xf32>, tensor<PPx144xNRxf32>) outs(%e2 : tensor<1x60x15x17xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
    epilogue(%r : tensor<1x60x15x17xf32>) maps [affine_map<(n, f, h, w) -> (n, f, h, w)>] {
  ^bb0(%sum: f32, %residual: f32):
    %added = arith.addf %sum, %residual : f32
    nnprim.yield %added : f32
  } -> tensor<1x60x15x17xf32>
  return %y0, %y1, %y2 : tensor<1x60x28x28xf32>, tensor<1x60x28x28xf32>, tensor<1x60x15x17xf32>
}
