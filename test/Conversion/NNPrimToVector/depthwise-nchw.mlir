// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX2

/// Two rows of seven lie in one vector: each tap is a load of the two rows that
/// it meets, of which padding is masked. The first term of a sum is a product,
/// and a fence keeps LLVM from adding what follows to that. Without masks the
/// image is copied, and a row is one vector; rows of padding are no code.
// CHECK-LABEL: func.func @narrow
// AVX512:         memref.collapse_shape {{.*}} into memref<1x1x14xf32>
// AVX512-COUNT-9: vector.maskedload {{.*}} vector<16xf32>
// AVX512-NOT:     vector.maskedload
// AVX512:         "llvm.arithmetic.fence"
// AVX512-NOT:     arithmetic.fence
// AVX512:         vector.maskedstore {{.*}} memref<1x1x14xf32>, {{.*}} vector<
// AVX512-NOT:     vector.maskedstore
// AVX2:           nnprim.replicable
// AVX2-COUNT-10:  vector.fma
// AVX2-NOT:       vector.fma
// AVX2:           vector.store {{.*}} vector<8xf32>
// AVX2:           vector.store {{.*}} vector<7xf32>
func.func @narrow(%x: memref<1x1x2x7xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x2x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Without masks and copies a row is two vectors of four that overlap by an
/// element.
// CHECK-LABEL: func.func @overlapping
// CHECK-NOT:     vector.maskedload
// CHECK:         vector.load {{.*}} vector<4xf32>
// CHECK-NOT:     vector.maskedload
// CHECK-COUNT-20: vector.fma
// CHECK-NOT:     vector.fma
// CHECK-COUNT-2: vector.store {{.*}} vector<4xf32>
func.func @overlapping(%x: memref<1x1x2x7xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x2x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] attributes {plan = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 4>}
  return
}

// -----

/// Rows that are not adjacent in memory are not joined.
// CHECK-LABEL: func.func @negative_apart
// AVX512-COUNT-6: vector.maskedload {{.*}} vector<8xf32>
// AVX512-NOT:     vector.maskedload
// AVX512-COUNT-2: vector.maskedstore
func.func @negative_apart(%x: memref<1x1x2x7xf32, strided<[32, 32, 16, 1]>>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x2x7xf32, strided<[32, 32, 16, 1]>>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Nor are those of an epilogue that knows columns.
// CHECK-LABEL: func.func @negative_column_bias
// AVX512-COUNT-6: vector.maskedload {{.*}} vector<8xf32>
func.func @negative_column_bias(%x: memref<1x1x2x7xf32>, %w: memref<1x3x3xf32>, %b: memref<7xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x2x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] epilogue(%b : memref<7xf32>) maps [affine_map<(n, c, h, w) -> (w)>] {
  ^bb0(%sum: f32, %bias: f32):
    %s = arith.addf %sum, %bias : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// A sum in two parts, which hides the latency of its multiply-adds, begins with
/// two products and ends with their addition: two rows of nine taps.
// CHECK-LABEL:    func.func @sets
// CHECK-COUNT-14: vector.fma
// CHECK-NOT:      vector.fma
// CHECK-COUNT-2:  arith.addf
// CHECK-NOT:      arith.addf
func.func @sets(%x: memref<1x1x4x6xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x4xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x4x6xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x4xf32>)
    strides [1, 1] dilations [1, 1] pads [0, 0] attributes {plan = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 4, sets = 2>}
  return
}

// -----

/// With stride 2, two columns of the filter are the even and the odd pixels of
/// one pair of loads. On AVX-512 the third is the even ones of the next outputs:
/// those that are there, and one more. AVX2 shuffles two vectors inside of 128 bits only, and
/// brings outputs into order by a shuffle of the sum.
// CHECK-LABEL: func.func @strided
// AVX512:        scf.for
// AVX512-COUNT-2:  vector.load {{.*}} vector<16xf32>
// AVX512-NOT:      vector.load
// AVX512:          vector.shuffle {{.*}} [0, 2, 4, 6
// AVX512:          vector.shuffle {{.*}} [1, 3, 5, 7
// AVX512:          %[[NEXT:.*]] = memref.load %arg0
// AVX512-NEXT:     %[[ONE:.*]] = vector.broadcast %[[NEXT]]
// AVX512-NEXT:     vector.shuffle %{{.*}}, %[[ONE]] [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
// AVX2:          vector.shuffle {{.*}} [0, 2, 8, 10, 4, 6, 12, 14]
// AVX2:          vector.shuffle {{.*}} [1, 3, 9, 11, 5, 7, 13, 15]
// AVX2:          call_intrinsic "llvm.arithmetic.fence"
// AVX2:          vector.shuffle {{.*}} [0, 1, 4, 5, 2, 3, 6, 7]
// AVX2:          vector.store
func.func @strided(%x: memref<1x1x3x200xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x1x99xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x200xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x1x99xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0]
  return
}

// -----

/// With a column of padding the pair begins at an even pixel all the same, and
/// the first column is the odd pixels of the outputs before. At the left end
/// there is none, which is a zero; nor is there at the right end for those of
/// the third column.
// AVX512-LABEL:  func.func @strided_padded
// AVX512:          vector.load %arg0{{.*}}[%c0{{[_0-9]*}}, %{{.*}}, %{{.*}}, %c0{{[_0-9]*}}]
// AVX512:          vector.load %arg0{{.*}}[%c0{{[_0-9]*}}, %{{.*}}, %{{.*}}, %c16{{[_0-9]*}}]
// AVX512:          %[[ODD:.*]] = vector.shuffle %{{.*}} [1, 3, 5, 7
// AVX512-NOT:      memref.load %arg0
// AVX512:          vector.shuffle %[[ODD]], %cst{{.*}} [16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
func.func @strided_padded(%x: memref<1x1x3x32xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x16xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x32xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x16xf32>)
    strides [2, 2] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Rows of at most half a vector take pairs for two columns each.
// AVX512-LABEL:  func.func @negative_narrow_strided
// AVX512-NOT:      memref.load %arg0
// AVX512:          vector.maskedstore
func.func @negative_narrow_strided(%x: memref<1x1x3x14xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x2x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x14xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x2x7xf32>)
    strides [2, 2] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// An image is copied to rows with its padding, whose zeros are stored once: a
/// row of seven is one vector of eight, each tap one load. With stride 2, even
/// pixels are stored apart from odd ones.
// CHECK-LABEL:   func.func @packed
// CHECK:           memref.alloca() {{.*}} memref<448xf32>
// CHECK:           scf.execute_region no_inline {
// CHECK:           } {nnprim.replicable}
// CHECK:           scf.for
// CHECK:             vector.shuffle {{.*}} [0, 2, 4, 6]
// CHECK:             vector.store {{.*}} memref<14x32xf32>, vector<4xf32>
// CHECK:             vector.shuffle {{.*}} [1, 3, 5, 7]
// CHECK:             vector.store {{.*}} memref<14x32xf32>, vector<4xf32>
// CHECK:           vector.store {{.*}} memref<14x32xf32>, vector<1xf32>
// CHECK-COUNT-3:   vector.load {{.*}} memref<14x32xf32>, vector<4xf32>
// CHECK-NOT:       vector.shuffle
// CHECK:           vector.store {{.*}} memref<1x2x4x4xf32>, vector<4xf32>
func.func @packed(%x: memref<1x2x7x9xf32>, %w: memref<2x1x3xf32>, %y: memref<1x2x4x4xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x2x7x9xf32>, memref<2x1x3xf32>) outs(%y : memref<1x2x4x4xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0] attributes {plan = #nnprim.depthwise_nchw_plan<rows = 1, pixels = 4, pack_input = true>}
  return
}

// -----

/// A vector that is longer than a row is stored whole where the next row is
/// stored after it, if rows are adjacent.
// CHECK-LABEL:   func.func @packed_short_rows
// AVX2:           vector.store {{.*}} memref<1x1x21xf32>, vector<8xf32>
// AVX2:           vector.store {{.*}} memref<1x1x21xf32>, vector<8xf32>
// AVX2:           vector.store {{.*}} memref<1x1x21xf32>, vector<7xf32>
// CHECK-LABEL:   func.func @packed_apart
// AVX2-COUNT-3:    vector.store {{.*}} vector<7xf32>
func.func @packed_short_rows(%x: memref<1x1x3x7xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x3x7xf32>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x3x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 7, pack_input = true>}
  return
}

func.func @packed_apart(%x: memref<1x1x3x7xf32>, %w: memref<1x3x3xf32>, %y: memref<1x1x3x7xf32, strided<[48, 48, 16, 1]>>) {
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x1x3x7xf32>, memref<1x3x3xf32>) outs(%y : memref<1x1x3x7xf32, strided<[48, 48, 16, 1]>>)
    strides [1, 1] dilations [1, 1] pads [1, 1] attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 7, pack_input = true>}
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
