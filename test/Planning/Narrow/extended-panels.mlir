// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan --split-input-file | FileCheck %s --check-prefix=FREE

/// Fourteen tiles read each panel, which L2 holds beside A: it is extended once, not in registers by each tile. A machine
/// that extends values beside the multiplications does without.
// CHECK-LABEL: func.func @often
// CHECK:         extended_panels = 1, extension_parts = 16>
// FREE-LABEL:  func.func @often
// FREE:          extended_panels = 0, extension_parts = 0>
func.func @often(%a: tensor<196x512xf32>, %b: tensor<16x512x32xbf16>, %c: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<196x512xf32>, tensor<16x512x32xbf16>) outs(%c : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %0 : tensor<196x512xf32>
}

// -----

/// A is larger than L2, which holds all panels: A is read once.
// CHECK-LABEL: func.func @tall
// CHECK:         rows_outermost = true, {{.*}}extended_panels = 4, extension_parts = 16>
func.func @tall(%a: tensor<12544x64xf32>, %b: tensor<4x64x32x!nnprim.flyte<24>>, %c: tensor<12544x128xf32>) -> tensor<12544x128xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<12544x64xf32>, tensor<4x64x32x!nnprim.flyte<24>>) outs(%c : tensor<12544x128xf32>) -> tensor<12544x128xf32>
  return %0 : tensor<12544x128xf32>
}

// -----

/// Each value is used by one tile.
// CHECK-LABEL: func.func @negative_once
// CHECK:         extended_panels = 0, extension_parts = 0>
func.func @negative_once(%a: tensor<1x4096xf32>, %b: tensor<32x4096x32xf16>, %c: tensor<1x1000xf32>) -> tensor<1x1000xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<1x4096xf32>, tensor<32x4096x32xf16>) outs(%c : tensor<1x1000xf32>) -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}

// -----

/// A panel of 25088 values of 32 columns does not stay in L2.
// CHECK-LABEL: func.func @negative_deep
// CHECK:         extended_panels = 0, extension_parts = 0>
func.func @negative_deep(%a: tensor<196x25088xf32>, %b: tensor<2x25088x32xf16>, %c: tensor<196x64xf32>) -> tensor<196x64xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<196x25088xf32>, tensor<2x25088x32xf16>) outs(%c : tensor<196x64xf32>) -> tensor<196x64xf32>
  return %0 : tensor<196x64xf32>
}

// -----

/// There is nothing to extend.
// CHECK-LABEL: func.func @negative_f32
// CHECK:         extended_panels = 0, extension_parts = 0>
func.func @negative_f32(%a: tensor<196x512xf32>, %b: tensor<512x512xf32>, %c: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<196x512xf32>, tensor<512x512xf32>) outs(%c : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %0 : tensor<196x512xf32>
}

// -----

/// Convolutions of both layouts whose image is read in place.
// CHECK-LABEL: func.func @window
// CHECK:         nnprim.indirect_gemm {{.*}}#nnprim.direct_conv_plan<{{.*}}extended_panels = 1, extension_parts = 16>
func.func @window(%x: tensor<1x28x28x64xf32>, %i: tensor<784x9xi32>, %w: tensor<4x576x32xbf16>, %y: tensor<1x28x28x128xf32>) -> tensor<1x28x28x128xf32> {
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x28x28x64xf32>, tensor<784x9xi32>, tensor<4x576x32xbf16>) outs(%y : tensor<1x28x28x128xf32>)
      window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x128xf32>
  return %0 : tensor<1x28x28x128xf32>
}

// -----

// CHECK-LABEL: func.func @nchw
// CHECK:         nnprim.conv_gemm {{.*}}#nnprim.direct_conv_plan<{{.*}}extended_panels = 1, extension_parts = 16>
func.func @nchw(%x: tensor<1x64x28x28xf32>, %w: tensor<4x576x32xbf16>, %y: tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32> {
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x64x28x28xf32>, tensor<4x576x32xbf16>) outs(%y : tensor<1x128x28x28xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3] -> tensor<1x128x28x28xf32>
  return %0 : tensor<1x128x28x28xf32>
}
