// RUN: nnprim-opt %s --nnprim-deduplicate-kernels --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-deduplicate-kernels --split-input-file --remarks-filter="nnprim.*" 2>&1 | FileCheck %s --check-prefix=REMARK

/// Different weights are arguments, equal ones stay inside; what else reads the
/// second function's name finds the first.
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>
// CHECK-NEXT:  %[[V:.*]] = memref.get_global @v
// CHECK-NEXT:  call @node_a(%[[X]], %[[V]])
// CHECK-NEXT:  %[[W:.*]] = memref.get_global @w
// CHECK-NEXT:  call @node_a(%[[Y]], %[[W]])
// CHECK-NEXT:  return
// CHECK:       func.func private @node_a(
// CHECK-SAME:  %[[X:[^:]*]]: memref<4xf32>,
// CHECK-SAME:  %[[W:[^:]*]]: memref<4xf32> {llvm.align = 64 : i64, llvm.noalias, llvm.readonly})
// CHECK-NEXT:  %[[S:.*]] = memref.get_global @same
// CHECK-NEXT:  memref.copy %[[S]], %[[X]]
// CHECK-NEXT:  memref.copy %[[W]], %[[X]]
// CHECK-NOT:   @node_b
// REMARK:      the code of 'node_a', which differs in nothing but constants
memref.global "private" constant @same : memref<4xf32> = dense<1.0>
memref.global "private" constant @v : memref<4xf32> = dense<2.0> {alignment = 64 : i64}
memref.global "private" constant @w : memref<4xf32> = dense<3.0> {alignment = 64 : i64}
func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
  call @node_a(%x) : (memref<4xf32>) -> () loc("a")
  call @node_b(%y) : (memref<4xf32>) -> () loc("b")
  return
}
func.func private @node_a(%x: memref<4xf32>) {
  %s = memref.get_global @same : memref<4xf32>
  %w = memref.get_global @v : memref<4xf32>
  memref.copy %s, %x : memref<4xf32> to memref<4xf32>
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return
}
func.func private @node_b(%x: memref<4xf32>) {
  %s = memref.get_global @same : memref<4xf32>
  %w = memref.get_global @w : memref<4xf32>
  memref.copy %s, %x : memref<4xf32> to memref<4xf32>
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return
}

// -----

/// Another operation, other promises about an argument, or a global that may
/// be written to: the functions stay, with their weights inside.
// CHECK-LABEL: func.func @main
// CHECK:       call @node_a(%{{.*}}) :
// CHECK:       call @node_b(%{{.*}}) :
// CHECK:       call @node_c(%{{.*}}) :
// CHECK:       call @node_d(%{{.*}}) :
// CHECK:       call @node_e(%{{.*}}) :
// CHECK:       func.func private @node_a(
// CHECK-NEXT:  memref.get_global @v
// CHECK:       func.func private @node_b(
// CHECK-NEXT:  memref.get_global @w
// CHECK:       func.func private @node_c(
// CHECK-NEXT:  memref.get_global @v
// CHECK:       func.func private @node_d(
// CHECK-NEXT:  memref.get_global @state0
// CHECK:       func.func private @node_e(
// CHECK-NEXT:  memref.get_global @state1
memref.global "private" constant @v : memref<4xf32> = dense<2.0>
memref.global "private" constant @w : memref<4xf32> = dense<3.0>
memref.global "private" @state0 : memref<4xf32> = dense<3.0>
memref.global "private" @state1 : memref<4xf32> = dense<3.0>
func.func @main(%x: memref<4xf32>) {
  call @node_a(%x) : (memref<4xf32>) -> ()
  call @node_b(%x) : (memref<4xf32>) -> ()
  call @node_c(%x) : (memref<4xf32>) -> ()
  call @node_d(%x) : (memref<4xf32>) -> ()
  call @node_e(%x) : (memref<4xf32>) -> ()
  return
}
func.func private @node_a(%x: memref<4xf32>) {
  %w = memref.get_global @v : memref<4xf32>
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return
}
func.func private @node_b(%x: memref<4xf32> {llvm.noalias}) {
  %w = memref.get_global @w : memref<4xf32>
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return
}
func.func private @node_c(%x: memref<4xf32>) {
  %w = memref.get_global @v : memref<4xf32>
  memref.copy %x, %x : memref<4xf32> to memref<4xf32>
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return
}
func.func private @node_d(%x: memref<4xf32>) {
  %w = memref.get_global @state0 : memref<4xf32>
  memref.copy %x, %w : memref<4xf32> to memref<4xf32>
  return
}
func.func private @node_e(%x: memref<4xf32>) {
  %w = memref.get_global @state1 : memref<4xf32>
  memref.copy %x, %w : memref<4xf32> to memref<4xf32>
  return
}

// -----

/// No @main: nothing to do.
// CHECK-LABEL: func.func private @other
func.func private @other() {
  return
}
