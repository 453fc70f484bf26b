// RUN: nnprim-opt %s --nnprim-fuse-epilogue --split-input-file | FileCheck %s

/// Groups of a pointwise convolution write columns of a matrix, of which the loop reads an image: it becomes a part of
/// both epilogues. The addend is reshaped before the first product.
// CHECK-LABEL: func.func @pointwise_groups
// CHECK-SAME:    %[[BIAS:[^:]*]]: tensor<6xf32>, %[[ADDEND:[^:]*]]: tensor<1x2x3x6xf32>
// CHECK:         %[[A:.*]] = tensor.collapse_shape %[[ADDEND]]
// CHECK-DAG:     %[[B0:.*]] = tensor.extract_slice %[[BIAS]][0] [3]
// CHECK-DAG:     %[[A0:.*]] = tensor.extract_slice %[[A]][0, 0] [6, 3]
// CHECK:         %[[P0:.*]] = nnprim.gemm {{.*}} epilogue(%[[B0]], %[[A0]] :
// CHECK:         %[[D:.*]] = tensor.insert_slice %[[P0]]
// CHECK-DAG:     %[[B1:.*]] = tensor.extract_slice %[[BIAS]][3] [3]
// CHECK-DAG:     %[[A1:.*]] = tensor.extract_slice %[[A]][0, 3] [6, 3]
// CHECK:         %[[P1:.*]] = nnprim.gemm {{.*}} epilogue(%[[B1]], %[[A1]] :
// CHECK:         %[[R:.*]] = tensor.insert_slice %[[P1]] into %[[D]]
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[R]]
// CHECK-NOT:     linalg.generic
// CHECK:         return %[[E]]
#id4 = affine_map<(n, h, w, c) -> (n, h, w, c)>
#c4 = affine_map<(n, h, w, c) -> (c)>
#row = affine_map<(m, n) -> (n)>
func.func @pointwise_groups(%x: tensor<6x8xf32>, %w0: tensor<4x3xf32>, %w1: tensor<4x3xf32>,
    %bias: tensor<6xf32>, %addend: tensor<1x2x3x6xf32>) -> tensor<1x2x3x6xf32> {
  %e = tensor.empty() : tensor<6x6xf32>
  %x0 = tensor.extract_slice %x[0, 0] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
  %x1 = tensor.extract_slice %x[0, 4] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
  %i0 = tensor.extract_slice %e[0, 0] [6, 3] [1, 1] : tensor<6x6xf32> to tensor<6x3xf32>
  %p0 = nnprim.gemm ins(%x0, %w0 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%i0 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %y0 = tensor.insert_slice %p0 into %e[0, 0] [6, 3] [1, 1] : tensor<6x3xf32> into tensor<6x6xf32>
  %i1 = tensor.extract_slice %y0[0, 3] [6, 3] [1, 1] : tensor<6x6xf32> to tensor<6x3xf32>
  %p1 = nnprim.gemm ins(%x1, %w1 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%i1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 3] [6, 3] [1, 1] : tensor<6x3xf32> into tensor<6x6xf32>
  %image = tensor.expand_shape %y1 [[0, 1, 2], [3]] output_shape [1, 2, 3, 6] : tensor<6x6xf32> into tensor<1x2x3x6xf32>
  %e2 = tensor.empty() : tensor<1x2x3x6xf32>
  %r = linalg.generic {indexing_maps = [#id4, #c4, #id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%image, %bias, %addend : tensor<1x2x3x6xf32>, tensor<6xf32>, tensor<1x2x3x6xf32>) outs(%e2 : tensor<1x2x3x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %c : f32
    linalg.yield %t : f32
  } -> tensor<1x2x3x6xf32>
  return %r : tensor<1x2x3x6xf32>
}

// -----

/// The loop over a concatenation is done for each operand, and for each group of the one that has groups; these are
/// operands of their own then, so that each has a place in the result.
// CHECK-LABEL: func.func @concat
// CHECK-SAME:    %[[OTHER:[^:]*]]: tensor<1x2x3x5xf32>)
// CHECK:         %[[R:.*]] = linalg.generic {{.*}} ins(%[[OTHER]] :
// CHECK:         %[[P0:.*]] = nnprim.gemm {{.*}} outs(%{{.*}} : tensor<6x3xf32>) {
// CHECK:           arith.maximumf
// CHECK:         %[[E0:.*]] = tensor.expand_shape %[[P0]] {{.*}} output_shape [1, 2, 3, 3]
// CHECK:         %[[P1:.*]] = nnprim.gemm
// CHECK:           arith.maximumf
// CHECK:         %[[E1:.*]] = tensor.expand_shape %[[P1]]
// CHECK-NOT:     tensor.insert_slice
// CHECK:         tensor.concat dim(3) %[[R]], %[[E0]], %[[E1]]
#id4 = affine_map<(n, h, w, c) -> (n, h, w, c)>
func.func @concat(%x: tensor<6x8xf32>, %w0: tensor<4x3xf32>, %w1: tensor<4x3xf32>,
    %other: tensor<1x2x3x5xf32>) -> tensor<1x2x3x11xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %x0 = tensor.extract_slice %x[0, 0] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
  %x1 = tensor.extract_slice %x[0, 4] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
  %i0 = tensor.extract_slice %e[0, 0] [6, 3] [1, 1] : tensor<6x6xf32> to tensor<6x3xf32>
  %p0 = nnprim.gemm ins(%x0, %w0 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%i0 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %y0 = tensor.insert_slice %p0 into %e[0, 0] [6, 3] [1, 1] : tensor<6x3xf32> into tensor<6x6xf32>
  %i1 = tensor.extract_slice %y0[0, 3] [6, 3] [1, 1] : tensor<6x6xf32> to tensor<6x3xf32>
  %p1 = nnprim.gemm ins(%x1, %w1 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%i1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 3] [6, 3] [1, 1] : tensor<6x3xf32> into tensor<6x6xf32>
  %image = tensor.expand_shape %y1 [[0, 1, 2], [3]] output_shape [1, 2, 3, 6] : tensor<6x6xf32> into tensor<1x2x3x6xf32>
  %joined = tensor.concat dim(3) %other, %image : (tensor<1x2x3x5xf32>, tensor<1x2x3x6xf32>) -> tensor<1x2x3x11xf32>
  %e2 = tensor.empty() : tensor<1x2x3x11xf32>
  %r = linalg.generic {indexing_maps = [#id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%joined : tensor<1x2x3x11xf32>) outs(%e2 : tensor<1x2x3x11xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<1x2x3x11xf32>
  return %r : tensor<1x2x3x11xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>

/// Something else reads the concatenation: the loop stays behind it.
// CHECK-LABEL: func.func @negative_two_readers
// CHECK:         %[[C:.*]] = tensor.concat
// CHECK:         linalg.generic {{.*}} ins(%[[C]] :
func.func @negative_two_readers(%x: tensor<6x4xf32>, %w: tensor<4x3xf32>) -> (tensor<6x7xf32>, tensor<6x7xf32>) {
  %e = tensor.empty() : tensor<6x3xf32>
  %p = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x3xf32>) outs(%e : tensor<6x3xf32>) -> tensor<6x3xf32>
  %c = tensor.concat dim(1) %x, %p : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<6x7xf32>
  %e2 = tensor.empty() : tensor<6x7xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<6x7xf32>) outs(%e2 : tensor<6x7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.negf %a : f32
    linalg.yield %s : f32
  } -> tensor<6x7xf32>
  return %c, %r : tensor<6x7xf32>, tensor<6x7xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>

/// No primitive gains: an operand that a loop computes is fused with it elsewhere.
// CHECK-LABEL: func.func @negative_no_primitive
// CHECK:         %[[C:.*]] = tensor.concat
// CHECK:         linalg.generic {{.*}} ins(%[[C]] :
func.func @negative_no_primitive(%x: tensor<6x4xf32>, %y: tensor<6x3xf32>) -> tensor<6x7xf32> {
  %c = tensor.concat dim(1) %x, %y : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<6x7xf32>
  %e2 = tensor.empty() : tensor<6x7xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<6x7xf32>) outs(%e2 : tensor<6x7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.negf %a : f32
    linalg.yield %s : f32
  } -> tensor<6x7xf32>
  return %r : tensor<6x7xf32>
}

// -----

#id4 = affine_map<(n, h, w, c) -> (n, h, w, c)>
#image = affine_map<(n, h, w, c) -> (n, c)>

/// A factor for each image and channel is not addressed by pixels of all images.
// CHECK-LABEL: func.func @negative_factor_of_image
// CHECK:         %[[E:.*]] = tensor.expand_shape
// CHECK:         linalg.generic {{.*}} ins(%[[E]], %{{.*}} : tensor<2x1x3x4xf32>, tensor<2x4xf32>)
func.func @negative_factor_of_image(%x: tensor<6x4xf32>, %w: tensor<4x2xf32>, %f: tensor<2x4xf32>) -> tensor<2x1x3x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %i0 = tensor.extract_slice %e[0, 0] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %p0 = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x2xf32>) outs(%i0 : tensor<6x2xf32>) -> tensor<6x2xf32>
  %y0 = tensor.insert_slice %p0 into %e[0, 0] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x4xf32>
  %i1 = tensor.extract_slice %y0[0, 2] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %p1 = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x2xf32>) outs(%i1 : tensor<6x2xf32>) -> tensor<6x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x4xf32>
  %images = tensor.expand_shape %y1 [[0, 1, 2], [3]] output_shape [2, 1, 3, 4] : tensor<6x4xf32> into tensor<2x1x3x4xf32>
  %e2 = tensor.empty() : tensor<2x1x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id4, #image, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%images, %f : tensor<2x1x3x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x1x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x1x3x4xf32>
  return %r : tensor<2x1x3x4xf32>
}
