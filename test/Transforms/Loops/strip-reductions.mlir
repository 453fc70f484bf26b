// RUN: nnprim-opt %s --nnprim-strip-reductions --verify-diagnostics | FileCheck %s

/// A sum, its multiple, the sum of squares and the result, for 3 rows at a time;
/// one of 199 remains.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    (%[[X:.*]]: memref<199x768xf32>, %[[Y:.*]]: memref<199x768xf32>)
// CHECK:         scf.for %[[R:.*]] = %{{.*}} to %c199 step %c3 {
// CHECK-NEXT:      scf.execute_region no_inline {
// CHECK:             arith.cmpi ult, %[[R]], %c198
// CHECK:             scf.if
// CHECK:               %[[SUM:.*]] = memref.subview %{{.*}}[%[[R]]] [3] [1]
// CHECK-NEXT:          linalg.fill {{.*}} outs(%[[SUM]]
// CHECK-NEXT:          %[[XS:.*]] = memref.subview %[[X]][%[[R]], 0] [3, 768] [1, 1]
// CHECK-NEXT:          linalg.generic {{.*}} ins(%[[XS]] {{.*}} outs(%[[SUM]]
// CHECK:               linalg.generic {{.*}}["parallel", "parallel"]{{.*}} memref<3x1xf32
// CHECK:               linalg.fill
// CHECK:               linalg.generic {{.*}}["parallel", "reduction"]{{.*}} ins(%[[XS]],
// CHECK:               %[[YS:.*]] = memref.subview %[[Y]][%[[R]], 0] [3, 768] [1, 1]
// CHECK-NEXT:          linalg.generic {{.*}} ins(%[[XS]], {{.*}} outs(%[[YS]]
// CHECK:             } else {
// CHECK:               memref.subview %[[X]][%[[R]], 0] [1, 768] [1, 1]
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     linalg
// CHECK:         return
func.func @rows(%x: memref<199x768xf32>, %y: memref<199x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 0.00130208337 : f32
  %sum = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 3 : i64} ins(%x : memref<199x768xf32>) outs(%sum : memref<199xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  %column = memref.expand_shape %sum [[0, 1]] output_shape [199, 1] : memref<199xf32> into memref<199x1xf32>
  %mean = memref.alloc() : memref<199x1xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} ins(%column : memref<199x1xf32>) outs(%mean : memref<199x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %part : f32
    linalg.yield %s : f32
  }
  %means = memref.collapse_shape %mean [[0, 1]] : memref<199x1xf32> into memref<199xf32>
  %squares = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %means : memref<199x768xf32>, memref<199xf32>) outs(%squares : memref<199xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %means, %squares : memref<199x768xf32>, memref<199xf32>, memref<199xf32>) outs(%y : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %s = arith.mulf %c, %v : f32
    linalg.yield %s : f32
  }
  return
}

/// A pipeline of two rows: two parts, of which each begins with sums of four
/// rows and of two rows of squares, and one row that remains in the last.
// CHECK-LABEL: func.func @pipeline
// CHECK-SAME:    (%[[X:.*]]: memref<199x768xf32>, %[[Y:.*]]: memref<199x768xf32>)
// CHECK:         scf.for %[[R:.*]] = %{{.*}} to %c198 step %c100 {
// CHECK-NEXT:      scf.execute_region no_inline {
// CHECK:             memref.subview %[[X]][%[[R]], 0] [4, 768] [1, 1]
// CHECK-NEXT:        linalg.generic {{.*}}["parallel", "reduction"]
// CHECK:             memref.subview %[[X]][%[[R]], 0] [2, 768] [1, 1]
// CHECK:             linalg.generic {{.*}}["parallel", "reduction"]
// CHECK:             %[[STEPS:.*]] = affine.min
// CHECK:             scf.for %[[I:.*]] = %{{.*}} to %[[STEPS]] step %c2{{.*}} {
// CHECK:               %[[AT:.*]] = arith.addi %[[R]], %[[I]]
// CHECK:               %[[C:.*]] = arith.addi %[[AT]], %c4
// CHECK:               scf.execute_region no_inline {
// CHECK:                 linalg.fill
// CHECK:                 memref.subview %[[X]][%[[C]], 0] [2, 768] [1, 1]
// CHECK:                 linalg.generic {{.*}}["parallel", "reduction"]
// CHECK:               } {nnprim.parallel}
// CHECK:               %[[B:.*]] = arith.addi %[[AT]], %c2
// CHECK:               scf.execute_region no_inline {
// CHECK:                 linalg.fill
// CHECK:                 memref.subview %[[X]][%[[B]], 0] [2, 768] [1, 1]
// CHECK:                 linalg.generic {{.*}}["parallel", "reduction"]
// CHECK:               } {nnprim.parallel}
// CHECK:               %[[A:.*]] = arith.addi %[[AT]], %c0
// CHECK:               scf.execute_region no_inline {
// CHECK:                 memref.subview %[[Y]][%[[A]], 0] [2, 768] [1, 1]
// CHECK-NEXT:            linalg.generic {{.*}}["parallel", "parallel"]
// CHECK:               } {nnprim.parallel}
// CHECK:             }
// CHECK:             %[[REST:.*]] = arith.addi %[[R]], %[[STEPS]]
// CHECK:             linalg.generic {{.*}}["parallel", "reduction"]
// CHECK:             memref.subview %[[Y]]{{.*}} [4, 768] [1, 1]
// CHECK-NEXT:        linalg.generic {{.*}}["parallel", "parallel"]
// CHECK:             %[[LAST:.*]] = arith.cmpi eq, %[[R]], %c100
// CHECK:             scf.if %[[LAST]] {
// CHECK:               memref.subview %[[Y]]{{.*}} [1, 768] [1, 1]
// CHECK-NEXT:          linalg.generic {{.*}}["parallel", "parallel"]
// CHECK:             }
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     linalg
// CHECK:         return
func.func @pipeline(%x: memref<199x768xf32>, %y: memref<199x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %means = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%means : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 2 : i64, nnprim.strip_parts = 2 : i64}
      ins(%x : memref<199x768xf32>) outs(%means : memref<199xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<199xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<199xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %means : memref<199x768xf32>, memref<199xf32>) outs(%squares : memref<199xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %means, %squares : memref<199x768xf32>, memref<199xf32>, memref<199xf32>) outs(%y : memref<199x768xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %s = arith.mulf %c, %v : f32
    linalg.yield %s : f32
  }
  return
}

/// Two ops over elements read the sums.
// CHECK-LABEL: func.func @negative_pipeline
// CHECK:         scf.for %{{.*}} = %{{.*}} to %c200 step %c2 {
// CHECK-NOT:       scf.for
// CHECK:         return
func.func @negative_pipeline(%x: memref<200x768xf32>, %y: memref<200x768xf32>, %z: memref<200x768xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<200xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<200xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 2 : i64, nnprim.strip_parts = 2 : i64}
      ins(%x : memref<200x768xf32>) outs(%sum : memref<200xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<200x768xf32>, memref<200xf32>) outs(%y : memref<200x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  // expected-remark @below {{computed in strips: no pipeline of sums of rows and one op over their elements}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<200x768xf32>, memref<200xf32>) outs(%z : memref<200x768xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.mulf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}

/// Channels are neighbours: rows share cache lines, but no elements.
// CHECK-LABEL: func.func @columns
// CHECK:         scf.for %[[C:.*]] = %{{.*}} to %c64 step %c3 {
// CHECK:           memref.subview %{{.*}}[0, %[[C]]] [784, 3] [1, 1]
// CHECK:         return
func.func @columns(%x: memref<784x64xf32>, %y: memref<784x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<64xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"], nnprim.strip_rows = 3 : i64} ins(%x : memref<784x64xf32>) outs(%sum : memref<64xf32>) {
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

/// The second op reads the sums of other rows than its own.
// CHECK-LABEL: func.func @negative_other_rows
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_other_rows(%x: memref<128x128xf32>, %y: memref<128x128xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<128xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<128xf32>)
  // expected-remark @below {{not computed in strips: no reduction of rows that a later op reads again}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 3 : i64} ins(%x : memref<128x128xf32>) outs(%sum : memref<128xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %sum : memref<128x128xf32>, memref<128xf32>, memref<128xf32>) outs(%y : memref<128x128xf32>) {
  ^bb0(%a: f32, %m: f32, %n: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %d = arith.subf %c, %n : f32
    linalg.yield %d : f32
  }
  return
}

/// The result replaces what later rows still read, by a view of other rows.
// CHECK-LABEL: func.func @negative_in_place
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_in_place(%both: memref<256x128xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = memref.subview %both[1, 0] [128, 128] [1, 1] : memref<256x128xf32> to memref<128x128xf32, strided<[128, 1], offset: 128>>
  %y = memref.subview %both[0, 0] [128, 128] [1, 1] : memref<256x128xf32> to memref<128x128xf32, strided<[128, 1]>>
  %sum = memref.alloc() : memref<128xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<128xf32>)
  // expected-remark @below {{not computed in strips: no reduction of rows that a later op reads again}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 3 : i64}
      ins(%x : memref<128x128xf32, strided<[128, 1], offset: 128>>) outs(%sum : memref<128xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : memref<128x128xf32, strided<[128, 1], offset: 128>>, memref<128xf32>)
      outs(%y : memref<128x128xf32, strided<[128, 1]>>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    linalg.yield %c : f32
  }
  return
}
