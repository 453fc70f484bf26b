// RUN: nnprim-opt %s --convert-nnprim-to-loops --split-input-file | FileCheck %s

/// Every thread extends a panel into its own row of the workspace, and tiles read that.
// CHECK-LABEL: func.func @gemm
// CHECK:         scf.for %[[COLUMN:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK:           %[[SLOT:.*]] = nnprim.worker_slot max 3
// CHECK:           memref.subview %{{.*}}[%[[SLOT]], 0] [1, 1024] [1, 1] : memref<3x1024xf32>
// CHECK:           scf.execute_region no_inline {
// CHECK:             nnprim.pack ins(%{{.*}} : memref<64x16xbf16, {{.*}}>) outs(%{{.*}} : memref<1x64x16xf32, {{.*}}>)
// CHECK:           } {nnprim.replicable}
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<7x64xf32, {{.*}}>, memref<1x64x16xf32, {{.*}}>) outs(%{{.*}} : memref<7x16xf32,
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.parallel}
func.func @gemm(%a: memref<28x64xf32>, %b: memref<3x64x16xbf16>, %c: memref<28x48xf32>, %w: memref<3x1024xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x64xf32>, memref<3x64x16xbf16>) outs(%c : memref<28x48xf32>) workspace(%w : memref<3x1024xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 7, extended_panels = 1, extension_parts = 3>}
  return
}

// -----

/// Blocks of two panels, within which rows are the outer loop; the third panel, of 5 columns, is a block of its own. An
/// epilogue's input follows.
// CHECK-LABEL: func.func @blocks
// CHECK:         nnprim.pack ins(%{{.*}} : memref<128x16x!nnprim.flyte<24>, {{.*}}>) outs(%{{.*}} : memref<1x128x16xf32, {{.*}}>)
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             nnprim.gemm {{.*}} outs(%{{.*}} : memref<7x16xf32, {{.*}}>) epilogue(%{{.*}} : memref<16xf32,
// CHECK:         nnprim.pack ins(%{{.*}} : memref<64x16x!nnprim.flyte<24>, {{.*}}>) outs(%{{.*}} : memref<1x64x16xf32, {{.*}}>)
// CHECK:         nnprim.gemm {{.*}} outs(%{{.*}} : memref<7x5xf32, {{.*}}>) epilogue(%{{.*}} : memref<5xf32,
func.func @blocks(%a: memref<28x64xf32>, %b: memref<3x64x16x!nnprim.flyte<24>>, %c: memref<28x37xf32>, %w: memref<1x2048xf32>, %bias: memref<37xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x64xf32>, memref<3x64x16x!nnprim.flyte<24>>) outs(%c : memref<28x37xf32>) workspace(%w : memref<1x2048xf32>)
      epilogue(%bias : memref<37xf32>) maps [affine_map<(m, n) -> (n)>]
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 7, rows_outermost = true, extended_panels = 2, extension_parts = 1>} {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
  }
  return
}

// -----

/// Without memory values are extended in registers.
// CHECK-LABEL: func.func @negative_no_workspace
// CHECK-NOT:     nnprim.pack
// CHECK:         nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<7x64xf32, {{.*}}>, memref<1x64x16xbf16,
func.func @negative_no_workspace(%a: memref<28x64xf32>, %b: memref<3x64x16xbf16>, %c: memref<28x48xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x64xf32>, memref<3x64x16xbf16>) outs(%c : memref<28x48xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 7, extended_panels = 1, extension_parts = 3>}
  return
}

// -----

/// The tiles of a convolution, the first of which does not read all rows of the filter.
// CHECK-LABEL: func.func @window
// CHECK:         nnprim.pack ins(%{{.*}} : memref<18x16xf16, {{.*}}>) outs(%{{.*}} : memref<1x18x16xf32, {{.*}}>)
// CHECK:         nnprim.indirect_gemm ins(%{{.*}}, %{{.*}}, %{{.*}} : memref<{{.*}}xf32, {{.*}}>, memref<{{.*}}xi32{{.*}}>, memref<1x{{.*}}x16xf32,
func.func @window(%x: memref<1x5x5x2xf32>, %i: memref<25x9xi32>, %b: memref<2x18x16xf16>, %y: memref<1x5x5x32xf32>, %w: memref<2x288xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x5x5x2xf32>, memref<25x9xi32>, memref<2x18x16xf16>) outs(%y : memref<1x5x5x32xf32>) workspace(%w : memref<2x288xf32>)
      window <input_size = [1, 5, 5], output_size = [5, 5], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 5, extended_panels = 1, extension_parts = 2>}
  return
}
