// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-graph=num-threads=3 -o /dev/null 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-primitives -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRIMITIVES --implicit-check-not=stages={kernel}
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-kernels -o /dev/null 2>&1 | FileCheck %s --check-prefix=KERNELS
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-buffers -o /dev/null 2>&1 | FileCheck %s --check-prefix=BUFFERS
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-llvm=target=x86-64-avx512 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LLVM
// RUN: nnprim-opt %s --dump-pass-pipeline --nnprim-tosa -o /dev/null 2>&1 | FileCheck %s --check-prefix=TOSA

// PRIMITIVES: stages={algorithm}
// PRIMITIVES: convert-linalg-to-nnprim

/// The passes of each pipeline in order, which can be cut and rearranged.
// GRAPH:      builtin.module(
// GRAPH-NEXT: nnprim-set-target{target=},
// GRAPH-NEXT: func.func(
// GRAPH-NEXT:   nnprim-fold-empty-ops,
// GRAPH-NEXT:   nnprim-generalize-elementwise,
// GRAPH-NEXT:   canonicalize
// GRAPH-NEXT:   cse
// GRAPH:      nnprim-plan{{{.*}}max-error=1.000000e-04{{.*}} stages={layout}
// GRAPH:        nnprim-convert-layout,
// GRAPH:      nnprim-plan{{{.*}}max-error=1.000000e-04{{.*}} stages={algorithm}
// GRAPH:        convert-linalg-to-nnprim{
// GRAPH-NEXT:   nnprim-propagate-transposes,
// GRAPH:        nnprim-fuse-epilogue,
// GRAPH-NEXT:   nnprim-fuse-elementwise,
// GRAPH-NEXT:   nnprim-fuse-epilogue,
// GRAPH-NEXT:   nnprim-fuse-producer,
// GRAPH:        nnprim-fold-epilogue-scale
// GRAPH:        nnprim-absorb-shuffles
// GRAPH:        nnprim-sparsify
// GRAPH:      nnprim-plan{{{.*}} stages={kernel}
// GRAPH:        nnprim-pack-operands
// GRAPH:      nnprim-fold-constants
// GRAPH:        nnprim-mark-exact-pairs
// GRAPH:        nnprim-fuse-channel-factors

// THREADS-COUNT-3: nnprim-plan{{{.*}} num-threads=3

// KERNELS:      builtin.module(
// KERNELS-NEXT: nnprim-set-target{target=},
// KERNELS-NEXT: nnprim-plan{{{.*}} stages={kernel}
// KERNELS-NEXT: nnprim-outline-kernels,
// KERNELS-NEXT: nnprim-deduplicate-kernels,
// KERNELS-NEXT: convert-nnprim-to-loops,
// KERNELS-NEXT: nnprim-interchange-groups,
// KERNELS-NEXT: func.func(
// KERNELS-NEXT:   math-extend-to-supported-types
// KERNELS-NEXT: ),
// KERNELS-NEXT: func.func(
// KERNELS-NEXT:   nnprim-expand-math
// KERNELS-NEXT: ),
// KERNELS-NEXT: convert-nnprim-to-vector,
// KERNELS-NEXT: nnprim-split-phases,
// KERNELS-NEXT: convert-nnprim-to-reference{accumulate-in-f64=false columns-per-step=16},
// KERNELS-NEXT: func.func(
// KERNELS-NEXT:   canonicalize
// KERNELS-NEXT: ),
// KERNELS-NEXT: func.func(
// KERNELS-NEXT:   cse
// KERNELS-NEXT: ),
// KERNELS-NEXT: symbol-dce

// BUFFERS:      builtin.module(
// BUFFERS-NEXT: inline{
// BUFFERS-NEXT: symbol-dce,
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-absorb-padding
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: cse,
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-separate-destinations
// BUFFERS:        nnprim-place-concats
// BUFFERS:        nnprim-decompose-aggregates
// BUFFERS:        nnprim-results-to-out-params
// BUFFERS:      canonicalize
// BUFFERS:        nnprim-separate-fills
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: nnprim-roll-groups,
// BUFFERS-NEXT: eliminate-empty-tensors,
// BUFFERS:      one-shot-bufferize{
// BUFFERS-SAME: function-boundary-type-conversion=identity-layout-map
// BUFFERS-NEXT: cse,
// BUFFERS-NEXT: canonicalize
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-view-transposed-inputs
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-strip-depthwise
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-fuse-pooling
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-resize-by-phases
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-finish-reductions
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: nnprim-set-target
// BUFFERS-NEXT: nnprim-plan{{{.*}}stages={loops}
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-strip-reductions
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: func.func(
// BUFFERS-NEXT:   nnprim-allocate-workspaces
// BUFFERS-NEXT: ),
// BUFFERS-NEXT: nnprim-plan-memory

// LLVM:      nnprim-set-target{target=x86-64-avx512},
// LLVM:      convert-linalg-to-vector
// LLVM:      nnprim-interchange-loops
// LLVM:      nnprim-linalg-to-loops
// LLVM:      nnprim-partition-loops
// LLVM:      math-extend-to-supported-types
// LLVM:      arith-emulate-unsupported-floats{source-types={bf16,f16} target-type=f32}
// LLVM:      nnprim-expand-math
// LLVM:      arith-expand{include-bf16=true
// LLVM:      convert-vector-to-scf
// LLVM:      convert-scf-to-cf
// LLVM:      memref-expand
// LLVM:      expand-strided-metadata
// LLVM:      lower-affine
// LLVM:      convert-vector-to-llvm{{.*}}enable-arm-neon=true{{.*}}enable-x86vector=true
// LLVM:      convert-buffers-to-llvm,
// LLVM-NEXT: llvm.func(
// LLVM-NEXT:   reconcile-unrealized-casts
// LLVM:      nnprim-thread-kernels
// LLVM-NEXT: nnprim-annotate-functions

// TOSA: tosa-to-linalg-named
// TOSA: tosa-to-linalg
// TOSA: tosa-to-arith
// TOSA: tosa-to-tensor
func.func @main() {
  return
}
