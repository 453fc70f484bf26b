// RUN: nnprim-compile %s -o %t.s --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --input-file=%t.s
// RUN: %python %S/../Inputs/spills.py %t.s --kernels=1

/// Two entries' offsets are one load and so are their weights, which shuffles take apart; pixels are operands of FMAs.
// CHECK-LABEL: node_nnprim_spmm:
// CHECK:       Inner Loop Header
// CHECK-DAG:     movq (%{{[a-z0-9]+}},%{{[a-z0-9]+}},4), %[[OFFSETS:[a-z0-9]+]]
// CHECK-DAG:     vmovsd {{.*}}, %xmm[[WEIGHTS:[0-9]+]]
// CHECK-DAG:     vbroadcastss %xmm[[WEIGHTS]], %zmm
// CHECK-DAG:     vpermps %zmm[[WEIGHTS]], %zmm
// CHECK-COUNT-6: vfmadd231ps {{[0-9]*}}(%{{[a-z0-9]+}},%{{[a-z0-9]+}}{{(,4)?}}), %zmm
// CHECK-NOT:     vfmadd
// CHECK:         j{{[a-z]+}}
// CHECK:       retq
func.func @main(%v: tensor<1638xf32>, %c: tensor<1638xi32>, %p: tensor<129xi32>, %x: tensor<128x3136xf32>) -> tensor<128x3136xf32> {
  %e = tensor.empty() : tensor<128x3136xf32>
  %y = nnprim.spmm ins(%v, %c, %p, %x : tensor<1638xf32>, tensor<1638xi32>, tensor<129xi32>, tensor<128x3136xf32>) outs(%e : tensor<128x3136xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 48, sets = 2, load_pairs = true>} -> tensor<128x3136xf32>
  return %y : tensor<128x3136xf32>
}
