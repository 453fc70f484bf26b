// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel num-threads=4" | FileCheck %s --check-prefix=THREADS
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan=stages=kernel --remark-format=emitRemark --remarks-filter=nnprim-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel | FileCheck %s --check-prefix=SLOW
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-amx --nnprim-plan=stages=kernel | FileCheck %s --check-prefix=SPLIT

/// An image of 4.6 MiB goes through the last-level cache; of three rows of the result, 294 KiB of it are kept, in L2. The
/// tile has the rows of a strip and not the four that the whole image has.
// REMARK: depthwise_conv: nnprim.strip_rows = 3, nnprim.strip_parts = 2: 588 KiB of its image in place of 4704

// CHECK-LABEL: func.func @large
//       CHECK:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 3 : i64, plan = #nnprim.depthwise_plan<rows = 3,
// SLOW-LABEL: func.func @large
//       SLOW:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 6 : i64,
// THREADS-LABEL: func.func @large
//   THREADS-NOT:   strip_rows
//       THREADS:   #nnprim.depthwise_plan<rows = 4,
//   THREADS-NOT:   strip_rows
//       THREADS:   return
func.func @large(%x: tensor<12544x16xf32>, %w: tensor<16x96xf32>, %f: tensor<3x3x96xf32>, %v: tensor<96x24xf32>) -> tensor<3136x24xf32> {
  %e0 = tensor.empty() : tensor<12544x96xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<12544x16xf32>, tensor<16x96xf32>) outs(%e0 : tensor<12544x96xf32>) -> tensor<12544x96xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 112, 112, 96] : tensor<12544x96xf32> into tensor<1x112x112x96xf32>
  %e1 = tensor.empty() : tensor<1x56x56x96xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x112x112x96xf32>, tensor<3x3x96xf32>) outs(%e1 : tensor<1x56x56x96xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x96xf32>
  %c = tensor.collapse_shape %r [[0, 1, 2], [3]] : tensor<1x56x56x96xf32> into tensor<3136x96xf32>
  %e2 = tensor.empty() : tensor<3136x24xf32>
  %y = nnprim.gemm ins(%c, %v : tensor<3136x96xf32>, tensor<96x24xf32>) outs(%e2 : tensor<3136x24xf32>) -> tensor<3136x24xf32>
  return %y : tensor<3136x24xf32>
}

/// Smaller images come from the last-level cache while products are computed, unless it is slow: of 1764 KiB and 294 KiB
/// of input, L2 does not hold all.
// SLOW-LABEL: func.func @small
//       SLOW:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 10 : i64,
// CHECK-LABEL: func.func @small
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @small(%x: tensor<3136x24xf32>, %w: tensor<24x144xf32>, %f: tensor<3x3x144xf32>, %v: tensor<144x24xf32>) -> tensor<3136x24xf32> {
  %e0 = tensor.empty() : tensor<3136x144xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<3136x24xf32>, tensor<24x144xf32>) outs(%e0 : tensor<3136x144xf32>) -> tensor<3136x144xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 56, 56, 144] : tensor<3136x144xf32> into tensor<1x56x56x144xf32>
  %e1 = tensor.empty() : tensor<1x56x56x144xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x56x56x144xf32>, tensor<3x3x144xf32>) outs(%e1 : tensor<1x56x56x144xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x144xf32>
  %c = tensor.collapse_shape %r [[0, 1, 2], [3]] : tensor<1x56x56x144xf32> into tensor<3136x144xf32>
  %e2 = tensor.empty() : tensor<3136x24xf32>
  %y = nnprim.gemm ins(%c, %v : tensor<3136x144xf32>, tensor<144x24xf32>) outs(%e2 : tensor<3136x24xf32>) -> tensor<3136x24xf32>
  return %y : tensor<3136x24xf32>
}

/// The same without a product behind it writes its result to the last-level cache in any case, which strips do not
/// change: only images of more than twice L2 gain.
// SLOW-LABEL: func.func @lone
//   SLOW-NOT:   strip_rows
//       SLOW:   return
func.func @lone(%x: tensor<3136x24xf32>, %w: tensor<24x144xf32>, %f: tensor<3x3x144xf32>) -> tensor<1x56x56x144xf32> {
  %e0 = tensor.empty() : tensor<3136x144xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<3136x24xf32>, tensor<24x144xf32>) outs(%e0 : tensor<3136x144xf32>) -> tensor<3136x144xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 56, 56, 144] : tensor<3136x144xf32> into tensor<1x56x56x144xf32>
  %e1 = tensor.empty() : tensor<1x56x56x144xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x56x56x144xf32>, tensor<3x3x144xf32>) outs(%e1 : tensor<1x56x56x144xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x144xf32>
  return %r : tensor<1x56x56x144xf32>
}

// SLOW-LABEL: func.func @large_lone
//       SLOW:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = {{[0-9]+}} : i64,
func.func @large_lone(%x: tensor<12544x16xf32>, %w: tensor<16x96xf32>, %f: tensor<3x3x96xf32>) -> tensor<1x56x56x96xf32> {
  %e0 = tensor.empty() : tensor<12544x96xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<12544x16xf32>, tensor<16x96xf32>) outs(%e0 : tensor<12544x96xf32>) -> tensor<12544x96xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 112, 112, 96] : tensor<12544x96xf32> into tensor<1x112x112x96xf32>
  %e1 = tensor.empty() : tensor<1x56x56x96xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x112x112x96xf32>, tensor<3x3x96xf32>) outs(%e1 : tensor<1x56x56x96xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x96xf32>
  return %r : tensor<1x56x56x96xf32>
}

/// With a slow last-level cache, too, what L2 holds is computed whole.
// SLOW-LABEL: func.func @held
//   SLOW-NOT:   strip_rows
//       SLOW:   return
func.func @held(%x: tensor<196x64xf32>, %w: tensor<64x384xf32>, %f: tensor<3x3x384xf32>) -> tensor<1x14x14x384xf32> {
  %e0 = tensor.empty() : tensor<196x384xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<196x64xf32>, tensor<64x384xf32>) outs(%e0 : tensor<196x384xf32>) -> tensor<196x384xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 14, 14, 384] : tensor<196x384xf32> into tensor<1x14x14x384xf32>
  %e1 = tensor.empty() : tensor<1x14x14x384xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x14x14x384xf32>, tensor<3x3x384xf32>) outs(%e1 : tensor<1x14x14x384xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x14x14x384xf32>
  return %r : tensor<1x14x14x384xf32>
}

/// A height that is there stands.
// CHECK-LABEL: func.func @given
//       CHECK:   nnprim.depthwise_conv {{.*}} {nnprim.strip_rows = 5 : i64,
func.func @given(%x: tensor<784x32xf32>, %w: tensor<32x192xf32>, %f: tensor<3x3x192xf32>) -> tensor<1x28x28x192xf32> {
  %e0 = tensor.empty() : tensor<784x192xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<784x32xf32>, tensor<32x192xf32>) outs(%e0 : tensor<784x192xf32>) -> tensor<784x192xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 192] : tensor<784x192xf32> into tensor<1x28x28x192xf32>
  %e1 = tensor.empty() : tensor<1x28x28x192xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x28x28x192xf32>, tensor<3x3x192xf32>) outs(%e1 : tensor<1x28x28x192xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] attributes {nnprim.strip_rows = 5 : i64} -> tensor<1x28x28x192xf32>
  return %r : tensor<1x28x28x192xf32>
}

/// Products that round their rows are computed in strips like others.
// CHECK-LABEL: func.func @rounded_rows
//       CHECK:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 3 : i64,
func.func @rounded_rows(%x: tensor<12544x16xf32>, %w: tensor<9x96xi32>, %f: tensor<3x3x96xf32>, %v: tensor<49x24xi32>) -> tensor<3136x24xf32> {
  %e0 = tensor.empty() : tensor<12544x96xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<12544x16xf32>, tensor<9x96xi32>) outs(%e0 : tensor<12544x96xf32>) -> tensor<12544x96xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 112, 112, 96] : tensor<12544x96xf32> into tensor<1x112x112x96xf32>
  %e1 = tensor.empty() : tensor<1x56x56x96xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x112x112x96xf32>, tensor<3x3x96xf32>) outs(%e1 : tensor<1x56x56x96xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x96xf32>
  %c = tensor.collapse_shape %r [[0, 1, 2], [3]] : tensor<1x56x56x96xf32> into tensor<3136x96xf32>
  %e2 = tensor.empty() : tensor<3136x24xf32>
  %y = nnprim.gemm ins(%c, %v : tensor<3136x96xf32>, tensor<49x24xi32>) outs(%e2 : tensor<3136x24xf32>) -> tensor<3136x24xf32>
  return %y : tensor<3136x24xf32>
}

/// And so are those that split them in two bf16.
// SPLIT-LABEL: func.func @split_rows
//       SPLIT:   nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 6 : i64,
func.func @split_rows(%x: tensor<12544x32xf32>, %f: tensor<3x3x96xf32>) -> tensor<3136x24xf32> {
  %w = arith.constant dense<0.5> : tensor<64x96xbf16>
  %v = arith.constant dense<0.5> : tensor<192x24xbf16>
  %e0 = tensor.empty() : tensor<12544x96xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<12544x32xf32>, tensor<64x96xbf16>) outs(%e0 : tensor<12544x96xf32>) attributes {bf16_terms = 3 : i64} -> tensor<12544x96xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 112, 112, 96] : tensor<12544x96xf32> into tensor<1x112x112x96xf32>
  %e1 = tensor.empty() : tensor<1x56x56x96xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x112x112x96xf32>, tensor<3x3x96xf32>) outs(%e1 : tensor<1x56x56x96xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x56x56x96xf32>
  %c = tensor.collapse_shape %r [[0, 1, 2], [3]] : tensor<1x56x56x96xf32> into tensor<3136x96xf32>
  %e2 = tensor.empty() : tensor<3136x24xf32>
  %y = nnprim.gemm ins(%c, %v : tensor<3136x96xf32>, tensor<192x24xbf16>) outs(%e2 : tensor<3136x24xf32>) attributes {bf16_terms = 3 : i64} -> tensor<3136x24xf32>
  return %y : tensor<3136x24xf32>
}
