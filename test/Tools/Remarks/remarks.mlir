// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 2>&1 | count 0

/// Remarks say what each node became and why; there are none unless requested.
// CHECK-DAG: nnprim-compile: remark: node 'window': {{.*}}indirect_gemm: windows are read in place, without a copy
// CHECK-DAG: nnprim-compile: remark: node 'window': {{.*}}indirect_gemm: #nnprim.direct_conv_plan<nr = 32, {{.*}}pixels_outermost = true, {{.*}}>: addressed in place, the least of the estimates, {{.*}} cycles
// CHECK-DAG: nnprim-compile: remark: node 'channels': {{.*}}depthwise_conv: each channel has its filter
// CHECK-DAG: nnprim-compile: remark: node 'channels': {{.*}}depthwise_conv: #nnprim.depthwise_plan<{{.*}}>: the least of the estimates
// CHECK-DAG: nnprim-compile: remark: node 'pixels': {{.*}}gemm: each output reads one pixel, in order
func.func @main(%x: tensor<1x8x8x8xf32>, %w: tensor<3x3x8x32xf32>, %d: tensor<3x3x32xf32>, %p: tensor<1x1x32x8xf32>) -> tensor<1x4x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<1x6x6x32xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x8x8x8xf32>, tensor<3x3x8x32xf32>) outs(%i0 : tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xf32> loc("window")
  %e1 = tensor.empty() : tensor<1x4x4x32xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%0, %d : tensor<1x6x6x32xf32>, tensor<3x3x32xf32>) outs(%i1 : tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32> loc("channels")
  %e2 = tensor.empty() : tensor<1x4x4x8xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%1, %p : tensor<1x4x4x32xf32>, tensor<1x1x32x8xf32>) outs(%i2 : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32> loc("pixels")
  return %2 : tensor<1x4x4x8xf32>
}
