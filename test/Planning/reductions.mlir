// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=loops | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon-neoverse-n1 --nnprim-plan=stages=loops | FileCheck %s --check-prefixes=CHECK,N1
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=loops --remark-format=emitRemark --remarks-filter=nnprim-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// A row is 6148 bytes: its elements before and after, and its sum. L1 has 32 KiB or, on a Neoverse N1, 64 KiB.
// REMARK:     linalg.generic: nnprim.strip_rows = 2, nnprim.strip_parts = 4: 3 ops compute 2 of 199 rows at a time, each those behind the rows of the op after it
// REMARK:     linalg.generic: nnprim.strip_rows = 16: 3 ops compute 16 of 500 rows at a time, 18496 bytes
// REMARK-NOT: Remark=

// CHECK-LABEL: func.func @rows
//       CHECK:   linalg.fill
//   CHECK-NOT:   strip_rows
//       CHECK:   linalg.generic {{.*}} ["parallel", "reduction"]{{.*}} attrs = {nnprim.strip_parts = 4 : i64, nnprim.strip_rows = 2 : i64}
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @rows(%x: memref<199x768xf32>, %y: memref<199x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<199x768xf32>) outs(%sum : memref<199xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<199x768xf32>, memref<199xf32>) outs(%y : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// A row of each stage, and one of the result, are 18 KiB of L1.
// CHECK-LABEL: func.func @long_rows
//        AVX2:   attrs = {nnprim.strip_parts = 16 : i64, nnprim.strip_rows = 1 : i64}
//          N1:   attrs = {nnprim.strip_parts = 10 : i64, nnprim.strip_rows = 2 : i64}
func.func @long_rows(%x: memref<500x1536xf32>, %y: memref<500x1536xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<500xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<500xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<500x1536xf32>) outs(%sum : memref<500xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<500x1536xf32>, memref<500xf32>) outs(%y : memref<500x1536xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// Two ops over elements read the sums: no pipeline, but strips.
// CHECK-LABEL: func.func @two_results
//        AVX2:   attrs = {nnprim.strip_rows = 2 : i64}
//          N1:   attrs = {nnprim.strip_rows = 5 : i64}
func.func @two_results(%x: memref<199x768xf32>, %y: memref<199x768xf32>, %z: memref<199x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<199x768xf32>) outs(%sum : memref<199xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<199x768xf32>, memref<199xf32>) outs(%y : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%y, %sum : memref<199x768xf32>, memref<199xf32>) outs(%z : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.mulf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// Rows of few elements are a multiple of eight.
// CHECK-LABEL: func.func @short_rows
//        AVX2:   attrs = {nnprim.strip_rows = 16 : i64}
//          N1:   attrs = {nnprim.strip_rows = 40 : i64}
func.func @short_rows(%x: memref<500x144xf32>, %y: memref<500x144xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<500xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<500xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<500x144xf32>) outs(%sum : memref<500xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<500x144xf32>, memref<500xf32>) outs(%y : memref<500x144xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// Channels are neighbours, and share cache lines.
// CHECK-LABEL: func.func @channels
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @channels(%x: memref<784x64xf32>, %y: memref<784x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<64xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]} ins(%x : memref<784x64xf32>) outs(%sum : memref<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<784x64xf32>, memref<64xf32>) outs(%y : memref<784x64xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// 8 KiB are still in L1 when they are read again.
// CHECK-LABEL: func.func @small
//   CHECK-NOT:   strip_rows
//       CHECK:   return
func.func @small(%x: memref<16x128xf32>, %y: memref<16x128xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<16xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x128xf32>) outs(%sum : memref<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<16x128xf32>, memref<16xf32>) outs(%y : memref<16x128xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// What is there stands.
// CHECK-LABEL: func.func @given
//       CHECK:   attrs = {nnprim.strip_rows = 5 : i64}
func.func @given(%x: memref<199x768xf32>, %y: memref<199x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 5 : i64}
      ins(%x : memref<199x768xf32>) outs(%sum : memref<199xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<199x768xf32>, memref<199xf32>) outs(%y : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}
