// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference="accumulate-in-f64 columns-per-step=3" %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %tile %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

/// One 3x3 convolution of one channel, written in the three ways there are.
/// x = 1..9, w = 1..9, padded by one pixel of zeros.

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @print(%t: tensor<?xf32>) {
  %b = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %u = memref.cast %b : memref<?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @main() {
  %x = arith.constant dense<[[[[1.], [2.], [3.]], [[4.], [5.], [6.]], [[7.], [8.], [9.]]]]> : tensor<1x3x3x1xf32>
  %w = arith.constant dense<[[[1.], [2.], [3.]], [[4.], [5.], [6.]], [[7.], [8.], [9.]]]> : tensor<3x3x1xf32>

  // CHECK:      sizes = [4, 9]
  // CHECK-NEXT: {{\[}}[-1, -1, -1, -1, 0, 1, -1, 3, 4],
  // CHECK-NEXT:  [-1, -1, -1, 1, 2, -1, 4, 5, -1],
  // CHECK-NEXT:  [-1, 3, 4, -1, 6, 7, -1, -1, -1],
  // CHECK-NEXT:  [4, 5, -1, 7, 8, -1, -1, -1, -1]]
  %ie = tensor.empty() : tensor<4x9xi32>
  %i = nnprim.indirection input_size [1, 3, 3] output_size [2, 2]
      kernel_size [3, 3] strides [2, 2] dilations [1, 1] pads [1, 1]
      outs(%ie : tensor<4x9xi32>) -> tensor<4x9xi32>
  %ib = bufferization.to_buffer %i : tensor<4x9xi32> to memref<4x9xi32>
  %iu = memref.cast %ib : memref<4x9xi32> to memref<*xi32>
  call @printMemrefI32(%iu) : (memref<*xi32>) -> ()

  // CHECK: sizes = [4]
  // CHECK-NEXT: [94,  106,  106,  94]
  %w2 = tensor.collapse_shape %w [[0, 1], [2]] : tensor<3x3x1xf32> into tensor<9x1xf32>
  %ye = tensor.empty() : tensor<1x2x2x1xf32>
  %y = nnprim.indirect_gemm
      ins(%x, %i, %w2 : tensor<1x3x3x1xf32>, tensor<4x9xi32>, tensor<9x1xf32>)
      outs(%ye : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %y1 = tensor.collapse_shape %y [[0, 1, 2, 3]] : tensor<1x2x2x1xf32> into tensor<4xf32>
  %yd = tensor.cast %y1 : tensor<4xf32> to tensor<?xf32>
  call @print(%yd) : (tensor<?xf32>) -> ()

  // CHECK: sizes = [9]
  // CHECK-NEXT: [94,  154,  106,  186,  285,  186,  106,  154,  94]
  %ze = tensor.empty() : tensor<1x3x3x1xf32>
  %z = nnprim.depthwise_conv
      ins(%x, %w : tensor<1x3x3x1xf32>, tensor<3x3x1xf32>)
      outs(%ze : tensor<1x3x3x1xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x3x3x1xf32>
  %z1 = tensor.collapse_shape %z [[0, 1, 2, 3]] : tensor<1x3x3x1xf32> into tensor<9xf32>
  %zd = tensor.cast %z1 : tensor<9xf32> to tensor<?xf32>
  call @print(%zd) : (tensor<?xf32>) -> ()

  /// With a stride in height only and a ReLU after a subtraction.
  // CHECK: sizes = [6]
  // CHECK-NEXT: [0,  54,  6,  6,  54,  0]
  %x1 = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<1x3x3x1xf32> into tensor<9xf32>
  %xn = tensor.expand_shape %x1 [[0, 1, 2, 3]] output_shape [1, 1, 3, 3] : tensor<9xf32> into tensor<1x1x3x3xf32>
  %w1 = tensor.collapse_shape %w [[0, 1, 2]] : tensor<3x3x1xf32> into tensor<9xf32>
  %wn = tensor.expand_shape %w1 [[0, 1, 2, 3]] output_shape [1, 1, 3, 3] : tensor<9xf32> into tensor<1x1x3x3xf32>
  %ve = tensor.empty() : tensor<1x1x2x3xf32>
  %v = nnprim.conv_gemm ins(%xn, %wn : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>)
      outs(%ve : tensor<1x1x2x3xf32>)
      strides [2, 1] dilations [1, 1] pads [1, 1] {
    ^bb0(%acc: f32):
      %c = arith.constant 100.0 : f32
      %zero = arith.constant 0.0 : f32
      %0 = arith.subf %acc, %c : f32
      %1 = arith.maximumf %0, %zero : f32
      nnprim.yield %1 : f32
    } -> tensor<1x1x2x3xf32>
  %v1 = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<1x1x2x3xf32> into tensor<6xf32>
  %vd = tensor.cast %v1 : tensor<6xf32> to tensor<?xf32>
  call @print(%vd) : (tensor<?xf32>) -> ()
  return
}
