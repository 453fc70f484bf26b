//===- Graph.td - Passes over graphs of tensor ops ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_GRAPH
#define NNPRIM_TRANSFORMS_PASSES_GRAPH

include "mlir/Pass/PassBase.td"

def FoldEmptyOpsPass : Pass<"nnprim-fold-empty-ops", "::mlir::func::FuncOp"> {
  let summary = "Ops over no elements go away";
  let description = [{
    A linalg op with a loop of no iterations becomes its `outs`: a convolution
    of no channels is the zeros that it would have added to. Any other pure op
    whose result has no elements becomes a `tensor.empty`. Conversions after
    this pass may divide by extents and slice at the first element.

    Dynamic extents and ops that give elements from none, such as `tensor.pad`,
    are left alone.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

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

def FuseElementwisePass
    : Pass<"nnprim-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Chains of elementwise loops become one loop";
  let description = [{
    A `linalg.generic` whose only reader is another one, reading each of its
    elements once, becomes a part of the reader, also of a reduction. A value
    that is broadcast by its reader stays a loop of its own, since it would be
    computed once for each copy; plain copies always fuse, and so do at most two
    simple operations on one whole tensor, such as the difference from a mean,
    into each of several readers.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numLoopsFused", "num-loops-fused", "Loops that are gone">
  ];
}

def DecomposeAggregatesPass
    : Pass<"nnprim-decompose-aggregates", "::mlir::func::FuncOp"> {
  let summary = "Break up ops on tensors that have no buffer form";
  let description = [{
    `tensor.concat` becomes `tensor.insert_slice` into one empty tensor, so that
    empty-tensor elimination can let every producer write to its part; ops with
    `AggregatedOpInterface` (`linalg.softmax`) become the linalg ops that they
    stand for. Nothing else is touched.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::math::MathDialect"];
}

#endif // NNPRIM_TRANSFORMS_PASSES_GRAPH
