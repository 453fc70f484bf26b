// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim=unroll-batch=2 --nnprim-plan=stages=kernel --nnprim-pack-operands --canonicalize --cse --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @matmul
//  CHECK-SAME:   %[[A:.*]]: tensor<5x7xf32>, %[[B:.*]]: tensor<7x40xf32>
//       CHECK:   %[[P:.*]] = nnprim.pack ins(%[[B]] : tensor<7x40xf32>)
//       CHECK:   nnprim.gemm ins(%[[A]], %[[P]] :
func.func @matmul(%a: tensor<5x7xf32>, %b: tensor<7x40xf32>) -> tensor<5x40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x40xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<5x40xf32>) -> tensor<5x40xf32>
  %c = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x40xf32>)
      outs(%init : tensor<5x40xf32>) -> tensor<5x40xf32>
  return %c : tensor<5x40xf32>
}

// -----

// CHECK-LABEL: func.func @transposed
//  CHECK-SAME:   %[[A:.*]]: tensor<5x7xf32>, %[[B:.*]]: tensor<40x7xf32>
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[B]] : tensor<40x7xf32>)
//       CHECK:   nnprim.pack ins(%[[T]] :
func.func @transposed(%a: tensor<5x7xf32>, %b: tensor<40x7xf32>, %init: tensor<5x40xf32>) -> tensor<5x40xf32> {
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<5x7xf32>, tensor<40x7xf32>)
      outs(%init : tensor<5x40xf32>) -> tensor<5x40xf32>
  return %c : tensor<5x40xf32>
}

// -----

// CHECK-LABEL: func.func @small_batch
// CHECK-COUNT-2: = nnprim.gemm
//     CHECK-NOT: = nnprim.gemm
func.func @small_batch(%a: tensor<2x5x7xf32>, %b: tensor<2x7x40xf32>) -> tensor<2x5x40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5x40xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x40xf32>) -> tensor<2x5x40xf32>
  %c = linalg.batch_matmul ins(%a, %b : tensor<2x5x7xf32>, tensor<2x7x40xf32>)
      outs(%init : tensor<2x5x40xf32>) -> tensor<2x5x40xf32>
  return %c : tensor<2x5x40xf32>
}

// -----

// CHECK-LABEL: func.func @large_batch
//  CHECK-SAME:   %[[A:.*]]: tensor<3x5x7xf32>, %[[B:.*]]: tensor<3x7x40xf32>
//       CHECK:   scf.for %[[I:.*]] = %{{.*}} iter_args(%[[C:.*]] =
//   CHECK-DAG:     %[[AI:.*]] = tensor.extract_slice %[[A]][%[[I]], 0, 0] [1, 5, 7]
//   CHECK-DAG:     %[[BI:.*]] = tensor.extract_slice %[[B]][%[[I]], 0, 0] [1, 7, 40]
//       CHECK:     %[[P:.*]] = nnprim.pack ins(%[[BI]] :
//       CHECK:     %[[CI:.*]] = nnprim.gemm ins(%[[AI]], %[[P]] :
//       CHECK:     tensor.insert_slice %[[CI]] into %[[C]][%[[I]], 0, 0]
func.func @large_batch(%a: tensor<3x5x7xf32>, %b: tensor<3x7x40xf32>) -> tensor<3x5x40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x5x40xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5x40xf32>) -> tensor<3x5x40xf32>
  %c = linalg.batch_matmul ins(%a, %b : tensor<3x5x7xf32>, tensor<3x7x40xf32>)
      outs(%init : tensor<3x5x40xf32>) -> tensor<3x5x40xf32>
  return %c : tensor<3x5x40xf32>
}

// -----

// CHECK-LABEL: func.func @softmax
//       CHECK:   nnprim.twopass_softmax ins(%{{.*}} : tensor<4x9xf32>) outs(%{{.*}} : tensor<4x9xf32>) dimension = 1
func.func @softmax(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %e = tensor.empty() : tensor<4x9xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x9xf32>) outs(%e : tensor<4x9xf32>) -> tensor<4x9xf32>
  return %y : tensor<4x9xf32>
}

// -----

/// The primitives are for floating-point numbers.
// CHECK-LABEL: func.func @negative_integer
//       CHECK:   linalg.matmul
func.func @negative_integer(%a: tensor<5x7xi32>, %b: tensor<7x4xi32>, %c: tensor<5x4xi32>) -> tensor<5x4xi32> {
  %d = linalg.matmul ins(%a, %b : tensor<5x7xi32>, tensor<7x4xi32>)
      outs(%c : tensor<5x4xi32>) -> tensor<5x4xi32>
  return %d : tensor<5x4xi32>
}
