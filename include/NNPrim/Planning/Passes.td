//===- Passes.td - Passes that decide how a model runs --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_PASSES
#define NNPRIM_PLANNING_PASSES

include "mlir/Pass/PassBase.td"

def SetTargetPass : Pass<"nnprim-set-target", "::mlir::ModuleOp"> {
  let summary = "Say what the module is compiled for";
  let description = [{
    Sets the attribute `nnprim.target` of the module, which all later passes
    read: the instruction set that may be emitted, and the processor whose costs
    decide. Without a `target` a module that has the attribute keeps it, and
    others get the host's.

    ```mlir
    module attributes {
      nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "znver4">
    } {}
    ```
  }];
  let dependentDialects = ["::nnprim::NNPrimDialect"];
  let options = [
    Option<"target", "target", "std::string", "\"\"",
           "host, or a name such as x86-64-avx2 or x86-64-avx512-znver4">
  ];
}

def PoolBeforePointwisePass
    : Pass<"nnprim-pool-before-pointwise", "::mlir::ModuleOp"> {
  let summary = "Sum pixels before they are multiplied by one matrix";
  let description = [{
    A sum pooling of a pointwise convolution of f32 becomes the convolution of a
    pooling: both are linear, and the convolution then has the pixels that the
    pooling leaves, a quarter of them in the transitions of a DenseNet. The
    convolution has no other reader and starts from zero; padding between the
    two, a bias or an activation keep the order, as do poolings that leave so
    many pixels that sums of more channels cost more, which the machine's
    `pool_addition_products` says.

    Results differ by rounding.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SplitStridesPass : Pass<"nnprim-split-strides", "::mlir::ModuleOp"> {
  let summary = "Make strided convolutions ones of stride 1 on phases";
  let description = [{
    A `linalg.conv_2d_nhwc_hwcf` of f32 by a constant filter whose strides are s
    becomes one of stride 1 on the s·s subsamples of its image as channels, where
    transforms of tiles are estimated faster on these than the convolution is as
    it stands, the rearrangement of the image included, and err by `max-error` at
    most. First layers with few channels gain most: 7×7 with stride 2 on three
    channels is 4×4 on twelve. Ops that request an algorithm, and those with
    dilations, are left alone.

    The rearrangement is an expand_shape, a transpose and a collapse_shape, of
    the NCHW image if the NHWC one is its transpose; the filter's are left to
    constant folding. A remark says what is estimated.

    Where a tuning record has times of both forms, they decide in place of the
    estimates; the rearrangement, which a record does not have, takes its
    estimated share of the form on phases.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"maxError", "max-error", "double", "1e-4",
           "Bound on max|y - y64| / max|y64| of a convolution">,
    Option<"numThreads", "num-threads", "int64_t", "1",
           "Threads that run at the same time and share memory">,
    Option<"otherWeightBytes", "other-weight-bytes", "int64_t", "0",
           "Bytes of weights that are read between two runs, beside the module's">,
    Option<"tuningRecord", "tuning-record", "std::string", "\"\"",
           "File with what convolutions took, by nnprim-tune">,
    Option<"roundWeights", "round-weights", "bool", "true",
           "Weights may become integers of 16 bits within the error">
  ];
  let statistics = [
    Statistic<"numSplit", "num-split", "Convolutions on phases">
  ];
}

def PlanPass : Pass<"nnprim-plan", "::mlir::ModuleOp"> {
  let summary = "Decide how each primitive runs, and write it on the op";
  let description = [{
    Decides by the cost model, the tables of machines and tuning records. The
    passes of lib/Planning, this one and nnprim-split-strides, are the only ones
    that read them. Earlier decisions stand: an algorithm or a plan that an op
    already has was written by hand, or comes from a record or a remark. The same
    plan gives the same code.

    Stage `layout`, on `linalg.conv_2d_nchw_fchw`: convolutions that are
    estimated faster on NCHW tensors, as an `nnprim.conv_gemm`, get
    `nnprim.algorithm = "conv_gemm"`; what their neighbours' layouts cost is
    part of the estimate. Where weights are sparse, the part of the graph that
    is estimated faster on NCHW tensors gets `"spmm"`, `"depthwise_conv_nchw"`
    and, on global poolings, `"pixel_sums"`.

    Weights of all layers pass through the last-level cache in each run. Where
    they exceed it, estimates of convolutions take filters to come from memory.

    Stage `algorithm`, on `linalg.conv_2d_nhwc_hwcf` by constant filters: the
    fastest algorithm whose error is at most `max-error`, or the op's own
    `nnprim.max_error`, a positive number that convolutions alone may have. It
    is the record's if that has the shape for this target, as many threads and
    this bound; else the cost model's, where `num-threads` share memory. The op
    gets its name as `nnprim.algorithm`: `"direct"`, `"winograd_fM"` for
    F(M×M, r×r), `"winograd_on_the_fly_fM"` for the same with filters that are
    transformed while they are used, `"winograd1d_fM"` for a sum of
    one-dimensional F(M, r), `"fft8x8"` or `"fft16x16"`, or, where the target
    has tile registers, `"bf16x3"` for three products of bf16 in place of one of
    f32. So may a `linalg.matmul` by constants. Other element types than f32 are
    computed directly. Of depthwise convolutions a remark says if
    they may err by more than the bound. Of an attention (see
    `nnprim-strip-attention`) whose scores exceed the last-level cache, the last
    `linalg.batch_matmul` gets `nnprim.strip_rows`: as many rows as have their
    scores and probabilities in the L2 of the threads, and eight register tiles
    for each thread at least.

    Stage `kernel`, on primitives of static shape, on tensors or memrefs: the
    attribute `plan` (register tile, loop order, blocking, prefetch, workspace),
    of a type for each kind of primitive; see NNPrim/Plan. The module gets
    `nnprim.thread_work`, the scalar operations that are worth a thread. A plan
    that stands is checked against the target's registers. An
    `nnprim.depthwise_conv` on tensors whose image a product makes gets
    `nnprim.strip_rows` and `nnprim.strip_parts` (see `nnprim-strip-depthwise`)
    if `num-threads` is 1, its image exceeds four times L2 or, where the
    last-level cache is slow, the block's tensors exceed it, and strips are
    estimated to gain, or as a tuning record says. An `nnprim.depthwise_conv_nchw` with an `nnprim.spmm` before
    or behind it gets them, and for strips of rows `nnprim.strip_channels`, for
    any number of threads, where what leaves L2, or what threads exchange, is
    estimated to cost more than computing shared rows again. These products get
    plans for a strip; those that had plans of a record are left alone.

    Stage `loops`, on memrefs: of a normalization (see
    `nnprim-strip-reductions`) whose data exceeds half of L1, the first reduction
    gets `nnprim.strip_rows`: as many rows as three quarters of L1 hold, or, with
    `nnprim.strip_parts`, one or two rows of a pipeline. A loop over
    the groups of a convolution (see `nnprim-roll-groups`) gets
    `nnprim.groups_inside` if its images exceed half of L2 and lines that groups
    share cost more than reading the weights of all groups for each row.

    Remarks say what was decided, why, and what a larger error would gain. Ops
    without a kernel get no plan, with a remark, and are lowered by their
    definition.
  }];
  let dependentDialects = ["::nnprim::NNPrimDialect"];
  let options = [
    ListOption<"stages", "stages", "std::string",
               "Decisions to make: layout, algorithm, kernel, loops; all by default">,
    Option<"maxError", "max-error", "double", "1e-4",
           "Bound on max|y - y64| / max|y64| of a convolution">,
    Option<"numThreads", "num-threads", "int64_t", "1",
           "Threads that run at the same time and share memory">,
    Option<"otherWeightBytes", "other-weight-bytes", "int64_t", "0",
           "Bytes of weights that are read between two runs, beside the module's">,
    Option<"tuningRecord", "tuning-record", "std::string", "\"\"",
           "File with what convolutions took, by nnprim-tune">,
    Option<"directOnly", "direct-only", "bool", "false",
           "No convolution by transforms, whatever is requested">,
    Option<"roundWeights", "round-weights", "bool", "true",
           "Weights may become integers of 16 bits within the error">,
    Option<"minThreadCycles", "min-thread-cycles", "int64_t", "-1",
           "Least work of a thread, in cycles; negative for the machine's own">,
    Option<"sharedPanels", "shared-panels", "bool", "false",
           "Leave packed weights in a layout that kernels of other targets read, "
           "too: no vectors along K">
  ];
  let statistics = [
    Statistic<"numNchw", "num-nchw", "Convolutions left on NCHW tensors">,
    Statistic<"numStripped", "num-stripped",
              "Attentions, depthwise convolutions and normalizations in strips">,
    Statistic<"numInterchanged", "num-interchanged",
              "Loops over groups inside the rows of an image">,
    Statistic<"numPlanned", "num-planned", "Primitives that got a plan">,
    Statistic<"numUnplanned", "num-unplanned",
              "Primitives for which there is no kernel">
  ];
}

#endif
