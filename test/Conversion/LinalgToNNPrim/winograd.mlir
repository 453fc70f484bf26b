// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="stages=algorithm direct-only" --convert-linalg-to-nnprim --nnprim-plan=stages=kernel --nnprim-pack-operands | FileCheck %s --check-prefix=DIRECT

/// The padding is absorbed, the filters are transformed and packed.
// CHECK-LABEL: func.func @conv
// CHECK:         %[[U:.*]] = nnprim.filter_transform <winograd2d, m = 4, r = 3> {{.*}} -> tensor<36x64x32xf32>
// CHECK:         %[[R:.*]] = tensor.collapse_shape %[[U]]
// CHECK:         %[[P:.*]] = nnprim.pack ins(%[[R]]
// CHECK:         nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%arg0, %[[P]] : tensor<1x14x14x64xf32>, {{.*}} pads [1, 1]
// DIRECT:        nnprim.indirect_gemm
// DIRECT-NOT:    nnprim.winograd
func.func @conv(%x: tensor<1x14x14x64xf32>, %w: tensor<3x3x64x32xf32>) -> tensor<1x14x14x32xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x14x14x64xf32> to tensor<1x16x16x64xf32>
  %e = tensor.empty() : tensor<1x14x14x32xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%padded, %w : tensor<1x16x16x64xf32>, tensor<3x3x64x32xf32>)
      outs(%i : tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
  return %y : tensor<1x14x14x32xf32>
}

/// Columns of a kernel that is higher than wide, whose filters are turned.
// CHECK-LABEL: func.func @vertical
// CHECK:         %[[W:.*]] = linalg.transpose ins(%arg1 : {{.*}} permutation = [1, 0, 2, 3]
// CHECK:         %[[U:.*]] = nnprim.filter_transform <winograd1d, m = 4, r = 7> ins(%[[W]] : tensor<1x7x64x32xf32>) {{.*}} -> tensor<10x64x32xf32>
// CHECK:         nnprim.fast_conv <winograd1d, m = 4, r = 7, axis = height> ins(%arg0, {{.*}} pads [0, 0]
func.func @vertical(%x: tensor<1x20x14x64xf32>, %w: tensor<7x1x64x32xf32>) -> tensor<1x14x14x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x14x14x32xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd1d_f4"}
      ins(%x, %w : tensor<1x20x14x64xf32>, tensor<7x1x64x32xf32>)
      outs(%i : tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
  return %y : tensor<1x14x14x32xf32>
}

/// Each group by itself, into its channels of the result.
// CHECK-LABEL: func.func @groups
// CHECK:         nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%{{.*}} : tensor<1x14x14x16xf32>, {{.*}} outs(%{{.*}} : tensor<1x14x14x8xf32>) pads [1, 1]
// CHECK:         %[[D:.*]] = tensor.insert_slice
// CHECK:         %[[O:.*]] = tensor.extract_slice %[[D]][0, 0, 0, 8] [1, 14, 14, 8]
// CHECK:         nnprim.fast_conv {{.*}} outs(%[[O]] : tensor<1x14x14x8xf32>) pads [1, 1]
// DIRECT-LABEL: func.func @groups
// DIRECT-NOT:    nnprim.fast_conv
// DIRECT:        return
func.func @groups(%x: tensor<1x14x14x32xf32>, %w: tensor<2x8x3x3x16xf32>) -> tensor<1x14x14x2x8xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x14x14x32xf32> to tensor<1x16x16x32xf32>
  %g = tensor.expand_shape %padded [[0], [1], [2], [3, 4]] output_shape [1, 16, 16, 2, 16]
      : tensor<1x16x16x32xf32> into tensor<1x16x16x2x16xf32>
  %e = tensor.empty() : tensor<1x14x14x2x8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x14x14x2x8xf32>) -> tensor<1x14x14x2x8xf32>
  %y = linalg.conv_2d_nhwgc_gfhwc {nnprim.algorithm = "winograd_f4"}
      ins(%g, %w : tensor<1x16x16x2x16xf32>, tensor<2x8x3x3x16xf32>)
      outs(%i : tensor<1x14x14x2x8xf32>) -> tensor<1x14x14x2x8xf32>
  return %y : tensor<1x14x14x2x8xf32>
}
