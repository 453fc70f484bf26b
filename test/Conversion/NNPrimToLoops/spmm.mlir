// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-nnprim-to-loops --canonicalize --split-input-file | FileCheck %s

/// Tiles of 128 pixels, each through all rows; 784 are six tiles and 16.
// CHECK-LABEL: func.func @tiles
// CHECK:         scf.for %[[P:[^ ]*]] = {{.*}} step %c128
// CHECK:           scf.for %[[F:[^ ]*]] = {{.*}} step %c1
// CHECK:             nnprim.spmm ins({{.*}} : memref<613xf32>, memref<613xi32>, memref<2xi32, {{.*}}>, memref<96x128xf32, {{.*}}>) outs({{.*}} : memref<1x128xf32, {{.*}}>)
// CHECK:         nnprim.spmm {{.*}} memref<96x16xf32, {{.*}}>) outs({{.*}} : memref<1x16xf32, {{.*}}>)
// CHECK-NOT:     nnprim.spmm ins
func.func @tiles(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x784xf32>, %y: memref<64x784xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 128>}
  return
}

// -----

/// Blocks of four, two rows of them at a time; of the last one two rows are
/// left.
// CHECK-LABEL: func.func @blocks
// CHECK:         scf.for {{.*}} step %c4
// CHECK:           nnprim.spmm ins({{.*}} : memref<613x2xf32, strided<[4, 1]>>, memref<613xi32>, memref<2xi32, {{.*}}>, {{.*}}) outs({{.*}} : memref<2x16xf32, {{.*}}>)
// CHECK:           nnprim.spmm ins({{.*}} : memref<613x2xf32, strided<[4, 1], offset: 2>>, {{.*}}) outs({{.*}} : memref<2x16xf32, {{.*}}>)
// CHECK:         nnprim.spmm ins({{.*}} : memref<613x2xf32, strided<[4, 1]>>,
// CHECK-NOT:     nnprim.spmm ins
func.func @blocks(%v: memref<613x4xf32>, %c: memref<613xi32>, %r: memref<17xi32>, %x: memref<96x16xf32>, %y: memref<62x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613x4xf32>, memref<613xi32>, memref<17xi32>, memref<96x16xf32>)
      outs(%y : memref<62x16xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 2>}
  return
}

// -----

/// Four slabs for each half of the rows: the first stores sums, others add what
/// is there, and the bias comes last.
// CHECK-LABEL: func.func @slabs
// CHECK:         scf.for {{.*}} step %c32
// CHECK:           scf.for {{.*}} step %c1
// CHECK:             nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x16xf32, {{.*}}>) attributes
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x16xf32, {{.*}}>) accumulate attributes
// CHECK:           scf.for
// CHECK:             nnprim.spmm {{.*}} accumulate epilogue(%{{.*}} : memref<1xf32, {{.*}}>)
// CHECK:               arith.addf
func.func @slabs(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<4x65xi32>, %x: memref<96x16xf32>, %b: memref<64xf32>, %y: memref<64x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<4x65xi32>, memref<96x16xf32>)
      outs(%y : memref<64x16xf32>) epilogue(%b : memref<64xf32>) maps [affine_map<(f, p) -> (f)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 16, channels = 24, group_rows = 32>} {
    ^bb0(%acc: f32, %bias: f32):
      %s = arith.addf %acc, %bias : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

/// Pixels of few tiles are copied by all threads before any of them multiplies.
// CHECK-LABEL: func.func @packed
// CHECK:         %[[W:.*]] = memref.expand_shape {{.*}} into memref<3x96x80xf32
// CHECK:         nnprim.pack ins(%{{.*}} : memref<96x196xf32>) outs(%[[W]] :
// CHECK:         scf.execute_region
// CHECK:           nnprim.spmm {{.*}} memref<96x80xf32, strided<[80, 1], offset: ?>>) outs({{.*}}) column_stride 80
// CHECK:           nnprim.spmm {{.*}} memref<96x36xf32, strided<[80, 1], offset: {{.*}}>>) outs({{.*}}) column_stride 80
// CHECK:         } {{.*}}nnprim.after_barrier
func.func @packed(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<1x23040xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 80 workspace(%w : memref<1x23040xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 80, pack_input = true>}
  return
}

// -----

/// Of more tiles, a thread copies each when it comes to it, to memory of its
/// own.
// CHECK-LABEL: func.func @packed_tiles
// CHECK-NOT:     nnprim.after_barrier
// CHECK:         scf.for
// CHECK:           %[[S:.*]] = nnprim.worker_slot max 4
// CHECK:           memref.subview %{{.*}}[%[[S]], 0]
// CHECK:           %[[W:.*]] = memref.expand_shape {{.*}} into memref<1x96x64xf32
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.pack ins(%{{.*}} : memref<96x64xf32, {{.*}}>) outs(%[[W]] :
// CHECK:           } {nnprim.replicable}
// CHECK:           scf.for
// CHECK:             nnprim.spmm {{.*}} memref<96x64xf32, strided<[64, 1], offset: ?>>) outs({{.*}}) column_stride 64
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.parallel}
// CHECK:         scf.execute_region no_inline {
// CHECK:           nnprim.pack ins(%{{.*}} : memref<96x4xf32, {{.*}}>) outs(
// CHECK:           nnprim.spmm {{.*}} memref<96x4xf32, strided<[64, 1], offset: {{.*}}>>) outs({{.*}}) column_stride 64
// CHECK-NOT:     nnprim.after_barrier
func.func @packed_tiles(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<4x6144xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 64 workspace(%w : memref<4x6144xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 64, pack_input = true>}
  return
}

// -----

/// An odd number of tiles, two of 40, the middle one of 36 and two of 40: an
/// iteration takes two whole tiles and half of the rows of the middle one. Sums
/// of the first slab wait beside the copy; the last slab's epilogue adds them
/// before the bias.
// CHECK-LABEL: func.func @halves
// CHECK:         scf.for %[[ROW:[^ ]*]] = %{{.*}} to %c64 step %c32
// CHECK:           scf.for {{.*}} to %c80 step %c40
// CHECK:             memref.expand_shape {{.*}} into memref<1x64x40xf32
// CHECK:             nnprim.pack ins(%{{.*}} : memref<96x40xf32, {{.*}}>)
// CHECK:             scf.for {{.*}} to %c64 step %c1
// CHECK:               nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x40xf32, strided<[40, 1], offset: ?>>) column_stride 40 attributes
// CHECK:             scf.for {{.*}} to %c64 step %c1
// CHECK:               nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x40xf32, strided<[196, 1], offset: ?>>) column_stride 40 epilogue(%{{.*}}, %{{.*}} : memref<1xf32, {{.*}}>, memref<1x40xf32, strided<[40, 1], offset: ?>>)
// CHECK:               ^bb0(%[[ACC:.*]]: f32, %[[BIAS:.*]]: f32, %[[SUMS:.*]]: f32):
// CHECK:                 %[[ALL:.*]] = arith.addf %[[ACC]], %[[SUMS]]
// CHECK:                 arith.addf %[[ALL]], %[[BIAS]]
// CHECK:           } {nnprim.parallel}
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.pack ins(%{{.*}} : memref<96x36xf32, {{.*}}>)
// CHECK:             scf.for {{.*}} to %c32 step %c1
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     nnprim.spmm ins
func.func @halves(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x196xf32>, %b: memref<64xf32>, %y: memref<64x196xf32>, %w: memref<5x6400xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 40 workspace(%w : memref<5x6400xf32>) epilogue(%b : memref<64xf32>) maps [affine_map<(f, p) -> (f)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 40, channels = 48, group_rows = 32, pack_input = true>} {
    ^bb0(%acc: f32, %bias: f32):
      %s = arith.addf %acc, %bias : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

/// Without room for sums they wait in `outs`.
// CHECK-LABEL: func.func @negative_no_room
// CHECK-COUNT-4: nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x{{40|36}}xf32, strided<[196, 1], offset: ?>>) column_stride 40 a
func.func @negative_no_room(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<5x3840xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 40 workspace(%w : memref<5x3840xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 40, channels = 48, pack_input = true>}
  return
}

// -----

/// The read-modify-write kernel takes all pixels of a row.
// CHECK-LABEL: func.func @read_modify_write
// CHECK:         nnprim.spmm {{.*}} outs({{.*}} : memref<1x784xf32, {{.*}}>)
func.func @read_modify_write(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x784xf32>, %y: memref<64x784xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 128, read_modify_write = true>}
  return
}

// -----

// CHECK-LABEL: func.func @negative
// CHECK-COUNT-2: nnprim.spmm {{.*}} outs(%{{.*}} : memref<64x196xf32>)
func.func @negative(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>) {
  // Without memory to copy pixels to.
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64, pack_input = true>}
  // Without a plan.
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>)
  return
}

// -----

/// A block's rows are where the order says; its entries are the next ones.
// CHECK-LABEL: func.func @block_order
// CHECK-SAME:    %[[O:[^ ]*]]: memref<31xi32>
// CHECK:         scf.for %[[F:[^ ]*]] =
// CHECK:           %[[B:.*]] = memref.load %[[O]]
// CHECK:           %[[I:.*]] = arith.index_cast %[[B]]
// CHECK:           %[[ROW:.*]] = arith.muli %[[I]], %c2
// CHECK:           memref.subview %{{.*}}[%[[ROW]], 0] [2, 16]
// CHECK:           nnprim.spmm ins({{.*}} memref<2xi32, {{.*}}>, {{.*}}) outs({{.*}} : memref<2x16xf32, {{.*}}>) attributes
func.func @block_order(%v: memref<613x2xf32>, %c: memref<613xi32>, %r: memref<32xi32>, %x: memref<96x16xf32>, %y: memref<62x16xf32>, %o: memref<31xi32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613x2xf32>, memref<613xi32>, memref<32xi32>, memref<96x16xf32>)
      outs(%y : memref<62x16xf32>) block_order(%o : memref<31xi32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 2, sort_blocks = true>}
  return
}

// -----

/// Sums of two parts of the channels, each in one slab, wait in the workspace in
/// rows of whole lines, those of half of the output channels behind the others:
/// of 32 times 208 floats for each part. When all are complete they are added,
/// the first part first, and the epilogue is applied, half by half.
// CHECK-DAG:     #[[PLACE:.*]] = affine_map<(d0, d1) -> (d0 * 6656 + (d1 floordiv 32) * 13312)>
// CHECK-DAG:     #[[FIRST_PART:.*]] = affine_map<(d0) -> ((d0 floordiv 32) * 13312)>
// CHECK-DAG:     #[[SECOND_PART:.*]] = affine_map<(d0) -> ((d0 floordiv 32) * 13312 + 6656)>
// CHECK-LABEL: func.func @parts
// CHECK:         scf.for %[[PART:.*]] = %c0{{.*}} to %c2{{.*}} step %c1
// CHECK:           scf.for %[[GROUP:.*]] = %c0{{.*}} to %c64{{.*}} step %c32
// CHECK:             affine.apply #[[PLACE]](%[[PART]], %[[GROUP]])
// CHECK:             nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x112xf32, strided<[208, 1], offset: ?>>) attributes
// CHECK:           scf.for %{{.*}} = %c0{{.*}} to %c64{{.*}} step %c32
// CHECK:             nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x84xf32, strided<[208, 1], offset: ?>>) attributes
// CHECK:         } {nnprim.parallel}
// CHECK:         scf.execute_region no_inline {
// CHECK:           scf.for %[[GROUP:.*]] = %c0{{.*}} to %c64{{.*}} step %c32
// CHECK:             affine.apply #[[FIRST_PART]](%[[GROUP]])
// CHECK:             affine.apply #[[SECOND_PART]](%[[GROUP]])
// CHECK:             linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}} : memref<32x196xf32, strided<[208, 1]{{.*}}>>, memref<32x196xf32, strided<[208, 1]{{.*}}>>, memref<32xf32, {{.*}}>) outs(%{{.*}} : memref<32x196xf32, {{.*}}>)
// CHECK:             ^bb0(%[[FIRST:.*]]: f32, %[[SECOND:.*]]: f32, %[[BIAS:.*]]: f32, %{{.*}}: f32):
// CHECK:               %[[SUM:.*]] = arith.addf %[[FIRST]], %[[SECOND]]
// CHECK:               arith.addf %[[SUM]], %[[BIAS]]
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.after_barrier}
func.func @parts(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x196xf32>, %b: memref<64xf32>, %y: memref<64x196xf32>, %w: memref<1x26624xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) workspace(%w : memref<1x26624xf32>) epilogue(%b : memref<64xf32>) maps [affine_map<(f, p) -> (f)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 112, channels = 48, channel_parts = 2>} {
    ^bb0(%acc: f32, %bias: f32):
      %s = arith.addf %acc, %bias : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

/// With copies of pixels, a piece of the workspace has those of a part, 48 times
/// 64 floats, and behind them the sums of a group: 7168 floats in all. Channels
/// of the second part are counted from the first one of all, 3072 floats in
/// front of its piece.
// CHECK-DAG:     #[[COPIES:.*]] = affine_map<(d0) -> (d0 * 4096)>
// CHECK-DAG:     #[[SUMS:.*]] = affine_map<(d0, d1) -> (d0 * 2048 + (d1 floordiv 32) * 7168 + 3072)>
// CHECK-LABEL: func.func @parts_with_copies
// CHECK-SAME:      %[[W:[^ ]*]]: memref<1x14336xf32>)
// CHECK:         scf.for %[[PART:.*]] = %c0{{.*}} to %c2{{.*}} step %c1
// CHECK:           %[[PLACE:.*]] = affine.apply #[[COPIES]](%[[PART]])
// CHECK:           memref.subview %[[W]][0, %[[PLACE]]] [1, 6144]
// CHECK:           nnprim.pack ins(%{{.*}} : memref<48x49xf32, {{.*}}>) outs(%{{.*}} : memref<1x48x64xf32, {{.*}}>)
// CHECK:           scf.for %[[GROUP:.*]] = %c0{{.*}} to %c64{{.*}} step %c32
// CHECK:             affine.apply #[[SUMS]](%[[PART]], %[[GROUP]])
// CHECK:             nnprim.spmm {{.*}} memref<96x49xf32, {{.*}}>) outs(%{{.*}} : memref<1x49xf32, {{.*}}>)
// CHECK:         } {nnprim.after_barrier}
func.func @parts_with_copies(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x49xf32>, %y: memref<64x49xf32>, %w: memref<1x14336xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x49xf32>)
      outs(%y : memref<64x49xf32>) column_stride 64 workspace(%w : memref<1x14336xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 49, channels = 48, pack_input = true, channel_parts = 2>}
  return
}

// -----

/// An odd number of output channels is one group.
// CHECK-LABEL: func.func @parts_of_odd_channels
// CHECK:         nnprim.spmm {{.*}} outs(%{{.*}} : memref<1x112xf32, strided<[208, 1], offset: ?>>) attributes
// CHECK:         linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : memref<63x196xf32, strided<[208, 1]{{.*}}>>, memref<63x196xf32, strided<[208, 1]{{.*}}>>) outs(%{{.*}} : memref<63x196xf32>)
func.func @parts_of_odd_channels(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x64xi32>, %x: memref<96x196xf32>, %y: memref<63x196xf32>, %w: memref<1x26208xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x64xi32>, memref<96x196xf32>)
      outs(%y : memref<63x196xf32>) workspace(%w : memref<1x26208xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 112, channels = 48, channel_parts = 2>}
  return
}

// -----

/// Each thread copies the tiles of its groups to memory of its own; groups are
/// outermost, so that no two threads write to a row.
// CHECK-LABEL: func.func @copies
// CHECK:         scf.for %{{.*}} = %c0{{.*}} to %c64{{.*}} step %c32
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.worker_slot max 2
// CHECK:             nnprim.pack ins(%{{.*}} : memref<96x104xf32, {{.*}}>)
// CHECK:             scf.for {{.*}} to %c32{{.*}} step %c1
// CHECK-NOT:         } {nnprim.parallel}
// CHECK:           } {nnprim.parallel}
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.pack ins(%{{.*}} : memref<96x92xf32, {{.*}}>)
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.parallel}
func.func @copies(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<2x9984xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 104 workspace(%w : memref<2x9984xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 104, group_rows = 32, pack_input = true, panel_copies = 2>}
  return
}

// -----

/// Sums of f32 do not wait for those that are rounded to bf16.
// CHECK-LABEL: func.func @negative_parts
// CHECK:         nnprim.spmm {{.*}} outs(%{{.*}} : memref<64x196xbf16>)
func.func @negative_parts(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xbf16>, %w: memref<1x26624xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xbf16>) workspace(%w : memref<1x26624xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 112, channels = 48, channel_parts = 2>}
  return
}

// -----

/// With each of 64 blocks a 64th of the next tile's input: two of 96 channels, of seven lines each, which is a little
/// more. The last tile, which begins at 672, prefetches its own.
// CHECK-LABEL: func.func @prefetch_input
// CHECK-SAME:      %[[X:[^ ]*]]: memref<96x784xf32>, %{{[^ ]*}}: memref<64x784xf32>)
// CHECK:         scf.for %[[P:[^ ]*]] = {{.*}} step %c112
// CHECK:           scf.for %[[F:[^ ]*]] = {{.*}} step %c1
// CHECK-COUNT-14:    memref.prefetch %[[X]][%{{.*}}, %{{.*}}], read, locality<2>, data : memref<96x784xf32>
// CHECK-NOT:         memref.prefetch
// CHECK:             nnprim.spmm
func.func @prefetch_input(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x784xf32>, %y: memref<64x784xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 112, prefetch_input = 2>}
  return
}

// -----

/// To L1, a part of a channel's lines with each block; the tile of 16 pixels that is left has no next one.
// CHECK-LABEL: func.func @prefetch_lines
// CHECK:           memref.prefetch %{{.*}}, read, locality<3>, data : memref<16x784xf32>
// CHECK:           memref.prefetch %{{.*}}, read, locality<3>, data : memref<16x784xf32>
// CHECK-NOT:       memref.prefetch
// CHECK:           nnprim.spmm {{.*}} memref<16x128xf32, {{.*}}>)
// CHECK-NOT:       memref.prefetch
// CHECK:           nnprim.spmm {{.*}} memref<16x16xf32, {{.*}}>)
func.func @prefetch_lines(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<16x784xf32>, %y: memref<64x784xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<16x784xf32>)
      outs(%y : memref<64x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 128, prefetch_input = 1>}
  return
}

// -----

/// Panels that are copied beforehand stay in the cache, and one tile has no next one.
// CHECK-LABEL: func.func @negative_prefetch_input
// CHECK-NOT:     memref.prefetch
// CHECK:         return
func.func @negative_prefetch_input(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<1x23040xf32>, %x2: memref<96x16xf32>, %y2: memref<64x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 80 workspace(%w : memref<1x23040xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 80, pack_input = true, prefetch_input = 2>}
  nnprim.spmm ins(%v, %c, %r, %x2 : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x16xf32>)
      outs(%y2 : memref<64x16xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, prefetch_input = 2>}
  return
}

// -----

/// Channels are multiplied by their factors while pixels are copied; of parts,
/// each copies its own.
// CHECK-LABEL: func.func @factors
//  CHECK-SAME:   %[[F:[^ ,]*]]: memref<96xf32>
// CHECK:         nnprim.pack ins(%{{.*}} : memref<96x196xf32>) outs(%{{.*}}) factors(%[[F]] : memref<96xf32>)
// CHECK-NOT:     factors
// CHECK:         return
func.func @factors(%f: memref<96xf32>, %v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>, %w: memref<1x23040xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) column_stride 80 workspace(%w : memref<1x23040xf32>) factors(%f : memref<96xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 80, pack_input = true>}
  return
}

// CHECK-LABEL: func.func @factors_of_parts
//  CHECK-SAME:   %[[F:[^ ,]*]]: memref<96xf32>
// CHECK:         memref.subview %[[F]][%{{.*}}] [48] [1]
// CHECK:         nnprim.pack ins(%{{.*}} : memref<48x16xf32, {{.*}}>) outs(%{{.*}}) factors(%{{.*}} : memref<48xf32, {{.*}}>)
func.func @factors_of_parts(%f: memref<96xf32>, %v: memref<613xf32>, %c: memref<613xi32>, %r: memref<2x65xi32>, %x: memref<96x16xf32>, %y: memref<64x16xf32>, %w: memref<1x3584xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<2x65xi32>, memref<96x16xf32>)
      outs(%y : memref<64x16xf32>) column_stride 16 workspace(%w : memref<1x3584xf32>) factors(%f : memref<96xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 16, channels = 48, channel_parts = 2, pack_input = true>}
  return
}

// -----

/// A plan without copies has no place for them.
// CHECK-LABEL: func.func @negative_factors
// CHECK-NOT:     scf.for
// CHECK:         nnprim.spmm {{.*}} factors
func.func @negative_factors(%f: memref<96xf32>, %v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x196xf32>, %y: memref<64x196xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x196xf32>)
      outs(%y : memref<64x196xf32>) factors(%f : memref<96xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 80>}
  return
}
