// RUN: nnprim-compile %s -o %t.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.s

/// 3 x 3, 64 to 64 channels: fourteen pixels are at constant displacements from
/// one address, so that a loop over channels is two loads, fourteen broadcasts,
/// 28 multiply-adds and no access to the stack; no indices are in the object.
// CHECK-NOT:      __nnprim_window
// CHECK-LABEL:    node_nnprim_indirect_gemm:
// CHECK:          This Inner Loop Header
// CHECK-NOT:      rsp
// CHECK-COUNT-26: vfmadd231ps
// CHECK-NOT:      vfmadd
// CHECK-NOT:      rsp
// CHECK:          {{jb|jne|jae}}
// CHECK:          This Inner Loop Header
// CHECK-NOT:      rsp
// CHECK-COUNT-28: vfmadd231ps
// CHECK-NOT:      vfmadd
// CHECK-NOT:      rsp
// CHECK:          {{jb|jne|jae}}
func.func @main(%x: tensor<1x28x28x64xf32>, %b: tensor<2x576x32xf32>) -> tensor<1x28x28x64xf32> {
  %ie = tensor.empty() : tensor<784x9xi32>
  %i = nnprim.indirection input_size [1, 28, 28] output_size [28, 28] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] outs(%ie : tensor<784x9xi32>) -> tensor<784x9xi32>
  %e = tensor.empty() : tensor<1x28x28x64xf32>
  %c = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x28x28x64xf32>, tensor<784x9xi32>, tensor<2x576x32xf32>) outs(%e : tensor<1x28x28x64xf32>) window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x64xf32>
  return %c : tensor<1x28x28x64xf32>
}
