// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni-znver4 --nnprim-plan=stages=algorithm | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni-znver4 '--nnprim-plan=stages=algorithm max-error=1e-5' | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni-znver4 '--nnprim-plan=stages=algorithm round-weights=false' | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --nnprim-plan=stages=algorithm | FileCheck %s --check-prefix=SIXTEEN
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni '--nnprim-plan=stages=algorithm round-weights=false' | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=algorithm | FileCheck %s --check-prefix=NONE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni-znver4 --nnprim-plan=stages=algorithm --remark-format=emitRemark --remarks-filter=nnprim-algorithm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// Not where as many additions take the pipes of products, not within an error that such
/// integers exceed, and not where weights are to stay f32 (`--weights=f32`).
// NONE-NOT: int16

// REMARK: products of 16-bit integers that share scales
// REMARK: fast_conv by winograd2d F(2, 3) and products of 16-bit integers
// REMARK: no products of 16-bit integers: a value of its transformed filters is not finite

/// A dense layer of many rows and a pointwise convolution.
// CHECK-LABEL: func.func @many_columns
// CHECK: linalg.matmul {nnprim.algorithm = "int16"}
/// Where sums of sixteen products become an f32, they gain beside additions that take the pipes of products, too.
// SIXTEEN-LABEL: func.func @many_columns
// SIXTEEN: linalg.matmul {nnprim.algorithm = "int16"}
func.func @many_columns(%x: tensor<196x512xf32>) -> tensor<196x512xf32> {
  %w = arith.constant dense<1.0> : tensor<512x512xf32>
  %e = tensor.empty() : tensor<196x512xf32>
  %y = linalg.matmul ins(%x, %w : tensor<196x512xf32>, tensor<512x512xf32>) outs(%e : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %y : tensor<196x512xf32>
}

// CHECK-LABEL: func.func @pointwise
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "int16"
func.func @pointwise(%x: tensor<1x14x14x512xf32>) -> tensor<1x14x14x512xf32> {
  %w = arith.constant dense<1.0> : tensor<1x1x512x512xf32>
  %e = tensor.empty() : tensor<1x14x14x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x14x14x512xf32>, tensor<1x1x512x512xf32>) outs(%e : tensor<1x14x14x512xf32>) -> tensor<1x14x14x512xf32>
  return %y : tensor<1x14x14x512xf32>
}

/// Groups are products like others, but for those of windows.
// CHECK-LABEL: func.func @groups
// CHECK: linalg.conv_2d_nhwgc_gfhwc {{.*}}nnprim.algorithm = "int16"
// CHECK-NOT: int16
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

/// Weights need not be known here, but those of windows of groups stay f32.
// CHECK-LABEL: func.func @groups_of_resources
// CHECK: linalg.conv_2d_nhwgc_gfhwc {{.*}}nnprim.algorithm = "int16"
// CHECK-NOT: int16
// CHECK: return
func.func @groups_of_resources(%x: tensor<1x14x14x3x160xf32>) -> (tensor<1x14x14x3x40xf32>, tensor<1x6x6x3x40xf32>) {
  %w = arith.constant dense_resource<one> : tensor<3x40x1x1x160xf32>
  %v = arith.constant dense_resource<two> : tensor<3x40x3x3x160xf32>
  %e = tensor.empty() : tensor<1x14x14x3x40xf32>
  %f = tensor.empty() : tensor<1x6x6x3x40xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x14x14x3x160xf32>, tensor<3x40x1x1x160xf32>) outs(%e : tensor<1x14x14x3x40xf32>) -> tensor<1x14x14x3x40xf32>
  %z = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %v : tensor<1x14x14x3x160xf32>, tensor<3x40x3x3x160xf32>) outs(%f : tensor<1x6x6x3x40xf32>) -> tensor<1x6x6x3x40xf32>
  return %y, %z : tensor<1x14x14x3x40xf32>, tensor<1x6x6x3x40xf32>
}

/// Rounding many short rows takes little time; one row waits for its maximum and its scale.
// CHECK-LABEL: func.func @short_rows
// CHECK: linalg.matmul {nnprim.algorithm = "int16"}
func.func @short_rows(%x: tensor<288x16xf32>) -> tensor<288x88xf32> {
  %w = arith.constant dense<1.0> : tensor<16x88xf32>
  %e = tensor.empty() : tensor<288x88xf32>
  %y = linalg.matmul ins(%x, %w : tensor<288x16xf32>, tensor<16x88xf32>) outs(%e : tensor<288x88xf32>) -> tensor<288x88xf32>
  return %y : tensor<288x88xf32>
}

// CHECK-LABEL: func.func @negative_one_row
// CHECK-NOT: int16
// CHECK: return
func.func @negative_one_row(%x: tensor<1x16xf32>) -> tensor<1x88xf32> {
  %w = arith.constant dense<1.0> : tensor<16x88xf32>
  %e = tensor.empty() : tensor<1x88xf32>
  %y = linalg.matmul ins(%x, %w : tensor<1x16xf32>, tensor<16x88xf32>) outs(%e : tensor<1x88xf32>) -> tensor<1x88xf32>
  return %y : tensor<1x88xf32>
}

/// Rounding rows takes longer than few columns save; and weights have to be known.
// CHECK-LABEL: func.func @negative_few_columns
// CHECK-NOT: int16
// CHECK: return
func.func @negative_few_columns(%x: tensor<196x512xf32>) -> tensor<196x1xf32> {
  %w = arith.constant dense<1.0> : tensor<512x1xf32>
  %e = tensor.empty() : tensor<196x1xf32>
  %y = linalg.matmul ins(%x, %w : tensor<196x512xf32>, tensor<512x1xf32>) outs(%e : tensor<196x1xf32>) -> tensor<196x1xf32>
  return %y : tensor<196x1xf32>
}

// CHECK-LABEL: func.func @negative_unknown
// CHECK-NOT: int16
// CHECK: return
func.func @negative_unknown(%x: tensor<196x512xf32>, %w: tensor<512x512xf32>) -> tensor<196x512xf32> {
  %e = tensor.empty() : tensor<196x512xf32>
  %y = linalg.matmul ins(%x, %w : tensor<196x512xf32>, tensor<512x512xf32>) outs(%e : tensor<196x512xf32>) -> tensor<196x512xf32>
  return %y : tensor<196x512xf32>
}

/// Few pixels of many channels: products of transformed tiles, whose filters take a sixth of the bytes of larger tiles.
// CHECK-LABEL: func.func @tiles
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "winograd_int16_f2"
// SIXTEEN: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "winograd_int16_f2"
func.func @tiles(%x: tensor<1x9x9x512xf32>) -> tensor<1x7x7x512xf32> {
  %w = arith.constant dense<1.0> : tensor<3x3x512x512xf32>
  %e = tensor.empty() : tensor<1x7x7x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y : tensor<1x7x7x512xf32>
}

// CHECK-LABEL: func.func @negative_infinite
// CHECK-NOT: int16
// CHECK: return
func.func @negative_infinite(%x: tensor<1x9x9x512xf32>) -> tensor<1x7x7x512xf32> {
  %w = arith.constant dense<0x7F800000> : tensor<3x3x512x512xf32>
  %e = tensor.empty() : tensor<1x7x7x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y : tensor<1x7x7x512xf32>
}

/// Windows of more than one pixel that no transform is faster for, and pixels that are copied.
// CHECK-LABEL: func.func @strided
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "int16"
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}nnprim.algorithm = "int16"
func.func @strided(%x: tensor<1x29x29x128xf32>) -> (tensor<1x14x14x128xf32>, tensor<1x15x15x256xf32>) {
  %w = arith.constant dense<1.0> : tensor<3x3x128x128xf32>
  %e = tensor.empty() : tensor<1x14x14x128xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x29x29x128xf32>, tensor<3x3x128x128xf32>) outs(%e : tensor<1x14x14x128xf32>) -> tensor<1x14x14x128xf32>
  %v = arith.constant dense<1.0> : tensor<1x1x128x256xf32>
  %d = tensor.empty() : tensor<1x15x15x256xf32>
  %z = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %v : tensor<1x29x29x128xf32>, tensor<1x1x128x256xf32>) outs(%d : tensor<1x15x15x256xf32>) -> tensor<1x15x15x256xf32>
  return %y, %z : tensor<1x14x14x128xf32>, tensor<1x15x15x256xf32>
}

/// Filters that rounding takes too much from, tap by tap: they have no finite scale.
// CHECK-LABEL: func.func @negative_infinite_strided
// CHECK-NOT: int16
// CHECK: return
func.func @negative_infinite_strided(%x: tensor<1x29x29x128xf32>) -> tensor<1x14x14x128xf32> {
  %w = arith.constant dense<0x7F800000> : tensor<3x3x128x128xf32>
  %e = tensor.empty() : tensor<1x14x14x128xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x29x29x128xf32>, tensor<3x3x128x128xf32>) outs(%e : tensor<1x14x14x128xf32>) -> tensor<1x14x14x128xf32>
  return %y : tensor<1x14x14x128xf32>
}

/// Scales of a pixel cost as much as its products save where it has few channels.
// CHECK-LABEL: func.func @negative_few_channels
// CHECK-NOT: int16
// CHECK: return
func.func @negative_few_channels(%x: tensor<1x225x225x3xf32>) -> tensor<1x112x112x32xf32> {
  %w = arith.constant dense<1.0> : tensor<3x3x3x32xf32>
  %e = tensor.empty() : tensor<1x112x112x32xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<1x225x225x3xf32>, tensor<3x3x3x32xf32>) outs(%e : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  return %y : tensor<1x112x112x32xf32>
}
