// RUN: nnprim-opt %s --nnprim-sparsify --split-input-file | FileCheck %s

/// The scales of rows, as batch normalization leaves them, are multiplied out
/// before zeros are left out; the epilogue moves along. A row may have none.
// CHECK-LABEL: func.func @scaled
//  CHECK-SAME:   %[[X:.*]]: tensor<4x9xf32>, %[[B:.*]]: tensor<3xf32>
//   CHECK-DAG:   %[[V:.*]] = arith.constant dense<[2.000000e+00, 4.000000e+00, 1.200000e+01]> : tensor<3xf32>
//   CHECK-DAG:   %[[C:.*]] = arith.constant dense<[0, 3, 2]> : tensor<3xi32>
//   CHECK-DAG:   %[[R:.*]] = arith.constant dense<[0, 2, 2, 3]> : tensor<4xi32>
//       CHECK:   nnprim.spmm ins(%[[V]], %[[C]], %[[R]], %[[X]] :
//  CHECK-SAME:     epilogue(%[[B]] : tensor<3xf32>) maps [#{{.*}}]
//  CHECK-NEXT:   ^bb0(%[[ACC:.*]]: f32, %[[BIAS:.*]]: f32):
//  CHECK-NEXT:     arith.addf %[[ACC]], %[[BIAS]]
//   CHECK-NOT:   nnprim.gemm
func.func @scaled(%x: tensor<4x9xf32>, %b: tensor<3xf32>) -> tensor<3x9xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 3.0, 0.0]]> : tensor<3x4xf32>
  %s = arith.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
  %e = tensor.empty() : tensor<3x4xf32>
  %scaled = linalg.generic {indexing_maps = [affine_map<(f, c) -> (f, c)>, affine_map<(f, c) -> (f)>, affine_map<(f, c) -> (f, c)>],
                            iterator_types = ["parallel", "parallel"]}
      ins(%w, %s : tensor<3x4xf32>, tensor<3xf32>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %p = arith.mulf %a, %c : f32
    linalg.yield %p : f32
  } -> tensor<3x4xf32>
  %init = tensor.empty() : tensor<3x9xf32>
  %y = nnprim.gemm ins(%scaled, %x : tensor<3x4xf32>, tensor<4x9xf32>) outs(%init : tensor<3x9xf32>)
      epilogue(%b : tensor<3xf32>) maps [affine_map<(f, p) -> (f)>] attributes {nnprim.algorithm = "spmm"} {
  ^bb0(%acc: f32, %bias: f32):
    %r = arith.addf %acc, %bias : f32
    nnprim.yield %r : f32
  } -> tensor<3x9xf32>
  return %y : tensor<3x9xf32>
}

// -----

/// A product that is not marked as sparse stays dense.
// CHECK-LABEL: func.func @negative_not_marked
// CHECK:         nnprim.gemm
func.func @negative_not_marked(%x: tensor<4x9xf32>) -> tensor<1x9xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 2.0]]> : tensor<1x4xf32>
  %init = tensor.empty() : tensor<1x9xf32>
  %y = nnprim.gemm ins(%w, %x : tensor<1x4xf32>, tensor<4x9xf32>) outs(%init : tensor<1x9xf32>) -> tensor<1x9xf32>
  return %y : tensor<1x9xf32>
}

// -----

/// Without any weight that is not zero, and without known ones.
// CHECK-LABEL: func.func @negative_zeros
// CHECK-COUNT-2: nnprim.gemm
// CHECK-NOT:     nnprim.algorithm
func.func @negative_zeros(%x: tensor<4x9xf32>, %u: tensor<1x4xf32>) -> (tensor<1x9xf32>, tensor<1x9xf32>) {
  %w = arith.constant dense<0.0> : tensor<1x4xf32>
  %init = tensor.empty() : tensor<1x9xf32>
  %y = nnprim.gemm ins(%w, %x : tensor<1x4xf32>, tensor<4x9xf32>) outs(%init : tensor<1x9xf32>)
      attributes {nnprim.algorithm = "spmm"} -> tensor<1x9xf32>
  %z = nnprim.gemm ins(%u, %x : tensor<1x4xf32>, tensor<4x9xf32>) outs(%init : tensor<1x9xf32>)
      attributes {nnprim.algorithm = "spmm"} -> tensor<1x9xf32>
  return %y, %z : tensor<1x9xf32>, tensor<1x9xf32>
}

// -----

/// Blocks of two filters: an entry is a channel's weights of both, and the last
/// block has one filter.
// CHECK-LABEL: func.func @blocks
//   CHECK-DAG:   %[[V:.*]] = arith.constant dense<{{\[}}[1.000000e+00, 0.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 0.000000e+00]]> : tensor<3x2xf32>
//   CHECK-DAG:   %[[C:.*]] = arith.constant dense<[0, 3, 2]> : tensor<3xi32>
//   CHECK-DAG:   %[[R:.*]] = arith.constant dense<[0, 2, 3]> : tensor<3xi32>
//       CHECK:   nnprim.spmm ins(%[[V]], %[[C]], %[[R]], %{{.*}} :
func.func @blocks(%x: tensor<4x9xf32>) -> tensor<3x9xf32> {
  %w = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 5.0], [0.0, 0.0, 3.0, 0.0]]> : tensor<3x4xf32>
  %init = tensor.empty() : tensor<3x9xf32>
  %y = nnprim.gemm ins(%w, %x : tensor<3x4xf32>, tensor<4x9xf32>) outs(%init : tensor<3x9xf32>)
      attributes {nnprim.algorithm = "spmm_b2"} -> tensor<3x9xf32>
  return %y : tensor<3x9xf32>
}
