// RUN: split-file %s %t
// RUN: nnprim-compile %t/padded.mlir -o %t/padded.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/padded.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/padded.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/strided.mlir -o %t/strided.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/strided.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/strided.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97

/// Tiles of 7 pixels by 12 filters, addressed directly: both cores are bound by
/// their FMA pipes, and nothing is on the stack.

//--- padded.mlir
func.func @main(%x: tensor<1x28x28x64xf32>, %b: tensor<8x576x12xf32>) -> tensor<1x28x28x96xf32> {
  %ie = tensor.empty() : tensor<784x9xi32>
  %i = nnprim.indirection input_size [1, 28, 28] output_size [28, 28] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] outs(%ie : tensor<784x9xi32>) -> tensor<784x9xi32>
  %e = tensor.empty() : tensor<1x28x28x96xf32>
  %c = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x28x28x64xf32>, tensor<784x9xi32>, tensor<8x576x12xf32>) outs(%e : tensor<1x28x28x96xf32>) window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x96xf32>
  return %c : tensor<1x28x28x96xf32>
}

//--- strided.mlir
func.func @main(%x: tensor<1x28x28x64xf32>, %b: tensor<8x576x12xf32>) -> tensor<1x14x14x96xf32> {
  %ie = tensor.empty() : tensor<196x9xi32>
  %i = nnprim.indirection input_size [1, 28, 28] output_size [14, 14] kernel_size [3, 3] strides [2, 2] dilations [1, 1] pads [1, 1] outs(%ie : tensor<196x9xi32>) -> tensor<196x9xi32>
  %e = tensor.empty() : tensor<1x14x14x96xf32>
  %c = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x28x28x64xf32>, tensor<196x9xi32>, tensor<8x576x12xf32>) outs(%e : tensor<1x14x14x96xf32>) window <input_size = [1, 28, 28], output_size = [14, 14], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]> -> tensor<1x14x14x96xf32>
  return %c : tensor<1x14x14x96xf32>
}
