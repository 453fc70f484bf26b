//===- CastOps.cpp - Conversions of element types -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Elementwise/StorageFloats.h"
#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Cast
//===----------------------------------------------------------------------===//

/// The lowest bits of each number as an integer of 2 or 4 bits, which has a
/// byte of its own.
static Tensor wrapIntegers(GraphBuilder &graph, const Tensor &input,
                           DataType type) {
  unsigned width = getPackedWidth(type);
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar number = cast(x[0], DataType::Int32);
    Scalar kept = number & number.constant((1 << width) - 1);
    if (isUnsigned(type))
      return kept;
    Scalar sign = number.constant(1 << (width - 1));
    return (kept ^ sign) - sign;
  };
  return graph.elementwise(input, input.shape, type, body);
}

static LogicalResult importCastTo(Node &node, DataType type) {
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  Narrowing narrowing{node.getInt("saturate", 1) != 0,
                      node.getString("round_mode", "up")};
  if (node.failed())
    return failure();
  if (!isSupported(type))
    return node.error("the new element type is " + getName(type) +
                      ", which is not supported; numbers and bool are");
  StringRef mode = narrowing.roundMode;
  if (mode != "up" && mode != "down" && mode != "nearest")
    return node.error("attribute 'round_mode' must be 'up', 'down' or "
                      "'nearest', but is '" +
                      mode + "'");
  if (input.type == type)
    return node.setOutput(0, input);
  if (isStorageFloat(input.type))
    input = decodeFloats(graph, input);
  if (isStorageFloat(type))
    return node.setOutput(0, encodeFloats(graph, input, type, narrowing));
  if (isStorageOnly(type))
    return node.setOutput(0, wrapIntegers(graph, input, type));
  return node.setOutput(0, graph.cast(input, type));
}

static LogicalResult importCast(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  int64_t type = node.getInt("to", 0);
  if (node.failed())
    return failure();
  return importCastTo(node, static_cast<DataType>(type));
}

static LogicalResult importCastLike(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  return importCastTo(node, node.getInput(1).type);
}

/// The bits of each element as another type of the same width, since opset 26.
static LogicalResult importBitCast(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  auto type = static_cast<DataType>(node.getInt("to", 0));
  if (node.failed())
    return failure();
  if (!isSupported(type) || getPackedWidth(type) != getPackedWidth(input.type))
    return node.error("element type " + getName(type) +
                      " does not have the width of " + getName(input.type));
  if (type == DataType::Bool)
    return node.error("element type bool is not supported; numbers are");
  return node.setOutput(0, node.getGraph().reinterpret(input, type));
}

void addCastOps(OpTable &table) {
  addRows(table, {{"BitCast", importBitCast},
                  {"Cast", importCast},
                  {"CastLike", importCastLike}});
}

} // namespace nnprim::frontend
