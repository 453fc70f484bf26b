// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan --split-input-file | FileCheck %s --check-prefix=GENERIC
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file | FileCheck %s --check-prefix=AVX512

/// One row of A: each panel is read once, from beyond L2, and 24 flytes of 24 bits are 72 bytes. 4096 bytes are 19 rows
/// of each of three panels, and 57 rows of one with AVX-512.
// CHECK-LABEL:   func.func @once
// CHECK:           nr = 24, mr = 1, {{.*}}prefetch_rhs = 19, {{.*}}tile_panels = 3
// GENERIC-LABEL: func.func @once
// GENERIC:         prefetch_rhs = 0,
// AVX512-LABEL:  func.func @once
// AVX512:          mr = 1, {{.*}}prefetch_rhs = 57,
func.func @once(%a: tensor<1x4096xf32>, %b: tensor<171x4096x24x!nnprim.flyte<24>>, %c: tensor<1x4096xf32>) -> tensor<1x4096xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x4096xf32>, tensor<171x4096x24x!nnprim.flyte<24>>) outs(%c : tensor<1x4096xf32>) -> tensor<1x4096xf32>
  return %0 : tensor<1x4096xf32>
}

// -----

/// f32 is read as fast as memory gives it.
// CHECK-LABEL:   func.func @negative_wide
// CHECK:           prefetch_rhs = 0,
// AVX512-LABEL:  func.func @negative_wide
// AVX512:          prefetch_rhs = 0,
func.func @negative_wide(%a: tensor<1x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<1x4096xf32>) -> tensor<1x4096xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x4096xf32>, tensor<4096x4096xf32>) outs(%c : tensor<1x4096xf32>) -> tensor<1x4096xf32>
  return %0 : tensor<1x4096xf32>
}

// -----

/// L2 holds the panels.
// CHECK-LABEL:   func.func @negative_small
// CHECK:           prefetch_rhs = 0,
func.func @negative_small(%a: tensor<1x512xf32>, %b: tensor<8x512x24xbf16>, %c: tensor<1x192xf32>) -> tensor<1x192xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x512xf32>, tensor<8x512x24xbf16>) outs(%c : tensor<1x192xf32>) -> tensor<1x192xf32>
  return %0 : tensor<1x192xf32>
}

// -----

/// Many tiles read each panel, which is extended once.
// CHECK-LABEL:   func.func @negative_often
// CHECK:           prefetch_rhs = 0, {{.*}}extended_panels = {{[1-9]}}
func.func @negative_often(%a: tensor<196x512xf32>, %b: tensor<22x512x24x!nnprim.flyte<24>>, %c: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<196x512xf32>, tensor<22x512x24x!nnprim.flyte<24>>) outs(%c : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %0 : tensor<196x512xf32>
}
