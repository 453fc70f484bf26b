// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands --canonicalize --cse --split-input-file | FileCheck %s

/// A pad by zeros becomes the convolution's own padding.
// CHECK-LABEL: func.func @padded
//  CHECK-SAME:   %[[X:.*]]: tensor<1x8x8x16xf32>, %[[W:.*]]: tensor<3x3x16x24xf32>
//   CHECK-DAG:   %[[RHS:.*]] = tensor.collapse_shape %[[W]] {{\[}}[0, 1, 2], [3]]
//   CHECK-DAG:   %[[P:.*]] = nnprim.pack ins(%[[RHS]] : tensor<144x24xf32>)
//   CHECK-DAG:   %[[I:.*]] = nnprim.indirection input_size [1, 8, 8] output_size [4, 4] kernel_size [3, 3] strides [2, 2] dilations [1, 1] pads [1, 1]
//       CHECK:   %[[Y:.*]] = nnprim.indirect_gemm ins(%[[X]], %[[I]], %[[P]] :
//   CHECK-NOT:   epilogue
//       CHECK:   return %[[Y]]
func.func @padded(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3x16x24xf32>) -> tensor<1x4x4x24xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x16xf32> to tensor<1x10x10x16xf32>
  %e = tensor.empty() : tensor<1x4x4x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x24xf32>) -> tensor<1x4x4x24xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<1x10x10x16xf32>, tensor<3x3x16x24xf32>)
      outs(%init : tensor<1x4x4x24xf32>) -> tensor<1x4x4x24xf32>
  return %y : tensor<1x4x4x24xf32>
}

// -----

/// A pad by something else stays; what the convolution starts from is added.
// CHECK-LABEL: func.func @other_pad
//  CHECK-SAME:   %[[X:.*]]: tensor<1x8x8x16xf32>, %[[W:.*]]: tensor<3x3x16x24xf32>, %[[B:.*]]: tensor<1x8x8x24xf32>
//       CHECK:   %[[P:.*]] = tensor.pad
//       CHECK:   nnprim.indirect_gemm ins(%[[P]],
//  CHECK-SAME:     epilogue(%[[B]] : tensor<1x8x8x24xf32>)
//       CHECK:     arith.addf
func.func @other_pad(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3x16x24xf32>,
                     %b: tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %one : f32
  } : tensor<1x8x8x16xf32> to tensor<1x10x10x16xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<1x10x10x16xf32>, tensor<3x3x16x24xf32>)
      outs(%b : tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32>
  return %y : tensor<1x8x8x24xf32>
}

// -----

// CHECK-LABEL: func.func @pointwise
//  CHECK-SAME:   %[[X:.*]]: tensor<2x8x8x16xf32>
//       CHECK:   %[[LHS:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1, 2], [3]]
//       CHECK:   %[[Y:.*]] = nnprim.gemm ins(%[[LHS]], %{{.*}} : tensor<128x16xf32>,
//       CHECK:   tensor.expand_shape %[[Y]]
func.func @pointwise(%x: tensor<2x8x8x16xf32>, %w: tensor<1x1x16x24xf32>) -> tensor<2x8x8x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x8x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x8x24xf32>) -> tensor<2x8x8x24xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x8x8x16xf32>, tensor<1x1x16x24xf32>)
      outs(%init : tensor<2x8x8x24xf32>) -> tensor<2x8x8x24xf32>
  return %y : tensor<2x8x8x24xf32>
}

// -----

/// Stride 2 gathers pixels.
// CHECK-LABEL: func.func @pointwise_strided
//       CHECK:   nnprim.indirect_gemm
func.func @pointwise_strided(%x: tensor<1x8x8x16xf32>, %w: tensor<1x1x16x24xf32>) -> tensor<1x4x4x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x4x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x24xf32>) -> tensor<1x4x4x24xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x8x8x16xf32>, tensor<1x1x16x24xf32>)
      outs(%init : tensor<1x4x4x24xf32>) -> tensor<1x4x4x24xf32>
  return %y : tensor<1x4x4x24xf32>
}

// -----

/// A kernel as large as the image is a product with one row an image.
// CHECK-LABEL: func.func @whole_image
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<2x784xf32>,
func.func @whole_image(%x: tensor<2x7x7x16xf32>, %w: tensor<7x7x16x24xf32>) -> tensor<2x1x1x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x1x1x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<2x1x1x24xf32>) -> tensor<2x1x1x24xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x7x7x16xf32>, tensor<7x7x16x24xf32>)
      outs(%init : tensor<2x1x1x24xf32>) -> tensor<2x1x1x24xf32>
  return %y : tensor<2x1x1x24xf32>
}

// -----

/// Each group reads and writes its channels where they are.
// CHECK-LABEL: func.func @grouped
//  CHECK-SAME:   %[[X:.*]]: tensor<1x6x6x8xf32>
//       CHECK:   %[[X0:.*]] = tensor.extract_slice %[[X]][0, 0, 0, 0] [1, 6, 6, 4]
//       CHECK:   %[[Y0:.*]] = nnprim.indirect_gemm ins(%[[X0]], %[[I:.*]], %{{.*}} :
//       CHECK:   %[[D:.*]] = tensor.insert_slice %[[Y0]]
//   CHECK-DAG:   %[[X1:.*]] = tensor.extract_slice %[[X]][0, 0, 0, 4] [1, 6, 6, 4]
//   CHECK-DAG:   %[[O1:.*]] = tensor.extract_slice %[[D]][0, 0, 0, 3] [1, 4, 4, 3]
//       CHECK:   %[[Y1:.*]] = nnprim.indirect_gemm ins(%[[X1]], %[[I]], %{{.*}} outs(%[[O1]] :
//       CHECK:   tensor.insert_slice %[[Y1]] into %[[D]][0, 0, 0, 3]
func.func @grouped(%x: tensor<1x6x6x8xf32>, %w: tensor<2x3x3x3x4xf32>) -> tensor<1x4x4x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %g = tensor.expand_shape %x [[0], [1], [2], [3, 4]] output_shape [1, 6, 6, 2, 4]
      : tensor<1x6x6x8xf32> into tensor<1x6x6x2x4xf32>
  %e = tensor.empty() : tensor<1x4x4x2x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x2x3xf32>) -> tensor<1x4x4x2x3xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%g, %w : tensor<1x6x6x2x4xf32>, tensor<2x3x3x3x4xf32>)
      outs(%init : tensor<1x4x4x2x3xf32>) -> tensor<1x4x4x2x3xf32>
  return %y : tensor<1x4x4x2x3xf32>
}

// -----

/// Groups of pointwise filters are products of columns of the matrix of all pixels.
// CHECK-LABEL: func.func @pointwise_groups
//  CHECK-SAME:   %[[X:.*]]: tensor<1x6x6x8xf32>
//       CHECK:   %[[M:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1, 2], [3]]
//       CHECK:   %[[X0:.*]] = tensor.extract_slice %[[M]][0, 0] [36, 4]
//       CHECK:   %[[Y0:.*]] = nnprim.gemm ins(%[[X0]], %{{.*}} : tensor<36x4xf32>, tensor<1x4x32xf32>)
//       CHECK:   %[[D:.*]] = tensor.insert_slice %[[Y0]]
//   CHECK-DAG:   %[[X1:.*]] = tensor.extract_slice %[[M]][0, 4] [36, 4]
//   CHECK-DAG:   %[[O1:.*]] = tensor.extract_slice %[[D]][0, 3] [36, 3]
//       CHECK:   %[[Y1:.*]] = nnprim.gemm ins(%[[X1]], %{{.*}} outs(%[[O1]] :
//       CHECK:   tensor.insert_slice %[[Y1]] into %[[D]][0, 3]
func.func @pointwise_groups(%x: tensor<1x6x6x8xf32>, %w: tensor<2x3x1x1x4xf32>) -> tensor<1x6x6x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %g = tensor.expand_shape %x [[0], [1], [2], [3, 4]] output_shape [1, 6, 6, 2, 4]
      : tensor<1x6x6x8xf32> into tensor<1x6x6x2x4xf32>
  %e = tensor.empty() : tensor<1x6x6x2x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%g, %w : tensor<1x6x6x2x4xf32>, tensor<2x3x1x1x4xf32>)
      outs(%init : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
  return %y : tensor<1x6x6x2x3xf32>
}

// -----

/// Pointwise groups by windows, which are requested, on top of a sum.
// CHECK-LABEL: func.func @requested_groups
//       CHECK:   nnprim.indirect_gemm {{.*}} epilogue(%{{.*}} : tensor<1x6x6x3xf32>)
//       CHECK:   nnprim.indirect_gemm
//   CHECK-NOT:   nnprim.gemm
// CHECK-LABEL: func.func @requested_products
//       CHECK:   nnprim.gemm {{.*}} epilogue(%{{.*}} : tensor<36x3xf32>)
//       CHECK:   nnprim.gemm
//   CHECK-NOT:   nnprim.indirect_gemm
func.func @requested_groups(%x: tensor<1x6x6x2x4xf32>, %w: tensor<2x3x1x1x4xf32>, %sum: tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32> {
  %y = linalg.conv_2d_nhwgc_gfhwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>, nnprim.algorithm = "indirect_gemm"}
      ins(%x, %w : tensor<1x6x6x2x4xf32>, tensor<2x3x1x1x4xf32>)
      outs(%sum : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
  return %y : tensor<1x6x6x2x3xf32>
}
func.func @requested_products(%x: tensor<1x6x6x2x4xf32>, %w: tensor<2x3x1x1x4xf32>, %sum: tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32> {
  %y = linalg.conv_2d_nhwgc_gfhwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>, nnprim.algorithm = "gemm"}
      ins(%x, %w : tensor<1x6x6x2x4xf32>, tensor<2x3x1x1x4xf32>)
      outs(%sum : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
  return %y : tensor<1x6x6x2x3xf32>
}

// -----

/// Two filters a channel: the input's channels are repeated.
// CHECK-LABEL: func.func @channel_multiplier
//       CHECK:   %[[R:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x6x6x4x2xf32>)
//       CHECK:   %[[X:.*]] = tensor.collapse_shape %[[R]]
//       CHECK:   nnprim.depthwise_conv ins(%[[X]], %{{.*}} : tensor<1x6x6x8xf32>, tensor<3x3x8xf32>)
func.func @channel_multiplier(%x: tensor<1x6x6x4xf32>, %w: tensor<4x2x3x3x1xf32>) -> tensor<1x4x4x4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %g = tensor.expand_shape %x [[0], [1], [2], [3, 4]] output_shape [1, 6, 6, 4, 1]
      : tensor<1x6x6x4xf32> into tensor<1x6x6x4x1xf32>
  %e = tensor.empty() : tensor<1x4x4x4x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%g, %w : tensor<1x6x6x4x1xf32>, tensor<4x2x3x3x1xf32>)
      outs(%init : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %y : tensor<1x4x4x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @depthwise
//       CHECK:   nnprim.depthwise_conv ins(%{{.*}}, %{{.*}} : tensor<1x6x6x8xf32>, tensor<3x3x8xf32>)
//  CHECK-SAME:     strides [1, 1] dilations [2, 2] pads [2, 2]
func.func @depthwise(%x: tensor<1x6x6x8xf32>, %w: tensor<3x3x8xf32>) -> tensor<1x6x6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x6x6x8xf32> to tensor<1x10x10x8xf32>
  %e = tensor.empty() : tensor<1x6x6x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  %y = linalg.depthwise_conv_2d_nhwc_hwc
      {strides = dense<1> : tensor<2xi64>, dilations = dense<2> : tensor<2xi64>}
      ins(%p, %w : tensor<1x10x10x8xf32>, tensor<3x3x8xf32>)
      outs(%init : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %y : tensor<1x6x6x8xf32>
}

// -----

/// Shapes must be static.
// CHECK-LABEL: func.func @negative_dynamic
//       CHECK:   linalg.conv_2d_nhwc_hwcf
func.func @negative_dynamic(%x: tensor<?x8x8x16xf32>, %w: tensor<1x1x16x24xf32>, %init: tensor<?x8x8x24xf32>) -> tensor<?x8x8x24xf32> {
  %y = linalg.conv_2d_nhwc_hwcf
      {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x8x8x16xf32>, tensor<1x1x16x24xf32>)
      outs(%init : tensor<?x8x8x24xf32>) -> tensor<?x8x8x24xf32>
  return %y : tensor<?x8x8x24xf32>
}
