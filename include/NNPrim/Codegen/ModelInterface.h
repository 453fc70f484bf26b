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

/// An input or output in the C interface.
struct TensorInfo {
  std::string name;
  /// A value of enum nnprim_type (runtime/include/nnprim/model.h).
  int32_t type;
  llvm::SmallVector<int64_t> shape;
};

struct ModelInterface {
  /// C identifier that prefixes the model's symbols.
  std::string name;
  llvm::SmallVector<TensorInfo> inputs;
  llvm::SmallVector<TensorInfo> outputs;
};

/// Derives the interface from `@main` of a module whose functions are still on
/// tensors. Names come from the argument and result attribute `nnprim.name`, or
/// are input0, output0, …; types come from `nnprim.type` where the MLIR type is
/// ambiguous. Emits an error if there is no such function, or for a type or
/// shape that C cannot represent.
mlir::FailureOr<ModelInterface> getModelInterface(mlir::ModuleOp module,
                                                  llvm::StringRef name);

/// Emits an error at the first op with a tensor of more elements than a model
/// may have.
llvm::LogicalResult checkTensorSizes(mlir::ModuleOp module);

/// Replaces every character of `text` except letters, digits and `_` by `_`,
/// and prepends a letter if the result would be empty or start with a digit.
std::string makeIdentifier(llvm::StringRef text);

/// "float", "int64_t", … for a value of enum nnprim_type.
llvm::StringRef getCTypeName(int32_t type);

/// The size of an element in C.
int64_t getTypeBytes(int32_t type);

/// ONNX's name of the type: "float", "int64", "bfloat16", ….
llvm::StringRef getTypeName(int32_t type);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_MODELINTERFACE_H
