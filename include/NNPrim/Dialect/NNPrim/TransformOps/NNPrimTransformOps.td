//===- NNPrimTransformOps.td - Schedules as scripts -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_TRANSFORMOPS_NNPRIMTRANSFORMOPS
#define NNPRIM_DIALECT_NNPRIM_TRANSFORMOPS_NNPRIMTRANSFORMOPS

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class NNPrim_TransformOp<string mnemonic>
    : Op<Transform_Dialect, "nnprim." # mnemonic,
         [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          TransformOpInterface, TransformEachOpTrait]> {
  let cppNamespace = "::nnprim::transform";
  let extraClassDeclaration = [{
    ::mlir::DiagnosedSilenceableFailure applyToOne(
        ::mlir::transform::TransformRewriter &rewriter,
        ::mlir::Operation *target,
        ::mlir::transform::ApplyToEachResultList &results,
        ::mlir::transform::TransformState &state);
  }];
}

def SetAlgorithmOp : NNPrim_TransformOp<"set_algorithm"> {
  let summary = "Say by which algorithm a convolution is computed";
  let description = [{
    Sets `nnprim.algorithm` of each `linalg` op of the handle, which `nnprim-plan`
    and `convert-linalg-to-nnprim` follow. A name that no algorithm has is a
    definite error; an op of another dialect a silenceable one.

    ```mlir
    transform.nnprim.set_algorithm "winograd_f4" of %conv : !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target,
                       StrAttr:$algorithm);
  let assemblyFormat = "$algorithm `of` $target attr-dict `:` type($target)";
  let hasVerifier = 1;
}

def SetPlanOp : NNPrim_TransformOp<"set_plan"> {
  let summary = "Say how a primitive runs";
  let description = [{
    Sets the plan of each primitive of the handle; `nnprim-plan` keeps it. An op
    that has no such kind of plan, or that the plan does not fit, is a
    silenceable error, and keeps the plan that it had.

    ```mlir
    transform.nnprim.set_plan #nnprim.gemm_plan<nr = 48, mr = 8> of %gemm
        : !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target, AnyAttr:$plan);
  let assemblyFormat = "$plan `of` $target attr-dict `:` type($target)";
}

#endif
