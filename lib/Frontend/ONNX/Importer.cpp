//===- Importer.cpp - From an ONNX graph to a function --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Frontend/ONNX/Import.h"

#include "ModelFile.h"
#include "OpTable.h"
#include "Opset.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringSet.h"

#include <onnx/onnx_pb.h>

using namespace mlir;
using namespace nnprim;
using namespace nnprim::frontend;

namespace {
/// Walks one graph, from its initializers to its outputs.
class Importer {
public:
  Importer(ModelFile &file, const ImportOptions &options, MLIRContext &context)
      : file(file), options(options), builder(&context),
        module(ModuleOp::create(builder.getUnknownLoc())) {}

  OwningOpRef<ModuleOp> run();

private:
  LogicalResult checkModel();
  LogicalResult checkOptions();
  LogicalResult importInitializers();
  LogicalResult importInputs();
  LogicalResult importNodes();
  LogicalResult importNode(::onnx::NodeProto &proto);
  LogicalResult importOutputs();
  void eraseDeadOps();

  /// The type of a graph input; every dimension known.
  std::optional<Tensor> getInputType(const ::onnx::ValueInfoProto &info);
  LogicalResult bindInput(const Tensor &declared, StringRef name,
                          StringRef path);
  std::optional<SmallVector<Tensor>> getOperands(::onnx::NodeProto &proto);
  /// Names a tensor, which is an output of `node` if there is one.
  LogicalResult define(StringRef name, Tensor tensor, Node *node = nullptr);
  DictionaryAttr describe(StringRef name, DataType type);

  ModelFile &file;
  const ImportOptions &options;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  int64_t opset = 0;
  llvm::StringMap<Tensor> tensors;
};
} // namespace

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

LogicalResult Importer::checkModel() {
  for (const auto &import : file.getModel().opset_import())
    if (import.domain().empty() || import.domain() == "ai.onnx")
      opset = std::max<int64_t>(opset, import.version());
  if (opset == 0)
    return file.error("does not say which opset of the default domain it uses");
  if (opset < 1 || opset > kLastOpset)
    return file.error("opset " + Twine(opset) +
                      " is not supported; NNPrim reads opsets " +
                      Twine(kFirstOpset) + " to " + Twine(kLastOpset));
  if (file.getModel().graph().sparse_initializer_size() > 0)
    return file.error("sparse initializers are not supported");
  return success();
}

LogicalResult Importer::checkOptions() {
  llvm::StringSet<> inputs;
  for (const auto &info : file.getModel().graph().input())
    inputs.insert(info.name());
  for (const auto &entry : options.inputShapes)
    if (!inputs.contains(entry.getKey()))
      return file.error("--input-shape names '" + entry.getKey() +
                        "', which is not an input of the graph");
  for (const auto &entry : options.boundInputs)
    if (!inputs.contains(entry.getKey()))
      return file.error("--bind-input names '" + entry.getKey() +
                        "', which is not an input of the graph");
  return success();
}

LogicalResult Importer::define(StringRef name, Tensor tensor, Node *node) {
  if (tensors.try_emplace(name, std::move(tensor)).second)
    return success();
  return node ? node->error("output '" + name + "' is defined already")
              : file.error("'" + name + "' is defined twice");
}

LogicalResult Importer::importInitializers() {
  for (auto &proto : *file.getModel().mutable_graph()->mutable_initializer()) {
    std::string reason;
    std::string name = proto.name();
    std::optional<Tensor> tensor = file.read(proto, reason);
    if (!tensor)
      return file.error("initializer '" + name + "' " + reason);
    if (define(name, *tensor).failed())
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

std::optional<Tensor>
Importer::getInputType(const ::onnx::ValueInfoProto &info) {
  auto refuse = [&](const Twine &reason) {
    (void)file.error("input '" + info.name() + "' " + reason);
    return std::nullopt;
  };
  if (!info.type().has_tensor_type())
    return refuse("is not a tensor, which is not supported");
  const auto &proto = info.type().tensor_type();
  Tensor tensor;
  tensor.type = static_cast<DataType>(proto.elem_type());
  if (!isSupported(tensor.type))
    return refuse("has element type " + getName(tensor.type) +
                  ", which is not supported");
  auto given = options.inputShapes.find(info.name());
  bool isGiven = given != options.inputShapes.end();
  if (isGiven)
    tensor.shape = given->second;
  if (proto.has_shape() && isGiven &&
      proto.shape().dim_size() != tensor.getRank())
    return refuse("has rank " + Twine(proto.shape().dim_size()) +
                  ", but --input-shape says " + toString(tensor.shape));
  if (!proto.has_shape() && !isGiven)
    return refuse("has no shape; give one with --input-shape=" + info.name() +
                  "=1x3x224x224");
  for (int d = 0; d < proto.shape().dim_size(); ++d) {
    const auto &dim = proto.shape().dim(d);
    bool isStatic = dim.has_dim_value();
    // Exporters also write 0 and -1 for an extent that they do not know.
    if (isStatic && isGiven && dim.dim_value() > 0 &&
        dim.dim_value() != tensor.shape[d])
      return refuse("has extent " + Twine(dim.dim_value()) + " in dimension " +
                    Twine(d) + ", but --input-shape says " +
                    toString(tensor.shape));
    if (isGiven)
      continue;
    if (!isStatic || dim.dim_value() == -1)
      return refuse("has a dynamic dimension " + Twine(d) +
                    (dim.has_dim_param() ? " ('" + dim.dim_param() + "')"
                                         : std::string()) +
                    "; give its shape with --input-shape=" + info.name() +
                    "=…");
    tensor.shape.push_back(dim.dim_value());
  }
  std::string reason = explainBadShape(tensor.shape);
  if (!reason.empty())
    return refuse(reason);
  return tensor;
}

LogicalResult Importer::bindInput(const Tensor &declared, StringRef name,
                                  StringRef path) {
  std::string reason;
  std::optional<Tensor> value = readTensorFile(path, reason);
  if (!value)
    return file.error("--bind-input=" + name + ": '" + path + "' " + reason);
  if (value->type != declared.type)
    return file.error("--bind-input=" + name + ": '" + path +
                      "' has element type " + getName(value->type) +
                      ", but the input has " + getName(declared.type));
  if (value->shape != declared.shape)
    return file.error("--bind-input=" + name + ": '" + path + "' has shape " +
                      toString(value->shape) + ", but the input has " +
                      toString(declared.shape));
  return define(name, *value);
}

DictionaryAttr Importer::describe(StringRef name, DataType type) {
  NamedAttrList attributes;
  attributes.append("nnprim.name", builder.getStringAttr(name));
  if (isUnsigned(type))
    attributes.append("nnprim.type", builder.getStringAttr(getName(type)));
  return attributes.getDictionary(builder.getContext());
}

LogicalResult Importer::importInputs() {
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> descriptions;
  SmallVector<std::pair<std::string, Tensor>> arguments;
  for (const auto &info : file.getModel().graph().input()) {
    // Up to IR version 3 the initializers are listed as inputs, too.
    if (tensors.contains(info.name()))
      continue;
    std::optional<Tensor> tensor = getInputType(info);
    if (!tensor)
      return failure();
    auto bound = options.boundInputs.find(info.name());
    if (bound != options.boundInputs.end()) {
      if (bindInput(*tensor, info.name(), bound->second).failed())
        return failure();
      continue;
    }
    types.push_back(tensor->getType(builder.getContext()));
    descriptions.push_back(describe(info.name(), tensor->type));
    tensor->origin = info.name();
    arguments.emplace_back(info.name(), *tensor);
  }
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, builder.getUnknownLoc(), "main",
                                  builder.getFunctionType(types, {}));
  function.setAllArgAttrs(descriptions);
  builder.setInsertionPointToStart(function.addEntryBlock());
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    argument.second.value = function.getArgument(index);
    if (define(argument.first, argument.second).failed())
      return failure();
  }
  return success();
}

LogicalResult Importer::importOutputs() {
  SmallVector<Value> values;
  SmallVector<DictionaryAttr> descriptions;
  GraphBuilder graph(builder, builder.getUnknownLoc());
  for (const auto &info : file.getModel().graph().output()) {
    auto it = tensors.find(info.name());
    if (it == tensors.end())
      return file.error("output '" + info.name() + "' is never computed");
    const Tensor &tensor = it->second;
    const auto &declared = info.type().tensor_type();
    if (declared.elem_type() &&
        declared.elem_type() != static_cast<int>(tensor.type))
      return file.error("output '" + info.name() + "' is declared " +
                        getName(static_cast<DataType>(declared.elem_type())) +
                        ", but the graph computes " + getName(tensor.type));
    if (declared.has_shape()) {
      bool agrees = declared.shape().dim_size() == tensor.getRank();
      for (int d = 0; agrees && d < tensor.getRank(); ++d) {
        const auto &dim = declared.shape().dim(d);
        agrees = !dim.has_dim_value() || dim.dim_value() <= 0 ||
                 dim.dim_value() == tensor.shape[d];
      }
      if (!agrees)
        return file.error("output '" + info.name() +
                          "' is declared with another shape than " +
                          toString(tensor.shape) +
                          ", which the graph computes");
    }
    values.push_back(graph.getValue(tensor));
    descriptions.push_back(describe(info.name(), tensor.type));
  }
  if (values.empty())
    return file.error("has no outputs");
  func::ReturnOp::create(builder, builder.getUnknownLoc(), values);
  function.setFunctionType(builder.getFunctionType(
      function.getArgumentTypes(), ValueRange(values).getTypes()));
  function.setAllResultAttrs(descriptions);
  return success();
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Tensor>>
Importer::getOperands(::onnx::NodeProto &proto) {
  SmallVector<Tensor> operands;
  for (const std::string &name : proto.input()) {
    if (name.empty()) {
      operands.emplace_back();
      continue;
    }
    auto it = tensors.find(name);
    if (it != tensors.end()) {
      operands.push_back(it->second);
      continue;
    }
    bool isComputed = llvm::any_of(
        file.getModel().graph().node(), [&](const ::onnx::NodeProto &other) {
          return llvm::is_contained(other.output(), name);
        });
    std::string prefix =
        "node '" + proto.name() + "' (" + proto.op_type() + "): input '" + name;
    if (isComputed)
      (void)file.error(prefix + "' is computed by a later node: the graph has "
                                "a cycle or is not in topological order");
    else
      (void)file.error(prefix + "' is neither an initializer, nor an input of "
                                "the graph, nor the output of a node");
    return std::nullopt;
  }
  return operands;
}

LogicalResult Importer::importNode(::onnx::NodeProto &proto) {
  if (proto.name().empty() && proto.output_size() > 0)
    proto.set_name(proto.output(0));
  std::optional<SmallVector<Tensor>> operands = getOperands(proto);
  if (!operands)
    return failure();
  Location loc = NameLoc::get(builder.getStringAttr(proto.name()));
  GraphBuilder graph(builder, loc);
  Node node(file, proto, opset, graph, std::move(*operands));
  auto row = getOpTable().find(proto.op_type());
  bool isDefaultDomain = proto.domain().empty() || proto.domain() == "ai.onnx";
  if (!isDefaultDomain)
    return node.error("operator '" + proto.op_type() + "' of domain '" +
                      proto.domain() + "' is not supported");
  if (row == getOpTable().end())
    return node.error("operator '" + proto.op_type() + "' is not supported");
  if (opset < kFirstOpset && !hasKnownDefinition(proto.op_type(), opset))
    return node.error("operator '" + proto.op_type() + "' of opset " +
                      Twine(opset) + " is not supported; NNPrim reads opsets " +
                      Twine(kFirstOpset) + " to " + Twine(kLastOpset) +
                      ", and of older ones what is the same there");
  if (row->second(node).failed() || node.failed())
    return node.error("cannot be imported");
  StringRef origin;
  for (const Tensor &input : node.getInputs())
    if (origin.empty())
      origin = input.origin;
  for (auto [index, name] : llvm::enumerate(proto.output())) {
    if (name.empty())
      continue;
    Tensor output = node.getOutput(index);
    if (!output.isConstant())
      output.origin = origin;
    if (!output)
      return node.error("output " + Twine(index) + " ('" + name +
                        "') is not supported");
    if (node.checkShape(output.shape).failed() ||
        define(name, output, &node).failed())
      return failure();
  }
  return success();
}

LogicalResult Importer::importNodes() {
  for (auto &proto : *file.getModel().mutable_graph()->mutable_node())
    if (importNode(proto).failed())
      return failure();
  return success();
}

void Importer::eraseDeadOps() {
  auto &body = function.getBody().front();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

OwningOpRef<ModuleOp> Importer::run() {
  if (checkModel().failed() || checkOptions().failed() ||
      importInitializers().failed() || importInputs().failed() ||
      importNodes().failed() || importOutputs().failed())
    return nullptr;
  eraseDeadOps();
  if (verify(*module).failed())
    return nullptr;
  return std::move(module);
}

OwningOpRef<ModuleOp> nnprim::importONNX(StringRef path,
                                         const ImportOptions &options,
                                         MLIRContext &context) {
  context.loadDialect<NNPrimDialect, arith::ArithDialect, func::FuncDialect,
                      linalg::LinalgDialect, math::MathDialect,
                      tensor::TensorDialect>();
  ModelFile file(path, context);
  if (file.parse().failed())
    return nullptr;
  return Importer(file, options, context).run();
}
