// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=num-threads=2 | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan | FileCheck %s --check-prefix=ALONE

/// A block of two threads at 7x7 pixels. The product behind the depthwise
/// convolution adds up what each thread computes of its channels; the one before
/// it reads pixels that both have written, which each copies. Its outputs, which
/// come later from the other's cache than they are computed, are prefetched.
// CHECK-LABEL: func.func @block
// CHECK:         nnprim.spmm {{.*}}pack_input = true, panel_copies = 2, channel_parts = 0, {{.*}}prefetch_output = 2
// CHECK:         nnprim.spmm {{.*}}panel_copies = 0, channel_parts = 2
// ALONE-LABEL: func.func @block
// ALONE-COUNT-2: nnprim.spmm {{.*}}panel_copies = 0, channel_parts = 0
func.func @block(%x: tensor<160x49xf32>, %e: tensor<960x49xf32>, %d: tensor<1x960x7x7xf32>, %f: tensor<960x3x3xf32>, %y: tensor<160x49xf32>) -> tensor<160x49xf32> {
  %v = arith.constant dense<1.> : tensor<15360xf32>
  %c = arith.constant dense<0> : tensor<15360xi32>
  %r = arith.constant dense<0> : tensor<961xi32>
  %s = arith.constant dense<0> : tensor<161xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<15360xf32>, tensor<15360xi32>, tensor<961xi32>, tensor<160x49xf32>)
      outs(%e : tensor<960x49xf32>) -> tensor<960x49xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 960, 7, 7] : tensor<960x49xf32> into tensor<1x960x7x7xf32>
  %2 = nnprim.depthwise_conv_nchw ins(%1, %f : tensor<1x960x7x7xf32>, tensor<960x3x3xf32>) outs(%d : tensor<1x960x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x960x7x7xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3]] : tensor<1x960x7x7xf32> into tensor<960x49xf32>
  %4 = nnprim.spmm ins(%v, %c, %s, %3 : tensor<15360xf32>, tensor<15360xi32>, tensor<161xi32>, tensor<960x49xf32>)
      outs(%y : tensor<160x49xf32>) -> tensor<160x49xf32>
  return %4 : tensor<160x49xf32>
}

/// Prefetchers follow long rows, and of wide results the sums of parts would be
/// as much to exchange as the pixels.
// CHECK-LABEL: func.func @large
// CHECK:         nnprim.spmm {{.*}}panel_copies = 0, channel_parts = 0
func.func @large(%x: tensor<1x64x56x56xf32>, %d: tensor<1x64x56x56xf32>, %f: tensor<64x3x3xf32>, %y: tensor<128x3136xf32>) -> tensor<128x3136xf32> {
  %v = arith.constant dense<1.> : tensor<819xf32>
  %c = arith.constant dense<0> : tensor<819xi32>
  %r = arith.constant dense<0> : tensor<129xi32>
  %0 = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x64x56x56xf32>, tensor<64x3x3xf32>) outs(%d : tensor<1x64x56x56xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x56x56xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<1x64x56x56xf32> into tensor<64x3136xf32>
  %2 = nnprim.spmm ins(%v, %c, %r, %1 : tensor<819xf32>, tensor<819xi32>, tensor<129xi32>, tensor<64x3136xf32>)
      outs(%y : tensor<128x3136xf32>) -> tensor<128x3136xf32>
  return %2 : tensor<128x3136xf32>
}

/// What is no result of an op that is divided by channels has no parts, and sums
/// that are rounded neither. Long rows of weights hide transfers of outputs.
// CHECK-LABEL: func.func @negative_parts
// CHECK-COUNT-2: nnprim.spmm {{.*}}channel_parts = 0, {{.*}}prefetch_output = 0
func.func @negative_parts(%x: tensor<960x49xf32>, %d: tensor<1x960x7x7xf32>, %f: tensor<960x3x3xf32>, %y: tensor<160x49xf32>, %z: tensor<160x49xbf16>) -> (tensor<160x49xf32>, tensor<160x49xbf16>) {
  %v = arith.constant dense<1.> : tensor<15360xf32>
  %c = arith.constant dense<0> : tensor<15360xi32>
  %s = arith.constant dense<0> : tensor<161xi32>
  %0 = nnprim.spmm ins(%v, %c, %s, %x : tensor<15360xf32>, tensor<15360xi32>, tensor<161xi32>, tensor<960x49xf32>)
      outs(%y : tensor<160x49xf32>) -> tensor<160x49xf32>
  %1 = nnprim.depthwise_conv_nchw ins(%d, %f : tensor<1x960x7x7xf32>, tensor<960x3x3xf32>) outs(%d : tensor<1x960x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x960x7x7xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<1x960x7x7xf32> into tensor<960x49xf32>
  %3 = nnprim.spmm ins(%v, %c, %s, %2 : tensor<15360xf32>, tensor<15360xi32>, tensor<161xi32>, tensor<960x49xf32>)
      outs(%z : tensor<160x49xbf16>) -> tensor<160x49xbf16>
  return %0, %3 : tensor<160x49xf32>, tensor<160x49xbf16>
}
