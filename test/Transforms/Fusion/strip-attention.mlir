// RUN: nnprim-opt %s --nnprim-strip-attention --canonicalize --cse --split-input-file --verify-diagnostics | FileCheck %s

/// 20 rows are two strips of 8 in a loop and one of 4; scores of a strip are the only ones. Heads are two dimensions
/// around the softmax.
// CHECK-LABEL: func.func @heads
//  CHECK-SAME:   %[[Q:[a-z0-9_]+]]: tensor<6x20x16xf32>, %[[K:[a-z0-9_]+]]: tensor<6x16x30xf32>, %[[V:[a-z0-9_]+]]: tensor<6x30x8xf32>
//   CHECK-NOT:   tensor<6x20x30xf32>
//   CHECK-DAG:   %[[C6:[a-z0-9_]+]] = arith.constant 6 : index
//   CHECK-DAG:   %[[C16:[a-z0-9_]+]] = arith.constant 16 : index
//       CHECK:   scf.for %[[H:[a-z0-9_]+]] = %{{.*}} to %[[C6]]
//       CHECK:     scf.for %[[R:[a-z0-9_]+]] = %{{.*}} to %[[C16]]
//   CHECK-DAG:       %[[QS:[a-z0-9_]+]] = tensor.extract_slice %[[Q]][%[[H]], %[[R]], 0] [1, 8, 16] [1, 1, 1]
//   CHECK-DAG:       %[[KS:[a-z0-9_]+]] = tensor.extract_slice %[[K]][%[[H]], 0, 0] [1, 16, 30] [1, 1, 1]
//       CHECK:       %[[S:[a-z0-9_]+]] = linalg.batch_matmul ins(%[[QS]], %[[KS]] :
//       CHECK:       %[[E:[a-z0-9_]+]] = tensor.expand_shape %[[S]]
//       CHECK:       %[[P:[a-z0-9_]+]] = linalg.softmax dimension(3) ins(%[[E]] : tensor<1x1x8x30xf32>)
//       CHECK:       %[[W:[a-z0-9_]+]] = tensor.collapse_shape %[[P]]
//       CHECK:       %[[VS:[a-z0-9_]+]] = tensor.extract_slice %[[V]][%[[H]], 0, 0] [1, 30, 8] [1, 1, 1]
//       CHECK:       %[[Y:[a-z0-9_]+]] = linalg.batch_matmul ins(%[[W]], %[[VS]] :
//   CHECK-NOT:       strip_rows
//       CHECK:       tensor.insert_slice %[[Y]] into %{{.*}}[%[[H]], %[[R]], 0] [1, 8, 8] [1, 1, 1]
//       CHECK:     linalg.softmax dimension(3) ins(%{{.*}} : tensor<1x1x4x30xf32>)
//       CHECK:     tensor.insert_slice %{{.*}} into %{{.*}}[%[[H]], 16, 0] [1, 4, 8] [1, 1, 1]
func.func @heads(%q: tensor<6x20x16xf32>, %k: tensor<6x16x30xf32>, %v: tensor<6x30x8xf32>) -> tensor<6x20x8xf32> {
  %zero = arith.constant 0.0 : f32
  %se = tensor.empty() : tensor<6x20x30xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<6x20x30xf32>) -> tensor<6x20x30xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x20x16xf32>, tensor<6x16x30xf32>) outs(%sf : tensor<6x20x30xf32>) -> tensor<6x20x30xf32>
  %x = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [2, 3, 20, 30] : tensor<6x20x30xf32> into tensor<2x3x20x30xf32>
  %e = tensor.empty() : tensor<2x3x20x30xf32>
  %p = linalg.softmax dimension(3) ins(%x : tensor<2x3x20x30xf32>) outs(%e : tensor<2x3x20x30xf32>) -> tensor<2x3x20x30xf32>
  %w = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x3x20x30xf32> into tensor<6x20x30xf32>
  %ye = tensor.empty() : tensor<6x20x8xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<6x20x8xf32>) -> tensor<6x20x8xf32>
  %y = linalg.batch_matmul {nnprim.strip_rows = 8 : i64} ins(%w, %v : tensor<6x20x30xf32>, tensor<6x30x8xf32>) outs(%yf : tensor<6x20x8xf32>) -> tensor<6x20x8xf32>
  return %y : tensor<6x20x8xf32>
}

// -----

#id = affine_map<(b, h, q, k) -> (b, h, q, k)>
#row = affine_map<(b, h, q, k) -> (b, h, q)>

/// A mask that all heads share, slices of which are read; rows of which everything is masked are cleared, by a maximum
/// over the strip's scores, which are computed once.
// CHECK-LABEL: func.func @mask
//  CHECK-SAME:   %[[M:[a-z0-9_]+]]: tensor<2x10x12xf32>
//       CHECK:   scf.for %[[H:[a-z0-9_]+]] =
//       CHECK:     scf.for %[[R:[a-z0-9_]+]] =
//       CHECK:       linalg.batch_matmul
//       CHECK:       tensor.extract_slice %[[M]][%{{.*}}, %[[R]], 0] [1, 5, 12] [1, 1, 1]
//       CHECK:       %[[X:[a-z0-9_]+]] = linalg.generic
//       CHECK:       linalg.fill ins(%{{.*}}) outs(%{{.*}} : tensor<1x1x5xf32>)
//       CHECK:       linalg.generic {{.*}}"reduction"{{.*}} ins(%[[X]] : tensor<1x1x5x12xf32>)
//       CHECK:       linalg.softmax dimension(3) ins(%[[X]] : tensor<1x1x5x12xf32>)
//       CHECK:       linalg.generic
//       CHECK:       linalg.batch_matmul
//   CHECK-NOT:   linalg.batch_matmul
func.func @mask(%m: tensor<2x10x12xf32>, %q: tensor<6x10x4xf32>, %k: tensor<6x4x12xf32>, %v: tensor<6x12x4xf32>) -> tensor<6x10x4xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %se = tensor.empty() : tensor<6x10x12xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<6x10x12xf32>) -> tensor<6x10x12xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x10x4xf32>, tensor<6x4x12xf32>) outs(%sf : tensor<6x10x12xf32>) -> tensor<6x10x12xf32>
  %x0 = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [2, 3, 10, 12] : tensor<6x10x12xf32> into tensor<2x3x10x12xf32>
  %e = tensor.empty() : tensor<2x3x10x12xf32>
  %x = linalg.generic {indexing_maps = [#id, affine_map<(b, h, q, k) -> (b, q, k)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x0, %m : tensor<2x3x10x12xf32>, tensor<2x10x12xf32>) outs(%e : tensor<2x3x10x12xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x10x12xf32>
  %p = linalg.softmax dimension(3) ins(%x : tensor<2x3x10x12xf32>) outs(%e : tensor<2x3x10x12xf32>) -> tensor<2x3x10x12xf32>
  %le = tensor.empty() : tensor<2x3x10xf32>
  %lf = linalg.fill ins(%low : f32) outs(%le : tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x : tensor<2x3x10x12xf32>) outs(%lf : tensor<2x3x10xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.maximumf %i, %o : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x10xf32>
  %c = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%l, %p : tensor<2x3x10xf32>, tensor<2x3x10x12xf32>) outs(%e : tensor<2x3x10x12xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.cmpf oeq, %i, %low : f32
    %1 = arith.select %0, %zero, %j : f32
    linalg.yield %1 : f32
  } -> tensor<2x3x10x12xf32>
  %w = tensor.collapse_shape %c [[0, 1], [2], [3]] : tensor<2x3x10x12xf32> into tensor<6x10x12xf32>
  %ye = tensor.empty() : tensor<6x10x4xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<6x10x4xf32>) -> tensor<6x10x4xf32>
  %y = linalg.batch_matmul {nnprim.strip_rows = 5 : i64} ins(%w, %v : tensor<6x10x12xf32>, tensor<6x12x4xf32>) outs(%yf : tensor<6x10x4xf32>) -> tensor<6x10x4xf32>
  return %y : tensor<6x10x4xf32>
}

// -----

/// Scores that are a result, too, are in memory anyway.
// CHECK-LABEL: func.func @negative_scores_are_used
//   CHECK-NOT:   scf.for
//   CHECK-NOT:   strip_rows
func.func @negative_scores_are_used(%q: tensor<2x8x4xf32>, %k: tensor<2x4x8xf32>, %v: tensor<2x8x4xf32>) -> (tensor<2x8x4xf32>, tensor<2x8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x8xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x8x4xf32>, tensor<2x4x8xf32>) outs(%sf : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %ye = tensor.empty() : tensor<2x8x4xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  // expected-remark @below {{not computed in strips: its scores are used by another op, too}}
  %y = linalg.batch_matmul {nnprim.strip_rows = 4 : i64} ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x4xf32>) outs(%yf : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %y, %s : tensor<2x8x4xf32>, tensor<2x8x8xf32>
}

// -----

/// A softmax over the rows needs all of them.
// CHECK-LABEL: func.func @negative_softmax_of_columns
//   CHECK-NOT:   scf.for
func.func @negative_softmax_of_columns(%q: tensor<2x8x4xf32>, %k: tensor<2x4x8xf32>, %v: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x8xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x8x4xf32>, tensor<2x4x8xf32>) outs(%sf : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %ye = tensor.empty() : tensor<2x8x4xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  // expected-remark @below {{not computed in strips: an op between its products does not keep rows apart}}
  %y = linalg.batch_matmul {nnprim.strip_rows = 4 : i64} ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x4xf32>) outs(%yf : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %y : tensor<2x8x4xf32>
}

// -----

/// A product of something else than a softmax.
// CHECK-LABEL: func.func @negative_no_softmax
func.func @negative_no_softmax(%p: tensor<2x8x8xf32>, %v: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %ye = tensor.empty() : tensor<2x8x4xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  // expected-remark @below {{not computed in strips: it is no product of a softmax of a product}}
  %y = linalg.batch_matmul {nnprim.strip_rows = 4 : i64} ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x4xf32>) outs(%yf : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %y : tensor<2x8x4xf32>
}
