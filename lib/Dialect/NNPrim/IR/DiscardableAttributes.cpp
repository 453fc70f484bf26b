//===- DiscardableAttributes.cpp - Attributes on other dialects' ops ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Target/ConvAlgorithm.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

/// All that some pass or tool of ours reads or leaves.
static constexpr StringLiteral attributeNames[] = {
    // Wishes of the model's author.
    algorithmAttrName, maxErrorAttrName, "nnprim.tuning", "nnprim.pass",
    // Of arguments and results: the model's interface.
    "nnprim.name", "nnprim.type", "nnprim.result",
    // What passes tell each other.
    parallelAttrName, repeatableAttrName, secondPhaseAttrName, "nnprim.work",
    "nnprim.max_threads", "nnprim.grains", "nnprim.part_index",
    "nnprim.uses_threads", "nnprim.arena_bytes"};

/// What is meant by a name that is not known, or empty.
static StringRef findNearest(StringRef name) {
  constexpr unsigned maxDistance = 3;
  StringRef nearest;
  unsigned least = maxDistance + 1;
  for (StringRef known : attributeNames) {
    unsigned distance = name.edit_distance(known, /*AllowReplacements=*/true,
                                           /*MaxEditDistance=*/maxDistance);
    if (distance < least) {
      least = distance;
      nearest = known;
    }
  }
  return nearest;
}

static LogicalResult verifyName(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName().strref();
  if (llvm::is_contained(attributeNames, name))
    return success();
  InFlightDiagnostic diagnostic = op->emitError("unknown attribute '")
                                  << name << "'";
  StringRef nearest = findNearest(name);
  if (!nearest.empty())
    diagnostic << ", did you mean '" << nearest << "'?";
  return diagnostic;
}

LogicalResult
NNPrimDialect::verifyOperationAttribute(Operation *op,
                                        NamedAttribute attribute) {
  return verifyName(op, attribute);
}

LogicalResult
NNPrimDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned,
                                        NamedAttribute attribute) {
  return verifyName(op, attribute);
}

LogicalResult
NNPrimDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                           NamedAttribute attribute) {
  return verifyName(op, attribute);
}
