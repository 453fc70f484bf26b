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

namespace {

/// One model serves every op: destination style, inputs read, inits
/// overwritten. Nothing is said about element-wise access, so an input never
/// shares its buffer with the init: a micro-kernel may store a partial tile
/// before all of an input has been read.
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
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<TensorType>(value.getType())) {
        FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure(); // getBuffer has emitted the reason.
        value = *buffer;
      }
      buffers.push_back(value);
      if (dpsOp.isDpsInit(&operand))
        inits.push_back(value);
    }

    rewriter.setInsertionPoint(op);
    Operation *newOp =
        cloneWithoutRegions(rewriter, op, /*newResultTypes=*/{}, buffers);
    for (auto [from, to] : llvm::zip(op->getRegions(), newOp->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());
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
    attachModels<ConvGemmOp, DepthwiseConvOp, GemmOp, Im2colOp, IndirectGemmOp,
                 IndirectionOp, PackOp, SpmmOp, TupleGemmOp, TwoPassSoftmaxOp,
                 WinogradConvOp, WinogradFilterTransformOp,
                 WinogradInputTransformOp, WinogradOutputTransformOp>(context);
  });
}
