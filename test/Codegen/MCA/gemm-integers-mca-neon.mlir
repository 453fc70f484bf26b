// DEFINE: %{loop} = %python %S/../Inputs/inner-loop.py %t.s --triple=aarch64 --cpu=neoverse-v1
// RUN: sed -e s/PP/8/ -e s/GG/64/ -e s/NR/12/ -e s/KR/4/ %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-dotprod
// RUN: %{loop} --pipes=4 --at-least=95
// RUN: sed -e s/PP/12/ -e s/GG/32/ -e s/NR/8/ -e s/KR/8/ %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-i8mm
// RUN: %{loop} --pipes=4 --at-least=79 --of-core=79
// RUN: sed -e s/PP/4/ -e s/GG/32/ -e s/NR/24/ -e s/KR/8/ %s > %t.mlir
// RUN: nnprim-compile %t.mlir -o %t.s --emit=asm --target=aarch64-neon-i8mm
// RUN: %{loop} --pipes=4 --at-least=91 --of-core=91

/// All are bound by the vector pipes, with nothing on the stack. Beside 32 SMMLA
/// of 8x8, eight ZIP join rows of A, which is not packed, and four beside 48 of
/// 4x24.
func.func @main(%a: tensor<196x256xi8>, %b: tensor<PPxGGxNRxKRxi8>) -> tensor<196x96xi32> {
  %i = tensor.empty() : tensor<196x96xi32>
  %c = nnprim.gemm ins(%a, %b : tensor<196x256xi8>, tensor<PPxGGxNRxKRxi8>) outs(%i : tensor<196x96xi32>) -> tensor<196x96xi32>
  return %c : tensor<196x96xi32>
}
