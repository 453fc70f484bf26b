// RUN: split-file %s %t
// RUN: nnprim-compile %t/real8.mlir -o %t/real8.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/real8.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/real8.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/real12.mlir -o %t/real12.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/real12.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/real12.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/real16.mlir -o %t/real16.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/real16.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/real16.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/complex8.mlir -o %t/complex8.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/complex8.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/complex8.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/complex12.mlir -o %t/complex12.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/complex12.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/complex12.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
// RUN: nnprim-compile %t/complex16.mlir -o %t/complex16.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/complex16.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t/complex16.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97

/// Products of tuples with a panel of filters: Winograd's, of real numbers, and
/// Fourier's, of complex ones, with each width of panels. Both cores are bound by
/// their FMA pipes, and nothing is on the stack. A Neoverse N1 dispatches four
/// macro-operations a cycle (its optimization guide, 4.1); they count as micro-
/// operations here, of which there are more. LLVM's own three are a choice for its
/// scheduler (llvm-project's pull request 154495), with which 88 to 99 % are left.

//--- real8.mlir
func.func @main(%v: tensor<36x56x256xf32>, %u: tensor<36x256x8xf32>) -> tensor<36x56x8xf32> {
  %i = tensor.empty() : tensor<36x56x8xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<36x56x256xf32>, tensor<36x256x8xf32>) outs(%i : tensor<36x56x8xf32>) -> tensor<36x56x8xf32>
  return %p : tensor<36x56x8xf32>
}

//--- real12.mlir
func.func @main(%v: tensor<36x56x256xf32>, %u: tensor<36x256x12xf32>) -> tensor<36x56x12xf32> {
  %i = tensor.empty() : tensor<36x56x12xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<36x56x256xf32>, tensor<36x256x12xf32>) outs(%i : tensor<36x56x12xf32>) -> tensor<36x56x12xf32>
  return %p : tensor<36x56x12xf32>
}

//--- real16.mlir
func.func @main(%v: tensor<36x56x256xf32>, %u: tensor<36x256x16xf32>) -> tensor<36x56x16xf32> {
  %i = tensor.empty() : tensor<36x56x16xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<36x56x256xf32>, tensor<36x256x16xf32>) outs(%i : tensor<36x56x16xf32>) -> tensor<36x56x16xf32>
  return %p : tensor<36x56x16xf32>
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

//--- complex16.mlir
func.func @main(%v: tensor<60x56x256xf32>, %u: tensor<60x256x16xf32>) -> tensor<60x56x16xf32> {
  %i = tensor.empty() : tensor<60x56x16xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<60x56x256xf32>, tensor<60x256x16xf32>) outs(%i : tensor<60x56x16xf32>) complex_from 0 -> tensor<60x56x16xf32>
  return %p : tensor<60x56x16xf32>
}
