// RUN: nnprim-compile %s -o %t.avx512.s --name=copy --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.avx512.s --check-prefix=X86
// RUN: nnprim-compile %s -o %t.neon.s --name=copy --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.neon.s --check-prefix=NEON

/// Rows of 2 KiB are copied by vectors or by the C library, never byte by byte.
// X86-LABEL: node_memref_copy:
// X86-NOT:   movb {{.*}}(%r{{.*}})
// X86:       {{memcpy|zmm}}
// X86-NOT:   movb {{.*}}(%r{{.*}})
// NEON-LABEL: node_memref_copy:
// NEON-NOT:  strb
// NEON:      {{memcpy|q[0-9]+}}
// NEON-NOT:  strb
func.func @main(%x: tensor<1x28x28x512xf32>, %y: tensor<1x28x28x512xf32>) -> tensor<1x28x28x1024xf32> {
  %c = tensor.concat dim(3) %x, %y
      : (tensor<1x28x28x512xf32>, tensor<1x28x28x512xf32>) -> tensor<1x28x28x1024xf32>
  return %c : tensor<1x28x28x1024xf32>
}
