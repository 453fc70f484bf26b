// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-vnni/x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=PORTABLE
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-dotprod --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=DOTPROD
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=NEON
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-i8mm --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefix=I8MM

/// Four bytes of A are broadcast as one element, against four of each of 32
/// columns; K = 66 leaves two bytes.
// CHECK-LABEL: func.func @unsigned_bytes
/// Six sums are too few for the latency: every other step has sums of its own.
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.load %{{.*}} : memref<2176xi8>, vector<64xi8>
// CHECK-COUNT-6:   llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// CHECK-COUNT-2:   vector.load %{{.*}} : memref<2176xi8>, vector<64xi8>
// CHECK-COUNT-6:   llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// CHECK:         }
// CHECK:         vector.load %{{.*}} : memref<3x66xi8>, vector<2xi8>
// CHECK-COUNT-6: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// CHECK-COUNT-6: arith.addi %{{.*}} : vector<16xi32>
// CHECK-NOT:     nnprim.gemm
/// The tile is emitted in portable form where the instruction is missing.
// PORTABLE-LABEL: func.func @unsigned_bytes
// PORTABLE:         arith.shrui
// PORTABLE:         arith.muli %{{.*}} : vector<16xi32>
// PORTABLE-NOT:     call_intrinsic
// PORTABLE:       return
/// AVX2 without `rhs_pairs_fit`: even and odd bytes are extended and multiplied
/// separately.
// AVX2-LABEL: func.func @unsigned_bytes
// AVX2-NOT:     pmadd.ub.sw
// AVX2:         llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// AVX2:         llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
func.func @unsigned_bytes(%a: memref<3x66xi8>, %b: memref<1x17x32x4xi8>, %c: memref<3x32xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x66xi8>, memref<1x17x32x4xi8>) outs(%c : memref<3x32xi32>) attributes {lhs_unsigned}
  return
}

// -----

/// Where 16 bits hold the products of a pair, two instructions reduce four.
// AVX2-LABEL: func.func @pairs
// AVX2:         llvm.call_intrinsic "llvm.x86.avx2.pmadd.ub.sw"
// AVX2:         llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// CHECK-LABEL: func.func @pairs
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
func.func @pairs(%a: memref<3x64xi8>, %b: memref<1x16x16x4xi8>, %c: memref<3x16xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x16x16x4xi8>) outs(%c : memref<3x16xi32>) attributes {lhs_unsigned, rhs_pairs_fit}
  return
}

// -----

// DOTPROD-LABEL: func.func @signed_bytes
// DOTPROD:         scf.for
// DOTPROD-COUNT-3:   vector.load %{{.*}} : memref<3x64xi8>, vector<16xi8>
// DOTPROD-COUNT-24:  llvm.call_intrinsic "llvm.aarch64.neon.sdot.v4i32.v16i8"
// DOTPROD:         }
// CHECK-LABEL:   func.func @signed_bytes
// CHECK-NOT:       vpdpbusd
// CHECK:           llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
func.func @signed_bytes(%a: memref<3x64xi8>, %b: memref<1x16x8x4xi8>, %c: memref<3x8xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x16x8x4xi8>) outs(%c : memref<3x8xi32>)
  return
}

// -----

/// Two bytes at a time: twice (−128)² is not added in 16 bits.
// NEON-LABEL: func.func @two_bytes
// NEON:         llvm.call_intrinsic "llvm.aarch64.neon.smull.v8i16"
// NEON-NEXT:    llvm.call_intrinsic "llvm.aarch64.neon.saddlp.v4i32.v8i16"
// NEON-NEXT:    arith.addi
func.func @two_bytes(%a: memref<1x16xi8>, %b: memref<1x8x4x2xi8>, %c: memref<1x4xi32>) {
  nnprim.gemm ins(%a, %b : memref<1x16xi8>, memref<1x8x4x2xi8>) outs(%c : memref<1x4xi32>)
  return
}

// -----

// CHECK-LABEL: func.func @words
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.vpdpwssd.512"
// AVX2-LABEL:  func.func @words
// AVX2:          llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
func.func @words(%a: memref<3x64xi16>, %b: memref<1x32x16x2xi16>, %c: memref<3x16xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi16>, memref<1x32x16x2xi16>) outs(%c : memref<3x16xi32>)
  return
}

// -----

/// Sums start from the bias, are bounded below first, rounded as they are
/// converted, and the zero point 4 and the flip of the sign bit are one addition.
/// What narrows unsigned bytes bounds them above.
// CHECK-LABEL: func.func @requantization
// CHECK:         %[[BIAS:.*]] = vector.load %arg3
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[BIAS]],
// CHECK:         arith.sitofp %{{.*}} : vector<16xi32> to vector<16xf32>
// CHECK:         arith.maxnumf
// CHECK-NOT:     arith.minnumf
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.mask.cvtps2dq.512"
// CHECK:         arith.constant 132 : i32
// CHECK:         arith.addi
// CHECK:         arith.constant 255 : i32
// CHECK:         arith.minui
// CHECK-NEXT:    arith.trunci %{{.*}} : vector<16xi32> to vector<16xi8>
// CHECK-NOT:     arith.xori
func.func @requantization(%a: memref<1x64xi8>, %b: memref<1x16x16x4xi8>, %c: memref<1x16xi8>,
                          %bias: memref<16xi32>, %scale: memref<16xf32>) {
  nnprim.gemm ins(%a, %b : memref<1x64xi8>, memref<1x16x16x4xi8>) outs(%c : memref<1x16xi8>)
      epilogue(%bias, %scale : memref<16xi32>, memref<16xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n)>] attributes {lhs_unsigned} {
    ^bb0(%acc: i32, %i: i32, %s: f32):
      %zero = arith.constant 4.0 : f32
      %low = arith.constant -128.0 : f32
      %high = arith.constant 127.0 : f32
      %sign = arith.constant -128 : i8
      %0 = arith.addi %acc, %i : i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.mulf %1, %s : f32
      %3 = math.roundeven %2 : f32
      %4 = arith.addf %3, %zero : f32
      %5 = arith.maximumf %4, %low : f32
      %6 = arith.minimumf %5, %high : f32
      %7 = arith.fptosi %6 : f32 to i8
      %8 = arith.xori %7, %sign : i8
      nnprim.yield %8 : i8
    }
  return
}

// -----

/// A function of many instructions: sums wait on the stack, since `outs` has no
/// room for them.
// CHECK-LABEL: func.func @long_epilogue
// CHECK:         memref.alloca() {{.*}} : memref<3x16xi32>
// CHECK:         vector.store %{{.*}} : memref<3x16xi32>, vector<16xi32>
// CHECK:         math.exp
// CHECK:         vector.store %{{.*}} : memref<3x16xi8>, vector<16xi8>
func.func @long_epilogue(%a: memref<3x64xi8>, %b: memref<1x16x16x4xi8>, %c: memref<3x16xi8>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x16x16x4xi8>) outs(%c : memref<3x16xi8>) attributes {lhs_unsigned} {
    ^bb0(%acc: i32):
      %0 = arith.sitofp %acc : i32 to f32
      %1 = math.exp %0 : f32
      %2 = arith.fptosi %1 : f32 to i8
      nnprim.yield %2 : i8
    }
  return
}

// -----

/// Two unsigned factors have no kernel.
// CHECK-LABEL: func.func @negative_unsigned_factors
// CHECK:         nnprim.gemm
func.func @negative_unsigned_factors(%a: memref<3x64xi8>, %b: memref<1x16x16x4xi8>, %c: memref<3x16xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x16x16x4xi8>) outs(%c : memref<3x16xi32>) attributes {lhs_unsigned, rhs_unsigned}
  return
}

// -----

/// Panels that are not interleaved have no kernel.
// CHECK-LABEL: func.func @negative_not_interleaved
// CHECK:         nnprim.gemm
func.func @negative_not_interleaved(%a: memref<3x64xi8>, %b: memref<1x64x16xi8>, %c: memref<3x16xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x64x16xi8>) outs(%c : memref<3x16xi32>)
  return
}

// -----

/// A right-hand side that is packed as it runs: four rows are interleaved, the
/// last group has two and zeros.
// CHECK-LABEL: func.func @pack
// CHECK:         memref.collapse_shape {{.*}} into memref<2x2x64xi8>
// CHECK-COUNT-4: vector.load %arg0{{.*}} : memref<6x20xi8>, vector<16xi8>
// CHECK-COUNT-2: vector.interleave %{{.*}} : vector<16xi8> -> vector<32xi8>
// CHECK:         vector.interleave %{{.*}} : vector<32xi8> -> vector<64xi8>
// CHECK-NEXT:    vector.store %{{.*}} : memref<2x2x64xi8>, vector<64xi8>
// CHECK-COUNT-2: vector.load %arg0{{.*}} : memref<6x20xi8>, vector<16xi8>
// CHECK-NOT:     nnprim.pack
func.func @pack(%b: memref<6x20xi8>, %p: memref<2x2x16x4xi8>) {
  nnprim.pack ins(%b : memref<6x20xi8>) outs(%p : memref<2x2x16x4xi8>)
  return
}

// -----

/// Two rows by two columns at a time; the third row is alone. Of the last three
/// values of K, five are zeros.
// I8MM-LABEL: func.func @matrix_products
// I8MM-COUNT-3:  vector.load %arg0{{.*}} : memref<3x19xi8>, vector<16xi8>
// I8MM-COUNT-8:  llvm.call_intrinsic "llvm.aarch64.neon.smmla.v4i32.v16i8"
// I8MM-COUNT-3:  vector.load %arg0{{.*}} : memref<3x19xi8>, vector<3xi8>
// I8MM-COUNT-4:  llvm.call_intrinsic "llvm.aarch64.neon.smmla.v4i32.v16i8"
// I8MM-NOT:      smmla
// I8MM-COUNT-3:  vector.store
func.func @matrix_products(%a: memref<3x19xi8>, %b: memref<1x3x4x8xi8>, %c: memref<3x4xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x19xi8>, memref<1x3x4x8xi8>) outs(%c : memref<3x4xi32>)
  return
}

// -----

// I8MM-LABEL: func.func @unsigned_rows
// I8MM:         llvm.call_intrinsic "llvm.aarch64.neon.usmmla.v4i32.v16i8"
func.func @unsigned_rows(%a: memref<2x8xi8>, %b: memref<1x1x4x8xi8>, %c: memref<2x4xi32>) {
  nnprim.gemm ins(%a, %b : memref<2x8xi8>, memref<1x1x4x8xi8>) outs(%c : memref<2x4xi32>) attributes {lhs_unsigned}
  return
}

// -----

/// VNNI and USMMLA take unsigned weights as their first operand: for VNNI, A may
/// stay in memory.
// CHECK-LABEL: func.func @unsigned_weights
// CHECK:         %[[B:.*]] = vector.load %{{.*}} : memref<1024xi8>, vector<64xi8>
// CHECK:         llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%{{.*}}, %[[B]], %{{.*}}) :
// AVX2-LABEL:  func.func @unsigned_weights
// AVX2-NOT:      pmadd.ub.sw
// AVX2:          llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
func.func @unsigned_weights(%a: memref<3x64xi8>, %b: memref<1x16x16x4xi8>, %c: memref<3x16xi32>) {
  nnprim.gemm ins(%a, %b : memref<3x64xi8>, memref<1x16x16x4xi8>) outs(%c : memref<3x16xi32>) attributes {rhs_unsigned}
  return
}

// -----

/// Sums of two columns by two rows are taken apart by columns.
// I8MM-LABEL: func.func @unsigned_weights_by_two
// I8MM:         %[[B:.*]] = vector.load %{{.*}} : memref<512xi8>, vector<16xi8>
// I8MM:         llvm.call_intrinsic "llvm.aarch64.neon.usmmla.v4i32.v16i8"(%{{.*}}, %[[B]], %{{.*}}) :
// I8MM:         vector.shuffle %{{.*}} [0, 2, 4, 6]
// I8MM:         vector.shuffle %{{.*}} [1, 3, 5, 7]
func.func @unsigned_weights_by_two(%a: memref<2x64xi8>, %b: memref<1x8x8x8xi8>, %c: memref<2x8xi32>) {
  nnprim.gemm ins(%a, %b : memref<2x64xi8>, memref<1x8x8x8xi8>) outs(%c : memref<2x8xi32>) attributes {rhs_unsigned}
  return
}

// -----

/// Of a clipped window the panel, which has as many rows as there are taps inside, is prefetched, too.
// CHECK-LABEL: func.func @clipped
// CHECK:         memref.prefetch
func.func @clipped(%x: memref<1x?x6x16xi8>, %i: memref<4x?xi32>, %b: memref<1x?x16x4xi8>, %y: memref<4x16xi32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x?x6x16xi8>, memref<4x?xi32>, memref<1x?x16x4xi8>) outs(%y : memref<4x16xi32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
    attributes {prefetch_rhs = 8 : i64}
  return
}
