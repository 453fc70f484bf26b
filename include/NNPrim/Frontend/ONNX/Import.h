//===- Import.h - Imports ONNX files as linalg on tensors -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_FRONTEND_ONNX_IMPORT_H
#define NNPRIM_FRONTEND_ONNX_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <optional>
#include <string>
#include <vector>

namespace nnprim {

/// The facts that the import of a model depends on besides the operators: where
/// two imports of a model with different shapes agree in all of them but
/// extents, they compute the same.
struct ImportTrace {
  struct Entry {
    /// The node, or the output of the graph.
    std::string name;
    /// Shapes of the results.
    std::vector<llvm::SmallVector<int64_t>> shapes;
    /// For each operand that is known and says more than the shapes of the
    /// results, a digest of its elements.
    std::vector<uint64_t> values;
  };
  /// Of nodes that compute at run time, in the order of their import.
  std::vector<Entry> entries;
};

/// Shapes and values that the user gives for the inputs of a model.
struct ImportOptions {
  /// Shape of an input; required where the model leaves a dimension open.
  llvm::StringMap<llvm::SmallVector<int64_t>> inputShapes;
  /// Shapes of the tensors of an input that is a sequence; the function has an
  /// argument for each.
  llvm::StringMap<llvm::SmallVector<llvm::SmallVector<int64_t>>> sequenceShapes;
  /// File (`.npy`, or `.pb` holding a TensorProto) whose value an input takes.
  /// The input becomes a constant and disappears from the function.
  llvm::StringMap<std::string> boundInputs;
  /// Where the import is recorded, or null.
  ImportTrace *trace = nullptr;
};

/// Reads the ONNX model `path` and returns a module with one public function
/// `@main`. The function consists of linalg and tensor ops on static shapes in
/// ONNX's layouts; weights are resources that own the bytes read from the file.
/// Arguments and results carry `nnprim.name`, and also `nnprim.type` where
/// MLIR's signless type does not determine the ONNX type (unsigned integers,
/// bool as i8).
///
/// Returns null after emitting one diagnostic, which names the file, the node
/// and the reason.
mlir::OwningOpRef<mlir::ModuleOp> importONNX(llvm::StringRef path,
                                             const ImportOptions &options,
                                             mlir::MLIRContext &context);

/// Imports a model that is already in memory. `path` names the model in
/// diagnostics and locates its external data.
mlir::OwningOpRef<mlir::ModuleOp> importONNX(llvm::MemoryBufferRef model,
                                             llvm::StringRef path,
                                             const ImportOptions &options,
                                             mlir::MLIRContext &context);

/// Parses `NAME=1x3x224x224`, `NAME=2x3,2x4` for a sequence, and `NAME=FILE`;
/// emits an error for a malformed or repeated option.
std::optional<ImportOptions>
parseImportOptions(llvm::ArrayRef<std::string> inputShapes,
                   llvm::ArrayRef<std::string> boundInputs,
                   mlir::MLIRContext &context);

/// Registers `--import-onnx` of nnprim-translate and its two options.
void registerImportONNXTranslation();

} // namespace nnprim

#endif // NNPRIM_FRONTEND_ONNX_IMPORT_H
