// RUN: nnprim-opt %s --nnprim-place-concats --split-input-file | FileCheck %s

/// Both products fill their slices, seen as matrices; nothing is copied.
// CHECK-LABEL: @products
// CHECK:         %[[ALL:.*]] = tensor.empty() : tensor<1x4x5x24xf32>
// CHECK:         %[[S0:.*]] = tensor.extract_slice %[[ALL]][0, 0, 0, 0] [1, 4, 5, 16]
// CHECK:         %[[M0:.*]] = tensor.collapse_shape %[[S0]] {{\[}}[0, 1, 2], [3]]
// CHECK:         %[[P0:.*]] = nnprim.gemm {{.*}} outs(%[[M0]] : tensor<20x16xf32>)
// CHECK:         %[[E0:.*]] = tensor.expand_shape %[[P0]]
// CHECK:         %[[ONE:.*]] = tensor.insert_slice %[[E0]] into %[[ALL]][0, 0, 0, 0]
// CHECK:         %[[S1:.*]] = tensor.extract_slice %[[ONE]][0, 0, 0, 16] [1, 4, 5, 8]
// CHECK:         %[[M1:.*]] = tensor.collapse_shape %[[S1]]
// CHECK:         %[[P1:.*]] = nnprim.gemm {{.*}} outs(%[[M1]] : tensor<20x8xf32>)
// CHECK:         %[[E1:.*]] = tensor.expand_shape %[[P1]]
// CHECK:         %[[TWO:.*]] = tensor.insert_slice %[[E1]] into %[[ONE]][0, 0, 0, 16]
// CHECK:         return %[[TWO]]
func.func @products(%x: tensor<20x7xf32>, %a: tensor<7x16xf32>, %b: tensor<7x8xf32>) -> tensor<1x4x5x24xf32> {
  %e0 = tensor.empty() : tensor<20x16xf32>
  %p0 = nnprim.gemm ins(%x, %a : tensor<20x7xf32>, tensor<7x16xf32>) outs(%e0 : tensor<20x16xf32>) -> tensor<20x16xf32>
  %e1 = tensor.empty() : tensor<20x8xf32>
  %p1 = nnprim.gemm ins(%x, %b : tensor<20x7xf32>, tensor<7x8xf32>) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %i0 = tensor.expand_shape %p0 [[0, 1, 2], [3]] output_shape [1, 4, 5, 16] : tensor<20x16xf32> into tensor<1x4x5x16xf32>
  %i1 = tensor.expand_shape %p1 [[0, 1, 2], [3]] output_shape [1, 4, 5, 8] : tensor<20x8xf32> into tensor<1x4x5x8xf32>
  %c = tensor.concat dim(3) %i0, %i1 : (tensor<1x4x5x16xf32>, tensor<1x4x5x8xf32>) -> tensor<1x4x5x24xf32>
  return %c : tensor<1x4x5x24xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

/// A dense block: the inner concatenation is a slice of the outer one, and its
/// reader sees the version that has both of its parts. The argument is copied.
// CHECK-LABEL: @nested
// CHECK-SAME:    %[[X:.*]]: tensor<9x4xf32>
// CHECK-DAG:     %[[ALL:.*]] = tensor.empty() : tensor<9x7xf32>
// CHECK-DAG:     %[[S0:.*]] = tensor.extract_slice %[[ALL]][0, 4] [9, 2]
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} outs(%[[S0]] : tensor<9x2xf32>)
// CHECK:         %[[ONE:.*]] = tensor.insert_slice %[[Y]] into %[[ALL]][0, 4]
// CHECK:         %[[TWO:.*]] = tensor.insert_slice %[[X]] into %[[ONE]][0, 0]
// CHECK:         %[[S1:.*]] = tensor.extract_slice %[[TWO]][0, 6] [9, 1]
// CHECK:         %[[INNER:.*]] = tensor.extract_slice %[[TWO]][0, 0] [9, 6]
// CHECK:         %[[Z:.*]] = nnprim.gemm ins(%[[INNER]], {{.*}} outs(%[[S1]] : tensor<9x1xf32>)
// CHECK:         %[[THREE:.*]] = tensor.insert_slice %[[Z]] into %[[TWO]][0, 6]
// CHECK:         return %[[THREE]]
// CHECK-NOT:     tensor.concat
func.func @nested(%x: tensor<9x4xf32>, %y: tensor<9x2xf32>, %w: tensor<6x1xf32>) -> tensor<9x7xf32> {
  %e0 = tensor.empty() : tensor<9x2xf32>
  %y2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<9x2xf32>) outs(%e0 : tensor<9x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<9x2xf32>
  %inner = tensor.concat dim(1) %x, %y2 : (tensor<9x4xf32>, tensor<9x2xf32>) -> tensor<9x6xf32>
  %e1 = tensor.empty() : tensor<9x1xf32>
  %z = nnprim.gemm ins(%inner, %w : tensor<9x6xf32>, tensor<6x1xf32>) outs(%e1 : tensor<9x1xf32>) -> tensor<9x1xf32>
  %outer = tensor.concat dim(1) %inner, %z : (tensor<9x6xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
  return %outer : tensor<9x7xf32>
}

// -----

/// A pooling's initial value is filled in its slice, and another reader of the
/// pooled image reads it there, in the last version before it.
// CHECK-LABEL: @pooling
// CHECK:         %[[S0:.*]] = tensor.extract_slice %[[ALL:.*]][0, 0, 0, 2] [1, 2, 2, 3]
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} outs(%[[S0]]
// CHECK:         %[[P:.*]] = linalg.pooling_nhwc_max {{.*}} outs(%[[F]]
// CHECK:         %[[ONE:.*]] = tensor.insert_slice %[[P]] into %[[ALL]]
// CHECK:         %[[TWO:.*]] = tensor.insert_slice %{{.*}} into %[[ONE]]
// CHECK:         %[[R:.*]] = tensor.extract_slice %[[TWO]][0, 0, 0, 2] [1, 2, 2, 3]
// CHECK:         return %[[TWO]], %[[R]]
func.func @pooling(%x: tensor<1x4x4x3xf32>, %y: tensor<1x2x2x2xf32>) -> (tensor<1x2x2x5xf32>, tensor<1x2x2x3xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x2x2x3xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  %p = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x4x3xf32>, tensor<2x2xf32>) outs(%f : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  %c = tensor.concat dim(3) %y, %p : (tensor<1x2x2x2xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x5xf32>
  return %c, %p : tensor<1x2x2x5xf32>, tensor<1x2x2x3xf32>
}

// -----

/// Twice the same operand: one place is written, the other copied from it.
// CHECK-LABEL: @twice
// CHECK:         %[[P:.*]] = nnprim.gemm {{.*}} outs(%[[S:.*]] : tensor<2x3xf32>)
// CHECK:         %[[ONE:.*]] = tensor.insert_slice %[[P]] into %{{.*}}[0, 0]
// CHECK:         %[[AGAIN:.*]] = tensor.extract_slice %[[ONE]][0, 0] [2, 3]
// CHECK:         tensor.insert_slice %[[AGAIN]] into %[[ONE]][2, 0]
func.func @twice(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %p = nnprim.gemm ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = tensor.concat dim(0) %p, %p : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %c : tensor<4x3xf32>
}

// -----

/// A slice of rows of several images is no view as a matrix.
// CHECK-LABEL: @negative_not_a_view
// CHECK:         nnprim.gemm {{.*}} outs(%{{.*}} : tensor<20x16xf32>)
// CHECK:         %[[I:.*]] = tensor.expand_shape
// CHECK:         tensor.insert_slice %[[I]] into %{{.*}}[0, 0, 0]
// CHECK-NOT:     tensor.collapse_shape
func.func @negative_not_a_view(%x: tensor<20x7xf32>, %a: tensor<7x16xf32>, %y: tensor<4x1x16xf32>) -> tensor<4x6x16xf32> {
  %e0 = tensor.empty() : tensor<20x16xf32>
  %p0 = nnprim.gemm ins(%x, %a : tensor<20x7xf32>, tensor<7x16xf32>) outs(%e0 : tensor<20x16xf32>) -> tensor<20x16xf32>
  %i0 = tensor.expand_shape %p0 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
  %c = tensor.concat dim(1) %i0, %y : (tensor<4x5x16xf32>, tensor<4x1x16xf32>) -> tensor<4x6x16xf32>
  return %c : tensor<4x6x16xf32>
}
