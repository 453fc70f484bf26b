//===- BufferizableOpInterfaceImpl.cpp - Bufferization of nnprim ops ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Transforms/BufferizableOpInterfaceImpl.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::bufferization;

/// Whether the kernel accesses the operand in vectors along its innermost
/// dimension although its elements are not contiguous there. Only a softmax has
/// no kernel for other layouts; the copy takes a small part of its time.
static bool needsUnitStride(OpOperand &operand, Value buffer) {
  auto softmax = dyn_cast<nnprim::TwoPassSoftmaxOp>(operand.getOwner());
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!softmax || !type || !type.hasStaticShape() || type.getRank() == 0 ||
      (operand.get() != softmax.getInput() &&
       operand.get() != softmax.getInit()))
    return false;
  SmallVector<int64_t> strides;
  int64_t offset;
  return type.getShape().back() != 1 &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() != 1;
}

static FailureOr<Value> createContiguous(RewriterBase &rewriter, Value buffer,
                                         const BufferizationOptions &options) {
  auto type = cast<MemRefType>(buffer.getType());
  return options.createAlloc(
      rewriter, buffer.getLoc(),
      MemRefType::get(type.getShape(), type.getElementType()), ValueRange());
}

namespace {

/// The model of every op: destination style, inputs are read, inits are
/// overwritten. It promises no element-wise access, so an input never shares
/// its buffer with the init: a micro-kernel may store a partial tile before it
/// has read all of an input.
template <typename OpTy>
struct ComputeOpModel
    : DstBufferizableOpInterfaceExternalModel<ComputeOpModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto dpsOp = cast<DestinationStyleOpInterface>(op);
    if (dpsOp.hasPureBufferSemantics())
      return success();
    if (!dpsOp.hasPureTensorSemantics())
      return op->emitOpError("mixes tensor and memref operands");

    SmallVector<Value> buffers, inits;
    // Pairs of a contiguous buffer that the op writes to and the strided buffer
    // that it replaces, to be copied afterwards.
    SmallVector<std::pair<Value, Value>> results;
    rewriter.setInsertionPoint(op);
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<TensorType>(value.getType())) {
        FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure(); // getBuffer has emitted the reason.
        value = *buffer;
      }
      bool isInit = dpsOp.isDpsInit(&operand);
      if (isInit)
        inits.push_back(value);
      if (needsUnitStride(operand, value)) {
        FailureOr<Value> contiguous =
            createContiguous(rewriter, value, options);
        if (failed(contiguous))
          return op->emitOpError("has no buffer for a contiguous operand");
        if (isInit)
          results.push_back({*contiguous, value});
        else if (failed(options.createMemCpy(rewriter, op->getLoc(), value,
                                             *contiguous)))
          return op->emitOpError("has an operand that cannot be copied");
        value = *contiguous;
      }
      buffers.push_back(value);
    }

    Operation *newOp =
        cloneWithoutRegions(rewriter, op, /*newResultTypes=*/{}, buffers);
    for (auto [from, to] : llvm::zip(op->getRegions(), newOp->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());
    for (auto [contiguous, strided] : results)
      if (failed(options.createMemCpy(rewriter, op->getLoc(), contiguous,
                                      strided)))
        return op->emitOpError("has a result that cannot be copied");
    replaceOpWithBufferizedValues(rewriter, op, inits);
    return success();
  }
};

template <typename... OpTys> void attachModels(MLIRContext *context) {
  (OpTys::template attachInterface<ComputeOpModel<OpTys>>(*context), ...);
}

} // namespace

void nnprim::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, NNPrimDialect *) {
    attachModels<ConvGemmOp, DepthwiseConvOp, DepthwiseConvNchwOp, GemmOp,
                 Im2colOp, IndirectGemmOp, IndirectionOp, PackOp, SpmmOp,
                 SplitBF16Op, ScaleRowsOp, TupleGemmOp, TwoPassSoftmaxOp,
                 FastConvOp, FilterTransformOp, InputTransformOp,
                 OutputTransformOp>(context);
  });
}
