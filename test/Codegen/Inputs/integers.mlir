// A product of bytes, whose panels depend on the instructions: VNNI adds four products at once.
func.func @main(%x: tensor<7x64xi8> {nnprim.name = "x"})
    -> (tensor<7x40xi32> {nnprim.name = "y"}) {
  %w = arith.constant dense<-3> : tensor<64x40xi8>
  %offset = arith.constant 2 : i32
  %none = arith.constant 0 : i32
  %e = tensor.empty() : tensor<7x40xi32>
  %f = linalg.fill ins(%none : i32) outs(%e : tensor<7x40xi32>) -> tensor<7x40xi32>
  %r = linalg.quantized_matmul ins(%x, %w, %offset, %none : tensor<7x64xi8>, tensor<64x40xi8>, i32, i32)
      outs(%f : tensor<7x40xi32>) -> tensor<7x40xi32>
  return %r : tensor<7x40xi32>
}
