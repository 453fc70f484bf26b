//===- Passes.td - Passes that measure a model as it runs -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROFILE_PASSES
#define NNPRIM_PROFILE_PASSES

include "mlir/Pass/PassBase.td"

def InstrumentKernelsPass : Pass<"nnprim-instrument-kernels", "::mlir::ModuleOp"> {
  let summary = "Add the time that each step of @main takes to a counter";
  let description = [{
    A step of `@main` is an op with effects: the call of a kernel, after
    `nnprim-outline-kernels`. `@main` reads a timer when it begins and after
    each step, and adds the difference to the step's element of the global
    `nnprim_ticks`, an array of `i64` in the order of the steps. Call sites are
    instrumented, not kernels, because layers share kernels; the end of a step
    is the begin of the next, so that no time is left out. A kernel that runs on
    several threads takes the time that its caller waits.

    The timer is one that a user program may read and that has a constant rate:
    the time-stamp counter of x86-64 (`llvm.readcyclecounter`) and the virtual
    counter of AArch64 (`cntvct_el0`; its cycle counter traps).

    ```mlir
    call @node_conv(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
    ```

    becomes

    ```mlir
    %start = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
    call @node_conv(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
    %end = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
    // nnprim_ticks[0] += %end - %start
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numSteps", "num-steps", "Steps that are measured">
  ];
}

#endif
