// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-dotprod --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// Filters of 64 channels are interleaved once: for two output rows and three
/// columns, four vectors each. Then four input rows serve both output rows.
// CHECK-LABEL: func.func @unsigned
//       CHECK:   memref.alloca() {{.*}} : memref<1536xi8>
//       CHECK:   vector.load %{{.*}} : memref<3x3x128xi8>, vector<64xi8>
//       CHECK:   vector.shuffle {{.*}} : vector<16xi32>, vector<16xi32>
//       CHECK:   vector.store %{{.*}} : memref<1536xi8>, vector<64xi8>
//       CHECK:   scf.for
// CHECK-COUNT-4:   vector.load %{{.*}} : memref<1x10x10x128xi8>, vector<64xi8>
//       CHECK:   llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
//   CHECK-NOT:   nnprim.depthwise_conv
func.func @unsigned(%x: memref<1x10x10x128xi8>, %w: memref<3x3x128xi8>, %y: memref<1x8x8x128xi32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x10x10x128xi8>, memref<3x3x128xi8>) outs(%y : memref<1x8x8x128xi32>)
      strides [1, 1] dilations [1, 1] pads [0, 0] attributes {lhs_unsigned,
      plan = #nnprim.depthwise_plan<rows = 2, columns = 2, vectors = 4, interleave_taps = true>}
  return
}

// -----

/// Sixteen channels, in order without moving groups before.
// NEON-LABEL: func.func @signed
//       NEON:   vector.load %{{.*}} : memref<3x3x16xi8>, vector<16xi8>
//   NEON-NOT:   vector<4xi32>, vector<4xi32>
//       NEON:   llvm.call_intrinsic "llvm.aarch64.neon.sdot.v4i32.v16i8"
/// Signed bytes have no such instruction.
// CHECK-LABEL: func.func @signed
//       CHECK:   nnprim.depthwise_conv
func.func @signed(%x: memref<1x10x10x16xi8>, %w: memref<3x3x16xi8>, %y: memref<1x8x8x16xi32>) {
  nnprim.depthwise_conv ins(%x, %w : memref<1x10x10x16xi8>, memref<3x3x16xi8>) outs(%y : memref<1x8x8x16xi32>)
      strides [1, 1] dilations [1, 1] pads [0, 0]
      attributes {plan = #nnprim.depthwise_plan<rows = 2, columns = 2, vectors = 4, interleave_taps = true>}
  return
}
