// RUN: nnprim-opt %s --nnprim-narrow-weights=type=fixed16 --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=16" --split-input-file | FileCheck %s --check-prefix=STREAMED
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=16 max-error=1.5e-5" --split-input-file | FileCheck %s --check-prefix=LESS
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=auto max-error=1e-4" --split-input-file | FileCheck %s --check-prefix=AUTO

/// The scale of the first column is 32767/32767, 0x3f80 of the upper half of an f32; that of the second is 3/32767
/// rounded up to eight bits, 0x38c1, whose integers are 32598 and half of that, rounded. Zeros have a scale of 0.
// CHECK-LABEL: func.func @scales
//       CHECK:   %[[W:.*]] = arith.constant dense<{{\[\[}}16256, 14529, 0], [32767, 32598, 0], [-2, -16299, 0]]> : tensor<3x3xi16>
//       CHECK:   nnprim.gemm ins(%{{.*}}, %[[W]] : tensor<3x2xf32>, tensor<3x3xi16>)
func.func @scales(%a: tensor<3x2xf32>, %init: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %w = arith.constant dense<[[32767.0, 3.0, 0.0], [-2.0, -1.5, -0.0]]> : tensor<2x3xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<3x2xf32>, tensor<2x3xf32>) outs(%init : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}

// -----

/// What one row streams is fixed point if the error is within the bound, else of 24 bits. Of bf16 and f16 it is above
/// the bound of auto.
// STREAMED-LABEL: func.func @one_row
//       STREAMED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<3x2xi16>)
// LESS-LABEL: func.func @one_row
//       LESS:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2x!nnprim.flyte<24>>)
// AUTO-LABEL: func.func @one_row
//       AUTO:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<3x2xi16>)
func.func @one_row(%a: tensor<1x2xf32>, %init: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[0.1, 3.001], [-2.0, 0.333]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<1x2xf32>, tensor<2x2xf32>) outs(%init : tensor<1x2xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

// -----

/// There are no integers for what is not finite.
// CHECK-LABEL: func.func @negative_infinite
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2xf32>)
// STREAMED-LABEL: func.func @negative_infinite
//       STREAMED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2x!nnprim.flyte<24>>)
func.func @negative_infinite(%a: tensor<1x2xf32>, %init: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[0x7F800000, 3.0], [-2.0, 0x7FC00000]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<1x2xf32>, tensor<2x2xf32>) outs(%init : tensor<1x2xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

// -----

/// Subnormal weights have no integers: their scale would have no reciprocal.
// STREAMED-LABEL: func.func @negative_subnormal
//       STREAMED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2xf32>)
func.func @negative_subnormal(%a: tensor<1x2xf32>, %init: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[1.0e-44, 1.0e-45], [-2.0e-44, 1.0e-44]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<1x2xf32>, tensor<2x2xf32>) outs(%init : tensor<1x2xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

// -----

/// Filters of convolutions are another matter.
// CHECK-LABEL: func.func @negative_convolution
//       CHECK:   nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : tensor<1x1x2x2xf32>, tensor<2x1x1x1xf32>)
func.func @negative_convolution(%x: tensor<1x1x2x2xf32>, %init: tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32> {
  %w = arith.constant dense<[[[[1.0]]], [[[0.3]]]]> : tensor<2x1x1x1xf32>
  %r = nnprim.conv_gemm ins(%x, %w : tensor<1x1x2x2xf32>, tensor<2x1x1x1xf32>) outs(%init : tensor<1x2x2x2xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x2x2x2xf32>
  return %r : tensor<1x2x2x2xf32>
}
