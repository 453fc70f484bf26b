//===- Importer.h - Translates an ONNX graph to a function ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_IMPORTER_H
#define NNPRIM_LIB_FRONTEND_ONNX_IMPORTER_H

#include "Model/ModelFile.h"
#include "Node.h"

#include "NNPrim/Frontend/ONNX/Import.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace onnx {
class NodeProto;
class ValueInfoProto;
} // namespace onnx

namespace nnprim::frontend {

/// Imports one graph, from its initializers to its outputs.
class Importer {
public:
  Importer(ModelFile &file, const ImportOptions &options,
           mlir::MLIRContext &context)
      : file(file), options(options), builder(&context),
        module(mlir::ModuleOp::create(builder.getUnknownLoc())) {}

  mlir::OwningOpRef<mlir::ModuleOp> run();

private:
  llvm::LogicalResult checkModel();
  llvm::LogicalResult checkOptions();
  template <typename Proto>
  llvm::LogicalResult importInitializer(Proto &proto, const char *kind,
                                        const std::string &name);
  llvm::LogicalResult importInitializers();
  llvm::LogicalResult importInputs();
  llvm::LogicalResult importNodes();
  llvm::LogicalResult importNode(onnx::NodeProto &proto);
  llvm::LogicalResult importOutputs();
  void eraseDeadOps();

  /// Type of a graph input, with every dimension known.
  std::optional<Tensor> getInputType(const onnx::ValueInfoProto &info);
  llvm::LogicalResult checkDeclaration(const onnx::ValueInfoProto &info,
                                       const Tensor &tensor,
                                       llvm::StringRef role,
                                       llvm::StringRef whose);
  llvm::LogicalResult bindInput(const Tensor &declared, llvm::StringRef name,
                                llvm::StringRef path);
  std::optional<llvm::SmallVector<Tensor>> getOperands(onnx::NodeProto &proto);
  /// Binds `name` to a tensor; `node` is the node that produces it, if any.
  llvm::LogicalResult define(llvm::StringRef name, Tensor tensor,
                             Node *node = nullptr);
  mlir::DictionaryAttr describe(llvm::StringRef name, DataType type);

  ModelFile &file;
  const ImportOptions &options;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  int64_t opset = 0;
  llvm::StringMap<Tensor> tensors;
};
} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_IMPORTER_H
