func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>, %f: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf32>, %i: tensor<4xf32>, %j: tensor<4xf32>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]} ins(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%p0: f32, %p1: f32, %p2: f32, %p3: f32, %p4: f32, %p5: f32, %p6: f32, %p7: f32, %p8: f32, %p9: f32, %o: f32):
    %s0 = arith.subf %p0, %p1 : f32
    %s1 = arith.addf %s0, %p2 : f32
    %s2 = arith.subf %s1, %p3 : f32
    %s3 = arith.addf %s2, %p4 : f32
    %s4 = arith.subf %s3, %p5 : f32
    %s5 = arith.addf %s4, %p6 : f32
    %s6 = arith.subf %s5, %p7 : f32
    %s7 = arith.mulf %s6, %p8 : f32
    %s8 = arith.subf %s7, %p9 : f32
    linalg.yield %s8 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
