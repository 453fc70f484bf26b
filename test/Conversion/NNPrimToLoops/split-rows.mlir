// RUN: nnprim-opt %s --convert-nnprim-to-loops --split-input-file 2>&1 | FileCheck %s

/// Rows of f32 are split into the memory of the worker slot, a line further apart than their values, for both panels;
/// groups of rows may run at the same time, panels and tiles of a group do not. The last group has one row.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    %[[A:[a-z0-9]*]]: memref<129x40xf32>, %{{.*}}: memref<2x64x32x2xbf16>, %[[W:.*]]: memref<2x10240xbf16>
// CHECK:         scf.for
// CHECK:           nnprim.worker_slot
// CHECK:           scf.execute_region no_inline
// CHECK:             nnprim.split_bf16 ins(%{{.*}} : memref<64x40xf32, {{.*}}>) outs(%{{.*}} : memref<64x128xbf16, strided<[160, 1], offset: ?>>)
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               nnprim.gemm ins(%{{.*}} : memref<32x128xbf16, strided<[160, 1], offset: ?>>, memref<1x64x32x2xbf16
// CHECK-SAME:            bf16_terms = 3
// CHECK-NOT:       nnprim.parallel
// CHECK:         } {{.*}}nnprim.parallel
// CHECK:         nnprim.split_bf16 ins(%{{.*}} : memref<1x40xf32, {{.*}}>)
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-amx">} {
func.func @rows(%a: memref<129x40xf32>, %b: memref<2x64x32x2xbf16>, %w: memref<2x10240xbf16>, %c: memref<129x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<129x40xf32>, memref<2x64x32x2xbf16>) outs(%c : memref<129x64xf32>)
      workspace(%w : memref<2x10240xbf16>)
      attributes {bf16_terms = 3,
                  plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, panel_group = 2, row_group = 2, extension_parts = 2>}
  return
}
}

// -----

// CHECK-LABEL: func.func @negative_no_workspace
// CHECK:         nnprim.gemm
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-amx">} {
func.func @negative_no_workspace(%a: memref<129x40xf32>, %b: memref<2x64x32x2xbf16>, %c: memref<129x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<129x40xf32>, memref<2x64x32x2xbf16>) outs(%c : memref<129x64xf32>)
      attributes {bf16_terms = 3,
                  plan = #nnprim.gemm_plan<nr = 32, mr = 32, kr = 2, panel_group = 2, row_group = 2, extension_parts = 2>}
  return
}
}
