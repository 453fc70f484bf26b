// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// The widest tile of one complex coefficient: four FMAs a product.
// CHECK-LABEL:    func.func @tile
// CHECK:            scf.for
// CHECK-COUNT-4:    vector.load
// CHECK-COUNT-48:   vector.fma
// CHECK-NOT:        vector.fma
// CHECK-COUNT-24:   vector.store
// NEON-LABEL:     func.func @tile
// NEON:             nnprim.tuple_gemm
func.func @tile(%a: memref<2x6x96xf32>, %b: memref<2x96x32xf32>, %c: memref<2x6x32xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<2x6x96xf32>, memref<2x96x32xf32>) outs(%c : memref<2x6x32xf32>) complex_from 0
  return
}

// -----

/// Four steps of k a turn where an element of a register is multiplied.
// NEON-LABEL:    func.func @vectors
// NEON:            scf.for
// NEON-COUNT-8:    vector.load
// NEON-COUNT-128:  vector.fma
// NEON-NOT:        vector.fma
func.func @vectors(%a: memref<2x4x96xf32>, %b: memref<2x96x8xf32>, %c: memref<2x4x8xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<2x4x96xf32>, memref<2x96x8xf32>) outs(%c : memref<2x4x8xf32>) complex_from 0
  return
}

// -----

/// Two complex coefficients, of two parts each, are no tile: the loops around
/// take them apart.
// CHECK-LABEL: func.func @negative_coefficients
// CHECK:         nnprim.tuple_gemm
func.func @negative_coefficients(%a: memref<4x6x96xf32>, %b: memref<4x96x32xf32>, %c: memref<4x6x32xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<4x6x96xf32>, memref<4x96x32xf32>) outs(%c : memref<4x6x32xf32>) complex_from 0
  return
}

// -----

/// A row of both parts of B, 960 rows on.
// CHECK-LABEL: func.func @prefetch_rhs
// CHECK-DAG:     %[[AHEAD:.*]] = arith.constant 960 : index
// CHECK:         scf.for %[[K:[^ ]+]] =
// CHECK:           arith.addi %[[K]], %[[AHEAD]]
// CHECK-COUNT-4:   memref.prefetch {{.*}}, read, locality<2>, data : memref<2x96x32xf32>
// CHECK-NOT:       memref.prefetch
// CHECK:         return
func.func @prefetch_rhs(%a: memref<2x6x96xf32>, %b: memref<2x96x32xf32>, %c: memref<2x6x32xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<2x6x96xf32>, memref<2x96x32xf32>) outs(%c : memref<2x6x32xf32>) complex_from 0 {prefetch_rhs = 960 : i64}
  return
}
