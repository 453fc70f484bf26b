// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-buffers-to-llvm --reconcile-unrealized-casts | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vbmi --convert-buffers-to-llvm --reconcile-unrealized-casts | FileCheck %s --check-prefix=VBMI
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
/// One shuffle of bytes, which takes zeros from where nothing was loaded.
// VBMI-LABEL:  llvm.func @load24(
// VBMI:          %[[LOADED:.*]] = llvm.intr.masked.load
// VBMI:          %[[BYTES:.*]] = llvm.bitcast %[[LOADED]] : vector<16xi32> to vector<64xi8>
// VBMI-NEXT:     %[[ZEROS:.*]] = llvm.mlir.constant(dense<0> : vector<64xi8>)
// VBMI-NEXT:     llvm.shufflevector %[[BYTES]], %[[ZEROS]] [48, 0, 1, 2, 48, 3, 4, 5, 48, 6,
// VBMI-NOT:      llvm.shufflevector
// VBMI:          llvm.return
func.func @load24(%m: memref<8x64x!nnprim.flyte<24>>, %i: index, %j: index) -> vector<16xf32> {
  %v = nnprim.load_flyte %m[%i, %j] : memref<8x64x!nnprim.flyte<24>> -> vector<16xf32>
  return %v : vector<16xf32>
}

/// Bytes of the same row may be read, behind the values and before them; a mask would take time.
// CHECK-LABEL: llvm.func @load24_row(
// CHECK-NOT:     masked
// CHECK:         llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
// CHECK:         llvm.shufflevector %{{.*}} [0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1] : vector<16xi32>
// CHECK:         llvm.getelementptr %{{.*}}[-4]
// CHECK:         llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
// CHECK:         llvm.shufflevector %{{.*}} [4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12, -1, 13, 14, 15, -1] : vector<16xi32>
// CHECK-NOT:     masked
// CHECK:         llvm.return
// VBMI-LABEL:  llvm.func @load24_row(
// VBMI-NOT:      masked
// VBMI:          llvm.shufflevector %{{.*}} [0, 0, 1, 2, 3, 3, 4, 5,
// VBMI:          llvm.call_intrinsic "llvm.arithmetic.fence"(%{{.*}}) : (f64) -> f64
// VBMI:          llvm.select %{{.*}} : vector<64xi1>, vector<64xi8>
// VBMI:          llvm.shufflevector %{{.*}} [16, 16, 17, 18, 19, 19, 20, 21,
// VBMI:          llvm.select %{{.*}} : vector<64xi1>, vector<64xi8>
// VBMI-NOT:      masked
// VBMI:          llvm.return
func.func @load24_row(%m: memref<8x32x!nnprim.flyte<24>>, %i: index) -> (vector<16xf32>, vector<16xf32>) {
  %first = arith.constant 0 : index
  %second = arith.constant 16 : index
  %v = nnprim.load_flyte %m[%i, %first] : memref<8x32x!nnprim.flyte<24>> -> vector<16xf32>
  %w = nnprim.load_flyte %m[%i, %second] : memref<8x32x!nnprim.flyte<24>> -> vector<16xf32>
  return %v, %w : vector<16xf32>, vector<16xf32>
}

/// A row of 63 bytes has no 64 to read.
// CHECK-LABEL: llvm.func @load24_short_row(
// CHECK:         llvm.intr.masked.load
// CHECK:         llvm.return
func.func @load24_short_row(%m: memref<8x21x!nnprim.flyte<24>>, %i: index) -> vector<16xf32> {
  %first = arith.constant 0 : index
  %v = nnprim.load_flyte %m[%i, %first] : memref<8x21x!nnprim.flyte<24>> -> vector<16xf32>
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
// VBMI-LABEL:  llvm.func @load8(
// VBMI:          llvm.load %{{.*}} : !llvm.ptr -> vector<16xi8>
// VBMI:          llvm.call_intrinsic "llvm.arithmetic.fence"
// VBMI:          llvm.shufflevector %{{.*}} [63, 63, 63, 0, 63, 63, 63, 1,
// VBMI-LABEL:  llvm.func @store24(
// VBMI:          llvm.shufflevector %{{.*}} [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17,
// VBMI:          llvm.intr.masked.store
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
