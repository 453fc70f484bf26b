// RUN: nnprim-compile %s -o %t.avx512.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=7
// RUN: nnprim-compile %s -o %t.avx2.s --name=conv --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/spills.py %t.avx2.s --kernels=7
// RUN: nnprim-compile %s -o %t.neon.s --name=conv --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/spills.py %t.neon.s --kernels=7

/// On-the-fly filter transforms spill nothing either.
// RUN: sed 's/"winograd_f/"winograd_on_the_fly_f/' %s > %t.raw.mlir
// RUN: nnprim-compile %t.raw.mlir -o %t.avx512.s --name=conv --emit=asm --target=x86-64-avx512
// RUN: %python %S/../Inputs/spills.py %t.avx512.s --kernels=7
// RUN: nnprim-compile %t.raw.mlir -o %t.avx2.s --name=conv --emit=asm --target=x86-64-avx2
// RUN: %python %S/../Inputs/spills.py %t.avx2.s --kernels=7
// RUN: nnprim-compile %t.raw.mlir -o %t.neon.s --name=conv --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/spills.py %t.neon.s --kernels=7

#map = affine_map<(n, h, w, f) -> (n, h, w, f)>

/// No vector of the transforms and of the products is on the stack, with tails
/// of channels and filters, at borders, and with an activation.
func.func @main(
    %x0: tensor<1x54x54x16xf32>,
    %x1: tensor<1x28x28x64xf32>,
    %x2: tensor<1x13x13x40xf32>,
    %x3: tensor<1x54x54x16xf32>,
    %x4: tensor<1x30x26x64xf32>,
    %x5: tensor<1x27x27x24xf32>,
    %x6: tensor<1x27x27x20xf32>) -> (
    tensor<1x54x54x64xf32>,
    tensor<1x28x28x32xf32>,
    tensor<1x13x13x33xf32>,
    tensor<1x54x54x64xf32>,
    tensor<1x28x24x96xf32>,
    tensor<1x27x27x48xf32>,
    tensor<1x27x27x33xf32>) {
  %zero = arith.constant 0.0 : f32
  %w0 = arith.constant dense<0.01> : tensor<3x3x16x64xf32>
  %p0 = tensor.pad %x0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x54x54x16xf32> to tensor<1x56x56x16xf32>
  %e0 = tensor.empty() : tensor<1x54x54x64xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x54x54x64xf32>) -> tensor<1x54x54x64xf32>
  %y0 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f2"}
      ins(%p0, %w0 : tensor<1x56x56x16xf32>, tensor<3x3x16x64xf32>) outs(%i0 : tensor<1x54x54x64xf32>) -> tensor<1x54x54x64xf32>
  %w1 = arith.constant dense<0.01> : tensor<3x3x64x32xf32>
  %p1 = tensor.pad %x1 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x28x28x64xf32> to tensor<1x30x30x64xf32>
  %e1 = tensor.empty() : tensor<1x28x28x32xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x28x28x32xf32>) -> tensor<1x28x28x32xf32>
  %c1 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%p1, %w1 : tensor<1x30x30x64xf32>, tensor<3x3x64x32xf32>) outs(%i1 : tensor<1x28x28x32xf32>) -> tensor<1x28x28x32xf32>
  %y1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c1 : tensor<1x28x28x32xf32>) outs(%e1 : tensor<1x28x28x32xf32>) {
  ^bb0(%v: f32, %out: f32):
    %r = arith.maximumf %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<1x28x28x32xf32>
  %w2 = arith.constant dense<0.01> : tensor<3x3x40x33xf32>
  %p2 = tensor.pad %x2 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x13x13x40xf32> to tensor<1x15x15x40xf32>
  %e2 = tensor.empty() : tensor<1x13x13x33xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x13x13x33xf32>) -> tensor<1x13x13x33xf32>
  %y2 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%p2, %w2 : tensor<1x15x15x40xf32>, tensor<3x3x40x33xf32>) outs(%i2 : tensor<1x13x13x33xf32>) -> tensor<1x13x13x33xf32>
  %w3 = arith.constant dense<0.01> : tensor<3x3x16x64xf32>
  %p3 = tensor.pad %x3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x54x54x16xf32> to tensor<1x56x56x16xf32>
  %e3 = tensor.empty() : tensor<1x54x54x64xf32>
  %i3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x54x54x64xf32>) -> tensor<1x54x54x64xf32>
  %y3 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f6"}
      ins(%p3, %w3 : tensor<1x56x56x16xf32>, tensor<3x3x16x64xf32>) outs(%i3 : tensor<1x54x54x64xf32>) -> tensor<1x54x54x64xf32>
  %w4 = arith.constant dense<0.01> : tensor<3x3x64x96xf32>
  %e4 = tensor.empty() : tensor<1x28x24x96xf32>
  %i4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<1x28x24x96xf32>) -> tensor<1x28x24x96xf32>
  %c4 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f6"}
      ins(%x4, %w4 : tensor<1x30x26x64xf32>, tensor<3x3x64x96xf32>) outs(%i4 : tensor<1x28x24x96xf32>) -> tensor<1x28x24x96xf32>
  %y4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c4 : tensor<1x28x24x96xf32>) outs(%e4 : tensor<1x28x24x96xf32>) {
  ^bb0(%v: f32, %out: f32):
    %r = arith.maximumf %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<1x28x24x96xf32>
  %w5 = arith.constant dense<0.01> : tensor<5x5x24x48xf32>
  %p5 = tensor.pad %x5 low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x27x27x24xf32> to tensor<1x31x31x24xf32>
  %e5 = tensor.empty() : tensor<1x27x27x48xf32>
  %i5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<1x27x27x48xf32>) -> tensor<1x27x27x48xf32>
  %y5 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f2"}
      ins(%p5, %w5 : tensor<1x31x31x24xf32>, tensor<5x5x24x48xf32>) outs(%i5 : tensor<1x27x27x48xf32>) -> tensor<1x27x27x48xf32>
  %w6 = arith.constant dense<0.01> : tensor<5x5x20x33xf32>
  %p6 = tensor.pad %x6 low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x27x27x20xf32> to tensor<1x31x31x20xf32>
  %e6 = tensor.empty() : tensor<1x27x27x33xf32>
  %i6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<1x27x27x33xf32>) -> tensor<1x27x27x33xf32>
  %y6 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%p6, %w6 : tensor<1x31x31x20xf32>, tensor<5x5x20x33xf32>) outs(%i6 : tensor<1x27x27x33xf32>) -> tensor<1x27x27x33xf32>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6 :
    tensor<1x54x54x64xf32>,
    tensor<1x28x28x32xf32>,
    tensor<1x13x13x33xf32>,
    tensor<1x54x54x64xf32>,
    tensor<1x28x24x96xf32>,
    tensor<1x27x27x48xf32>,
    tensor<1x27x27x33xf32>
}
