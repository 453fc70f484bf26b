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

#endif // NNPRIM_TRANSFORMS_PASSES_NARROWING
