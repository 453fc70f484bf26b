// RUN: nnprim-compile %s -o %t.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.s

/// 3 x 3, 64 to 64 channels: the addresses of nine gathered rows, of the panel
/// and the counter fit the general registers, so that the innermost loop, over
/// channels, has no access to the stack.
// CHECK-LABEL:    node_nnprim_indirect_gemm:
// CHECK:          This Inner Loop Header
// CHECK-NOT:      rsp
// CHECK-COUNT-18: vfmadd231ps %zmm{{[0-9]+}}, %zmm{{[0-9]+}}, %zmm{{[0-9]+}}
// CHECK-NOT:      vfmadd
// CHECK-NOT:      rsp
// CHECK:          {{jb|jne|jae}}
func.func @main(%x: tensor<1x27x27x64xf32>, %b: tensor<2x576x32xf32>) -> tensor<1x27x27x64xf32> {
  %ie = tensor.empty() : tensor<729x9xi32>
  %i = nnprim.indirection input_size [1, 27, 27] output_size [27, 27] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] outs(%ie : tensor<729x9xi32>) -> tensor<729x9xi32>
  %e = tensor.empty() : tensor<1x27x27x64xf32>
  %c = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x27x27x64xf32>, tensor<729x9xi32>, tensor<2x576x32xf32>) outs(%e : tensor<1x27x27x64xf32>) -> tensor<1x27x27x64xf32>
  return %c : tensor<1x27x27x64xf32>
}
