//===- DiscardableAttributes.cpp - Attributes on other dialects' ops ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Attributes of the dialect on ops of other dialects are declared in
// NNPrimBase.td, those of strips in Utils/StripAttributes.h, too. Each has a
// type and a place; whatever verifies may be read without further checks.

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Problem/ConvAlgorithm.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Where an attribute may stand.
enum class Place { Operation, Module, Function, Loop, Region, Argument };

struct AttributeRule {
  StringLiteral name;
  Place place;
  /// The words for what the value must be, and the check that it is.
  StringLiteral expected;
  bool (*isValid)(Attribute);
};
} // namespace

static bool isUnit(Attribute attribute) { return isa<UnitAttr>(attribute); }
static bool isString(Attribute attribute) { return isa<StringAttr>(attribute); }
static bool isPositive(Attribute attribute) {
  auto number = dyn_cast<IntegerAttr>(attribute);
  return number && number.getType().isSignlessInteger(64) &&
         number.getInt() > 0;
}
static bool isNatural(Attribute attribute) {
  auto number = dyn_cast<IntegerAttr>(attribute);
  return number && number.getType().isSignlessInteger(64) &&
         number.getInt() >= 0;
}
static bool isTarget(Attribute attribute) { return isa<TargetAttr>(attribute); }
static bool isPositiveFloat(Attribute attribute) {
  auto number = dyn_cast<FloatAttr>(attribute);
  return number && number.getValueAsDouble() > 0;
}

static constexpr AttributeRule rules[] = {
    {NNPrimDialect::AlgorithmAttrHelper::getNameStr(), Place::Operation,
     "a string", isString},
    {NNPrimDialect::MaxErrorAttrHelper::getNameStr(), Place::Operation,
     "a positive number", isPositiveFloat},
    {NNPrimDialect::StripRowsAttrHelper::getNameStr(), Place::Operation,
     "a positive i64", isPositive},
    {stripPartsAttrName, Place::Operation, "a positive i64", isPositive},
    {stripChannelsAttrName, Place::Operation, "a positive i64", isPositive},
    {NNPrimDialect::SharedScratchAttrHelper::getNameStr(), Place::Operation,
     "unit", isUnit},
    {NNPrimDialect::TargetAttrHelper::getNameStr(), Place::Module,
     "a #nnprim.target", isTarget},
    {NNPrimDialect::ThreadWorkAttrHelper::getNameStr(), Place::Module,
     "an i64 that is not negative", isNatural},
    {NNPrimDialect::ArenaBytesAttrHelper::getNameStr(), Place::Module,
     "an i64 that is not negative", isNatural},
    {NNPrimDialect::UsesThreadsAttrHelper::getNameStr(), Place::Module, "unit",
     isUnit},
    {NNPrimDialect::NameAttrHelper::getNameStr(), Place::Argument, "a string",
     isString},
    {NNPrimDialect::TypeAttrHelper::getNameStr(), Place::Argument, "a string",
     isString},
    {NNPrimDialect::ResultAttrHelper::getNameStr(), Place::Argument, "unit",
     isUnit},
    {NNPrimDialect::ParallelAttrHelper::getNameStr(), Place::Loop, "unit",
     isUnit},
    {NNPrimDialect::GroupsInsideAttrHelper::getNameStr(), Place::Loop, "unit",
     isUnit},
    {NNPrimDialect::ReplicableAttrHelper::getNameStr(), Place::Region, "unit",
     isUnit},
    {NNPrimDialect::AfterBarrierAttrHelper::getNameStr(), Place::Region, "unit",
     isUnit},
    {NNPrimDialect::WorkAttrHelper::getNameStr(), Place::Function,
     "a positive i64", isPositive},
    {NNPrimDialect::MaxThreadsAttrHelper::getNameStr(), Place::Function,
     "a positive i64", isPositive},
    {NNPrimDialect::WorkUnitsAttrHelper::getNameStr(), Place::Function,
     "a positive i64", isPositive},
    {NNPrimDialect::WorkerSlotAttrHelper::getNameStr(), Place::Function, "unit",
     isUnit},
};

/// The known name that an unknown one probably means, or an empty one.
static StringRef findNearest(StringRef name) {
  constexpr unsigned maxDistance = 3;
  StringRef nearest;
  unsigned least = maxDistance + 1;
  for (const AttributeRule &rule : rules) {
    unsigned distance = name.edit_distance(
        rule.name, /*AllowReplacements=*/true, /*MaxEditDistance=*/maxDistance);
    if (distance < least) {
      least = distance;
      nearest = rule.name;
    }
  }
  return nearest;
}

/// The rule of this name; emits an error if there is none.
static const AttributeRule *findRule(Operation *op, StringRef name) {
  const auto *rule = llvm::find_if(
      rules, [&](const AttributeRule &rule) { return rule.name == name; });
  if (rule != std::end(rules))
    return rule;
  InFlightDiagnostic diagnostic = op->emitError("unknown attribute '")
                                  << name << "'";
  StringRef nearest = findNearest(name);
  if (!nearest.empty())
    diagnostic << ", did you mean '" << nearest << "'?";
  return nullptr;
}

static bool isAt(Operation *op, Place place) {
  switch (place) {
  case Place::Operation:
    return true;
  case Place::Module:
    return isa<ModuleOp>(op);
  case Place::Function:
    return isa<FunctionOpInterface>(op);
  case Place::Loop:
    return isa<scf::ForOp, scf::ExecuteRegionOp>(op);
  case Place::Region:
    return isa<scf::ExecuteRegionOp>(op);
  case Place::Argument:
    return false;
  }
  llvm_unreachable("all are above");
}

static LogicalResult verifyValue(Operation *op, const AttributeRule &rule,
                                 Attribute value) {
  if (rule.isValid(value))
    return success();
  return op->emitError("expected `")
         << rule.name << "` to be " << rule.expected << ", but got " << value;
}

/// A kernel that can be divided says how, and into how many parts.
static LogicalResult verifyDivisible(Operation *op) {
  StringRef required[] = {NNPrimDialect::WorkAttrHelper::getNameStr(),
                          NNPrimDialect::MaxThreadsAttrHelper::getNameStr()};
  for (StringRef name : required)
    if (!op->hasAttr(name))
      return op->emitError("has attributes of a divisible kernel, but no `")
             << name << "`";
  return success();
}

LogicalResult
NNPrimDialect::verifyOperationAttribute(Operation *op,
                                        NamedAttribute attribute) {
  const AttributeRule *rule = findRule(op, attribute.getName().strref());
  if (!rule || failed(verifyValue(op, *rule, attribute.getValue())))
    return failure();
  if (!isAt(op, rule->place))
    return op->emitError("attribute `")
           << rule->name << "` is not for '" << op->getName() << "'";
  return rule->place == Place::Function ? verifyDivisible(op) : success();
}

static LogicalResult verifyArgument(Operation *op, NamedAttribute attribute) {
  const AttributeRule *rule = findRule(op, attribute.getName().strref());
  if (!rule)
    return failure();
  if (rule->place != Place::Argument)
    return op->emitError("attribute `")
           << rule->name << "` is not for arguments and results";
  return verifyValue(op, *rule, attribute.getValue());
}

LogicalResult
NNPrimDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned,
                                        NamedAttribute attribute) {
  return verifyArgument(op, attribute);
}

LogicalResult
NNPrimDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                           NamedAttribute attribute) {
  return verifyArgument(op, attribute);
}
