// RUN: nnprim-compile %s -o %t.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.s

/// A plan's prefetch of panels is `prfm`, two lines for the four rows of 8 that a turn takes, and the sums stay in
/// registers.
// CHECK-LABEL:    node_nnprim_gemm:
// CHECK:          This Inner Loop Header
// CHECK-NOT:      [sp
// CHECK:          prfm pldl2keep
// CHECK:          prfm pldl2keep
// CHECK-NOT:      prfm
// CHECK:          b.{{lo|ne|hs|cc}}
func.func @main(%a: tensor<256x256xf32>, %b: tensor<32x256x8xf32>) -> tensor<256x256xf32> {
  %e = tensor.empty() : tensor<256x256xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<256x256xf32>, tensor<32x256x8xf32>) outs(%e : tensor<256x256xf32>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 8, prefetch_rhs = 32>} -> tensor<256x256xf32>
  return %c : tensor<256x256xf32>
}
