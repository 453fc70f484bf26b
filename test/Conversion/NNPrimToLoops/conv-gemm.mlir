// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-loops --canonicalize --split-input-file --verify-diagnostics | FileCheck %s

/// 2500 pixels are 79 panels of 32, the last one of 4; each is packed into the
/// part's memory, then multiplied by rows of 14 filters.
// CHECK-LABEL: func.func @panels
// CHECK:         %[[PART:.*]] = nnprim.worker_slot max {{[0-9]+}}
// CHECK:         %[[OWN:.*]] = memref.subview %{{.*}}[%[[PART]], 0] [1, 400000] [1, 1]
// CHECK:         scf.for %[[PIXEL:.*]] = %{{.*}} to %c{{.*}} step %c{{[0-9]+}} {
// CHECK:           nnprim.im2col ins({{.*}} : memref<1x64x52x52xf32>) outs(%{{.*}} : memref<[[P:.*]]x577x32xf32, {{.*}}>) scratch(%{{.*}}) pixel %[[PIXEL]]
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins({{.*}} : memref<14x576xf32, {{.*}}>, memref<1x576x32xf32, {{.*}}>) outs({{.*}} : memref<14x32xf32, {{.*}}>)
// CHECK:         } {nnprim.parallel}
// CHECK:         scf.execute_region
// CHECK:           nnprim.im2col ins({{.*}}) outs(%{{.*}} : memref<{{[0-9]+}}x577x32xf32, {{.*}}>)
// CHECK:             nnprim.gemm ins({{.*}}) outs({{.*}} : memref<14x4xf32, {{.*}}>)
func.func @panels(%x: memref<1x64x52x52xf32>, %w: memref<140x64x3x3xf32>, %y: memref<1x140x50x50xf32>,
                  %m: memref<16x400000xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x64x52x52xf32>, memref<140x64x3x3xf32>)
      outs(%y : memref<1x140x50x50xf32>) strides [1, 1] dilations [1, 1] pads [0, 0]
      workspace(%m : memref<16x400000xf32>)
  return
}

// -----

/// A bias goes with the filters, which are rows; a residual with both, and with
/// the image.
// CHECK-LABEL: func.func @epilogue
// CHECK:         scf.for
// CHECK:           nnprim.gemm {{.*}} outs({{.*}} : memref<5x16xf32, {{.*}}>) epilogue(%{{.*}}, %{{.*}} : memref<5xf32>, memref<5x16xf32, {{.*}}>) maps [#[[ROW:.*]], #[[BOTH:.*]]]
func.func @epilogue(%x: memref<2x3x4x4xf32>, %w: memref<5x3x3x3xf32>, %y: memref<2x5x4x4xf32>,
                    %bias: memref<5xf32>, %r: memref<2x5x4x4xf32>, %m: memref<16x10000xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<2x3x4x4xf32>, memref<5x3x3x3xf32>)
      outs(%y : memref<2x5x4x4xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
      workspace(%m : memref<16x10000xf32>)
      epilogue(%bias, %r : memref<5xf32>, memref<2x5x4x4xf32>)
      maps [affine_map<(n, f, h, w) -> (f)>, affine_map<(n, f, h, w) -> (n, f, h, w)>] {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// Packed filters need no workspace: tiles of pixels are read where they lie, as
/// if the tensors were NHWC with other strides.
// CHECK-LABEL: func.func @packed_filters
// CHECK-NOT:     nnprim.im2col
// CHECK-DAG:     %[[OUT:.*]] = memref.transpose %{{.*}} (d0, d1) -> (d1, d0) : memref<40x676xf32, {{.*}}> to memref<676x40xf32, strided<[1, 676]
// CHECK-DAG:     %[[IN:.*]] = memref.transpose %{{.*}} (d0, d1, d2, d3) -> (d0, d2, d3, d1) : memref<1x8x28x28xf32, {{.*}}> to memref<1x28x28x8xf32, strided<[6272, 28, 1, 784]
// CHECK:         nnprim.indirect_gemm ins({{.*}}) outs(%{{.*}} : memref<13x32xf32, strided<[1, 676]{{.*}}>>) window
// CHECK-SAME:      epilogue(%{{.*}}, %{{.*}} : memref<32xf32, {{.*}}>, memref<32x13xf32, {{.*}}>) maps [#[[FILTER:.*]], #[[BOTH:.*]]]
// CHECK-NOT:     nnprim.conv_gemm
func.func @packed_filters(%x: memref<2x8x28x28xf32>, %w: memref<2x72x32xf32>, %y: memref<2x40x26x26xf32>,
                          %bias: memref<40xf32>, %r: memref<2x40x26x26xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<2x8x28x28xf32>, memref<2x72x32xf32>)
      outs(%y : memref<2x40x26x26xf32>) strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [3, 3]
      epilogue(%bias, %r : memref<40xf32>, memref<2x40x26x26xf32>)
      maps [affine_map<(n, f, h, w) -> (f)>, affine_map<(n, f, h, w) -> (n, f, h, w)>] {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @negative_no_workspace
func.func @negative_no_workspace(%x: memref<1x3x4x4xf32>, %w: memref<5x3x3x3xf32>, %y: memref<1x5x4x4xf32>) {
  // expected-remark @below {{not tiled: it has no workspace}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x4xf32>, memref<5x3x3x3xf32>)
      outs(%y : memref<1x5x4x4xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

// CHECK-LABEL: func.func @negative_small_workspace
func.func @negative_small_workspace(%x: memref<1x3x4x4xf32>, %w: memref<5x3x3x3xf32>, %y: memref<1x5x4x4xf32>,
                                    %m: memref<1x100xf32>) {
  // expected-remark @below {{not tiled: it has no plan}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x4xf32>, memref<5x3x3x3xf32>)
      outs(%y : memref<1x5x4x4xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
      workspace(%m : memref<1x100xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @negative_column_input
func.func @negative_column_input(%x: memref<1x3x4x4xf32>, %w: memref<5x3x3x3xf32>, %y: memref<1x5x4x4xf32>,
                                 %c: memref<4xf32>, %m: memref<16x10000xf32>) {
  // expected-remark @below {{not tiled: an epilogue input is indexed by rows or columns of pixels only}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x4xf32>, memref<5x3x3x3xf32>)
      outs(%y : memref<1x5x4x4xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
      workspace(%m : memref<16x10000xf32>)
      epilogue(%c : memref<4xf32>) maps [affine_map<(n, f, h, w) -> (w)>] {
  ^bb0(%acc: f32, %p: f32):
    %s = arith.addf %acc, %p : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// Input and output of 1.2 MB are not both in the second-level cache: a tile of
/// 14 pixels prefetches the line of the tile after the next in each of the 16
/// planes that it writes.
// CHECK-LABEL:    func.func @prefetch_planes
// CHECK:            %[[LAST:.*]] = arith.constant 41 : index
// CHECK-COUNT-16:   memref.prefetch {{.*}}[%[[LAST]], {{.*}}], write, locality<3>, data : memref<14x16xf32, {{.*}}>
// CHECK-NOT:        memref.prefetch
// CHECK:            nnprim.indirect_gemm
func.func @prefetch_planes(%x: memref<1x3x200x200xf32>, %w: memref<1x27x32xf32>, %y: memref<1x16x98x98xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x200x200xf32>, memref<1x27x32xf32>) outs(%y : memref<1x16x98x98xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0] kernel_size [3, 3]
    attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14, prefetch_output = true>}
  return
}

// -----

/// The plan says how many tiles ahead: the last of one more tile's 14 rows.
// CHECK-LABEL:    func.func @prefetch_next_planes
// CHECK:            %[[LAST:.*]] = arith.constant 27 : index
// CHECK-COUNT-16:   memref.prefetch {{.*}}[%[[LAST]], {{.*}}], write
// CHECK-NOT:        memref.prefetch
// CHECK:            nnprim.indirect_gemm
func.func @prefetch_next_planes(%x: memref<1x3x200x200xf32>, %w: memref<1x27x32xf32>, %y: memref<1x16x98x98xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x200x200xf32>, memref<1x27x32xf32>) outs(%y : memref<1x16x98x98xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0] kernel_size [3, 3]
    attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14, prefetch_output = true, output_tiles_ahead = 1>}
  return
}

// -----

/// A tile writes a block of filters or a half of one, and reads all blocks of
/// channels. Rows of padding are tiles of their own, with all of a panel.
// CHECK-LABEL: func.func @blocks
// CHECK:         %[[OUT:.*]] = memref.collapse_shape %{{.*}} {{\[}}[0], [1, 2], [3]] : memref<3x14x14x64xf32, {{.*}}> into memref<3x196x64xf32, {{.*}}>
// CHECK:         scf.for %[[OH:.*]] =
// CHECK:           scf.for %[[F:.*]] = %{{.*}} to %c192 step %c32
// CHECK:             %[[IN:.*]] = memref.subview %{{.*}}[0, 0, %{{.*}}, 0, 0] [1, 2, 3, 14, 16] [1, 1, 1, 1, 1]
// CHECK:             memref.subview %{{.*}}[%{{.*}}, 0, 0] [1, 288, 32] [1, 1, 1] : memref<6x288x32xf32>
// CHECK:             %[[BLOCK:.*]] = affine.apply #{{.*}}(%[[F]])
// CHECK:             %[[COLUMN:.*]] = affine.apply #{{.*}}(%[[F]])
// CHECK:             memref.subview %[[OUT]][%[[BLOCK]], %{{.*}}, %[[COLUMN]]] [1, 14, 32] [1, 1, 1]
// CHECK:             nnprim.indirect_gemm ins(%[[IN]], %{{.*}}, %{{.*}} : memref<1x2x3x14x16xf32, {{.*}}>, memref<14x18xi32>, memref<1x288x32xf32, {{.*}}>) outs(%{{.*}} : memref<14x32xf32, {{.*}}>) window <input_size = [1, 3, 14]
// CHECK-SAME:          epilogue(%{{.*}}, %{{.*}} : memref<32xf32, {{.*}}>, memref<14x32xf32, {{.*}}>) maps [#{{.*}}, #{{.*}}]
// CHECK-NOT:     nnprim.conv_gemm
func.func @blocks(%x: memref<1x2x14x14x16xf32>, %w: memref<6x288x32xf32>, %y: memref<1x3x14x14x64xf32>,
                  %bias: memref<3x64xf32>, %r: memref<1x3x14x14x64xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x2x14x14x16xf32>, memref<6x288x32xf32>)
      outs(%y : memref<1x3x14x14x64xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
      epilogue(%bias, %r : memref<3x64xf32>, memref<1x3x14x14x64xf32>)
      maps [affine_map<(n, b, h, w, f) -> (b, f)>, affine_map<(n, b, h, w, f) -> (n, b, h, w, f)>]
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14, pixels_outermost = true>} {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// Panels across the ends of blocks have no kernel.
// CHECK-LABEL: func.func @ragged_panels
func.func @ragged_panels(%x: memref<1x1x14x14x16xf32>, %w: memref<2x144x32xf32>, %y: memref<1x2x14x14x24xf32>) {
  // expected-remark @below {{not tiled: it has no plan}}
  nnprim.conv_gemm ins(%x, %w : memref<1x1x14x14x16xf32>, memref<2x144x32xf32>)
      outs(%y : memref<1x2x14x14x24xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}
