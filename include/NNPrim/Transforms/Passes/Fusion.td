//===- Fusion.td - Passes that fuse ops into primitives -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_FUSION
#define NNPRIM_TRANSFORMS_PASSES_FUSION

include "mlir/Pass/PassBase.td"

def FuseEpiloguePass : Pass<"nnprim-fuse-epilogue", "::mlir::func::FuncOp"> {
  let summary = "Elementwise loops become epilogues of primitives";
  let description = [{
    A `linalg.generic` of scalar operations that is the only reader of a
    primitive's result, also through a `tensor.expand_shape`, moves into the
    primitive's epilogue: bias, scale and shift, activations, residual sums.
    Its other operands become inputs of the epilogue if they are addressed by
    the dimensions of `outs`, in their order. If several operands are results of primitives, the
    last one takes the loop, so that nothing has to be computed earlier than it
    was. This repeats until nothing fits.

    A loop over a tensor that primitives write slices of, as the groups of a
    convolution do, is first split into a loop for each slice.

    Epilogue inputs that are broadcasts are replaced by what is broadcast, and
    uniform constants move into the region.

    Loops with several results, reductions and gathers are left alone. A loop
    may change the element type of sums of integers (requantization) to i8, i16,
    i32 or f32, and it may round sums of f32 to bf16 or f16 if the primitive is
    an `nnprim.gemm`, `nnprim.indirect_gemm`, `nnprim.depthwise_conv` or
    `nnprim.fast_conv`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numEpilogues", "num-epilogues", "Primitives with an epilogue">,
    Statistic<"numLoopsLeft", "num-loops-left", "Generic loops left">
  ];
}

def FuseProducerPass : Pass<"nnprim-fuse-producer", "::mlir::func::FuncOp"> {
  let summary = "Elementwise loops become producers of softmax";
  let description = [{
    A `linalg.generic` of scalar operations whose result only one
    `nnprim.twopass_softmax` reads moves into its producer region: scale, mask,
    selections. One operand must be read where the softmax reads the result; the
    others become inputs of the region if they are addressed by the dimensions
    of `outs`. This repeats until nothing fits.

    Since every pass of the softmax evaluates the region, loops with more than
    eight operations or with a function of the `math` dialect are left alone. To
    be run after `nnprim-fuse-epilogue`: where a primitive makes what the loop
    reads, the loop is rather that one's epilogue, which is evaluated once.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numProducers", "num-producers", "Softmaxes with a producer">
  ];
}

def FuseChannelFactorsPass : Pass<"nnprim-fuse-channel-factors", "::mlir::func::FuncOp"> {
  let summary = "Factors of channels become part of the product behind them";
  let description = [{
    A `linalg.generic` that multiplies each channel of an image by a factor that
    is computed at run time (the gates of squeeze-and-excitation), and whose
    result only one product reads, also through a `tensor.collapse_shape`, is no
    loop any longer. Channels are the last dimension for an `nnprim.gemm`, and
    the first one behind the batch for an `nnprim.spmm`:

    - a `gemm` that rounds its rows to pairs of integers multiplies them by
      `factors` before, which gives the same bits;
    - of a `gemm` whose `rhs` is packed, of f32, and has at most half as many
      elements as the rows, this is multiplied in their place: W·(g∘x) is
      (W∘g)·x but for rounding;
    - an `spmm` that copies its pixels multiplies them by `factors` meanwhile,
      which gives the same bits;
    - of another `spmm` that has at most half as many entries as there are
      pixels of all channels, the entries are multiplied: a loop over them looks
      up the factor of each one's channel.

    Loops with other operations, with other readers or with factors for each
    image of a batch are left alone. To be run when weights have been packed.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let statistics = [
    Statistic<"numRows", "num-rows", "Products that multiply rows or pixels">,
    Statistic<"numWeights", "num-weights", "Products whose weights are multiplied">
  ];
}

def StripAttentionPass : Pass<"nnprim-strip-attention", "::mlir::func::FuncOp"> {
  let summary = "Keep a strip of an attention's scores at a time";
  let description = [{
    A `linalg.batch_matmul` with `nnprim.strip_rows = R` whose left-hand side is
    made from another one by a `linalg.softmax` becomes a loop over its matrices
    and, in it, a loop over strips of R rows: R rows of the first product, what
    lies between the two, and R rows of the second product. The matrix of
    scores is never in memory as a whole. Rows that remain behind the last whole
    strip are a strip of their own.

    Between the products there may be loops over all elements (scale, mask),
    reductions of rows and reshapes that leave rows and keys as they are; each
    is computed for the strip. What does not depend on the scores, such as
    a mask, is computed before the loops, and slices of it are read. Ops whose
    scores are used elsewhere, or of another form, are left alone, with a
    remark. Nothing changes in the arithmetic of an element.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let statistics = [
    Statistic<"numStripped", "num-stripped", "Attentions in strips">
  ];
}

def StripDepthwisePass : Pass<"nnprim-strip-depthwise", "::mlir::func::FuncOp"> {
  let summary = "Keep a strip of a depthwise convolution's image at a time";
  let description = [{
    An `nnprim.depthwise_conv` on memrefs with `nnprim.strip_rows = R` whose
    image is made by an `nnprim.gemm` becomes a loop over strips of R rows of
    its result. The image is a window of as many rows as a strip reads, which
    stays in the cache: for each strip, rows that the strip before has read too
    move to the window's start, the product computes the rows behind them, and
    the convolution reads the window. If the result is read by one
    `nnprim.gemm`, that one is computed for the strip, too, and the convolution's
    result is a buffer of one strip.

    With `nnprim.strip_parts = P`, strips are divided into P parts, each with a
    window of its own; parts may run at the same time. A part computes the
    rows that it shares with the part before once more.

    An `nnprim.depthwise_conv_nchw` whose image is made by an `nnprim.spmm`
    becomes a loop over strips of R channels, which are rows of the product.
    They share nothing; P·R divides the number of channels, and a block of
    weights divides R.

    With `nnprim.strip_channels = C`, its strips are of R rows of its result, and
    an `nnprim.spmm` that alone reads the result may be computed for them as
    well, with or without one before. C channels at a time, the rows of the
    image that the strip reads are computed into a buffer, and convolved; then
    the product behind reads the strip's result. Rows that two strips read are
    computed for both, so that strips may run in any order, P of them at the
    same time. C divides the number of channels, and a block of weights divides
    C.

    Plans stay what they are: an element is computed by the same operations in
    the same order as without strips, but for sums of the last pixels of a row
    by blocks of four rows of weights. Ops whose buffers others use, or of
    another form, are left alone, with a remark.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"
  ];
  let statistics = [
    Statistic<"numStripped", "num-stripped", "Depthwise convolutions in strips">
  ];
}

def FusePoolingPass : Pass<"nnprim-fuse-pooling", "::mlir::func::FuncOp"> {
  let summary = "Pool an image while its tiles are in registers";
  let description = [{
    A `linalg.pooling_nhwc_max` of windows of 2x2 at stride 2, on memrefs, right
    behind the `nnprim.fast_conv` that makes its image by two-dimensional
    Winograd transforms of tiles of an even number of rows, becomes the
    `pooled` result of the convolution: a window never leaves a tile. If nothing
    else reads the image, it is not kept (`pooled_only`), and its buffer
    vanishes. Rows and columns that no window has are not computed then.

    ```mlir
    nnprim.fast_conv <winograd2d, m = 4, r = 3>
        ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
        outs(%image : memref<1x14x14x32xf32>) pads [1, 1]
    linalg.fill ins(%minus_infinity : f32) outs(%y : memref<1x7x7x32xf32>)
    linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
        ins(%image, %window : memref<1x14x14x32xf32>, memref<2x2xf32>)
        outs(%y : memref<1x7x7x32xf32>)
    ```

    becomes, with `%shape` an image whose pixels share memory,

    ```mlir
    nnprim.fast_conv <winograd2d, m = 4, r = 3>
        ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
        outs(%shape : memref<1x14x14x32xf32, strided<[0, 0, 0, 1]>>)
        pooled(%y : memref<1x7x7x32xf32>) pads [1, 1]
        attributes {pooled_only}
    ```

    The result has the same bits, but for those of a NaN. Other poolings, and
    those of other ops' images, are loops of their own; a remark says why one
    behind an `nnprim.fast_conv` is.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numFused", "num-fused", "Poolings that convolutions compute">
  ];
}

def FoldEpilogueScalePass
    : Pass<"nnprim-fold-epilogue-scale", "::mlir::func::FuncOp"> {
  let summary = "Constant scales of channels become a part of the weights";
  let description = [{
    For primitives with constant weights: a product or quotient of the
    accumulator and a constant of the output channel (or one for all channels),
    if nothing else reads the accumulator, is carried out on the weights, before
    packing. To bring it there,

    ```
    (acc + b)·s  becomes  acc·s + b·s
    (acc + b) + t  becomes  acc + (b + t)
    ```

    and what the epilogue then computes of constants alone becomes one constant
    input. A convolution with bias and batch normalization so costs one addition
    an element. The new constants are loops on constant tensors for
    `nnprim-fold-constants`; they compute in f64 and round once.

    Only f32 and f64.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
}

#endif // NNPRIM_TRANSFORMS_PASSES_FUSION
