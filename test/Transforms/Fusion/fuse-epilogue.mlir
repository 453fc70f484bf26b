// RUN: nnprim-opt %s --nnprim-fuse-epilogue --canonicalize --cse --split-input-file | FileCheck %s

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#channel = affine_map<(n, h, w, c) -> (c)>

/// Bias, residual sum and activation, through the reshape of a product.
// CHECK-DAG:   #[[COLUMN:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG:   #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @chain
//  CHECK-SAME:   %[[A:.*]]: tensor<16x8xf32>, %[[B:.*]]: tensor<1x8x32xf32>, %[[BIAS:.*]]: tensor<20xf32>, %[[R:.*]]: tensor<1x4x4x20xf32>
//       CHECK:   %[[RC:.*]] = tensor.collapse_shape %[[R]] {{\[}}[0, 1, 2], [3]]
//       CHECK:   %[[Y:.*]] = nnprim.gemm ins(%[[A]], %[[B]] :
//  CHECK-SAME:     epilogue(%[[BIAS]], %[[RC]] : tensor<20xf32>, tensor<16x20xf32>) maps [#[[COLUMN]], #[[ID]]]
//  CHECK-NEXT:   ^bb0(%[[ACC:.*]]: f32, %[[X1:.*]]: f32, %[[X2:.*]]: f32):
//  CHECK-NEXT:     %[[S:.*]] = arith.addf %[[ACC]], %[[X1]]
//  CHECK-NEXT:     %[[T:.*]] = arith.addf %[[S]], %[[X2]]
//  CHECK-NEXT:     %[[U:.*]] = arith.maximumf %[[T]], %{{.*}}
//  CHECK-NEXT:     nnprim.yield %[[U]]
//       CHECK:   tensor.expand_shape %[[Y]]
//   CHECK-NOT:   linalg.generic
func.func @chain(%a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>, %bias: tensor<20xf32>,
                 %r: tensor<1x4x4x20xf32>) -> tensor<1x4x4x20xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x20xf32>
  %f = tensor.empty() : tensor<1x4x4x20xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>) -> tensor<16x20xf32>
  %x = tensor.expand_shape %c [[0, 1, 2], [3]] output_shape [1, 4, 4, 20]
      : tensor<16x20xf32> into tensor<1x4x4x20xf32>
  %s = linalg.generic
      {indexing_maps = [#id, #channel, #id],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %bias : tensor<1x4x4x20xf32>, tensor<20xf32>) outs(%f : tensor<1x4x4x20xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x4x20xf32>
  %t = linalg.generic
      {indexing_maps = [#id, #id, #id],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s, %r : tensor<1x4x4x20xf32>, tensor<1x4x4x20xf32>) outs(%f : tensor<1x4x4x20xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<1x4x4x20xf32>
  return %t : tensor<1x4x4x20xf32>
}

// -----

/// The later one of two primitives takes the sum.
// CHECK-LABEL: func.func @both
//       CHECK:   %[[C:.*]] = nnprim.gemm
//   CHECK-NOT:   epilogue
//       CHECK:   nnprim.gemm {{.*}} epilogue(%[[C]] :
#id = affine_map<(m, n) -> (m, n)>
func.func @both(%a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>, %b2: tensor<1x8x32xf32>) -> tensor<16x20xf32> {
  %e = tensor.empty() : tensor<16x20xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>) -> tensor<16x20xf32>
  %d = nnprim.gemm ins(%a, %b2 : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>) -> tensor<16x20xf32>
  %s = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%d, %c : tensor<16x20xf32>, tensor<16x20xf32>) outs(%e : tensor<16x20xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<16x20xf32>
  return %s : tensor<16x20xf32>
}

// -----

/// A scale for each sample and channel; one for each sample and group of
/// pixels is not addressed by rows and columns.
// CHECK-LABEL: func.func @sample_channel
//       CHECK:   %[[S:.*]] = tensor.collapse_shape %{{.*}} : tensor<1x1x1x20xf32> into tensor<20xf32>
//       CHECK:   nnprim.gemm {{.*}} epilogue(%[[S]] : tensor<20xf32>)
//       CHECK:   linalg.generic
func.func @sample_channel(%a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>, %s: tensor<1x1x1x20xf32>,
                          %t: tensor<4xf32>) -> tensor<1x4x4x20xf32> {
  %e = tensor.empty() : tensor<16x20xf32>
  %f = tensor.empty() : tensor<1x4x4x20xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>) -> tensor<16x20xf32>
  %x = tensor.expand_shape %c [[0, 1, 2], [3]] output_shape [1, 4, 4, 20]
      : tensor<16x20xf32> into tensor<1x4x4x20xf32>
  %y = linalg.generic
      {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>,
                        affine_map<(n, h, w, c) -> (n, 0, 0, c)>,
                        affine_map<(n, h, w, c) -> (n, h, w, c)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %s : tensor<1x4x4x20xf32>, tensor<1x1x1x20xf32>) outs(%f : tensor<1x4x4x20xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x4x20xf32>
  %z = linalg.generic
      {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>,
                        affine_map<(n, h, w, c) -> (h)>,
                        affine_map<(n, h, w, c) -> (n, h, w, c)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %t : tensor<1x4x4x20xf32>, tensor<4xf32>) outs(%f : tensor<1x4x4x20xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x4x20xf32>
  return %z : tensor<1x4x4x20xf32>
}

// -----

/// The result has another reader.
// CHECK-LABEL: func.func @negative_two_uses
//       CHECK:   linalg.generic
#id = affine_map<(m, n) -> (m, n)>
func.func @negative_two_uses(%a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>) -> (tensor<16x20xf32>, tensor<16x20xf32>) {
  %e = tensor.empty() : tensor<16x20xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>) -> tensor<16x20xf32>
  %s = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<16x20xf32>) outs(%e : tensor<16x20xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.negf %i : f32
    linalg.yield %0 : f32
  } -> tensor<16x20xf32>
  return %c, %s : tensor<16x20xf32>, tensor<16x20xf32>
}

// -----

/// A convolution starts from a broadcast bias (TOSA): the epilogue reads the
/// bias.
// CHECK:       #[[COLUMN:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @broadcast
//  CHECK-SAME:   %[[BIAS:[^:]*]]: tensor<20xf32>
//       CHECK:   nnprim.gemm {{.*}} epilogue(%[[BIAS]] : tensor<20xf32>) maps [#[[COLUMN]]]
func.func @broadcast(%bias: tensor<20xf32>, %a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>) -> tensor<16x20xf32> {
  %e = tensor.empty() : tensor<16x20xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<20xf32>) outs(%e : tensor<16x20xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<16x20xf32>
  %c = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%e : tensor<16x20xf32>)
      epilogue(%s : tensor<16x20xf32>) maps [affine_map<(m, n) -> (m, n)>] {
    ^bb0(%acc: f32, %x: f32):
      %0 = arith.addf %acc, %x : f32
      nnprim.yield %0 : f32
    } -> tensor<16x20xf32>
  return %c : tensor<16x20xf32>
}

// -----

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#channel = affine_map<(n, h, w, c) -> (c)>

/// A primitive whose operands are counted in segments.
// CHECK-LABEL: func.func @depthwise
//       CHECK:   nnprim.depthwise_conv ins(
//  CHECK-SAME:     epilogue(%{{.*}}, %{{.*}} : tensor<96xf32>, tensor<96xf32>)
//   CHECK-NOT:   linalg.generic
func.func @depthwise(%x: tensor<1x14x14x96xf32>, %w: tensor<3x3x96xf32>,
                     %scale: tensor<96xf32>, %shift: tensor<96xf32>) -> tensor<1x7x7x96xf32> {
  %e = tensor.empty() : tensor<1x7x7x96xf32>
  %y = nnprim.depthwise_conv
      ins(%x, %w : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
      outs(%e : tensor<1x7x7x96xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x7x7x96xf32>
  %z = linalg.generic
      {indexing_maps = [#id, #channel, #channel, #id],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %scale, %shift : tensor<1x7x7x96xf32>, tensor<96xf32>, tensor<96xf32>)
      outs(%e : tensor<1x7x7x96xf32>) {
  ^bb0(%i: f32, %j: f32, %k: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    %1 = arith.addf %0, %k : f32
    linalg.yield %1 : f32
  } -> tensor<1x7x7x96xf32>
  return %z : tensor<1x7x7x96xf32>
}

// -----

/// The groups of a convolution: each takes its channels of the bias.
// CHECK-LABEL: func.func @groups
//  CHECK-SAME:   %[[BIAS:[^:]*]]: tensor<40xf32>
//       CHECK:   %[[B0:.*]] = tensor.extract_slice %[[BIAS]][0] [20] [1]
//       CHECK:   %[[C0:.*]] = nnprim.gemm {{.*}} epilogue(%[[B0]] : tensor<20xf32>)
//       CHECK:   %[[D:.*]] = tensor.insert_slice %[[C0]]
//       CHECK:   %[[B1:.*]] = tensor.extract_slice %[[BIAS]][20] [20] [1]
//       CHECK:   %[[C1:.*]] = nnprim.gemm {{.*}} epilogue(%[[B1]] : tensor<20xf32>)
//       CHECK:   %[[R:.*]] = tensor.insert_slice %[[C1]] into %[[D]]
//   CHECK-NOT:   linalg.generic
//       CHECK:   return %[[R]]
func.func @groups(%bias: tensor<40xf32>, %a: tensor<16x8xf32>, %b: tensor<1x8x32xf32>,
                  %b2: tensor<1x8x32xf32>) -> tensor<16x40xf32> {
  %e = tensor.empty() : tensor<16x40xf32>
  %i0 = tensor.extract_slice %e[0, 0] [16, 20] [1, 1] : tensor<16x40xf32> to tensor<16x20xf32>
  %c0 = nnprim.gemm ins(%a, %b : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%i0 : tensor<16x20xf32>) -> tensor<16x20xf32>
  %d0 = tensor.insert_slice %c0 into %e[0, 0] [16, 20] [1, 1] : tensor<16x20xf32> into tensor<16x40xf32>
  %i1 = tensor.extract_slice %d0[0, 20] [16, 20] [1, 1] : tensor<16x40xf32> to tensor<16x20xf32>
  %c1 = nnprim.gemm ins(%a, %b2 : tensor<16x8xf32>, tensor<1x8x32xf32>)
      outs(%i1 : tensor<16x20xf32>) -> tensor<16x20xf32>
  %d1 = tensor.insert_slice %c1 into %d0[0, 20] [16, 20] [1, 1] : tensor<16x20xf32> into tensor<16x40xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>,
                        affine_map<(m, n) -> (m, n)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%d1, %bias : tensor<16x40xf32>, tensor<40xf32>) outs(%e : tensor<16x40xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<16x40xf32>
  return %s : tensor<16x40xf32>
}

// -----

/// Parameters of shape Cx1 after a layer with images of one row: without the
/// dimension of one element they are a vector of channels.
// CHECK:       #[[CHANNEL:.*]] = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-LABEL: func.func @unit_dimension
//  CHECK-SAME:   %[[SCALE:[^:]*]]: tensor<20x1xf32>
//       CHECK:   %[[VECTOR:.*]] = tensor.collapse_shape %[[SCALE]] {{\[}}[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
//       CHECK:   nnprim.depthwise_conv {{.*}} epilogue(%[[VECTOR]] : tensor<20xf32>) maps [#[[CHANNEL]]]
func.func @unit_dimension(%scale: tensor<20x1xf32>, %x: tensor<1x1x8x20xf32>, %w: tensor<1x3x20xf32>) -> tensor<1x1x8x20xf32> {
  %e = tensor.empty() : tensor<1x1x8x20xf32>
  %c = nnprim.depthwise_conv ins(%x, %w : tensor<1x1x8x20xf32>, tensor<1x3x20xf32>)
      outs(%e : tensor<1x1x8x20xf32>) strides [1, 1] dilations [1, 1] pads [0, 1] -> tensor<1x1x8x20xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>, affine_map<(n, h, w, c) -> (c, h)>,
                        affine_map<(n, h, w, c) -> (n, h, w, c)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c, %scale : tensor<1x1x8x20xf32>, tensor<20x1xf32>) outs(%e : tensor<1x1x8x20xf32>) {
  ^bb0(%i: f32, %p: f32, %o: f32):
    %0 = arith.mulf %i, %p : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x20xf32>
  return %s : tensor<1x1x8x20xf32>
}

// -----

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#nchw = affine_map<(n, h, w, c) -> (n, c, h, w)>

/// A summand in another order of dimensions is not read by the primitive.
// CHECK-LABEL: func.func @other_order
//       CHECK:   %[[Y:.*]] = nnprim.fast_conv
//   CHECK-NOT:     epilogue
//       CHECK:   linalg.generic
//  CHECK-SAME:     ins(%[[Y]], %{{.*}} : tensor<1x4x4x16xf32>, tensor<1x16x4x4xf32>)
func.func @other_order(%x: tensor<1x6x6x16xf32>, %u: tensor<1x576x16xf32>,
                       %r: tensor<1x16x4x4xf32>) -> tensor<1x4x4x16xf32> {
  %e = tensor.empty() : tensor<1x4x4x16xf32>
  %y = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : tensor<1x6x6x16xf32>, tensor<1x576x16xf32>)
      outs(%e : tensor<1x4x4x16xf32>) pads [0, 0] -> tensor<1x4x4x16xf32>
  %z = linalg.generic
      {indexing_maps = [#id, #nchw, #id],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %r : tensor<1x4x4x16xf32>, tensor<1x16x4x4xf32>) outs(%e : tensor<1x4x4x16xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x4x16xf32>
  return %z : tensor<1x4x4x16xf32>
}

// -----

/// From sums of integers an epilogue may yield another type: requantization.
// CHECK-LABEL: func.func @requantization
//       CHECK:   %[[INIT:.*]] = tensor.empty() : tensor<4x8xi8>
//       CHECK:   nnprim.gemm {{.*}} outs(%[[INIT]] : tensor<4x8xi8>)
//       CHECK:     ^bb0(%{{.*}}: i32, %{{.*}}: f32):
//       CHECK:     arith.sitofp
//       CHECK:     math.roundeven
//       CHECK:     nnprim.yield %{{.*}} : i8
//   CHECK-NOT:   linalg.generic
func.func @requantization(%a: tensor<4x6xi8>, %w: tensor<6x8xi8>, %scale: tensor<8xf32>, %init: tensor<4x8xi32>,
                          %bytes: tensor<4x8xi8>) -> tensor<4x8xi8> {
  %p = nnprim.gemm ins(%a, %w : tensor<4x6xi8>, tensor<6x8xi8>) outs(%init : tensor<4x8xi32>) -> tensor<4x8xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%p, %scale : tensor<4x8xi32>, tensor<8xf32>) outs(%bytes : tensor<4x8xi8>) {
    ^bb0(%sum: i32, %s: f32, %out: i8):
      %0 = arith.sitofp %sum : i32 to f32
      %1 = arith.mulf %0, %s : f32
      %2 = math.roundeven %1 : f32
      %3 = arith.fptosi %2 : f32 to i8
      linalg.yield %3 : i8
  } -> tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// -----

/// Sums of floats are of the type of `outs`.
// CHECK-LABEL: func.func @negative_quantization
//       CHECK:   nnprim.gemm
//       CHECK:   linalg.generic
func.func @negative_quantization(%a: tensor<4x6xf32>, %w: tensor<6x8xf32>, %init: tensor<4x8xf32>,
                                 %bytes: tensor<4x8xi8>) -> tensor<4x8xi8> {
  %p = nnprim.gemm ins(%a, %w : tensor<4x6xf32>, tensor<6x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<4x8xf32>) outs(%bytes : tensor<4x8xi8>) {
    ^bb0(%sum: f32, %out: i8):
      %0 = arith.fptosi %sum : f32 to i8
      linalg.yield %0 : i8
  } -> tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}
