//===- Loops.td - Passes over loop nests ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_LOOPS
#define NNPRIM_TRANSFORMS_PASSES_LOOPS

include "mlir/Pass/PassBase.td"

def AbsorbPaddingPass : Pass<"nnprim-absorb-padding", "::mlir::func::FuncOp"> {
  let summary = "Poolings of padded tensors read the tensors that were padded";
  let description = [{
    A pooling of an NHWC or NCHW tensor that a `tensor.pad` by a constant pads
    in height and width becomes a `linalg.generic` that loads from the unpadded
    tensor, with indices clamped to its extents. For maxima and minima that is
    all, if the constant is the least, or greatest, element and every window has
    the elements that its taps are clamped to; otherwise an element outside is
    the constant. The padded copy is gone unless other ops read it, and there
    are no branches.

    A loop over slices of an argument of the function that is padded in one
    dimension (a local response normalization) is divided into the rows that
    read the argument itself and those at both borders, of which alone a padded
    copy is made.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def StripReductionsPass : Pass<"nnprim-strip-reductions", "::mlir::func::FuncOp"> {
  let summary = "Compute a normalization for some rows at a time";
  let description = [{
    A `linalg` op with `nnprim.strip_rows = R` that reduces a buffer, and the ops behind it that read the same
    buffer or each other's results (a mean, a variance, what is scaled by them),
    become one loop over strips of R rows, if each of them computes rows that do
    not depend on other rows: a row is an iteration of a parallel loop that all
    of them have, and of each buffer that one of them writes, it reads and
    writes elements of its own. The buffer is then read from the
    cache where it is read again. Strips are independent, so that threads divide
    them; rows that remain are a strip of their own.

    With `nnprim.strip_parts = P` beside it, reductions over whole rows, and the
    op over their elements that ends the chain, become a pipeline in about P
    parts: a step is the last op for R rows, the one before it for the R rows
    behind these, and so on, each a region with `nnprim.parallel`, since none
    needs what another of them writes. `convert-linalg-to-vector` makes one loop
    of them. Rows that remain are a strip.

    The mean of rows of 512 or more terms of f32, and the sum of squared
    differences from it right behind, read the rows twice. Unless they are
    stages of a pipeline they become one reduction of two results, strips or
    not: of x - s and of its square, where s is the mean of the first sixteenth
    of a row's terms, or somewhat more. From these the mean of all terms and the
    sum of squared differences from it follow; whatever the terms are, rounding
    errors of that sum grow by the divisor of the part at most, which is not so
    of sums of x and its square. Nothing else may read the mean but what also
    reads what becomes of the squares: of a row with infinite elements the mean
    is NaN.

    `nnprim-plan`, stage `loops`, decides R. The arithmetic of an element does not
    change otherwise. A remark says where an attribute that was set by hand is on an op
    that begins no such chain.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numStripped", "num-stripped", "Normalizations in strips">
  ];
}

def FinishReductionsPass : Pass<"nnprim-finish-reductions", "::mlir::func::FuncOp"> {
  let summary = "Results of reductions are changed in place by what alone reads them";
  let description = [{
    A reduction on memrefs whose result only one short elementwise op reads, the
    division of a mean or a pooling for example, writes to that op's result, and
    the op changes it in place. The kernel of the reduction computes both then,
    and the buffer between them is not needed. The arithmetic of an element does
    not change.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numFinished", "num-finished", "Reductions changed in place">
  ];
}

def ResizeByPhasesPass : Pass<"nnprim-resize-by-phases", "::mlir::func::FuncOp"> {
  let summary = "Gathers whose constant positions repeat become loads";
  let description = [{
    A `linalg.generic` on memrefs that loads, along the contiguous dimension of
    its result, from positions in constant tables: if results s apart read
    positions 1 apart, at the borders limited to what there is, and other tables
    along this loop repeat every s elements, the loop becomes two, over what
    repeats and over the s phases. A phase reads neighbours, so that its
    vectors are loads, and the phases are interleaved. This is how an image is
    enlarged by a whole factor with linear or cubic interpolation. f32 of other
    tables along the loop are constants of the body if there are few phases.

    Interpolations along two dimensions commute. Where neither is the contiguous
    one, as in NHWC, the outer one goes first if that computes no more. Two of
    two taps each that are enlarged by phases become one op: no buffer is between
    them, and results that read the same elements, eight at most, are inner
    loops, for `convert-linalg-to-vector` to compute together.

    Where the next op alone loads what such an op or another one without sums
    writes, and both index the outermost dimensions of the buffer between them
    by a loop each, as channels of NCHW, both are computed for one index before
    the next, with a slice of the buffer for each of sixteen threads at most.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numSplit", "num-split", "Loops made of phases">
  ];
}

def InterchangeLoopsPass : Pass<"nnprim-interchange-loops", "::mlir::func::FuncOp"> {
  let summary = "Permute linalg ops on memrefs so that the innermost loop is contiguous";
  let description = [{
    Generalises the linalg ops that are left for plain loops and turns a
    `memref.copy` of strided memrefs into loops over its dense rows, or into
    `linalg.generic` if it has none, then orders their iterators: the
    innermost is the one with the fewest strided accesses, preferring a
    parallel one, and the reductions are just outside it. So LLVM's vectoriser
    finds a loop of unit stride. The order in which one element's sum is
    accumulated does not change.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def LinalgToLoopsPass : Pass<"nnprim-linalg-to-loops", "::mlir::func::FuncOp"> {
  let summary = "Lower linalg ops on memrefs to loops, and mark the parallel ones";
  let description = [{
    As `convert-linalg-to-loops`, with `nnprim.parallel` on the outermost loops
    that divide every result, so that `nnprim-partition-loops` can divide them.
    The innermost of several loops is never marked: it is LLVM's to vectorise.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // NNPRIM_TRANSFORMS_PASSES_LOOPS
