//===- Passes.td - Tensor and buffer transforms ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES
#define NNPRIM_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def GeneralizeElementwisePass
    : Pass<"nnprim-generalize-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Named elementwise linalg ops become linalg.generic";
  let description = [{
    Elementwise named ops, `linalg.map`, `linalg.broadcast` and `linalg.reduce`
    become `linalg.generic`s, the one form that layout conversion and fusion
    look at. Convolutions, poolings, matrix products, softmax, fills and
    transposes keep their names, by which the conversions find them.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

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
    In comes a graph of NCHW convolutions and poolings, as ONNX has it. Each
    becomes an NHWC op between transposes of its input, filter and result; the
    transposes then move as `nnprim-propagate-transposes` describes. What is
    left are transposes of the graph's inputs and outputs, of constants (for
    `nnprim-fold-constants`), and at reshapes that join channels with pixels.

    One-dimensional and three-dimensional convolutions are left alone.
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
    What remains moves back up through pads, insertions and concatenations, or
    into the loop that computes its operand. A transpose that only moves
    dimensions of one element becomes a reshape.
  }];
}

def FuseEpiloguePass : Pass<"nnprim-fuse-epilogue", "::mlir::func::FuncOp"> {
  let summary = "Elementwise loops become epilogues of primitives";
  let description = [{
    A `linalg.generic` of scalar operations that is the only reader of a
    primitive's result, also through a `tensor.expand_shape`, moves into the
    primitive's epilogue: bias, scale and shift, activations, residual sums.
    Its other operands become inputs of the epilogue if they are addressed by
    the dimensions of `outs`. If several operands are results of primitives, the
    last one takes the loop, so that nothing has to be computed earlier than it
    was. This repeats until nothing fits.

    Epilogue inputs that are broadcasts are replaced by what is broadcast, and
    uniform constants move into the region.

    Loops with several results, reductions, gathers and loops that change the
    element type are left alone.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numEpilogues", "num-epilogues", "Primitives with an epilogue">,
    Statistic<"numLoopsLeft", "num-loops-left", "Generic loops left">
  ];
}

def FuseElementwisePass
    : Pass<"nnprim-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Chains of elementwise loops become one loop";
  let description = [{
    A `linalg.generic` whose only reader is another one, reading each of its
    elements once, becomes a part of the reader, also of a reduction. A value
    that is broadcast by its reader stays a loop of its own, since it would be
    computed once for each copy; plain copies always fuse.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numLoopsFused", "num-loops-fused", "Loops that are gone">
  ];
}

#endif
