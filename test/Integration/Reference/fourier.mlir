// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

/// Convolutions by Fourier transforms of 8×8 and 16×16 numbers, of two channels
/// into two, on an image that the tiles do not fill; in f64, so that rounding
/// does not show. As three ops, and as one.

func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @print(%y: tensor<1x5x5x2xf64>) {
  %f = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<1x5x5x2xf64> into tensor<5x10xf64>
  %b = bufferization.to_buffer %f : tensor<5x10xf64> to memref<5x10xf64>
  %u = memref.cast %b : memref<5x10xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  return
}

func.func @main() {
  %x = arith.constant dense<[[[[4., -1.], [4., 4.], [-4., 1.], [-1., 1.], [3., 2.]], [[-4., 0.], [3., 4.], [-3., 2.], [-2., -2.], [-3., -1.]], [[1., 4.], [-3., 4.], [3., 4.], [-3., -4.], [1., 0.]], [[-3., 1.], [0., 3.], [2., -4.], [-4., -2.], [0., 1.]], [[4., 4.], [3., 1.], [-3., -3.], [-3., 1.], [1., 3.]]]]> : tensor<1x5x5x2xf64>
  %w = arith.constant dense<[[[[0., 1.], [3., -2.]], [[3., 1.], [0., -2.]], [[-2., 0.], [-3., 1.]], [[1., 1.], [-3., 0.]], [[2., 0.], [-3., 1.]]], [[[-3., -3.], [3., 1.]], [[0., 1.], [-2., -1.]], [[-1., 1.], [2., 1.]], [[-2., -1.], [-2., -2.]], [[-3., 2.], [3., 1.]]], [[[1., 1.], [2., -1.]], [[-3., 1.], [-1., -3.]], [[1., 3.], [1., 3.]], [[-2., 1.], [-3., 2.]], [[3., 1.], [-3., -3.]]], [[[-2., 1.], [2., 0.]], [[-1., 1.], [0., 3.]], [[-2., 1.], [-2., 0.]], [[2., 1.], [3., -2.]], [[2., 2.], [-3., -3.]]], [[[1., 1.], [-1., -3.]], [[2., 3.], [1., 1.]], [[1., 3.], [-1., 0.]], [[0., 2.], [1., -2.]], [[-3., -2.], [-1., 0.]]]]> : tensor<5x5x2x2xf64>

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[970, 976, 1004, 1021, 966, 986, 1019, 994, 1015, 973],
  // CHECK-NEXT:  [943, 939, 1060, 1059, 947, 988, 1037, 942, 1017, 992],
  // CHECK-NEXT:  [1019, 1025, 972, 1054, 1074, 994, 995, 908, 1016, 1004],
  // CHECK-NEXT:  [998, 1037, 926, 984, 1031, 969, 1028, 965, 1023, 1000],
  // CHECK-NEXT:  [945, 1032, 999, 980, 1000, 970, 1059, 991, 992, 995]]
  %ve8 = tensor.empty() : tensor<64x4x2xf64>
  %v8 = nnprim.input_transform <fourier, m = 4, r = 5> ins(%x : tensor<1x5x5x2xf64>)
      outs(%ve8 : tensor<64x4x2xf64>) output_size [5, 5] pads [2, 2] -> tensor<64x4x2xf64>
  %ue8 = tensor.empty() : tensor<64x2x2xf64>
  %u8 = nnprim.filter_transform <fourier, m = 4, r = 5> ins(%w : tensor<5x5x2x2xf64>)
      outs(%ue8 : tensor<64x2x2xf64>) -> tensor<64x2x2xf64>
  %pe8 = tensor.empty() : tensor<64x4x2xf64>
  %p8 = nnprim.tuple_gemm ins(%v8, %u8 : tensor<64x4x2xf64>, tensor<64x2x2xf64>)
      outs(%pe8 : tensor<64x4x2xf64>) complex_from 4 -> tensor<64x4x2xf64>
  %ye8 = tensor.empty() : tensor<1x5x5x2xf64>
  %y8 = nnprim.output_transform <fourier, m = 4, r = 5> ins(%p8 : tensor<64x4x2xf64>)
      outs(%ye8 : tensor<1x5x5x2xf64>) {
    ^bb0(%acc: f64):
      // Away from zero, where an error of 1e-15 would be printed.
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%y8) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[970, 976, 1004, 1021, 966, 986, 1019, 994, 1015, 973],
  // CHECK-NEXT:  [943, 939, 1060, 1059, 947, 988, 1037, 942, 1017, 992],
  // CHECK-NEXT:  [1019, 1025, 972, 1054, 1074, 994, 995, 908, 1016, 1004],
  // CHECK-NEXT:  [998, 1037, 926, 984, 1031, 969, 1028, 965, 1023, 1000],
  // CHECK-NEXT:  [945, 1032, 999, 980, 1000, 970, 1059, 991, 992, 995]]
  %r8 = tensor.collapse_shape %u8 [[0, 1], [2]] : tensor<64x2x2xf64> into tensor<128x2xf64>
  %ze8 = tensor.empty() : tensor<1x5x5x2xf64>
  %z8 = nnprim.fast_conv <fourier, m = 4, r = 5> ins(%x, %r8 : tensor<1x5x5x2xf64>, tensor<128x2xf64>)
      outs(%ze8 : tensor<1x5x5x2xf64>) pads [2, 2] {
    ^bb0(%acc: f64):
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%z8) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[970, 976, 1004, 1021, 966, 986, 1019, 994, 1015, 973],
  // CHECK-NEXT:  [943, 939, 1060, 1059, 947, 988, 1037, 942, 1017, 992],
  // CHECK-NEXT:  [1019, 1025, 972, 1054, 1074, 994, 995, 908, 1016, 1004],
  // CHECK-NEXT:  [998, 1037, 926, 984, 1031, 969, 1028, 965, 1023, 1000],
  // CHECK-NEXT:  [945, 1032, 999, 980, 1000, 970, 1059, 991, 992, 995]]
  %ve16 = tensor.empty() : tensor<256x1x2xf64>
  %v16 = nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : tensor<1x5x5x2xf64>)
      outs(%ve16 : tensor<256x1x2xf64>) output_size [5, 5] pads [2, 2] -> tensor<256x1x2xf64>
  %ue16 = tensor.empty() : tensor<256x2x2xf64>
  %u16 = nnprim.filter_transform <fourier, m = 12, r = 5> ins(%w : tensor<5x5x2x2xf64>)
      outs(%ue16 : tensor<256x2x2xf64>) -> tensor<256x2x2xf64>
  %pe16 = tensor.empty() : tensor<256x1x2xf64>
  %p16 = nnprim.tuple_gemm ins(%v16, %u16 : tensor<256x1x2xf64>, tensor<256x2x2xf64>)
      outs(%pe16 : tensor<256x1x2xf64>) complex_from 4 -> tensor<256x1x2xf64>
  %ye16 = tensor.empty() : tensor<1x5x5x2xf64>
  %y16 = nnprim.output_transform <fourier, m = 12, r = 5> ins(%p16 : tensor<256x1x2xf64>)
      outs(%ye16 : tensor<1x5x5x2xf64>) {
    ^bb0(%acc: f64):
      // Away from zero, where an error of 1e-15 would be printed.
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%y16) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[970, 976, 1004, 1021, 966, 986, 1019, 994, 1015, 973],
  // CHECK-NEXT:  [943, 939, 1060, 1059, 947, 988, 1037, 942, 1017, 992],
  // CHECK-NEXT:  [1019, 1025, 972, 1054, 1074, 994, 995, 908, 1016, 1004],
  // CHECK-NEXT:  [998, 1037, 926, 984, 1031, 969, 1028, 965, 1023, 1000],
  // CHECK-NEXT:  [945, 1032, 999, 980, 1000, 970, 1059, 991, 992, 995]]
  %r16 = tensor.collapse_shape %u16 [[0, 1], [2]] : tensor<256x2x2xf64> into tensor<512x2xf64>
  %ze16 = tensor.empty() : tensor<1x5x5x2xf64>
  %z16 = nnprim.fast_conv <fourier, m = 12, r = 5> ins(%x, %r16 : tensor<1x5x5x2xf64>, tensor<512x2xf64>)
      outs(%ze16 : tensor<1x5x5x2xf64>) pads [2, 2] {
    ^bb0(%acc: f64):
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%z16) : (tensor<1x5x5x2xf64>) -> ()
  return
}
