// RUN: nnprim-opt %s --nnprim-strip-depthwise --canonicalize --cse --split-input-file --verify-diagnostics | FileCheck %s

/// Seven strips of two rows. A window has five rows of the image; the first strip reads four below a row of padding, and
/// each later one moves the row that it shares with the one before and computes four new ones.
// CHECK-LABEL: func.func @block
//  CHECK-SAME:   %[[X:[a-z0-9_]+]]: memref<784x8xf32>
//   CHECK-NOT:   memref<784x16xf32>
//   CHECK-DAG:   %[[W:[a-z0-9_]+]] = memref.alloc() : memref<1x5x28x16xf32>
//   CHECK-DAG:   %[[R:[a-z0-9_]+]] = memref.alloc() : memref<1x2x14x16xf32>
//       CHECK:   memref.subview %[[X]][0, 0] [112, 8]
//       CHECK:   nnprim.gemm
//       CHECK:   nnprim.depthwise_conv {{.*}} strides [2, 2] dilations [1, 1] pads [1, 1]
//   CHECK-NOT:   strip_rows
//       CHECK:   nnprim.gemm
//       CHECK:   scf.for
//       CHECK:     memref.copy %{{.*}}, %{{.*}} : memref<1x1x28x16xf32, {{.*}}> to memref<1x1x28x16xf32, {{.*}}>
//       CHECK:     memref.subview %[[X]][%{{.*}}, 0] [112, 8]
//       CHECK:     nnprim.gemm
//       CHECK:     nnprim.depthwise_conv {{.*}} strides [2, 2] dilations [1, 1] pads [0, 1]
//       CHECK:     nnprim.gemm
//   CHECK-NOT:   nnprim.gemm
func.func @block(%x: memref<784x8xf32>, %w: memref<8x16xf32>, %f: memref<3x3x16xf32>, %v: memref<16x4xf32>, %y: memref<196x4xf32>) {
  %i = memref.alloc() : memref<784x16xf32>
  nnprim.gemm ins(%x, %w : memref<784x8xf32>, memref<8x16xf32>) outs(%i : memref<784x16xf32>)
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  %r = memref.alloc() : memref<1x14x14x16xf32>
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x14x14x16xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 2 : i64}
  %c = memref.collapse_shape %r [[0, 1, 2], [3]] : memref<1x14x14x16xf32> into memref<196x16xf32>
  nnprim.gemm ins(%c, %v : memref<196x16xf32>, memref<16x4xf32>) outs(%y : memref<196x4xf32>)
  return
}

// -----

/// Two parts may run at the same time, each in the window of its thread; the second one begins with a whole window. What
/// else reads the result has it whole.
// CHECK-LABEL: func.func @parts
//       CHECK:   %[[W:[a-z0-9_]+]] = memref.alloc() : memref<2x5x28x16xf32>
//   CHECK-NOT:   memref.alloc
//       CHECK:   scf.for
//       CHECK:     %[[SLOT:[a-z0-9_]+]] = nnprim.worker_slot max 2
//       CHECK:     scf.if
//       CHECK:       memref.subview %[[W]][%[[SLOT]], 0, 0, 0]
//       CHECK:       nnprim.depthwise_conv {{.*}} pads [1, 1]
//       CHECK:     else
//       CHECK:       memref.subview %{{.*}}[%{{.*}}, 0] [140, 8]
//       CHECK:       nnprim.depthwise_conv {{.*}} pads [0, 1]
//       CHECK:     scf.for
//       CHECK:       memref.copy
//       CHECK:   } {nnprim.parallel}
func.func @parts(%x: memref<784x8xf32>, %w: memref<8x16xf32>, %f: memref<3x3x16xf32>, %r: memref<1x14x14x16xf32>) {
  %i = memref.alloc() : memref<784x16xf32>
  nnprim.gemm ins(%x, %w : memref<784x8xf32>, memref<8x16xf32>) outs(%i : memref<784x16xf32>)
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x14x14x16xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 2 : i64}
  return
}

// -----

/// The caller has the image, too.
// CHECK-LABEL: func.func @negative_used_image
//       CHECK:   nnprim.depthwise_conv
//   CHECK-NOT:   strip_rows
func.func @negative_used_image(%x: memref<784x8xf32>, %w: memref<8x16xf32>, %f: memref<3x3x16xf32>, %i: memref<784x16xf32>, %r: memref<1x14x14x16xf32>) {
  nnprim.gemm ins(%x, %w : memref<784x8xf32>, memref<8x16xf32>) outs(%i : memref<784x16xf32>)
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  // expected-remark @below {{not computed in strips: no product makes its image, or something else uses that}}
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x14x14x16xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 2 : i64}
  return
}

// -----

/// A strip would overwrite rows of %x that the next one reads.
// CHECK-LABEL: func.func @negative_overwritten
//   CHECK-NOT:   scf.for
func.func @negative_overwritten(%x: memref<784x16xf32>, %w: memref<16x16xf32>, %f: memref<3x3x16xf32>) {
  %i = memref.alloc() : memref<784x16xf32>
  nnprim.gemm ins(%x, %w : memref<784x16xf32>, memref<16x16xf32>) outs(%i : memref<784x16xf32>)
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  %r = memref.expand_shape %x [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  // expected-remark @below {{not computed in strips: the product before it reads what is overwritten}}
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x28x28x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 4 : i64}
  return
}

// -----

// CHECK-LABEL: func.func @negative_between
//   CHECK-NOT:   scf.for
func.func @negative_between(%x: memref<784x8xf32>, %w: memref<8x16xf32>, %f: memref<3x3x16xf32>, %r: memref<1x14x14x16xf32>, %s: memref<784x8xf32>) {
  %i = memref.alloc() : memref<784x16xf32>
  nnprim.gemm ins(%x, %w : memref<784x8xf32>, memref<8x16xf32>) outs(%i : memref<784x16xf32>)
  memref.copy %s, %x : memref<784x8xf32> to memref<784x8xf32>
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  // expected-remark @below {{not computed in strips: something is computed between it and the products}}
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x14x14x16xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 2 : i64}
  return
}

// -----

// CHECK-LABEL: func.func @negative_rows
//   CHECK-NOT:   scf.for
func.func @negative_rows(%x: memref<784x8xf32>, %w: memref<8x16xf32>, %f: memref<3x3x16xf32>, %r: memref<1x28x28x16xf32>) {
  %i = memref.alloc() : memref<784x16xf32>
  nnprim.gemm ins(%x, %w : memref<784x8xf32>, memref<8x16xf32>) outs(%i : memref<784x16xf32>)
  %e = memref.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 16] : memref<784x16xf32> into memref<1x28x28x16xf32>
  // expected-remark @below {{not computed in strips: two strips have fewer rows than share a window}}
  nnprim.depthwise_conv ins(%e, %f : memref<1x28x28x16xf32>, memref<3x3x16xf32>) outs(%r : memref<1x28x28x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 1 : i64}
  return
}

// -----

/// On NCHW tensors a strip is so many channels: rows of a product by sparse weights, whose row pointers are cut. Two parts
/// of two strips each.
// CHECK-LABEL: func.func @channels
//  CHECK-SAME:   %[[V:[a-z0-9_]+]]: memref<40x2xf32>, %[[C:[a-z0-9_]+]]: memref<40xi32>, %[[P:[a-z0-9_]+]]: memref<9xi32>, %[[X:[a-z0-9_]+]]: memref<8x784xf32>, %[[B:[a-z0-9_]+]]: memref<16xf32>
//   CHECK-NOT:   memref<16x784xf32>
//       CHECK:   %[[W:.+]] = memref.alloc() : memref<2x4x28x28xf32>
//       CHECK:   scf.for %[[PART:.+]] =
//       CHECK:     scf.for
//       CHECK:       memref.subview %[[W]][%[[PART]], 0, 0, 0] [1, 4, 28, 28]
//       CHECK:       %[[R:.+]] = memref.subview %[[P]][%{{.+}}] [3] [1]
//       CHECK:       %[[B0:.+]] = memref.subview %[[B]][%{{.+}}] [4] [1]
//       CHECK:       nnprim.spmm ins(%[[V]], %[[C]], %[[R]], %[[X]] : {{.*}}) outs(%{{.*}} : memref<4x784xf32, {{.*}}>) epilogue(%[[B0]] :
//       CHECK:       nnprim.depthwise_conv_nchw ins({{.*}} : memref<1x4x28x28xf32, {{.*}}>, memref<4x3x3xf32, {{.*}}>) outs({{.*}} : memref<1x4x14x14xf32, {{.*}}>)
//   CHECK-NOT:   strip_rows
//       CHECK:   } {nnprim.parallel}
func.func @channels(%v: memref<40x2xf32>, %c: memref<40xi32>, %p: memref<9xi32>, %x: memref<8x784xf32>, %b: memref<16xf32>, %f: memref<16x3x3xf32>, %r: memref<1x16x14x14xf32>) {
  %i = memref.alloc() : memref<16x784xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<40x2xf32>, memref<40xi32>, memref<9xi32>, memref<8x784xf32>) outs(%i : memref<16x784xf32>) epilogue(%b : memref<16xf32>) maps [affine_map<(d0, d1) -> (d0)>] attributes {plan = #nnprim.spmm_plan<pixels = 64, rows = 2>} {
  ^bb0(%a: f32, %d: f32):
    %s = arith.addf %a, %d : f32
    nnprim.yield %s : f32
  }
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%r : memref<1x16x14x14xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 4 : i64}
  return
}

// -----

/// Three channels would divide a block of two.
// CHECK-LABEL: func.func @negative_block
//   CHECK-NOT:   scf.for
func.func @negative_block(%v: memref<40x2xf32>, %c: memref<40xi32>, %p: memref<7xi32>, %x: memref<8x784xf32>, %f: memref<12x3x3xf32>, %r: memref<1x12x14x14xf32>) {
  %i = memref.alloc() : memref<12x784xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<40x2xf32>, memref<40xi32>, memref<7xi32>, memref<8x784xf32>) outs(%i : memref<12x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64, rows = 2>}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 12, 28, 28] : memref<12x784xf32> into memref<1x12x28x28xf32>
  // expected-remark @below {{not computed in strips: strips are no whole blocks of weights}}
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x12x28x28xf32>, memref<12x3x3xf32>) outs(%r : memref<1x12x14x14xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 3 : i64}
  return
}

// -----

// CHECK-LABEL: func.func @negative_heights
//   CHECK-NOT:   scf.for
func.func @negative_heights(%v: memref<40xf32>, %c: memref<40xi32>, %p: memref<13xi32>, %x: memref<8x784xf32>, %f: memref<12x3x3xf32>, %r: memref<1x12x14x14xf32>) {
  %i = memref.alloc() : memref<12x784xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<40xf32>, memref<40xi32>, memref<13xi32>, memref<8x784xf32>) outs(%i : memref<12x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64, rows = 1>}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 12, 28, 28] : memref<12x784xf32> into memref<1x12x28x28xf32>
  // expected-remark @below {{not computed in strips: strips are not of one height, or there is one}}
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x12x28x28xf32>, memref<12x3x3xf32>) outs(%r : memref<1x12x14x14xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 5 : i64}
  return
}

// -----

/// The product between the two convolutions is marked for the one behind it, although the one before it could take it, too.
/// Windows of its strips, of which two run at a time, are 18 channels of 448 bytes apart: there is a page between them.
// CHECK-LABEL: func.func @marked_for_the_convolution_behind
//   CHECK-DAG:   memref.alloc() : memref<1x4x8x28xf32>
//   CHECK-DAG:   memref.alloc() : memref<2x18x4x28xf32>
//       CHECK:   scf.for
//       CHECK:     nnprim.depthwise_conv_nchw
//   CHECK-NOT:     nnprim.spmm
//       CHECK:   scf.for
//       CHECK:     nnprim.spmm
//   CHECK-NOT:       strip_channels
//       CHECK:     nnprim.depthwise_conv_nchw
//       CHECK:   return
func.func @marked_for_the_convolution_behind(%x: memref<4x784xf32>, %v: memref<20xf32>, %c: memref<20xi32>, %p: memref<17xi32>, %v2: memref<40xf32>, %c2: memref<40xi32>, %p2: memref<17xi32>, %f: memref<16x3x3xf32>, %r: memref<1x16x28x28xf32>) {
  %i = memref.alloc() : memref<16x784xf32>
  %m = memref.alloc() : memref<1x16x28x28xf32>
  %j = memref.alloc() : memref<16x784xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<20xf32>, memref<20xi32>, memref<17xi32>, memref<4x784xf32>) outs(%i : memref<16x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>, nnprim.strip_channels = 4 : i64}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%m : memref<1x16x28x28xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 4 : i64, nnprim.strip_rows = 4 : i64}
  %n = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x16x28x28xf32> into memref<16x784xf32>
  nnprim.spmm ins(%v2, %c2, %p2, %n : memref<40xf32>, memref<40xi32>, memref<17xi32>, memref<16x784xf32>) outs(%j : memref<16x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>, nnprim.strip_channels = 8 : i64}
  %k = memref.expand_shape %j [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%k, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%r : memref<1x16x28x28xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 8 : i64, nnprim.strip_rows = 2 : i64, nnprim.strip_parts = 2 : i64}
  return
}

// -----

/// Strips have the product behind alone where the one before copies its pixels.
// CHECK-LABEL: func.func @copies_before
//       CHECK:   nnprim.spmm
//       CHECK:   scf.for
//       CHECK:     nnprim.depthwise_conv_nchw
//       CHECK:     nnprim.spmm
//       CHECK:   return
func.func @copies_before(%x: memref<4x784xf32>, %v: memref<20xf32>, %c: memref<20xi32>, %p: memref<17xi32>, %v2: memref<40xf32>, %c2: memref<40xi32>, %p2: memref<9xi32>, %f: memref<16x3x3xf32>, %r: memref<8x784xf32>) {
  %i = memref.alloc() : memref<16x784xf32>
  %m = memref.alloc() : memref<1x16x28x28xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<20xf32>, memref<20xi32>, memref<17xi32>, memref<4x784xf32>) outs(%i : memref<16x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1, pack_input = true>}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%m : memref<1x16x28x28xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 16 : i64, nnprim.strip_rows = 4 : i64}
  %n = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x16x28x28xf32> into memref<16x784xf32>
  nnprim.spmm ins(%v2, %c2, %p2, %n : memref<40xf32>, memref<40xi32>, memref<9xi32>, memref<16x784xf32>) outs(%r : memref<8x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>}
  return
}

// -----

/// The plan gives strips to the product behind, and none to the one before: that is computed as a whole.
// CHECK-LABEL: func.func @marked_behind_alone
//       CHECK:   %[[I:.+]] = memref.alloc() : memref<16x784xf32>
//       CHECK:   nnprim.spmm {{.*}} outs(%[[I]] : memref<16x784xf32>)
//       CHECK:   scf.for
//   CHECK-NOT:     memref<17xi32>
//       CHECK:     nnprim.depthwise_conv_nchw
//       CHECK:     nnprim.spmm
//   CHECK-NOT:     memref<17xi32>
//       CHECK:   return
func.func @marked_behind_alone(%x: memref<4x784xf32>, %v: memref<20xf32>, %c: memref<20xi32>, %p: memref<17xi32>, %v2: memref<40xf32>, %c2: memref<40xi32>, %p2: memref<9xi32>, %f: memref<16x3x3xf32>, %r: memref<8x784xf32>) {
  %i = memref.alloc() : memref<16x784xf32>
  %m = memref.alloc() : memref<1x16x28x28xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<20xf32>, memref<20xi32>, memref<17xi32>, memref<4x784xf32>) outs(%i : memref<16x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%m : memref<1x16x28x28xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 16 : i64, nnprim.strip_rows = 4 : i64}
  %n = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x16x28x28xf32> into memref<16x784xf32>
  nnprim.spmm ins(%v2, %c2, %p2, %n : memref<40xf32>, memref<40xi32>, memref<9xi32>, memref<16x784xf32>) outs(%r : memref<8x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>, nnprim.strip_rows = 4 : i64}
  return
}

// -----

/// And the other way round.
// CHECK-LABEL: func.func @marked_before_alone
//       CHECK:   scf.for
//       CHECK:     nnprim.spmm
//       CHECK:     nnprim.depthwise_conv_nchw
//   CHECK-NOT:     outs({{.*}} : memref<8x
//       CHECK:   {nnprim.parallel}
//       CHECK:   nnprim.spmm {{.*}} outs({{.*}} : memref<8x784xf32>)
//       CHECK:   return
func.func @marked_before_alone(%x: memref<4x784xf32>, %v: memref<20xf32>, %c: memref<20xi32>, %p: memref<17xi32>, %v2: memref<40xf32>, %c2: memref<40xi32>, %p2: memref<9xi32>, %f: memref<16x3x3xf32>, %r: memref<8x784xf32>) {
  %i = memref.alloc() : memref<16x784xf32>
  %m = memref.alloc() : memref<1x16x28x28xf32>
  nnprim.spmm ins(%v, %c, %p, %x : memref<20xf32>, memref<20xi32>, memref<17xi32>, memref<4x784xf32>) outs(%i : memref<16x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>, nnprim.strip_channels = 4 : i64}
  %e = memref.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 16, 28, 28] : memref<16x784xf32> into memref<1x16x28x28xf32>
  nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x16x28x28xf32>, memref<16x3x3xf32>) outs(%m : memref<1x16x28x28xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_channels = 4 : i64, nnprim.strip_rows = 4 : i64}
  %n = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x16x28x28xf32> into memref<16x784xf32>
  nnprim.spmm ins(%v2, %c2, %p2, %n : memref<40xf32>, memref<40xi32>, memref<9xi32>, memref<16x784xf32>) outs(%r : memref<8x784xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>}
  return
}
