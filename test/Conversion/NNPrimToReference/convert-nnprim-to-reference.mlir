// RUN: nnprim-opt %s --convert-nnprim-to-reference=columns-per-step=1 | FileCheck %s
// RUN: nnprim-opt %s --convert-nnprim-to-reference="accumulate-in-f64 columns-per-step=4" | FileCheck %s --check-prefix=F64

/// One sum for each element, in order of k, rounded by the fused multiply-add
/// only; strides are whatever the memref says.
// CHECK-LABEL: func.func @gemm(
//  CHECK-SAME:   %[[A:.*]]: memref<?x?xf32, strided<[?, ?]>>, %[[B:.*]]: memref<?x?xf32>, %[[BIAS:.*]]: memref<?xf32>, %[[C:.*]]: memref<?x?xf32>)
//       CHECK:   scf.for %[[N:[^ ]*]] =
//       CHECK:     scf.for %[[M:[^ ]*]] =
//       CHECK:       %[[SUM:.*]] = scf.for %[[K:[^ ]*]] = {{.*}} iter_args(%[[ACC:.*]] = %{{.*}}) -> (f32)
//       CHECK:         %[[X:.*]] = memref.load %[[A]][%[[M]], %[[K]]]
//       CHECK:         %[[Y:.*]] = memref.load %[[B]][%[[K]], %[[N]]]
//       CHECK:         math.fma %[[X]], %[[Y]], %[[ACC]] : f32
//       CHECK:       %[[Z:.*]] = memref.load %[[BIAS]][%[[N]]]
//       CHECK:       %[[R:.*]] = arith.addf %[[SUM]], %[[Z]] : f32
//       CHECK:       memref.store %[[R]], %[[C]][%[[M]], %[[N]]]

/// In f64 mode four sums run side by side and are rounded once.
// F64-LABEL: func.func @gemm(
//       F64:   %[[SUM:.*]]:4 = scf.for {{.*}} -> (f64, f64, f64, f64)
//       F64:     arith.extf
// F64-COUNT-4:   arith.mulf {{.*}} : f64
//       F64:   arith.truncf %[[SUM]]#0 : f64 to f32
//       F64:   arith.truncf %[[SUM]]#3 : f64 to f32
//       F64:   scf.for {{.*}} -> (f64) {
func.func @gemm(%a: memref<?x?xf32, strided<[?, ?]>>, %b: memref<?x?xf32>,
                %bias: memref<?xf32>, %c: memref<?x?xf32>) {
  nnprim.gemm ins(%a, %b : memref<?x?xf32, strided<[?, ?]>>, memref<?x?xf32>)
      outs(%c : memref<?x?xf32>)
      epilogue(%bias : memref<?xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

/// A panel that is not full is read up to its last column.
// CHECK-LABEL: func.func @packed_gemm(
//  CHECK-SAME:   %{{.*}}: memref<4x8xf32>, %[[P:.*]]: memref<2x8x4xf32>
//   CHECK-DAG:   %[[NR:.*]] = arith.constant 4 : index
//   CHECK-DAG:   %[[N:.*]] = arith.constant 6 : index
//       CHECK:   scf.for %[[PANEL:[^ ]*]] =
//       CHECK:     %[[FIRST:.*]] = arith.muli %[[PANEL]], %[[NR]]
//       CHECK:     %[[LEFT:.*]] = arith.subi %[[N]], %[[FIRST]]
//       CHECK:     %[[VALID:.*]] = arith.minsi %[[LEFT]], %[[NR]]
//       CHECK:     scf.for %[[J:[^ ]*]] = %{{.*}} to %[[VALID]]
//       CHECK:       memref.load %[[P]][%[[PANEL]], %{{.*}}, %[[J]]]
func.func @packed_gemm(%a: memref<4x8xf32>, %p: memref<2x8x4xf32>,
                       %c: memref<4x6xf32>) {
  nnprim.gemm ins(%a, %p : memref<4x8xf32>, memref<2x8x4xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

/// In fixed point, value k of K is in row k + k/G + 1, and its scale G + 1 rows after that of the group before.
// CHECK-LABEL: func.func @fixed_point_gemm(
//  CHECK-SAME:   %{{.*}}: memref<1x6xf32>, %[[B:.*]]: memref<8x6xi16>
//       CHECK:   %[[GROUP:.*]] = arith.constant 4 : index
//       CHECK:   scf.for %[[N:[^ ]*]] =
//       CHECK:     scf.for %[[K:[^ ]*]] = {{.*}} -> (f32)
//       CHECK:       %[[NUMBER:.*]] = arith.divui %[[K]], %[[GROUP]]
//       CHECK:       %[[STEP:.*]] = arith.constant 5 : index
//       CHECK:       %[[SCALES:.*]] = arith.muli %[[NUMBER]], %[[STEP]]
//       CHECK:       %[[SUM:.*]] = arith.addi %[[K]], %[[NUMBER]]
//       CHECK:       %[[ONE:.*]] = arith.constant 1 : index
//       CHECK:       %[[ROW:.*]] = arith.addi %[[SUM]], %[[ONE]]
//       CHECK:       %[[BITS:.*]] = memref.load %[[B]][%[[SCALES]], %[[N]]]
//       CHECK:       arith.bitcast %[[BITS]] : i16 to bf16
//       CHECK:       %[[INTEGER:.*]] = memref.load %[[B]][%[[ROW]], %[[N]]]
//       CHECK:       arith.sitofp %[[INTEGER]] : i16 to f32
//       CHECK:       arith.mulf
//       CHECK:       math.fma
func.func @fixed_point_gemm(%a: memref<1x6xf32>, %b: memref<8x6xi16>, %c: memref<1x6xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x6xf32>, memref<8x6xi16>) outs(%c : memref<1x6xf32>)
  return
}

/// A negative index contributes zeros: its row is not read.
// CHECK-LABEL: func.func @indirect_gemm(
//  CHECK-SAME:   %[[X:.*]]: memref<1x7x7x64xf32>, %[[I:.*]]: memref<49x9xi32>
//       CHECK:   %[[INDEX:.*]] = memref.load %[[I]]
//       CHECK:   %[[NUMBER:.*]] = arith.index_cast %[[INDEX]]
//       CHECK:   %[[ISPIXEL:.*]] = arith.cmpi sge, %[[NUMBER]]
//       CHECK:   %[[AT:.*]]:3 = affine.delinearize_index %[[NUMBER]] into (1, 7, 7)
//       CHECK:   scf.if %[[ISPIXEL]]
//       CHECK:     memref.load %[[X]][%[[AT]]#0, %[[AT]]#1, %[[AT]]#2, %{{.*}}]
//       CHECK:   math.fma
func.func @indirect_gemm(%x: memref<1x7x7x64xf32>, %i: memref<49x9xi32>,
                         %p: memref<576x32xf32>, %y: memref<1x7x7x32xf32>) {
  nnprim.indirect_gemm
      ins(%x, %i, %p : memref<1x7x7x64xf32>, memref<49x9xi32>, memref<576x32xf32>)
      outs(%y : memref<1x7x7x32xf32>)
  return
}

/// An image without pixels has no element to load: every tap is outside.
// CHECK-LABEL: func.func @indirect_gemm_empty_image(
//   CHECK-NOT:   affine.delinearize_index
//       CHECK:   math.fma
//       CHECK:   memref.store
func.func @indirect_gemm_empty_image(%x: memref<2x0x1x3xf32>, %i: memref<6x7xi32>,
                                     %p: memref<21x16xf32>, %y: memref<2x1x3x16xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %p : memref<2x0x1x3xf32>, memref<6x7xi32>, memref<21x16xf32>)
      outs(%y : memref<2x1x3x16xf32>)
  return
}

/// The true maximum is subtracted, in f64 where that is requested.
// F64-LABEL: func.func @softmax(
//       F64:   arith.maximumf {{.*}} : f64
//       F64:   math.exp {{.*}} : f64
//       F64:   arith.divf {{.*}} : f64
//       F64:   arith.truncf {{.*}} : f64 to f32
func.func @softmax(%x: memref<8x1000xf32>, %y: memref<8x1000xf32>) {
  nnprim.twopass_softmax ins(%x : memref<8x1000xf32>)
      outs(%y : memref<8x1000xf32>) dimension = 1
  return
}

/// Sums are added to what is there, before they are rounded.
// CHECK-LABEL: func.func @accumulate(
//       CHECK:   %[[SUM:.*]] = scf.for {{.*}} -> (f32)
//       CHECK:   %[[BEFORE:.*]] = memref.load %arg2[%[[S:.*]], %[[M:.*]], %[[N:.*]]] : memref<4x5x6xf32>
//       CHECK:   %[[ALL:.*]] = arith.addf %[[SUM]], %[[BEFORE]] : f32
//       CHECK:   memref.store %[[ALL]], %arg2[%[[S]], %[[M]], %[[N]]] : memref<4x5x6xf32>
// F64-LABEL: func.func @accumulate(
//       F64:   %[[BEFORE:.*]] = memref.load %arg2
//       F64:   %[[WIDE:.*]] = arith.extf %[[BEFORE]] : f32 to f64
//       F64:   arith.addf %{{.*}}, %[[WIDE]] : f64
func.func @accumulate(%a: memref<4x5x7xf32>, %b: memref<4x7x6xf32>, %c: memref<4x5x6xf32>) {
  nnprim.tuple_gemm ins(%a, %b : memref<4x5x7xf32>, memref<4x7x6xf32>) outs(%c : memref<4x5x6xf32>) accumulate
  return
}
