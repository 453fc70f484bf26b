// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=2" | FileCheck %s
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=2 max-error=1e-7" | FileCheck %s --check-prefix=EXACT
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=2 max-error=1e-6" | FileCheck %s --check-prefix=LESS
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=3" | FileCheck %s --check-prefix=ROWS
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=17" | FileCheck %s --check-prefix=FEW
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=128 kept-bytes=63" | FileCheck %s --check-prefix=DISPLACED
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=128 kept-bytes=64" | FileCheck %s --check-prefix=FEW
// RUN: nnprim-opt %s --nnprim-narrow-weights="type=streamed streamed-bytes=136 kept-bytes=63" | FileCheck %s --check-prefix=FEW

/// One row reads each weight once. Within 1e-7, 0.1 has no code of 24 bits, nor integers with a common scale.
// CHECK-LABEL: func.func @one_row
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<3x2xi16>)
// EXACT-LABEL: func.func @one_row
//       EXACT:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2xf32>)
/// All weights, 64 bytes, displace each other from L2.
// DISPLACED-LABEL: func.func @one_row
//       DISPLACED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<3x2xi16>)
// DISPLACED-LABEL: func.func @eight_rows
//       DISPLACED:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<2x2xf32>)
/// L2 holds so few weights.
// FEW-LABEL: func.func @one_row
//       FEW:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2xf32>)
func.func @one_row(%a: tensor<1x2xf32>, %init: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[0.1, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<1x2xf32>, tensor<2x2xf32>) outs(%init : tensor<1x2xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

/// Pairs of integers take as few bytes; nnprim-scale-products makes them.
// CHECK-LABEL: func.func @integers
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<2x2xf32>)
func.func @integers(%a: tensor<1x2xf32>, %init: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[0.1, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<1x2xf32>, tensor<2x2xf32>) outs(%init : tensor<1x2xf32>) attributes {nnprim.algorithm = "int16"} -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

/// A register tile or two of eight rows wait for weights as one row does. What is of 24 bits is for one row alone.
// CHECK-LABEL: func.func @eight_rows
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<3x2xi16>)
/// Eight rows are for eight times as many bytes as one.
// ROWS-LABEL: func.func @one_row
//       ROWS:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<1x2xf32>, tensor<3x2xi16>)
// ROWS-LABEL: func.func @eight_rows
//       ROWS:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<2x2xf32>)
// LESS-LABEL: func.func @eight_rows
//       LESS:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<2x2xf32>)
func.func @eight_rows(%a: tensor<8x2xf32>, %init: tensor<8x2xf32>) -> tensor<8x2xf32> {
  %w = arith.constant dense<[[0.1, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<8x2xf32>, tensor<2x2xf32>) outs(%init : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// CHECK-LABEL: func.func @negative_nine_rows
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<9x2xf32>, tensor<2x2xf32>)
func.func @negative_nine_rows(%a: tensor<9x2xf32>, %init: tensor<9x2xf32>) -> tensor<9x2xf32> {
  %w = arith.constant dense<[[0.1, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<9x2xf32>, tensor<2x2xf32>) outs(%init : tensor<9x2xf32>) -> tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}

/// Factors of products in tile registers would take as many bytes as f32.
// CHECK-LABEL: func.func @split
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<3x2xi16>)
//   CHECK-NOT:   bf16_terms
//       CHECK:   return
// LESS-LABEL: func.func @split
//       LESS:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<8x2xf32>, tensor<2x2xf32>)
//       LESS:   bf16_terms = 3
func.func @split(%a: tensor<8x2xf32>, %init: tensor<8x2xf32>) -> tensor<8x2xf32> {
  %w = arith.constant dense<[[0.1, 3.0], [-2.0, 0.5]]> : tensor<2x2xf32>
  %r = nnprim.gemm ins(%a, %w : tensor<8x2xf32>, tensor<2x2xf32>) outs(%init : tensor<8x2xf32>)
      attributes {bf16_terms = 3} -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}
