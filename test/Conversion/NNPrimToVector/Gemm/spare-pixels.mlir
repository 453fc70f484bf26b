// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-amx --convert-nnprim-to-vector | FileCheck %s

/// Each of two rows of 14 pixels and the two pixels behind it are a tile register as they lie: nothing is copied.
/// Sums of the second row begin with the 16th.
// CHECK-LABEL:   func.func @rows
// CHECK-COUNT-4:   amx.tile_zero : !amx.tile<16x16xf32>
// CHECK-NOT:       vector.store
// CHECK:           amx.tile_load {{.*}}, %c64 : memref<4x1024xbf16
// CHECK-COUNT-12:  amx.tile_mulf
// CHECK-NOT:       amx.tile_mulf
// CHECK-COUNT-4:   amx.tile_store %[[SUMS:.*]][
// CHECK:           vector.load %[[SUMS]][%c416] : memref<1024xf32>, vector<16xf32>
// CHECK:           vector.load %[[SUMS]][%c512] : memref<1024xf32>, vector<16xf32>
func.func @rows(%x: memref<1x4x16x64xbf16>, %i: memref<28x9xi32>, %w: memref<1x288x32x2xbf16>, %c: memref<28x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x4x16x64xbf16>, memref<28x9xi32>, memref<1x288x32x2xbf16>)
      outs(%c : memref<28x32xf32>)
      window <input_size = [1, 4, 16], output_size = [2, 14], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {bf16_terms = 3, spare_pixels}
  return
}

/// Three rows of seven pixels with two between them are 25, of which two tile registers hold 16 each.
// CHECK-LABEL:   func.func @joined
// CHECK-NOT:       vector.store
// CHECK:           amx.tile_load {{.*}}, %c64 : memref<5x576xbf16
// CHECK-COUNT-12:  amx.tile_mulf
// CHECK-NOT:       amx.tile_mulf
// CHECK-COUNT-4:   amx.tile_store %[[SUMS:.*]][
// CHECK:           vector.load %[[SUMS]][%c192] : memref<1024xf32>, vector<16xf32>
// CHECK:           vector.load %[[SUMS]][%c288] : memref<1024xf32>, vector<16xf32>
func.func @joined(%x: memref<1x5x9x64xbf16>, %i: memref<21x9xi32>, %w: memref<1x288x32x2xbf16>, %c: memref<21x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x5x9x64xbf16>, memref<21x9xi32>, memref<1x288x32x2xbf16>)
      outs(%c : memref<21x32xf32>)
      window <input_size = [1, 5, 9], output_size = [3, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {bf16_terms = 3, spare_pixels}
  return
}

/// With strides of two, each row of outputs begins a tile register.
// CHECK-LABEL:   func.func @apart
// CHECK-NOT:       vector.store
// CHECK:           amx.tile_load {{.*}}, %c128 : memref<3x832xbf16
// CHECK-COUNT-12:  amx.tile_mulf
// CHECK:           vector.load %{{.*}}[%c512] : memref<1024xf32>, vector<16xf32>
func.func @apart(%x: memref<1x3x13x64xbf16>, %i: memref<14x1xi32>, %w: memref<1x32x32x2xbf16>, %c: memref<14x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x3x13x64xbf16>, memref<14x1xi32>, memref<1x32x32x2xbf16>)
      outs(%c : memref<14x32xf32>)
      window <input_size = [1, 3, 13], output_size = [2, 7], kernel_size = [1, 1], strides = [2, 2], dilations = [1, 1], pads = [0, 0]>
      attributes {bf16_terms = 3, spare_pixels}
  return
}

/// Four rows of seven pixels and the pixels between them take three tile registers, more than there are: they are copied.
// CHECK-LABEL:   func.func @negative_too_many
// CHECK:           vector.store
// CHECK:           amx.tile_load
func.func @negative_too_many(%x: memref<1x6x9x64xbf16>, %i: memref<28x9xi32>, %w: memref<1x288x32x2xbf16>, %c: memref<28x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x6x9x64xbf16>, memref<28x9xi32>, memref<1x288x32x2xbf16>)
      outs(%c : memref<28x32xf32>)
      window <input_size = [1, 6, 9], output_size = [4, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {bf16_terms = 3, spare_pixels}
  return
}

/// Without the promise nothing behind the pixels is read.
// CHECK-LABEL:   func.func @negative_no_promise
// CHECK:           vector.store
// CHECK:           amx.tile_load
func.func @negative_no_promise(%x: memref<1x4x16x64xbf16>, %i: memref<28x9xi32>, %w: memref<1x288x32x2xbf16>, %c: memref<28x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x4x16x64xbf16>, memref<28x9xi32>, memref<1x288x32x2xbf16>)
      outs(%c : memref<28x32xf32>)
      window <input_size = [1, 4, 16], output_size = [2, 14], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {bf16_terms = 3}
  return
}
