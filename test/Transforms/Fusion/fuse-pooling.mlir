// RUN: nnprim-opt %s --nnprim-fuse-pooling --canonicalize --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-fuse-pooling --split-input-file --remark-format=emitRemark --remarks-filter=nnprim-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// Nothing else reads the image: it is not kept, and all its pixels are the same memory.
// REMARK: pooling_nhwc_max: computed from the tiles of the convolution before it, whose image of 24 KiB is not kept
// CHECK-LABEL: func.func @alone
//  CHECK-SAME:   %[[Y:[a-z0-9_]+]]: memref<1x7x7x32xf32>
//   CHECK-NOT:   memref<1x14x14x32xf32>
//       CHECK:   %[[PIXEL:.*]] = memref.alloc() : memref<32xf32>
//       CHECK:   %[[SHAPE:.*]] = memref.reinterpret_cast %[[PIXEL]] to offset: [0], sizes: [1, 14, 14, 32], strides: [0, 0, 0, 1]
//       CHECK:   nnprim.fast_conv {{.*}} outs(%[[SHAPE]] : memref<1x14x14x32xf32, strided<[0, 0, 0, 1]>>) pooled(%[[Y]] : memref<1x7x7x32xf32>) pads [1, 1] attributes {pooled_only}
//   CHECK-NOT:   linalg
func.func @alone(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x7x7x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}

// -----

/// Another op reads the image, whose last row and column no window has.
// REMARK: whose image of 21 KiB is kept
// CHECK-LABEL: func.func @two_readers
//  CHECK-SAME:   %[[X:[a-z0-9_]+]]: memref<1x13x13x64xf32>
//       CHECK:   %[[IMAGE:.*]] = memref.alloc() : memref<1x13x13x32xf32>
//       CHECK:   %[[Y:.*]] = memref.alloc() : memref<1x6x6x32xf32>
//       CHECK:   nnprim.fast_conv {{.*}} outs(%[[IMAGE]] : memref<1x13x13x32xf32>) pooled(%[[Y]] : memref<1x6x6x32xf32>) pads [1, 1]
//   CHECK-NOT:   pooled_only
//   CHECK-NOT:   linalg
//       CHECK:   memref.copy %[[IMAGE]]
func.func @two_readers(%x: memref<1x13x13x64xf32>, %u: memref<1x2304x32xf32>, %z: memref<1x13x13x32xf32>, %v: memref<1x6x6x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x13x13x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x13x13x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x13x13x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  %y = memref.alloc() : memref<1x6x6x32xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x6x6x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x13x13x32xf32>, memref<2x2xf32>) outs(%y : memref<1x6x6x32xf32>)
  memref.copy %image, %z : memref<1x13x13x32xf32> to memref<1x13x13x32xf32>
  memref.copy %y, %v : memref<1x6x6x32xf32> to memref<1x6x6x32xf32>
  return
}

// -----

/// The image is a part of a concatenation.
// CHECK-LABEL: func.func @part
//       CHECK:   %[[PART:.*]] = memref.subview
//       CHECK:   nnprim.fast_conv {{.*}} outs(%[[PART]] : {{.*}}) pooled(%{{.*}} : memref<1x7x7x32xf32>) pads [1, 1]
//   CHECK-NOT:   pooled_only
func.func @part(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %c: memref<1x14x14x48xf32>, %y: memref<1x7x7x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.subview %c[0, 0, 0, 16] [1, 14, 14, 32] [1, 1, 1, 1] : memref<1x14x14x48xf32> to memref<1x14x14x32xf32, strided<[9408, 672, 48, 1], offset: 16>>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32, strided<[9408, 672, 48, 1], offset: 16>>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32, strided<[9408, 672, 48, 1], offset: 16>>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}

// -----

/// The sum is in place: the convolution reads what the image was.
// CHECK-LABEL: func.func @sum_in_place
//       CHECK:   nnprim.fast_conv {{.*}} outs(%[[IMAGE:.*]] : memref<1x14x14x32xf32>) pooled({{.*}}) pads [1, 1] epilogue(%[[IMAGE]]
//   CHECK-NOT:   pooled_only
#all = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func @sum_in_place(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %t: memref<1x14x14x32xf32>, %y: memref<1x7x7x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  memref.copy %t, %image : memref<1x14x14x32xf32> to memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1] epilogue(%image : memref<1x14x14x32xf32>) maps [#all] {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nnprim.yield %s : f32
  }
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}

// -----

// REMARK: pooling_nhwc_max: read from memory: windows leave the tiles of the convolution
// CHECK-LABEL: func.func @negative_odd_tiles
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_odd_tiles(%x: memref<1x14x14x64xf32>, %u: memref<1x3136x32xf32>, %y: memref<1x7x7x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 5, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x3136x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}

// -----

// REMARK: pooling_nhwc_max: read from memory: windows are not of 2x2 pixels at stride 2
// CHECK-LABEL: func.func @negative_windows
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_windows(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x6x6x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<3x3xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x6x6x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<3x3xf32>) outs(%y : memref<1x6x6x32xf32>)
  return
}

// -----

/// The maximum has a lower bound that the pooling of a tile would not know.
// REMARK: pooling_nhwc_max: read from memory: its result does not begin with minus infinity
// CHECK-LABEL: func.func @negative_start
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_start(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x7x7x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}

// -----

/// The result is a part of what other tiles of the convolution still read.
// REMARK: pooling_nhwc_max: read from memory: the convolution uses what is overwritten
// CHECK-LABEL: func.func @negative_overwritten
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_overwritten(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  %y = memref.subview %x[0, 0, 0, 0] [1, 7, 7, 32] [1, 1, 1, 1] : memref<1x14x14x64xf32> to memref<1x7x7x32xf32, strided<[12544, 896, 64, 1]>>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32, strided<[12544, 896, 64, 1]>>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32, strided<[12544, 896, 64, 1]>>)
  return
}

// -----

/// Something between the two ops writes to the image.
// CHECK-LABEL: func.func @negative_between
//       CHECK:   linalg.pooling_nhwc_max
func.func @negative_between(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %t: memref<1x14x14x32xf32>, %y: memref<1x7x7x32xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %image = memref.alloc() : memref<1x14x14x32xf32>
  nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>) outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
  memref.copy %t, %image : memref<1x14x14x32xf32> to memref<1x14x14x32xf32>
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x7x7x32xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>) outs(%y : memref<1x7x7x32xf32>)
  return
}
