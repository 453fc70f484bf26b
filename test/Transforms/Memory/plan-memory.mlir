// RUN: nnprim-opt %s --nnprim-plan-memory --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-plan-memory=num-threads=2 --split-input-file | FileCheck %s --check-prefix=THREADS

/// %a and %c never live at the same time, so %c takes %a's bytes. Dealloc goes.
// CHECK: module attributes {nnprim.arena_bytes = 320 : i64}
// CHECK-LABEL: func.func @main
// CHECK-SAME:  %[[IN:.*]]: memref<64xf32>, %[[OUT:.*]]: memref<64xf32>, %[[ARENA:.*]]: memref<320xi8>
// CHECK-DAG:   %[[A:.*]] = memref.view %[[ARENA]][%c0{{.*}}][] : memref<320xi8> to memref<64xf32>
// CHECK-DAG:   %[[B:.*]] = memref.view %[[ARENA]][%c256{{.*}}][] : memref<320xi8> to memref<8xf32>
// CHECK:       memref.copy %[[IN]], %[[A]]
// CHECK:       %[[C:.*]] = memref.view %[[ARENA]][%c0{{.*}}][] : memref<320xi8> to memref<64xf32>
// CHECK:       memref.copy %[[C]], %[[OUT]]
// CHECK-NOT:   memref.dealloc
// CHECK-NOT:   memref.alloc
module {
  func.func @main(%in: memref<64xf32>, %out: memref<64xf32>) {
    %a = memref.alloc() : memref<64xf32>
    %b = memref.alloc() : memref<8xf32>
    memref.copy %in, %a : memref<64xf32> to memref<64xf32>
    %s = memref.subview %a[0] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1]>>
    memref.copy %s, %b : memref<8xf32, strided<[1]>> to memref<8xf32>
    memref.dealloc %a : memref<64xf32>
    %c = memref.alloc() : memref<64xf32>
    %t = memref.subview %c[0] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1]>>
    memref.copy %b, %t : memref<8xf32> to memref<8xf32, strided<[1]>>
    memref.copy %c, %out : memref<64xf32> to memref<64xf32>
    return
  }
}

// -----

/// A buffer lives as long as any view of it: %a is read through a cast and a
/// collapsed view after %b is written. Sizes are rounded up to 64 bytes.
// CHECK: module attributes {nnprim.arena_bytes = 192 : i64}
// CHECK-LABEL: func.func @main
// CHECK-DAG:   memref.view %{{.*}}[%c0{{.*}}][] : memref<192xi8> to memref<5x5xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c128{{.*}}][] : memref<192xi8> to memref<1xf32>
module {
  func.func @main(%out: memref<25xf32>) {
    %c0 = arith.constant 0 : index
    %f = arith.constant 1.0 : f32
    %a = memref.alloc() : memref<5x5xf32>
    memref.store %f, %a[%c0, %c0] : memref<5x5xf32>
    %flat = memref.collapse_shape %a [[0, 1]] : memref<5x5xf32> into memref<25xf32>
    %cast = memref.cast %flat : memref<25xf32> to memref<?xf32>
    %b = memref.alloc() : memref<1xf32>
    memref.store %f, %b[%c0] : memref<1xf32>
    memref.copy %cast, %out : memref<?xf32> to memref<25xf32>
    return
  }
}

// -----

/// A buffer in a loop lives for the whole loop: no sharing with %a, which one
/// iteration writes before and the next reads after %b is written.
// CHECK: module attributes {nnprim.arena_bytes = 128 : i64}
// CHECK-LABEL: func.func @main
module {
  func.func @main(%out: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %a = memref.alloc() : memref<16xf32>
    scf.for %i = %c0 to %c4 step %c1 {
      %b = memref.alloc() : memref<16xf32>
      memref.copy %a, %b : memref<16xf32> to memref<16xf32>
      memref.copy %b, %out : memref<16xf32> to memref<16xf32>
    }
    return
  }
}

// -----

/// The loop hands one of two buffers on: its result may be either.
// CHECK: module attributes {nnprim.arena_bytes = 192 : i64}
// CHECK-LABEL: func.func @main
module {
  func.func @main(%out: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %f = arith.constant 1.0 : f32
    %a = memref.alloc() : memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a, %y = %b) -> (memref<16xf32>, memref<16xf32>) {
      memref.copy %x, %y : memref<16xf32> to memref<16xf32>
      scf.yield %y, %x : memref<16xf32>, memref<16xf32>
    }
    %c = memref.alloc() : memref<16xf32>
    memref.store %f, %c[%c0] : memref<16xf32>
    memref.copy %r#0, %out : memref<16xf32> to memref<16xf32>
    return
  }
}

// -----

/// %b and %c follow each other, so that %c takes the gap that %b leaves above
/// %a, which lives as long as both.
// CHECK: module attributes {nnprim.arena_bytes = 384 : i64}
// CHECK-LABEL: func.func @main
// CHECK-DAG:   memref.view %{{.*}}[%c0{{.*}}][] : memref<384xi8> to memref<64xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c256{{.*}}][] : memref<384xi8> to memref<4x8xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c256{{.*}}][] : memref<384xi8> to memref<32xf32>
module {
  func.func @main(%out: memref<64xf32>) {
    %c0 = arith.constant 0 : index
    %f = arith.constant 1.0 : f32
    %a = memref.alloc() : memref<64xf32>
    %b = memref.alloc() : memref<4x8xf32>
    memref.store %f, %a[%c0] : memref<64xf32>
    memref.store %f, %b[%c0, %c0] : memref<4x8xf32>
    %c = memref.alloc() : memref<32xf32>
    memref.store %f, %c[%c0] : memref<32xf32>
    memref.copy %a, %out : memref<64xf32> to memref<64xf32>
    return
  }
}

// -----

/// A model without buffers takes an arena of no bytes all the same.
// CHECK: module attributes {nnprim.arena_bytes = 0 : i64}
// CHECK: func.func @main(%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>, %{{.*}}: memref<0xi8>)
module {
  func.func @main(%in: memref<4xf32>, %out: memref<4xf32>) {
    memref.copy %in, %out : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----

/// Multiples of a page, one behind the other, would all begin at the same place
/// of a page: the second to fifth are moved on. The sixth finds all places
/// taken.
// CHECK: module attributes {nnprim.arena_bytes = 199680 : i64}
// CHECK: func.func @main
// CHECK-DAG:   memref.view %{{.*}}[%c0{{.*}}][] : memref<199680xi8> to memref<8192xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c33536{{.*}}][] : memref<199680xi8> to memref<8192xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c67072{{.*}}][] : memref<199680xi8> to memref<8192xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c100608{{.*}}][] : memref<199680xi8> to memref<8192xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c134144{{.*}}][] : memref<199680xi8> to memref<8192xf32>
// CHECK-DAG:   memref.view %{{.*}}[%c166912{{.*}}][] : memref<199680xi8> to memref<8192xf32>
module {
  func.func @main(%in: memref<8192xf32>, %out: memref<8192xf32>) {
    %a = memref.alloc() : memref<8192xf32>
    %b = memref.alloc() : memref<8192xf32>
    %c = memref.alloc() : memref<8192xf32>
    %d = memref.alloc() : memref<8192xf32>
    %e = memref.alloc() : memref<8192xf32>
    memref.copy %in, %a : memref<8192xf32> to memref<8192xf32>
    memref.copy %a, %b : memref<8192xf32> to memref<8192xf32>
    memref.copy %b, %c : memref<8192xf32> to memref<8192xf32>
    memref.copy %c, %d : memref<8192xf32> to memref<8192xf32>
    memref.copy %d, %e : memref<8192xf32> to memref<8192xf32>
    %f = memref.alloc() : memref<8192xf32>
    memref.copy %e, %f : memref<8192xf32> to memref<8192xf32>
    memref.copy %f, %out : memref<8192xf32> to memref<8192xf32>
    memref.copy %e, %out : memref<8192xf32> to memref<8192xf32>
    memref.copy %a, %out : memref<8192xf32> to memref<8192xf32>
    memref.copy %b, %out : memref<8192xf32> to memref<8192xf32>
    memref.copy %c, %out : memref<8192xf32> to memref<8192xf32>
    memref.copy %d, %out : memref<8192xf32> to memref<8192xf32>
    return
  }
}

// -----

/// Two blocks of a buffer of 512 bytes and one of 640, behind a larger one. One
/// thread has all of them at the beginning. For threads, buffers of one size
/// share a place that those of the other size do not touch, so that each finds
/// its own lines again.
// CHECK: module attributes {nnprim.arena_bytes = 1152 : i64}
// CHECK-COUNT-5: memref.view %{{.*}}[%c0{{.*}}][] : memref<1152xi8>
// THREADS: module attributes {nnprim.arena_bytes = 1152 : i64}
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<1152xi8> to memref<288xf32>
// THREADS:         memref.view %{{.*}}[%c640{{.*}}][] : memref<1152xi8> to memref<128xf32>
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<1152xi8> to memref<160xf32>
// THREADS:         memref.view %{{.*}}[%c640{{.*}}][] : memref<1152xi8> to memref<128xf32>
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<1152xi8> to memref<160xf32>
module {
  func.func @main() {
    %f = arith.constant 1.0 : f32
    %zero = arith.constant 0 : index
    %large = memref.alloc() : memref<288xf32>
    memref.store %f, %large[%zero] : memref<288xf32>
    %a = memref.alloc() : memref<128xf32>
    memref.store %f, %a[%zero] : memref<128xf32>
    %b = memref.alloc() : memref<160xf32>
    memref.store %f, %b[%zero] : memref<160xf32>
    %c = memref.alloc() : memref<128xf32>
    memref.store %f, %c[%zero] : memref<128xf32>
    %d = memref.alloc() : memref<160xf32>
    memref.store %f, %d[%zero] : memref<160xf32>
    return
  }
}

// -----

/// The arena grows by an eighth at most: here they share what there is.
// THREADS:       module attributes {nnprim.arena_bytes = 640 : i64}
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<640xi8> to memref<128xf32>
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<640xi8> to memref<160xf32>
module {
  func.func @main() {
    %f = arith.constant 1.0 : f32
    %zero = arith.constant 0 : index
    %a = memref.alloc() : memref<128xf32>
    memref.store %f, %a[%zero] : memref<128xf32>
    %b = memref.alloc() : memref<160xf32>
    memref.store %f, %b[%zero] : memref<160xf32>
    return
  }
}

// -----

/// Of each buffer every thread fills a half: the smaller one lies in the middle
/// of the place of the larger one, so that each thread finds its own lines.
// CHECK:         memref.view %{{.*}}[%c0{{.*}}][] : memref<4096xi8> to memref<256xf32>
// THREADS:       module attributes {nnprim.arena_bytes = 4096 : i64}
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<4096xi8> to memref<1024xf32>
// THREADS:         memref.view %{{.*}}[%c1536{{.*}}][] : memref<4096xi8> to memref<256xf32>
module {
  func.func @main() {
    %f = arith.constant 1.0 : f32
    %a = memref.alloc() : memref<1024xf32>
    linalg.fill ins(%f : f32) outs(%a : memref<1024xf32>)
    %b = memref.alloc() : memref<256xf32>
    linalg.fill ins(%f : f32) outs(%b : memref<256xf32>)
    return
  }
}

// -----

/// Channels of a depthwise convolution and of a product whose threads copy its
/// pixels are divided, too.
// THREADS:       module attributes {nnprim.arena_bytes = 68224 : i64}
// THREADS:         memref.view %{{.*}}[%c12544{{.*}}][] : memref<68224xi8> to memref<1x32x14x14xf32>
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<68224xi8> to memref<64x196xf32>
module {
  func.func @main(%x: memref<1x32x14x14xf32>, %f: memref<32x3x3xf32>, %g: memref<64x3x3xf32>, %i: memref<16x196xf32>, %v: memref<70xf32>, %c: memref<70xi32>, %p: memref<65xi32>, %y: memref<1x64x14x14xf32>) {
    %a = memref.alloc() : memref<1x32x14x14xf32>
    nnprim.depthwise_conv_nchw ins(%x, %f : memref<1x32x14x14xf32>, memref<32x3x3xf32>) outs(%a : memref<1x32x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
    %b = memref.alloc() : memref<64x196xf32>
    %w = memref.alloc() : memref<2x2256xf32>
    nnprim.spmm ins(%v, %c, %p, %i : memref<70xf32>, memref<70xi32>, memref<65xi32>, memref<16x196xf32>) outs(%b : memref<64x196xf32>) column_stride 104 workspace(%w : memref<2x2256xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 104, group_rows = 32, pack_input = true, panel_copies = 2>}
    %e = memref.expand_shape %b [[0, 1], [2, 3]] output_shape [1, 64, 14, 14] : memref<64x196xf32> into memref<1x64x14x14xf32>
    nnprim.depthwise_conv_nchw ins(%e, %g : memref<1x64x14x14xf32>, memref<64x3x3xf32>) outs(%y : memref<1x64x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
    return
  }
}

// -----

/// Of a product without copies threads divide pixels, which are everywhere in
/// the buffer.
// THREADS:       module attributes {nnprim.arena_bytes = 50176 : i64}
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<50176xi8> to memref<1x32x14x14xf32>
// THREADS:         memref.view %{{.*}}[%c0{{.*}}][] : memref<50176xi8> to memref<64x196xf32>
module {
  func.func @main(%x: memref<1x32x14x14xf32>, %f: memref<32x3x3xf32>, %g: memref<64x3x3xf32>, %i: memref<16x196xf32>, %v: memref<70xf32>, %c: memref<70xi32>, %p: memref<65xi32>, %y: memref<1x64x14x14xf32>) {
    %a = memref.alloc() : memref<1x32x14x14xf32>
    nnprim.depthwise_conv_nchw ins(%x, %f : memref<1x32x14x14xf32>, memref<32x3x3xf32>) outs(%a : memref<1x32x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
    %b = memref.alloc() : memref<64x196xf32>
    nnprim.spmm ins(%v, %c, %p, %i : memref<70xf32>, memref<70xi32>, memref<65xi32>, memref<16x196xf32>) outs(%b : memref<64x196xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 104>}
    %e = memref.expand_shape %b [[0, 1], [2, 3]] output_shape [1, 64, 14, 14] : memref<64x196xf32> into memref<1x64x14x14xf32>
    nnprim.depthwise_conv_nchw ins(%e, %g : memref<1x64x14x14xf32>, memref<64x3x3xf32>) outs(%y : memref<1x64x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
    return
  }
}

// -----

/// A product that copies pixels for each thread reads all of the buffer, whose
/// lines then are in the caches of both threads, though each adds a half of it
/// later: the buffer behind has a place that nothing has used.
// THREADS:       module attributes {nnprim.arena_bytes = [[BYTES:[0-9]+]] : i64}
// THREADS:         memref.view %{{.*}}[%c[[PLACE:[0-9]+]]{{.*}}][] : memref<[[BYTES]]xi8> to memref<16x196xf32>
// THREADS-NOT:     memref.view %{{.*}}[%c[[PLACE]]{{(_[0-9]+)?}}][] : memref<[[BYTES]]xi8>
// THREADS:         return
module {
  func.func @main(%f: memref<64x3x3xf32>, %v: memref<70xf32>, %c: memref<70xi32>, %p: memref<65xi32>, %y: memref<1x64x14x14xf32>, %z: memref<16x196xf32>) {
    %one = arith.constant 1.0 : f32
    %large = memref.alloc() : memref<128x196xf32>
    linalg.fill ins(%one : f32) outs(%large : memref<128x196xf32>)
    %i = memref.alloc() : memref<16x196xf32>
    linalg.fill ins(%one : f32) outs(%i : memref<16x196xf32>)
    %b = memref.alloc() : memref<64x196xf32>
    %w = memref.alloc() : memref<2x2256xf32>
    nnprim.spmm ins(%v, %c, %p, %i : memref<70xf32>, memref<70xi32>, memref<65xi32>, memref<16x196xf32>) outs(%b : memref<64x196xf32>) column_stride 104 workspace(%w : memref<2x2256xf32>) attributes {plan = #nnprim.spmm_plan<pixels = 104, group_rows = 32, pack_input = true, panel_copies = 2>}
    %e = memref.expand_shape %b [[0, 1], [2, 3]] output_shape [1, 64, 14, 14] : memref<64x196xf32> into memref<1x64x14x14xf32>
    nnprim.depthwise_conv_nchw ins(%e, %f : memref<1x64x14x14xf32>, memref<64x3x3xf32>) outs(%y : memref<1x64x14x14xf32>) strides [1, 1] dilations [1, 1] pads [1, 1]
    memref.copy %i, %z : memref<16x196xf32> to memref<16x196xf32>
    %j = memref.alloc() : memref<16x196xf32>
    linalg.fill ins(%one : f32) outs(%j : memref<16x196xf32>)
    memref.copy %j, %z : memref<16x196xf32> to memref<16x196xf32>
    return
  }
}
