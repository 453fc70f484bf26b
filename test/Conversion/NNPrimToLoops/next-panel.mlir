// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-loops | FileCheck %s

// The row tiles of a panel prefetch the next panel of 64 * 16 elements in shares
// of 1024 / 13 = 78 elements a row, three of four rows and one of a single row.
// After the last panel comes that panel.

// CHECK-DAG: #[[$NEXT:.*]] = affine_map<(d0) -> (d0 floordiv 16 + 1, 3)>
// CHECK-DAG: #[[$SHARE:.*]] = affine_map<(d0, d1) -> (d0 * 1024 + d1 * 78)>
// CHECK-DAG: #[[$LAST:.*]] = affine_map<(d0) -> (d0 * 1024 + 936)>
// CHECK-LABEL: func.func @rows
// CHECK: scf.for %[[COLUMN:.*]] = %
// CHECK: scf.for %[[ROW:.*]] = %
// CHECK: %[[PANEL:.*]] = affine.min #[[$NEXT]](%[[COLUMN]])
// CHECK: %[[FIRST:.*]] = affine.apply #[[$SHARE]](%[[PANEL]], %[[ROW]])
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %{{.*}} {{\[\[}}0, 1, 2]] : memref<4x64x16xf32> into memref<4096xf32>
// CHECK: %[[NEXT:.*]] = memref.subview %[[FLAT]][%[[FIRST]]] [312] [1]
// CHECK: nnprim.gemm
// CHECK-SAME: next(%[[NEXT]] : memref<312xf32, {{.*}}>)
// CHECK: scf.execute_region
// CHECK: %[[FIRST:.*]] = affine.apply #[[$LAST]]
// CHECK: %[[NEXT:.*]] = memref.subview %{{.*}}[%[[FIRST]]] [78] [1]
// CHECK: nnprim.gemm
// CHECK-SAME: next(%[[NEXT]] : memref<78xf32, {{.*}}>)
func.func @rows(%a: memref<13x64xf32>, %p: memref<4x64x16xf32>, %c: memref<13x64xf32>) {
  nnprim.gemm ins(%a, %p : memref<13x64xf32>, memref<4x64x16xf32>) outs(%c : memref<13x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, prefetch_next_panel = true>}
  return
}

// -----

// There is no panel after the only one.

// CHECK-LABEL: func.func @one_panel
// CHECK-NOT: next(
func.func @one_panel(%a: memref<13x64xf32>, %p: memref<1x64x16xf32>, %c: memref<13x16xf32>) {
  nnprim.gemm ins(%a, %p : memref<13x64xf32>, memref<1x64x16xf32>) outs(%c : memref<13x16xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, prefetch_next_panel = true>}
  return
}

// -----

// CHECK-LABEL: func.func @windows
// CHECK: nnprim.indirect_gemm
// CHECK-SAME: next(%{{.*}} : memref<{{[0-9]+}}xf32, {{.*}}>) window
func.func @windows(%x: memref<1x7x7x8xf32>, %i: memref<49x9xi32>, %p: memref<2x72x16xf32>, %y: memref<1x7x7x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %p : memref<1x7x7x8xf32>, memref<49x9xi32>, memref<2x72x16xf32>)
      outs(%y : memref<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 4, prefetch_next_panel = true>}
  return
}
