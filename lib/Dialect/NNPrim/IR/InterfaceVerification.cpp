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
  extents.push_back(getStorageBytes(type.getElementType()));
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

namespace {
/// A region of scalar operations of an op, with the names for diagnostics.
struct NamedRegion {
  Operation *op;
  const ScalarRegion &scalar;
  Value outs;
  StringRef name, element;
  /// The type of the first argument.
  Type elementType;

  InFlightDiagnostic emitError() const { return op->emitOpError(); }
  ShapedType getOutsType() const { return cast<ShapedType>(outs.getType()); }
};
} // namespace

/// C2 to C5 for one input.
static LogicalResult verifyInput(const NamedRegion &region, unsigned number) {
  AffineMap map = region.scalar.maps[number];
  ShapedType input = cast<ShapedType>(region.scalar.inputs[number].getType());
  ShapedType outs = region.getOutsType();
  auto emit = [&] {
    return region.emitError() << region.name << " input #" << number << ": ";
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

/// Whether an element may have `type` in a region that is stored as `element`.
static bool isComputedAs(Type element, Type type) {
  return type == element || (isNarrowF32(element) && type.isF32());
}

/// C6.
static LogicalResult verifyArguments(const NamedRegion &region, Block &block) {
  SmallVector<Type> types = {region.elementType};
  for (Value input : region.scalar.inputs)
    types.push_back(getElementTypeOrSelf(input));
  if (block.getNumArguments() != types.size())
    return region.emitError()
           << "expected the " << region.name << " to have " << types.size()
           << " arguments, the " << region.element
           << " and one for each input, but got " << block.getNumArguments();
  for (auto [number, expected] : llvm::enumerate(types)) {
    Type type = block.getArgument(number).getType();
    bool isInput = number != 0;
    if (type != expected && !(isInput && isComputedAs(expected, type)))
      return region.emitError()
             << "expected " << region.name << " argument #" << number
             << " to be of type " << expected << ", but got " << type;
  }
  return success();
}

/// C7 for one operation of the region.
static LogicalResult verifyOperation(const NamedRegion &region,
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
      region.emitError() << "expected only pure element-wise operations on "
                            "scalars in the "
                         << region.name << ", but got '" << scalarOp.getName()
                         << "'";
  diagnostic.attachNote(scalarOp.getLoc()) << "the operation is here";
  return diagnostic;
}

/// C8.
static LogicalResult verifyYield(const NamedRegion &region, Block &block) {
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return region.emitError()
           << "expected the " << region.name << " to end in `nnprim.yield`";
  Type expected = region.getOutsType().getElementType();
  Type type = yield.getValue().getType();
  if (isComputedAs(expected, type))
    return success();
  return region.emitError()
         << "expected the " << region.name << " to yield the element type "
         << expected << " of `outs`, but got " << type;
}

LogicalResult nnprim::detail::verifyScalarRegion(Operation *op,
                                                 const ScalarRegion &scalar,
                                                 Value outs, StringRef name,
                                                 StringRef element,
                                                 Type elementType) {
  NamedRegion region{op, scalar, outs, name, element, elementType};
  size_t numInputs = scalar.inputs.size();
  if (scalar.maps.size() != numInputs)
    return op->emitOpError()
           << "expected one map for each of " << numInputs << " " << name
           << " inputs, but got " << scalar.maps.size(); // C1
  for (unsigned number = 0; number < numInputs; ++number)
    if (failed(verifyInput(region, number)))
      return failure();

  if (scalar.isIdentity()) {
    if (elementType.isInteger() && elementType != getElementTypeOrSelf(outs))
      return op->emitOpError()
             << "expected an " << name << " that makes "
             << getElementTypeOrSelf(outs) << " of " << elementType; // C10
    if (numInputs == 0)
      return success();
    return op->emitOpError()
           << "expected a region that uses the " << name << " inputs"; // C9
  }
  Block &block = scalar.region->front();
  if (failed(verifyArguments(region, block)) ||
      failed(verifyYield(region, block)))
    return failure();
  for (Operation &scalarOp : block.without_terminator())
    if (failed(verifyOperation(region, scalarOp)))
      return failure();
  return success();
}

LogicalResult nnprim::detail::verifyEpilogueOp(EpilogueOpInterface op) {
  return verifyScalarRegion(op, getEpilogue(op), op.getInitOperand().get(),
                            "epilogue", "accumulator", op.getAccumulatorType());
}

ScalarRegion nnprim::getEpilogue(EpilogueOpInterface op) {
  return {&op.getEpilogueRegion(), SmallVector<Value>(op.getEpilogueOperands()),
          op.getEpilogueIndexingMaps()};
}

Type nnprim::detail::getSumType(Type factor, Type type) {
  Type factorElement = getElementTypeOrSelf(factor);
  // An i32 is a pair of integers that share scales, for products of f32.
  if (factorElement.isInteger() && !factorElement.isInteger(32))
    return IntegerType::get(type.getContext(), 32);
  Type element = getElementTypeOrSelf(type);
  auto floatType = dyn_cast<FloatType>(element);
  bool isNarrow =
      isNarrowF32(element) || (floatType && floatType.getWidth() < 32);
  return isNarrow ? Type(Float32Type::get(type.getContext())) : element;
}
