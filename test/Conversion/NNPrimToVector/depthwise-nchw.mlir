// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX2

/// Two rows of seven are a tile, half a vector each: a column of the filter is
/// a load of both input rows, which meet two rows of the filter. Rows of padding
/// are no code, columns of padding are masked. The first term of a sum is a
/// product. Without masks two vectors of four overlap by an element.
// CHECK-LABEL: func.func @narrow
// AVX512-COUNT-6: vector.maskedload {{.*}} vector<8xf32>
// AVX512-NOT:     vector.maskedload
// AVX512-COUNT-2: vector.maskedstore
// AVX2:           vector.load {{.*}} vector<4xf32>
// AVX2-NOT:       vector.maskedload
// AVX2-COUNT-20:  vector.fma
// AVX2-NOT:       vector.fma
// AVX2-COUNT-2:   vector.store {{.*}} vector<4xf32>
func.func @narrow(%x: memref<1x1x2x7xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x2x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// With stride 2, two columns of the filter are the even and the odd pixels of
/// one pair of loads.
// CHECK-LABEL: func.func @strided
// CHECK:         vector.shuffle {{.*}} [0, 2, 4, 6
// CHECK:         vector.shuffle {{.*}} [1, 3, 5, 7
func.func @strided(%x: memref<1x1x3x200xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x1x99xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x200xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x1x99xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0]
  return
}

// -----

/// A stride of 3 along columns has no plan.
// CHECK-LABEL: func.func @negative_stride
// CHECK:         nnprim.depthwise_conv_nchw
func.func @negative_stride(%x: memref<1x1x3x50xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x1x16xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x50xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x1x16xf32>)
    strides [1, 3] dilations [1, 1] pads [0, 0]
  return
}
