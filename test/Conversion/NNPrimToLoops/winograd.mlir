// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --nnprim-allocate-workspaces --convert-nnprim-to-loops | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-amx --nnprim-plan=stages=kernel --nnprim-allocate-workspaces --convert-nnprim-to-loops | FileCheck %s --check-prefix=AMX

/// Panels of tiles are independent; within one, the transforms surround the
/// product with one panel of filters after the other.
// CHECK-LABEL: func.func @panels
// CHECK:         %[[PART:.*]] = nnprim.worker_slot max
// CHECK:         memref.subview %{{.*}}[%[[PART]], 0]
// CHECK:         scf.for %[[T:.*]] = %
// CHECK:           nnprim.input_transform <winograd2d, m = 4, r = 3> {{.*}} output_size [56, 56] pads [1, 1] origin(%[[T]])
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               nnprim.gemm
// CHECK:             nnprim.output_transform <winograd2d, m = 4, r = 3> {{.*}} origin(%[[T]]) epilogue(
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     nnprim.tuple_gemm
func.func @panels(%x: memref<1x56x56x64xf32>, %u: memref<2x2304x32xf32>,
                  %bias: memref<64xf32>, %y: memref<1x56x56x64xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x56x56x64xf32>, memref<2x2304x32xf32>)
      outs(%y : memref<1x56x56x64xf32>) pads [1, 1]
      epilogue(%bias : memref<64xf32>) maps [affine_map<(n, h, w, f) -> (f)>] {
  ^bb0(%acc: f32, %b: f32):
    %s = arith.addf %acc, %b : f32
    nnprim.yield %s : f32
  }
  return
}

/// A product by itself: one coefficient after the other, in register tiles.
// CHECK-LABEL: func.func @tuples
// CHECK:         scf.for %[[S:.*]] = %
// CHECK:           memref.subview %{{.*}}[%[[S]], 0, 0] [1, 64, 32]
// CHECK:           nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<{{[0-9]+}}x64xf32
func.func @tuples(%v: memref<36x28x64xf32>, %u: memref<36x64x32xf32>, %p: memref<36x28x32xf32>) {
  nnprim.tuple_gemm ins(%v, %u : memref<36x28x64xf32>, memref<36x64x32xf32>) outs(%p : memref<36x28x32xf32>)
  return
}

/// All 4 tiles are one panel: two groups of filters are independent, each of
/// which transforms the input for itself.
// CHECK-LABEL: func.func @groups
// CHECK:         %[[PART:.*]] = nnprim.worker_slot max 2
// CHECK:         %[[STEP:.*]] = arith.constant 256 : index
// CHECK:         scf.for %{{.*}} to %{{.*}} step %[[STEP]]
// CHECK:           nnprim.input_transform <winograd2d, m = 4, r = 3>
// CHECK:           nnprim.output_transform <winograd2d, m = 4, r = 3>
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     nnprim.input_transform
func.func @groups(%x: memref<1x7x7x512xf32>, %u: memref<16x18432x32xf32>, %y: memref<1x7x7x512xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x7x7x512xf32>, memref<16x18432x32xf32>)
      outs(%y : memref<1x7x7x512xf32>) pads [1, 1]
  return
}

/// Windows of a row tile overlap: 14 rows of three input rows each, one row apart.
// CHECK-LABEL: func.func @lines
// CHECK:         nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 14
// CHECK:         memref.reinterpret_cast %{{.*}} sizes: [1, 14, 192], strides: [{{[0-9]+}}, 64, 1]
// CHECK:         nnprim.gemm ins({{.*}} : memref<14x192xf32, strided<[64, 1]
// CHECK:         nnprim.output_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 14
func.func @lines(%x: memref<1x14x14x64xf32>, %u: memref<2x1152x32xf32>, %y: memref<1x14x14x64xf32>) {
  nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<2x1152x32xf32>)
      outs(%y : memref<1x14x14x64xf32>) pads [1, 1]
  return
}

/// 9.4 MB of filters, one panel at a time: while a coefficient is multiplied with it, what the next
/// coefficient has there, 256 rows on, is prefetched.
// CHECK-LABEL: func.func @prefetch_filters
// CHECK:         nnprim.gemm {{.*}} attributes {prefetch_rhs = 256 : i64}
func.func @prefetch_filters(%x: memref<1x28x28x256xf32>, %u: memref<8x9216x32xf32>, %y: memref<1x28x28x256xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x28x28x256xf32>, memref<8x9216x32xf32>)
      outs(%y : memref<1x28x28x256xf32>) pads [1, 1]
  return
}

/// Two panels at a time: with the first what the coefficient has in the second, 36·512 rows on, and with
/// that what the next coefficient has in the first, a panel back and 512 rows on.
// CHECK-LABEL: func.func @prefetch_panels
// CHECK:         nnprim.gemm {{.*}} attributes {prefetch_rhs = 18432 : i64}
// CHECK:         nnprim.gemm {{.*}} attributes {prefetch_rhs = -17920 : i64}
func.func @prefetch_panels(%x: memref<1x12x12x512xf32>, %u: memref<32x18432x32xf32>, %y: memref<1x12x12x1024xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x12x12x512xf32>, memref<32x18432x32xf32>)
      outs(%y : memref<1x12x12x1024xf32>) pads [1, 1]
  return
}

/// Raw filters of 128 channels are transformed in two ranges, for one of two panels at a time; products of the second
/// range are added to those of the first.
// CHECK-LABEL: func.func @on_the_fly
// CHECK:         nnprim.input_transform <winograd2d, m = 4, r = 3>
// CHECK:           memref.subview %{{.*}}[0, 0, 0, 0] [3, 3, 64, 32] [1, 1, 1, 1]
// CHECK:           nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%{{.*}} : memref<3x3x64x32xf32, {{.*}}>) outs(%{{.*}} : memref<36x64x32xf32
// CHECK:           nnprim.gemm ins({{.*}} : memref<{{[0-9]+}}x64xf32, {{.*}}>, memref<1x64x32xf32
// CHECK-NOT:       epilogue
// CHECK:           memref.subview %{{.*}}[0, 0, 64, 0] [3, 3, 64, 32] [1, 1, 1, 1]
// CHECK:           nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%{{.*}} : memref<3x3x64x32xf32, {{.*}}>) outs(%{{.*}} : memref<36x64x32xf32
// CHECK:           nnprim.gemm ins({{.*}} epilogue(
// CHECK:             arith.addf
// CHECK:         nnprim.output_transform <winograd2d, m = 4, r = 3>
func.func @on_the_fly(%x: memref<1x14x14x128xf32>, %w: memref<2x1152x32xf32>, %y: memref<1x14x14x64xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %w : memref<1x14x14x128xf32>, memref<2x1152x32xf32>)
      outs(%y : memref<1x14x14x64xf32>) pads [1, 1]
  return
}

/// Filters of the next range are prefetched by the products of this one: by coefficient s a quarter of tap s / 4, 74
/// channels of 32 filters by four. The 16 tiles are two tiles of rows, each of which prefetches half of that. The first panel
/// follows the last one.
// CHECK-LABEL: func.func @on_the_fly_next
// CHECK:         %[[PANELS:.*]] = arith.constant 16 : index
// CHECK:         %[[BELOW:.*]] = arith.cmpi ult, %[[PANEL:.*]], %[[PANELS]] : index
// CHECK:         %[[CLAMPED:.*]] = arith.select %[[BELOW]], %[[PANEL]], %
// CHECK:         nnprim.filter_transform <winograd2d, m = 4, r = 3> {{.*}} outs(%{{.*}} : memref<36x74x32xf32
// CHECK:         scf.for %[[S:[a-z0-9]+]] = %{{.*}} to %{{.*}} step
// CHECK:         %[[NUMBER:.*]] = arith.divui %[[S]], %[[C4:[a-z0-9_]+]] : index
// CHECK:         %[[TAP:.*]] = arith.minui %[[NUMBER]], %
// CHECK:         %[[PIECE:.*]] = arith.remui %[[S]], %[[C4]]
// CHECK:         %[[BEGIN:.*]] = affine.apply {{.*}}(%[[TAP]], %[[PIECE]], %[[CLAMPED]], %
// CHECK:         %[[FIRST:.*]] = arith.minui %[[BEGIN]], %
// CHECK:         %[[FLAT:.*]] = memref.collapse_shape %arg1 {{\[\[}}0, 1, 2]]
// CHECK:         %[[QUARTER:.*]] = memref.subview %[[FLAT]][%[[FIRST]]] [592] [1]
// CHECK:         %[[HALF:.*]] = memref.subview %[[QUARTER]][%{{.*}}] [296] [1]
// CHECK:         nnprim.gemm {{.*}} next(%[[HALF]] : memref<296xf32
// CHECK-NOT:     prefetch_rhs
func.func @on_the_fly_next(%x: memref<1x14x14x512xf32>, %w: memref<16x4608x32xf32>, %y: memref<1x14x14x512xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %w : memref<1x14x14x512xf32>, memref<16x4608x32xf32>)
      outs(%y : memref<1x14x14x512xf32>) pads [1, 1]
  return
}

/// With one channel and one filter, a panel of filters is one element, in rows of sixteen.
// CHECK-LABEL: func.func @one_of_each
// CHECK:         nnprim.input_transform
// CHECK:         nnprim.gemm {{.*}} memref<1x1x1xf32, strided<[16, 16, 1], offset: ?>>
// CHECK-NOT:     nnprim.tuple_gemm
// CHECK:         nnprim.output_transform
func.func @one_of_each(%x: memref<1x16x16x1xf32>, %u: memref<1x36x16xf32>, %y: memref<1x14x14x1xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x16x16x1xf32>, memref<1x36x16xf32>)
      outs(%y : memref<1x14x14x1xf32>) pads [0, 0]
  return
}

/// A convolution without elements has no plan.
// CHECK-LABEL: func.func @negative_empty
// CHECK:         nnprim.fast_conv
// CHECK:         nnprim.fast_conv
func.func @negative_empty(%x: memref<1x8x8x0xf32>, %u: memref<1x0x16xf32>, %y: memref<1x8x8x16xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x8x8x0xf32>, memref<1x0x16xf32>)
      outs(%y : memref<1x8x8x16xf32>) pads [1, 1]
  nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %u : memref<1x8x8x0xf32>, memref<1x0x16xf32>)
      outs(%y : memref<1x8x8x16xf32>) pads [1, 1]
  return
}

/// Split coefficients and their products lie in one workspace of bytes. Tiles are whole tile registers, which
/// share what is fetched of the next panel.
// AMX-LABEL: func.func @split
// AMX:         %[[BYTES:.*]] = memref.collapse_shape %{{.*}} : memref<{{.*}}xi8> into memref<{{.*}}xi8>
// AMX:         memref.view %[[BYTES]]{{.*}}xf32>
// AMX:         memref.view %[[BYTES]]{{.*}}xbf16>
// AMX:         nnprim.input_transform {{.*}} outs(%{{.*}} : memref<16x{{[0-9]+}}x128xbf16, {{.*}}>)
// AMX:         nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<32x128xbf16, {{.*}}>, memref<1x64x32x2xbf16, {{.*}}>) outs(%{{.*}} : memref<32x32xf32, {{.*}}>)
// AMX-SAME:      bf16_terms = 3
// AMX:         nnprim.output_transform {{.*}} ins(%{{.*}} : memref<16x
func.func @split(%x: memref<1x14x14x48xf32>, %u: memref<2x1024x32x2xbf16>, %y: memref<1x14x14x64xf32>) {
  nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<2x1024x32x2xbf16>)
      outs(%y : memref<1x14x14x64xf32>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

/// Tiles of one coefficient are rounded before each block of filters, 256 pairs and a scale for each row.
// CHECK-LABEL: func.func @scaled
// CHECK:         nnprim.input_transform <winograd2d, m = 2, r = 3>
// CHECK:         scf.for
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.scale_rows ins({{.*}} : memref<[[T:[0-9]+]]x512xf32, {{.*}}) outs({{.*}} : memref<[[T]]x257xi32,
// CHECK:           } {nnprim.replicable}
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins({{.*}} : memref<{{[0-9]+}}x257xi32, {{.*}}, memref<1x257x32xi32, {{.*}}) outs({{.*}} : memref<{{[0-9]+}}x32xf32
// CHECK:         nnprim.output_transform <winograd2d, m = 2, r = 3>
func.func @scaled(%x: memref<1x7x7x512xf32>, %u: memref<16x4112x32xi32>, %y: memref<1x7x7x512xf32>) {
  nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %u : memref<1x7x7x512xf32>, memref<16x4112x32xi32>)
      outs(%y : memref<1x7x7x512xf32>) pads [1, 1]
  return
}
