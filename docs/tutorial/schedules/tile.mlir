// Upstream's tiling: loops over 14 rows of pixels, whose convolutions read
// their part of the indirection buffer.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["nnprim.indirect_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %conv tile_sizes [0, 14, 0, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.nnprim.set_plan #nnprim.gemm_plan<nr = 32, mr = 9> of %tile : !transform.any_op
    transform.yield
  }
}
