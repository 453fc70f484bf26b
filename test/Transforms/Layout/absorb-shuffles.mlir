// RUN: nnprim-opt %s --nnprim-absorb-shuffles --canonicalize --split-input-file | FileCheck %s

/// The second half of two images of twenty channels in turns: each image's
/// last ten. The later image is concatenated whole, so that nothing of it is
/// copied. Its channels, the odd ones of what was read, come first, and so do
/// their rows of the constant.
// CHECK-LABEL: @half
// CHECK-SAME:    %[[X:.*]]: tensor<20x3xf32>, %[[A:.*]]: tensor<1x4x5x20xf32>
// CHECK-DAG:     %[[W:.*]] = arith.constant {{.*}} : tensor<20x1xf32>
// CHECK:         %[[B:.*]] = tensor.expand_shape
// CHECK:         %[[REST:.*]] = tensor.extract_slice %[[A]][0, 0, 0, 10] [1, 4, 5, 10] [1, 1, 1, 1]
// CHECK:         %[[ALL:.*]] = tensor.concat dim(3) %[[B]], %[[REST]]
// CHECK:         %[[HALF:.*]] = tensor.extract_slice %[[ALL]][0, 0, 0, 10] [1, 4, 5, 20] [1, 1, 1, 1]
// CHECK:         %[[ODD:.*]] = tensor.extract_slice %[[W]][1, 0] [10, 1] [2, 1]
// CHECK:         %[[EVEN:.*]] = tensor.extract_slice %[[W]][0, 0] [10, 1] [2, 1]
// CHECK:         %[[ROWS:.*]] = tensor.concat dim(0) %[[ODD]], %[[EVEN]]
// CHECK:         %[[MATRIX:.*]] = tensor.collapse_shape %[[HALF]] {{\[}}[0, 1, 2], [3]]
// CHECK:         nnprim.gemm ins(%[[MATRIX]], %[[ROWS]] : tensor<20x20xf32>, tensor<20x1xf32>)
// CHECK-NOT:     linalg.transpose
func.func @half(%x: tensor<20x3xf32>, %a: tensor<1x4x5x20xf32>) -> tensor<20x1xf32> {
  %v = arith.constant dense<0.5> : tensor<3x20xf32>
  %w = arith.constant dense<[[0.5], [1.5], [2.5], [3.5], [4.5], [5.5], [6.5], [7.5], [8.5], [9.5], [10.5], [11.5], [12.5], [13.5], [14.5], [15.5], [16.5], [17.5], [18.5], [19.5]]> : tensor<20x1xf32>
  %e0 = tensor.empty() : tensor<20x20xf32>
  %y = nnprim.gemm ins(%x, %v : tensor<20x3xf32>, tensor<3x20xf32>) outs(%e0 : tensor<20x20xf32>) -> tensor<20x20xf32>
  %b = tensor.expand_shape %y [[0, 1, 2], [3]] output_shape [1, 4, 5, 20] : tensor<20x20xf32> into tensor<1x4x5x20xf32>
  %c = tensor.concat dim(3) %a, %b : (tensor<1x4x5x20xf32>, tensor<1x4x5x20xf32>) -> tensor<1x4x5x40xf32>
  %s = tensor.expand_shape %c [[0], [1], [2], [3, 4]] output_shape [1, 4, 5, 2, 20] : tensor<1x4x5x40xf32> into tensor<1x4x5x2x20xf32>
  %e1 = tensor.empty() : tensor<1x4x5x20x2xf32>
  %t = linalg.transpose ins(%s : tensor<1x4x5x2x20xf32>) outs(%e1 : tensor<1x4x5x20x2xf32>) permutation = [0, 1, 2, 4, 3]
  %d = tensor.collapse_shape %t [[0], [1], [2], [3, 4]] : tensor<1x4x5x20x2xf32> into tensor<1x4x5x40xf32>
  %h = tensor.extract_slice %d[0, 0, 0, 20] [1, 4, 5, 20] [1, 1, 1, 1] : tensor<1x4x5x40xf32> to tensor<1x4x5x20xf32>
  %m = tensor.collapse_shape %h [[0, 1, 2], [3]] : tensor<1x4x5x20xf32> into tensor<20x20xf32>
  %e2 = tensor.empty() : tensor<20x1xf32>
  %r = nnprim.gemm ins(%m, %w : tensor<20x20xf32>, tensor<20x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r : tensor<20x1xf32>
}

// -----

#channel = affine_map<(d0, d1, d2, d3) -> (d3)>
#pixel = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>

/// A depthwise convolution reads the image as it is, with its filter and bias
/// in that order, and so does the product behind. What is the same for all
/// channels stays.
// CHECK-LABEL: @depthwise
// CHECK-SAME:    %[[X:.*]]: tensor<1x4x5x6xf32>, %[[P:.*]]: tensor<1x4x5x1xf32>
// CHECK-DAG:     %[[F:.*]] = arith.constant dense<{{.*}}> : tensor<1x1x6xf32>
// CHECK-DAG:     %[[B:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]>
// CHECK-DAG:     %[[W:.*]] = arith.constant dense<{{.*}}> : tensor<6x1xf32>
// CHECK:         %[[F0:.*]] = tensor.extract_slice %[[F]][0, 0, 0] [1, 1, 3] [1, 1, 2]
// CHECK:         %[[F1:.*]] = tensor.extract_slice %[[F]][0, 0, 1] [1, 1, 3] [1, 1, 2]
// CHECK:         %[[F2:.*]] = tensor.concat dim(2) %[[F0]], %[[F1]]
// CHECK:         %[[B0:.*]] = tensor.extract_slice %[[B]][0] [3] [2]
// CHECK:         %[[B1:.*]] = tensor.extract_slice %[[B]][1] [3] [2]
// CHECK:         %[[B2:.*]] = tensor.concat dim(0) %[[B0]], %[[B1]]
// CHECK:         %[[Y:.*]] = nnprim.depthwise_conv ins(%[[X]], %[[F2]] :
// CHECK-SAME:      epilogue(%[[B2]], %[[P]] :
// CHECK:         %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0] [3, 1] [2, 1]
// CHECK:         %[[W1:.*]] = tensor.extract_slice %[[W]][1, 0] [3, 1] [2, 1]
// CHECK:         %[[W2:.*]] = tensor.concat dim(0) %[[W0]], %[[W1]]
// CHECK:         %[[M:.*]] = tensor.collapse_shape %[[Y]]
// CHECK:         nnprim.gemm ins(%[[M]], %[[W2]] :
func.func @depthwise(%x: tensor<1x4x5x6xf32>, %p: tensor<1x4x5x1xf32>) -> tensor<20x1xf32> {
  %f = arith.constant dense<[[[0.5, 1.5, 2.5, 3.5, 4.5, 5.5]]]> : tensor<1x1x6xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %w = arith.constant dense<[[6.0], [5.0], [4.0], [3.0], [2.0], [1.0]]> : tensor<6x1xf32>
  %s = tensor.expand_shape %x [[0], [1], [2], [3, 4]] output_shape [1, 4, 5, 2, 3] : tensor<1x4x5x6xf32> into tensor<1x4x5x2x3xf32>
  %e1 = tensor.empty() : tensor<1x4x5x3x2xf32>
  %t = linalg.transpose ins(%s : tensor<1x4x5x2x3xf32>) outs(%e1 : tensor<1x4x5x3x2xf32>) permutation = [0, 1, 2, 4, 3]
  %d = tensor.collapse_shape %t [[0], [1], [2], [3, 4]] : tensor<1x4x5x3x2xf32> into tensor<1x4x5x6xf32>
  %e2 = tensor.empty() : tensor<1x4x5x6xf32>
  %y = nnprim.depthwise_conv ins(%d, %f : tensor<1x4x5x6xf32>, tensor<1x1x6xf32>) outs(%e2 : tensor<1x4x5x6xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] epilogue(%b, %p : tensor<6xf32>, tensor<1x4x5x1xf32>) maps [#channel, #pixel] {
  ^bb0(%a: f32, %b0: f32, %p0: f32):
    %0 = arith.addf %a, %b0 : f32
    %1 = arith.mulf %0, %p0 : f32
    nnprim.yield %1 : f32
  } -> tensor<1x4x5x6xf32>
  %m = tensor.collapse_shape %y [[0, 1, 2], [3]] : tensor<1x4x5x6xf32> into tensor<20x6xf32>
  %e3 = tensor.empty() : tensor<20x1xf32>
  %r = nnprim.gemm ins(%m, %w : tensor<20x6xf32>, tensor<6x1xf32>) outs(%e3 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r : tensor<20x1xf32>
}

// -----

/// Canonicalization has joined the reshape that ends the shuffle with that of
/// one reader. Three groups of two: the image has the channels that were
/// 0, 3, 1, 4, 2 and 5.
// CHECK-LABEL: @joined
// CHECK-SAME:    %[[X:.*]]: tensor<1x4x5x6xf32>
// CHECK:         nnprim.depthwise_conv ins(%[[X]], %{{.*}} :
// CHECK:         %[[W0:.*]] = tensor.extract_slice %{{.*}}[0, 0] [2, 1] [3, 1]
// CHECK:         %[[W1:.*]] = tensor.extract_slice %{{.*}}[1, 0] [2, 1] [3, 1]
// CHECK:         %[[W2:.*]] = tensor.extract_slice %{{.*}}[2, 0] [2, 1] [3, 1]
// CHECK:         %[[W3:.*]] = tensor.concat dim(0) %[[W0]], %[[W1]], %[[W2]]
// CHECK:         %[[M:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1, 2], [3]]
// CHECK:         nnprim.gemm ins(%[[M]], %[[W3]] :
// CHECK-NOT:     linalg.transpose
func.func @joined(%x: tensor<1x4x5x6xf32>) -> (tensor<20x1xf32>, tensor<1x4x5x6xf32>) {
  %f = arith.constant dense<[[[0.5, 1.5, 2.5, 3.5, 4.5, 5.5]]]> : tensor<1x1x6xf32>
  %w = arith.constant dense<[[6.0], [5.0], [4.0], [3.0], [2.0], [1.0]]> : tensor<6x1xf32>
  %v = arith.constant dense<0.25> : tensor<6x6xf32>
  %s = tensor.expand_shape %x [[0], [1], [2], [3, 4]] output_shape [1, 4, 5, 3, 2] : tensor<1x4x5x6xf32> into tensor<1x4x5x3x2xf32>
  %e1 = tensor.empty() : tensor<1x4x5x2x3xf32>
  %t = linalg.transpose ins(%s : tensor<1x4x5x3x2xf32>) outs(%e1 : tensor<1x4x5x2x3xf32>) permutation = [0, 1, 2, 4, 3]
  %d = tensor.collapse_shape %t [[0], [1], [2], [3, 4]] : tensor<1x4x5x2x3xf32> into tensor<1x4x5x6xf32>
  %m = tensor.collapse_shape %t [[0, 1, 2], [3, 4]] : tensor<1x4x5x2x3xf32> into tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<1x4x5x6xf32>
  %y = nnprim.depthwise_conv ins(%d, %f : tensor<1x4x5x6xf32>, tensor<1x1x6xf32>) outs(%e2 : tensor<1x4x5x6xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x5x6xf32>
  %n = tensor.collapse_shape %y [[0, 1, 2], [3]] : tensor<1x4x5x6xf32> into tensor<20x6xf32>
  %e3 = tensor.empty() : tensor<20x6xf32>
  %z = nnprim.gemm ins(%n, %v : tensor<20x6xf32>, tensor<6x6xf32>) outs(%e3 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %o = tensor.expand_shape %z [[0, 1, 2], [3]] output_shape [1, 4, 5, 6] : tensor<20x6xf32> into tensor<1x4x5x6xf32>
  %e4 = tensor.empty() : tensor<20x1xf32>
  %r = nnprim.gemm ins(%m, %w : tensor<20x6xf32>, tensor<6x1xf32>) outs(%e4 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r, %o : tensor<20x1xf32>, tensor<1x4x5x6xf32>
}

// -----

/// The shuffled image is a result, too.
// CHECK-LABEL: @negative_result
// CHECK:         linalg.transpose
func.func @negative_result(%x: tensor<20x6xf32>) -> (tensor<20x1xf32>, tensor<20x6xf32>) {
  %w = arith.constant dense<[[6.0], [5.0], [4.0], [3.0], [2.0], [1.0]]> : tensor<6x1xf32>
  %s = tensor.expand_shape %x [[0], [1, 2]] output_shape [20, 2, 3] : tensor<20x6xf32> into tensor<20x2x3xf32>
  %e1 = tensor.empty() : tensor<20x3x2xf32>
  %t = linalg.transpose ins(%s : tensor<20x2x3xf32>) outs(%e1 : tensor<20x3x2xf32>) permutation = [0, 2, 1]
  %d = tensor.collapse_shape %t [[0], [1, 2]] : tensor<20x3x2xf32> into tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<20x1xf32>
  %r = nnprim.gemm ins(%d, %w : tensor<20x6xf32>, tensor<6x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r, %d : tensor<20x1xf32>, tensor<20x6xf32>
}

// -----

/// Weights that are no constants would be permuted whenever the model runs.
// CHECK-LABEL: @negative_weights
// CHECK:         linalg.transpose
func.func @negative_weights(%x: tensor<20x6xf32>, %w: tensor<6x1xf32>) -> tensor<20x1xf32> {
  %s = tensor.expand_shape %x [[0], [1, 2]] output_shape [20, 2, 3] : tensor<20x6xf32> into tensor<20x2x3xf32>
  %e1 = tensor.empty() : tensor<20x3x2xf32>
  %t = linalg.transpose ins(%s : tensor<20x2x3xf32>) outs(%e1 : tensor<20x3x2xf32>) permutation = [0, 2, 1]
  %d = tensor.collapse_shape %t [[0], [1, 2]] : tensor<20x3x2xf32> into tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<20x1xf32>
  %r = nnprim.gemm ins(%d, %w : tensor<20x6xf32>, tensor<6x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r : tensor<20x1xf32>
}

// -----

/// Each group of products reads a part of each of three groups: all channels
/// would be copied, a few at a time.
// CHECK-LABEL: @negative_groups
// CHECK:         linalg.transpose
func.func @negative_groups(%x: tensor<20x9xf32>) -> (tensor<20x1xf32>, tensor<20x1xf32>, tensor<20x1xf32>) {
  %w = arith.constant dense<[[3.0], [2.0], [1.0]]> : tensor<3x1xf32>
  %s = tensor.expand_shape %x [[0], [1, 2]] output_shape [20, 3, 3] : tensor<20x9xf32> into tensor<20x3x3xf32>
  %e1 = tensor.empty() : tensor<20x3x3xf32>
  %t = linalg.transpose ins(%s : tensor<20x3x3xf32>) outs(%e1 : tensor<20x3x3xf32>) permutation = [0, 2, 1]
  %d = tensor.collapse_shape %t [[0], [1, 2]] : tensor<20x3x3xf32> into tensor<20x9xf32>
  %s0 = tensor.extract_slice %d[0, 0] [20, 3] [1, 1] : tensor<20x9xf32> to tensor<20x3xf32>
  %s1 = tensor.extract_slice %d[0, 3] [20, 3] [1, 1] : tensor<20x9xf32> to tensor<20x3xf32>
  %s2 = tensor.extract_slice %d[0, 6] [20, 3] [1, 1] : tensor<20x9xf32> to tensor<20x3xf32>
  %e2 = tensor.empty() : tensor<20x1xf32>
  %r0 = nnprim.gemm ins(%s0, %w : tensor<20x3xf32>, tensor<3x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  %r1 = nnprim.gemm ins(%s1, %w : tensor<20x3xf32>, tensor<3x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  %r2 = nnprim.gemm ins(%s2, %w : tensor<20x3xf32>, tensor<3x1xf32>) outs(%e2 : tensor<20x1xf32>) -> tensor<20x1xf32>
  return %r0, %r1, %r2 : tensor<20x1xf32>, tensor<20x1xf32>, tensor<20x1xf32>
}
