//===- NNPrimInterfaces.td - Interfaces of the nnprim ops ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMINTERFACES
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMINTERFACES

include "mlir/IR/OpBase.td"

/// What the cost model and the profiler ask of every primitive.
def NNPrim_ComputeOpInterface : OpInterface<"ComputeOpInterface"> {
  let cppNamespace = "::nnprim";
  let description = [{
    Arithmetic and memory traffic of a primitive of static shape. A count is
    `std::nullopt` when a shape that it depends on is dynamic.
  }];
  let methods = [
    InterfaceMethod<
      "Floating-point operations, a fused multiply-add counted as two; the "
      "epilogue is not counted.",
      "std::optional<int64_t>", "getFlopCount", (ins)>,
    InterfaceMethod<
      "Bytes of all distinct operand elements read plus result elements "
      "written: the traffic of an execution with infinite caches.",
      "std::optional<int64_t>", "getByteCount", (ins), [{}], [{
        return ::nnprim::detail::getOperandByteCount($_op);
      }]>
  ];
}

/// Ops whose store carries a scalar region.
def NNPrim_EpilogueOpInterface : OpInterface<"EpilogueOpInterface"> {
  let cppNamespace = "::nnprim";
  let description = [{
    A primitive with an epilogue: a region of scalar operations applied to
    every finished element before it is stored. The block's first argument is
    the accumulated element, one more follows for each of `epilogue_inputs`,
    whose element is addressed by its map in `epilogue_maps` from the
    dimensions of `outs`. An empty region stores the accumulator as it is.
  }];
  let methods = [
    InterfaceMethod<"The region; empty for the identity.",
                    "::mlir::Region &", "getEpilogueRegion", (ins), [{}],
                    [{ return $_op.getEpilogue(); }]>,
    InterfaceMethod<"Further inputs of the region.",
                    "::mlir::OperandRange", "getEpilogueOperands", (ins), [{}],
                    [{ return $_op.getEpilogueInputs(); }]>,
    InterfaceMethod<"One map for each further input.",
                    "::llvm::SmallVector<::mlir::AffineMap>",
                    "getEpilogueIndexingMaps", (ins), [{}], [{
      ::llvm::SmallVector<::mlir::AffineMap> maps;
      for (::mlir::Attribute map : $_op.getEpilogueMaps())
        maps.push_back(::llvm::cast<::mlir::AffineMapAttr>(map).getValue());
      return maps;
    }]>,
    InterfaceMethod<"The destination operand.",
                    "::mlir::OpOperand &", "getInitOperand", (ins), [{}],
                    [{ return $_op.getInitMutable(); }]>
  ];
}

#endif
