// A layer of ResNet-18: 3x3 convolution of 64 to 64 channels on 56x56 pixels
// with a border of zeros, then bias and ReLU.
func.func @main(%image: tensor<1x56x56x64xf32> {nnprim.name = "image"},
                %bias: tensor<64xf32> {nnprim.name = "bias"})
    -> (tensor<1x56x56x64xf32> {nnprim.name = "features"}) {
  %zero = arith.constant 0.0 : f32
  %filter = arith.constant dense<0.02> : tensor<3x3x64x64xf32>
  %padded = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%n: index, %h: index, %w: index, %c: index):
      tensor.yield %zero : f32
  } : tensor<1x56x56x64xf32> to tensor<1x58x58x64xf32>
  %empty = tensor.empty() : tensor<1x56x56x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x56x56x64xf32>)
      -> tensor<1x56x56x64xf32>
  %conv = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "direct"}
      ins(%padded, %filter : tensor<1x58x58x64xf32>, tensor<3x3x64x64xf32>)
      outs(%init : tensor<1x56x56x64xf32>) -> tensor<1x56x56x64xf32>
  %result = linalg.generic {
      indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>,
                       affine_map<(n, h, w, c) -> (c)>,
                       affine_map<(n, h, w, c) -> (n, h, w, c)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%conv, %bias : tensor<1x56x56x64xf32>, tensor<64xf32>)
      outs(%empty : tensor<1x56x56x64xf32>) {
    ^bb0(%x: f32, %b: f32, %out: f32):
      %sum = arith.addf %x, %b : f32
      %relu = arith.maximumf %sum, %zero : f32
      linalg.yield %relu : f32
  } -> tensor<1x56x56x64xf32>
  return %result : tensor<1x56x56x64xf32>
}
