// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --convert-linalg-to-vector | FileCheck %s

/// Lanes of integers are added by a reduction. LLVM 22 takes halves of eight bytes times a constant that are added one by
/// one for a vpdpbusd, and leaves one of its lanes out.
// CHECK-LABEL: func.func @bytes
// CHECK:         vector.reduction <add>, %{{.*}} : vector<{{.*}}xi32> into i32
// CHECK-NOT:     vector.extract_strided_slice
// CHECK:         return
func.func @bytes(%w: memref<3x8xi8>, %y: memref<3xi32>) {
  %m = arith.constant -7 : i32
  linalg.generic {indexing_maps = [affine_map<(f, c) -> (f, c)>, affine_map<(f, c) -> (f)>], iterator_types = ["parallel", "reduction"]}
      ins(%w : memref<3x8xi8>) outs(%y : memref<3xi32>) {
  ^bb0(%a: i8, %s: i32):
    %x = arith.extui %a : i8 to i32
    %t = arith.muli %x, %m : i32
    %sum = arith.addi %s, %t : i32
    linalg.yield %sum : i32
  }
  return
}
