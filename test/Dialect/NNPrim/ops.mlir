// RUN: nnprim-opt %s | nnprim-opt | FileCheck %s
// RUN: nnprim-opt %s --mlir-print-op-generic | nnprim-opt | FileCheck %s

/// The examples of the ops' documentation, word for word.

// CHECK-LABEL: func.func @pack
//       CHECK:   nnprim.pack ins(%{{.*}} : tensor<64x100xf32>) outs(%{{.*}} : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
func.func @pack(%b: tensor<64x100xf32>, %init: tensor<4x64x32xf32>) -> tensor<4x64x32xf32> {
    %p = nnprim.pack ins(%b : tensor<64x100xf32>)
        outs(%init : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
  return %p : tensor<4x64x32xf32>
}

/// Rows with factors.
// CHECK-LABEL: func.func @pack_factors
//       CHECK:   nnprim.pack ins(%{{.*}} : memref<64x100xf32>) outs(%{{.*}} : memref<4x64x32xf32>) factors(%{{.*}} : memref<64xf32>){{$}}
func.func @pack_factors(%b: memref<64x100xf32>, %p: memref<4x64x32xf32>, %f: memref<64xf32>) {
  nnprim.pack ins(%b : memref<64x100xf32>) outs(%p : memref<4x64x32xf32>) factors(%f : memref<64xf32>)
  return
}

// CHECK-LABEL: func.func @scale_rows
//       CHECK:   nnprim.scale_rows ins(%{{.*}} : tensor<49x48xf32>) outs(%{{.*}} : tensor<49x25xi32>) -> tensor<49x25xi32>
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<49x25xi32>, tensor<25x8xi32>) outs(%{{.*}} : tensor<49x8xf32>)
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<49x48xf32>, tensor<25x8xi32>) outs(%{{.*}} : tensor<49x8xf32>)
func.func @scale_rows(%x: tensor<49x48xf32>, %init: tensor<49x25xi32>, %w: tensor<25x8xi32>, %out: tensor<49x8xf32>)
    -> (tensor<49x8xf32>, tensor<49x8xf32>) {
    %s = nnprim.scale_rows ins(%x : tensor<49x48xf32>)
        outs(%init : tensor<49x25xi32>) -> tensor<49x25xi32>
  %y = nnprim.gemm ins(%s, %w : tensor<49x25xi32>, tensor<25x8xi32>) outs(%out : tensor<49x8xf32>) -> tensor<49x8xf32>
  %z = nnprim.gemm ins(%x, %w : tensor<49x48xf32>, tensor<25x8xi32>) outs(%out : tensor<49x8xf32>) -> tensor<49x8xf32>
  return %y, %z : tensor<49x8xf32>, tensor<49x8xf32>
}

/// Pixels of six channels are three pairs, one more of zeros, and a scale.
// CHECK-LABEL: func.func @rounded_pixels
//       CHECK:   nnprim.indirect_gemm ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<1x3x3x6xf32>, tensor<9x9xi32>, tensor<45x8xi32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x3x3x8xf32>) factors(%{{.*}} : tensor<6xf32>)
func.func @rounded_pixels(%x: tensor<1x3x3x6xf32>, %i: tensor<9x9xi32>, %w: tensor<45x8xi32>, %f: tensor<6xf32>,
    %out: tensor<1x3x3x8xf32>) -> tensor<1x3x3x8xf32> {
  %y = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x3x3x6xf32>, tensor<9x9xi32>, tensor<45x8xi32>)
      outs(%out : tensor<1x3x3x8xf32>) factors(%f : tensor<6xf32>) -> tensor<1x3x3x8xf32>
  return %y : tensor<1x3x3x8xf32>
}

// CHECK-LABEL: func.func @split_bf16
//       CHECK:   nnprim.split_bf16 ins(%{{.*}} : tensor<49x48xf32>) outs(%{{.*}} : tensor<49x128xbf16>) -> tensor<49x128xbf16>
func.func @split_bf16(%x: tensor<49x48xf32>, %init: tensor<49x128xbf16>) -> tensor<49x128xbf16> {
    %s = nnprim.split_bf16 ins(%x : tensor<49x48xf32>)
        outs(%init : tensor<49x128xbf16>) -> tensor<49x128xbf16>
  return %s : tensor<49x128xbf16>
}

// CHECK-LABEL: func.func @gemm
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<49x64xf32>, tensor<4x64x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<49x100xf32>) epilogue(%{{.*}} : tensor<100xf32>) maps [#{{.*}}] {
//       CHECK:     ^bb0(%[[ACC:.*]]: f32, %[[B:.*]]: f32):
//       CHECK:     %[[S:.*]] = arith.addf %[[ACC]], %[[B]] : f32
//       CHECK:     nnprim.yield %[[S]] : f32
//       CHECK:   } -> tensor<49x100xf32>
func.func @gemm(%a: tensor<49x64xf32>, %p: tensor<4x64x32xf32>, %bias: tensor<100xf32>,
                %init: tensor<49x100xf32>) -> tensor<49x100xf32> {
    %c = nnprim.gemm ins(%a, %p : tensor<49x64xf32>, tensor<4x64x32xf32>)
        outs(%init : tensor<49x100xf32>)
        epilogue(%bias : tensor<100xf32>) maps [affine_map<(m, n) -> (n)>] {
      ^bb0(%acc: f32, %b: f32):
        %s = arith.addf %acc, %b : f32
        nnprim.yield %s : f32
      } -> tensor<49x100xf32>
  return %c : tensor<49x100xf32>
}

// CHECK-LABEL: func.func @indirection
//       CHECK:   nnprim.indirection input_size [1, 7, 7] output_size [7, 7] kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
//  CHECK-SAME:     outs(%{{.*}} : tensor<49x9xi32>) -> tensor<49x9xi32>
func.func @indirection(%init: tensor<49x9xi32>) -> tensor<49x9xi32> {
    %i = nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
        kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
        outs(%init : tensor<49x9xi32>) -> tensor<49x9xi32>
  return %i : tensor<49x9xi32>
}

// CHECK-LABEL: func.func @indirect_gemm_window
//       CHECK:   nnprim.indirect_gemm ins
//  CHECK-SAME:     window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
func.func @indirect_gemm_window(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %p: tensor<1x576x32xf32>,
                                %init: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
    %y = nnprim.indirect_gemm
        ins(%x, %i, %p : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<1x576x32xf32>)
        outs(%init : tensor<1x7x7x32xf32>)
        window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]> -> tensor<1x7x7x32xf32>
  return %y : tensor<1x7x7x32xf32>
}

// CHECK-LABEL: func.func @indirect_gemm
//       CHECK:   nnprim.indirect_gemm ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<1x576x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32>
func.func @indirect_gemm(%x: tensor<1x7x7x64xf32>, %i: tensor<49x9xi32>, %p: tensor<1x576x32xf32>,
                         %init: tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32> {
    %y = nnprim.indirect_gemm
        ins(%x, %i, %p : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<1x576x32xf32>)
        outs(%init : tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32>
  return %y : tensor<1x7x7x32xf32>
}

// CHECK-LABEL: func.func @depthwise_conv
//       CHECK:   nnprim.depthwise_conv ins(%{{.*}}, %{{.*}} : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x7x7x96xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x7x7x96xf32>
func.func @depthwise_conv(%x: tensor<1x14x14x96xf32>, %w: tensor<3x3x96xf32>,
                          %init: tensor<1x7x7x96xf32>) -> tensor<1x7x7x96xf32> {
    %y = nnprim.depthwise_conv
        ins(%x, %w : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
        outs(%init : tensor<1x7x7x96xf32>)
        strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x7x7x96xf32>
  return %y : tensor<1x7x7x96xf32>
}

// CHECK-LABEL: func.func @depthwise_conv_nchw
//       CHECK:   nnprim.depthwise_conv_nchw ins(%{{.*}}, %{{.*}} : tensor<1x96x14x14xf32>, tensor<96x3x3xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x96x7x7xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x7x7xf32>
func.func @depthwise_conv_nchw(%x: tensor<1x96x14x14xf32>, %w: tensor<96x3x3xf32>,
                               %init: tensor<1x96x7x7xf32>) -> tensor<1x96x7x7xf32> {
    %y = nnprim.depthwise_conv_nchw
        ins(%x, %w : tensor<1x96x14x14xf32>, tensor<96x3x3xf32>)
        outs(%init : tensor<1x96x7x7xf32>)
        strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x7x7xf32>
  return %y : tensor<1x96x7x7xf32>
}

// CHECK-LABEL: func.func @conv_gemm
//       CHECK:   nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : tensor<1x3x224x224xf32>, tensor<64x3x7x7xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<1x64x112x112xf32>) strides [2, 2] dilations [1, 1] pads [3, 3] -> tensor<1x64x112x112xf32>
func.func @conv_gemm(%x: tensor<1x3x224x224xf32>, %w: tensor<64x3x7x7xf32>,
                     %init: tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32> {
    %y = nnprim.conv_gemm
        ins(%x, %w : tensor<1x3x224x224xf32>, tensor<64x3x7x7xf32>)
        outs(%init : tensor<1x64x112x112xf32>)
        strides [2, 2] dilations [1, 1] pads [3, 3] -> tensor<1x64x112x112xf32>
  return %y : tensor<1x64x112x112xf32>
}

// CHECK-LABEL: func.func @im2col
//       CHECK:   nnprim.im2col ins(%{{.*}} : tensor<1x3x8x8xf32>) outs(%{{.*}} : tensor<2x28x32xf32>) pixel %{{.*}} window <input_size = [1, 8, 8], {{.*}}> -> tensor<2x28x32xf32>
func.func @im2col(%x: tensor<1x3x8x8xf32>, %init: tensor<2x28x32xf32>, %q: index) -> tensor<2x28x32xf32> {
    %b = nnprim.im2col ins(%x : tensor<1x3x8x8xf32>)
        outs(%init : tensor<2x28x32xf32>) pixel %q
        window <input_size = [1, 8, 8], output_size = [8, 8],
                kernel_size = [3, 3], strides = [1, 1],
                dilations = [1, 1], pads = [1, 1]> -> tensor<2x28x32xf32>
  return %b : tensor<2x28x32xf32>
}

// CHECK-LABEL: func.func @worker_slot
//       CHECK:   nnprim.worker_slot max 16
func.func @worker_slot() -> index {
    %part = nnprim.worker_slot max 16
  return %part : index
}

/// With the filters packed, the input is read in place.
// CHECK-LABEL: func.func @packed_conv_gemm
//       CHECK:   nnprim.conv_gemm {{.*}} pads [1, 1] kernel_size [3, 3] epilogue(%{{.*}} : tensor<4xf32>)
func.func @packed_conv_gemm(%x: tensor<1x3x8x8xf32>, %w: tensor<1x27x16xf32>, %b: tensor<4xf32>,
                            %init: tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32> {
  %y = nnprim.conv_gemm ins(%x, %w : tensor<1x3x8x8xf32>, tensor<1x27x16xf32>)
      outs(%init : tensor<1x4x8x8xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
      epilogue(%b : tensor<4xf32>) maps [affine_map<(n, f, h, w) -> (f)>] {
  ^bb0(%acc: f32, %bias: f32):
    %s = arith.addf %acc, %bias : f32
    nnprim.yield %s : f32
  } -> tensor<1x4x8x8xf32>
  return %y : tensor<1x4x8x8xf32>
}

/// Images in blocks of channels.
// CHECK-LABEL: func.func @blocked_conv_gemm
//       CHECK:   nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : tensor<2x4x8x8x16xf32>, tensor<48x64x3x3xf32>) outs(%{{.*}} : tensor<2x3x8x8x16xf32>)
//  CHECK-SAME:     epilogue(%{{.*}} : tensor<3x16xf32>)
//       CHECK:   nnprim.conv_gemm ins(%{{.*}}, %{{.*}} : tensor<2x4x8x8x16xf32>, tensor<3x576x16xf32>) {{.*}} kernel_size [3, 3]
func.func @blocked_conv_gemm(%x: tensor<2x4x8x8x16xf32>, %w: tensor<48x64x3x3xf32>, %p: tensor<3x576x16xf32>,
                             %b: tensor<3x16xf32>, %init: tensor<2x3x8x8x16xf32>) -> (tensor<2x3x8x8x16xf32>, tensor<2x3x8x8x16xf32>) {
  %y = nnprim.conv_gemm ins(%x, %w : tensor<2x4x8x8x16xf32>, tensor<48x64x3x3xf32>)
      outs(%init : tensor<2x3x8x8x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
      epilogue(%b : tensor<3x16xf32>) maps [affine_map<(n, b, h, w, f) -> (b, f)>] {
  ^bb0(%acc: f32, %bias: f32):
    %s = arith.addf %acc, %bias : f32
    nnprim.yield %s : f32
  } -> tensor<2x3x8x8x16xf32>
  %z = nnprim.conv_gemm ins(%x, %p : tensor<2x4x8x8x16xf32>, tensor<3x576x16xf32>)
      outs(%init : tensor<2x3x8x8x16xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3] -> tensor<2x3x8x8x16xf32>
  return %y, %z : tensor<2x3x8x8x16xf32>, tensor<2x3x8x8x16xf32>
}

/// Memory to work in, on memrefs.
// CHECK-LABEL: func.func @workspaces
//       CHECK:   nnprim.conv_gemm {{.*}} pads [1, 1] workspace(%{{.*}} : memref<2x100xf32>)
//       CHECK:   nnprim.im2col {{.*}} scratch(%{{.*}} : memref<100xf32>) pixel %{{.*}} window
func.func @workspaces(%x: memref<1x3x8x8xf32>, %w: memref<4x3x3x3xf32>, %y: memref<1x4x8x8xf32>,
                      %p: memref<2x28x32xf32>, %m: memref<2x100xf32>, %s: memref<100xf32>, %q: index) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>)
      outs(%y : memref<1x4x8x8xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
      workspace(%m : memref<2x100xf32>)
  nnprim.im2col ins(%x : memref<1x3x8x8xf32>) outs(%p : memref<2x28x32xf32>)
      scratch(%s : memref<100xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// CHECK-LABEL: func.func @twopass_softmax
//       CHECK:   nnprim.twopass_softmax log ins(%{{.*}} : tensor<8x1000xf32>) outs(%{{.*}} : tensor<8x1000xf32>) dimension = 1 algorithm = three_pass_reload -> tensor<8x1000xf32>
//       CHECK:   nnprim.twopass_softmax ins(%{{.*}} : tensor<8x1000xf32>) producer(%{{.*}} : tensor<1000xf32>) maps [#{{.*}}] {
//  CHECK-NEXT:   ^bb0(%[[E:.*]]: f32, %[[M:.*]]: f32):
//  CHECK-NEXT:     arith.addf %[[E]], %[[M]]
//       CHECK:   } outs(%{{.*}} : tensor<8x1000xf32>) dimension = 1 epilogue(%{{.*}} : tensor<8xf32>) maps [#{{.*}}] {
//  CHECK-NEXT:   ^bb0(%[[P:.*]]: f32, %[[W:.*]]: f32):
//  CHECK-NEXT:     arith.mulf %[[P]], %[[W]]
//       CHECK:   } -> tensor<8x1000xf32>
func.func @twopass_softmax(%x: tensor<8x1000xf32>, %mask: tensor<1000xf32>, %v: tensor<8xf32>,
                           %init: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
    %z = nnprim.twopass_softmax log ins(%x : tensor<8x1000xf32>)
        outs(%init : tensor<8x1000xf32>) dimension = 1
        algorithm = three_pass_reload -> tensor<8x1000xf32>
    %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
        producer(%mask : tensor<1000xf32>) maps [affine_map<(r, c) -> (c)>] {
      ^bb0(%e: f32, %m: f32):
        %s = arith.addf %e, %m : f32
        nnprim.yield %s : f32
      } outs(%init : tensor<8x1000xf32>) dimension = 1
        epilogue(%v : tensor<8xf32>) maps [affine_map<(r, c) -> (r)>] {
      ^bb0(%p: f32, %w: f32):
        %s = arith.mulf %p, %w : f32
        nnprim.yield %s : f32
      } -> tensor<8x1000xf32>
  return %y : tensor<8x1000xf32>
}

/// A producer alone, without inputs, and an epilogue alone.
// CHECK-LABEL: func.func @twopass_softmax_one_region
//       CHECK:   nnprim.twopass_softmax ins(%{{.*}} : memref<4x8xf32>) producer {
//       CHECK:   } outs(%{{.*}} : memref<4x8xf32>) dimension = 0
//       CHECK:   nnprim.twopass_softmax ins(%{{.*}} : memref<4x8xf32>) outs(%{{.*}} : memref<4x8xf32>) dimension = 0 algorithm = two_pass
//  CHECK-SAME:     attributes {plan = #nnprim.softmax_plan<passes = two_pass, streaming = false, part_length = 0, chunk_length = 0, batched = false, max_unroll = 2, {{.*}}>} {
//  CHECK-NEXT:   ^bb0(%[[P:.*]]: f32):
func.func @twopass_softmax_one_region(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  nnprim.twopass_softmax ins(%x : memref<4x8xf32>) producer {
  ^bb0(%e: f32):
    %n = arith.negf %e : f32
    nnprim.yield %n : f32
  } outs(%y : memref<4x8xf32>) dimension = 0
  nnprim.twopass_softmax ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>) dimension = 0 algorithm = two_pass
      attributes {plan = #nnprim.softmax_plan<passes = two_pass, max_unroll = 2>} {
  ^bb0(%p: f32):
    %n = arith.negf %p : f32
    nnprim.yield %n : f32
  }
  return
}

// CHECK-LABEL: func.func @spmm
//       CHECK:   nnprim.spmm ins(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<64x784xf32>) -> tensor<64x784xf32>
func.func @spmm(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>,
                %x: tensor<96x784xf32>, %init: tensor<64x784xf32>) -> tensor<64x784xf32> {
    %y = nnprim.spmm
        ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
        outs(%init : tensor<64x784xf32>) -> tensor<64x784xf32>
  return %y : tensor<64x784xf32>
}

/// Channels with factors.
// CHECK-LABEL: func.func @spmm_factors
//       CHECK:   nnprim.spmm ins(%{{.*}}) outs(%{{.*}} : tensor<64x784xf32>) factors(%{{.*}} : tensor<96xf32>) -> tensor<64x784xf32>
func.func @spmm_factors(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>, %x: tensor<96x784xf32>,
                        %f: tensor<96xf32>, %init: tensor<64x784xf32>) -> tensor<64x784xf32> {
  %y = nnprim.spmm
      ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
      outs(%init : tensor<64x784xf32>) factors(%f : tensor<96xf32>) -> tensor<64x784xf32>
  return %y : tensor<64x784xf32>
}

/// Blocks of four rows, in two slabs of channels; bf16 weights; a plan.
// CHECK-LABEL: func.func @spmm_blocks
//       CHECK:   nnprim.spmm ins(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : memref<613x4xbf16>, memref<613xi32>, memref<2x17xi32>, memref<96x784xf32>)
//  CHECK-SAME:     outs(%{{.*}} : memref<62x784xf32>) block_order(%{{.*}} : memref<2x16xi32>) column_stride 784 accumulate
//  CHECK-SAME:     workspace(%{{.*}} : memref<10x7680xf32>)
//  CHECK-SAME:     attributes {plan = #nnprim.spmm_plan<pixels = 80, rows = 4, sets = 1, channels = 48, group_rows = 16, sort_blocks = true, pack_input = true, panel_copies = 0, channel_parts = 0, read_modify_write = false, prefetch_output = 0, prefetch_input = 0>}
func.func @spmm_blocks(%v: memref<613x4xbf16>, %c: memref<613xi32>, %r: memref<2x17xi32>,
                       %x: memref<96x784xf32>, %y: memref<62x784xf32>, %w: memref<10x7680xf32>,
                       %o: memref<2x16xi32>) {
  nnprim.spmm
      ins(%v, %c, %r, %x : memref<613x4xbf16>, memref<613xi32>, memref<2x17xi32>, memref<96x784xf32>)
      outs(%y : memref<62x784xf32>) block_order(%o : memref<2x16xi32>)
      column_stride 784 accumulate workspace(%w : memref<10x7680xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 80, rows = 4, channels = 48, group_rows = 16, sort_blocks = true, pack_input = true>}
  return
}

// CHECK-LABEL: func.func @tuple_gemm
//       CHECK:   nnprim.tuple_gemm ins(%{{.*}}, %{{.*}} : tensor<16x49x64xf32>, tensor<16x64x32xf32>) outs(%{{.*}} : tensor<16x49x32xf32>) -> tensor<16x49x32xf32>
func.func @tuple_gemm(%v: tensor<16x49x64xf32>, %u: tensor<16x64x32xf32>,
                      %init: tensor<16x49x32xf32>) -> tensor<16x49x32xf32> {
    %y = nnprim.tuple_gemm
        ins(%v, %u : tensor<16x49x64xf32>, tensor<16x64x32xf32>)
        outs(%init : tensor<16x49x32xf32>) -> tensor<16x49x32xf32>
  return %y : tensor<16x49x32xf32>
}

// CHECK-LABEL: func.func @input_transform
//       CHECK:   nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%{{.*}} : tensor<1x14x14x64xf32>) outs(%{{.*}} : tensor<16x49x64xf32>)
//  CHECK-SAME:     output_size [14, 14] pads [1, 1] -> tensor<16x49x64xf32>
func.func @input_transform(%x: tensor<1x14x14x64xf32>,
                                    %init: tensor<16x49x64xf32>) -> tensor<16x49x64xf32> {
    %v = nnprim.input_transform <winograd2d, m = 2, r = 3>
        ins(%x : tensor<1x14x14x64xf32>) outs(%init : tensor<16x49x64xf32>)
        output_size [14, 14] pads [1, 1] -> tensor<16x49x64xf32>
  return %v : tensor<16x49x64xf32>
}

// CHECK-LABEL: func.func @filter_transform
//       CHECK:   nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%{{.*}} : tensor<3x3x64x32xf32>) outs(%{{.*}} : tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
func.func @filter_transform(%w: tensor<3x3x64x32xf32>,
                                     %init: tensor<16x64x32xf32>) -> tensor<16x64x32xf32> {
    %u = nnprim.filter_transform <winograd2d, m = 2, r = 3>
        ins(%w : tensor<3x3x64x32xf32>) outs(%init : tensor<16x64x32xf32>)
        -> tensor<16x64x32xf32>
  return %u : tensor<16x64x32xf32>
}

// CHECK-LABEL: func.func @output_transform
//       CHECK:   nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%{{.*}} : tensor<16x49x32xf32>) outs(%{{.*}} : tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
func.func @output_transform(%p: tensor<16x49x32xf32>,
                                     %init: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
    %y = nnprim.output_transform <winograd2d, m = 2, r = 3>
        ins(%p : tensor<16x49x32xf32>) outs(%init : tensor<1x14x14x32xf32>)
        -> tensor<1x14x14x32xf32>
  return %y : tensor<1x14x14x32xf32>
}

// CHECK-LABEL: func.func @output_transform_origin
//       CHECK:   nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%{{.*}} : memref<16x7x32xf32>) outs(%{{.*}} : memref<1x14x14x32xf32>) origin(%{{.*}}){{$}}
func.func @output_transform_origin(%p: memref<16x7x32xf32>, %y: memref<1x14x14x32xf32>, %origin: index) {
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x7x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) origin(%origin)
  return
}

// CHECK-LABEL: func.func @output_transform_scratch
//       CHECK:   nnprim.output_transform <winograd2d, m = 2, r = 3> {{.*}} scratch(%{{.*}} : memref<128xf32>) origin(%{{.*}}){{$}}
func.func @output_transform_scratch(%p: memref<16x7x32xf32>, %y: memref<1x14x14x32xf32>,
                                             %s: memref<128xf32>, %origin: index) {
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x7x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) scratch(%s : memref<128xf32>) origin(%origin)
  return
}

// CHECK-LABEL: func.func @fast_conv
//       CHECK:   nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%{{.*}}, %{{.*}} : tensor<1x14x14x64xf32>, tensor<1x2304x32xf32>) outs(%{{.*}} : tensor<1x14x14x32xf32>) pads [1, 1] -> tensor<1x14x14x32xf32>
func.func @fast_conv(%x: tensor<1x14x14x64xf32>, %u: tensor<1x2304x32xf32>,
                         %init: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
    %y = nnprim.fast_conv <winograd2d, m = 4, r = 3>
        ins(%x, %u : tensor<1x14x14x64xf32>, tensor<1x2304x32xf32>)
        outs(%init : tensor<1x14x14x32xf32>) pads [1, 1]
        -> tensor<1x14x14x32xf32>
  return %y : tensor<1x14x14x32xf32>
}

// CHECK-LABEL: func.func @pooled
//       CHECK:   nnprim.fast_conv {{.*}} outs(%{{.*}} : memref<1x14x14x32xf32>) pooled(%{{.*}} : memref<1x7x7x32xf32>) pads [1, 1] workspace(%{{.*}} : memref<2x64xf32>) attributes {pooled_only}
//       CHECK:   nnprim.output_transform {{.*}} outs(%{{.*}} : memref<1x14x14x32xf32>) pooled(%{{.*}} : memref<1x7x7x32xf32>) scratch(%{{.*}} : memref<64xf32>)
func.func @pooled(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>, %p: memref<1x7x7x32xf32>,
                  %w: memref<2x64xf32>, %v: memref<36x16x32xf32>, %s: memref<64xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x32xf32>) pads [1, 1] workspace(%w : memref<2x64xf32>) attributes {pooled_only}
  nnprim.output_transform <winograd2d, m = 4, r = 3> ins(%v : memref<36x16x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pooled(%p : memref<1x7x7x32xf32>) scratch(%s : memref<64xf32>)
  return
}

// CHECK-LABEL: func.func @split_fast_conv_stored_in_f16
//       CHECK:   nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%{{.*}}, %{{.*}} : tensor<1x14x14x48xf32>, tensor<4608x32xbf16>) outs(%{{.*}} : tensor<1x14x14x32xf16>) pads [1, 1] attributes {bf16_terms = 3 : i64} -> tensor<1x14x14x32xf16>
func.func @split_fast_conv_stored_in_f16(%x: tensor<1x14x14x48xf32>, %u: tensor<4608x32xbf16>,
    %out: tensor<1x14x14x32xf16>) -> tensor<1x14x14x32xf16> {
  %y = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : tensor<1x14x14x48xf32>, tensor<4608x32xbf16>)
      outs(%out : tensor<1x14x14x32xf16>) pads [1, 1] attributes {bf16_terms = 3} -> tensor<1x14x14x32xf16>
  return %y : tensor<1x14x14x32xf16>
}

// CHECK-LABEL: func.func @raw_fast_conv
//       CHECK:   nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true> ins(%{{.*}}, %{{.*}} : tensor<1x14x14x64xf32>, tensor<1x576x32xf32>) outs(%{{.*}} : tensor<1x14x14x32xf32>) pads [1, 1] -> tensor<1x14x14x32xf32>
func.func @raw_fast_conv(%x: tensor<1x14x14x64xf32>, %w: tensor<1x576x32xf32>,
                             %init: tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32> {
    %y = nnprim.fast_conv <winograd2d, m = 4, r = 3, on_the_fly = true>
        ins(%x, %w : tensor<1x14x14x64xf32>, tensor<1x576x32xf32>)
        outs(%init : tensor<1x14x14x32xf32>) pads [1, 1]
        -> tensor<1x14x14x32xf32>
  return %y : tensor<1x14x14x32xf32>
}

// CHECK-LABEL: func.func @range_of_channels
//       CHECK:   nnprim.tuple_gemm ins({{.*}}) outs(%{{.*}} : memref<36x49x32xf32>) accumulate next(%{{.*}} : memref<4608xf32>) {prefetch_rhs = 64 : i64}
//       CHECK:   nnprim.gemm ins({{.*}}) outs(%{{.*}} : memref<7x32xf32>) next(%{{.*}} : memref<4608xf32>) epilogue(%{{.*}} : memref<7x32xf32>)
func.func @range_of_channels(%v: memref<36x49x64xf32>, %u: memref<36x64x32xf32>, %p: memref<36x49x32xf32>,
                             %next: memref<4608xf32>, %a: memref<7x64xf32>, %b: memref<1x64x32xf32>,
                             %c: memref<7x32xf32>) {
  nnprim.tuple_gemm ins(%v, %u : memref<36x49x64xf32>, memref<36x64x32xf32>)
      outs(%p : memref<36x49x32xf32>) accumulate next(%next : memref<4608xf32>) {prefetch_rhs = 64 : i64}
  nnprim.gemm ins(%a, %b : memref<7x64xf32>, memref<1x64x32xf32>) outs(%c : memref<7x32xf32>)
      next(%next : memref<4608xf32>) epilogue(%c : memref<7x32xf32>) maps [affine_map<(m, n) -> (m, n)>] {
  ^bb0(%acc: f32, %sum: f32):
    %s = arith.addf %acc, %sum : f32
    nnprim.yield %s : f32
  }
  return
}

// CHECK-LABEL: func.func @block_of_k
//       CHECK:   nnprim.gemm ins({{.*}}) outs(%{{.*}} : memref<7x32xf32>) next(%{{.*}} : memref<4608xf32>) accumulate epilogue(%{{.*}} : memref<32xf32>)
//       CHECK:   nnprim.gemm ins({{.*}}) outs(%{{.*}} : memref<7x32xf32>) accumulate{{$}}
func.func @block_of_k(%next: memref<4608xf32>, %a: memref<7x64xf32>, %b: memref<1x64x32xf32>, %bias: memref<32xf32>,
                      %c: memref<7x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<7x64xf32>, memref<1x64x32xf32>) outs(%c : memref<7x32xf32>)
      next(%next : memref<4608xf32>) accumulate epilogue(%bias : memref<32xf32>) maps [affine_map<(m, n) -> (n)>] {
  ^bb0(%acc: f32, %x: f32):
    %s = arith.addf %acc, %x : f32
    nnprim.yield %s : f32
  }
  nnprim.gemm ins(%a, %b : memref<7x64xf32>, memref<1x64x32xf32>) outs(%c : memref<7x32xf32>) accumulate
  return
}

// CHECK-LABEL: func.func @fourier_conv
//       CHECK:   nnprim.fast_conv <fourier, m = 12, r = 5> ins(%{{.*}}, %{{.*}} : tensor<1x24x24x64xf32>, tensor<1x16384x32xf32>) outs(%{{.*}} : tensor<1x20x20x32xf32>) pads [0, 0] -> tensor<1x20x20x32xf32>
func.func @fourier_conv(%x: tensor<1x24x24x64xf32>, %u: tensor<1x16384x32xf32>,
                        %init: tensor<1x20x20x32xf32>) -> tensor<1x20x20x32xf32> {
    %y = nnprim.fast_conv <fourier, m = 12, r = 5>
        ins(%x, %u : tensor<1x24x24x64xf32>, tensor<1x16384x32xf32>)
        outs(%init : tensor<1x20x20x32xf32>) pads [0, 0]
        -> tensor<1x20x20x32xf32>
  return %y : tensor<1x20x20x32xf32>
}

// CHECK-LABEL: func.func @fourier_transforms
//       CHECK:   nnprim.input_transform <fourier, m = 4, r = 5> ins(
//       CHECK:   nnprim.filter_transform <fourier, m = 4, r = 5> ins(
//       CHECK:   nnprim.tuple_gemm ins({{.*}}) outs(%{{.*}} : memref<64x4x2xf32>) complex_from 4{{$}}
//       CHECK:   nnprim.output_transform <fourier, m = 4, r = 5> ins(
func.func @fourier_transforms(%x: memref<1x8x8x3xf32>, %w: memref<5x5x3x2xf32>, %v: memref<64x4x3xf32>,
                              %u: memref<64x3x2xf32>, %p: memref<64x4x2xf32>, %y: memref<1x8x8x2xf32>) {
  nnprim.input_transform <fourier, m = 4, r = 5> ins(%x : memref<1x8x8x3xf32>)
      outs(%v : memref<64x4x3xf32>) output_size [8, 8] pads [2, 2]
  nnprim.filter_transform <fourier, m = 4, r = 5> ins(%w : memref<5x5x3x2xf32>) outs(%u : memref<64x3x2xf32>)
  nnprim.tuple_gemm ins(%v, %u : memref<64x4x3xf32>, memref<64x3x2xf32>)
      outs(%p : memref<64x4x2xf32>) complex_from 4
  nnprim.output_transform <fourier, m = 4, r = 5> ins(%p : memref<64x4x2xf32>) outs(%y : memref<1x8x8x2xf32>)
  return
}

// CHECK-LABEL: func.func @fast_conv_workspace
//       CHECK:   nnprim.fast_conv <winograd2d, m = 2, r = 3> {{.*}} pads [0, 0] workspace(%{{.*}} : memref<1x65536xf32>) epilogue(%{{.*}} : memref<32xf32>) maps
func.func @fast_conv_workspace(%x: memref<1x16x16x64xf32>, %u: memref<1024x32xf32>,
    %y: memref<1x14x14x32xf32>, %w: memref<1x65536xf32>, %bias: memref<32xf32>) {
  nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %u : memref<1x16x16x64xf32>, memref<1024x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [0, 0] workspace(%w : memref<1x65536xf32>)
      epilogue(%bias : memref<32xf32>) maps [affine_map<(n, h, w, f) -> (f)>] {
  ^bb0(%acc: f32, %b: f32):
    %s = arith.addf %acc, %b : f32
    nnprim.yield %s : f32
  }
  return
}

// CHECK-LABEL: func.func @split_fast_conv
//       CHECK:   nnprim.fast_conv {{.*}} ins(%{{.*}}, %{{.*}} : memref<1x14x14x48xf32>, memref<2x2304x16x2xbf16>) {{.*}} workspace(%{{.*}} : memref<1x65536xi8>) attributes {bf16_terms = 3 : i64}
//       CHECK:   nnprim.input_transform {{.*}} outs(%{{.*}} : memref<36x16x128xbf16>)
//       CHECK:   nnprim.tuple_gemm ins(%{{.*}}, %{{.*}} : memref<36x16x128xbf16>, memref<36x64x16x2xbf16>) outs(%{{.*}} : memref<36x16x10xf32>) {bf16_terms = 3 : i64}
func.func @split_fast_conv(%x: memref<1x14x14x48xf32>, %u: memref<2x2304x16x2xbf16>,
    %y: memref<1x14x14x20xf32>, %w: memref<1x65536xi8>, %v: memref<36x16x128xbf16>,
    %panel: memref<36x64x16x2xbf16>, %p: memref<36x16x10xf32>) {
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x48xf32>, memref<2x2304x16x2xbf16>)
      outs(%y : memref<1x14x14x20xf32>) pads [1, 1] workspace(%w : memref<1x65536xi8>)
      attributes {bf16_terms = 3}
  nnprim.input_transform <winograd2d, m = 4, r = 3> ins(%x : memref<1x14x14x48xf32>)
      outs(%v : memref<36x16x128xbf16>) output_size [14, 14] pads [1, 1]
  nnprim.tuple_gemm ins(%v, %panel : memref<36x16x128xbf16>, memref<36x64x16x2xbf16>)
      outs(%p : memref<36x16x10xf32>) {bf16_terms = 3}
  return
}

/// On memrefs there are no results, strides are free and extents may be dynamic.
// CHECK-LABEL: func.func @memrefs
//       CHECK:   nnprim.pack ins(%{{.*}} : memref<?x?xf32>) outs(%{{.*}} : memref<?x?x32xf32>){{$}}
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : memref<?x?xf32>) epilogue(%{{.*}}, %{{.*}} : memref<?xf32>, memref<1x?xf32>) maps [#{{.*}}, #{{.*}}] {
func.func @memrefs(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32>,
                   %p: memref<?x?x32xf32>, %c: memref<?x?xf32>,
                   %bias: memref<?xf32>, %row: memref<1x?xf32>) {
  nnprim.pack ins(%b : memref<?x?xf32>) outs(%p : memref<?x?x32xf32>)
  nnprim.gemm
      ins(%a, %p : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?x32xf32>)
      outs(%c : memref<?x?xf32>)
      epilogue(%bias, %row : memref<?xf32>, memref<1x?xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (0, n)>] {
    ^bb0(%acc: f32, %x: f32, %y: f32):
      %s = arith.addf %acc, %x : f32
      %t = arith.mulf %s, %y : f32
      nnprim.yield %t : f32
    }
  return
}

/// Scalars from outside may be used in an epilogue.
// CHECK-LABEL: func.func @captured_scalar
//       CHECK:   arith.maximumf
func.func @captured_scalar(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      %s = arith.maximumf %acc, %zero : f32
      nnprim.yield %s : f32
    }
  return
}

/// Tiles of padded convolutions and of Winograd transforms know where they begin.
// CHECK-LABEL: func.func @origins
//  CHECK-SAME:   %[[I:[^ ]*]]: index, %[[J:[^ ]*]]: index
//       CHECK:   nnprim.depthwise_conv {{.*}} pads [1, 1] origin(%[[I]], %[[J]]){{$}}
//       CHECK:   nnprim.conv_gemm {{.*}} pads [1, 1] origin(%[[I]], %[[J]]) epilogue(%{{.*}} : memref<4xf32>)
//       CHECK:   nnprim.input_transform {{.*}} pads [1, 1] origin(%[[I]]){{$}}
func.func @origins(%i: index, %j: index, %x: memref<1x14x14x96xf32>, %w: memref<3x3x96xf32>,
                   %y: memref<1x2x14x96xf32>, %u: memref<1x3x8x8xf32>, %v: memref<4x3x3x3xf32>,
                   %z: memref<1x4x2x8xf32>, %bias: memref<4xf32>, %t: memref<16x5x96xf32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x14x14x96xf32>, memref<3x3x96xf32>)
      outs(%y : memref<1x2x14x96xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%i, %j)
  nnprim.conv_gemm ins(%u, %v : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>)
      outs(%z : memref<1x4x2x8xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%i, %j)
      epilogue(%bias : memref<4xf32>) maps [affine_map<(n, f, h, w) -> (f)>] {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
    }
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x14x14x96xf32>)
      outs(%t : memref<16x5x96xf32>) output_size [14, 14] pads [1, 1] origin(%i)
  return
}

// CHECK-LABEL: func.func @winograd_lines
//       CHECK:   nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 7 ins(
//       CHECK:   nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(
//       CHECK:   nnprim.output_transform <winograd1d, m = 4, r = 3> row_tile 7 ins(
//       CHECK:   nnprim.fast_conv <winograd1d, m = 4, r = 3, axis = height> ins(
func.func @winograd_lines(%x: memref<1x14x8x3xf32>, %w: memref<3x3x3x2xf32>, %v: memref<6x36x3xf32>,
                          %u: memref<18x3x2xf32>, %p: memref<6x28x2xf32>, %y: memref<1x14x8x2xf32>,
                          %r: memref<18x2xf32>) {
  nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 7 ins(%x : memref<1x14x8x3xf32>)
      outs(%v : memref<6x36x3xf32>) output_size [14, 8] pads [1, 1]
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<18x3x2xf32>)
  nnprim.output_transform <winograd1d, m = 4, r = 3> row_tile 7 ins(%p : memref<6x28x2xf32>) outs(%y : memref<1x14x8x2xf32>)
  nnprim.fast_conv <winograd1d, m = 4, r = 3, axis = height> ins(%x, %r : memref<1x14x8x3xf32>, memref<18x2xf32>)
      outs(%y : memref<1x14x8x2xf32>) pads [1, 0]
  return
}

// CHECK-LABEL: func.func @flyte_scalars
//       CHECK:   nnprim.extend_flyte %{{.*}} : !nnprim.flyte<24>
//       CHECK:   nnprim.round_flyte %{{.*}} : !nnprim.flyte<24>
func.func @flyte_scalars(%m: memref<4x!nnprim.flyte<24>>, %i: index) {
  %e = memref.load %m[%i] : memref<4x!nnprim.flyte<24>>
    %x = nnprim.extend_flyte %e : !nnprim.flyte<24>
  func.call @consume(%x) : (f32) -> ()
  func.call @produce(%m, %i, %x) : (memref<4x!nnprim.flyte<24>>, index, f32) -> ()
  return
}
func.func private @consume(f32)
func.func @produce(%m: memref<4x!nnprim.flyte<24>>, %i: index, %x: f32) {
    %e = nnprim.round_flyte %x : !nnprim.flyte<24>
  memref.store %e, %m[%i] : memref<4x!nnprim.flyte<24>>
  return
}

// CHECK-LABEL: func.func @flytes
//       CHECK:   nnprim.load_flyte %{{.*}}[%{{.*}}, %{{.*}}] : memref<8x64x!nnprim.flyte<24>> -> vector<16xf32>
//       CHECK:   nnprim.store_flyte %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : vector<16xf32>, memref<8x64x!nnprim.flyte<24>>
//       CHECK:   nnprim.store_flyte {{.*}} {truncate} : vector<16xf32>, memref<4x!nnprim.flyte<8>>
//       CHECK:   nnprim.gemm ins({{.*}} : memref<3x8xf32>, memref<8x64x!nnprim.flyte<24>>)
func.func @flytes(%m: memref<8x64x!nnprim.flyte<24>>, %p: memref<4x!nnprim.flyte<8>>, %i: index, %j: index,
                  %a: memref<3x8xf32>, %c: memref<3x64xf32>) {
    %v = nnprim.load_flyte %m[%i, %j] : memref<8x64x!nnprim.flyte<24>> -> vector<16xf32>
    nnprim.store_flyte %v, %m[%i, %j] : vector<16xf32>, memref<8x64x!nnprim.flyte<24>>
  nnprim.store_flyte %v, %p[%i] {truncate} : vector<16xf32>, memref<4x!nnprim.flyte<8>>
  nnprim.gemm ins(%a, %m : memref<3x8xf32>, memref<8x64x!nnprim.flyte<24>>) outs(%c : memref<3x64xf32>)
  return
}
