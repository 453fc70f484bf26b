// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// Products of integers: one split for each way to break a constraint.

func.func @gemm_c5_rhs(%a: memref<4x8xi8>, %b: memref<8x6xi16>, %c: memref<4x6xi32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have the element type 'i8' of `lhs`, but got 'i16'}}
  nnprim.gemm ins(%a, %b : memref<4x8xi8>, memref<8x6xi16>) outs(%c : memref<4x6xi32>)
  return
}

// -----

func.func @gemm_c5_outs(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xi8>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs` to have the element type 'i8' of `outs`, but got 'f32'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xi8>)
  return
}

// -----

func.func @gemm_c8(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs_unsigned` and `rhs_unsigned` on integers only, but `lhs` has the element type 'f32'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) attributes {lhs_unsigned}
  return
}

// -----

func.func @indirect_gemm_c4(%a: memref<4x8xi8>, %i: memref<4x1xi32>, %b: memref<8x6xf32>, %c: memref<4x6xi32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `rhs` to have the element type 'i8' of `input`, but got 'f32'}}
  nnprim.indirect_gemm ins(%a, %i, %b : memref<4x8xi8>, memref<4x1xi32>, memref<8x6xf32>) outs(%c : memref<4x6xi32>)
  return
}

// -----

func.func @indirect_gemm_c9(%a: memref<4x8xf32>, %i: memref<4x1xi32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `lhs_unsigned` and `rhs_unsigned` on integers only, but `input` has the element type 'f32'}}
  nnprim.indirect_gemm ins(%a, %i, %b : memref<4x8xf32>, memref<4x1xi32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) attributes {rhs_unsigned}
  return
}

// -----

func.func @depthwise_conv_c5(%x: memref<1x8x8x4xi8>, %w: memref<3x3x4xi16>, %y: memref<1x6x6x4xi32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `filter` to have the element type 'i8' of `input`, but got 'i16'}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x8x8x4xi8>, memref<3x3x4xi16>) outs(%y : memref<1x6x6x4xi32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
  return
}

// -----

func.func @depthwise_conv_c8(%x: memref<1x8x8x4xf32>, %w: memref<3x3x4xf32>, %y: memref<1x6x6x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `lhs_unsigned` and `rhs_unsigned` on integers only, but `input` has the element type 'f32'}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x8x8x4xf32>, memref<3x3x4xf32>) outs(%y : memref<1x6x6x4xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] attributes {lhs_unsigned}
  return
}

// -----

func.func @conv_gemm_c5(%x: memref<1x3x8x8xi8>, %w: memref<4x3x3x3xf32>, %y: memref<1x4x6x6xi32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `filter` to have the element type 'i8' of `input`, but got 'f32'}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x8xi8>, memref<4x3x3x3xf32>) outs(%y : memref<1x4x6x6xi32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
  return
}

// -----

func.func @conv_gemm_c10(%x: memref<1x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %y: memref<1x4x6x6xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `lhs_unsigned` and `rhs_unsigned` on integers only, but `input` has the element type 'f32'}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>) outs(%y : memref<1x4x6x6xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] attributes {lhs_unsigned}
  return
}

// -----

func.func @epilogue_c10(%a: memref<4x8xi8>, %b: memref<8x6xi8>, %c: memref<4x6xi8>) {
  // expected-error @below {{'nnprim.gemm' op expected an epilogue that makes 'i8' of 'i32'}}
  nnprim.gemm ins(%a, %b : memref<4x8xi8>, memref<8x6xi8>) outs(%c : memref<4x6xi8>)
  return
}
