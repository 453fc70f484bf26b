// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @spmm_c1_values(%v: memref<1x13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `values` to have rank 1, but got rank 2}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<1x13xf32>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>)
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

func.func @spmm_c1_row_pointers(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5x1xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `row_pointers` to have rank 1, but got rank 2}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<5x1xi32>, memref<6x20xf32>)
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

func.func @spmm_c5(%v: memref<13xf16>, %c: memref<13xi32>, %r: memref<5xi32>, %x: memref<6x20xf32>,
    %y: memref<4x20xf32>) {
  // expected-error @below {{'nnprim.spmm' op expected `values` to have the element type 'f32' of `outs`, but got 'f16'}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf16>, memref<13xi32>, memref<5xi32>, memref<6x20xf32>)
      outs(%y : memref<4x20xf32>)
  return
}
