// y = x W with subnormal W; with work for several threads.
func.func @main(%x: tensor<64x64xf32> {nnprim.name = "x"}) -> (tensor<64x64xf32> {nnprim.name = "y"}) {
  %w = arith.constant dense<1.0e-39> : tensor<64x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
