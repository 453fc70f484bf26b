// RUN: nnprim-opt %s --convert-nnprim-to-reference --verify-diagnostics

func.func @tensors(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'nnprim.twopass_softmax' op has tensor operands; the reference lowering needs memrefs (bufferize first)}}
  %y = nnprim.twopass_softmax ins(%x : tensor<8xf32>)
      outs(%x : tensor<8xf32>) dimension = 0 -> tensor<8xf32>
  return %y : tensor<8xf32>
}
