//===- ScaleProducts.cpp - Factors as integers that share scales ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerRequest.h"
#include "ScaledColumns.h"

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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>
#include <optional>
#include <tuple>
#include <vector>

namespace nnprim {
#define GEN_PASS_DEF_SCALEPRODUCTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// A constant tensor of f32.
static Value createConstant(OpBuilder &b, Location loc, ArrayRef<float> values,
                            StringRef name) {
  ConstantBuffer buffer(
      RankedTensorType::get(int64_t(values.size()), b.getF32Type()), name);
  std::memcpy(buffer.getData(), values.data(), values.size() * sizeof(float));
  return arith::ConstantOp::create(b, loc, cast<TypedAttr>(buffer.take()));
}

namespace {
/// The weights of a product, row-major, and what becomes of them.
struct Weights {
  ConstantView view;
  SmallVector<float> factors;
  std::optional<ConstantBuffer> pairs;
};

/// The tensor that a product reads a slice of, or the product, and the types of
/// its factors.
using GroupKey = std::tuple<const void *, Type, Type>;
} // namespace

static OpOperand &getRhs(EpilogueOpInterface op) {
  if (auto conv = dyn_cast<IndirectGemmOp>(op.getOperation()))
    return conv.getRhsMutable();
  if (auto conv = dyn_cast<FastConvOp>(op.getOperation()))
    return conv.getRhsMutable();
  return cast<GemmOp>(op.getOperation()).getRhsMutable();
}

/// The parts of the right-hand side that have scales of their own: taps of a
/// window, coefficients of a transformed filter.
static int64_t getTaps(EpilogueOpInterface op) {
  if (auto conv = dyn_cast<IndirectGemmOp>(op.getOperation()))
    return cast<ShapedType>(conv.getIndices().getType()).getDimSize(1);
  if (auto conv = dyn_cast<FastConvOp>(op.getOperation()))
    return conv.getAlgorithm().getNumCoefficients();
  return 1;
}

/// Products of like slices of one tensor, as the groups of a convolution are:
/// if they stay alike, nnprim-roll-groups makes them one loop. Others are
/// alone.
static llvm::MapVector<GroupKey, SmallVector<EpilogueOpInterface>>
findGroups(ArrayRef<EpilogueOpInterface> products) {
  llvm::MapVector<GroupKey, SmallVector<EpilogueOpInterface>> groups;
  for (EpilogueOpInterface op : products) {
    Value lhs = op->getOperand(0);
    const void *whole = op.getOperation();
    auto slice = lhs.getDefiningOp<tensor::ExtractSliceOp>();
    if (slice && isa<GemmOp>(op.getOperation()))
      whole = slice.getSource().getAsOpaquePointer();
    groups[{whole, lhs.getType(), getRhs(op).get().getType()}].push_back(op);
  }
  return groups;
}

static void remarkKept(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(),
                 remark::RemarkOpts::name("Scale").category("nnprim-algorithm"))
      << ("products stay f32: " + reason).str();
}

namespace {
struct ScaleProducts : nnprim::impl::ScaleProductsPassBase<ScaleProducts> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<EpilogueOpInterface> products;
    getOperation().walk([&](EpilogueOpInterface op) {
      if (asksForIntegers(op))
        products.push_back(op);
    });
    // Without a target, the pass is asked for. All of x86 have kernels.
    TargetAttr target = getTargetAttr(getOperation());
    hasKernels =
        !target || target.getTarget().architecture == Architecture::X86;
    terms = getMachineScaledTerms(getOperation());
    ResourceUses uses(getOperation());
    for (EpilogueOpInterface op : products)
      op->removeAttr(algorithmAttrName);
    for (auto &[key, groups] : findGroups(products)) {
      CheckResult result = scale(groups, uses);
      (succeeded(result) ? numScaled : numKept) += groups.size();
      if (failed(result))
        for (EpilogueOpInterface op : groups)
          remarkKept(op, result.getReason());
    }
  }

private:
  /// Checks that both factors are f32 and the right-hand side is known and
  /// leaves sums finite; sets `view` to its elements, row-major.
  static CheckResult match(EpilogueOpInterface op, ConstantEvaluator &constants,
                           ConstantView &view) {
    auto left = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto right = dyn_cast<RankedTensorType>(getRhs(op).get().getType());
    if (!left || !right || !left.hasStaticShape() || right.getRank() != 2)
      return "its factors are no plain tensors";
    if (!left.getElementType().isF32() || !right.getElementType().isF32() ||
        !op.getAccumulatorType().isF32())
      return "its factors are not f32";
    if (left.getNumElements() == 0 || right.getNumElements() == 0)
      return "a factor has no elements";
    const ConstantView *found = constants.evaluate(getRhs(op).get());
    if (!found)
      return "its weights are not constant";
    view = found->contiguous();
    return CheckResult::require(
        areScaledSumsFinite(op.getContext(),
                            reinterpret_cast<const float *>(view.data),
                            right.getDimSize(0), right.getDimSize(1)),
        "a weight is not finite, or so large that sums may not be");
  }

  /// Scales all of `groups` or, if one of them cannot be, none.
  CheckResult scale(ArrayRef<EpilogueOpInterface> groups, ResourceUses &uses) {
    if (!hasKernels)
      return "the target has no products of such integers";
    ConstantEvaluator constants;
    std::vector<Weights> weights(groups.size());
    bool haveFactors = false;
    for (auto [op, each] : llvm::zip_equal(groups, weights)) {
      if (CheckResult result = match(op, constants, each.view); failed(result))
        return result;
      each.factors = findFactors(op, each.view);
      haveFactors |=
          llvm::any_of(each.factors, [](float factor) { return factor != 1; });
    }
    for (auto [op, each] : llvm::zip_equal(groups, weights))
      if (CheckResult result = round(op, haveFactors, each); failed(result))
        return result;
    for (auto [op, each] : llvm::zip_equal(groups, weights))
      replace(op, haveFactors, each, uses);
    return success();
  }

  /// Nothing multiplies transformed tiles by factors.
  static SmallVector<float> findFactors(EpilogueOpInterface op,
                                        const ConstantView &view) {
    auto type = cast<RankedTensorType>(getRhs(op).get().getType());
    int64_t taps = getTaps(op), depth = type.getDimSize(0) / taps;
    if (isa<FastConvOp>(op.getOperation()))
      return SmallVector<float>(depth, 1);
    return getRowFactors(op.getContext(),
                         reinterpret_cast<const float *>(view.data), taps,
                         depth, type.getDimSize(1));
  }

  /// Makes the pairs of a product's weights, if they lose little enough. What
  /// transformed filters lose was weighed when the algorithm was chosen.
  CheckResult round(EpilogueOpInterface op, bool haveFactors,
                    Weights &weights) {
    auto type = cast<RankedTensorType>(getRhs(op).get().getType());
    int64_t taps = getTaps(op), columns = type.getDimSize(1);
    int64_t depth = type.getDimSize(0) / taps;
    auto *values = reinterpret_cast<const float *>(weights.view.data);
    std::vector<float> divided;
    if (haveFactors)
      divided =
          divideRows(op.getContext(), values, weights.factors, taps, columns);
    ConstantBuffer &buffer = weights.pairs.emplace(
        RankedTensorType::get({taps * getScaledDepth(depth), columns},
                              IntegerType::get(op.getContext(), 32)),
        "scaled_pairs");
    ScaledColumns first{haveFactors ? divided.data() : values,
                        weights.factors,
                        reinterpret_cast<int32_t *>(buffer.getData()),
                        depth,
                        columns,
                        terms};
    double error = writeScaledColumns(op.getContext(), first, taps);
    if (!isa<FastConvOp>(op.getOperation()) &&
        error > kScaledWeightShare * maxError)
      return llvm::formatv("rounding its weights loses {0:e1}, where {1:e1} "
                           "is allowed",
                           error, kScaledWeightShare * maxError)
          .str();
    return success();
  }

  void replace(EpilogueOpInterface op, bool haveFactors, Weights &weights,
               ResourceUses &uses) const {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    OpOperand &rhs = getRhs(op);
    auto constant = arith::ConstantOp::create(
        b, rhs.get().getLoc(), cast<TypedAttr>(weights.pairs->take()));
    uses.add(constant, 1);
    // More operands, which factors are, may be elsewhere than `rhs`.
    Operation *before = rhs.get().getDefiningOp();
    rhs.set(constant);
    if (terms != kScaledTerms)
      op->setAttr("scaled_terms", b.getI64IntegerAttr(terms));
    Value factor =
        haveFactors ? createConstant(b, op.getLoc(), weights.factors, "factors")
                    : Value();
    if (auto conv = dyn_cast<IndirectGemmOp>(op.getOperation());
        conv && haveFactors)
      conv.getFactorsMutable().assign(factor);
    else if (haveFactors)
      cast<GemmOp>(op.getOperation()).getFactorsMutable().assign(factor);
    uses.eraseUnused(before);
  }

  bool hasKernels = false;
  /// Products that kernels add as integers.
  int64_t terms = kScaledTerms;
};
} // namespace
