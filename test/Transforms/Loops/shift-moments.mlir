// RUN: nnprim-opt %s --nnprim-strip-reductions | FileCheck %s
// RUN: nnprim-opt %s --nnprim-strip-reductions --nnprim-set-target=target=x86-64-avx2 --convert-linalg-to-vector | FileCheck %s --check-prefix=VECTOR

/// The mean of 64 of 1024 terms, the sums of what the terms and their squares are without it, and the moments of all
/// terms from these.
// CHECK-LABEL: func.func @shifted
// CHECK-SAME:    (%[[X:.*]]: memref<8x1024xf32>, %[[Y:.*]]: memref<8x1024xf32>)
// CHECK:         %[[MEAN:.*]] = memref.alloc() : memref<8xf32>
// CHECK:         %[[FIRST:.*]] = memref.subview %[[X]][0, 0] [8, 64] [1, 1]
// CHECK-NEXT:    %[[FEW:.*]] = arith.constant 1.562500e-02 : f32
// CHECK-NEXT:    linalg.generic {{.*}} ins(%[[FIRST]] {{.*}} outs(%[[MEAN]]
// CHECK:         linalg.generic {{.*}} outs(%[[MEAN]]
// CHECK:           arith.mulf %{{.*}}, %[[FEW]]
// CHECK:         %[[SQUARES:.*]] = memref.alloc() : memref<8xf32>
// CHECK:         %[[REST:.*]] = memref.alloc() : memref<8xf32>
// CHECK:         linalg.fill {{.*}} outs(%[[SQUARES]]
// CHECK:         linalg.fill {{.*}} outs(%[[REST]]
// CHECK:         linalg.generic {{.*}}["parallel", "reduction"]} ins(%[[X]], %[[MEAN]] {{.*}} outs(%[[REST]], %[[SQUARES]]
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f32, %[[S:.*]]: f32, %[[R:.*]]: f32, %[[Q:.*]]: f32):
// CHECK-NEXT:      %[[D:.*]] = arith.subf %[[A]], %[[S]]
// CHECK-NEXT:      %[[P:.*]] = arith.mulf %[[D]], %[[D]]
// CHECK-NEXT:      %[[NR:.*]] = arith.addf %[[D]], %[[R]]
// CHECK-NEXT:      %[[NQ:.*]] = arith.addf %[[P]], %[[Q]]
// CHECK-NEXT:      linalg.yield %[[NR]], %[[NQ]]
// CHECK:         %[[ALL:.*]] = arith.constant 9.765625E-4 : f32
// CHECK:         linalg.generic {{.*}} ins(%[[REST]] {{.*}} outs(%[[MEAN]], %[[SQUARES]]
// CHECK-NEXT:    ^bb0(%[[R:.*]]: f32, %[[S:.*]]: f32, %[[Q:.*]]: f32):
// CHECK-NEXT:      %[[D:.*]] = arith.mulf %[[R]], %[[ALL]]
// CHECK-NEXT:      %[[M:.*]] = arith.addf %[[S]], %[[D]]
// CHECK-NEXT:      %[[P:.*]] = arith.mulf %[[R]], %[[D]]
// CHECK-NEXT:      %[[L:.*]] = arith.subf %[[Q]], %[[P]]
// CHECK-NEXT:      arith.cmpf olt, %[[L]]
// CHECK-NEXT:      %[[V:.*]] = arith.select
// CHECK-NEXT:      linalg.yield %[[M]], %[[V]]
// CHECK:         linalg.generic {{.*}} ins(%[[X]], %[[MEAN]], %[[SQUARES]] {{.*}} outs(%[[Y]]
/// Four vectors of each of both sums.
// VECTOR-LABEL: func.func @shifted
// VECTOR:         scf.for {{.*}} iter_args({{.*}}) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
func.func @shifted(%x: memref<8x1024xf32>, %y: memref<8x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 9.765625e-4 : f32
  %mean = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x1024xf32>) outs(%mean : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x1024xf32>, memref<8xf32>) outs(%squares : memref<8xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x1024xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x1024xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// Of an image of which channels are innermost, the first rows; 3 of 40.
// CHECK-LABEL: func.func @channels_last
// CHECK-SAME:    (%[[X:.*]]: memref<40x30x16xf32>, %{{.*}}: memref<40x30x16xf32>)
// CHECK:         memref.subview %[[X]][0, 0, 0] [3, 30, 16] [1, 1, 1]
// CHECK:         linalg.generic {{.*}}["reduction", "reduction", "parallel"]} ins(%[[X]], {{.*}} outs(%{{.*}}, %{{.*}} :
func.func @channels_last(%x: memref<40x30x16xf32>, %y: memref<40x30x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 8.33333354E-4 : f32
  %mean = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<16xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>],
                  iterator_types = ["reduction", "reduction", "parallel"]} ins(%x : memref<40x30x16xf32>) outs(%mean : memref<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<16xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<16xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<16xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k)>],
                  iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x, %mean : memref<40x30x16xf32>, memref<16xf32>) outs(%squares : memref<16xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k)>,
                                   affine_map<(i, j, k) -> (i, j, k)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<40x30x16xf32>, memref<16xf32>, memref<16xf32>) outs(%y : memref<40x30x16xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// Rows of 511 terms are short.
// CHECK-LABEL: func.func @short
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @short(%x: memref<8x511xf32>, %y: memref<8x511xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 0.00195694715 : f32
  %mean = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x511xf32>) outs(%mean : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x511xf32>, memref<8xf32>) outs(%squares : memref<8xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x511xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x511xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// The sum is divided by another number.
// CHECK-LABEL: func.func @no_mean
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @no_mean(%x: memref<8x1024xf32>, %y: memref<8x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 0.00195694715 : f32
  %mean = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x1024xf32>) outs(%mean : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x1024xf32>, memref<8xf32>) outs(%squares : memref<8xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x1024xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x1024xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// Doubles have digits enough.
// CHECK-LABEL: func.func @doubles
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @doubles(%x: memref<8x1024xf64>, %y: memref<8x1024xf64>) {
  %zero = arith.constant 0.0 : f64
  %part = arith.constant 9.765625e-4 : f64
  %mean = memref.alloc() : memref<8xf64>
  linalg.fill ins(%zero : f64) outs(%mean : memref<8xf64>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x1024xf64>) outs(%mean : memref<8xf64>) {
  ^bb0(%a: f64, %b: f64):
    %s = arith.addf %a, %b : f64
    linalg.yield %s : f64
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf64>) {
  ^bb0(%b: f64):
    %s = arith.mulf %b, %part : f64
    linalg.yield %s : f64
  }
  %squares = memref.alloc() : memref<8xf64>
  linalg.fill ins(%zero : f64) outs(%squares : memref<8xf64>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x1024xf64>, memref<8xf64>) outs(%squares : memref<8xf64>) {
  ^bb0(%a: f64, %m: f64, %b: f64):
    %c = arith.subf %a, %m : f64
    %q = arith.mulf %c, %c : f64
    %s = arith.addf %q, %b : f64
    linalg.yield %s : f64
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x1024xf64>, memref<8xf64>, memref<8xf64>) outs(%y : memref<8x1024xf64>) {
  ^bb0(%a: f64, %m: f64, %v: f64, %b: f64):
    %c = arith.subf %a, %m : f64
    %r = arith.mulf %c, %v : f64
    linalg.yield %r : f64
  }
  return
}

/// The mean is a result, which is infinite where a term is.
// CHECK-LABEL: func.func @result
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @result(%x: memref<8x1024xf32>, %y: memref<8x1024xf32>, %mean: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 9.765625e-4 : f32
  linalg.fill ins(%zero : f32) outs(%mean : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x1024xf32>) outs(%mean : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x1024xf32>, memref<8xf32>) outs(%squares : memref<8xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x1024xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x1024xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// The mean is read without the squares.
// CHECK-LABEL: func.func @read_alone
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @read_alone(%x: memref<8x1024xf32>, %y: memref<8x1024xf32>, %z: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 9.765625e-4 : f32
  %mean = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x1024xf32>) outs(%mean : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<8xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<8x1024xf32>, memref<8xf32>) outs(%squares : memref<8xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%mean : memref<8xf32>) outs(%z : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<8x1024xf32>, memref<8xf32>, memref<8xf32>) outs(%y : memref<8x1024xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}

/// A pipeline of rows computes the moments of different rows side by side.
// CHECK-LABEL: func.func @pipeline
// CHECK:         scf.for
// CHECK:         linalg.generic {{.*}} ins(%{{[^,]*}} : {{.*}} outs(%{{[^,]*}} :
// CHECK-NOT:     outs(%{{[^ ]*}}, %{{.*}} :
// CHECK:         return
func.func @pipeline(%x: memref<48x1024xf32>, %y: memref<48x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 9.765625e-4 : f32
  %mean = memref.alloc() : memref<48xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<48xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"], nnprim.strip_rows = 1 : i64, nnprim.strip_parts = 1 : i64} ins(%x : memref<48x1024xf32>) outs(%mean : memref<48xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%mean : memref<48xf32>) {
  ^bb0(%b: f32):
    %s = arith.mulf %b, %part : f32
    linalg.yield %s : f32
  }
  %squares = memref.alloc() : memref<48xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<48xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : memref<48x1024xf32>, memref<48xf32>) outs(%squares : memref<48xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %q = arith.mulf %c, %c : f32
    %s = arith.addf %q, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %squares : memref<48x1024xf32>, memref<48xf32>, memref<48xf32>) outs(%y : memref<48x1024xf32>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %b: f32):
    %c = arith.subf %a, %m : f32
    %r = arith.mulf %c, %v : f32
    linalg.yield %r : f32
  }
  return
}
