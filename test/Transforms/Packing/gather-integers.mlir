// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --nnprim-gather-integers | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-i8mm --nnprim-gather-integers | FileCheck %s --check-prefix=I8MM

/// Three channels become a group of four, or of eight; a bias of filters is that
/// of the last dimension, a residual moves as the result does.
// CHECK-LABEL: func.func @conv
//  CHECK-SAME:   %[[X:[^:]*]]: tensor<2x3x5x5xi8>, %[[W:[^:]*]]: tensor<8x3x3x3xi8>
//       CHECK:   linalg.transpose ins(%[[X]] : {{.*}}) outs(%{{.*}} : tensor<2x5x5x3xi8>) permutation = [0, 2, 3, 1]
//       CHECK:   %[[PX:.*]] = tensor.pad
//       CHECK:   } : tensor<2x5x5x3xi8> to tensor<2x5x5x4xi8>
//       CHECK:   linalg.transpose ins(%[[W]] : {{.*}}) outs(%{{.*}} : tensor<3x3x3x8xi8>) permutation = [2, 3, 1, 0]
//       CHECK:   %[[F:.*]] = tensor.collapse_shape {{.*}} : tensor<3x3x4x8xi8> into tensor<36x8xi8>
//       CHECK:   %[[R:.*]] = linalg.transpose ins(%{{.*}} : {{.*}}) outs(%{{.*}} : tensor<2x3x3x8xi32>) permutation = [0, 2, 3, 1]
//       CHECK:   %[[Y:.*]] = nnprim.indirect_gemm ins(%[[PX]], %{{.*}}, %[[F]] :
//  CHECK-SAME:     window <input_size = [2, 5, 5], output_size = [3, 3], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
//  CHECK-SAME:     epilogue(%{{.*}}, %[[R]] :
//  CHECK-SAME:     attributes {lhs_unsigned}
//       CHECK:   %[[T:.*]] = linalg.transpose ins(%[[Y]] : {{.*}}) outs(%{{.*}} : tensor<2x8x3x3xi32>) permutation = [0, 3, 1, 2]
//       CHECK:   return %[[T]]
//  I8MM-LABEL: func.func @conv
//        I8MM:   tensor<3x3x8x8xi8> into tensor<72x8xi8>
func.func @conv(%x: tensor<2x3x5x5xi8>, %w: tensor<8x3x3x3xi8>, %b: tensor<8xi32>, %r: tensor<2x8x3x3xi32>, %init: tensor<2x8x3x3xi32>) -> tensor<2x8x3x3xi32> {
  %y = nnprim.conv_gemm ins(%x, %w : tensor<2x3x5x5xi8>, tensor<8x3x3x3xi8>) outs(%init : tensor<2x8x3x3xi32>) strides [2, 2] dilations [1, 1] pads [1, 1]
      epilogue(%b, %r : tensor<8xi32>, tensor<2x8x3x3xi32>) maps [affine_map<(n, f, h, w) -> (f)>, affine_map<(n, f, h, w) -> (n, f, h, w)>]
      attributes {lhs_unsigned} {
    ^bb0(%acc: i32, %bias: i32, %res: i32):
      %s = arith.addi %acc, %bias : i32
      %t = arith.addi %s, %res : i32
      nnprim.yield %t : i32
  } -> tensor<2x8x3x3xi32>
  return %y : tensor<2x8x3x3xi32>
}

// CHECK-LABEL: func.func @negative_f32
//       CHECK:   nnprim.conv_gemm
func.func @negative_f32(%x: tensor<1x4x5x5xf32>, %w: tensor<8x4x3x3xf32>, %init: tensor<1x8x3x3xf32>) -> tensor<1x8x3x3xf32> {
  %y = nnprim.conv_gemm ins(%x, %w : tensor<1x4x5x5xf32>, tensor<8x4x3x3xf32>) outs(%init : tensor<1x8x3x3xf32>) strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x8x3x3xf32>
  return %y : tensor<1x8x3x3xf32>
}

/// A tile reads pixels from its origin on.
// CHECK-LABEL: func.func @negative_tile
//       CHECK:   nnprim.conv_gemm
func.func @negative_tile(%x: tensor<1x4x5x5xi8>, %w: tensor<8x4x3x3xi8>, %o: index, %init: tensor<1x8x2x5xi32>) -> tensor<1x8x2x5xi32> {
  %y = nnprim.conv_gemm ins(%x, %w : tensor<1x4x5x5xi8>, tensor<8x4x3x3xi8>) outs(%init : tensor<1x8x2x5xi32>) strides [1, 1] dilations [1, 1] pads [1, 1] origin(%o, %o) -> tensor<1x8x2x5xi32>
  return %y : tensor<1x8x2x5xi32>
}
