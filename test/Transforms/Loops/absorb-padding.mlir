// RUN: nnprim-opt %s --nnprim-absorb-padding --canonicalize --split-input-file | FileCheck %s

/// Taps outside move to the border, which every window has: no comparison.
// CHECK-LABEL: func.func @max
// CHECK-NOT:     tensor.pad
// CHECK:         linalg.generic
// CHECK:           arith.maxsi
// CHECK:           arith.minsi
// CHECK:           tensor.extract
// CHECK-NOT:       arith.select
// CHECK:           arith.maximumf
// CHECK-NOT:     linalg.pooling
func.func @max(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3xf32>, %y: tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %lowest : f32
  } : tensor<1x8x8x16xf32> to tensor<1x9x9x16xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>}
      ins(%p, %w : tensor<1x9x9x16xf32>, tensor<3x3xf32>) outs(%y : tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
  return %r : tensor<1x4x4x16xf32>
}

// -----

/// Zeros that are larger than the input are its maximum.
// CHECK-LABEL: func.func @max_of_zeros
// CHECK:         arith.select
func.func @max_of_zeros(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3xf32>, %y: tensor<1x4x4x16xf32>)
    -> tensor<1x4x4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x16xf32> to tensor<1x9x9x16xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>}
      ins(%p, %w : tensor<1x9x9x16xf32>, tensor<3x3xf32>) outs(%y : tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
  return %r : tensor<1x4x4x16xf32>
}

// -----

/// The height alone is padded: columns are not clamped.
// CHECK-LABEL: func.func @sum
// CHECK-COUNT-1: arith.maxsi
// CHECK-NOT:     arith.maxsi
// CHECK:         arith.select
// CHECK-NEXT:    arith.addf
func.func @sum(%x: tensor<1x8x8x16xf32>, %w: tensor<3x1xf32>, %y: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 0, 0] high[0, 1, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x16xf32> to tensor<1x10x8x16xf32>
  %r = linalg.pooling_nhwc_sum
      ins(%p, %w : tensor<1x10x8x16xf32>, tensor<3x1xf32>) outs(%y : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}

// -----

/// Channels are padded, too.
// CHECK-LABEL: func.func @negative_channels
// CHECK:         tensor.pad
// CHECK:         linalg.pooling_nhwc_sum
func.func @negative_channels(%x: tensor<1x8x8x8xf32>, %w: tensor<1x1xf32>, %y: tensor<1x8x8x16xf32>)
    -> tensor<1x8x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 0, 4] high[0, 0, 0, 4] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x8xf32> to tensor<1x8x8x16xf32>
  %r = linalg.pooling_nhwc_sum
      ins(%p, %w : tensor<1x8x8x16xf32>, tensor<1x1xf32>) outs(%y : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}

// -----

/// The last two dimensions of NCHW tensors.
// CHECK-LABEL: func.func @nchw
// CHECK-NOT:     tensor.pad
// CHECK:         linalg.generic
// CHECK-DAG:       %[[OH:.*]] = linalg.index 2
// CHECK-DAG:       %[[KH:.*]] = linalg.index 4
// CHECK-DAG:       %[[OW:.*]] = linalg.index 3
// CHECK-DAG:       %[[KW:.*]] = linalg.index 5
// CHECK-DAG:       arith.addi %{{.*}}, %[[KH]]
// CHECK-DAG:       arith.addi %{{.*}}, %[[KW]]
// CHECK-NOT:       arith.select
// CHECK:           arith.maximumf
func.func @nchw(%x: tensor<1x16x8x8xf32>, %w: tensor<3x3xf32>, %y: tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %lowest : f32
  } : tensor<1x16x8x8xf32> to tensor<1x16x9x9xf32>
  %r = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>}
      ins(%p, %w : tensor<1x16x9x9xf32>, tensor<3x3xf32>) outs(%y : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
  return %r : tensor<1x16x4x4xf32>
}

// -----

#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#nchw = affine_map<(a, b, c, d) -> (a, d, b, c)>

/// A square is computed for each tap: no squares in memory.
// CHECK-LABEL: func.func @squares
//  CHECK-SAME:   %[[X:.*]]: tensor<1x16x8x8xf32>
// CHECK-NOT:     tensor.pad
// CHECK:         linalg.generic
// CHECK-DAG:       %[[C:.*]] = linalg.index 3
// CHECK:           %[[E:.*]] = tensor.extract %[[X]][%{{.*}}, %[[C]], %{{.*}}, %{{.*}}]
// CHECK:           %[[S:.*]] = arith.mulf %[[E]], %[[E]]
// CHECK:           arith.select %{{.*}}, %[[S]],
func.func @squares(%x: tensor<1x16x8x8xf32>, %w: tensor<3x1xf32>, %y: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x8x16xf32>
  %s = linalg.generic {indexing_maps = [#nchw, #id],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<1x16x8x8xf32>) outs(%e : tensor<1x8x8x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %a, %a : f32
    linalg.yield %m : f32
  } -> tensor<1x8x8x16xf32>
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 1, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x16xf32> to tensor<1x10x8x16xf32>
  %r = linalg.pooling_nhwc_sum ins(%p, %w : tensor<1x10x8x16xf32>, tensor<3x1xf32>)
      outs(%y : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}
