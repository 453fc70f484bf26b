// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-fp16 --convert-nnprim-to-vector | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-bf16 --convert-nnprim-to-vector 2>&1 | FileCheck %s --check-prefix=WITHOUT

/// Sums in f32 begin with zeros in memory. Of three rows by 20 columns, in blocks of 16 of 37 values of K: two loops of
/// blocks, of one loop of two vectors each, and five values of K one by one. 20 columns are two vectors and a half.
// CHECK-LABEL: func.func @gemm
// CHECK:         %[[SUMS:.*]] = memref.alloca() {{.*}}: memref<72xf32>
// CHECK-COUNT-18: vector.store %{{.*}}, %[[SUMS]][%{{.*}}] : memref<72xf32>, vector<4xf32>
// CHECK:         scf.for
// CHECK:           scf.for {{.*}} -> (vector<8xf16>, vector<8xf16>, vector<4xf16>,
// CHECK-COUNT-3:     vector.load %{{.*}} : memref<3x37xf16>, vector<8xf16>
// CHECK-COUNT-72:    llvm.intr.fma(%{{.*}}) : (vector<{{[48]}}xf16>
// CHECK:           }
// CHECK-COUNT-9:   arith.extf %{{.*}} : vector<{{[48]}}xf16> to vector<{{[48]}}xf32>
// CHECK:         }
// CHECK:         scf.for
// CHECK-COUNT-9:   llvm.intr.fma(%{{.*}}) : (vector<{{[48]}}xf16>
// CHECK:         }
// CHECK-COUNT-9: arith.addf %{{.*}} : vector<{{[48]}}xf32>
/// What the epilogue takes is f32.
// CHECK-COUNT-15: vector.load %[[SUMS]][%{{.*}}] : memref<72xf32>, vector<4xf32>
// CHECK-NOT:     fma
// CHECK:         return

/// Nothing else multiplies in f16.
// WITHOUT-LABEL: func.func @gemm
// WITHOUT:         nnprim.gemm
// WITHOUT:         return
func.func @gemm(%a: memref<3x37xf16>, %b: memref<1x37x24xf16>, %c: memref<3x20xf16>) {
  nnprim.gemm ins(%a, %b : memref<3x37xf16>, memref<1x37x24xf16>) outs(%c : memref<3x20xf16>) attributes {f16_terms = 16 : i64}
  return
}
