// RUN: nnprim-opt %s --transform-interpreter --split-input-file --verify-diagnostics

func.func @panels(%a: tensor<49x64xf32>, %b: tensor<3x64x32xf32>, %c: tensor<49x96xf32>) -> tensor<49x96xf32> {
  // expected-note @below {{when applied to this op}}
  %y = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<3x64x32xf32>) outs(%c : tensor<49x96xf32>) -> tensor<49x96xf32>
  return %y : tensor<49x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the plan does not fit: 'nnprim.gemm' op expected `nr` of its plan to be the panel width 32, but got 48}}
    transform.nnprim.set_plan #nnprim.gemm_plan<nr = 48, mr = 8> of %gemm : !transform.any_op
    transform.yield
  }
}

// -----

func.func @kind(%a: tensor<49x64xf32>, %b: tensor<64x96xf32>, %c: tensor<49x96xf32>) -> tensor<49x96xf32> {
  // expected-note @below {{when applied to this op}}
  %y = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x96xf32>) outs(%c : tensor<49x96xf32>) -> tensor<49x96xf32>
  return %y : tensor<49x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the plan does not fit: it has no such kind of plan}}
    transform.nnprim.set_plan #nnprim.depthwise_plan<rows = 1, columns = 2, vectors = 1> of %gemm : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{'transform.nnprim.set_algorithm' op unknown algorithm 'fast'; known are direct}}
    transform.nnprim.set_algorithm "fast" of %root : !transform.any_op
    transform.yield
  }
}
