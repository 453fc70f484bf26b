//===- AddInF16.cpp - Products of f16 that are added in f16 ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

namespace nnprim {
#define GEN_PASS_DEF_ADDINF16PASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// The names of the targets that have the instruction.
static std::string getTargetsWithF16() {
  std::string names;
  for (const TargetDesc *target : getTargets())
    if (target->hasF16Fma)
      names += (names.empty() ? "" : ", ") + target->name.str();
  return names;
}

/// Checks that a product's operands are f16 and its sums long enough.
static CheckResult checkProduct(Value lhs, Value rhs, int64_t channels) {
  if (!getElementTypeOrSelf(lhs).isF16())
    return "its left-hand side is not stored as f16";
  if (!getElementTypeOrSelf(rhs).isF16())
    return "its right-hand side is not stored as f16";
  if (channels >= kMinF16Channels)
    return success();
  return llvm::formatv("sums of {0} channels would leave f16 too often",
                       channels)
      .str();
}

namespace {
struct AddInF16 : nnprim::impl::AddInF16PassBase<AddInF16> {
  using Base::Base;

  void runOnOperation() override {
    Location loc = getOperation().getLoc();
    if (arithmetic == "f32")
      return;
    if (arithmetic != "f16") {
      emitError(loc) << "expected `arithmetic` to be f32 or f16, but got '"
                     << arithmetic << "'";
      return signalPassFailure();
    }
    TargetAttr target = getTargetAttr(getOperation());
    if (!target || !target.getTarget().hasF16Fma) {
      emitError(loc) << "arithmetic in f16 takes a target with multiply-adds "
                        "of f16: "
                     << getTargetsWithF16();
      return signalPassFailure();
    }
    getOperation().walk([&](GemmOp op) {
      add(op, op.getLhs(),
          cast<ShapedType>(op.getLhs().getType()).getDimSize(1));
    });
    getOperation().walk([&](IndirectGemmOp op) {
      add(op, op.getInput(),
          cast<ShapedType>(op.getInput().getType()).getShape().back());
    });
  }

private:
  template <typename OpTy> void add(OpTy op, Value lhs, int64_t channels) {
    if (!op.getAccumulatorType().isF32())
      return;
    auto opts =
        remark::RemarkOpts::name("Arithmetic").category("nnprim-arithmetic");
    CheckResult result = checkProduct(lhs, op.getRhs(), channels);
    if (failed(result)) {
      remark::missed(op.getLoc(), opts)
          << ("products are added in f32: " + result.getReason()).str();
      return;
    }
    op.setF16Terms(kF16Terms);
    ++numAddedInF16;
    remark::passed(op.getLoc(), opts)
        << llvm::formatv("products are added in f16, {0} at a time, and their "
                         "sums in f32",
                         std::min(kF16Terms, channels))
               .str();
  }
};
} // namespace
