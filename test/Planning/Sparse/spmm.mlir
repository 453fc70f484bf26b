// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver4 --nnprim-plan | FileCheck %s --check-prefix=ZNVER4

/// At 14x14 pixels rows of an image are not aligned, and 512 channels of a tile
/// do not fit L1. Entries that are not known are not sorted.
// CHECK-LABEL: func.func @spmm
// CHECK:         nnprim.spmm {{.*}} attributes {plan = #nnprim.spmm_plan<pixels = {{[0-9]+}}, rows = 1, sets = {{[0-9]}}, channels = {{[1-9][0-9]*}}, group_rows = {{[0-9]+}}, sort_blocks = {{.*}}, pack_input = true, panel_copies = 0, channel_parts = 0, read_modify_write = false, prefetch_output = 0, prefetch_input = 0>}
// CHECK:         nnprim.spmm {{.*}}plan = #nnprim.spmm_plan<{{.*}}, channels = 0,

/// Where scalars take half of a vector's time to load, entries are loaded in
/// pairs, and half a vector at the end of a tile takes half of its time.
// ZNVER4-LABEL: func.func @spmm
// ZNVER4:         nnprim.spmm {{.*}} attributes {plan = #nnprim.spmm_plan<{{.*}}load_pairs = true>}
func.func @spmm(%x: tensor<512x196xf32>, %y: tensor<512x196xf32>, %a: tensor<131072xf32>) -> (tensor<512x196xf32>, tensor<512x196xf32>) {
  %v = arith.constant dense<1.> : tensor<131072xf32>
  %c = arith.constant dense<0> : tensor<131072xi32>
  %r = arith.constant dense<0> : tensor<513xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<131072xf32>, tensor<131072xi32>, tensor<513xi32>, tensor<512x196xf32>)
      outs(%y : tensor<512x196xf32>) -> tensor<512x196xf32>
  %1 = nnprim.spmm ins(%a, %c, %r, %x : tensor<131072xf32>, tensor<131072xi32>, tensor<513xi32>, tensor<512x196xf32>)
      outs(%y : tensor<512x196xf32>) -> tensor<512x196xf32>
  return %0, %1 : tensor<512x196xf32>, tensor<512x196xf32>
}
