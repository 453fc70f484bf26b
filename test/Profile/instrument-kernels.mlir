// RUN: nnprim-opt %s --nnprim-instrument-kernels --split-input-file | FileCheck %s

/// A timer is read at the start and after each step; the difference goes to the
/// step's counter. Views and constants are no steps.
// CHECK:       llvm.mlir.global internal @nnprim_ticks(dense<0> : tensor<2xi64>) {{.*}} : !llvm.array<2 x i64>
// CHECK-LABEL: func.func @main
// CHECK:       %[[BASE:.*]] = llvm.mlir.addressof @nnprim_ticks
// CHECK-NEXT:  %[[START:.*]] = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
// CHECK:       call @node_a
// CHECK-NEXT:  %[[MIDDLE:.*]] = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
// CHECK-NEXT:  %[[A:.*]] = llvm.getelementptr %[[BASE]][0, 0]
// CHECK-NEXT:  %[[A_TIME:.*]] = llvm.sub %[[MIDDLE]], %[[START]] : i64
// CHECK-NEXT:  %[[A_OLD:.*]] = llvm.load %[[A]]
// CHECK-NEXT:  %[[A_NEW:.*]] = llvm.add %[[A_OLD]], %[[A_TIME]]
// CHECK-NEXT:  llvm.store %[[A_NEW]], %[[A]]
// CHECK:       memref.copy
// CHECK-NEXT:  %[[END:.*]] = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
// CHECK-NEXT:  %[[B:.*]] = llvm.getelementptr %[[BASE]][0, 1]
// CHECK-NEXT:  llvm.sub %[[END]], %[[MIDDLE]] : i64
// CHECK:       return
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2">} {
  memref.global "private" constant @w : memref<4xf32> = dense<1.0>
  func.func private @node_a(%x: memref<4xf32>)
  func.func @main(%x: memref<8xf32>, %y: memref<4xf32>) {
    %v = memref.get_global @w : memref<4xf32>
    call @node_a(%v) : (memref<4xf32>) -> ()
    %s = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.copy %s, %y : memref<4xf32, strided<[1]>> to memref<4xf32>
    return
  }
}

// -----

/// The cycle counter of AArch64 is not for user programs.
// CHECK-LABEL: func.func @main
// CHECK:       llvm.inline_asm has_side_effects{{.*}} "mrs $0, cntvct_el0"
// CHECK:       call @node_a
// CHECK-NEXT:  llvm.inline_asm has_side_effects{{.*}} "mrs $0, cntvct_el0"
// CHECK-NOT:   readcyclecounter
module attributes {nnprim.target = #nnprim.target<isa = "aarch64-neon">} {
  func.func private @node_a(%x: memref<4xf32>)
  func.func @main(%x: memref<4xf32>) {
    call @node_a(%x) : (memref<4xf32>) -> ()
    return
  }
}

// -----

/// A module without @main is left alone.
// CHECK-LABEL: func.func @other
// CHECK-NOT:   llvm.
module attributes {nnprim.target = #nnprim.target<isa = "aarch64-neon">} {
  func.func @other() {
    return
  }
}
