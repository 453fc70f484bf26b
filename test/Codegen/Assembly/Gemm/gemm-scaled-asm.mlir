// DEFINE: %{nr} = 32
// DEFINE: %{panels} = 2
// DEFINE: %{terms} = 4
// DEFINE: %{target} = x86-64-avx512-vnni
// DEFINE: %{check} = sed -e s/PP/%{panels}/g -e s/NR/%{nr}/g -e s/TERMS/%{terms}/g %s > %t.mlir \
// DEFINE:   && nnprim-compile %t.mlir -o %t.s --emit=asm --target=%{target} \
// DEFINE:   && %python %S/../../Inputs/spills.py %t.s --kernels=1 --loop-accesses=0 --own-memory

// RUN: %{check}
// RUN: FileCheck %s --input-file=%t.s --check-prefix=VNNI
// REDEFINE: %{nr} = 16
// REDEFINE: %{panels} = 4
// RUN: %{check}
// REDEFINE: %{target} = x86-64-avx512
// RUN: %{check}
// REDEFINE: %{target} = x86-64-avx2
// RUN: %{check}
// RUN: FileCheck %s --input-file=%t.s --check-prefix=AVX2
// REDEFINE: %{terms} = 16
// RUN: %{check}
// RUN: FileCheck %s --input-file=%t.s --check-prefix=STORED

/// No loop over k spills vectors; pairs of A, which are rounded on the stack, are broadcast from
/// memory, and four products of a lane take two instructions, a conversion and
/// an addition. AVX2 adds the second pair to the first. Of sixteen products,
/// sums of f32 are operands in memory.
// VNNI: vcvtps2dq
// VNNI: vpermt2w
// VNNI: vpbroadcastd {{.*}}(%r
// VNNI: vpdpwssd %zmm
// VNNI: vpdpwssd %zmm
// VNNI: vcvtdq2ps %zmm
// VNNI: vaddps %zmm
// AVX2: vpbroadcastd {{.*}}(%r
// AVX2: vpmaddwd
// AVX2: vpmaddwd
// AVX2: vpaddd
// AVX2: vcvtdq2ps %ymm
// AVX2: vaddps %ymm
// STORED-COUNT-8: vpaddd
// STORED: vcvtdq2ps %ymm
// STORED: vaddps {{-?[0-9]*}}(%r{{[a-z0-9]+}}), %ymm
// STORED: vmov{{[a-z]+}} %ymm{{[0-9]+}}, {{-?[0-9]*}}(%r
func.func @main(%a: tensor<24x256xf32>, %b: tensor<PPx129xNRxi32>) -> tensor<24x64xf32> {
  %init = tensor.empty() : tensor<24x64xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<24x256xf32>, tensor<PPx129xNRxi32>) outs(%init : tensor<24x64xf32>)
      attributes {scaled_terms = TERMS : i64} -> tensor<24x64xf32>
  return %c : tensor<24x64xf32>
}
