// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel num-threads=2" | FileCheck %s --check-prefix=THREADS
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel --remark-format=emitRemark --remarks-filter=nnprim-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// An image of 3 MiB is six times as large as L2. Two channels of it and of the result fit beside what the product reads;
/// what they write is in the cache, and their blocks are not sorted.
// REMARK: depthwise_conv_nchw: nnprim.strip_rows = 2, nnprim.strip_parts = 2: 196 KiB of its image in place of 3136

// CHECK-LABEL: func.func @large
//       CHECK:   nnprim.spmm {{.*}} sort_blocks = false, {{.*}} prefetch_output = 0, prefetch_input = 0>
//       CHECK:   nnprim.depthwise_conv_nchw {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 2 : i64,
// THREADS-LABEL: func.func @large
//   THREADS-NOT:   strip_rows
//       THREADS:   return
func.func @large(%v: tensor<26xf32>, %c: tensor<26xi32>, %p: tensor<65xi32>, %x: tensor<4x12544xf32>, %f: tensor<64x3x3xf32>) -> tensor<1x64x56x56xf32> {
  %e0 = tensor.empty() : tensor<64x12544xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<26xf32>, tensor<26xi32>, tensor<65xi32>, tensor<4x12544xf32>) outs(%e0 : tensor<64x12544xf32>) -> tensor<64x12544xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 64, 112, 112] : tensor<64x12544xf32> into tensor<1x64x112x112xf32>
  %e1 = tensor.empty() : tensor<1x64x56x56xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x64x112x112xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x56x56xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x64x56x56xf32>
  return %r : tensor<1x64x56x56xf32>
}

/// What the product reads would not stay in L2.
// CHECK-LABEL: func.func @many_inputs
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @many_inputs(%v: tensor<26xf32>, %c: tensor<26xi32>, %p: tensor<65xi32>, %x: tensor<16x12544xf32>, %f: tensor<64x3x3xf32>) -> tensor<1x64x56x56xf32> {
  %e0 = tensor.empty() : tensor<64x12544xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<26xf32>, tensor<26xi32>, tensor<65xi32>, tensor<16x12544xf32>) outs(%e0 : tensor<64x12544xf32>) -> tensor<64x12544xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 64, 112, 112] : tensor<64x12544xf32> into tensor<1x64x112x112xf32>
  %e1 = tensor.empty() : tensor<1x64x56x56xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x64x112x112xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x56x56xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x64x56x56xf32>
  return %r : tensor<1x64x56x56xf32>
}

/// The last-level cache delivers a smaller image fast enough.
// CHECK-LABEL: func.func @small
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @small(%v: tensor<26xf32>, %c: tensor<26xi32>, %p: tensor<65xi32>, %x: tensor<4x3136xf32>, %f: tensor<64x3x3xf32>) -> tensor<1x64x56x56xf32> {
  %e0 = tensor.empty() : tensor<64x3136xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<26xf32>, tensor<26xi32>, tensor<65xi32>, tensor<4x3136xf32>) outs(%e0 : tensor<64x3136xf32>) -> tensor<64x3136xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 64, 56, 56] : tensor<64x3136xf32> into tensor<1x64x56x56xf32>
  %e1 = tensor.empty() : tensor<1x64x56x56xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x64x56x56xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x56x56xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x56x56xf32>
  return %r : tensor<1x64x56x56xf32>
}
