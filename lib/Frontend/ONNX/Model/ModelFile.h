//===- ModelFile.h - An ONNX file and its tensors -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_MODEL_MODELFILE_H
#define NNPRIM_LIB_FRONTEND_ONNX_MODEL_MODELFILE_H

#include "Builder/Tensor.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>
#include <string>

namespace google::protobuf {
template <typename Element> class RepeatedPtrField;
} // namespace google::protobuf

namespace onnx {
class ModelProto;
class NodeProto;
class SparseTensorProto;
class TensorProto;
} // namespace onnx

namespace nnprim::frontend {

/// The nodes of a graph or function.
using NodeProtos = google::protobuf::RepeatedPtrField<onnx::NodeProto>;

/// Explains why `shape` is not a valid tensor shape; empty if it is valid.
std::string explainBadShape(llvm::ArrayRef<int64_t> shape);

/// Moves the elements of `proto` out of it. `directory` contains the external
/// data. On failure returns std::nullopt and sets `reason`.
std::optional<Tensor> readTensor(onnx::TensorProto &proto,
                                 llvm::StringRef directory,
                                 std::string &reason);

/// Reads a tensor that is stored by its values that are not zero; all elements
/// are written out.
std::optional<Tensor> readSparseTensor(onnx::SparseTensorProto &proto,
                                       llvm::StringRef directory,
                                       std::string &reason);

/// Reads a tensor from a `.npy` file, or from a `.pb` file with a TensorProto.
std::optional<Tensor> readTensorFile(llvm::StringRef path, std::string &reason);

/// Escapes control characters as \x0a: names may contain anything, but a
/// diagnostic is one line.
std::string makePrintable(llvm::StringRef text);

/// A parsed model and the sink of errors and warnings about it.
class ModelFile {
public:
  ModelFile(llvm::StringRef path, mlir::MLIRContext &context);
  ~ModelFile();

  /// Emits a diagnostic and returns failure if `bytes` is not a model. What
  /// `release`, if given, is called with has been copied and is not read again.
  llvm::LogicalResult
  parse(llvm::StringRef bytes,
        llvm::function_ref<void(llvm::StringRef)> release = nullptr);
  onnx::ModelProto &getModel() { return *model; }
  /// Moves a tensor out of the model. A second call gives the same constant.
  std::optional<Tensor> read(onnx::TensorProto &proto, std::string &reason);
  std::optional<Tensor> read(onnx::SparseTensorProto &proto,
                             std::string &reason);

  /// Numbers of the nodes, each after those whose results it or a graph in its
  /// attributes reads, in the order of the file where that leaves a choice.
  /// Names that are `known` before depend on no node. Emits a diagnostic and
  /// returns std::nullopt if there is a cycle, which it names.
  std::optional<llvm::SmallVector<int>>
  sortNodes(const NodeProtos &nodes,
            llvm::function_ref<bool(llvm::StringRef)> known);

  /// Emits `FILE: message`.
  llvm::LogicalResult error(const llvm::Twine &message);
  void warn(const llvm::Twine &message);
  /// Has errors end in `text` from now on; returns what they ended in before.
  std::string advise(std::string text);

private:
  std::string path, advice;
  mlir::MLIRContext &context;
  std::unique_ptr<onnx::ModelProto> model;
  llvm::DenseMap<const void *, Tensor> tensorsRead;
};

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_MODEL_MODELFILE_H
