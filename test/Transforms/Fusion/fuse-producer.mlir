// RUN: nnprim-opt %s --nnprim-fuse-producer --canonicalize --cse --split-input-file | FileCheck %s

#id = affine_map<(b, h, q, k) -> (b, h, q, k)>
#keys = affine_map<(b, h, q, k) -> (b, 0, 0, k)>

/// Scale and mask of an attention, one loop after the other; the mask without its dimensions of one element.
// CHECK-DAG:   #[[KEYS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-LABEL: func.func @scale_and_mask
//  CHECK-SAME:   %[[X:.*]]: tensor<2x4x32x32xf32>, %[[M:.*]]: tensor<2x1x1x32xf32>
//   CHECK-NOT:   linalg.generic
//       CHECK:   %[[C:.*]] = tensor.collapse_shape %[[M]]
//       CHECK:   nnprim.twopass_softmax ins(%[[X]] : tensor<2x4x32x32xf32>)
//  CHECK-SAME:     producer(%[[C]] : tensor<2x32xf32>) maps [#[[KEYS]]] {
//  CHECK-NEXT:   ^bb0(%[[E:.*]]: f32, %[[K:.*]]: f32):
//  CHECK-NEXT:     %[[P:.*]] = arith.mulf %[[E]], %{{.*}}
//  CHECK-NEXT:     %[[S:.*]] = arith.addf %[[P]], %[[K]]
//  CHECK-NEXT:     nnprim.yield %[[S]]
func.func @scale_and_mask(%x: tensor<2x4x32x32xf32>, %m: tensor<2x1x1x32xf32>) -> tensor<2x4x32x32xf32> {
  %scale = arith.constant 1.250000e-01 : f32
  %e = tensor.empty() : tensor<2x4x32x32xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x4x32x32xf32>) outs(%e : tensor<2x4x32x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %scale : f32
    linalg.yield %0 : f32
  } -> tensor<2x4x32x32xf32>
  %b = linalg.generic {indexing_maps = [#keys, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%m, %a : tensor<2x1x1x32xf32>, tensor<2x4x32x32xf32>) outs(%e : tensor<2x4x32x32xf32>) {
  ^bb0(%j: f32, %i: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<2x4x32x32xf32>
  %y = nnprim.twopass_softmax ins(%b : tensor<2x4x32x32xf32>) outs(%e : tensor<2x4x32x32xf32>) dimension = 3
      -> tensor<2x4x32x32xf32>
  return %y : tensor<2x4x32x32xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>

/// A loop that has another reader, or is long, is computed once.
// CHECK-LABEL: func.func @negative_uses_and_functions
// CHECK-COUNT-2: linalg.generic
//     CHECK-NOT: producer
func.func @negative_uses_and_functions(%x: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
  %e = tensor.empty() : tensor<8x32xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %i : f32
    linalg.yield %0 : f32
  } -> tensor<8x32xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.tanh %i : f32
    linalg.yield %0 : f32
  } -> tensor<8x32xf32>
  %y = nnprim.twopass_softmax ins(%a : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) dimension = 1 -> tensor<8x32xf32>
  %z = nnprim.twopass_softmax ins(%b : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) dimension = 1 -> tensor<8x32xf32>
  return %a, %y, %z : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

/// No input of the loop has the shape of what the softmax reads.
// CHECK-LABEL: func.func @negative_broadcast
//       CHECK:   linalg.generic
//   CHECK-NOT:   producer
func.func @negative_broadcast(%x: tensor<8xf32>) -> tensor<8x32xf32> {
  %e = tensor.empty() : tensor<8x32xf32>
  %a = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<8x32xf32>
  %y = nnprim.twopass_softmax ins(%a : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) dimension = 1 -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
