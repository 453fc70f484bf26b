// RUN: nnprim-compile %s -o %t.s --name=spmm --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=55 --of-core=90
// RUN: %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=45 --of-core=95
// RUN: %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=cortex-a55 --pipes=2 --at-least=10 --of-core=65

/// A tile of one row: each multiply-add takes a vector of pixels from memory, so
/// that loads bound the loop of both Neoverses. A Cortex-A55 runs in order and
/// waits for the first vector of each entry. Nothing is on the stack.
func.func @main(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>, %x: tensor<96x784xf32>) -> tensor<64x784xf32> {
  %e = tensor.empty() : tensor<64x784xf32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
      outs(%e : tensor<64x784xf32>) -> tensor<64x784xf32>
  return %0 : tensor<64x784xf32>
}
