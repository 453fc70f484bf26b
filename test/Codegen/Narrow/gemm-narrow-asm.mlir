// DEFINE: %{asm} = nnprim-compile %t.mlir -o %t.s --emit=asm
// RUN: sed -e 's/TYPE/!nnprim.flyte<24>/g' %s > %t.mlir
// RUN: %{asm} --target=x86-64-avx512-vbmi && FileCheck %s --check-prefix=FLYTE24 < %t.s
// RUN: %{asm} --target=x86-64-avx512 && FileCheck %s --check-prefix=WORDS < %t.s
// RUN: sed -e 's/TYPE/bf16/g' %s > %t.mlir
// RUN: %{asm} --target=x86-64-avx512-vbmi && FileCheck %s --check-prefix=BF16 < %t.s

/// A vector of 16 values is one vpermb, of flyte24 from memory; no mask takes part in a load.
// FLYTE24-NOT:     vpermt2b
// FLYTE24-NOT:     vmovdqu32 {{.*}}{{[{]}}%k
// FLYTE24-COUNT-2: vpermb {{.*}}(%r{{.*}}), %zmm{{.*}}, %zmm{{[0-9]+}} {%k{{[1-7]}}} {z}
// FLYTE24:         vfmadd231ps %zmm
// FLYTE24-NOT:     vpermt2b

/// Without it two shuffles, of words from memory and of bytes.
// WORDS:     vpermd {{.*}}(%r{{.*}}), %zmm
// WORDS:     vpshufb
// WORDS:     vfmadd231ps %zmm
// WORDS-NOT: vpermb

/// A load clears what lies behind its 32 bytes.
// BF16-NOT: vpmovzxwd
// BF16:     vmovups {{.*}}(%r{{.*}}), %ymm
// BF16:     vpermb %zmm
// BF16:     vfmadd231ps %zmm
// BF16-NOT: vpmovzxwd
func.func @main(%a: tensor<14x512xf32>, %b: tensor<8x512x32xTYPE>) -> tensor<14x256xf32> {
  %i = tensor.empty() : tensor<14x256xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<14x512xf32>, tensor<8x512x32xTYPE>) outs(%i : tensor<14x256xf32>) -> tensor<14x256xf32>
  return %c : tensor<14x256xf32>
}
