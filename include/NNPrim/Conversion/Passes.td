//===- Passes.td - Conversions between levels -- ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_PASSES
#define NNPRIM_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def LowerToReferencePass : Pass<"nnprim-lower-to-reference"> {
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
                           "::mlir::scf::SCFDialect"];
  let options = [
    Option<"accumulateInF64", "accumulate-in-f64", "bool", "false",
           "Accumulate in f64 and round once">,
    Option<"columnsPerStep", "columns-per-step", "int64_t", "16",
           "Result columns summed side by side">
  ];
}

#endif
