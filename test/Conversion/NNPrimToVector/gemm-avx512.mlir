// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s

/// The main tile: 14x32 keeps 28 accumulators and two vectors of B.
// CHECK-LABEL: func.func @gemm_14x32
// CHECK:         scf.for {{.*}} iter_args
// CHECK-COUNT-2:   vector.load {{.*}} vector<16xf32>
// CHECK-COUNT-28:  vector.fma
// CHECK-NOT:       vector.fma
// CHECK-COUNT-28: vector.store {{.*}} vector<16xf32>
func.func @gemm_14x32(%a: memref<14x64xf32>, %b: memref<1x64x32xf32>, %c: memref<14x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32>, memref<1x64x32xf32>) outs(%c : memref<14x32xf32>)
  return
}

// -----

/// A tail of 5 columns: half a vector of the padded panel, stores of 16
/// and, by a mask, of 5.
// CHECK-LABEL: func.func @gemm_tail
// CHECK:         vector.load {{.*}} vector<16xf32>
// CHECK:         vector.load {{.*}} vector<8xf32>
// CHECK-COUNT-3: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT:     vector.fma
// CHECK:         vector.store {{.*}} vector<16xf32>
// CHECK:         vector.extract_strided_slice {{.*}} vector<8xf32> to vector<5xf32>
// CHECK:         vector.constant_mask [5] : vector<8xi1>
// CHECK:         vector.maskedstore {{.*}} vector<8xi1>, vector<8xf32>
func.func @gemm_tail(%a: memref<3x64xf32>, %b: memref<1x64x32xf32>, %c: memref<3x21xf32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xf32>, memref<1x64x32xf32>) outs(%c : memref<3x21xf32>)
  return
}

// -----

/// Nine columns more than a vector's take a whole one.
// CHECK-LABEL: func.func @gemm_long_tail
// CHECK-COUNT-2: vector.fma {{.*}} : vector<16xf32>
// CHECK:         vector.extract_strided_slice {{.*}} vector<16xf32> to vector<9xf32>
func.func @gemm_long_tail(%a: memref<1x64xf32>, %b: memref<1x64x32xf32>, %c: memref<1x25xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xf32>, memref<1x64x32xf32>) outs(%c : memref<1x25xf32>)
  return
}

// -----

/// Bias and clamp are in the store.
// CHECK-LABEL: func.func @epilogue
// CHECK:         scf.for
// CHECK:         arith.addf {{.*}} : vector<16xf32>
// CHECK:         arith.maximumf {{.*}} : vector<16xf32>
// CHECK:         vector.store
func.func @epilogue(%a: memref<1x64xf32>, %b: memref<1x64x16xf32>, %bias: memref<16xf32>, %c: memref<1x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xf32>, memref<1x64x16xf32>) outs(%c : memref<1x16xf32>)
    epilogue(%bias : memref<16xf32>) maps [affine_map<(m, n) -> (n)>] {
  ^bb0(%acc: f32, %p: f32):
    %zero = arith.constant 0.0 : f32
    %s = arith.addf %acc, %p : f32
    %t = arith.maximumf %s, %zero : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// A transcendental function is not repeated for every register: sums are
/// stored first, then a loop over the rows applies it, to as many at a time as
/// hide each other's latency.
// CHECK-LABEL: func.func @long_epilogue
// CHECK-COUNT-14: vector.store
// CHECK:          scf.for
// CHECK-COUNT-7:    vector.load
// CHECK-COUNT-7:    math.exp {{.*}} : vector<16xf32>
// CHECK-COUNT-7:    vector.store
// CHECK-NOT:        math.exp
func.func @long_epilogue(%a: memref<14x64xf32>, %b: memref<1x64x16xf32>, %c: memref<14x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32>, memref<1x64x16xf32>) outs(%c : memref<14x16xf32>) {
  ^bb0(%acc: f32):
    %t = math.exp %acc : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// An input that lies across the vectors is gathered, in a loop over the rows.
// CHECK-LABEL: func.func @gathered_epilogue
// CHECK-COUNT-4:  vector.store
// CHECK:          scf.for
// CHECK-COUNT-16:   memref.load {{.*}} : memref<16x4xf32>
// CHECK:            vector.from_elements {{.*}} : vector<16xf32>
// CHECK:            vector.store
func.func @gathered_epilogue(%a: memref<4x64xf32>, %b: memref<1x64x16xf32>, %x: memref<16x4xf32>, %c: memref<4x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<4x64xf32>, memref<1x64x16xf32>) outs(%c : memref<4x16xf32>)
    epilogue(%x : memref<16x4xf32>) maps [affine_map<(m, n) -> (n, m)>] {
  ^bb0(%acc: f32, %p: f32):
    %s = arith.addf %acc, %p : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// Multiply-adds are applied to sums in registers: 24 of them leave room for an epilogue of four vectors, which share the
/// constants that they load, 20 for one of eight.
// CHECK-LABEL: func.func @multiply_add
// CHECK:         scf.for {{.*}} iter_args
// CHECK-COUNT-24:  vector.fma
// CHECK-NOT:     scf.for
// CHECK-COUNT-4: math.fma {{.*}} : vector<16xf32>
// CHECK-NOT:     math.fma
// CHECK-COUNT-4: vector.store {{.*}} vector<16xf32>
// CHECK-COUNT-8: math.fma {{.*}} : vector<16xf32>
// CHECK-NOT:     math.fma
// CHECK-COUNT-8: vector.store {{.*}} vector<16xf32>
func.func @multiply_add(%a: memref<12x64xf32>, %b: memref<1x64x32xf32>, %c: memref<12x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<12x64xf32>, memref<1x64x32xf32>) outs(%c : memref<12x32xf32>) {
  ^bb0(%acc: f32):
    %scale = arith.constant 0.166666672 : f32
    %half = arith.constant 0.5 : f32
    %t = math.fma %acc, %scale, %half : f32
    %r = arith.mulf %acc, %t : f32
    nnprim.yield %r : f32
  }
  return
}

// -----

/// Constants of a long epilogue come from a table, one vector each, where they
/// are used: an operation and the next share one.
// CHECK:       memref.global "private" constant @[[TABLE:.*]] : memref<32xi32>
// CHECK-LABEL: func.func @constants
// CHECK:         scf.for
// CHECK-COUNT-14: math.exp
// CHECK:         %[[TWO:.*]] = vector.bitcast {{.*}} : vector<16xi32> to vector<16xf32>
// CHECK-COUNT-7: arith.mulf {{.*}}, %[[TWO]]
// CHECK:         %[[LIMIT:.*]] = vector.bitcast
// CHECK-COUNT-7: arith.cmpf olt, {{.*}}, %[[LIMIT]]
// CHECK-COUNT-7: arith.select {{.*}}, %[[LIMIT]],
// CHECK:         %[[AGAIN:.*]] = vector.bitcast
// CHECK-COUNT-7: arith.addf {{.*}}, %[[AGAIN]]
func.func @constants(%a: memref<14x64xf32>, %b: memref<1x64x16xf32>, %c: memref<14x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32>, memref<1x64x16xf32>) outs(%c : memref<14x16xf32>) {
  ^bb0(%acc: f32):
    %two = arith.constant 2.0 : f32
    %limit = arith.constant 0.5 : f32
    %e = math.exp %acc : f32
    %f = math.exp %e : f32
    %t = arith.mulf %f, %two : f32
    %p = arith.cmpf olt, %t, %limit : f32
    %m = arith.select %p, %limit, %t : f32
    %r = arith.addf %m, %two : f32
    nnprim.yield %r : f32
  }
  return
}

// -----

/// Rows are gathered at every tap; a negative index selects the row of zeros.
// CHECK:       memref.global "private" constant @__nnprim_zeros_8
// CHECK-LABEL: func.func @indirect
// CHECK:         scf.for
// CHECK:           memref.load {{.*}} : memref<2x9xi32>
// CHECK:           arith.cmpi slt
// CHECK:           arith.select {{.*}} memref<8xf32
// CHECK:           scf.for
// CHECK-COUNT-2:     vector.fma
func.func @indirect(%x: memref<49x8xf32>, %i: memref<2x9xi32>, %b: memref<1x72x16xf32>, %y: memref<2x16xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<49x8xf32>, memref<2x9xi32>, memref<1x72x16xf32>) outs(%y : memref<2x16xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @negative_f64
// CHECK:         nnprim.gemm
func.func @negative_f64(%a: memref<4x64xf64>, %b: memref<1x64x16xf64>, %c: memref<4x16xf64>) {
  nnprim.gemm ins(%a, %b : memref<4x64xf64>, memref<1x64x16xf64>) outs(%c : memref<4x16xf64>)
  return
}

// -----

/// 64 accumulators exceed the registers: not a tile.
// CHECK-LABEL: func.func @negative_too_large
// CHECK:         nnprim.gemm
func.func @negative_too_large(%a: memref<16x64xf32>, %b: memref<1x64x64xf32>, %c: memref<16x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<16x64xf32>, memref<1x64x64xf32>) outs(%c : memref<16x64xf32>)
  return
}

// -----

/// A step prefetches two lines of panel row k + 256, which is 32 KB ahead.
// CHECK-LABEL: func.func @prefetch_rhs
// CHECK-DAG:     %[[AHEAD:.*]] = arith.constant 256 : index
// CHECK:         scf.for %[[K:[^ ]+]] =
// CHECK:           %[[ROW:.*]] = arith.addi %[[K]], %[[AHEAD]]
// CHECK-COUNT-2:   memref.prefetch %{{.*}}[%{{.*}}, %[[ROW]], %{{.*}}], read, locality<2>, data : memref<1x64x32xf32>
// CHECK-NOT:       memref.prefetch
// CHECK:           vector.load
func.func @prefetch_rhs(%a: memref<14x64xf32>, %b: memref<1x64x32xf32>, %c: memref<14x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32>, memref<1x64x32xf32>) outs(%c : memref<14x32xf32>) attributes {prefetch_rhs = 256 : i64}
  return
}

// -----

/// The op's `next` is prefetched, 8 elements in each of 64 steps.
// CHECK-LABEL: func.func @next
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK:         scf.for %[[K:[a-z0-9]+]] =
// CHECK:           %[[FIRST:.*]] = arith.muli %[[K]], %[[C8]]
// CHECK-NEXT:      memref.prefetch %{{.*}}[%[[FIRST]]], read, locality<2>, data : memref<512xf32>
// CHECK-NOT:       memref.prefetch
// CHECK:         return
func.func @next(%a: memref<9x64xf32>, %b: memref<1x64x32xf32>, %c: memref<9x32xf32>, %next: memref<512xf32>) {
  nnprim.gemm ins(%a, %b : memref<9x64xf32>, memref<1x64x32xf32>) outs(%c : memref<9x32xf32>) next(%next : memref<512xf32>)
  return
}

// -----

/// 14 elements a step are 14 rows after all of K.
// CHECK-LABEL: func.func @prefetch_lhs
// CHECK-DAG:     %[[C14:.*]] = arith.constant 14 : index
// CHECK:         scf.for %[[K:[^ ]+]] =
// CHECK:           %[[COLUMN:.*]] = arith.muli %[[K]], %[[C14]]
// CHECK:           memref.prefetch %{{.*}}[%[[C14]], %[[COLUMN]]], read, locality<2>, data : memref<14x64xf32>
// CHECK-NOT:       memref.prefetch
func.func @prefetch_lhs(%a: memref<14x64xf32>, %b: memref<1x64x32xf32>, %c: memref<14x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32>, memref<1x64x32xf32>) outs(%c : memref<14x32xf32>) attributes {prefetch_lhs}
  return
}

// -----

/// Rows with gaps between them are followed by other columns: no prefetch.
// CHECK-LABEL: func.func @negative_prefetch_lhs
// CHECK-NOT:     memref.prefetch
// CHECK-NOT:     nnprim.
// CHECK:         vector.fma
// CHECK-NOT:     memref.prefetch
// CHECK-NOT:     nnprim.
// CHECK:         return
func.func @negative_prefetch_lhs(%a: memref<14x64xf32, strided<[100, 1]>>, %b: memref<1x64x32xf32>, %c: memref<14x32xf32>) {
  nnprim.gemm ins(%a, %b : memref<14x64xf32, strided<[100, 1]>>, memref<1x64x32xf32>) outs(%c : memref<14x32xf32>) attributes {prefetch_lhs}
  return
}

// -----

/// Sums are added to those there are: read before they are overwritten, which a tile that is transposed in memory
/// would not be.
// CHECK-LABEL: func.func @sums
// CHECK:         scf.for {{.*}} iter_args
// CHECK:         %[[BEFORE:.*]] = vector.load %arg2
// CHECK:         arith.addf %{{.*}}, %[[BEFORE]]
// CHECK:         vector.store {{.*}} %arg2
// CHECK-LABEL: func.func @negative_transposed_sums
// CHECK:         nnprim.gemm
func.func @sums(%a: memref<8x64xf32>, %b: memref<1x64x16xf32>, %c: memref<8x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<8x64xf32>, memref<1x64x16xf32>) outs(%c : memref<8x16xf32>)
      epilogue(%c : memref<8x16xf32>) maps [affine_map<(m, n) -> (m, n)>] {
  ^bb0(%acc: f32, %sum: f32):
    %s = arith.addf %acc, %sum : f32
    nnprim.yield %s : f32
  }
  return
}
func.func @negative_transposed_sums(%a: memref<8x64xf32>, %b: memref<1x64x16xf32>, %c: memref<8x16xf32, strided<[1, 8]>>) {
  nnprim.gemm ins(%a, %b : memref<8x64xf32>, memref<1x64x16xf32>) outs(%c : memref<8x16xf32, strided<[1, 8]>>)
      epilogue(%c : memref<8x16xf32, strided<[1, 8]>>) maps [affine_map<(m, n) -> (m, n)>] {
  ^bb0(%acc: f32, %sum: f32):
    %s = arith.addf %acc, %sum : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// The sums so far are loaded, and what is stored is past the epilogue.
// CHECK-LABEL:   func.func @block_of_k
// CHECK-SAME:    %[[C:[a-z0-9]+]]: memref<2x21xf32>
// CHECK-COUNT-4: vector.load %[[C]]
// CHECK-NOT:     vector.load %[[C]]
// CHECK:         scf.for {{.*}} iter_args
// CHECK:         arith.maximumf
// CHECK:         vector.store {{.*}}, %[[C]]
func.func @block_of_k(%a: memref<2x64xf32>, %b: memref<1x64x32xf32>, %c: memref<2x21xf32>) {
  nnprim.gemm ins(%a, %b : memref<2x64xf32>, memref<1x64x32xf32>) outs(%c : memref<2x21xf32>) accumulate {
  ^bb0(%acc: f32):
    %zero = arith.constant 0.0 : f32
    %t = arith.maximumf %acc, %zero : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// Two panels side by side, the second one with a tail of 5 columns.
// CHECK-LABEL: func.func @gemm_panels
// CHECK:         %[[ONE:.*]] = arith.constant 1 : index
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.load {{.*}} vector<16xf32>
// CHECK-COUNT-2:   vector.fma {{.*}} : vector<16xf32>
// CHECK:           vector.load %{{.*}}[%[[ONE]], {{.*}} vector<8xf32>
// CHECK:           vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT:       vector.fma
func.func @gemm_panels(%a: memref<1x64xf32>, %b: memref<2x64x32xf32>, %c: memref<1x37xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xf32>, memref<2x64x32xf32>) outs(%c : memref<1x37xf32>)
  return
}
