// RUN: nnprim-compile %s -o %t.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=97
// RUN: %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=97

/// The row of the register tile table that the cost model prefers, 7x12: both
/// cores are bound by their FMA pipes, and nothing is on the stack.
func.func @main(%a: tensor<196x256xf32>, %b: tensor<256x96xf32>) -> tensor<196x96xf32> {
  %e = tensor.empty() : tensor<8x256x12xf32>
  %p = nnprim.pack ins(%b : tensor<256x96xf32>) outs(%e : tensor<8x256x12xf32>) -> tensor<8x256x12xf32>
  %i = tensor.empty() : tensor<196x96xf32>
  %c = nnprim.gemm ins(%a, %p : tensor<196x256xf32>, tensor<8x256x12xf32>) outs(%i : tensor<196x96xf32>) -> tensor<196x96xf32>
  return %c : tensor<196x96xf32>
}
