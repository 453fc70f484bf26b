// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

/// A filter of one tap in the middle gives the image itself, of which the pooled result has the largest of four pixels;
/// the fifth row and column are in no window. The image is kept, or all of its pixels are the same memory.

func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @main() {
  %image = arith.constant dense<[[[[4.], [-1.], [4.], [5.], [9.]], [[-4.], [0.], [3.], [-4.], [9.]], [[-1.], [-4.], [-3.], [7.], [9.]], [[-3.], [-9.], [8.], [-3.], [9.]], [[9.], [9.], [9.], [9.], [9.]]]]> : tensor<1x5x5x1xf64>
  %filter = arith.constant dense<[[[[0.]], [[0.]], [[0.]]], [[[0.]], [[1.]], [[0.]]], [[[0.]], [[0.]], [[0.]]]]> : tensor<3x3x1x1xf64>
  %x = bufferization.to_buffer %image : tensor<1x5x5x1xf64> to memref<1x5x5x1xf64>
  %w = bufferization.to_buffer %filter : tensor<3x3x1x1xf64> to memref<3x3x1x1xf64>
  %u = memref.alloc() : memref<16x1x1xf64>
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x1x1xf64>) outs(%u : memref<16x1x1xf64>)
  %rhs = memref.collapse_shape %u [[0, 1], [2]] : memref<16x1x1xf64> into memref<16x1xf64>

  // CHECK:      sizes = [2, 2]
  // CHECK-NEXT: {{\[}}[4, 5],
  // CHECK-NEXT:  [-1, 8]]
  %y = memref.alloc() : memref<1x5x5x1xf64>
  %pooled = memref.alloc() : memref<1x2x2x1xf64>
  nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %rhs : memref<1x5x5x1xf64>, memref<16x1xf64>) outs(%y : memref<1x5x5x1xf64>) pooled(%pooled : memref<1x2x2x1xf64>) pads [1, 1]
  %p0 = memref.collapse_shape %pooled [[0, 1], [2, 3]] : memref<1x2x2x1xf64> into memref<2x2xf64>
  %c0 = memref.cast %p0 : memref<2x2xf64> to memref<*xf64>
  call @printMemrefF64(%c0) : (memref<*xf64>) -> ()

  // CHECK:      sizes = [5, 5]
  // CHECK-NEXT: {{\[}}[4, -1, 4, 5, 9],
  %y0 = memref.collapse_shape %y [[0, 1], [2, 3]] : memref<1x5x5x1xf64> into memref<5x5xf64>
  %d0 = memref.cast %y0 : memref<5x5xf64> to memref<*xf64>
  call @printMemrefF64(%d0) : (memref<*xf64>) -> ()

  // CHECK:      sizes = [2, 2]
  // CHECK-NEXT: {{\[}}[4, 5],
  // CHECK-NEXT:  [-1, 8]]
  %pixel = memref.alloc() : memref<1xf64>
  %shape = memref.reinterpret_cast %pixel to offset: [0], sizes: [1, 5, 5, 1], strides: [0, 0, 0, 1] : memref<1xf64> to memref<1x5x5x1xf64, strided<[0, 0, 0, 1]>>
  %alone = memref.alloc() : memref<1x2x2x1xf64>
  nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %rhs : memref<1x5x5x1xf64>, memref<16x1xf64>) outs(%shape : memref<1x5x5x1xf64, strided<[0, 0, 0, 1]>>) pooled(%alone : memref<1x2x2x1xf64>) pads [1, 1] attributes {pooled_only}
  %p1 = memref.collapse_shape %alone [[0, 1], [2, 3]] : memref<1x2x2x1xf64> into memref<2x2xf64>
  %c1 = memref.cast %p1 : memref<2x2xf64> to memref<*xf64>
  call @printMemrefF64(%c1) : (memref<*xf64>) -> ()
  return
}
