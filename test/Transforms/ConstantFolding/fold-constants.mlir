// RUN: nnprim-opt %s --nnprim-fold-constants --split-input-file | FileCheck %s

/// Transposed, joined and packed in one walk; the third column of the second
/// panel does not exist.
// CHECK-LABEL: func.func @pack
//  CHECK-NEXT:   %[[C:.*]] = arith.constant dense<{{\[\[\[}}1.000000e+00, 5.000000e+00], [2.000000e+00, 6.000000e+00], [3.000000e+00, 7.000000e+00], [4.000000e+00, 8.000000e+00]], {{\[\[}}9.000000e+00, 0.000000e+00], [1.000000e+01, 0.000000e+00], [1.100000e+01, 0.000000e+00], [1.200000e+01, 0.000000e+00]]]>
//  CHECK-NEXT:   return %[[C]]
func.func @pack() -> tensor<2x4x2xf32> {
  %w = arith.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]],
                             [[9.0, 10.0], [11.0, 12.0]]]> : tensor<3x2x2xf32>
  %e = tensor.empty() : tensor<2x2x3xf32>
  %t = linalg.transpose ins(%w : tensor<3x2x2xf32>) outs(%e : tensor<2x2x3xf32>) permutation = [1, 2, 0]
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x2x3xf32> into tensor<4x3xf32>
  %f = tensor.empty() : tensor<2x4x2xf32>
  %p = nnprim.pack ins(%c : tensor<4x3xf32>) outs(%f : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  return %p : tensor<2x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @indirection
//       CHECK:   arith.constant dense<{{\[\[}}-1, 0], [0, 1], [1, 2]]> : tensor<3x2xi32>
func.func @indirection() -> tensor<3x2xi32> {
  %e = tensor.empty() : tensor<3x2xi32>
  %i = nnprim.indirection input_size [1, 1, 3] output_size [1, 3] kernel_size [1, 2]
      strides [1, 1] dilations [1, 1] pads [0, 1] outs(%e : tensor<3x2xi32>) -> tensor<3x2xi32>
  return %i : tensor<3x2xi32>
}

// -----

/// A transpose that something else reads is carried out.
// CHECK-LABEL: func.func @transpose
//       CHECK:   %[[C:.*]] = arith.constant dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
//       CHECK:   return %[[C]]
func.func @transpose() -> tensor<3x2xi8> {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %e = tensor.empty() : tensor<3x2xi8>
  %t = linalg.transpose ins(%w : tensor<2x3xi8>) outs(%e : tensor<3x2xi8>) permutation = [1, 0]
  return %t : tensor<3x2xi8>
}

// -----

// CHECK-LABEL: func.func @loop
//       CHECK:   arith.constant dense<{{\[\[}}2.000000e+00, 0.000000e+00], [6.000000e+00, 8.000000e+00]]> : tensor<2x2xf32>
func.func @loop() -> tensor<2x2xf32> {
  %w = arith.constant dense<[[1.0, -2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<[2.0, 2.0]> : tensor<2xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%w, %s : tensor<2x2xf32>, tensor<2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.cmpf olt, %0, %zero : f32
    %2 = arith.select %1, %zero, %0 : f32
    linalg.yield %2 : f32
  } -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @shapes
//   CHECK-DAG:   arith.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<5xf32>
//   CHECK-DAG:   arith.constant dense<[2.000000e+00, 3.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<5xf32>
//   CHECK-DAG:   arith.constant dense<[1.000000e+00, 9.000000e+00, 3.000000e+00]> : tensor<3xf32>
func.func @shapes() -> (tensor<5xf32>, tensor<5xf32>, tensor<3xf32>) {
  %w = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %nine = arith.constant dense<[[9.0]]> : tensor<1x1xf32>
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %w low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<3xf32> to tensor<5xf32>
  %s = tensor.extract_slice %w[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
  %c = tensor.concat dim(0) %s, %w : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %n = tensor.collapse_shape %nine [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  %i = tensor.insert_slice %n into %w[1] [1] [1] : tensor<1xf32> into tensor<3xf32>
  return %p, %c, %i : tensor<5xf32>, tensor<5xf32>, tensor<3xf32>
}

// -----

/// A reshape that cuts a transposed dimension unevenly needs the row-major copy.
// CHECK-LABEL: func.func @uneven
//       CHECK:   arith.constant dense<{{\[\[}}1, 4, 2], [5, 3, 6]]> : tensor<2x3xi32>
func.func @uneven() -> tensor<2x3xi32> {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %t = linalg.transpose ins(%w : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %x = tensor.expand_shape %c [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  return %x : tensor<2x3xi32>
}

// -----

/// Much more data than there was.
// CHECK-LABEL: func.func @negative_broadcast
//       CHECK:   linalg.generic
func.func @negative_broadcast() -> tensor<1024x16xf32> {
  %w = arith.constant dense<1.0> : tensor<1024xf32>
  %e = tensor.empty() : tensor<1024x16xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<1024xf32>) outs(%e : tensor<1024x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<1024x16xf32>
  return %r : tensor<1024x16xf32>
}

// -----

/// Weights are quantized: halves are rounded to even, results are whole.
// CHECK-LABEL: func.func @quantized
//       CHECK:   %[[C:.*]] = arith.constant dense<[-128, -2, -2, 0, 2, 126]> : tensor<6xi8>
//  CHECK-NEXT:   %[[U:.*]] = arith.constant dense<[2, -56]> : tensor<2xi8>
//  CHECK-NEXT:   return %[[C]], %[[U]]
func.func @quantized() -> (tensor<6xi8>, tensor<2xi8>) {
  %w = arith.constant dense<[-1000.0, -2.5, -1.5, 0.5, 1.5, 126.5]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi8>
  %low = arith.constant -128.0 : f32
  %high = arith.constant 127.0 : f32
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%w : tensor<6xf32>) outs(%e : tensor<6xi8>) {
  ^bb0(%a: f32, %o: i8):
    %1 = math.roundeven %a : f32
    %2 = arith.maxnumf %1, %low : f32
    %3 = arith.minnumf %2, %high : f32
    %4 = arith.fptosi %3 : f32 to i8
    linalg.yield %4 : i8
  } -> tensor<6xi8>
  %v = arith.constant dense<[2.75, 200.25]> : tensor<2xf32>
  %f = tensor.empty() : tensor<2xi8>
  %u = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%v : tensor<2xf32>) outs(%f : tensor<2xi8>) {
  ^bb0(%a: f32, %o: i8):
    %1 = arith.fptoui %a : f32 to i8
    linalg.yield %1 : i8
  } -> tensor<2xi8>
  return %r, %u : tensor<6xi8>, tensor<2xi8>
}

// -----

/// Integers that become wider are as many as before.
// CHECK-LABEL: func.func @dequantized
//  CHECK-NEXT:   %[[C:.*]] = arith.constant dense_resource<{{.*}}> : tensor<16x32xf32>
//  CHECK-NEXT:   return %[[C]]
func.func @dequantized() -> tensor<16x32xf32> {
  %b = arith.constant dense_resource<bytes> : tensor<16x32xi8>
  %s = arith.constant dense<0.5> : tensor<16xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%b, %s : tensor<16x32xi8>, tensor<16xf32>) outs(%e : tensor<16x32xf32>) {
  ^bb0(%a: i8, %c: f32, %o: f32):
    %1 = arith.extsi %a : i8 to i32
    %2 = arith.sitofp %1 : i32 to f32
    %3 = arith.mulf %2, %c : f32
    linalg.yield %3 : f32
  } -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}

{-#
  dialect_resources: {
    builtin: {
      bytes: "0x0100000001fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe01fe"
    }
  }
#-}

// -----

/// A view of a view reads the original elements after the first view, which has
/// no other user, is gone.
// CHECK-LABEL: func.func @views
//  CHECK-NEXT:   %[[C:.*]] = arith.constant dense<[1, 4, 2, 5, 3, 6]> : tensor<6xi32>
//  CHECK-NEXT:   return %[[C]]
func.func @views() -> tensor<6xi32> {
  %w = arith.constant dense_resource<views_w> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %t = linalg.transpose ins(%w : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  return %c : tensor<6xi32>
}

{-#
  dialect_resources: {
    builtin: {
      views_w: "0x04000000010000000200000003000000040000000500000006000000"
    }
  }
#-}

// -----

/// A sum of integers over some of the dimensions, from zero.
// CHECK-LABEL: func.func @sum
// CHECK:         %[[S:.*]] = arith.constant dense<[-8, -12]> : tensor<2xi32>
// CHECK:         return %[[S]]
func.func @sum() -> tensor<2xi32> {
  %w = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %zero = arith.constant 0 : i32
  %factor = arith.constant -2 : i32
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (n)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%w : tensor<2x2xi8>) outs(%f : tensor<2xi32>) {
    ^bb0(%x: i8, %sum: i32):
      %0 = arith.extsi %x : i8 to i32
      %1 = arith.muli %0, %factor : i32
      %2 = arith.addi %sum, %1 : i32
      linalg.yield %2 : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
