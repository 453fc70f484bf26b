//===- Narrowing.td - Passes that store values between ops narrowly -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_NARROWING
#define NNPRIM_TRANSFORMS_PASSES_NARROWING

include "mlir/Pass/PassBase.td"

def NarrowActivationsPass
    : Pass<"nnprim-narrow-activations", "::mlir::func::FuncOp"> {
  let summary = "f32 values between ops are stored in fewer bits";
  let description = [{
    The f32 results of primitives, loops and poolings become tensors of `type`:
    bf16, f16, `!nnprim.flyte<24>`, or for flyte16, whose codes are the same,
    bf16. They are rounded as they are stored, to the nearest value, ties to
    even, or with `rounding=truncate` towards zero, and extended as they are
    loaded; everything is computed in f32 as before. Reshapes, slices,
    concatenations, padding and transposes move them.

    With `exact`, only what loses nothing is stored narrowly: of a model with
    tensors of bf16 or f16, the results of loops that do nothing but extend such
    a tensor, and what is only read by loops that do nothing but round it. Then
    primitives load and store 16-bit floats themselves.

    Values that such ops join are stored alike: all of them, or none if one of
    their producers or users has no path for it. Arguments and results of the
    function, and constants, stay what they are. A remark says of each group what
    stays f32, and why, and how many bytes the others take.

    To be run after fusion and before primitives are planned.
  }];
  let options = [
    Option<"type", "type", "std::string", "\"\"",
           "f32, bf16, f16, flyte24, flyte16 or exact.">,
    Option<"rounding", "rounding", "std::string", "\"nearest\"",
           "nearest or truncate.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numNarrowed", "num-narrowed", "Values stored in fewer bits">,
    Statistic<"numKept", "num-kept", "Values that stay f32">,
    Statistic<"numBytesSaved", "num-bytes-saved", "Bytes saved">
  ];
}

def NarrowInterfacePass
    : Pass<"nnprim-narrow-interface", "::mlir::func::FuncOp"> {
  let summary = "f32 inputs and outputs of a model are stored in fewer bits";
  let description = [{
    The f32 arguments of the function become tensors of `inputs`, its f32
    results of `outputs`: bf16, f16, `!nnprim.flyte<24>`, or for flyte16, whose
    codes are the same, bf16. Loops behind the arguments extend them, loops
    before the `return` round what is computed, to the nearest value, ties to
    even, or with `rounding=truncate` towards zero. Primitives that can do so
    themselves take these loops over in `nnprim-narrow-activations`.

    Tensors of other types stay what they are. Attributes of arguments and
    results stay, except for `nnprim.type`, which names the type of before.
  }];
  let options = [
    Option<"inputs", "inputs", "std::string", "\"\"",
           "f32, bf16, f16, flyte24 or flyte16.">,
    Option<"outputs", "outputs", "std::string", "\"\"",
           "f32, bf16, f16, flyte24 or flyte16.">,
    Option<"rounding", "rounding", "std::string", "\"nearest\"",
           "nearest or truncate: how outputs are rounded.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numInputs", "num-inputs", "Arguments stored in fewer bits">,
    Statistic<"numOutputs", "num-outputs", "Results stored in fewer bits">
  ];
}

def AddInF16Pass : Pass<"nnprim-add-in-f16", "::mlir::func::FuncOp"> {
  let summary = "Products of f16 are added in f16 where the user accepts it";
  let description = [{
    With `arithmetic=f16`, `gemm` and `indirect_gemm` whose operands are both f16
    and whose sums are f32 get `f16_terms`: so many products are added by
    multiply-adds of f16, twice as many at a time as of f32, before their sum is
    added in f32. Their error is that of f16, and a sum of products beyond 65504
    is infinite: it is never chosen unless asked for. Products of fewer than 32
    channels, whose sums would leave f16 too often, stay what they are; a remark
    says so. The module's target has to have the instruction.

    To be run when operands have the types that they are stored in, and before
    primitives are planned.
  }];
  let options = [
    Option<"arithmetic", "arithmetic", "std::string", "\"f32\"",
           "f32 or f16.">
  ];
  let dependentDialects = ["::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numAddedInF16", "num-added-in-f16", "Products added in f16">
  ];
}

def SplitProductsPass : Pass<"nnprim-split-products", "::mlir::ModuleOp"> {
  let summary = "Factors of products by bf16 are split";
  let description = [{
    The right-hand side of a `gemm` or an `indirect_gemm` of f32 with
    `bf16_terms`, a constant, becomes one of bf16, in which 32 values along K
    are followed by what is left of them. Values of K of each tap are padded
    with zeros to a multiple of 32. A `gemm` splits its left-hand side itself.
    The input of an `indirect_gemm` becomes the result of an
    `nnprim.split_bf16`; if the op has a window, one that holds the padding and
    the rows that `spare_pixels` promises. The right-hand side of a `fast_conv`
    is split in the same way, after its filters were transformed; the values of
    K of each coefficient are padded.

    Of other factors, and for a target that has no tile registers, the attribute
    is removed; a remark says so. Passes that store a factor in fewer bits remove
    it, too.

    To be run when operands have the types that they are stored in, and before
    primitives are planned.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numSplit", "num-split", "Products of split factors">,
    Statistic<"numKept", "num-kept", "Products whose factors stay f32">
  ];
}

def ScaleProductsPass : Pass<"nnprim-scale-products", "::mlir::ModuleOp"> {
  let summary = "Factors of products become integers that share scales";
  let description = [{
    The right-hand side of a `gemm` or `indirect_gemm` of f32 that asks for it by
    `nnprim.algorithm = "int16"`, a constant, becomes pairs of integers of 16
    bits along K, each column with a scale of its own, as `nnprim.gemm`
    describes. The op rounds its left-hand side itself; of an `indirect_gemm`,
    each tap has scales of its own. Where rows of the right-hand side, or channels, differ in
    magnitude, they are divided by powers of two near the roots of these, by
    which the columns of the left-hand side are multiplied (`factors`). The
    transformed filters of a `fast_conv` that asks for `"winograd_int16_fM"`
    become such pairs, too, those of each coefficient for themselves and without
    factors. The attribute is removed.

    Products of other factors, and by weights that are not finite, stay f32, and
    so do those whose weights would lose more than 0.75 of `max-error`, measured
    as the largest ‖w − w'‖₂ of a column over the largest ‖w‖₂: weights with
    outliers in each column. A remark says so.

    To be run when operands have the types that they are stored in, and before
    primitives are planned.
  }];
  let options = [
    Option<"maxError", "max-error", "double", "1e-4",
           "The error of a product that is allowed, relative to the largest "
           "result.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numScaled", "num-scaled", "Products of scaled integers">,
    Statistic<"numKept", "num-kept", "Products whose factors stay f32">
  ];
}

#endif // NNPRIM_TRANSFORMS_PASSES_NARROWING
