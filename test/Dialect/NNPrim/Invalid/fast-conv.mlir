// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// op's description.

func.func @fast_conv_c1_input(%x: memref<14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `input` to have rank 4, but got rank 3}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c1_outs(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<196x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `outs` to have rank 4, but got rank 2}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<196x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c1_rhs(%x: memref<1x14x14x64xf32>, %u: memref<36x64x1x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `rhs` to have rank 2 or 3, but got rank 4}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<36x64x1x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c2(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 up to 12, but got F(11, 3)}}
  nnprim.fast_conv <winograd2d, m = 11, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c3(%x: memref<2x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `input` and `outs` to agree in N, but got 2 and 1}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<2x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c4(%x: memref<1x14x14x64xf32>, %u: memref<1x576x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 1 of `rhs` to be α²·C = 2304, but got 576}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x576x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c4_raw(%x: memref<1x14x14x64xf32>, %w: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 1 of `rhs` to be r²·C = 576, but got 2304}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %w : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c5(%x: memref<1x14x14x64xf32>, %u: memref<2304x31xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `rhs` and `outs` to agree in F, but got 31 and 32}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<2304x31xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c6(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pads` to fit in 31 bits, but got 2147483648}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [0, 2147483648]
  return
}

// -----

func.func @fast_conv_c6_negative(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pads` to be at least 0, but got -1}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [0, -1]
  return
}

// -----

func.func @fast_conv_c7(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf64>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `rhs` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf64>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c9(%x: tensor<1x14x14x64xf32>, %u: tensor<1x2304x32xf32>, %y: tensor<1x14x14x32xf32>, %w: memref<1x64xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected all operands to be tensors or all to be memrefs}}
  %r = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : tensor<1x14x14x64xf32>, tensor<1x2304x32xf32>) outs(%y : tensor<1x14x14x32xf32>) pads [1, 1] workspace(%w : memref<1x64xf32>) -> tensor<1x14x14x32xf32>
  return
}

// -----

func.func @fast_conv_attr_c4_fourier(%x: memref<1x14x14x64xf32>, %w: memref<1x576x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{expected `on_the_fly` with `winograd2d` only}}
  nnprim.fast_conv <fourier, m = 6, r = 3, on_the_fly = true> ins(%x, %w : memref<1x14x14x64xf32>, memref<1x576x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_attr_c4_1d(%x: memref<1x14x14x64xf32>, %w: memref<1x576x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{expected `on_the_fly` with `winograd2d` only}}
  nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3, on_the_fly = true> ins(%x, %w : memref<1x14x14x64xf32>, memref<1x576x32xf32>) outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @output_transform_c8(%p: tensor<16x7x32xf32>, %y: tensor<1x14x14x32xf32>, %origin: index) {
  // expected-error @below {{'nnprim.output_transform' op expected no `origin` on tensors}}
  %r = nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : tensor<16x7x32xf32>) outs(%y : tensor<1x14x14x32xf32>) origin(%origin) -> tensor<1x14x14x32xf32>
  return
}

// -----

func.func @output_transform_c9(%p: memref<16x49x32xf32>, %y: memref<1x14x14x32xf32>, %s: memref<2x64xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected `scratch` to have rank 1, but got rank 2}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x49x32xf32>) outs(%y : memref<1x14x14x32xf32>) scratch(%s : memref<2x64xf32>)
  return
}

// -----

func.func @fast_conv_c1_split(%x: memref<1x14x14x48xf32>, %u: memref<1x4608x32xbf16>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `rhs` to have rank 2 or 4, but got rank 3}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<1x4608x32xbf16>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

// -----

func.func @fast_conv_c4_split(%x: memref<1x14x14x48xf32>, %u: memref<4607x20xbf16>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 0 of `rhs` to be α²·64·⌈C/32⌉ = 4608, but got 4607}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<4607x20xbf16>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

// -----

func.func @fast_conv_c4_split_pairs(%x: memref<1x14x14x48xf32>, %u: memref<1x1152x32x4xbf16>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 3 of `rhs` to be KR = 2, but got 4}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<1x1152x32x4xbf16>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

// -----

func.func @fast_conv_c10_number(%x: memref<1x14x14x48xf32>, %u: memref<1728x20xf32>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `bf16_terms` to be 0 or 3, but got 1}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<1728x20xf32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {bf16_terms = 1}
  return
}

// -----

func.func @fast_conv_c10_result(%x: memref<1x14x14x48xf32>, %u: memref<1728x20xf32>, %y: memref<1x14x14x20xf64>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `bf16_terms` with `outs` of f32, or of what f32 are stored as, but got 'f64'}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<1728x20xf32>)
      outs(%y : memref<1x14x14x20xf64>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

// -----

func.func @fast_conv_c10_on_the_fly(%x: memref<1x14x14x48xf32>, %u: memref<432x20xf32>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `bf16_terms` with `winograd2d` without `on_the_fly` only}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%x, %u : memref<1x14x14x48xf32>, memref<432x20xf32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {bf16_terms = 3}
  return
}

// -----

func.func @input_transform_c5_split(%x: memref<1x14x14x48xf32>, %v: memref<36x16x96xbf16>) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 2 of `outs` to be 64·⌈C/32⌉ = 128, but got 96}}
  nnprim.input_transform <winograd2d, m = 4, r = 3> ins(%x : memref<1x14x14x48xf32>)
      outs(%v : memref<36x16x96xbf16>) output_size [14, 14] pads [1, 1]
  return
}

// -----

func.func @input_transform_c7_split(%x: memref<1x8x8x32xf32>, %v: memref<64x4x64xbf16>) {
  // expected-error @below {{'nnprim.input_transform' op expected coefficients of bf16 with `winograd2d` only}}
  nnprim.input_transform <fourier, m = 4, r = 5> ins(%x : memref<1x8x8x32xf32>)
      outs(%v : memref<64x4x64xbf16>) output_size [8, 8] pads [0, 0]
  return
}

// -----

func.func @fast_conv_c4_scaled(%x: memref<1x14x14x48xf32>, %u: memref<1728x20xi32>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 0 of `rhs` to be α²·(2·⌈C/4⌉ + 1) = 900, but got 1728}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<1728x20xi32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c7_scaled(%x: memref<1x14x14x48xf64>, %u: memref<900x20xi32>, %y: memref<1x14x14x20xf64>) {
  // expected-error @below {{'nnprim.fast_conv' op expected a `rhs` of i32 with `input` and `outs` of f32, or of what f32 are stored as}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf64>, memref<900x20xi32>)
      outs(%y : memref<1x14x14x20xf64>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c7_scaled_lines(%x: memref<1x14x14x48xf32>, %u: memref<450x20xi32>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected a `rhs` of i32 with `winograd2d` without `on_the_fly` and `bf16_terms` only}}
  nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<450x20xi32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c9_scaled(%x: memref<1x14x14x48xf32>, %u: memref<900x20xi32>, %y: memref<1x14x14x20xf32>, %w: memref<2x65536xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `workspace` to be of i8 if `rhs` is split or of i32, and else of the sums' type, but got 'memref<2x65536xf32>'}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<900x20xi32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] workspace(%w : memref<2x65536xf32>)
  return
}

// -----

func.func @fast_conv_c9_bytes(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %w: memref<2x65536xi8>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `workspace` to be of i8 if `rhs` is split or of i32, and else of the sums' type, but got 'memref<2x65536xi8>'}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1] workspace(%w : memref<2x65536xi8>)
  return
}

// -----

func.func @fast_conv_c11_kind(%x: memref<1x14x14x64xf32>, %u: memref<1x3136x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<1x7x7x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pooled` with `winograd2d` of an even m only, but m is 5}}
  nnprim.fast_conv <winograd2d, m = 5, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x3136x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c11_rank(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<7x7x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pooled` to have rank 4, but got rank 3}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<7x7x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c11_rows(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x13x14x32xf32>, %p: memref<1x7x7x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 1 of `pooled` to be ⌊OH/2⌋ = 6, but got 7}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x13x14x32xf32>) pooled(%p : memref<1x7x7x32xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c11_filters(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<1x7x7x31xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `outs` and `pooled` to agree in F, but got 32 and 31}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x31xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c11_type(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<1x7x7x32xbf16>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `outs` to have the element type 'bf16' of `pooled`, but got 'f32'}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x32xbf16>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_c11_only(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pooled_only` with `pooled` only}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1] attributes {pooled_only}
  return
}

// -----

func.func @fast_conv_c11_tensors(%x: tensor<1x14x14x64xf32>, %u: tensor<1x2304x32xf32>, %y: tensor<1x14x14x32xf32>, %p: tensor<1x7x7x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `pooled` on memrefs only}}
  %r = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : tensor<1x14x14x64xf32>, tensor<1x2304x32xf32>)
      outs(%y : tensor<1x14x14x32xf32>) pooled(%p : tensor<1x7x7x32xf32>) pads [1, 1] -> tensor<1x14x14x32xf32>
  return
}

// -----

func.func @output_transform_c11(%p: memref<16x49x32xf32>, %y: memref<1x14x14x32xf32>, %q: memref<1x7x6x32xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected dimension 2 of `pooled` to be ⌊OW/2⌋ = 7, but got 6}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x49x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%q : memref<1x7x6x32xf32>)
  return
}

// -----

func.func @fast_conv_c12(%x: memref<1x14x14x48xf32>, %u: memref<900x20xi32>, %y: memref<1x14x14x20xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected `scaled_terms` to be 4 or 16, but got 0}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<900x20xi32>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] attributes {scaled_terms = 0 : i64}
  return
}
