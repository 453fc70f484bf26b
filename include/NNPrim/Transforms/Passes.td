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

    A convolution with `nnprim.algorithm = "conv_gemm"` stays NCHW. Other
    attributes of that dialect go with the op. One-dimensional and
    three-dimensional convolutions are left alone.
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
    the dimensions of `outs`, in their order. If several operands are results of primitives, the
    last one takes the loop, so that nothing has to be computed earlier than it
    was. This repeats until nothing fits.

    A loop over a tensor that primitives write slices of, as the groups of a
    convolution do, is first split into a loop for each slice.

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

def MarkExactPairsPass
    : Pass<"nnprim-mark-exact-pairs", "::mlir::func::FuncOp"> {
  let summary = "Products of bytes say whether 16 bits hold those of a pair";
  let description = [{
    Gives `gemm` and `indirect_gemm` with a constant, packed right-hand side of
    signed bytes the attribute `rhs_pairs_fit` if it is true of them. Kernels
    without instructions that add products of bytes in 32 bits then multiply
    unsigned by signed bytes and add two products in 16 bits, exactly. To be run
    after `nnprim-fold-constants`.
  }];
  let dependentDialects = ["::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numMarked", "num-marked", "Products whose pairs fit">
  ];
}

def WidenProductsPass
    : Pass<"nnprim-widen-products", "::mlir::func::FuncOp"> {
  let summary = "Products of bytes become products of words";
  let description = [{
    On targets whose instructions for bytes add two products in 16 bits (x86
    without VNNI), `gemm` and `indirect_gemm` with constant weights that are not
    packed and for which 16 bits do not suffice (see `nnprim-mark-exact-pairs`)
    get operands of 16 bits: extended once, weights at compile time, and not by
    each register tile. To be run after `nnprim-fold-constants` and before the
    primitives are planned; the module has to have a target.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numWidened", "num-widened", "Products of words made">
  ];
}

def NarrowWeightsPass
    : Pass<"nnprim-narrow-weights", "::mlir::func::FuncOp"> {
  let summary = "Constant weights are stored in fewer bits";
  let description = [{
    Constant f32 right-hand sides of `nnprim.gemm`, `nnprim.indirect_gemm` and
    `nnprim.conv_gemm` that are not packed yet become constants of `type`, which
    kernels extend as they load them: bf16, f16, or `!nnprim.flyte` of 24, 16 or
    8 bits. Products and sums stay f32.

    Values are rounded to the nearest code, ties to even, or with
    `rounding=truncate` cut off, as Keane (2020, chapter 8) does. Values of
    flyte8 are powers of four: with the nearest code goes a scale for each output
    channel, of the least squared error, by which the epilogue multiplies sums;
    truncated ones have none. NaN and infinities stay, and are reported; a tensor
    that has some is not stored as flyte8, which lacks them.

    `auto` takes for each tensor the narrowest type whose error is at most
    `max-error`; of types of as many bits, the one of the least error. The error
    is the greatest ‖w − w'‖₂ of an output channel, divided by the greatest ‖w‖₂:
    that of a sum against the largest sum, if inputs are independent and alike.

    `exact` is `auto` with a bound of 0, for models whose weights were of fewer
    bits before.

    A remark says for each op what is stored how, or why not.
  }];
  let options = [
    Option<"type", "type", "std::string", "\"\"",
           "f32, bf16, f16, flyte24, flyte16, flyte8, auto or exact.">,
    Option<"rounding", "rounding", "std::string", "\"nearest\"",
           "nearest or truncate.">,
    Option<"maxError", "max-error", "double", "1e-4",
           "Bound on the error of `auto`.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numNarrowed", "num-narrowed", "Constants stored in fewer bits">,
    Statistic<"numBytesSaved", "num-bytes-saved", "Bytes saved">
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

def SparsifyPass : Pass<"nnprim-sparsify", "::mlir::func::FuncOp"> {
  let summary = "Products that ask for it become products by sparse weights";
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

def PackOperandsPass
    : Pass<"nnprim-pack-operands", "::mlir::func::FuncOp"> {
  let summary = "Put right-hand sides through nnprim.pack, as their plans say";
  let description = [{
    The plain right-hand side of an `nnprim.gemm`, `nnprim.indirect_gemm` or
    `nnprim.fast_conv` on tensors that has a plan goes through an
    `nnprim.pack` with the plan's panel width; the filters of an
    `nnprim.conv_gemm` with a direct_conv_plan are transposed before.
    `nnprim-fold-constants` packs what is constant.

    The constant entries of an `nnprim.spmm` are ordered by slabs of input
    channels, and `columns` become distances in memory if the input is copied.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::nnprim::NNPrimDialect"];
  let statistics = [
    Statistic<"numPacked", "num-packed", "Operands that are packed">
  ];
}

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

def ViewTransposedInputsPass
    : Pass<"nnprim-view-transposed-inputs", "::mlir::func::FuncOp"> {
  let summary = "Convolutions read the caller's transposed tensors in place";
  let description = [{
    On memrefs: a `linalg.transpose` of an argument that nothing writes to, into
    a buffer that only `nnprim.conv_gemm` with packed filters reads, becomes a
    view, since that op reads its input at any strides. So a convolution with
    results in NCHW reads an image in NHWC, and no change of layout is left at
    the entry of a model's sparse part.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numViews", "num-views", "Transposes that became views">
  ];
}

def ResultsToOutParamsPass
    : Pass<"nnprim-results-to-out-params", "::mlir::func::FuncOp"> {
  let summary = "Turn the tensor results of @main into memref arguments";
  let description = [{
    Every result of a public function becomes a trailing memref argument that
    carries the result's attributes (`nnprim.name`, `nnprim.type`), and
    `return` becomes a `bufferization.materialize_in_destination` into it. It
    runs on tensors, not after bufferization, so that empty-tensor elimination
    can let the last op of the model write to the caller's memory. Trailing
    reshapes are undone on the argument instead: a reshape of a dense memref is
    a view, never a copy. A result that is put together from parts
    (`tensor.insert_slice` into a `tensor.empty`, see
    `nnprim-decompose-aggregates`) is put together in the argument.

    Tensor arguments are marked as not writable: a model never writes its
    inputs. Private functions are left alone.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
}

def SeparateDestinationsPass
    : Pass<"nnprim-separate-destinations", "::mlir::func::FuncOp"> {
  let summary = "Give every op on tensors a destination of its own";
  let description = [{
    CSE makes one `tensor.empty`, and one fill, of those of equal type. Ops that
    share one as their destination seem to need the same buffer at different
    times, and bufferization copies. Each op, and each `tensor.insert_slice`
    that starts from such a tensor, gets one of its own; a fill is repeated,
    which writes as much as a copy and reads nothing.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def PlaceConcatsPass : Pass<"nnprim-place-concats", "::mlir::func::FuncOp"> {
  let summary = "Let producers write into the concatenation of their results";
  let description = [{
    A `tensor.concat` becomes one tensor into which its operands are inserted:
    where they are computed, if it is by an op that starts with a `tensor.empty`
    or with a fill of one, perhaps before a reshape. That op then has a slice of
    the tensor as its destination, and bufferization makes no copy. Other
    operands are inserted, and so copied, where the concatenation was.

    A concatenation that is an operand of another along the same dimension
    becomes part of it. So the layers of a dense block share one buffer.

    What else reads an operand, or an inner concatenation, reads a slice of the
    tensor, in the last version before the reader. Versions follow each other
    in the order of the block and no older one is read, which is what
    bufferization in place asks for.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numPlaced", "num-placed",
              "Operands of concatenations that are not copied">
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

def AllocateWorkspacesPass
    : Pass<"nnprim-allocate-workspaces", "::mlir::func::FuncOp"> {
  let summary = "Give primitives on memrefs the memory that they work in";
  let description = [{
    An `nnprim.conv_gemm` with a conv_gemm_plan, and an `nnprim.fast_conv`
    with a plan, on memrefs, gets a `workspace`: a new `memref.alloc` before it
    of as many parts and elements as the plan says. `nnprim-plan-memory` places
    it in the arena, where it shares bytes with buffers of other times.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"workspaceBytes", "workspace-bytes", "Bytes of all workspaces">
  ];
}

def PlanMemoryPass : Pass<"nnprim-plan-memory", "::mlir::ModuleOp"> {
  let summary = "Place every buffer of @main in one arena";
  let description = [{
    Each `memref.alloc` of `@main` becomes a `memref.view` at a constant offset
    of one new last argument, `memref<Nxi8>`; `memref.dealloc` is removed, and
    the module gets `nnprim.arena_bytes = N`.

    Buffers whose lifetimes do not overlap share bytes. Time is the number of
    the op in the function's only block; a buffer lives from the first to the
    last such op that uses it or a view of it, and one that is used within a
    loop lives as long as the whole loop. Buffers are placed by decreasing size,
    each in the smallest gap that fits among those already placed that live at
    the same time (Pisarchyk and Lee, *Efficient Memory Management for Deep
    Neural Net Inference*, 2020, greedy by size). Every offset is a multiple of
    64 bytes. Of buffers of 32 KiB or more, those that live at the same time
    begin 768 bytes or more apart within a page of 4 KiB, as long as there is
    room for that: otherwise loads from the one wait for stores to the other.

    A buffer of dynamic shape, one that leaves the function, and one of any
    other function is an error.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numBuffers", "num-buffers", "Buffers placed in the arena">,
    Statistic<"arenaBytes", "arena-bytes", "Bytes of the arena">,
    Statistic<"unsharedBytes", "unshared-bytes",
              "Bytes that the buffers would take without sharing">
  ];
}

def RollGroupsPass : Pass<"nnprim-roll-groups", "::mlir::ModuleOp"> {
  let summary = "Make the products of a grouped convolution one loop";
  let description = [{
    Successive products of @main on buffers, `nnprim.gemm` or
    `nnprim.indirect_gemm`, that differ in nothing but constants and in equally
    spaced slices of the same buffers become a loop around one of them, whose
    iterations are independent. Their constants become one, with the group as
    its first dimension.

    So a grouped convolution is one kernel, which is compiled once and whose
    groups and tiles together are what threads share. On tensors there is an op
    for each group, so that all other passes treat groups as they treat whole
    convolutions.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numLoops", "num-loops", "Loops over groups">
  ];
}

def OutlineKernelsPass : Pass<"nnprim-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Give every kernel a function named after its node";
  let description = [{
    Each primitive, linalg op, copy and loop nest on memrefs that stands in the body
    of `@main` becomes a private function of the buffers it uses, named
    `node_<name>` after the ONNX node in its location, and `@main` a list of
    calls. Profilers and debuggers then show nodes, and LLVM, whose passes are
    not all linear in the size of a function, compiles each by itself.

    Arguments that share no bytes with others are `llvm.noalias`. Constants and
    addresses of weights are made anew in the function. An op that uses a buffer
    of dynamic layout stays where it is.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Functions made">
  ];
}

def SplitPhasesPass : Pass<"nnprim-split-phases", "::mlir::ModuleOp"> {
  let summary = "Make the second phase of a kernel a kernel of its own";
  let description = [{
    A kernel whose second phase has to wait for all threads that run the first
    (see NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h) becomes two, called one
    after the other. Memory that both use is allocated by the caller, on its
    stack. In a function that is not called, or not only, the phases follow each
    other in place.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numSplit", "num-split", "Kernels split">
  ];
}

def DeduplicateKernelsPass : Pass<"nnprim-deduplicate-kernels", "::mlir::ModuleOp"> {
  let summary = "Let kernels that differ in nothing but constants be one function";
  let description = [{
    Networks repeat layers: of the 53 convolutions of ResNet-50, 25 are another
    with its own weights. Of the private functions
    that `@main` calls once, those that are equal but for the names of the
    constants that they read (weights, mostly) become the first of them; the
    addresses that differ are arguments, `llvm.noalias` and `llvm.readonly`. A
    remark at the location of each call that was redirected names the function.

    It runs after `nnprim-outline-kernels`, so that no later pass sees a kernel
    twice. A function that is not shared is left as it was.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numShared", "num-shared", "Functions that became another">
  ];
}

def SeparateFillsPass : Pass<"nnprim-separate-fills", "::mlir::func::FuncOp"> {
  let summary = "No two ops have the same filled tensor as their destination";
  let description = [{
    Reductions of one shape share the tensor that they start from, after CSE.
    Here each gets a `tensor.empty` and a `linalg.fill` of its own, so that it
    needs no copy of the tensor, and a kernel may start from the constant. To be
    run before `eliminate-empty-tensors`, which lets a fill write to an output
    of the function even if another reduction starts from it, too.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def AbsorbPaddingPass : Pass<"nnprim-absorb-padding", "::mlir::func::FuncOp"> {
  let summary = "Poolings of padded tensors read the tensors that were padded";
  let description = [{
    A pooling of an NHWC tensor that a `tensor.pad` by a constant pads in height
    and width becomes a `linalg.generic` that loads from the unpadded tensor,
    with indices clamped to its extents. For maxima and minima that is all, if
    every window has the elements that its taps are clamped to; otherwise an
    element outside is the constant. The padded copy is gone unless other ops
    read it, and there are no branches.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
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

def PartitionLoopsPass : Pass<"nnprim-partition-loops", "::mlir::ModuleOp"> {
  let summary = "Let a part of a kernel's iterations be run";
  let description = [{
    A private function whose effects are all in loops and regions marked
    `nnprim.parallel` (see NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h), and
    which has work for more than one thread (more than twice the module's
    `nnprim.thread_work`), gets two new last arguments of type
    `index`: it then runs what begins in that interval of its work, and all of
    it for [0, work). Its callers pass the latter. The attributes
    `nnprim.work`, `nnprim.max_threads` and `nnprim.work_units` (into how many parts
    the work can be cut) on the function are for `nnprim-thread-kernels`.

    Work is counted in scalar operations, a vector's elements each by
    themselves, and lies on one line: loops one after the other, nested ones
    inside their parents. So intervals of equal length are equal work,
    whatever the number of threads and however unlike the loops are, and every
    innermost iteration falls in exactly one. No sum is split: a result is
    computed by the same instructions for any division.

    A function that asks for the number of its part (`nnprim.worker_slot`) gets
    that as a third argument, which callers pass 0 for, and the attribute
    `nnprim.worker_slot`; it is divided into no more parts than the op's `max`.
    In a function that is not divided the number is 0.

    Functions with other effects are left alone.
  }];
  let statistics = [
    Statistic<"numPartitioned", "num-partitioned", "Functions made divisible">,
    Statistic<"numSmall", "num-small", "Functions with too little work">,
    Statistic<"numFallbacks", "num-fallbacks",
              "Functions with effects outside of parallel loops">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def ThreadKernelsPass : Pass<"nnprim-thread-kernels", "::mlir::ModuleOp"> {
  let summary = "Run divisible kernels through the caller's parallel_for";
  let description = [{
    `@main` gets one more last argument, a pointer to an `nnprim_threads` of
    nnprim/model.h or null. Each call of a function with `nnprim.work` becomes a
    call of `@nnprim_parallel`, which hands the function's arguments, packed in
    a struct on the stack, to `parallel_for`, or runs them in one piece where
    there is one thread. The module is marked `nnprim.uses_threads`.

    There are as many tasks as threads, 256 at most. Each has an equal interval
    of the kernel's work, in up to eight pieces (fewer if there are not as many
    work units, and in all at most four for each thread that there is work for),
    which it takes one after the other; then it takes those of the next seven
    tasks that nobody has begun.

    It runs on the LLVM dialect, with bare pointers. A module without such
    functions is left alone.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ExpandMathPass : Pass<"nnprim-expand-math", "::mlir::func::FuncOp"> {
  let summary = "Expand transcendental functions into arithmetic";
  let description = [{
    After this pass no op of the math dialect needs a mathematical library: f32
    functions become polynomials, f16 and bf16 go through f32, and what has
    neither becomes a combination of those. f64 functions are expanded in f64.
    What the targets compute by an instruction (sqrt, fma, floor, ceil, trunc,
    roundeven, abs, copysign) stays.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def BF16ToBitsPass : Pass<"nnprim-bf16-to-bits", "::mlir::ModuleOp"> {
  let summary = "Move bf16 values as 16-bit integers";
  let description = [{
    Arithmetic is in f32 or f64 before this pass; bf16 values are only loaded,
    stored, selected and extended. As bf16 they would be selected in f32 by
    LLVM's x86 back end, which rounds them back by a call of `__truncsfbf2`. On
    the LLVM dialect, the pass replaces the type by `i16`, and an extension by a
    shift. An operation that computes in bf16 is an error.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AnnotateTargetPass : Pass<"nnprim-annotate-target", "::mlir::ModuleOp"> {
  let summary = "Put the target's CPU and features on LLVM functions";
  let description = [{
    Every defined `llvm.func` gets the target's `target_cpu`, `target_features`
    and `prefer-vector-width`, and `no_unwind`. Pointer arguments of `@main` are
    `noalias`, and its last one, the arena, is aligned to 64 bytes. Names
    and types of tensors are dropped from the arguments. The module gets the
    target's triple.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif
