// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// Two groups of 32 values of K, and one of 3: each begins sums of its own, which its scales multiply once, for each of
/// two vectors. A turn has four values of K, one for each of four chains of sums, which are added up at last: one chain
/// of two vectors would wait for its additions. A scale is the upper half of an f32.
// CHECK-LABEL: func.func @groups
// CHECK:       %[[ALL:.*]]:2 = scf.for {{.*}} iter_args(%[[ACC0:.*]] = %{{.*}}, %[[ACC1:.*]] = %{{.*}})
// CHECK:         %[[CHAINS:.*]]:8 = scf.for
// CHECK:           %[[W:.*]] = vector.load {{.*}} vector<8xi16>
// CHECK:           %[[I:.*]] = arith.extsi %[[W]] : vector<8xi16> to vector<8xi32>
// CHECK:           arith.sitofp %[[I]] : vector<8xi32> to vector<8xf32>
// CHECK-COUNT-8:   vector.fma
// CHECK-NOT:       vector.fma
// CHECK:           scf.yield
// CHECK:         %[[A0:.*]] = arith.addf %[[CHAINS]]#0, %[[CHAINS]]#2
// CHECK:         %[[A1:.*]] = arith.addf %[[CHAINS]]#1, %[[CHAINS]]#3
// CHECK:         %[[B0:.*]] = arith.addf %[[A0]], %[[CHAINS]]#4
// CHECK:         %[[B1:.*]] = arith.addf %[[A1]], %[[CHAINS]]#5
// CHECK:         %[[SUM0:.*]] = arith.addf %[[B0]], %[[CHAINS]]#6
// CHECK:         %[[SUM1:.*]] = arith.addf %[[B1]], %[[CHAINS]]#7
// CHECK:         %[[S:.*]] = vector.load {{.*}} vector<8xi16>
// CHECK:         %[[U:.*]] = arith.extui %[[S]] : vector<8xi16> to vector<8xi32>
// CHECK:         %[[B:.*]] = arith.shli %[[U]], %{{.*}}
// CHECK:         %[[F:.*]] = vector.bitcast %[[B]] : vector<8xi32> to vector<8xf32>
// CHECK:         vector.fma %[[SUM0]], %[[F]], %[[ACC0]]
// CHECK:         vector.fma %[[SUM1]], %{{.*}}, %[[ACC1]]
// CHECK-NOT:     vector.fma
// CHECK:         scf.yield
// CHECK-NOT:   scf.for
// CHECK-COUNT-6: vector.fma
// CHECK:       vector.fma %{{.*}}, %{{.*}}, %[[ALL]]#0
// CHECK:       vector.fma %{{.*}}, %{{.*}}, %[[ALL]]#1
// CHECK-NOT:   vector.fma
/// Elements of A are taken from a register.
// NEON-LABEL: func.func @groups
// NEON:         scf.for
// NEON:           scf.for
// NEON:             vector.load {{.*}} vector<4xf32>
func.func @groups(%a: memref<1x67xf32>, %b: memref<1x70x16xi16>, %c: memref<1x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x67xf32>, memref<1x70x16xi16>) outs(%c : memref<1x16xf32>)
  return
}

// -----

/// Sums of a group take as many registers as those of all: 2 x 5 x 2 are too many.
// CHECK-LABEL: func.func @negative_registers
// CHECK:         nnprim.gemm
func.func @negative_registers(%a: memref<5x32xf32>, %b: memref<1x33x16xi16>, %c: memref<5x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<5x32xf32>, memref<1x33x16xi16>) outs(%c : memref<5x16xf32>)
  return
}

// -----

/// The next panel is prefetched in the course of all groups: where a group begins, and in each of its turns.
// CHECK-LABEL: func.func @next_panel
// CHECK-SAME:    %[[NEXT:[a-z0-9]+]]: memref<528xi16>
// CHECK:         scf.for
// CHECK:           memref.prefetch %[[NEXT]]
// CHECK:           scf.for
// CHECK:             memref.prefetch %[[NEXT]]
func.func @next_panel(%a: memref<1x64xf32>, %b: memref<1x66x16xi16>, %n: memref<528xi16>, %c: memref<1x16xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xf32>, memref<1x66x16xi16>) outs(%c : memref<1x16xf32>) next(%n : memref<528xi16>)
  return
}
