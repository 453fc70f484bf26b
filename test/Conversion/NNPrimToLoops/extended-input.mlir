// RUN: nnprim-opt %s --convert-nnprim-to-loops --split-input-file | FileCheck %s

/// Rows of bf16 of a tile are extended once for all four panels, which one thread runs in order.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    %[[A:[a-z0-9]*]]: memref<224x64xbf16>
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<1120xf32>
// CHECK:         scf.for %[[ROW:.*]] =
// CHECK:           memref.subview %[[A]][%[[ROW]], 0] [14, 64] [1, 1]
// CHECK:           linalg.generic {{.*}} outs(%[[WIDE:.*]] : memref<14x64xf32, strided<[80, 1]>>)
// CHECK:             arith.extf %{{.*}} : bf16 to f32
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<14x64xf32, strided<[80, 1]>>
// CHECK:           }
// CHECK-NOT:       nnprim.parallel
// CHECK:         } {nnprim.parallel}
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512">} {
func.func @rows(%a: memref<224x64xbf16>, %b: memref<4x64x32xf32>, %c: memref<224x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<224x64xbf16>, memref<4x64x32xf32>) outs(%c : memref<224x128xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, kr = 1, rows_outermost = true, panel_group = 4>}
  return
}
}

// -----

/// A plan without groups leaves it to the register tiles.
// CHECK-LABEL: func.func @negative_no_group
// CHECK-NOT:     linalg.generic
// CHECK:         return
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512">} {
func.func @negative_no_group(%a: memref<224x64xbf16>, %b: memref<4x64x32xf32>, %c: memref<224x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<224x64xbf16>, memref<4x64x32xf32>) outs(%c : memref<224x128xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, kr = 1, rows_outermost = true>}
  return
}
}
