// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --convert-linalg-to-nnprim --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-dotprod --convert-linalg-to-nnprim --split-input-file | FileCheck %s --check-prefix=SIGNED

/// The activation is flipped to be unsigned, its zero point −3 becomes 125, and
/// −125·Σw is added to each column. Arm multiplies signed bytes.
// CHECK-LABEL: func.func @matmul
//       CHECK:   %[[A:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<4x6xi8>)
//       CHECK:     %[[FLIP:.*]] = arith.constant -128 : i8
//       CHECK:     arith.xori %{{.*}}, %[[FLIP]] : i8
//       CHECK:   %[[P:.*]] = nnprim.gemm ins(%[[A]], %arg1 : tensor<4x6xi8>, tensor<6x8xi8>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<4x8xi32>) attributes {lhs_unsigned}
//       CHECK:   %[[C:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<6x8xi8>)
//       CHECK:     arith.constant -125 : i32
//       CHECK:   linalg.generic {{.*}} ins(%[[P]], %[[C]] : tensor<4x8xi32>, tensor<8xi32>)
// SIGNED-LABEL: func.func @matmul
//   SIGNED-NOT:   xori
//       SIGNED:   nnprim.gemm ins(%arg0, %arg1 : tensor<4x6xi8>, tensor<6x8xi8>) outs(%{{.*}} : tensor<4x8xi32>) ->
//       SIGNED:   arith.constant 3 : i32
func.func @matmul(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %init: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %z = arith.constant -3 : i32
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.quantized_matmul ins(%a, %w, %z, %0 : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%f : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

/// The zero point −128 of an activation without negative numbers is 0 once it
/// is unsigned, so that padding is the window's. Three channels become four.
// CHECK-LABEL: func.func @conv
//       CHECK:   %[[X:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<1x5x5x3xi8>)
//       CHECK:   %[[PX:.*]] = tensor.pad %[[X]] low[0, 0, 0, 0] high[0, 0, 0, 1]
//       CHECK:   tensor.pad %arg1 low[0, 0, 0, 0] high[0, 0, 1, 0]
//       CHECK:   nnprim.indirect_gemm ins(%[[PX]],
//  CHECK-SAME:     window <input_size = [1, 5, 5], {{.*}} pads = [1, 1]> attributes {lhs_unsigned}
//   CHECK-NOT:   reduction
//       CHECK:   return
/// A zero point of −128 elsewhere is what is padded with.
// SIGNED-LABEL: func.func @conv
//       SIGNED:   tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0]
//       SIGNED:   window <input_size = [1, 7, 7], {{.*}} pads = [0, 0]>
func.func @conv(%x: tensor<1x5x5x3xi8>, %w: tensor<3x3x3x8xi8>, %init: tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32> {
  %least = arith.constant -128 : i8
  %z = arith.constant -128 : i32
  %0 = arith.constant 0 : i32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%i: index, %j: index, %k: index, %l: index):
      tensor.yield %least : i8
  } : tensor<1x5x5x3xi8> to tensor<1x7x7x3xi8>
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %w, %z, %0 : tensor<1x7x7x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%f : tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32>
  return %r : tensor<1x5x5x8xi32>
}

// -----

/// Weights with a zero point are words without one.
// CHECK-LABEL: func.func @weights_with_zero_point
//       CHECK:   arith.extsi %{{.*}} : i8 to i16
//       CHECK:   arith.extsi %{{.*}} : i8 to i16
//       CHECK:   arith.subi %{{.*}} : i16
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<4x6xi16>, tensor<6x8xi16>) outs(%{{.*}} : tensor<4x8xi32>) ->
func.func @weights_with_zero_point(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %init: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %y = arith.constant 7 : i32
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.quantized_matmul ins(%a, %w, %0, %y : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%f : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// CHECK-LABEL: func.func @depthwise
//       CHECK:   nnprim.depthwise_conv ins(%{{.*}}, %arg1 : tensor<1x7x7x8xi8>, tensor<3x3x8xi8>)
//  CHECK-SAME:     attributes {lhs_unsigned}
func.func @depthwise(%x: tensor<1x7x7x8xi8>, %w: tensor<3x3x8xi8>, %init: tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32> {
  %z = arith.constant 5 : i32
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w, %z, %0 : tensor<1x7x7x8xi8>, tensor<3x3x8xi8>, i32, i32) outs(%f : tensor<1x5x5x8xi32>) -> tensor<1x5x5x8xi32>
  return %r : tensor<1x5x5x8xi32>
}

// -----

/// A zero point that is known at run time multiplies the columns' sums there.
// CHECK-LABEL: func.func @dynamic_zero_point
//       CHECK:   %[[Z:.*]] = arith.addi %arg2, %{{.*}} : i32
//       CHECK:   %[[P:.*]] = nnprim.gemm
//       CHECK:   %[[C:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<6x8xi8>)
//       CHECK:   linalg.generic {{.*}} ins(%[[P]], %[[C]] : tensor<4x8xi32>, tensor<8xi32>)
//       CHECK:     arith.muli %{{.*}}, %[[Z]] : i32
func.func @dynamic_zero_point(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %z: i32, %init: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.quantized_matmul ins(%a, %w, %z, %0 : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%f : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

/// The zero point of weights has to be known.
// CHECK-LABEL: func.func @negative_zero_point
//       CHECK:   linalg.quantized_matmul
func.func @negative_zero_point(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %z: i32, %init: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.quantized_matmul ins(%a, %w, %0, %z : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%f : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

/// Each matrix of a batch is a product of its own, whose column sums are known
/// at run time only.
// CHECK-LABEL: func.func @batch
//       CHECK:   %[[A:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<2x4x6xi8>)
//   CHECK-NOT:   quantized_batch_matmul
//       CHECK:   %[[W:.*]] = tensor.extract_slice %arg1[0, 0, 0]
//       CHECK:   nnprim.gemm ins(%{{.*}}, %[[W]] : tensor<4x6xi8>, tensor<6x8xi8>) {{.*}} attributes {lhs_unsigned}
//       CHECK:   linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[W]] : tensor<6x8xi8>)
//       CHECK:   tensor.extract_slice %arg1[1, 0, 0]
//       CHECK:   nnprim.gemm
func.func @batch(%a: tensor<2x4x6xi8>, %w: tensor<2x6x8xi8>, %init: tensor<2x4x8xi32>) -> tensor<2x4x8xi32> {
  %z = arith.constant -3 : i32
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<2x4x8xi32>) -> tensor<2x4x8xi32>
  %r = linalg.quantized_batch_matmul ins(%a, %w, %z, %0 : tensor<2x4x6xi8>, tensor<2x6x8xi8>, i32, i32) outs(%f : tensor<2x4x8xi32>) -> tensor<2x4x8xi32>
  return %r : tensor<2x4x8xi32>
}

// -----

/// Unsigned weights come with the zero point −128: where they have instructions,
/// activations stay signed, and sums of columns are of unsigned numbers.
// CHECK-LABEL: func.func @unsigned_weights
//       CHECK:   %[[W:.*]] = linalg.generic {{.*}} ins(%arg1 : tensor<6x8xi8>)
//       CHECK:     arith.xori
//       CHECK:   %[[P:.*]] = nnprim.gemm ins(%arg0, %[[W]] : tensor<4x6xi8>, tensor<6x8xi8>)
//  CHECK-SAME:     attributes {rhs_unsigned}
//       CHECK:   linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[W]] : tensor<6x8xi8>)
//       CHECK:     arith.extui %{{.*}} : i8 to i32
//       CHECK:     arith.constant 3 : i32
// SIGNED-LABEL: func.func @unsigned_weights
//       SIGNED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<4x6xi16>, tensor<6x8xi16>)
func.func @unsigned_weights(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %init: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %z = arith.constant -3 : i32
  %y = arith.constant -128 : i32
  %0 = arith.constant 0 : i32
  %f = linalg.fill ins(%0 : i32) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.quantized_matmul ins(%a, %w, %z, %y : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%f : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
