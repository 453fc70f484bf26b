//===- ConstantFolding.td - Passes that evaluate constants ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_CONSTANTFOLDING
#define NNPRIM_TRANSFORMS_PASSES_CONSTANTFOLDING

include "mlir/Pass/PassBase.td"

def FoldConstantsPass : Pass<"nnprim-fold-constants", "::mlir::ModuleOp"> {
  let summary = "Ops on constant tensors are evaluated";
  let description = [{
    Evaluates `nnprim.pack` and `nnprim.indirection`, transposes, reshapes,
    slices, insertions, concatenations, pads and elementwise `linalg.generic`s
    whose operands are constant. Transposes, reshapes and slices are not carried
    out: the op that reads the last of them, such as the packing of a weight,
    walks the original elements in the order it needs.

    Results of more than 1 KiB are resources, 64-byte aligned. The memory of a
    resource that no op of the module refers to any more is released at once,
    so that large weights exist once or, for a moment, twice; that is why this
    is a pass over modules.

    Broadcasts and pads that would store more than twice as much as they read
    (and more than 4 KiB) are left alone, and so are elementwise loops on other
    types than f32, f64 and integers.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numFolded", "num-folded", "Constants made">
  ];
}

#endif // NNPRIM_TRANSFORMS_PASSES_CONSTANTFOLDING
