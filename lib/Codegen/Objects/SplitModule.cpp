//===- SplitModule.cpp - Divides a module into parts ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitModule.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace nnprim;

/// Each part costs a code generator and an object, about 5 ms. Code for as many
/// ops takes some 100 ms.
static constexpr int64_t minOpsPerPart = 2000;

/// Enough parts that threads end at about the same time.
static constexpr int64_t maxParts = 32;

void nnprim::walkReferences(Operation *op,
                            function_ref<void(StringAttr)> visit) {
  op->walk([&](Operation *nested) {
    if (auto call = dyn_cast<LLVM::CallOp>(nested)) {
      if (FlatSymbolRefAttr callee = call.getCalleeAttr())
        visit(callee.getAttr());
    } else if (auto address = dyn_cast<LLVM::AddressOfOp>(nested)) {
      visit(address.getGlobalNameAttr().getAttr());
    }
  });
}

static int64_t countOps(Operation *op) {
  int64_t count = 0;
  op->walk([&](Operation *) { ++count; });
  return count;
}

using Part = SmallVector<LLVM::LLVMFuncOp>;

/// The functions of each part.
static std::vector<Part> divide(ModuleOp module) {
  SmallVector<std::pair<LLVM::LLVMFuncOp, int64_t>> sizes;
  int64_t total = 0;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal() && function.getName() != "main") {
      sizes.emplace_back(function, countOps(function));
      total += sizes.back().second;
    }
  int64_t size = std::max(minOpsPerPart, total / maxParts);
  std::vector<Part> parts;
  if (total < 2 * size)
    return parts;
  int64_t room = 0;
  for (auto [function, count] : sizes) {
    if (room <= 0) {
      parts.emplace_back();
      room = size;
    }
    parts.back().push_back(function);
    room -= count;
  }
  return parts;
}

/// Makes the functions to which `users` refer and which are not among them
/// visible to other objects.
static void shareReferences(ArrayRef<Operation *> users, SymbolTable &symbols) {
  for (Operation *user : users)
    walkReferences(user, [&](StringAttr name) {
      auto function = symbols.lookup<LLVM::LLVMFuncOp>(name);
      if (!function || function.isExternal() ||
          llvm::is_contained(users, function.getOperation()))
        return;
      function.setLinkage(LLVM::Linkage::External);
      function.setVisibility_(LLVM::Visibility::Hidden);
      function.setDsoLocal(true);
    });
}

/// Declares in `part` what it refers to.
static void declareReferences(ModuleOp part, SymbolTable &symbols) {
  llvm::SetVector<StringAttr> names;
  auto add = [&](StringAttr name) { names.insert(name); };
  walkReferences(part, add);
  SymbolTable own(part);
  OpBuilder b = OpBuilder::atBlockBegin(part.getBody());
  // Constants refer to others.
  for (size_t i = 0; i < names.size(); ++i) {
    Operation *symbol = symbols.lookup(names[i]);
    if (!symbol || own.lookup(names[i]))
      continue;
    auto global = dyn_cast<LLVM::GlobalOp>(symbol);
    assert((!global || global.getConstant() || global.isDeclaration()) &&
           "only @main writes to global memory");
    if (global)
      walkReferences(b.clone(*global), add);
    else
      b.insert(symbol->cloneWithoutRegions());
  }
}

/// Moves the functions to a module of their own and leaves declarations.
static OwningOpRef<ModuleOp> extract(const Part &part, ModuleOp module) {
  OwningOpRef<ModuleOp> own = ModuleOp::create(module.getLoc());
  (*own)->setAttrs(module->getAttrDictionary());
  for (LLVM::LLVMFuncOp function : part) {
    OpBuilder(function).insert(function->cloneWithoutRegions());
    function->remove();
    own->push_back(function);
  }
  return own;
}

std::vector<OwningOpRef<ModuleOp>> nnprim::splitModule(ModuleOp module,
                                                       bool isTogether) {
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<Part> parts = divide(module);
  if (parts.empty())
    return modules;
  SymbolTable symbols(module);
  shareReferences({symbols.lookup("main")}, symbols);
  for (const Part &part : parts)
    shareReferences(SmallVector<Operation *>(part.begin(), part.end()),
                    symbols);
  if (isTogether)
    return modules;
  for (const Part &part : parts)
    modules.push_back(extract(part, module));
  for (OwningOpRef<ModuleOp> &own : modules)
    declareReferences(*own, symbols);
  return modules;
}
