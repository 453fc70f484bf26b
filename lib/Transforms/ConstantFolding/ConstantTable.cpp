//===- ConstantTable.cpp - Views of the constants of a function -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantTable.h"
#include "EvaluateTransform.h"
#include "LoopInterpreter.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace mlir;
using namespace nnprim;

/// Results of up to this many bytes are worth storing whatever their inputs
/// are.
static constexpr int64_t smallBytes = 4096;

/// The number of bytes that `view` occupies in memory.
static int64_t getStoredBytes(const ConstantView &view) {
  return view.isUniform() ? *getElementBytes(view.elementType)
                          : view.getNumBytes();
}

/// Whether a result computed from `inputBytes` bytes is worth storing.
static bool isWorthStoring(RankedTensorType type, int64_t inputBytes) {
  std::optional<int64_t> elementBytes = getElementBytes(type.getElementType());
  return elementBytes && type.hasStaticShape() && type.getNumElements() > 0 &&
         type.getNumElements() * *elementBytes <=
             std::max(2 * inputBytes, smallBytes);
}

static std::optional<ConstantView> computeSlice(const ConstantView &source,
                                                tensor::ExtractSliceOp op) {
  if (ShapedType::isDynamicShape(op.getStaticOffsets()) ||
      ShapedType::isDynamicShape(op.getStaticSizes()) ||
      ShapedType::isDynamicShape(op.getStaticStrides()))
    return std::nullopt;
  std::optional<ConstantView> slice = source.sliced(
      op.getStaticOffsets(), op.getStaticSizes(), op.getStaticStrides());
  if (!slice)
    return std::nullopt;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  ConstantView reduced = *slice;
  reduced.dims.clear();
  for (auto [i, dim] : llvm::enumerate(slice->dims))
    if (!dropped[i])
      reduced.dims.push_back(dim);
  return reduced;
}

/// A uniform tensor of `value`, which must be a constant scalar.
static std::optional<ConstantView> getUniformView(RankedTensorType type,
                                                  Value value) {
  Attribute scalar;
  if (!type.hasStaticShape() || !matchPattern(value, m_Constant(&scalar)) ||
      !isa<FloatAttr, IntegerAttr>(scalar))
    return std::nullopt;
  return getConstantView(DenseElementsAttr::get(type, scalar));
}

const ConstantView *ConstantTable::lookup(Value value) const {
  auto it = views.find(value);
  return it == views.end() ? nullptr : &it->second;
}

std::optional<ConstantView> ConstantTable::computeView(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    return getConstantView(constant);
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return getUniformView(type, fill.getInputs()[0]);
  const ConstantView *source =
      op->getNumOperands() ? lookup(op->getOperand(0)) : nullptr;
  if (!source || !type.hasStaticShape())
    return std::nullopt;
  return TypeSwitch<Operation *, std::optional<ConstantView>>(op)
      .Case([&](linalg::TransposeOp transpose) {
        return source->transposed(transpose.getPermutation());
      })
      .Case([&](tensor::CollapseShapeOp collapse) {
        return source->collapsed(collapse.getReassociationIndices());
      })
      .Case([&](tensor::ExpandShapeOp expand) {
        return source->expanded(type.getShape(),
                                expand.getReassociationIndices());
      })
      .Case([&](tensor::ExtractSliceOp slice) {
        return computeSlice(*source, slice);
      })
      .Default([](Operation *) { return std::nullopt; });
}

bool ConstantTable::addView(Operation *op) {
  std::optional<ConstantView> view = computeView(op);
  if (!view)
    return false;
  views[op->getResult(0)] = std::move(*view);
  if (!op->hasTrait<OpTrait::ConstantLike>() && !isa<linalg::FillOp>(op))
    unresolved.insert(op);
  return true;
}

bool ConstantTable::addResult(Value value, ElementsAttr elements) {
  std::optional<ConstantView> view = getConstantView(elements);
  if (!view)
    return false;
  views[value] = std::move(*view);
  return true;
}

bool ConstantTable::isView(Operation *op) const {
  return op->getNumResults() == 1 && lookup(op->getResult(0)) &&
         !op->hasTrait<OpTrait::ConstantLike>();
}

void ConstantTable::forget(Value value) {
  views.erase(value);
  unresolved.remove(value.getDefiningOp());
}

Operation *ConstantTable::takeUnresolvedView() {
  if (unresolved.empty())
    return nullptr;
  return unresolved.pop_back_val();
}

ElementsAttr ConstantTable::materialize(Value value) {
  const ConstantView &view = *lookup(value);
  auto type = cast<RankedTensorType>(value.getType());
  if (view.isUniform())
    return DenseElementsAttr::getFromRawBuffer(
        type, ArrayRef<char>(view.data, *getElementBytes(view.elementType)));
  ConstantBuffer buffer(type, view.name);
  view.copyTo(buffer.getData(), buffer.getStrides());
  return buffer.take();
}

/// Evaluates a reshape or slice for which no view exists because it splits
/// dimensions that are not contiguous: the source is first copied in row-major
/// order.
ElementsAttr ConstantTable::evaluateReshape(Operation *op) {
  const ConstantView *source = lookup(op->getOperand(0));
  if (!source)
    return {};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  ConstantView copy = source->contiguous();
  std::optional<ConstantView> view;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    view = computeSlice(copy, slice);
  else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    view = copy.expanded(type.getShape(), expand.getReassociationIndices());
  if (!view)
    return {};
  ConstantBuffer buffer(type, view->name);
  view->copyTo(buffer.getData(), buffer.getStrides());
  return buffer.take();
}

/// Packs the panels directly from the view of the right-hand side, without a
/// row-major copy of it.
static ElementsAttr evaluatePack(PackOp op, ConstantView rhs) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || op.getFactors())
    return {};
  int64_t depth = rhs.getShape()[0], columns = rhs.getShape()[1];
  int64_t width = type.getDimSize(2), interleave = op.getInterleave();
  int64_t whole = columns / width, rest = columns - whole * width;
  ConstantBuffer buffer(type, rhs.name);
  SmallVector<int64_t> strides = buffer.getStrides();
  strides.truncate(3);
  int64_t bytes = *getElementBytes(type.getElementType());
  // Columns that consist of several pieces cannot be split into panels.
  if (rhs.dims[1].size() != 1)
    rhs = rhs.contiguous();
  // Rows of an interleaved K are every KR-th one.
  if (interleave != 1 && rhs.dims[0].size() != 1)
    rhs = rhs.contiguous();
  if (rest != 0 || depth % interleave != 0)
    std::memset(buffer.getData(), 0, buffer.getNumBytes());

  auto copyPanels = [&](int64_t first, int64_t count, int64_t panelColumns,
                        int64_t row) {
    int64_t rows = llvm::divideCeilSigned(depth - row, interleave);
    std::optional<ConstantView> part = rhs.sliced(
        {row, first * width}, {rows, count * panelColumns}, {interleave, 1});
    if (part)
      part = part->expanded({rows, count, panelColumns}, {{0}, {1, 2}});
    if (!part)
      return false;
    part->transposed({1, 0, 2}).copyTo(
        buffer.getData() + (first * strides[0] + row) * bytes, strides);
    return true;
  };
  for (int64_t row = 0; row < std::min(interleave, depth); ++row) {
    if (whole && !copyPanels(0, whole, width, row))
      return {};
    if (rest && !copyPanels(whole, 1, rest, row))
      return {};
  }
  return buffer.take();
}

static ElementsAttr evaluateIndirection(IndirectionOp op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || type.getNumElements() == 0)
    return {};
  SmallVector<int32_t> indices = op.computeIndices();
  ConstantBuffer buffer(type, "indirection");
  std::memcpy(buffer.getData(), indices.data(), buffer.getNumBytes());
  return buffer.take();
}

/// Copies `part` into `buffer`, starting at index `offsets`, with steps of
/// `steps`.
static void copyPart(ConstantBuffer &buffer, const ConstantView &part,
                     ArrayRef<int64_t> offsets, ArrayRef<int64_t> steps) {
  SmallVector<int64_t> strides = buffer.getStrides();
  int64_t offset = linearize(offsets, strides);
  for (auto [stride, step] : llvm::zip_equal(strides, steps))
    stride *= step;
  part.copyTo(buffer.getData() + offset * *getElementBytes(part.elementType),
              strides);
}

static ElementsAttr evaluatePad(tensor::PadOp op, const ConstantView &source) {
  Value value = op.getConstantPaddingValue();
  RankedTensorType type = op.getResultType();
  if (!value || ShapedType::isDynamicShape(op.getStaticLow()) ||
      ShapedType::isDynamicShape(op.getStaticHigh()) ||
      !isWorthStoring(type, getStoredBytes(source)))
    return {};
  std::optional<ConstantView> padding = getUniformView(type, value);
  if (!padding)
    return {};
  ConstantBuffer buffer(type, source.name);
  buffer.fill(padding->data);
  copyPart(buffer, source, op.getStaticLow(),
           SmallVector<int64_t>(type.getRank(), 1));
  return buffer.take();
}

static ElementsAttr evaluateInsertSlice(tensor::InsertSliceOp op,
                                        const ConstantView &source,
                                        const ConstantView &dest) {
  RankedTensorType type = op.getDestType();
  if (ShapedType::isDynamicShape(op.getStaticOffsets()) ||
      ShapedType::isDynamicShape(op.getStaticSizes()) ||
      ShapedType::isDynamicShape(op.getStaticStrides()) ||
      !isWorthStoring(type, getStoredBytes(source) + getStoredBytes(dest)))
    return {};
  ConstantView part = source;
  part.dims.clear();
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (int64_t dim = 0, next = 0; dim < type.getRank(); ++dim)
    part.dims.push_back(dropped[dim] ? SmallVector<ViewPiece, 2>{{1, 0}}
                                     : source.dims[next++]);
  ConstantBuffer buffer(type, source.name);
  dest.copyTo(buffer.getData(), buffer.getStrides());
  copyPart(buffer, part, op.getStaticOffsets(), op.getStaticStrides());
  return buffer.take();
}

static ElementsAttr evaluateConcat(tensor::ConcatOp op,
                                   ArrayRef<const ConstantView *> inputs) {
  RankedTensorType type = op.getResultType();
  int64_t bytes = 0;
  for (const ConstantView *input : inputs)
    bytes += getStoredBytes(*input);
  if (!isWorthStoring(type, bytes))
    return {};
  ConstantBuffer buffer(type, inputs.front()->name);
  SmallVector<int64_t> offsets(type.getRank()), steps(type.getRank(), 1);
  for (const ConstantView *input : inputs) {
    copyPart(buffer, *input, offsets, steps);
    offsets[op.getDim()] += input->getShape()[op.getDim()];
  }
  return buffer.take();
}

static ElementsAttr evaluateGeneric(linalg::GenericOp op,
                                    ArrayRef<const ConstantView *> inputs) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  std::optional<int64_t> width = getElementBytes(type.getElementType());
  if (!width)
    return {};
  // A wider type is worth its bytes: weights of 8 bits become f32.
  int64_t bytes = 0;
  for (const ConstantView *input : inputs)
    bytes += getStoredBytes(*input) / *getElementBytes(input->elementType) *
             std::max(*width, *getElementBytes(input->elementType));
  if (!isWorthStoring(type, bytes) || !canEvaluateLoop(op))
    return {};
  SmallVector<ConstantView> views;
  std::string name;
  for (const ConstantView *input : inputs) {
    // A blocked copy is cheaper than strided reads of single elements.
    views.push_back(input->isRowWise() ? *input : input->contiguous());
    if (name.empty())
      name = input->name;
  }
  ConstantBuffer buffer(type, name);
  evaluateLoop(op, views, buffer);
  return buffer.take();
}

ElementsAttr ConstantTable::evaluate(Operation *op) {
  if (auto indirection = dyn_cast<IndirectionOp>(op))
    return evaluateIndirection(indirection);
  // Destinations are written, not read; all other operands must be known.
  SmallVector<const ConstantView *> inputs;
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<TensorType>(operand.get().getType()) ||
        (destination && !isa<tensor::InsertSliceOp>(op) &&
         destination.isDpsInit(&operand)))
      continue;
    inputs.push_back(lookup(operand.get()));
    if (!inputs.back())
      return {};
  }
  if (inputs.empty())
    return {};
  return TypeSwitch<Operation *, ElementsAttr>(op)
      .Case([&](PackOp pack) { return evaluatePack(pack, *inputs[0]); })
      .Case([&](FilterTransformOp transform) {
        return evaluateFilterTransform(transform, *inputs[0]);
      })
      .Case([&](tensor::PadOp pad) { return evaluatePad(pad, *inputs[0]); })
      .Case([&](tensor::InsertSliceOp insert) {
        return evaluateInsertSlice(insert, *inputs[0], *inputs[1]);
      })
      .Case([&](tensor::ConcatOp concat) {
        return evaluateConcat(concat, inputs);
      })
      .Case([&](linalg::GenericOp generic) {
        return evaluateGeneric(generic, inputs);
      })
      .Case<tensor::ExpandShapeOp, tensor::ExtractSliceOp>(
          [&](auto) { return evaluateReshape(op); })
      .Default([](Operation *) { return ElementsAttr(); });
}
