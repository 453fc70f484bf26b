// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan --split-input-file --verify-diagnostics

func.func @registers(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op has a plan with 5 filters x 1 rows x 3 vectors of sums, which take 19 of the 16 vector registers of x86-64-avx2}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 5, rows = 1, vectors = 3, pixels = 8>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

func.func @lanes(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op has a plan with vectors of 16 pixels, but those of x86-64-avx2 hold 8}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 16>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

func.func @masks(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op has a plan with masks, which x86-64-avx2 does not have}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 8, masks_tails = true>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

func.func @width(%x: tensor<1x3x16x8xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x14x6xf32>) -> tensor<1x8x14x6xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `pixels` of its plan to be at most the width 6 without `masks_tails`, but got 8}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x8xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x14x6xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 8>} -> tensor<1x8x14x6xf32>
  return %0 : tensor<1x8x14x6xf32>
}

// -----

func.func @stride(%x: tensor<1x3x16x48xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op has an outer_conv_plan, but a stride of 3 columns, for which there is no kernel}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x48xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x16xf32>)
      strides [1, 3] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 8>} -> tensor<1x8x16x16xf32>
  return %0 : tensor<1x8x16x16xf32>
}

// -----

func.func @loop(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `rows` of its plan to be 1 with `loop_over_taps`, but got 2}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 2, vectors = 1, pixels = 8, loop_over_taps = true>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

func.func @packed(%x: memref<1x3x4x16xf32>, %w: memref<1x27x16xf32>, %y: memref<1x5x4x16xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op has an outer_conv_plan, which reads plain filters, but packed ones}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x16xf32>, memref<1x27x16xf32>) outs(%y : memref<1x5x4x16xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 8>}
  return
}

// -----

func.func @types(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xbf16>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op has an outer_conv_plan, which is for f32, but an operand of 'bf16'}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xbf16>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 1, pixels = 8>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

func.func @kind(%x: tensor<1x3x16x32xf32>, %w: tensor<8x3x3x3xf32>, %y: tensor<1x8x16x32xf32>) -> tensor<1x8x16x32xf32> {
  // expected-error @+3 {{attribute 'plan' failed to satisfy constraint}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x16x32xf32>, tensor<8x3x3x3xf32>) outs(%y : tensor<1x8x16x32xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_plan<rows = 1, columns = 1, vectors = 1>} -> tensor<1x8x16x32xf32>
  return %0 : tensor<1x8x16x32xf32>
}

// -----

// expected-error @below {{expected 'filters' to be positive, but got 0}}
func.func private @filters() attributes {x = #nnprim.outer_conv_plan<rows = 1, vectors = 1, pixels = 8>}

// -----

// expected-error @below {{expected 'rows' to be positive, but got 0}}
func.func private @rows() attributes {x = #nnprim.outer_conv_plan<filters = 1, vectors = 1, pixels = 8>}

// -----

// expected-error @below {{expected 'vectors' to be positive, but got 0}}
func.func private @vectors() attributes {x = #nnprim.outer_conv_plan<filters = 1, rows = 1, pixels = 8>}

// -----

// expected-error @below {{expected 'pixels' to be positive, but got 0}}
func.func private @pixels() attributes {x = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 1>}

// -----

// expected-error @below {{expected true or false, but got 'maybe'}}
func.func private @order() attributes {x = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 1, pixels = 8, filters_outermost = maybe>}
