//===- Layout.td - Passes that choose layouts and move transposes ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_LAYOUT
#define NNPRIM_TRANSFORMS_PASSES_LAYOUT

include "mlir/Pass/PassBase.td"

class NNPrim_TransposePass<string name>
    : Pass<name, "::mlir::func::FuncOp"> {
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numTransposesLeft", "num-transposes-left",
              "Transposes that could not be removed">
  ];
}

def ConvertLayoutPass : NNPrim_TransposePass<"nnprim-convert-layout"> {
  let summary = "Convolutions and poolings on NHWC tensors";
  let description = [{
    The input is a graph of NCHW convolutions and poolings, as ONNX has it. Each
    becomes an NHWC op between transposes of its input, filter and result; the
    transposes then move as `nnprim-propagate-transposes` describes. The
    transposes that remain are those of the graph's inputs and outputs, of
    constants (for `nnprim-fold-constants`), and at reshapes that join channels
    with pixels.

    An op whose `nnprim.algorithm` is `"conv_gemm"`, `"spmm"`, `"spmm_bN"`,
    `"depthwise_conv_nchw"` or `"pixel_sums"` stays NCHW. Other attributes of
    that dialect go with the op. One-dimensional and three-dimensional
    convolutions are left alone.
  }];
}

def PropagateTransposesPass
    : NNPrim_TransposePass<"nnprim-propagate-transposes"> {
  let summary = "Transposes cancel, become parts of loops, or become reshapes";
  let description = [{
    Transposes move from operands to results of `linalg.generic` (by composing
    indexing maps and reordering loops), pads, slices, insertions,
    concatenations, softmax and those reshapes that keep adjacent dimensions
    together, until they meet their inverse or a reader that fixes the order.
    The others move back up through pads, insertions and concatenations, or
    into the loop that computes its operand. A transpose that only moves
    dimensions of one element becomes a reshape.
  }];
}

def AbsorbShufflesPass : Pass<"nnprim-absorb-shuffles", "::mlir::func::FuncOp"> {
  let summary = "Weights are in the order of channels that are not shuffled";
  let description = [{
    A channel shuffle splits the last dimension of a tensor in several, permutes
    these and joins them again. It is not computed if all that reads it, through
    slices and concatenations along channels and further shuffles, is

    - a `nnprim.gemm`, as its rows, with a right-hand side computed from
      constants: the rows of that are permuted instead; or
    - a `nnprim.depthwise_conv` with a filter computed from constants, and what
      its epilogue reads for each channel, too, whose result has only such
      readers: filter and epilogue inputs are permuted, and so is the result.

    A reader then has the channels in the order in which the tensors that hold
    them have them, concatenated of slices where these are of several tensors. The
    last tensor that is computed comes first or last and is concatenated whole, if
    the slice of it is at that end: `nnprim-place-concats` has it computed there,
    and what is read is a slice of the concatenation.

    ```mlir
    // Each of %a and %b has 8 channels; %w is a constant.
    %all = tensor.concat dim(3) %a, %b
    %shuffled = // channels a0, b0, a1, b1, ... , a7, b7
    %half = tensor.extract_slice %shuffled[0, 0, 0, 8] [1, 4, 5, 8] [1, 1, 1, 1]
    %y = nnprim.gemm ins(%half, %w)

    %slice = tensor.extract_slice %a[0, 0, 0, 4] [1, 4, 5, 4] [1, 1, 1, 1]
    %rows = tensor.concat dim(3) %b, %slice
    %half = tensor.extract_slice %rows[0, 0, 0, 4] [1, 4, 5, 8] [1, 1, 1, 1]
    %y = nnprim.gemm ins(%half, // b4, ..., b7, a4, ..., a7
                         %permuted)
    ```

    Shuffles that have readers in common are left alone, all of them, if the
    concatenations copy as much as the shuffles do.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numShuffles", "num-shuffles", "Shuffles that are not computed">
  ];
}

#endif // NNPRIM_TRANSFORMS_PASSES_LAYOUT
