//===- PlanningMachine.cpp - What a model finds of its machine ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/OpPlanSpace.h"

#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace nnprim;

/// Bytes that an object file has for the constant.
static double getStoredBytes(ElementsAttr constant) {
  if (auto dense = dyn_cast<DenseElementsAttr>(constant))
    return double(dense.getRawData().size());
  ShapedType type = constant.getShapedType();
  return type.getElementType().isIntOrFloat()
             ? double(type.getNumElements()) * type.getElementTypeBitWidth() / 8
             : 0;
}

/// Bytes of all constants, each of which is stored once.
static double countConstantBytes(ModuleOp module) {
  double bytes = 0;
  DenseSet<Attribute> seen;
  module.walk([&](Operation *op) {
    ElementsAttr constant;
    if (matchPattern(op, m_Constant(&constant)) && seen.insert(constant).second)
      bytes += getStoredBytes(constant);
  });
  return bytes;
}

MachineDesc nnprim::getPlanningMachine(ModuleOp module, int64_t numThreads,
                                       int64_t otherWeightBytes) {
  MachineDesc machine =
      shareMemory(getTargetAttr(module).getMachineDesc(), numThreads);
  machine.modelWeightBytes =
      countConstantBytes(module) + double(otherWeightBytes);
  return machine;
}
