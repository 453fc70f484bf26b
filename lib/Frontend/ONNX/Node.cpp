//===- Node.cpp - An operator handler's view of its node ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "Model/ModelFile.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

using ::onnx::AttributeProto;

Node::Node(ModelFile &file, ::onnx::NodeProto &proto, int64_t opset,
           GraphBuilder &graph, SmallVector<Tensor> inputs,
           GraphImporter &importer)
    : file(file), proto(proto), opset(opset), graph(graph),
      inputs(std::move(inputs)), outputs(proto.output_size()),
      importer(importer) {}

StringRef Node::getOpType() const { return proto.op_type(); }

LogicalResult Node::error(const Twine &message) {
  if (hasError)
    return failure();
  hasError = true;
  return file.error("node '" + proto.name() + "' (" + proto.op_type() +
                    "): " + message);
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

Tensor Node::getInput(int64_t index) const {
  return index < getNumInputs() ? inputs[index] : Tensor();
}

std::optional<Tensor> Node::getConstantInput(int64_t index, StringRef name) {
  Tensor tensor = getInput(index);
  if (!tensor) {
    (void)error("input '" + name + "' is missing");
    return std::nullopt;
  }
  if (!tensor.isConstant()) {
    StringRef actual = proto.input(index);
    if (tensor.origin.empty()) {
      (void)error("input '" + actual + "' ('" + name +
                  "') must be a constant, but is computed in a loop at run "
                  "time");
      return std::nullopt;
    }
    std::string depends =
        actual == tensor.origin
            ? ""
            : ("depends on the input '" + tensor.origin + "' and ").str();
    (void)error("input '" + actual + "' " + depends +
                "must be a constant; bind it with --bind-input=" +
                tensor.origin + "=FILE");
    return std::nullopt;
  }
  return tensor;
}

std::optional<Shape> Node::getConstantIntegers(int64_t index, StringRef name) {
  std::optional<Tensor> tensor = getConstantInput(index, name);
  if (!tensor)
    return std::nullopt;
  if (tensor->isFloat() || tensor->getRank() > 1) {
    (void)error("input '" + name + "' must be a list of integers, but is " +
                getName(tensor->type) + " of shape " + toString(tensor->shape));
    return std::nullopt;
  }
  return tensor->getIntegers();
}

StringRef Node::getInputName(int64_t index) const { return proto.input(index); }

bool Node::usesOutput(int64_t index) const {
  return index < getNumOutputs() && !proto.output(index).empty();
}

StringRef Node::getOutputName(int64_t index) const {
  return proto.output(index);
}

LogicalResult Node::setOutput(int64_t index, Tensor tensor) {
  if (index < getNumOutputs())
    outputs[index] = std::move(tensor);
  return success();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

bool Node::hasAttribute(StringRef name) const {
  readAttributes.insert(name);
  return llvm::any_of(proto.attribute(), [&](const AttributeProto &attribute) {
    return attribute.name() == name;
  });
}

SmallVector<std::string> Node::getUnreadAttributes() const {
  SmallVector<std::string> names;
  for (const AttributeProto &attribute : proto.attribute())
    if (!readAttributes.contains(attribute.name()))
      names.push_back(attribute.name());
  return names;
}

const AttributeProto *Node::findAttribute(StringRef name, int expectedType,
                                          StringRef expected) {
  readAttributes.insert(name);
  for (const AttributeProto &attribute : proto.attribute()) {
    if (attribute.name() != name)
      continue;
    if (attribute.type() == expectedType)
      return &attribute;
    (void)error("attribute '" + name + "' must be " + expected);
    return nullptr;
  }
  return nullptr;
}

int64_t Node::getInt(StringRef name, int64_t otherwise) {
  auto *attribute = findAttribute(name, AttributeProto::INT, "an integer");
  return attribute ? attribute->i() : otherwise;
}

double Node::getFloat(StringRef name, double otherwise) {
  auto *attribute = findAttribute(name, AttributeProto::FLOAT, "a float");
  return attribute ? attribute->f() : otherwise;
}

std::string Node::getString(StringRef name, StringRef otherwise) {
  auto *attribute = findAttribute(name, AttributeProto::STRING, "a string");
  return attribute ? attribute->s() : otherwise.str();
}

Shape Node::getInts(StringRef name, ArrayRef<int64_t> otherwise) {
  auto *attribute =
      findAttribute(name, AttributeProto::INTS, "a list of integers");
  if (!attribute)
    return Shape(otherwise);
  return Shape(attribute->ints().begin(), attribute->ints().end());
}

SmallVector<double> Node::getFloats(StringRef name) {
  auto *attribute =
      findAttribute(name, AttributeProto::FLOATS, "a list of floats");
  if (!attribute)
    return {};
  return SmallVector<double>(attribute->floats().begin(),
                             attribute->floats().end());
}

std::vector<std::string> Node::getStrings(StringRef name) {
  auto *attribute =
      findAttribute(name, AttributeProto::STRINGS, "a list of strings");
  if (!attribute)
    return {};
  return {attribute->strings().begin(), attribute->strings().end()};
}

std::optional<SmallVector<Tensor>>
Node::importGraph(StringRef name, ArrayRef<Tensor> inputs, StringRef advice) {
  auto *attribute = findAttribute(name, AttributeProto::GRAPH, "a graph");
  if (!attribute) {
    (void)error("attribute '" + name + "' is missing");
    return std::nullopt;
  }
  auto &inner = *const_cast<AttributeProto *>(attribute)->mutable_g();
  std::string before = file.advise(advice.str());
  if (!before.empty())
    (void)file.advise(before);
  std::optional<SmallVector<Tensor>> results =
      importer.importGraph(*this, inner, inputs);
  (void)file.advise(before);
  if (!results)
    (void)failSilently();
  return results;
}

std::optional<Tensor> Node::getTensor(StringRef name) {
  auto *attribute = findAttribute(name, AttributeProto::TENSOR, "a tensor");
  if (!attribute) {
    (void)error("attribute '" + name + "' is missing");
    return std::nullopt;
  }
  std::string reason;
  // The bytes move out of the node; reading it again gives the same constant.
  auto &tensor = *const_cast<AttributeProto *>(attribute)->mutable_t();
  std::optional<Tensor> result = file.read(tensor, reason);
  if (!result)
    (void)error("attribute '" + name + "' " + reason);
  return result;
}

//===----------------------------------------------------------------------===//
// Checks shared by many operators
//===----------------------------------------------------------------------===//

LogicalResult Node::checkNumInputs(int64_t least, int64_t most) {
  for (int64_t i = 0; i < least; ++i)
    if (!hasInput(i))
      return error("expected at least " + Twine(least) + " inputs, but input " +
                   Twine(i) + " is missing");
  if (most >= 0 && getNumInputs() > most)
    return error("expected at most " + Twine(most) + " inputs, but got " +
                 Twine(getNumInputs()));
  return success();
}

std::optional<int64_t> Node::normalizeAxis(int64_t axis, int64_t rank) {
  if (axis >= -rank && axis < rank)
    return axis < 0 ? axis + rank : axis;
  (void)error("axis " + Twine(axis) + " is out of range for rank " +
              Twine(rank));
  return std::nullopt;
}

std::optional<Shape> Node::normalizeAxes(ArrayRef<int64_t> axes, int64_t rank) {
  Shape result;
  for (int64_t raw : axes) {
    std::optional<int64_t> axis = normalizeAxis(raw, rank);
    if (!axis)
      return std::nullopt;
    if (llvm::is_contained(result, *axis)) {
      (void)error("axis " + Twine(raw) + " is given twice");
      return std::nullopt;
    }
    result.push_back(*axis);
  }
  llvm::sort(result);
  return result;
}

std::optional<Shape> Node::getAxes(int64_t index, int64_t lastAttributeOpset) {
  if (opset <= lastAttributeOpset) {
    Shape axes = getInts("axes", {});
    return failed() ? std::nullopt : std::optional<Shape>(axes);
  }
  if (!hasInput(index))
    return Shape();
  return getConstantIntegers(index, "axes");
}

std::optional<Shape> Node::broadcastShapes(ArrayRef<Tensor> tensors) {
  int64_t rank = 0;
  for (const Tensor &tensor : tensors)
    rank = std::max(rank, tensor.getRank());
  Shape result(rank, 1);
  for (const Tensor &tensor : tensors)
    for (auto [d, extent] : llvm::enumerate(tensor.shape)) {
      int64_t &common = result[rank - tensor.getRank() + d];
      if (extent != 1 && common != 1 && extent != common) {
        (void)error("shapes " + toString(tensors[0].shape) + " and " +
                    toString(tensor.shape) + " do not broadcast");
        return std::nullopt;
      }
      if (extent != 1)
        common = extent;
    }
  if (tensors.empty() || checkShape(result).failed())
    return std::nullopt;
  return result;
}

LogicalResult Node::checkSameType(ArrayRef<Tensor> tensors) {
  for (const Tensor &tensor : tensors)
    if (tensor && tensor.type != tensors[0].type)
      return error("inputs have different element types, " +
                   getName(tensors[0].type) + " and " + getName(tensor.type));
  return success();
}

LogicalResult Node::checkFloat(const Tensor &tensor) {
  if (tensor.isFloat())
    return success();
  return error("element type " + getName(tensor.type) +
               " is not supported; float, double, float16 and bfloat16 are");
}

LogicalResult Node::checkShape(ArrayRef<int64_t> shape) {
  std::string reason = explainBadShape(shape);
  if (reason.empty())
    return success();
  return error("the result " + reason);
}

} // namespace nnprim::frontend
