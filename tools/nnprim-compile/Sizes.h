//===- Sizes.h - Extents that are chosen when a model runs ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_SUPPORT_SIZES_H
#define NNPRIM_TOOLS_SUPPORT_SIZES_H

#include "Input.h"

#include "NNPrim/Codegen/CompileSizes.h"
#include "NNPrim/Frontend/ONNX/Import.h"

/// The options --max and --sizes.
struct SizeOptions {
  explicit SizeOptions(llvm::cl::OptionCategory &category);

  /// Arguments of the forms N=8 and L=16,32.
  llvm::cl::list<std::string> maxima, sizes;
};

/// A model for each combination of the values of its symbols.
struct SizedModel {
  std::vector<nnprim::SizeSymbol> symbols;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  /// Values of the symbols, for each module.
  std::vector<llvm::SmallVector<int64_t>> extents;
};

/// Whether a dimension of an --input-shape is a symbol, or an option is about
/// one.
bool hasSymbols(const InputOptions &input, const SizeOptions &sizes);

/// Imports an ONNX model for each combination of the values of the symbols, the
/// largest last. Where values of a symbol are composed, checks that all of
/// these models compute the same for an item. Emits an error and returns
/// nothing on failure.
std::optional<SizedModel> readSizedModel(InputOptions &input,
                                         const SizeOptions &sizes,
                                         mlir::MLIRContext &context,
                                         mlir::TimingScope &timing);

#endif // NNPRIM_TOOLS_SUPPORT_SIZES_H
