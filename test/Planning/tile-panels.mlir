// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan --split-input-file | FileCheck %s --check-prefix=GENERIC

/// One tile reads each panel: three together, whose sums are in nine registers.
// CHECK-LABEL:   func.func @once
// CHECK:           nr = 24, mr = 1, {{.*}}tile_panels = 3
// GENERIC-LABEL: func.func @once
// GENERIC-NOT:     tile_panels
func.func @once(%a: tensor<1x512xf32>, %b: tensor<42x512x24xf32>, %c: tensor<1x1000xf32>) -> tensor<1x1000xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x512xf32>, tensor<42x512x24xf32>) outs(%c : tensor<1x1000xf32>) -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}

// -----

/// Sums of three rows and one panel take nine registers.
// CHECK-LABEL: func.func @negative_rows
// CHECK-NOT:     tile_panels
func.func @negative_rows(%a: tensor<3x512xf32>, %b: tensor<42x512x24xf32>, %c: tensor<3x1000xf32>) -> tensor<3x1000xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<3x512xf32>, tensor<42x512x24xf32>) outs(%c : tensor<3x1000xf32>) -> tensor<3x1000xf32>
  return %0 : tensor<3x1000xf32>
}

// -----

/// Eight panels are eight tiles, for as many threads.
// CHECK-LABEL: func.func @negative_few
// CHECK-NOT:     tile_panels
func.func @negative_few(%a: tensor<1x512xf32>, %b: tensor<8x512x24xf32>, %c: tensor<1x192xf32>) -> tensor<1x192xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x512xf32>, tensor<8x512x24xf32>) outs(%c : tensor<1x192xf32>) -> tensor<1x192xf32>
  return %0 : tensor<1x192xf32>
}
