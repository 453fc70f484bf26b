// RUN: nnprim-opt %s --split-input-file --nnprim-set-target=target=x86-64-avx512-amx --nnprim-plan=stages=algorithm | FileCheck %s
// RUN: nnprim-opt %s --split-input-file --nnprim-set-target=target=x86-64-avx512-amx --nnprim-plan=stages=algorithm --remark-format=emitRemark --remarks-filter=nnprim-algorithm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: [Passed]{{.*}}three products of bf16
// REMARK: [Missed]{{.*}}no tile registers, which would take an estimated {{[0-9]+}} % of the cycles: the rest of the model would run at a lower clock
// REMARK: [Passed]{{.*}}three products of bf16

/// A product alone is three products of bf16 in tile registers.
// CHECK-LABEL: func.func @alone
// CHECK: linalg.matmul {nnprim.algorithm = "bf16x3"}
func.func @alone(%x: tensor<128x256xf32>) -> tensor<128x128xf32> {
  %w = arith.constant dense<1.0> : tensor<256x128xf32>
  %e = tensor.empty() : tensor<128x128xf32>
  %y = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %y : tensor<128x128xf32>
}

// -----

/// Beside a loop that takes several times as long, which a lower clock would
/// make longer than the product becomes shorter, it is one of integers in vectors.
// CHECK-LABEL: func.func @beside_a_loop
// CHECK: linalg.matmul {nnprim.algorithm = "int16"}
// CHECK-NOT: bf16x3
func.func @beside_a_loop(%x: tensor<128x256xf32>, %a: tensor<4096x1024xf32>)
    -> (tensor<128x128xf32>, tensor<4096x1024xf32>) {
  %w = arith.constant dense<1.0> : tensor<256x128xf32>
  %e = tensor.empty() : tensor<128x128xf32>
  %y = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %f = tensor.empty() : tensor<4096x1024xf32>
  %b = linalg.exp ins(%a : tensor<4096x1024xf32>) outs(%f : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
  return %y, %b : tensor<128x128xf32>, tensor<4096x1024xf32>
}

// -----

/// After 200 us the clock is what it was: it does not matter how long a loop
/// takes after that.
// CHECK-LABEL: func.func @before_long_loops
// CHECK: linalg.matmul {nnprim.algorithm = "bf16x3"}
func.func @before_long_loops(%x: tensor<1024x1024xf32>, %a: tensor<1536x16384xf32>)
    -> (tensor<1024x1024xf32>, tensor<1536x16384xf32>) {
  %w = arith.constant dense<1.0> : tensor<1024x1024xf32>
  %e = tensor.empty() : tensor<1024x1024xf32>
  %y = linalg.matmul ins(%x, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %f = tensor.empty() : tensor<1536x16384xf32>
  %b = linalg.exp ins(%a : tensor<1536x16384xf32>) outs(%f : tensor<1536x16384xf32>) -> tensor<1536x16384xf32>
  return %y, %b : tensor<1024x1024xf32>, tensor<1536x16384xf32>
}

// -----

/// Groups are products like others, but for those of windows, which are direct in f32 or have tiles.
// CHECK-LABEL: func.func @groups
// CHECK: linalg.conv_2d_nhwgc_gfhwc {{.*}}nnprim.algorithm = "bf16x3"
// CHECK-NOT: "bf16x3"
// CHECK: return
func.func @groups(%x: tensor<1x14x14x3x160xf32>) -> (tensor<1x14x14x3x40xf32>, tensor<1x12x12x3x40xf32>) {
  %w = arith.constant dense<1.0> : tensor<3x40x1x1x160xf32>
  %v = arith.constant dense<1.0> : tensor<3x40x3x3x160xf32>
  %e = tensor.empty() : tensor<1x14x14x3x40xf32>
  %f = tensor.empty() : tensor<1x12x12x3x40xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x14x14x3x160xf32>, tensor<3x40x1x1x160xf32>) outs(%e : tensor<1x14x14x3x40xf32>) -> tensor<1x14x14x3x40xf32>
  %z = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %v : tensor<1x14x14x3x160xf32>, tensor<3x40x3x3x160xf32>) outs(%f : tensor<1x12x12x3x40xf32>) -> tensor<1x12x12x3x40xf32>
  return %y, %z : tensor<1x14x14x3x40xf32>, tensor<1x12x12x3x40xf32>
}
