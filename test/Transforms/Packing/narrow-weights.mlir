// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=bf16})" | FileCheck %s --check-prefix=BF16
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=flyte24})" | FileCheck %s --check-prefix=FLYTE24
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=flyte8})" | FileCheck %s --check-prefix=FLYTE8
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=flyte8 rounding=truncate})" | FileCheck %s --check-prefix=CUT
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=auto max-error=1e-3})" | FileCheck %s --check-prefix=AUTO
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=exact})" | FileCheck %s --check-prefix=EXACT
// RUN: not nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=f8})" 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not nnprim-opt %s --pass-pipeline="builtin.module(nnprim-narrow-weights{type=bf16 rounding=up})" 2>&1 | FileCheck %s --check-prefix=ROUNDING

// TYPE: expected `type` of weights to be f32, bf16, f16, flyte24, flyte16, flyte8, fixed16, auto, exact or streamed, but got 'f8'
// ROUNDING: expected `rounding` to be nearest or truncate, but got 'up'

/// 1 + 2⁻⁸ is halfway between 1 and 1 + 2⁻⁷, the first of which is even; 3 is a value of bf16.
// BF16-LABEL: func.func @product
// BF16:         arith.constant dense<{{\[\[}}1.000000e+00, 3.000000e+00], [-2.000000e+00, 5.000000e-01]]> : tensor<2x2xbf16>
// BF16:         nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<3x2xf32>, tensor<2x2xbf16>)
// FLYTE24-LABEL: func.func @product
// FLYTE24:       arith.constant dense_resource<flyte24{{.*}}> : tensor<2x2x!nnprim.flyte<24>>
/// Codes are powers of four: the epilogue multiplies by a scale for each column.
// FLYTE8-LABEL: func.func @product
// FLYTE8:        %[[SCALE:.*]] = arith.constant dense<{{.*}}> : tensor<2xf32>
// FLYTE8:        nnprim.gemm {{.*}} epilogue(%[[SCALE]] : tensor<2xf32>)
// FLYTE8:          arith.mulf
// CUT-LABEL:   func.func @product
// CUT:           tensor<2x2x!nnprim.flyte<8>>
// CUT-NOT:       epilogue
// CUT:           return
/// 2⁻⁸ is more than the bound, 2⁻¹¹ is not.
// AUTO-LABEL:  func.func @product
// AUTO:          tensor<2x2xf16>
// EXACT-LABEL: func.func @product
// EXACT:         tensor<2x2xf16>
func.func @product(%a: tensor<3x2xf32>, %init: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %w = arith.constant dense<[[1.00390625, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<3x2xf32>, tensor<2x2xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

/// flyte8 has no infinity.
// FLYTE8-LABEL: func.func @negative_infinity
// FLYTE8:         nnprim.gemm {{.*}} tensor<2x2xf32>)
// BF16-LABEL:   func.func @negative_infinity
// BF16:           arith.constant dense<{{\[\[}}0x7F80, 0x7FC0], {{.*}}> : tensor<2x2xbf16>
func.func @negative_infinity(%a: tensor<3x2xf32>, %init: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %w = arith.constant dense<[[0x7F800000, 0x7F800001], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<3x2xf32>, tensor<2x2xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

/// Weights that come as an argument stay.
// BF16-LABEL: func.func @negative_argument
// BF16:         nnprim.gemm {{.*}} tensor<2x2xf32>)
func.func @negative_argument(%a: tensor<3x2xf32>, %w: tensor<2x2xf32>, %init: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %r = nnprim.gemm ins(%a, %w : tensor<3x2xf32>, tensor<2x2xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

/// Filters of depthwise convolutions of both layouts have a channel in another dimension each.
// BF16-LABEL:  func.func @depthwise
// BF16:          nnprim.depthwise_conv ins(%{{.*}}, %{{.*}} : tensor<1x4x4x2xf32>, tensor<1x2x2xbf16>)
// BF16:          nnprim.depthwise_conv_nchw ins(%{{.*}}, %{{.*}} : tensor<1x2x4x4xf32>, tensor<2x1x2xbf16>)
// FLYTE8-LABEL: func.func @depthwise
// FLYTE8:        nnprim.depthwise_conv {{.*}} epilogue(%{{.*}} : tensor<2xf32>) maps [#[[LAST:.*]]]
// FLYTE8:        nnprim.depthwise_conv_nchw {{.*}} epilogue(%{{.*}} : tensor<2xf32>) maps [#[[SECOND:.*]]]
func.func @depthwise(%x: tensor<1x4x4x2xf32>, %init: tensor<1x4x3x2xf32>, %z: tensor<1x2x4x4xf32>, %zinit: tensor<1x2x4x3xf32>) -> (tensor<1x4x3x2xf32>, tensor<1x2x4x3xf32>) {
  %w = arith.constant dense<[[[1.00390625, 3.0], [-2.0, 0.5]]]> : tensor<1x2x2xf32>
  %r = nnprim.depthwise_conv ins(%x, %w : tensor<1x4x4x2xf32>, tensor<1x2x2xf32>) outs(%init : tensor<1x4x3x2xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x3x2xf32>
  %v = arith.constant dense<[[[1.00390625, 3.0]], [[-2.0, 0.5]]]> : tensor<2x1x2xf32>
  %s = nnprim.depthwise_conv_nchw ins(%z, %v : tensor<1x2x4x4xf32>, tensor<2x1x2xf32>) outs(%zinit : tensor<1x2x4x3xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x2x4x3xf32>
  return %r, %s : tensor<1x4x3x2xf32>, tensor<1x2x4x3xf32>
}

/// Transformed filters, of which a bound on the error of weights says nothing.
// BF16-LABEL:    func.func @tiles
// BF16:            nnprim.fast_conv {{.*}} tensor<16x2xbf16>)
// FLYTE24-LABEL: func.func @tiles
// FLYTE24:         nnprim.fast_conv {{.*}} tensor<16x2x!nnprim.flyte<24>>)
// AUTO-LABEL:    func.func @tiles
// AUTO:            nnprim.fast_conv {{.*}} tensor<16x2xf32>)
// EXACT-LABEL:   func.func @tiles
// EXACT:           nnprim.fast_conv {{.*}} tensor<16x2xf16>)
func.func @tiles(%x: tensor<1x4x4x1xf32>, %init: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %w = arith.constant dense<[[1.00390625, 3.0], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5],
                             [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5]]> : tensor<16x2xf32>
  %r = nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %w : tensor<1x4x4x1xf32>, tensor<16x2xf32>) outs(%init : tensor<1x4x4x2xf32>)
      pads [1, 1] -> tensor<1x4x4x2xf32>
  return %r : tensor<1x4x4x2xf32>
}

/// Which values of a sparse matrix are of one channel is not known here, so that flyte8 has no scales for them.
// BF16-LABEL:    func.func @sparse
// BF16:            nnprim.spmm ins(%{{.*}} : tensor<2xbf16>,
// FLYTE24-LABEL: func.func @sparse
// FLYTE24:         nnprim.spmm ins(%{{.*}} : tensor<2x!nnprim.flyte<24>>,
// FLYTE8-LABEL:  func.func @sparse
// FLYTE8:          nnprim.spmm ins(%{{.*}} : tensor<2xf32>,
// CUT-LABEL:     func.func @sparse
// CUT:             nnprim.spmm ins(%{{.*}} : tensor<2x!nnprim.flyte<8>>,
func.func @sparse(%c: tensor<2xi32>, %p: tensor<3xi32>, %x: tensor<2x16xf32>, %init: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %v = arith.constant dense<[1.00390625, 3.0]> : tensor<2xf32>
  %r = nnprim.spmm ins(%v, %c, %p, %x : tensor<2xf32>, tensor<2xi32>, tensor<3xi32>, tensor<2x16xf32>) outs(%init : tensor<2x16xf32>) -> tensor<2x16xf32>
  return %r : tensor<2x16xf32>
}

/// Rows that are constants say so: three channels in blocks of two rows, of which the last has one; a scale for each.
// FLYTE8-LABEL:  func.func @sparse_rows
// FLYTE8:          %[[SCALES:.*]] = arith.constant dense<{{.*}}> : tensor<3xf32>
// FLYTE8:          nnprim.spmm ins(%{{.*}} : tensor<3x2x!nnprim.flyte<8>>, {{.*}} epilogue(%{{.*}}, %[[SCALES]] : tensor<3xf32>, tensor<3xf32>)
// FLYTE8:          arith.mulf
// FLYTE8:          arith.addf
func.func @sparse_rows(%x: tensor<2x16xf32>, %bias: tensor<3xf32>, %init: tensor<3x16xf32>) -> tensor<3x16xf32> {
  %v = arith.constant dense<[[1.0, -2.0], [4.0, 8.0], [3.0, 0.0]]> : tensor<3x2xf32>
  %c = arith.constant dense<[0, 1, 1]> : tensor<3xi32>
  %p = arith.constant dense<[0, 2, 3]> : tensor<3xi32>
  %r = nnprim.spmm ins(%v, %c, %p, %x : tensor<3x2xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x16xf32>) outs(%init : tensor<3x16xf32>)
      epilogue(%bias : tensor<3xf32>) maps [affine_map<(f, p) -> (f)>] {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
    } -> tensor<3x16xf32>
  return %r : tensor<3x16xf32>
}

/// What is only transposed is stored as it is read, without a copy in f32.
// BF16-LABEL:    func.func @transposed
// BF16-NOT:        f32>{{$}}
// BF16:            arith.constant dense<{{\[\[}}1.000000e+00, 3.000000e+00, 5.000000e-01], [-2.000000e+00, 2.000000e+00, 4.000000e+00]]> : tensor<2x3xbf16>
// BF16-NOT:        linalg.transpose
// BF16:            nnprim.gemm
// FLYTE8-LABEL:  func.func @transposed
// FLYTE8:          arith.constant dense<{{.*}}> : tensor<3xf32>
// FLYTE8:          nnprim.gemm {{.*}} tensor<2x3x!nnprim.flyte<8>>
func.func @transposed(%a: tensor<3x2xf32>, %init: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %w = arith.constant dense<[[1.00390625, -2.0], [3.0, 2.0], [0.5, 4.0]]> : tensor<3x2xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %t = linalg.transpose ins(%w : tensor<3x2xf32>) outs(%e : tensor<2x3xf32>) permutation = [1, 0]
  %r = nnprim.gemm ins(%a, %t : tensor<3x2xf32>, tensor<2x3xf32>) outs(%init : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}

/// Transformed filters are computed, then stored; another user of the filter keeps it.
// BF16-LABEL:    func.func @transformed
// BF16:            %[[FILTER:.*]] = arith.constant dense<{{.*}}> : tensor<3x3x1x2xf32>
// BF16:            %[[RHS:.*]] = arith.constant dense<{{.*}}> : tensor<16x2xbf16>
// BF16-NOT:        nnprim.filter_transform
// BF16:            nnprim.fast_conv {{.*}} ins(%{{.*}}, %[[RHS]] :
// BF16:            return %{{.*}}, %[[FILTER]]
func.func @transformed(%x: tensor<1x4x4x1xf32>, %init: tensor<1x4x4x2xf32>) -> (tensor<1x4x4x2xf32>, tensor<3x3x1x2xf32>) {
  %w = arith.constant dense<[[[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 6.0]]],
                             [[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 6.0]]],
                             [[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 7.0]]]]> : tensor<3x3x1x2xf32>
  %e = tensor.empty() : tensor<16x1x2xf32>
  %u = nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : tensor<3x3x1x2xf32>) outs(%e : tensor<16x1x2xf32>) -> tensor<16x1x2xf32>
  %c = tensor.collapse_shape %u [[0, 1], [2]] : tensor<16x1x2xf32> into tensor<16x2xf32>
  %r = nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %c : tensor<1x4x4x1xf32>, tensor<16x2xf32>) outs(%init : tensor<1x4x4x2xf32>)
      pads [1, 1] -> tensor<1x4x4x2xf32>
  return %r, %w : tensor<1x4x4x2xf32>, tensor<3x3x1x2xf32>
}
