//===- ModelInterface.h - Inputs and outputs of a model -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_MODELINTERFACE_H
#define NNPRIM_CODEGEN_MODELINTERFACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace nnprim {

/// An input or output as the C interface shows it.
struct TensorInfo {
  std::string name;
  /// A value of enum nnprim_type (runtime/include/nnprim/model.h).
  int32_t type;
  llvm::SmallVector<int64_t> shape;
};

struct ModelInterface {
  /// The C identifier that prefixes the model's symbols.
  std::string name;
  llvm::SmallVector<TensorInfo> inputs;
  llvm::SmallVector<TensorInfo> outputs;
};

/// Reads the interface off `@main` of a module whose functions are still on
/// tensors: names from the argument and result attribute `nnprim.name`, or
/// input0, output0, …; types from `nnprim.type` where MLIR's own type is not
/// enough. Emits an error if there is no such function, or for a type or shape
/// that C can not be given.
mlir::FailureOr<ModelInterface> getModelInterface(mlir::ModuleOp module,
                                                  llvm::StringRef name);

/// Emits an error at the first op with a tensor of more elements than a model
/// may have.
llvm::LogicalResult checkTensorSizes(mlir::ModuleOp module);

/// `text` with everything but letters, digits and `_` replaced by `_`, and a
/// letter in front if it would start with a digit or be empty.
std::string makeIdentifier(llvm::StringRef text);

/// "float", "int64_t", … for a value of enum nnprim_type.
llvm::StringRef getCTypeName(int32_t type);

/// "float", "int64", "bfloat16", … as ONNX calls it.
llvm::StringRef getTypeName(int32_t type);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_MODELINTERFACE_H
