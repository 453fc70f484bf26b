//===- NNPrimInterfaces.td - Interfaces of the nnprim ops -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMINTERFACES
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMINTERFACES

include "mlir/IR/OpBase.td"

/// The questions of the cost model and the profiler to every primitive.
def NNPrim_ComputeOpInterface : OpInterface<"ComputeOpInterface"> {
  let cppNamespace = "::nnprim";
  let description = [{
    A primitive: an operation in destination style that computes `outs` from
    `ins`, on tensors or on memrefs, and knows the arithmetic and the memory
    traffic that this takes. A count is `std::nullopt` when a shape that it
    depends on is dynamic, or when it does not fit in 63 bits.

    Constraints of every primitive:

    - C1: the shaped operands are all tensors or all memrefs.
    - C2: on tensors there is one result, of the type of `outs`; on memrefs
      there is none.
    - C3: every operand has fewer than 2⁶³ bytes.
  }];
  let methods = [
    InterfaceMethod<
      "Floating-point operations, a fused multiply-add counted as two; the "
      "epilogue is not counted.",
      "std::optional<int64_t>", "getFlopCount", (ins)>,
    InterfaceMethod<
      "Bytes of all distinct operand elements read plus result elements "
      "written, a workspace left out: the traffic of an execution with "
      "infinite caches.",
      "std::optional<int64_t>", "getByteCount", (ins), [{}], [{
        return ::nnprim::detail::getOperandByteCount($_op);
      }]>
  ];
  let verify = [{ return ::nnprim::detail::verifyComputeOp($_op); }];
}

/// Ops whose store carries a scalar region.
def NNPrim_EpilogueOpInterface : OpInterface<"EpilogueOpInterface"> {
  let cppNamespace = "::nnprim";
  let description = [{
    A primitive with an epilogue: a region of scalar operations applied to
    every finished element before it is stored. The block's first argument is
    the accumulated element, one more follows for each of `epilogue_inputs`,
    whose element is addressed by its map in `epilogue_maps` from the
    dimensions of `outs`. The accumulator has a type of its own, which may be
    wider than that of `outs`: the region maps it to the element type of `outs`.
    An empty region stores the accumulator, rounded to that type.

    Values of f32 may be stored in fewer bits, as bf16, f16 or `!nnprim.flyte`:
    where an input is, its argument may be the f32 that it is extended to, and
    where `outs` is, the region may yield an f32, which is rounded to the nearest
    value, ties to even, as it is stored.

    The region is evaluated on vectors of elements: its operations must have an
    element-wise meaning on vectors, and may run on elements that are never
    stored. Scalars from outside the region may be used in it.

    Constraints:

    - C1: there are as many maps as epilogue inputs.
    - C2: a map has the dimensions of `outs` and no symbols.
    - C3: the results of a map are distinct dimensions, or 0 to broadcast.
    - C4: a map has as many results as its input has dimensions.
    - C5: extents of the input agree with those of the dimensions of `outs`
      that the map names, and are 1 where it says 0.
    - C6: the region has one argument for the accumulator, of the accumulator
      type, and one for each input, of the element types of the inputs, or of
      f32 if that is stored in fewer bits.
    - C7: the region holds only pure element-wise operations on scalars, and
      constants.
    - C8: the region ends in `nnprim.yield` of the element type of `outs`, or of
      f32 if that is stored in fewer bits.
    - C9: epilogue inputs come with a region.
    - C10: without a region, an accumulator that is an integer has the type of
      `outs`.
  }];
  let methods = [
    InterfaceMethod<"The region; empty for the identity.",
                    "::mlir::Region &", "getEpilogueRegion", (ins), [{}],
                    [{ return $_op.getEpilogue(); }]>,
    InterfaceMethod<"Further inputs of the region.",
                    "::mlir::OperandRange", "getEpilogueOperands", (ins), [{}],
                    [{ return $_op.getEpilogueInputs(); }]>,
    InterfaceMethod<"The same, to add and to remove some.",
                    "::mlir::MutableOperandRange", "getEpilogueOperandsMutable",
                    (ins), [{}],
                    [{ return $_op.getEpilogueInputsMutable(); }]>,
    InterfaceMethod<"One map for each further input.",
                    "::llvm::SmallVector<::mlir::AffineMap>",
                    "getEpilogueIndexingMaps", (ins), [{}], [{
      ::llvm::SmallVector<::mlir::AffineMap> maps;
      for (::mlir::Attribute map : $_op.getEpilogueMaps())
        maps.push_back(::llvm::cast<::mlir::AffineMapAttr>(map).getValue());
      return maps;
    }]>,
    InterfaceMethod<"Replaces the maps.", "void", "setEpilogueIndexingMaps",
                    (ins "::llvm::ArrayRef<::mlir::AffineMap>":$maps), [{}], [{
      $_op.setEpilogueMapsAttr(
          ::mlir::Builder($_op.getContext()).getAffineMapArrayAttr(maps));
    }]>,
    InterfaceMethod<
      "The type that finished sums have before the epilogue; by default the "
      "element type of `outs`.",
      "::mlir::Type", "getAccumulatorType", (ins), [{}], [{
        return ::mlir::getElementTypeOrSelf($_op.getInit().getType());
      }]>,
    InterfaceMethod<"The destination operand.",
                    "::mlir::OpOperand &", "getInitOperand", (ins), [{}],
                    [{ return $_op.getInitMutable(); }]>
  ];
  let verifyWithRegions = 1;
  let verify = [{
    return ::nnprim::detail::verifyEpilogueOp(
        ::llvm::cast<::nnprim::EpilogueOpInterface>($_op));
  }];
}

/// Ops that run as a plan says.
def NNPrim_PlannedOpInterface : OpInterface<"PlannedOpInterface"> {
  let cppNamespace = "::nnprim";
  let description = [{
    A primitive with a plan: how it runs, decided by `nnprim-plan`, by a tuning
    record or by hand, and followed by every later pass. An op without one is
    lowered by its definition.

    Constraints:

    - C1: the plan fits the op: the panel width of a packed operand, the size of
      a workspace, the way in which the op runs.
  }];
  let methods = [
    InterfaceMethod<"The plan, or null.", "::mlir::Attribute",
                    "getPlanAttribute", (ins), [{}],
                    [{ return $_op.getPlanAttr(); }]>,
    InterfaceMethod<"Replaces the plan; null removes it.", "void",
                    "setPlanAttribute", (ins "::mlir::Attribute":$plan), [{}], [{
      if (plan)
        $_op->setAttr("plan", plan);
      else
        $_op->removeAttr("plan");
    }]>
  ];
  let verify = [{
    return ::nnprim::detail::verifyPlan(
        ::llvm::cast<::nnprim::PlannedOpInterface>($_op));
  }];
}

#endif
