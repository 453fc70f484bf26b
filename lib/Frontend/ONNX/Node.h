//===- Node.h - An operator handler's view of its node --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_NODE_H
#define NNPRIM_LIB_FRONTEND_ONNX_NODE_H

#include "Builder/GraphBuilder.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace onnx {
class AttributeProto;
class GraphProto;
class NodeProto;
} // namespace onnx

namespace nnprim::frontend {

class ModelFile;

class Node;

/// Imports the graphs in attributes of nodes.
class GraphImporter {
public:
  virtual ~GraphImporter() = default;
  /// Imports `graph` with its inputs bound to `inputs`, and returns its
  /// outputs; reports errors. The same graph can be imported several times.
  virtual std::optional<llvm::SmallVector<Tensor>>
  importGraph(Node &node, onnx::GraphProto &graph,
              llvm::ArrayRef<Tensor> inputs) = 0;
};

/// One ONNX node: its operands, attributes and outputs, and the sink of its
/// errors. Accessors that meet a malformed node report it and return a harmless
/// value; a handler checks `failed()` before it relies on several of these
/// values. Only the first error of a node is reported.
class Node {
public:
  Node(ModelFile &file, onnx::NodeProto &proto, int64_t opset,
       GraphBuilder &graph, llvm::SmallVector<Tensor> inputs,
       GraphImporter &importer);

  llvm::StringRef getOpType() const;
  int64_t getOpset() const { return opset; }
  GraphBuilder &getGraph() { return graph; }

  /// Emits `error: FILE: node 'NAME' (OP): message`.
  llvm::LogicalResult error(const llvm::Twine &message);
  bool failed() const { return hasError; }
  /// Fails without a message, after one about what is inside of the node.
  llvm::LogicalResult failSilently() {
    hasError = true;
    return llvm::failure();
  }

  //===--------------------------------------------------------------------===//
  // Operands and results
  //===--------------------------------------------------------------------===//

  int64_t getNumInputs() const { return inputs.size(); }
  llvm::ArrayRef<Tensor> getInputs() const { return inputs; }
  /// Input `index`, or an empty tensor if it is absent.
  Tensor getInput(int64_t index) const;
  bool hasInput(int64_t index) const { return bool(getInput(index)); }
  llvm::StringRef getInputName(int64_t index) const;
  /// Input `index`, which must be known at import; otherwise reports an error
  /// and returns std::nullopt. `name` is the input's name in the operator's
  /// specification.
  std::optional<Shape> getConstantIntegers(int64_t index, llvm::StringRef name);
  std::optional<Tensor> getConstantInput(int64_t index, llvm::StringRef name);

  int64_t getNumOutputs() const { return outputs.size(); }
  /// True if output `index` is present and named.
  bool usesOutput(int64_t index) const;
  llvm::StringRef getOutputName(int64_t index) const;
  llvm::LogicalResult setOutput(int64_t index, Tensor tensor);
  const Tensor &getOutput(int64_t index) const { return outputs[index]; }
  llvm::ArrayRef<Tensor> getOutputs() const { return outputs; }

  //===--------------------------------------------------------------------===//
  // Attributes
  //===--------------------------------------------------------------------===//

  bool hasAttribute(llvm::StringRef name) const;
  /// The attributes that no accessor was asked for.
  llvm::SmallVector<std::string> getUnreadAttributes() const;
  int64_t getInt(llvm::StringRef name, int64_t otherwise);
  double getFloat(llvm::StringRef name, double otherwise);
  std::string getString(llvm::StringRef name, llvm::StringRef otherwise);
  Shape getInts(llvm::StringRef name, llvm::ArrayRef<int64_t> otherwise);
  llvm::SmallVector<double> getFloats(llvm::StringRef name);
  std::vector<std::string> getStrings(llvm::StringRef name);
  /// Imports the graph in an attribute. Errors about what is in it end in
  /// `advice`, or in that of an outer graph.
  std::optional<llvm::SmallVector<Tensor>>
  importGraph(llvm::StringRef name, llvm::ArrayRef<Tensor> inputs,
              llvm::StringRef advice = {});
  /// The constant in a tensor attribute.
  std::optional<Tensor> getTensor(llvm::StringRef name);

  //===--------------------------------------------------------------------===//
  // Checks shared by many operators
  //===--------------------------------------------------------------------===//

  /// Requires at least `least` operands, none of the first `least` absent, and
  /// at most `most` (-1: any number).
  llvm::LogicalResult checkNumInputs(int64_t least, int64_t most = -1);
  /// `axis` counted from the front; reports an error outside [-rank, rank).
  std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);
  /// Normalized and sorted axes; reports an error for duplicates.
  std::optional<Shape> normalizeAxes(llvm::ArrayRef<int64_t> axes,
                                     int64_t rank);
  /// The axes in an attribute up to opset `lastAttributeOpset`, and in input
  /// `index` afterwards; empty if neither is given.
  std::optional<Shape> getAxes(int64_t index, int64_t lastAttributeOpset);
  /// The shape to which all of `tensors` broadcast.
  std::optional<Shape> broadcastShapes(llvm::ArrayRef<Tensor> tensors);
  /// Reports an error unless every tensor has the type of the first.
  llvm::LogicalResult checkSameType(llvm::ArrayRef<Tensor> tensors);
  llvm::LogicalResult checkFloat(const Tensor &tensor);
  /// Reports negative extents and sizes that no machine holds.
  llvm::LogicalResult checkShape(llvm::ArrayRef<int64_t> shape);

private:
  const onnx::AttributeProto *findAttribute(llvm::StringRef name,
                                            int expectedType,
                                            llvm::StringRef expected);

  ModelFile &file;
  onnx::NodeProto &proto;
  int64_t opset;
  GraphBuilder &graph;
  llvm::SmallVector<Tensor> inputs, outputs;
  GraphImporter &importer;
  /// Names of attributes that accessors were asked for.
  mutable llvm::StringSet<> readAttributes;
  bool hasError = false;
};

/// Imports one node; implements the whole operator.
using Handler = llvm::LogicalResult (*)(Node &);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_NODE_H
