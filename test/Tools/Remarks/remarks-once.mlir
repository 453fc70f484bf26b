// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s
// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512 --remarks 2>&1 | sort | uniq -d | count 0

/// The groups of a convolution are ops of one node; what is the same for all is said once.
// CHECK-COUNT-1: node 'grouped': [Passed] {{.*}}gemm
func.func @main(%a: tensor<20x32xf32>, %b: tensor<20x32xf32>) -> (tensor<20x48xf32>, tensor<20x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %v = arith.constant dense<0.5> : tensor<32x48xf32>
  %w = arith.constant dense<0.25> : tensor<32x48xf32>
  %e = tensor.empty() : tensor<20x48xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<20x48xf32>) -> tensor<20x48xf32>
  %0 = linalg.matmul ins(%a, %v : tensor<20x32xf32>, tensor<32x48xf32>) outs(%i : tensor<20x48xf32>)
      -> tensor<20x48xf32> loc("grouped")
  %1 = linalg.matmul ins(%b, %w : tensor<20x32xf32>, tensor<32x48xf32>) outs(%i : tensor<20x48xf32>)
      -> tensor<20x48xf32> loc("grouped")
  return %0, %1 : tensor<20x48xf32>, tensor<20x48xf32>
}
