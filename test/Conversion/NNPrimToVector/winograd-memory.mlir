// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector | FileCheck %s --check-prefix=AVX2

/// Coefficients that no cache holds: rows are transformed to the stack, so that
/// each line of the result is written once, by non-temporal stores if it is aligned.
/// Two neighbours of one vector are transformed together. Pixels are prefetched
/// 8 tiles of 2304 bytes ahead, and one more: 8 · 4 + 6 columns.
// CHECK-LABEL: func.func @forward
// CHECK-DAG:     memref.alloca() {alignment = 64 : i64} : memref<36x2x16xf32>
// CHECK-DAG:     %[[AHEAD:.*]] = arith.constant 38 : index
// CHECK:         memref.extract_aligned_pointer_as_index
// CHECK:         scf.if
// CHECK:           arith.addi %{{.*}}, %[[AHEAD]]
// CHECK:           memref.prefetch {{.*}} read, locality<2>, data : memref<1x802x802x16xf32>
// CHECK:           vector.store {{.*}} {alignment = 64 : i64, nontemporal = true} : memref<36x40000x16xf32>, vector<16xf32>
// CHECK:           llvm.x86.sse.sfence
// CHECK:         } else {
// CHECK-NOT:       nontemporal
// CHECK:           memref.prefetch
// CHECK:         return
// AVX2-LABEL: func.func @forward
// AVX2-NOT:     nontemporal
// AVX2:         memref.prefetch
func.func @forward(%x: memref<1x802x802x16xf32>, %v: memref<36x40000x16xf32>) {
  nnprim.input_transform <winograd2d, m = 4, r = 3> ins(%x : memref<1x802x802x16xf32>)
      outs(%v : memref<36x40000x16xf32>) output_size [800, 800] pads [0, 0]
  return
}

/// Vectors of two adjacent lines are transformed together.
// CHECK-LABEL: func.func @pairs
// CHECK:         memref.alloca() {alignment = 64 : i64} : memref<64x2x16xf32>
// CHECK:         scf.if
// CHECK:           vector.load {{.*}} : memref<1x602x602x48xf32>
// CHECK-COUNT-8:   vector.store {{.*}} : memref<64x2x16xf32>
// CHECK:           vector.load {{.*}} : memref<64x2x16xf32>
// CHECK:           vector.store {{.*}} nontemporal = true} : memref<64x10000x48xf32>
func.func @pairs(%x: memref<1x602x602x48xf32>, %v: memref<64x10000x48xf32>) {
  nnprim.input_transform <winograd2d, m = 6, r = 3> ins(%x : memref<1x602x602x48xf32>)
      outs(%v : memref<64x10000x48xf32>) output_size [600, 600] pads [0, 0]
  return
}

/// Coefficients that stay in the cache take the second pass in place.
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
func.func @small(%x: memref<1x34x34x16xf32>, %v: memref<36x64x16xf32>) {
  nnprim.input_transform <winograd2d, m = 4, r = 3> ins(%x : memref<1x34x34x16xf32>)
      outs(%v : memref<36x64x16xf32>) output_size [32, 32] pads [0, 0]
  return
}

/// A panel of tiles is in the cache, the image is not: of each row of a tile,
/// the next tile's pixels are prefetched, 6 columns, and those of the result for
/// writing.
// CHECK-LABEL: func.func @panel
// CHECK-COUNT-6: memref.prefetch {{.*}} read, locality<2>, data : memref<1x112x112x64xf32>
// CHECK-NOT:     memref.prefetch
// CHECK:         vector.store {{.*}} : memref<64x10x64xf32>
// CHECK-COUNT-6: memref.prefetch {{.*}} write, locality<2>, data : memref<1x112x112x64xf32>
// CHECK-NOT:     memref.prefetch {{.*}} read
// CHECK:         vector.store {{.*}} : memref<1x112x112x64xf32>
func.func @panel(%x: memref<1x112x112x64xf32>, %v: memref<64x10x64xf32>,
                 %y: memref<1x112x112x64xf32>, %scratch: memref<768xf32>, %t: index) {
  nnprim.input_transform <winograd2d, m = 6, r = 3> ins(%x : memref<1x112x112x64xf32>)
      outs(%v : memref<64x10x64xf32>) output_size [112, 112] pads [1, 1] origin(%t)
  nnprim.output_transform <winograd2d, m = 6, r = 3> ins(%v : memref<64x10x64xf32>)
      outs(%y : memref<1x112x112x64xf32>) scratch(%scratch : memref<768xf32>) origin(%t)
  return
}

/// Two rows of four pixels are pooled before one row of two is stored; the image is not.
// CHECK-LABEL: func.func @pooled
// CHECK-NOT:     vector.store {{.*}} memref<1x8x8x16xf32
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.store {{.*}} : memref<1x4x4x16xf32>, vector<16xf32>
// CHECK-NOT:     vector.store
// CHECK:         return
func.func @pooled(%p: memref<36x4x16xf32>, %y: memref<1x8x8x16xf32, strided<[0, 0, 0, 1]>>, %q: memref<1x4x4x16xf32>, %s: memref<384xf32>) {
  nnprim.output_transform <winograd2d, m = 4, r = 3> ins(%p : memref<36x4x16xf32>)
      outs(%y : memref<1x8x8x16xf32, strided<[0, 0, 0, 1]>>) pooled(%q : memref<1x4x4x16xf32>) scratch(%s : memref<384xf32>) attributes {pooled_only}
  return
}

/// An image of seven rows, of which three pairs are pooled, is stored with the seventh.
// CHECK-LABEL: func.func @pooled_and_kept
// CHECK-COUNT-8: vector.store {{.*}} : memref<1x7x8x16xf32>, vector<16xf32>
// CHECK-COUNT-2: vector.store {{.*}} : memref<1x3x4x16xf32>, vector<16xf32>
// CHECK-COUNT-4: vector.store {{.*}} : memref<1x7x8x16xf32>, vector<16xf32>
// CHECK-NOT:     vector.store
// CHECK:         return
func.func @pooled_and_kept(%p: memref<36x4x16xf32>, %y: memref<1x7x8x16xf32>, %q: memref<1x3x4x16xf32>, %s: memref<384xf32>) {
  nnprim.output_transform <winograd2d, m = 4, r = 3> ins(%p : memref<36x4x16xf32>)
      outs(%y : memref<1x7x8x16xf32>) pooled(%q : memref<1x3x4x16xf32>) scratch(%s : memref<384xf32>)
  return
}
