//===- NarrowActivations.cpp - Values between ops in fewer bits -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoredType.h"
#include "ValueGroups.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {
#define GEN_PASS_DEF_NARROWACTIVATIONSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

static int64_t countElements(const ValueGroup &group) {
  int64_t count = 0;
  for (Value value : group.values)
    if (!isMove(value.getDefiningOp()))
      count += cast<ShapedType>(value.getType()).getNumElements();
  return count;
}

//===----------------------------------------------------------------------===//
// What loses nothing
//===----------------------------------------------------------------------===//

/// What the op yields as `value`: in the body of a loop or in an epilogue.
static Value getYielded(OpResult value) {
  Operation *op = value.getOwner();
  if (op->getNumRegions() == 0 || op->getRegions().back().empty())
    return {};
  if (!isa<linalg::GenericOp, EpilogueOpInterface>(op))
    return {};
  Operation *yield = op->getRegions().back().front().getTerminator();
  return yield->getOperand(value.getResultNumber());
}

/// Whether what is computed as `value` was of `type` before.
static bool isExtended(Value value, Type type) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return false;
  if (isMove(result.getOwner()))
    return true;
  Value yielded = getYielded(result);
  Operation *op = yielded ? yielded.getDefiningOp() : nullptr;
  return isa_and_nonnull<arith::ExtFOp, ExtendFlyteOp>(op) &&
         op->getOperand(0).getType() == type;
}

/// The scalar that `use` is in the region of its owner; null if there is none.
static BlockArgument getScalar(OpOperand &use) {
  if (auto generic = dyn_cast<linalg::GenericOp>(use.getOwner()))
    return generic.getMatchingBlockArgument(&use);
  auto op = dyn_cast<EpilogueOpInterface>(use.getOwner());
  if (!op || op.getEpilogueOperands().empty())
    return {};
  OperandRange inputs = op.getEpilogueOperands();
  unsigned number = use.getOperandNumber() - inputs.getBeginOperandIndex();
  return number < inputs.size()
             ? op.getEpilogueRegion().front().getArgument(number + 1)
             : BlockArgument();
}

/// Whether `use` does nothing but round to `type`.
static bool isRounded(OpOperand &use, Type type) {
  if (isMove(use.getOwner()))
    return true;
  BlockArgument scalar = getScalar(use);
  return scalar && llvm::all_of(scalar.getUsers(), [&](Operation *user) {
           return isa<arith::TruncFOp, RoundFlyteOp>(user) &&
                  user->getResult(0).getType() == type;
         });
}

static bool losesNothing(const ValueGroup &group, Type type) {
  bool areExtended = llvm::all_of(
      group.values, [&](Value value) { return isExtended(value, type); });
  return areExtended || llvm::all_of(group.values, [&](Value value) {
           return llvm::all_of(value.getUses(), [&](OpOperand &use) {
             return isRounded(use, type);
           });
         });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct NarrowActivations
    : nnprim::impl::NarrowActivationsPassBase<NarrowActivations> {
  using Base::Base;

  void runOnOperation() override {
    hasNarrowed = false;
    SmallVector<Type> types;
    if (failed(readOptions(types)))
      return signalPassFailure();
    if (getOperation().isDeclaration())
      return;
    for (Type narrow : types)
      for (const ValueGroup &group : getValueGroups(getOperation(), narrow)) {
        if (type == "exact" &&
            !(group.reason.empty() && losesNothing(group, narrow)))
          continue;
        narrowGroup(group, narrow);
      }
    if (hasNarrowed)
      removeCopies();
  }

private:
  /// What only extended or rounded has become a copy.
  void removeCopies() {
    RewritePatternSet patterns(&getContext());
    linalg::GenericOp::getCanonicalizationPatterns(patterns, &getContext());
    patterns.add(+[](RoundFlyteOp op, PatternRewriter &rewriter) {
      auto extension = op.getValue().getDefiningOp<ExtendFlyteOp>();
      if (!extension || extension.getValue().getType() != op.getType())
        return rewriter.notifyMatchFailure(op, "it rounds");
      rewriter.replaceOp(op, extension.getValue());
      return LogicalResult(success());
    });
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }

  static remark::RemarkOpts getOpts() {
    return remark::RemarkOpts::name("Activations")
        .category("nnprim-activations");
  }

  LogicalResult readOptions(SmallVectorImpl<Type> &types) {
    Location loc = getOperation()->getLoc();
    if (type == "exact") {
      types.push_back(BFloat16Type::get(&getContext()));
      types.push_back(Float16Type::get(&getContext()));
      types.push_back(FlyteType::get(&getContext(), 24));
    } else if (Type known = parseStoredType(&getContext(), type)) {
      types.push_back(known);
    } else if (!type.empty() && type != "f32") {
      return emitError(loc) << "expected `type` of activations to be f32, "
                               "bf16, f16, flyte24, flyte16 or "
                               "exact, but got '"
                            << type << "'";
    }
    return checkRounding(loc, rounding,
                         type == "exact" ? ArrayRef<Type>() : types);
  }

  static std::string getName(Type type) {
    if (auto flyte = dyn_cast<FlyteType>(type))
      return "flyte" + std::to_string(flyte.getBits());
    return type.isBF16() ? "bf16" : "f16";
  }

  void narrowGroup(const ValueGroup &group, Type narrow) {
    int64_t values = countElements(group);
    if (!group.reason.empty()) {
      numKept += group.values.size();
      remark::missed(group.loc, getOpts())
          << llvm::formatv("{0} values stay f32: {1}", values, group.reason)
                 .str();
      return;
    }
    int64_t bytes = getStorageBytes(narrow);
    for (Value value : group.values)
      for (OpOperand &use : value.getUses())
        if (use.getOperandNumber() == 0)
          dropBF16Terms(use.getOwner());
    storeAs(group, narrow, rounding == "truncate");
    hasNarrowed = true;
    numNarrowed += group.values.size();
    numBytesSaved += (4 - bytes) * values;
    remark::passed(group.loc, getOpts())
        << llvm::formatv("{0} values stored as {1}: {2} bytes instead of {3}",
                         values, getName(narrow), values * bytes, values * 4)
               .str();
  }

  bool hasNarrowed = false;
};
} // namespace
