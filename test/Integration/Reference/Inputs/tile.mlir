/// Cuts every primitive into tiles that leave remainders.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gemm = transform.structured.match ops{["nnprim.gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t0, %l0:2 = transform.structured.tile_using_for %gemm tile_sizes [1, 4]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pack = transform.structured.match ops{["nnprim.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    %t1, %l1:2 = transform.structured.tile_using_for %pack tile_sizes [2, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %indirect = transform.structured.match ops{["nnprim.indirect_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t2, %l2:2 = transform.structured.tile_using_for %indirect tile_sizes [0, 1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %depthwise = transform.structured.match ops{["nnprim.depthwise_conv"]} in %root : (!transform.any_op) -> !transform.any_op
    %t3, %l3:2 = transform.structured.tile_using_for %depthwise tile_sizes [0, 2, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    /// Tiles of tiles keep their place in the whole.
    %t4, %l4:2 = transform.structured.tile_using_for %t3 tile_sizes [0, 1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %conv = transform.structured.match ops{["nnprim.conv_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t5, %l5:2 = transform.structured.tile_using_for %conv tile_sizes [0, 0, 1, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %spmm = transform.structured.match ops{["nnprim.spmm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t6, %l6:2 = transform.structured.tile_using_for %spmm tile_sizes [2, 3]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %tuple = transform.structured.match ops{["nnprim.tuple_gemm"]} in %root : (!transform.any_op) -> !transform.any_op
    %t7, %l7:3 = transform.structured.tile_using_for %tuple tile_sizes [5, 2, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %input = transform.structured.match ops{["nnprim.input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %t8, %l8:2 = transform.structured.tile_using_for %input tile_sizes [0, 3, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %t9, %l9:1 = transform.structured.tile_using_for %t8 tile_sizes [0, 2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %filter = transform.structured.match ops{["nnprim.filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %t10, %l10:2 = transform.structured.tile_using_for %filter tile_sizes [0, 1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %output = transform.structured.match ops{["nnprim.output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %t11, %l11:2 = transform.structured.tile_using_for %output tile_sizes [0, 4, 0, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
