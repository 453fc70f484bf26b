// RUN: nnprim-opt %s --nnprim-roll-groups --split-input-file | FileCheck %s

/// Three groups are a loop whose iterations are independent; their weights and
/// biases are one constant each, and what is equal stays.
// CHECK-DAG:   memref.global "private" constant @[[W:w0.*]] : memref<3x2x2xf32> = dense_resource<{{.*}}>
// CHECK-DAG:   memref.global "private" constant @[[B:b0.*]] : memref<3x2xf32>
// CHECK-DAG:   #[[OFFSET:.*]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-DAG:   #[[SHIFTED:.*]] = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:.*]]: memref<5x7xf32>, %[[Y:[^:]*]]: memref<5x6xf32>
// CHECK:         %[[G:.*]] = arith.constant 3 : index
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %[[G]]
// CHECK:           affine.apply #[[SHIFTED]](%[[I]])
// CHECK:           %[[XI:.*]] = memref.subview %[[X]][0, %{{.*}}] [5, 2]
// CHECK:           %[[WG:.*]] = memref.get_global @[[W]]
// CHECK:           %[[WI:.*]] = memref.subview %[[WG]][%[[I]], 0, 0] [1, 2, 2]
// CHECK:           memref.get_global @[[B]]
// CHECK:           memref.subview %[[Y]][0, %{{.*}}] [5, 2]
// CHECK:           nnprim.gemm ins(%[[XI]], %[[WI]]
// CHECK-NOT:       nnprim.gemm
// CHECK:         } {nnprim.parallel}
#bias = affine_map<(d0, d1) -> (d1)>
memref.global "private" constant @w0 : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global "private" constant @w1 : memref<2x2xf32> = dense<[[5.0, 6.0], [7.0, 8.0]]>
memref.global "private" constant @w2 : memref<2x2xf32> = dense<[[9.0, 1.0], [2.0, 3.0]]>
memref.global "private" constant @b0 : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" constant @b1 : memref<2xf32> = dense<[3.0, 4.0]>
memref.global "private" constant @b2 : memref<2xf32> = dense<[5.0, 6.0]>
func.func @main(%x: memref<5x7xf32>, %y: memref<5x6xf32>) {
  %w0 = memref.get_global @w0 : memref<2x2xf32>
  %b0 = memref.get_global @b0 : memref<2xf32>
  %x0 = memref.subview %x[0, 1] [5, 2] [1, 1] : memref<5x7xf32> to memref<5x2xf32, strided<[7, 1], offset: 1>>
  %y0 = memref.subview %y[0, 0] [5, 2] [1, 1] : memref<5x6xf32> to memref<5x2xf32, strided<[6, 1]>>
  nnprim.gemm ins(%x0, %w0 : memref<5x2xf32, strided<[7, 1], offset: 1>>, memref<2x2xf32>)
      outs(%y0 : memref<5x2xf32, strided<[6, 1]>>) epilogue(%b0 : memref<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  }
  %w1 = memref.get_global @w1 : memref<2x2xf32>
  %b1 = memref.get_global @b1 : memref<2xf32>
  %x1 = memref.subview %x[0, 3] [5, 2] [1, 1] : memref<5x7xf32> to memref<5x2xf32, strided<[7, 1], offset: 3>>
  %y1 = memref.subview %y[0, 2] [5, 2] [1, 1] : memref<5x6xf32> to memref<5x2xf32, strided<[6, 1], offset: 2>>
  nnprim.gemm ins(%x1, %w1 : memref<5x2xf32, strided<[7, 1], offset: 3>>, memref<2x2xf32>)
      outs(%y1 : memref<5x2xf32, strided<[6, 1], offset: 2>>) epilogue(%b1 : memref<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  }
  %w2 = memref.get_global @w2 : memref<2x2xf32>
  %b2 = memref.get_global @b2 : memref<2xf32>
  %x2 = memref.subview %x[0, 5] [5, 2] [1, 1] : memref<5x7xf32> to memref<5x2xf32, strided<[7, 1], offset: 5>>
  %y2 = memref.subview %y[0, 4] [5, 2] [1, 1] : memref<5x6xf32> to memref<5x2xf32, strided<[6, 1], offset: 4>>
  nnprim.gemm ins(%x2, %w2 : memref<5x2xf32, strided<[7, 1], offset: 5>>, memref<2x2xf32>)
      outs(%y2 : memref<5x2xf32, strided<[6, 1], offset: 4>>) epilogue(%b2 : memref<2xf32>) maps [#bias] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// The second product reads what the first one writes.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%y: memref<2x6xf32>, %w: memref<2x2xf32>) {
  %s0 = memref.subview %y[0, 0] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1]>>
  %s1 = memref.subview %y[0, 2] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1], offset: 2>>
  %s2 = memref.subview %y[0, 4] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1], offset: 4>>
  nnprim.gemm ins(%s0, %w : memref<2x2xf32, strided<[6, 1]>>, memref<2x2xf32>) outs(%s1 : memref<2x2xf32, strided<[6, 1], offset: 2>>)
  nnprim.gemm ins(%s1, %w : memref<2x2xf32, strided<[6, 1], offset: 2>>, memref<2x2xf32>) outs(%s2 : memref<2x2xf32, strided<[6, 1], offset: 4>>)
  return
}

// -----

/// Results that overlap are computed in order.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     scf.for
// CHECK-COUNT-2: nnprim.gemm
func.func @main(%x: memref<2x2xf32>, %w: memref<2x2xf32>, %y: memref<2x3xf32>) {
  %s0 = memref.subview %y[0, 0] [2, 2] [1, 1] : memref<2x3xf32> to memref<2x2xf32, strided<[3, 1]>>
  %s1 = memref.subview %y[0, 1] [2, 2] [1, 1] : memref<2x3xf32> to memref<2x2xf32, strided<[3, 1], offset: 1>>
  nnprim.gemm ins(%x, %w : memref<2x2xf32>, memref<2x2xf32>) outs(%s0 : memref<2x2xf32, strided<[3, 1]>>)
  nnprim.gemm ins(%x, %w : memref<2x2xf32>, memref<2x2xf32>) outs(%s1 : memref<2x2xf32, strided<[3, 1], offset: 1>>)
  return
}

// -----

/// Slices of an image, seen as matrices: they are so in the loop, too.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:.*]]: memref<2x6xf32>, %[[W:[^:]*]]: memref<2x2xf32>, %[[Y:[^:]*]]: memref<1x1x2x7xf32>
// CHECK:         scf.for
// CHECK:           %[[Z:.*]] = memref.subview %[[Y]][0, 0, 0, %{{.*}}] [1, 1, 2, 2]
// CHECK:           %[[M:.*]] = memref.collapse_shape %[[Z]] {{\[}}[0, 1, 2], [3]]
// CHECK:           nnprim.gemm ins(%{{.*}}, %[[W]] {{.*}} outs(%[[M]] :
// CHECK-NOT:       nnprim.gemm
// CHECK:         } {nnprim.parallel}
func.func @main(%x: memref<2x6xf32>, %w: memref<2x2xf32>, %y: memref<1x1x2x7xf32>) {
  %x0 = memref.subview %x[0, 0] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1]>>
  %x1 = memref.subview %x[0, 2] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1], offset: 2>>
  %s0 = memref.subview %y[0, 0, 0, 1] [1, 1, 2, 2] [1, 1, 1, 1] : memref<1x1x2x7xf32> to memref<1x1x2x2xf32, strided<[14, 14, 7, 1], offset: 1>>
  %s1 = memref.subview %y[0, 0, 0, 3] [1, 1, 2, 2] [1, 1, 1, 1] : memref<1x1x2x7xf32> to memref<1x1x2x2xf32, strided<[14, 14, 7, 1], offset: 3>>
  %y0 = memref.collapse_shape %s0 [[0, 1, 2], [3]] : memref<1x1x2x2xf32, strided<[14, 14, 7, 1], offset: 1>> into memref<2x2xf32, strided<[7, 1], offset: 1>>
  %y1 = memref.collapse_shape %s1 [[0, 1, 2], [3]] : memref<1x1x2x2xf32, strided<[14, 14, 7, 1], offset: 3>> into memref<2x2xf32, strided<[7, 1], offset: 3>>
  nnprim.gemm ins(%x0, %w : memref<2x2xf32, strided<[6, 1]>>, memref<2x2xf32>) outs(%y0 : memref<2x2xf32, strided<[7, 1], offset: 1>>)
  nnprim.gemm ins(%x1, %w : memref<2x2xf32, strided<[6, 1], offset: 2>>, memref<2x2xf32>) outs(%y1 : memref<2x2xf32, strided<[7, 1], offset: 3>>)
  return
}
