// RUN: nnprim-opt %s --convert-linalg-to-vector --canonicalize --cse --verify-diagnostics --split-input-file | FileCheck %s

module attributes {nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "generic">} {

/// One loop adds two rows and computes two others, of 200 columns: twelve
/// vectors, then half a vector, of which the sums take a whole one that overlaps
/// the one before. What belongs to a row is loaded before the loop, what both
/// rows share once.
// CHECK-LABEL: func.func @two_rows
// CHECK:         scf.for {{.*}} step %c2
// CHECK-COUNT-2:   memref.load {{.*}} : memref<2xf32,
// CHECK:           scf.for {{.*}} to %c192 step %c16 {{.*}} -> (vector<16xf32>, vector<16xf32>)
// CHECK-NOT:         memref.load
// CHECK-COUNT-2:     arith.addf {{.*}} : vector<16xf32>
// CHECK:             vector.store
// CHECK:             vector.store
// CHECK-NOT:         vector.store
// CHECK:             scf.yield
// CHECK:           arith.select {{.*}} : vector<16xi1>, vector<16xf32>
// CHECK-COUNT-2:   vector.store {{.*}} vector<8xf32>
// CHECK-COUNT-2:   memref.store
// CHECK-NOT:     linalg
// CHECK:         return
func.func @two_rows(%x: memref<100x200xf32>, %scale: memref<200xf32>, %y: memref<100x200xf32>, %sums: memref<98xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c96 = arith.constant 96 : index
  scf.for %i = %c0 to %c96 step %c2 {
    %next = arith.addi %i, %c2 : index
    scf.execute_region no_inline {
      %s = memref.subview %sums[%next] [2] [1] : memref<98xf32> to memref<2xf32, strided<[1], offset: ?>>
      %xs = memref.subview %x[%next, 0] [2, 200] [1, 1] : memref<100x200xf32> to memref<2x200xf32, strided<[200, 1], offset: ?>>
      linalg.fill ins(%zero : f32) outs(%s : memref<2xf32, strided<[1], offset: ?>>)
      linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                      iterator_types = ["parallel", "reduction"]}
          ins(%xs : memref<2x200xf32, strided<[200, 1], offset: ?>>) outs(%s : memref<2xf32, strided<[1], offset: ?>>) {
      ^bb0(%a: f32, %b: f32):
        %t = arith.addf %a, %b : f32
        linalg.yield %t : f32
      }
      scf.yield
    } {nnprim.parallel}
    scf.execute_region no_inline {
      %s = memref.subview %sums[%i] [2] [1] : memref<98xf32> to memref<2xf32, strided<[1], offset: ?>>
      %xs = memref.subview %x[%i, 0] [2, 200] [1, 1] : memref<100x200xf32> to memref<2x200xf32, strided<[200, 1], offset: ?>>
      %ys = memref.subview %y[%i, 0] [2, 200] [1, 1] : memref<100x200xf32> to memref<2x200xf32, strided<[200, 1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                       affine_map<(i, j) -> (i, j)>],
                      iterator_types = ["parallel", "parallel"]}
          ins(%xs, %s, %scale : memref<2x200xf32, strided<[200, 1], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>, memref<200xf32>)
          outs(%ys : memref<2x200xf32, strided<[200, 1], offset: ?>>) {
      ^bb0(%a: f32, %m: f32, %g: f32, %b: f32):
        %c = arith.subf %a, %m : f32
        %t = arith.mulf %c, %g : f32
        linalg.yield %t : f32
      }
      scf.yield
    } {nnprim.parallel}
  }
  return
}

/// A maximum looks for NaN in pairs of terms: a loop of its own.
// CHECK-LABEL: func.func @negative_maximum
// CHECK:         scf.for {{.*}} to %c96
// CHECK:           arith.cmpf
// CHECK:           scf.for {{.*}} to %c192
// CHECK:             arith.subf
// CHECK-NOT:         arith.cmpf
// CHECK:         return
func.func @negative_maximum(%x: memref<100x200xf32>, %y: memref<100x200xf32>, %sums: memref<98xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c96 = arith.constant 96 : index
  // expected-remark @below {{stages are not in one loop: a stage is no sum of columns}}
  scf.for %i = %c0 to %c96 step %c1 {
    %next = arith.addi %i, %c1 : index
    scf.execute_region no_inline {
      %s = memref.subview %sums[%next] [1] [1] : memref<98xf32> to memref<1xf32, strided<[1], offset: ?>>
      %xs = memref.subview %x[%next, 0] [1, 200] [1, 1] : memref<100x200xf32> to memref<1x200xf32, strided<[200, 1], offset: ?>>
      linalg.fill ins(%low : f32) outs(%s : memref<1xf32, strided<[1], offset: ?>>)
      linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                      iterator_types = ["parallel", "reduction"]}
          ins(%xs : memref<1x200xf32, strided<[200, 1], offset: ?>>) outs(%s : memref<1xf32, strided<[1], offset: ?>>) {
      ^bb0(%a: f32, %b: f32):
        %t = arith.maximumf %a, %b : f32
        linalg.yield %t : f32
      }
      scf.yield
    } {nnprim.parallel}
    scf.execute_region no_inline {
      %s = memref.subview %sums[%i] [1] [1] : memref<98xf32> to memref<1xf32, strided<[1], offset: ?>>
      %xs = memref.subview %x[%i, 0] [1, 200] [1, 1] : memref<100x200xf32> to memref<1x200xf32, strided<[200, 1], offset: ?>>
      %ys = memref.subview %y[%i, 0] [1, 200] [1, 1] : memref<100x200xf32> to memref<1x200xf32, strided<[200, 1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                      iterator_types = ["parallel", "parallel"]}
          ins(%xs, %s : memref<1x200xf32, strided<[200, 1], offset: ?>>, memref<1xf32, strided<[1], offset: ?>>)
          outs(%ys : memref<1x200xf32, strided<[200, 1], offset: ?>>) {
      ^bb0(%a: f32, %m: f32, %b: f32):
        %c = arith.subf %a, %m : f32
        linalg.yield %c : f32
      }
      scf.yield
    } {nnprim.parallel}
  }
  return
}
}
