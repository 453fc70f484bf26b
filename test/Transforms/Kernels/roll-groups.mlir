// RUN: nnprim-opt %s --nnprim-roll-groups --split-input-file | FileCheck %s

/// Three groups are a loop whose iterations are independent; their weights and
/// biases are one constant each, and what is equal stays. The first group
/// writes to nothing yet.
// CHECK-DAG:   #[[OFFSET:.*]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-DAG:   #[[SHIFTED:.*]] = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:.*]]: tensor<5x7xf32>
// CHECK:         %[[Y:.*]] = tensor.empty() : tensor<5x6xf32>
// CHECK-NOT:     nnprim.gemm
// CHECK:         %[[G:.*]] = arith.constant 3 : index
// CHECK:         %[[R:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[G]] {{.*}} iter_args(%[[T:.*]] = %[[Y]])
// CHECK:           %[[XO:.*]] = affine.apply #[[SHIFTED]](%[[I]])
// CHECK:           %[[XI:.*]] = tensor.extract_slice %[[X]][0, %[[XO]]] [5, 2]
// CHECK:           %[[W:.*]] = arith.constant dense_resource<{{.*}}> : tensor<3x2x2xf32>
// CHECK:           %[[WI:.*]] = tensor.extract_slice %[[W]][%[[I]], 0, 0] [1, 2, 2]
// CHECK:           %[[B:.*]] = arith.constant dense_resource<{{.*}}> : tensor<3x2xf32>
// CHECK:           %[[BI:.*]] = tensor.extract_slice %[[B]][%[[I]], 0] [1, 2]
// CHECK:           %[[TO:.*]] = affine.apply #[[OFFSET]](%[[I]])
// CHECK:           %[[TI:.*]] = tensor.extract_slice %[[T]][0, %[[TO]]] [5, 2]
// CHECK:           %[[S:.*]] = nnprim.gemm ins(%[[XI]], %[[WI]] {{.*}} outs(%[[TI]] {{.*}} epilogue(%[[BI]]
// CHECK:           %[[IO:.*]] = affine.apply #[[OFFSET]](%[[I]])
// CHECK:           tensor.insert_slice %[[S]] into %[[T]][0, %[[IO]]] [5, 2]
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     nnprim.gemm
// CHECK:         return %[[R]]
#bias = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<5x7xf32>) -> tensor<5x6xf32> {
  %w0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w1 = arith.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %w2 = arith.constant dense<[[9.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %b0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b1 = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %b2 = arith.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %y = tensor.empty() : tensor<5x6xf32>
  %e = tensor.empty() : tensor<5x2xf32>
  %x0 = tensor.extract_slice %x[0, 1] [5, 2] [1, 1] : tensor<5x7xf32> to tensor<5x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w0 : tensor<5x2xf32>, tensor<2x2xf32>) outs(%e : tensor<5x2xf32>)
      epilogue(%b0 : tensor<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  } -> tensor<5x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<5x6xf32>
  %x1 = tensor.extract_slice %x[0, 3] [5, 2] [1, 1] : tensor<5x7xf32> to tensor<5x2xf32>
  %i1 = tensor.extract_slice %y0[0, 2] [5, 2] [1, 1] : tensor<5x6xf32> to tensor<5x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w1 : tensor<5x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<5x2xf32>)
      epilogue(%b1 : tensor<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  } -> tensor<5x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<5x6xf32>
  %x2 = tensor.extract_slice %x[0, 5] [5, 2] [1, 1] : tensor<5x7xf32> to tensor<5x2xf32>
  %i2 = tensor.extract_slice %y1[0, 4] [5, 2] [1, 1] : tensor<5x6xf32> to tensor<5x2xf32>
  %p2 = nnprim.gemm ins(%x2, %w2 : tensor<5x2xf32>, tensor<2x2xf32>) outs(%i2 : tensor<5x2xf32>)
      epilogue(%b2 : tensor<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  } -> tensor<5x2xf32>
  %y2 = tensor.insert_slice %p2 into %y1[0, 4] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<5x6xf32>
  return %y2 : tensor<5x6xf32>
}

// -----

/// The second product reads what the first one writes.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%y: tensor<2x6xf32>, %w: tensor<2x2xf32>) -> tensor<2x6xf32> {
  %s0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %i0 = tensor.extract_slice %y[0, 2] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%s0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x6xf32>
  %s1 = tensor.extract_slice %y0[0, 2] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %i1 = tensor.extract_slice %y0[0, 4] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%s1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 4] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x6xf32>
  return %y1 : tensor<2x6xf32>
}

// -----

/// Results that overlap are computed in order.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%x: tensor<2x2xf32>, %w: tensor<2x2xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %i0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x3xf32>
  %i1 = tensor.extract_slice %y0[0, 1] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x3xf32>
  return %y1 : tensor<2x3xf32>
}

// -----

/// A tensor between two insertions that has another reader keeps its place.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%x: tensor<2x4xf32>, %w: tensor<2x2xf32>, %y: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %i0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %i1 = tensor.extract_slice %y0[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  return %y0, %y1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

/// Slices of an image, seen as matrices: they are so in the loop, too.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:.*]]: tensor<2x6xf32>, %[[W:[^:]*]]: tensor<2x2xf32>, %[[Y:[^:]*]]: tensor<1x1x2x7xf32>
// CHECK:         scf.for {{.*}} iter_args(%[[T:.*]] = %[[Y]])
// CHECK:           %[[Z:.*]] = tensor.extract_slice %[[T]][0, 0, 0, %{{.*}}] [1, 1, 2, 2]
// CHECK:           %[[M:.*]] = tensor.collapse_shape %[[Z]] {{\[}}[0, 1, 2], [3]]
// CHECK:           %[[P:.*]] = nnprim.gemm ins(%{{.*}}, %[[W]] {{.*}} outs(%[[M]] :
// CHECK:           %[[E:.*]] = tensor.expand_shape %[[P]] {{\[}}[0, 1, 2], [3]]
// CHECK:           tensor.insert_slice %[[E]] into %[[T]]
// CHECK-NOT:       nnprim.gemm
// CHECK:         } {nnprim.parallel}
func.func @main(%x: tensor<2x6xf32>, %w: tensor<2x2xf32>, %y: tensor<1x1x2x7xf32>) -> tensor<1x1x2x7xf32> {
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %s0 = tensor.extract_slice %y[0, 0, 0, 1] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x2x7xf32> to tensor<1x1x2x2xf32>
  %i0 = tensor.collapse_shape %s0 [[0, 1, 2], [3]] : tensor<1x1x2x2xf32> into tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %e0 = tensor.expand_shape %p0 [[0, 1, 2], [3]] output_shape [1, 1, 2, 2] : tensor<2x2xf32> into tensor<1x1x2x2xf32>
  %y0 = tensor.insert_slice %e0 into %y[0, 0, 0, 1] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x2x2xf32> into tensor<1x1x2x7xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %s1 = tensor.extract_slice %y0[0, 0, 0, 3] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x2x7xf32> to tensor<1x1x2x2xf32>
  %i1 = tensor.collapse_shape %s1 [[0, 1, 2], [3]] : tensor<1x1x2x2xf32> into tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %e1 = tensor.expand_shape %p1 [[0, 1, 2], [3]] output_shape [1, 1, 2, 2] : tensor<2x2xf32> into tensor<1x1x2x2xf32>
  %y1 = tensor.insert_slice %e1 into %y0[0, 0, 0, 3] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x2x2xf32> into tensor<1x1x2x7xf32>
  return %y1 : tensor<1x1x2x7xf32>
}

// -----

/// Who reads the last group's result reads it from the whole tensor, so that the
/// groups of the next convolution are a loop, too.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:.*]]: tensor<2x4xf32>, %[[W:[^:]*]]: tensor<2x2xf32>, %[[Y:[^:]*]]: tensor<2x4xf32>
// CHECK:         %[[R:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[Y]])
// CHECK:         scf.for %[[I:.*]] = {{.*}} iter_args(%[[T:.*]] = %[[Y]])
// CHECK:           %[[RI:.*]] = tensor.extract_slice %[[R]][0, %{{.*}}] [2, 2]
// CHECK:           nnprim.gemm ins(%[[RI]], %[[W]]
// CHECK-NOT:     nnprim.gemm
func.func @main(%x: tensor<2x4xf32>, %w: tensor<2x2xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %i0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %i1 = tensor.extract_slice %y0[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %r0 = tensor.extract_slice %y1[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %q0 = nnprim.gemm ins(%r0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %z0 = tensor.insert_slice %q0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %j1 = tensor.extract_slice %z0[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %q1 = nnprim.gemm ins(%p1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%j1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %z1 = tensor.insert_slice %q1 into %z0[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  return %z1 : tensor<2x4xf32>
}

// -----

/// Who reads the first group's result before the last group is there keeps the
/// groups apart.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-3: nnprim.gemm
func.func @main(%x: tensor<2x4xf32>, %w: tensor<2x2xf32>, %y: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x2xf32>) {
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %i0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %q = nnprim.gemm ins(%p0, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %i1 = tensor.extract_slice %y0[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%i1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  return %y1, %q : tensor<2x4xf32>, tensor<2x2xf32>
}

// -----

/// Weights of which two groups have equal ones, and one group one value only,
/// are constants of all groups.
// CHECK-LABEL: func.func @main
// CHECK:         scf.for %[[I:[^ ]*]] =
// CHECK:           %[[W:.*]] = arith.constant dense_resource<[[NAME:.*]]> : tensor<3x2x1xf32>
// CHECK:           tensor.extract_slice %[[W]][%[[I]], 0, 0]
// CHECK:           nnprim.gemm
// CHECK-NOT:     nnprim.gemm
// CHECK:         [[NAME]]: "0x40000000{{0000803F00000040}}{{0000803F00000040}}{{0000404000004040}}"
func.func @main(%x: tensor<2x6xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %w2 = arith.constant dense<3.0> : tensor<2x1xf32>
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %i0 = tensor.extract_slice %y[0, 0] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2x1xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xf32>, tensor<2x1xf32>) outs(%i0 : tensor<2x1xf32>) -> tensor<2x1xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %i1 = tensor.extract_slice %y0[0, 1] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2x1xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xf32>, tensor<2x1xf32>) outs(%i1 : tensor<2x1xf32>) -> tensor<2x1xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 1] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
  %x2 = tensor.extract_slice %x[0, 4] [2, 2] [1, 1] : tensor<2x6xf32> to tensor<2x2xf32>
  %i2 = tensor.extract_slice %y1[0, 2] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2x1xf32>
  %p2 = nnprim.gemm ins(%x2, %w2 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%i2 : tensor<2x1xf32>) -> tensor<2x1xf32>
  %y2 = tensor.insert_slice %p2 into %y1[0, 2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
  return %y2 : tensor<2x3xf32>
}

// -----

/// The memory that an input is extended to is not that of several groups at the
/// same time.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%x: tensor<2x4xbf16>, %w: tensor<1x2x8xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %x0 = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x4xbf16> to tensor<2x2xbf16>
  %i0 = tensor.extract_slice %y[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p0 = nnprim.gemm ins(%x0, %w : tensor<2x2xbf16>, tensor<1x2x8xf32>) outs(%i0 : tensor<2x2xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extend_input = true>} -> tensor<2x2xf32>
  %y0 = tensor.insert_slice %p0 into %y[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %x1 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x4xbf16> to tensor<2x2xbf16>
  %i1 = tensor.extract_slice %y0[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %p1 = nnprim.gemm ins(%x1, %w : tensor<2x2xbf16>, tensor<1x2x8xf32>) outs(%i1 : tensor<2x2xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extend_input = true>} -> tensor<2x2xf32>
  %y1 = tensor.insert_slice %p1 into %y0[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  return %y1 : tensor<2x4xf32>
}
