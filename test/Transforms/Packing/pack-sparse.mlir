// RUN: nnprim-opt %s --nnprim-pack-operands --canonicalize --split-input-file | FileCheck %s

/// [[1, 0, 2, 3], [0, 0, 0, 4], [5, 6, 0, 0]] in two slabs of two channels.
/// Copied pixels are 16 apart.
// CHECK-LABEL: func.func @slabs
// CHECK-DAG:     %[[V:.*]] = arith.constant dense<[1.000000e+00, 5.000000e+00, 6.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<6xf32>
// CHECK-DAG:     %[[C:.*]] = arith.constant dense<[0, 0, 16, 32, 48, 48]> : tensor<6xi32>
// CHECK-DAG:     %[[R:.*]] = arith.constant dense<{{\[\[}}0, 1, 1, 3], [3, 5, 6, 6]]> : tensor<2x4xi32>
// CHECK:         nnprim.spmm ins(%[[V]], %[[C]], %[[R]], {{.*}}) outs({{.*}}) column_stride 16
func.func @slabs(%x: tensor<4x9xf32>, %y: tensor<3x9xf32>) -> tensor<3x9xf32> {
  %v = arith.constant dense<[1., 2., 3., 4., 5., 6.]> : tensor<6xf32>
  %c = arith.constant dense<[0, 2, 3, 3, 0, 1]> : tensor<6xi32>
  %r = arith.constant dense<[0, 3, 4, 6]> : tensor<4xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<6xf32>, tensor<6xi32>, tensor<4xi32>, tensor<4x9xf32>) outs(%y : tensor<3x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, channels = 2, pack_input = true>} -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}

// -----

/// The weights of a block stay together; entries that no row points to are
/// left out. Channels stay as they are.
// CHECK-LABEL: func.func @blocks
// CHECK-DAG:     %[[V:.*]] = arith.constant dense<{{\[\[}}5.000000e+00, 6.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-DAG:     %[[C:.*]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-DAG:     %[[R:.*]] = arith.constant dense<{{\[\[}}0, 0, 1], [1, 2, 2]]> : tensor<2x3xi32>
// CHECK:         nnprim.spmm ins(%[[V]], %[[C]], %[[R]], {{.*}}) outs({{.*}}) attributes
func.func @blocks(%x: tensor<4x9xf32>, %y: tensor<3x9xf32>) -> tensor<3x9xf32> {
  %v = arith.constant dense<[[1., 2.], [3., 4.], [5., 6.]]> : tensor<3x2xf32>
  %c = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %r = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<3x2xf32>, tensor<3xi32>, tensor<3xi32>, tensor<4x9xf32>) outs(%y : tensor<3x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, rows = 2, channels = 2>} -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}

// -----

/// Rows of 1, 3, 2 and 1 entries, the longest first; the last one stays.
// CHECK-LABEL: func.func @sorted
// CHECK-DAG:     %[[V:.*]] = arith.constant dense<[2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 1.000000e+00, 7.000000e+00]> : tensor<7xf32>
// CHECK-DAG:     %[[R:.*]] = arith.constant dense<[0, 3, 5, 6, 7]> : tensor<5xi32>
// CHECK-DAG:     %[[O:.*]] = arith.constant dense<[1, 2, 0, 3]> : tensor<4xi32>
// CHECK:         nnprim.spmm ins(%[[V]], %{{.*}}, %[[R]], {{.*}}) outs({{.*}}) block_order(%[[O]] : tensor<4xi32>)
func.func @sorted(%x: tensor<4x9xf32>, %y: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %v = arith.constant dense<[1., 2., 3., 4., 5., 6., 7.]> : tensor<7xf32>
  %c = arith.constant dense<[0, 0, 2, 3, 1, 3, 2]> : tensor<7xi32>
  %r = arith.constant dense<[0, 1, 4, 6, 7]> : tensor<5xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<7xf32>, tensor<7xi32>, tensor<5xi32>, tensor<4x9xf32>) outs(%y : tensor<4x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, sort_blocks = true>} -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

/// Slabs of two channels have an order each, within groups of two rows.
// CHECK-LABEL: func.func @sorted_slabs
// CHECK-DAG:     %[[R:.*]] = arith.constant dense<{{\[\[}}0, 1, 2, 3, 3], [3, 5, 5, 6, 7]]> : tensor<2x5xi32>
// CHECK-DAG:     %[[O:.*]] = arith.constant dense<{{\[\[}}0, 1, 2, 3], [1, 0, 2, 3]]> : tensor<2x4xi32>
// CHECK:         nnprim.spmm {{.*}} block_order(%[[O]] : tensor<2x4xi32>)
func.func @sorted_slabs(%x: tensor<4x9xf32>, %y: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %v = arith.constant dense<[1., 2., 3., 4., 5., 6., 7.]> : tensor<7xf32>
  %c = arith.constant dense<[0, 0, 2, 3, 1, 3, 2]> : tensor<7xi32>
  %r = arith.constant dense<[0, 1, 4, 6, 7]> : tensor<5xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<7xf32>, tensor<7xi32>, tensor<5xi32>, tensor<4x9xf32>) outs(%y : tensor<4x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, channels = 2, group_rows = 2, sort_blocks = true>} -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

/// A residual sum may become the output's own memory; then a tile runs all
/// slabs, which cannot have an order each.
// CHECK-LABEL: func.func @negative_residual
// CHECK-NOT:     block_order
// CHECK:         return
func.func @negative_residual(%x: tensor<4x9xf32>, %y: tensor<2x9xf32>, %a: tensor<2x9xf32>) -> tensor<2x9xf32> {
  %v = arith.constant dense<[1., 2., 3.]> : tensor<3xf32>
  %c = arith.constant dense<[0, 0, 2]> : tensor<3xi32>
  %r = arith.constant dense<[0, 1, 3]> : tensor<3xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<4x9xf32>) outs(%y : tensor<2x9xf32>)
      epilogue(%a : tensor<2x9xf32>) maps [affine_map<(f, p) -> (f, p)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 9, channels = 2, sort_blocks = true>} {
    ^bb0(%acc: f32, %residual: f32):
      %s = arith.addf %acc, %residual : f32
      nnprim.yield %s : f32
    } -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}

// -----

/// Entries that are not known stay as they are.
// CHECK-LABEL: func.func @negative_argument
// CHECK:         nnprim.spmm ins(%arg2, {{.*}}) outs({{.*}}) attributes
func.func @negative_argument(%x: tensor<4x9xf32>, %y: tensor<3x9xf32>, %v: tensor<6xf32>) -> tensor<3x9xf32> {
  %c = arith.constant dense<[0, 2, 3, 3, 0, 1]> : tensor<6xi32>
  %r = arith.constant dense<[0, 3, 4, 6]> : tensor<4xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<6xf32>, tensor<6xi32>, tensor<4xi32>, tensor<4x9xf32>) outs(%y : tensor<3x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, channels = 2>} -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}
