//===- CompileSizes.cpp - A model of which extents are chosen at run time -===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/CompileSizes.h"

#include "../ModelWriter.h"
#include "ItemAnalysis.h"

using namespace mlir;
using namespace nnprim;

static InFlightDiagnostic error(ModuleOp module) {
  return emitError(UnknownLoc::get(module.getContext()));
}

static LogicalResult checkOptions(ModuleOp module, ArrayRef<SizeSymbol> symbols,
                                  const CompileOptions &options) {
  if (options.emit != EmitKind::Shared && options.emit != EmitKind::Object)
    return error(module) << "a model whose extents are chosen when it runs is "
                            "a library or an object, and no text; give the "
                            "extent '"
                         << symbols.front().name << "' as a number";
  if (options.profile)
    return error(module) << "a profile is of one shape; give the extent '"
                         << symbols.front().name << "' as a number";
  return success();
}

/// Where the items of a tensor are, of which there are `count` in a tensor of
/// shape `many` and 1 in one of shape `one`: in its first dimension that is
/// longer than 1. Fails if the shapes differ in another way.
static FailureOr<Items> findItemDim(ArrayRef<int64_t> one,
                                    ArrayRef<int64_t> many, int64_t count) {
  if (one == many)
    return Items();
  Items items;
  for (auto [dim, extents] : llvm::enumerate(llvm::zip_equal(one, many))) {
    auto [own, all] = extents;
    if (own == all)
      continue;
    bool isFirst = llvm::all_of(many.take_front(dim),
                                [](int64_t extent) { return extent == 1; });
    if (items.areSeparate() || !isFirst || own * count != all)
      return failure();
    items = {int64_t(dim), own};
  }
  return items;
}

/// Checks that the items which the symbol at `position` counts are independent
/// in the module of the largest extents of those in `numbers`.
static LogicalResult checkItems(ArrayRef<ModuleOp> modules,
                                ArrayRef<size_t> numbers,
                                const SizeSymbol &symbol) {
  ModuleOp module = modules[numbers.back()];
  FailureOr<ModelInterface> one =
                                getModelInterface(modules[numbers.front()], ""),
                            many = getModelInterface(module, "");
  if (failed(one) || failed(many))
    return failure();
  SmallVector<Items> arguments, expected, results;
  auto locate = [&](ArrayRef<TensorInfo> small, ArrayRef<TensorInfo> large,
                    SmallVector<Items> &found) -> LogicalResult {
    for (auto [own, all] : llvm::zip_equal(small, large)) {
      FailureOr<Items> items =
          findItemDim(own.shape, all.shape, symbol.getMaximum());
      if (failed(items))
        return error(module)
               << "items along the extent '" << symbol.name << "' are not "
               << "consecutive in '" << all.name
               << "'; list its values with --sizes=" << symbol.name
               << "=… instead of --max";
      found.push_back(*items);
    }
    return success();
  };
  if (failed(locate(one->inputs, many->inputs, arguments)) ||
      failed(locate(one->outputs, many->outputs, expected)) ||
      failed(findItems(module.lookupSymbol<func::FuncOp>("main"), arguments,
                       symbol.name, results)))
    return failure();
  for (auto [tensor, own, found] :
       llvm::zip_equal(many->outputs, expected, results))
    if (found.areSeparate() &&
        (found.dim != own.dim || found.chunk != own.chunk))
      return error(module) << "items along the extent '" << symbol.name
                           << "' are not consecutive in '" << tensor.name
                           << "'; list its values with --sizes=" << symbol.name
                           << "=… instead of --max";
  return success();
}

/// checkItems for each combination of the other symbols' values.
static LogicalResult checkComposed(ArrayRef<SizeSymbol> symbols,
                                   ArrayRef<ModuleOp> modules,
                                   ArrayRef<SmallVector<int64_t>> extents) {
  for (auto [position, symbol] : llvm::enumerate(symbols)) {
    if (!symbol.isComposed)
      continue;
    for (size_t i = 0; i < modules.size(); ++i) {
      if (extents[i][position] != symbol.values.front())
        continue;
      SmallVector<int64_t> most = extents[i];
      most[position] = symbol.getMaximum();
      size_t last = llvm::find(extents, most) - extents.begin();
      if (failed(checkItems(modules, {i, last}, symbol)))
        return failure();
    }
  }
  return success();
}

LogicalResult nnprim::compileSizes(ArrayRef<SizeSymbol> symbols,
                                   ArrayRef<ModuleOp> modules,
                                   ArrayRef<SmallVector<int64_t>> extents,
                                   const CompileOptions &options,
                                   TimingScope &timing) {
  CompiledFamily family;
  family.name = getModelName(options);
  family.symbols.assign(symbols.begin(), symbols.end());
  if (failed(checkOptions(modules.front(), symbols, options)) ||
      failed(checkComposed(symbols, modules, extents)))
    return failure();
  for (auto [number, module] : llvm::enumerate(modules)) {
    FailureOr<CompiledModel> model =
        lowerModel(module, family.name + "_s" + std::to_string(number),
                   family.name, options, family.weights, timing);
    if (failed(model))
      return failure();
    model->extents = extents[number];
    family.models.push_back(std::move(*model));
  }
  return writeModel(family, options, timing);
}
