// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --max-error=1e-9 --remarks 2>&1 | FileCheck %s

/// For NCHW convolutions, here direct ones, the remarks compare layouts, then
/// operands to pack: the estimates are what the choice is made by.
// CHECK-DAG: nnprim-compile: remark: node 'known': {{.*}}on NCHW tensors by conv_gemm, {{.*}} cycles and 0.00e+00 for changes of layout, estimated less than on NHWC tensors, {{.*}} cycles and {{.*}} for changes of layout
// CHECK-DAG: nnprim-compile: remark: node 'known': {{.*}}conv_gemm: #nnprim.direct_conv_plan<{{.*}}>: its tensors stay NCHW; its filters are packed and its image is read in place, an estimated {{.*}} cycles, {{.*}} if pixels were packed
// CHECK-DAG: nnprim-compile: remark: node 'argument': {{.*}}conv_gemm: #nnprim.conv_gemm_plan<{{.*}}>: its tensors stay NCHW; its pixels are packed as it runs, an estimated {{.*}} cycles, since its filters cannot be
func.func @main(%x: tensor<1x64x14x14xf32>, %v: tensor<64x64x3x3xf32>)
    -> (tensor<1x64x12x12xf32>, tensor<1x64x12x12xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<64x64x3x3xf32>
  %empty = tensor.empty() : tensor<1x64x12x12xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x64x12x12xf32>) -> tensor<1x64x12x12xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x64x14x14xf32>, tensor<64x64x3x3xf32>) outs(%init : tensor<1x64x12x12xf32>) -> tensor<1x64x12x12xf32> loc("known")
  %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, nnprim.algorithm = "conv_gemm"}
      ins(%x, %v : tensor<1x64x14x14xf32>, tensor<64x64x3x3xf32>) outs(%init : tensor<1x64x12x12xf32>) -> tensor<1x64x12x12xf32> loc("argument")
  return %0, %1 : tensor<1x64x12x12xf32>, tensor<1x64x12x12xf32>
}
