// RUN: nnprim-opt %s --nnprim-propagate-transposes --canonicalize --cse --split-input-file | FileCheck %s

/// The loop runs in the order of the operand that was transposed; the other
/// one is read across its rows, and the inverse below cancels.
// CHECK-DAG:   #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG:   #[[ACROSS:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @loop
//  CHECK-SAME:   %[[X:.*]]: tensor<3x5xf32>, %[[Y:.*]]: tensor<5x3xf32>
//       CHECK:   %[[R:.*]] = linalg.generic {indexing_maps = [#[[ID]], #[[ACROSS]], #[[ID]]]
//  CHECK-SAME:     ins(%[[X]], %[[Y]] :
//       CHECK:   return %[[R]]
#id = affine_map<(i, j) -> (i, j)>
func.func @loop(%x: tensor<3x5xf32>, %y: tensor<5x3xf32>) -> tensor<3x5xf32> {
  %e = tensor.empty() : tensor<5x3xf32>
  %t = linalg.transpose ins(%x : tensor<3x5xf32>) outs(%e : tensor<5x3xf32>) permutation = [1, 0]
  %s = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%t, %y : tensor<5x3xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<5x3xf32>
  %f = tensor.empty() : tensor<3x5xf32>
  %r = linalg.transpose ins(%s : tensor<5x3xf32>) outs(%f : tensor<3x5xf32>) permutation = [1, 0]
  return %r : tensor<3x5xf32>
}

// -----

/// A reduction reads its operand in memory order.
// CHECK-DAG:   #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG:   #[[INNER:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @reduction
//  CHECK-SAME:   %[[X:.*]]: tensor<3x5xf32>
//       CHECK:   linalg.generic {indexing_maps = [#[[ID]], #[[INNER]]], iterator_types = ["reduction", "parallel"]} ins(%[[X]] :
func.func @reduction(%x: tensor<3x5xf32>) -> tensor<5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x3xf32>
  %t = linalg.transpose ins(%x : tensor<3x5xf32>) outs(%e : tensor<5x3xf32>) permutation = [1, 0]
  %f = tensor.empty() : tensor<5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%f : tensor<5xf32>) -> tensor<5xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
       iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<5x3xf32>) outs(%init : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %sum = arith.addf %o, %a : f32
    linalg.yield %sum : f32
  } -> tensor<5xf32>
  return %s : tensor<5xf32>
}

// -----

/// Joining H and W commutes with NHWC to NCHW; the attention's own transpose
/// cancels what is left.
// CHECK-LABEL: func.func @join_pixels
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//       CHECK:   %[[C:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0], [1, 2], [3]]
//  CHECK-NEXT:   return %[[C]]
func.func @join_pixels(%x: tensor<1x4x6x8xf32>) -> tensor<1x24x8xf32> {
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %c = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<1x8x4x6xf32> into tensor<1x8x24xf32>
  %f = tensor.empty() : tensor<1x24x8xf32>
  %r = linalg.transpose ins(%c : tensor<1x8x24xf32>) outs(%f : tensor<1x24x8xf32>) permutation = [0, 2, 1]
  return %r : tensor<1x24x8xf32>
}

// -----

/// Joining channels with pixels fixes the order.
// CHECK-LABEL: func.func @negative_flatten
//       CHECK:   %[[T:.*]] = linalg.transpose
//       CHECK:   tensor.collapse_shape %[[T]] {{\[}}[0], [1, 2, 3]]
func.func @negative_flatten(%x: tensor<1x4x6x8xf32>) -> tensor<1x192xf32> {
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %c = tensor.collapse_shape %t [[0], [1, 2, 3]] : tensor<1x8x4x6xf32> into tensor<1x192xf32>
  return %c : tensor<1x192xf32>
}

// -----

// CHECK-LABEL: func.func @split_channels
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//       CHECK:   %[[E:.*]] = tensor.expand_shape %[[X]] {{\[}}[0], [1], [2], [3, 4]] output_shape [1, 4, 6, 2, 4]
//       CHECK:   linalg.transpose ins(%[[E]] {{.*}} permutation = [0, 3, 4, 1, 2]
func.func @split_channels(%x: tensor<1x4x6x8xf32>) -> tensor<1x2x4x4x6xf32> {
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %c = tensor.expand_shape %t [[0], [1, 2], [3], [4]] output_shape [1, 2, 4, 4, 6]
      : tensor<1x8x4x6xf32> into tensor<1x2x4x4x6xf32>
  return %c : tensor<1x2x4x4x6xf32>
}

// -----

/// Slices, concatenation and softmax are permuted.
// CHECK-LABEL: func.func @shape_ops
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//       CHECK:   %[[A:.*]] = tensor.extract_slice %[[X]][0, 0, 0, 0] [1, 4, 6, 5] [1, 1, 1, 1]
//       CHECK:   %[[B:.*]] = tensor.extract_slice %[[X]][0, 0, 0, 5] [1, 4, 6, 3] [1, 1, 1, 1]
//       CHECK:   %[[C:.*]] = tensor.concat dim(3) %[[B]], %[[A]]
//       CHECK:   %[[S:.*]] = linalg.softmax dimension(3) ins(%[[C]]
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[S]]
//       CHECK:   return %[[T]]
func.func @shape_ops(%x: tensor<1x4x6x8xf32>) -> tensor<1x8x4x6xf32> {
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %a = tensor.extract_slice %t[0, 0, 0, 0] [1, 5, 4, 6] [1, 1, 1, 1] : tensor<1x8x4x6xf32> to tensor<1x5x4x6xf32>
  %b = tensor.extract_slice %t[0, 5, 0, 0] [1, 3, 4, 6] [1, 1, 1, 1] : tensor<1x8x4x6xf32> to tensor<1x3x4x6xf32>
  %c = tensor.concat dim(1) %b, %a : (tensor<1x3x4x6xf32>, tensor<1x5x4x6xf32>) -> tensor<1x8x4x6xf32>
  %s = linalg.softmax dimension(1) ins(%c : tensor<1x8x4x6xf32>) outs(%e : tensor<1x8x4x6xf32>) -> tensor<1x8x4x6xf32>
  return %s : tensor<1x8x4x6xf32>
}

// -----

// CHECK-LABEL: func.func @log_softmax
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//       CHECK:   %[[S:.*]] = nnprim.twopass_softmax log ins(%[[X]] {{.*}} dimension = 3 algorithm = two_pass
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[S]]
//       CHECK:   return %[[T]]
func.func @log_softmax(%x: tensor<1x4x6x8xf32>) -> tensor<1x8x4x6xf32> {
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %s = nnprim.twopass_softmax log ins(%t : tensor<1x8x4x6xf32>) outs(%e : tensor<1x8x4x6xf32>) dimension = 1 algorithm = two_pass -> tensor<1x8x4x6xf32>
  return %s : tensor<1x8x4x6xf32>
}

// -----

/// Only dimensions of one element move.
// CHECK-LABEL: func.func @unit_dims
//  CHECK-SAME:   %[[X:.*]]: tensor<1x1x1x8xf32>
//   CHECK-NOT:   linalg.transpose
//       CHECK:   tensor.collapse_shape
//       CHECK:   tensor.expand_shape
func.func @unit_dims(%x: tensor<1x1x1x8xf32>) -> tensor<1x8x1x1xf32> {
  %e = tensor.empty() : tensor<1x8x1x1xf32>
  %t = linalg.transpose ins(%x : tensor<1x1x1x8xf32>) outs(%e : tensor<1x8x1x1xf32>) permutation = [0, 3, 1, 2]
  return %t : tensor<1x8x1x1xf32>
}

// -----

/// A gather, as in resizing, reads the tensor before the transpose, and its
/// loops run in that order.
// CHECK-LABEL: func.func @gather
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//       CHECK:   %[[G:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x8x12x8xf32>)
//       CHECK:     %[[C:.*]] = linalg.index 3
//       CHECK:     tensor.extract %[[X]][%{{.*}}, %{{.*}}, %{{.*}}, %[[C]]]
//       CHECK:   return %[[G]]
func.func @gather(%x: tensor<1x4x6x8xf32>) -> tensor<1x8x12x8xf32> {
  %two = arith.constant 2 : index
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %f = tensor.empty() : tensor<1x8x8x12xf32>
  %g = linalg.generic
      {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%f : tensor<1x8x8x12xf32>) {
  ^bb0(%o: f32):
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %n = linalg.index 0 : index
    %hh = arith.divui %h, %two : index
    %ww = arith.divui %w, %two : index
    %v = tensor.extract %t[%n, %c, %hh, %ww] : tensor<1x8x4x6xf32>
    linalg.yield %v : f32
  } -> tensor<1x8x8x12xf32>
  %h = tensor.empty() : tensor<1x8x12x8xf32>
  %r = linalg.transpose ins(%g : tensor<1x8x8x12xf32>) outs(%h : tensor<1x8x12x8xf32>) permutation = [0, 2, 3, 1]
  return %r : tensor<1x8x12x8xf32>
}

// -----

/// Rows and columns by linear interpolation, whose bodies gather two elements
/// each: the loops change their order once, and the tensor between them is in
/// the order of the others.
// CHECK-LABEL: func.func @two_gathers
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x8xf32>
//   CHECK-NOT:   linalg.transpose
//       CHECK:   %[[W:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x4x12x8xf32>)
//       CHECK:     tensor.extract %[[X]]
//       CHECK:     tensor.extract %[[X]]
//       CHECK:   %[[H:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x8x12x8xf32>)
//       CHECK:     tensor.extract %[[W]]
//       CHECK:     tensor.extract %[[W]]
//       CHECK:   return %[[H]]
func.func @two_gathers(%x: tensor<1x4x6x8xf32>) -> tensor<1x8x12x8xf32> {
  %two = arith.constant 2 : index
  %e = tensor.empty() : tensor<1x8x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x8xf32>) outs(%e : tensor<1x8x4x6xf32>) permutation = [0, 3, 1, 2]
  %f3 = tensor.empty() : tensor<1x8x4x12xf32>
  %g = linalg.generic
      {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%f3 : tensor<1x8x4x12xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %low = arith.divui %w, %two : index
    %a = tensor.extract %t[%n, %c, %h, %low] : tensor<1x8x4x6xf32>
    %high = arith.ceildivui %w, %two : index
    %b = tensor.extract %t[%n, %c, %h, %high] : tensor<1x8x4x6xf32>
    %v = arith.addf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<1x8x4x12xf32>
  %f2 = tensor.empty() : tensor<1x8x8x12xf32>
  %i = linalg.generic
      {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%f2 : tensor<1x8x8x12xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %low = arith.divui %h, %two : index
    %a = tensor.extract %g[%n, %c, %low, %w] : tensor<1x8x4x12xf32>
    %high = arith.ceildivui %h, %two : index
    %b = tensor.extract %g[%n, %c, %high, %w] : tensor<1x8x4x12xf32>
    %v = arith.addf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<1x8x8x12xf32>
  %o = tensor.empty() : tensor<1x8x12x8xf32>
  %r = linalg.transpose ins(%i : tensor<1x8x8x12xf32>) outs(%o : tensor<1x8x12x8xf32>) permutation = [0, 2, 3, 1]
  return %r : tensor<1x8x12x8xf32>
}

// -----

/// Half of what is joined is transposed, before and after: the transpose does
/// not go from one half to the other and back.
// CHECK-LABEL: func.func @half
//       CHECK:   linalg.transpose
//   CHECK-NOT:   linalg.transpose
//       CHECK:   tensor.concat dim(1)
//  CHECK-NEXT:   return
func.func @half(%x: tensor<1x4x4x8xf32>, %y: tensor<1x8x4x4xf32>) -> tensor<1x16x4x4xf32> {
  %e = tensor.empty() : tensor<1x8x4x4xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x4x8xf32>) outs(%e : tensor<1x8x4x4xf32>) permutation = [0, 3, 1, 2]
  %c = tensor.concat dim(1) %t, %y : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x16x4x4xf32>
  return %c : tensor<1x16x4x4xf32>
}

// -----

/// A transpose that is its own inverse has no direction to go.
// CHECK-LABEL: func.func @half_of_matrices
//       CHECK:   linalg.transpose
//       CHECK:   tensor.concat dim(0)
//  CHECK-NEXT:   return
func.func @half_of_matrices(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>) -> tensor<16x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %t = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %c = tensor.concat dim(0) %t, %y : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  return %c : tensor<16x4xf32>
}

// -----

/// A channel shuffle between NHWC ops: only the channels are transposed.
// CHECK-LABEL: func.func @channel_shuffle
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x10xf32>
//       CHECK:   %[[E:.*]] = tensor.expand_shape %[[X]] {{\[}}[0], [1], [2], [3, 4]] output_shape [1, 4, 6, 2, 5]
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[E]] {{.*}} permutation = [0, 1, 2, 4, 3]
//       CHECK:   %[[C:.*]] = tensor.collapse_shape %[[T]] {{\[}}[0], [1], [2], [3, 4]]
//       CHECK:   return %[[C]]
func.func @channel_shuffle(%x: tensor<1x4x6x10xf32>) -> tensor<1x4x6x10xf32> {
  %0 = tensor.empty() : tensor<1x10x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x10xf32>) outs(%0 : tensor<1x10x4x6xf32>) permutation = [0, 3, 1, 2]
  %e = tensor.expand_shape %t [[0], [1, 2], [3], [4]] output_shape [1, 2, 5, 4, 6] : tensor<1x10x4x6xf32> into tensor<1x2x5x4x6xf32>
  %1 = tensor.empty() : tensor<1x5x2x4x6xf32>
  %s = linalg.transpose ins(%e : tensor<1x2x5x4x6xf32>) outs(%1 : tensor<1x5x2x4x6xf32>) permutation = [0, 2, 1, 3, 4]
  %c = tensor.collapse_shape %s [[0], [1, 2], [3], [4]] : tensor<1x5x2x4x6xf32> into tensor<1x10x4x6xf32>
  %2 = tensor.empty() : tensor<1x4x6x10xf32>
  %r = linalg.transpose ins(%c : tensor<1x10x4x6xf32>) outs(%2 : tensor<1x4x6x10xf32>) permutation = [0, 2, 3, 1]
  return %r : tensor<1x4x6x10xf32>
}

// -----

/// Depth to space joins channels with pixels: one transpose as before.
// CHECK-LABEL: func.func @negative_depth_to_space
// CHECK-COUNT-1: linalg.transpose
//   CHECK-NOT:   linalg.transpose
//       CHECK:   return
func.func @negative_depth_to_space(%x: tensor<1x4x6x12xf32>) -> tensor<1x3x8x12xf32> {
  %0 = tensor.empty() : tensor<1x12x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x12xf32>) outs(%0 : tensor<1x12x4x6xf32>) permutation = [0, 3, 1, 2]
  %e = tensor.expand_shape %t [[0], [1, 2, 3], [4], [5]] output_shape [1, 3, 2, 2, 4, 6] : tensor<1x12x4x6xf32> into tensor<1x3x2x2x4x6xf32>
  %1 = tensor.empty() : tensor<1x3x4x2x6x2xf32>
  %s = linalg.transpose ins(%e : tensor<1x3x2x2x4x6xf32>) outs(%1 : tensor<1x3x4x2x6x2xf32>) permutation = [0, 1, 4, 2, 5, 3]
  %c = tensor.collapse_shape %s [[0], [1], [2, 3], [4, 5]] : tensor<1x3x4x2x6x2xf32> into tensor<1x3x8x12xf32>
  return %c : tensor<1x3x8x12xf32>
}

// -----

/// Depth to space between NHWC ops, as a transposed convolution ends: runs of
/// channels take their places once, and what follows stays in NHWC.
// CHECK-LABEL: func.func @depth_to_space
//  CHECK-SAME:   %[[X:.*]]: tensor<1x4x6x12xf32>
//       CHECK:   %[[E:.*]] = tensor.expand_shape %[[X]] {{\[}}[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 6, 2, 2, 3]
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[E]] {{.*}} permutation = [0, 1, 3, 2, 4, 5]
//       CHECK:   %[[C:.*]] = tensor.collapse_shape %[[T]] {{\[}}[0], [1, 2], [3, 4], [5]]
//       CHECK:   %[[A:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<1x8x12x3xf32>)
//   CHECK-NOT:   linalg.transpose
//       CHECK:   return %[[A]]
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func @depth_to_space(%x: tensor<1x4x6x12xf32>) -> tensor<1x8x12x3xf32> {
  %0 = tensor.empty() : tensor<1x12x4x6xf32>
  %t = linalg.transpose ins(%x : tensor<1x4x6x12xf32>) outs(%0 : tensor<1x12x4x6xf32>) permutation = [0, 3, 1, 2]
  %e = tensor.expand_shape %t [[0], [1, 2, 3], [4], [5]] output_shape [1, 2, 2, 3, 4, 6] : tensor<1x12x4x6xf32> into tensor<1x2x2x3x4x6xf32>
  %1 = tensor.empty() : tensor<1x3x4x2x6x2xf32>
  %s = linalg.transpose ins(%e : tensor<1x2x2x3x4x6xf32>) outs(%1 : tensor<1x3x4x2x6x2xf32>) permutation = [0, 3, 4, 1, 5, 2]
  %c = tensor.collapse_shape %s [[0], [1], [2, 3], [4, 5]] : tensor<1x3x4x2x6x2xf32> into tensor<1x3x8x12xf32>
  %2 = tensor.empty() : tensor<1x3x8x12xf32>
  %a = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c : tensor<1x3x8x12xf32>) outs(%2 : tensor<1x3x8x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %n = math.absf %in : f32
    linalg.yield %n : f32
  } -> tensor<1x3x8x12xf32>
  %3 = tensor.empty() : tensor<1x8x12x3xf32>
  %r = linalg.transpose ins(%a : tensor<1x3x8x12xf32>) outs(%3 : tensor<1x8x12x3xf32>) permutation = [0, 2, 3, 1]
  return %r : tensor<1x8x12x3xf32>
}

// -----

/// A pixel shuffle of an NCHW image whose result leaves in NHWC is one
/// transpose; the joined pairs move as a whole.
// CHECK-LABEL: func.func @pixel_shuffle
//  CHECK-SAME:   %[[X:.*]]: tensor<1x12x4x6xf32>
//       CHECK:   %[[E:.*]] = tensor.expand_shape %[[X]]
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[E]] : tensor<1x2x2x3x4x6xf32>) outs(%{{.*}} : tensor<1x4x2x6x2x3xf32>) permutation = [0, 4, 1, 5, 2, 3]
//       CHECK:   %[[C:.*]] = tensor.collapse_shape %[[T]] {{\[}}[0], [1, 2], [3, 4], [5]]
//       CHECK:   return %[[C]]
func.func @pixel_shuffle(%x: tensor<1x12x4x6xf32>) -> tensor<1x8x12x3xf32> {
  %a = tensor.expand_shape %x [[0], [1, 2, 3], [4], [5]] output_shape [1, 2, 2, 3, 4, 6] : tensor<1x12x4x6xf32> into tensor<1x2x2x3x4x6xf32>
  %e = tensor.empty() : tensor<1x3x4x2x6x2xf32>
  %t = linalg.transpose ins(%a : tensor<1x2x2x3x4x6xf32>) outs(%e : tensor<1x3x4x2x6x2xf32>) permutation = [0, 3, 4, 1, 5, 2]
  %c = tensor.collapse_shape %t [[0], [1], [2, 3], [4, 5]] : tensor<1x3x4x2x6x2xf32> into tensor<1x3x8x12xf32>
  %f = tensor.empty() : tensor<1x8x12x3xf32>
  %r = linalg.transpose ins(%c : tensor<1x3x8x12xf32>) outs(%f : tensor<1x8x12x3xf32>) permutation = [0, 2, 3, 1]
  return %r : tensor<1x8x12x3xf32>
}

// -----

/// A shuffled image that is wanted in both layouts is made once.
// CHECK-LABEL: func.func @negative_two_layouts
// CHECK-COUNT-2: linalg.transpose
// CHECK-NOT:     linalg.transpose
func.func @negative_two_layouts(%x: tensor<1x12x4x6xf32>) -> (tensor<1x3x8x12xf32>, tensor<1x8x12x3xf32>) {
  %a = tensor.expand_shape %x [[0], [1, 2, 3], [4], [5]] output_shape [1, 2, 2, 3, 4, 6] : tensor<1x12x4x6xf32> into tensor<1x2x2x3x4x6xf32>
  %e = tensor.empty() : tensor<1x3x4x2x6x2xf32>
  %t = linalg.transpose ins(%a : tensor<1x2x2x3x4x6xf32>) outs(%e : tensor<1x3x4x2x6x2xf32>) permutation = [0, 3, 4, 1, 5, 2]
  %c = tensor.collapse_shape %t [[0], [1], [2, 3], [4, 5]] : tensor<1x3x4x2x6x2xf32> into tensor<1x3x8x12xf32>
  %f = tensor.empty() : tensor<1x8x12x3xf32>
  %r = linalg.transpose ins(%c : tensor<1x3x8x12xf32>) outs(%f : tensor<1x8x12x3xf32>) permutation = [0, 2, 3, 1]
  return %c, %r : tensor<1x3x8x12xf32>, tensor<1x8x12x3xf32>
}

// -----

/// All slices of a tensor, as the groups of a convolution, are transposed in the
/// same way: the tensor is, once.
// CHECK-LABEL: func.func @slices
//  CHECK-SAME:   %[[X:.*]]: tensor<4x5xf32>
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[X]] : tensor<4x5xf32>) {{.*}} permutation = [1, 0]
//   CHECK-DAG:   %[[A:.*]] = tensor.extract_slice %[[T]][0, 0] [5, 2]
//   CHECK-DAG:   %[[B:.*]] = tensor.extract_slice %[[T]][0, 2] [5, 2]
//   CHECK-NOT:   linalg.transpose
//       CHECK:   return %[[A]], %[[B]]
func.func @slices(%x: tensor<4x5xf32>) -> (tensor<5x2xf32>, tensor<5x2xf32>) {
  %a = tensor.extract_slice %x[0, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
  %b = tensor.extract_slice %x[2, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
  %e = tensor.empty() : tensor<5x2xf32>
  %s = linalg.transpose ins(%a : tensor<2x5xf32>) outs(%e : tensor<5x2xf32>) permutation = [1, 0]
  %t = linalg.transpose ins(%b : tensor<2x5xf32>) outs(%e : tensor<5x2xf32>) permutation = [1, 0]
  return %s, %t : tensor<5x2xf32>, tensor<5x2xf32>
}

// -----

/// A slice that is not transposed keeps the tensor as it is.
// CHECK-LABEL: func.func @other_slice
//   CHECK-NOT:   linalg.transpose ins(%{{.*}} : tensor<4x5xf32>)
//       CHECK:   linalg.transpose ins(%{{.*}} : tensor<2x5xf32>)
func.func @other_slice(%x: tensor<4x5xf32>) -> (tensor<5x2xf32>, tensor<2x5xf32>) {
  %a = tensor.extract_slice %x[0, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
  %b = tensor.extract_slice %x[2, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
  %e = tensor.empty() : tensor<5x2xf32>
  %s = linalg.transpose ins(%a : tensor<2x5xf32>) outs(%e : tensor<5x2xf32>) permutation = [1, 0]
  return %s, %b : tensor<5x2xf32>, tensor<2x5xf32>
}
