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

/// Hard-swish as frameworks export it: x · clip(x / 6 + 1/2, 0, 1). Clip is two
/// comparisons and selections, and stays that.
// CHECK-LABEL: func.func @hard_swish
// CHECK-DAG:   %[[SIXTH:.*]] = arith.constant dense<0.166666672> : vector<8xf32>
// CHECK-DAG:   %[[HALF:.*]] = arith.constant dense<5.000000e-01> : vector<8xf32>
// CHECK-DAG:   %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-DAG:   %[[ONE:.*]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK:       %[[F:.*]] = math.fma %arg0, %[[SIXTH]], %[[HALF]]
// CHECK:       %[[BELOW:.*]] = arith.cmpf olt, %[[F]], %[[ZERO]]
// CHECK:       %[[LOW:.*]] = arith.select %[[BELOW]], %[[ZERO]], %[[F]]
// CHECK:       %[[ABOVE:.*]] = arith.cmpf olt, %[[ONE]], %[[LOW]]
// CHECK:       %[[CLIP:.*]] = arith.select %[[ABOVE]], %[[ONE]], %[[LOW]]
// CHECK:       %[[Y:.*]] = arith.mulf %arg0, %[[CLIP]]
// CHECK-NEXT:  return %[[Y]]
func.func @hard_swish(%x: vector<8xf32>) -> vector<8xf32> {
  %three = arith.constant dense<3.0> : vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %six = arith.constant dense<6.0> : vector<8xf32>
  %s = arith.addf %x, %three : vector<8xf32>
  %below = arith.cmpf olt, %s, %zero : vector<8xf32>
  %l = arith.select %below, %zero, %s : vector<8xi1>, vector<8xf32>
  %above = arith.cmpf olt, %six, %l : vector<8xf32>
  %c = arith.select %above, %six, %l : vector<8xi1>, vector<8xf32>
  %p = arith.mulf %x, %c : vector<8xf32>
  %q = arith.divf %p, %six : vector<8xf32>
  return %q : vector<8xf32>
}

/// Multiplied by a sixth, operands and bounds in the other order.
// CHECK-LABEL: func.func @hard_swish_product
// CHECK:       %[[F:.*]] = math.fma %arg0
// CHECK:       %[[H:.*]] = arith.maximumf %[[F]]
// CHECK:       %[[C:.*]] = arith.minimumf %[[H]]
// CHECK:       arith.mulf %arg0, %[[C]]
// CHECK-NOT:   arith.mulf
func.func @hard_swish_product(%x: f32) -> f32 {
  %three = arith.constant 3.0 : f32
  %zero = arith.constant 0.0 : f32
  %six = arith.constant 6.0 : f32
  %sixth = arith.constant 0.16666667 : f32
  %s = arith.addf %three, %x : f32
  %h = arith.minimumf %six, %s : f32
  %c = arith.maximumf %zero, %h : f32
  %p = arith.mulf %c, %x : f32
  %q = arith.mulf %sixth, %p : f32
  return %q : f32
}

/// The sum is of another value, the clipped sum has other users, the scale is
/// negative, a bound is infinite, a comparison is of another value,
/// the summand is larger than both bounds.
// CHECK-LABEL: func.func @negative_hard_swish
// CHECK-COUNT-6: arith.addf
// CHECK:       return
func.func @negative_hard_swish(%x: f32, %y: f32)
    -> (f32, f32, f32, f32, f32, f32, f32) {
  %three = arith.constant 3.0 : f32
  %zero = arith.constant 0.0 : f32
  %six = arith.constant 6.0 : f32
  %minus = arith.constant -6.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %s0 = arith.addf %y, %three : f32
  %l0 = arith.maximumf %s0, %zero : f32
  %c0 = arith.minimumf %l0, %six : f32
  %p0 = arith.mulf %x, %c0 : f32
  %q0 = arith.divf %p0, %six : f32
  %s1 = arith.addf %x, %three : f32
  %l1 = arith.maximumf %s1, %zero : f32
  %c1 = arith.minimumf %l1, %six : f32
  %p1 = arith.mulf %x, %c1 : f32
  %q1 = arith.divf %p1, %six : f32
  %s2 = arith.addf %x, %three : f32
  %l2 = arith.maximumf %s2, %zero : f32
  %c2 = arith.minimumf %l2, %six : f32
  %p2 = arith.mulf %x, %c2 : f32
  %q2 = arith.divf %p2, %minus : f32
  %s3 = arith.addf %x, %three : f32
  %l3 = arith.maximumf %s3, %zero : f32
  %c3 = arith.minimumf %l3, %inf : f32
  %p3 = arith.mulf %x, %c3 : f32
  %q3 = arith.divf %p3, %six : f32
  %s4 = arith.addf %x, %three : f32
  %below = arith.cmpf olt, %y, %zero : f32
  %l4 = arith.select %below, %zero, %s4 : f32
  %c4 = arith.minimumf %l4, %six : f32
  %p4 = arith.mulf %x, %c4 : f32
  %q4 = arith.divf %p4, %six : f32
  %large = arith.constant 7.0 : f32
  %s5 = arith.addf %x, %large : f32
  %l5 = arith.maximumf %s5, %zero : f32
  %c5 = arith.minimumf %l5, %six : f32
  %p5 = arith.mulf %x, %c5 : f32
  %q5 = arith.divf %p5, %six : f32
  return %q0, %q1, %c1, %q2, %q3, %q4, %q5
      : f32, f32, f32, f32, f32, f32, f32
}
