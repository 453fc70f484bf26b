// TOSA comes in through upstream's conversions.
// RUN: rm -rf %t && mkdir %t && nnprim-compile %s -o %t/tosa.so
// RUN: nnprim-run %t/tosa.so | FileCheck %s --check-prefix=DESCRIBE
// RUN: %python %S/Inputs/tosa.py %t nnprim-run | FileCheck %s --check-prefix=AGREE
// RUN: nnprim-translate %s --mlir-to-c-header --name=tosa | FileCheck %s --check-prefix=HEADER
// DESCRIBE: input0
// HEADER: int32_t tosa_run(
// AGREE: agrees

func.func @main(%x: tensor<1x6x6x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x6x6x4xf32> {
  %xz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %xz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x6x6x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %1 = tosa.tanh %0 : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %2 = tosa.clamp %1 {min_val = 0.0 : f32, max_val = 0.75 : f32} : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %2 : tensor<1x6x6x4xf32>
}
