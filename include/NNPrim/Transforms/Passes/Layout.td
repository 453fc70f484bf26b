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

#endif // NNPRIM_TRANSFORMS_PASSES_LAYOUT
