//===- PrimitiveKey.cpp - The primitive of a recorded plan ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/PrimitiveKey.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace nnprim;

/// Attributes that say how an op runs or how its operands are listed, and not
/// what it computes.
static bool isLeftOut(StringRef name) {
  return name == "plan" || name == "prefetch_locality" || name == "unroll" ||
         name == "epilogue_maps" || name == "operandSegmentSizes" ||
         name.starts_with("nnprim.");
}

static bool isEpilogueOperand(Operation *op, Value operand) {
  auto epilogue = dyn_cast<EpilogueOpInterface>(op);
  return epilogue &&
         llvm::is_contained(epilogue.getEpilogueOperands(), operand);
}

PrimitiveKey nnprim::getPrimitiveKey(PlannedOpInterface op) {
  PrimitiveKey key;
  key.op = op->getName().stripDialect().str();
  llvm::raw_string_ostream types(key.types), shape(key.shape);
  bool isFirst = true;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    if (!type || isEpilogueOperand(op, operand))
      continue;
    types << (isFirst ? "" : ", ") << type.getElementType();
    shape << (isFirst ? "" : ", ");
    isFirst = false;
    if (!type.hasRank()) {
      shape << "*";
      continue;
    }
    llvm::interleave(
        type.getShape(), shape,
        [&](int64_t extent) {
          if (ShapedType::isDynamic(extent))
            shape << "?";
          else
            shape << extent;
        },
        "x");
  }
  auto isDefault = [](NamedAttribute attribute) {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    StringRef name = attribute.getName();
    if (name == "scaled_terms")
      return value && value.getInt() == kScaledTerms;
    bool isCount = name == "f16_terms" || name == "bf16_terms";
    return isCount && value && value.getInt() == 0;
  };
  for (NamedAttribute attribute : op->getAttrDictionary())
    if (!isLeftOut(attribute.getName()) && !isDefault(attribute))
      shape << ", " << attribute.getName().getValue() << " = "
            << attribute.getValue();
  return key;
}
