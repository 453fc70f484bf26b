// RUN: nnprim-opt %s --nnprim-fuse-channel-factors --canonicalize --cse --split-input-file | FileCheck %s

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#gate = affine_map<(n, h, w, c) -> (n, c)>

/// A product that rounds its rows multiplies them meanwhile.
// CHECK-LABEL: func.func @rounded_rows
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x40xf32>, %[[G:.*]]: tensor<1x40xf32>
//   CHECK-NOT:   linalg.generic
//   CHECK-DAG:   %[[ROWS:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1, 2], [3]]
//   CHECK-DAG:   %[[F:.*]] = tensor.collapse_shape %[[G]] {{\[\[}}0, 1]]
//       CHECK:   nnprim.gemm ins(%[[ROWS]], %{{.*}} : tensor<24x40xf32>, tensor<1x21x32xi32>)
//  CHECK-SAME:     factors(%[[F]] : tensor<40xf32>)
func.func @rounded_rows(%x: tensor<1x4x6x40xf32>, %g: tensor<1x40xf32>, %w: tensor<1x21x32xi32>) -> tensor<24x8xf32> {
  %e = tensor.empty() : tensor<1x4x6x40xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<1x4x6x40xf32>, tensor<1x40xf32>) outs(%e : tensor<1x4x6x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x6x40xf32>
  %rows = tensor.collapse_shape %y [[0, 1, 2], [3]] : tensor<1x4x6x40xf32> into tensor<24x40xf32>
  %c = tensor.empty() : tensor<24x8xf32>
  %r = nnprim.gemm ins(%rows, %w : tensor<24x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<24x8xf32>) -> tensor<24x8xf32>
  return %r : tensor<24x8xf32>
}

// -----

#id = affine_map<(m, c) -> (m, c)>
#gate = affine_map<(m, c) -> (c)>

/// Rows that have factors already are multiplied by the products of both; the image may be the other operand.
// CHECK-LABEL: func.func @both_factors
//  CHECK-SAME:   %[[X:.*]]: tensor<24x40xf32>, %[[G:.*]]: tensor<40xf32>, %[[W:.*]]: tensor<1x21x32xi32>, %[[F:.*]]: tensor<40xf32>
//       CHECK:   %[[BOTH:.*]] = linalg.generic
//  CHECK-SAME:     ins(%[[F]], %[[G]] : tensor<40xf32>, tensor<40xf32>)
//       CHECK:     arith.mulf
//   CHECK-NOT:   linalg.generic
//       CHECK:   nnprim.gemm ins(%[[X]], %[[W]] : {{.*}}) {{.*}} factors(%[[BOTH]] : tensor<40xf32>)
func.func @both_factors(%x: tensor<24x40xf32>, %g: tensor<40xf32>, %w: tensor<1x21x32xi32>, %f: tensor<40xf32>)
    -> tensor<24x8xf32> {
  %e = tensor.empty() : tensor<24x40xf32>
  %y = linalg.generic {indexing_maps = [#gate, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g, %x : tensor<40xf32>, tensor<24x40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%b: f32, %a: f32, %o: f32):
    %0 = arith.mulf %b, %a : f32
    linalg.yield %0 : f32
  } -> tensor<24x40xf32>
  %c = tensor.empty() : tensor<24x8xf32>
  %r = nnprim.gemm ins(%y, %w : tensor<24x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<24x8xf32>)
      factors(%f : tensor<40xf32>) -> tensor<24x8xf32>
  return %r : tensor<24x8xf32>
}

// -----

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#gate = affine_map<(n, h, w, c) -> (n, 0, 0, c)>

/// Two panels of 8x32 weights are fewer than half of 128 pixels of 8 channels: they are multiplied.
// CHECK-DAG:   #[[ALL:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG:   #[[K:.*]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-LABEL: func.func @few_weights
//  CHECK-SAME:   %[[X:.*]]: tensor<1x8x16x8xf32>, %[[G:.*]]: tensor<1x1x1x8xf32>, %[[P:.*]]: tensor<2x8x32xf32>
//       CHECK:   %[[F:.*]] = tensor.collapse_shape %[[G]] {{\[\[}}0, 1, 2, 3]]
//       CHECK:   %[[W:.*]] = linalg.generic {indexing_maps = [#[[ALL]], #[[K]], #[[ALL]]]
//  CHECK-SAME:     ins(%[[P]], %[[F]] : tensor<2x8x32xf32>, tensor<8xf32>)
//       CHECK:   nnprim.gemm ins(%{{.*}}, %[[W]] : tensor<128x8xf32>, tensor<2x8x32xf32>)
func.func @few_weights(%x: tensor<1x8x16x8xf32>, %g: tensor<1x1x1x8xf32>, %w: tensor<2x8x32xf32>) -> tensor<128x40xf32> {
  %e = tensor.empty() : tensor<1x8x16x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<1x8x16x8xf32>, tensor<1x1x1x8xf32>) outs(%e : tensor<1x8x16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1x8x16x8xf32>
  %rows = tensor.collapse_shape %y [[0, 1, 2], [3]] : tensor<1x8x16x8xf32> into tensor<128x8xf32>
  %c = tensor.empty() : tensor<128x40xf32>
  %r = nnprim.gemm ins(%rows, %w : tensor<128x8xf32>, tensor<2x8x32xf32>) outs(%c : tensor<128x40xf32>)
      -> tensor<128x40xf32>
  return %r : tensor<128x40xf32>
}

// -----

#id = affine_map<(m, c) -> (m, c)>
#gate = affine_map<(m, c) -> (c)>

/// Weights that are more than half of the pixels are not multiplied.
// CHECK-LABEL: func.func @negative_many_weights
//       CHECK:   linalg.generic
//  CHECK-SAME:     outs(%{{.*}} : tensor<15x8xf32>)
func.func @negative_many_weights(%x: tensor<15x8xf32>, %g: tensor<8xf32>, %w: tensor<1x8x8xf32>) -> tensor<15x8xf32> {
  %e = tensor.empty() : tensor<15x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<15x8xf32>, tensor<8xf32>) outs(%e : tensor<15x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<15x8xf32>
  %c = tensor.empty() : tensor<15x8xf32>
  %r = nnprim.gemm ins(%y, %w : tensor<15x8xf32>, tensor<1x8x8xf32>) outs(%c : tensor<15x8xf32>) -> tensor<15x8xf32>
  return %r : tensor<15x8xf32>
}

// -----

#id = affine_map<(n, p, c) -> (n, p, c)>
#gate = affine_map<(n, p, c) -> (n, c)>

/// Each of two images has gates of its own.
// CHECK-LABEL: func.func @negative_batch
//       CHECK:   linalg.generic
//   CHECK-NOT:   factors
func.func @negative_batch(%x: tensor<2x24x40xf32>, %g: tensor<2x40xf32>, %w: tensor<1x21x32xi32>) -> tensor<48x8xf32> {
  %e = tensor.empty() : tensor<2x24x40xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<2x24x40xf32>, tensor<2x40xf32>) outs(%e : tensor<2x24x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<2x24x40xf32>
  %rows = tensor.collapse_shape %y [[0, 1], [2]] : tensor<2x24x40xf32> into tensor<48x40xf32>
  %c = tensor.empty() : tensor<48x8xf32>
  %r = nnprim.gemm ins(%rows, %w : tensor<48x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<48x8xf32>) -> tensor<48x8xf32>
  return %r : tensor<48x8xf32>
}

// -----

#id = affine_map<(m, c) -> (m, c)>
#gate = affine_map<(m, c) -> (c)>
#pixel = affine_map<(m, c) -> (m)>

/// The result has another reader, a factor is one of a pixel, or the loop does more.
// CHECK-LABEL: func.func @negative_loops
// CHECK-COUNT-3: linalg.generic
//     CHECK-NOT: factors
func.func @negative_loops(%x: tensor<40x40xf32>, %g: tensor<40xf32>, %w: tensor<1x21x32xi32>)
    -> (tensor<40x40xf32>, tensor<40x8xf32>, tensor<40x8xf32>, tensor<40x8xf32>) {
  %e = tensor.empty() : tensor<40x40xf32>
  %c = tensor.empty() : tensor<40x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<40x40xf32>, tensor<40xf32>) outs(%e : tensor<40x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<40x40xf32>
  %r = nnprim.gemm ins(%y, %w : tensor<40x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<40x8xf32>) -> tensor<40x8xf32>
  %z = linalg.generic {indexing_maps = [#id, #pixel, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<40x40xf32>, tensor<40xf32>) outs(%e : tensor<40x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<40x40xf32>
  %s = nnprim.gemm ins(%z, %w : tensor<40x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<40x8xf32>) -> tensor<40x8xf32>
  %v = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<40x40xf32>, tensor<40xf32>) outs(%e : tensor<40x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %a : f32
    linalg.yield %1 : f32
  } -> tensor<40x40xf32>
  %t = nnprim.gemm ins(%v, %w : tensor<40x40xf32>, tensor<1x21x32xi32>) outs(%c : tensor<40x8xf32>) -> tensor<40x8xf32>
  return %y, %r, %s, %t : tensor<40x40xf32>, tensor<40x8xf32>, tensor<40x8xf32>, tensor<40x8xf32>
}

// -----

#id = affine_map<(n, c, h, w) -> (n, c, h, w)>
#gate = affine_map<(n, c, h, w) -> (n, c)>

/// A product by sparse weights that copies its pixels multiplies them meanwhile.
// CHECK-LABEL: func.func @copied_pixels
//  CHECK-SAME:   %[[X:.*]]: tensor<1x40x4x6xf32>, %[[G:.*]]: tensor<1x40xf32>
//   CHECK-NOT:   linalg.generic
//   CHECK-DAG:   %[[PIXELS:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2, 3]]
//   CHECK-DAG:   %[[F:.*]] = tensor.collapse_shape %[[G]] {{\[\[}}0, 1]]
//       CHECK:   nnprim.spmm ins(%{{.*}}, %[[PIXELS]] : {{.*}}) outs(%{{.*}}) factors(%[[F]] : tensor<40xf32>)
func.func @copied_pixels(%x: tensor<1x40x4x6xf32>, %g: tensor<1x40xf32>, %v: tensor<99xf32>, %col: tensor<99xi32>, %r: tensor<9xi32>)
    -> tensor<8x24xf32> {
  %e = tensor.empty() : tensor<1x40x4x6xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<1x40x4x6xf32>, tensor<1x40xf32>) outs(%e : tensor<1x40x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1x40x4x6xf32>
  %pixels = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<1x40x4x6xf32> into tensor<40x24xf32>
  %c = tensor.empty() : tensor<8x24xf32>
  %z = nnprim.spmm ins(%v, %col, %r, %pixels : tensor<99xf32>, tensor<99xi32>, tensor<9xi32>, tensor<40x24xf32>)
      outs(%c : tensor<8x24xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 24, pack_input = true>} -> tensor<8x24xf32>
  return %z : tensor<8x24xf32>
}

// -----

#id = affine_map<(n, c, h, w) -> (n, c, h, w)>
#gate = affine_map<(n, c, h, w) -> (n, c)>

/// Without copies the entries are multiplied, whose channels are `columns` over `column_stride`.
// CHECK-LABEL: func.func @few_entries
//  CHECK-SAME:   %[[X:.*]]: tensor<1x40x4x6xf32>, %[[G:.*]]: tensor<1x40xf32>, %[[V:.*]]: tensor<99xf32>, %[[COL:[^:]*]]: tensor<99xi32>
//   CHECK-DAG:   %[[F:.*]] = tensor.collapse_shape %[[G]]
//       CHECK:   %[[VALUES:.*]] = linalg.generic {{.*}} ins(%[[V]], %[[COL]] : tensor<99xf32>, tensor<99xi32>)
//       CHECK:     arith.divui
//       CHECK:     tensor.extract %[[F]]
//       CHECK:     arith.mulf
//   CHECK-NOT:   linalg.generic
//       CHECK:   nnprim.spmm ins(%[[VALUES]], %[[COL]],
//   CHECK-NOT:     factors
func.func @few_entries(%x: tensor<1x40x4x6xf32>, %g: tensor<1x40xf32>, %v: tensor<99xf32>, %col: tensor<99xi32>, %r: tensor<9xi32>)
    -> tensor<8x24xf32> {
  %e = tensor.empty() : tensor<1x40x4x6xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<1x40x4x6xf32>, tensor<1x40xf32>) outs(%e : tensor<1x40x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1x40x4x6xf32>
  %pixels = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<1x40x4x6xf32> into tensor<40x24xf32>
  %c = tensor.empty() : tensor<8x24xf32>
  %z = nnprim.spmm ins(%v, %col, %r, %pixels : tensor<99xf32>, tensor<99xi32>, tensor<9xi32>, tensor<40x24xf32>)
      outs(%c : tensor<8x24xf32>) column_stride 24 attributes {plan = #nnprim.spmm_plan<pixels = 24>} -> tensor<8x24xf32>
  return %z : tensor<8x24xf32>
}

// -----

#id = affine_map<(n, c, h, w) -> (n, c, h, w)>
#gate = affine_map<(n, c, h, w) -> (n, c)>

/// Each of two images has factors of its own.
// CHECK-LABEL: func.func @negative_images
//       CHECK:   linalg.generic
//       CHECK:   nnprim.spmm
//   CHECK-NOT:     factors
func.func @negative_images(%x: tensor<2x20x4x6xf32>, %g: tensor<2x20xf32>, %v: tensor<99xf32>, %col: tensor<99xi32>, %r: tensor<9xi32>)
    -> tensor<8x24xf32> {
  %e = tensor.empty() : tensor<2x20x4x6xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %g : tensor<2x20x4x6xf32>, tensor<2x20xf32>) outs(%e : tensor<2x20x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<2x20x4x6xf32>
  %pixels = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<2x20x4x6xf32> into tensor<40x24xf32>
  %c = tensor.empty() : tensor<8x24xf32>
  %z = nnprim.spmm ins(%v, %col, %r, %pixels : tensor<99xf32>, tensor<99xi32>, tensor<9xi32>, tensor<40x24xf32>)
      outs(%c : tensor<8x24xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 24, pack_input = true>} -> tensor<8x24xf32>
  return %z : tensor<8x24xf32>
}

// -----

#id = affine_map<(c, p) -> (c, p)>
#gate = affine_map<(c, p) -> (c)>

/// More entries than half of the pixels, which the product does not copy: the loop stays.
// CHECK-LABEL: func.func @negative_many_entries
//       CHECK:   linalg.generic
//   CHECK-NOT:   tensor.extract
//       CHECK:   nnprim.spmm
func.func @negative_many_entries(%x: tensor<40x4xf32>, %g: tensor<40xf32>, %v: tensor<99xf32>, %col: tensor<99xi32>, %r: tensor<9xi32>)
    -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<40x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #gate, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<40x4xf32>, tensor<40xf32>) outs(%e : tensor<40x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<40x4xf32>
  %c = tensor.empty() : tensor<8x4xf32>
  %z = nnprim.spmm ins(%v, %col, %r, %y : tensor<99xf32>, tensor<99xi32>, tensor<9xi32>, tensor<40x4xf32>)
      outs(%c : tensor<8x4xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 4>} -> tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}
