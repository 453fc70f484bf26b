//===- AbsorbShuffles.cpp - Channel shuffles become orders of weights -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChannelArrangement.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

namespace nnprim {
#define GEN_PASS_DEF_ABSORBSHUFFLESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

/// A product or depthwise convolution, the tensor whose channels it reads, and
/// how it will read them.
struct Reader {
  Operation *op;
  Value input;
  /// Channel c that it will read is channel sources[c] of `input` now.
  SmallVector<int64_t> sources = {};
  /// The slices that are concatenated, and what is read of them.
  SmallVector<ChannelSlice> parts = {};
  int64_t offset = 0;
};

/// Shuffles and concatenations that have readers in common.
struct Component {
  SmallVector<Operation *> arrangements;
  SmallVector<Operation *> readers;
};

/// Decides which shuffles are absorbed.
class Readers {
public:
  /// Whether every reader of `value` can read its channels in another order.
  bool takeAnyOrder(Value value);

  /// What reads `value`: readers, and ops that arrange its channels, by their
  /// last op. To be called only where that takes any order.
  static SmallVector<Operation *> getUsers(Value value);

private:
  bool takesAnyOrder(OpOperand &use);

  DenseMap<Value, bool> known;
};

/// How the readers of a component will read what they read now.
class ArrangementPlan {
public:
  ArrangementPlan(ChannelArrangement &arrangement, const Component &component)
      : arrangement(arrangement) {
    for (Operation *op : component.readers)
      addReader(op);
  }

  /// Elements that its concatenations copy, where a short slice of a row counts
  /// as kShortSlice.
  int64_t getCost() const { return cost; }
  ArrayRef<Reader> getReaders() const { return readers; }

private:
  /// A set of slices that is concatenated, in the order of their tensors.
  struct Concat {
    SmallVector<ChannelSlice> slices;
    /// The tensor that is computed in the concatenation, or null.
    Value placed;
  };

  void addReader(Operation *op);
  Value findPlaced(ArrayRef<ChannelSlice> slices) const;
  const Concat &getConcat(ArrayRef<ChannelSlice> slices);
  void concatenate(Reader &reader);

  ChannelArrangement &arrangement;
  SmallVector<Reader> readers;
  SmallVector<Concat> concats;
  int64_t cost = 0;
};

} // namespace

/// Elements in whose time a slice of a row is copied that has fewer: a vector's
/// of the widest instruction set.
static constexpr int64_t kShortSlice = 16;

/// The map's result that is the last dimension, if there is one.
static std::optional<int64_t> getChannelResult(AffineMap map) {
  AffineExpr last = getAffineDimExpr(map.getNumDims() - 1, map.getContext());
  if (std::optional<unsigned> position = map.getResultPosition(last))
    return *position;
  return std::nullopt;
}

static bool canPermute(DepthwiseConvOp op) {
  if (op.getPlanAttr() || !isFromConstants(op.getFilter()))
    return false;
  auto epilogue = cast<EpilogueOpInterface>(op.getOperation());
  return llvm::all_of(llvm::zip_equal(epilogue.getEpilogueIndexingMaps(),
                                      epilogue.getEpilogueOperands()),
                      [](auto input) {
                        auto [map, value] = input;
                        return !getChannelResult(map) || isFromConstants(value);
                      });
}

bool Readers::takesAnyOrder(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getBlock() != use.get().getParentBlock())
    return false;
  if (auto product = dyn_cast<GemmOp>(op))
    return use.get() == product.getLhs() && use.get() != product.getRhs() &&
           !product.getPlanAttr() && !product.getFactors() &&
           cast<ShapedType>(product.getRhs().getType()).getRank() == 2 &&
           llvm::count(op->getOperands(), use.get()) == 1 &&
           isFromConstants(product.getRhs());
  if (auto depthwise = dyn_cast<DepthwiseConvOp>(op))
    return use.get() == depthwise.getInput() && op->getNumResults() == 1 &&
           llvm::count(op->getOperands(), use.get()) == 1 &&
           canPermute(depthwise) && takeAnyOrder(op->getResult(0));
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return isChannelConcat(concat) && takeAnyOrder(concat);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return isChannelSlice(slice) && takeAnyOrder(slice);
  // A product reads an image as a matrix.
  if (keepsChannels(op))
    return llvm::all_of(op->getUses(), [&](OpOperand &next) {
      return isa<GemmOp>(next.getOwner()) && takesAnyOrder(next);
    });
  if (!isa<tensor::ExpandShapeOp>(op) || !op->hasOneUse())
    return false;
  Operation *transpose = *op->getUsers().begin();
  if (!isa<linalg::TransposeOp>(transpose) || !transpose->hasOneUse())
    return false;
  Operation *last = *transpose->getUsers().begin();
  return matchShuffle(last) && takeAnyOrder(last->getResult(0));
}

bool Readers::takeAnyOrder(Value value) {
  if (auto it = known.find(value); it != known.end())
    return it->second;
  bool result = llvm::all_of(
      value.getUses(), [&](OpOperand &use) { return takesAnyOrder(use); });
  known[value] = result;
  return result;
}

SmallVector<Operation *> Readers::getUsers(Value value) {
  SmallVector<Operation *> users;
  for (Operation *user : value.getUsers()) {
    if (isa<GemmOp, DepthwiseConvOp, tensor::ConcatOp, tensor::ExtractSliceOp>(
            user))
      users.push_back(user);
    else if (keepsChannels(user))
      llvm::append_range(users, user->getUsers());
    else
      users.push_back(*(*user->getUsers().begin())->getUsers().begin());
  }
  return users;
}

/// The tensor whose channels a reader reads.
static Value getInput(Operation *op) {
  if (auto depthwise = dyn_cast<DepthwiseConvOp>(op))
    return depthwise.getInput();
  Value lhs = cast<GemmOp>(op).getLhs();
  Operation *reshape = lhs.getDefiningOp();
  if (reshape && keepsChannels(reshape) && !matchShuffle(reshape))
    return reshape->getOperand(0);
  return lhs;
}

/// Whether `lhs` is computed before `rhs`.
static bool isBefore(Value lhs, Value rhs) {
  Operation *left = lhs.getDefiningOp(), *right = rhs.getDefiningOp();
  if (!left || !right)
    return !left && (right || cast<BlockArgument>(lhs).getArgNumber() <
                                  cast<BlockArgument>(rhs).getArgNumber());
  return left->isBeforeInBlock(right);
}

/// Whether a loop or primitive computes the tensor, which could do so
/// elsewhere.
static bool canBePlaced(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  if (op && keepsChannels(op) && op->getOperand(0).hasOneUse())
    op = op->getOperand(0).getDefiningOp();
  return isa_and_nonnull<DestinationStyleOpInterface>(op) &&
         op->getNumResults() == 1;
}

/// The elements of `count` channels.
static int64_t getSize(Value tensor, int64_t count) {
  auto type = cast<RankedTensorType>(tensor.getType());
  return type.getNumElements() / type.getShape().back() * count;
}

void ArrangementPlan::addReader(Operation *op) {
  Reader reader{op, getInput(op)};
  ArrayRef<Channel> channels = arrangement.get(reader.input);
  reader.sources = llvm::to_vector(
      llvm::seq<int64_t>(0, static_cast<int64_t>(channels.size())));
  llvm::sort(reader.sources, [&](int64_t lhs, int64_t rhs) {
    const Channel &left = channels[lhs], &right = channels[rhs];
    if (left.tensor != right.tensor)
      return isBefore(left.tensor, right.tensor);
    return std::pair(left.index, lhs) < std::pair(right.index, rhs);
  });
  for (int64_t source : reader.sources) {
    const Channel &channel = channels[source];
    if (!reader.parts.empty() && reader.parts.back().tensor == channel.tensor &&
        reader.parts.back().offset + reader.parts.back().size == channel.index)
      ++reader.parts.back().size;
    else
      reader.parts.push_back({channel.tensor, channel.index, 1});
  }
  concatenate(reader);
  if (isa<DepthwiseConvOp>(op)) {
    SmallVector<int64_t> positions(channels.size());
    for (auto [position, source] : llvm::enumerate(reader.sources))
      positions[source] = position;
    arrangement.reorder(op->getResult(0), positions);
  }
  readers.push_back(std::move(reader));
}

/// The tensor that is computed last of those that the slices are of, if it can
/// be computed in a concatenation of them: the slice of it ends or begins where
/// it does, so that what is read is contiguous.
Value ArrangementPlan::findPlaced(ArrayRef<ChannelSlice> slices) const {
  const ChannelSlice &last = slices.back();
  bool isEnd = last.offset + last.size == getNumChannels(last.tensor);
  bool hasOther = llvm::any_of(slices.drop_back(), [&](const ChannelSlice &s) {
    return s.tensor == last.tensor;
  });
  bool isTaken = llvm::any_of(
      concats, [&](const Concat &c) { return c.placed == last.tensor; });
  if (slices.size() == 1 || (!isEnd && last.offset != 0) || hasOther ||
      isTaken || !canBePlaced(last.tensor))
    return {};
  return last.tensor;
}

const ArrangementPlan::Concat &
ArrangementPlan::getConcat(ArrayRef<ChannelSlice> slices) {
  for (const Concat &concat : concats)
    if (ArrayRef(concat.slices) == slices)
      return concat;
  concats.push_back({SmallVector<ChannelSlice>(slices), findPlaced(slices)});
  if (slices.size() > 1)
    for (const ChannelSlice &slice : slices)
      if (slice.tensor != concats.back().placed)
        cost += getSize(slice.tensor, std::max(slice.size, kShortSlice));
  return concats.back();
}

/// Concatenates slices, and the whole of a tensor that is computed there.
void ArrangementPlan::concatenate(Reader &reader) {
  if (!getConcat(reader.parts).placed)
    return;
  ChannelSlice last = reader.parts.back();
  reader.parts.back() = {last.tensor, 0, getNumChannels(last.tensor)};
  if (last.offset == 0)
    return;
  // Its end is followed by the others.
  reader.offset = last.offset;
  std::rotate(reader.parts.begin(), std::prev(reader.parts.end()),
              reader.parts.end());
  std::rotate(reader.sources.begin(), reader.sources.end() - last.size,
              reader.sources.end());
}

/// Elements that the shuffles and concatenations of a component copy.
static int64_t getPresentCost(const Component &component) {
  int64_t cost = 0;
  for (Operation *op : component.arrangements) {
    if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
      for (Value input : concat.getInputs())
        if (!canBePlaced(input))
          cost += getSize(input, getNumChannels(input));
    } else {
      cost += getSize(op->getResult(0), getNumChannels(op->getResult(0)));
    }
  }
  return cost;
}

/// Permutes the weights of a reader.
static void permuteWeights(OpBuilder &builder, const Reader &reader) {
  Location loc = reader.op->getLoc();
  auto permute = [&](OpOperand &operand, int64_t dim) {
    operand.set(takeElements(builder, loc, operand.get(), dim, reader.sources));
  };
  if (auto product = dyn_cast<GemmOp>(reader.op))
    return permute(product.getRhsMutable(), 0);
  auto depthwise = cast<DepthwiseConvOp>(reader.op);
  permute(depthwise.getFilterMutable(), 2);
  auto epilogue = cast<EpilogueOpInterface>(reader.op);
  SmallVector<AffineMap> maps = epilogue.getEpilogueIndexingMaps();
  MutableOperandRange inputs = epilogue.getEpilogueOperandsMutable();
  for (auto [index, map] : llvm::enumerate(maps))
    if (std::optional<int64_t> dim = getChannelResult(map))
      permute(inputs[index], *dim);
}

/// The tensor that a reader will read.
static Value createInput(OpBuilder &builder, const Reader &reader) {
  Location loc = reader.input.getLoc();
  SmallVector<Value> parts;
  for (const ChannelSlice &part : reader.parts)
    parts.push_back(takeChannels(builder, loc, part));
  Value rows = parts.front();
  if (parts.size() > 1)
    rows = tensor::ConcatOp::create(
        builder, loc, cast<RankedTensorType>(rows.getType()).getRank() - 1,
        parts);
  return takeChannels(builder, loc,
                      {rows, reader.offset, getNumChannels(reader.input)});
}

static void rewriteReader(const Reader &reader) {
  OpBuilder builder(reader.op);
  Value input = createInput(builder, reader);
  permuteWeights(builder, reader);
  if (auto depthwise = dyn_cast<DepthwiseConvOp>(reader.op)) {
    depthwise.getInputMutable().set(input);
    return;
  }
  OpOperand &lhs = cast<GemmOp>(reader.op).getLhsMutable();
  if (lhs.get() != reader.input) {
    Operation *reshape = builder.clone(*lhs.get().getDefiningOp());
    reshape->setOperand(0, input);
    input = reshape->getResult(0);
  }
  lhs.set(input);
}

/// Lets all readers of a shuffle read the result of one reshape, which joins
/// channels only: canonicalization has made a reshape of its own for readers
/// that join other dimensions, too.
static void joinReaders(linalg::TransposeOp transpose) {
  auto expand = transpose.getInput().getDefiningOp<tensor::ExpandShapeOp>();
  if (!expand || transpose->getNumResults() != 1)
    return;
  SmallVector<ReassociationIndices> groups = expand.getReassociationIndices();
  SmallVector<tensor::CollapseShapeOp> users;
  for (Operation *user : transpose->getUsers()) {
    auto collapse = dyn_cast<tensor::CollapseShapeOp>(user);
    if (!collapse || collapse.getReassociationIndices().back() != groups.back())
      return;
    users.push_back(collapse);
  }
  if (users.empty() || !isOfLastDim(groups))
    return;
  OpBuilder builder(transpose->getContext());
  builder.setInsertionPointAfter(transpose);
  Value joined = tensor::CollapseShapeOp::create(
      builder, transpose.getLoc(), transpose->getResult(0), groups);
  for (tensor::CollapseShapeOp user : users) {
    Value result = joined;
    if (user.getResultType() != joined.getType()) {
      builder.setInsertionPoint(user);
      SmallVector<ReassociationIndices> outer = user.getReassociationIndices();
      outer.back() = {outer.back().front()};
      result = tensor::CollapseShapeOp::create(builder, user.getLoc(), joined,
                                               outer);
    }
    user.replaceAllUsesWith(result);
    user.erase();
  }
}

/// Shuffles without readers in common are in components of their own, whose
/// ops are in order.
static SmallVector<Component>
findComponents(Block &block, llvm::SetVector<Operation *> shuffles) {
  llvm::EquivalenceClasses<Operation *> classes;
  DenseSet<Operation *> seen;
  SmallVector<Operation *> worklist(shuffles.begin(), shuffles.end());
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!seen.insert(op).second)
      continue;
    classes.insert(op);
    if (isa<GemmOp>(op))
      continue;
    for (Operation *user : Readers::getUsers(op->getResult(0))) {
      classes.unionSets(op, user);
      worklist.push_back(user);
    }
  }
  llvm::MapVector<Operation *, Component> components;
  for (Operation &op : block) {
    if (!seen.contains(&op))
      continue;
    Component &component = components[classes.getLeaderValue(&op)];
    if (isa<GemmOp, DepthwiseConvOp>(op))
      component.readers.push_back(&op);
    else if (isa<tensor::ConcatOp>(op) || shuffles.contains(&op))
      component.arrangements.push_back(&op);
  }
  return llvm::to_vector(llvm::make_second_range(components));
}

namespace {

struct AbsorbShuffles : nnprim::impl::AbsorbShufflesPassBase<AbsorbShuffles> {
  using Base::Base;

  void runOnOperation() override {
    for (Block &block : getOperation().getBody())
      runOnBlock(block);
  }

  void runOnBlock(Block &block) {
    for (auto transpose : llvm::to_vector(block.getOps<linalg::TransposeOp>()))
      joinReaders(transpose);
    Readers readers;
    llvm::SetVector<Operation *> shuffles;
    for (Operation &op : block)
      if (matchShuffle(&op) && readers.takeAnyOrder(op.getResult(0)))
        shuffles.insert(&op);
    for (const Component &component : findComponents(block, shuffles)) {
      auto isAbsorbed = [&](Operation *op) {
        return llvm::is_contained(component.arrangements, op);
      };
      ChannelArrangement arrangement(isAbsorbed);
      ArrangementPlan plan(arrangement, component);
      if (plan.getCost() >= getPresentCost(component))
        continue;
      for (const Reader &reader : plan.getReaders())
        rewriteReader(reader);
      numShuffles += llvm::count_if(component.arrangements, isShuffle);
    }
  }

  static bool isShuffle(Operation *op) { return !isa<tensor::ConcatOp>(op); }
};

} // namespace
