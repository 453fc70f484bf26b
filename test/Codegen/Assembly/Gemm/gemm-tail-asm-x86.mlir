// RUN: nnprim-compile %s -o %t.s --name=gemm --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.s

/// 24 columns: a vector and half a vector, which share the broadcast of A.

// CHECK-LABEL:   node_nnprim_gemm:
// CHECK-NOT:     {{%[yz]mm.*rsp|rsp.*%[yz]mm}}
// CHECK:         This Inner Loop Header
// CHECK-DAG:     vmovups {{.*}}, %zmm{{[0-9]+}}
// CHECK-DAG:     vmovups {{.*}}, %ymm{{[0-9]+}}
// CHECK:         vbroadcastss {{.*}}, %zmm[[A:[0-9]+]]
// CHECK-NEXT:    vfmadd231ps {{.*}}%zmm[[A]], {{.*}}%zmm{{[0-9]+}}
// CHECK-NEXT:    vfmadd231ps {{.*}}%ymm[[A]], {{.*}}%ymm{{[0-9]+}}
// CHECK-COUNT-13: vfmadd231ps %ymm{{[0-9]+}}, %ymm{{[0-9]+}}, %ymm{{[0-9]+}}
// CHECK-NOT:     vfmadd
// CHECK:         {{jb|jne|jae}}
// CHECK-NOT:     {{%[yz]mm.*rsp|rsp.*%[yz]mm}}
// CHECK:         retq

func.func @main(%a: tensor<56x64xf32>, %b: tensor<1x64x32xf32>) -> tensor<56x24xf32> {
  %e = tensor.empty() : tensor<56x24xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<1x64x32xf32>) outs(%e : tensor<56x24xf32>) -> tensor<56x24xf32>
  return %c : tensor<56x24xf32>
}
