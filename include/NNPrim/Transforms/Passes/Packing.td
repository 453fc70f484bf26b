//===- Packing.td - Passes that pack and narrow constant operands ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_PACKING
#define NNPRIM_TRANSFORMS_PASSES_PACKING

include "mlir/Pass/PassBase.td"

def MarkExactPairsPass
    : Pass<"nnprim-mark-exact-pairs", "::mlir::func::FuncOp"> {
  let summary = "Products of bytes say whether 16 bits hold those of a pair";
  let description = [{
    Gives `gemm` and `indirect_gemm` with a constant, packed right-hand side of
    signed bytes the attribute `rhs_pairs_fit` if it is true of them. Kernels
    without instructions that add products of bytes in 32 bits then multiply
    unsigned by signed bytes and add two products in 16 bits, exactly. To be run
    after `nnprim-fold-constants`.
  }];
  let dependentDialects = ["::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numMarked", "num-marked", "Products whose pairs fit">
  ];
}

def WidenProductsPass
    : Pass<"nnprim-widen-products", "::mlir::func::FuncOp"> {
  let summary = "Products of bytes become products of words";
  let description = [{
    On targets whose instructions for bytes add two products in 16 bits (x86
    without VNNI), `gemm` and `indirect_gemm` with constant weights that are not
    packed and for which 16 bits do not suffice (see `nnprim-mark-exact-pairs`)
    get operands of 16 bits: extended once, weights at compile time, and not by
    each register tile. So do products with unsigned bytes that no instruction
    of the target multiplies: two unsigned factors, unsigned weights without VNNI
    and I8MM, and any on Arm without I8MM. To be run after
    `nnprim-fold-constants` and before the primitives are planned; the module has
    to have a target.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numWidened", "num-widened", "Products of words made">
  ];
}

def GatherIntegersPass
    : Pass<"nnprim-gather-integers", "::mlir::func::FuncOp"> {
  let summary = "conv_gemm of integers becomes indirect_gemm";
  let description = [{
    An instruction multiplies neighbours of bytes or words, which have to be
    channels of one pixel. `nnprim.conv_gemm` of integers on tensors, with filters
    that are not packed, therefore becomes `nnprim.indirect_gemm` on NHWC tensors,
    with channels padded to whole groups, between changes of layout. Tiles with
    an `origin` stay.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numGathered", "num-gathered", "Convolutions on NHWC tensors made">
  ];
}

def NarrowWeightsPass
    : Pass<"nnprim-narrow-weights", "::mlir::ModuleOp"> {
  let summary = "Constant weights are stored in fewer bits";
  let description = [{
    Constant f32 right-hand sides of `nnprim.gemm`, `nnprim.indirect_gemm` and
    `nnprim.conv_gemm` that are not packed yet become constants of `type`, which
    kernels extend as they load them: bf16, f16, or `!nnprim.flyte` of 24, 16 or
    8 bits. Products and sums stay f32.

    Values are rounded to the nearest code, ties to even, or with
    `rounding=truncate` cut off, as Keane (2020, chapter 8) does. Values of
    flyte8 are powers of four: with the nearest code goes a scale for each output
    channel, of the least squared error, by which the epilogue multiplies sums;
    truncated ones have none. NaN and infinities stay, and are reported; a tensor
    that has some is not stored as flyte8, which lacks them.

    `auto` takes for each tensor the narrowest type whose error is at most
    `max-error`; of types of as many bits, the one of the least error. The error
    is the greatest ‖w − w'‖₂ of an output channel, divided by the greatest ‖w‖₂:
    that of a sum against the largest sum, if inputs are independent and alike.

    fixed16 is for the right-hand side of a `gemm`: integers of 16 bits, which
    groups of 256, 128, 64 or 32 neighbours along K share a scale of, one for
    each column. Groups are as large as the bound on the error allows, or of 128
    if there is none. Integers are rounded to the nearest in any case. A tensor
    with values that are not finite is not stored so, and `auto` takes fixed16
    for a `gemm` of up to eight rows, if bf16 and f16 err by more than the bound.

    `exact` is `auto` with a bound of 0, for models whose weights were of fewer
    bits before.

    `streamed` stores weights that are read once, those of a `gemm` of up to
    eight rows, as fixed16, or else, of one row, as flyte24, if the error, as
    `auto` measures it, is at most `max-error` and they are of `streamed-bytes`
    or more for each row, which L2 does not keep from one run to the next. If
    all weights are of more than `kept-bytes`, those of one row displace each
    other from L2, and an eighth of `streamed-bytes` is enough for them. Others
    stay as they are, and so do those of a `gemm` that asks for products of
    integers (`nnprim.algorithm = "int16"`), which read as many bytes. `auto`
    leaves weights of products of split factors (`bf16_terms`) of more rows as
    they are, too: these are faster.

    Weights that are computed from constants, as transforms and transposes of
    filters are, are computed and stored one after the other, and the memory of
    constants that nothing uses any more is freed: f32 weights need not fit in
    memory twice. Those that nothing has to be computed for come first.

    A remark says for each op what is stored how, or why not.
  }];
  let options = [
    Option<"type", "type", "std::string", "\"\"",
           "f32, bf16, f16, flyte24, flyte16, flyte8, fixed16, auto, exact or "
           "streamed.">,
    Option<"rounding", "rounding", "std::string", "\"nearest\"",
           "nearest or truncate.">,
    Option<"maxError", "max-error", "double", "1e-4",
           "Bound on the error of `auto` and `streamed`.">,
    Option<"streamedBytes", "streamed-bytes", "int64_t", "1 << 20",
           "Bytes in f32 of the weights that `streamed` is about, for each "
           "row.">,
    Option<"keptBytes", "kept-bytes", "int64_t", "2 << 20",
           "Bytes in f32 of all weights that L2 may keep from run to run.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numNarrowed", "num-narrowed", "Constants stored in fewer bits">,
    Statistic<"numBytesSaved", "num-bytes-saved", "Bytes saved">
  ];
}

def PackOperandsPass
    : Pass<"nnprim-pack-operands", "::mlir::func::FuncOp"> {
  let summary = "Put right-hand sides through nnprim.pack, as their plans say";
  let description = [{
    The plain right-hand side of an `nnprim.gemm`, `nnprim.indirect_gemm` or
    `nnprim.fast_conv` on tensors that has a plan goes through an
    `nnprim.pack` with the plan's panel width; the filters of an
    `nnprim.conv_gemm` with a direct_conv_plan are transposed before.
    `nnprim-fold-constants` packs what is constant.

    The constant entries of an `nnprim.spmm` are ordered by slabs of input
    channels, and `columns` become distances in memory if the input is copied.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numPacked", "num-packed", "Operands that are packed">
  ];
}

#endif // NNPRIM_TRANSFORMS_PASSES_PACKING
