// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-annotate-functions | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-annotate-functions | FileCheck %s --check-prefixes=CHECK,NEON
// RUN: not nnprim-opt %s --nnprim-set-target=target=pdp11 --nnprim-annotate-functions 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: unknown target 'pdp11'

// AVX512: module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"
// NEON:   module attributes {llvm.target_triple = "aarch64-unknown-linux-gnu"
module attributes {nnprim.arena_bytes = 64 : i64} {
  // CHECK: llvm.func @libm(f64) -> f64{{$}}
  llvm.func @libm(f64) -> f64
  // CHECK:      llvm.func @main(%{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.noalias})
  // CHECK-SAME: no_unwind
  // AVX512-SAME: ["prefer-vector-width", "512"]
  // AVX512-SAME: target_features = #llvm.target_features<["+avx512f"
  // NEON-SAME:   target_features = #llvm.target_features<["+neon"]>
  llvm.func @main(%in: !llvm.ptr {nnprim.name = "x"}, %arena: !llvm.ptr) {
    llvm.return
  }
}
