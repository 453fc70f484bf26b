//===- ImportFunctions.cpp - Graphs in attributes, and functions ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both are imported in place: a call becomes the nodes of the function's body,
// in a scope of its own, and a graph in an attribute those of the graph.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "llvm/Support/SaveAndRestore.h"

#include <onnx/defs/schema.h>
#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

/// Limits for what a short file can ask for.
static constexpr int64_t kMaxNestedNodes = 100'000, kMaxDepth = 64;

bool Importer::countNestedNode() { return ++numNestedNodes <= kMaxNestedNodes; }

//===----------------------------------------------------------------------===//
// Graphs in attributes
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Tensor>>
Importer::importGraph(Node &node, ::onnx::GraphProto &graph,
                      ArrayRef<Tensor> inputs) {
  if (graph.input_size() != static_cast<int>(inputs.size())) {
    (void)node.error("a graph in its attributes has " +
                     Twine(graph.input_size()) + " inputs instead of " +
                     Twine(inputs.size()));
    return std::nullopt;
  }
  if (depth >= kMaxDepth) {
    (void)node.error("graphs and functions are nested more than " +
                     Twine(kMaxDepth) + " deep, which is not supported");
    return std::nullopt;
  }
  Scope inner;
  inner.outer = scope;
  llvm::SaveAndRestore restoreScope(scope, &inner);
  llvm::SaveAndRestore restoreDepth(depth, depth + 1);
  for (auto [info, tensor] : llvm::zip_equal(graph.input(), inputs))
    if (define(info.name(), tensor).failed())
      return std::nullopt;
  if (importInitializers(graph).failed() ||
      importNodes(*graph.mutable_node()).failed())
    return std::nullopt;
  SmallVector<Tensor> results;
  for (const auto &output : graph.output()) {
    const Tensor *result = find(output.name());
    if (!result || !*result) {
      (void)node.error("output '" + output.name() +
                       "' of a graph in its attributes is never computed");
      return std::nullopt;
    }
    results.push_back(*result);
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// Numbers of fields that the installed ONNX does not know yet.
static constexpr int kNodeOverload = 8, kFunctionDefaults = 11,
                     kFunctionOverload = 13;

/// The bytes of all unknown fields with `number`.
static SmallVector<std::string>
getUnknownFields(const google::protobuf::Message &message, int number) {
  SmallVector<std::string> values;
  const auto &fields = message.GetReflection()->GetUnknownFields(message);
  for (int i = 0; i < fields.field_count(); ++i)
    if (fields.field(i).number() == number &&
        fields.field(i).type() ==
            google::protobuf::UnknownField::TYPE_LENGTH_DELIMITED)
      values.push_back(fields.field(i).length_delimited());
  return values;
}

/// Domain, name and overload, which identify a function.
static std::string getFunctionKey(StringRef domain, StringRef name,
                                  ArrayRef<std::string> overload) {
  if (domain == "ai.onnx")
    domain = "";
  std::string key = (domain + "\n" + name + "\n").str();
  return overload.empty() ? key : key + overload.back();
}

LogicalResult Importer::collectFunctions() {
  for (const auto &function : file.getModel().functions()) {
    std::string key =
        getFunctionKey(function.domain(), function.name(),
                       getUnknownFields(function, kFunctionOverload));
    if (!functions.try_emplace(key, &function).second)
      return file.error("function '" + function.name() + "' is defined twice");
  }
  return success();
}

static ::onnx::TypeProto makeType(const Tensor &tensor) {
  ::onnx::TypeProto type;
  if (!tensor)
    return type;
  auto *proto = type.mutable_tensor_type();
  proto->set_elem_type(static_cast<int>(tensor.type));
  for (int64_t extent : tensor.shape)
    proto->mutable_shape()->add_dim()->set_dim_value(extent);
  return type;
}

std::unique_ptr<::onnx::FunctionProto>
Importer::getFunctionBody(const Node &node, const ::onnx::NodeProto &proto) {
  auto own = functions.find(getFunctionKey(
      proto.domain(), proto.op_type(), getUnknownFields(proto, kNodeOverload)));
  if (own != functions.end())
    return std::make_unique<::onnx::FunctionProto>(*own->second);
  if (!proto.domain().empty() && proto.domain() != "ai.onnx")
    return nullptr;
  const ::onnx::OpSchema *schema =
      ::onnx::OpSchemaRegistry::Schema(proto.op_type(), opset);
  if (!schema || proto.input_size() < schema->min_input())
    return nullptr;
  if (schema->HasFunction())
    return std::make_unique<::onnx::FunctionProto>(*schema->GetFunction());
  if (!schema->HasContextDependentFunction())
    return nullptr;
  std::vector<::onnx::TypeProto> types;
  for (const Tensor &input : node.getInputs())
    types.push_back(makeType(input));
  ::onnx::FunctionBodyBuildContextImpl context(proto, types);
  auto body = std::make_unique<::onnx::FunctionProto>();
  if (!schema->BuildContextDependentFunction(context, *body))
    return nullptr;
  return body;
}

using Attributes = llvm::StringMap<::onnx::AttributeProto>;

/// Replaces references to attributes of the function by those of the call; a
/// reference to one that the call does not give is no attribute.
static void substitute(::onnx::NodeProto &node, const Attributes &attributes) {
  auto &list = *node.mutable_attribute();
  for (int i = list.size() - 1; i >= 0; --i) {
    if (!list[i].ref_attr_name().empty()) {
      auto given = attributes.find(list[i].ref_attr_name());
      std::string name = list[i].name();
      if (given == attributes.end()) {
        list.DeleteSubrange(i, 1);
        continue;
      }
      list[i] = given->second;
      list[i].set_name(name);
      continue;
    }
    if (list[i].has_g())
      for (auto &inner : *list[i].mutable_g()->mutable_node())
        substitute(inner, attributes);
  }
}

/// The attributes that a call gives, and the defaults of the others.
static Attributes getAttributes(const ::onnx::NodeProto &call,
                                const ::onnx::FunctionProto &body) {
  Attributes attributes;
  for (const auto &attribute : call.attribute())
    attributes.try_emplace(attribute.name(), attribute);
  for (const std::string &bytes : getUnknownFields(body, kFunctionDefaults)) {
    ::onnx::AttributeProto attribute;
    if (attribute.ParseFromString(bytes))
      attributes.try_emplace(attribute.name(), attribute);
  }
  return attributes;
}

LogicalResult
Importer::importCall(Node &node, ::onnx::NodeProto &proto,
                     std::unique_ptr<::onnx::FunctionProto> made) {
  ::onnx::FunctionProto &body = *bodies.emplace_back(std::move(made));
  if (depth >= kMaxDepth)
    return node.error("graphs and functions are nested more than " +
                      Twine(kMaxDepth) + " deep, which is not supported");
  if (proto.input_size() > body.input_size() ||
      proto.output_size() > body.output_size())
    return node.error("has more inputs or outputs than the function");
  Attributes attributes = getAttributes(proto, body);
  for (auto &inner : *body.mutable_node())
    substitute(inner, attributes);
  Scope inner;
  int64_t version = opset;
  for (const auto &import : body.opset_import())
    if (import.domain().empty() || import.domain() == "ai.onnx")
      version = import.version();
  {
    llvm::SaveAndRestore restoreScope(scope, &inner);
    llvm::SaveAndRestore restoreOpset(opset, version);
    llvm::SaveAndRestore restoreDepth(depth, depth + 1);
    for (int i = 0; i < body.input_size(); ++i)
      if (define(body.input(i), node.getInput(i)).failed())
        return node.failSilently();
    if (importNodes(*body.mutable_node()).failed())
      return node.failSilently();
  }
  for (int i = 0; i < proto.output_size(); ++i) {
    auto result = inner.tensors.find(body.output(i));
    if (result == inner.tensors.end())
      return node.error("output '" + body.output(i) +
                        "' of the function is never computed");
    (void)node.setOutput(i, result->second);
  }
  return success();
}

} // namespace nnprim::frontend
