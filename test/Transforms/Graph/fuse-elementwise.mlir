// RUN: nnprim-opt %s --nnprim-fuse-elementwise --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

/// x · sigmoid(x): the loop that forks and joins again reads x once.
// CHECK-LABEL: func.func @fork_and_join
//  CHECK-SAME:   %[[X:.*]]: tensor<4x8xf32>
//       CHECK:   linalg.generic {{.*}} ins(%[[X]] : tensor<4x8xf32>)
//       CHECK:     math.exp
//       CHECK:     arith.mulf
//   CHECK-NOT:   linalg.generic
func.func @fork_and_join(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %s = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %p = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}

// -----

/// The sum over rows takes the square.
// CHECK-LABEL: func.func @into_reduction
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
//       CHECK:     arith.mulf
//       CHECK:     arith.addf
//   CHECK-NOT:   linalg.generic
func.func @into_reduction(%x: tensor<4x8xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %i : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
       iterator_types = ["parallel", "reduction"]}
      ins(%s : tensor<4x8xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %o, %i : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

/// The exponential would be computed for each of the 4 rows.
// CHECK-LABEL: func.func @negative_broadcast
// CHECK-COUNT-2: linalg.generic
func.func @negative_broadcast(%x: tensor<4x8xf32>, %s: tensor<8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %g = linalg.generic
      {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>],
       iterator_types = ["parallel"]}
      ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %p = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %g : tensor<4x8xf32>, tensor<8xf32>) outs(%f : tensor<4x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}

// -----

/// Two loops read x - mean, which costs less to compute twice than to store.
// CHECK-LABEL: func.func @cheap_producer
//  CHECK-SAME:   %[[X:.*]]: tensor<4x64xf32>, %[[MEAN:.*]]: tensor<4xf32>, %[[INIT:.*]]: tensor<4xf32>
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[X]], %[[MEAN]]
//       CHECK:     arith.subf
//       CHECK:     arith.mulf
//       CHECK:     arith.addf
//       CHECK:   linalg.generic {{.*}} ins(%[[X]], %[[MEAN]]
//       CHECK:     arith.subf
//       CHECK:     math.exp
//   CHECK-NOT:   linalg.generic
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @cheap_producer(%x: tensor<4x64xf32>, %mean: tensor<4xf32>, %init: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4x64xf32>) {
  %e = tensor.empty() : tensor<4x64xf32>
  %c = linalg.generic
      {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean : tensor<4x64xf32>, tensor<4xf32>) outs(%e : tensor<4x64xf32>) {
  ^bb0(%i: f32, %m: f32, %o: f32):
    %0 = arith.subf %i, %m : f32
    linalg.yield %0 : f32
  } -> tensor<4x64xf32>
  %v = linalg.generic
      {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%c : tensor<4x64xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %i : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %y = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<4x64xf32>) outs(%e : tensor<4x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<4x64xf32>
  return %v, %y : tensor<4xf32>, tensor<4x64xf32>
}

// -----

/// A loop that reads several whole tensors is not divided.
// CHECK-LABEL: func.func @negative_two_tensors
// CHECK-COUNT-3: linalg.generic
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @negative_two_tensors(%x: tensor<4x64xf32>, %z: tensor<4x64xf32>, %init: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4x64xf32>) {
  %e = tensor.empty() : tensor<4x64xf32>
  %c = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %z : tensor<4x64xf32>, tensor<4x64xf32>) outs(%e : tensor<4x64xf32>) {
  ^bb0(%i: f32, %m: f32, %o: f32):
    %0 = arith.subf %i, %m : f32
    linalg.yield %0 : f32
  } -> tensor<4x64xf32>
  %v = linalg.generic
      {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%c : tensor<4x64xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %1 = arith.addf %i, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %y = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<4x64xf32>) outs(%e : tensor<4x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<4x64xf32>
  return %v, %y : tensor<4xf32>, tensor<4x64xf32>
}
