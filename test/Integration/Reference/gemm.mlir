// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference="accumulate-in-f64 columns-per-step=3" %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %tile %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @print(%t: tensor<?x?xf32>) {
  %b = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %u = memref.cast %b : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @main() {
  %a = arith.constant dense<[[1., 2., 3.], [4., 5., 6.]]> : tensor<2x3xf32>
  %b = arith.constant dense<[[1., 0., 2., 1., 7.],
                             [0., 1., 2., 1., 8.],
                             [0., 0., 2., 1., 9.]]> : tensor<3x5xf32>

  /// Five columns do not fill three panels of two: the last one is half zeros.
  // CHECK:      sizes = [3, 6]
  // CHECK-NEXT: {{\[}}[1, 0, 0, 1, 0, 0],
  // CHECK-NEXT:  [2, 1, 2, 1, 2, 1],
  // CHECK-NEXT:  [7, 0, 8, 0, 9, 0]]
  %pe = tensor.empty() : tensor<3x3x2xf32>
  %p = nnprim.pack ins(%b : tensor<3x5xf32>) outs(%pe : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
  %p2 = tensor.collapse_shape %p [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
  %pd = tensor.cast %p2 : tensor<3x6xf32> to tensor<?x?xf32>
  call @print(%pd) : (tensor<?x?xf32>) -> ()

  /// The same, rows times 2, 3 and 1/2.
  // CHECK:      sizes = [3, 6]
  // CHECK-NEXT: {{\[}}[2, 0, 0, 3, 0, 0],
  // CHECK-NEXT:  [4, 2, 6, 3, 1, 0.5],
  // CHECK-NEXT:  [14, 0, 24, 0, 4.5, 0]]
  %factors = arith.constant dense<[2., 3., 0.5]> : tensor<3xf32>
  %fp = nnprim.pack ins(%b : tensor<3x5xf32>) outs(%pe : tensor<3x3x2xf32>) factors(%factors : tensor<3xf32>) -> tensor<3x3x2xf32>
  %fp2 = tensor.collapse_shape %fp [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
  %fpd = tensor.cast %fp2 : tensor<3x6xf32> to tensor<?x?xf32>
  call @print(%fpd) : (tensor<?x?xf32>) -> ()

  /// Plain.
  // CHECK:      sizes = [2, 5]
  // CHECK-NEXT: {{\[}}[1, 2, 12, 6, 50],
  // CHECK-NEXT:  [4, 5, 30, 15, 122]]
  %ce = tensor.empty() : tensor<2x5xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<2x3xf32>, tensor<3x5xf32>)
      outs(%ce : tensor<2x5xf32>) -> tensor<2x5xf32>
  %cd = tensor.cast %c : tensor<2x5xf32> to tensor<?x?xf32>
  call @print(%cd) : (tensor<?x?xf32>) -> ()

  /// Packed, with bias[n], a residual[m, n], a factor[m] and a common summand:
  /// max((acc + bias) * factor + residual + common, 0).
  // CHECK:      sizes = [2, 5]
  // CHECK-NEXT: {{\[}}[2, 5, 0, 10, 57],
  // CHECK-NEXT:  [15, 18, 0, 43, 261]]
  %bias = arith.constant dense<[0., 1., -100., 2., 3.]> : tensor<5xf32>
  %residual = arith.constant dense<[[0., 1., 2., 1., 3.], [6., 5., 4., 8., 10.]]> : tensor<2x5xf32>
  %factor = arith.constant dense<[1., 2.]> : tensor<2xf32>
  %common = arith.constant dense<1.> : tensor<1xf32>
  %d = nnprim.gemm ins(%a, %p : tensor<2x3xf32>, tensor<3x3x2xf32>)
      outs(%ce : tensor<2x5xf32>)
      epilogue(%bias, %residual, %factor, %common : tensor<5xf32>, tensor<2x5xf32>, tensor<2xf32>, tensor<1xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>,
            affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (0)>] {
    ^bb0(%acc: f32, %x: f32, %r: f32, %f: f32, %o: f32):
      %zero = arith.constant 0.0 : f32
      %0 = arith.addf %acc, %x : f32
      %1 = arith.mulf %0, %f : f32
      %2 = arith.addf %1, %r : f32
      %3 = arith.addf %2, %o : f32
      %4 = arith.maximumf %3, %zero : f32
      nnprim.yield %4 : f32
    } -> tensor<2x5xf32>
  %dd = tensor.cast %d : tensor<2x5xf32> to tensor<?x?xf32>
  call @print(%dd) : (tensor<?x?xf32>) -> ()
  return
}
