//===- WinogradOps.cpp - Winograd transforms ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(WinogradInputTransformOp)
NNPRIM_COMPUTE_OP_COMMON(WinogradFilterTransformOp)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE(WinogradOutputTransformOp, Scratch)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE(WinogradConvOp, Workspace)

//===----------------------------------------------------------------------===//
// Verifiers. The constraints are numbered in the ops' descriptions.
//===----------------------------------------------------------------------===//

/// C2 of all of them.
static LogicalResult verifyAlgorithm(Operation *op, int64_t m, int64_t r,
                                     bool isFourier) {
  if (isFourier ? hasFourierTransform(m, r) : hasWinogradMatrices(m, r))
    return success();
  InFlightDiagnostic error = op->emitOpError()
                             << "expected F(m, r) with m and r from 2 and "
                                "m + r − 1 ";
  if (isFourier)
    error << "8 or 16";
  else
    error << "up to " << kMaxWinogradAlpha;
  return error << ", but got F(" << m << ", " << r << ")";
}

/// C3 of all three.
static LogicalResult verifyCoefficients(Operation *op, const NamedShape &shape,
                                        int64_t alpha) {
  return verifyExtent(op, "α²", shape, 0, alpha * alpha);
}

/// N·TH·TW: dynamic if an extent is, nullopt if it does not fit.
static std::optional<int64_t> countTiles(int64_t images, int64_t height,
                                         int64_t width, int64_t m) {
  auto tiles = [m](int64_t extent) {
    return ShapedType::isDynamic(extent) ? extent
                                         : int64_t(llvm::divideCeil(extent, m));
  };
  return multiplyExtents({images, tiles(height), tiles(width)});
}

/// C6 of the convolution.
static LogicalResult verifyPads(Operation *op, ArrayRef<int64_t> pads) {
  if (failed(verifyNumbers(op, "pads", pads, 2, 0)))
    return failure();
  for (int64_t number : pads)
    if (!llvm::isInt<32>(number))
      return op->emitOpError()
             << "expected `pads` to fit in 31 bits, but got " << number;
  return success();
}

/// C6 of the input transform.
static LogicalResult verifyGeometry(WinogradInputTransformOp op) {
  if (failed(verifyNumbers(op, "output_size", op.getOutputSize(), 2, 1)) ||
      failed(verifyNumbers(op, "pads", op.getPads(), 2, 0)))
    return failure();
  for (int64_t number :
       llvm::concat<const int64_t>(op.getOutputSize(), op.getPads()))
    if (!llvm::isInt<32>(number))
      return op.emitOpError() << "expected `output_size` and `pads` to fit in "
                                 "31 bits, but got "
                              << number;
  return success();
}

LogicalResult WinogradInputTransformOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) || failed(verifyRank(*this, outs, 3)))
    return failure(); // C1
  if (failed(verifyAlgorithm(*this, getM(), getR(), getFourier())))
    return failure(); // C2
  if (failed(verifyCoefficients(*this, outs, getAlpha())))
    return failure(); // C3
  if (failed(verifyGeometry(*this)))
    return failure(); // C6
  std::optional<int64_t> tiles = countTiles(input.extent(0), getOutputSize()[0],
                                            getOutputSize()[1], getM());
  if (!tiles)
    return emitOpError("expected N·TH·TW to fit in 63 bits"); // C4
  bool isPart =
      getOrigin() && !ShapedType::isDynamic(*tiles) && outs.extent(1) < *tiles;
  if (!isPart && failed(verifyExtent(*this, "N·TH·TW", outs, 1, *tiles)))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "C", input, 3, outs, 2)))
    return failure();                               // C5
  return verifySameElementType(*this, input, outs); // C7
}

LogicalResult WinogradFilterTransformOp::verify() {
  NamedShape filter("filter", getFilter()), outs("outs", getInit());
  if (failed(verifyRank(*this, filter, 4)) ||
      failed(verifyRank(*this, outs, 3)))
    return failure(); // C1
  if (failed(verifyAlgorithm(*this, getM(), getR(), getFourier())))
    return failure(); // C2
  if (failed(verifyCoefficients(*this, outs, getAlpha())))
    return failure(); // C3
  if (failed(verifyExtent(*this, "r", filter, 0, getR())) ||
      failed(verifyExtent(*this, "r", filter, 1, getR())))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "C", filter, 2, outs, 1)) ||
      failed(verifySameExtent(*this, "F", filter, 3, outs, 2)))
    return failure();                                // C5
  return verifySameElementType(*this, filter, outs); // C6
}

LogicalResult WinogradOutputTransformOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 3)) || failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  if (failed(verifyAlgorithm(*this, getM(), getR(), getFourier())))
    return failure(); // C2
  if (failed(verifyCoefficients(*this, input, getAlpha())))
    return failure(); // C3
  std::optional<int64_t> tiles =
      countTiles(outs.extent(0), outs.extent(1), outs.extent(2), getM());
  if (!tiles)
    return emitOpError("expected N·TH·TW to fit in 63 bits"); // C4
  bool isPart =
      getOrigin() && !ShapedType::isDynamic(*tiles) && input.extent(1) < *tiles;
  if (!isPart && failed(verifyExtent(*this, "N·TH·TW", input, 1, *tiles)))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "F", input, 2, outs, 3)))
    return failure(); // C5
  if (getOrigin() && isa<TensorType>(outs.type))
    return emitOpError("expected no `origin` on tensors"); // C8
  if (failed(verifySameElementType(*this, input, outs)))
    return failure(); // C6; C7 is the interface's.
  if (!getScratch())
    return success();
  NamedShape scratch("scratch", getScratch());
  if (failed(verifyRank(*this, scratch, 1)))
    return failure(); // C9
  return verifySameElementType(*this, scratch, outs);
}

LogicalResult WinogradConvOp::verify() {
  NamedShape input("input", getInput()), rhs("rhs", getRhs());
  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) || failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  if (rhs.rank() != 2 && rhs.rank() != 3)
    return emitOpError("expected `rhs` to have rank 2 or 3, but got rank ")
           << rhs.rank(); // C1
  if (failed(verifyAlgorithm(*this, getM(), getR(), getFourier())))
    return failure(); // C2
  if (failed(verifySameExtent(*this, "N", input, 0, outs, 0)))
    return failure(); // C3
  std::optional<int64_t> rows =
      multiplyExtents({getAlpha() * getAlpha(), input.extent(3)});
  if (!rows)
    return emitOpError("expected α²·C to fit in 63 bits"); // C4
  if (failed(verifyExtent(*this, "α²·C", rhs, isPacked() ? 1 : 0, *rows)))
    return failure(); // C4
  if (failed(verifyRhsColumns(*this, "F", rhs, outs)))
    return failure(); // C5
  if (failed(verifyPads(*this, getPads())))
    return failure(); // C6
  if (failed(verifySameElementType(*this, input, outs)) ||
      failed(verifySameElementType(*this, rhs, outs)))
    return failure(); // C7; C8 and C9 are the interfaces'.
  return success();
}

bool WinogradConvOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() == 3;
}

//===----------------------------------------------------------------------===//
// Counts: both sides of X ↦ L·X·Lᵀ as dense products, L being p × q.
//===----------------------------------------------------------------------===//

static std::optional<int64_t>
countTransformFlops(int64_t p, int64_t q, int64_t tiles, int64_t channels) {
  return countOperations({2 * (p * q * q + p * p * q), tiles, channels});
}

std::optional<int64_t> WinogradInputTransformOp::getFlopCount() {
  auto outs = cast<ShapedType>(getInit().getType());
  return countTransformFlops(getAlpha(), getAlpha(), outs.getDimSize(1),
                             outs.getDimSize(2));
}
std::optional<int64_t> WinogradFilterTransformOp::getFlopCount() {
  auto outs = cast<ShapedType>(getInit().getType());
  return countTransformFlops(getAlpha(), getR(), outs.getDimSize(1),
                             outs.getDimSize(2));
}
std::optional<int64_t> WinogradOutputTransformOp::getFlopCount() {
  auto input = cast<ShapedType>(getInput().getType());
  return countTransformFlops(getM(), getAlpha(), input.getDimSize(1),
                             input.getDimSize(2));
}

/// What the convolution means, as for every other way to compute it.
std::optional<int64_t> WinogradConvOp::getFlopCount() {
  SmallVector<int64_t> factors = {
      2, int64_t(getR()), int64_t(getR()),
      cast<ShapedType>(getInput().getType()).getDimSize(3)};
  llvm::append_range(factors, cast<ShapedType>(getInit().getType()).getShape());
  return countOperations(factors);
}
