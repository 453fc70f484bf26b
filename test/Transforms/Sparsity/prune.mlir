// RUN: nnprim-opt %s --nnprim-prune=density=0.5 2>%t.warning | FileCheck %s --check-prefixes=CHECK,SINGLE
// RUN: FileCheck %s --check-prefix=WARNING < %t.warning
// RUN: nnprim-opt %s --nnprim-prune="density=0.5 block=2" 2>/dev/null | FileCheck %s --check-prefixes=CHECK,BLOCK
// RUN: not nnprim-opt %s --nnprim-prune=density=0 2>&1 | FileCheck %s --check-prefix=DENSITY
// RUN: not nnprim-opt %s --nnprim-prune=density=1.5 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not nnprim-opt %s --nnprim-prune=block=0 2>&1 | FileCheck %s --check-prefix=ROWS

// WARNING: warning: results change: of the weights of 1 pointwise convolutions all but 50.0 % are now zero
// DENSITY: error: expected `density` to be above 0 and at most 1, but got 0
// LARGE:   error: expected `density` to be above 0 and at most 1, but got 1.5
// ROWS:    error: expected `block` to be positive, but got 0

/// Half of 4×2 weights stay: the four weights, or the two blocks of two rows, of
/// the greatest magnitude. Among equal ones the first ones do.
// CHECK-LABEL:  func.func @pointwise
// SINGLE:       dense<{{\[}}{{\[}}{{\[}}[-9.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[4.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[5.000000e+00]]], {{\[}}{{\[}}[4.000000e+00]], {{\[}}[0.000000e+00]]]]> : tensor<4x2x1x1xf32>
// BLOCK:        dense<{{\[}}{{\[}}{{\[}}[-9.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[1.000000e+00]], {{\[}}[0.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[5.000000e+00]]], {{\[}}{{\[}}[0.000000e+00]], {{\[}}[3.000000e+00]]]]> : tensor<4x2x1x1xf32>
func.func @pointwise(%x: tensor<1x2x5x5xf32>, %y: tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32> {
  %w = arith.constant dense<[[[[-9.0]], [[0.5]]], [[[1.0]], [[4.0]]], [[[2.0]], [[5.0]]], [[[4.0]], [[3.0]]]]> : tensor<4x2x1x1xf32>
  %a = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x2x5x5xf32>, tensor<4x2x1x1xf32>) outs(%y : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
  return %a : tensor<1x4x5x5xf32>
}

/// A product by a vector, as in squeeze-and-excitation, and weights that are not
/// known.
// CHECK-LABEL:  func.func @negative
// CHECK:        dense<{{.*}}5.000000e-01{{.*}}> : tensor<2x2x1x1xf32>
func.func @negative(%x: tensor<1x2x1x1xf32>, %y: tensor<1x2x1x1xf32>, %w: tensor<2x2x1x1xf32>, %z: tensor<1x2x5x5xf32>)
    -> (tensor<1x2x1x1xf32>, tensor<1x2x5x5xf32>) {
  %known = arith.constant dense<[[[[-9.0]], [[0.5]]], [[[1.0]], [[4.0]]]]> : tensor<2x2x1x1xf32>
  %a = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %known : tensor<1x2x1x1xf32>, tensor<2x2x1x1xf32>) outs(%y : tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
  %b = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%z, %w : tensor<1x2x5x5xf32>, tensor<2x2x1x1xf32>) outs(%z : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
  return %a, %b : tensor<1x2x1x1xf32>, tensor<1x2x5x5xf32>
}
