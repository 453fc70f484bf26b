// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --nnprim-allocate-workspaces | FileCheck %s

/// 46 panels of 64 pixels or fewer, each with its row more, and the rows of the
/// image that they read, for every part.
// CHECK-LABEL: func.func @conv
// CHECK:         %[[M:.*]] = memref.alloc() : memref<[[PARTS:[0-9]+]]x[[ELEMENTS:[0-9]+]]xf32>
// CHECK:         nnprim.conv_gemm {{.*}} workspace(%[[M]] : memref<[[PARTS]]x[[ELEMENTS]]xf32>)
func.func @conv(%x: memref<1x3x224x224xf32>, %w: memref<64x3x11x11xf32>, %y: memref<1x64x54x54xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x224x224xf32>, memref<64x3x11x11xf32>)
      outs(%y : memref<1x64x54x54xf32>) strides [4, 4] dilations [1, 1] pads [0, 0]
  return
}

/// The inside of a padded image is not one row of pixels: neither as the result
/// nor as what is added to it.
// CHECK-LABEL: func.func @inside
// CHECK-SAME:    %[[X:[^:]*]]: memref<1x32x28x28xf32>, %[[W:[^:]*]]: memref<2x32x16xf32>, %[[R:[^:]*]]: memref<1x32x30x30xf32>, %[[Y:[^:]*]]: memref<1x32x30x30xf32>
// CHECK:         %[[ADDED:.*]] = memref.subview %[[R]]
// CHECK:         %[[SLICE:.*]] = memref.subview %[[Y]]
// CHECK:         %[[A:.*]] = memref.alloc() : memref<1x32x28x28xf32>
// CHECK:         memref.copy %[[ADDED]], %[[A]]
// CHECK:         %[[D:.*]] = memref.alloc() : memref<1x32x28x28xf32>
// CHECK:         nnprim.conv_gemm ins(%[[X]], %[[W]] : {{.*}} outs(%[[D]] : memref<1x32x28x28xf32>) {{.*}} epilogue(%[[A]] :
// CHECK:         memref.copy %[[D]], %[[SLICE]]
func.func @inside(%x: memref<1x32x28x28xf32>, %w: memref<2x32x16xf32>, %r: memref<1x32x30x30xf32>, %y: memref<1x32x30x30xf32>) {
  %added = memref.subview %r[0, 0, 1, 1] [1, 32, 28, 28] [1, 1, 1, 1]
      : memref<1x32x30x30xf32> to memref<1x32x28x28xf32, strided<[28800, 900, 30, 1], offset: 31>>
  %slice = memref.subview %y[0, 0, 1, 1] [1, 32, 28, 28] [1, 1, 1, 1]
      : memref<1x32x30x30xf32> to memref<1x32x28x28xf32, strided<[28800, 900, 30, 1], offset: 31>>
  nnprim.conv_gemm ins(%x, %w : memref<1x32x28x28xf32>, memref<2x32x16xf32>)
      outs(%slice : memref<1x32x28x28xf32, strided<[28800, 900, 30, 1], offset: 31>>)
      strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [1, 1]
      epilogue(%added : memref<1x32x28x28xf32, strided<[28800, 900, 30, 1], offset: 31>>)
      maps [affine_map<(n, f, h, w) -> (n, f, h, w)>] {
  ^bb0(%sum: f32, %other: f32):
    %0 = arith.addf %sum, %other : f32
    nnprim.yield %0 : f32
  }
  return
}

/// A slice of the channels, or whole rows, are evenly spaced.
// CHECK-LABEL: func.func @negative_inside
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @negative_inside(%x: memref<1x32x28x28xf32>, %w: memref<2x32x16xf32>, %y: memref<1x64x30x28xf32>) {
  %slice = memref.subview %y[0, 16, 1, 0] [1, 32, 28, 28] [1, 1, 1, 1]
      : memref<1x64x30x28xf32> to memref<1x32x28x28xf32, strided<[53760, 840, 28, 1], offset: 13468>>
  nnprim.conv_gemm ins(%x, %w : memref<1x32x28x28xf32>, memref<2x32x16xf32>)
      outs(%slice : memref<1x32x28x28xf32, strided<[53760, 840, 28, 1], offset: 13468>>)
      strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [1, 1]
  return
}

/// Ops that the reference lowers need no workspace: a tile, another type, an empty
/// result.
// CHECK-LABEL: func.func @negative
// CHECK-NOT:     memref.alloc
func.func @negative(%x: memref<1x3x8x8xf32>, %w: memref<5x3x3x3xf32>, %y: memref<1x5x8x8xf32>, %i: index,
                    %dx: memref<1x3x8x8xf64>, %dw: memref<5x3x3x3xf64>, %dy: memref<1x5x8x8xf64>,
                    %ew: memref<0x3x3x3xf32>, %ey: memref<1x0x8x8xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x8xf32>, memref<5x3x3x3xf32>)
      outs(%y : memref<1x5x8x8xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] origin(%i, %i)
  nnprim.conv_gemm ins(%dx, %dw : memref<1x3x8x8xf64>, memref<5x3x3x3xf64>)
      outs(%dy : memref<1x5x8x8xf64>) strides [1, 1] dilations [1, 1] pads [1, 1]
  nnprim.conv_gemm ins(%x, %ew : memref<1x3x8x8xf32>, memref<0x3x3x3xf32>)
      outs(%ey : memref<1x0x8x8xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

/// A row for each panel of tiles that may be in the making, of which there are
/// two for two threads.
// CHECK-LABEL: func.func @winograd
// CHECK:         %[[W:.*]] = memref.alloc() : memref<2x[[#SIZE:]]xf32>
// CHECK:         nnprim.fast_conv {{.*}} workspace(%[[W]] : memref<2x[[#SIZE]]xf32>)
func.func @winograd(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

/// Ops whose filters are not packed, or whose extents are unknown, have no plan.
// CHECK-LABEL: func.func @negative_winograd
// CHECK-NOT:     memref.alloc
func.func @negative_winograd(%x: memref<1x14x14x64xf32>, %u: memref<2304x32xf32>, %y: memref<1x14x14x32xf32>,
                             %d: memref<?x14x14x64xf32>, %p: memref<1x2304x32xf32>, %z: memref<?x14x14x32xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%d, %p : memref<?x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%z : memref<?x14x14x32xf32>) pads [1, 1]
  return
}

/// Two panels of 512 values of 32 columns, for each of 16 worker slots.
// CHECK-LABEL: func.func @extended
// CHECK:         %[[M:.*]] = memref.alloc() : memref<16x32768xf32>
// CHECK:         nnprim.gemm {{.*}} workspace(%[[M]] : memref<16x32768xf32>)
func.func @extended(%a: memref<196x512xf32>, %b: memref<16x512x32xbf16>, %c: memref<196x512xf32>) {
  nnprim.gemm ins(%a, %b : memref<196x512xf32>, memref<16x512x32xbf16>) outs(%c : memref<196x512xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, extended_panels = 2, extension_parts = 16>}
  return
}

/// The input is extended into memory of its own, and the product is one of f32 then.
// CHECK-LABEL: func.func @whole_input
// CHECK-SAME:    %[[A:[a-z0-9]*]]: memref<196x512xbf16>
// CHECK:         %[[WIDE:.*]] = memref.alloc() : memref<196x512xf32>
// CHECK-DAG:     %[[FROM:.*]] = memref.collapse_shape %[[A]] {{.*}} into memref<100352xbf16>
// CHECK-DAG:     %[[TO:.*]] = memref.collapse_shape %[[WIDE]] {{.*}} into memref<100352xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[FROM]] : {{.*}}) outs(%[[TO]] :
// CHECK:           arith.extf
// CHECK:         nnprim.gemm ins(%[[WIDE]], {{.*}}plan = #nnprim.gemm_plan<nr = 32, mr = 14
// CHECK-NOT:     extend_input
func.func @whole_input(%a: memref<196x512xbf16>, %b: memref<16x512x32xbf16>, %c: memref<196x512xf32>) {
  nnprim.gemm ins(%a, %b : memref<196x512xbf16>, memref<16x512x32xbf16>) outs(%c : memref<196x512xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, extend_input = true>}
  return
}

/// Flytes of an image inside of a larger one.
// CHECK-LABEL: func.func @whole_image
// CHECK:         %[[WIDE:.*]] = memref.alloc() : memref<1x14x14x64xf32>
// CHECK:         linalg.generic {{.*}} outs(%[[WIDE]] :
// CHECK:           nnprim.extend_flyte
// CHECK:         nnprim.indirect_gemm ins(%[[WIDE]],
// CHECK-NOT:     extend_input
func.func @whole_image(%x: memref<1x14x14x64x!nnprim.flyte<24>, strided<[16384, 1024, 64, 1]>>, %i: memref<196x9xi32>, %w: memref<2x576x32xf32>, %y: memref<1x14x14x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x14x14x64x!nnprim.flyte<24>, strided<[16384, 1024, 64, 1]>>, memref<196x9xi32>, memref<2x576x32xf32>) outs(%y : memref<1x14x14x64xf32>)
      window <input_size = [1, 14, 14], output_size = [14, 14], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14, extend_input = true>}
  return
}

/// Each of two threads has memory for the pixels of a band, five rows of 14 with 65 elements for 128 channels.
// CHECK-LABEL: func.func @pixel_bands
// CHECK:         memref.alloc() : memref<2x4550xi32>
// CHECK:         nnprim.indirect_gemm {{.*}} workspace(%{{.*}} : memref<2x4550xi32>) factors(
func.func @pixel_bands(%x: memref<1x14x14x128xf32>, %i: memref<196x9xi32>, %w: memref<2x585x32xi32>, %f: memref<128xf32>, %y: memref<1x14x14x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x14x14x128xf32>, memref<196x9xi32>, memref<2x585x32xi32>) outs(%y : memref<1x14x14x64xf32>)
      factors(%f : memref<128xf32>)
      window <input_size = [1, 14, 14], output_size = [14, 14], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14, band_rows = 3, extension_parts = 2>}
  return
}

/// Without bands, the whole image is rounded before, also one whose rows are apart.
// CHECK-LABEL: func.func @rounded_image
// CHECK:         %[[DENSE:.*]] = memref.alloc() : memref<1x14x14x128xf32>
// CHECK:         memref.copy
// CHECK:         %[[ROUNDED:.*]] = memref.alloc() : memref<1x14x14x65xi32>
// CHECK:         nnprim.scale_rows ins(%{{.*}} : memref<196x128xf32>) outs(%{{.*}} : memref<196x65xi32>) factors(
// CHECK:         nnprim.indirect_gemm ins(%[[ROUNDED]],
// CHECK-NOT:     factors
func.func @rounded_image(%x: memref<1x14x14x128xf32, strided<[32768, 2048, 128, 1]>>, %i: memref<196x9xi32>, %w: memref<2x585x32xi32>, %f: memref<128xf32>, %y: memref<1x14x14x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x14x14x128xf32, strided<[32768, 2048, 128, 1]>>, memref<196x9xi32>, memref<2x585x32xi32>) outs(%y : memref<1x14x14x64xf32>)
      factors(%f : memref<128xf32>)
      window <input_size = [1, 14, 14], output_size = [14, 14], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14>}
  return
}

/// Of five tiles of 40 pixels of 97 channels: a copy, 3880 floats and 8 that
/// fill up its last line, and the sums of 64 channels in two slabs. A page is
/// between the memory of one thread and that of another.
// CHECK-LABEL: func.func @sums_of_slabs
// CHECK:         memref.alloc() : memref<5x7472xf32>
// CHECK:         nnprim.spmm {{.*}} workspace(%{{.*}} : memref<5x6448xf32, strided<[7472, 1]>>)
func.func @sums_of_slabs(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<97x196xf32>, %y: memref<64x196xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<97x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 40
      attributes {plan = #nnprim.spmm_plan<pixels = 40, channels = 49, pack_input = true>}
  return
}

/// One slab leaves no sums.
// CHECK-LABEL: func.func @one_slab
// CHECK:         nnprim.spmm {{.*}} workspace(%{{.*}} : memref<5x3880xf32, strided<[4904, 1]>>)
func.func @one_slab(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<97x196xf32>, %y: memref<64x196xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<97x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 40
      attributes {plan = #nnprim.spmm_plan<pixels = 40, pack_input = true>}
  return
}

/// Each of two threads has a copy of a tile of 104 pixels.
// CHECK-LABEL: func.func @copies
// CHECK:         nnprim.spmm {{.*}} workspace(%{{.*}} : memref<2x10088xf32, strided<[11112, 1]>>)
func.func @copies(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<97x196xf32>, %y: memref<64x196xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<97x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 104
      attributes {plan = #nnprim.spmm_plan<pixels = 104, pack_input = true, panel_copies = 2>}
  return
}

/// Two panels of 104 pixels and 97 channels, and behind them the sums of 64
/// channels in two parts, in rows of thirteen lines.
// CHECK-LABEL: func.func @parts
// CHECK:         nnprim.spmm {{.*}} workspace(%{{.*}} : memref<1x46800xf32>)
func.func @parts(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<97x196xf32>, %y: memref<64x196xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<97x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 104
      attributes {plan = #nnprim.spmm_plan<pixels = 104, channels = 49, pack_input = true, channel_parts = 2>}
  return
}

/// Rows of 784 floats are whole lines, and so are those of tiles of 48.
// CHECK-LABEL: func.func @whole_lines
// CHECK:         nnprim.spmm {{.*}} workspace(%{{.*}} : memref<16x4608xf32, strided<[5632, 1]>>)
func.func @whole_lines(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x784xf32>, %y: memref<64x784xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>) column_stride 48
      attributes {plan = #nnprim.spmm_plan<pixels = 48, channels = 48, pack_input = true>}
  return
}
