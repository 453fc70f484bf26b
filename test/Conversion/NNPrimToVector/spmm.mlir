// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// One row at 64 pixels: an entry is an offset, a weight and four vectors of
/// pixels, whose addresses depend on no other entry.
// CHECK-LABEL: func.func @row
// CHECK:         %[[B:.*]] = memref.load %{{.*}}[%c0{{.*}}] : memref<2xi32>
// CHECK:         %[[E:.*]] = memref.load %{{.*}}[%c1{{.*}}] : memref<2xi32>
// CHECK:         scf.for %[[I:[^ ]*]] = {{.*}} iter_args({{.*}}) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
// CHECK-NEXT:      %[[C:.*]] = memref.load %{{.*}}[%[[I]]] : memref<13xi32>
// CHECK-NEXT:      arith.index_cast %[[C]]
// CHECK-COUNT-4:   vector.load %{{.*}} : memref<{{[0-9]+}}xf32, strided<[1], offset: ?>>, vector<16xf32>
// CHECK-NOT:       vector.load
// CHECK:           memref.load %{{.*}}[%[[I]]] : memref<13xf32>
// CHECK-COUNT-4:   vector.fma
// CHECK-NOT:       vector.fma
// CHECK-COUNT-4: vector.store
// CHECK-NOT:     nnprim.spmm
/// AVX2 loads the offsets and the weights of two entries at once; one may be
/// left.
// AVX2-LABEL:  func.func @row
// AVX2:          scf.for
// AVX2:            vector.load %{{.*}} : memref<13xi32>, vector<2xi32>
// AVX2:            arith.shrsi
// AVX2:            vector.load %{{.*}} : memref<13xf32>, vector<2xf32>
// AVX2-COUNT-16:   vector.fma %{{.*}} : vector<8xf32>
// AVX2-NOT:        vector.fma
// AVX2:            scf.yield
// AVX2:          scf.for
// AVX2-NOT:        vector<2x
// AVX2-COUNT-8:    vector.fma
// AVX2-NOT:        vector.fma
// AVX2:            scf.yield
// NEON-LABEL:  func.func @row
// NEON-COUNT-16: vector.fma %{{.*}} : vector<4xf32>
// NEON-NOT:      vector.fma
// NEON:          scf.yield
func.func @row(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x64xf32>, %y: memref<1x64xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x64xf32>)
      outs(%y : memref<1x64xf32>) column_stride 64 attributes {plan = #nnprim.spmm_plan<pixels = 64>}
  return
}

// -----

/// Four rows share the pixels of an entry. On NEON their weights are elements
/// of one register.
// CHECK-LABEL: func.func @block
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.load
// CHECK-NOT:       vector.load
// CHECK-COUNT-8:   vector.fma
// CHECK-NOT:       vector.fma
// CHECK:           scf.yield
// NEON-LABEL:  func.func @block
// NEON:          scf.for
// NEON-COUNT-8:    vector.load %{{.*}} : memref<{{[0-9]+}}xf32, {{.*}}>, vector<4xf32>
// NEON:            vector.load %{{.*}} : memref<13x4xf32>, vector<4xf32>
// NEON-NOT:        vector.load
// NEON:            vector.extract %{{.*}}[0]
func.func @block(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x32xf32>, %y: memref<4x32xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<2xi32>, memref<6x32xf32>)
      outs(%y : memref<4x32xf32>) column_stride 32 attributes {plan = #nnprim.spmm_plan<pixels = 32, rows = 4>}
  return
}

// -----

/// Two sets of sums: two entries a turn, then one that is left, then the sum of
/// both. Channels are multiplied by the distance of rows.
// CHECK-LABEL: func.func @sets
// CHECK:         arith.remui
// CHECK:         scf.for
// CHECK-COUNT-2:   arith.muli %{{.*}}, %c16
// CHECK:           scf.yield
// CHECK:         scf.for
// CHECK:           vector.fma
// CHECK-NOT:       vector.fma
// CHECK:           scf.yield
// CHECK:         arith.addf %{{.*}} : vector<16xf32>
func.func @sets(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x16xf32>, %y: memref<1x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x16xf32>)
      outs(%y : memref<1x16xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, sets = 2>}
  return
}

// -----

/// Fourteen vectors of sums leave no registers for two weights, and three sets
/// none for pairs.
// AVX2-LABEL:  func.func @unpaired
// AVX2-NOT:      vector<2x
// AVX2:          return
func.func @unpaired(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x112xf32>, %y: memref<1x112xf32>,
                    %s: memref<6x16xf32>, %t: memref<1x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x112xf32>)
      outs(%y : memref<1x112xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 112>}
  nnprim.spmm ins(%v, %c, %r, %s : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x16xf32>)
      outs(%t : memref<1x16xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, sets = 3>}
  return
}

// -----

/// AVX-512 loads two entries at once where the plan says so, and takes turns
/// with the sets. 29 sums of wide vectors leave no registers for it.
// CHECK-LABEL: func.func @pairs
// CHECK:         scf.for
// CHECK:           vector.load %{{.*}} : memref<13xi32>, vector<2xi32>
// CHECK:           arith.shrsi
// CHECK:           vector.load %{{.*}} : memref<13xf32>, vector<2xf32>
// CHECK-COUNT-4:   vector.fma %{{.*}} : vector<16xf32>
// CHECK-NOT:       vector.fma
// CHECK:           scf.yield
// CHECK:         scf.for
// CHECK-NOT:       vector<2x
// CHECK-COUNT-2:   vector.fma
// CHECK-NOT:       vector.fma
// CHECK:           scf.yield
// CHECK:         scf.for
// CHECK-NOT:       vector<2x
// CHECK:         return
// NEON-LABEL:  func.func @pairs
// NEON-NOT:      vector<2x
// NEON:          return
func.func @pairs(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x32xf32>, %y: memref<1x32xf32>,
                 %s: memref<6x464xf32>, %t: memref<1x464xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x32xf32>)
      outs(%y : memref<1x32xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 32, sets = 2, load_pairs = true>}
  nnprim.spmm ins(%v, %c, %r, %s : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x464xf32>)
      outs(%t : memref<1x464xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 464, load_pairs = true>}
  return
}

// -----

/// A weight of bf16 is broadcast as it is; of each pair the upper half counts.
/// Pairs of entries are of f32 only.
// AVX2-LABEL:    func.func @bf16
// AVX2-NOT:        vector<2xi32>
// AVX2:            return
// CHECK-LABEL: func.func @bf16
// CHECK:         vector.broadcast %{{.*}} : i16 to vector<32xi16>
// CHECK:         vector.bitcast %{{.*}} : vector<32xi16> to vector<16xi32>
// CHECK:         arith.andi
func.func @bf16(%v: memref<13xbf16>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x16xf32>, %y: memref<1x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xbf16>, memref<13xi32>, memref<2xi32>, memref<6x16xf32>)
      outs(%y : memref<1x16xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16>}
  return
}

// -----

/// 49 pixels are three vectors and one element; 7 of 23 are loaded by mask.
// CHECK-LABEL: func.func @tails
// CHECK-COUNT-3: vector.load {{.*}} vector<16xf32>
// CHECK:         vector.load {{.*}} vector<1xf32>
// CHECK:         vector.load {{.*}} vector<16xf32>
// CHECK:         vector.maskedload {{.*}} into vector<8xf32>
func.func @tails(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x49xf32>, %y: memref<1x49xf32>,
                 %s: memref<6x23xf32>, %t: memref<1x23xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x49xf32>)
      outs(%y : memref<1x49xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 49>}
  nnprim.spmm ins(%v, %c, %r, %s : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x23xf32>)
      outs(%t : memref<1x23xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 23>}
  return
}

// -----

/// Sums of earlier slabs are what the first set begins with; a long epilogue is
/// applied in memory, after them.
// CHECK-LABEL: func.func @accumulate
// CHECK:         %[[OLD:.*]] = vector.load %arg4[%c0{{.*}}, %c0{{.*}}] : memref<1x16xf32>, vector<16xf32>
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[OLD]])
// CHECK:         vector.store
// CHECK:         math.exp %{{.*}} : vector<16xf32>
// CHECK:         vector.store
// CHECK-NOT:     nnprim.spmm
func.func @accumulate(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x16xf32>, %y: memref<1x16xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x16xf32>)
      outs(%y : memref<1x16xf32>) accumulate attributes {plan = #nnprim.spmm_plan<pixels = 16>} {
    ^bb0(%acc: f32):
      %e = math.exp %acc : f32
      nnprim.yield %e : f32
    }
  return
}

// -----

/// Sums begin with a bias. Where registers are free, constants of the epilogue
/// stay in them; a bounded factor is behind a fence, or LLVM would multiply
/// before it bounds.
// CHECK-LABEL: func.func @bias
// CHECK:         %[[BIAS:.*]] = memref.load %arg5[%c0{{.*}}]
// CHECK-NEXT:    %[[SUM:.*]] = vector.broadcast %[[BIAS]] : f32 to vector<16xf32>
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[SUM]], %{{.*}} = %[[SUM]])
// CHECK-NOT:     memref.get_global
// CHECK:         arith.addf
// CHECK-NOT:     arith.addf
// CHECK:         %[[MIN:.*]] = arith.minimumf
// CHECK:         %[[BOUND:.*]] = llvm.call_intrinsic "llvm.arithmetic.fence"(%[[MIN]])
// CHECK:         arith.mulf %{{.*}}, %[[BOUND]]
// AVX2-LABEL:  func.func @bias
// AVX2:          %[[BIAS:.*]] = memref.load %arg5[%c0{{.*}}]
// AVX2-NEXT:     %[[SUM:.*]] = vector.broadcast %[[BIAS]] : f32 to vector<8xf32>
// AVX2:          scf.for {{.*}} iter_args(%{{.*}} = %[[SUM]], %{{.*}} = %[[SUM]], %{{.*}} = %[[SUM]], %{{.*}} = %[[SUM]])
// NEON-LABEL:  func.func @bias
// NEON:          %[[BIAS:.*]] = memref.load %arg5[%c0{{.*}}]
// NEON:          %[[SUM:.*]] = vector.broadcast %[[BIAS]] : f32 to vector<4xf32>
// NEON:          scf.for {{.*}} iter_args(%{{.*}} = %[[SUM]],
func.func @bias(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x32xf32>, %y: memref<1x32xf32>, %b: memref<1xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x32xf32>)
      outs(%y : memref<1x32xf32>) column_stride 32 epilogue(%b : memref<1xf32>) maps [affine_map<(d0, d1) -> (d0)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 32>} {
    ^bb0(%acc: f32, %bias: f32):
      %zero = arith.constant 0.0 : f32
      %half = arith.constant 0.5 : f32
      %one = arith.constant 1.0 : f32
      %sixth = arith.constant 0.16666667 : f32
      %sum = arith.addf %acc, %bias : f32
      %scaled = arith.mulf %sum, %sixth : f32
      %t = arith.addf %scaled, %half : f32
      %low = arith.maximumf %t, %zero : f32
      %high = arith.minimumf %low, %one : f32
      %result = arith.mulf %sum, %high : f32
      nnprim.yield %result : f32
    }
  return
}

// -----

/// A tile that needs most registers loads constants where it uses them.
// AVX2-LABEL:  func.func @negative_registers
// AVX2:          scf.for
// AVX2:          memref.get_global
// AVX2:          vector.store
func.func @negative_registers(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x96xf32>, %y: memref<1x96xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x96xf32>)
      outs(%y : memref<1x96xf32>) column_stride 96 attributes {plan = #nnprim.spmm_plan<pixels = 96>} {
    ^bb0(%acc: f32):
      %half = arith.constant 0.5 : f32
      %sixth = arith.constant 0.16666667 : f32
      %scaled = arith.mulf %acc, %sixth : f32
      %t = arith.addf %scaled, %half : f32
      nnprim.yield %t : f32
    }
  return
}

// -----

/// Sums that go on get the bias in the end.
// CHECK-LABEL: func.func @negative_bias
// CHECK:         scf.for
// CHECK:         arith.addf
func.func @negative_bias(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x16xf32>, %y: memref<1x16xf32>, %b: memref<1xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x16xf32>)
      outs(%y : memref<1x16xf32>) column_stride 16 accumulate epilogue(%b : memref<1xf32>) maps [affine_map<(d0, d1) -> (d0)>]
      attributes {plan = #nnprim.spmm_plan<pixels = 16>} {
    ^bb0(%acc: f32, %bias: f32):
      %sum = arith.addf %acc, %bias : f32
      nnprim.yield %sum : f32
    }
  return
}

// -----

/// Each entry reads and writes its sums.
// CHECK-LABEL: func.func @read_modify_write
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-COUNT-2:     vector.load
// CHECK:             vector.fma
// CHECK:             vector.store
func.func @read_modify_write(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x64xf32>, %y: memref<1x64xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x64xf32>)
      outs(%y : memref<1x64xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64, read_modify_write = true>}
  return
}

// -----

// CHECK-LABEL: func.func @negative
// CHECK-COUNT-4: nnprim.spmm
func.func @negative(%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %r2: memref<3xi32>, %x: memref<6x64xf32>,
                    %y: memref<1x64xf32>, %y2: memref<2x64xf32>, %s: memref<6x64xf32, strided<[?, 1]>>) {
  // Without a plan.
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x64xf32>)
      outs(%y : memref<1x64xf32>)
  // Two blocks.
  nnprim.spmm ins(%v, %c, %r2, %x : memref<13xf32>, memref<13xi32>, memref<3xi32>, memref<6x64xf32>)
      outs(%y2 : memref<2x64xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64>}
  // Rows at unknown distances.
  nnprim.spmm ins(%v, %c, %r, %s : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x64xf32, strided<[?, 1]>>)
      outs(%y : memref<1x64xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 64>}
  // Columns for another distance.
  nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, memref<2xi32>, memref<6x64xf32>)
      outs(%y : memref<1x64xf32>) column_stride 48 attributes {plan = #nnprim.spmm_plan<pixels = 64>}
  return
}

// -----

/// Four rows at one pixel: sums are a vector of rows, in four sets against the
/// latency, so that an entry takes one FMA and not four.
// AVX2-LABEL:  func.func @one_pixel
// AVX2:          arith.remui
// AVX2:          scf.for {{.*}} -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
// AVX2-COUNT-4:    vector.load %{{.*}} : memref<13x4xf32>, vector<4xf32>
// AVX2:            scf.yield
// AVX2:          scf.for {{.*}} -> (vector<4xf32>)
// AVX2:            vector.fma
// AVX2-NOT:        vector.fma
// AVX2:            scf.yield
// AVX2-COUNT-3:  arith.addf %{{.*}} : vector<4xf32>
// AVX2-COUNT-4:  vector.store %{{.*}} : memref<4x1xf32{{.*}}>, vector<1xf32>
// NEON-LABEL:  func.func @one_pixel
// NEON:          scf.for {{.*}} -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
func.func @one_pixel(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x1xf32>, %y: memref<4x1xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<2xi32>, memref<6x1xf32>)
      outs(%y : memref<4x1xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 24, rows = 4>}
  return
}

// -----

/// Four pixels are a vector of their own.
// AVX2-LABEL:  func.func @negative_four_pixels
// AVX2:          scf.for
// AVX2-COUNT-4:    vector.fma
// AVX2-NOT:        vector.fma
// AVX2:            scf.yield
// AVX2-NOT:      arith.addf
func.func @negative_four_pixels(%v: memref<13x4xf32>, %c: memref<13xi32>, %r: memref<2xi32>, %x: memref<6x4xf32>, %y: memref<4x4xf32>) {
  nnprim.spmm ins(%v, %c, %r, %x : memref<13x4xf32>, memref<13xi32>, memref<2xi32>, memref<6x4xf32>)
      outs(%y : memref<4x4xf32>) column_stride 4 attributes {plan = #nnprim.spmm_plan<pixels = 24, rows = 4>}
  return
}
