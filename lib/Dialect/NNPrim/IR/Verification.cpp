//===- Verification.cpp - Checks for the verifiers of ops -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verification.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

std::optional<int64_t> nnprim::multiplyExtents(ArrayRef<int64_t> extents) {
  if (llvm::any_of(extents, ShapedType::isDynamic))
    return ShapedType::kDynamic;
  int64_t product = 1;
  for (int64_t extent : extents)
    if (llvm::MulOverflow(product, extent, product))
      return std::nullopt;
  return product;
}

std::optional<int64_t> nnprim::countOperations(ArrayRef<int64_t> factors) {
  std::optional<int64_t> product = multiplyExtents(factors);
  if (product && ShapedType::isDynamic(*product))
    return std::nullopt;
  return product;
}

bool nnprim::extentsAgree(int64_t lhs, int64_t rhs) {
  return ShapedType::isDynamic(lhs) || ShapedType::isDynamic(rhs) || lhs == rhs;
}

LogicalResult nnprim::verifyRank(Operation *op, const NamedShape &shape,
                                 int64_t rank) {
  if (shape.rank() == rank)
    return success();
  return op->emitOpError() << "expected `" << shape.name << "` to have rank "
                           << rank << ", but got rank " << shape.rank();
}

LogicalResult nnprim::verifyMinimumRank(Operation *op, const NamedShape &shape,
                                        int64_t rank) {
  if (shape.rank() >= rank)
    return success();
  return op->emitOpError() << "expected `" << shape.name << "` to have rank "
                           << rank << " or more, but got rank " << shape.rank();
}

LogicalResult nnprim::verifyProducts(Operation *op, StringRef dimension,
                                     ArrayRef<int64_t> extents) {
  if (!llvm::is_contained(extents, 0))
    return success();
  return op->emitOpError() << "expected " << dimension
                           << " to be at least 1, but got 0";
}

LogicalResult nnprim::verifySameExtent(Operation *op, StringRef dimension,
                                       const NamedShape &lhs, int64_t lhsDim,
                                       const NamedShape &rhs, int64_t rhsDim) {
  int64_t lhsExtent = lhs.extent(lhsDim), rhsExtent = rhs.extent(rhsDim);
  if (extentsAgree(lhsExtent, rhsExtent))
    return success();
  return op->emitOpError() << "expected `" << lhs.name << "` and `" << rhs.name
                           << "` to agree in " << dimension << ", but got "
                           << lhsExtent << " and " << rhsExtent;
}

LogicalResult nnprim::verifyExtent(Operation *op, StringRef dimension,
                                   const NamedShape &shape, int64_t dim,
                                   int64_t expected) {
  if (extentsAgree(shape.extent(dim), expected))
    return success();
  return op->emitOpError() << "expected dimension " << dim << " of `"
                           << shape.name << "` to be " << dimension << " = "
                           << expected << ", but got " << shape.extent(dim);
}

LogicalResult nnprim::verifySameElementType(Operation *op,
                                            const NamedShape &shape,
                                            const NamedShape &reference) {
  Type type = shape.type.getElementType();
  Type expected = reference.type.getElementType();
  if (type == expected)
    return success();
  return op->emitOpError() << "expected `" << shape.name
                           << "` to have the element type " << expected
                           << " of `" << reference.name << "`, but got "
                           << type;
}

bool nnprim::storeF32(ArrayRef<NamedShape> shapes) {
  return llvm::all_of(shapes, [](const NamedShape &shape) {
    return isStoredF32(shape.type.getElementType());
  });
}

LogicalResult nnprim::verifyRhsElementType(Operation *op, const NamedShape &rhs,
                                           const NamedShape &outs) {
  auto type = dyn_cast<FloatType>(rhs.type.getElementType());
  auto wide = dyn_cast<FloatType>(outs.type.getElementType());
  if (type && wide && type.getWidth() < wide.getWidth())
    return success();
  if (isa<FlyteType>(rhs.type.getElementType()) && wide && wide.isF32())
    return success();
  return verifySameElementType(op, rhs, outs);
}

LogicalResult nnprim::verifyNumbers(Operation *op, StringRef name,
                                    ArrayRef<int64_t> values, size_t count,
                                    int64_t minimum) {
  if (values.size() != count)
    return op->emitOpError() << "expected `" << name << "` to be " << count
                             << " numbers, but got " << values.size();
  for (int64_t value : values)
    if (value < minimum)
      return op->emitOpError() << "expected `" << name << "` to be at least "
                               << minimum << ", but got " << value;
  return success();
}

LogicalResult nnprim::verifyPanels(Operation *op, const NamedShape &packed,
                                   int64_t columns) {
  int64_t width = packed.extent(2);
  if (width == 0)
    return op->emitOpError()
           << "expected `" << packed.name
           << "` to have panels of one column or more, but got 0";
  if (ShapedType::isDynamic(width) || ShapedType::isDynamic(columns))
    return success();
  int64_t expected = llvm::divideCeil(columns, width);
  if (extentsAgree(packed.extent(0), expected))
    return success();
  return op->emitOpError() << "expected `" << packed.name << "` to have "
                           << expected << " panels of " << width << " for "
                           << columns << " columns, but got "
                           << packed.extent(0);
}

LogicalResult nnprim::verifyRhsColumns(Operation *op, StringRef dimension,
                                       const NamedShape &rhs,
                                       const NamedShape &outs) {
  int64_t last = outs.rank() - 1;
  if (rhs.rank() == 2)
    return verifySameExtent(op, dimension, rhs, 1, outs, last);
  return verifyPanels(op, rhs, outs.extent(last));
}

/// Whether out·stride + tap·dilation fits in 63 bits for the last output and
/// the last tap; leading pads only make it smaller.
static bool lastCoordinateFits(int64_t out, int64_t stride, int64_t taps,
                               int64_t dilation) {
  int64_t fromOutput, fromTap, sum;
  return !llvm::MulOverflow(std::max<int64_t>(out, 0), stride, fromOutput) &&
         !llvm::MulOverflow(std::max<int64_t>(taps, 0), dilation, fromTap) &&
         !llvm::AddOverflow(fromOutput, fromTap, sum);
}

LogicalResult nnprim::verifyWindow(Operation *op, ArrayRef<int64_t> outputSize,
                                   ArrayRef<int64_t> kernelSize,
                                   ArrayRef<int64_t> strides,
                                   ArrayRef<int64_t> dilations,
                                   ArrayRef<int64_t> pads) {
  if (failed(verifyNumbers(op, "strides", strides, 2, 1)) ||
      failed(verifyNumbers(op, "dilations", dilations, 2, 1)) ||
      failed(verifyNumbers(op, "pads", pads, 2, 0)))
    return failure();
  for (unsigned d = 0; d < 2; ++d)
    if (!lastCoordinateFits(outputSize[d], strides[d], kernelSize[d],
                            dilations[d]))
      return op->emitOpError()
             << "expected the input coordinates of spatial dimension " << d
             << " to fit in 63 bits, but stride " << strides[d]
             << " and dilation " << dilations[d] << " lead beyond";
  return success();
}
