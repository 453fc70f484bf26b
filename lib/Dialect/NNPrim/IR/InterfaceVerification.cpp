//===- InterfaceVerification.cpp - Constraints of the interfaces ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The constraints are numbered in the interfaces' descriptions.

#include "Verification.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// ComputeOpInterface
//===----------------------------------------------------------------------===//

/// C3.
static LogicalResult verifyOperandSize(Operation *op, unsigned number,
                                       ShapedType type) {
  SmallVector<int64_t> extents(type.getShape());
  extents.push_back(llvm::divideCeil(type.getElementTypeBitWidth(), 8));
  if (multiplyExtents(extents))
    return success();
  return op->emitOpError() << "expected operand #" << number
                           << " to have fewer than 2^63 bytes, but got "
                           << type;
}

LogicalResult nnprim::detail::verifyComputeOp(Operation *op) {
  bool anyTensor = false, anyMemRef = false;
  for (auto [number, value] : llvm::enumerate(op->getOperands())) {
    auto type = dyn_cast<ShapedType>(value.getType());
    if (!type)
      continue;
    anyTensor |= isa<TensorType>(type);
    anyMemRef |= isa<BaseMemRefType>(type);
    if (failed(verifyOperandSize(op, number, type)))
      return failure();
  }
  if (anyTensor && anyMemRef)
    return op->emitOpError(
        "expected all operands to be tensors or all to be memrefs"); // C1
  if (anyMemRef && op->getNumResults() != 0)
    return op->emitOpError() << "expected no results on memrefs, but got "
                             << op->getNumResults(); // C2
  return success();
}

//===----------------------------------------------------------------------===//
// EpilogueOpInterface
//===----------------------------------------------------------------------===//

/// C2 to C5 for one input.
static LogicalResult verifyEpilogueInput(EpilogueOpInterface op,
                                         unsigned number, AffineMap map) {
  ShapedType input =
      cast<ShapedType>(op.getEpilogueOperands()[number].getType());
  ShapedType outs = cast<ShapedType>(op.getInitOperand().get().getType());
  auto emit = [&] {
    return op->emitOpError() << "epilogue input #" << number << ": ";
  };
  if (map.getNumSymbols() != 0 || map.getNumDims() != outs.getRank())
    return emit() << "expected a map of the " << outs.getRank()
                  << " dimensions of `outs` and no symbols, but got "
                  << AffineMapAttr::get(map);
  if (!map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return emit() << "expected the results of its map to be distinct "
                     "dimensions or 0, but got "
                  << AffineMapAttr::get(map);
  if (map.getNumResults() != input.getRank())
    return emit() << "expected a map of " << input.getRank()
                  << " results, one for each dimension, but got "
                  << AffineMapAttr::get(map);
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    auto dimExpr = dyn_cast<AffineDimExpr>(expr);
    int64_t expected = dimExpr ? outs.getDimSize(dimExpr.getPosition()) : 1;
    if (!extentsAgree(input.getDimSize(dim), expected))
      return emit() << "expected dimension " << dim << " to be " << expected
                    << ", but got " << input.getDimSize(dim);
  }
  return success();
}

/// C6.
static LogicalResult verifyEpilogueArguments(EpilogueOpInterface op,
                                             Block &block) {
  SmallVector<Value> sources = {op.getInitOperand().get()};
  llvm::append_range(sources, op.getEpilogueOperands());
  if (block.getNumArguments() != sources.size())
    return op->emitOpError()
           << "expected the epilogue to have " << sources.size()
           << " arguments, the accumulator and one for each input, but got "
           << block.getNumArguments();
  for (auto [number, source] : llvm::enumerate(sources)) {
    Type expected = cast<ShapedType>(source.getType()).getElementType();
    Type type = block.getArgument(number).getType();
    if (type != expected)
      return op->emitOpError()
             << "expected epilogue argument #" << number << " to be of type "
             << expected << ", but got " << type;
  }
  return success();
}

/// C7 for one operation of the region.
static LogicalResult verifyEpilogueOperation(EpilogueOpInterface op,
                                             Operation &scalarOp) {
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  bool isConstant = scalarOp.hasTrait<OpTrait::ConstantLike>();
  bool vectorizable =
      isConstant || OpTrait::hasElementwiseMappableTraits(&scalarOp);
  if (vectorizable && isPure(&scalarOp) &&
      llvm::all_of(scalarOp.getOperandTypes(), isScalar) &&
      llvm::all_of(scalarOp.getResultTypes(), isScalar))
    return success();
  InFlightDiagnostic diagnostic =
      op->emitOpError() << "expected only pure element-wise operations on "
                           "scalars in the epilogue, but got '"
                        << scalarOp.getName() << "'";
  diagnostic.attachNote(scalarOp.getLoc()) << "the operation is here";
  return diagnostic;
}

/// C8.
static LogicalResult verifyEpilogueYield(EpilogueOpInterface op, Block &block) {
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return op->emitOpError("expected the epilogue to end in `nnprim.yield`");
  Type expected =
      cast<ShapedType>(op.getInitOperand().get().getType()).getElementType();
  Type type = yield.getValue().getType();
  if (type == expected)
    return success();
  return op->emitOpError() << "expected the epilogue to yield the element type "
                           << expected << " of `outs`, but got " << type;
}

LogicalResult nnprim::detail::verifyEpilogueOp(EpilogueOpInterface op) {
  size_t numInputs = op.getEpilogueOperands().size();
  SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
  if (maps.size() != numInputs)
    return op->emitOpError()
           << "expected one map for each of " << numInputs
           << " epilogue inputs, but got " << maps.size(); // C1
  for (auto [number, map] : llvm::enumerate(maps))
    if (failed(verifyEpilogueInput(op, number, map)))
      return failure();

  Region &region = op.getEpilogueRegion();
  if (region.empty()) {
    if (numInputs == 0)
      return success();
    return op->emitOpError(
        "expected an epilogue region to use the epilogue inputs"); // C9
  }
  Block &block = region.front();
  if (failed(verifyEpilogueArguments(op, block)) ||
      failed(verifyEpilogueYield(op, block)))
    return failure();
  for (Operation &scalarOp : block.without_terminator())
    if (failed(verifyEpilogueOperation(op, scalarOp)))
      return failure();
  return success();
}
