// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @spmm_c1_values(%v: memref<1x13x1xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `values` to have rank 1 or 2, but got rank 3}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<1x13x1xf32>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c1_columns(%v: memref<13xf32>, %c: memref<1x13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `columns` to have rank 1, but got rank 2}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<1x13xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c1_row_pointers(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5x1x1xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `row_pointers` to have rank 1 or 2, but got rank 3}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5x1x1xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c1_input(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<1x6x4x5xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `input` to have rank 2, but got rank 4}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5xi32>, memref<1x6x4x5xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c1_outs(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<1x4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `outs` to have rank 2, but got rank 3}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<1x4x20xf32>)
  return
}

// -----

func.func @spmm_c2(%v: memref<13xf32>, %c: memref<12xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `values` and `columns` to agree in Z, but got 13 and 12}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<12xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c2_too_many(%v: memref<2147483648xf32>, %c: memref<2147483648xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected Z of `values` to fit in 31 bits, but got 2147483648}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<2147483648xf32>, memref<2147483648xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c3(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<4xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected dimension 0 of `row_pointers` to be F + 1 = 5, but got 4}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<4xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c4_pixels(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x21xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `input` and `outs` to agree in P, but got 21 and 20}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5xi32>, memref<6x21xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c4_channels(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<2147483648x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected C of `input` to fit in 31 bits, but got 2147483648}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5xi32>, memref<2147483648x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c5(%v: memref<13xf64>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `values` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf64>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}

// -----

func.func @spmm_c2_block(%v: memref<13x0xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected B of `values` to be positive, but got 0}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x0xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>)
  return
}

// -----

func.func @spmm_c3_blocks(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<7xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected dimension 0 of `row_pointers` to be ⌈F/B⌉ + 1 = 3, but got 7}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<7xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>)
  return
}

// -----

func.func @spmm_c3_slabs(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3x7xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected dimension 1 of `row_pointers` to be ⌈F/B⌉ + 1 = 3, but got 7}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3x7xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>)
  return
}

// -----

func.func @spmm_c4_column_stride(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected C · `column_stride` of `input` to fit in 31 bits, but got 6 · 1000000000}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) column_stride 1000000000
  return
}

// -----

func.func @spmm_c5_input(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf64>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf64>)
      outs(%y : memref<6x20xf32>)
  return
}

// -----

func.func @spmm_c5_accumulate(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xbf16>,
    %y: memref<6x20xbf16>) {
  // expected-error @below {{'nnprim.spmm' op expected `outs` of f32 with `accumulate`, but got 'bf16'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xbf16>)
      outs(%y : memref<6x20xbf16>) accumulate
  return
}

// -----

func.func @spmm_c7(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `column_stride` to be positive, but got 0}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) column_stride 0
  return
}

// -----

func.func @spmm_c8(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>, %w: memref<8xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `workspace` to have rank 2, but got rank 1}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) workspace(%w : memref<8xf32>)
  return
}

// -----

func.func @spmm_plan_rows(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `rows` of its plan to divide the blocks of 4 rows, but got 3}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 3>}
  return
}

// -----

func.func @spmm_plan_read_modify_write(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op has a plan that copies pixels and keeps sums in `outs`, which has no tiles of pixels}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, pack_input = true, read_modify_write = true>}
  return
}

// -----

func.func @spmm_plan_workspace(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>, %w: memref<1x96xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected a workspace of 1 x 192 elements for its plan, but got 'memref<1x96xf32>'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) workspace(%w : memref<1x96xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 16, pack_input = true>}
  return
}

// -----

func.func @spmm_plan_group(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `group_rows` of its plan to consist of whole blocks of 4 rows, but got 6}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, group_rows = 6>}
  return
}

// -----

func.func @spmm_plan_panels(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `pixels` of its plan to be a multiple of 8 with `pack_input`, but got 12}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 12, pack_input = true>}
  return
}

// -----

func.func @spmm_c9(%v: tensor<13xf32>, %c: tensor<13xi32>, %r: tensor<7xi32>, %x: tensor<6x20xf32>,
    %y: tensor<6x20xf32>) -> tensor<6x20xf32> {
  // expected-error @below {{'nnprim.spmm' op expected no `accumulate` on tensors}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<13xf32>, tensor<13xi32>, tensor<7xi32>, tensor<6x20xf32>)
      outs(%y : tensor<6x20xf32>) accumulate -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}

// -----

func.func @spmm_c10_blocks(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>, %o: memref<3xi32>) {
  // expected-error @below {{'nnprim.spmm' op expected dimension 0 of `block_order` to be ⌈F/B⌉ = 2, but got 3}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) block_order(%o : memref<3xi32>)
  return
}

// -----

func.func @spmm_c10_rank(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<2x3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>, %o: memref<2xi32>) {
  // expected-error @below {{'nnprim.spmm' op expected `block_order` to have rank 2, but got rank 1}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<2x3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) block_order(%o : memref<2xi32>)
  return
}

// -----

func.func @spmm_c10_slabs(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<2x3xi32>, %x: memref<6x20xf32>,
    %y: memref<6x20xf32>, %o: memref<1x2xi32>) {
  // expected-error @below {{'nnprim.spmm' op expected `row_pointers` and `block_order` to agree in S, but got 2 and 1}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<2x3xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) block_order(%o : memref<1x2xi32>)
  return
}

// -----

func.func @spmm_plan_parts(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<3x7xi32>, %x: memref<6x20xf32>, %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected the 3 slabs of its plan to be divisible into 2 parts}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<3x7xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, channels = 2, channel_parts = 2>}
  return
}

// -----

func.func @spmm_plan_parts_workspace(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2x7xi32>, %x: memref<6x20xf32>, %y: memref<6x20xf32>,
    %w: memref<1x240xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected a workspace of 1 x 384 elements for its plan, but got 'memref<1x240xf32>'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2x7xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>) workspace(%w : memref<1x240xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 16, channels = 3, channel_parts = 2>}
  return
}

// -----

func.func @spmm_plan_parts_in_place(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2x7xi32>, %x: memref<6x20xf32>, %y: memref<6x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op has a plan with parts of the input channels that keeps sums in `outs`}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2x7xi32>, memref<6x20xf32>)
      outs(%y : memref<6x20xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 20, channels = 3, channel_parts = 2, read_modify_write = true>}
  return
}

// -----

func.func @spmm_c11(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<7xi32>, %x: memref<5x20xf32>, %y: memref<6x20xf32>, %f: memref<6xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected dimension 0 of `factors` to be C = 5, but got 6}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<7xi32>, memref<5x20xf32>)
      outs(%y : memref<6x20xf32>) factors(%f : memref<6xf32>)
  return
}

// -----

func.func @spmm_c11_type(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<7xi32>, %x: memref<5x20xf32>, %y: memref<6x20xf32>, %f: memref<5xf64>) {
  // expected-error @below {{'nnprim.spmm' op expected `factors` of f32, but got 'f64'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<7xi32>, memref<5x20xf32>)
      outs(%y : memref<6x20xf32>) factors(%f : memref<5xf64>)
  return
}
