// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan --split-input-file | FileCheck %s --check-prefix=NEON

/// Tiles of a 3x3 convolution would extend most pixels several times, for each group of panels: the image is extended
/// once, as a whole.
// CHECK-LABEL: func.func @window
// CHECK:         nnprim.indirect_gemm {{.*}}#nnprim.direct_conv_plan<{{.*}}extend_input = true>
// NEON-LABEL:  func.func @window
// NEON-NOT:      extend_input
func.func @window(%x: tensor<1x28x28x256xbf16>, %i: tensor<784x9xi32>, %w: tensor<32x2304x16xbf16>, %y: tensor<1x28x28x512xbf16>) -> tensor<1x28x28x512xbf16> {
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x28x28x256xbf16>, tensor<784x9xi32>, tensor<32x2304x16xbf16>) outs(%y : tensor<1x28x28x512xbf16>)
      window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x512xbf16>
  return %0 : tensor<1x28x28x512xbf16>
}

// -----

/// All panels share the rows that a tile extends.
// CHECK-LABEL: func.func @negative_one_group
// CHECK:         nnprim.gemm
// CHECK-NOT:     extend_input
func.func @negative_one_group(%a: tensor<784x128xbf16>, %b: tensor<8x128x16xbf16>, %c: tensor<784x128xbf16>) -> tensor<784x128xbf16> {
  %0 = nnprim.gemm ins(%a, %b : tensor<784x128xbf16>, tensor<8x128x16xbf16>) outs(%c : tensor<784x128xbf16>) -> tensor<784x128xbf16>
  return %0 : tensor<784x128xbf16>
}

// -----

// CHECK-LABEL: func.func @negative_f32
// CHECK-NOT:     extend_input
func.func @negative_f32(%x: tensor<1x28x28x256xf32>, %i: tensor<784x9xi32>, %w: tensor<32x2304x16xbf16>, %y: tensor<1x28x28x512xbf16>) -> tensor<1x28x28x512xbf16> {
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x28x28x256xf32>, tensor<784x9xi32>, tensor<32x2304x16xbf16>) outs(%y : tensor<1x28x28x512xbf16>)
      window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x512xbf16>
  return %0 : tensor<1x28x28x512xbf16>
}

// -----

/// In a loop it would be done again in each turn.
// CHECK-LABEL: func.func @negative_loop
// CHECK-NOT:     extend_input
func.func @negative_loop(%x: tensor<1x28x28x256xbf16>, %i: tensor<784x9xi32>, %w: tensor<32x2304x16xbf16>, %y: tensor<1x28x28x512xbf16>) -> tensor<1x28x28x512xbf16> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %r = scf.for %t = %zero to %two step %one iter_args(%z = %y) -> tensor<1x28x28x512xbf16> {
    %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x28x28x256xbf16>, tensor<784x9xi32>, tensor<32x2304x16xbf16>) outs(%z : tensor<1x28x28x512xbf16>)
        window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x512xbf16>
    scf.yield %0 : tensor<1x28x28x512xbf16>
  }
  return %r : tensor<1x28x28x512xbf16>
}

// -----

/// Tiles of 7x8 take 4.6 cycles a step here, bound by their loads, and more of
/// them than of 5x16.
// CHECK-LABEL: func.func @loads
// CHECK:         #nnprim.gemm_plan<nr = 16, mr = 5,
func.func @loads(%a: tensor<49x1024xbf16>, %b: tensor<1024x1024xbf16>, %c: tensor<49x1024xbf16>) -> tensor<49x1024xbf16> {
  %0 = nnprim.gemm ins(%a, %b : tensor<49x1024xbf16>, tensor<1024x1024xbf16>) outs(%c : tensor<49x1024xbf16>) -> tensor<49x1024xbf16>
  return %0 : tensor<49x1024xbf16>
}
