// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference="accumulate-in-f64 columns-per-step=2" %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %tile %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

/// [[2, 0, 0], [0, 0, 0], [1, -1, 3]] by a matrix of three rows; the second row
/// has no weights and is its bias alone.
func.func @main() {
  %v = arith.constant dense<[2., 1., -1., 3.]> : tensor<4xf32>
  %c = arith.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
  %r = arith.constant dense<[0, 1, 1, 4]> : tensor<4xi32>
  %x = arith.constant dense<[[1., 2., 3., 4., 5.], [6., 7., 8., 9., 10.], [1., 0., 1., 0., 1.]]> : tensor<3x5xf32>
  %bias = arith.constant dense<[10., 20., 30.]> : tensor<3xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  // CHECK:      sizes = [3, 5]
  // CHECK-NEXT: {{\[}}[12, 14, 16, 18, 20],
  // CHECK-NEXT:  [20, 20, 20, 20, 20],
  // CHECK-NEXT:  [28, 25, 28, 25, 28]]
  %y = nnprim.spmm ins(%v, %c, %r, %x : tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<3x5xf32>)
      outs(%e : tensor<3x5xf32>)
      epilogue(%bias : tensor<3xf32>) maps [affine_map<(f, p) -> (f)>] {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
    } -> tensor<3x5xf32>
  %m = bufferization.to_buffer %y : tensor<3x5xf32> to memref<3x5xf32>
  %u = memref.cast %m : memref<3x5xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()

  /// The same weights; channels are multiplied by 1, 2 and 1/2 before.
  // CHECK:      sizes = [3, 5]
  // CHECK-NEXT: {{\[}}[2, 4, 6, 8, 10],
  // CHECK-NEXT:  [0, 0, 0, 0, 0],
  // CHECK-NEXT:  [-9.5, -12, -11.5, -14, -13.5]]
  %f = arith.constant dense<[1., 2., 0.5]> : tensor<3xf32>
  %g = nnprim.spmm ins(%v, %c, %r, %x : tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<3x5xf32>)
      outs(%e : tensor<3x5xf32>) factors(%f : tensor<3xf32>) -> tensor<3x5xf32>
  %gm = bufferization.to_buffer %g : tensor<3x5xf32> to memref<3x5xf32>
  %gu = memref.cast %gm : memref<3x5xf32> to memref<*xf32>
  call @printMemrefF32(%gu) : (memref<*xf32>) -> ()

  /// The first two rows and the third, with a row of padding, as blocks in two
  /// slabs: [[2, 0, 0], [0, 0, 0]] and [[1, -1, 3]]. Columns are doubled.
  %bv = arith.constant dense<[[2., 0.], [1., 9.], [-1., 9.], [3., 9.]]> : tensor<4x2xbf16>
  %bc = arith.constant dense<[0, 0, 2, 4]> : tensor<4xi32>
  %br = arith.constant dense<[[0, 1, 3], [3, 3, 4]]> : tensor<2x3xi32>
  // CHECK:      sizes = [3, 5]
  // CHECK-NEXT: {{\[}}[2, 4, 6, 8, 10],
  // CHECK-NEXT:  [0, 0, 0, 0, 0],
  // CHECK-NEXT:  [-2, -5, -2, -5, -2]]
  %b = nnprim.spmm ins(%bv, %bc, %br, %x : tensor<4x2xbf16>, tensor<4xi32>, tensor<2x3xi32>, tensor<3x5xf32>)
      outs(%e : tensor<3x5xf32>) column_stride 2 -> tensor<3x5xf32>
  %bm = bufferization.to_buffer %b : tensor<3x5xf32> to memref<3x5xf32>
  %bu = memref.cast %bm : memref<3x5xf32> to memref<*xf32>
  call @printMemrefF32(%bu) : (memref<*xf32>) -> ()
  return
}
