// A padded 3x3 convolution whose tensors have names that C cannot take.
func.func @main(%x: tensor<1x3x9x9xf32> {nnprim.name = "image"},
                %w: tensor<4x3x3x3xf32> {nnprim.name = "int"})
    -> (tensor<1x4x9x9xf32> {nnprim.name = "a*/b??/c"}) {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %v: index):
    tensor.yield %zero : f32
  } : tensor<1x3x9x9xf32> to tensor<1x3x11x11xf32>
  %e = tensor.empty() : tensor<1x4x9x9xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x9x9xf32>) -> tensor<1x4x9x9xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<1x3x11x11xf32>, tensor<4x3x3x3xf32>)
      outs(%f : tensor<1x4x9x9xf32>) -> tensor<1x4x9x9xf32>
  return %r : tensor<1x4x9x9xf32>
}
