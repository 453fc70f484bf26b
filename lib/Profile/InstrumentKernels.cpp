//===- InstrumentKernels.cpp - Counters of the time of each step ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Profile/ModelProfile.h"
#include "NNPrim/Profile/Passes.h"
#include "NNPrim/Profile/Timer.h"

#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/Support/ErrorHandling.h"

namespace nnprim {
#define GEN_PASS_DEF_INSTRUMENTKERNELSPASS
#include "NNPrim/Profile/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

static constexpr llvm::StringLiteral ticksName = "nnprim_ticks";

static Value emitReadX86Timer(ImplicitLocOpBuilder &b) {
  return LLVM::CallIntrinsicOp::create(b, b.getI64Type(),
                                       b.getStringAttr(x86Timer), ValueRange())
      .getResult(0);
}

static Value emitReadAArch64Timer(ImplicitLocOpBuilder &b) {
  return LLVM::InlineAsmOp::create(
             b, b.getI64Type(), ValueRange(), b.getStringAttr(aarch64Timer),
             b.getStringAttr("=r,~{memory}"),
             /*has_side_effects=*/b.getUnitAttr(),
             /*is_align_stack=*/UnitAttr(),
             LLVM::TailCallKindAttr::get(b.getContext(),
                                         LLVM::TailCallKind::None),
             /*asm_dialect=*/LLVM::AsmDialectAttr(),
             /*operand_attrs=*/ArrayAttr())
      .getResult(0);
}

/// Reads the timer as an i64. Code before it is not moved behind it.
static Value emitReadTimer(ImplicitLocOpBuilder &b, Architecture architecture) {
  switch (architecture) {
  case Architecture::X86:
    return emitReadX86Timer(b);
  case Architecture::AArch64:
    return emitReadAArch64Timer(b);
  }
  llvm_unreachable("not an architecture");
}

namespace {
struct InstrumentKernels
    : nnprim::impl::InstrumentKernelsPassBase<InstrumentKernels> {
  LLVM::GlobalOp createCounters(Type type, int64_t count) {
    auto b = OpBuilder::atBlockBegin(getOperation().getBody());
    auto zeros = DenseElementsAttr::get(
        RankedTensorType::get({count}, b.getI64Type()), int64_t(0));
    return LLVM::GlobalOp::create(b, getOperation().getLoc(), type,
                                  /*isConstant=*/false, LLVM::Linkage::Internal,
                                  ticksName, zeros);
  }

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    const TargetDesc *target = getTarget(getOperation());
    if (!target)
      return signalPassFailure();
    if (!main || !main.getBody().hasOneBlock())
      return;
    std::vector<Operation *> steps = getProfiledSteps(main);
    ImplicitLocOpBuilder b(main.getLoc(), &getContext());
    Type i64 = b.getI64Type(), pointer = b.getType<LLVM::LLVMPointerType>();
    auto readTimer = [&]() -> Value {
      return emitReadTimer(b, target->architecture);
    };
    Type array = LLVM::LLVMArrayType::get(i64, steps.size());
    LLVM::GlobalOp counters = createCounters(array, steps.size());
    b.setInsertionPointToStart(&main.getBody().front());
    Value base = LLVM::AddressOfOp::create(b, counters);
    Value start = readTimer();
    for (auto [number, step] : llvm::enumerate(steps)) {
      b.setLoc(step->getLoc());
      b.setInsertionPointAfter(step);
      Value end = readTimer();
      Value counter = LLVM::GEPOp::create(
          b, pointer, array, base,
          ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(number)});
      Value elapsed = LLVM::SubOp::create(b, end, start);
      Value sum = LLVM::LoadOp::create(b, i64, counter);
      LLVM::StoreOp::create(b, LLVM::AddOp::create(b, sum, elapsed), counter);
      start = end;
      ++numSteps;
    }
  }
};
} // namespace
