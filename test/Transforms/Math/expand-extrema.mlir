// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-expand-extrema | FileCheck %s --check-prefixes=CHECK,X86
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-expand-extrema | FileCheck %s --check-prefixes=CHECK,NEON
// RUN: nnprim-opt %s --nnprim-expand-extrema | FileCheck %s --check-prefix=NONE

/// What x86's instruction returns where an operand is NaN is the second one.
// CHECK-LABEL: func.func @maximum
// X86-SAME:      %[[A:.*]]: vector<8xf32>, %[[B:.*]]: vector<8xf32>
// X86:           %[[IS_A:.*]] = arith.cmpf ogt, %[[A]], %[[B]]
// X86:           %[[BEST:.*]] = arith.select %[[IS_A]], %[[A]], %[[B]]
// X86:           %[[NAN:.*]] = arith.cmpf uno, %[[A]], %[[A]]
// X86:           %[[ONES:.*]] = arith.constant dense<0xFFFFFFFF>
// X86:           arith.select %[[NAN]], %[[ONES]], %[[BEST]]
// NEON:          llvm.intr.maximum
// NONE-LABEL:  func.func @maximum
// NONE:          arith.maximumf
func.func @maximum(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = arith.maximumf %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}

/// A constant is no NaN, and comes first.
// CHECK-LABEL: func.func @clamp
// X86:           %[[IS_SIX:.*]] = arith.cmpf olt, %[[SIX:.*]], %[[X:.*]] : f64
// X86:           arith.select %[[IS_SIX]], %[[SIX]], %[[X]]
// X86-NOT:       uno
// NEON:          llvm.intr.minimum
// NEON:          llvm.intr.maximum
// CHECK:         return
func.func @clamp(%x: f64) -> f64 {
  %six = arith.constant 6.0 : f64
  %zero = arith.constant 0.0 : f64
  %0 = arith.minimumf %x, %six : f64
  %1 = arith.maximumf %zero, %0 : f64
  return %1 : f64
}

/// A constant NaN, and a type without instructions.
// CHECK-LABEL: func.func @others
// X86:           arith.cmpf uno
// CHECK:         arith.maximumf %{{.*}} : vector<2x4xf32>
func.func @others(%x: f32, %y: vector<2x4xf32>) -> (f32, vector<2x4xf32>) {
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %x, %nan : f32
  %1 = arith.maximumf %y, %y : vector<2x4xf32>
  return %0, %1 : f32, vector<2x4xf32>
}
