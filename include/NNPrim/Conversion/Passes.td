//===- Passes.td - Conversions between levels -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_PASSES
#define NNPRIM_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def ConvertLinalgToNNPrimPass
    : Pass<"convert-linalg-to-nnprim", "::mlir::func::FuncOp"> {
  let summary = "Convolutions, matrix products and softmax become primitives";
  let description = [{
    In come NHWC convolutions (see `nnprim-convert-layout`), matrix products
    and softmax on static tensors of one floating-point type.

    - `conv_2d_nhwc_hwcf`: `nnprim.gemm` if no output pixel depends on another
      input pixel than its own, or if there is one output pixel; otherwise
      `nnprim.indirect_gemm` with an `nnprim.indirection`.
    - `conv_2d_nhwc_hwcf` whose `nnprim.algorithm` is one by transforms of tiles
      (see `nnprim-plan`): `nnprim.fast_conv`, its filters raw or through
      `nnprim.filter_transform`. It is an error if an op requests what
      cannot compute it.
    - `conv_2d_nchw_fchw`: `nnprim.conv_gemm`, or, if `nnprim.algorithm` is
      `"spmm"` or `"spmm_bN"`, an `nnprim.gemm` for each image that keeps the
      attribute for `nnprim-sparsify`.
    - `conv_2d_nhwgc_gfhwc`: one primitive for each group, from and to slices of
      channels: an `nnprim.gemm` if no output pixel depends on another input
      pixel than its own, an `nnprim.fast_conv` if `nnprim.algorithm` is one by
      transforms of tiles, otherwise an `nnprim.indirect_gemm`. With one channel
      a group it is one `nnprim.depthwise_conv` of all.
    - `depthwise_conv_2d_nhwc_hwc` and `…_hwcm`: `nnprim.depthwise_conv`.
    - `depthwise_conv_2d_nchw_chw`: `nnprim.depthwise_conv_nchw`.
    - `pooling_nchw_sum` of whole images, or a `linalg.generic` of the same
      sums, whose `nnprim.algorithm` is `"pixel_sums"`: a `linalg.generic` that
      adds up the pixels of each channel in any order.
    - `matmul`, `batch_matmul`: `nnprim.gemm`, for batches on slices.
    - `softmax`: `nnprim.twopass_softmax`.
    - `quantized_matmul`, `conv_2d_nhwc_hwcf_q`, `conv_2d_nhwgc_gfhwc_q` and
      `depthwise_conv_2d_nhwc_hwc_q` of i8 in i32: as those without zero points,
      which become a sum for each column; weights with a zero point become i16.
      If the target has unsigned bytes, activations are flipped to be such.
      Channels of a convolution are padded to whole groups of KR.

    A `tensor.pad` by zeros is absorbed, also if other ops read it. Right-hand
    sides stay plain (see `nnprim-pack-operands`). An `outs` operand that is not
    a tensor of zeros is added in the epilogue.

    The attribute `nnprim.algorithm` of any convolution may be `"direct"` or the
    name of a primitive, too (`gemm`, `indirect_gemm`, `conv_gemm`, `spmm`,
    `depthwise_conv` or `depthwise_conv_nchw`), that of a global sum pooling
    `"pixel_sums"`; again it is an error if that cannot compute it.

    Everything else is left alone, with a remark; ops of linalg compile as
    plain loops.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let options = [
    Option<"unrollBatch", "unroll-batch", "int64_t", "16",
           "Largest batch of products that becomes separate ops, not a loop">
  ];
  let statistics = [
    Statistic<"numPrimitives", "num-primitives", "Primitives in the result">,
    Statistic<"numFallbacks", "num-fallbacks",
              "Convolutions, products and softmax left as they are">
  ];
}

def ConvertNNPrimToReferencePass : Pass<"convert-nnprim-to-reference"> {
  let summary = "Lower nnprim ops on memrefs to the loops that define them";
  let description = [{
    Every nnprim op on memrefs becomes a nest of `scf.for` over `memref.load`,
    scalar arithmetic and `memref.store`: the plainest program that computes
    what the op's documentation says, for memrefs of any strides. Fast
    lowerings are tested against it. Other ops are left alone; an nnprim op on
    tensors is an error, since only buffers have a place to write to.

    With `accumulate-in-f64` sums and the softmax are computed in f64 and
    rounded once, before the epilogue: the yardstick of accuracy.

    Several neighbouring columns of a result are summed side by side
    (`columns-per-step`), which keeps the order of every single sum and so
    every result, but lets LLVM use its registers.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let options = [
    Option<"accumulateInF64", "accumulate-in-f64", "bool", "false",
           "Accumulate in f64 and round once">,
    Option<"columnsPerStep", "columns-per-step", "int64_t", "16",
           "Result columns summed side by side">
  ];
}

def ConvertNNPrimToLoopsPass : Pass<"convert-nnprim-to-loops", "::mlir::ModuleOp"> {
  let summary = "Macro-kernels: tile GEMMs on memrefs to register tiles";
  let description = [{
    Rewrites every `nnprim.gemm` and `nnprim.indirect_gemm` on memrefs that has a
    plan into loops around the same op on tiles of at most MR rows and the
    panels of a tile, mostly one. MR and the order of the loops are the plan's.

    An `nnprim.indirect_gemm` or `nnprim.conv_gemm` with a direct_conv_plan
    becomes tiles of output pixels grouped by which of their taps are padding;
    each is an `nnprim.indirect_gemm` with a window of its own, on the part of
    the input that it reads, and needs no indices.

    An `nnprim.conv_gemm` with a conv_gemm_plan becomes a loop over groups of
    output pixels, which `nnprim.im2col` packs into the workspace and register
    tiles of `nnprim.gemm` multiply by all filters.

    An `nnprim.spmm` becomes loops around the same op on a tile of pixels and at
    most one block of output channels. If the plan says so, the pixels are
    copied to the workspace before.

    An `nnprim.fast_conv`, by Winograd's or Fourier's transforms, in two
    dimensions or in lines, becomes a loop over panels of its tiles around the
    input transform, an `nnprim.tuple_gemm` and the output transform of a panel,
    all in one workspace; of raw filters an `nnprim.filter_transform`
    of some channels stands before each product. An `nnprim.tuple_gemm` becomes
    register tiles of `nnprim.gemm`, one coefficient after the other, those of
    complex coefficients tiles of itself.

    Left alone, for `--convert-nnprim-to-vector`: an `nnprim.conv_gemm` with an
    outer_conv_plan, whose loops and tile are one. Left alone, for
    `--convert-nnprim-to-reference`: ops without a plan, plain right-hand sides,
    and layouts whose rows are not evenly spaced.
  }];
  let statistics = [
    Statistic<"numTiled", "num-tiled", "Primitives tiled">,
    Statistic<"numFallbacks", "num-fallbacks", "GEMMs left to the reference">
  ];
  let dependentDialects = ["::mlir::scf::SCFDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::arith::ArithDialect"];
}

def ConvertNNPrimToVectorPass : Pass<"convert-nnprim-to-vector",
                                 "::mlir::ModuleOp"> {
  let summary = "Micro-kernels: primitives on memrefs to the vector dialect";
  let description = [{
    Emits the micro-kernel of every `nnprim.gemm` and `nnprim.indirect_gemm`
    that is one register tile (see `convert-nnprim-to-loops`), of every complex
    one of `nnprim.tuple_gemm`, and the vector loops of
    `nnprim.{input,filter,output}_transform`, Fourier's too,
    `nnprim.depthwise_conv`, `nnprim.depthwise_conv_nchw`, `nnprim.conv_gemm`
    with an outer_conv_plan, `nnprim.im2col`, `nnprim.twopass_softmax` and
    `nnprim.pack`; and the kernel of every `nnprim.spmm` that is one tile.
    Epilogue regions are vectorised into the store. Shapes need not be multiples
    of the vector length.

    Left alone, for `--convert-nnprim-to-reference`: depthwise convolutions,
    sparse products and softmax without a plan, dynamic shapes, element types
    that no kernel has, and operands whose innermost dimension is not
    contiguous.
  }];
  let statistics = [
    Statistic<"numKernels", "num-kernels-selected", "Kernels emitted">,
    Statistic<"numFallbacks", "num-fallbacks", "Ops left to the reference">
  ];
  let dependentDialects = ["::mlir::scf::SCFDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def ConvertLinalgToVectorPass : Pass<"convert-linalg-to-vector",
                                 "::mlir::func::FuncOp"> {
  let summary = "Loops that are no primitive to the vector dialect";
  let description = [{
    Emits vector loops for linalg ops on memrefs, and for copies of strided
    memrefs. Loops that walk memory as one become one; then the cheapest of
    these forms is chosen for the target:

    - lanes are neighbours in the results; inputs are loaded as vectors,
      broadcast, taken apart if their stride is small, or element by element;
    - lanes are terms of a sum, in several vectors, which are added at the end;
    - vectors of a few neighbouring iterations are interleaved into contiguous
      ones (a channel shuffle);
    - squares of vectors are transposed in registers.

    Loops over results are outside, marked for `nnprim-partition-loops`; those
    over the terms of a sum are inside, unrolled if short, with a quarter of the
    registers as accumulators. The fill before a reduction becomes its start.
    Extents need not be multiples of the vector length: remainders are vectors
    of their own. Terms of a sum may be added in another order, which depends on
    shapes and target only.

    Left alone, for `nnprim-linalg-to-loops`, with a remark: dynamic shapes,
    bodies with regions, indices that are not affine, and ops where every loop
    steps over its operands.

    The regions with `nnprim.parallel` beside each other in a loop that has no
    mark are the stages of a pipeline of rows (see `nnprim-strip-reductions`) and
    become one loop over the columns of their rows. A remark says why not.
  }];
  let statistics = [
    Statistic<"numPipelines", "num-pipelines", "Pipelines of rows">,
    Statistic<"numVectorised", "num-vectorised", "Ops that are vector loops">,
    Statistic<"numFallbacks", "num-fallbacks", "Ops left to scalar loops">
  ];
  let dependentDialects = ["::mlir::scf::SCFDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::vector::VectorDialect"];
}

def ConvertBuffersToLLVMPass : Pass<"convert-buffers-to-llvm",
                                "::mlir::ModuleOp"> {
  let summary = "Scalars, memrefs, branches and functions to the LLVM dialect";
  let description = [{
    The patterns of upstream's `convert-{arith,index,math,func,cf,ub}-to-llvm` and
    `finalize-memref-to-llvm` in one conversion. Memref arguments become bare
    pointers, so their layouts must be static. Other dialects, the vector
    dialect among them, are left alone.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif
