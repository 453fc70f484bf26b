// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --nnprim-partition-loops --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --nnprim-partition-loops --canonicalize --split-input-file | FileCheck %s --check-prefix=WHOLE

/// One loop: an iteration runs where it begins. 1024 iterations of 4096
/// operations each are work for 16 threads, what they store is for 128.
// CHECK-LABEL: func.func @main
// CHECK:         call @one_loop({{.*}}, %c0{{.*}}, %c4194304
// CHECK-LABEL: func.func private @one_loop
// CHECK-SAME:    %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index) attributes {nnprim.max_threads = 256 : i64, nnprim.work = 4194304 : i64, nnprim.work_units = 1024 : i64}
// CHECK:         %[[B0:.*]] = arith.maxsi %[[BEGIN]]
// CHECK:         %[[B1:.*]] = arith.addi %[[B0]], %c4095
// CHECK:         %[[B2:.*]] = arith.divui %[[B1]], %c4096
// CHECK:         %[[B3:.*]] = arith.minui %[[B2]], %c1024
// CHECK:         %[[LB:.*]] = arith.muli %[[B3]]
// CHECK:         %[[UB:.*]] = arith.muli
// CHECK:         scf.for %{{.*}} = %[[LB]] to %[[UB]] step
// CHECK-NOT:     nnprim.parallel
func.func @main(%x: memref<1024x4096xf32>) {
  call @one_loop(%x) : (memref<1024x4096xf32>) -> ()
  return
}
func.func private @one_loop(%x: memref<1024x4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant dense<0.0> : vector<4096xf32>
  scf.for %i = %c0 to %c1024 step %c1 {
    vector.store %zero, %x[%i, %c0] : memref<1024x4096xf32>, vector<4096xf32>
  } {nnprim.parallel}
  return
}

// -----

/// Full tiles, then the tail, which begins at 3 · 2097152 operations: one line
/// of work. The tail is run by whoever has its beginning.
// CHECK-LABEL: func.func private @tail
// CHECK-SAME:    %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index) attributes {nnprim.max_threads = 224 : i64, nnprim.work = 6684672 : i64, nnprim.work_units = 4 : i64}
// CHECK:         scf.for
// CHECK:         %[[B:.*]] = arith.subi %[[BEGIN]], %c6291456
// CHECK:         %[[E:.*]] = arith.subi %[[END]], %c6291456
// CHECK:         %[[STARTED:.*]] = arith.cmpi sle, %[[B]], %c0
// CHECK:         %[[ENDS:.*]] = arith.cmpi sgt, %[[E]], %c0
// CHECK:         %[[HERE:.*]] = arith.andi %[[STARTED]], %[[ENDS]]
// CHECK:         scf.if %[[HERE]] {
// CHECK-NEXT:      scf.execute_region {
func.func private @tail(%x: memref<3670016xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<0.0> : vector<2097152xf32>
  %w = arith.constant dense<0.0> : vector<393216xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    vector.store %v, %x[%i] : memref<3670016xf32>, vector<2097152xf32>
  } {nnprim.parallel}
  scf.execute_region no_inline {
    vector.store %w, %x[%c3] : memref<3670016xf32>, vector<393216xf32>
    scf.yield
  } {nnprim.parallel}
  return
}

// -----

/// Two nested loops are one index space: an iteration of the outer one runs
/// where any of it may, and the inner one takes the rest of the interval.
// CHECK-LABEL: func.func private @nested
// CHECK-SAME:    %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index) attributes {{{.*}}nnprim.work_units = 500 : i64
// CHECK:         %[[P:.*]] = arith.maxsi %[[BEGIN]]
// CHECK:         arith.divui %[[P]], %c20480
// CHECK:         scf.for %[[I:.*]] = {{.*}} step %c14
// CHECK:           %[[O:.*]] = arith.divui %[[I]], %c14
// CHECK:           %[[DONE:.*]] = arith.muli %[[O]], %c20480
// CHECK:           %[[B:.*]] = arith.subi %[[BEGIN]], %[[DONE]]
// CHECK:           %[[E:.*]] = arith.subi %[[END]], %[[DONE]]
// CHECK:           arith.maxsi %[[B]]
// CHECK:           scf.for
func.func private @nested(%x: memref<1400x5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c14 = arith.constant 14 : index
  %c1400 = arith.constant 1400 : index
  %v = arith.constant dense<0.0> : vector<4096xf32>
  scf.for %i = %c0 to %c1400 step %c14 {
    scf.for %j = %c0 to %c5 step %c1 {
      vector.store %v, %x[%i, %j] : memref<1400x5xf32>, vector<4096xf32>
    } {nnprim.parallel}
  } {nnprim.parallel}
  return
}

// -----

/// Short iterations stay together by cache lines, 256 of them here, so that no
/// two threads write to one line.
// CHECK-LABEL: func.func private @short_iterations
// CHECK-SAME:    nnprim.work_units = 3907 : i64
// CHECK:         arith.divui %{{.*}}, %c1024
// CHECK:         arith.muli %{{.*}}, %c256
// CHECK:         arith.minui %{{.*}}, %c1000001
func.func private @short_iterations(%x: memref<1000001xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000001 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<1000001xf32>
    %b = arith.addf %a, %a : f32
    %c = arith.mulf %b, %a : f32
    memref.store %c, %x[%i] : memref<1000001xf32>
  } {nnprim.parallel}
  return
}

// -----

/// The mark's region is inlined if the kernel is not divided.
// WHOLE-LABEL: func.func private @negative_small
// WHOLE-SAME:    (%{{[^:]*}}: memref<1xf32>) {
// WHOLE-NOT:     scf.execute_region
func.func private @negative_small(%x: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  scf.execute_region no_inline {
    memref.store %zero, %x[%c0] : memref<1xf32>
    scf.yield
  } {nnprim.parallel}
  return
}

// -----

/// The store in front of the loop is an effect outside of it: the kernel is not
/// divided.
// CHECK-LABEL: func.func private @negative_other_effect
// CHECK-SAME:    (%{{[^:]*}}: memref<1024x4096xf32>) {
func.func private @negative_other_effect(%x: memref<1024x4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %f = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<4096xf32>
  memref.store %f, %x[%c0, %c0] : memref<1024x4096xf32>
  scf.for %i = %c0 to %c1024 step %c1 {
    vector.store %zero, %x[%i, %c0] : memref<1024x4096xf32>, vector<4096xf32>
  } {nnprim.parallel}
  return
}

// -----

/// Numbered parts: at most as many as the op's `max`, the workspace's rows.
// CHECK-LABEL: func.func @main
// CHECK:         call @numbered({{.*}}, %c0{{.*}}, %c8388608{{.*}}, %c0{{.*}})
// CHECK-LABEL: func.func private @numbered
// CHECK-SAME:    index, %{{.*}}: index, %[[PART:[a-z0-9]+]]: index) attributes {nnprim.max_threads = 4 : i64, nnprim.work = 8388608 : i64, nnprim.work_units = 1024 : i64, nnprim.worker_slot}
// CHECK-NOT:     nnprim.worker_slot
// CHECK:         memref.subview %{{.*}}[%[[PART]], 0]
/// The number of the only part is 0.
// CHECK-LABEL: func.func private @small
// CHECK-NOT:     nnprim.worker_slot
// CHECK:         memref.subview %{{.*}}[%c0{{.*}}, 0]
func.func @main(%x: memref<1024x4096xf32>, %m: memref<4x4096xf32>) {
  call @numbered(%x, %m) : (memref<1024x4096xf32>, memref<4x4096xf32>) -> ()
  call @small(%m) : (memref<4x4096xf32>) -> ()
  return
}
func.func private @numbered(%x: memref<1024x4096xf32>, %m: memref<4x4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant dense<0.0> : vector<4096xf32>
  %part = nnprim.worker_slot max 4
  %own = memref.subview %m[%part, 0] [1, 4096] [1, 1] : memref<4x4096xf32> to memref<4096xf32, strided<[1], offset: ?>>
  scf.for %i = %c0 to %c1024 step %c1 {
    %old = vector.load %own[%c0] : memref<4096xf32, strided<[1], offset: ?>>, vector<4096xf32>
    vector.store %old, %x[%i, %c0] : memref<1024x4096xf32>, vector<4096xf32>
  } {nnprim.parallel}
  return
}
func.func private @small(%m: memref<4x4096xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : vector<4096xf32>
  %part = nnprim.worker_slot max 4
  %own = memref.subview %m[%part, 0] [1, 4096] [1, 1] : memref<4x4096xf32> to memref<4096xf32, strided<[1], offset: ?>>
  vector.store %zero, %own[%c0] : memref<4096xf32, strided<[1], offset: ?>>, vector<4096xf32>
  return
}

// -----

/// An instruction that adds 64 products counts as many operations: 1024 · (64 ·
/// 64 + 16). Without them there would be no work to divide.
// CHECK-LABEL: func.func private @dot_products
// CHECK-SAME:    nnprim.work = 4210688 : i64
func.func @main(%x: memref<1024x16xi32>, %a: vector<64xi8>) {
  call @dot_products(%x, %a) : (memref<1024x16xi32>, vector<64xi8>) -> ()
  return
}
func.func private @dot_products(%x: memref<1024x16xi32>, %a: vector<64xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant dense<0> : vector<16xi32>
  scf.for %i = %c0 to %c1024 step %c1 {
    %sum = scf.for %k = %c0 to %c64 step %c1 iter_args(%s = %zero) -> vector<16xi32> {
      %next = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%s, %a, %a) : (vector<16xi32>, vector<64xi8>, vector<64xi8>) -> vector<16xi32>
      scf.yield %next : vector<16xi32>
    }
    vector.store %sum, %x[%i, %c0] : memref<1024x16xi32>, vector<16xi32>
  } {nnprim.parallel}
  return
}

// -----

/// A loop over the entries of one sparse row has as many iterations as a row
/// has on average, 640000 / (2 · 1000) = 320 of two ranges of 1000 rows each,
/// and a single one in what follows it: 1000 rows · (2 pointers + 160 turns · 3
/// loads and stores of 8 + 2 of 8).
// CHECK-LABEL: func.func private @sparse_rows
// CHECK-SAME:    nnprim.work = 3858000 : i64
func.func @main(%r: memref<2x1001xi32>, %v: memref<640000xf32>, %x: memref<1000x8xf32>) {
  call @sparse_rows(%r, %v, %x) : (memref<2x1001xi32>, memref<640000xf32>, memref<1000x8xf32>) -> ()
  return
}
func.func private @sparse_rows(%r: memref<2x1001xi32>, %v: memref<640000xf32>, %x: memref<1000x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %range = memref.subview %r[0, %i] [1, 2] [1, 1] : memref<2x1001xi32> to memref<2xi32, strided<[1], offset: ?>>
    %first = memref.load %range[%c0] : memref<2xi32, strided<[1], offset: ?>>
    %last = memref.load %range[%c1] : memref<2xi32, strided<[1], offset: ?>>
    %begin = arith.index_cast %first : i32 to index
    %end = arith.index_cast %last : i32 to index
    %count = arith.subi %end, %begin : index
    %rest = arith.remui %count, %c2 : index
    %whole = arith.subi %end, %rest : index
    scf.for %e = %begin to %whole step %c2 {
      %a = vector.load %v[%e] : memref<640000xf32>, vector<8xf32>
      %next = arith.addi %e, %c1 : index
      %b = vector.load %v[%next] : memref<640000xf32>, vector<8xf32>
      vector.store %a, %x[%i, %c0] : memref<1000x8xf32>, vector<8xf32>
    }
    scf.for %e = %whole to %end step %c1 {
      %a = vector.load %v[%e] : memref<640000xf32>, vector<8xf32>
      vector.store %a, %x[%i, %c0] : memref<1000x8xf32>, vector<8xf32>
    }
  } {nnprim.parallel}
  return
}

// -----

/// Each part copies the rows that it reads anew, so that no part is less than
/// eight iterations of the loop which copies: 100 / 8.
// CHECK-LABEL: func.func private @repeated
// CHECK-SAME:    nnprim.work_units = 13 : i64
func.func @main(%x: memref<100x8x4096xf32>, %m: memref<4x4096xf32>) {
  call @repeated(%x, %m) : (memref<100x8x4096xf32>, memref<4x4096xf32>) -> ()
  return
}
func.func private @repeated(%x: memref<100x8x4096xf32>, %m: memref<4x4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant dense<0.0> : vector<4096xf32>
  %part = nnprim.worker_slot max 4
  scf.for %i = %c0 to %c100 step %c1 {
    scf.execute_region no_inline {
      vector.store %zero, %m[%part, %c0] : memref<4x4096xf32>, vector<4096xf32>
      scf.yield
    } {nnprim.replicable}
    scf.for %j = %c0 to %c8 step %c1 {
      %old = vector.load %m[%part, %c0] : memref<4x4096xf32>, vector<4096xf32>
      vector.store %old, %x[%i, %j, %c0] : memref<100x8x4096xf32>, vector<4096xf32>
    } {nnprim.parallel}
  } {nnprim.parallel}
  return
}

// -----

/// Sums of 60 rows are 94140 operations, which are not enough for two
/// threads, but 188400 bytes, which are: one thread would fetch from the other's
/// core what that has written.
// CHECK-LABEL: func.func private @row_sums
// CHECK-SAME:    attributes {nnprim.max_threads = 2 : i64, nnprim.work = 94140 : i64
/// Of 40 rows there are not.
// CHECK-LABEL: func.func private @negative_few_row_sums
// CHECK-SAME:    (%{{[^:]*}}: memref<40x784xf32>, %{{[^:]*}}: memref<40xf32>) {
func.func @main(%x: memref<60x784xf32>, %y: memref<60xf32>, %few: memref<40x784xf32>, %sums: memref<40xf32>) {
  call @row_sums(%x, %y) : (memref<60x784xf32>, memref<60xf32>) -> ()
  call @negative_few_row_sums(%few, %sums) : (memref<40x784xf32>, memref<40xf32>) -> ()
  return
}
func.func private @row_sums(%x: memref<60x784xf32>, %y: memref<60xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c60 = arith.constant 60 : index
  %c784 = arith.constant 784 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c60 step %c1 {
    %sum = scf.for %j = %c0 to %c784 step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<60x784xf32>
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    memref.store %sum, %y[%i] : memref<60xf32>
  } {nnprim.parallel}
  return
}
func.func private @negative_few_row_sums(%x: memref<40x784xf32>, %y: memref<40xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c784 = arith.constant 784 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c40 step %c1 {
    %sum = scf.for %j = %c0 to %c784 step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<40x784xf32>
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    memref.store %sum, %y[%i] : memref<40xf32>
  } {nnprim.parallel}
  return
}
