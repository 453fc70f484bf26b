//===- PlaceConcats.cpp - Producers write into concatenations -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "llvm/ADT/MapVector.h"

namespace nnprim {
#define GEN_PASS_DEF_PLACECONCATSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

namespace {

/// A range of the concatenated dimension that one operand fills.
struct Range {
  int64_t offset, size;
};

/// An operand that is no concatenation itself, and the concatenation that it is
/// an operand of.
struct Part {
  Value value;
  Range range;
  Operation *user;
  /// The op whose result, after `reshapes` (the last one first), is the value;
  /// null if the value is copied to its place.
  Operation *producer = nullptr;
  SmallVector<Operation *> reshapes = {};

  /// The op at which the value is put into its place: behind the producer, or
  /// before the user.
  Operation *getPosition() const { return producer ? producer : user; }
};

/// The concatenations that become one buffer.
class ConcatTree {
public:
  ConcatTree(RewriterBase &rewriter, tensor::ConcatOp root)
      : rewriter(rewriter), root(root), dim(root.getDim()) {
    collect(root, 0);
  }

  /// Replaces the tree by insertions into one tensor. Returns the number of
  /// parts that need no copy.
  unsigned place();

private:
  /// The tensor's value behind an op, up to the op of the next version.
  struct Version {
    Operation *after;
    Value value;
  };

  void collect(tensor::ConcatOp op, int64_t offset);
  void findProducer(Part &part) const;
  bool isOfTree(Operation *op) const {
    return llvm::any_of(
        concats, [&](auto entry) { return entry.first.getOperation() == op; });
  }

  tensor::ExtractSliceOp extract(Value tensor, Range range);
  void insert(Part &part);
  void redirectProducer(Part &part);
  void replaceUses(Value value, Range range);
  /// The last version before an op.
  Value getVersion(Operation *op) const;

  RewriterBase &rewriter;
  tensor::ConcatOp root;
  int64_t dim;
  /// The root and, behind each concatenation, those that are its operands.
  SmallVector<std::pair<tensor::ConcatOp, Range>> concats;
  SmallVector<Part> parts;
  llvm::MapVector<Value, Range> placed;
  SmallVector<Version> versions;
};

} // namespace

/// Whether the slice along `dim` of a tensor stays a view if dimensions are
/// joined: nothing but ones is in front of `dim` in its group.
static bool isSliceCollapsible(RankedTensorType type, int64_t dim,
                               ArrayRef<ReassociationIndices> groups) {
  for (const ReassociationIndices &group : groups) {
    if (!llvm::is_contained(group, dim))
      continue;
    return llvm::all_of(group, [&](int64_t other) {
      return other >= dim || type.getDimSize(other) == 1;
    });
  }
  return true;
}

/// The tensor.empty that a loop or primitive fills, perhaps behind a fill.
static bool startsEmpty(Value init) {
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    init = fill.getOutputs()[0];
  return init.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

void ConcatTree::collect(tensor::ConcatOp op, int64_t offset) {
  concats.push_back({op, {offset, op.getResultType().getDimSize(dim)}});
  for (Value operand : op.getInputs()) {
    int64_t size = cast<RankedTensorType>(operand.getType()).getDimSize(dim);
    auto inner = operand.getDefiningOp<tensor::ConcatOp>();
    if (inner && static_cast<int64_t>(inner.getDim()) == dim &&
        inner->getBlock() == root->getBlock() && !isOfTree(inner)) {
      collect(inner, offset);
    } else {
      parts.push_back({operand, {offset, size}, op});
      findProducer(parts.back());
    }
    offset += size;
  }
}

void ConcatTree::findProducer(Part &part) const {
  // A value has one place only.
  if (llvm::any_of(ArrayRef(parts).drop_back(), [&](const Part &other) {
        return other.value == part.value;
      }))
    return;
  Value value = part.value;
  while (Operation *op = value.getDefiningOp()) {
    if (op->getBlock() != root->getBlock() ||
        (value != part.value && !value.hasOneUse()))
      break;
    if (auto dps = dyn_cast<DestinationStyleOpInterface>(op)) {
      OpOperand *init = dps.getTiedOpOperand(cast<OpResult>(value));
      if (op->getNumResults() == 1 && startsEmpty(init->get())) {
        part.producer = op;
        return;
      }
      break;
    }
    // Only a reshape that stays a view can change places with the slice; one
    // such op suffices.
    if (!part.reshapes.empty())
      break;
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
      if (!isSliceCollapsible(expand.getResultType(), dim,
                              expand.getReassociationIndices()))
        break;
      value = expand.getSrc();
    } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
      value = collapse.getSrc();
    } else {
      break;
    }
    part.reshapes.push_back(op);
  }
  part.reshapes.clear();
}

tensor::ExtractSliceOp ConcatTree::extract(Value tensor, Range range) {
  auto type = cast<RankedTensorType>(tensor.getType());
  MLIRContext *context = rewriter.getContext();
  SmallVector<int64_t> offsets(type.getRank()), sizes(type.getShape());
  offsets[dim] = range.offset;
  sizes[dim] = range.size;
  return tensor::ExtractSliceOp::create(
      rewriter, root.getLoc(), tensor, getAsIndexOpFoldResult(context, offsets),
      getAsIndexOpFoldResult(context, sizes),
      SmallVector<OpFoldResult>(type.getRank(), rewriter.getIndexAttr(1)));
}

/// Lets the producer of a part fill its slice of the tensor.
void ConcatTree::redirectProducer(Part &part) {
  auto dps = cast<DestinationStyleOpInterface>(part.producer);
  rewriter.setInsertionPoint(part.producer);
  Value slice = extract(getVersion(part.producer), part.range);
  Location loc = part.producer->getLoc();
  for (Operation *reshape : part.reshapes) {
    auto source = cast<RankedTensorType>(reshape->getOperand(0).getType());
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape))
      slice = tensor::CollapseShapeOp::create(rewriter, loc, source, slice,
                                              expand.getReassociationIndices());
    else
      slice = tensor::ExpandShapeOp::create(
          rewriter, loc, source, slice,
          cast<tensor::CollapseShapeOp>(reshape).getReassociationIndices());
    // Between the producer and the insertion nothing else may happen.
    rewriter.moveOpAfter(reshape, part.producer);
  }
  OpOperand &init = dps.getDpsInitsMutable()[0];
  if (auto fill = init.get().getDefiningOp<linalg::FillOp>())
    slice = linalg::FillOp::create(rewriter, fill.getLoc(), fill.getInputs()[0],
                                   slice)
                .getResult(0);
  rewriter.modifyOpInPlace(part.producer, [&] { init.set(slice); });
}

void ConcatTree::insert(Part &part) {
  Operation *position = part.getPosition();
  if (part.producer) {
    redirectProducer(part);
    position = part.reshapes.empty() ? part.producer : part.reshapes.front();
    rewriter.setInsertionPointAfter(position);
  } else {
    rewriter.setInsertionPoint(position);
  }
  Value destination = getVersion(position);
  Value source = part.value;
  // The source may have been moved into this tensor already.
  if (auto place = placed.find(source); place != placed.end())
    source = extract(destination, place->second);
  auto slice = extract(destination, part.range);
  Value next = tensor::InsertSliceOp::create(
      rewriter, root.getLoc(), source, destination, slice.getMixedOffsets(),
      slice.getMixedSizes(), slice.getMixedStrides());
  rewriter.eraseOp(slice);
  versions.push_back({next.getDefiningOp(), next});
  if (part.producer)
    placed.insert({part.value, part.range});
}

Value ConcatTree::getVersion(Operation *op) const {
  Operation *ancestor = root->getBlock()->findAncestorOpInBlock(*op);
  for (const Version &version : llvm::reverse(versions))
    if (version.after->isBeforeInBlock(ancestor))
      return version.value;
  llvm_unreachable("the tensor exists before its first part");
}

/// Lets users of what has been moved read it there, in the tensor's last
/// version before them: all versions are one buffer, and no user may need an
/// older state of it.
void ConcatTree::replaceUses(Value value, Range range) {
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : value.getUses())
    uses.push_back(&use);
  bool isRoot = value == root.getResult();
  for (OpOperand *use : uses) {
    Operation *user = use->getOwner();
    bool isInsertion = isa<tensor::InsertSliceOp>(user) &&
                       llvm::any_of(versions, [&](const Version &v) {
                         return v.after == user;
                       });
    if (isOfTree(user) || isInsertion)
      continue;
    rewriter.setInsertionPoint(user);
    Value version = getVersion(user);
    Value read = isRoot ? version : extract(version, range).getResult();
    rewriter.modifyOpInPlace(user, [&] { use->set(read); });
  }
}

unsigned ConcatTree::place() {
  llvm::sort(parts, [](const Part &lhs, const Part &rhs) {
    Operation *left = lhs.getPosition(), *right = rhs.getPosition();
    return left == right ? lhs.range.offset < rhs.range.offset
                         : left->isBeforeInBlock(right);
  });
  unsigned count = llvm::count_if(
      parts, [](const Part &part) { return part.producer != nullptr; });
  rewriter.setInsertionPoint(parts.front().getPosition());
  RankedTensorType type = root.getResultType();
  Value empty = tensor::EmptyOp::create(rewriter, root.getLoc(),
                                        type.getShape(), type.getElementType());
  versions.push_back({empty.getDefiningOp(), empty});
  for (Part &part : parts)
    insert(part);
  for (auto &[value, range] : placed)
    replaceUses(value, range);
  for (auto &[concat, range] : concats)
    replaceUses(concat.getResult(), range);
  for (auto &[concat, range] : concats)
    rewriter.eraseOp(concat);
  return count;
}

namespace {

struct PlaceConcats : nnprim::impl::PlaceConcatsPassBase<PlaceConcats> {
  using Base::Base;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    while (tensor::ConcatOp last = findLast())
      numPlaced += ConcatTree(rewriter, last).place();
  }

  /// The last one first, so that those in front of it become part of it.
  tensor::ConcatOp findLast() {
    tensor::ConcatOp last;
    getOperation().walk([&](tensor::ConcatOp op) {
      if (op.getResultType().hasStaticShape())
        last = op;
    });
    return last;
  }
};

} // namespace
