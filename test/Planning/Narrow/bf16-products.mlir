// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-bf16 --nnprim-plan --split-input-file | FileCheck %s --check-prefixes=ALL,PAIRS
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-bf16/x86-64-avx2 --nnprim-plan --split-input-file | FileCheck %s --check-prefixes=ALL,PAIRS
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan --split-input-file | FileCheck %s --check-prefixes=ALL,FMA,WIDE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file | FileCheck %s --check-prefixes=ALL,FMA,WIDE
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan --split-input-file | FileCheck %s --check-prefixes=ALL,FMA

/// Machines with an instruction for pairs of bf16, also where its kernels are emitted in other instructions, interleave
/// two values of K. Others take the tiles of f32, extend weights in memory, and A for several panels.
// ALL-LABEL: func.func @product
// PAIRS:       kr = 2, {{.*}}extended_panels = 0
// FMA:         kr = 1, {{.*}}extended_panels = {{[1-9]}}
func.func @product(%a: tensor<196x512xbf16>, %c: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %b = arith.constant dense<1.0> : tensor<512x512xbf16>
  %0 = nnprim.gemm ins(%a, %b : tensor<196x512xbf16>, tensor<512x512xbf16>) outs(%c : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %0 : tensor<196x512xf32>
}

// -----

/// Three channels are no pairs, which only matters to these.
// WIDE-LABEL: func.func @window
// WIDE:         kr = 1, {{.*}}panel_group = {{[1-9]}}
func.func @window(%x: tensor<1x28x28x3xbf16>, %i: tensor<784x9xi32>, %y: tensor<1x28x28x128xf32>) -> tensor<1x28x28x128xf32> {
  %w = arith.constant dense<1.0> : tensor<27x128xbf16>
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x28x28x3xbf16>, tensor<784x9xi32>, tensor<27x128xbf16>) outs(%y : tensor<1x28x28x128xf32>)
      window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x28x28x128xf32>
  return %0 : tensor<1x28x28x128xf32>
}
