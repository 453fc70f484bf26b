// DEFINE: %{nr} = 32
// DEFINE: %{panels} = 2
// DEFINE: %{target} = x86-64-avx512-vnni
// DEFINE: %{check} = sed -e s/PP/%{panels}/g -e s/NR/%{nr}/g %s > %t.mlir \
// DEFINE:   && nnprim-compile %t.mlir -o %t.s --emit=asm --target=%{target} \
// DEFINE:   && %python %S/../../Inputs/spills.py %t.s --kernels=1 --loop-accesses=0

// RUN: %{check}
// RUN: FileCheck %s --input-file=%t.s --check-prefix=VNNI
// REDEFINE: %{nr} = 48
// RUN: %{check}
// REDEFINE: %{nr} = 64
// REDEFINE: %{panels} = 1
// RUN: %{check}
// REDEFINE: %{nr} = 16
// REDEFINE: %{panels} = 4
// RUN: %{check}
// REDEFINE: %{target} = x86-64-avx2-vnni
// RUN: %{check}
// REDEFINE: %{target} = x86-64-avx512
// RUN: %{check}

/// No loop over k keeps vectors on the stack; groups of A are broadcast from
/// memory, and rounding and conversion are one instruction.
// VNNI: vpbroadcastd {{.*}}(%r
// VNNI: vpdpbusd %zmm
// VNNI: vcvtps2dq
// VNNI: vpmovdb
func.func @main(%a: tensor<28x256xi8>, %b: tensor<PPx64xNRx4xi8>, %bias: tensor<64xi32>, %scale: tensor<64xf32>)
    -> tensor<28x64xi8> {
  %init = tensor.empty() : tensor<28x64xi8>
  %c = nnprim.gemm ins(%a, %b : tensor<28x256xi8>, tensor<PPx64xNRx4xi8>) outs(%init : tensor<28x64xi8>)
      epilogue(%bias, %scale : tensor<64xi32>, tensor<64xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n)>] attributes {lhs_unsigned, rhs_pairs_fit} {
    ^bb0(%acc: i32, %i: i32, %s: f32):
      %low = arith.constant -128.0 : f32
      %high = arith.constant 127.0 : f32
      %0 = arith.addi %acc, %i : i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.mulf %1, %s : f32
      %3 = math.roundeven %2 : f32
      %4 = arith.maximumf %3, %low : f32
      %5 = arith.minimumf %4, %high : f32
      %6 = arith.fptosi %5 : f32 to i8
      nnprim.yield %6 : i8
    } -> tensor<28x64xi8>
  return %c : tensor<28x64xi8>
}
