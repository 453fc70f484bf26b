// Winograd's F(4x4, 3x3) for every convolution.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nnprim.set_algorithm "winograd_f4" of %conv : !transform.any_op
    transform.yield
  }
}
