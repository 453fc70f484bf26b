// RUN: nnprim-opt %s --nnprim-mark-exact-pairs | FileCheck %s --check-prefix=MARK
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-widen-products | FileCheck %s --check-prefix=WIDEN
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --nnprim-widen-products | FileCheck %s --check-prefix=VNNI
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-dotprod --nnprim-widen-products | FileCheck %s --check-prefix=NEON

/// Column 0: the positive pair sums to 128 and the negative one to −128, which
/// fit. Column 1: the signs of each pair differ.
// MARK-LABEL: func.func @fit
// MARK:         nnprim.gemm {{.*}} attributes {lhs_unsigned, rhs_pairs_fit}
func.func @fit(%a: tensor<3x4xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %w = arith.constant dense<[[[[64, 64, -64, -64], [127, -128, -127, 127]]]]> : tensor<1x1x2x4xi8>
  %r = nnprim.gemm ins(%a, %w : tensor<3x4xi8>, tensor<1x1x2x4xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

/// The second pair of the second column sums to 129.
// MARK-LABEL: func.func @negative_overflow
// MARK:         nnprim.gemm {{.*}} attributes {lhs_unsigned} ->
func.func @negative_overflow(%a: tensor<3x4xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %w = arith.constant dense<[[[[64, 64, -64, -64], [0, 0, 64, 65]]]]> : tensor<1x1x2x4xi8>
  %r = nnprim.gemm ins(%a, %w : tensor<3x4xi8>, tensor<1x1x2x4xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

/// Rows 0 and 1 are a pair, rows 1 and 2 are none.
// WIDEN-LABEL: func.func @fit_plain
// WIDEN-NOT:     linalg.generic
// WIDEN:         nnprim.gemm ins(%arg0, %{{.*}} : tensor<3x3xi8>, tensor<3x2xi8>)
func.func @fit_plain(%a: tensor<3x3xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %w = arith.constant dense<[[1, 2], [100, 100], [100, 100]]> : tensor<3x2xi8>
  %r = nnprim.gemm ins(%a, %w : tensor<3x3xi8>, tensor<3x2xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// WIDEN-LABEL: func.func @widened
// WIDEN:         arith.extui %{{.*}} : i8 to i16
// WIDEN:         arith.extsi %{{.*}} : i8 to i16
// WIDEN:         nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<3x3xi16>, tensor<3x2xi16>) outs(%{{.*}} : tensor<3x2xi32>) ->
// VNNI-LABEL:  func.func @widened
// VNNI:          nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<3x3xi8>, tensor<3x2xi8>)
func.func @widened(%a: tensor<3x3xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %w = arith.constant dense<[[1, 100], [100, 100], [100, 100]]> : tensor<3x2xi8>
  %r = nnprim.gemm ins(%a, %w : tensor<3x3xi8>, tensor<3x2xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

/// Unsigned weights: VNNI multiplies them by signed bytes, nothing by unsigned
/// ones.
// WIDEN-LABEL: func.func @unsigned_weights
// WIDEN:         arith.extsi %{{.*}} : i8 to i16
// WIDEN:         arith.extui %{{.*}} : i8 to i16
// WIDEN:         nnprim.gemm {{.*}}tensor<3x2xi16>) outs(%{{.*}} : tensor<3x2xi32>) ->
// VNNI-LABEL:  func.func @unsigned_weights
// VNNI:          nnprim.gemm {{.*}}tensor<3x2xi8>) outs(%{{.*}} : tensor<3x2xi32>) attributes {rhs_unsigned}
// NEON-LABEL:  func.func @unsigned_weights
// NEON:          arith.extui %{{.*}} : i8 to i16
// NEON:          nnprim.gemm {{.*}}tensor<3x2xi16>) outs(%{{.*}} : tensor<3x2xi32>) ->
func.func @unsigned_weights(%a: tensor<3x3xi8>, %w: tensor<3x2xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %r = nnprim.gemm ins(%a, %w : tensor<3x3xi8>, tensor<3x2xi8>) outs(%init : tensor<3x2xi32>) attributes {rhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// VNNI-LABEL: func.func @unsigned_factors
// VNNI:         arith.extui %{{.*}} : i8 to i16
// VNNI:         arith.extui %{{.*}} : i8 to i16
// VNNI:         nnprim.gemm {{.*}}tensor<3x2xi16>) outs(%{{.*}} : tensor<3x2xi32>) ->
func.func @unsigned_factors(%a: tensor<3x3xi8>, %w: tensor<3x2xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %r = nnprim.gemm ins(%a, %w : tensor<3x3xi8>, tensor<3x2xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned, rhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

/// Of unsigned bytes, Arm has none without I8MM.
// NEON-LABEL: func.func @unsigned_lhs
// NEON:         arith.extui %{{.*}} : i8 to i16
// NEON:         arith.extsi %{{.*}} : i8 to i16
// NEON:         nnprim.gemm {{.*}}tensor<3x2xi16>) outs(%{{.*}} : tensor<3x2xi32>) ->
// VNNI-LABEL: func.func @unsigned_lhs
// VNNI:         nnprim.gemm {{.*}}tensor<3x2xi8>) outs(%{{.*}} : tensor<3x2xi32>) attributes {lhs_unsigned}
func.func @unsigned_lhs(%a: tensor<3x3xi8>, %w: tensor<3x2xi8>, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %r = nnprim.gemm ins(%a, %w : tensor<3x3xi8>, tensor<3x2xi8>) outs(%init : tensor<3x2xi32>) attributes {lhs_unsigned} -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
