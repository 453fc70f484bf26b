// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-buffers-to-llvm --reconcile-unrealized-casts | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-buffers-to-llvm --reconcile-unrealized-casts | FileCheck %s --check-prefix=NEON

/// Three bytes a value, without gaps: 48 of them are loaded, become 12 in each 128 bits and then lanes, by a shuffle each.
// CHECK-LABEL: llvm.func @load24(
// CHECK:         llvm.getelementptr %{{.*}} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK:         %[[LOADED:.*]] = llvm.intr.masked.load %{{.*}}, %{{.*}}, %{{.*}} {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
// CHECK:         %[[WORDS:.*]] = llvm.shufflevector %[[LOADED]], %{{.*}} [0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1] : vector<16xi32>
// CHECK:         %[[BYTES:.*]] = llvm.bitcast %[[WORDS]] : vector<16xi32> to vector<64xi8>
// CHECK:         llvm.shufflevector %[[BYTES]], %{{.*}} [64, 0, 1, 2, 64, 3, 4, 5, 64, 6, 7, 8, 64, 9, 10, 11, 64, 16, 17, 18,
// CHECK:         llvm.bitcast %{{.*}} : vector<64xi8> to vector<16xi32>
// NEON-LABEL:  llvm.func @load24(
// NEON:          llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
func.func @load24(%m: memref<8x64x!nnprim.flyte<24>>, %i: index, %j: index) -> vector<16xf32> {
  %v = nnprim.load_flyte %m[%i, %j] : memref<8x64x!nnprim.flyte<24>> -> vector<16xf32>
  return %v : vector<16xf32>
}

/// Four values and then one: no byte behind the fifteenth is touched.
// CHECK-LABEL: llvm.func @load24_tail(
// CHECK:         llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<3xi32>
// CHECK:         llvm.getelementptr %{{.*}}[12]
// CHECK-DAG:     llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> i16
// CHECK-DAG:     llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> i8
// CHECK-NOT:     llvm.load
// CHECK:         llvm.return
func.func @load24_tail(%m: memref<5x!nnprim.flyte<24>>, %i: index) -> vector<5xf32> {
  %v = nnprim.load_flyte %m[%i] : memref<5x!nnprim.flyte<24>> -> vector<5xf32>
  return %v : vector<5xf32>
}

/// Eight values are 24 bytes: 16 from the first one on, and 16 that end with the last.
// CHECK-LABEL: llvm.func @load24_eight(
// CHECK:         %[[LOW:.*]] = llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
// CHECK:         llvm.getelementptr %{{.*}}[8]
// CHECK:         %[[HIGH:.*]] = llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
// CHECK:         %[[BOTH:.*]] = llvm.shufflevector %[[LOW]], %[[HIGH]]
// CHECK:         llvm.shufflevector %[[BOTH]], %{{.*}} [32, 0, 1, 2, 32, 3, 4, 5, 32, 6, 7, 8, 32, 9, 10, 11, 32, 20, 21, 22, 32, 23, 24, 25, 32, 26, 27, 28, 32, 29, 30, 31]
func.func @load24_eight(%m: memref<64x!nnprim.flyte<24>>, %i: index) -> vector<8xf32> {
  %v = nnprim.load_flyte %m[%i] : memref<64x!nnprim.flyte<24>> -> vector<8xf32>
  return %v : vector<8xf32>
}

// CHECK-LABEL: llvm.func @load8(
// CHECK:         %[[CODES:.*]] = llvm.load %{{.*}} : !llvm.ptr -> vector<16xi8>
// CHECK:         %[[WIDE:.*]] = llvm.zext %[[CODES]] : vector<16xi8> to vector<16xi32>
// CHECK:         %[[SHIFT:.*]] = llvm.mlir.constant(dense<24> : vector<16xi32>)
// CHECK:         llvm.shl %[[WIDE]], %[[SHIFT]]
func.func @load8(%m: memref<64x!nnprim.flyte<8>>, %i: index) -> vector<16xf32> {
  %v = nnprim.load_flyte %m[%i] : memref<64x!nnprim.flyte<8>> -> vector<16xf32>
  return %v : vector<16xf32>
}

/// The first store rounds, the second does not; NaN stays NaN in both.
// CHECK-LABEL: llvm.func @store24(
// CHECK:         dense<127>
// CHECK:         llvm.fcmp "uno"
// CHECK:         dense<4194304>
// CHECK:         llvm.store %{{.*}} {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
// CHECK-NOT:     dense<127>
// CHECK:         llvm.fcmp "uno"
// CHECK:         llvm.store %{{.*}} {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
func.func @store24(%m: memref<64x!nnprim.flyte<24>>, %v: vector<16xf32>, %i: index) {
  nnprim.store_flyte %v, %m[%i] : vector<16xf32>, memref<64x!nnprim.flyte<24>>
  nnprim.store_flyte %v, %m[%i] {truncate} : vector<16xf32>, memref<64x!nnprim.flyte<24>>
  return
}
