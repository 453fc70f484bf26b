// RUN: sed -e s/PP/4/g -e s/NN/12/g %s > %t.12.mlir
// RUN: nnprim-compile %t.12.mlir -o %t.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t.s | FileCheck %s --check-prefixes=CHECK,NEON
// RUN: sed -e s/PP/3/g -e s/NN/16/g %s > %t.16.mlir
// RUN: nnprim-compile %t.16.mlir -o %t.s --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/inner-loop.py %t.s | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: sed -e s/PP/2/g -e s/NN/24/g %s > %t.24.mlir
// RUN: nnprim-compile %t.24.mlir -o %t.s --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/inner-loop.py %t.s | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: sed -e s/PP/1/g -e s/NN/48/g %s > %t.48.mlir
// RUN: nnprim-compile %t.48.mlir -o %t.s --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/inner-loop.py %t.s | FileCheck %s --check-prefixes=CHECK,AVX512

/// Windows of stride 1 and 2, dilated, high, wide and of three channels, on rows
/// that are tiles of several kinds or several to a tile: no innermost loop has an
/// access to the stack, and the largest is a whole register tile, on
/// AVX2 two steps of one.
// CHECK-NOT: error
// NEON:      loops of up to 84 multiply-adds
// AVX2:      loops of up to 24 multiply-adds
// AVX512:    loops of up to 24 multiply-adds
func.func @main(%x0: tensor<1x28x28x64xf32>, %w0: tensor<PPx576xNNxf32>, %x1: tensor<1x56x56x32xf32>, %w1: tensor<PPx288xNNxf32>, %x2: tensor<1x7x7x64xf32>, %w2: tensor<PPx576xNNxf32>, %x3: tensor<1x15x15x32xf32>, %w3: tensor<PPx288xNNxf32>, %x4: tensor<1x17x17x32xf32>, %w4: tensor<PPx224xNNxf32>, %x5: tensor<1x57x57x3xf32>, %w5: tensor<PPx147xNNxf32>, %x6: tensor<1x13x13x48xf32>, %w6: tensor<PPx1200xNNxf32>) -> (tensor<1x28x28x48xf32>, tensor<1x28x28x48xf32>, tensor<1x7x7x48xf32>, tensor<1x15x15x48xf32>, tensor<1x17x17x48xf32>, tensor<1x29x29x48xf32>, tensor<1x13x13x48xf32>) {
  %n0 = tensor.empty() : tensor<784x9xi32>
  %i0 = nnprim.indirection input_size [1, 28, 28] output_size [28, 28] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] outs(%n0 : tensor<784x9xi32>) -> tensor<784x9xi32>
  %e0 = tensor.empty() : tensor<1x28x28x48xf32>
  %y0 = nnprim.indirect_gemm ins(%x0, %i0, %w0 : tensor<1x28x28x64xf32>, tensor<784x9xi32>, tensor<PPx576xNNxf32>) outs(%e0 : tensor<1x28x28x48xf32>)
    window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x48xf32>
  %n1 = tensor.empty() : tensor<784x9xi32>
  %i1 = nnprim.indirection input_size [1, 56, 56] output_size [28, 28] kernel_size [3, 3] strides [2, 2] dilations [1, 1] pads [1, 1] outs(%n1 : tensor<784x9xi32>) -> tensor<784x9xi32>
  %e1 = tensor.empty() : tensor<1x28x28x48xf32>
  %y1 = nnprim.indirect_gemm ins(%x1, %i1, %w1 : tensor<1x56x56x32xf32>, tensor<784x9xi32>, tensor<PPx288xNNxf32>) outs(%e1 : tensor<1x28x28x48xf32>)
    window <input_size = [1, 56, 56], output_size = [28, 28], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x48xf32>
  %n2 = tensor.empty() : tensor<49x9xi32>
  %i2 = nnprim.indirection input_size [1, 7, 7] output_size [7, 7] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] outs(%n2 : tensor<49x9xi32>) -> tensor<49x9xi32>
  %e2 = tensor.empty() : tensor<1x7x7x48xf32>
  %y2 = nnprim.indirect_gemm ins(%x2, %i2, %w2 : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<PPx576xNNxf32>) outs(%e2 : tensor<1x7x7x48xf32>)
    window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x7x7x48xf32>
  %n3 = tensor.empty() : tensor<225x9xi32>
  %i3 = nnprim.indirection input_size [1, 15, 15] output_size [15, 15] kernel_size [3, 3] strides [1, 1] dilations [2, 2] pads [2, 2] outs(%n3 : tensor<225x9xi32>) -> tensor<225x9xi32>
  %e3 = tensor.empty() : tensor<1x15x15x48xf32>
  %y3 = nnprim.indirect_gemm ins(%x3, %i3, %w3 : tensor<1x15x15x32xf32>, tensor<225x9xi32>, tensor<PPx288xNNxf32>) outs(%e3 : tensor<1x15x15x48xf32>)
    window <input_size = [1, 15, 15], output_size = [15, 15], kernel_size = [3, 3], strides = [1, 1], dilations = [2, 2], pads = [2, 2]> -> tensor<1x15x15x48xf32>
  %n4 = tensor.empty() : tensor<289x7xi32>
  %i4 = nnprim.indirection input_size [1, 17, 17] output_size [17, 17] kernel_size [1, 7] strides [1, 1] dilations [1, 1] pads [0, 3] outs(%n4 : tensor<289x7xi32>) -> tensor<289x7xi32>
  %e4 = tensor.empty() : tensor<1x17x17x48xf32>
  %y4 = nnprim.indirect_gemm ins(%x4, %i4, %w4 : tensor<1x17x17x32xf32>, tensor<289x7xi32>, tensor<PPx224xNNxf32>) outs(%e4 : tensor<1x17x17x48xf32>)
    window <input_size = [1, 17, 17], output_size = [17, 17], kernel_size = [1, 7], strides = [1, 1], dilations = [1, 1], pads = [0, 3]> -> tensor<1x17x17x48xf32>
  %n5 = tensor.empty() : tensor<841x49xi32>
  %i5 = nnprim.indirection input_size [1, 57, 57] output_size [29, 29] kernel_size [7, 7] strides [2, 2] dilations [1, 1] pads [3, 3] outs(%n5 : tensor<841x49xi32>) -> tensor<841x49xi32>
  %e5 = tensor.empty() : tensor<1x29x29x48xf32>
  %y5 = nnprim.indirect_gemm ins(%x5, %i5, %w5 : tensor<1x57x57x3xf32>, tensor<841x49xi32>, tensor<PPx147xNNxf32>) outs(%e5 : tensor<1x29x29x48xf32>)
    window <input_size = [1, 57, 57], output_size = [29, 29], kernel_size = [7, 7], strides = [2, 2], dilations = [1, 1], pads = [3, 3]> -> tensor<1x29x29x48xf32>
  %n6 = tensor.empty() : tensor<169x25xi32>
  %i6 = nnprim.indirection input_size [1, 13, 13] output_size [13, 13] kernel_size [5, 5] strides [1, 1] dilations [1, 1] pads [2, 2] outs(%n6 : tensor<169x25xi32>) -> tensor<169x25xi32>
  %e6 = tensor.empty() : tensor<1x13x13x48xf32>
  %y6 = nnprim.indirect_gemm ins(%x6, %i6, %w6 : tensor<1x13x13x48xf32>, tensor<169x25xi32>, tensor<PPx1200xNNxf32>) outs(%e6 : tensor<1x13x13x48xf32>)
    window <input_size = [1, 13, 13], output_size = [13, 13], kernel_size = [5, 5], strides = [1, 1], dilations = [1, 1], pads = [2, 2]> -> tensor<1x13x13x48xf32>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6 : tensor<1x28x28x48xf32>, tensor<1x28x28x48xf32>, tensor<1x7x7x48xf32>, tensor<1x15x15x48xf32>, tensor<1x17x17x48xf32>, tensor<1x29x29x48xf32>, tensor<1x13x13x48xf32>
}
