// RUN: nnprim-opt %s --nnprim-separate-destinations --canonicalize --split-input-file | FileCheck %s

/// Two poolings do not share what they start from.
// CHECK-LABEL: @fills
// CHECK:         %[[E0:.*]] = tensor.empty() : tensor<1x2x2x3xf32>
// CHECK:         %[[F0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
// CHECK:         linalg.pooling_nhwc_max {{.*}} outs(%[[F0]]
// CHECK:         %[[E1:.*]] = tensor.empty() : tensor<1x2x2x3xf32>
// CHECK:         %[[F1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
// CHECK:         linalg.pooling_nhwc_max {{.*}} outs(%[[F1]]
func.func @fills(%x: tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x2x2x3xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  %p = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x4x3xf32>, tensor<2x2xf32>) outs(%f : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  %q = linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x4x3xf32>, tensor<2x2xf32>) outs(%f : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  return %p, %q : tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>
}

// -----

/// A group's result starts from an empty slice: whose, does not matter.
// CHECK-LABEL: @slice
// CHECK:         %[[S:.*]] = tensor.empty() : tensor<5x3xf32>
// CHECK:         %[[P:.*]] = nnprim.gemm {{.*}} outs(%[[S]] : tensor<5x3xf32>)
// CHECK:         %[[D:.*]] = tensor.empty() : tensor<5x6xf32>
// CHECK:         tensor.insert_slice %[[P]] into %[[D]][0, 0]
func.func @slice(%a: tensor<5x4xf32>, %b: tensor<4x3xf32>) -> tensor<5x6xf32> {
  %e = tensor.empty() : tensor<5x6xf32>
  %s = tensor.extract_slice %e[0, 0] [5, 3] [1, 1] : tensor<5x6xf32> to tensor<5x3xf32>
  %p = nnprim.gemm ins(%a, %b : tensor<5x4xf32>, tensor<4x3xf32>) outs(%s : tensor<5x3xf32>) -> tensor<5x3xf32>
  %r = tensor.insert_slice %p into %e[0, 0] [5, 3] [1, 1] : tensor<5x3xf32> into tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

/// A destination whose values are read stays.
// CHECK-LABEL: @negative_values
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>
// CHECK:         linalg.generic {{.*}} outs(%[[X]] : tensor<4xf32>)
func.func @negative_values(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
