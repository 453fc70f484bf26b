// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-amx --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-amx/x86-64-avx2 --convert-nnprim-to-vector | FileCheck %s --check-prefix=PORTABLE

/// Two by two tiles of sums begin with zeros. 16 rows of A are a tile as they lie; the other five are copied while those
/// of the step before are multiplied. K = 102 leaves three groups of two, padded with zeros on both sides.
// CHECK-LABEL:   func.func @pairs
// CHECK-COUNT-4:   amx.tile_zero : !amx.tile<16x16xf32>
// CHECK-COUNT-5:   vector.store %{{.*}}, %[[COPIES:.*]][%c{{.*}}] : memref<4608xbf16>, vector<32xbf16>
// CHECK:           scf.for
// CHECK-COUNT-5:     vector.store %{{.*}}, %[[COPIES]][%{{.*}}] : memref<4608xbf16>, vector<32xbf16>
// CHECK:             amx.tile_load %arg0[{{.*}}], %c102 : memref<21x102xbf16> into !amx.tile<16x32xbf16>
// CHECK:             amx.tile_load %[[COPIES]][{{.*}}], %c32 : memref<4608xbf16> into !amx.tile<16x32xbf16>
// CHECK:             amx.tile_load %[[B:.*]][{{.*}}], %c64 : memref<3264xbf16> into !amx.tile<16x32xbf16>
// CHECK-COUNT-2:     amx.tile_mulf
// CHECK:             amx.tile_load %[[B]][{{.*}}], %c64 : memref<3264xbf16> into !amx.tile<16x32xbf16>
// CHECK-COUNT-2:     amx.tile_mulf
// CHECK:           }
// CHECK-COUNT-4:   amx.tile_mulf
// CHECK:           vector.store %cst{{.*}}, %[[COPIES]]
// CHECK:           vector.load %arg0[{{.*}}] : memref<21x102xbf16>, vector<4xbf16>
// CHECK:           vector.load %arg0[{{.*}}] : memref<21x102xbf16>, vector<2xbf16>
// CHECK-COUNT-4:   amx.tile_mulf
// CHECK:           amx.tile_store %[[SUMS:.*]][{{.*}}], %{{.*}}, %c32 : memref<1024xf32>, !amx.tile<16x16xf32>
// CHECK-COUNT-3:   amx.tile_store %[[SUMS]][{{.*}}], %{{.*}}, %c32 : memref<1024xf32>, !amx.tile<16x16xf32>
// CHECK-NOT:       amx.tile
// CHECK:           vector.load %[[SUMS]][{{.*}}] : memref<1024xf32>, vector<16xf32>
// CHECK:           llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"
// PORTABLE-LABEL: func.func @pairs
// PORTABLE-NOT:     amx
// PORTABLE:         vector.fma
// PORTABLE-NOT:     amx
// PORTABLE:       return
func.func @pairs(%a: memref<21x102xbf16>, %b: memref<1x51x32x2xbf16>, %c: memref<21x32xbf16>) {
  nnprim.gemm ins(%a, %b : memref<21x102xbf16>, memref<1x51x32x2xbf16>) outs(%c : memref<21x32xbf16>)
  return
}

/// Unsigned rows by signed columns; one tile of rows by three of columns.
// CHECK-LABEL:   func.func @bytes
// CHECK-COUNT-3:   amx.tile_zero : !amx.tile<16x16xi32>
// CHECK:           amx.tile_load %arg0[{{.*}}], %c64 : memref<16x64xi8> into !amx.tile<16x64xi8>
// CHECK-COUNT-3:   amx.tile_muli %{{.*}} zext, %{{.*}}, %{{.*}} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// CHECK-COUNT-3:   amx.tile_store
func.func @bytes(%a: memref<16x64xi8>, %b: memref<1x16x48x4xi8>, %c: memref<16x48xi32>) {
  nnprim.gemm ins(%a, %b : memref<16x64xi8>, memref<1x16x48x4xi8>) outs(%c : memref<16x48xi32>) attributes {lhs_unsigned}
  return
}

/// A panel for few rows is multiplied by dot products.
// CHECK-LABEL: func.func @wide
// CHECK-NOT:     amx
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// CHECK-NOT:     amx
// CHECK:         return
func.func @wide(%a: memref<1x64xi8>, %b: memref<1x16x128x4xi8>, %c: memref<1x128xi32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xi8>, memref<1x16x128x4xi8>) outs(%c : memref<1x128xi32>) attributes {lhs_unsigned}
  return
}

/// Pixels of a row of outputs are evenly spaced, and their two taps are one run over K. Sums stay in registers over all
/// rows of the filter.
// CHECK-LABEL:   func.func @window
// CHECK:           amx.tile_zero
// CHECK:           scf.for
// CHECK:             amx.tile_load %{{.*}}, %c32 : memref<{{.*}}xi8> into !amx.tile<16x64xi8>
// CHECK:             amx.tile_muli
// CHECK-NOT:         amx.tile_store
// CHECK:           }
/// Whole tiles that nothing is applied to are stored where they belong.
// CHECK:           amx.tile_store %arg{{[0-9]+}}[%c0, %c0], %{{.*}}, %c16 : memref<16x16xi32>, !amx.tile<16x16xi32>
func.func @window(%a: memref<1x3x17x32xi8>, %i: memref<16x6xi32>, %b: memref<1x48x16x4xi8>, %c: memref<16x16xi32>) {
  nnprim.indirect_gemm ins(%a, %i, %b : memref<1x3x17x32xi8>, memref<16x6xi32>, memref<1x48x16x4xi8>)
      outs(%c : memref<16x16xi32>)
      window <input_size = [1, 3, 17], output_size = [1, 16], kernel_size = [3, 2], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {lhs_unsigned}
  return
}

/// Pixels that read padding for a tap are rows of zeros for it.
// CHECK-LABEL:   func.func @padded
// CHECK:           memref.get_global @__nnprim_zeros_64_of_64
// CHECK:           amx.tile_muli
// CHECK:           amx.tile_muli
func.func @padded(%a: memref<1x1x17x64xi8>, %i: memref<17x2xi32>, %b: memref<1x32x16x4xi8>, %c: memref<17x16xi32>) {
  nnprim.indirect_gemm ins(%a, %i, %b : memref<1x1x17x64xi8>, memref<17x2xi32>, memref<1x32x16x4xi8>)
      outs(%c : memref<17x16xi32>)
      window <input_size = [1, 1, 17], output_size = [1, 17], kernel_size = [1, 2], strides = [1, 1], dilations = [1, 1], pads = [0, 1]>
      attributes {lhs_unsigned}
  return
}
