//===- BuffersToLLVM.cpp - Scalars, memrefs, functions to LLVM ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream has one pass for each dialect, and each pass visits every op of the
// module. Most of the module are a few large kernels that all these passes
// would visit, so one pass with the patterns of all dialects takes a fraction
// of the time.
//
//===----------------------------------------------------------------------===//

#include "FlyteToLLVM.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"

#include "mlir/Analysis/DataLayoutAnalysis.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/AMX/Transforms.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/DialectConversion.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTBUFFERSTOLLVMPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

static void addPatterns(LLVMTypeConverter &types,
                        SymbolTableCollection &symbols,
                        RewritePatternSet &patterns) {
  // Lowered affine maps contain divisions that round down.
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateArithToLLVMConversionPatterns(types, patterns);
  index::populateIndexToLLVMConversionPatterns(types, patterns);
  populateMathToLLVMConversionPatterns(types, patterns);
  populateFinalizeMemRefToLLVMConversionPatterns(types, patterns, &symbols);
  populateFuncToLLVMConversionPatterns(types, patterns, &symbols);
  cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
  cf::populateAssertToLLVMConversionPattern(types, patterns,
                                            /*abortOnFailure=*/true, &symbols);
  populateAMXLegalizeForLLVMExportPatterns(types, patterns);
  ub::populateUBToLLVMConversionPatterns(types, patterns);
}

namespace {
struct ConvertBuffersToLLVM
    : public nnprim::impl::ConvertBuffersToLLVMPassBase<ConvertBuffersToLLVM> {
  void runOnOperation() override {
    const auto &layouts = getAnalysis<DataLayoutAnalysis>();
    LowerToLLVMOptions options(&getContext(),
                               layouts.getAtOrAbove(getOperation()));
    options.useBarePtrCallConv = true;
    LLVMTypeConverter types(&getContext(), options, &layouts);
    nnprim::addFlyteConversion(types);
    RewritePatternSet patterns(&getContext());
    SymbolTableCollection symbols;
    addPatterns(types, symbols, patterns);
    nnprim::populateFlyteToLLVMPatterns(types, getFlyteAccess(), patterns);
    LLVMConversionTarget target(getContext());
    configureAMXLegalizeForExportTarget(target);
    target.addIllegalOp<nnprim::LoadFlyteOp, nnprim::StoreFlyteOp>();
    ConversionConfig config;
    config.allowPatternRollback = false;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      signalPassFailure();
  }

private:
  nnprim::FlyteAccess getFlyteAccess() {
    auto attr = nnprim::getTargetAttr(getOperation());
    if (!attr)
      return {};
    const nnprim::TargetDesc &target = attr.getTarget();
    bool isOwn = !target.isEmittedInOtherIsa;
    return {target.hasMaskedLoads && isOwn, target.hasHalves,
            target.hasBytePermute && isOwn};
  }
};
} // namespace
