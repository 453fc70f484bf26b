//===- AnnotateFunctions.cpp - Target features as function attributes -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace nnprim {
#define GEN_PASS_DEF_ANNOTATEFUNCTIONSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// Moves loop annotations to the branch operations that own them. The
/// conversion to the LLVM dialect leaves the annotation of an scf.for on the
/// back edge as a discardable attribute, which the translation to LLVM IR
/// drops.
static void adoptLoopAnnotations(LLVM::LLVMFuncOp function) {
  constexpr llvm::StringLiteral name = "llvm.loop_annotation";
  function.walk([&](Operation *op) {
    auto annotation = op->getAttrOfType<LLVM::LoopAnnotationAttr>(name);
    if (!annotation)
      return;
    if (auto branch = dyn_cast<LLVM::BrOp>(op))
      branch.setLoopAnnotationAttr(annotation);
    else if (auto branch = dyn_cast<LLVM::CondBrOp>(op))
      branch.setLoopAnnotationAttr(annotation);
    op->removeAttr(name);
  });
}

namespace {

struct AnnotateFunctions
    : nnprim::impl::AnnotateFunctionsPassBase<AnnotateFunctions> {
  using Base::Base;

  void annotate(LLVM::LLVMFuncOp function, const nnprim::TargetDesc &desc) {
    MLIRContext *context = &getContext();
    function.setTargetCpu(desc.cpu);
    function.setTargetFeaturesAttr(
        LLVM::TargetFeaturesAttr::get(context, desc.features));
    function.setNoUnwind(true);
    // LLVM must not inline the kernels again that were outlined for its sake.
    if (function.getName() != "main")
      function.setNoInline(true);
    // Without `prefer-vector-width`, LLVM limits the loops that it vectorizes
    // to 256 bits on some CPUs.
    auto width = [&](StringRef text) { return StringAttr::get(context, text); };
    function.setPassthroughAttr(ArrayAttr::get(
        context,
        {ArrayAttr::get(context, {width("prefer-vector-width"),
                                  width(std::to_string(desc.vectorBits))})}));
  }

  /// The caller promises that tensors and arena do not overlap (see model.h).
  void annotateArguments(LLVM::LLVMFuncOp main) {
    MLIRContext *context = &getContext();
    unsigned count = main.getNumArguments();
    // The arena is the last argument, or the last but one if the thread pool
    // follows it; neither overlaps with a tensor.
    for (unsigned i = 0; i < count; ++i)
      if (isa<LLVM::LLVMPointerType>(main.getArgument(i).getType()))
        main.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        UnitAttr::get(context));
    if (getOperation()->hasAttr(
            nnprim::NNPrimDialect::UsesThreadsAttrHelper::getNameStr()))
      --count;
    if (count && getOperation()->hasAttr(
                     nnprim::NNPrimDialect::ArenaBytesAttrHelper::getNameStr()))
      main.setArgAttr(count - 1, LLVM::LLVMDialect::getAlignAttrName(),
                      IntegerAttr::get(IntegerType::get(context, 64), 64));
  }

  /// LLVM IR cannot hold the names of tensors; the translation would warn.
  static void dropTensorAttributes(FunctionOpInterface function) {
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      for (NamedAttribute attribute :
           mlir::function_interface_impl::getArgAttrs(function, i))
        if (attribute.getName().getValue().starts_with("nnprim."))
          function.removeArgAttr(i, attribute.getName());
  }

  void runOnOperation() override {
    const nnprim::TargetDesc *desc = nnprim::getTarget(getOperation());
    if (!desc)
      return signalPassFailure();
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (!function.isExternal()) {
        annotate(function, *desc);
        adoptLoopAnnotations(function);
        dropTensorAttributes(
            cast<FunctionOpInterface>(function.getOperation()));
      }
    if (auto main = getOperation().lookupSymbol<LLVM::LLVMFuncOp>("main"))
      annotateArguments(main);
    // The passes that follow are LLVM's, and need not know the dialect.
    StringAttr triple = StringAttr::get(&getContext(), desc->triple);
    using nnprim::NNPrimDialect;
    for (StringRef name :
         {nnprim::NNPrimDialect::TargetAttrHelper::getNameStr(),
          nnprim::NNPrimDialect::ThreadWorkAttrHelper::getNameStr()})
      getOperation()->removeAttr(name);
    getOperation()->setAttr(LLVM::LLVMDialect::getTargetTripleAttrName(),
                            triple);
  }
};

} // namespace
