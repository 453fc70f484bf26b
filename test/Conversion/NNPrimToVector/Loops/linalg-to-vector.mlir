// RUN: nnprim-opt %s --convert-linalg-to-vector --canonicalize --cse --verify-diagnostics --split-input-file | FileCheck %s

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// Two loops that walk memory as one are one: 168 elements are two blocks of
/// four vectors, two vectors and half a vector.
// CHECK-LABEL: func.func @elementwise
// CHECK:         scf.for
// CHECK-NOT:       scf.for
// CHECK-COUNT-4:   arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       arith.addf
// CHECK:         } {{{.*}}nnprim.parallel}
// CHECK:         scf.execute_region
// CHECK-COUNT-2:   arith.addf {{.*}} : vector<16xf32>
// CHECK:           arith.addf {{.*}} : vector<8xf32>
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     memref.load
func.func @elementwise(%x: memref<8x21xf32>, %y: memref<8x21xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} ins(%x : memref<8x21xf32>) outs(%y : memref<8x21xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}

/// The fill is the start; NaN is looked for in pairs of the nine taps, and
/// nothing inside the loops over pixels is scalar.
// CHECK-LABEL: func.func @max_pool
// CHECK-NOT:     linalg.fill
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NOT:         scf.for
// CHECK-NOT:         memref.load
// CHECK-COUNT-9:     vector.load {{.*}} vector<16xf32>
// CHECK-NOT:         vector.load
// CHECK:             vector.store
func.func @max_pool(%x: memref<1x17x17x16xf32>, %window: memref<3x3xf32>, %y: memref<1x8x8x16xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%y : memref<1x8x8x16xf32>)
  linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>}
      ins(%x, %window : memref<1x17x17x16xf32>, memref<3x3xf32>) outs(%y : memref<1x8x8x16xf32>)
  return
}

/// Four windows of stride 1 share six columns of three elements: 18 loads, not
/// 36. What is left of 15 results is a tile of three, whose five columns are 15.
// CHECK-LABEL: func.func @max_pool_of_stride_1
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NOT:         scf.for
// CHECK-COUNT-18:    vector.load {{.*}} vector<16xf32>
// CHECK-NOT:         vector.load
// CHECK:           }
// CHECK-COUNT-15:  vector.load {{.*}} vector<16xf32>
// CHECK-NOT:       vector.load
// CHECK:         return
func.func @max_pool_of_stride_1(%x: memref<1x17x17x16xf32>, %window: memref<3x3xf32>, %y: memref<1x15x15x16xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%y : memref<1x15x15x16xf32>)
  linalg.pooling_nhwc_max {strides = dense<1> : vector<2xi64>}
      ins(%x, %window : memref<1x17x17x16xf32>, memref<3x3xf32>) outs(%y : memref<1x15x15x16xf32>)
  return
}

/// A sum is that of its columns, each added once, from zero: 12 additions for
/// six columns, 8 for four results.
// CHECK-LABEL: func.func @sum_pool_of_stride_1
// CHECK-COUNT-20:  arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       arith.addf {{.*}} : vector<16xf32>
// CHECK:         return
func.func @sum_pool_of_stride_1(%x: memref<1x18x18x16xf32>, %window: memref<3x3xf32>, %y: memref<1x16x16x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x16x16x16xf32>)
  linalg.pooling_nhwc_sum {strides = dense<1> : vector<2xi64>}
      ins(%x, %window : memref<1x18x18x16xf32>, memref<3x3xf32>) outs(%y : memref<1x16x16x16xf32>)
  return
}

/// The division of an average is done before the sums are stored: four results
/// of two factors each, of which one belongs to a row of the image.
// CHECK-LABEL: func.func @average_pool
// CHECK-COUNT-20:  arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:       linalg
// CHECK:         return
func.func @average_pool(%x: memref<1x18x18x16xf32>, %window: memref<3x3xf32>, %rows: memref<16xf32>,
                        %columns: memref<16xf32>, %y: memref<1x16x16x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x16x16x16xf32>)
  linalg.pooling_nhwc_sum {strides = dense<1> : vector<2xi64>}
      ins(%x, %window : memref<1x18x18x16xf32>, memref<3x3xf32>) outs(%y : memref<1x16x16x16xf32>)
  linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (h)>, affine_map<(n, h, w, c) -> (w)>,
                                   affine_map<(n, h, w, c) -> (n, h, w, c)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%rows, %columns : memref<16xf32>, memref<16xf32>) outs(%y : memref<1x16x16x16xf32>) {
  ^bb0(%row: f32, %column: f32, %sum: f32):
    %s = arith.mulf %sum, %row : f32
    %t = arith.mulf %s, %column : f32
    linalg.yield %t : f32
  }
  return
}

/// The means of eight rows are finished as one vector.
// CHECK-LABEL: func.func @mean_of_rows
// CHECK:         arith.mulf {{.*}} : vector<8xf32>
// CHECK-NEXT:    vector.store
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @mean_of_rows(%x: memref<8x100xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 0.01 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%y: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%y : memref<8xf32>) {
  ^bb0(%a: f32):
    %m = arith.mulf %a, %part : f32
    linalg.yield %m : f32
  }
  return
}

/// The terms of a sum are lanes; what is left of 100 is a vector that overlaps
/// the one before, four lanes of which count. The lanes of eight rows are added
/// together: halves of each, then 4 + 2 + 1 pairs of vectors.
// CHECK-LABEL: func.func @sum_of_rows
// CHECK:         %[[LAST:.*]] = arith.constant dense<[false, {{.*}}, false, true, true, true, true]> : vector<16xi1>
// CHECK-COUNT-7: vector.load {{.*}} vector<16xf32>
// CHECK:         arith.select %[[LAST]], {{.*}} vector<16xf32>
// CHECK-COUNT-6: arith.addf {{.*}} : vector<16xf32>
// CHECK-COUNT-15: arith.addf {{.*}} : vector<8xf32>
// CHECK-NOT:     arith.addf
// CHECK:         vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector.store
// CHECK:         return
func.func @sum_of_rows(%x: memref<8x100xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%y: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  return
}

/// Rows too long to be unrolled leave their partial sums in memory, from where
/// those of 16 rows, and of the four behind them, are added together.
// CHECK-LABEL: func.func @sum_of_long_rows
// CHECK:         %[[PARTS:.*]] = memref.alloca() {{.*}} : memref<256xf32>
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:           vector.store {{.*}}, %[[PARTS]][{{.*}}] : memref<256xf32>, vector<16xf32>
// CHECK:         }
// CHECK-COUNT-16: vector.load %[[PARTS]]
// CHECK:         vector.store {{.*}} : memref<20xf32>, vector<16xf32>
// CHECK:         scf.for
// CHECK:           vector.store {{.*}}, %[[PARTS]][{{.*}}] : memref<256xf32>, vector<4xf32>
// CHECK:         }
// CHECK-COUNT-4: vector.load %[[PARTS]]
// CHECK:         vector.store {{.*}} : memref<20xf32>, vector<4xf32>
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @sum_of_long_rows(%x: memref<20x2000xf32>, %y: memref<20xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<20xf32>)
  linalg.reduce ins(%x: memref<20x2000xf32>) outs(%y: memref<20xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  return
}

/// The maxima of four rows of 49: of the four vectors of a row, the last of
/// which overlaps the one before, two pairs are looked at for NaN.
// CHECK-LABEL: func.func @maxima_of_rows
// CHECK-NOT:     dense<[false
// CHECK-COUNT-4: vector.load {{.*}} vector<16xf32>
// CHECK-COUNT-2: arith.cmpf uno, {{.*}} : vector<16xf32>
// CHECK:         arith.maximumf {{.*}} : vector<8xf32>
// CHECK:         arith.maximumf {{.*}} : vector<4xf32>
// CHECK:         vector.store {{.*}} vector<4xf32>
// CHECK-NEXT:    {{scf.yield|return}}
func.func @maxima_of_rows(%x: memref<4x49xf32>, %y: memref<4xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%y : memref<4xf32>)
  linalg.reduce ins(%x: memref<4x49xf32>) outs(%y: memref<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.maximumf %a, %b : f32 linalg.yield %c : f32 }
  return
}

/// Results that lie apart are stored one by one, and so are those of three rows,
/// and of integers, whose lanes LLVM adds.
// CHECK-LABEL: func.func @negative_rows
// CHECK-COUNT-3: memref.store
// CHECK-NOT:     vector.store
// CHECK:         return
func.func @negative_rows(%x: memref<8x100xf32>, %y: memref<8xf32, strided<[2]>>, %few: memref<3x100xf32>,
                         %z: memref<3xf32>, %integers: memref<8x100xi32>, %sums: memref<8xi32>) {
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%y: memref<8xf32, strided<[2]>>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.reduce ins(%few: memref<3x100xf32>) outs(%z: memref<3xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.reduce ins(%integers: memref<8x100xi32>) outs(%sums: memref<8xi32>) dimensions = [1]
    (%a: i32, %b: i32) { %c = arith.addi %a, %b : i32 linalg.yield %c : i32 }
  return
}

/// A square of 16 vectors is transposed by 64 shuffles.
// CHECK-LABEL: func.func @transpose
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-COUNT-64:    vector.shuffle
// CHECK-NOT:         vector.shuffle
// CHECK-COUNT-16:    vector.store {{.*}} vector<16xf32>
// CHECK-NOT:     memref.load
func.func @transpose(%x: memref<32x48xf32>, %y: memref<48x32xf32>) {
  linalg.transpose ins(%x: memref<32x48xf32>) outs(%y: memref<48x32xf32>) permutation = [1, 0]
  return
}

/// Two groups of channels are interleaved.
// CHECK-LABEL: func.func @channel_shuffle
// CHECK-COUNT-2: vector.shuffle {{.*}} : vector<16xf32>, vector<16xf32>
// CHECK-NOT:     vector.shuffle
// CHECK-NOT:     memref.load
func.func @channel_shuffle(%x: memref<9x2x16xf32>, %y: memref<9x16x2xf32>) {
  linalg.transpose ins(%x: memref<9x2x16xf32>) outs(%y: memref<9x16x2xf32>) permutation = [0, 2, 1]
  return
}

/// Every other element of a row: two loads and a shuffle.
// CHECK-LABEL: func.func @strided
// CHECK:         vector.load
// CHECK:         vector.load
// CHECK:         vector.shuffle {{.*}} [0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31]
// CHECK-NOT:     memref.load
func.func @strided(%x: memref<64xf32>, %y: memref<32xf32>) {
  %s = memref.subview %x[0] [32] [2] : memref<64xf32> to memref<32xf32, strided<[2]>>
  memref.copy %s, %y : memref<32xf32, strided<[2]>> to memref<32xf32>
  return
}

/// A row of a table is loaded as vectors.
// CHECK-LABEL: func.func @gather_rows
// CHECK:         memref.load {{.*}} : memref<{{.*}}xi64>
// CHECK-COUNT-2: vector.load {{.*}} vector<16xf32>
func.func @gather_rows(%table: memref<9x32xf32>, %indices: memref<7xi64>, %y: memref<7x32xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} ins(%indices : memref<7xi64>) outs(%y : memref<7x32xf32>) {
  ^bb0(%a: i64, %b: f32):
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %e = memref.load %table[%i, %j] : memref<9x32xf32>
    linalg.yield %e : f32
  }
  return
}

/// A column beside rows is assembled, and a remark says so.
// CHECK-LABEL: func.func @column
// CHECK:         vector.from_elements
func.func @column(%x: memref<32xf32, strided<[99]>>, %z: memref<32xf32>, %y: memref<32xf32>) {
  // expected-remark @below {{vectors of operand #0 are moved element by element: no loop walks it contiguously beside the result}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%x, %z : memref<32xf32, strided<[99]>>, memref<32xf32>) outs(%y : memref<32xf32>) {
  ^bb0(%a: f32, %c: f32, %b: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.mulf %1, %c : f32
    %3 = arith.addf %2, %c : f32
    linalg.yield %3 : f32
  }
  return
}

/// Bodies with regions are left alone, and a remark says so.
// CHECK-LABEL: func.func @negative_region
// CHECK:         linalg.generic
func.func @negative_region(%x: memref<32xf32>, %y: memref<32xf32>) {
  // expected-remark @below {{not vectorised: its body is not elementwise}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]} ins(%x : memref<32xf32>) outs(%y : memref<32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %zero = arith.constant 0.0 : f32
    %c = arith.cmpf ogt, %a, %zero : f32
    %r = scf.if %c -> f32 {
      scf.yield %a : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %r : f32
  }
  return
}

/// Extents are known where vectors are chosen.
// CHECK-LABEL: func.func @negative_dynamic
// CHECK:         linalg.generic
func.func @negative_dynamic(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-remark @below {{not vectorised: a shape is dynamic}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]} ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// A window that is clamped to its image: rows and columns at the border are
/// cut off, where positions are constants, and inside of it no index is
/// clamped.
// CHECK-LABEL: func.func @clamped_window
// CHECK-NOT:     arith.maxsi
// CHECK-NOT:     arith.minsi
// CHECK-NOT:     memref.load
// CHECK:         return
func.func @clamped_window(%x: memref<9x32xf32>, %window: memref<3xf32>, %y: memref<9x32xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = arith.constant 8 : index
  linalg.fill ins(%lowest : f32) outs(%y : memref<9x32xf32>)
  linalg.generic {indexing_maps = [affine_map<(h, c, t) -> (t)>, affine_map<(h, c, t) -> (h, c)>],
                  iterator_types = ["parallel", "parallel", "reduction"]} ins(%window : memref<3xf32>) outs(%y : memref<9x32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %h = linalg.index 0 : index
    %c = linalg.index 1 : index
    %t = linalg.index 2 : index
    %sum = arith.addi %h, %t : index
    %at = arith.subi %sum, %one : index
    %low = arith.maxsi %at, %zero : index
    %in = arith.minsi %low, %last : index
    %e = memref.load %x[%in, %c] : memref<9x32xf32>
    %m = arith.maximumf %b, %e : f32
    linalg.yield %m : f32
  }
  return
}

/// Pairs that stay together are interleaved as one, those of three channels and
/// two rows each: six loads, and no element on its own.
// CHECK-LABEL: func.func @space_to_depth
// CHECK-COUNT-6: vector.load {{.*}} vector<16xf32>
// CHECK-NOT:     vector.load
// CHECK:         vector.shuffle {{.*}} [0, 1, 16, 17, {{.*}} : vector<16xf32>, vector<16xf32>
// CHECK-NOT:     memref.load
// CHECK-COUNT-6: vector.store {{.*}} vector<16xf32>
func.func @space_to_depth(%x: memref<3x4x2x8x2xf32>, %y: memref<4x8x3x2x2xf32>) {
  linalg.transpose ins(%x: memref<3x4x2x8x2xf32>) outs(%y: memref<4x8x3x2x2xf32>) permutation = [1, 3, 0, 2, 4]
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2", machine = "generic">} {

/// A long body is done on four vectors as one; of 76 elements the rest is one
/// vector and half of one.
// CHECK-LABEL: func.func @function
// CHECK:         scf.for
// CHECK-NOT:       math.erf
// CHECK:           math.erf {{.*}} : vector<32xf32>
// CHECK-NOT:       math.erf
// CHECK:         } {{{.*}}nnprim.parallel}
// CHECK:         math.erf {{.*}} : vector<8xf32>
// CHECK:         math.erf {{.*}} : vector<4xf32>
// CHECK-NOT:     math.erf
func.func @function(%x: memref<76xf32>, %y: memref<76xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]} ins(%x : memref<76xf32>) outs(%y : memref<76xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = math.erf %a : f32
    linalg.yield %s : f32
  }
  return
}

/// Four squares of eight floats are one of whole lines; two lines beside each
/// other are read in turn, before the next rows.
// CHECK-LABEL: func.func @transpose
// CHECK:         %[[ROWS:.*]] = arith.constant 16 : index
// CHECK:         scf.for {{.*}} step %[[ROWS]]
// CHECK:           scf.for {{.*}} step %[[ROWS]]
// CHECK-COUNT-32:    vector.load {{.*}} vector<8xf32>
// CHECK-NOT:         vector.load
// CHECK:             vector.store
// CHECK:           }
func.func @transpose(%x: memref<64x32xf32>, %y: memref<32x64xf32>) {
  linalg.transpose ins(%x : memref<64x32xf32>) outs(%y : memref<32x64xf32>) permutation = [1, 0]
  return
}

}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2", machine = "generic">} {

/// A fill that its reduction does not take along is complete before the
/// reduction begins: no thread runs a part of one and goes on to the other.
// CHECK-LABEL: func.func @fill_before_scalar_code
// CHECK-NOT:     nnprim.parallel
// CHECK:         linalg.generic
// CHECK-NOT:     nnprim.parallel
func.func @fill_before_scalar_code(%x: memref<32x16xf32>, %y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<32xf32>)
  // expected-remark @below {{not vectorised: its body is not elementwise}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]} ins(%x : memref<32x16xf32>) outs(%y : memref<32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %zero : f32
    %r = scf.if %c -> f32 {
      %s = arith.addf %a, %b : f32
      scf.yield %s : f32
    } else {
      scf.yield %b : f32
    }
    linalg.yield %r : f32
  }
  return
}

/// Each of two nests in sequence is for one thread.
// CHECK-LABEL: func.func @two_nests
// CHECK-NOT:     nnprim.parallel
// CHECK:         return
func.func @two_nests(%x: memref<64x32xf32>, %y: memref<64x32xf32>, %z: memref<32x64xf32>) {
  linalg.exp ins(%x : memref<64x32xf32>) outs(%y : memref<64x32xf32>)
  linalg.transpose ins(%y : memref<64x32xf32>) outs(%z : memref<32x64xf32>) permutation = [1, 0]
  return
}

}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2", machine = "generic">} {

/// Windows of stride 2 along the vectors: the columns' maxima are vectors of
/// neighbours, seven of three rows for the 17 results of a row, whose last
/// vector overlaps the one before. A result takes even and odd columns, and the
/// even ones once more, one lane on.
// CHECK-LABEL: func.func @columns
// CHECK-NOT:     memref.load
// CHECK-COUNT-9: vector.load {{.*}} vector<8xf32>
// CHECK:         vector.shuffle {{.*}} [0, 2, 4, 6, 8, 10, 12, 14] : vector<8xf32>, vector<8xf32>
// CHECK:         vector.shuffle {{.*}} [1, 3, 5, 7, 9, 11, 13, 15] : vector<8xf32>, vector<8xf32>
// CHECK:         vector.shuffle {{.*}} [1, 2, 3, 4, 5, 6, 7, 8] : vector<8xf32>, vector<8xf32>
// CHECK:         vector.store {{.*}} vector<8xf32>
// CHECK-COUNT-6: vector.load {{.*}} vector<8xf32>
// CHECK-NOT:     vector.load
// CHECK:         vector.store {{.*}} vector<8xf32>
// CHECK-COUNT-6: vector.load {{.*}} vector<8xf32>
// CHECK-NOT:     vector.load
// CHECK:         vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector.store
// CHECK:         return
func.func @columns(%x: memref<1x4x9x35xf32>, %window: memref<3x3xf32>, %y: memref<1x4x4x17xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%y : memref<1x4x4x17xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %window : memref<1x4x9x35xf32>, memref<3x3xf32>) outs(%y : memref<1x4x4x17xf32>)
  return
}

/// Two phases of an image, whose indices are limited at its borders alone.
/// The vector at the border repeats its first element.
// CHECK-LABEL: func.func @phases
// CHECK-NOT:     vector.gather
// CHECK-NOT:     arith.maxsi
// CHECK-NOT:     arith.minsi
// CHECK:         scf.for
// CHECK:           %[[X:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK-NEXT:      %[[FIRST:.*]] = vector.shuffle %[[X]], %[[X]] [0, 0, 1, 2, 3, 4, 5, 6]
// CHECK-NEXT:      vector.shuffle %[[FIRST]], %[[X]] [0, 8, 1, 9, 2, 10, 3, 11]
// CHECK:           vector.load {{.*}} vector<8xf32>
// CHECK-NOT:       vector.gather
// CHECK:           vector.shuffle {{.*}} [0, 8, 1, 9, 2, 10, 3, 11]
// CHECK:           vector.shuffle {{.*}} [4, 12, 5, 13, 6, 14, 7, 15]
// CHECK-NOT:     vector.gather
// CHECK:         return
func.func @phases(%x: memref<4x34xf32>, %y: memref<4x34x2xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, q, p) -> (i, q, p)>],
                  iterator_types = ["parallel", "parallel", "parallel"]} outs(%y : memref<4x34x2xf32>) {
  ^bb0(%o: f32):
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %last = arith.constant 33 : index
    %i = linalg.index 0 : index
    %q = linalg.index 1 : index
    %p = linalg.index 2 : index
    %shifted = arith.addi %p, %one : index
    %phase = arith.divui %shifted, %two : index
    %sum = arith.addi %q, %phase : index
    %at = arith.subi %sum, %one : index
    %low = arith.maxsi %at, %zero : index
    %in = arith.minsi %low, %last : index
    %e = memref.load %x[%i, %in] : memref<4x34xf32>
    linalg.yield %e : f32
  }
  return
}

/// Four times two phases of columns, beside channels: one tile, which reads six
/// columns for its eight results, inside the image without bounds.
// CHECK-LABEL: func.func @phases_of_columns
// CHECK-NOT:     {{max|min}}si
// CHECK:         scf.for %{{.*}} = %c1 to %c8
// CHECK-COUNT-6:   vector.load {{.*}} vector<8xf32>
// CHECK-NOT:       vector.load
// CHECK-COUNT-8:   vector.store {{.*}} vector<8xf32>
// CHECK-NEXT:    }
func.func @phases_of_columns(%x: memref<36x16xf32>, %y: memref<9x4x2x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(q, r, p, c) -> (q, r, p, c)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%y : memref<9x4x2x16xf32>) {
  ^bb0(%o: f32):
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %four = arith.constant 4 : index
    %last = arith.constant 35 : index
    %q = linalg.index 0 : index
    %r = linalg.index 1 : index
    %p = linalg.index 2 : index
    %c = linalg.index 3 : index
    %shifted = arith.addi %p, %one : index
    %before = arith.muli %r, %two : index
    %phases = arith.addi %shifted, %before : index
    %phase = arith.divui %phases, %two : index
    %block = arith.muli %q, %four : index
    %sum = arith.addi %block, %phase : index
    %at = arith.subi %sum, %one : index
    %low = arith.maxsi %at, %zero : index
    %in = arith.minsi %low, %last : index
    %next = arith.minsi %sum, %last : index
    %e = memref.load %x[%in, %c] : memref<36x16xf32>
    %f = memref.load %x[%next, %c] : memref<36x16xf32>
    %g = arith.addf %e, %f : f32
    linalg.yield %g : f32
  }
  return
}

/// Neither results nor terms lie next to each other for long: one element at a
/// time, but with its fill, so that threads divide them.
// CHECK-LABEL: func.func @elements
// CHECK-NOT:     linalg
// CHECK:         nnprim.parallel}
// CHECK:         return
func.func @elements(%x: memref<1x2x5x5xf32>, %window: memref<5x2xf32>, %y: memref<1x2x1x2xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%y : memref<1x2x1x2xf32>)
  // expected-remark @below {{one element at a time: no loop walks enough of its operands contiguously}}
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>}
      ins(%x, %window : memref<1x2x5x5xf32>, memref<5x2xf32>) outs(%y : memref<1x2x1x2xf32>)
  return
}
}

// -----

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx2", machine = "generic">} {

/// Of 30 columns the last six are a vector of eight that overlaps the one before.
// CHECK-LABEL: func.func @overlapping_rest
// CHECK-NOT:     vector<6xf32>
// CHECK:         vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector<6xf32>
// CHECK:         return
func.func @overlapping_rest(%x: memref<1x4x12x32xf32>, %window: memref<3x3xf32>, %y: memref<1x4x10x30xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4x10x30xf32>)
  linalg.pooling_nchw_sum {strides = dense<1> : vector<2xi64>}
      ins(%x, %window : memref<1x4x12x32xf32>, memref<3x3xf32>) outs(%y : memref<1x4x10x30xf32>)
  return
}

/// Without a constant start, a sum may not be added to twice.
// CHECK-LABEL: func.func @negative_overlapping_rest
// CHECK:         vector<6xf32>
// CHECK:         return
func.func @negative_overlapping_rest(%x: memref<1x4x12x32xf32>, %window: memref<3x3xf32>,
                                     %y: memref<1x4x10x30xf32>) {
  linalg.pooling_nchw_sum {strides = dense<1> : vector<2xi64>}
      ins(%x, %window : memref<1x4x12x32xf32>, memref<3x3xf32>) outs(%y : memref<1x4x10x30xf32>)
  return
}
}
