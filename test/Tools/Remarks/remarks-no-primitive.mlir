// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s

/// Why an op stays plain loops.
// CHECK-DAG: nnprim-compile: remark: node 'line': {{.*}}NoPrimitive{{.*}}"there is no primitive for such an op"
// CHECK-DAG: nnprim-compile: remark: node 'integers': {{.*}}NoPrimitive{{.*}}"its operands are not of one floating-point type"
// CHECK-DAG: nnprim-compile: remark: node 'row': {{.*}}NoPrimitive{{.*}}"an operand is broadcast"
#row = affine_map<(i, j, k) -> (k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#out = affine_map<(i, j, k) -> (i, j)>
func.func @main(%x: tensor<1x8x4xf32>, %w: tensor<3x4x5xf32>, %a: tensor<2x3xi32>, %b: tensor<3x4xi32>, %r: tensor<3xf32>, %c: tensor<3x4xf32>, %i0: tensor<1x6x5xf32>, %i1: tensor<2x4xi32>, %i2: tensor<2x4xf32>) -> (tensor<1x6x5xf32>, tensor<2x4xi32>, tensor<2x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf ins(%x, %w : tensor<1x8x4xf32>, tensor<3x4x5xf32>) outs(%i0 : tensor<1x6x5xf32>) -> tensor<1x6x5xf32> loc("line")
  %1 = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x4xi32>) outs(%i1 : tensor<2x4xi32>) -> tensor<2x4xi32> loc("integers")
  %2 = linalg.matmul indexing_maps = [#row, #rhs, #out] ins(%r, %c : tensor<3xf32>, tensor<3x4xf32>) outs(%i2 : tensor<2x4xf32>) -> tensor<2x4xf32> loc("row")
  return %0, %1, %2 : tensor<1x6x5xf32>, tensor<2x4xi32>, tensor<2x4xf32>
}
