// RUN: nnprim-opt %s --convert-nnprim-to-loops --split-input-file 2>&1 | FileCheck %s

/// Rows of f32 are rounded into the memory of the worker slot for all panels; groups of rows may run at the same time.
// CHECK-LABEL: func.func @rows
// CHECK:         scf.for
// CHECK:           nnprim.worker_slot
// CHECK:           scf.execute_region no_inline
// CHECK:             nnprim.scale_rows ins(%{{.*}} : memref<24x41xf32, {{.*}}>) outs(%{{.*}} : memref<24x23xi32, strided<[55, 1], offset: ?>>)
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               nnprim.gemm ins(%{{.*}} : memref<12x23xi32, strided<[55, 1], offset: ?>>, memref<1x23x32xi32
// CHECK-NOT:       nnprim.parallel
// CHECK:         } {{.*}}nnprim.parallel
// CHECK:         nnprim.scale_rows ins(%{{.*}} : memref<1x41xf32, {{.*}}>)
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @rows(%a: memref<49x41xf32>, %b: memref<2x23x32xi32>, %w: memref<2x1320xi32>, %c: memref<49x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<49x41xf32>, memref<2x23x32xi32>) outs(%c : memref<49x64xf32>)
      workspace(%w : memref<2x1320xi32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 12, panel_group = 2, row_group = 2, extension_parts = 2>}
  return
}
}

// -----

/// Without parts, rows of a tile are rounded on the stack, by however many threads.
// CHECK-LABEL: func.func @rows_on_stack
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<660xi32>
// CHECK-NOT:     nnprim.worker_slot
// CHECK:           nnprim.scale_rows ins(%{{.*}} : memref<12x41xf32, {{.*}}>) outs(%{{.*}} : memref<12x23xi32, strided<[55, 1]>>)
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @rows_on_stack(%a: memref<48x41xf32>, %b: memref<2x23x32xi32>, %c: memref<48x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<48x41xf32>, memref<2x23x32xi32>) outs(%c : memref<48x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 12, panel_group = 2, row_group = 1>}
  return
}
}
