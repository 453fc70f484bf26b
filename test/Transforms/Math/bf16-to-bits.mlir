// RUN: nnprim-opt %s --nnprim-bf16-to-bits --split-input-file --verify-diagnostics | FileCheck %s

/// LLVM would select bf16 values in f32 and call a function to round them back.
// CHECK-LABEL: llvm.func @select
// CHECK-NOT:     bf16
// CHECK:         %[[ZERO:.*]] = llvm.mlir.constant(0 : i16) : i16
// CHECK:         %[[X:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i16
// CHECK:         llvm.select %{{.*}}, %[[X]], %[[ZERO]] : i1, i16
// CHECK-NOT:     bf16
llvm.func @select(%p: !llvm.ptr, %c: i1) {
  %zero = llvm.mlir.constant(0.0 : bf16) : bf16
  %x = llvm.load %p : !llvm.ptr -> bf16
  %r = llvm.select %c, %x, %zero : i1, bf16
  llvm.store %r, %p : bf16, !llvm.ptr
  llvm.return
}

/// An extension is a shift, of vectors too, and continues to f64.
// CHECK-LABEL: llvm.func @extend
// CHECK:         %[[X:.*]] = llvm.load %{{.*}} : !llvm.ptr -> vector<4xi16>
// CHECK:         llvm.zext %{{.*}} : vector<4xi16> to vector<4xi32>
// CHECK:         llvm.shl
// CHECK:         %[[F:.*]] = llvm.bitcast %{{.*}} : vector<4xi32> to vector<4xf32>
// CHECK:         llvm.fpext %[[F]] : vector<4xf32> to vector<4xf64>
llvm.func @extend(%p: !llvm.ptr) -> vector<4xf64> {
  %x = llvm.load %p : !llvm.ptr -> vector<4xbf16>
  %r = llvm.fpext %x : vector<4xbf16> to vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// CHECK-LABEL: llvm.func @constant
// CHECK:         llvm.mlir.constant(dense<[16256, -16320]> : vector<2xi16>) : vector<2xi16>
llvm.func @constant(%p: !llvm.ptr) {
  %x = llvm.mlir.constant(dense<[1.0, -3.0]> : vector<2xbf16>) : vector<2xbf16>
  llvm.store %x, %p : vector<2xbf16>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @negative_arithmetic(%x: bf16) -> bf16 {
  // expected-error @below {{'llvm.fadd' op computes in bf16, which is a type for storage here}}
  %r = llvm.fadd %x, %x : bf16
  llvm.return %r : bf16
}
