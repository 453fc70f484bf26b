// A 3x3 convolution of 64 channels to 15 filters on 28x28 pixels.
func.func @main(%image: tensor<1x30x30x64xf32>) -> tensor<1x28x28x15xf32> {
  %zero = arith.constant 0.0 : f32
  %filter = arith.constant dense<0.02> : tensor<3x3x64x15xf32>
  %empty = tensor.empty() : tensor<1x28x28x15xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x28x28x15xf32>) -> tensor<1x28x28x15xf32>
  %result = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "direct"}
      ins(%image, %filter : tensor<1x30x30x64xf32>, tensor<3x3x64x15xf32>)
      outs(%init : tensor<1x28x28x15xf32>) -> tensor<1x28x28x15xf32>
  return %result : tensor<1x28x28x15xf32>
}
