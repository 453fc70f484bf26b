//===- ImportInterface.cpp - Inputs and outputs of an ONNX graph ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

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
    // Exporters also write 0 and -1 for an unknown extent.
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

/// Checks that the graph's declaration of a tensor agrees with `tensor`.
/// `whose` completes the diagnostic before the actual type or shape.
LogicalResult Importer::checkDeclaration(const ::onnx::ValueInfoProto &info,
                                         const Tensor &tensor, StringRef role,
                                         StringRef whose) {
  const auto &declared = info.type().tensor_type();
  std::string prefix = (role + " '" + info.name() + "' is declared ").str();
  if (declared.elem_type() &&
      declared.elem_type() != static_cast<int>(tensor.type))
    return file.error(prefix +
                      getName(static_cast<DataType>(declared.elem_type())) +
                      ", but " + whose + " " + getName(tensor.type));
  if (!declared.has_shape())
    return success();
  bool agrees = declared.shape().dim_size() == tensor.getRank();
  for (int d = 0; agrees && d < tensor.getRank(); ++d) {
    const auto &dim = declared.shape().dim(d);
    agrees = !dim.has_dim_value() || dim.dim_value() <= 0 ||
             dim.dim_value() == tensor.shape[d];
  }
  if (agrees)
    return success();
  return file.error(prefix + "with another shape than " +
                    toString(tensor.shape) + ", which " + whose);
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
  attributes.append(NNPrimDialect::NameAttrHelper::getNameStr(),
                    builder.getStringAttr(name));
  if (isUnsigned(type) || isStorageOnly(type))
    attributes.append(NNPrimDialect::TypeAttrHelper::getNameStr(),
                      builder.getStringAttr(getName(type)));
  return attributes.getDictionary(builder.getContext());
}

LogicalResult Importer::importInputs() {
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> descriptions;
  SmallVector<std::pair<std::string, Tensor>> arguments;
  for (const auto &info : file.getModel().graph().input()) {
    // Up to IR version 3, initializers are listed as inputs too.
    if (const Tensor *initializer = find(info.name())) {
      if (checkDeclaration(info, *initializer, "input", "its initializer has")
              .failed())
        return failure();
      continue;
    }
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
    const Tensor *found = find(info.name());
    if (!found || !*found)
      return file.error("output '" + info.name() + "' is never computed");
    const Tensor &tensor = *found;
    if (checkDeclaration(info, tensor, "output", "the graph computes").failed())
      return failure();
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

} // namespace nnprim::frontend
