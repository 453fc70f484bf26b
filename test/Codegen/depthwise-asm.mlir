// RUN: nnprim-compile %s -o %t.avx512.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.avx512.s --check-prefix=AVX512
// RUN: nnprim-compile %s -o %t.avx2.s --name=conv --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.avx2.s --check-prefix=AVX2

/// 3 x 3 at borders, at stride 1: sums and weights are in registers, in every
/// tile; no vector is on the stack, and none is loaded twice.
// AVX512-LABEL:    node_nnprim_depthwise_conv:
// AVX512-NOT:      {{%zmm.*rsp|rsp.*%zmm}}
// AVX512:          vfmadd231ps {{.*}}%zmm{{[0-9]+}}, %zmm{{[0-9]+}}
// AVX512-NOT:      {{%zmm.*rsp|rsp.*%zmm}}
// AVX512:          retq

// AVX2-LABEL:    node_nnprim_depthwise_conv:
// AVX2-NOT:      {{%ymm.*rsp|rsp.*%ymm}}
// AVX2:          vfmadd231ps {{.*}}%ymm{{[0-9]+}}, %ymm{{[0-9]+}}
// AVX2-NOT:      {{%ymm.*rsp|rsp.*%ymm}}
// AVX2:          retq
func.func @main(%x: tensor<1x28x28x192xf32>, %w: tensor<3x3x192xf32>) -> tensor<1x28x28x192xf32> {
  %e = tensor.empty() : tensor<1x28x28x192xf32>
  %y = nnprim.depthwise_conv ins(%x, %w : tensor<1x28x28x192xf32>, tensor<3x3x192xf32>) outs(%e : tensor<1x28x28x192xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x28x28x192xf32>
  return %y : tensor<1x28x28x192xf32>
}
