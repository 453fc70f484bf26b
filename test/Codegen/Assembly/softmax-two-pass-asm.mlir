// RUN: nnprim-compile %s -o %t.avx512.s --name=softmax --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=1 --loop-accesses=0
// RUN: nnprim-compile %s -o %t.avx2.s --name=softmax --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/spills.py %t.avx2.s --kernels=1 --loop-accesses=0
// RUN: nnprim-compile %s -o %t.neon.s --name=softmax --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/spills.py %t.neon.s --kernels=1 --loop-accesses=0

/// The loops with the running maximum keep no vector on the stack, on AVX2 in
/// exactly its sixteen registers: the inputs of a block are read again.
func.func @main(%x: tensor<1x8000xf32>) -> tensor<1x8000xf32> {
  %e = tensor.empty() : tensor<1x8000xf32>
  %y = nnprim.twopass_softmax ins(%x : tensor<1x8000xf32>) outs(%e : tensor<1x8000xf32>) dimension = 1
    algorithm = two_pass -> tensor<1x8000xf32>
  return %y : tensor<1x8000xf32>
}
