//===- Kernels.td - Passes that outline and share kernels -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_KERNELS
#define NNPRIM_TRANSFORMS_PASSES_KERNELS

include "mlir/Pass/PassBase.td"

def RollGroupsPass : Pass<"nnprim-roll-groups", "::mlir::ModuleOp"> {
  let summary = "Make the primitives of a grouped convolution one loop";
  let description = [{
    `nnprim.gemm`, `nnprim.indirect_gemm` or `nnprim.fast_conv` ops of @main
    whose results are inserted into one tensor, one after the other, and that
    differ in nothing but constants and in equally spaced slices of the same
    tensors, become a loop around one of them, whose iterations are independent.
    Their constants become one, with the group as its first dimension.

    So a grouped convolution is one kernel, which is compiled once and whose
    groups and tiles together are what threads share. Before this pass there is
    an op for each group, so that all other passes treat groups as they treat
    whole convolutions. The pass runs before bufferization, whose analysis takes
    time that grows faster than the number of slices of a tensor.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numLoops", "num-loops", "Loops over groups">
  ];
}

def InterchangeGroupsPass
    : Pass<"nnprim-interchange-groups", "::mlir::ModuleOp"> {
  let summary = "Run the groups of a convolution inside the rows of its image";
  let description = [{
    A loop over groups with `nnprim.groups_inside` (see `nnprim-plan`), whose
    primitive is loops already, changes places with the outermost loop inside.
    What is independent and stands beside that, as tails do, gets a loop over
    the groups of its own. Groups of few channels share cache lines, which are
    then moved once and not once a group. A remark says where something in the
    loop is not independent, so that the groups stay outside.
  }];
  let statistics = [
    Statistic<"numLoops", "num-loops", "Loops over groups that are inside">
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

def AnnotateFunctionsPass : Pass<"nnprim-annotate-functions", "::mlir::ModuleOp"> {
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

#endif // NNPRIM_TRANSFORMS_PASSES_KERNELS
