// RUN: nnprim-compile %s -o %t.avx512.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=5
// RUN: nnprim-compile %s -o %t.avx2.s --name=conv --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/spills.py %t.avx2.s --kernels=5
// RUN: nnprim-compile %s -o %t.neon.s --name=conv --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/spills.py %t.neon.s --kernels=5

#map = affine_map<(n, h, w, f) -> (n, h, w, f)>

/// No vector of one-dimensional transforms and of the products behind them is on
/// the stack: rows with tails, an activation, columns; of ten numbers, whose
/// factors are read again for each output where there are 16 registers.
func.func @main(%x0: tensor<1x13x13x40xf32>, %x1: tensor<1x30x26x64xf32>, %x2: tensor<1x23x17x32xf32>)
    -> (tensor<1x13x13x33xf32>, tensor<1x28x24x96xf32>, tensor<1x17x17x48xf32>, tensor<1x13x13x33xf32>, tensor<1x17x17x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %w0 = arith.constant dense<0.01> : tensor<3x3x40x33xf32>
  %p0 = tensor.pad %x0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x13x13x40xf32> to tensor<1x15x15x40xf32>
  %e0 = tensor.empty() : tensor<1x13x13x33xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x13x13x33xf32>) -> tensor<1x13x13x33xf32>
  %y0 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f4"}
      ins(%p0, %w0 : tensor<1x15x15x40xf32>, tensor<3x3x40x33xf32>) outs(%i0 : tensor<1x13x13x33xf32>) -> tensor<1x13x13x33xf32>
  %w1 = arith.constant dense<0.01> : tensor<3x3x64x96xf32>
  %e1 = tensor.empty() : tensor<1x28x24x96xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x28x24x96xf32>) -> tensor<1x28x24x96xf32>
  %c1 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f6"}
      ins(%x1, %w1 : tensor<1x30x26x64xf32>, tensor<3x3x64x96xf32>) outs(%i1 : tensor<1x28x24x96xf32>) -> tensor<1x28x24x96xf32>
  %y1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c1 : tensor<1x28x24x96xf32>) outs(%e1 : tensor<1x28x24x96xf32>) {
  ^bb0(%v: f32, %out: f32):
    %r = arith.maximumf %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<1x28x24x96xf32>
  %w2 = arith.constant dense<0.01> : tensor<7x1x32x48xf32>
  %e2 = tensor.empty() : tensor<1x17x17x48xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x17x17x48xf32>) -> tensor<1x17x17x48xf32>
  %y2 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f2"}
      ins(%x2, %w2 : tensor<1x23x17x32xf32>, tensor<7x1x32x48xf32>) outs(%i2 : tensor<1x17x17x48xf32>) -> tensor<1x17x17x48xf32>
  %y3 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f8"}
      ins(%p0, %w0 : tensor<1x15x15x40xf32>, tensor<3x3x40x33xf32>) outs(%i0 : tensor<1x13x13x33xf32>) -> tensor<1x13x13x33xf32>
  %y4 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f4"}
      ins(%x2, %w2 : tensor<1x23x17x32xf32>, tensor<7x1x32x48xf32>) outs(%i2 : tensor<1x17x17x48xf32>) -> tensor<1x17x17x48xf32>
  return %y0, %y1, %y2, %y3, %y4 : tensor<1x13x13x33xf32>, tensor<1x28x24x96xf32>, tensor<1x17x17x48xf32>, tensor<1x13x13x33xf32>, tensor<1x17x17x48xf32>
}
