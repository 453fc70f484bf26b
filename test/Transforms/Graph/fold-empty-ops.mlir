// RUN: nnprim-opt %s --nnprim-fold-empty-ops --canonicalize | FileCheck %s

/// A sum over no channels is zero.
// CHECK-LABEL: func.func @no_channels
//       CHECK:   %[[INIT:.*]] = linalg.fill
//   CHECK-NOT:   linalg.conv
//       CHECK:   return %[[INIT]]
func.func @no_channels(%x: tensor<1x0x5x5xf32>, %w: tensor<2x0x3x3xf32>) -> tensor<1x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x2x3x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x0x5x5xf32>, tensor<2x0x3x3xf32>) outs(%init : tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  return %y : tensor<1x2x3x3xf32>
}

/// No matter which tensor of no elements it is.
// CHECK-LABEL: func.func @no_batch
//  CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<3x0xf32>
//  CHECK-NEXT:   return %[[E]]
func.func @no_batch(%x: tensor<0x3xf32>) -> tensor<3x0xf32> {
  %e = tensor.empty() : tensor<0x3xf32>
  %r = linalg.exp ins(%x : tensor<0x3xf32>) outs(%e : tensor<0x3xf32>) -> tensor<0x3xf32>
  %i = tensor.empty() : tensor<3x0xf32>
  %t = linalg.transpose ins(%r : tensor<0x3xf32>) outs(%i : tensor<3x0xf32>) permutation = [1, 0]
  return %t : tensor<3x0xf32>
}

/// The result of a pad has elements even if its source has none.
// CHECK-LABEL: func.func @negative_padded
//       CHECK:   tensor.pad
func.func @negative_padded(%x: tensor<0x3xf32>) -> tensor<1x3xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<0x3xf32> to tensor<1x3xf32>
  return %p : tensor<1x3xf32>
}

/// The extent may be anything.
// CHECK-LABEL: func.func @negative_dynamic
//       CHECK:   linalg.exp
func.func @negative_dynamic(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
