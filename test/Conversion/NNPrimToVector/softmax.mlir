// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file --remark-format=emitRemark --remarks-filter=nnprim.* 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON

/// A row in cache is read for its maximum, written and divided in place.
// REMARK: passes = three_pass_reload,{{.*}}: 4 rows of 100, the least of the estimates
/// Powers of two scale by one instruction on AVX-512, by the exponent field
/// elsewhere; the maximum is one instruction on each.
// CHECK-LABEL: func.func @short
// AVX512:        arith.cmpf ogt
// AVX512:        llvm.call_intrinsic "llvm.x86.avx512.mask.reduce.ps.512"
// AVX512:        x86vector.avx512.mask.scalef
// AVX2-NOT:      x86vector
// AVX2:          arith.shli
// CHECK:         vector.store
// CHECK:         vector.shuffle
// CHECK:         arith.mulf
// CHECK:         vector.store
// NEON-LABEL: func.func @short
// NEON-NOT:      arith.cmpf ogt
// NEON:          llvm.intr.maximum
func.func @short(%x: memref<4x100xf32>, %y: memref<4x100xf32>) {
  nnprim.twopass_softmax ins(%x : memref<4x100xf32>) outs(%y : memref<4x100xf32>) dimension = 1
  return
}

// -----

/// A row that no cache holds is read twice and written once.
// REMARK: passes = two_pass, streaming = true,{{.*}}: 1 rows of 100000000, the least of the estimates
// CHECK-LABEL: func.func @long
func.func @long(%x: memref<1x100000000xf32>, %y: memref<1x100000000xf32>) {
  nnprim.twopass_softmax ins(%x : memref<1x100000000xf32>) outs(%y : memref<1x100000000xf32>) dimension = 1
  return
}

// -----

/// Requested passes are used, but results are not kept in an output that rounds
/// them, nor instead of logarithms.
// REMARK: passes = three_pass_recompute,{{.*}}: 8 rows of 64, passes as requested
// REMARK: passes = three_pass_recompute,{{.*}}: 64 rows of 8, passes as requested
// REMARK: passes = two_pass,{{.*}}: 8 rows of 64, passes as requested
// CHECK-LABEL: func.func @forced
/// Neighbours of bf16 are the halves of words, in and out.
// AVX512:        vector.load {{.*}} vector<32xbf16>
// AVX2:          vector.load {{.*}} vector<16xbf16>
// CHECK:         vector.bitcast {{.*}}xbf16> to vector<{{.*}}xi32>
// CHECK:         arith.minui
// CHECK:         vector.bitcast {{.*}}xi32> to vector<{{.*}}xbf16>
// AVX512:        vector.store {{.*}} vector<32xbf16>
// AVX2:          vector.store {{.*}} vector<16xbf16>
// CHECK:         math.log
// CHECK:         scf.if
func.func @forced(%b: memref<8x64xbf16>, %c: memref<8x64xbf16>, %x: memref<8x64xf32>, %y: memref<8x64xf32>) {
  nnprim.twopass_softmax ins(%b : memref<8x64xbf16>) outs(%c : memref<8x64xbf16>) dimension = 1 algorithm = three_pass_reload
  nnprim.twopass_softmax log ins(%x : memref<8x64xf32>) outs(%y : memref<8x64xf32>) dimension = 0 algorithm = three_pass_reload
  nnprim.twopass_softmax ins(%x : memref<8x64xf32>) outs(%y : memref<8x64xf32>) dimension = 1 algorithm = two_pass
  return
}

// -----

/// Short rows are transposed on the way in and out, four columns at a time, and
/// nothing is reduced over lanes. Dimensions before the rows' are one.
// REMARK: passes = three_pass_reload,{{.*}} batched = true,{{.*}}: 32 rows of 6, the least of the estimates
// CHECK-LABEL: func.func @batch
// CHECK-SAME:    %[[X:.*]]: memref<4x8x6xf32>, %[[Y:.*]]: memref<4x8x6xf32>
// CHECK-DAG:     %[[ROWS:.*]] = memref.collapse_shape %[[X]] {{\[\[}}0, 1], [2]]
// AVX512-DAG:    %[[BUFFER:.*]] = memref.alloca() {{.*}} : memref<6x16xf32>
// AVX2-DAG:      %[[BUFFER:.*]] = memref.alloca() {{.*}} : memref<6x8xf32>
// CHECK:         vector.load %[[ROWS]]{{.*}} vector<4xf32>
// CHECK:         vector.shuffle
// CHECK:         vector.store {{.*}} %[[BUFFER]]
// CHECK-NOT:     vector.reduction
// CHECK:         vector.load %[[BUFFER]]
// CHECK:         vector.shuffle
// The last row of a batch must not write behind it.
// CHECK:         vector.store {{.*}} vector<2xf32>
func.func @batch(%x: memref<4x8x6xf32>, %y: memref<4x8x6xf32>) {
  nnprim.twopass_softmax ins(%x : memref<4x8x6xf32>) outs(%y : memref<4x8x6xf32>) dimension = 2
  return
}

// -----

/// Pixels lie in the lanes, whole images of them.
// REMARK: passes = three_pass_reload,{{.*}}: 98 rows of 21, the least of the estimates
// CHECK-LABEL: func.func @channels
// CHECK:         memref.collapse_shape %{{.*}} {{\[\[}}0], [1], [2, 3]] {{.*}} into memref<2x21x49xf32>
// CHECK-NOT:     vector.shuffle
// CHECK-NOT:     vector.reduction
// CHECK:         return
func.func @channels(%x: memref<2x21x7x7xf32>, %y: memref<2x21x7x7xf32>) {
  nnprim.twopass_softmax ins(%x : memref<2x21x7x7xf32>) outs(%y : memref<2x21x7x7xf32>) dimension = 1
  return
}

// -----

/// A tail is stored as what it is, not as f32.
// CHECK-LABEL: func.func @bf16_tail
// AVX512:        vector.maskedstore {{.*}} : memref<3x300xbf16>, vector<16xi1>, vector<16xbf16>
// AVX2:          vector.store {{.*}} : memref<3x300xbf16>, vector<4xbf16>
func.func @bf16_tail(%x: memref<3x300xbf16>, %y: memref<3x300xbf16>) {
  nnprim.twopass_softmax ins(%x : memref<3x300xbf16>) outs(%y : memref<3x300xbf16>) dimension = 1
  return
}
