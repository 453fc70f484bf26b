// RUN: nnprim-opt %s --nnprim-results-to-out-params --split-input-file | FileCheck %s

/// Attributes of results move to the arguments; inputs are never written.
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[X:.*]]: tensor<4xf32> {bufferization.writable = false, nnprim.name = "x"}
// CHECK-SAME:  %[[Y:.*]]: memref<4xf32> {nnprim.name = "y", nnprim.result, nnprim.type = "uint8"}
// CHECK-SAME:  %[[Z:.*]]: memref<4xf32> {nnprim.result}) {
// CHECK:       bufferization.materialize_in_destination %[[X]] in restrict writable %[[Y]]
// CHECK:       bufferization.materialize_in_destination %[[X]] in restrict writable %[[Z]]
// CHECK:       return{{$}}
func.func @main(%x: tensor<4xf32> {nnprim.name = "x"})
    -> (tensor<4xf32> {nnprim.name = "y", nnprim.type = "uint8"}, tensor<4xf32>) {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

/// A trailing reshape becomes a view of the argument.
// CHECK-LABEL: func.func @reshape
// CHECK-SAME:  %[[OUT:[a-z0-9]+]]: memref<2x3x1xf32>
// CHECK:       %[[FLAT:.*]] = memref.collapse_shape %[[OUT]] {{\[}}[0], [1, 2]] : memref<2x3x1xf32> into memref<2x3xf32>
// CHECK:       %[[SPLIT:.*]] = memref.expand_shape %[[FLAT]] {{\[}}[0], [1, 2]] output_shape [2, 1, 3]
// CHECK:       %[[EXP:.*]] = math.exp
// CHECK:       bufferization.materialize_in_destination %[[EXP]] in restrict writable %[[SPLIT]]
func.func @reshape(%x: tensor<2x1x3xf32>) -> tensor<2x3x1xf32> {
  %0 = math.exp %x : tensor<2x1x3xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x1x3xf32> into tensor<2x3xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xf32> into tensor<2x3x1xf32>
  return %2 : tensor<2x3x1xf32>
}

// -----

/// The operand of a reshape has another reader, so that it stays where it is.
// CHECK-LABEL: func.func @reshape_two_uses
// CHECK-NOT:   memref.expand_shape
// CHECK:       %[[FLAT:.*]] = tensor.collapse_shape
// CHECK:       materialize_in_destination %[[FLAT]]
func.func @reshape_two_uses(%x: tensor<2x3xf32>) -> (tensor<6xf32>, tensor<2x3xf32>) {
  %0 = math.exp %x : tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1, %0 : tensor<6xf32>, tensor<2x3xf32>
}

// -----

/// Helpers keep their results.
// CHECK-LABEL: func.func private @negative_private
// CHECK-SAME:  -> tensor<4xf32>
func.func private @negative_private(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

/// A result made of parts is put together in the argument.
// CHECK-LABEL: func.func @parts
// CHECK-SAME:  %[[OUT:[a-z0-9]+]]: memref<2x8xf32>
// CHECK:       %[[WHOLE:.*]] = bufferization.to_tensor %[[OUT]] restrict writable
// CHECK:       %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[WHOLE]][0, 0]
// CHECK:       %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0, 3]
// CHECK:       bufferization.materialize_in_destination %[[B]] in writable %[[OUT]]
func.func @parts(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = tensor.insert_slice %x into %e[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x8xf32>
  %1 = tensor.insert_slice %y into %0[0, 3] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}
