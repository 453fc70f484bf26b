// RUN: nnprim-opt %s --convert-nnprim-to-vector=target=x86-64-avx512 --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --convert-nnprim-to-vector=target=x86-64-avx2 --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX2

/// The seven outputs of a row are one tile; the first has no left column of the
/// filter and the last no right one: 19 products, not 21. Rows of the filter
/// are a loop.
// CHECK-LABEL: func.func @depthwise
// AVX512:        scf.for {{.*}} iter_args
// AVX512-COUNT-19: vector.fma
// AVX512-NOT:    vector.fma
func.func @depthwise(%x: memref<1x7x7x16xf32>, %w: memref<3x3x16xf32>, %y: memref<1x7x7x16xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x16xf32>, memref<3x3x16xf32>) outs(%y : memref<1x7x7x16xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// 112 columns are fourteen tiles of eight: the first and the last by
/// themselves, those between in a loop without tests.
// CHECK-LABEL: func.func @interior
// AVX512-COUNT-46: vector.fma
// AVX512:        scf.for
// AVX512:          scf.for {{.*}} iter_args
// AVX512-COUNT-48: vector.fma
// AVX512-COUNT-46: vector.fma
// AVX512-NOT:    vector.fma
func.func @interior(%x: memref<1x112x112x32xf32>, %w: memref<3x3x32xf32>, %y: memref<1x112x112x32xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x112x112x32xf32>, memref<3x3x32xf32>) outs(%y : memref<1x112x112x32xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Powers of two scale by one instruction on AVX-512, by the exponent field
/// elsewhere.
// CHECK-LABEL: func.func @softmax
// AVX512:        x86vector.avx512.mask.scalef
// AVX2-NOT:      x86vector
// AVX2:          arith.shli
// CHECK:         vector.reduction <add>
// CHECK:         vector.store
func.func @softmax(%x: memref<4x100xf32>, %y: memref<4x100xf32>) {
  nnprim.twopass_softmax ins(%x : memref<4x100xf32>) outs(%y : memref<4x100xf32>) dimension = 1
  return
}
