// RUN: nnprim-opt %s --transform-interpreter --split-input-file | FileCheck %s

/// Another register tile and panel width for a product.
// CHECK-LABEL: func.func @plan
// CHECK: nnprim.gemm {{.*}}plan = #nnprim.gemm_plan<nr = 48, mr = 8, kr = 1, rows_outermost = true, prefetch_lhs = false, prefetch_rhs = 0, prefetch_output = false, extended_panels = 0, extension_parts = 0>
func.func @plan(%a: tensor<49x64xf32>, %b: tensor<64x96xf32>, %c: tensor<49x96xf32>) -> tensor<49x96xf32> {
  %y = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x96xf32>) outs(%c : tensor<49x96xf32>) -> tensor<49x96xf32>
  return %y : tensor<49x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nnprim.set_plan #nnprim.gemm_plan<nr = 48, mr = 8, rows_outermost = true> of %gemm : !transform.any_op
    transform.yield
  }
}

// -----

/// The algorithm of a convolution.
// CHECK-LABEL: func.func @algorithm
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "winograd_f4"
func.func @algorithm(%x: tensor<1x15x15x64xf32>, %w: tensor<3x3x64x96xf32>, %c: tensor<1x13x13x96xf32>) -> tensor<1x13x13x96xf32> {
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x15x15x64xf32>, tensor<3x3x64x96xf32>)
      outs(%c : tensor<1x13x13x96xf32>) -> tensor<1x13x13x96xf32>
  return %y : tensor<1x13x13x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nnprim.set_algorithm "winograd_f4" of %conv : !transform.any_op
    transform.yield
  }
}

// -----

/// Upstream's ops tile primitives through their interface; the tiles get a plan of their own.
// CHECK-LABEL: func.func @tile
// CHECK:       scf.for
// CHECK:         nnprim.gemm ins({{.*}}tensor<24x64xf32>{{.*}}plan = #nnprim.gemm_plan<nr = 32, mr = 12,
func.func @tile(%a: tensor<48x64xf32>, %b: tensor<64x96xf32>, %c: tensor<48x96xf32>) -> tensor<48x96xf32> {
  %y = nnprim.gemm ins(%a, %b : tensor<48x64xf32>, tensor<64x96xf32>) outs(%c : tensor<48x96xf32>) -> tensor<48x96xf32>
  return %y : tensor<48x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %gemm tile_sizes [24, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.nnprim.set_plan #nnprim.gemm_plan<nr = 32, mr = 12> of %tile : !transform.any_op
    transform.yield
  }
}
