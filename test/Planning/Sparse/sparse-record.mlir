// RUN: rm -rf %t && split-file %s %t
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan="stages=kernel tuning-record=%t/record.json" --remark-format=emitRemark --remarks-filter=nnprim-plan 2>%t/remarks | FileCheck %t/block.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t/remarks
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan="stages=kernel tuning-record=%t/slow.json" | FileCheck %t/block.mlir --check-prefix=SLOW
// RUN: nnprim-opt %t/block.mlir --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan="stages=kernel tuning-record=%t/unknown.json" 2>&1 | FileCheck %t/block.mlir --check-prefix=UNKNOWN --implicit-check-not=error

/// A record has plans of whole products. Where strips of rows are faster, products have plans of the strips, and a remark
/// says so; other products have the record's. Strips compare with the time of the record: one that is far longer than
/// that of the planner's plan is a reason for them. A line that is no plan is as if it were not there.
// REMARK-DAG: spmm: in strips of rows, which the tuning record's plan of the whole product is not for
// REMARK-DAG: spmm: not in strips of rows: its plan was given
// REMARK-DAG: depthwise_conv_nchw: nnprim.strip_rows = {{[0-9]+}}, nnprim.strip_channels = {{[0-9]+}}

//--- block.mlir
// CHECK-LABEL: func.func @block
//       CHECK:   nnprim.spmm {{.*}} group_rows = 0, sort_blocks = false
//       CHECK:   nnprim.depthwise_conv_nchw {{.*}}nnprim.strip_channels
//       CHECK:   nnprim.spmm {{.*}} group_rows = 0, sort_blocks = false
// UNKNOWN: warning: the plan of 'spmm' is passed over: 'depth' is no decision of a spmm_plan
// UNKNOWN-LABEL: func.func @block
// UNKNOWN:         nnprim.strip_channels
func.func @block(%v: tensor<160xf32>, %c: tensor<160xi32>, %p: tensor<97xi32>, %x: tensor<16x12544xf32>, %f: tensor<96x3x3xf32>, %v2: tensor<230xf32>, %c2: tensor<230xi32>, %p2: tensor<25xi32>) -> tensor<24x3136xf32> {
  %e0 = tensor.empty() : tensor<96x12544xf32>
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<160xf32>, tensor<160xi32>, tensor<97xi32>, tensor<16x12544xf32>) outs(%e0 : tensor<96x12544xf32>) -> tensor<96x12544xf32>
  %e = tensor.expand_shape %i [[0, 1], [2, 3]] output_shape [1, 96, 112, 112] : tensor<96x12544xf32> into tensor<1x96x112x112xf32>
  %e1 = tensor.empty() : tensor<1x96x56x56xf32>
  %r = nnprim.depthwise_conv_nchw ins(%e, %f : tensor<1x96x112x112xf32>, tensor<96x3x3xf32>) outs(%e1 : tensor<1x96x56x56xf32>) strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x56x56xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x96x56x56xf32> into tensor<96x3136xf32>
  %e2 = tensor.empty() : tensor<24x3136xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<230xf32>, tensor<230xi32>, tensor<25xi32>, tensor<96x3136xf32>) outs(%e2 : tensor<24x3136xf32>) -> tensor<24x3136xf32>
  return %y : tensor<24x3136xf32>
}

// CHECK-LABEL: func.func @alone
//       CHECK:   spmm_plan<pixels = 48,
func.func @alone(%v: tensor<160xf32>, %c: tensor<160xi32>, %p: tensor<97xi32>, %x: tensor<16x12544xf32>, %e: tensor<96x12544xf32>) -> tensor<96x12544xf32> {
  %i = nnprim.spmm ins(%v, %c, %p, %x : tensor<160xf32>, tensor<160xi32>, tensor<97xi32>, tensor<16x12544xf32>) outs(%e : tensor<96x12544xf32>) -> tensor<96x12544xf32>
  return %i : tensor<96x12544xf32>
}

// CHECK-LABEL: func.func @near
//   CHECK-NOT:   strip_channels
//       CHECK:   spmm_plan<pixels = 32,
// SLOW-LABEL: func.func @near
//       SLOW:   nnprim.strip_channels
func.func @near(%x: tensor<1x384x14x14xf32>, %f: tensor<384x3x3xf32>) -> tensor<64x196xf32> {
  %v = arith.constant dense<1.0> : tensor<2458xf32>
  %c = arith.constant dense<0> : tensor<2458xi32>
  %p = arith.constant dense<0> : tensor<65xi32>
  %e1 = tensor.empty() : tensor<1x384x14x14xf32>
  %r = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x384x14x14xf32>, tensor<384x3x3xf32>) outs(%e1 : tensor<1x384x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x384x14x14xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x384x14x14xf32> into tensor<384x196xf32>
  %e2 = tensor.empty() : tensor<64x196xf32>
  %y = nnprim.spmm ins(%v, %c, %p, %m : tensor<2458xf32>, tensor<2458xi32>, tensor<65xi32>, tensor<384x196xf32>) outs(%e2 : tensor<64x196xf32>) -> tensor<64x196xf32>
  return %y : tensor<64x196xf32>
}

/// A plan that somebody wrote is kept.
// CHECK-LABEL: func.func @given
//   CHECK-NOT:   strip_channels
//       CHECK:   spmm_plan<pixels = 16,
func.func @given(%x: tensor<1x64x112x112xf32>, %f: tensor<64x3x3xf32>, %v2: tensor<230xf32>, %c2: tensor<230xi32>, %p2: tensor<25xi32>) -> tensor<24x12544xf32> {
  %e1 = tensor.empty() : tensor<1x64x112x112xf32>
  %r = nnprim.depthwise_conv_nchw ins(%x, %f : tensor<1x64x112x112xf32>, tensor<64x3x3xf32>) outs(%e1 : tensor<1x64x112x112xf32>) strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x64x112x112xf32>
  %m = tensor.collapse_shape %r [[0, 1], [2, 3]] : tensor<1x64x112x112xf32> into tensor<64x12544xf32>
  %e2 = tensor.empty() : tensor<24x12544xf32>
  %y = nnprim.spmm ins(%v2, %c2, %p2, %m : tensor<230xf32>, tensor<230xi32>, tensor<25xi32>, tensor<64x12544xf32>) outs(%e2 : tensor<24x12544xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 16, rows = 1>} -> tensor<24x12544xf32>
  return %y : tensor<24x12544xf32>
}
//--- record.json
{"version":2,"op":"spmm","types":"f32, i32, i32, f32, f32","shape":"160, 160, 97, 16x12544, 96x12544, column_stride = 1 : i64","target":"x86-64-avx512-emeraldrapids","threads":1,"plan":"#nnprim.spmm_plan<pixels = 48, rows = 1, sets = 2, group_rows = 48>","microseconds":95,"model_microseconds":100}
{"version":2,"op":"spmm","types":"f32, i32, i32, f32, f32","shape":"230, 230, 25, 96x3136, 24x3136, column_stride = 1 : i64","target":"x86-64-avx512-emeraldrapids","threads":1,"plan":"#nnprim.spmm_plan<pixels = 32, rows = 1, sets = 2, group_rows = 12>","microseconds":95,"model_microseconds":100}
{"version":2,"op":"spmm","types":"f32, i32, i32, f32, f32","shape":"2458, 2458, 65, 384x196, 64x196, column_stride = 1 : i64","target":"x86-64-avx512-emeraldrapids","threads":1,"plan":"#nnprim.spmm_plan<pixels = 32, rows = 1, sets = 2, group_rows = 12>","microseconds":95,"model_microseconds":100}
//--- slow.json
{"version":2,"op":"spmm","types":"f32, i32, i32, f32, f32","shape":"2458, 2458, 65, 384x196, 64x196, column_stride = 1 : i64","target":"x86-64-avx512-emeraldrapids","threads":1,"plan":"#nnprim.spmm_plan<pixels = 32, rows = 1, sets = 2, group_rows = 12>","microseconds":1000,"model_microseconds":100}
//--- unknown.json
{"version":2,"op":"spmm","types":"f32, i32, i32, f32, f32","shape":"160, 160, 97, 16x12544, 96x12544, column_stride = 1 : i64","target":"x86-64-avx512-emeraldrapids","threads":1,"plan":"#nnprim.spmm_plan<pixels = 48, depth = 2>","microseconds":95,"model_microseconds":100}
