// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=algorithm | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=algorithm --remark-format=emitRemark --remarks-filter=nnprim-algorithm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// Scores and probabilities of 4096 rows and keys are 128 MiB, of 1024 they are 8 MiB: the last-level cache has 32. Of 16
/// rows they fill the L2; eight tiles of six rows are more.
// REMARK: 48 rows at a time, 1536 KiB of scores and probabilities in place of 131072

// CHECK-LABEL: func.func @long
//       CHECK:   linalg.batch_matmul ins(%arg0
//       CHECK:   linalg.batch_matmul {nnprim.strip_rows = 48 : i64}
func.func @long(%q: tensor<1x4096x64xf32>, %k: tensor<1x64x4096xf32>, %v: tensor<1x4096x64xf32>) -> tensor<1x4096x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4096x4096xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<1x4096x64xf32>, tensor<1x64x4096xf32>) outs(%f : tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<1x4096x4096xf32>) outs(%e : tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %ye = tensor.empty() : tensor<1x4096x64xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<1x4096x64xf32>) -> tensor<1x4096x64xf32>
  %y = linalg.batch_matmul ins(%p, %v : tensor<1x4096x4096xf32>, tensor<1x4096x64xf32>) outs(%yf : tensor<1x4096x64xf32>) -> tensor<1x4096x64xf32>
  return %y : tensor<1x4096x64xf32>
}

// CHECK-LABEL: func.func @short
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @short(%q: tensor<1x1024x64xf32>, %k: tensor<1x64x1024xf32>, %v: tensor<1x1024x64xf32>) -> tensor<1x1024x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1024x1024xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<1x1024x64xf32>, tensor<1x64x1024xf32>) outs(%f : tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<1x1024x1024xf32>) outs(%e : tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
  %ye = tensor.empty() : tensor<1x1024x64xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<1x1024x64xf32>) -> tensor<1x1024x64xf32>
  %y = linalg.batch_matmul ins(%p, %v : tensor<1x1024x1024xf32>, tensor<1x1024x64xf32>) outs(%yf : tensor<1x1024x64xf32>) -> tensor<1x1024x64xf32>
  return %y : tensor<1x1024x64xf32>
}

/// A height that is there stands.
// CHECK-LABEL: func.func @given
//       CHECK:   linalg.batch_matmul {nnprim.strip_rows = 7 : i64}
func.func @given(%q: tensor<1x16x4xf32>, %k: tensor<1x4x16xf32>, %v: tensor<1x16x4xf32>) -> tensor<1x16x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<1x16x4xf32>, tensor<1x4x16xf32>) outs(%f : tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<1x16x16xf32>) outs(%e : tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  %ye = tensor.empty() : tensor<1x16x4xf32>
  %yf = linalg.fill ins(%zero : f32) outs(%ye : tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
  %y = linalg.batch_matmul {nnprim.strip_rows = 7 : i64} ins(%p, %v : tensor<1x16x16xf32>, tensor<1x16x4xf32>) outs(%yf : tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
  return %y : tensor<1x16x4xf32>
}
