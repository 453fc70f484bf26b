// RUN: split-file %s %t
// RUN: nnprim-compile %t/real.mlir -o %t/real.s --emit=asm --target=aarch64-neon
// RUN: %python %S/Inputs/inner-loop.py %t/real.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/Inputs/inner-loop.py %t/real.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/complex8.mlir -o %t/complex8.s --emit=asm --target=aarch64-neon
// RUN: %python %S/Inputs/inner-loop.py %t/complex8.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/Inputs/inner-loop.py %t/complex8.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/complex12.mlir -o %t/complex12.s --emit=asm --target=aarch64-neon
// RUN: %python %S/Inputs/inner-loop.py %t/complex12.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/Inputs/inner-loop.py %t/complex12.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97

/// Products of tuples with a panel of filters: Winograd's, of real numbers, and
/// Fourier's, of complex ones with both widths of panels. Both cores are bound
/// by their FMA pipes, and nothing is on the stack.

//--- real.mlir
func.func @main(%v: tensor<36x56x256xf32>, %u: tensor<36x256x12xf32>) -> tensor<36x56x12xf32> {
  %i = tensor.empty() : tensor<36x56x12xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<36x56x256xf32>, tensor<36x256x12xf32>) outs(%i : tensor<36x56x12xf32>) -> tensor<36x56x12xf32>
  return %p : tensor<36x56x12xf32>
}

//--- complex8.mlir
func.func @main(%v: tensor<60x56x256xf32>, %u: tensor<60x256x8xf32>) -> tensor<60x56x8xf32> {
  %i = tensor.empty() : tensor<60x56x8xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<60x56x256xf32>, tensor<60x256x8xf32>) outs(%i : tensor<60x56x8xf32>) complex_from 0 -> tensor<60x56x8xf32>
  return %p : tensor<60x56x8xf32>
}

//--- complex12.mlir
func.func @main(%v: tensor<60x56x256xf32>, %u: tensor<60x256x12xf32>) -> tensor<60x56x12xf32> {
  %i = tensor.empty() : tensor<60x56x12xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<60x56x256xf32>, tensor<60x256x12xf32>) outs(%i : tensor<60x56x12xf32>) complex_from 0 -> tensor<60x56x12xf32>
  return %p : tensor<60x56x12xf32>
}
