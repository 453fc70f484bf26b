// RUN: split-file %s %t
// RUN: nnprim-compile %t/3x3.mlir -o %t/3x3.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/3x3.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=89 --of-core=97
// RUN: %python %S/../Inputs/inner-loop.py %t/3x3.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=62 --of-core=88
// RUN: nnprim-compile %t/3x3s2.mlir -o %t/3x3s2.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/3x3s2.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=89 --of-core=97
// RUN: %python %S/../Inputs/inner-loop.py %t/3x3s2.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=46 --of-core=85
// RUN: nnprim-compile %t/5x5.mlir -o %t/5x5.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/5x5.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=95 --of-core=97
// RUN: %python %S/../Inputs/inner-loop.py %t/5x5.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=76 --of-core=90
// RUN: nnprim-compile %t/5x5s2.mlir -o %t/5x5s2.s --emit=asm --target=aarch64-neon
// RUN: %python %S/../Inputs/inner-loop.py %t/5x5s2.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=95 --of-core=97
// RUN: %python %S/../Inputs/inner-loop.py %t/5x5s2.s --triple=aarch64 --cpu=neoverse-n1 --pipes=2 --at-least=67 --of-core=90

/// Nine multiply-adds an output, one store: on a Neoverse V1, where a store of a
/// vector takes a slot of an FMA pipe, nine tenths of the pipes are the limit,
/// and it is reached; 25/26 with 5x5. A Neoverse N1 issues three
/// micro-operations a cycle, two for a load and four for a store, and is bound
/// by that; what is lost besides are slots that an instruction of several does
/// not fit in.

//--- 3x3.mlir
func.func @main(%x: tensor<1x56x56x128xf32>, %w: tensor<3x3x128xf32>) -> tensor<1x56x56x128xf32> {
  %e = tensor.empty() : tensor<1x56x56x128xf32>
  %y = nnprim.depthwise_conv ins(%x, %w : tensor<1x56x56x128xf32>, tensor<3x3x128xf32>) outs(%e : tensor<1x56x56x128xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x128xf32>
  return %y : tensor<1x56x56x128xf32>
}

//--- 3x3s2.mlir
func.func @main(%x: tensor<1x56x56x144xf32>, %w: tensor<3x3x144xf32>) -> tensor<1x28x28x144xf32> {
  %e = tensor.empty() : tensor<1x28x28x144xf32>
  %y = nnprim.depthwise_conv ins(%x, %w : tensor<1x56x56x144xf32>, tensor<3x3x144xf32>) outs(%e : tensor<1x28x28x144xf32>)
    strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x28x28x144xf32>
  return %y : tensor<1x28x28x144xf32>
}

//--- 5x5.mlir
func.func @main(%x: tensor<1x28x28x120xf32>, %w: tensor<5x5x120xf32>) -> tensor<1x28x28x120xf32> {
  %e = tensor.empty() : tensor<1x28x28x120xf32>
  %y = nnprim.depthwise_conv ins(%x, %w : tensor<1x28x28x120xf32>, tensor<5x5x120xf32>) outs(%e : tensor<1x28x28x120xf32>)
    strides [1, 1] dilations [1, 1] pads [2, 2] -> tensor<1x28x28x120xf32>
  return %y : tensor<1x28x28x120xf32>
}

//--- 5x5s2.mlir
func.func @main(%x: tensor<1x56x56x72xf32>, %w: tensor<5x5x72xf32>) -> tensor<1x28x28x72xf32> {
  %e = tensor.empty() : tensor<1x28x28x72xf32>
  %y = nnprim.depthwise_conv ins(%x, %w : tensor<1x56x56x72xf32>, tensor<5x5x72xf32>) outs(%e : tensor<1x28x28x72xf32>)
    strides [2, 2] dilations [1, 1] pads [2, 2] -> tensor<1x28x28x72xf32>
  return %y : tensor<1x28x28x72xf32>
}
