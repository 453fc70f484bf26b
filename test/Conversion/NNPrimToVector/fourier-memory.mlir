// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s --check-prefix=AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s --check-prefix=ZEN5

/// Coefficients that no cache holds: rows are transformed to the stack, the next
/// tile is prefetched, and whole lines are written by non-temporal stores if they
/// are aligned.
// CHECK-LABEL: func.func @forward
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<256x1x16xf32>
// CHECK:         memref.extract_aligned_pointer_as_index
// CHECK:         scf.if
// CHECK:           memref.prefetch {{.*}} read, locality<2>, data : memref<1x1232x1232x16xf32>
// CHECK:           vector.store {{.*}} {alignment = 64 : i64, nontemporal = true} : memref<256x10404x16xf32>, vector<16xf32>
// CHECK:           llvm.x86.sse.sfence
// CHECK:         } else {
// CHECK-NOT:       nontemporal
// CHECK:         return
// AVX2-LABEL: func.func @forward
// AVX2-NOT:     nontemporal
// AVX2:         memref.prefetch
func.func @forward(%x: memref<1x1232x1232x16xf32>, %v: memref<256x10404x16xf32>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x1232x1232x16xf32>)
      outs(%v : memref<256x10404x16xf32>) output_size [1224, 1224] pads [2, 2]
  return
}

// CHECK-LABEL: func.func @inverse
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<256x1x16xf32>
// CHECK:         memref.prefetch {{.*}} read, locality<2>, data : memref<256x10404x16xf32>
// CHECK:         vector.store {{.*}} {alignment = 64 : i64, nontemporal = true} : memref<1x1224x1224x16xf32>, vector<16xf32>
// CHECK:         llvm.x86.sse.sfence
func.func @inverse(%p: memref<256x10404x16xf32>, %y: memref<1x1224x1224x16xf32>) {
  nnprim.output_transform <fourier, m = 12, r = 5> ins(%p : memref<256x10404x16xf32>)
      outs(%y : memref<1x1224x1224x16xf32>)
  return
}

/// Prefetches alternate with non-temporal stores. With 256 channels they are for
/// the next vector of the same tile, and only after the last vector for the next
/// tile, whose other pixels would leave the cache before they are used. Where L1
/// has room, three adjacent lines of each coefficient are transformed at a time,
/// with a last group of one vector; if the result is aligned, two are, and the
/// rows of the next two between their stores.
// ZEN5-LABEL:  func.func @wide
// ZEN5-DAG:      memref.alloca() {alignment = 64 : i64} : memref<256x3x16xf32>
// ZEN5-DAG:      %[[SCRATCH:.*]] = memref.alloca() {alignment = 64 : i64} : memref<256x2x16xf32>
// ZEN5:          scf.if
// ZEN5-NOT:      nontemporal
// ZEN5:          vector.store {{.*}}, %[[SCRATCH]]
// ZEN5:          vector.store {{.*}} nontemporal = true} : memref<256x2601x256xf32>, vector<16xf32>
// ZEN5:          vector.store {{.*}}, %[[SCRATCH]]
// ZEN5:          llvm.x86.sse.sfence
// CHECK-LABEL: func.func @wide
// CHECK-DAG:     %[[CHANNELS:.*]] = arith.constant 256 : index
// CHECK:         %[[IS_NEXT:.*]] = arith.cmpi uge, {{.*}}, %[[CHANNELS]] : index
// CHECK:         arith.select %[[IS_NEXT]]
// CHECK:         vector.store {{.*}} nontemporal = true} : memref<256x2601x256xf32>, vector<16xf32>
// CHECK-NEXT:    memref.prefetch {{.*}} read, locality<2>, data : memref<1x616x616x256xf32>
// CHECK-NOT:     memref.prefetch
// CHECK:         vector.store {{.*}} nontemporal = true} : memref<256x2601x256xf32>, vector<16xf32>
// CHECK-NEXT:    memref.prefetch {{.*}} read, locality<2>, data : memref<1x616x616x256xf32>
func.func @wide(%x: memref<1x616x616x256xf32>, %v: memref<256x2601x256xf32>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x616x616x256xf32>)
      outs(%v : memref<256x2601x256xf32>) output_size [612, 612] pads [0, 0]
  return
}

/// Coefficients that stay in the cache are transformed where they are.
// CHECK-LABEL: func.func @small
// CHECK-NOT:     alloca
// CHECK-NOT:     prefetch
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         vector.store
// CHECK-NOT:     alloca
// CHECK-NOT:     prefetch
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         return
func.func @small(%x: memref<1x32x32x16xf32>, %v: memref<256x9x16xf32>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x32x32x16xf32>)
      outs(%v : memref<256x9x16xf32>) output_size [32, 32] pads [2, 2]
  return
}

/// Two adjacent lines are transformed together where L1 has room for both tiles.
// CHECK-LABEL: func.func @pairs
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<256x1x16xf32>
// ZEN5-LABEL:  func.func @pairs
// ZEN5:          memref.alloca() {alignment = 64 : i64} : memref<256x2x16xf32>
func.func @pairs(%x: memref<1x616x616x64xf32>, %v: memref<256x2601x64xf32>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x616x616x64xf32>)
      outs(%v : memref<256x2601x64xf32>) output_size [612, 612] pads [2, 2]
  return
}

/// Slices have whole lines too, if all their strides are whole lines.
// CHECK-LABEL: func.func @slice
// CHECK:         nontemporal = true} : memref<256x2601x64xf32, strided<[208080, 80, 1]>>, vector<16xf32>
func.func @slice(%x: memref<1x616x616x64xf32>, %v: memref<256x2601x64xf32, strided<[208080, 80, 1]>>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x616x616x64xf32>)
      outs(%v : memref<256x2601x64xf32, strided<[208080, 80, 1]>>) output_size [612, 612] pads [2, 2]
  return
}

// CHECK-LABEL: func.func @odd_slice
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         vector.store
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         return
func.func @odd_slice(%x: memref<1x616x616x64xf32>, %v: memref<256x2601x64xf32, strided<[168024, 65, 1]>>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x616x616x64xf32>)
      outs(%v : memref<256x2601x64xf32, strided<[168024, 65, 1]>>) output_size [612, 612] pads [2, 2]
  return
}

/// A slice whose offset is unknown may not be aligned.
// CHECK-LABEL: func.func @dynamic_offset
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         vector.store
// CHECK-NOT:     nontemporal
// CHECK-NOT:     nnprim.
// CHECK:         return
func.func @dynamic_offset(%x: memref<1x616x616x64xf32>, %v: memref<256x2601x64xf32, strided<[208080, 80, 1], offset: ?>>) {
  nnprim.input_transform <fourier, m = 12, r = 5> ins(%x : memref<1x616x616x64xf32>)
      outs(%v : memref<256x2601x64xf32, strided<[208080, 80, 1], offset: ?>>) output_size [612, 612] pads [2, 2]
  return
}
