//===- ScaleProducts.cpp - Factors as integers that share scales ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding/ConstantEvaluator.h"
#include "ConstantFolding/ResourceUses.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Threading.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

namespace nnprim {
#define GEN_PASS_DEF_SCALEPRODUCTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Columns that a task scales, so that it reads whole lines.
static constexpr int64_t kTaskColumns = 64;

/// The part of `max-error` that rounding weights may take: rounding Gaussian
/// activations takes 3e-5 of 1e-4, and the largest of many errors is a quarter
/// larger, relative to the largest result, than the root of their mean square.
static constexpr double kWeightShare = 0.75;

namespace {
/// A right-hand side of `depth` rows, row-major, divided by the factor of each,
/// and its pairs.
struct Columns {
  const float *values;
  ArrayRef<float> factors;
  int32_t *pairs;
  int64_t depth, columns;
};

/// The greatest square of ‖w‖₂ and of ‖w − w'‖₂ over columns w, where w' is
/// what becomes of them.
struct SquaredNorms {
  double weights = 0, errors = 0;
};
} // namespace

/// The integers of one value of K of columns [begin, end), as halves of pairs.
static void writeRow(const Columns &all, int64_t k, int64_t begin, int64_t end,
                     ArrayRef<float> inverses) {
  const float *row = all.values + k * all.columns;
  int32_t *pairs = all.pairs + k / 2 * all.columns;
  for (int64_t column = begin; column < end; ++column) {
    auto integer = static_cast<int64_t>(
        std::nearbyint(row[column] * inverses[column - begin]));
    auto half = static_cast<uint32_t>(integer & 0xffff);
    pairs[column] |= static_cast<int32_t>(k % 2 == 0 ? half : half << 16);
  }
}

/// What the integers of columns [begin, end) lose of the values that were
/// divided by factors.
static SquaredNorms measure(const Columns &all, int64_t begin, int64_t end,
                            ArrayRef<float> inverses) {
  SquaredNorms greatest;
  SmallVector<SquaredNorms> sums(end - begin);
  for (int64_t k = 0; k < all.depth; ++k)
    for (int64_t column = begin; column < end; ++column) {
      double value = all.values[k * all.columns + column];
      double inverse = inverses[column - begin], factor = all.factors[k];
      double error = value - std::nearbyint(value * inverse) / inverse;
      SquaredNorms &sum = sums[column - begin];
      sum.weights += factor * value * factor * value;
      sum.errors += factor * error * factor * error;
    }
  for (const SquaredNorms &sum : sums) {
    greatest.weights = std::max(greatest.weights, sum.weights);
    greatest.errors = std::max(greatest.errors, sum.errors);
  }
  return greatest;
}

/// Writes the pairs and scales of columns [begin, end), and returns what that
/// loses.
static SquaredNorms writeColumns(const Columns &all, int64_t begin,
                                 int64_t end) {
  SmallVector<float> inverses;
  int32_t *scales =
      all.pairs + (getScaledDepth(all.depth) - 1) * all.columns + begin;
  for (auto [place, scale] : llvm::enumerate(getColumnScales(
           all.values + begin, all.columns, all.depth, end - begin))) {
    inverses.push_back(1 / scale);
    scales[place] = llvm::bit_cast<int32_t>(scale);
  }
  for (int64_t k = 0; k < all.depth; ++k)
    writeRow(all, k, begin, end, inverses);
  return measure(all, begin, end, inverses);
}

/// Writes all columns and returns ‖w − w'‖₂ over ‖w‖₂, of the greatest of each.
static double writeAll(MLIRContext *context, const Columns &all) {
  int64_t tasks = llvm::divideCeil(all.columns, kTaskColumns);
  SmallVector<SquaredNorms> norms(tasks);
  parallelFor(context, 0, tasks, [&](size_t task) {
    int64_t begin = int64_t(task) * kTaskColumns;
    norms[task] =
        writeColumns(all, begin, std::min(all.columns, begin + kTaskColumns));
  });
  SquaredNorms greatest;
  for (const SquaredNorms &part : norms) {
    greatest.weights = std::max(greatest.weights, part.weights);
    greatest.errors = std::max(greatest.errors, part.errors);
  }
  return greatest.weights == 0 ? 0
                               : std::sqrt(greatest.errors / greatest.weights);
}

/// Factors of the columns of the left-hand side, powers of two: the root of the
/// greatest magnitude of the right-hand side's row, or more, so that rows of
/// much the same magnitude stay as they are. Networks have channels by
/// which all filters multiply with large weights, mostly since their pixels are
/// small. Between weights that are as large as those of others and pixels that
/// are, when nothing is known of pixels, the root is the choice with the least
/// error in the worst case.
static SmallVector<float> getFactors(MLIRContext *context, const float *values,
                                     int64_t depth, int64_t columns) {
  // What is smaller by more has no weight in the sums.
  constexpr float mostBelow = 0x1p40f;
  SmallVector<float> greatest(depth, 0);
  parallelFor(context, 0, depth, [&](size_t k) {
    for (int64_t column = 0; column < columns; ++column)
      greatest[k] =
          std::max(greatest[k], std::abs(values[k * columns + column]));
  });
  float most = *llvm::max_element(greatest);
  SmallVector<float> factors;
  for (float value : greatest) {
    float below = value == 0 ? mostBelow : std::min(most / value, mostBelow);
    factors.push_back(std::ldexp(1.0f, -(std::ilogb(below) / 2)));
  }
  return factors;
}

/// A constant tensor of f32.
static Value createConstant(OpBuilder &b, Location loc, ArrayRef<float> values,
                            StringRef name) {
  ConstantBuffer buffer(
      RankedTensorType::get(int64_t(values.size()), b.getF32Type()), name);
  std::memcpy(buffer.getData(), values.data(), values.size() * sizeof(float));
  return arith::ConstantOp::create(b, loc, cast<TypedAttr>(buffer.take()));
}

namespace {
struct ScaleProducts : nnprim::impl::ScaleProductsPassBase<ScaleProducts> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Operation *> products;
    getOperation().walk([&](Operation *op) {
      if (isRequested(op))
        products.push_back(op);
    });
    // Without a target, the pass is asked for. All of x86 have kernels.
    TargetAttr target = getTargetAttr(getOperation());
    hasKernels =
        !target || target.getTarget().architecture == Architecture::X86;
    ResourceUses uses(getOperation());
    for (Operation *op : products) {
      op->removeAttr(algorithmAttrName);
      CheckResult result = !hasKernels ? "the target has no products of such "
                                         "integers"
                           : isa<GemmOp>(op)
                               ? scale(cast<GemmOp>(op), uses)
                               : scaleFilters(cast<FastConvOp>(op), uses);
      if (succeeded(result)) {
        ++numScaled;
        continue;
      }
      ++numKept;
      remark::missed(op->getLoc(), remark::RemarkOpts::name("Scale").category(
                                       "nnprim-algorithm"))
          << ("products stay f32: " + result.getReason()).str();
    }
  }

private:
  /// Whether an op asks for products of such integers.
  static bool isRequested(Operation *op) {
    auto name = op->getAttrOfType<StringAttr>(algorithmAttrName);
    std::optional<ConvAlgorithm> algorithm;
    if (name)
      algorithm = parseAlgorithm(name.getValue());
    return algorithm &&
           (isa<GemmOp>(op) ? algorithm->kind == AlgorithmKind::ScaledProducts
                            : isa<FastConvOp>(op) && algorithm->isScaled);
  }

  /// Checks that both factors are f32 and the right-hand side is known and
  /// leaves sums of `depth` products finite; sets `view` to its elements,
  /// row-major.
  template <typename OpTy>
  static CheckResult match(OpTy op, Value lhs, int64_t depth,
                           ConstantEvaluator &constants, ConstantView &view) {
    auto left = dyn_cast<RankedTensorType>(lhs.getType());
    auto right = dyn_cast<RankedTensorType>(op.getRhs().getType());
    if (!left || !right || !left.hasStaticShape() || right.getRank() != 2)
      return "its factors are no plain tensors";
    if (!left.getElementType().isF32() || !right.getElementType().isF32() ||
        !op.getAccumulatorType().isF32())
      return "its factors are not f32";
    const ConstantView *found = constants.evaluate(op.getRhs());
    if (!found)
      return "its weights are not constant";
    view = found->contiguous();
    ArrayRef values(reinterpret_cast<const float *>(view.data),
                    size_t(view.getNumElements()));
    // Sums of products by the largest integers, which are multiplied by the
    // scale of the column first; rounding adds less than as much again.
    double most = 2.0 * kMaxScaled * double(depth);
    return CheckResult::require(
        llvm::all_of(values,
                     [&](float value) {
                       return std::abs(value) * most <=
                              std::numeric_limits<float>::max();
                     }),
        "a weight is not finite, or so large that sums may not be");
  }

  CheckResult scale(GemmOp op, ResourceUses &uses) {
    auto type = cast<ShapedType>(op.getRhs().getType());
    int64_t depth = type.getDimSize(0), columns = type.getShape().back();
    ConstantEvaluator constants;
    ConstantView view;
    if (CheckResult result = match(op, op.getLhs(), depth, constants, view);
        failed(result))
      return result;
    OpBuilder b(op);
    ConstantBuffer buffer(
        RankedTensorType::get({getScaledDepth(depth), columns}, b.getI32Type()),
        "scaled_pairs");
    std::fill_n(buffer.getData(), buffer.getNumBytes(), 0);
    auto *values = reinterpret_cast<const float *>(view.data);
    SmallVector<float> factors =
        getFactors(op.getContext(), values, depth, columns);
    bool hasFactors =
        llvm::any_of(factors, [](float factor) { return factor != 1; });
    std::vector<float> divided(hasFactors ? depth * columns : 0);
    if (hasFactors)
      for (int64_t k = 0; k < depth; ++k)
        for (int64_t i = k * columns; i < (k + 1) * columns; ++i)
          divided[i] = values[i] / factors[k];
    Columns all{hasFactors ? divided.data() : values, factors,
                reinterpret_cast<int32_t *>(buffer.getData()), depth, columns};
    double error = writeAll(op.getContext(), all);
    if (error > kWeightShare * maxError)
      return llvm::formatv("rounding its weights loses {0:e1}, where {1:e1} "
                           "is allowed",
                           error, kWeightShare * maxError)
          .str();
    auto constant = arith::ConstantOp::create(b, op.getRhs().getLoc(),
                                              cast<TypedAttr>(buffer.take()));
    uses.add(constant, 1);
    if (hasFactors)
      op.getFactorsMutable().assign(
          createConstant(b, op.getLoc(), factors, "factors"));
    Operation *before = op.getRhs().getDefiningOp();
    op.getRhsMutable().assign(constant);
    uses.eraseUnused(before);
    return success();
  }

  /// The filters of each coefficient are a right-hand side of their own. What
  /// they lose was weighed when the algorithm was chosen.
  CheckResult scaleFilters(FastConvOp op, ResourceUses &uses) {
    auto type = cast<ShapedType>(op.getRhs().getType());
    int64_t depth = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
    int64_t columns = type.getShape().back();
    ConstantEvaluator constants;
    ConstantView view;
    if (CheckResult result = match(op, op.getInput(), depth, constants, view);
        failed(result))
      return result;
    int64_t coefficients = op.getAlgorithm().getNumCoefficients();
    int64_t scaledDepth = getScaledDepth(depth);
    OpBuilder b(op);
    ConstantBuffer buffer(
        RankedTensorType::get({coefficients * scaledDepth, columns},
                              b.getI32Type()),
        "scaled_pairs");
    std::fill_n(buffer.getData(), buffer.getNumBytes(), 0);
    auto *values = reinterpret_cast<const float *>(view.data);
    auto *pairs = reinterpret_cast<int32_t *>(buffer.getData());
    SmallVector<float> factors(depth, 1);
    for (int64_t s = 0; s < coefficients; ++s)
      writeAll(op.getContext(),
               {values + s * depth * columns, factors,
                pairs + s * scaledDepth * columns, depth, columns});
    auto constant = arith::ConstantOp::create(b, op.getRhs().getLoc(),
                                              cast<TypedAttr>(buffer.take()));
    uses.add(constant, 1);
    Operation *before = op.getRhs().getDefiningOp();
    op.getRhsMutable().assign(constant);
    uses.eraseUnused(before);
    return success();
  }

  bool hasKernels = false;
};
} // namespace
