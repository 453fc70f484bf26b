// RUN: nnprim-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

/// A GEMM with a packed right-hand side: a tile of n takes whole panels, and the
/// last one ends with the matrix. Every epilogue input is cut through its map.
//   CHECK-DAG: #[[PANEL:map[0-9]*]] = affine_map<(d0) -> (d0 floordiv 32)>
// CHECK-LABEL: func.func @gemm(
//  CHECK-SAME:   %[[A:.*]]: tensor<49x64xf32>, %[[P:.*]]: tensor<4x64x32xf32>, %[[BIAS:.*]]: tensor<100xf32>, %[[R:.*]]: tensor<49x100xf32>, %[[FACTOR:.*]]: tensor<1x100xf32>
//       CHECK:   scf.for %[[M:[^ ]*]] = {{.*}} iter_args(%[[C0:.*]] =
//       CHECK:     scf.for %[[N:[^ ]*]] = {{.*}} iter_args(%[[C1:.*]] =
//   CHECK-DAG:       %[[SM:.*]] = affine.min {{.*}}(%[[M]])
//   CHECK-DAG:       %[[SN:.*]] = affine.min {{.*}}(%[[N]])
//   CHECK-DAG:       %[[FIRST:.*]] = affine.apply #[[PANEL]](%[[N]])
//   CHECK-DAG:       %[[AT:.*]] = tensor.extract_slice %[[A]][%[[M]], 0] [%[[SM]], 64]
//   CHECK-DAG:       %[[PT:.*]] = tensor.extract_slice %[[P]][%[[FIRST]], 0, 0] [%{{.*}}, 64, 32]
//   CHECK-DAG:       %[[BT:.*]] = tensor.extract_slice %[[BIAS]][%[[N]]] [%[[SN]]]
//   CHECK-DAG:       %[[RT:.*]] = tensor.extract_slice %[[R]][%[[M]], %[[N]]] [%[[SM]], %[[SN]]]
//   CHECK-DAG:       %[[WT:.*]] = tensor.extract_slice %[[FACTOR]][0, %[[N]]] [1, %[[SN]]]
//   CHECK-DAG:       %[[CT:.*]] = tensor.extract_slice %[[C1]][%[[M]], %[[N]]] [%[[SM]], %[[SN]]]
//       CHECK:       %[[D:.*]] = nnprim.gemm ins(%[[AT]], %[[PT]] : tensor<?x64xf32>, tensor<?x64x32xf32>)
//  CHECK-SAME:         outs(%[[CT]] : tensor<?x?xf32>)
//  CHECK-SAME:         epilogue(%[[BT]], %[[RT]], %[[WT]] : tensor<?xf32>, tensor<?x?xf32>, tensor<1x?xf32>)
//       CHECK:         arith.addf
//       CHECK:       tensor.insert_slice %[[D]] into %[[C1]][%[[M]], %[[N]]] [%[[SM]], %[[SN]]]
func.func @gemm(%a: tensor<49x64xf32>, %p: tensor<4x64x32xf32>,
                %bias: tensor<100xf32>, %r: tensor<49x100xf32>, %row: tensor<1x100xf32>,
                %init: tensor<49x100xf32>) -> tensor<49x100xf32> {
  %c = nnprim.gemm ins(%a, %p : tensor<49x64xf32>, tensor<4x64x32xf32>)
      outs(%init : tensor<49x100xf32>)
      epilogue(%bias, %r, %row : tensor<100xf32>, tensor<49x100xf32>, tensor<1x100xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (0, n)>] {
    ^bb0(%acc: f32, %b: f32, %x: f32, %y: f32):
      %0 = arith.addf %acc, %b : f32
      %1 = arith.addf %0, %x : f32
      %2 = arith.mulf %1, %y : f32
      nnprim.yield %2 : f32
    } -> tensor<49x100xf32>
  return %c : tensor<49x100xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [14, 64]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// On memrefs the tiles are subviews and nothing is inserted.
// CHECK-LABEL: func.func @gemm_memref(
//       CHECK:   scf.for %[[N:.*]] =
//       CHECK:     %[[B:.*]] = memref.subview %{{.*}}[0, %[[N]]] [%{{.*}}, 6] [1, 1] : memref<?x36xf32> to memref<?x6xf32
//       CHECK:     %[[C:.*]] = memref.subview %{{.*}}[0, %[[N]]] [%{{.*}}, 6] [1, 1]
//       CHECK:     nnprim.gemm ins(%{{.*}}, %[[B]] : memref<?x?xf32
//  CHECK-SAME:       outs(%[[C]] :
func.func @gemm_memref(%a: memref<?x?xf32>, %b: memref<?x36xf32>, %c: memref<?x36xf32>) {
  nnprim.gemm ins(%a, %b : memref<?x?xf32>, memref<?x36xf32>)
      outs(%c : memref<?x36xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 6]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// All tiles prefetch the same `next`.
// CHECK-LABEL: func.func @next(
//  CHECK-SAME:   %[[NEXT:[a-z0-9]+]]: memref<64xf32>
//       CHECK:   scf.for
//       CHECK:     %[[C:.*]] = memref.subview %arg2[0, 0, %{{.*}}] [4, 5, 3]
//       CHECK:     nnprim.tuple_gemm {{.*}} outs(%[[C]] : {{.*}}) accumulate next(%[[NEXT]] : memref<64xf32>)
//       CHECK:   scf.for
//       CHECK:     nnprim.gemm {{.*}} next(%[[NEXT]] : memref<64xf32>)
func.func @next(%a: memref<4x5x7xf32>, %b: memref<4x7x6xf32>, %c: memref<4x5x6xf32>, %next: memref<64xf32>,
                %l: memref<5x7xf32>, %r: memref<7x6xf32>, %o: memref<5x6xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<4x5x7xf32>, memref<4x7x6xf32>) outs(%c : memref<4x5x6xf32>) accumulate
      next(%next : memref<64xf32>)
  nnprim.gemm ins(%l, %r : memref<5x7xf32>, memref<7x6xf32>) outs(%o : memref<5x6xf32>) next(%next : memref<64xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %tuple = transform.structured.match ops{["nnprim.tuple_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %tuple tile_sizes [0, 0, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %u, %k = transform.structured.tile_using_for %gemm tile_sizes [0, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Two rows of the output image are fourteen rows of the indirection buffer.
//   CHECK-DAG: #[[ROW:map[0-9]*]] = affine_map<(d0) -> (d0 * 7)>
// CHECK-LABEL: func.func @indirect_gemm(
//  CHECK-SAME:   %[[X:.*]]: memref<1x7x7x64xf32>, %[[I:.*]]: memref<49x9xi32>
//       CHECK:   scf.for %[[OH:[^ ]*]] =
//       CHECK:     %[[SIZE:.*]] = affine.min
//   CHECK-DAG:     %[[FIRST:.*]] = affine.apply #[[ROW]](%[[OH]])
//   CHECK-DAG:     %[[COUNT:.*]] = affine.apply #[[ROW]](%[[SIZE]])
//   CHECK-DAG:     %[[IT:.*]] = memref.subview %[[I]][%[[FIRST]], 0] [%[[COUNT]], 9]
//   CHECK-DAG:     %[[YT:.*]] = memref.subview %{{.*}}[0, %[[OH]], 0, 0] [1, %[[SIZE]], 7, 32]
//       CHECK:     nnprim.indirect_gemm ins(%[[X]], %[[IT]], %{{.*}} : memref<1x7x7x64xf32>, memref<?x9xi32,
//  CHECK-SAME:       outs(%[[YT]] : memref<1x?x7x32xf32
func.func @indirect_gemm(%x: memref<1x7x7x64xf32>, %i: memref<49x9xi32>,
                         %p: memref<1x576x32xf32>, %y: memref<1x7x7x32xf32>) {
  nnprim.indirect_gemm
      ins(%x, %i, %p : memref<1x7x7x64xf32>, memref<49x9xi32>, memref<1x576x32xf32>)
      outs(%y : memref<1x7x7x32xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.indirect_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// With padding the input stays whole in height and width and the tile knows
/// where it begins; channels are cut in all operands.
// CHECK-LABEL: func.func @padded_depthwise_conv(
//  CHECK-SAME:   %[[X:.*]]: memref<1x14x14x96xf32>, %[[W:.*]]: memref<3x3x96xf32>
//   CHECK-DAG:   %[[ZERO:.*]] = arith.constant 0 : index
//       CHECK:   scf.for %[[OH:[^ ]*]] =
//       CHECK:     scf.for %[[C:[^ ]*]] =
//   CHECK-DAG:       %[[XT:.*]] = memref.subview %[[X]][0, 0, 0, %[[C]]] [1, 14, 14, 16]
//   CHECK-DAG:       %[[WT:.*]] = memref.subview %[[W]][0, 0, %[[C]]] [3, 3, 16]
//       CHECK:       nnprim.depthwise_conv ins(%[[XT]], %[[WT]]
//  CHECK-SAME:         strides [2, 2] dilations [1, 1] pads [1, 1] origin(%[[OH]], %[[ZERO]])
func.func @padded_depthwise_conv(%x: memref<1x14x14x96xf32>, %w: memref<3x3x96xf32>,
                                 %y: memref<1x7x7x96xf32>) {
  nnprim.depthwise_conv
      ins(%x, %w : memref<1x14x14x96xf32>, memref<3x3x96xf32>)
      outs(%y : memref<1x7x7x96xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1]
  return
}

/// Without padding the input is cut down to the tile and its halo: two output
/// rows at stride 2 under three taps read five rows.
// CHECK-LABEL: func.func @depthwise_conv(
//  CHECK-SAME:   %[[X:.*]]: memref<1x17x17x96xf32>
//       CHECK:   scf.for %[[OH:[^ ]*]] =
//       CHECK:       %[[H:.*]] = affine.apply #{{.*}}(%[[OH]])
//       CHECK:       memref.subview %[[X]][0, %[[H]], 0, %{{.*}}] [1, 5, 17, 16]
//       CHECK:       nnprim.depthwise_conv
//  CHECK-SAME:         strides [2, 2] dilations [1, 1] pads [0, 0]{{$}}
func.func @depthwise_conv(%x: memref<1x17x17x96xf32>, %w: memref<3x3x96xf32>,
                          %y: memref<1x8x8x96xf32>) {
  nnprim.depthwise_conv
      ins(%x, %w : memref<1x17x17x96xf32>, memref<3x3x96xf32>)
      outs(%y : memref<1x8x8x96xf32>)
      strides [2, 2] dilations [1, 1] pads [0, 0]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.depthwise_conv"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [0, 2, 0, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A padded depthwise convolution of NCHW tensors: the channel is a dimension
/// further out.
// CHECK-LABEL: func.func @padded_depthwise_conv_nchw(
//  CHECK-SAME:   %[[X:.*]]: memref<1x96x14x14xf32>, %[[W:.*]]: memref<96x3x3xf32>
//   CHECK-DAG:   %[[ZERO:.*]] = arith.constant 0 : index
//       CHECK:   scf.for %[[C:[^ ]*]] =
//       CHECK:     scf.for %[[OH:[^ ]*]] =
//   CHECK-DAG:       %[[XT:.*]] = memref.subview %[[X]][0, %[[C]], 0, 0] [1, 16, 14, 14]
//   CHECK-DAG:       %[[WT:.*]] = memref.subview %[[W]][%[[C]], 0, 0] [16, 3, 3]
//       CHECK:       nnprim.depthwise_conv_nchw ins(%[[XT]], %[[WT]]
//  CHECK-SAME:         strides [2, 2] dilations [1, 1] pads [1, 1] origin(%[[OH]], %[[ZERO]])
func.func @padded_depthwise_conv_nchw(%x: memref<1x96x14x14xf32>, %w: memref<96x3x3xf32>,
                                      %y: memref<1x96x7x7xf32>) {
  nnprim.depthwise_conv_nchw
      ins(%x, %w : memref<1x96x14x14xf32>, memref<96x3x3xf32>)
      outs(%y : memref<1x96x7x7xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1]
  return
}

// CHECK-LABEL: func.func @depthwise_conv_nchw(
//  CHECK-SAME:   %[[X:.*]]: memref<1x96x17x17xf32>
//       CHECK:   scf.for
//       CHECK:     scf.for %[[OH:[^ ]*]] =
//       CHECK:       %[[H:.*]] = affine.apply #{{.*}}(%[[OH]])
//       CHECK:       memref.subview %[[X]][0, %{{.*}}, %[[H]], 0] [1, 16, 5, 17]
//       CHECK:       nnprim.depthwise_conv_nchw
//  CHECK-SAME:         strides [2, 2] dilations [1, 1] pads [0, 0]{{$}}
func.func @depthwise_conv_nchw(%x: memref<1x96x17x17xf32>, %w: memref<96x3x3xf32>,
                               %y: memref<1x96x8x8xf32>) {
  nnprim.depthwise_conv_nchw
      ins(%x, %w : memref<1x96x17x17xf32>, memref<96x3x3xf32>)
      outs(%y : memref<1x96x8x8xf32>)
      strides [2, 2] dilations [1, 1] pads [0, 0]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.depthwise_conv_nchw"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [0, 16, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @conv_gemm(
//  CHECK-SAME:   %[[X:.*]]: tensor<1x3x224x224xf32>, %[[W:.*]]: tensor<64x3x7x7xf32>
//       CHECK:   scf.for %[[F:[^ ]*]] =
//       CHECK:     scf.for %[[OH:[^ ]*]] =
//       CHECK:       %[[WT:.*]] = tensor.extract_slice %[[W]][%[[F]], 0, 0, 0] [32, 3, 7, 7]
//       CHECK:       nnprim.conv_gemm ins(%[[X]], %[[WT]] :
//  CHECK-SAME:         outs(%{{.*}} : tensor<1x32x8x112xf32>)
//  CHECK-SAME:         pads [3, 3] origin(%[[OH]], %{{.*}})
func.func @conv_gemm(%x: tensor<1x3x224x224xf32>, %w: tensor<64x3x7x7xf32>,
                     %init: tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32> {
  %y = nnprim.conv_gemm
      ins(%x, %w : tensor<1x3x224x224xf32>, tensor<64x3x7x7xf32>)
      outs(%init : tensor<1x64x112x112xf32>)
      strides [2, 2] dilations [1, 1] pads [3, 3] -> tensor<1x64x112x112xf32>
  return %y : tensor<1x64x112x112xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [0, 32, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Whole blocks of filters, here of 16, and all blocks of channels.
// CHECK-LABEL: func.func @blocked_conv_gemm(
//  CHECK-SAME:   %[[X:.*]]: tensor<1x2x14x14x8xf32>, %[[W:.*]]: tensor<64x16x3x3xf32>
//       CHECK:   scf.for %[[B:[^ ]*]] =
//       CHECK:     scf.for %[[OH:[^ ]*]] =
//   CHECK-DAG:       %[[F:.*]] = affine.apply #{{.*}}(%[[B]])
//   CHECK-DAG:       %[[XT:.*]] = tensor.extract_slice %[[X]][0, 0, %[[OH]], 0, 0] [1, 2, 6, 14, 8]
//   CHECK-DAG:       %[[WT:.*]] = tensor.extract_slice %[[W]][%[[F]], 0, 0, 0] [32, 16, 3, 3]
//       CHECK:       nnprim.conv_gemm ins(%[[XT]], %[[WT]] :
//  CHECK-SAME:         outs(%{{.*}} : tensor<1x2x4x12x16xf32>)
func.func @blocked_conv_gemm(%x: tensor<1x2x14x14x8xf32>, %w: tensor<64x16x3x3xf32>,
                             %init: tensor<1x4x12x12x16xf32>) -> tensor<1x4x12x12x16xf32> {
  %y = nnprim.conv_gemm
      ins(%x, %w : tensor<1x2x14x14x8xf32>, tensor<64x16x3x3xf32>)
      outs(%init : tensor<1x4x12x12x16xf32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] -> tensor<1x4x12x12x16xf32>
  return %y : tensor<1x4x12x12x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [0, 2, 4]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Whole panels of packed filters.
// CHECK-LABEL: func.func @packed_conv_gemm(
//  CHECK-SAME:   %[[X:.*]]: tensor<1x3x224x224xf32>, %[[W:.*]]: tensor<2x147x32xf32>
//       CHECK:   scf.for %[[F:[^ ]*]] =
//       CHECK:     %[[P:.*]] = affine.apply #{{.*}}(%[[F]])
//       CHECK:     %[[WT:.*]] = tensor.extract_slice %[[W]][%[[P]], 0, 0] [1, 147, 32]
//       CHECK:     nnprim.conv_gemm ins(%[[X]], %[[WT]] :
//  CHECK-SAME:       outs(%{{.*}} : tensor<1x32x112x112xf32>)
//  CHECK-SAME:       pads [3, 3] kernel_size [7, 7]
func.func @packed_conv_gemm(%x: tensor<1x3x224x224xf32>, %w: tensor<2x147x32xf32>,
                            %init: tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32> {
  %y = nnprim.conv_gemm
      ins(%x, %w : tensor<1x3x224x224xf32>, tensor<2x147x32xf32>)
      outs(%init : tensor<1x64x112x112xf32>)
      strides [2, 2] dilations [1, 1] pads [3, 3] kernel_size [7, 7] -> tensor<1x64x112x112xf32>
  return %y : tensor<1x64x112x112xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 32]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @twopass_softmax(
//       CHECK:   scf.for %[[I:[^ ]*]] =
//       CHECK:     %[[X:.*]] = tensor.extract_slice %{{.*}}[%[[I]], 0] [2, 1000]
//       CHECK:     %[[E:.*]] = tensor.extract_slice %{{.*}}[%[[I]], 0] [2, 1000]
//       CHECK:     nnprim.twopass_softmax ins(%[[X]] : tensor<2x1000xf32>) outs(%[[E]] : tensor<2x1000xf32>) dimension = 1
func.func @twopass_softmax(%x: tensor<8x1000xf32>, %init: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
  %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
      outs(%init : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
  return %y : tensor<8x1000xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.twopass_softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Three panels a step; the last step packs what is left of 100 columns.
// CHECK-LABEL: func.func @pack(
//       CHECK:   scf.for %[[P:[^ ]*]] =
//       CHECK:     scf.for %[[K:[^ ]*]] =
//       CHECK:       %[[B:.*]] = tensor.extract_slice %{{.*}}[%[[K]], %{{.*}}] [16, %{{.*}}]
//       CHECK:       nnprim.pack ins(%[[B]] : tensor<16x?xf32>) outs(%{{.*}} : tensor<?x16x32xf32>)
func.func @pack(%b: tensor<64x100xf32>, %init: tensor<4x64x32xf32>) -> tensor<4x64x32xf32> {
  %p = nnprim.pack ins(%b : tensor<64x100xf32>)
      outs(%init : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
  return %p : tensor<4x64x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [3, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A producer is computed tile by tile inside the loop of its consumer.
// CHECK-LABEL: func.func @fuse(
//       CHECK:   scf.for
//       CHECK:     nnprim.gemm {{.*}} outs(%{{.*}} : tensor<2x1000xf32>)
//       CHECK:     nnprim.twopass_softmax
func.func @fuse(%a: tensor<8x64xf32>, %b: tensor<64x1000xf32>,
                %init: tensor<8x1000xf32>) -> tensor<8x1000xf32> {
  %c = nnprim.gemm ins(%a, %b : tensor<8x64xf32>, tensor<64x1000xf32>)
      outs(%init : tensor<8x1000xf32>) -> tensor<8x1000xf32>
  %y = nnprim.twopass_softmax ins(%c : tensor<8x1000xf32>)
      outs(%init : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
  return %y : tensor<8x1000xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.twopass_softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %op tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A range of rows is a range of row pointers, one longer.
// CHECK-LABEL: func.func @spmm(
//  CHECK-SAME:   %[[V:.*]]: tensor<613xf32>, %[[C:.*]]: tensor<613xi32>, %[[R:.*]]: tensor<65xi32>, %[[X:.*]]: tensor<96x784xf32>
//       CHECK:   scf.for %[[F:[^ ]*]] =
//       CHECK:     scf.for %[[P:[^ ]*]] =
//   CHECK-DAG:       %[[RT:.*]] = tensor.extract_slice %[[R]][%[[F]]] [17] [1]
//   CHECK-DAG:       %[[XT:.*]] = tensor.extract_slice %[[X]][0, %[[P]]] [96, 56]
//       CHECK:       nnprim.spmm ins(%[[V]], %[[C]], %[[RT]], %[[XT]] : tensor<613xf32>, tensor<613xi32>, tensor<17xi32>, tensor<96x56xf32>)
//  CHECK-SAME:         outs(%{{.*}} : tensor<16x56xf32>)
func.func @spmm(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>,
                %x: tensor<96x784xf32>, %init: tensor<64x784xf32>) -> tensor<64x784xf32> {
  %y = nnprim.spmm
      ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
      outs(%init : tensor<64x784xf32>) -> tensor<64x784xf32>
  return %y : tensor<64x784xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.spmm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [16, 56]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// Whole blocks of rows; row pointers of all slabs.
// CHECK-LABEL: func.func @spmm_blocks(
//  CHECK-SAME:   %[[V:.*]]: tensor<613x4xf32>, %[[C:.*]]: tensor<613xi32>, %[[R:.*]]: tensor<2x17xi32>
//       CHECK:   scf.for %[[F:[^ ]*]] =
//       CHECK:     %[[G:.*]] = affine.apply #{{.*}}(%[[F]])
//       CHECK:     %[[RT:.*]] = tensor.extract_slice %[[R]][0, %[[G]]] [2, 5] [1, 1]
//       CHECK:     nnprim.spmm ins(%[[V]], %[[C]], %[[RT]], %{{.*}} : tensor<613x4xf32>, tensor<613xi32>, tensor<2x5xi32>, tensor<96x784xf32>)
//  CHECK-SAME:         outs(%{{.*}} : tensor<16x784xf32>)
func.func @spmm_blocks(%v: tensor<613x4xf32>, %c: tensor<613xi32>, %r: tensor<2x17xi32>,
                       %x: tensor<96x784xf32>, %init: tensor<64x784xf32>) -> tensor<64x784xf32> {
  %y = nnprim.spmm
      ins(%v, %c, %r, %x : tensor<613x4xf32>, tensor<613xi32>, tensor<2x17xi32>, tensor<96x784xf32>)
      outs(%init : tensor<64x784xf32>) -> tensor<64x784xf32>
  return %y : tensor<64x784xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.spmm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [16, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @tuple_gemm(
//       CHECK:   nnprim.tuple_gemm ins(%{{.*}}, %{{.*}} : tensor<8x7x64xf32>, tensor<8x64x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<8x7x32xf32>)
func.func @tuple_gemm(%v: tensor<16x49x64xf32>, %u: tensor<16x64x32xf32>,
                      %init: tensor<16x49x32xf32>) -> tensor<16x49x32xf32> {
  %y = nnprim.tuple_gemm ins(%v, %u : tensor<16x49x64xf32>, tensor<16x64x32xf32>)
      outs(%init : tensor<16x49x32xf32>) -> tensor<16x49x32xf32>
  return %y : tensor<16x49x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["nnprim.tuple_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [8, 7]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

/// A range of tiles of the input transform is the op with an origin; four output
/// rows are two rows of tiles, fourteen in all.
// CHECK-LABEL: func.func @winograd(
//  CHECK-SAME:   %[[X:.*]]: tensor<1x14x14x64xf32>, %[[P:.*]]: tensor<16x49x32xf32>
//       CHECK:   scf.for %[[T:[^ ]*]] =
//       CHECK:     nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%[[X]] : tensor<1x14x14x64xf32>)
//  CHECK-SAME:       outs(%{{.*}} : tensor<16x7x64xf32>)
//  CHECK-SAME:       pads [1, 1] origin(%[[T]])
//       CHECK:   scf.for %[[OH:[^ ]*]] =
//       CHECK:     %[[SIZE:.*]] = affine.min
//       CHECK:     %[[PT:.*]] = tensor.extract_slice %[[P]][0, %{{.*}}, 0] [16, %{{.*}}, 32]
//       CHECK:     nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%[[PT]] : tensor<16x?x32xf32>)
//  CHECK-SAME:       outs(%{{.*}} : tensor<1x?x14x32xf32>)
func.func @winograd(%x: tensor<1x14x14x64xf32>, %p: tensor<16x49x32xf32>,
                    %v: tensor<16x49x64xf32>, %y: tensor<1x14x14x32xf32>)
    -> (tensor<16x49x64xf32>, tensor<1x14x14x32xf32>) {
  %0 = nnprim.input_transform <winograd2d, m = 2, r = 3>
      ins(%x : tensor<1x14x14x64xf32>) outs(%v : tensor<16x49x64xf32>)
      output_size [14, 14] pads [1, 1] -> tensor<16x49x64xf32>
  %1 = nnprim.output_transform <winograd2d, m = 2, r = 3>
      ins(%p : tensor<16x49x32xf32>) outs(%y : tensor<1x14x14x32xf32>)
      -> tensor<1x14x14x32xf32>
  return %0, %1 : tensor<16x49x64xf32>, tensor<1x14x14x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %in = transform.structured.match ops{["nnprim.input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %0, %l0 = transform.structured.tile_using_for %in tile_sizes [0, 7]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %out = transform.structured.match ops{["nnprim.output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %l1 = transform.structured.tile_using_for %out tile_sizes [0, 4]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
