// RUN: nnprim-compile %s -o %t.avx512.s --name=softmax --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=4 --loop-accesses=0
// RUN: %python %S/../Inputs/inner-loop.py %t.avx512.s --triple=x86_64 --cpu=znver4 --pipes=1 --at-least=70
// RUN: nnprim-compile %s -o %t.avx2.s --name=softmax --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/inner-loop.py %t.avx2.s --triple=x86_64 --cpu=haswell --pipes=2 --at-least=40
// RUN: nnprim-compile %s -o %t.neon.s --name=softmax --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t.neon.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=35
// RUN: %python %S/../Inputs/inner-loop.py %t.neon.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=35

/// The loops of the exponentials keep nothing on the stack. They are near the
/// bound of all vector instructions, not only of the multiply-adds, which are
/// two fifths of those on AVX2 and NEON.
func.func @main(%x: tensor<1x1000xf32>, %z: tensor<30x40xf32>, %l: tensor<1x9000xf32>) -> (tensor<1x1000xf32>, tensor<1x1000xf32>, tensor<30x40xf32>, tensor<1x9000xf32>) {
  %e = tensor.empty() : tensor<1x1000xf32>
  %y0 = nnprim.twopass_softmax ins(%x : tensor<1x1000xf32>) outs(%e : tensor<1x1000xf32>) dimension = 1
    algorithm = three_pass_reload -> tensor<1x1000xf32>
  %y1 = nnprim.twopass_softmax ins(%x : tensor<1x1000xf32>) outs(%e : tensor<1x1000xf32>) dimension = 1
    algorithm = three_pass_recompute -> tensor<1x1000xf32>
  %i = tensor.empty() : tensor<30x40xf32>
  %y2 = nnprim.twopass_softmax ins(%z : tensor<30x40xf32>) outs(%i : tensor<30x40xf32>) dimension = 0
    algorithm = three_pass_reload -> tensor<30x40xf32>
  /// In chunks: exponentials and the maxima of what follows them in one loop.
  %j = tensor.empty() : tensor<1x9000xf32>
  %y3 = nnprim.twopass_softmax ins(%l : tensor<1x9000xf32>) outs(%j : tensor<1x9000xf32>) dimension = 1
    algorithm = three_pass_reload -> tensor<1x9000xf32>
  return %y0, %y1, %y2, %y3 : tensor<1x1000xf32>, tensor<1x1000xf32>, tensor<30x40xf32>, tensor<1x9000xf32>
}
