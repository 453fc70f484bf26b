// DEFINE: %{loop} = %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64
// RUN: sed -e s/PP/12x64x8x4/g -e s/LL/bf16/g -e s/RR/bf16/g %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-bf16
// RUN: %{loop} --cpu=neoverse-v1 --pipes=4 --at-least=79 --of-core=99
// RUN: sed -e s/PP/8x256x12/g -e s/LL/f32/g -e s/RR/bf16/g %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon
// RUN: %{loop} --cpu=neoverse-v1 --pipes=4 --at-least=83
// RUN: %{loop} --cpu=cortex-a55 --pipes=1 --at-least=100
// RUN: sed -e s/PP/8x256x12/g -e s/LL/f32/g -e s/RR/f16/g %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon
// RUN: %{loop} --cpu=neoverse-v1 --pipes=4 --at-least=69
// RUN: %{loop} --cpu=cortex-a55 --pipes=1 --at-least=100

/// Nothing is on the stack. Beside 32 BFMMLA, eight ZIP join rows of A, which is not packed. A Neoverse V1 extends bf16,
/// by SHLL, and f16, by FCVTL of half as many a cycle, on pipes that multiply, too; a Cortex-A55, which multiplies one
/// vector a cycle, does both beside that.
func.func @main(%a: tensor<196x256xLL>, %b: tensor<PPxRR>) -> tensor<196x96xLL> {
  %i = tensor.empty() : tensor<196x96xLL>
  %c = nnprim.gemm ins(%a, %b : tensor<196x256xLL>, tensor<PPxRR>) outs(%i : tensor<196x96xLL>) -> tensor<196x96xLL>
  return %c : tensor<196x96xLL>
}
