// RUN: nnprim-opt %s --nnprim-results-to-out-params --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op expected result 0 to be a tensor of static shape, but got 'tensor<?xf32>'}}
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error @below {{'func.func' op expected result 0 to be a tensor of static shape, but got 'f32'}}
func.func @scalar(%x: f32) -> f32 {
  return %x : f32
}
