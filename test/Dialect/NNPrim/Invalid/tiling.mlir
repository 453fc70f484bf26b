// RUN: nnprim-opt %s --transform-interpreter --split-input-file --verify-diagnostics

/// A tile of 16 columns cuts the panels of 32.
func.func @panels(%a: memref<49x64xf32>, %p: memref<4x64x32xf32>, %c: memref<49x100xf32>) {
  // expected-error @below {{'nnprim.gemm' op cannot be tiled: expected the tile of dimension 1 to consist of whole panels of `rhs`, but could not prove it}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.gemm ins(%a, %p : memref<49x64xf32>, memref<4x64x32xf32>)
      outs(%c : memref<49x100xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Two rows of three pixels out of seven are not neighbours in memory.
func.func @pixels(%x: memref<1x7x7x64xf32>, %i: memref<49x9xi32>,
                  %p: memref<576x32xf32>, %y: memref<1x7x7x32xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op cannot be tiled: expected the tile to be a contiguous range of output pixels, but it cuts dimension 2}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.indirect_gemm
      ins(%x, %i, %p : memref<1x7x7x64xf32>, memref<49x9xi32>, memref<576x32xf32>)
      outs(%y : memref<1x7x7x32xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.indirect_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [0, 2, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A tile of 8 filters cuts the blocks of 16.
func.func @blocks(%x: memref<1x2x7x7x8xf32>, %w: memref<32x16x3x3xf32>, %y: memref<1x2x7x7x16xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op cannot be tiled: expected whole blocks of filters, but the tile cuts dimension 4}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x8xf32>, memref<32x16x3x3xf32>)
      outs(%y : memref<1x2x7x7x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 0, 0, 0, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @packed_blocks(%x: memref<1x2x7x7x8xf32>, %w: memref<2x144x16xf32>, %y: memref<1x2x7x7x16xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op cannot be tiled, since its filters are packed for blocks of them}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x8xf32>, memref<2x144x16xf32>)
      outs(%y : memref<1x2x7x7x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @pack(%b: memref<64x100xf32>, %p: memref<4x64x32xf32>) {
  // expected-error @below {{'nnprim.pack' op cannot be tiled: expected whole panels, but the tile cuts dimension 2}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.pack ins(%b : memref<64x100xf32>) outs(%p : memref<4x64x32xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 0, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @indirection(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op cannot be tiled: the buffer is one constant, but the tile cuts dimension 0}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.indirection"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [7]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @softmax(%x: memref<8x1000xf32>, %y: memref<8x1000xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op cannot be tiled: a row is normalised as a whole, but the tile cuts dimension 1}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.twopass_softmax ins(%x : memref<8x1000xf32>)
      outs(%y : memref<8x1000xf32>) dimension = 1
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.twopass_softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 100]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Three output rows are not whole tiles of two.
func.func @output_transform(%p: memref<16x49x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.output_transform' op cannot be tiled: expected the tile of dimension 1 to consist of whole Winograd tiles of 2 pixels, but could not prove it}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x49x32xf32>)
      outs(%y : memref<1x14x14x32xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @filter_transform(%w: memref<3x3x64x32xf32>, %u: memref<16x64x32xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op cannot be tiled: expected all coefficients of a tile, but the tile cuts dimension 0}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x64x32xf32>)
      outs(%u : memref<16x64x32xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [4]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// The rows of a tile have their entries anywhere.
func.func @spmm_block_order(%v: memref<613xf32>, %c: memref<613xi32>, %r: memref<65xi32>, %x: memref<96x784xf32>,
                            %y: memref<64x784xf32>, %o: memref<64xi32>) {
  // expected-error @below {{'nnprim.spmm' op faild to tile operation}}
  // expected-error @below {{'nnprim.spmm' op failed to generate tiling loops}}
  // expected-error @below {{'nnprim.spmm' op cannot be tiled: expected the tile of dimension 0 to be all of it, since blocks have an order}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<613xf32>, memref<613xi32>, memref<65xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>) block_order(%o : memref<64xi32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.spmm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [8, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A tile of six rows cuts the blocks of four.
func.func @spmm_blocks(%v: memref<613x4xf32>, %c: memref<613xi32>, %r: memref<17xi32>, %x: memref<96x784xf32>,
                       %y: memref<64x784xf32>) {
  // expected-error @below {{'nnprim.spmm' op faild to tile operation}}
  // expected-error @below {{'nnprim.spmm' op failed to generate tiling loops}}
  // expected-error @below {{'nnprim.spmm' op cannot be tiled: expected the tile of dimension 0 to consist of whole blocks of `values`, but could not prove it}}
  nnprim.spmm ins(%v, %c, %r, %x : memref<613x4xf32>, memref<613xi32>, memref<17xi32>, memref<96x784xf32>)
      outs(%y : memref<64x784xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.spmm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [6, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A tile of channels of the image would need one of the pooled image.
func.func @pooled(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<1x7x7x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op cannot be tiled: expected no `pooled`}}
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x32xf32>) pads [1, 1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.fast_conv"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [1, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
