//===- CompileSizes.h - A model of which extents are chosen at run time ---===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes are static. A model whose extents are chosen when it runs is several
// models in one library, one for each combination of the extents that it is
// compiled for, and an entry that chooses among them. An extent that counts
// items which the model computes independently of each other, such as the
// images of a batch, may have any value: the entry runs several of the models
// on consecutive items.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_COMPILESIZES_H
#define NNPRIM_CODEGEN_COMPILESIZES_H

#include "NNPrim/Codegen/CompileModel.h"

namespace nnprim {

/// An extent that is chosen when the model runs.
struct SizeSymbol {
  std::string name;
  /// The values that the model is compiled for, increasing.
  llvm::SmallVector<int64_t> values;
  /// Any value from 1 to the last one is composed of these.
  bool isComposed = false;

  int64_t getMaximum() const { return values.back(); }
};

/// Compiles `modules`, of which each has the `extents` of the same position, to
/// one library or object. The modules are those of all combinations of the
/// symbols' values, the largest last, and at most one symbol is composed.
/// Emits an error, with nothing written, if items of this symbol depend on one
/// another.
llvm::LogicalResult
compileSizes(llvm::ArrayRef<SizeSymbol> symbols,
             llvm::ArrayRef<mlir::ModuleOp> modules,
             llvm::ArrayRef<llvm::SmallVector<int64_t>> extents,
             const CompileOptions &options, mlir::TimingScope &timing);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_COMPILESIZES_H
