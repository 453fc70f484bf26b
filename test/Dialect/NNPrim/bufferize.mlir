// RUN: nnprim-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

/// The init is overwritten, so no copy of %init is made although it is read
/// again by the second op.
// CHECK-LABEL: func.func @gemm(
//  CHECK-SAME:   %[[A:.*]]: memref<49x64xf32>, %[[P:.*]]: memref<4x64x32xf32>, %[[B:.*]]: memref<100xf32>
//       CHECK:   %[[C:.*]] = memref.alloc() {{.*}} : memref<49x100xf32>
//   CHECK-NOT:   memref.copy
//       CHECK:   nnprim.gemm ins(%[[A]], %[[P]] : memref<49x64xf32>, memref<4x64x32xf32>)
//  CHECK-SAME:     outs(%[[C]] : memref<49x100xf32>)
//  CHECK-SAME:     epilogue(%[[B]] : memref<100xf32>)
//       CHECK:     arith.addf
//       CHECK:     nnprim.yield
//       CHECK:   return %[[C]]
func.func @gemm(%a: tensor<49x64xf32>, %p: tensor<4x64x32xf32>,
                %bias: tensor<100xf32>) -> tensor<49x100xf32> {
  %init = tensor.empty() : tensor<49x100xf32>
  %c = nnprim.gemm ins(%a, %p : tensor<49x64xf32>, tensor<4x64x32xf32>)
      outs(%init : tensor<49x100xf32>)
      epilogue(%bias : tensor<100xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
    } -> tensor<49x100xf32>
  return %c : tensor<49x100xf32>
}

/// The residual is the init as well: it is still read while the result is
/// stored, so the result needs a buffer of its own.
// CHECK-LABEL: func.func @negative_init_is_epilogue_input(
//  CHECK-SAME:   %{{.*}}: memref<4x64xf32>, %{{.*}}: memref<64x8xf32>, %[[R:.*]]: memref<4x8xf32>
//       CHECK:   %[[C:.*]] = memref.alloc() {{.*}} : memref<4x8xf32>
//       CHECK:   nnprim.gemm {{.*}} outs(%[[C]] : memref<4x8xf32>)
//  CHECK-SAME:     epilogue(%[[R]] : memref<4x8xf32>)
func.func @negative_init_is_epilogue_input(
    %a: tensor<4x64xf32>, %b: tensor<64x8xf32>,
    %r: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = nnprim.gemm ins(%a, %b : tensor<4x64xf32>, tensor<64x8xf32>)
      outs(%r : tensor<4x8xf32>)
      epilogue(%r : tensor<4x8xf32>) maps [affine_map<(m, n) -> (m, n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    } -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @pack(
//       CHECK:   nnprim.pack ins(%{{.*}} : memref<64x100xf32>) outs(%{{.*}} : memref<4x64x32xf32>)
func.func @pack(%b: tensor<64x100xf32>) -> tensor<4x64x32xf32> {
  %init = tensor.empty() : tensor<4x64x32xf32>
  %p = nnprim.pack ins(%b : tensor<64x100xf32>)
      outs(%init : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
  return %p : tensor<4x64x32xf32>
}

// CHECK-LABEL: func.func @convolution(
//       CHECK:   %[[I:.*]] = memref.alloc() {{.*}} : memref<49x9xi32>
//       CHECK:   nnprim.indirection {{.*}} outs(%[[I]] : memref<49x9xi32>)
//       CHECK:   nnprim.indirect_gemm ins(%{{.*}}, %[[I]], %{{.*}} : memref<1x7x7x64xf32>, memref<49x9xi32>, memref<1x576x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : memref<1x7x7x32xf32>)
func.func @convolution(%x: tensor<1x7x7x64xf32>,
                       %p: tensor<1x576x32xf32>) -> tensor<1x7x7x32xf32> {
  %e = tensor.empty() : tensor<49x9xi32>
  %i = nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%e : tensor<49x9xi32>) -> tensor<49x9xi32>
  %init = tensor.empty() : tensor<1x7x7x32xf32>
  %y = nnprim.indirect_gemm
      ins(%x, %i, %p : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<1x576x32xf32>)
      outs(%init : tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32>
  return %y : tensor<1x7x7x32xf32>
}

// CHECK-LABEL: func.func @depthwise_conv_nchw
//       CHECK:   nnprim.depthwise_conv_nchw ins(%{{.*}}, %{{.*}} : memref<1x96x14x14xf32>, memref<96x3x3xf32>)
func.func @depthwise_conv_nchw(%x: tensor<1x96x14x14xf32>, %w: tensor<96x3x3xf32>) -> tensor<1x96x7x7xf32> {
  %e = tensor.empty() : tensor<1x96x7x7xf32>
  %y = nnprim.depthwise_conv_nchw
      ins(%x, %w : tensor<1x96x14x14xf32>, tensor<96x3x3xf32>)
      outs(%e : tensor<1x96x7x7xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x7x7xf32>
  return %y : tensor<1x96x7x7xf32>
}

// CHECK-LABEL: func.func @direct_convolutions(
//       CHECK:   nnprim.depthwise_conv ins(%{{.*}}, %{{.*}} : memref<1x14x14x96xf32>, memref<3x3x96xf32>)
//       CHECK:   nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>)
func.func @direct_convolutions(
    %x: tensor<1x14x14x96xf32>, %w: tensor<3x3x96xf32>,
    %u: tensor<1x3x8x8xf32>, %v: tensor<4x3x3x3xf32>)
    -> (tensor<1x7x7x96xf32>, tensor<1x4x8x8xf32>) {
  %e = tensor.empty() : tensor<1x7x7x96xf32>
  %y = nnprim.depthwise_conv
      ins(%x, %w : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
      outs(%e : tensor<1x7x7x96xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x7x7x96xf32>
  %f = tensor.empty() : tensor<1x4x8x8xf32>
  %z = nnprim.conv_gemm
      ins(%u, %v : tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>)
      outs(%f : tensor<1x4x8x8xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x4x8x8xf32>
  return %y, %z : tensor<1x7x7x96xf32>, tensor<1x4x8x8xf32>
}

/// Softmax reads its input twice, so it does not run in place.
// CHECK-LABEL: func.func @negative_softmax_in_place(
//  CHECK-SAME:   %[[X:.*]]: memref<8x1000xf32>
//       CHECK:   %[[Y:.*]] = memref.alloc()
//       CHECK:   nnprim.twopass_softmax ins(%[[X]] : memref<8x1000xf32>) outs(%[[Y]] : memref<8x1000xf32>)
func.func @negative_softmax_in_place(%x: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
  %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
      outs(%x : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
  return %y : tensor<8x1000xf32>
}

// CHECK-LABEL: func.func @spmm(
//       CHECK:   nnprim.spmm ins(%{{.*}} : memref<13xf32>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>) outs(%{{.*}} : memref<4x20xf32>)
func.func @spmm(%v: tensor<13xf32>, %c: tensor<13xi32>, %r: tensor<5xi32>,
                %x: tensor<6x20xf32>) -> tensor<4x20xf32> {
  %e = tensor.empty() : tensor<4x20xf32>
  %y = nnprim.spmm ins(%v, %c, %r, %x : tensor<13xf32>, tensor<13xi32>, tensor<5xi32>, tensor<6x20xf32>)
      outs(%e : tensor<4x20xf32>) -> tensor<4x20xf32>
  return %y : tensor<4x20xf32>
}

// CHECK-LABEL: func.func @fast_convolution(
//   CHECK-NOT:   memref.copy
//       CHECK:   nnprim.input_transform {{.*}} ins(%{{.*}} : memref<1x4x4x8xf32>) outs(%[[V:.*]] : memref<16x4x8xf32>)
//       CHECK:   nnprim.filter_transform {{.*}} outs(%[[U:.*]] : memref<16x8x6xf32>)
//       CHECK:   nnprim.tuple_gemm ins(%[[V]], %[[U]] : {{.*}}) outs(%[[P:.*]] : memref<16x4x6xf32>)
//       CHECK:   nnprim.output_transform {{.*}} ins(%[[P]] : memref<16x4x6xf32>)
//   CHECK-NOT:   memref.copy
func.func @fast_convolution(%x: tensor<1x4x4x8xf32>, %w: tensor<3x3x8x6xf32>) -> tensor<1x4x4x6xf32> {
  %ve = tensor.empty() : tensor<16x4x8xf32>
  %v = nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : tensor<1x4x4x8xf32>)
      outs(%ve : tensor<16x4x8xf32>) output_size [4, 4] pads [1, 1] -> tensor<16x4x8xf32>
  %ue = tensor.empty() : tensor<16x8x6xf32>
  %u = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : tensor<3x3x8x6xf32>)
      outs(%ue : tensor<16x8x6xf32>) -> tensor<16x8x6xf32>
  %pe = tensor.empty() : tensor<16x4x6xf32>
  %p = nnprim.tuple_gemm ins(%v, %u : tensor<16x4x8xf32>, tensor<16x8x6xf32>)
      outs(%pe : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
  %ye = tensor.empty() : tensor<1x4x4x6xf32>
  %y = nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : tensor<16x4x6xf32>)
      outs(%ye : tensor<1x4x4x6xf32>) -> tensor<1x4x4x6xf32>
  return %y : tensor<1x4x4x6xf32>
}

/// Elements that are no neighbours are copied to be such, and back; rows that
/// do not follow each other are read where they are.
// CHECK-LABEL: func.func @softmax_of_strided_elements(
//       CHECK:   %[[EVEN:.*]] = memref.subview {{.*}} : memref<8x200xf32> to memref<8x100xf32, strided<[200, 2]>>
//       CHECK:   memref.copy %[[EVEN]], %[[COPY:.*]] : memref<8x100xf32, strided<[200, 2]>> to memref<8x100xf32>
//       CHECK:   nnprim.twopass_softmax ins(%[[COPY]] : memref<8x100xf32>)
//       CHECK:   nnprim.twopass_softmax ins(%{{.*}} : memref<8x100xf32, strided<[200, 1]>>)
func.func @softmax_of_strided_elements(%x: tensor<8x200xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>) {
  %even = tensor.extract_slice %x[0, 0] [8, 100] [1, 2] : tensor<8x200xf32> to tensor<8x100xf32>
  %init = tensor.empty() : tensor<8x100xf32>
  %y = nnprim.twopass_softmax ins(%even : tensor<8x100xf32>) outs(%init : tensor<8x100xf32>) dimension = 1 -> tensor<8x100xf32>
  %first = tensor.extract_slice %x[0, 0] [8, 100] [1, 1] : tensor<8x200xf32> to tensor<8x100xf32>
  %z = nnprim.twopass_softmax ins(%first : tensor<8x100xf32>) outs(%init : tensor<8x100xf32>) dimension = 1 -> tensor<8x100xf32>
  return %y, %z : tensor<8x100xf32>, tensor<8x100xf32>
}
