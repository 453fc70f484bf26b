//===- Weights.cpp - Constants on their way around LLVM
//---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/Weights.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace nnprim;

/// Constants up to this size are left to LLVM.
static constexpr int64_t maxInlineBytes = 256;

/// The bytes of a constant as they lie in memory, or none if they are not
/// stored so.
static ArrayRef<char> getRawBytes(Attribute value) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast<DenseIntOrFPElementsAttr>(value);
  // Booleans are packed in attributes, bytes in memory.
  if (!dense || dense.isSplat() || dense.getElementType().isInteger(1))
    return {};
  return dense.getRawData();
}

std::vector<Weight> nnprim::externalizeWeights(ModuleOp module,
                                               StringRef prefix) {
  std::vector<Weight> weights;
  llvm::DenseMap<Attribute, memref::GlobalOp> owners;
  SymbolTable symbols(module);
  for (auto global :
       llvm::make_early_inc_range(module.getOps<memref::GlobalOp>())) {
    Attribute value = global.getInitialValueAttr();
    if (!value || isa<UnitAttr>(value))
      continue;
    ArrayRef<char> bytes = getRawBytes(value);
    if (int64_t(bytes.size()) <= maxInlineBytes &&
        !isa<DenseResourceElementsAttr>(value))
      continue;
    auto [owner, isNew] = owners.try_emplace(value, global);
    if (!isNew) {
      (void)symbols.replaceAllSymbolUses(global, owner->second.getSymNameAttr(),
                                         module);
      symbols.erase(global);
      continue;
    }
    std::string symbol = (prefix + "_w" + llvm::Twine(weights.size())).str();
    (void)symbols.rename(global, symbol);
    global.removeInitialValueAttr();
    global.setPublic();
    global.setAlignment(64);
    weights.push_back({symbol, cast<ElementsAttr>(value), bytes});
  }
  return weights;
}
