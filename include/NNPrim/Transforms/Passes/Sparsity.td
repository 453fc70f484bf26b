//===- Sparsity.td - Passes that prune weights and use their zeros --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_SPARSITY
#define NNPRIM_TRANSFORMS_PASSES_SPARSITY

include "mlir/Pass/PassBase.td"

def SparsifyPass : Pass<"nnprim-sparsify", "::mlir::func::FuncOp"> {
  let summary = "Products marked as sparse become products by sparse weights";
  let description = [{
    A `nnprim.gemm` on tensors whose left-hand side is constant, and that
    carries `nnprim.algorithm = "spmm"`, becomes a `nnprim.spmm` by the non-zeros
    of that side in compressed sparse rows. Conversion to primitives makes such
    products of pointwise convolutions that `nnprim-plan` found sparse; they are
    compressed only here, when batch normalization is a part of the weights.

    Constant loops that compute the weights are evaluated. Weights that are all
    zero or of another type than f32 stay what they are.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numSparse", "num-sparse", "Products by sparse weights made">,
    Statistic<"numDense", "num-dense", "Products that stayed dense">
  ];
}

def PrunePass : Pass<"nnprim-prune", "::mlir::ModuleOp"> {
  let summary = "Zeros in place of the least weights, which changes a model";
  let description = [{
    For experiments with sparse inference: the constant f32 weights of each
    pointwise `linalg.conv_2d_nchw_fchw` (1×1, stride 1, no padding, of more than
    one pixel) are pruned by magnitude. Of its blocks of `block` neighbouring
    filters and one input channel a part `density`, those of the greatest mean
    magnitude, stays; all others are set to zero. The model computes something
    else then, which a warning says.

    ```
    nnprim-translate --import-onnx model.onnx |
      nnprim-opt --nnprim-prune="density=0.1 block=4" -o pruned.mlir
    nnprim-compile pruned.mlir -o pruned.so
    ```
  }];
  let options = [
    Option<"density", "density", "double", "0.1",
           "Part of the blocks that stays.">,
    Option<"block", "block", "int64_t", "1",
           "Neighbouring filters that are zero together.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numPruned", "num-pruned", "Convolutions pruned">
  ];
}

#endif // NNPRIM_TRANSFORMS_PASSES_SPARSITY
