//===- Memory.td - Passes that place buffers and results ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_MEMORY
#define NNPRIM_TRANSFORMS_PASSES_MEMORY

include "mlir/Pass/PassBase.td"

def ViewTransposedInputsPass
    : Pass<"nnprim-view-transposed-inputs", "::mlir::func::FuncOp"> {
  let summary = "Convolutions read the caller's transposed tensors in place";
  let description = [{
    On memrefs: a `linalg.transpose` of an argument that nothing writes to, into
    a buffer that only `nnprim.conv_gemm` with packed filters reads, becomes a
    view, since that op reads its input at any strides. So a convolution with
    results in NCHW reads an image in NHWC, and no change of layout is left at
    the entry of a model's sparse part.

    So does one that only `nnprim.indirect_gemm` of f32 with a window and a plan
    reads, of four channels at most, on targets that load one element of a pixel
    after the other: the first convolution of a model reads the planes of an
    image in NCHW. Its tiles prefetch what those below them read.
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

    Other readers of an operand, or of an inner concatenation, read a slice of
    the tensor, in the last version before the reader. Versions follow each other
    in the order of the block and no older one is read, which is what
    bufferization in place needs.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numPlaced", "num-placed",
              "Operands of concatenations that are not copied">
  ];
}

def AllocateWorkspacesPass
    : Pass<"nnprim-allocate-workspaces", "::mlir::func::FuncOp"> {
  let summary = "Give primitives on memrefs the memory that they work in";
  let description = [{
    A primitive on memrefs whose plan asks for memory gets a `workspace`: a new
    `memref.alloc` before it of as many parts and elements as the plan says.
    `nnprim-plan-memory` places it in the arena, where it shares bytes with
    buffers of other times. These are

    - an `nnprim.fast_conv` with a plan;
    - an `nnprim.conv_gemm` with a conv_gemm_plan;
    - an `nnprim.gemm`, `nnprim.indirect_gemm` or `nnprim.conv_gemm` with packed
      weights in fewer bits whose plan has `extended_panels`;
    - an `nnprim.gemm` that splits or scales its rows, or an
      `nnprim.indirect_gemm` that rounds its pixels, whose plan has
      `extension_parts`;
    - an `nnprim.spmm` whose plan has `pack_input`.

    Where the pixels of the result or of an epilogue input of a conv_gemm are
    not evenly spaced, because the image is the inside of a padded one, the op
    gets a dense buffer, and the image is copied.

    The input of a product whose plan has `extend_input` is extended to f32 in
    a buffer of its own, by a loop before the op, which is one on f32 then. In
    the same way, an `nnprim.scale_rows` rounds the image of an
    `nnprim.indirect_gemm` by pairs of integers whose plan has no `band_rows`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
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

    Several threads have caches of their own, and a line that another thread has
    used last takes longer to write. Where threads divide a buffer into one piece
    of memory each, as depthwise convolutions of NCHW tensors, products by sparse
    weights that copy their pixels and elementwise loops do, its pieces lie where
    the same threads' pieces of others were; the middle of a small one is then
    that of a larger one. Where it is not known who uses what, a buffer has the
    place of one that is as large, which threads divide likewise, or one that
    nothing else uses shortly before or after. The arena grows by a half at
    most.

    Before that, an elementwise `linalg.generic` changes a buffer that nothing
    reads after it in place of one of its own.

    A buffer of dynamic shape, one that leaves the function, and one of any
    other function is an error.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
  let options = [
    Option<"numThreads", "num-threads", "int64_t", "1",
           "threads that the kernels will share">
  ];
  let statistics = [
    Statistic<"numBuffers", "num-buffers", "Buffers placed in the arena">,
    Statistic<"arenaBytes", "arena-bytes", "Bytes of the arena">,
    Statistic<"unsharedBytes", "unshared-bytes",
              "Bytes that the buffers would take without sharing">
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

#endif // NNPRIM_TRANSFORMS_PASSES_MEMORY
