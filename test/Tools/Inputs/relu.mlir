#id = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<4x37xf32>) -> tensor<4x37xf32> {
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<4x37xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x37xf32>) outs(%init : tensor<4x37xf32>) {
  ^bb0(%a: f32, %b: f32):
    %r = arith.maximumf %a, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x37xf32>
  return %y : tensor<4x37xf32>
}
