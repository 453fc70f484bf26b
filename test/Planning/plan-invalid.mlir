// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file --verify-diagnostics
// RUN: not nnprim-opt %S/plan.mlir --split-input-file --nnprim-plan 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not nnprim-opt %S/plan.mlir --split-input-file --nnprim-set-target --nnprim-plan=stages=kernels 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: not nnprim-opt %S/plan.mlir --split-input-file --nnprim-set-target=target=pdp11 2>&1 | FileCheck %s --check-prefix=PDP
// TARGET: error: expected the module to have the attribute `nnprim.target`; `nnprim-set-target` gives it one
// STAGE: error: unknown stage 'kernels'; known are layout, algorithm, kernel, loops
// PDP: error: unknown target 'pdp11'

func.func @registers(%a: tensor<56x64xf32>, %b: tensor<64x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op has a plan with a register tile of 20x32, which takes 43 of the 32 vector registers of x86-64-avx512}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x64xf32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 20>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @width(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `nr` of its plan to be the panel width 32, but got 16}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 3>}
  return
}

// -----

func.func @window(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %b: tensor<576x32xf32>, %c: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op has a direct_conv_plan, but no window}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<576x32xf32>) outs(%c : tensor<1x7x7x32xf32>)
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @tile_rows(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %b: tensor<576x32xf32>, %c: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `tile_rows` of its plan to be 1, since tiles of more have whole rows of 7 pixels, but got 2}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<576x32xf32>) outs(%c : tensor<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 2, tile_columns = 4>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @kind(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %b: tensor<576x32xf32>, %c: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected its plan to be a gemm_plan or direct_conv_plan, but got #nnprim.conv_gemm_plan}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<576x32xf32>) outs(%c : tensor<1x7x7x32xf32>)
      attributes {plan = #nnprim.conv_gemm_plan<tiles = <nr = 32, mr = 7>, panels = 1, parts = 1>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @workspace(%x: memref<1x3x4x4xf32>, %w: memref<5x3x3x3xf32>, %y: memref<1x5x4x4xf32>, %m: memref<1x100xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected a workspace of 1 x 448 elements for its plan, but got 'memref<1x100xf32>'}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x4xf32>, memref<5x3x3x3xf32>) outs(%y : memref<1x5x4x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] workspace(%m : memref<1x100xf32>)
      attributes {plan = #nnprim.conv_gemm_plan<tiles = <nr = 16, mr = 5>, panels = 1, parts = 1, panel_elements = 448>}
  return
}

// -----

func.func @filters(%x: memref<1x3x4x4xf32>, %w: memref<1x27x16xf32>, %y: memref<1x5x4x4xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op has a conv_gemm_plan, which packs pixels, but packed filters}}
  nnprim.conv_gemm ins(%x, %w : memref<1x3x4x4xf32>, memref<1x27x16xf32>) outs(%y : memref<1x5x4x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
      attributes {plan = #nnprim.conv_gemm_plan<tiles = <nr = 16, mr = 5>, panels = 1, parts = 1, panel_elements = 448>}
  return
}

// -----

func.func @rows(%x: tensor<1x14x14x64xf32>, %d: tensor<3x3x64xf32>, %y: tensor<1x14x14x64xf32>) -> tensor<1x14x14x64xf32> {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `rows` of its plan to be 1 with `loop_over_taps`, but got 2}}
  %0 = nnprim.depthwise_conv ins(%x, %d : tensor<1x14x14x64xf32>, tensor<3x3x64xf32>) outs(%y : tensor<1x14x14x64xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_plan<rows = 2, columns = 1, vectors = 1, loop_over_taps = true>} -> tensor<1x14x14x64xf32>
  return %0 : tensor<1x14x14x64xf32>
}

// -----

func.func @parts(%x: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `part_length` of its plan to be a multiple of `chunk_length` 100, but got 150}}
  %0 = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>) outs(%x : tensor<8x1000xf32>) dimension = 1
      attributes {plan = #nnprim.softmax_plan<part_length = 150, chunk_length = 100>} -> tensor<8x1000xf32>
  return %0 : tensor<8x1000xf32>
}

// -----

// expected-error @below {{'mc' is no decision of a gemm_plan; known are nr, mr, kr, rows_outermost, prefetch_lhs, prefetch_rhs, prefetch_level, prefetch_next_panel, tile_panels, unroll, prefetch_output, output_tiles_ahead, k_block, k_block_tiles, panel_group, row_group, extended_panels, extension_parts, extend_input}}
func.func private @unknown() attributes {x = #nnprim.gemm_plan<nr = 32, mc = 3>}

// -----

// expected-error @below {{'nr' is given twice}}
func.func private @twice() attributes {x = #nnprim.gemm_plan<nr = 32, nr = 32>}

// -----

// expected-error @below {{expected 'mr' to be positive, but got 0}}
func.func private @zero() attributes {x = #nnprim.gemm_plan<nr = 32>}

// -----

// expected-error @below {{expected 'prefetch_rhs' not to be negative, but got -1}}
func.func private @negative() attributes {x = #nnprim.gemm_plan<nr = 32, mr = 1, prefetch_rhs = -1>}

// -----

// expected-error @below {{unknown value 'four_pass'}}
func.func private @value() attributes {x = #nnprim.softmax_plan<passes = four_pass>}

// -----

// expected-error @below {{unknown machine 'pdp11' of 'x86-64-avx2'}}
func.func private @machine() attributes {x = #nnprim.target<isa = "x86-64-avx2", machine = "pdp11">}

// -----

// expected-error @below {{unknown instruction set 'pdp11'}}
func.func private @isa() attributes {x = #nnprim.target<isa = "pdp11">}

// -----

func.func @depthwise_nchw_pixels(%x: tensor<1x8x9x7xf32>, %w: tensor<8x3x3xf32>) -> tensor<1x8x9x7xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `pixels` of its plan to be at most the width 7 without `masks_tails`, but got 16}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x7xf32>, tensor<8x3x3xf32>) outs(%x : tensor<1x8x9x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 16>} -> tensor<1x8x9x7xf32>
  return %0 : tensor<1x8x9x7xf32>
}

// -----

func.func @depthwise_nchw_joined_rows(%x: tensor<1x8x9x7xf32>, %w: tensor<8x3x3xf32>) -> tensor<1x8x9x7xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `joined_rows` rows of its plan to fit in `pixels` 16, but got 3 of 7}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x7xf32>, tensor<8x3x3xf32>) outs(%x : tensor<1x8x9x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 16, joined_rows = 3, masks_tails = true>} -> tensor<1x8x9x7xf32>
  return %0 : tensor<1x8x9x7xf32>
}

// -----

func.func @depthwise_nchw_joined_width(%x: tensor<1x8x9x7xf32>, %w: tensor<8x3x3xf32>, %y: tensor<1x8x9x5xf32>) -> tensor<1x8x9x5xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op has a plan with `joined_rows`, which need `masks_tails`, strides of 1, and an output as wide as the input}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x7xf32>, tensor<8x3x3xf32>) outs(%y : tensor<1x8x9x5xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 0]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 16, joined_rows = 2, masks_tails = true>} -> tensor<1x8x9x5xf32>
  return %0 : tensor<1x8x9x5xf32>
}

// -----

func.func @depthwise_nchw_packed_pixels(%x: tensor<1x8x9x7xf32>, %w: tensor<8x3x3xf32>, %y: tensor<1x8x9x5xf32>) -> tensor<1x8x9x5xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `pixels` of its plan to be at most the width 5 without `masks_tails`, but got 7}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x7xf32>, tensor<8x3x3xf32>) outs(%y : tensor<1x8x9x5xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 0]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 7, pack_input = true>} -> tensor<1x8x9x5xf32>
  return %0 : tensor<1x8x9x5xf32>
}

// -----

func.func @depthwise_nchw_packed_joined(%x: tensor<1x8x9x7xf32>, %w: tensor<8x3x3xf32>) -> tensor<1x8x9x7xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op has a plan with `joined_rows` and `pack_input`}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x7xf32>, tensor<8x3x3xf32>) outs(%x : tensor<1x8x9x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 16, joined_rows = 2, masks_tails = true, pack_input = true>} -> tensor<1x8x9x7xf32>
  return %0 : tensor<1x8x9x7xf32>
}

// -----

/// Rows of 208 elements, of 200 pixels and the padding, and of what they leave of a line.
func.func @depthwise_nchw_packed_bytes(%x: tensor<1x8x100x200xf32>, %w: tensor<8x3x3xf32>) -> tensor<1x8x100x200xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op has a plan with `pack_input`, for which images are expected to take at most 65536 bytes, but got 89600}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x100x200xf32>, tensor<8x3x3xf32>) outs(%x : tensor<1x8x100x200xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 8, pack_input = true>} -> tensor<1x8x100x200xf32>
  return %0 : tensor<1x8x100x200xf32>
}

// -----

func.func @depthwise_nchw_packed_shape(%x: tensor<1x8x?x7xf32>, %w: tensor<8x3x3xf32>) -> tensor<1x8x?x7xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op has a plan with `pack_input`, which needs static shapes}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x?x7xf32>, tensor<8x3x3xf32>) outs(%x : tensor<1x8x?x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 3, pixels = 7, pack_input = true>} -> tensor<1x8x?x7xf32>
  return %0 : tensor<1x8x?x7xf32>
}

// -----

// expected-error @below {{expected 'sets' to be positive, but got 0}}
func.func private @depthwise_sets() attributes {x = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 16, sets = 0>}

// -----

func.func @depthwise_nchw_stride(%x: tensor<1x8x9x49xf32>, %w: tensor<8x3x3xf32>, %y: tensor<1x8x9x17xf32>) -> tensor<1x8x9x17xf32> {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op has a plan, but a stride of 3 columns, for which there is no kernel}}
  %0 = nnprim.depthwise_conv_nchw ins(%x, %w : tensor<1x8x9x49xf32>, tensor<8x3x3xf32>) outs(%y : tensor<1x8x9x17xf32>)
      strides [1, 3] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.depthwise_nchw_plan<rows = 2, pixels = 16>} -> tensor<1x8x9x17xf32>
  return %0 : tensor<1x8x9x17xf32>
}

// -----

func.func @lanes(%a: tensor<56x64xf32>, %b: tensor<64x4xf32>, %c: tensor<56x4xf32>) -> tensor<56x4xf32> {
  // expected-error @below {{'nnprim.gemm' op has a plan with `kr` 8 for f32, but vectors of x86-64-avx512 hold 16}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x4xf32>) outs(%c : tensor<56x4xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 4, mr = 3, kr = 8>} -> tensor<56x4xf32>
  return %0 : tensor<56x4xf32>
}

// -----

func.func @pairwise_registers(%a: tensor<56x64xf32>, %b: tensor<64x4xf32>, %c: tensor<56x4xf32>) -> tensor<56x4xf32> {
  // expected-error @below {{'nnprim.gemm' op has a plan with a register tile of 7x4 vectors along K, which takes 33 of the 32 vector registers of x86-64-avx512}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x4xf32>) outs(%c : tensor<56x4xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 4, mr = 7, kr = 16>} -> tensor<56x4xf32>
  return %0 : tensor<56x4xf32>
}

// -----

func.func @channels(%x: tensor<1x7x7x24xf32>, %i: tensor<49x9xi32>, %b: tensor<216x4xf32>, %c: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `kr` of its plan to divide the 24 channels, but got 16}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x24xf32>, tensor<49x9xi32>, tensor<216x4xf32>) outs(%c : tensor<1x7x7x4xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 4, mr = 3, kr = 16>} -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}

// -----

func.func @channels_apart(%x: tensor<1x16x7x7xf32>, %w: tensor<4x16x3x3xf32>, %c: tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `kr` of its plan to be 1, since the channels of a pixel are apart, but got 16}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x16x7x7xf32>, tensor<4x16x3x3xf32>) outs(%c : tensor<1x4x5x5xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.direct_conv_plan<nr = 4, kr = 16, tile_rows = 1, tile_columns = 5>} -> tensor<1x4x5x5xf32>
  return %0 : tensor<1x4x5x5xf32>
}

// -----

func.func @parts_of_blocks(%x: tensor<1x1x7x7x16xf32>, %w: tensor<48x16x3x3xf32>, %c: tensor<1x2x5x5x24xf32>) -> tensor<1x2x5x5x24xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `nr` of its plan to divide the 24 filters of a block, but got 16}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x1x7x7x16xf32>, tensor<48x16x3x3xf32>) outs(%c : tensor<1x2x5x5x24xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 5>} -> tensor<1x2x5x5x24xf32>
  return %0 : tensor<1x2x5x5x24xf32>
}

// -----

func.func @kind_of_blocks(%x: tensor<1x2x7x7x16xf32>, %w: tensor<32x32x3x3xf32>, %c: tensor<1x2x5x5x16xf32>) -> tensor<1x2x5x5x16xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected its plan to be a direct_conv_plan, since its images are in blocks of channels, but got #nnprim.outer_conv_plan}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x2x7x7x16xf32>, tensor<32x32x3x3xf32>) outs(%c : tensor<1x2x5x5x16xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.outer_conv_plan<filters = 4, rows = 1, vectors = 1, pixels = 4>} -> tensor<1x2x5x5x16xf32>
  return %0 : tensor<1x2x5x5x16xf32>
}

// -----

// expected-error @below {{unknown value 'l3'}}
func.func private @level() attributes {x = #nnprim.gemm_plan<nr = 32, mr = 1, prefetch_level = l3>}

// -----

// expected-error @below {{expected 'unroll' not to be negative, but got -1}}
func.func private @unroll() attributes {x = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, unroll = -1>}

// -----

func.func @next_panel_inside(%a: tensor<56x64xf32>, %b: tensor<64x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `prefetch_next_panel` of its plan, which is for panels of single values of K, or of pairs of bf16, that are the outer loop, with `rows_outermost` or `kr` above 1}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x64xf32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 7, rows_outermost = true, prefetch_next_panel = true>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @next_panel_of_windows(%x: tensor<1x7x7x8xf32>, %i: tensor<49x9xi32>, %f: tensor<72x64xf32>, %y: tensor<1x7x7x64xf32>) -> tensor<1x7x7x64xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `prefetch_next_panel` of its plan, which is for panels of single values of K, or of pairs of bf16, that are the outer loop, with `pixels_outermost` or `kr` above 1}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %f : tensor<1x7x7x8xf32>, tensor<49x9xi32>, tensor<72x64xf32>)
      outs(%y : tensor<1x7x7x64xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, pixels_outermost = true, prefetch_next_panel = true>} -> tensor<1x7x7x64xf32>
  return %0 : tensor<1x7x7x64xf32>
}

// -----

func.func @unroll_limit(%a: tensor<56x64xf32>, %b: tensor<64x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected `unroll` of its plan to be at most 8, but got 9}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x64xf32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 7, unroll = 9>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @unroll_interleaved(%a: tensor<56x64xf32>, %b: tensor<64x4xf32>, %c: tensor<56x4xf32>) -> tensor<56x4xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `unroll` of its plan with `kr` 16, which is for loops over single values of K, but got 2}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x4xf32>) outs(%c : tensor<56x4xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 4, mr = 3, kr = 16, unroll = 2>} -> tensor<56x4xf32>
  return %0 : tensor<56x4xf32>
}

// -----

func.func @unroll_gathered(%x: tensor<1x7x7x24xf32>, %i: tensor<49x9xi32>, %b: tensor<216x4xf32>, %c: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `unroll` of its plan to be at most 8, but got 16}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x24xf32>, tensor<49x9xi32>, tensor<216x4xf32>) outs(%c : tensor<1x7x7x4xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 3, unroll = 16>} -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}

// -----

func.func @unroll_packed_filters(%x: tensor<1x16x7x7xf32>, %w: tensor<4x16x3x3xf32>, %c: tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `unroll` of its plan to be at most 8, but got 16}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x16x7x7xf32>, tensor<4x16x3x3xf32>) outs(%c : tensor<1x4x5x5xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 5, unroll = 16>} -> tensor<1x4x5x5xf32>
  return %0 : tensor<1x4x5x5xf32>
}

// -----

func.func @unroll_packed_pixels(%x: tensor<1x3x4x4xf32>, %w: tensor<5x3x3x3xf32>, %y: tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32> {
  // expected-error @below {{'nnprim.conv_gemm' op expected `unroll` of its plan to be at most 8, but got 16}}
  %0 = nnprim.conv_gemm ins(%x, %w : tensor<1x3x4x4xf32>, tensor<5x3x3x3xf32>) outs(%y : tensor<1x5x4x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
      attributes {plan = #nnprim.conv_gemm_plan<tiles = <nr = 16, mr = 5, unroll = 16>, panels = 1, parts = 1, panel_elements = 448>} -> tensor<1x5x4x4xf32>
  return %0 : tensor<1x5x4x4xf32>
}

// -----

func.func @complex_rows(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op has a plan with `max_complex_rows` 7, but the 32 vector registers of x86-64-avx512 hold sums of 6 against panels of 32}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 7>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @part_of_panel_in_block(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x64xf32>, %c: tensor<1x14x14x64xf32>) -> tensor<1x14x14x64xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected `block_filters` of its plan to be a multiple of its panels' 32 filters, or all of 64, but got 48}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x64xf32>) outs(%c : tensor<1x14x14x64xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 48, group_filters = 64, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x64xf32>
  return %0 : tensor<1x14x14x64xf32>
}

// -----

func.func @part_of_panel_in_group(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x64xf32>, %c: tensor<1x14x14x64xf32>) -> tensor<1x14x14x64xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected `group_filters` of its plan to be a multiple of its panels' 32 filters, or all of 64, but got 48}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x64xf32>) outs(%c : tensor<1x14x14x64xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 48, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x64xf32>
  return %0 : tensor<1x14x14x64xf32>
}

// -----

func.func @part_of_tiles_in_group(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x64xf32>, %c: tensor<1x14x14x64xf32>) -> tensor<1x14x14x64xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected `panel_tiles` of its plan to be all 16 tiles beside `group_filters` that are not all 64 filters, but got 8}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x64xf32>) outs(%c : tensor<1x14x14x64xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x64xf32>
  return %0 : tensor<1x14x14x64xf32>
}

// -----

func.func @no_room_for_scaled_tiles(%x: tensor<1x7x7x512xf32>, %w: tensor<4112x512xi32>, %c: tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected room for 8 scaled tiles of 272 elements from `filter_offset` to `scratch_offset` of its plan, but got 2175}}
  %0 = nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %w : tensor<1x7x7x512xf32>, tensor<4112x512xi32>) outs(%c : tensor<1x7x7x512xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 12, max_complex_rows = 6>, tile_rows = 2, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 512, group_filters = 512, input_tile_stride = 528, input_coefficient_stride = 4240, product_tile_stride = 528, product_coefficient_stride = 4240, prefetch_filters = true, depth_channels = 512, part_elements = 137984, product_offset = 67840, filter_offset = 135680, scratch_offset = 137855, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 1, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 1, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x7x7x512xf32>
  return %0 : tensor<1x7x7x512xf32>
}

// -----

func.func @overlapping_tiles(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected `input_tile_stride` of its plan to be 64 elements or more, but got 63}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 63, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @overlapping_products(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected `product_tile_stride` of its plan to be 32 elements or more, but got 16}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 16, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @coefficients_beyond_63_bits(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected 36 coefficients of the input of its plan to end before 23616, but they take 4611686018427387904 elements each from 0 on}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 4611686018427387904, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @tiles_beyond_63_bits(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected a coefficient of the input of its plan to have room for 4611686018427387904 tiles with rows of 80 elements, but got 656}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 4611686018427387904, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 38400, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @workspace_beyond_63_bits(%x: tensor<1x14x14x64xf32>, %w: tensor<2304x32xf32>, %c: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
  // expected-error @below {{'nnprim.fast_conv' op expected the workspace of its plan to fit in 63 bits, but got 2 parts of 4611686018427387904 elements}}
  %0 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %w : tensor<1x14x14x64xf32>, tensor<2304x32xf32>) outs(%c : tensor<1x14x14x32xf32>) pads [1, 1]
      attributes {plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>, tile_rows = 4, product_rows = 1, input_rows = 1, panel_tiles = 8, block_filters = 32, group_filters = 32, input_tile_stride = 80, input_coefficient_stride = 656, product_tile_stride = 48, product_coefficient_stride = 400, prefetch_filters = false, depth_channels = 64, part_elements = 4611686018427387904, product_offset = 23616, filter_offset = 38016, scratch_offset = 38016, filter_coefficient_stride = 0, parts = 2, input_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 2, vectors_ahead = 0, pipelined_vectors = 2>, output_transform = <adjacent_vectors = 2, prefetch_coefficients = false, streaming = false, prefetch_pixels = false, tiles_ahead = 4, vectors_ahead = 0, pipelined_vectors = 2>>} -> tensor<1x14x14x32xf32>
  return %0 : tensor<1x14x14x32xf32>
}

// -----

func.func @no_block(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `k_block_tiles` of its plan to be 1 without `k_block`, but got 2}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block_tiles = 2>}
  return
}

// -----

func.func @negative_block(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `k_block` of its plan to be at least 0 and `k_block_tiles` at least 1, but got 16 and 0}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block = 16, k_block_tiles = 0>}
  return
}

// -----

func.func @f16_block(%a: memref<56x64xf16>, %b: memref<2x64x32xf16>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `k_block` of its plan with `f16_terms`, whose sums are not in order of k}}
  nnprim.gemm ins(%a, %b : memref<56x64xf16>, memref<2x64x32xf16>) outs(%c : memref<56x64xf32>)
      attributes {f16_terms = 128 : i64, plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block = 16>}
  return
}

// -----

func.func @stored_block(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xbf16>) {
  // expected-error @below {{'nnprim.gemm' op expected no `k_block` of its plan, which is for sums of single products in `outs` of f32, but got 16 with `kr` 1 and `outs` of 'bf16'}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xbf16>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block = 16>}
  return
}

// -----

func.func @next_block(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `panel_group`, `extended_panels` or `prefetch_next_panel` of its plan with `k_block`, since these are for all of K}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block = 16, prefetch_next_panel = true>}
  return
}

// -----

func.func @gathered_block(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %b: tensor<576x32xf32>, %c: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `k_block` of its plan, since rows are gathered tap by tap, but got 16}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<576x32xf32>) outs(%c : tensor<1x7x7x32xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, k_block = 16>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @softmax_vectors(%x: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
  // expected-error @below {{'nnprim.twopass_softmax' op has a plan with `sum_unroll` 64, but x86-64-avx512 has 32 vector registers}}
  %0 = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>) outs(%x : tensor<8x1000xf32>) dimension = 1
      attributes {plan = #nnprim.softmax_plan<sum_unroll = 64>} -> tensor<8x1000xf32>
  return %0 : tensor<8x1000xf32>
}

// -----

func.func @tuple_rows(%l: tensor<16x49x64xf32>, %r: tensor<16x64x32xf32>, %p: tensor<16x49x32xf32>) -> tensor<16x49x32xf32> {
  // expected-error @below {{'nnprim.tuple_gemm' op has a plan with a register tile of 20x32, which takes 43 of the 32 vector registers of x86-64-avx512}}
  %0 = nnprim.tuple_gemm ins(%l, %r : tensor<16x49x64xf32>, tensor<16x64x32xf32>) outs(%p : tensor<16x49x32xf32>)
      {plan = #nnprim.tuple_gemm_plan<max_rows = 20, max_complex_rows = 1>} -> tensor<16x49x32xf32>
  return %0 : tensor<16x49x32xf32>
}

// -----

// expected-error @below {{expected `nnprim.shared_scratch` to be unit, but got 1 : i64}}
func.func private @scratch() attributes {nnprim.shared_scratch = 1}

// -----

func.func @no_panels(%a: memref<56x64xf32>, %b: memref<2x64x32xf32>, %c: memref<56x64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `tile_panels` of its plan to be at least 1, but got 0}}
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x32xf32>) outs(%c : memref<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, tile_panels = 0>}
  return
}

// -----

func.func @gathered_panels(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %b: tensor<576x32xf32>, %c: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `tile_panels` of its plan to be 1, since more are for a gemm with `kr` 1 or words of codes, and no pairs of integers, but got 2}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %b : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<576x32xf32>) outs(%c : tensor<1x7x7x32xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 6, tile_panels = 2>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @split_groups(%a: tensor<56x64xbf16>, %b: tensor<64x64xbf16>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `panel_group` of its plan, since its factors are split, but got 2}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xbf16>, tensor<64x64xbf16>) outs(%c : tensor<56x64xf32>)
      attributes {bf16_terms = 3, plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, panel_group = 2>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @split_rows_without_group(%a: tensor<56x32xf32>, %b: tensor<64x64xbf16>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected `row_group` and `panel_group` of its plan to be positive, since it splits or scales rows, but got 0 and 2}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x32xf32>, tensor<64x64xbf16>) outs(%c : tensor<56x64xf32>)
      attributes {bf16_terms = 3, plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, panel_group = 2, extension_parts = 1>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @split_rows_of_huge_group(%a: tensor<56x32xf32>, %b: tensor<64x64xbf16>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected `row_group`, `panel_group` and `extension_parts` of its plan to be at most 1048576, but got 4611686018427387904, 2 and 1}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x32xf32>, tensor<64x64xbf16>) outs(%c : tensor<56x64xf32>)
      attributes {bf16_terms = 3, plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, panel_group = 2, row_group = 4611686018427387904, extension_parts = 1>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @split_rows_prefetched(%a: tensor<56x32xf32>, %b: tensor<64x64xbf16>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `extended_panels` or `prefetch_lhs` of its plan, since it splits or scales rows}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x32xf32>, tensor<64x64xbf16>) outs(%c : tensor<56x64xf32>)
      attributes {bf16_terms = 3, plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, prefetch_lhs = true, panel_group = 2, row_group = 1, extension_parts = 1>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @row_group_of_f32(%a: tensor<56x32xf32>, %b: tensor<32x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `row_group` of its plan, since it splits or scales no rows of f32, but got 2}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x32xf32>, tensor<32x64xf32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, row_group = 2>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

func.func @split_blocks(%a: tensor<56x192xbf16>, %b: tensor<192x64xbf16>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected `kr` of its plan to be 2 and `nr` a multiple of 16 up to 48, since its factors are split, but got 1 and 32}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x192xbf16>, tensor<192x64xbf16>) outs(%c : tensor<56x64xf32>)
      attributes {bf16_terms = 3, plan = #nnprim.gemm_plan<nr = 32, mr = 8, k_block = 96>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}
