// RUN: nnprim-opt %s --nnprim-fold-epilogue-scale --nnprim-fold-constants --split-input-file | FileCheck %s

/// (acc + b)·s + t: the weights take s, the epilogue adds b·s + t.
// CHECK-LABEL: func.func @batch_norm
//   CHECK-DAG:   %[[T:.*]] = arith.constant dense<[1.100000e+01, 4.000000e+00]> : tensor<2xf32>
//   CHECK-DAG:   %[[W:.*]] = arith.constant dense<{{\[\[\[}}2.000000e+00, 6.000000e+00], [6.000000e+00, 1.200000e+01]]]> : tensor<1x2x2xf32>
//       CHECK:   nnprim.gemm ins(%{{.*}}, %[[W]] :
//  CHECK-SAME:     epilogue(%[[T]] : tensor<2xf32>)
//  CHECK-NEXT:   ^bb0(%[[ACC:.*]]: f32, %[[X:.*]]: f32):
//  CHECK-NEXT:     %[[S:.*]] = arith.addf %[[ACC]], %[[X]]
//  CHECK-NEXT:     %[[R:.*]] = arith.maximumf %[[S]], %{{.*}}
//  CHECK-NEXT:     nnprim.yield %[[R]]
#channel = affine_map<(m, n) -> (n)>
func.func @batch_norm(%a: tensor<5x2xf32>) -> tensor<5x2xf32> {
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %b = arith.constant dense<[5.0, 1.0]> : tensor<2xf32>
  %s = arith.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %t = arith.constant dense<1.0> : tensor<2xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x2x2xf32>
  %p = nnprim.pack ins(%w : tensor<2x2xf32>) outs(%e : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  %f = tensor.empty() : tensor<5x2xf32>
  %c = nnprim.gemm ins(%a, %p : tensor<5x2xf32>, tensor<1x2x2xf32>)
      outs(%f : tensor<5x2xf32>)
      epilogue(%b, %s, %t : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      maps [#channel, #channel, #channel] {
    ^bb0(%acc: f32, %x: f32, %y: f32, %z: f32):
      %0 = arith.addf %acc, %x : f32
      %1 = arith.mulf %0, %y : f32
      %2 = arith.addf %1, %z : f32
      %3 = arith.maximumf %2, %zero : f32
      nnprim.yield %3 : f32
    } -> tensor<5x2xf32>
  return %c : tensor<5x2xf32>
}

// -----

/// The filter of a depthwise convolution, and a quotient.
// CHECK-LABEL: func.func @depthwise
//       CHECK:   %[[W:.*]] = arith.constant dense<{{\[\[\[}}2.000000e+00, 1.000000e+00]]]> : tensor<1x1x2xf32>
//       CHECK:   nnprim.depthwise_conv ins(%{{.*}}, %[[W]] :
//   CHECK-NOT:   arith.divf
func.func @depthwise(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %w = arith.constant dense<[[[4.0, 4.0]]]> : tensor<1x1x2xf32>
  %s = arith.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %f = tensor.empty() : tensor<1x4x4x2xf32>
  %c = nnprim.depthwise_conv ins(%x, %w : tensor<1x4x4x2xf32>, tensor<1x1x2xf32>)
      outs(%f : tensor<1x4x4x2xf32>) strides [1, 1] dilations [1, 1] pads [0, 0]
      epilogue(%s : tensor<2xf32>) maps [affine_map<(n, h, w, c) -> (c)>] {
    ^bb0(%acc: f32, %y: f32):
      %0 = arith.divf %acc, %y : f32
      nnprim.yield %0 : f32
    } -> tensor<1x4x4x2xf32>
  return %c : tensor<1x4x4x2xf32>
}

// -----

/// On NCHW tensors the channel is the second dimension of the result and the
/// first one of the filter.
// CHECK-LABEL: func.func @depthwise_nchw
//   CHECK-DAG:   %[[W:.*]] = arith.constant dense<{{\[\[\[}}8.000000e+00]], {{\[\[}}1.600000e+01]]]> : tensor<2x1x1xf32>
//   CHECK-DAG:   %[[T:.*]] = arith.constant dense<[2.000000e+00, 8.000000e+00]> : tensor<2xf32>
//       CHECK:   nnprim.depthwise_conv_nchw ins(%{{.*}}, %[[W]] :
//  CHECK-SAME:     epilogue(%[[T]] : tensor<2xf32>) maps [#[[CHANNEL:.*]]]
//   CHECK-NOT:   arith.mulf
#second = affine_map<(n, c, h, w) -> (c)>
func.func @depthwise_nchw(%x: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
  %w = arith.constant dense<4.0> : tensor<2x1x1xf32>
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %s = arith.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %f = tensor.empty() : tensor<1x2x4x4xf32>
  %c = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x2x4x4xf32>, tensor<2x1x1xf32>)
      outs(%f : tensor<1x2x4x4xf32>) strides [1, 1] dilations [1, 1] pads [0, 0]
      epilogue(%b, %s : tensor<2xf32>, tensor<2xf32>) maps [#second, #second] {
    ^bb0(%acc: f32, %y: f32, %z: f32):
      %0 = arith.addf %acc, %y : f32
      %1 = arith.mulf %0, %z : f32
      nnprim.yield %1 : f32
    } -> tensor<1x2x4x4xf32>
  return %c : tensor<1x2x4x4xf32>
}

// -----

/// Rows of a product whose left operand is constant are channels; a scale
/// of the other dimension does not fold into the weights.
// CHECK-LABEL: func.func @filters
//   CHECK-DAG:   %[[W:.*]] = arith.constant dense<{{\[}}[2.000000e+00, 0.000000e+00], [1.200000e+01, 1.600000e+01]]> : tensor<2x2xf32>
//       CHECK:   nnprim.gemm ins(%[[W]], %{{.*}} : tensor<2x2xf32>, tensor<2x5xf32>)
//       CHECK:     arith.mulf
//   CHECK-NOT:     arith.mulf
func.func @filters(%x: tensor<2x5xf32>) -> tensor<2x5xf32> {
  %w = arith.constant dense<[[1.0, 0.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %t = arith.constant dense<[2.0, 4.0, 1.0, 1.0, 1.0]> : tensor<5xf32>
  %f = tensor.empty() : tensor<2x5xf32>
  %c = nnprim.gemm ins(%w, %x : tensor<2x2xf32>, tensor<2x5xf32>) outs(%f : tensor<2x5xf32>)
      epilogue(%s, %t : tensor<2xf32>, tensor<5xf32>)
      maps [affine_map<(f, p) -> (f)>, affine_map<(f, p) -> (p)>] {
    ^bb0(%acc: f32, %y: f32, %z: f32):
      %0 = arith.mulf %acc, %y : f32
      %1 = arith.mulf %0, %z : f32
      nnprim.yield %1 : f32
    } -> tensor<2x5xf32>
  return %c : tensor<2x5xf32>
}

// -----

/// x · sigmoid(x): the accumulator has two readers.
// CHECK-LABEL: func.func @negative_two_uses
//       CHECK:   nnprim.gemm {{.*}} epilogue(
//       CHECK:     arith.mulf
//       CHECK:     arith.addf
func.func @negative_two_uses(%a: tensor<5x2xf32>) -> tensor<5x2xf32> {
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %f = tensor.empty() : tensor<5x2xf32>
  %c = nnprim.gemm ins(%a, %w : tensor<5x2xf32>, tensor<2x2xf32>)
      outs(%f : tensor<5x2xf32>)
      epilogue(%s : tensor<2xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %y: f32):
      %0 = arith.mulf %acc, %y : f32
      %1 = arith.addf %0, %acc : f32
      nnprim.yield %1 : f32
    } -> tensor<5x2xf32>
  return %c : tensor<5x2xf32>
}

// -----

/// The weights are an argument.
// CHECK-LABEL: func.func @negative_weights
//       CHECK:   arith.mulf
func.func @negative_weights(%a: tensor<5x2xf32>, %w: tensor<2x2xf32>) -> tensor<5x2xf32> {
  %s = arith.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %f = tensor.empty() : tensor<5x2xf32>
  %c = nnprim.gemm ins(%a, %w : tensor<5x2xf32>, tensor<2x2xf32>)
      outs(%f : tensor<5x2xf32>)
      epilogue(%s : tensor<2xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %y: f32):
      %0 = arith.mulf %acc, %y : f32
      nnprim.yield %0 : f32
    } -> tensor<5x2xf32>
  return %c : tensor<5x2xf32>
}

// -----

/// Filters are scaled before they are transformed: G has the row sums 1, 3/2,
/// 1/2 and 1.
// CHECK-LABEL: func.func @winograd
//       CHECK:   arith.constant dense<{{\[\[}}[2.000000e+00], [3.000000e+00], [1.000000e+00], [2.000000e+00], [3.000000e+00], [4.500000e+00], [1.500000e+00]
//       CHECK:   nnprim.fast_conv <winograd2d, m = 2, r = 3>
//   CHECK-NOT:   arith.mulf
func.func @winograd(%x: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %w = arith.constant dense<1.0> : tensor<3x3x1x1xf32>
  %s = arith.constant dense<2.0> : tensor<1xf32>
  %e = tensor.empty() : tensor<16x1x1xf32>
  %u = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : tensor<3x3x1x1xf32>)
      outs(%e : tensor<16x1x1xf32>) -> tensor<16x1x1xf32>
  %r = tensor.collapse_shape %u [[0, 1], [2]] : tensor<16x1x1xf32> into tensor<16x1xf32>
  %pe = tensor.empty() : tensor<1x16x1xf32>
  %p = nnprim.pack ins(%r : tensor<16x1xf32>) outs(%pe : tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
  %f = tensor.empty() : tensor<1x4x4x1xf32>
  %y = nnprim.fast_conv <winograd2d, m = 2, r = 3>
      ins(%x, %p : tensor<1x4x4x1xf32>, tensor<1x16x1xf32>)
      outs(%f : tensor<1x4x4x1xf32>) pads [1, 1]
      epilogue(%s : tensor<1xf32>) maps [affine_map<(n, h, w, c) -> (c)>] {
    ^bb0(%acc: f32, %b: f32):
      %0 = arith.mulf %acc, %b : f32
      nnprim.yield %0 : f32
    } -> tensor<1x4x4x1xf32>
  return %y : tensor<1x4x4x1xf32>
}

// -----

/// Raw filters are weights like any other.
// CHECK-LABEL: func.func @raw_winograd
//       CHECK:   %[[W:.*]] = arith.constant dense<2.000000e+00> : tensor<1x9x1xf32>
//       CHECK:   nnprim.fast_conv <winograd2d, m = 2, r = 3, on_the_fly = true> ins(%{{.*}}, %[[W]] :
//   CHECK-NOT:   arith.mulf
func.func @raw_winograd(%x: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %w = arith.constant dense<1.0> : tensor<3x3x1x1xf32>
  %s = arith.constant dense<2.0> : tensor<1xf32>
  %r = tensor.collapse_shape %w [[0, 1, 2], [3]] : tensor<3x3x1x1xf32> into tensor<9x1xf32>
  %pe = tensor.empty() : tensor<1x9x1xf32>
  %p = nnprim.pack ins(%r : tensor<9x1xf32>) outs(%pe : tensor<1x9x1xf32>) -> tensor<1x9x1xf32>
  %f = tensor.empty() : tensor<1x4x4x1xf32>
  %y = nnprim.fast_conv <winograd2d, m = 2, r = 3, on_the_fly = true>
      ins(%x, %p : tensor<1x4x4x1xf32>, tensor<1x9x1xf32>)
      outs(%f : tensor<1x4x4x1xf32>) pads [1, 1]
      epilogue(%s : tensor<1xf32>) maps [affine_map<(n, h, w, c) -> (c)>] {
    ^bb0(%acc: f32, %b: f32):
      %0 = arith.mulf %acc, %b : f32
      nnprim.yield %0 : f32
    } -> tensor<1x4x4x1xf32>
  return %y : tensor<1x4x4x1xf32>
}
