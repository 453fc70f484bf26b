// RUN: rm -rf %t && split-file %s %t
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/good.json" --remark-format=emitRemark --remarks-filter=nnprim-plan 2>%t/remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t/remarks
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/whole.json" 2>&1 | FileCheck %s --check-prefix=WHOLE --implicit-check-not=warning
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad0.json" 2>&1 | FileCheck %s --check-prefixes=BAD0,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad1.json" 2>&1 | FileCheck %s --check-prefixes=BAD1,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad2.json" 2>&1 | FileCheck %s --check-prefixes=BAD2,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad3.json" 2>&1 | FileCheck %s --check-prefixes=BAD3,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad4.json" 2>&1 | FileCheck %s --check-prefixes=BAD4,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad5.json" 2>&1 | FileCheck %s --check-prefixes=BAD5,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad6.json" 2>&1 | FileCheck %s --check-prefixes=BAD6,LEFT
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx2-znver3 --nnprim-plan="stages=kernel tuning-record=%t/bad7.json" 2>&1 | FileCheck %s --check-prefixes=BAD7,LEFT

/// Strips of a record are those of the block, of which this target's cost model would make none.
// CHECK: nnprim.depthwise_conv {{.*}} {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 6 : i64,
// REMARK: depthwise_conv: {nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 6 : i64}: 90.0 microseconds in the tuning record, 100.0 by the cost model's strips

/// A strip of all rows is a block that is computed whole.
// WHOLE: nnprim.depthwise_conv {{.*}} {nnprim.strip_rows = 28 : i64,

/// What does not fit the convolution is passed over.
// BAD0: bad0.json:1:1: warning: the plan of 'depthwise_strips' is passed over: its parts have too few strips
// BAD1: bad1.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected numbers of strips to be positive integers of 64 bits
// BAD2: bad2.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected numbers of strips to be positive integers of 64 bits
// BAD3: bad3.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected nnprim.strip_rows
// BAD4: bad4.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected nothing but nnprim.strip_rows and nnprim.strip_parts
// BAD5: bad5.json:1:1: warning: the plan of 'depthwise_strips' is passed over: a strip has all of its rows
// BAD6: bad6.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected a dictionary of strips
// BAD7: bad7.json:1:1: warning: the plan of 'depthwise_strips' is passed over: expected numbers of strips to be positive integers of 64 bits
// LEFT-LABEL: func.func @block
//   LEFT-NOT:   strip_rows
//       LEFT:   return

//--- good.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_parts = 2 : i64, nnprim.strip_rows = 6 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- whole.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 28 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad0.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 10 : i64, nnprim.strip_parts = 2 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad1.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 0 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad2.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 1.0 : f32}","microseconds":90.0,"model_microseconds":100.0}
//--- bad3.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_parts = 2 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad4.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 4 : i64, depth = 1 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad5.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 29 : i64}","microseconds":90.0,"model_microseconds":100.0}
//--- bad6.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows","microseconds":90.0,"model_microseconds":100.0}
//--- bad7.json
{"version":2,"op":"depthwise_strips","types":"f32, f32, f32; f32, f32, f32","shape":"784x32, 32x192, 784x192; 1x28x28x192, 3x3x192, 1x28x28x192, dilations = array<i64: 1, 1>, pads = array<i64: 1, 1>, strides = array<i64: 1, 1>","target":"x86-64-avx2-znver3","threads":1,"plan":"{nnprim.strip_rows = 4 : ui64}","microseconds":90.0,"model_microseconds":100.0}
//--- block.mlir
func.func @block(%x: tensor<784x32xf32>, %w: tensor<32x192xf32>, %f: tensor<3x3x192xf32>) -> tensor<1x28x28x192xf32> {
  %e0 = tensor.empty() : tensor<784x192xf32>
  %i = nnprim.gemm ins(%x, %w : tensor<784x32xf32>, tensor<32x192xf32>) outs(%e0 : tensor<784x192xf32>) -> tensor<784x192xf32>
  %e = tensor.expand_shape %i [[0, 1, 2], [3]] output_shape [1, 28, 28, 192] : tensor<784x192xf32> into tensor<1x28x28x192xf32>
  %e1 = tensor.empty() : tensor<1x28x28x192xf32>
  %r = nnprim.depthwise_conv ins(%e, %f : tensor<1x28x28x192xf32>, tensor<3x3x192xf32>) outs(%e1 : tensor<1x28x28x192xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x28x28x192xf32>
  return %r : tensor<1x28x28x192xf32>
}
