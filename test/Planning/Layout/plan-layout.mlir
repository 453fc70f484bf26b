// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=layout --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=layout --split-input-file --remark-format=emitRemark --remarks-filter=nnprim-algorithm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// From an NCHW argument to an NCHW result: two changes of layout less.
// CHECK-LABEL: func.func @alone
// CHECK:         linalg.conv_2d_nchw_fchw {{.*}}nnprim.algorithm = "conv_gemm"
// REMARK:        on NCHW tensors by conv_gemm, {{.*}} cycles and 0.00e+00 for changes of layout, estimated less than on NHWC tensors, {{.*}} cycles and 1.92e+06 for changes of layout
func.func @alone(%x: tensor<1x3x230x230xf32>, %w: tensor<64x3x7x7xf32>,
                 %init: tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32> {
  %y = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x230x230xf32>, tensor<64x3x7x7xf32>)
      outs(%init : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
  return %y : tensor<1x64x112x112xf32>
}

// -----

/// The result's reader is NHWC, and transposing 3 channels is cheap, so the
/// convolution becomes NHWC.
// CHECK-LABEL: func.func @first_layer
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK-NOT:     nnprim.algorithm
// CHECK:         linalg.generic
// CHECK:         linalg.pooling_nchw_max
func.func @first_layer(%x: tensor<1x3x230x230xf32>, %w: tensor<64x3x7x7xf32>, %init: tensor<1x64x112x112xf32>,
                       %pool: tensor<3x3xf32>, %out: tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> {
  %y = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x230x230xf32>, tensor<64x3x7x7xf32>)
      outs(%init : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
  %zero = arith.constant 0.0 : f32
  %relu = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : tensor<1x64x112x112xf32>) outs(%init : tensor<1x64x112x112xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<1x64x112x112xf32>
  %z = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%relu, %pool : tensor<1x64x112x112xf32>, tensor<3x3xf32>)
      outs(%out : tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32>
  return %z : tensor<1x64x55x55xf32>
}

// -----

/// A requested algorithm stays, and other types have no vectorised conv_gemm.
// CHECK-LABEL: func.func @requested
// CHECK:         nnprim.algorithm = "indirect_gemm"
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK-NOT:     nnprim.algorithm
func.func @requested(%x: tensor<1x3x230x230xf32>, %w: tensor<64x3x7x7xf32>, %init: tensor<1x64x112x112xf32>,
                 %dx: tensor<1x3x230x230xf64>, %dw: tensor<64x3x7x7xf64>, %dinit: tensor<1x64x112x112xf64>)
    -> (tensor<1x64x112x112xf32>, tensor<1x64x112x112xf64>) {
  %y = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "indirect_gemm"}
      ins(%x, %w : tensor<1x3x230x230xf32>, tensor<64x3x7x7xf32>)
      outs(%init : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
  %d = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%dx, %dw : tensor<1x3x230x230xf64>, tensor<64x3x7x7xf64>)
      outs(%dinit : tensor<1x64x112x112xf64>) -> tensor<1x64x112x112xf64>
  return %y, %d : tensor<1x64x112x112xf32>, tensor<1x64x112x112xf64>
}

// -----

/// The result is joined with another one, and the reader of both is NHWC.
// CHECK-LABEL: func.func @joined
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK-NOT:     nnprim.algorithm
// CHECK:         tensor.concat
func.func @joined(%x: tensor<1x3x230x230xf32>, %w: tensor<64x3x7x7xf32>, %init: tensor<1x64x112x112xf32>,
                  %other: tensor<1x64x112x112xf32>, %pool: tensor<3x3xf32>,
                  %out: tensor<1x128x55x55xf32>) -> tensor<1x128x55x55xf32> {
  %y = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x230x230xf32>, tensor<64x3x7x7xf32>)
      outs(%init : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
  %c = tensor.concat dim(1) %y, %other
      : (tensor<1x64x112x112xf32>, tensor<1x64x112x112xf32>) -> tensor<1x128x112x112xf32>
  %m = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%c, %pool : tensor<1x128x112x112xf32>, tensor<3x3xf32>)
      outs(%out : tensor<1x128x55x55xf32>) -> tensor<1x128x55x55xf32>
  return %m : tensor<1x128x55x55xf32>
}

// -----

/// A convolution that can be transformed, with constant filters and within the
/// error, is worth two changes of layout.
// CHECK-LABEL: func.func @transformed
// CHECK:         linalg.conv_2d_nchw_fchw
// CHECK-NOT:     nnprim.algorithm
// CHECK:         linalg.conv_2d_nchw_fchw {{.*}}nnprim.algorithm = "conv_gemm", nnprim.max_error
func.func @transformed(%x: tensor<1x128x58x58xf32>, %init: tensor<1x128x56x56xf32>)
    -> (tensor<1x128x56x56xf32>, tensor<1x128x56x56xf32>) {
  %w = arith.constant dense<0.5> : tensor<128x128x3x3xf32>
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x128x58x58xf32>, tensor<128x128x3x3xf32>)
      outs(%init : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32>
  %d = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.max_error = 1.0e-9}
      ins(%x, %w : tensor<1x128x58x58xf32>, tensor<128x128x3x3xf32>)
      outs(%init : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32>
  return %y, %d : tensor<1x128x56x56xf32>, tensor<1x128x56x56xf32>
}
