// DEFINE: %{loop} = %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64
// RUN: sed -e s/PP/6x256x16/g %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-fp16 --arithmetic=f16
// RUN: %{loop} --cpu=neoverse-v1 --pipes=4 --at-least=99
// RUN: %{loop} --cpu=cortex-a55 --pipes=1 --at-least=100
// RUN: FileCheck %s < %t.s
// RUN: sed -e s/PP/4x256x24/g %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-fp16 --arithmetic=f16
// RUN: %{loop} --cpu=neoverse-v1 --pipes=4 --at-least=99
// RUN: %{loop} --cpu=cortex-a55 --pipes=1 --at-least=100
// RUN: FileCheck %s < %t.s

/// Nothing is on the stack but the sums in f32, outside of the loop. FMLA takes an element of one of registers 0 to 15.
// CHECK: fmla {{v[0-9]+}}.8h, {{v[0-9]+}}.8h, {{v([0-9]|1[0-5])}}.h[7]
// CHECK: fcvtl2
// CHECK: fadd {{v[0-9]+}}.4s
func.func @main(%a: tensor<196x256xf16>, %b: tensor<PPxf16>) -> tensor<196x96xf16> {
  %i = tensor.empty() : tensor<196x96xf16>
  %c = nnprim.gemm ins(%a, %b : tensor<196x256xf16>, tensor<PPxf16>) outs(%i : tensor<196x96xf16>) -> tensor<196x96xf16>
  return %c : tensor<196x96xf16>
}
