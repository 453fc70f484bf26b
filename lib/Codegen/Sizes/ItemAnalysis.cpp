//===- ItemAnalysis.cpp - Items that are computed independently -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ItemAnalysis.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static int64_t getProduct(ArrayRef<int64_t> extents) {
  int64_t product = 1;
  for (int64_t extent : extents)
    product *= extent;
  return product;
}

/// Where the items of a row-major tensor of shape `from` are in one of shape
/// `to` with the same elements, if they are consecutive there.
static std::optional<Items> reshape(Items items, ArrayRef<int64_t> from,
                                    ArrayRef<int64_t> to) {
  if (getProduct(from.take_front(items.dim)) != 1)
    return std::nullopt;
  int64_t elements = items.chunk * getProduct(from.drop_front(items.dim + 1));
  for (auto [dim, extent] : llvm::enumerate(to)) {
    if (extent == 1)
      continue;
    int64_t inner = getProduct(to.drop_front(dim + 1));
    if (inner == 0 || elements % inner != 0)
      return std::nullopt;
    return Items{int64_t(dim), elements / inner};
  }
  return std::nullopt;
}

/// The same for the dimensions of one group of a reassociation.
template <typename ReshapeOp>
static std::optional<Items> reshapeGroup(ReshapeOp op, Items items,
                                         bool isCollapse, bool isBackwards) {
  ArrayRef<int64_t> many = getShape(isCollapse ? op.getSrc() : op.getResult());
  ArrayRef<int64_t> few = getShape(isCollapse ? op.getResult() : op.getSrc());
  bool fromMany = isCollapse != isBackwards;
  for (auto [number, group] : llvm::enumerate(op.getReassociationIndices())) {
    int64_t first = group.front();
    ArrayRef<int64_t> inner = many.slice(first, group.size());
    if (fromMany) {
      if (!llvm::is_contained(group, items.dim))
        continue;
      std::optional<Items> result = reshape({items.dim - first, items.chunk},
                                            inner, few.slice(number, 1));
      if (result)
        result->dim = number;
      return result;
    }
    if (int64_t(number) != items.dim)
      continue;
    std::optional<Items> result =
        reshape({0, items.chunk}, few.slice(number, 1), inner);
    if (result)
      result->dim += first;
    return result;
  }
  return std::nullopt;
}

/// The dimension of a slice that is dimension `dim` of the whole, or -1 if it
/// was dropped; and the other way.
static int64_t toSlice(const llvm::SmallBitVector &dropped, int64_t dim) {
  if (dropped.test(dim))
    return -1;
  for (int64_t d : llvm::seq<int64_t>(0, dim))
    dim -= dropped.test(d);
  return dim;
}
static int64_t toWhole(const llvm::SmallBitVector &dropped, int64_t dim) {
  for (int64_t d = 0;; ++d)
    if (!dropped.test(d) && dim-- == 0)
      return d;
}

/// The loop that walks a dimension of an operand, and nothing else does.
static std::optional<unsigned> getLoop(AffineMap map, int64_t dim) {
  auto loop = dyn_cast<AffineDimExpr>(map.getResult(dim));
  if (!loop)
    return std::nullopt;
  for (auto [d, expr] : llvm::enumerate(map.getResults()))
    if (int64_t(d) != dim && expr.isFunctionOfDim(loop.getPosition()))
      return std::nullopt;
  return loop.getPosition();
}

namespace {
class ItemAnalysis {
public:
  explicit ItemAnalysis(StringRef symbol) : symbol(symbol) {}

  LogicalResult visit(Operation &op);
  Items get(Value value) const { return items.lookup(value); }
  void set(Value value, Items found) { items[value] = found; }
  /// Whether `value`, the same for all items, looks the same to each of them
  /// where theirs are in `where`.
  bool isPeriodic(Value value, Items where) const;

private:
  /// The items of the results, or nothing if items depend on one another.
  std::optional<Items> visitLinalg(linalg::LinalgOp op) const;
  std::optional<Items> visitConcat(tensor::ConcatOp op) const;
  std::optional<Items> visitInsert(tensor::InsertSliceOp op) const;
  std::optional<Items> visitExtract(tensor::ExtractSliceOp op) const;
  std::optional<Items> visitPad(tensor::PadOp op) const;
  std::optional<Items> visitElementwise(Operation &op) const;
  std::optional<Items> visitAny(Operation &op) const;
  bool dependsOnItems(Operation &op) const;
  bool usesIndexOfItems(linalg::LinalgOp op, unsigned loop,
                        int64_t chunk) const;
  std::optional<std::pair<unsigned, int64_t>> findItemLoop(linalg::LinalgOp op,
                                                           bool &isMixed) const;
  bool isPeriodicLinalg(linalg::LinalgOp op, Items where) const;

  StringRef symbol;
  llvm::DenseMap<Value, Items> items;
};
} // namespace

/// Whether any value that the op or its regions use has items.
bool ItemAnalysis::dependsOnItems(Operation &op) const {
  return op
      .walk([&](Operation *inner) {
        return llvm::any_of(inner->getOperands(),
                            [&](Value v) { return get(v).areSeparate(); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Values that are the same for all items
//===----------------------------------------------------------------------===//

bool ItemAnalysis::isPeriodicLinalg(linalg::LinalgOp op, Items where) const {
  if (op->getNumResults() != 1)
    return false;
  OpOperand *init = op.getDpsInitOperand(0);
  std::optional<unsigned> loop =
      getLoop(op.getMatchingIndexingMap(init), where.dim);
  if (!loop ||
      op.getIteratorTypesArray()[*loop] != utils::IteratorType::parallel)
    return false;
  bool usesIndex = false;
  op->walk(
      [&](linalg::IndexOp index) { usesIndex |= index.getDim() == *loop; });
  if (usesIndex)
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()) ||
        op.getMatchingBlockArgument(&operand).use_empty())
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (expr.isFunctionOfDim(*loop) &&
          (getLoop(map, dim) != loop ||
           !isPeriodic(operand.get(), {int64_t(dim), where.chunk})))
        return false;
  }
  return true;
}

/// Whether the elements of a constant are the same for all items.
static bool isPeriodicConstant(Attribute value, ArrayRef<int64_t> shape,
                               Items where) {
  ArrayRef<char> bytes;
  Type element;
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (dense.isSplat())
      return true;
    bytes = dense.getRawData();
    element = dense.getElementType();
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    bytes = blob ? blob->getData() : bytes;
    element = resource.getElementType();
  }
  // Attributes pack booleans as bits.
  if (bytes.empty() || element.isInteger(1) ||
      getProduct(shape.take_front(where.dim)) != 1)
    return false;
  size_t period = bytes.size() / shape[where.dim] * size_t(where.chunk);
  StringRef text(bytes.data(), bytes.size());
  return text.drop_back(period) == text.drop_front(period);
}

bool ItemAnalysis::isPeriodic(Value value, Items where) const {
  if (getShape(value)[where.dim] == where.chunk)
    return false;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return isPeriodicConstant(constant, getShape(value), where);
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([](tensor::EmptyOp) { return true; })
      .Case([](tensor::SplatOp) { return true; })
      .Case([&](linalg::LinalgOp linalgOp) {
        return isPeriodicLinalg(linalgOp, where);
      })
      .Case([&](tensor::CastOp cast) {
        return isPeriodic(cast.getSource(), where);
      })
      .Case([&](tensor::CollapseShapeOp collapse) {
        std::optional<Items> source =
            reshapeGroup(collapse, where, /*isCollapse=*/true,
                         /*isBackwards=*/true);
        return source && isPeriodic(collapse.getSrc(), *source);
      })
      .Case([&](tensor::ExpandShapeOp expand) {
        std::optional<Items> source =
            reshapeGroup(expand, where, /*isCollapse=*/false,
                         /*isBackwards=*/true);
        return source && isPeriodic(expand.getSrc(), *source);
      })
      .Case([&](tensor::ConcatOp concat) {
        return int64_t(concat.getDim()) != where.dim &&
               llvm::all_of(concat.getInputs(), [&](Value input) {
                 return isPeriodic(input, where);
               });
      })
      .Default(false);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The loop over items and the chunk of one, from operands and from loads in
/// the body.
std::optional<std::pair<unsigned, int64_t>>
ItemAnalysis::findItemLoop(linalg::LinalgOp op, bool &isMixed) const {
  std::optional<std::pair<unsigned, int64_t>> found;
  auto add = [&](std::optional<unsigned> loop, int64_t chunk) {
    if (!loop || (found && *found != std::make_pair(*loop, chunk)))
      isMixed = true;
    else
      found = {*loop, chunk};
  };
  for (OpOperand &operand : op->getOpOperands())
    if (Items own = get(operand.get()); own.areSeparate())
      add(getLoop(op.getMatchingIndexingMap(&operand), own.dim), own.chunk);
  op->walk([&](tensor::ExtractOp extract) {
    Items own = get(extract.getTensor());
    if (!own.areSeparate())
      return;
    auto index = extract.getIndices()[own.dim].getDefiningOp<linalg::IndexOp>();
    add(index ? std::optional<unsigned>(index.getDim()) : std::nullopt,
        own.chunk);
  });
  return found;
}

/// Whether the body uses the number of an item for more than to load from it.
bool ItemAnalysis::usesIndexOfItems(linalg::LinalgOp op, unsigned loop,
                                    int64_t chunk) const {
  return op
      ->walk([&](linalg::IndexOp index) {
        if (index.getDim() != loop)
          return WalkResult::advance();
        for (OpOperand &use : index->getUses()) {
          auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner());
          if (!extract || use.getOperandNumber() == 0)
            return WalkResult::interrupt();
          Items where{int64_t(use.getOperandNumber()) - 1, chunk};
          Items own = get(extract.getTensor());
          if (own.areSeparate() ? own.dim != where.dim
                                : !isPeriodic(extract.getTensor(), where))
            return WalkResult::interrupt();
        }
        return WalkResult::advance();
      })
      .wasInterrupted();
}

std::optional<Items> ItemAnalysis::visitLinalg(linalg::LinalgOp op) const {
  bool isMixed = false;
  auto found = findItemLoop(op, isMixed);
  if (isMixed || !found)
    return std::nullopt;
  auto [loop, chunk] = *found;
  if (op.getIteratorTypesArray()[loop] != utils::IteratorType::parallel ||
      usesIndexOfItems(op, loop, chunk))
    return std::nullopt;
  // Operands that have no items must not tell one from another.
  for (OpOperand &operand : op->getOpOperands()) {
    if (get(operand.get()).areSeparate() ||
        !isa<RankedTensorType>(operand.get().getType()) ||
        op.getMatchingBlockArgument(&operand).use_empty())
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (expr.isFunctionOfDim(loop) &&
          (getLoop(map, dim) != loop ||
           !isPeriodic(operand.get(), {int64_t(dim), chunk})))
        return std::nullopt;
  }
  std::optional<int64_t> result;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    auto *position =
        llvm::find_if(map.getResults(), [&, loop = loop](AffineExpr expr) {
          return expr.isFunctionOfDim(loop);
        });
    int64_t dim = position - map.getResults().begin();
    if (position == map.getResults().end() || getLoop(map, dim) != loop ||
        (result && *result != dim))
      return std::nullopt;
    result = dim;
  }
  return Items{*result, chunk};
}

/// All operands have the same shape, and so has the result.
std::optional<Items> ItemAnalysis::visitElementwise(Operation &op) const {
  Items found;
  for (Value operand : op.getOperands())
    if (Items own = get(operand); own.areSeparate()) {
      if (found.areSeparate() &&
          (own.dim != found.dim || own.chunk != found.chunk))
        return std::nullopt;
      found = own;
    }
  for (Value operand : op.getOperands())
    if (!get(operand).areSeparate() &&
        isa<RankedTensorType>(operand.getType()) && !isPeriodic(operand, found))
      return std::nullopt;
  return found;
}

std::optional<Items> ItemAnalysis::visitConcat(tensor::ConcatOp op) const {
  std::optional<Items> found = visitElementwise(*op);
  return found && int64_t(op.getDim()) != found->dim ? found : std::nullopt;
}

/// Whether a slice is everything along a dimension.
template <typename SliceOp>
static bool isWhole(SliceOp op, int64_t dim, int64_t extent) {
  return op.getStaticOffsets()[dim] == 0 &&
         op.getStaticSizes()[dim] == extent && op.getStaticStrides()[dim] == 1;
}

std::optional<Items>
ItemAnalysis::visitExtract(tensor::ExtractSliceOp op) const {
  Items own = get(op.getSource());
  if (!own.areSeparate() ||
      !isWhole(op, own.dim, op.getSourceType().getDimSize(own.dim)))
    return std::nullopt;
  int64_t dim = toSlice(op.getDroppedDims(), own.dim);
  if (dim < 0)
    return std::nullopt;
  return Items{dim, own.chunk};
}

std::optional<Items> ItemAnalysis::visitInsert(tensor::InsertSliceOp op) const {
  Items source = get(op.getSource()), whole = get(op.getDest());
  auto dropped = op.getDroppedDims();
  if (!whole.areSeparate()) {
    if (!source.areSeparate())
      return std::nullopt;
    whole = {toWhole(dropped, source.dim), source.chunk};
    if (!isPeriodic(op.getDest(), whole))
      return std::nullopt;
  }
  if (!isWhole(op, whole.dim, op.getDestType().getDimSize(whole.dim)))
    return std::nullopt;
  Items expected{toSlice(dropped, whole.dim), whole.chunk};
  if (expected.dim < 0)
    return std::nullopt;
  if (source.areSeparate()
          ? source.dim != expected.dim || source.chunk != expected.chunk
          : !isPeriodic(op.getSource(), expected))
    return std::nullopt;
  return whole;
}

std::optional<Items> ItemAnalysis::visitPad(tensor::PadOp op) const {
  Items own = get(op.getSource());
  if (!own.areSeparate() || op.getStaticLow()[own.dim] != 0 ||
      op.getStaticHigh()[own.dim] != 0 || !op.getConstantPaddingValue())
    return std::nullopt;
  return own;
}

std::optional<Items> ItemAnalysis::visitAny(Operation &op) const {
  auto whenSeparate = [&](Value source, auto &&then) -> std::optional<Items> {
    Items own = get(source);
    return own.areSeparate() ? then(own) : std::nullopt;
  };
  return llvm::TypeSwitch<Operation *, std::optional<Items>>(&op)
      .Case([&](linalg::LinalgOp linalgOp) { return visitLinalg(linalgOp); })
      .Case([&](linalg::SoftmaxOp softmax) -> std::optional<Items> {
        Items own = get(softmax.getInput());
        return own.areSeparate() && int64_t(softmax.getDimension()) != own.dim
                   ? std::optional<Items>(own)
                   : std::nullopt;
      })
      .Case([&](tensor::ConcatOp concat) { return visitConcat(concat); })
      .Case([&](tensor::ExtractSliceOp slice) { return visitExtract(slice); })
      .Case([&](tensor::InsertSliceOp slice) { return visitInsert(slice); })
      .Case([&](tensor::PadOp pad) { return visitPad(pad); })
      .Case([&](tensor::CastOp cast) {
        return std::optional<Items>(get(cast.getSource()));
      })
      .Case([&](tensor::CollapseShapeOp collapse) {
        return whenSeparate(collapse.getSrc(), [&](Items own) {
          return reshapeGroup(collapse, own, /*isCollapse=*/true,
                              /*isBackwards=*/false);
        });
      })
      .Case([&](tensor::ExpandShapeOp expand) {
        return whenSeparate(expand.getSrc(), [&](Items own) {
          return reshapeGroup(expand, own, /*isCollapse=*/false,
                              /*isBackwards=*/false);
        });
      })
      .Case([&](tensor::ReshapeOp whole) {
        return whenSeparate(whole.getSource(), [&](Items own) {
          return reshape(own, getShape(whole.getSource()),
                         getShape(whole.getResult()));
        });
      })
      .Default([&](Operation *other) -> std::optional<Items> {
        if (other->getNumRegions() == 0 &&
            OpTrait::hasElementwiseMappableTraits(other))
          return visitElementwise(*other);
        return std::nullopt;
      });
}

LogicalResult ItemAnalysis::visit(Operation &op) {
  if (op.hasTrait<OpTrait::IsTerminator>() || !dependsOnItems(op))
    return success();
  std::optional<Items> found = visitAny(op);
  if (!found)
    return emitError(op.getLoc())
           << op.getName() << " mixes items along the extent '" << symbol
           << "', or may; list its values with --sizes=" << symbol
           << "=… instead of --max";
  for (Value result : op.getResults())
    set(result, *found);
  return success();
}

LogicalResult nnprim::findItems(func::FuncOp main, ArrayRef<Items> arguments,
                                StringRef symbol,
                                SmallVectorImpl<Items> &results) {
  ItemAnalysis analysis(symbol);
  for (auto [value, where] : llvm::zip_equal(main.getArguments(), arguments))
    analysis.set(value, where);
  Block &body = main.getBody().front();
  for (Operation &op : body)
    if (failed(analysis.visit(op)))
      return failure();
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(analysis.get(result));
  return success();
}
