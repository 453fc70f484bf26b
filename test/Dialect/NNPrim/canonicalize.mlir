// RUN: nnprim-opt %s --canonicalize | FileCheck %s

/// An epilogue that stores the accumulator is none, and its inputs go with it.
// CHECK-LABEL: func.func @identity_epilogue(
//   CHECK-NOT:   epilogue
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<4x8xf32>, memref<8x6xf32>) outs(%{{.*}} : memref<4x6xf32>){{$}}
//  CHECK-NEXT:   return
func.func @identity_epilogue(%a: memref<4x8xf32>, %b: memref<8x6xf32>,
                             %c: memref<4x6xf32>, %bias: memref<6xf32>) {
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%bias : memref<6xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %acc : f32
    }
  return
}

/// %u is not used, %x is given twice, and %z is the same number everywhere.
// CHECK-LABEL: func.func @epilogue_inputs(
//  CHECK-SAME:   %[[X:[^ ]*]]: tensor<96xf32>, %[[U:[^ ]*]]: tensor<96xf32>
//       CHECK:   %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
//       CHECK:   nnprim.depthwise_conv
//  CHECK-SAME:     epilogue(%[[X]] : tensor<96xf32>) maps [#{{[a-z0-9]+}}] {
//  CHECK-NEXT:     ^bb0(%[[ACC:.*]]: f32, %[[B:.*]]: f32):
//       CHECK:       %[[S:.*]] = arith.addf %[[ACC]], %[[B]]
//       CHECK:       %[[T:.*]] = arith.mulf %[[S]], %[[TWO]]
//       CHECK:       arith.subf %[[T]], %[[B]]
func.func @epilogue_inputs(%x: tensor<96xf32>, %u: tensor<96xf32>, %i: tensor<1x14x14x96xf32>,
                           %w: tensor<3x3x96xf32>) -> tensor<1x14x14x96xf32> {
  %z = arith.constant dense<2.0> : tensor<96xf32>
  %e = tensor.empty() : tensor<1x14x14x96xf32>
  %y = nnprim.depthwise_conv ins(%i, %w : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
      outs(%e : tensor<1x14x14x96xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      epilogue(%u, %x, %z, %x : tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>)
      maps [affine_map<(n, h, w, c) -> (c)>, affine_map<(n, h, w, c) -> (c)>,
            affine_map<(n, h, w, c) -> (c)>, affine_map<(n, h, w, c) -> (c)>] {
    ^bb0(%acc: f32, %0: f32, %1: f32, %2: f32, %3: f32):
      %s = arith.addf %acc, %1 : f32
      %t = arith.mulf %s, %2 : f32
      %d = arith.subf %t, %3 : f32
      nnprim.yield %d : f32
    } -> tensor<1x14x14x96xf32>
  return %y : tensor<1x14x14x96xf32>
}

/// A bias by rows and the same bias by columns are two inputs.
// CHECK-LABEL: func.func @negative_different_maps(
//       CHECK:   epilogue(%[[X:.*]], %[[X]] : memref<6xf32>, memref<6xf32>)
func.func @negative_different_maps(%a: memref<6x8xf32>, %b: memref<8x6xf32>,
                                   %c: memref<6x6xf32>, %x: memref<6xf32>) {
  nnprim.gemm ins(%a, %b : memref<6x8xf32>, memref<8x6xf32>)
      outs(%c : memref<6x6xf32>)
      epilogue(%x, %x : memref<6xf32>, memref<6xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m)>] {
    ^bb0(%acc: f32, %0: f32, %1: f32):
      %s = arith.addf %acc, %0 : f32
      %t = arith.addf %s, %1 : f32
      nnprim.yield %t : f32
    }
  return
}

/// A dead op on tensors goes; one without output elements is its init.
// CHECK-LABEL: func.func @nothing_to_do(
//  CHECK-SAME:   %[[A:.*]]: tensor<0x8xf32>, %[[B:.*]]: tensor<8x6xf32>, %[[C:.*]]: tensor<0x6xf32>
//   CHECK-NOT:   nnprim
//       CHECK:   return %[[C]]
func.func @nothing_to_do(%a: tensor<0x8xf32>, %b: tensor<8x6xf32>, %c: tensor<0x6xf32>,
                         %x: tensor<4x6xf32>, %m: memref<0x6xf32>) -> tensor<0x6xf32> {
  %p = tensor.empty() : tensor<3x8x2xf32>
  %dead = nnprim.pack ins(%b : tensor<8x6xf32>)
      outs(%p : tensor<3x8x2xf32>) -> tensor<3x8x2xf32>
  nnprim.twopass_softmax ins(%m : memref<0x6xf32>) outs(%m : memref<0x6xf32>) dimension = 1
  %y = nnprim.gemm ins(%a, %b : tensor<0x8xf32>, tensor<8x6xf32>)
      outs(%c : tensor<0x6xf32>) -> tensor<0x6xf32>
  return %y : tensor<0x6xf32>
}

/// Casts that only forget are looked through.
// CHECK-LABEL: func.func @casts(
//   CHECK-NOT:   cast
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<4x8xf32>, memref<8x6xf32>)
func.func @casts(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  %d = memref.cast %a : memref<4x8xf32> to memref<?x8xf32>
  nnprim.gemm ins(%d, %b : memref<?x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

/// Casts of tensors fold with and without an epilogue: upstream's fold of casts
/// into destination-style ops must meet no empty region.
// CHECK-LABEL: func.func @tensor_casts(
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8x6xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @tensor_casts(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<?x6xf32> {
  %d = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %e = tensor.cast %c : tensor<4x6xf32> to tensor<?x6xf32>
  %y = nnprim.gemm ins(%d, %b : tensor<?x8xf32>, tensor<8x6xf32>)
      outs(%e : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %y : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @zero_origin(
//       CHECK:   pads [1, 1]{{$}}
func.func @zero_origin(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>, %y: memref<1x7x7x4xf32>) {
  %zero = arith.constant 0 : index
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%zero, %zero)
  return
}
