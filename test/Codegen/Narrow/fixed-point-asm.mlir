// DEFINE: %{asm} = nnprim-compile %s -o %t.s --emit=asm
// RUN: %{asm} --target=x86-64-avx512 && FileCheck %s --check-prefix=AVX512 < %t.s
// RUN: %{asm} --target=x86-64-avx2 && FileCheck %s --check-prefix=AVX2 < %t.s
// RUN: %{asm} --target=aarch64-neon && FileCheck %s --check-prefix=NEON < %t.s

/// Integers are extended as they are loaded; no vector is put on the stack in between.
// AVX512:         vpmovsxwd {{.*}}(%r{{.*}}), %zmm
// AVX512:         vcvtdq2ps %zmm
// AVX512:         vfmadd231ps
// AVX512-NOT:     vmov{{.*}}(%rsp)
// AVX512:         vpmovzxwd {{.*}}(%r{{.*}}), %zmm
// AVX512:         vpslld $16
// AVX512:         vfmadd
// AVX2:           vpmovsxwd {{.*}}(%r{{.*}}), %ymm
// AVX2:           vcvtdq2ps %ymm
// AVX2-NOT:       vmov{{.*}}(%rsp)
// AVX2:           vfmadd
// AVX2-NOT:       vmov{{.*}}(%rsp)
// AVX2:           vpmovzxwd {{.*}}(%r{{.*}}), %ymm
// AVX2:           vpslld $16
// AVX2:           vfmadd
// NEON:           sshll
// NEON:           scvtf
// NEON:           fmla
// NEON:           shll
func.func @main(%a: tensor<1x512xf32>, %b: tensor<8x516x32xi16>) -> tensor<1x256xf32> {
  %i = tensor.empty() : tensor<1x256xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<1x512xf32>, tensor<8x516x32xi16>) outs(%i : tensor<1x256xf32>) -> tensor<1x256xf32>
  return %c : tensor<1x256xf32>
}
