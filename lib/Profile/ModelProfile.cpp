//===- ModelProfile.cpp - The steps of a compiled model -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Profile/ModelProfile.h"

#include "CountKernel.h"
#include "DataFlow.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace nnprim;

std::vector<Operation *> nnprim::getProfiledSteps(func::FuncOp main) {
  std::vector<Operation *> steps;
  for (Operation &op : main.getBody().front().without_terminator())
    if (!isMemoryEffectFree(&op) && !isa<memref::AllocaOp>(op))
      steps.push_back(&op);
  return steps;
}

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && (isa<memref::GetGlobalOp>(op) || matchPattern(op, m_Constant()));
}

/// The names of the source model's nodes in `loc`, in order; the first place in
/// a file if there are none.
static SmallVector<std::string> getNodeNames(Location loc) {
  SmallVector<std::string> names;
  std::string place;
  loc->walk([&](LocationAttr part) {
    if (auto named = dyn_cast<NameLoc>(part)) {
      std::string name = named.getName().str();
      if (!llvm::is_contained(names, name))
        names.push_back(name);
    } else if (auto file = dyn_cast<FileLineColLoc>(part);
               file && place.empty()) {
      place = llvm::formatv("{0}:{1}", file.getFilename().getValue(),
                            file.getLine());
    }
    return WalkResult::advance();
  });
  if (names.empty() && !place.empty())
    names.push_back(place);
  return names;
}

namespace {
/// The content of a kernel's function.
struct Kernel {
  /// The op, before one that finishes its results; of groups of a convolution a
  /// loop around it. Null if there are several.
  Operation *op = nullptr;
  /// Destinations that are filled before, so that `op` does not read them.
  llvm::SmallPtrSet<Value, 2> filled;
};
} // namespace

/// Whether `op` finishes the results of `reduction`, of whose kernel it is
/// part.
static bool isFinish(Operation *reduction, Operation &op) {
  auto loop = dyn_cast_if_present<linalg::LinalgOp>(reduction);
  return loop && findReductionFinish(loop) == &op;
}

static Kernel getKernel(func::FuncOp function) {
  Kernel kernel;
  if (!function || function.isExternal())
    return kernel;
  for (Operation &op : function.getBody().front().without_terminator()) {
    if (isMemoryEffectFree(&op))
      continue;
    if (auto fill = dyn_cast_if_present<linalg::FillOp>(kernel.op))
      kernel.filled.insert(fill.getOutputs().front());
    else if (isFinish(kernel.op, op))
      continue;
    else if (kernel.op)
      return {};
    kernel.op = &op;
  }
  return kernel;
}

/// Adds how `op` itself uses the buffer `value`. An op that does not say reads
/// and writes.
static void addEffects(Operation *op, Value value, Access &access) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects) {
    access.reads = access.writes = true;
    return;
  }
  SmallVector<MemoryEffects::EffectInstance> all;
  effects.getEffectsOnValue(value, all);
  for (const MemoryEffects::EffectInstance &effect : all) {
    access.reads |= isa<MemoryEffects::Read>(effect.getEffect());
    access.writes |= isa<MemoryEffects::Write>(effect.getEffect());
  }
}

/// Adds how ops in the regions of `kernel` use `value` or views of it.
static void addNestedEffects(Operation *kernel, Value value, Access &access) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (!kernel->isProperAncestor(user))
      continue;
    if (isa<ViewLikeOpInterface>(user)) {
      Access slice{access.value};
      addNestedEffects(kernel, user->getResult(0), slice);
      access.reads |= slice.reads;
      access.writesSlices |= slice.writes || slice.writesSlices;
    } else {
      addEffects(user, value, access);
    }
  }
}

/// How `kernel` uses the buffer `inside`, which is `outside` in @main.
static Access getAccess(Operation *kernel, Value inside, Value outside) {
  Access access{outside};
  // Loops, over the groups of a convolution say, have no effects of their own.
  if (isa<MemoryEffectOpInterface>(kernel) || kernel->getNumRegions() == 0)
    addEffects(kernel, inside, access);
  addNestedEffects(kernel, inside, access);
  return access;
}

/// What to call a step that no node's name has reached, such as the copy of an
/// input that is an output, too: the output that it writes, or else what it
/// does.
static std::string getSubstituteName(ArrayRef<Access> accesses,
                                     ArrayRef<std::string> arguments,
                                     StringRef algorithm) {
  for (const Access &access : accesses) {
    auto argument = dyn_cast<BlockArgument>(access.value);
    if (argument && (access.writes || access.writesSlices) &&
        !arguments[argument.getArgNumber()].empty())
      return arguments[argument.getArgNumber()];
  }
  return algorithm.str();
}

static ProfileStep describeStep(Operation *op, const SymbolTable &symbols,
                                ArrayRef<std::string> arguments,
                                SmallVectorImpl<Access> &accesses) {
  ProfileStep step;
  step.names = getNodeNames(op->getLoc());
  Operation *kernel = op;
  // The function's arguments, or the op's own operands.
  ValueRange inside = op->getOperands();
  Kernel found;
  if (auto call = dyn_cast<func::CallOp>(op)) {
    step.kernel = call.getCallee();
    auto function = symbols.lookup<func::FuncOp>(call.getCallee());
    found = getKernel(function);
    if (found.op) {
      kernel = found.op;
      inside = function.getArguments();
    }
  }
  for (auto [argument, operand] : llvm::zip_equal(inside, op->getOperands())) {
    if (!isa<BaseMemRefType>(operand.getType()) || isConstant(operand))
      continue;
    accesses.push_back(getAccess(kernel, argument, operand));
    if (found.filled.contains(argument))
      accesses.back().reads = false;
  }
  auto isWeight = [&](Value value) {
    // Groups of a convolution read slices.
    value = getMemory(value);
    auto argument = dyn_cast<BlockArgument>(value);
    if (kernel == op || !argument)
      return isConstant(value);
    return isConstant(op->getOperand(argument.getArgNumber()));
  };
  countKernel(kernel, isWeight, step);
  if (step.names.empty())
    step.names.push_back(
        getSubstituteName(accesses, arguments, step.algorithm));
  return step;
}

ModelProfile nnprim::describeModel(ModuleOp module) {
  ModelProfile profile;
  SymbolTable symbols(module);
  auto main = symbols.lookup<func::FuncOp>("main");
  if (!main || !main.getBody().hasOneBlock())
    return profile;
  Value arena;
  if (auto bytes = module->getAttrOfType<IntegerAttr>(
          NNPrimDialect::ArenaBytesAttrHelper::getNameStr())) {
    profile.arenaBytes = bytes.getInt();
    arena = main.getArguments().back();
  }
  for (BlockArgument argument : main.getArguments()) {
    auto name = main.getArgAttrOfType<StringAttr>(
        argument.getArgNumber(), NNPrimDialect::NameAttrHelper::getNameStr());
    profile.arguments.push_back(name ? name.str() : "");
  }
  StepAccesses accesses;
  for (Operation *op : getProfiledSteps(main))
    profile.steps.push_back(
        describeStep(op, symbols, profile.arguments, accesses.emplace_back()));
  describeDataFlow(accesses, arena, profile);
  return profile;
}
