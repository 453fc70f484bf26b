// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %tile %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

/// Convolutions by F(2, 3), F(4, 3) and F(2, 5), and by F(4, 3) of rows and of
/// columns, of two channels into two, on an image that the tiles do not fill; in
/// f64, so that rounding does not show.

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

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[1015, 987, 995, 965, 1010, 995, 1029, 990, 1027, 989],
  // CHECK-NEXT:  [958, 985, 995, 1004, 999, 996, 1002, 1016, 977, 1010],
  // CHECK-NEXT:  [996, 978, 1018, 989, 1040, 1001, 1022, 1035, 997, 997],
  // CHECK-NEXT:  [959, 1011, 984, 975, 1022, 1014, 983, 1017, 989, 999],
  // CHECK-NEXT:  [1018, 967, 1006, 984, 1014, 1042, 990, 1006, 1010, 997]]
  %w23 = arith.constant dense<[[[[-1., 0.], [1., 1.]], [[0., 0.], [-3., -3.]], [[-3., -3.], [-1., -1.]]], [[[0., -3.], [2., 2.]], [[3., -3.], [2., -2.]], [[1., -2.], [1., -1.]]], [[[-1., 1.], [1., -1.]], [[-3., 1.], [-3., 0.]], [[-1., 3.], [-3., 1.]]]]> : tensor<3x3x2x2xf64>
  %ve23 = tensor.empty() : tensor<16x9x2xf64>
  %v23 = nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : tensor<1x5x5x2xf64>)
      outs(%ve23 : tensor<16x9x2xf64>) output_size [5, 5] pads [1, 1] -> tensor<16x9x2xf64>
  %ue23 = tensor.empty() : tensor<16x2x2xf64>
  %u23 = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w23 : tensor<3x3x2x2xf64>)
      outs(%ue23 : tensor<16x2x2xf64>) -> tensor<16x2x2xf64>
  %pe23 = tensor.empty() : tensor<16x9x2xf64>
  %p23 = nnprim.tuple_gemm ins(%v23, %u23 : tensor<16x9x2xf64>, tensor<16x2x2xf64>)
      outs(%pe23 : tensor<16x9x2xf64>) -> tensor<16x9x2xf64>
  %ye23 = tensor.empty() : tensor<1x5x5x2xf64>
  %y23 = nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p23 : tensor<16x9x2xf64>)
      outs(%ye23 : tensor<1x5x5x2xf64>) {
    ^bb0(%acc: f64):
      // Away from zero, where an error of 1e-15 would be printed.
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%y23) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[998, 981, 984, 1001, 1001, 999, 1025, 1022, 1009, 1001],
  // CHECK-NEXT:  [980, 1000, 1014, 950, 1035, 1012, 992, 990, 1020, 1008],
  // CHECK-NEXT:  [998, 1004, 1041, 1012, 1019, 990, 1019, 1020, 1021, 1034],
  // CHECK-NEXT:  [1018, 994, 1003, 981, 999, 960, 1024, 1025, 1012, 1019],
  // CHECK-NEXT:  [1000, 1004, 991, 972, 1003, 1008, 1015, 1037, 1008, 1008]]
  %w43 = arith.constant dense<[[[[0., -2.], [2., -2.]], [[-3., -3.], [2., -3.]], [[-3., -2.], [-2., 1.]]], [[[-3., 0.], [1., -1.]], [[-3., -3.], [1., 1.]], [[1., 1.], [0., 0.]]], [[[-3., -3.], [-1., -1.]], [[-2., 0.], [2., -1.]], [[1., -2.], [-1., -1.]]]]> : tensor<3x3x2x2xf64>
  %ve43 = tensor.empty() : tensor<36x4x2xf64>
  %v43 = nnprim.input_transform <winograd2d, m = 4, r = 3> ins(%x : tensor<1x5x5x2xf64>)
      outs(%ve43 : tensor<36x4x2xf64>) output_size [5, 5] pads [1, 1] -> tensor<36x4x2xf64>
  %ue43 = tensor.empty() : tensor<36x2x2xf64>
  %u43 = nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%w43 : tensor<3x3x2x2xf64>)
      outs(%ue43 : tensor<36x2x2xf64>) -> tensor<36x2x2xf64>
  %pe43 = tensor.empty() : tensor<36x4x2xf64>
  %p43 = nnprim.tuple_gemm ins(%v43, %u43 : tensor<36x4x2xf64>, tensor<36x2x2xf64>)
      outs(%pe43 : tensor<36x4x2xf64>) -> tensor<36x4x2xf64>
  %ye43 = tensor.empty() : tensor<1x5x5x2xf64>
  %y43 = nnprim.output_transform <winograd2d, m = 4, r = 3> ins(%p43 : tensor<36x4x2xf64>)
      outs(%ye43 : tensor<1x5x5x2xf64>) {
    ^bb0(%acc: f64):
      // Away from zero, where an error of 1e-15 would be printed.
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%y43) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[970, 976, 1004, 1021, 966, 986, 1019, 994, 1015, 973],
  // CHECK-NEXT:  [943, 939, 1060, 1059, 947, 988, 1037, 942, 1017, 992],
  // CHECK-NEXT:  [1019, 1025, 972, 1054, 1074, 994, 995, 908, 1016, 1004],
  // CHECK-NEXT:  [998, 1037, 926, 984, 1031, 969, 1028, 965, 1023, 1000],
  // CHECK-NEXT:  [945, 1032, 999, 980, 1000, 970, 1059, 991, 992, 995]]
  %w25 = arith.constant dense<[[[[0., 1.], [3., -2.]], [[3., 1.], [0., -2.]], [[-2., 0.], [-3., 1.]], [[1., 1.], [-3., 0.]], [[2., 0.], [-3., 1.]]], [[[-3., -3.], [3., 1.]], [[0., 1.], [-2., -1.]], [[-1., 1.], [2., 1.]], [[-2., -1.], [-2., -2.]], [[-3., 2.], [3., 1.]]], [[[1., 1.], [2., -1.]], [[-3., 1.], [-1., -3.]], [[1., 3.], [1., 3.]], [[-2., 1.], [-3., 2.]], [[3., 1.], [-3., -3.]]], [[[-2., 1.], [2., 0.]], [[-1., 1.], [0., 3.]], [[-2., 1.], [-2., 0.]], [[2., 1.], [3., -2.]], [[2., 2.], [-3., -3.]]], [[[1., 1.], [-1., -3.]], [[2., 3.], [1., 1.]], [[1., 3.], [-1., 0.]], [[0., 2.], [1., -2.]], [[-3., -2.], [-1., 0.]]]]> : tensor<5x5x2x2xf64>
  %ve25 = tensor.empty() : tensor<36x9x2xf64>
  %v25 = nnprim.input_transform <winograd2d, m = 2, r = 5> ins(%x : tensor<1x5x5x2xf64>)
      outs(%ve25 : tensor<36x9x2xf64>) output_size [5, 5] pads [2, 2] -> tensor<36x9x2xf64>
  %ue25 = tensor.empty() : tensor<36x2x2xf64>
  %u25 = nnprim.filter_transform <winograd2d, m = 2, r = 5> ins(%w25 : tensor<5x5x2x2xf64>)
      outs(%ue25 : tensor<36x2x2xf64>) -> tensor<36x2x2xf64>
  %pe25 = tensor.empty() : tensor<36x9x2xf64>
  %p25 = nnprim.tuple_gemm ins(%v25, %u25 : tensor<36x9x2xf64>, tensor<36x2x2xf64>)
      outs(%pe25 : tensor<36x9x2xf64>) -> tensor<36x9x2xf64>
  %ye25 = tensor.empty() : tensor<1x5x5x2xf64>
  %y25 = nnprim.output_transform <winograd2d, m = 2, r = 5> ins(%p25 : tensor<36x9x2xf64>)
      outs(%ye25 : tensor<1x5x5x2xf64>) {
    ^bb0(%acc: f64):
      // Away from zero, where an error of 1e-15 would be printed.
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%y25) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[998, 981, 984, 1001, 1001, 999, 1025, 1022, 1009, 1001],
  // CHECK-NEXT:  [980, 1000, 1014, 950, 1035, 1012, 992, 990, 1020, 1008],
  // CHECK-NEXT:  [998, 1004, 1041, 1012, 1019, 990, 1019, 1020, 1021, 1034],
  // CHECK-NEXT:  [1018, 994, 1003, 981, 999, 960, 1024, 1025, 1012, 1019],
  // CHECK-NEXT:  [1000, 1004, 991, 972, 1003, 1008, 1015, 1037, 1008, 1008]]
  %ueh = tensor.empty() : tensor<18x2x2xf64>
  %uh = nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%w43 : tensor<3x3x2x2xf64>)
      outs(%ueh : tensor<18x2x2xf64>) -> tensor<18x2x2xf64>
  %rh = tensor.collapse_shape %uh [[0, 1], [2]] : tensor<18x2x2xf64> into tensor<36x2xf64>
  %yeh = tensor.empty() : tensor<1x5x5x2xf64>
  %yh = nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3> ins(%x, %rh : tensor<1x5x5x2xf64>, tensor<36x2xf64>)
      outs(%yeh : tensor<1x5x5x2xf64>) pads [1, 1] {
    ^bb0(%acc: f64):
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%yh) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[998, 981, 984, 1001, 1001, 999, 1025, 1022, 1009, 1001],
  // CHECK-NEXT:  [980, 1000, 1014, 950, 1035, 1012, 992, 990, 1020, 1008],
  // CHECK-NEXT:  [998, 1004, 1041, 1012, 1019, 990, 1019, 1020, 1021, 1034],
  // CHECK-NEXT:  [1018, 994, 1003, 981, 999, 960, 1024, 1025, 1012, 1019],
  // CHECK-NEXT:  [1000, 1004, 991, 972, 1003, 1008, 1015, 1037, 1008, 1008]]
  %wt = arith.constant dense<[[[[0., -2.], [2., -2.]], [[-3., 0.], [1., -1.]], [[-3., -3.], [-1., -1.]]], [[[-3., -3.], [2., -3.]], [[-3., -3.], [1., 1.]], [[-2., 0.], [2., -1.]]], [[[-3., -2.], [-2., 1.]], [[1., 1.], [0., 0.]], [[1., -2.], [-1., -1.]]]]> : tensor<3x3x2x2xf64>
  %uev = tensor.empty() : tensor<18x2x2xf64>
  %uv = nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%wt : tensor<3x3x2x2xf64>)
      outs(%uev : tensor<18x2x2xf64>) -> tensor<18x2x2xf64>
  %rv = tensor.collapse_shape %uv [[0, 1], [2]] : tensor<18x2x2xf64> into tensor<36x2xf64>
  %yev = tensor.empty() : tensor<1x5x5x2xf64>
  %yv = nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3, axis = height> ins(%x, %rv : tensor<1x5x5x2xf64>, tensor<36x2xf64>)
      outs(%yev : tensor<1x5x5x2xf64>) pads [1, 1] {
    ^bb0(%acc: f64):
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%yv) : (tensor<1x5x5x2xf64>) -> ()

  // CHECK:      sizes = [5, 10]
  // CHECK-NEXT: {{\[}}[998, 981, 984, 1001, 1001, 999, 1025, 1022, 1009, 1001],
  // CHECK-NEXT:  [980, 1000, 1014, 950, 1035, 1012, 992, 990, 1020, 1008],
  // CHECK-NEXT:  [998, 1004, 1041, 1012, 1019, 990, 1019, 1020, 1021, 1034],
  // CHECK-NEXT:  [1018, 994, 1003, 981, 999, 960, 1024, 1025, 1012, 1019],
  // CHECK-NEXT:  [1000, 1004, 991, 972, 1003, 1008, 1015, 1037, 1008, 1008]]
  %rr = tensor.collapse_shape %w43 [[0, 1, 2], [3]] : tensor<3x3x2x2xf64> into tensor<18x2xf64>
  %yer = tensor.empty() : tensor<1x5x5x2xf64>
  %yr = nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %rr : tensor<1x5x5x2xf64>, tensor<18x2xf64>)
      outs(%yer : tensor<1x5x5x2xf64>) pads [1, 1] {
    ^bb0(%acc: f64):
      %c = arith.constant 1000.0 : f64
      %s = arith.addf %acc, %c : f64
      nnprim.yield %s : f64
    } -> tensor<1x5x5x2xf64>
  call @print(%yr) : (tensor<1x5x5x2xf64>) -> ()
  return
}
