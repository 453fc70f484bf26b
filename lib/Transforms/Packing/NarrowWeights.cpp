//===- NarrowWeights.cpp - Constant weights in fewer bits -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding/ConstantEvaluator.h"
#include "ConstantFolding/ResourceUses.h"
#include "FixedPointMatrix.h"
#include "Fusion/EpilogueUtils.h"
#include "NarrowMatrix.h"
#include "Narrowing/IntegerRequest.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {
#define GEN_PASS_DEF_NARROWWEIGHTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// The weights of a product and where its channels are.
struct Weights {
  EpilogueOpInterface op;
  /// The operand that they are.
  unsigned number;
  /// Dimensions of the channels in the weights, nothing if they are not in
  /// order, and in `outs`.
  std::optional<unsigned> weightsChannel;
  unsigned outsChannel;

  Value getValue() const {
    Operation *operation = op;
    return operation->getOperand(number);
  }
  RankedTensorType getType() const {
    return cast<RankedTensorType>(getValue().getType());
  }
};
} // namespace

static Type getMLIRType(MLIRContext *context, ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return BFloat16Type::get(context);
  case ElementType::F16:
    return Float16Type::get(context);
  default:
    return FlyteType::get(context, 8 * getBytes(type));
  }
}

/// The channel of each value of a sparse product, whose rows say which values
/// are theirs. Nothing if they are not known or are no rows of these values,
/// which a later pass says.
static std::vector<int32_t> getChannels(SpmmOp op,
                                        ConstantEvaluator &constants) {
  auto type = cast<ShapedType>(op.getRowPointers().getType());
  if (type.getRank() != 1 || op.getBlockOrder())
    return {};
  const ConstantView *view = constants.evaluate(op.getRowPointers());
  if (!view)
    return {};
  ConstantView contiguous = view->contiguous();
  ArrayRef pointers(reinterpret_cast<const int32_t *>(contiguous.data),
                    size_t(contiguous.getNumElements()));
  int64_t block = op.getBlockRows();
  int64_t entries = cast<ShapedType>(op.getValues().getType()).getDimSize(0);
  if (!llvm::is_sorted(pointers) || pointers.front() != 0 ||
      pointers.back() != entries)
    return {};
  std::vector<int32_t> channels;
  channels.reserve(entries * block);
  for (int64_t i = 0; i + 1 < int64_t(pointers.size()); ++i)
    for (int64_t entry = pointers[i]; entry < pointers[i + 1]; ++entry)
      for (int64_t row = 0; row < block; ++row)
        channels.push_back(i * block + row);
  return channels;
}

/// The weights seen as a matrix with a channel for each column: elements of a
/// channel are `inner` apart or more. Those of a sparse product may be one
/// channel for all that is known.
static NarrowMatrix getMatrix(const Weights &weights, ConstantView view,
                              ConstantEvaluator &constants) {
  if (!weights.weightsChannel) {
    EpilogueOpInterface interface = weights.op;
    auto op = cast<SpmmOp>(interface.getOperation());
    int64_t count = view.getNumElements();
    std::vector<int32_t> channels = getChannels(op, constants);
    // The last block may have rows that there are no channels for.
    int64_t rows = 1;
    if (!channels.empty()) {
      auto pointers = cast<ShapedType>(op.getRowPointers().getType());
      rows = (pointers.getDimSize(0) - 1) * op.getBlockRows();
    }
    return {view, rows, std::max<int64_t>(1, count), std::move(channels)};
  }
  unsigned channel = *weights.weightsChannel;
  ArrayRef<int64_t> shape = weights.getType().getShape();
  int64_t inner = ShapedType::getNumElements(shape.drop_front(channel + 1));
  return {view, shape[channel], inner};
}

/// Multiplies the sums of `weights.op` by the scale of their channel.
static void scaleSums(OpBuilder &builder, const Weights &weights,
                      ArrayRef<float> scales) {
  EpilogueOpInterface op = weights.op;
  Location loc = op->getLoc();
  auto type = RankedTensorType::get(scales.size(), builder.getF32Type());
  Value tensor = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, scales));
  Block &block = getOrCreateEpilogueBlock(builder, op);
  unsigned rank =
      cast<ShapedType>(op.getInitOperand().get().getType()).getRank();
  AffineMap map =
      AffineMap::get(rank, 0, builder.getAffineDimExpr(weights.outsChannel));
  BlockArgument scale = addEpilogueInput(op, {tensor, map});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&block);
  Value sum = block.getArgument(0);
  Value product = arith::MulFOp::create(builder, loc, sum, scale);
  sum.replaceAllUsesExcept(product, product.getDefiningOp());
}

/// The scales of the channels that there are: a last block of rows may have
/// more.
static ArrayRef<float> getScales(const Weights &weights,
                                 const NarrowResult &result) {
  EpilogueOpInterface op = weights.op;
  auto outs = cast<ShapedType>(op.getInitOperand().get().getType());
  return ArrayRef(result.scales)
      .take_front(outs.getDimSize(weights.outsChannel));
}

static std::string describe(const Weights &weights,
                            const NarrowResult &result) {
  int64_t count = weights.getType().getNumElements();
  std::string text = llvm::formatv(
      "{0} weights stored as {1}: {2} bytes instead of {3}, largest rounding "
      "error {4:e2}, {5:e2} of the norm of a channel",
      count, getNarrowFloatName(result.type), count * getBytes(result.type),
      4 * count, result.largestError, result.relativeError);
  if (result.numNonFinite != 0)
    text +=
        llvm::formatv("; {0} of them are infinite or NaN", result.numNonFinite);
  EpilogueOpInterface op = weights.op;
  if (isa<FastConvOp>(op.getOperation()))
    text += "; they are transformed, and the transform of results enlarges "
            "their errors";
  return text;
}

static std::string describe(const Weights &weights,
                            const FixedPointResult &result) {
  constexpr int64_t bytes = 2;
  return llvm::formatv(
      "{0} weights stored as fixed16 with scales for groups of {1}: {2} bytes "
      "instead of {3}, largest rounding error {4:e2}, {5:e2} of the norm of a "
      "channel",
      weights.getType().getNumElements(), result.group,
      bytes * result.getRows() * result.channels,
      4 * weights.getType().getNumElements(), result.largestError,
      result.relativeError);
}

namespace {
struct NarrowWeights : nnprim::impl::NarrowWeightsPassBase<NarrowWeights> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(readOptions()))
      return signalPassFailure();
    if (candidates.empty() && fixedPoint == FixedPoint::Never)
      return;
    SmallVector<Weights> found;
    getOperation().walk([&](Operation *op) {
      if (std::optional<Weights> weights = getWeights(op))
        found.push_back(*weights);
    });
    if (onlyStreamed)
      keepStreamed(found);
    ResourceUses uses(getOperation());
    resources = &uses;
    // Storing what is there already in fewer bits makes room for what has to be
    // computed: transformed filters are several times as large as filters.
    auto [views, computed] = separate(found);
    for (const Weights &weights : views)
      narrow(weights);
    for (const Weights &weights : computed)
      narrow(weights);
    resources = nullptr;
    if (numNonFinite != 0)
      getOperation().emitWarning()
          << numNonFinite
          << " weights are infinite or NaN, and stay so in fewer bits";
  }

private:
  static unsigned lastDim(Value value) {
    return cast<ShapedType>(value.getType()).getRank() - 1;
  }

  /// Those that are stored somewhere, and those that have to be computed.
  static std::pair<SmallVector<Weights>, SmallVector<Weights>>
  separate(ArrayRef<Weights> found) {
    std::pair<SmallVector<Weights>, SmallVector<Weights>> parts;
    for (const Weights &weights : found)
      (ConstantEvaluator::isView(weights.getValue()) ? parts.first
                                                     : parts.second)
          .push_back(weights);
    return parts;
  }

  static std::optional<Weights> getWeights(Operation *op) {
    if (auto gemm = dyn_cast<GemmOp>(op))
      return Weights{gemm, gemm.getRhsMutable().getOperandNumber(), 1, 1};
    if (auto gemm = dyn_cast<IndirectGemmOp>(op))
      return Weights{gemm, gemm.getRhsMutable().getOperandNumber(), 1,
                     lastDim(gemm.getInit())};
    if (auto conv = dyn_cast<ConvGemmOp>(op))
      return Weights{conv, conv.getFilterMutable().getOperandNumber(), 0, 1};
    if (auto conv = dyn_cast<DepthwiseConvOp>(op))
      return Weights{conv, conv.getFilterMutable().getOperandNumber(), 2, 3};
    if (auto conv = dyn_cast<DepthwiseConvNchwOp>(op))
      return Weights{conv, conv.getFilterMutable().getOperandNumber(), 0, 1};
    if (auto conv = dyn_cast<FastConvOp>(op))
      return Weights{conv, conv.getRhsMutable().getOperandNumber(), 1, 3};
    if (auto spmm = dyn_cast<SpmmOp>(op))
      return Weights{spmm, spmm.getValuesMutable().getOperandNumber(),
                     std::nullopt, 0};
    return std::nullopt;
  }

  /// The rows of a product that weights are not read again for, beyond L2: they
  /// are those of a register tile or two. 0 for others.
  static int64_t countFewRows(Operation *op) {
    constexpr int64_t fewRows = 8;
    auto gemm = dyn_cast<GemmOp>(op);
    if (!gemm)
      return 0;
    int64_t rows = cast<ShapedType>(gemm.getLhs().getType()).getDimSize(0);
    return !ShapedType::isDynamic(rows) && rows <= fewRows ? rows : 0;
  }

  /// Bytes of weights in f32, but for those of scales; 0 if their number is not
  /// known.
  static int64_t countBytes(const Weights &weights) {
    auto type = cast<ShapedType>(weights.getValue().getType());
    int64_t pair = type.getElementType().isInteger(32) ? 2 : 1;
    constexpr int64_t bytes = 4;
    return type.hasStaticShape() ? pair * bytes * type.getNumElements() : 0;
  }

  /// Whether weights are read once, from beyond L2: a product of few rows takes
  /// few operations for each weight and waits for all of them. Several rows
  /// take so many that the weights have to be far away for that; those of one
  /// row wait for a next level, too, where other weights displace them from L2
  /// in each run.
  bool isStreamed(const Weights &weights, bool areDisplaced) const {
    int64_t rows = countFewRows(weights.op);
    constexpr int64_t nearer = 8;
    int64_t least = rows == 1 && areDisplaced ? streamedBytes / nearer
                                              : rows * streamedBytes;
    return rows != 0 && countBytes(weights) >= least;
  }

  /// Keeps the weights of `found` that are streamed, but for those that are to
  /// be pairs of integers: if they cannot be, the pass runs again behind.
  void keepStreamed(SmallVectorImpl<Weights> &found) const {
    int64_t all = 0;
    for (const Weights &weights : found)
      all += countBytes(weights);
    llvm::erase_if(found, [&](const Weights &weights) {
      return !isStreamed(weights, all > keptBytes) ||
             asksForIntegers(weights.op);
    });
  }

  static remark::RemarkOpts getOpts() {
    return remark::RemarkOpts::name("Weights").category("nnprim-weights");
  }

  static void remarkKept(Operation *op, StringRef reason) {
    remark::missed(op->getLoc(), getOpts())
        << (op->getName().stripDialect() + ": weights stay f32: " + reason)
               .str();
  }

  LogicalResult readOptions() {
    Location loc = getOperation()->getLoc();
    candidates.clear();
    fixedPoint = FixedPoint::Never;
    numNonFinite = 0;
    options.truncates = rounding == "truncate";
    if (!options.truncates && rounding != "nearest")
      return emitError(loc) << "expected `rounding` to be nearest or truncate, "
                               "but got '"
                            << rounding << "'";
    options.maxError = maxError;
    onlyStreamed = type == "streamed";
    if (type.empty() || type == "f32")
      return success();
    if (onlyStreamed) {
      options.limitsError = true;
      fixedPoint = FixedPoint::OfFewRows;
      candidates.push_back(ElementType::Flyte24);
      return success();
    }
    if (type == "fixed16") {
      fixedPoint = FixedPoint::Always;
      return success();
    }
    if (type == "auto" || type == "exact") {
      options.limitsError = true;
      if (type == "exact")
        options.maxError = 0;
      else
        fixedPoint = FixedPoint::OfFewRows;
      candidates = {ElementType::Flyte8, ElementType::BF16, ElementType::F16,
                    ElementType::Flyte24};
      return success();
    }
    std::optional<ElementType> known = parseNarrowFloat(type);
    if (!known)
      return emitError(loc) << "expected `type` of weights to be f32, bf16, "
                               "f16, flyte24, flyte16, flyte8, fixed16, auto, "
                               "exact or streamed, but got '"
                            << type << "'";
    candidates.push_back(*known);
    return success();
  }

  /// The types that kernels of the op read, of those that were asked for, or
  /// why there is none.
  CheckResult selectTypes(Operation *op, const NarrowMatrix &matrix,
                          SmallVectorImpl<ElementType> &types) const {
    if (isa<FastConvOp>(op) && options.limitsError && options.maxError != 0)
      return "the error of a convolution by tiles is not that of its weights";
    if (getBF16Terms(op) != 0 && options.limitsError && options.maxError != 0)
      return "products of split factors are faster";
    bool hasScales =
        !isa<SpmmOp>(op) || options.truncates || !matrix.channelOf.empty();
    llvm::copy_if(candidates, std::back_inserter(types), [&](ElementType type) {
      return hasScales || type != ElementType::Flyte8;
    });
    return CheckResult::require(!types.empty(),
                                "flyte8 has a scale for each output channel, "
                                "but which weights are a channel's is not "
                                "known");
  }

  /// The rank of weights that are not packed.
  static bool isPlain(Operation *op, RankedTensorType type) {
    if (isa<SpmmOp>(op))
      return type.getRank() == 1 || type.getRank() == 2;
    if (isa<DepthwiseConvOp, DepthwiseConvNchwOp>(op))
      return type.getRank() == 3;
    return type.getRank() == (isa<ConvGemmOp>(op) ? 4 : 2);
  }

  /// Checks that weights can be stored in fewer bits; sets `view` to them.
  static CheckResult match(const Weights &weights, ConstantEvaluator &constants,
                           const ConstantView *&view) {
    EpilogueOpInterface op = weights.op;
    auto type = dyn_cast<RankedTensorType>(weights.getValue().getType());
    Value outs = op.getInitOperand().get();
    if (!type || !type.hasStaticShape() || !isPlain(op, type))
      return "they are packed already, or of unknown shape";
    if (!type.getElementType().isF32() ||
        !isStoredF32(getElementTypeOrSelf(outs)))
      return "they are not f32";
    view = constants.evaluate(weights.getValue());
    if (!view)
      return "they are not constant";
    return CheckResult::require(!view->isUniform(), "they are all alike");
  }

  void narrow(const Weights &weights) {
    ConstantEvaluator constants;
    const ConstantView *view = nullptr;
    CheckResult matched = match(weights, constants, view);
    if (failed(matched)) {
      if (getElementTypeOrSelf(weights.getValue().getType()).isF32())
        remarkKept(weights.op, matched.getReason());
      return;
    }
    NarrowMatrix matrix = getMatrix(weights, *view, constants);
    if (fixedPoint == FixedPoint::Always) {
      if (CheckResult stored = storeFixedPoint(weights, matrix); failed(stored))
        remarkKept(weights.op, stored.getReason());
      return;
    }
    SmallVector<ElementType> types;
    CheckResult selected = selectTypes(weights.op, matrix, types);
    int64_t rows = countFewRows(weights.op);
    if (fixedPoint == FixedPoint::OfFewRows && rows != 0) {
      CheckResult stored = narrowToFixedPoint(weights, matrix, types);
      if (succeeded(stored))
        return;
      // Others take longer to extend than they save with several rows.
      if (onlyStreamed && rows != 1)
        selected = stored;
    }
    if (failed(selected)) {
      remarkKept(weights.op, selected.getReason());
      return;
    }
    NarrowResult result;
    if (CheckResult narrowed = narrowMatrix(matrix, types, options, result);
        failed(narrowed)) {
      remarkKept(weights.op, narrowed.getReason());
      return;
    }
    store(weights, matrix, result);
  }

  /// Stores the weights of a product of few rows in 16 bits or fewer, in fixed
  /// point if no candidate of so many bits holds them, and takes these
  /// candidates off the list.
  CheckResult narrowToFixedPoint(const Weights &weights,
                                 const NarrowMatrix &matrix,
                                 SmallVectorImpl<ElementType> &types) {
    constexpr int64_t bytes = 2;
    auto wide = llvm::find_if(
        types, [](ElementType type) { return getBytes(type) > bytes; });
    SmallVector<ElementType> narrow(types.begin(), wide);
    types.erase(types.begin(), wide);
    NarrowResult result;
    if (!narrow.empty() &&
        succeeded(narrowMatrix(matrix, narrow, options, result))) {
      store(weights, matrix, result);
      return success();
    }
    return storeFixedPoint(weights, matrix);
  }

  /// Puts `stored` in the place of `weights`.
  void replace(const Weights &weights, ConstantBuffer &stored) {
    OpBuilder builder(weights.op);
    Value before = weights.getValue();
    numBytesSaved +=
        4 * weights.getType().getNumElements() - stored.getNumBytes();
    auto narrow = arith::ConstantOp::create(builder, before.getLoc(),
                                            cast<TypedAttr>(stored.take()));
    resources->add(narrow, 1);
    Operation *op = weights.op;
    op->setOperand(weights.number, narrow);
    dropBF16Terms(op);
    resources->eraseUnused(before.getDefiningOp());
    ++numNarrowed;
  }

  template <typename Result>
  static void remarkStored(const Weights &weights, const Result &result) {
    EpilogueOpInterface op = weights.op;
    remark::passed(op->getLoc(), getOpts())
        << (op->getName().stripDialect() + ": " + describe(weights, result))
               .str();
  }

  CheckResult storeFixedPoint(const Weights &weights,
                              const NarrowMatrix &matrix) {
    EpilogueOpInterface op = weights.op;
    if (!isa<GemmOp>(op.getOperation()))
      return "fixed16 is for the right-hand side of a gemm";
    Type type = IntegerType::get(&getContext(), 16);
    std::optional<ConstantBuffer> buffer;
    auto getCodes = [&](const FixedPointResult &shape) {
      buffer.emplace(
          RankedTensorType::get({shape.getRows(), shape.channels}, type),
          "fixed16");
      return buffer->getData();
    };
    FixedPointResult result;
    if (CheckResult stored =
            nnprim::storeFixedPoint(matrix, options, getCodes, result);
        failed(stored))
      return stored;
    remarkStored(weights, result);
    replace(weights, *buffer);
    return success();
  }

  void store(const Weights &weights, const NarrowMatrix &matrix,
             const NarrowResult &result) {
    auto type =
        weights.getType().clone(getMLIRType(&getContext(), result.type));
    ConstantBuffer buffer(cast<RankedTensorType>(type),
                          getNarrowFloatName(result.type));
    writeCodes(matrix, result, options, buffer.getData());
    remarkStored(weights, result);
    replace(weights, buffer);
    OpBuilder builder(weights.op);
    if (!result.scales.empty())
      scaleSums(builder, weights, getScales(weights, result));
    numNonFinite += result.numNonFinite;
  }

  ResourceUses *resources = nullptr;
  SmallVector<ElementType> candidates;
  /// Which products have fixed point tried for their weights.
  enum class FixedPoint { Never, OfFewRows, Always };
  FixedPoint fixedPoint = FixedPoint::Never;
  NarrowOptions options;
  int64_t numNonFinite = 0;
  /// Weights of other products stay as they are.
  bool onlyStreamed = false;
};
} // namespace
