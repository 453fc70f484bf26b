// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan --split-input-file | FileCheck %s --check-prefix=NEON

/// One tile reads each panel: four values of K fill a word, and four panels are read together.
// CHECK-LABEL: func.func @once
// CHECK:         nr = 16, mr = 1, kr = 4, {{.*}}prefetch_rhs = 64, tile_panels = 4
// NEON-LABEL:  func.func @once
// NEON:          mr = 1, kr = 4
func.func @once(%a: tensor<1x4096xf32>, %c: tensor<1x1000xf32>) -> tensor<1x1000xf32> {
  %b = arith.constant dense_resource<w> : tensor<4096x1000x!nnprim.flyte<8>>
  %0 = nnprim.gemm ins(%a, %b : tensor<1x4096xf32>, tensor<4096x1000x!nnprim.flyte<8>>) outs(%c : tensor<1x1000xf32>) -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}

// -----

/// Panels that are packed so already.
// CHECK-LABEL: func.func @packed
// CHECK:         nr = 24, mr = 1, kr = 4
func.func @packed(%a: tensor<1x64xf32>, %b: tensor<2x16x24x4x!nnprim.flyte<8>>, %c: tensor<1x40xf32>) -> tensor<1x40xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x64xf32>, tensor<2x16x24x4x!nnprim.flyte<8>>) outs(%c : tensor<1x40xf32>) -> tensor<1x40xf32>
  return %0 : tensor<1x40xf32>
}

// -----

/// Panels that are packed so already, and read by several tiles: nothing is extended beforehand, and no panel prefetched
/// by the one before.
// CHECK-LABEL: func.func @packed_for_tiles
// CHECK:         nr = 16, mr = {{[0-9]+}}, kr = 4, {{.*}}extended_panels = 0,
// CHECK-NOT:     prefetch_next_panel
// NEON-LABEL:  func.func @packed_for_tiles
// NEON:          nr = 16, mr = {{[0-9]+}}, kr = 4, {{.*}}extended_panels = 0,
func.func @packed_for_tiles(%a: tensor<24x2048xf32>, %b: tensor<64x512x16x4x!nnprim.flyte<8>>, %c: tensor<24x1024xf32>) -> tensor<24x1024xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<24x2048xf32>, tensor<64x512x16x4x!nnprim.flyte<8>>) outs(%c : tensor<24x1024xf32>) -> tensor<24x1024xf32>
  return %0 : tensor<24x1024xf32>
}

// -----

/// Panels that many tiles read.
// CHECK-LABEL: func.func @negative_often
// CHECK:         kr = 1
func.func @negative_often(%a: tensor<196x512xf32>, %c: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %b = arith.constant dense_resource<w> : tensor<512x512x!nnprim.flyte<8>>
  %0 = nnprim.gemm ins(%a, %b : tensor<196x512xf32>, tensor<512x512x!nnprim.flyte<8>>) outs(%c : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %0 : tensor<196x512xf32>
}

// -----

/// Pairs of 16 bits gain nothing.
// CHECK-LABEL: func.func @negative_pairs
// CHECK:         kr = 1
func.func @negative_pairs(%a: tensor<1x4096xf32>, %c: tensor<1x1000xf32>) -> tensor<1x1000xf32> {
  %b = arith.constant dense_resource<w> : tensor<4096x1000x!nnprim.flyte<16>>
  %0 = nnprim.gemm ins(%a, %b : tensor<1x4096xf32>, tensor<4096x1000x!nnprim.flyte<16>>) outs(%c : tensor<1x1000xf32>) -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}
