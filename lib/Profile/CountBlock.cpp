//===- CountBlock.cpp - Operations and bytes of a block of loops ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountBlock.h"

#include "CountKernel.h"

#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <optional>

using namespace mlir;
using namespace nnprim;

/// A model is described in a fraction of a second whatever its loops are.
static constexpr int64_t maxVisits = 20000;

namespace {
/// Runs the control flow of a block and adds up its ops.
class BlockCounter {
public:
  explicit BlockCounter(llvm::function_ref<bool(Value)> isConstant)
      : isConstant(isConstant) {}

  /// Counts the op, or the ops inside, or returns false.
  bool count(Operation *op);

  /// Nothing was counted.
  bool isEmpty() const { return algorithms.empty(); }
  void describe(ProfileStep &step) const;

private:
  bool countRegion(Region &region);
  bool countLoop(scf::ForOp loop);
  void countStep(Operation *op);
  void addOperations(const ProfileStep &part);
  void addMemory(Operation *op);
  std::optional<int64_t> evaluate(Value value) const;

  llvm::function_ref<bool(Value)> isConstant;
  /// What loops count, now.
  llvm::DenseMap<Value, int64_t> variables;
  int64_t visits = 0;
  /// Of all ops; −1 if one does not say.
  int64_t flops = 0;
  /// Operations that are executed, by the type of sums.
  std::map<std::string, int64_t> executed;
  llvm::SetVector<Value> read, written;
  /// In the order in which they come first.
  std::vector<std::string> algorithms;
  std::string result;
};
} // namespace

/// A value that follows from what loops count, as bounds of loops and
/// conditions do.
std::optional<int64_t> BlockCounter::evaluate(Value value) const {
  if (auto known = variables.find(value); known != variables.end())
    return known->second;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  Operation *op = value.getDefiningOp();
  if (!op || !isMemoryEffectFree(op) || op->getNumRegions() != 0)
    return std::nullopt;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> number = evaluate(operand);
    if (!number || !operand.getType().isIntOrIndex())
      return std::nullopt;
    operands.push_back(IntegerAttr::get(operand.getType(), *number));
  }
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) || results.size() != 1)
    return std::nullopt;
  // A selection folds to an operand.
  if (auto operand = dyn_cast<Value>(results.front()))
    return evaluate(operand);
  auto integer = dyn_cast<IntegerAttr>(cast<Attribute>(results.front()));
  if (!integer)
    return std::nullopt;
  return integer.getType().isInteger(1) ? int64_t(!integer.getValue().isZero())
                                        : integer.getInt();
}

bool BlockCounter::countRegion(Region &region) {
  if (region.empty())
    return true;
  return region.hasOneBlock() &&
         llvm::all_of(region.front().without_terminator(),
                      [&](Operation &op) { return count(&op); });
}

bool BlockCounter::countLoop(scf::ForOp loop) {
  std::optional<int64_t> begin = evaluate(loop.getLowerBound());
  std::optional<int64_t> end = evaluate(loop.getUpperBound());
  std::optional<int64_t> step = evaluate(loop.getStep());
  if (!begin || !end || !step || *step <= 0)
    return false;
  for (int64_t i = *begin; i < *end; i += *step) {
    variables[loop.getInductionVar()] = i;
    if (!countRegion(loop.getRegion()))
      return false;
  }
  return true;
}

bool BlockCounter::count(Operation *op) {
  if (++visits > maxVisits)
    return false;
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return countLoop(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    std::optional<int64_t> condition = evaluate(branch.getCondition());
    return condition && countRegion(*condition ? branch.getThenRegion()
                                               : branch.getElseRegion());
  }
  if (auto region = dyn_cast<scf::ExecuteRegionOp>(op))
    return countRegion(region.getRegion());
  if (isMemoryEffectFree(op) || isa<memref::AllocaOp>(op))
    return true;
  if (!isa<MemoryEffectOpInterface>(op))
    return false;
  countStep(op);
  return true;
}

void BlockCounter::countStep(Operation *op) {
  ProfileStep part;
  countKernel(op, isConstant, part);
  addOperations(part);
  addMemory(op);
  result = part.result;
}

void BlockCounter::addOperations(const ProfileStep &part) {
  flops = flops < 0 || part.flops < 0 ? -1 : flops + part.flops;
  executed[part.arithmetic] += std::max<int64_t>(part.executedFlops, 0);
  if (!llvm::is_contained(algorithms, part.algorithm))
    algorithms.push_back(part.algorithm);
}

void BlockCounter::addMemory(Operation *op) {
  auto effects = cast<MemoryEffectOpInterface>(op);
  for (Value operand : op->getOperands()) {
    if (!isa<BaseMemRefType>(operand.getType()))
      continue;
    Value buffer = getBuffer(operand);
    SmallVector<MemoryEffects::EffectInstance> all;
    effects.getEffectsOnValue(operand, all);
    for (const MemoryEffects::EffectInstance &effect : all) {
      if (isa<MemoryEffects::Read>(effect.getEffect()))
        read.insert(buffer);
      else if (isa<MemoryEffects::Write>(effect.getEffect()))
        written.insert(buffer);
    }
  }
}

void BlockCounter::describe(ProfileStep &step) const {
  step.algorithm = llvm::join(algorithms, " + ");
  step.flops = flops;
  // A bound needs one peak: that of the type of most operations.
  auto most = llvm::max_element(
      executed, [](auto &a, auto &b) { return a.second < b.second; });
  step.arithmetic = most->first;
  step.executedFlops = most->second;
  step.result = result;
  step.readBytes = step.constantBytes = step.writtenBytes = 0;
  for (Value buffer : read)
    if (!written.contains(buffer)) {
      int64_t bytes = getBufferBytes(buffer.getType());
      step.readBytes += bytes;
      step.constantBytes += isConstant(buffer) ? bytes : 0;
    }
  for (Value buffer : written)
    if (!read.contains(buffer)) {
      step.writtenBytes += getBufferBytes(buffer.getType());
      step.result = describeType(buffer.getType());
    }
}

bool nnprim::countBlock(Operation *kernel,
                        llvm::function_ref<bool(Value)> isConstant,
                        ProfileStep &step) {
  BlockCounter counter(isConstant);
  if (!counter.count(kernel) || counter.isEmpty())
    return false;
  step.op = kernel->getName().getStringRef();
  counter.describe(step);
  return true;
}
