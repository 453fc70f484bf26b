//===- NNPrimPlans.td - How primitives run, as attributes -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMPLANS
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMPLANS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"

/// A plan: the decisions of the struct `NAME` of include/NNPrim/Plan, printed
/// and parsed by their names. Decisions that are left out keep their defaults.
class NNPrim_PlanAttr<string name, string attrMnemonic, string what>
    : AttrDef<NNPrim_Dialect, name> {
  let mnemonic = attrMnemonic;
  let summary = "How " # what # " is run";
  let parameters = (ins AttrParameter<"::nnprim::" # name, "the decisions">:$plan);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def NNPrim_GemmPlanAttr
    : NNPrim_PlanAttr<"GemmPlan", "gemm_plan", "a matrix product"> {
  let description = [{
    Register tiles of `mr` rows against panels of `nr` columns; see
    NNPrim/Plan/GemmPlan.h.

    ```mlir
    #nnprim.gemm_plan<nr = 32, mr = 14, rows_outermost = true>
    ```
  }];
}
def NNPrim_TupleGemmPlanAttr
    : NNPrim_PlanAttr<"TupleGemmPlan", "tuple_gemm_plan",
                      "a product of matrices of tuples">;
def NNPrim_DirectConvPlanAttr
    : NNPrim_PlanAttr<"DirectConvPlan", "direct_conv_plan",
                      "a convolution whose input is addressed in place">;
def NNPrim_ConvGemmPlanAttr
    : NNPrim_PlanAttr<"ConvGemmPlan", "conv_gemm_plan",
                      "a convolution that packs its input">;
def NNPrim_DepthwisePlanAttr
    : NNPrim_PlanAttr<"DepthwisePlan", "depthwise_plan",
                      "a depthwise convolution">;
def NNPrim_DepthwiseNchwPlanAttr
    : NNPrim_PlanAttr<"DepthwiseNchwPlan", "depthwise_nchw_plan",
                      "a depthwise convolution on NCHW tensors">;
def NNPrim_SoftmaxPlanAttr
    : NNPrim_PlanAttr<"SoftmaxPlan", "softmax_plan", "a softmax">;
def NNPrim_SpmmPlanAttr
    : NNPrim_PlanAttr<"SpmmPlan", "spmm_plan",
                      "a sparse matrix times a dense one"> {
  let description = [{
    Register tiles of `pixels` pixels and `rows` output channels, for slabs of
    `channels` input channels; see NNPrim/Plan/SpmmPlan.h.

    ```mlir
    #nnprim.spmm_plan<pixels = 128, rows = 1, channels = 64>
    ```
  }];
}
def NNPrim_TransformPlanAttr
    : NNPrim_PlanAttr<"TransformPlan", "transform_plan",
                      "a transform of tiles">;
def NNPrim_FastConvPlanAttr
    : NNPrim_PlanAttr<"FastConvPlan", "fast_conv_plan",
                      "a convolution by transforms of tiles">;

/// The plan of a convolution that runs as a product, directly, or packed.
def NNPrim_ConvPlanAttr
    : AnyAttrOf<[NNPrim_GemmPlanAttr, NNPrim_DirectConvPlanAttr,
                 NNPrim_ConvGemmPlanAttr]>;

def NNPrim_TargetAttr : AttrDef<NNPrim_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "What a module is compiled for";
  let description = [{
    `isa` says what may be emitted, `machine` what it costs; the names are those
    of lib/Target. It stands on the module as `nnprim.target`.

    ```mlir
    module attributes {
      nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "znver4">
    } {}
    ```
  }];
  let parameters = (ins StringRefParameter<"instruction set">:$isa,
                        StringRefParameter<"processor", "\"generic\"">:$machine);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    const ::nnprim::TargetDesc &getTarget() const;
    const ::nnprim::MachineDesc &getMachineDesc() const;
  }];
}

#endif
