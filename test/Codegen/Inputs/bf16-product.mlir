func.func @main(%a: tensor<32x64xbf16>) -> tensor<32x32xbf16> {
  %w = arith.constant dense<1.0> : tensor<64x32xbf16>
  %init = tensor.empty() : tensor<32x32xbf16>
  %r = nnprim.gemm ins(%a, %w : tensor<32x64xbf16>, tensor<64x32xbf16>) outs(%init : tensor<32x32xbf16>) -> tensor<32x32xbf16>
  return %r : tensor<32x32xbf16>
}
