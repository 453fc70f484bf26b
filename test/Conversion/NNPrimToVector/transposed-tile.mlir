// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// Pixels are adjacent in the result, filters are not: after the sum the tile is
/// transposed, then the epilogue sees vectors of pixels. 3 rows of 16 filters
/// take squares of 4 vectors, on NEON one for each 4 filters. A finished square
/// is stored before the next is transposed.
// CHECK-LABEL: func.func @pixels_adjacent
// CHECK-COUNT-3:  vector.fma {{.*}} : vector<16xf32>
// CHECK:          %[[OUT:.*]] = memref.transpose %{{.*}} : memref<3x16xf32, strided<[1, 50]>> to memref<16x3xf32, strided<[50, 1]>>
// CHECK-COUNT-16: vector.shuffle {{.*}} : vector<16xf32>, vector<16xf32>
// CHECK:          %[[BIAS:.*]] = memref.load %{{.*}} : memref<16xf32>
// CHECK:          vector.broadcast %[[BIAS]] : f32 to vector<3xf32>
// CHECK:          vector.load %{{.*}} : memref<16x3xf32, strided<[50, 1]>>, vector<3xf32>
// CHECK:          vector.maskedstore %[[OUT]]{{.*}} : memref<16x3xf32, strided<[50, 1]>>, vector<4xi1>, vector<4xf32>
// CHECK-COUNT-24: vector.shuffle
// CHECK-NOT:      vector.shuffle
// CHECK:          return
// NEON-LABEL: func.func @pixels_adjacent
// NEON-COUNT-12:  vector.fma {{.*}} : vector<4xf32>
// NEON-COUNT-32:  vector.shuffle {{.*}} : vector<4xf32>, vector<4xf32>
// NEON-NOT:       vector.shuffle
// NEON:           return
func.func @pixels_adjacent(%x: memref<3x8xf32>, %w: memref<1x8x16xf32>, %y: memref<3x16xf32, strided<[1, 50]>>,
                           %bias: memref<16xf32>, %r: memref<16x3xf32, strided<[50, 1]>>) {
  nnprim.gemm ins(%x, %w : memref<3x8xf32>, memref<1x8x16xf32>)
      outs(%y : memref<3x16xf32, strided<[1, 50]>>)
      epilogue(%bias, %r : memref<16xf32>, memref<16x3xf32, strided<[50, 1]>>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n, m)>] {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// A long epilogue is a loop over the filters, on sums stored before.
// CHECK-LABEL: func.func @long_epilogue
// CHECK-COUNT-16: vector.maskedstore
// CHECK:          scf.for
// CHECK:            vector.load {{.*}} vector<3xf32>
// CHECK:            math.exp {{.*}} : vector<3xf32>
// CHECK:            vector.maskedstore {{.*}} vector<4xf32>
func.func @long_epilogue(%x: memref<3x8xf32>, %w: memref<1x8x16xf32>, %y: memref<3x16xf32, strided<[1, 50]>>) {
  nnprim.gemm ins(%x, %w : memref<3x8xf32>, memref<1x8x16xf32>)
      outs(%y : memref<3x16xf32, strided<[1, 50]>>) {
  ^bb0(%acc: f32):
    %e = math.exp %acc : f32
    nnprim.yield %e : f32
  }
  return
}

// -----

/// A tile has no kernel if neither pixels nor filters are adjacent.
// CHECK-LABEL: func.func @negative_spaced
// CHECK:         nnprim.gemm
func.func @negative_spaced(%x: memref<3x8xf32>, %w: memref<1x8x16xf32>, %y: memref<3x16xf32, strided<[2, 50]>>) {
  nnprim.gemm ins(%x, %w : memref<3x8xf32>, memref<1x8x16xf32>)
      outs(%y : memref<3x16xf32, strided<[2, 50]>>)
  return
}
