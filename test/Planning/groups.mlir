// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=loops | FileCheck %s

/// 32 groups of 4 channels, of an image of 4 MB: each line is moved for four of
/// them, and their weights stay in L1.
// CHECK-LABEL: func.func @narrow
// CHECK:         } {nnprim.groups_inside, nnprim.parallel}
func.func @narrow(%x: memref<4096x128xf32>, %w: memref<32x1x4x8xf32>, %y: memref<4096x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.for %g = %c0 to %c32 step %c1 {
    %i = affine.apply affine_map<(d0) -> (d0 * 4)>(%g)
    %a = memref.subview %x[0, %i] [4096, 4] [1, 1] : memref<4096x128xf32> to memref<4096x4xf32, strided<[128, 1], offset: ?>>
    %b = memref.subview %w[%g, 0, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : memref<32x1x4x8xf32> to memref<1x4x8xf32, strided<[32, 8, 1], offset: ?>>
    %c = memref.subview %y[0, %i] [4096, 4] [1, 1] : memref<4096x128xf32> to memref<4096x4xf32, strided<[128, 1], offset: ?>>
    nnprim.gemm ins(%a, %b : memref<4096x4xf32, strided<[128, 1], offset: ?>>, memref<1x4x8xf32, strided<[32, 8, 1], offset: ?>>)
        outs(%c : memref<4096x4xf32, strided<[128, 1], offset: ?>>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 6, rows_outermost = true>}
  } {nnprim.parallel}
  return
}

/// No two groups share a line.
// CHECK-LABEL: func.func @wide
// CHECK-NOT:     groups_inside
func.func @wide(%x: memref<4096x128xf32>, %w: memref<8x2x16x8xf32>, %y: memref<4096x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %g = %c0 to %c8 step %c1 {
    %i = affine.apply affine_map<(d0) -> (d0 * 16)>(%g)
    %a = memref.subview %x[0, %i] [4096, 16] [1, 1] : memref<4096x128xf32> to memref<4096x16xf32, strided<[128, 1], offset: ?>>
    %b = memref.subview %w[%g, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : memref<8x2x16x8xf32> to memref<2x16x8xf32, strided<[128, 8, 1], offset: ?>>
    %c = memref.subview %y[0, %i] [4096, 16] [1, 1] : memref<4096x128xf32> to memref<4096x16xf32, strided<[128, 1], offset: ?>>
    nnprim.gemm ins(%a, %b : memref<4096x16xf32, strided<[128, 1], offset: ?>>, memref<2x16x8xf32, strided<[128, 8, 1], offset: ?>>)
        outs(%c : memref<4096x16xf32, strided<[128, 1], offset: ?>>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 6, rows_outermost = true>}
  } {nnprim.parallel}
  return
}

/// The image stays in L2.
// CHECK-LABEL: func.func @small
// CHECK-NOT:     groups_inside
func.func @small(%x: memref<64x128xf32>, %w: memref<32x1x4x8xf32>, %y: memref<64x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.for %g = %c0 to %c32 step %c1 {
    %i = affine.apply affine_map<(d0) -> (d0 * 4)>(%g)
    %a = memref.subview %x[0, %i] [64, 4] [1, 1] : memref<64x128xf32> to memref<64x4xf32, strided<[128, 1], offset: ?>>
    %b = memref.subview %w[%g, 0, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : memref<32x1x4x8xf32> to memref<1x4x8xf32, strided<[32, 8, 1], offset: ?>>
    %c = memref.subview %y[0, %i] [64, 4] [1, 1] : memref<64x128xf32> to memref<64x4xf32, strided<[128, 1], offset: ?>>
    nnprim.gemm ins(%a, %b : memref<64x4xf32, strided<[128, 1], offset: ?>>, memref<1x4x8xf32, strided<[32, 8, 1], offset: ?>>)
        outs(%c : memref<64x4xf32, strided<[128, 1], offset: ?>>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 6, rows_outermost = true>}
  } {nnprim.parallel}
  return
}
