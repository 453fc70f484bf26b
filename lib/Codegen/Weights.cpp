//===- Weights.cpp - Constants that bypass LLVM ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/Weights.h"

#include "Objects/SplitModule.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/xxhash.h"

#include <map>

using namespace mlir;
using namespace nnprim;

/// Constants of at most this size stay in LLVM IR.
static constexpr int64_t maxInlineBytes = 256;

/// The bytes of a constant in their memory layout; empty if the attribute
/// stores them in another form.
static ArrayRef<char> getRawBytes(Attribute value) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast<DenseIntOrFPElementsAttr>(value);
  // Attributes pack booleans as bits; memory holds them as bytes.
  if (!dense || dense.isSplat() || dense.getElementType().isInteger(1))
    return {};
  return dense.getRawData();
}

static LogicalResult checkResource(Operation *op,
                                   DenseResourceElementsAttr value) {
  StringRef name = value.getRawHandle().getKey();
  AsmResourceBlob *blob = value.getRawHandle().getBlob();
  if (!blob)
    return op->emitOpError("refers to resource '")
           << name << "', which the file does not contain";
  ShapedType type = value.getType();
  uint64_t elementBytes = getStorageBytes(type.getElementType());
  uint64_t expected = type.getNumElements() * elementBytes;
  if (blob->getData().size() != expected)
    return op->emitOpError("expected resource '")
           << name << "' to have the " << expected << " bytes of " << type
           << ", but got " << blob->getData().size();
  return success();
}

LogicalResult nnprim::checkResources(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs())
      if (auto value =
              dyn_cast<DenseResourceElementsAttr>(attribute.getValue()))
        if (failed(checkResource(op, value)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

namespace {
/// Finds weights with the same bytes.
class WeightTable {
public:
  explicit WeightTable(std::vector<Weight> &weights) : weights(weights) {
    for (size_t i = 0; i < weights.size(); ++i)
      byHash.emplace(hash(weights[i].bytes), i);
  }

  /// The symbol of the first weight with these bytes that `fits`; adds one with
  /// the symbol `fresh` if there is none.
  StringRef getOrAdd(ElementsAttr value, ArrayRef<char> bytes, StringRef fresh,
                     function_ref<bool(StringRef)> fits) {
    auto [first, last] = byHash.equal_range(hash(bytes));
    for (auto it = first; it != last; ++it) {
      const Weight &weight = weights[it->second];
      if (weight.bytes == bytes && fits(weight.symbol))
        return weight.symbol;
    }
    byHash.emplace(hash(bytes), weights.size());
    weights.push_back({fresh.str(), value, bytes});
    return weights.back().symbol;
  }

private:
  static uint64_t hash(ArrayRef<char> bytes) {
    return llvm::xxh3_64bits(StringRef(bytes.data(), bytes.size()));
  }

  std::vector<Weight> &weights;
  std::multimap<uint64_t, size_t> byHash;
};
} // namespace

/// Turns `global` into the declaration of a symbol that another object defines.
static void makeExternal(memref::GlobalOp global, SymbolTable &symbols,
                         StringRef symbol) {
  (void)symbols.rename(global, symbol);
  global.removeInitialValueAttr();
  global.setPublic();
  global.setAlignment(64);
}

void nnprim::eraseUnusedWeights(ArrayRef<ModuleOp> modules,
                                std::vector<Weight> &weights) {
  llvm::StringSet<> used;
  for (ModuleOp module : modules) {
    llvm::StringSet<> usedHere;
    walkReferences(module, [&](StringAttr name) { usedHere.insert(name); });
    for (const Weight &weight : weights) {
      if (usedHere.contains(weight.symbol))
        used.insert(weight.symbol);
      else if (Operation *declaration = module.lookupSymbol(weight.symbol))
        declaration->erase();
    }
  }
  llvm::erase_if(weights, [&](const Weight &weight) {
    return !used.contains(weight.symbol);
  });
}

void nnprim::externalizeWeights(ModuleOp module, StringRef prefix,
                                std::vector<Weight> &weights) {
  WeightTable table(weights);
  SymbolTable symbols(module);
  for (auto global :
       llvm::make_early_inc_range(module.getOps<memref::GlobalOp>())) {
    auto value = dyn_cast_or_null<ElementsAttr>(global.getInitialValueAttr());
    if (!value)
      continue;
    ArrayRef<char> bytes = getRawBytes(value);
    if (int64_t(bytes.size()) <= maxInlineBytes &&
        !isa<DenseResourceElementsAttr>(value))
      continue;
    std::string fresh = (prefix + "_w" + llvm::Twine(weights.size())).str();
    StringRef symbol =
        table.getOrAdd(value, bytes, fresh, [&](StringRef candidate) {
          auto declared = symbols.lookup<memref::GlobalOp>(candidate);
          return !declared || declared.getType() == global.getType();
        });
    if (!symbols.lookup(symbol)) {
      makeExternal(global, symbols, symbol);
      continue;
    }
    auto shared = StringAttr::get(module.getContext(), symbol);
    (void)symbols.replaceAllSymbolUses(global, shared, module);
    symbols.erase(global);
  }
}
