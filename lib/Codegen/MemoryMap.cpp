//===- MemoryMap.cpp - Places and lifetimes of buffers --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/MemoryMap.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/BufferUsers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace nnprim;

static std::string getNodeName(Operation *op) {
  auto named = op->getLoc()->findInstanceOf<NameLoc>();
  return named ? named.getName().str() : "";
}

/// Whether the op of `@main` reads or writes memory, rather than computing an
/// address.
static bool isStep(Operation &op) {
  if (isa<ViewLikeOpInterface>(op) || op.hasTrait<OpTrait::IsTerminator>())
    return false;
  bool touchesMemory = false;
  op.walk([&](Operation *nested) {
    touchesMemory |=
        llvm::any_of(nested->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
  });
  return touchesMemory;
}

MemoryMap nnprim::getMemoryMap(ModuleOp module) {
  MemoryMap map;
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (auto bytes = module->getAttrOfType<IntegerAttr>(
          NNPrimDialect::ArenaBytesAttrHelper::getNameStr()))
    map.arenaBytes = bytes.getInt();
  if (!main || main.isExternal() || main.getNumArguments() == 0)
    return map;
  Block &body = main.front();
  DenseMap<Operation *, int64_t> numbers;
  for (Operation &op : body)
    if (isStep(op)) {
      numbers[&op] = map.steps.size();
      map.steps.push_back(
          {getNodeName(&op), op.getName().getStringRef().str()});
    }

  Value arena = body.getArguments().back();
  for (Operation *user : arena.getUsers()) {
    auto view = dyn_cast<memref::ViewOp>(user);
    APInt offset;
    if (!view || !matchPattern(view.getByteShift(), m_ConstantInt(&offset)))
      continue;
    MemRefType type = view.getType();
    MemoryMap::Buffer buffer;
    buffer.offset = offset.getSExtValue();
    buffer.bytes =
        type.getNumElements() * getStorageBytes(type.getElementType());
    buffer.first = map.steps.size();
    buffer.last = -1;
    for (Operation *access : getBufferUsers(view.getResult())) {
      auto number = numbers.find(body.findAncestorOpInBlock(*access));
      if (number == numbers.end())
        continue;
      buffer.first = std::min(buffer.first, number->second);
      buffer.last = std::max(buffer.last, number->second);
    }
    if (buffer.last < 0)
      continue;
    buffer.name = map.steps[buffer.first].name;
    map.buffers.push_back(buffer);
  }
  llvm::sort(map.buffers, [](const auto &a, const auto &b) {
    return std::tie(a.offset, a.first, a.last, a.bytes) <
           std::tie(b.offset, b.first, b.last, b.bytes);
  });
  return map;
}

llvm::json::Object nnprim::toJson(const MemoryMap &map) {
  llvm::json::Array steps, buffers;
  for (const MemoryMap::Step &step : map.steps)
    steps.push_back(llvm::json::Object{{"name", llvm::json::fixUTF8(step.name)},
                                       {"op", step.op}});
  for (const MemoryMap::Buffer &buffer : map.buffers)
    buffers.push_back(
        llvm::json::Object{{"name", llvm::json::fixUTF8(buffer.name)},
                           {"offset", buffer.offset},
                           {"bytes", buffer.bytes},
                           {"first", buffer.first},
                           {"last", buffer.last}});
  return llvm::json::Object{{"arena_bytes", map.arenaBytes},
                            {"steps", std::move(steps)},
                            {"buffers", std::move(buffers)}};
}
