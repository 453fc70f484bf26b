// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan | FileCheck %s --check-prefixes=CHECK,NEXT
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan | FileCheck %s --check-prefixes=CHECK,NEXT
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver4 --nnprim-plan | FileCheck %s --check-prefixes=CHECK,OTHER
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan | FileCheck %s --check-prefixes=CHECK,OTHER
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan | FileCheck %s --check-prefixes=CHECK,OTHER

// The generic machines of x86 prefetch no rows of the panel in use. Where their
// panels are the outer loop, several row tiles use each of them and it stays in
// L2, they prefetch the next panel. Zen 4 and Zen 5 prefetch rows.

// CHECK-LABEL: func.func @outside
// NEXT: rows_outermost = false, {{.*}}prefetch_rhs = 0, {{.*}}prefetch_next_panel = true
// OTHER-NOT: prefetch_next_panel
// CHECK: return
func.func @outside(%a: tensor<49x1024xf32>, %b: tensor<1024x2048xf32>, %c: tensor<49x2048xf32>) -> tensor<49x2048xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<49x1024xf32>, tensor<1024x2048xf32>) outs(%c : tensor<49x2048xf32>) -> tensor<49x2048xf32>
  return %0 : tensor<49x2048xf32>
}

// One row tile uses a panel once.

// CHECK-LABEL: func.func @one_tile
// CHECK-NOT: prefetch_next_panel
// CHECK: return
func.func @one_tile(%a: tensor<1x1024xf32>, %b: tensor<1024x2048xf32>, %c: tensor<1x2048xf32>) -> tensor<1x2048xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x1024xf32>, tensor<1024x2048xf32>) outs(%c : tensor<1x2048xf32>) -> tensor<1x2048xf32>
  return %0 : tensor<1x2048xf32>
}

// All panels stay in L2.

// CHECK-LABEL: func.func @small
// CHECK-NOT: prefetch_next_panel
// CHECK: return
func.func @small(%a: tensor<49x64xf32>, %b: tensor<64x64xf32>, %c: tensor<49x64xf32>) -> tensor<49x64xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x64xf32>) outs(%c : tensor<49x64xf32>) -> tensor<49x64xf32>
  return %0 : tensor<49x64xf32>
}

// A panel of 16384 values of K does not.

// CHECK-LABEL: func.func @deep
// CHECK-NOT: prefetch_next_panel
// CHECK: return
func.func @deep(%a: tensor<49x16384xf32>, %b: tensor<16384x256xf32>, %c: tensor<49x256xf32>) -> tensor<49x256xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<49x16384xf32>, tensor<16384x256xf32>) outs(%c : tensor<49x256xf32>) -> tensor<49x256xf32>
  return %0 : tensor<49x256xf32>
}

// The megabyte of its model's other weights takes their place in L2. The first
// of four row tiles would wait for them; of 56 only the first one, too.

// CHECK-LABEL: func.func @model
// NEXT: rows_outermost = false, {{.*}}prefetch_next_panel = true
// CHECK: nnprim.gemm
// NEXT-NOT: prefetch_next_panel
// CHECK: return
func.func @model(%a: tensor<49x64xf32>, %many: tensor<784x64xf32>, %c: tensor<49x128xf32>, %d: tensor<784x128xf32>) -> (tensor<49x128xf32>, tensor<784x128xf32>, tensor<1048576xf32>) {
  %b = arith.constant dense<1.0> : tensor<64x128xf32>
  %others = arith.constant dense_resource<others> : tensor<1048576xf32>
  %0 = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x128xf32>) outs(%c : tensor<49x128xf32>) -> tensor<49x128xf32>
  %1 = nnprim.gemm ins(%many, %b : tensor<784x64xf32>, tensor<64x128xf32>) outs(%d : tensor<784x128xf32>) -> tensor<784x128xf32>
  return %0, %1, %others : tensor<49x128xf32>, tensor<784x128xf32>, tensor<1048576xf32>
}

// What the model computes is still there.

// CHECK-LABEL: func.func @computed
// CHECK-NOT: prefetch_next_panel
// CHECK: return
func.func @computed(%a: tensor<49x64xf32>, %b: tensor<64x128xf32>, %c: tensor<49x128xf32>) -> tensor<49x128xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x128xf32>) outs(%c : tensor<49x128xf32>) -> tensor<49x128xf32>
  return %0 : tensor<49x128xf32>
}
