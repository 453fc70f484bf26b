// Vectors along channels for convolutions of few filters: tiles of 3 pixels
// and 8 filters, 24 vectors of sums.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["nnprim.indirect_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nnprim.set_plan #nnprim.direct_conv_plan<nr = 8, kr = 16, tile_rows = 1, tile_columns = 3,
        even_columns = true, prefetch_output = true> of %conv : !transform.any_op
    transform.yield
  }
}
