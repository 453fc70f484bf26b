// RUN: nnprim-compile %s -o %t.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.s

/// 8 x 8: four terms a turn, 64 FMAs by an element of A, nothing on the stack.
// CHECK-LABEL:    node_nnprim_gemm:
// CHECK:          This Inner Loop Header
// CHECK-NOT:      [sp
// CHECK-COUNT-64: fmla v{{[0-9]+}}.4s, v{{[0-9]+}}.4s, v{{[0-9]+}}.s[{{[0-3]}}]
// CHECK-NOT:      fmla
// CHECK-NOT:      [sp
// CHECK:          b.{{lo|ne|hs|cc}}
func.func @main(%a: tensor<256x256xf32>, %b: tensor<32x256x8xf32>) -> tensor<256x256xf32> {
  %e = tensor.empty() : tensor<256x256xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<256x256xf32>, tensor<32x256x8xf32>) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %c : tensor<256x256xf32>
}
