// RUN: nnprim-opt %s --nnprim-absorb-padding --canonicalize --split-input-file | FileCheck %s

#id = affine_map<(a, b, c) -> (a, b, c)>

/// Channels 1 to 6 have neighbours on both sides, and read the argument; the
/// borders read two channels and the zeros beside them.
// CHECK-LABEL: func.func @neighbours
// CHECK-SAME:    (%[[X:.*]]: tensor<8x5x5xf32>
// CHECK:         %[[TOP:.*]] = tensor.extract_slice %[[X]][0, 0, 0] [2, 5, 5]
// CHECK:         tensor.pad %[[TOP]] low[1, 0, 0] high[0, 0, 0]
// CHECK:         %[[FIRST:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<1x5x5xf32>)
// CHECK-NOT:     tensor.pad
// CHECK:         tensor.extract_slice %[[X]][2, 0, 0] [6, 5, 5]
// CHECK-NOT:     tensor.pad
// CHECK:         %[[MIDDLE:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<6x5x5xf32>)
// CHECK:         %[[BOTTOM:.*]] = tensor.extract_slice %[[X]][6, 0, 0] [2, 5, 5]
// CHECK:         tensor.pad %[[BOTTOM]] low[0, 0, 0] high[1, 0, 0]
// CHECK:         %[[LAST:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<1x5x5xf32>)
// CHECK:         tensor.concat dim(0) %[[FIRST]], %[[MIDDLE]], %[[LAST]]
func.func @neighbours(%x: tensor<8x5x5xf32>) -> tensor<8x5x5xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1, 0, 0] high[1, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<8x5x5xf32> to tensor<10x5x5xf32>
  %s = tensor.extract_slice %p[0, 0, 0] [8, 5, 5] [1, 1, 1] : tensor<10x5x5xf32> to tensor<8x5x5xf32>
  %t = tensor.extract_slice %p[2, 0, 0] [8, 5, 5] [1, 1, 1] : tensor<10x5x5xf32> to tensor<8x5x5xf32>
  %e = tensor.empty() : tensor<8x5x5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %t : tensor<8x5x5xf32>, tensor<8x5x5xf32>) outs(%e : tensor<8x5x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.addf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<8x5x5xf32>
  return %r : tensor<8x5x5xf32>
}

// -----

#id = affine_map<(a, b, c) -> (a, b, c)>

/// An op writes what is padded into the padded tensor itself.
// CHECK-LABEL: func.func @negative_computed
// CHECK-NOT:     tensor.concat
func.func @negative_computed(%x: tensor<8x5x5xf32>) -> tensor<8x5x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x5x5xf32>
  %y = linalg.exp ins(%x : tensor<8x5x5xf32>) outs(%e : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
  %p = tensor.pad %y low[1, 0, 0] high[1, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<8x5x5xf32> to tensor<10x5x5xf32>
  %s = tensor.extract_slice %p[0, 0, 0] [8, 5, 5] [1, 1, 1] : tensor<10x5x5xf32> to tensor<8x5x5xf32>
  %t = tensor.extract_slice %p[2, 0, 0] [8, 5, 5] [1, 1, 1] : tensor<10x5x5xf32> to tensor<8x5x5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %t : tensor<8x5x5xf32>, tensor<8x5x5xf32>) outs(%e : tensor<8x5x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.addf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<8x5x5xf32>
  return %r : tensor<8x5x5xf32>
}

// -----

#id = affine_map<(a, b, c) -> (a, b, c)>

/// Along the last dimension the parts begin where cache lines do: 16 of 64
/// channels are the border on either side.
// CHECK-LABEL: func.func @innermost
// CHECK-SAME:    (%[[X:.*]]: tensor<5x5x64xf32>
// CHECK:         %[[FRONT:.*]] = tensor.extract_slice %[[X]][0, 0, 0] [5, 5, 17]
// CHECK:         tensor.pad %[[FRONT]] low[0, 0, 1] high[0, 0, 0]
// CHECK:         %[[FIRST:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<5x5x16xf32>)
// CHECK-NOT:     tensor.pad
// CHECK:         tensor.extract_slice %[[X]][0, 0, 15] [5, 5, 34]
// CHECK-NOT:     tensor.pad
// CHECK:         %[[MIDDLE:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<5x5x32xf32>)
// CHECK:         %[[BACK:.*]] = tensor.extract_slice %[[X]][0, 0, 47] [5, 5, 17]
// CHECK:         tensor.pad %[[BACK]] low[0, 0, 0] high[0, 0, 1]
// CHECK:         %[[LAST:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<5x5x16xf32>)
// CHECK:         tensor.concat dim(2) %[[FIRST]], %[[MIDDLE]], %[[LAST]]
func.func @innermost(%x: tensor<5x5x64xf32>) -> tensor<5x5x64xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<5x5x64xf32> to tensor<5x5x66xf32>
  %s = tensor.extract_slice %p[0, 0, 0] [5, 5, 64] [1, 1, 1] : tensor<5x5x66xf32> to tensor<5x5x64xf32>
  %t = tensor.extract_slice %p[0, 0, 2] [5, 5, 64] [1, 1, 1] : tensor<5x5x66xf32> to tensor<5x5x64xf32>
  %e = tensor.empty() : tensor<5x5x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %t : tensor<5x5x64xf32>, tensor<5x5x64xf32>) outs(%e : tensor<5x5x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.addf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<5x5x64xf32>
  return %r : tensor<5x5x64xf32>
}

// -----

#id = affine_map<(a, b, c) -> (a, b, c)>

/// One cache line has all channels: the borders are most of the loop.
// CHECK-LABEL: func.func @negative_innermost
// CHECK-NOT:     tensor.concat
func.func @negative_innermost(%x: tensor<5x5x8xf32>) -> tensor<5x5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<5x5x8xf32> to tensor<5x5x10xf32>
  %s = tensor.extract_slice %p[0, 0, 0] [5, 5, 8] [1, 1, 1] : tensor<5x5x10xf32> to tensor<5x5x8xf32>
  %t = tensor.extract_slice %p[0, 0, 2] [5, 5, 8] [1, 1, 1] : tensor<5x5x10xf32> to tensor<5x5x8xf32>
  %e = tensor.empty() : tensor<5x5x8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %t : tensor<5x5x8xf32>, tensor<5x5x8xf32>) outs(%e : tensor<5x5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.addf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<5x5x8xf32>
  return %r : tensor<5x5x8xf32>
}
