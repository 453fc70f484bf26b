// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan --split-input-file | FileCheck %s --check-prefix=NEON

/// A product gets the register tile of its target, and the module the work
/// that is worth a thread.
// CHECK:       nnprim.target = #nnprim.target<isa = "x86-64-avx512">
// CHECK-SAME:  nnprim.thread_work = 262144 : i64
// CHECK-LABEL: func.func @gemm
// CHECK:         nnprim.gemm {{.*}} attributes {plan = #nnprim.gemm_plan<nr = 32, mr = 14, kr = 1, rows_outermost = true, prefetch_lhs = false, prefetch_rhs = 0, prefetch_output = false, extended_panels = 0, extension_parts = 0>}
// NEON-LABEL:  func.func @gemm
// NEON:          plan = #nnprim.gemm_plan<nr = 12, mr = 7,
func.func @gemm(%a: tensor<56x64xf32>, %b: tensor<64x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x64xf32>) outs(%c : tensor<56x64xf32>) -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

/// Rows of bf16 are extended for as many panels as half of L2 holds; NEON extends vectors.
// CHECK-LABEL: func.func @narrow
// CHECK:         plan = #nnprim.gemm_plan<nr = 32, mr = 14, {{.*}}, panel_group = 8, extended_panels = 0, extension_parts = 0>
// NEON-LABEL:  func.func @narrow
// NEON-NOT:      panel_group
// NEON:          return
func.func @narrow(%a: tensor<224x64xbf16>, %b: tensor<64x256xf32>, %c: tensor<224x256xf32>) -> tensor<224x256xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<224x64xbf16>, tensor<64x256xf32>) outs(%c : tensor<224x256xf32>) -> tensor<224x256xf32>
  return %0 : tensor<224x256xf32>
}

// -----

/// The panel width of a packed operand stands.
// CHECK-LABEL: func.func @packed
// CHECK:         plan = #nnprim.gemm_plan<nr = 48, mr = 8,
func.func @packed(%a: memref<56x64xf32>, %b: memref<2x64x48xf32>, %c: memref<56x96xf32>) {
  nnprim.gemm ins(%a, %b : memref<56x64xf32>, memref<2x64x48xf32>) outs(%c : memref<56x96xf32>)
  return
}

// -----

/// A plan that was written by hand stands, and what it leaves out is off.
// CHECK-LABEL: func.func @by_hand
// CHECK:         plan = #nnprim.gemm_plan<nr = 16, mr = 3, kr = 1, rows_outermost = false, prefetch_lhs = false, prefetch_rhs = 0, prefetch_output = false, extended_panels = 0, extension_parts = 0>
func.func @by_hand(%a: tensor<56x64xf32>, %b: tensor<64x64xf32>, %c: tensor<56x64xf32>) -> tensor<56x64xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<56x64xf32>, tensor<64x64xf32>) outs(%c : tensor<56x64xf32>)
      attributes {plan = #nnprim.gemm_plan<mr = 3, nr = 16>} -> tensor<56x64xf32>
  return %0 : tensor<56x64xf32>
}

// -----

/// Every kind of primitive has a plan of its own type.
// CHECK-LABEL: func.func @kinds
// CHECK:         nnprim.depthwise_conv {{.*}}plan = #nnprim.depthwise_plan<rows = {{[1-9][0-9]?}}, columns = {{[1-9][0-9]?}}, vectors = {{[12]}}, loop_over_taps = false, interleave_taps = false, overlap_tiles = 0>
// CHECK:         nnprim.conv_gemm {{.*}}plan = #nnprim.conv_gemm_plan<tiles = <nr = {{.*}}>, panels = {{.*}}, parts = {{.*}}, panel_elements = {{.*}}, scratch_elements = {{.*}}>
// CHECK:         nnprim.twopass_softmax {{.*}}plan = #nnprim.softmax_plan<passes = three_pass_reload,
// CHECK:         nnprim.fast_conv {{.*}}plan = #nnprim.fast_conv_plan<nr = 32, products = <max_rows = 14, max_complex_rows = 6>,
// CHECK-SAME:      input_transform = <adjacent_vectors = {{.*}}>, output_transform = <adjacent_vectors = {{.*}}>>
// CHECK:         nnprim.tuple_gemm {{.*}}plan = #nnprim.tuple_gemm_plan<max_rows = 14, max_complex_rows = 6>
func.func @kinds(%x: tensor<1x14x14x64xf32>, %d: tensor<3x3x64xf32>, %y: tensor<1x14x14x64xf32>,
                 %n: tensor<1x3x14x14xf32>, %f: tensor<32x3x3x3xf32>, %o: tensor<1x32x14x14xf32>,
                 %s: tensor<8x1000xf32>, %u: tensor<2304x32xf32>, %z: tensor<1x14x14x32xf32>,
                 %l: tensor<16x49x64xf32>, %r: tensor<16x64x32xf32>, %p: tensor<16x49x32xf32>) {
  %0 = nnprim.depthwise_conv ins(%x, %d : tensor<1x14x14x64xf32>, tensor<3x3x64xf32>) outs(%y : tensor<1x14x14x64xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x14x14x64xf32>
  %1 = nnprim.conv_gemm ins(%n, %f : tensor<1x3x14x14xf32>, tensor<32x3x3x3xf32>) outs(%o : tensor<1x32x14x14xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x32x14x14xf32>
  %2 = nnprim.twopass_softmax ins(%s : tensor<8x1000xf32>) outs(%s : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
  %3 = nnprim.fast_conv <winograd2d, m = 4, r = 3> ins(%x, %u : tensor<1x14x14x64xf32>, tensor<2304x32xf32>)
      outs(%z : tensor<1x14x14x32xf32>) pads [1, 1] -> tensor<1x14x14x32xf32>
  %4 = nnprim.tuple_gemm ins(%l, %r : tensor<16x49x64xf32>, tensor<16x64x32xf32>)
      outs(%p : tensor<16x49x32xf32>) -> tensor<16x49x32xf32>
  return
}

// -----

/// Without a kernel there is no plan.
// CHECK-LABEL: func.func @negative_f64
// CHECK-NOT:     plan
func.func @negative_f64(%a: tensor<5x6xf64>, %b: tensor<6x7xf64>, %c: tensor<5x7xf64>) -> tensor<5x7xf64> {
  %0 = nnprim.gemm ins(%a, %b : tensor<5x6xf64>, tensor<6x7xf64>) outs(%c : tensor<5x7xf64>) -> tensor<5x7xf64>
  return %0 : tensor<5x7xf64>
}

// -----

// CHECK-LABEL: func.func @negative_dynamic
// CHECK-NOT:     plan
func.func @negative_dynamic(%a: tensor<?x6xf32>, %b: tensor<6x7xf32>, %c: tensor<?x7xf32>) -> tensor<?x7xf32> {
  %0 = nnprim.gemm ins(%a, %b : tensor<?x6xf32>, tensor<6x7xf32>) outs(%c : tensor<?x7xf32>) -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// -----

/// Half of a vector is left, which four tiles with the same code repeat.
// CHECK-LABEL: func.func @half_vector
// CHECK:         nnprim.depthwise_conv {{.*}}overlap_tiles = 4>
func.func @half_vector(%x: tensor<1x14x14x200xf32>, %d: tensor<3x3x200xf32>, %y: tensor<1x14x14x200xf32>) -> tensor<1x14x14x200xf32> {
  %0 = nnprim.depthwise_conv ins(%x, %d : tensor<1x14x14x200xf32>, tensor<3x3x200xf32>) outs(%y : tensor<1x14x14x200xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] -> tensor<1x14x14x200xf32>
  return %0 : tensor<1x14x14x200xf32>
}
