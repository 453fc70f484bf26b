// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s

/// Two rows of seven outputs are one tile on AVX-512. Taps that are padding are
/// no code: a row has 2 + 5 x 3 + 2 columns of the filter and two rows of it. The
/// first term of each of the 14 sums is a product.
// CHECK-LABEL: func.func @depthwise
// AVX512-COUNT-62: vector.fma
// AVX512-NOT:     vector.fma
func.func @depthwise(%x: memref<1x2x7x16xf32>, %w: memref<3x3x16xf32>, %y: memref<1x2x7x16xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x2x7x16xf32>, memref<3x3x16xf32>) outs(%y : memref<1x2x7x16xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Rows of a large filter are a loop, which cuts off those that are padding.
// CHECK-LABEL: func.func @large_filter
// CHECK:         arith.maxsi
// CHECK:         scf.for {{.*}} iter_args
// CHECK:         vector.fma
func.func @large_filter(%x: memref<1x32x32x16xf32>, %w: memref<31x31x16xf32>, %y: memref<1x32x32x16xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x32x32x16xf32>, memref<31x31x16xf32>) outs(%y : memref<1x32x32x16xf32>)
    strides [1, 1] dilations [1, 1] pads [15, 15]
  return
}

// -----

/// Twenty-four channels are two steps of sixteen, of which the second begins at
/// channel eight. Each of the nine outputs has other taps in the padding, so that
/// no two tiles share code.
// AVX512-LABEL: func.func @overlapping_step
// AVX512:         arith.minui
// AVX512:         vector.fma {{.*}} vector<16xf32>
// AVX512-NOT:     vector<8xf32>
// AVX512:         return
func.func @overlapping_step(%x: memref<1x3x3x24xf32>, %w: memref<3x3x24xf32>, %y: memref<1x3x3x24xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x3x3x24xf32>, memref<3x3x24xf32>) outs(%y : memref<1x3x3x24xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
    attributes {plan = #nnprim.depthwise_plan<rows = 1, columns = 1, vectors = 1, overlap_tiles = 1>}
  return
}

// -----

/// Tiles that occur more often have code of their own for the last channels.
// AVX512-LABEL: func.func @own_code
// AVX512-NOT:     arith.minui
// AVX512:         return
func.func @own_code(%x: memref<1x5x5x24xf32>, %w: memref<1x1x24xf32>, %y: memref<1x5x5x24xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x5x5x24xf32>, memref<1x1x24xf32>) outs(%y : memref<1x5x5x24xf32>)
    strides [1, 1] dilations [1, 1] pads [0, 0]
    attributes {plan = #nnprim.depthwise_plan<rows = 1, columns = 1, vectors = 1, overlap_tiles = 24>}
  return
}
