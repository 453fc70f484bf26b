// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file --verify-diagnostics

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @row_group_on_stack(%a: tensor<56x5000xf32>, %b: tensor<2501x64xi32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  // expected-error @below {{'nnprim.gemm' op expected `extension_parts` of its plan, since `row_group` takes more than the 65536 bytes that may be on the stack: 121584}}
  %0 = nnprim.gemm ins(%a, %b : tensor<56x5000xf32>, tensor<2501x64xi32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 12, panel_group = 2, row_group = 1>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}
}

// -----

func.func @bands_of_f32(%x: tensor<1x7x7x16xf32>, %i: tensor<49x9xi32>, %w: tensor<144x32xf32>, %y: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `band_rows` of its plan, since its pixels are not rounded, but got 2}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x7x7x16xf32>, tensor<49x9xi32>, tensor<144x32xf32>) outs(%y : tensor<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, band_rows = 2>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @parts_without_bands(%x: tensor<1x7x7x16xf32>, %i: tensor<49x9xi32>, %w: tensor<81x32xi32>, %y: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `extension_parts` of its plan without `band_rows`, but got 2}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x7x7x16xf32>, tensor<49x9xi32>, tensor<81x32xi32>) outs(%y : tensor<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, extension_parts = 2>} -> tensor<1x7x7x32xf32>
  return %0 : tensor<1x7x7x32xf32>
}

// -----

func.func @bands_of_part_tiles(%x: tensor<1x5x5x16xf32>, %i: tensor<25x9xi32>, %w: tensor<81x32xi32>, %y: tensor<1x5x5x32xf32>) -> tensor<1x5x5x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `band_rows` of its plan to be a multiple of `tile_rows` 2, and neither they nor `extension_parts` above 1048576, but got 3 and 0}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x5x5x16xf32>, tensor<25x9xi32>, tensor<81x32xi32>) outs(%y : tensor<1x5x5x32xf32>)
      window <input_size = [1, 5, 5], output_size = [5, 5], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 2, tile_columns = 5, band_rows = 3>} -> tensor<1x5x5x32xf32>
  return %0 : tensor<1x5x5x32xf32>
}

// -----

func.func @bands_on_stack(%x: tensor<1x56x56x512xf32>, %i: tensor<3136x9xi32>, %w: tensor<2313x32xi32>, %y: tensor<1x56x56x32xf32>) -> tensor<1x56x56x32xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `extension_parts` of its plan, since `band_rows` takes more than the 65536 bytes that may be on the stack: 172704}}
  %0 = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x56x56x512xf32>, tensor<3136x9xi32>, tensor<2313x32xi32>) outs(%y : tensor<1x56x56x32xf32>)
      window <input_size = [1, 56, 56], output_size = [56, 56], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 12, band_rows = 1>} -> tensor<1x56x56x32xf32>
  return %0 : tensor<1x56x56x32xf32>
}
