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
class FunctionProto;
class GraphProto;
class NodeProto;
class TypeProto;
class ValueInfoProto;
} // namespace onnx

namespace nnprim::frontend {

/// Tensors by name. Names of the scopes around are visible too, except in the
/// body of a function.
struct Scope {
  llvm::StringMap<Tensor> tensors;
  Scope *outer = nullptr;
};

/// Imports one graph, from its initializers to its outputs.
class Importer : public GraphImporter {
public:
  Importer(ModelFile &file, const ImportOptions &options,
           mlir::MLIRContext &context)
      : file(file), options(options), builder(&context),
        module(mlir::ModuleOp::create(builder.getUnknownLoc())) {}

  ~Importer() override;

  mlir::OwningOpRef<mlir::ModuleOp> run();

  std::optional<llvm::SmallVector<Tensor>>
  importGraph(Node &node, onnx::GraphProto &graph,
              llvm::ArrayRef<Tensor> inputs) override;

private:
  llvm::LogicalResult checkModel();
  llvm::LogicalResult checkOptions();
  template <typename Proto>
  llvm::LogicalResult importInitializer(Proto &proto, const char *kind,
                                        const std::string &name);
  llvm::LogicalResult importInitializers(onnx::GraphProto &graph);
  llvm::LogicalResult importInputs();
  llvm::LogicalResult importNodes(NodeProtos &nodes);
  llvm::LogicalResult importNode(onnx::NodeProto &proto);
  llvm::LogicalResult importOperator(Node &node, onnx::NodeProto &proto);
  llvm::LogicalResult importOutputs();
  /// Adds a node, or an output of the graph, to the trace.
  void record(llvm::StringRef name, llvm::StringRef op,
              llvm::ArrayRef<Tensor> inputs, llvm::ArrayRef<Tensor> outputs);
  void eraseDeadOps();

  // Functions (ImportFunctions.cpp).

  /// Makes the functions of the model known by name.
  llvm::LogicalResult collectFunctions();
  /// The body of the function that `node` calls: one of the model, or the
  /// standard's definition of an operator by others. Null if there is none.
  std::unique_ptr<onnx::FunctionProto>
  getFunctionBody(const Node &node, const onnx::NodeProto &proto);
  /// Imports the nodes of a function in place of a call.
  llvm::LogicalResult importCall(Node &node, onnx::NodeProto &proto,
                                 std::unique_ptr<onnx::FunctionProto> body);
  /// Counts a node of a graph or function inside another; false if there are
  /// too many, which a short file can ask for.
  bool countNestedNode();

  /// Type of a graph input, with every dimension known. `type` is that of
  /// `info`, or what is in it.
  std::optional<Tensor> getInputType(const onnx::ValueInfoProto &info,
                                     const onnx::TypeProto &type);
  /// The tensors of an input that is a sequence.
  std::optional<llvm::SmallVector<Tensor>>
  getSequenceTypes(const onnx::ValueInfoProto &info,
                   const onnx::TypeProto &type);
  llvm::LogicalResult checkDeclaration(const onnx::ValueInfoProto &info,
                                       const Tensor &tensor, bool isOutput);
  llvm::LogicalResult bindInput(const Tensor &declared, llvm::StringRef name,
                                llvm::StringRef path);
  std::optional<llvm::SmallVector<Tensor>> getOperands(onnx::NodeProto &proto);
  /// Binds `name` to a tensor; `node` is the node that produces it, if any.
  llvm::LogicalResult define(llvm::StringRef name, Tensor tensor,
                             Node *node = nullptr);
  /// The tensor of this name that is visible, or null.
  const Tensor *find(llvm::StringRef name) const;
  mlir::DictionaryAttr describe(llvm::StringRef name, DataType type);
  /// The tensors that the model returns for an output: several for a sequence,
  /// and a count for one with as many entries as run-time values decide.
  std::optional<llvm::SmallVector<std::pair<std::string, Tensor>>>
  getResults(const onnx::ValueInfoProto &info);

  ModelFile &file;
  const ImportOptions &options;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  int64_t opset = 0;
  Scope root;
  Scope *scope = &root;
  llvm::StringMap<const onnx::FunctionProto *> functions;
  /// Bodies with the attributes of their calls; tensors that were read out of
  /// them are known by address.
  std::vector<std::unique_ptr<onnx::FunctionProto>> bodies;
  int64_t numNestedNodes = 0, depth = 0;
};
} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_IMPORTER_H
