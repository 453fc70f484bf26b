// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan=stages=kernel --remark-format=emitRemark --remarks-filter=nnprim-plan 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan="stages=kernel num-threads=2" | FileCheck %s --check-prefix=THREADS

/// The last-level cache of this machine takes longer to keep an image of 4.6 MiB than the products take: both are
/// computed with the convolution, some rows of the result and some channels of the image at a time.
// REMARK: depthwise_conv_nchw: nnprim.strip_rows = {{[0-9]+}}, nnprim.strip_channels = {{[0-9]+}}, nnprim.strip_parts = 2: {{[0-9]+}} KiB of its image in place of 4704

// CHECK-LABEL: func.func @block
//       CHECK:   nnprim.spmm {{.*}} sort_blocks = false
//       CHECK:   nnprim.depthwise_conv_nchw {{.*}}nnprim.strip_channels = {{[0-9]+}} : i64, nnprim.strip_parts = 2 : i64, nnprim.strip_rows
//       CHECK:   nnprim.spmm {{.*}} sort_blocks = false
func.func @block(%v: tensor<160xf32>, %c: tensor<160xi32>, %p: tensor<97xi32>, %x: tensor<16x12544xf32>, %f: tensor<96x3x3xf32>, %v2: tensor<230xf32>, %c2: tensor<230xi32>, %p2: tensor<25xi32>) -> tensor<24x3136xf32> {
  %e0 = tensor.empty() : tensor<96x12544xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<160xf32>, tensor<160xi32>, tensor<97xi32>, tensor<16x12544xf32>) outs(%e0 : tensor<96x12544xf32>) -> tensor<96x12544xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 96, 112, 112] : tensor<96x12544xf32> into tensor<1x96x112x112xf32>
  %e1 = tensor.empty() : tensor<1x96x56x56xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x96x112x112xf32>, tensor<96x3x3xf32>) outs(%e1 : tensor<1x96x56x56xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x56x56xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x96x56x56xf32> into tensor<96x3136xf32>
  %e2 = tensor.empty() : tensor<24x3136xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<230xf32>, tensor<230xi32>, tensor<25xi32>, tensor<96x3136xf32>) outs(%e2 : tensor<24x3136xf32>) -> tensor<24x3136xf32>
  return %y : tensor<24x3136xf32>
}

/// Without a product before, the convolution and the product behind.
// CHECK-LABEL: func.func @behind
//       CHECK:   nnprim.strip_channels = 64
func.func @behind(%x: tensor<1x64x112x112xf32>, %f: tensor<64x3x3xf32>, %v2: tensor<230xf32>, %c2: tensor<230xi32>, %p2: tensor<25xi32>) -> tensor<24x12544xf32> {
  %e1 = tensor.empty() : tensor<1x64x112x112xf32>
  %r = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x64x112x112xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x112x112xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x112x112xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x64x112x112xf32> into tensor<64x12544xf32>
  %e2 = tensor.empty() : tensor<24x12544xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<230xf32>, tensor<230xi32>, tensor<25xi32>, tensor<64x12544xf32>) outs(%e2 : tensor<24x12544xf32>) -> tensor<24x12544xf32>
  return %y : tensor<24x12544xf32>
}

/// Strips are lower for two threads: the memory that each begins with is in no cache of its core.
// CHECK-LABEL: func.func @few_channels
//       CHECK:   nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 56
// THREADS-LABEL: func.func @few_channels
//       THREADS:   nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 14
func.func @few_channels(%x: tensor<1x16x112x112xf32>, %f: tensor<16x3x3xf32>, %v2: tensor<26xf32>, %c2: tensor<26xi32>, %p2: tensor<17xi32>) -> tensor<16x12544xf32> {
  %e1 = tensor.empty() : tensor<1x16x112x112xf32>
  %r = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x16x112x112xf32>, tensor<16x3x3xf32>) outs(%e1 : tensor<1x16x112x112xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x16x112x112xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x16x112x112xf32> into tensor<16x12544xf32>
  %e2 = tensor.empty() : tensor<16x12544xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<26xf32>, tensor<26xi32>, tensor<17xi32>, tensor<16x12544xf32>) outs(%e2 : tensor<16x12544xf32>) -> tensor<16x12544xf32>
  return %y : tensor<16x12544xf32>
}

/// A plan that somebody wrote is kept: nothing is computed in strips of rows with that product.
// CHECK-LABEL: func.func @planned
//   CHECK-NOT:   strip_channels
//       CHECK:   return
func.func @planned(%x: tensor<1x64x112x112xf32>, %f: tensor<64x3x3xf32>, %v2: tensor<230xf32>, %c2: tensor<230xi32>, %p2: tensor<25xi32>) -> tensor<24x12544xf32> {
  %e1 = tensor.empty() : tensor<1x64x112x112xf32>
  %r = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x64x112x112xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x112x112xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x112x112xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x64x112x112xf32> into tensor<64x12544xf32>
  %e2 = tensor.empty() : tensor<24x12544xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<230xf32>, tensor<230xi32>, tensor<25xi32>, tensor<64x12544xf32>) outs(%e2 : tensor<24x12544xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>} -> tensor<24x12544xf32>
  return %y : tensor<24x12544xf32>
}
