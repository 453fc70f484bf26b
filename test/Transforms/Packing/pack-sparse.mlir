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
