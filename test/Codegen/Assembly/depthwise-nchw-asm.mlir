// RUN: nnprim-compile %s -o %t.avx512.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=8
// RUN: nnprim-compile %s -o %t.avx2.s --name=conv --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/spills.py %t.avx2.s --kernels=8 --own-memory
// RUN: nnprim-compile %s -o %t.neon.s --name=conv --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/spills.py %t.neon.s --kernels=8 --own-memory

/// Sums, and the weights of a column of the filter, are in registers, in tiles
/// at borders of an image too; no vector is on the stack, but for images that
/// are copied there.
func.func @main(
    %x0: tensor<1x8x56x56xf32>, %w0: tensor<8x3x3xf32>,
    %x1: tensor<1x8x112x112xf32>, %w1: tensor<8x3x3xf32>,
    %x2: tensor<1x8x28x28xf32>, %w2: tensor<8x5x5xf32>,
    %x3: tensor<1x8x56x56xf32>, %w3: tensor<8x5x5xf32>,
    %x4: tensor<1x8x14x14xf32>, %w4: tensor<8x3x3xf32>,
    %x5: tensor<1x8x14x14xf32>, %w5: tensor<8x3x3xf32>,
    %x6: tensor<1x8x7x7xf32>, %w6: tensor<8x5x5xf32>,
    %x7: tensor<1x8x23x31xf32>, %w7: tensor<8x3x3xf32>) -> (
    tensor<1x8x56x56xf32>,
    tensor<1x8x56x56xf32>,
    tensor<1x8x28x28xf32>,
    tensor<1x8x28x28xf32>,
    tensor<1x8x14x14xf32>,
    tensor<1x8x7x7xf32>,
    tensor<1x8x7x7xf32>,
    tensor<1x8x23x31xf32>) {
  %e0 = tensor.empty() : tensor<1x8x56x56xf32>
  %y0 = nnprim.depthwise_conv_nchw ins(%x0, %w0 : tensor<1x8x56x56xf32>, tensor<8x3x3xf32>) outs(%e0 : tensor<1x8x56x56xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x8x56x56xf32>
  %e1 = tensor.empty() : tensor<1x8x56x56xf32>
  %y1 = nnprim.depthwise_conv_nchw ins(%x1, %w1 : tensor<1x8x112x112xf32>, tensor<8x3x3xf32>) outs(%e1 : tensor<1x8x56x56xf32>)
    strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x8x56x56xf32>
  %e2 = tensor.empty() : tensor<1x8x28x28xf32>
  %y2 = nnprim.depthwise_conv_nchw ins(%x2, %w2 : tensor<1x8x28x28xf32>, tensor<8x5x5xf32>) outs(%e2 : tensor<1x8x28x28xf32>)
    strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x8x28x28xf32>
  %e3 = tensor.empty() : tensor<1x8x28x28xf32>
  %y3 = nnprim.depthwise_conv_nchw ins(%x3, %w3 : tensor<1x8x56x56xf32>, tensor<8x5x5xf32>) outs(%e3 : tensor<1x8x28x28xf32>)
    strides [2, 2] dilations [1, 1] pads [2, 2] -> tensor<1x8x28x28xf32>
  %e4 = tensor.empty() : tensor<1x8x14x14xf32>
  %y4 = nnprim.depthwise_conv_nchw ins(%x4, %w4 : tensor<1x8x14x14xf32>, tensor<8x3x3xf32>) outs(%e4 : tensor<1x8x14x14xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x8x14x14xf32>
  %e5 = tensor.empty() : tensor<1x8x7x7xf32>
  %y5 = nnprim.depthwise_conv_nchw ins(%x5, %w5 : tensor<1x8x14x14xf32>, tensor<8x3x3xf32>) outs(%e5 : tensor<1x8x7x7xf32>)
    strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x8x7x7xf32>
  %e6 = tensor.empty() : tensor<1x8x7x7xf32>
  %y6 = nnprim.depthwise_conv_nchw ins(%x6, %w6 : tensor<1x8x7x7xf32>, tensor<8x5x5xf32>) outs(%e6 : tensor<1x8x7x7xf32>)
    strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x8x7x7xf32>
  %e7 = tensor.empty() : tensor<1x8x23x31xf32>
  %y7 = nnprim.depthwise_conv_nchw ins(%x7, %w7 : tensor<1x8x23x31xf32>, tensor<8x3x3xf32>) outs(%e7 : tensor<1x8x23x31xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x8x23x31xf32>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7 :
    tensor<1x8x56x56xf32>,
    tensor<1x8x56x56xf32>,
    tensor<1x8x28x28xf32>,
    tensor<1x8x28x28xf32>,
    tensor<1x8x14x14xf32>,
    tensor<1x8x7x7xf32>,
    tensor<1x8x7x7xf32>,
    tensor<1x8x23x31xf32>
}
