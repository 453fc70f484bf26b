// RUN: sed s/PANELS/8x256x32/ %s > %t.avx512.mlir
// RUN: nnprim-compile %t.avx512.mlir -o %t.avx512.s --name=gemm --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.avx512.s --check-prefix=AVX512
// RUN: sed s/PANELS/16x256x16/ %s > %t.avx2.mlir
// RUN: nnprim-compile %t.avx2.mlir -o %t.avx2.s --name=gemm --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.avx2.s --check-prefix=AVX2

/// 256 x 256 x 256. The inner loop of the main tile is loads of B, broadcasts of
/// A and FMAs on registers; no vector is spilled anywhere.

/// 14 x 32: 28 FMAs.
// AVX512-LABEL:    node_nnprim_gemm:
// AVX512-NOT:      {{%zmm.*rsp|rsp.*%zmm}}
// AVX512:          This Inner Loop Header
// AVX512-NEXT:     vmovups {{.*}}, %zmm{{[0-9]+}}
// AVX512-NEXT:     vmovups {{.*}}, %zmm{{[0-9]+}}
// AVX512-NEXT:     vbroadcastss {{.*}}, %zmm{{[0-9]+}}
// AVX512-COUNT-28: vfmadd231ps %zmm{{[0-9]+}}, %zmm{{[0-9]+}}, %zmm{{[0-9]+}}
// AVX512-NOT:      vfmadd
// AVX512:          {{jb|jne|jae}}
// AVX512-NOT:      {{%zmm.*rsp|rsp.*%zmm}}
// AVX512:          retq

/// 6 x 16, two steps a turn: 24 FMAs. Of a second-level cache of 256 KB either
/// operand is too much, and the next rows of A are prefetched.
// AVX2-LABEL:    node_nnprim_gemm:
// AVX2-NOT:      {{%ymm.*rsp|rsp.*%ymm}}
// AVX2:          This Inner Loop Header
// AVX2-NEXT:     prefetcht1
// AVX2-NEXT:     vmovups {{.*}}, %ymm{{[0-9]+}}
// AVX2-NEXT:     vmovups {{.*}}, %ymm{{[0-9]+}}
// AVX2-NEXT:     vbroadcastss {{.*}}, %ymm{{[0-9]+}}
// AVX2-COUNT-12: vfmadd231ps %ymm{{[0-9]+}}, %ymm{{[0-9]+}}, %ymm{{[0-9]+}}
// AVX2-NEXT:     vmovups {{.*}}, %ymm{{[0-9]+}}
// AVX2-NEXT:     vmovups {{.*}}, %ymm{{[0-9]+}}
// AVX2-COUNT-12: vfmadd231ps %ymm{{[0-9]+}}, %ymm{{[0-9]+}}, %ymm{{[0-9]+}}
// AVX2-NOT:      vfmadd
// AVX2:          {{jb|jne|jae}}
// AVX2-NOT:      {{%ymm.*rsp|rsp.*%ymm}}
// AVX2:          retq

func.func @main(%a: tensor<256x256xf32>, %b: tensor<PANELSxf32>) -> tensor<256x256xf32> {
  %e = tensor.empty() : tensor<256x256xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<256x256xf32>, tensor<PANELSxf32>) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %c : tensor<256x256xf32>
}
