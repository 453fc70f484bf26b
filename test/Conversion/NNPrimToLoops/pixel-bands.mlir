// RUN: nnprim-opt %s --convert-nnprim-to-loops --split-input-file 2>&1 | FileCheck %s

/// Of seven rows of outputs, three are a band, which reads up to five rows of the image: these are rounded one by one,
/// as many as are inside of the image. Panels are multiplied by the tiles of a band, whose rows count from the band's
/// first one. The third band has one row of outputs.
// CHECK-DAG:   #[[BEGIN:.*]] = affine_map<(d0) -> (0, d0 - 1)>
// CHECK-LABEL: func.func @bands
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<175xi32>
// CHECK-NOT:     memref.alloca
// CHECK:         scf.for %[[BAND:.*]] =
// CHECK:           affine.max #[[BEGIN]]
// CHECK:           scf.execute_region no_inline
// CHECK:             scf.for
// CHECK:               nnprim.scale_rows ins(%{{.*}} : memref<7x6xf32, {{.*}}>) outs(%{{.*}} : memref<7x5xi32, strided<[5, 1], offset: ?>>) factors
// CHECK:           } {{{.*}}nnprim.replicable
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               nnprim.indirect_gemm ins(%{{.*}} : memref<1x?x7x5xi32, strided<[175, 35, 5, 1], offset: ?>>, {{.*}}, memref<1x?x32xi32
// CHECK-COUNT-2:   nnprim.parallel
// CHECK:         } {{.*}}nnprim.parallel
// CHECK:         scf.execute_region
// CHECK:           nnprim.scale_rows
// CHECK:           nnprim.indirect_gemm
// CHECK-NOT:     nnprim.scale_rows
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @bands(%x: memref<1x7x7x6xf32>, %i: memref<49x9xi32>, %b: memref<2x45x32xi32>, %f: memref<6xf32>, %y: memref<1x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x6xf32>, memref<49x9xi32>, memref<2x45x32xi32>) outs(%y : memref<1x7x7x64xf32>)
      factors(%f : memref<6xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, band_rows = 3>}
  return
}
}

// -----

/// With parts, pixels are in the memory of the worker slot. Tiles of several rows are of three kinds: with the image's
/// first row, its last one, and between.
// CHECK-LABEL: func.func @slots
// CHECK-COUNT-3: nnprim.worker_slot max 2
// CHECK-NOT:     nnprim.worker_slot
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @slots(%x: memref<1x6x3x6xf32>, %i: memref<18x9xi32>, %b: memref<1x45x32xi32>, %w: memref<2x60xi32>, %y: memref<1x6x3x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x6x3x6xf32>, memref<18x9xi32>, memref<1x45x32xi32>) outs(%y : memref<1x6x3x32xf32>)
      workspace(%w : memref<2x60xi32>)
      window <input_size = [1, 6, 3], output_size = [6, 3], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 2, tile_columns = 3, band_rows = 2, extension_parts = 2>}
  return
}
}

// -----

/// Images that are rounded as a whole are by an op before; see nnprim-allocate-workspaces.
// CHECK-LABEL: func.func @negative_no_bands
// CHECK-NOT:     scf.for
// CHECK:         nnprim.indirect_gemm
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @negative_no_bands(%x: memref<1x7x7x6xf32>, %i: memref<49x9xi32>, %b: memref<1x45x32xi32>, %y: memref<1x7x7x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x6xf32>, memref<49x9xi32>, memref<1x45x32xi32>) outs(%y : memref<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7>}
  return
}
}

// -----

// CHECK-LABEL: func.func @negative_no_workspace
// CHECK-NOT:     scf.for
// CHECK:         nnprim.indirect_gemm
module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512-vnni">} {
func.func @negative_no_workspace(%x: memref<1x7x7x6xf32>, %i: memref<49x9xi32>, %b: memref<1x45x32xi32>, %y: memref<1x7x7x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x6xf32>, memref<49x9xi32>, memref<1x45x32xi32>) outs(%y : memref<1x7x7x32xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 7, band_rows = 7, extension_parts = 1>}
  return
}
}
