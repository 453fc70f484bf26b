// Two 3x3 convolutions with the same filters; what is between them needs an arena.
func.func @main(%x: tensor<1x8x12x12xf32> {nnprim.name = "image"},
                %w: tensor<8x8x3x3xf32> {nnprim.name = "filters"})
    -> (tensor<1x8x8x8xf32> {nnprim.name = "features"}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x10x10xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x10x10xf32>) -> tensor<1x8x10x10xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x8x12x12xf32>, tensor<8x8x3x3xf32>)
      outs(%f : tensor<1x8x10x10xf32>) -> tensor<1x8x10x10xf32>
  %e2 = tensor.empty() : tensor<1x8x8x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %r2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%r, %w : tensor<1x8x10x10xf32>, tensor<8x8x3x3xf32>)
      outs(%f2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %r2 : tensor<1x8x8x8xf32>
}
