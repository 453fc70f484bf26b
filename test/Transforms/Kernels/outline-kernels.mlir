// RUN: nnprim-opt %s --nnprim-outline-kernels --split-input-file | FileCheck %s

/// A function a node, named after it; constants and weights are made anew inside.
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>, %[[ARENA:.*]]: memref<64xi8>
// CHECK:       %[[BUFFER:.*]] = memref.view %[[ARENA]]
// CHECK-NEXT:  call @node_a_relu(%[[X]], %[[BUFFER]])
// CHECK-NEXT:  call @node_linalg_fill(%[[BUFFER]])
// CHECK-NEXT:  call @node_a_relu_0(%[[BUFFER]], %[[Y]])
// CHECK-NEXT:  return

// CHECK-LABEL: func.func private @node_a_relu(
// CHECK-SAME:  memref<4xf32> {llvm.noalias}
// CHECK-SAME:  memref<4xf32> {llvm.align = 64 : i64, llvm.noalias}
// CHECK:       %[[W:.*]] = memref.get_global @w
// CHECK:       linalg.generic {{.*}} ins(%{{.*}}, %[[W]]
// CHECK:       return
// CHECK-LABEL: func.func private @node_linalg_fill(
// CHECK:       arith.constant 1.0
// CHECK:       linalg.fill
// CHECK-LABEL: func.func private @node_a_relu_0(
#id = affine_map<(i) -> (i)>
memref.global "private" constant @w : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @main(%x: memref<4xf32>, %y: memref<4xf32>, %arena: memref<64xi8>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %w = memref.get_global @w : memref<4xf32>
  %b = memref.view %arena[%c0][] : memref<64xi8> to memref<4xf32>
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %w : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %0 = arith.mulf %u, %v : f32
    linalg.yield %0 : f32
  } loc("a/relu")
  linalg.fill ins(%one : f32) outs(%b : memref<4xf32>)
  memref.copy %b, %y : memref<4xf32> to memref<4xf32> loc("a/relu")
  return
}

// -----

/// Two parts of one buffer may share bytes: they are not noalias.
// CHECK-LABEL: func.func private @node_memref_copy(
// CHECK-NOT:   noalias
// CHECK:       memref.copy
func.func @main(%x: memref<8xf32>) {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %a, %b : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1], offset: 2>>
  return
}

// -----

/// A bare pointer does not carry a dynamic offset.
// CHECK-LABEL: func.func @main
// CHECK-NOT:   call
// CHECK:       linalg.fill
func.func @main(%x: memref<8xf32>, %i: index) {
  %f = arith.constant 1.0 : f32
  %a = memref.subview %x[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.fill ins(%f : f32) outs(%a : memref<4xf32, strided<[1], offset: ?>>)
  return
}

// -----

/// What changes a reduction's results in place is part of its kernel.
// CHECK-LABEL: func.func @main
// CHECK:         call
// CHECK-NEXT:    return
// CHECK:       func.func private
// CHECK:         linalg.fill
// CHECK:         linalg.reduce
// CHECK:         linalg.generic
func.func @main(%x: memref<8x100xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%y: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%y : memref<8xf32>) {
  ^bb0(%a: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  }
  return
}
