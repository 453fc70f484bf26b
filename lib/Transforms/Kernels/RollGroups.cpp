//===- RollGroups.cpp - One loop over the groups of a convolution ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinedConstants.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {
#define GEN_PASS_DEF_ROLLGROUPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A tensor that is a slice of another one or the other way round, with
/// dimensions joined or split between the two.
struct View {
  /// From the slice on.
  SmallVector<Operation *> reshapes;
  Value slice;
};

/// A primitive whose result is inserted into a tensor.
struct Part {
  tensor::InsertSliceOp insert;
  /// From the primitive's result to what is inserted.
  View result;
  DestinationStyleOpInterface op;
};

/// How an operand depends on the number of its part.
enum class Progress { Same, Slice, Constant, Destination };

/// Parts of one tensor that differ in nothing but equally spaced slices of the
/// same tensors and in constants.
class Run {
public:
  explicit Run(const Part &first) { parts.push_back(first); }

  /// Appends `part` if it continues the run.
  bool append(const Part &part);
  bool isLoop() const { return parts.size() > 1 && isIndependent(); }
  void roll();

private:
  std::optional<Progress> findProgress(unsigned operand,
                                       const Part &part) const;
  bool extend(unsigned operand, const Part &part, Progress &kind) const;
  bool isIndependent() const;
  Value createOperand(ImplicitLocOpBuilder &b, unsigned operand, Value number,
                      Value tensor);
  Value createDestination(ImplicitLocOpBuilder &b, unsigned operand,
                          Value tensor, ArrayRef<OpFoldResult> offsets);
  Value createConstants(ImplicitLocOpBuilder &b, unsigned operand,
                        Value number);

  SmallVector<Part> parts;
  SmallVector<Progress> progress;
};
} // namespace

/// Follows reshapes from `value` back to what they begin with.
static View getView(Value value) {
  View view;
  while (isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      value.getDefiningOp())) {
    view.reshapes.push_back(value.getDefiningOp());
    value = value.getDefiningOp()->getOperand(0);
  }
  std::reverse(view.reshapes.begin(), view.reshapes.end());
  view.slice = value;
  return view;
}

static Value createReshapes(OpBuilder &b, ArrayRef<Operation *> reshapes,
                            Value value) {
  for (Operation *reshape : reshapes) {
    IRMapping mapping;
    mapping.map(reshape->getOperand(0), value);
    value = b.clone(*reshape, mapping)->getResult(0);
  }
  return value;
}

static bool haveSameReshapes(const View &a, const View &b) {
  return llvm::equal(a.reshapes, b.reshapes, [](Operation *x, Operation *y) {
    return x->getName() == y->getName() &&
           x->getResultTypes() == y->getResultTypes() &&
           x->getAttrDictionary() == y->getAttrDictionary();
  });
}

/// Whether all numbers of a slice are known, and its elements are neighbours.
template <typename SliceOp> static bool isStatic(SliceOp slice) {
  return !ShapedType::isDynamicShape(slice.getStaticOffsets()) &&
         !ShapedType::isDynamicShape(slice.getStaticSizes()) &&
         slice.hasUnitStride();
}

template <typename SliceOp> static bool areAlike(SliceOp a, SliceOp b) {
  return isStatic(a) && isStatic(b) && a.getSourceType() == b.getSourceType() &&
         a.getResultType() == b.getResultType() &&
         a.getStaticSizes() == b.getStaticSizes();
}

template <typename SliceOp>
static SmallVector<int64_t> getDistance(SliceOp from, SliceOp to) {
  SmallVector<int64_t> distance;
  for (auto [begin, end] :
       llvm::zip_equal(from.getStaticOffsets(), to.getStaticOffsets()))
    distance.push_back(end - begin);
  return distance;
}

/// Whether all of the input of `op` is extended to memory of its own, which
/// iterations of a loop would share.
static bool extendsInput(Operation *op) {
  Attribute plan = cast<PlannedOpInterface>(op).getPlanAttribute();
  if (auto gemm = dyn_cast_or_null<GemmPlanAttr>(plan))
    return gemm.getPlan().extendInput;
  auto direct = dyn_cast_or_null<DirectConvPlanAttr>(plan);
  return direct && direct.getPlan().extendInput;
}

/// The part that `insert` puts into its place, if it is a primitive of which
/// groups are made.
static std::optional<Part> getPart(tensor::InsertSliceOp insert) {
  View result = getView(insert.getSource());
  Operation *op = result.slice.getDefiningOp();
  // Other users of the result read a slice of the whole tensor in its place.
  bool areUsesKnown = (result.slice.hasOneUse() || result.reshapes.empty()) &&
                      llvm::all_of(result.reshapes, [](Operation *reshape) {
                        return reshape->hasOneUse();
                      });
  if (!isa_and_nonnull<GemmOp, IndirectGemmOp, FastConvOp>(op) ||
      !areUsesKnown || op->getBlock() != insert->getBlock() ||
      !isStatic(insert) || extendsInput(op))
    return std::nullopt;
  return Part{insert, result, cast<DestinationStyleOpInterface>(op)};
}

/// Whether `view` is where the part's result is inserted, or nothing yet.
static bool isDestination(const View &view, const Part &part) {
  if (view.slice.getDefiningOp<tensor::EmptyOp>())
    return true;
  auto slice = view.slice.getDefiningOp<tensor::ExtractSliceOp>();
  tensor::InsertSliceOp insert = part.insert;
  return slice && isStatic(slice) && slice.getSource() == insert.getDest() &&
         slice.getStaticOffsets() == insert.getStaticOffsets() &&
         slice.getStaticSizes() == insert.getStaticSizes();
}

std::optional<Progress> Run::findProgress(unsigned operand,
                                          const Part &part) const {
  Value first = parts[0].op->getOperand(operand);
  Value second = part.op->getOperand(operand);
  View a = getView(first), b = getView(second);
  DestinationStyleOpInterface op = part.op;
  if (op.isDpsInit(&op->getOpOperand(operand)))
    return isDestination(a, parts[0]) && isDestination(b, part)
               ? std::optional(Progress::Destination)
               : std::nullopt;
  if (first == second)
    return Progress::Same;
  auto slice = a.slice.getDefiningOp<tensor::ExtractSliceOp>();
  auto other = b.slice.getDefiningOp<tensor::ExtractSliceOp>();
  if (slice && other && slice.getSource() == other.getSource() &&
      areAlike(slice, other) && haveSameReshapes(a, b))
    return Progress::Slice;
  auto constant = first.getDefiningOp<arith::ConstantOp>();
  auto next = second.getDefiningOp<arith::ConstantOp>();
  if (isJoinable(constant) && isJoinable(next) &&
      constant.getType() == next.getType())
    return Progress::Constant;
  return std::nullopt;
}

static tensor::ExtractSliceOp getSlice(const Part &part, unsigned operand) {
  return getView(part.op->getOperand(operand))
      .slice.getDefiningOp<tensor::ExtractSliceOp>();
}

/// Whether `part` continues the run in one operand, whose `kind` becomes that
/// of all parts: constants of a few of them may be equal.
bool Run::extend(unsigned operand, const Part &part, Progress &kind) const {
  std::optional<Progress> found = findProgress(operand, part);
  if (!found)
    return false;
  auto constant =
      parts[0].op->getOperand(operand).getDefiningOp<arith::ConstantOp>();
  if (found == Progress::Same && kind == Progress::Constant)
    return true;
  if (found == Progress::Constant && kind == Progress::Same && constant)
    kind = Progress::Constant;
  if (found != kind)
    return false;
  return kind != Progress::Slice || parts.size() < 2 ||
         getDistance(getSlice(parts.back(), operand),
                     getSlice(part, operand)) ==
             getDistance(getSlice(parts[0], operand),
                         getSlice(parts[1], operand));
}

static View getInit(const Part &part) {
  DestinationStyleOpInterface op = part.op;
  return getView(op.getDpsInitOperand(0)->get());
}

/// Whether the tensor that `last` makes is read by nothing but `part`.
static bool isOnlyReader(const Part &part, tensor::InsertSliceOp last) {
  View init = getInit(part);
  return llvm::all_of(last->getUsers(), [&](Operation *user) {
    return user == part.insert ||
           (user == init.slice.getDefiningOp() && user->hasOneUse() &&
            llvm::all_of(init.reshapes, [](Operation *reshape) {
              return reshape->hasOneUse();
            }));
  });
}

/// Whether those who read the result of `part`, and not the tensor that it is
/// inserted into, do so behind `position`.
static bool areOtherUsersBehind(const Part &part, Operation *position) {
  return llvm::all_of(part.result.slice.getUsers(), [&](Operation *user) {
    bool isOwn =
        user == part.insert || llvm::is_contained(part.result.reshapes, user);
    Operation *ancestor = position->getBlock()->findAncestorOpInBlock(*user);
    return isOwn || (ancestor && position->isBeforeInBlock(ancestor));
  });
}

bool Run::append(const Part &part) {
  const Part &first = parts[0];
  tensor::InsertSliceOp insert = part.insert, last = parts.back().insert;
  if (insert.getDest() != last.getResult() || !isOnlyReader(part, last) ||
      !areAlike(first.insert, insert) ||
      !haveSameReshapes(first.result, part.result) ||
      (parts.size() > 1 &&
       getDistance(last, insert) != getDistance(first.insert, parts[1].insert)))
    return false;
  Operation *a = first.op, *b = part.op;
  if (a->getName() != b->getName() ||
      a->getNumOperands() != b->getNumOperands() ||
      a->getResultTypes() != b->getResultTypes() ||
      a->getAttrDictionary() != b->getAttrDictionary() ||
      !OperationEquivalence::isRegionEquivalentTo(
          &a->getRegion(0), &b->getRegion(0),
          OperationEquivalence::IgnoreLocations))
    return false;
  SmallVector<Progress> kinds = progress;
  for (unsigned operand = 0; operand < b->getNumOperands(); ++operand) {
    if (parts.size() == 1) {
      std::optional<Progress> found = findProgress(operand, part);
      if (!found)
        return false;
      kinds.push_back(*found);
    }
    if (!extend(operand, part, kinds[operand]))
      return false;
  }
  auto isReadLater = [&](const Part &each) {
    return areOtherUsersBehind(each, insert);
  };
  if (!llvm::all_of(parts, isReadLater) || !isReadLater(part))
    return false;
  progress = kinds;
  parts.push_back(part);
  return true;
}

/// Whether no two parts have elements in common.
bool Run::isIndependent() const {
  tensor::InsertSliceOp first = parts[0].insert, second = parts[1].insert;
  return llvm::any_of(
      llvm::zip_equal(getDistance(first, second), first.getStaticSizes()),
      [](auto pair) {
        return std::abs(std::get<0>(pair)) >= std::get<1>(pair);
      });
}

/// The offsets of the slice of a number.
template <typename SliceOp>
static SmallVector<OpFoldResult> getOffsets(ImplicitLocOpBuilder &b,
                                            SliceOp first, SliceOp second,
                                            Value number) {
  SmallVector<OpFoldResult> offsets;
  for (auto [begin, step] :
       llvm::zip_equal(first.getStaticOffsets(), getDistance(first, second)))
    offsets.push_back(affine::makeComposedFoldedAffineApply(
        b, b.getLoc(), b.getAffineDimExpr(0) * step + begin, {number}));
  return offsets;
}

/// The constant of `number` among those of all parts, which become one.
Value Run::createConstants(ImplicitLocOpBuilder &b, unsigned operand,
                           Value number) {
  SmallVector<arith::ConstantOp> constants;
  for (const Part &part : parts)
    constants.push_back(
        part.op->getOperand(operand).getDefiningOp<arith::ConstantOp>());
  Value all = joinConstants(b, constants);
  auto part = cast<RankedTensorType>(constants[0].getType());
  ArrayRef<int64_t> shape = cast<RankedTensorType>(all.getType()).getShape();
  SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
  offsets[0] = number;
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(b.getContext(), shape);
  sizes[0] = b.getIndexAttr(1);
  SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(b, part, all, offsets, sizes, strides);
}

/// The slice of `tensor` that the result goes to, as a primitive sees it.
Value Run::createDestination(ImplicitLocOpBuilder &b, unsigned operand,
                             Value tensor, ArrayRef<OpFoldResult> offsets) {
  const Part *model = llvm::find_if(parts, [&](const Part &part) {
    return getSlice(part, operand) != nullptr;
  });
  if (model == parts.end())
    return b.clone(*parts[0].op->getOperand(operand).getDefiningOp())
        ->getResult(0);
  tensor::ExtractSliceOp slice = getSlice(*model, operand);
  Value view = tensor::ExtractSliceOp::create(b, slice.getType(), tensor,
                                              offsets, slice.getMixedSizes(),
                                              slice.getMixedStrides());
  return createReshapes(b, getView(model->op->getOperand(operand)).reshapes,
                        view);
}

Value Run::createOperand(ImplicitLocOpBuilder &b, unsigned operand,
                         Value number, Value tensor) {
  Value first = parts[0].op->getOperand(operand);
  switch (progress[operand]) {
  case Progress::Same:
    return first;
  case Progress::Constant:
    return createConstants(b, operand, number);
  case Progress::Destination:
    return createDestination(
        b, operand, tensor,
        getOffsets(b, parts[0].insert, parts[1].insert, number));
  case Progress::Slice:
    break;
  }
  tensor::ExtractSliceOp slice = getSlice(parts[0], operand);
  Value view = tensor::ExtractSliceOp::create(
      b, slice.getType(), slice.getSource(),
      getOffsets(b, slice, getSlice(parts[1], operand), number),
      slice.getMixedSizes(), slice.getMixedStrides());
  return createReshapes(b, getView(first).reshapes, view);
}

/// Lets those who read the result of `part` read its slice of `tensor`.
static void redirectOtherUsers(ImplicitLocOpBuilder &b, const Part &part,
                               Value tensor) {
  Value result = part.result.slice;
  if (result.hasOneUse())
    return;
  tensor::InsertSliceOp insert = part.insert;
  Value slice = tensor::ExtractSliceOp::create(
      b, cast<RankedTensorType>(result.getType()), tensor,
      insert.getMixedOffsets(), insert.getMixedSizes(),
      insert.getMixedStrides());
  result.replaceAllUsesExcept(slice, insert);
}

/// Erases reshapes of a view, the last one first, that nothing uses.
static void eraseUnused(ArrayRef<Operation *> reshapes) {
  for (Operation *reshape : llvm::reverse(reshapes))
    if (reshape->use_empty())
      reshape->erase();
}

/// Replaces the parts by a loop, and erases them.
void Run::roll() {
  tensor::InsertSliceOp insert = parts[0].insert, last = parts.back().insert;
  ImplicitLocOpBuilder b(parts[0].op->getLoc(), last);
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  Value zero = index(0), count = index(parts.size()), one = index(1);
  auto loop = scf::ForOp::create(b, zero, count, one, insert.getDest());
  setParallel(loop);
  b.setInsertionPointToStart(loop.getBody());
  Value number = loop.getInductionVar(), tensor = loop.getRegionIterArg(0);
  SmallVector<Value> operands;
  for (unsigned operand = 0; operand < progress.size(); ++operand)
    operands.push_back(createOperand(b, operand, number, tensor));
  Operation *op = b.clone(*parts[0].op);
  op->setOperands(operands);
  Value result = createReshapes(b, parts[0].result.reshapes, op->getResult(0));
  Value inserted = tensor::InsertSliceOp::create(
      b, result, tensor, getOffsets(b, insert, parts[1].insert, number),
      insert.getMixedSizes(), insert.getMixedStrides());
  scf::YieldOp::create(b, inserted);

  b.setInsertionPointAfter(loop);
  for (const Part &part : parts)
    redirectOtherUsers(b, part, loop.getResult(0));
  last.getResult().replaceAllUsesWith(loop.getResult(0));
  // Constants stay: their bytes may be those of the model for another target.
  for (const Part &part : llvm::reverse(parts)) {
    View init = getInit(part);
    part.insert->erase();
    eraseUnused(part.result.reshapes);
    part.op->erase();
    eraseUnused(init.reshapes);
    if (init.slice.use_empty())
      init.slice.getDefiningOp()->erase();
  }
}

namespace {

struct RollGroups : nnprim::impl::RollGroupsPassBase<RollGroups> {
  using Base::Base;

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || main.isExternal())
      return;
    // A loop may make the operands of later primitives slices of one tensor.
    auto inserts =
        llvm::to_vector(main.getBody().front().getOps<tensor::InsertSliceOp>());
    DenseSet<Operation *> visited;
    for (tensor::InsertSliceOp insert : inserts) {
      if (!visited.insert(insert).second)
        continue;
      std::optional<Part> part = getPart(insert);
      if (!part)
        continue;
      Run run(*part);
      while ((part = getNext(part->insert)) && run.append(*part))
        visited.insert(part->insert);
      if (!run.isLoop())
        continue;
      run.roll();
      ++numLoops;
    }
  }

private:
  /// The part that is inserted into the tensor that `insert` makes.
  static std::optional<Part> getNext(tensor::InsertSliceOp insert) {
    for (OpOperand &use : insert->getUses()) {
      auto next = dyn_cast<tensor::InsertSliceOp>(use.getOwner());
      if (next &&
          next.getDestMutable().getOperandNumber() == use.getOperandNumber())
        return getPart(next);
    }
    return std::nullopt;
  }
};

} // namespace
