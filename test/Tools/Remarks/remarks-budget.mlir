// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --max-error=1e-5 --remarks 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --max-error=1e-9 --remarks 2>&1 | FileCheck %s --check-prefix=NONE

/// The algorithm that was chosen and its error, what a larger budget would gain,
/// and the same where nothing is within the budget.
// CHECK-DAG: remark: node 'nhwc': [Passed] {{.*}}fast_conv by winograd2d F(6, 3): an estimated {{.*}} cycles, {{.*}} for a direct convolution; its error is up to 6.4e-05 where 1.0e-04 is allowed
// SMALL-DAG: remark: node 'nhwc': [Passed] {{.*}}fast_conv by winograd2d F(4, 3): an estimated {{.*}} cycles, {{.*}} for a direct convolution; its error is up to 1.0e-05 where 1.0e-05 is allowed
// SMALL-DAG: remark: node 'nhwc': [Missed] {{.*}}fast_conv by winograd2d F(6, 3) would take an estimated {{[0-9]+}} % of the cycles if an error of 6.4e-05 were allowed
// NONE-DAG:  remark: node 'nhwc': [Missed] {{.*}}fast_conv by winograd2d F(6, 3) would take an estimated {{[0-9]+}} % of the cycles if an error of 6.4e-05 were allowed
// NONE-DAG:  remark: node 'nhwc': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 2.7e-06
// NONE-DAG:  remark: node 'nhwc': [Passed] {{.*}}indirect_gemm

/// On tensors that would stay NCHW.
// CHECK-DAG: remark: node 'nchw': [Passed] {{.*}}on NHWC tensors, {{.*}} cycles and {{.*}} for changes of layout, estimated less than on NCHW tensors by conv_gemm
// NONE-DAG:  remark: node 'nchw': [Passed] {{.*}}on NCHW tensors by conv_gemm
// NONE-DAG:  remark: node 'nchw': [Missed] {{.*}}conv_gemm, since no algorithm is known to err by 1.0e-09 at most; its error is up to 2.7e-06
// NONE-DAG:  remark: node 'nchw': [Missed] {{.*}}fast_conv by winograd2d F(6, 3) on NHWC tensors, changes of layout included, would take an estimated {{[0-9]+}} % of the cycles if an error of 6.4e-05 were allowed

/// An algorithm that is requested is taken whatever its error.
// CHECK-DAG: remark: node 'asked': [Passed] {{.*}}fast_conv by winograd2d F(2, 3), which is requested; its error is up to 3.2e-06, where 1.0e-04 is allowed for a choice
// NONE-DAG:  remark: node 'asked': [Passed] {{.*}}fast_conv by winograd2d F(2, 3), which is requested; its error is up to 3.2e-06, where 1.0e-09 is allowed for a choice
// CHECK-DAG: remark: node 'unknown': [Passed] {{.*}}fast_conv by winograd2d F(9, 3), which is requested; its error is not known, where 1.0e-04 is allowed for a choice
func.func @main(%x: tensor<1x58x58x128xf32>, %v: tensor<1x128x58x58xf32>)
    -> (tensor<1x56x56x128xf32>, tensor<1x128x56x56xf32>, tensor<1x56x56x128xf32>, tensor<1x56x56x128xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<3x3x128x128xf32>
  %u = arith.constant dense<0.5> : tensor<128x128x3x3xf32>
  %e0 = tensor.empty() : tensor<1x56x56x128xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32>
  %e1 = tensor.empty() : tensor<1x128x56x56xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32>
  %0 = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x58x58x128xf32>, tensor<3x3x128x128xf32>) outs(%i0 : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32> loc("nhwc")
  %1 = linalg.conv_2d_nchw_fchw
      ins(%v, %u : tensor<1x128x58x58xf32>, tensor<128x128x3x3xf32>) outs(%i1 : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32> loc("nchw")
  %2 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f2"}
      ins(%x, %w : tensor<1x58x58x128xf32>, tensor<3x3x128x128xf32>) outs(%i0 : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32> loc("asked")
  %3 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f9"}
      ins(%x, %w : tensor<1x58x58x128xf32>, tensor<3x3x128x128xf32>) outs(%i0 : tensor<1x56x56x128xf32>) -> tensor<1x56x56x128xf32> loc("unknown")
  return %0, %1, %2, %3 : tensor<1x56x56x128xf32>, tensor<1x128x56x56xf32>, tensor<1x56x56x128xf32>, tensor<1x56x56x128xf32>
}
