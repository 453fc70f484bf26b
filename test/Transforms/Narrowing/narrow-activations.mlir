// RUN: nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=bf16}))" --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=flyte24}))" --split-input-file | FileCheck %s --check-prefix=FLYTE24
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=bf16 rounding=truncate}))" --split-input-file | FileCheck %s --check-prefix=CUT
// RUN: nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=exact}))" --split-input-file | FileCheck %s --check-prefix=EXACT
// RUN: not nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=f8}))" --split-input-file 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=bf16 rounding=up}))" --split-input-file 2>&1 | FileCheck %s --check-prefix=ROUNDING
// RUN: not nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=f16 rounding=truncate}))" --split-input-file 2>&1 | FileCheck %s --check-prefix=F16

// TYPE: expected `type` of activations to be f32, bf16, f16, flyte24, flyte16 or exact, but got 'f8'
// ROUNDING: expected `rounding` to be nearest or truncate, but got 'up'
// F16: f16 is rounded to the nearest value; only bits of bf16 and flytes are cut off

/// Arguments and results stay f32; a product, its reshape and a residual are bf16.
// CHECK-LABEL: func.func @products
// CHECK:         %[[A:.*]] = nnprim.gemm ins({{.*}} : tensor<6x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<6x4xbf16>) -> tensor<6x4xbf16>
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[A]] {{.*}} : tensor<6x4xbf16> into tensor<2x3x4xbf16>
// CHECK:         %[[C:.*]] = tensor.collapse_shape %[[E]] {{.*}} : tensor<2x3x4xbf16> into tensor<2x12xbf16>
// CHECK:         nnprim.gemm ins(%[[C]], {{.*}} : tensor<2x12xbf16>, tensor<12x4xf32>) outs(%{{.*}} : tensor<2x4xf32>)
// CHECK:         nnprim.gemm ins({{.*}} : tensor<6x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<6x4xf32>) epilogue(%[[A]] : tensor<6x4xbf16>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %{{.*}}: f32):
// FLYTE24-LABEL: func.func @products
// FLYTE24:         nnprim.gemm {{.*}} outs(%{{.*}} : tensor<6x4x!nnprim.flyte<24>>)
// FLYTE24:         nnprim.gemm {{.*}} tensor<2x12x!nnprim.flyte<24>>, tensor<12x4xf32>)
// CUT-LABEL:   func.func @products
// CUT:           nnprim.gemm
// CUT:             arith.andi
// CUT:             arith.cmpf uno
// CUT:             nnprim.yield %{{.*}} : f32
// EXACT-LABEL: func.func @products
// EXACT-NOT:     bf16
// EXACT:         return
func.func @products(%x: tensor<6x4xf32>, %w: tensor<4x4xf32>, %v: tensor<12x4xf32>) -> (tensor<2x4xf32>, tensor<6x4xf32>) {
  %init = tensor.empty() : tensor<6x4xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x4xf32>) outs(%init : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %c = tensor.collapse_shape %e [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %small = tensor.empty() : tensor<2x4xf32>
  %b = nnprim.gemm ins(%c, %v : tensor<2x12xf32>, tensor<12x4xf32>) outs(%small : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x4xf32>) outs(%init : tensor<6x4xf32>)
      epilogue(%a : tensor<6x4xf32>) maps [affine_map<(m, n) -> (m, n)>] {
    ^bb0(%acc: f32, %d: f32):
      %s = arith.addf %acc, %d : f32
      nnprim.yield %s : f32
    } -> tensor<6x4xf32>
  return %b, %r : tensor<2x4xf32>, tensor<6x4xf32>
}

// -----

/// A maximum is one of its values; its start is a constant of the same type. Loops extend what they load.
// CHECK-LABEL: func.func @loops
// CHECK-DAG:     %[[INF:.*]] = arith.constant 0xFF80 : bf16
// CHECK:         linalg.fill ins(%[[INF]] : bf16)
// CHECK:         linalg.pooling_nhwc_max {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x4x4x8xbf16>, tensor<2x2xf32>) outs(%{{.*}} : tensor<1x2x2x8xbf16>)
// CHECK:         linalg.generic
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: bf16, %{{.*}}: f32):
// CHECK-NEXT:      %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT:      arith.addf %[[WIDE]], %[[WIDE]] : f32
// FLYTE24-LABEL: func.func @loops
// FLYTE24-DAG:     %[[LOW:.*]] = arith.constant 0xFF800000 : f32
// FLYTE24:         %[[START:.*]] = nnprim.round_flyte %[[LOW]] : !nnprim.flyte<24>
// FLYTE24:         linalg.fill ins(%[[START]] : !nnprim.flyte<24>)
// FLYTE24:         linalg.pooling_nhwc_max {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x4x4x8x!nnprim.flyte<24>>, tensor<2x2xf32>) outs(%{{.*}} : tensor<1x2x2x8x!nnprim.flyte<24>>)
// FLYTE24:         nnprim.extend_flyte
func.func @loops(%x: tensor<1x4x4x8xf32>, %w: tensor<1x1x8xf32>) -> tensor<1x2x2x8xf32> {
  %empty = tensor.empty() : tensor<1x4x4x8xf32>
  %a = nnprim.depthwise_conv ins(%x, %w : tensor<1x4x4x8xf32>, tensor<1x1x8xf32>) outs(%empty : tensor<1x4x4x8xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x4x8xf32>
  %low = arith.constant 0xFF800000 : f32
  %init = tensor.empty() : tensor<1x2x2x8xf32>
  %start = linalg.fill ins(%low : f32) outs(%init : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %m = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%a, %window : tensor<1x4x4x8xf32>, tensor<2x2xf32>) outs(%start : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%m : tensor<1x2x2x8xf32>) outs(%init : tensor<1x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %in : f32
      linalg.yield %s : f32
    } -> tensor<1x2x2x8xf32>
  return %r : tensor<1x2x2x8xf32>
}

// -----

/// A right-hand side may be stored narrowly, and is extended as it is packed.
// CHECK-LABEL: func.func @rhs
// CHECK:         %[[A:.*]] = nnprim.gemm {{.*}} outs(%{{.*}} : tensor<4x4xbf16>)
// CHECK:         nnprim.gemm ins(%{{.*}}, %[[A]] : tensor<4x4xf32>, tensor<4x4xbf16>) outs(%{{.*}} : tensor<4x4xf32>)
// FLYTE24-LABEL: func.func @rhs
// FLYTE24:         nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x4x!nnprim.flyte<24>>)
func.func @rhs(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %init = tensor.empty() : tensor<4x4xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = nnprim.gemm ins(%x, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

/// A product between two conversions loads and stores bf16 itself.
// EXACT-LABEL: func.func @of_bf16
// EXACT-SAME:    %[[X:[a-z0-9]*]]: tensor<4x4xbf16>
// EXACT:         %[[INIT:.*]] = tensor.empty() : tensor<4x4xbf16>
// EXACT-NEXT:    %[[Y:.*]] = nnprim.gemm ins(%[[X]], %{{.*}} : tensor<4x4xbf16>, tensor<4x4xf32>) outs(%[[INIT]] : tensor<4x4xbf16>) -> tensor<4x4xbf16>
// EXACT-NEXT:    return %[[Y]]
func.func @of_bf16(%x: tensor<4x4xbf16>, %w: tensor<4x4xf32>) -> tensor<4x4xbf16> {
  %init = tensor.empty() : tensor<4x4xf32>
  %narrow = tensor.empty() : tensor<4x4xbf16>
  %wide = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x4xbf16>) outs(%init : tensor<4x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %e = arith.extf %in : bf16 to f32
      linalg.yield %e : f32
    } -> tensor<4x4xf32>
  %a = nnprim.gemm ins(%wide, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%narrow : tensor<4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<4x4xbf16>
  return %r : tensor<4x4xbf16>
}

// -----

/// A scalar stays f32, and so does what becomes one.
// CHECK-LABEL: func.func @scalars
// CHECK-NOT:     bf16
// CHECK:         return
// FLYTE24-LABEL: func.func @scalars
// FLYTE24-NOT:     flyte
// FLYTE24:         return
func.func @scalars(%x: tensor<1x4xf32>, %w: tensor<4x1xf32>) -> tensor<f32> {
  %init = tensor.empty() : tensor<1x1xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<1x4xf32>, tensor<4x1xf32>) outs(%init : tensor<1x1xf32>) -> tensor<1x1xf32>
  %c = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %empty = tensor.empty() : tensor<f32>
  %b = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%c : tensor<f32>) outs(%empty : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %in : f32
      linalg.yield %s : f32
    } -> tensor<f32>
  return %b : tensor<f32>
}

// -----

/// Loops take slices of what is stored, as either factor: so do attentions.
// CHECK-LABEL: func.func @in_loop
// CHECK:         %[[A:.*]] = nnprim.gemm {{.*}} outs(%{{.*}} : tensor<6x4xbf16>)
// CHECK:         tensor.expand_shape %[[A]] {{.*}} : tensor<6x4xbf16> into tensor<3x2x4xbf16>
// CHECK:         scf.for {{.*}} -> (tensor<2x4xf32>)
// CHECK:           tensor.extract_slice {{.*}} : tensor<3x2x4xbf16> to tensor<2x4xbf16>
// CHECK:           nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<2x4xbf16>, tensor<4x4xf32>) outs(%{{.*}} : tensor<2x4xf32>)
// EXACT-LABEL: func.func @in_loop
// EXACT-NOT:     bf16
// EXACT:         return
func.func @in_loop(%x: tensor<6x4xf32>, %w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %init = tensor.empty() : tensor<6x4xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x4xf32>) outs(%init : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
  %small = tensor.empty() : tensor<2x4xf32>
  %sum = scf.for %i = %zero to %three step %one iter_args(%before = %small) -> tensor<2x4xf32> {
    %s = tensor.extract_slice %e[%i, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<3x2x4xf32> to tensor<2x4xf32>
    %p = nnprim.gemm ins(%s, %w : tensor<2x4xf32>, tensor<4x4xf32>) outs(%before : tensor<2x4xf32>) -> tensor<2x4xf32>
    scf.yield %p : tensor<2x4xf32>
  }
  return %sum : tensor<2x4xf32>
}

// -----

/// What a loop reads as a whole, but for a factor, stays f32.
// CHECK-LABEL: func.func @negative_in_loop
// CHECK-NOT:     bf16
// CHECK:         return
func.func @negative_in_loop(%x: tensor<6x4xf32>, %w: tensor<4x4xf32>) -> tensor<6x4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %init = tensor.empty() : tensor<6x4xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<6x4xf32>, tensor<4x4xf32>) outs(%init : tensor<6x4xf32>) -> tensor<6x4xf32>
  %sum = scf.for %i = %zero to %three step %one iter_args(%before = %init) -> tensor<6x4xf32> {
    %p = tensor.insert_slice %a into %before[0, 0] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<6x4xf32>
    scf.yield %p : tensor<6x4xf32>
  }
  return %sum : tensor<6x4xf32>
}

// -----

/// Pixels of a sparse product, read and written.
// CHECK-LABEL: func.func @sparse
// CHECK:         nnprim.gemm {{.*}} outs(%{{.*}} : tensor<4x8xbf16>)
// CHECK:         nnprim.spmm ins({{.*}} : tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<4x8xbf16>) outs(%{{.*}} : tensor<2x8xbf16>)
// CHECK:         nnprim.gemm ins({{.*}} : tensor<2x8xbf16>, tensor<8x8xf32>)
// FLYTE24-LABEL: func.func @sparse
// FLYTE24:         nnprim.spmm {{.*}} tensor<4x8x!nnprim.flyte<24>>) outs(%{{.*}} : tensor<2x8x!nnprim.flyte<24>>)
func.func @sparse(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %v: tensor<3xf32>, %c: tensor<3xi32>, %r: tensor<3xi32>) -> tensor<2x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %small = tensor.empty() : tensor<2x8xf32>
  %a = nnprim.gemm ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %s = nnprim.spmm ins(%v, %c, %r, %a : tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<4x8xf32>) outs(%small : tensor<2x8xf32>) -> tensor<2x8xf32>
  %y = nnprim.gemm ins(%s, %w : tensor<2x8xf32>, tensor<8x8xf32>) outs(%small : tensor<2x8xf32>) -> tensor<2x8xf32>
  return %y : tensor<2x8xf32>
}

// -----

/// What stays NCHW: conv_gemm packs pixels and depthwise filters each channel, both of what is stored.
// CHECK-LABEL:   func.func @channels_first
// CHECK:           nnprim.conv_gemm {{.*}} outs(%{{.*}} : tensor<1x4x6x6xbf16>)
// CHECK:           nnprim.depthwise_conv_nchw ins(%{{.*}}, %{{.*}} : tensor<1x4x6x6xbf16>, tensor<4x3x3xf32>) outs(%{{.*}} : tensor<1x4x4x4xbf16>)
// CHECK:           nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : tensor<1x4x4x4xbf16>, {{.*}} outs(%{{.*}} : tensor<1x4x4x4xf32>)
// FLYTE24-LABEL: func.func @channels_first
// FLYTE24:         nnprim.depthwise_conv_nchw ins({{.*}} tensor<1x4x6x6x!nnprim.flyte<24>>, {{.*}} tensor<1x4x4x4x!nnprim.flyte<24>>)
func.func @channels_first(%x: tensor<1x4x6x6xf32>, %w: tensor<4x4x1x1xf32>, %f: tensor<4x3x3xf32>) -> tensor<1x4x4x4xf32> {
  %wide = tensor.empty() : tensor<1x4x6x6xf32>
  %small = tensor.empty() : tensor<1x4x4x4xf32>
  %a = nnprim.conv_gemm ins(%x, %w : tensor<1x4x6x6xf32>, tensor<4x4x1x1xf32>) outs(%wide : tensor<1x4x6x6xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x6x6xf32>
  %d = nnprim.depthwise_conv_nchw ins(%a, %f : tensor<1x4x6x6xf32>, tensor<4x3x3xf32>) outs(%small : tensor<1x4x4x4xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x4x4xf32>
  %r = nnprim.conv_gemm ins(%d, %w : tensor<1x4x4x4xf32>, tensor<4x4x1x1xf32>) outs(%small : tensor<1x4x4x4xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// -----

/// There are no constants of flytes: padding is rounded from one, and truncated before where values are.
// FLYTE24-LABEL: func.func @padding
// FLYTE24:         %[[PAD:.*]] = nnprim.round_flyte %{{.*}} : !nnprim.flyte<24>
// FLYTE24:         tensor.yield %[[PAD]] : !nnprim.flyte<24>
// FLYTE24:         nnprim.twopass_softmax ins(%{{.*}} : tensor<2x5x!nnprim.flyte<24>>) outs(%{{.*}} : tensor<2x5x!nnprim.flyte<24>>)
// CUT-LABEL:     func.func @padding
// CUT:             arith.constant 1.000000e+00 : bf16
// CHECK-LABEL:   func.func @padding
// CHECK:           arith.constant 1.007810e+00 : bf16
func.func @padding(%x: tensor<2x4xf32>, %w: tensor<4x4xf32>, %v: tensor<5x4xf32>) -> tensor<2x4xf32> {
  %init = tensor.empty() : tensor<2x4xf32>
  %wide = tensor.empty() : tensor<2x5xf32>
  %c = arith.constant 1.0068359375 : f32
  %a = nnprim.gemm ins(%x, %w : tensor<2x4xf32>, tensor<4x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  %p = tensor.pad %a low[0, 0] high[0, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %c : f32
    } : tensor<2x4xf32> to tensor<2x5xf32>
  %s = nnprim.twopass_softmax ins(%p : tensor<2x5xf32>) outs(%wide : tensor<2x5xf32>) dimension = 1 -> tensor<2x5xf32>
  %r = nnprim.gemm ins(%s, %v : tensor<2x5xf32>, tensor<5x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
