//===- Blocks.cpp - Stand-alone blocks of a model -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Primitives.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

#include <map>

using namespace mlir;
using namespace nnprim;

/// The ops from the first to the last one, and the reshapes between them.
static llvm::SetVector<Operation *> getOps(const StripBlock &block) {
  GemmOp project = block.project;
  DepthwiseConvOp depthwise = block.depthwise;
  llvm::SetVector<Operation *> ops;
  auto addUpTo = [&](Operation *first, Value value) {
    SmallVector<Operation *> path;
    while (value.getDefiningOp() != first) {
      path.push_back(value.getDefiningOp());
      value = path.back()->getOperand(0);
    }
    ops.insert(path.rbegin(), path.rend());
  };
  ops.insert(block.expand);
  addUpTo(block.expand, depthwise.getInput());
  ops.insert(depthwise);
  if (project) {
    addUpTo(depthwise, project.getLhs());
    ops.insert(project);
  }
  return ops;
}

/// A module with the block alone. Weights stay constants, and what its ops
/// write to are new tensors.
static OwningOpRef<ModuleOp> isolate(const StripBlock &block) {
  llvm::SetVector<Operation *> ops = getOps(block);
  llvm::SetVector<Value> uses;
  llvm::SetVector<Value> inits;
  for (Operation *op : ops) {
    uses.insert(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), uses);
    if (auto styled = dyn_cast<DestinationStyleOpInterface>(op))
      inits.insert(styled.getDpsInitOperand(0)->get());
  }
  SmallVector<Value> arguments;
  SmallVector<Operation *> constants;
  for (Value value : uses) {
    Operation *producer = value.getDefiningOp();
    if (producer && producer->hasTrait<OpTrait::ConstantLike>())
      constants.push_back(producer);
    else if (!ops.contains(producer) && !inits.contains(value))
      arguments.push_back(value);
  }
  Operation *last = ops.back();
  OwningOpRef<ModuleOp> module = ModuleOp::create(last->getLoc());
  OpBuilder b = OpBuilder::atBlockEnd(module->getBody());
  auto type = FunctionType::get(
      last->getContext(), SmallVector<Type>(ValueRange(arguments).getTypes()),
      last->getResultTypes());
  auto main = func::FuncOp::create(b, last->getLoc(), "main", type);
  b.setInsertionPointToStart(main.addEntryBlock());
  IRMapping mapping;
  mapping.map(arguments, main.getArguments());
  for (Operation *constant : constants)
    b.clone(*constant, mapping);
  for (Value init : inits) {
    auto tensor = cast<RankedTensorType>(init.getType());
    mapping.map(init,
                tensor::EmptyOp::create(b, last->getLoc(), tensor.getShape(),
                                        tensor.getElementType()));
  }
  for (Operation *op : ops)
    b.clone(*op, mapping);
  func::ReturnOp::create(b, last->getLoc(), mapping.lookup(last->getResult(0)));
  return module;
}

/// Of sums of sums, each may err by as much as a primitive's.
static constexpr double kTolerance = 6e-5;

std::vector<Primitive> findBlocks(ModuleOp model) {
  std::vector<Primitive> blocks;
  std::map<PrimitiveKey, size_t> places;
  model.walk([&](DepthwiseConvOp op) {
    std::optional<StripBlock> block = getStripBlock(op);
    if (!block)
      return;
    PrimitiveKey key = getStripKey(*block);
    auto [known, isNew] = places.try_emplace(key, blocks.size());
    if (!isNew) {
      ++blocks[known->second].uses;
      return;
    }
    Primitive primitive;
    for (Operation *part : getOps(*block)) {
      primitive.weightBytes += getConstantBytes(part);
      if (auto compute = dyn_cast<ComputeOpInterface>(part))
        primitive.flops += compute.getFlopCount().value_or(0);
    }
    primitive.tolerance = kTolerance;
    primitive.forms.push_back(
        {std::move(key), writePrimitive(*isolate(*block)), ""});
    blocks.push_back(std::move(primitive));
  });
  llvm::erase_if(blocks, [](const Primitive &block) {
    return !block.forms.front().bytecode;
  });
  return blocks;
}

std::optional<StripBlock> getBlock(ModuleOp module) {
  std::optional<StripBlock> block;
  module.walk([&](DepthwiseConvOp op) { block = getStripBlock(op); });
  return block;
}
