// RUN: nnprim-opt %s --nnprim-convert-layout --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands --split-input-file | FileCheck %s

/// NCHW stays NCHW, the padding goes into the op, what is added into its store.
// CHECK-LABEL: func.func @conv_gemm
// CHECK-NOT:     linalg.transpose
// CHECK:         nnprim.conv_gemm ins(%arg0, %arg1 : tensor<1x3x8x8xf32>, tensor<5x3x3x3xf32>)
// CHECK-SAME:      strides [1, 1] dilations [1, 1] pads [1, 1]
// CHECK-SAME:      epilogue(%arg2 : tensor<1x5x8x8xf32>)
func.func @conv_gemm(%x: tensor<1x3x8x8xf32>, %w: tensor<5x3x3x3xf32>, %sum: tensor<1x5x8x8xf32>) -> tensor<1x5x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x3x8x8xf32> to tensor<1x3x10x10xf32>
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "conv_gemm"}
      ins(%p, %w : tensor<1x3x10x10xf32>, tensor<5x3x3x3xf32>)
      outs(%sum : tensor<1x5x8x8xf32>) -> tensor<1x5x8x8xf32>
  return %y : tensor<1x5x8x8xf32>
}

// -----

/// Known filters are packed, if that is estimated to be better.
// CHECK-LABEL: func.func @packed_conv_gemm
// CHECK:         %[[PACKED:.*]] = nnprim.pack ins(%{{.*}} : tensor<576x64xf32>)
// CHECK:         nnprim.conv_gemm ins(%arg0, %[[PACKED]] : tensor<1x64x18x18xf32>, tensor<2x576x32xf32>)
// CHECK-SAME:      strides [1, 1] dilations [1, 1] pads [0, 0] kernel_size [3, 3]
func.func @packed_conv_gemm(%x: tensor<1x64x18x18xf32>, %init: tensor<1x64x16x16xf32>) -> tensor<1x64x16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<64x64x3x3xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%init : tensor<1x64x16x16xf32>) -> tensor<1x64x16x16xf32>
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "conv_gemm"}
      ins(%x, %w : tensor<1x64x18x18xf32>, tensor<64x64x3x3xf32>)
      outs(%filled : tensor<1x64x16x16xf32>) -> tensor<1x64x16x16xf32>
  return %y : tensor<1x64x16x16xf32>
}

// -----

/// The attribute goes with the op to its other layout: not a gemm there.
// CHECK-LABEL: func.func @indirect_gemm
// CHECK:         nnprim.indirect_gemm
// CHECK-NOT:     nnprim.gemm
func.func @indirect_gemm(%x: tensor<1x3x8x8xf32>, %w: tensor<5x3x1x1xf32>, %init: tensor<1x5x8x8xf32>) -> tensor<1x5x8x8xf32> {
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "indirect_gemm"}
      ins(%x, %w : tensor<1x3x8x8xf32>, tensor<5x3x1x1xf32>)
      outs(%init : tensor<1x5x8x8xf32>) -> tensor<1x5x8x8xf32>
  return %y : tensor<1x5x8x8xf32>
}

// -----

// CHECK-LABEL: func.func @gemm
// CHECK:         nnprim.gemm
func.func @gemm(%x: tensor<1x8x8x3xf32>, %w: tensor<1x1x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "gemm"}
      ins(%x, %w : tensor<1x8x8x3xf32>, tensor<1x1x3x5xf32>)
      outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}
