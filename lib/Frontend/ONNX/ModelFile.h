//===- ModelFile.h - An ONNX file and the tensors in it -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_MODELFILE_H
#define NNPRIM_LIB_FRONTEND_ONNX_MODELFILE_H

#include "Tensor.h"

#include "mlir/IR/MLIRContext.h"

#include <memory>
#include <string>

namespace onnx {
class ModelProto;
class TensorProto;
} // namespace onnx

namespace nnprim::frontend {

/// Why `shape` cannot be that of a tensor, or an empty string.
std::string explainBadShape(llvm::ArrayRef<int64_t> shape);

/// Moves the elements of `proto` out of it. `directory` is where external data
/// lies. On failure returns std::nullopt and says why in `reason`.
std::optional<Tensor> readTensor(onnx::TensorProto &proto,
                                 llvm::StringRef directory,
                                 std::string &reason);

/// Reads a tensor from a `.npy` file, or from a `.pb` file with a TensorProto.
std::optional<Tensor> readTensorFile(llvm::StringRef path, std::string &reason);

/// Names may hold anything, but a diagnostic is one line: control characters
/// are spelt \x0a.
std::string makePrintable(llvm::StringRef text);

/// A parsed model, and where errors about it go.
class ModelFile {
public:
  ModelFile(llvm::StringRef path, mlir::MLIRContext &context);
  ~ModelFile();

  /// Emits a diagnostic and returns failure if `bytes` are no model.
  llvm::LogicalResult parse(llvm::StringRef bytes);
  onnx::ModelProto &getModel() { return *model; }
  /// Moves a tensor out of the model.
  std::optional<Tensor> read(onnx::TensorProto &proto, std::string &reason);

  /// Emits `FILE: message`.
  llvm::LogicalResult error(const llvm::Twine &message);

private:
  std::string path;
  mlir::MLIRContext &context;
  std::unique_ptr<onnx::ModelProto> model;
};

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_MODELFILE_H
