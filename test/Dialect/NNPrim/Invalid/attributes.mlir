// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

func.func @algorithm(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x8xf32>, %y: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
  // expected-error@+1 {{unknown attribute 'nnprim.algoritm', did you mean 'nnprim.algorithm'?}}
  %0 = linalg.conv_2d_nhwc_hwcf {nnprim.algoritm = "winograd_f4"} ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x8xf32>)
      outs(%y : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

func.func @max_error(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x8xf32>, %y: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
  // expected-error@+1 {{expected `nnprim.max_error` to be a positive number, but got -1.000000e-03 : f64}}
  %0 = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = -1.0e-3} ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x8xf32>)
      outs(%y : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

func.func @max_error_type(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x8xf32>, %y: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
  // expected-error@+1 {{expected `nnprim.max_error` to be a positive number, but got 1 : i64}}
  %0 = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = 1} ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x8xf32>)
      outs(%y : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

func.func @sign(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x8xf32>, %y: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
  // expected-error@+1 {{expected `nnprim.strip_rows` to be a positive i64, but got 4 : ui64}}
  %0 = linalg.conv_2d_nhwc_hwcf {nnprim.strip_rows = 4 : ui64} ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x8xf32>)
      outs(%y : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

// expected-error@+1 {{unknown attribute 'nnprim.naem', did you mean 'nnprim.name'?}}
func.func @argument(%x: tensor<4xf32> {nnprim.naem = "image"}) {
  return
}

// -----

// expected-error@+1 {{unknown attribute 'nnprim.nam', did you mean 'nnprim.name'?}}
func.func @result(%x: tensor<4xf32>) -> (tensor<4xf32> {nnprim.nam = "image"}) {
  return %x : tensor<4xf32>
}

// -----

/// No attribute has a similar name.
// expected-error@+1 {{unknown attribute 'nnprim.priority'}}
module attributes {nnprim.priority = 3} {
}
