// Nodes whose names end a script, or are markup, quotes and backslashes.
#id = affine_map<(i, j) -> (i, j)>
#bias = affine_map<(i, j) -> (j)>
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32> loc("product")
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32> loc("product")
  %p = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%f : tensor<8x32xf32>) -> tensor<8x32xf32> loc("</script><img src=x onerror=alert(1)>")
  %r = linalg.generic {indexing_maps = [#id, #bias, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<8x32xf32>, tensor<32xf32>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32 loc("<b>\22bias\22\\ & co</b>")
    %m = arith.maximumf %s, %zero : f32 loc("relu {{DATA}}")
    linalg.yield %m : f32 loc("relu {{DATA}}")
  } -> tensor<8x32xf32> loc("<b>\22bias\22\\ & co</b>")
  return %r : tensor<8x32xf32>
}
