//===- VectorBody.cpp - Body of a linalg op on vectors --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorBody.h"
#include "Shuffles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Bodies that can be evaluated
//===----------------------------------------------------------------------===//

/// Whether `op` computes each lane of its result from the same lane of its
/// operands.
static bool isElementwise(Operation &op) {
  return op.getNumRegions() == 0 && isMemoryEffectFree(&op) &&
         (isa<ExtendFlyteOp, RoundFlyteOp>(op) ||
          OpTrait::hasElementwiseMappableTraits(&op) ||
          op.hasTrait<OpTrait::ConstantLike>());
}

static bool isStaticLoad(memref::LoadOp load) {
  SmallVector<int64_t> strides;
  int64_t offset;
  MemRefType type = load.getMemRefType();
  return type.hasStaticShape() &&
         (isa<FlyteType>(type.getElementType()) ||
          type.getElementTypeBitWidth() % 8 == 0) &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         !llvm::is_contained(strides, ShapedType::kDynamic);
}

CheckResult nnprim::checkBody(const LoopNest &nest) {
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator()) {
    if (auto load = dyn_cast<memref::LoadOp>(op)) {
      if (!isStaticLoad(load))
        return "its body loads from a memref without static shape";
    } else if (!isElementwise(op) && !isa<linalg::IndexOp>(op)) {
      return "its body is not elementwise";
    }
    for (Type type : op.getResultTypes())
      if (!type.isIntOrIndexOrFloat() && !isa<FlyteType>(type))
        return "its body computes more than scalars";
  }
  return success();
}

int64_t nnprim::getWidestElement(const LoopNest &nest) {
  int64_t bits = 8;
  auto add = [&](Type type) {
    if (type.isIntOrFloat())
      bits = std::max<int64_t>(bits, type.getIntOrFloatBitWidth());
    else if (isa<FlyteType>(type))
      bits = std::max<int64_t>(bits, 32);
  };
  // Numbers that only become an index are addresses.
  auto isAddress = [](Value value) {
    return !value.use_empty() &&
           llvm::all_of(value.getUsers(), llvm::IsaPred<arith::IndexCastOp>);
  };
  for (auto [number, access] : llvm::enumerate(nest.getOwnAccesses()))
    if (!isAddress(nest.getArgument(number)))
      add(getElementTypeOrSelf(access.memref.getType()));
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator())
    for (Value result : op.getResults())
      if (!isAddress(result))
        add(result.getType());
  return bits;
}

/// Whether `op` only computes addresses.
static bool isAddress(Operation &op) {
  auto isIndex = [](Type type) { return type.isIndex(); };
  return llvm::all_of(op.getResultTypes(), isIndex) ||
         (op.getNumOperands() > 0 &&
          llvm::all_of(op.getOperandTypes(), isIndex));
}

int64_t nnprim::countBodyOps(const LoopNest &nest) {
  int64_t count = 0;
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator())
    count += !op.hasTrait<OpTrait::ConstantLike>() && !isAddress(op);
  return count;
}

Operation *nnprim::getCombiner(const LoopNest &nest, unsigned number) {
  BlockArgument sum = nest.getArgument(nest.getNumInputs() + number);
  Value yielded = sum.getOwner()->getTerminator()->getOperand(number);
  Operation *op = yielded.getDefiningOp();
  Value argument = sum;
  // Of flytes, a maximum is computed in f32.
  if (auto round = dyn_cast_or_null<RoundFlyteOp>(op)) {
    op = round.getValue().getDefiningOp();
    if (!isa_and_nonnull<arith::MaximumFOp, arith::MinimumFOp>(op) ||
        !op->hasOneUse() || !sum.hasOneUse() ||
        !isa<ExtendFlyteOp>(*sum.user_begin()))
      return nullptr;
    argument = sum.user_begin()->getResult(0);
  }
  bool isCombiner =
      isa_and_nonnull<arith::AddFOp, arith::MulFOp, arith::AddIOp,
                      arith::MulIOp, arith::MaximumFOp, arith::MinimumFOp,
                      arith::MaxNumFOp, arith::MinNumFOp, arith::MaxSIOp,
                      arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp,
                      arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
  return isCombiner && argument.hasOneUse() && *argument.user_begin() == op
             ? op
             : nullptr;
}

/// The value that the body combines with result `number`, which has a combiner.
static Value getTerm(const LoopNest &nest, unsigned number) {
  Operation *combiner = getCombiner(nest, number);
  Value sum = nest.getArgument(nest.getNumInputs() + number);
  if (isa<FlyteType>(sum.getType()))
    sum = sum.user_begin()->getResult(0);
  return combiner->getOperand(combiner->getOperand(0) == sum ? 1 : 0);
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

namespace {
class Evaluation {
public:
  Evaluation(KernelBuilder &b, const LoopNest &nest, const BodyContext &context)
      : b(b), nest(nest), context(context) {}

  SmallVector<Value> run();

private:
  LaneValue get(Value value);
  Value getVector(Value value);
  void evaluate(Operation &op);
  LaneValue evaluateIndex(linalg::IndexOp op);
  LaneValue evaluateLoad(memref::LoadOp op);
  std::optional<SmallVector<int64_t>> getKnownLanes(Value index);
  std::optional<LaneValue> loadKnown(memref::LoadOp op);
  Value gather(Value memref, Value at, int64_t step, Value spread);
  std::optional<LaneValue> evaluateAddress(Operation &op);
  std::optional<LaneValue> evaluateKnown(Operation &op);
  void cloneScalar(Operation &op);
  void cloneVector(Operation &op);
  Value selectLoaded(arith::SelectOp op);

  KernelBuilder &b;
  const LoopNest &nest;
  const BodyContext &context;
  llvm::DenseMap<Value, LaneValue> values;
};
} // namespace

/// Arguments are loaded when they are first used: a window's shape never is.
LaneValue Evaluation::get(Value value) {
  auto [it, isNew] = values.try_emplace(value);
  if (!isNew)
    return it->second;
  LaneValue lanes = LaneValue::uniform(value);
  Block *body = nest.getArgument(0).getOwner();
  if (auto argument = dyn_cast<BlockArgument>(value))
    if (argument.getOwner() == body)
      lanes = context.loadArgument(argument.getArgNumber());
  if (lanes.scalar && isa<FlyteType>(lanes.scalar.getType()))
    lanes = LaneValue::uniform(
        ExtendFlyteOp::create(b, b.getF32Type(), lanes.scalar));
  return values[value] = lanes;
}

Value Evaluation::getVector(Value value) {
  LaneValue lanes = get(value);
  if (lanes.vector)
    return lanes.vector;
  Value vector = broadcastElement(b, lanes.scalar, context.width);
  if (lanes.step != 0) {
    auto type = cast<VectorType>(vector.getType());
    SmallVector<Attribute> steps;
    for (int64_t i = 0; i < context.width; ++i)
      steps.push_back(b.getIntegerAttr(type.getElementType(), i * lanes.step));
    Value offsets =
        arith::ConstantOp::create(b, type, DenseElementsAttr::get(type, steps));
    vector = arith::AddIOp::create(b, vector, offsets);
  }
  values[value].vector = vector;
  return vector;
}

LaneValue Evaluation::evaluateIndex(linalg::IndexOp op) {
  int64_t loop = nest.loopOfIterator[op.getDim()];
  if (loop < 0)
    return LaneValue::uniform(b.index(0));
  return {{}, context.ivs[loop], loop == int64_t(context.vectorDim) ? 1 : 0};
}

/// Sums of indices, and their multiples, remain a scalar and a step.
std::optional<LaneValue> Evaluation::evaluateAddress(Operation &op) {
  if (op.getNumResults() != 1 ||
      !isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::IndexCastOp>(op))
    return std::nullopt;
  // Narrower sums may wrap between two lanes.
  Type type = op.getResult(0).getType();
  if (!type.isIndex() && !type.isInteger(64))
    return std::nullopt;
  SmallVector<LaneValue> operands;
  for (Value operand : op.getOperands()) {
    operands.push_back(get(operand));
    if (!operands.back().scalar)
      return std::nullopt;
  }
  int64_t step = operands[0].step;
  if (isa<arith::AddIOp>(op))
    step += operands[1].step;
  if (isa<arith::SubIOp>(op))
    step -= operands[1].step;
  if (isa<arith::MulIOp>(op)) {
    if (operands[0].step != 0)
      std::swap(operands[0], operands[1]);
    step = operands[1].step;
    if (step != 0) {
      std::optional<int64_t> factor = getConstantIntValue(operands[0].scalar);
      if (!factor)
        return std::nullopt;
      step *= *factor;
    }
  }
  IRMapping mapping;
  for (Value operand : op.getOperands())
    mapping.map(operand, get(operand).scalar);
  return LaneValue{{}, b.clone(op, mapping)->getResult(0), step};
}

/// A bound that always or never applies, what compares an index with such a
/// bound of it, and what such a comparison decides.
std::optional<LaneValue> Evaluation::evaluateKnown(Operation &op) {
  if (Value operand = foldBound(nest, &op, context.ranges))
    return get(operand);
  auto isSame = [](const LaneValue &a, const LaneValue &b) {
    return a.scalar && a.scalar == b.scalar && a.step == b.step;
  };
  auto getTruth = [&](Value condition) {
    LaneValue lanes = get(condition);
    return lanes.scalar ? getConstantIntValue(lanes.scalar) : std::nullopt;
  };
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    if (compare.getPredicate() != arith::CmpIPredicate::eq ||
        !isSame(get(compare.getLhs()), get(compare.getRhs())))
      return std::nullopt;
    return LaneValue::uniform(
        arith::ConstantOp::create(b, b.getBoolAttr(true)));
  }
  if (auto both = dyn_cast<arith::AndIOp>(op))
    for (auto [one, other] : {std::pair(both.getLhs(), both.getRhs()),
                              std::pair(both.getRhs(), both.getLhs())})
      if (both.getType().isInteger(1) && getTruth(one) && *getTruth(one))
        return get(other);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    if (std::optional<int64_t> truth = getTruth(select.getCondition()))
      return get(*truth ? select.getTrueValue() : select.getFalseValue());
  return std::nullopt;
}

void nnprim::ignoreSignOfZero(Operation *op) {
  if (!isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return;
  auto math = cast<arith::ArithFastMathInterface>(op);
  auto flags = math.getFastMathFlagsAttr().getValue();
  op->setAttr(math.getFastMathAttrName(),
              arith::FastMathFlagsAttr::get(op->getContext(),
                                            flags | arith::FastMathFlags::nsz));
}

/// Whether processors that gather at all gather such elements, at 32-bit
/// offsets. On others LLVM emits a load for each lane.
static bool canGather(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  Type element = type.getElementType();
  return (element.isF32() || element.isF64() || element.isInteger(32) ||
          element.isInteger(64)) &&
         type.getNumElements() <= std::numeric_limits<int32_t>::max();
}

Value Evaluation::gather(Value memref, Value at, int64_t step, Value spread) {
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  auto type = VectorType::get(context.width, element);
  if (step != 0) {
    SmallVector<Attribute> steps;
    for (int64_t i = 0; i < context.width; ++i)
      steps.push_back(b.getIndexAttr(i * step));
    auto offsets = cast<VectorType>(spread.getType());
    spread = arith::AddIOp::create(
        b, spread,
        arith::ConstantOp::create(b, offsets,
                                  DenseElementsAttr::get(offsets, steps)));
  }
  Value offsets = arith::IndexCastOp::create(
      b, VectorType::get(context.width, b.getI32Type()), spread);
  Value mask = vector::ConstantMaskOp::create(
      b, VectorType::get(context.width, b.getI1Type()), context.width);
  return vector::GatherOp::create(b, type, memref, at, offsets, mask,
                                  b.zeros(element, context.width));
}

/// The index of each lane, if all are known.
std::optional<SmallVector<int64_t>> Evaluation::getKnownLanes(Value index) {
  SmallVector<IndexRange> ranges(context.ranges);
  IndexRange &own = ranges[context.vectorDim];
  if (own.high - own.low + 1 != context.width)
    return std::nullopt;
  SmallVector<int64_t> lanes;
  for (int64_t i = 0; i < context.width; ++i) {
    int64_t first = context.ranges[context.vectorDim].low;
    own = {first + i, first + i};
    std::optional<IndexRange> range = getRange(nest, index, ranges);
    if (!range || range->low != range->high)
      return std::nullopt;
    lanes.push_back(range->low);
  }
  return lanes;
}

/// A load whose last index alone is no multiple of the lane, but known, as at
/// the border of an image: the neighbours are loaded as one vector and
/// shuffled.
std::optional<LaneValue> Evaluation::loadKnown(memref::LoadOp op) {
  MemRefType type = op.getMemRefType();
  SmallVector<int64_t> strides;
  int64_t offset, extent = type.getRank() > 0 ? type.getShape().back() : 0;
  (void)type.getStridesAndOffset(strides, offset);
  Type element = type.getElementType();
  if (extent < context.width || strides.back() != 1 ||
      !element.isIntOrFloat() || element.isF16() || element.isBF16() ||
      get(op.getIndices().back()).scalar)
    return std::nullopt;
  Value at = b.index(0);
  for (auto [index, stride] :
       llvm::drop_end(llvm::zip_equal(op.getIndices(), strides))) {
    LaneValue lanes = get(index);
    if (!lanes.scalar || lanes.step != 0)
      return std::nullopt;
    Value scaled = arith::MulIOp::create(b, lanes.scalar, b.index(stride));
    at = arith::AddIOp::create(b, at, scaled);
  }
  std::optional<SmallVector<int64_t>> known =
      getKnownLanes(op.getIndices().back());
  if (!known)
    return std::nullopt;
  int64_t first = std::min(*llvm::min_element(*known), extent - context.width);
  for (int64_t &lane : *known)
    lane -= first;
  if (*llvm::max_element(*known) >= context.width)
    return std::nullopt;
  Value vector = loadLanes(b, flatten(b, op.getMemref()), b.add(at, first), 1,
                           context.width)
                     .vector;
  return LaneValue{
      vector::ShuffleOp::create(b, vector, vector, *known).getResult(), {}, 0};
}

LaneValue Evaluation::evaluateLoad(memref::LoadOp op) {
  if (std::optional<LaneValue> known = loadKnown(op))
    return *known;
  SmallVector<int64_t> strides;
  int64_t offset, step = 0;
  (void)op.getMemRefType().getStridesAndOffset(strides, offset);
  Value flat = flatten(b, op.getMemref());
  Value at = b.index(0), spread;
  for (auto [index, stride] : llvm::zip_equal(op.getIndices(), strides)) {
    LaneValue lanes = get(index);
    if (lanes.scalar) {
      step += lanes.step * stride;
      Value scaled = arith::MulIOp::create(b, lanes.scalar, b.index(stride));
      at = arith::AddIOp::create(b, at, scaled);
      continue;
    }
    Value scaled = arith::MulIOp::create(
        b, lanes.vector, b.broadcast(b.index(stride), context.width));
    spread = spread ? arith::AddIOp::create(b, spread, scaled) : scaled;
  }
  if (!spread)
    return loadLanes(b, flat, at, step, context.width);
  bool isFlyte = isa<FlyteType>(getElementTypeOrSelf(flat));
  if (canGather(flat))
    return {gather(flat, at, step, spread), {}, 0};
  SmallVector<Value> elements;
  for (int64_t i = 0; i < context.width; ++i) {
    Value own = vector::ExtractOp::create(b, spread, i);
    own = arith::AddIOp::create(b, own, b.add(at, i * step));
    elements.push_back(isFlyte
                           ? b.loadScalar(flat, own)
                           : memref::LoadOp::create(b, flat, own).getResult());
  }
  return {fromElements(b, elements), {}, 0};
}

/// Flytes are f32 from where they are loaded to where they are stored.
static Type getComputed(Type type) {
  return isa<FlyteType>(type) ? Float32Type::get(type.getContext()) : type;
}

void Evaluation::cloneScalar(Operation &op) {
  IRMapping mapping;
  for (Value operand : op.getOperands())
    mapping.map(operand, get(operand).scalar);
  Operation *copy = b.clone(op, mapping);
  for (auto [from, to] : llvm::zip_equal(op.getResults(), copy->getResults())) {
    to.setType(getComputed(to.getType()));
    values[from] = LaneValue::uniform(to);
  }
}

/// Selects a loaded vector or a constant by one condition for all lanes. LLVM
/// would branch around each such load.
Value Evaluation::selectLoaded(arith::SelectOp op) {
  LaneValue condition = get(op.getCondition()), loaded = get(op.getTrueValue());
  LaneValue otherwise = get(op.getFalseValue());
  if (!b.getTarget().hasConditionalLoads || !condition.scalar ||
      !loaded.vector || !otherwise.scalar || otherwise.step != 0)
    return {};
  auto load = loaded.vector.getDefiningOp<vector::LoadOp>();
  Type element = op.getType();
  bool hasMasks =
      element.isIntOrFloat() && element.getIntOrFloatBitWidth() >= 32;
  if (!load || !hasMasks || !op.getTrueValue().hasOneUse())
    return {};
  Value mask = b.broadcast(condition.scalar, context.width);
  Value result = vector::MaskedLoadOp::create(b, load.getType(), load.getBase(),
                                              load.getIndices(), mask,
                                              getVector(op.getFalseValue()));
  load.erase();
  return result;
}

void Evaluation::cloneVector(Operation &op) {
  if (auto select = dyn_cast<arith::SelectOp>(op))
    if (Value loaded = selectLoaded(select)) {
      values[select.getResult()] = {loaded, {}, 0};
      return;
    }
  OperationState state(op.getLoc(), op.getName());
  for (OpOperand &operand : op.getOpOperands()) {
    // One condition for all lanes selects a whole vector.
    LaneValue lanes = get(operand.get());
    bool isCondition =
        isa<arith::SelectOp>(op) && operand.getOperandNumber() == 0;
    bool isUniform = lanes.scalar && lanes.step == 0 && !lanes.vector;
    state.operands.push_back(
        isCondition && isUniform ? lanes.scalar : getVector(operand.get()));
  }
  for (Type type : op.getResultTypes())
    state.types.push_back(VectorType::get(context.width, getComputed(type)));
  state.attributes = op.getAttrDictionary().getValue();
  Operation *copy = b.create(state);
  ignoreSignOfZero(copy);
  for (auto [from, to] : llvm::zip_equal(op.getResults(), copy->getResults()))
    values[from] = {to, {}, 0};
}

void Evaluation::evaluate(Operation &op) {
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    values[index.getResult()] = evaluateIndex(index);
    return;
  }
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    values[load.getResult()] = evaluateLoad(load);
    return;
  }
  if (std::optional<LaneValue> lanes = evaluateKnown(op)) {
    values[op.getResult(0)] = *lanes;
    return;
  }
  if (isa<ExtendFlyteOp, RoundFlyteOp>(op)) {
    values[op.getResult(0)] = get(op.getOperand(0));
    return;
  }
  if (std::optional<LaneValue> lanes = evaluateAddress(op)) {
    values[op.getResult(0)] = *lanes;
    return;
  }
  bool isUniform = llvm::all_of(op.getOperands(), [&](Value operand) {
    LaneValue lanes = get(operand);
    return lanes.scalar && lanes.step == 0;
  });
  if (isUniform)
    cloneScalar(op);
  else
    cloneVector(op);
}

SmallVector<Value> Evaluation::run() {
  Block *body = nest.getArgument(0).getOwner();
  SmallVector<Value> yielded(body->getTerminator()->getOperands());
  llvm::SmallPtrSet<Operation *, 2> combiners;
  if (context.termsOnly)
    for (auto [number, value] : llvm::enumerate(yielded)) {
      combiners.insert(getCombiner(nest, number));
      value = getTerm(nest, number);
    }
  for (Operation &op : body->without_terminator())
    if (!combiners.contains(&op))
      evaluate(op);
  SmallVector<Value> results;
  for (Value value : yielded)
    results.push_back(getVector(value));
  return results;
}

SmallVector<Value> nnprim::evaluateBody(KernelBuilder &b, const LoopNest &nest,
                                        const BodyContext &context) {
  return Evaluation(b, nest, context).run();
}
