// RUN: nnprim-opt %s --convert-buffers-to-llvm --reconcile-unrealized-casts --canonicalize | FileCheck %s

/// Memrefs are bare pointers, of static layout; all that is scalar goes in one pass.

// CHECK-LABEL: llvm.func @scale(
// CHECK-SAME:    %[[X:.*]]: !llvm.ptr, %[[I:.*]]: i64
func.func @scale(%x: memref<4x8xf32, strided<[16, 1], offset: 32>>, %i: index) {
  %c1 = arith.constant 1 : index
  // CHECK: %[[NEXT:.*]] = llvm.add %[[I]], %{{.*}} : i64
  %next = arith.addi %i, %c1 : index
  // CHECK: %[[START:.*]] = llvm.getelementptr %[[X]][32]
  // CHECK: %[[Y:.*]] = llvm.load
  %y = memref.load %x[%i, %next] : memref<4x8xf32, strided<[16, 1], offset: 32>>
  // CHECK: %[[ROOT:.*]] = llvm.intr.sqrt(%[[Y]])
  %root = math.sqrt %y : f32
  // CHECK: llvm.store %[[ROOT]]
  memref.store %root, %x[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 32>>
  // CHECK: llvm.br ^[[END:.*]]
  cf.br ^end
^end:
  // CHECK: llvm.call @scale(%[[X]], %[[NEXT]]) : (!llvm.ptr, i64) -> ()
  func.call @scale(%x, %next) : (memref<4x8xf32, strided<[16, 1], offset: 32>>, index) -> ()
  return
}

/// Divisions that round down, of shapes that only the caller knows.

// CHECK-LABEL: llvm.func @rounded(
// CHECK-NOT:     arith
// CHECK:         llvm.sdiv
func.func @rounded(%a: index, %b: index) -> index {
  %c = arith.floordivsi %a, %b : index
  return %c : index
}

/// Vectors have a pass of their own.

// CHECK-LABEL: llvm.func @vectors(
// CHECK:         vector.reduction <add>
func.func @vectors(%v: vector<8xf32>) -> f32 {
  %sum = vector.reduction <add>, %v : vector<8xf32> into f32
  return %sum : f32
}
