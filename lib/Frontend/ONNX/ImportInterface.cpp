//===- ImportInterface.cpp - Inputs and outputs of an ONNX graph ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "llvm/ADT/StringSet.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

/// The type that an optional type holds; other types themselves.
static const ::onnx::TypeProto &withoutOptional(const ::onnx::TypeProto &type) {
  return type.has_optional_type() ? type.optional_type().elem_type() : type;
}

std::optional<Tensor> Importer::getInputType(const ::onnx::ValueInfoProto &info,
                                             const ::onnx::TypeProto &type) {
  auto refuse = [&](const Twine &reason) {
    (void)file.error("input '" + info.name() + "' " + reason);
    return std::nullopt;
  };
  if (!type.has_tensor_type())
    return refuse("is not a tensor, which is not supported; sequences of "
                  "tensors and optional tensors are");
  const auto &proto = type.tensor_type();
  Tensor tensor;
  tensor.type = static_cast<DataType>(proto.elem_type());
  if (!isSupported(tensor.type))
    return refuse("has element type " + getName(tensor.type) +
                  ", which is not supported; numbers and bool are");
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

std::optional<SmallVector<Tensor>>
Importer::getSequenceTypes(const ::onnx::ValueInfoProto &info,
                           const ::onnx::TypeProto &type) {
  auto refuse = [&](const Twine &reason) {
    (void)file.error("input '" + info.name() + "' " + reason);
    return std::nullopt;
  };
  const ::onnx::TypeProto &element = type.sequence_type().elem_type();
  auto elementType = static_cast<DataType>(element.tensor_type().elem_type());
  if (!element.has_tensor_type() || !isSupported(elementType))
    return refuse("is a sequence of " + getName(elementType) +
                  ", which is not supported; those of numbers and bool are");
  SmallVector<SmallVector<int64_t>> shapes;
  auto several = options.sequenceShapes.find(info.name());
  auto one = options.inputShapes.find(info.name());
  if (several != options.sequenceShapes.end())
    shapes = several->second;
  else if (one != options.inputShapes.end())
    shapes.push_back(one->second);
  else
    return refuse("is a sequence; give the shapes of its tensors with "
                  "--input-shape=" +
                  info.name() + "=2x3,2x4, or 'empty'");
  SmallVector<Tensor> tensors;
  for (const SmallVector<int64_t> &shape : shapes) {
    std::string reason = explainBadShape(shape);
    if (!reason.empty())
      return refuse(reason);
    tensors.push_back(Tensor{elementType, Shape(shape), Value(), nullptr});
  }
  return tensors;
}

/// Whether the declared shape says so much about `tensor`. Dimensions without a
/// value may have any extent.
static bool agrees(const ::onnx::TypeProto::Tensor &declared,
                   const Tensor &tensor) {
  if (!declared.has_shape())
    return true;
  if (declared.shape().dim_size() != tensor.getRank())
    return false;
  for (int d = 0; d < tensor.getRank(); ++d) {
    const auto &dim = declared.shape().dim(d);
    bool isBounded = tensor.bound && tensor.bound->axis == d;
    if (dim.has_dim_value() && dim.dim_value() > 0 && !isBounded &&
        dim.dim_value() != tensor.shape[d])
      return false;
  }
  return true;
}

/// Checks that the graph's declaration of a tensor agrees with `tensor`. Other
/// runtimes take the shape that the graph computes for a result, whatever it is
/// declared with, and there are such models.
LogicalResult Importer::checkDeclaration(const ::onnx::ValueInfoProto &info,
                                         const Tensor &tensor, bool isOutput) {
  const auto &declared = withoutOptional(info.type()).tensor_type();
  std::string prefix =
      ((isOutput ? "output '" : "input '") + info.name() + "' is declared ");
  if (declared.elem_type() &&
      declared.elem_type() != static_cast<int>(tensor.type))
    return file.error(
        prefix + getName(static_cast<DataType>(declared.elem_type())) +
        ", but " + (isOutput ? "the graph computes " : "its initializer has ") +
        getName(tensor.type));
  if (agrees(declared, tensor))
    return success();
  prefix += "with another shape than " + toString(tensor.shape) + ", which ";
  if (!isOutput)
    return file.error(prefix + "its initializer has");
  file.warn(prefix + "the graph computes and the result has");
  return success();
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

/// The name of a tensor of a sequence that is an input or output.
static std::string getElementName(StringRef sequence, int64_t index) {
  return (sequence + "_" + Twine(index)).str();
}

LogicalResult Importer::importInputs() {
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> descriptions;
  SmallVector<std::pair<std::string, Tensor>> arguments;
  SmallVector<std::pair<const ::onnx::ValueInfoProto *, int64_t>> sequences;
  for (const auto &info : file.getModel().graph().input()) {
    // Up to IR version 3, initializers are listed as inputs too.
    if (const Tensor *initializer = find(info.name())) {
      if (checkDeclaration(info, *initializer, /*isOutput=*/false).failed())
        return failure();
      continue;
    }
    const ::onnx::TypeProto &type = withoutOptional(info.type());
    if (type.has_sequence_type()) {
      std::optional<SmallVector<Tensor>> tensors = getSequenceTypes(info, type);
      if (!tensors)
        return failure();
      int64_t length = tensors->size();
      for (auto [i, tensor] : llvm::enumerate(*tensors))
        arguments.push_back({getElementName(info.name(), i), tensor});
      sequences.push_back({&info, length});
      continue;
    }
    std::optional<Tensor> tensor = getInputType(info, type);
    if (!tensor)
      return failure();
    auto bound = options.boundInputs.find(info.name());
    if (bound != options.boundInputs.end()) {
      if (bindInput(*tensor, info.name(), bound->second).failed())
        return failure();
      continue;
    }
    tensor->origin = info.name();
    arguments.emplace_back(info.name(), *tensor);
  }
  for (const auto &[name, tensor] : arguments) {
    types.push_back(tensor.getType(builder.getContext()));
    descriptions.push_back(describe(name, tensor.type));
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
  for (auto [info, length] : sequences) {
    SmallVector<Tensor> tensors;
    for (int64_t i = 0; i < length; ++i)
      tensors.push_back(*find(getElementName(info->name(), i)));
    const auto &element =
        withoutOptional(info->type()).sequence_type().elem_type();
    auto type = static_cast<DataType>(element.tensor_type().elem_type());
    if (define(info->name(), makeSequence(type, tensors)).failed())
      return failure();
  }
  return success();
}

std::optional<SmallVector<std::pair<std::string, Tensor>>>
Importer::getResults(const ::onnx::ValueInfoProto &info) {
  auto refuse = [&](const Twine &reason) {
    (void)file.error("output '" + info.name() + "' " + reason);
    return std::nullopt;
  };
  const Tensor *found = find(info.name());
  if (!found || !*found)
    return refuse("is never computed");
  if (found->isEmptyOptional)
    return refuse("is an absent optional value, which is not supported");
  SmallVector<std::pair<std::string, Tensor>> results;
  if (found->sequence) {
    if (found->sequence->empty())
      return refuse("is an empty sequence, which is not supported");
    for (auto [i, tensor] : llvm::enumerate(*found->sequence))
      results.emplace_back(getElementName(info.name(), i), tensor);
    return results;
  }
  if (checkDeclaration(info, *found, /*isOutput=*/true).failed())
    return std::nullopt;
  results.emplace_back(info.name(), *found);
  if (found->bound)
    results.emplace_back(info.name() + "_count", found->bound->count);
  return results;
}

LogicalResult Importer::importOutputs() {
  SmallVector<Value> values;
  SmallVector<DictionaryAttr> descriptions;
  llvm::StringSet<> names;
  GraphBuilder graph(builder, builder.getUnknownLoc());
  for (const auto &info : file.getModel().graph().output()) {
    auto results = getResults(info);
    if (!results)
      return failure();
    for (const auto &[name, tensor] : *results) {
      if (!names.insert(name).second)
        return file.error("two outputs of the compiled model are called '" +
                          name + "'");
      if (options.trace && tensor.isConstant())
        record(name, "", tensor, {});
      values.push_back(graph.getValue(tensor));
      descriptions.push_back(describe(name, tensor.type));
    }
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
