// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx2-znver3 --max-error=1e-9 --remarks 2>&1 | FileCheck %s

/// Planes of 160x160 floats begin in the same sets of L1, which holds lines of
/// fewer planes than a tile has filters; planes of 152x152 floats do not.
// CHECK-DAG: node 'conflicts': {{.*}}its pixels are packed as it runs, an estimated {{.*}} cycles, {{.*}} if filters were packed
// CHECK-DAG: node 'apart': {{.*}}its filters are packed and its image is read in place, an estimated {{.*}} cycles, {{.*}} if pixels were packed
func.func @main(%x: tensor<1x16x321x321xf32>, %y: tensor<1x16x305x305xf32>)
    -> (tensor<1x32x160x160xf32>, tensor<1x32x152x152xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<32x16x3x3xf32>
  %e0 = tensor.empty() : tensor<1x32x160x160xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x32x160x160xf32>) -> tensor<1x32x160x160xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, nnprim.algorithm = "conv_gemm"}
      ins(%x, %w : tensor<1x16x321x321xf32>, tensor<32x16x3x3xf32>) outs(%i0 : tensor<1x32x160x160xf32>) -> tensor<1x32x160x160xf32> loc("conflicts")
  %e1 = tensor.empty() : tensor<1x32x152x152xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x32x152x152xf32>) -> tensor<1x32x152x152xf32>
  %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, nnprim.algorithm = "conv_gemm"}
      ins(%y, %w : tensor<1x16x305x305xf32>, tensor<32x16x3x3xf32>) outs(%i1 : tensor<1x32x152x152xf32>) -> tensor<1x32x152x152xf32> loc("apart")
  return %0, %1 : tensor<1x32x160x160xf32>, tensor<1x32x152x152xf32>
}
