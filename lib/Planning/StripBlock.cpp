//===- StripBlock.cpp - Blocks that may run by strips ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/StripBlock.h"

#include "BlockProducts.h"

#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Planning/PrimitiveKey.h"

using namespace mlir;
using namespace nnprim;

std::optional<StripBlock> nnprim::getStripBlock(DepthwiseConvOp op) {
  auto image = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!image || op.getNumResults() != 1 || !op.getOrigin().empty() ||
      !isF32(op.getInput()) || !isF32(op.getInit()) ||
      !image.hasStaticShape() || image.getDimSize(0) != 1)
    return std::nullopt;
  GemmOp expand = getExpansion<GemmOp>(op.getInput());
  if (!expand)
    return std::nullopt;
  return StripBlock{expand, op, getProjection(op.getResult(0))};
}

PrimitiveKey nnprim::getStripKey(StripBlock block) {
  PrimitiveKey key{"depthwise_strips", "", ""};
  for (PlannedOpInterface op :
       {PlannedOpInterface(block.expand.getOperation()),
        PlannedOpInterface(block.depthwise.getOperation()),
        block.project ? PlannedOpInterface(block.project.getOperation())
                      : PlannedOpInterface()}) {
    if (!op)
      continue;
    PrimitiveKey part = getPrimitiveKey(op);
    llvm::StringRef separator = key.shape.empty() ? "" : "; ";
    key.types += (separator + part.types).str();
    key.shape += (separator + part.shape).str();
  }
  return key;
}

StripShape nnprim::getStripShape(const StripBlock &block) {
  auto getExtent = [](Value value, int64_t dim) {
    return cast<ShapedType>(value.getType()).getDimSize(dim);
  };
  DepthwiseConvOp op = block.depthwise;
  StripShape shape;
  shape.problem = getStripProblem(op);
  shape.imageWidth = getExtent(op.getInput(), 2);
  shape.resultWidth = getExtent(op.getInit(), 2);
  shape.channels = getExtent(op.getInput(), 3);
  // Its operand may be packed by now, and its other one transposed.
  GemmOp expand = block.expand, project = block.project;
  shape.inputs = getExtent(expand.getLhs(), 1);
  if (project)
    shape.outputs = getExtent(project.getInit(), 1);
  return shape;
}

static DictionaryAttr makeStrips(MLIRContext *context, int64_t rows,
                                 int64_t parts) {
  Builder b(context);
  SmallVector<NamedAttribute> entries{
      b.getNamedAttr(stripRowsAttrName, b.getI64IntegerAttr(rows))};
  if (parts != 1)
    entries.push_back(
        b.getNamedAttr(stripPartsAttrName, b.getI64IntegerAttr(parts)));
  return b.getDictionaryAttr(entries);
}

DictionaryAttr nnprim::getModelStrips(const StripBlock &block,
                                      const MachineDesc &machine,
                                      int64_t threads) {
  StripShape shape = getStripShape(block);
  auto plan = planStrips(machine, threads, shape);
  DepthwiseConvOp op = block.depthwise;
  return makeStrips(op.getContext(), plan ? plan->rows : shape.problem.outputs,
                    plan ? plan->parts : 1);
}

std::vector<DictionaryAttr> nnprim::listStrips(const StripBlock &block,
                                               const MachineDesc &machine,
                                               int64_t threads) {
  DepthwiseConvOp op = block.depthwise;
  StripShape shape = getStripShape(block);
  int64_t outputs = shape.problem.outputs;
  // Half of L2 holds such an image and its result beside anything else.
  if (shape.getImageBytes() + outputs * shape.getResultRowBytes() <=
      machine.l2Bytes / 2)
    return {};
  std::vector<DictionaryAttr> plans;
  SmallVector<int64_t> parts{1, 2};
  if (threads > 2)
    parts.push_back(threads);
  int64_t last = 0;
  for (int64_t strips = 1; strips <= outputs; ++strips) {
    int64_t rows = llvm::divideCeil(outputs, strips);
    if (rows == last)
      continue;
    last = rows;
    for (int64_t count : parts) {
      StripGeometry geometry;
      bool isWhole = strips == 1 && count == 1;
      if (isWhole || (succeeded(geometry.set(shape.problem, rows, count)) &&
                      geometry.windowRows * shape.getImageRowBytes() <=
                          2 * machine.l2Bytes))
        plans.push_back(makeStrips(op.getContext(), rows, count));
    }
  }
  return plans;
}

CheckResult nnprim::setStrips(DepthwiseConvOp op, Attribute strips) {
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(strips);
  if (!dictionary)
    return "expected a dictionary of strips";
  for (NamedAttribute entry : dictionary) {
    auto number = dyn_cast<IntegerAttr>(entry.getValue());
    if (entry.getName() != stripRowsAttrName &&
        entry.getName() != stripPartsAttrName)
      return "expected nothing but nnprim.strip_rows and nnprim.strip_parts";
    if (!number || !number.getType().isSignlessInteger(64) ||
        number.getInt() < 1)
      return "expected numbers of strips to be positive integers of 64 bits";
  }
  auto rows = dictionary.getAs<IntegerAttr>(stripRowsAttrName);
  auto parts = dictionary.getAs<IntegerAttr>(stripPartsAttrName);
  if (!rows)
    return "expected nnprim.strip_rows";
  int64_t count = parts ? parts.getInt() : 1;
  StripProblem problem = getStripProblem(op);
  StripGeometry geometry;
  if (rows.getInt() != problem.outputs || count != 1)
    if (CheckResult result = geometry.set(problem, rows.getInt(), count);
        failed(result))
      return result;
  nnprim::setStrips(op, rows.getInt(), count);
  return success();
}
