// RUN: nnprim-opt %s --nnprim-expand-math | FileCheck %s

/// No call of a library function remains.
// CHECK-LABEL: func.func @f32
// CHECK-NOT:   math.{{exp|log|tanh|erf|powf|rsqrt|sin|cos|round }}
// CHECK:       return
func.func @f32(%x: f32, %y: f32) -> f32 {
  %0 = math.exp %x : f32
  %1 = math.log %0 : f32
  %2 = math.tanh %1 : f32
  %3 = math.erf %2 : f32
  %4 = math.powf %3, %y : f32
  %5 = math.rsqrt %4 : f32
  %6 = math.sin %5 : f32
  %7 = math.round %6 : f32
  %8 = math.log10 %7 : f32
  return %8 : f32
}

/// Subnormal results, which 1 absorbs, would take a second power of two.
// CHECK-LABEL: func.func @sigmoid
// CHECK-COUNT-1: arith.shli
// CHECK-NOT:   arith.shli
// CHECK:       arith.divf
func.func @sigmoid(%x: vector<8xf32>) -> vector<8xf32> {
  %one = arith.constant dense<1.0> : vector<8xf32>
  %n = arith.negf %x : vector<8xf32>
  %e = math.exp %n : vector<8xf32>
  %s = arith.addf %one, %e : vector<8xf32>
  %r = arith.divf %one, %s : vector<8xf32>
  return %r : vector<8xf32>
}

/// x / (1 + exp(-x)): one step of the reduction, six terms and no product by a
/// reciprocal.
// CHECK-LABEL:   func.func @swish
// CHECK-NOT:     arith.negf
// CHECK-COUNT-8: math.fma
// CHECK-NOT:     math.fma
// CHECK:         arith.divf %arg0
// CHECK-NOT:     arith.mulf
// CHECK:         return
func.func @swish(%x: vector<8xf32>) -> vector<8xf32> {
  %one = arith.constant dense<1.0> : vector<8xf32>
  %n = arith.negf %x : vector<8xf32>
  %e = math.exp %n : vector<8xf32>
  %s = arith.addf %one, %e : vector<8xf32>
  %d = arith.divf %one, %s : vector<8xf32>
  %r = arith.mulf %d, %x : vector<8xf32>
  return %r : vector<8xf32>
}

/// The same as a quotient, of a multiple of x.
// CHECK-LABEL:   func.func @swish_quotient
// CHECK:         arith.mulf
// CHECK-COUNT-8: math.fma
// CHECK-NOT:     math.fma
// CHECK:         arith.divf %arg0
// CHECK-NOT:     arith.mulf
// CHECK:         return
func.func @swish_quotient(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %alpha = arith.constant 1.702 : f32
  %u = arith.mulf %alpha, %x : f32
  %n = arith.negf %u : f32
  %e = math.exp %n : f32
  %s = arith.addf %e, %one : f32
  %r = arith.divf %x, %s : f32
  return %r : f32
}

/// Errors of a sigmoid of something else are relative to the result: the
/// reduction has two steps. So has that of one with another user.
// CHECK-LABEL:   func.func @negative_swish
// CHECK-COUNT-9: math.fma
// CHECK:         arith.mulf %{{.*}}, %arg1
// CHECK-COUNT-9: math.fma
// CHECK:         arith.mulf %{{.*}}, %arg0
func.func @negative_swish(%x: f32, %y: f32) -> (f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %n = arith.negf %x : f32
  %e = math.exp %n : f32
  %s = arith.addf %one, %e : f32
  %d = arith.divf %one, %s : f32
  %r = arith.mulf %d, %y : f32
  %n2 = arith.negf %x : f32
  %e2 = math.exp %n2 : f32
  %s2 = arith.addf %one, %e2 : f32
  %d2 = arith.divf %one, %s2 : f32
  %r2 = arith.mulf %d2, %x : f32
  return %r, %r2, %d2 : f32, f32, f32
}

// CHECK-LABEL: func.func @negative_absorbed
// CHECK-COUNT-2: arith.shli
func.func @negative_absorbed(%x: f32, %y: f32) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %e = math.exp %x : f32
  %s = arith.addf %one, %e : f32
  %t = arith.addf %y, %e : f32
  return %s, %t : f32, f32
}

// CHECK-LABEL: func.func @f64
// CHECK-NOT:   math.{{exp|log|tanh|erf|powf|sin|cos|atan}}
// CHECK:       return
func.func @f64(%x: vector<4xf64>, %y: vector<4xf64>) -> vector<4xf64> {
  %0 = math.exp %x : vector<4xf64>
  %1 = math.log %0 : vector<4xf64>
  %2 = math.tanh %1 : vector<4xf64>
  %3 = math.erf %2 : vector<4xf64>
  %4 = math.powf %3, %y : vector<4xf64>
  %5 = math.log1p %4 : vector<4xf64>
  %6 = math.expm1 %5 : vector<4xf64>
  %7 = math.sin %6 : vector<4xf64>
  %8 = math.cos %7 : vector<4xf64>
  %9 = math.atan %8 : vector<4xf64>
  return %9 : vector<4xf64>
}

/// No target narrows f64 to f16 at once.
// CHECK-LABEL: func.func @narrow
// CHECK:       arith.truncf %{{.*}} : f64 to f32
// CHECK:       arith.truncf %{{.*}} : f32 to f16
func.func @narrow(%x: f64) -> f16 {
  %0 = arith.truncf %x : f64 to f16
  return %0 : f16
}

/// bf16 is rounded as integers; there is no selection of bf16.
// CHECK-LABEL: func.func @bf16
// CHECK-SAME:    (%[[X:.*]]: vector<3xf32>)
// CHECK-NOT:   arith.truncf
// CHECK:       %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK:       %[[QUIET:.*]] = arith.ori
// CHECK:       %[[KEPT:.*]] = arith.select %[[NAN]], %[[QUIET]], %{{.*}} : vector<3xi1>, vector<3xi32>
// CHECK:       %[[UPPER:.*]] = arith.shrui %[[KEPT]]
// CHECK:       %[[BITS:.*]] = arith.trunci %[[UPPER]] : vector<3xi32> to vector<3xi16>
// CHECK:       arith.bitcast %[[BITS]] : vector<3xi16> to vector<3xbf16>
func.func @bf16(%x: vector<3xf32>) -> vector<3xbf16> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xbf16>
  return %0 : vector<3xbf16>
}

/// Instructions stay.
// CHECK-LABEL: func.func @negative_sqrt
// CHECK:       math.sqrt
// CHECK:       math.floor
func.func @negative_sqrt(%x: f32) -> f32 {
  %0 = math.sqrt %x : f32
  %1 = math.floor %0 : f32
  return %1 : f32
}

/// Both parts of 1/6 are below it.
// CHECK-LABEL: func.func @sixth
// CHECK-DAG:   %[[HIGH:.*]] = arith.constant dense<0.166666657> : vector<8xf32>
// CHECK-DAG:   %[[LOW:.*]] = arith.constant dense<9.93410775E-9> : vector<8xf32>
// CHECK:       %[[P:.*]] = arith.mulf %arg0, %[[LOW]]
// CHECK:       %[[Q:.*]] = math.fma %arg0, %[[HIGH]], %[[P]]
// CHECK:       return %[[Q]]
func.func @sixth(%x: vector<8xf32>) -> vector<8xf32> {
  %c = arith.constant dense<6.0> : vector<8xf32>
  %q = arith.divf %x, %c : vector<8xf32>
  return %q : vector<8xf32>
}

/// The divisor has more than 20 bits, is a power of two, zero, of another type,
/// or no constant.
// CHECK-LABEL:   func.func @negative_divisor
// CHECK-COUNT-5: arith.divf
func.func @negative_divisor(%x: f32, %y: f32, %z: f16) -> (f32, f32, f32, f16, f32) {
  %long = arith.constant 1048577.0 : f32
  %power = arith.constant 8.0 : f32
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 6.0 : f16
  %0 = arith.divf %x, %long : f32
  %1 = arith.divf %x, %power : f32
  %2 = arith.divf %x, %zero : f32
  %3 = arith.divf %z, %half : f16
  %4 = arith.divf %x, %y : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f16, f32
}
