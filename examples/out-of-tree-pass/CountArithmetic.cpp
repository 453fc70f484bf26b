//===- CountArithmetic.cpp - A pass that counts a model's arithmetic ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountArithmetic.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace {
struct CountArithmetic
    : mlir::PassWrapper<CountArithmetic,
                        mlir::OperationPass<mlir::func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountArithmetic)

  llvm::StringRef getArgument() const override { return "count-arithmetic"; }
  llvm::StringRef getDescription() const override {
    return "Count the arithmetic and the memory traffic of primitives";
  }

  void runOnOperation() override {
    int64_t primitives = 0, flops = 0, bytes = 0;
    getOperation().walk([&](nnprim::ComputeOpInterface op) {
      ++primitives;
      // A count is missing where a shape is dynamic.
      flops += op.getFlopCount().value_or(0);
      bytes += op.getByteCount().value_or(0);
    });
    getOperation().emitRemark()
        << primitives << " primitives, " << flops
        << " floating-point operations, " << bytes << " bytes";
    markAllAnalysesPreserved();
  }
};
} // namespace

void registerCountArithmetic() { mlir::PassRegistration<CountArithmetic>(); }
