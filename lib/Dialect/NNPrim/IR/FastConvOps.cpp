//===- FastConvOps.cpp - Winograd transforms ------------------------------===//
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
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(InputTransformOp)
NNPRIM_COMPUTE_OP_COMMON(FilterTransformOp)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE_AND_RESULT(OutputTransformOp, Scratch, Pooled)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE_AND_RESULT(FastConvOp, Workspace, Pooled)

//===----------------------------------------------------------------------===//
// The algorithm.
//===----------------------------------------------------------------------===//

LogicalResult FastConvAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   FastConvKind kind, int64_t m, int64_t r,
                                   int64_t taps, ImageAxis axis,
                                   bool onTheFly) {
  bool isFourier = kind == FastConvKind::Fourier;
  if (!(isFourier ? hasFourierTransform(m, r) : hasWinogradMatrices(m, r))) {
    InFlightDiagnostic error =
        emitError() << "expected F(m, r) with m and r from 2 and m + r − 1 ";
    if (isFourier)
      error << "8 or 16";
    else
      error << "up to " << kMaxWinogradAlpha;
    return error << ", but got F(" << m << ", " << r << ")"; // C1
  }
  if (taps < 1 || !llvm::isInt<32>(taps))
    return emitError() << "expected `taps` to be positive and to fit in 31 "
                          "bits, but got "
                       << taps; // C2
  if (kind != FastConvKind::Winograd1D && taps != 1)
    return emitError() << "expected `taps` with `winograd1d` only"; // C2
  if (kind != FastConvKind::Winograd1D && axis != ImageAxis::Width)
    return emitError() << "expected `axis` with `winograd1d` only"; // C3
  if (kind != FastConvKind::Winograd2D && onTheFly)
    return emitError() << "expected `on_the_fly` with `winograd2d` only"; // C4
  return success();
}

FastConvAttr FastConvAttr::getTransform() const {
  return get(getContext(), getKind(), getM(), getR(), getTaps(),
             ImageAxis::Width, /*on_the_fly=*/false);
}

//===----------------------------------------------------------------------===//
// Verifiers. The constraints are numbered in the ops' descriptions.
//===----------------------------------------------------------------------===//

/// C2 of the transforms.
static LogicalResult verifyTransform(Operation *op, FastConvAttr algorithm) {
  if (algorithm == algorithm.getTransform())
    return success();
  return op->emitOpError("expected an algorithm without `axis` and "
                         "`on_the_fly`, but got ")
         << algorithm;
}

/// C3 of the transforms: all coefficients, in one dimension those of `rows`
/// rows.
static LogicalResult verifyCoefficients(Operation *op, const NamedShape &shape,
                                        FastConvAttr algorithm, int64_t rows) {
  StringRef name = !algorithm.isOneDimensional() ? "α²"
                   : rows == 1                   ? "α"
                                                 : "α·k";
  return verifyExtent(op, name, shape, 0,
                      algorithm.getNumCoefficients() * rows);
}

/// Verifies that there is a `row_tile` in one dimension only.
static LogicalResult verifyRowTile(Operation *op, FastConvAttr algorithm,
                                   std::optional<uint64_t> rowTile) {
  if (rowTile.has_value() != algorithm.isOneDimensional())
    return op->emitOpError(algorithm.isOneDimensional()
                               ? "expected a `row_tile` with `winograd1d`"
                               : "expected a `row_tile` with `winograd1d` "
                                 "only");
  if (rowTile && (int64_t(*rowTile) < 1 || !llvm::isInt<32>(int64_t(*rowTile))))
    return op->emitOpError("expected `row_tile` to be positive and to fit in "
                           "31 bits, but got ")
           << int64_t(*rowTile);
  return success();
}

/// N·TH·TW times `rowsOfTile`: dynamic if an extent is dynamic, nullopt if the
/// product exceeds 63 bits.
static std::optional<int64_t> countTiles(int64_t images, int64_t height,
                                         int64_t width, int64_t tileRows,
                                         int64_t m, int64_t rowsOfTile) {
  auto tiles = [](int64_t extent, int64_t size) {
    return ShapedType::isDynamic(extent)
               ? extent
               : int64_t(llvm::divideCeil(extent, size));
  };
  return multiplyExtents(
      {images, tiles(height, tileRows), tiles(width, m), rowsOfTile});
}

/// C4 of two transforms: the rows of all tiles or, with an origin, of a part of
/// them.
static LogicalResult verifyTiles(Operation *op, const NamedShape &shape,
                                 std::optional<int64_t> rows, bool hasOrigin,
                                 int64_t rowsOfTile) {
  if (!rows)
    return op->emitOpError("expected N·TH·TW to fit in 63 bits");
  int64_t extent = shape.extent(1);
  bool isPart = hasOrigin && !ShapedType::isDynamic(*rows) && extent < *rows &&
                extent % rowsOfTile == 0;
  if (isPart)
    return success();
  return verifyExtent(op, rowsOfTile == 1 ? "N·TH·TW" : "rows of N·TH·TW",
                      shape, 1, *rows);
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
static LogicalResult verifyGeometry(InputTransformOp op) {
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

/// C5 and C7 of the input transform, if coefficients are split.
static LogicalResult verifySplitCoefficients(InputTransformOp op,
                                             const NamedShape &input,
                                             const NamedShape &outs) {
  if (op.getAlgorithm().getKind() != FastConvKind::Winograd2D)
    return op.emitOpError(
        "expected coefficients of bf16 with `winograd2d` only");
  int64_t channels = input.extent(3);
  if (ShapedType::isDynamic(channels))
    return success();
  return verifyExtent(op, "64·⌈C/32⌉", outs, 2, getSplitDepth(channels));
}

LogicalResult InputTransformOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) || failed(verifyRank(*this, outs, 3)))
    return failure(); // C1
  FastConvAttr algorithm = getAlgorithm();
  if (failed(verifyTransform(*this, algorithm)))
    return failure(); // C2
  if (failed(verifyRowTile(*this, algorithm, getRowTile())))
    return failure(); // C8
  if (failed(verifyCoefficients(*this, outs, algorithm, 1)))
    return failure(); // C3
  if (failed(verifyGeometry(*this)))
    return failure(); // C6
  std::optional<int64_t> rows =
      countTiles(input.extent(0), getOutputSize()[0], getOutputSize()[1],
                 getTileRows(), algorithm.getM(), getRowsOfTile());
  if (failed(
          verifyTiles(*this, outs, rows, bool(getOrigin()), getRowsOfTile())))
    return failure(); // C4
  if (input.type.getElementType().isF32() &&
      outs.type.getElementType().isBF16())
    return verifySplitCoefficients(*this, input, outs); // C5, C7
  if (failed(verifySameExtent(*this, "C", input, 3, outs, 2)))
    return failure(); // C5
  if (outs.type.getElementType().isF32() && storeF32(input))
    return success();                               // C7
  return verifySameElementType(*this, input, outs); // C7
}

LogicalResult FilterTransformOp::verify() {
  NamedShape filter("filter", getFilter()), outs("outs", getInit());
  if (failed(verifyRank(*this, filter, 4)) ||
      failed(verifyRank(*this, outs, 3)))
    return failure(); // C1
  FastConvAttr algorithm = getAlgorithm();
  if (failed(verifyTransform(*this, algorithm)))
    return failure(); // C2
  if (failed(verifyCoefficients(*this, outs, algorithm, algorithm.getTaps())))
    return failure(); // C3
  StringRef rows = algorithm.isOneDimensional() ? "k" : "r";
  if (failed(verifyExtent(*this, rows, filter, 0, algorithm.getKernelRows())) ||
      failed(verifyExtent(*this, "r", filter, 1, algorithm.getR())))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "C", filter, 2, outs, 1)) ||
      failed(verifySameExtent(*this, "F", filter, 3, outs, 2)))
    return failure();                               // C5
  return verifyRhsElementType(*this, filter, outs); // C6
}

/// C11 of the convolution and of its output transform.
template <typename OpTy>
static LogicalResult verifyPooled(OpTy op, const NamedShape &outs) {
  if (!op.getPooled()) {
    if (op.getPooledOnly())
      return op.emitOpError("expected `pooled_only` with `pooled` only");
    return success();
  }
  NamedShape pooled("pooled", op.getPooled());
  FastConvAttr algorithm = op.getAlgorithm();
  if (!isa<MemRefType>(pooled.type) || !isa<MemRefType>(outs.type))
    return op.emitOpError("expected `pooled` on memrefs only");
  if (algorithm.getKind() != FastConvKind::Winograd2D ||
      algorithm.getM() % 2 != 0)
    return op.emitOpError("expected `pooled` with `winograd2d` of an even m "
                          "only, but m is ")
           << algorithm.getM();
  if (failed(verifyRank(op, pooled, 4)) ||
      failed(verifySameExtent(op, "N", outs, 0, pooled, 0)) ||
      failed(verifySameExtent(op, "F", outs, 3, pooled, 3)))
    return failure();
  for (int64_t dim : {1, 2}) {
    int64_t extent = outs.extent(dim);
    if (!ShapedType::isDynamic(extent) &&
        failed(verifyExtent(op, dim == 1 ? "⌊OH/2⌋" : "⌊OW/2⌋", pooled, dim,
                            extent / 2)))
      return failure();
  }
  return verifySameElementType(op, outs, pooled);
}

LogicalResult OutputTransformOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 3)) || failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  FastConvAttr algorithm = getAlgorithm();
  if (failed(verifyTransform(*this, algorithm)))
    return failure(); // C2
  if (failed(verifyRowTile(*this, algorithm, getRowTile())))
    return failure(); // C10
  if (failed(verifyCoefficients(*this, input, algorithm, 1)))
    return failure(); // C3
  std::optional<int64_t> rows =
      countTiles(outs.extent(0), outs.extent(1), outs.extent(2), getTileRows(),
                 algorithm.getM(), getRowsOfTile());
  if (failed(
          verifyTiles(*this, input, rows, bool(getOrigin()), getRowsOfTile())))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "F", input, 2, outs, 3)))
    return failure(); // C5
  if (getOrigin() && isa<TensorType>(outs.type))
    return emitOpError("expected no `origin` on tensors"); // C8
  if (!(input.type.getElementType().isF32() && storeF32(outs)) &&
      failed(verifySameElementType(*this, input, outs)))
    return failure(); // C6; C7 is the interface's.
  if (failed(verifyPooled(*this, outs)))
    return failure(); // C11
  if (!getScratch())
    return success();
  NamedShape scratch("scratch", getScratch());
  if (failed(verifyRank(*this, scratch, 1)))
    return failure(); // C9
  return verifySameElementType(*this, scratch, input);
}

/// C10 of the convolution.
static LogicalResult verifyBF16Terms(FastConvOp op, const NamedShape &outs) {
  int64_t terms = op.getBf16Terms();
  if (terms == 0)
    return success();
  if (terms != kBF16Terms)
    return op.emitOpError("expected `bf16_terms` to be 0 or ")
           << kBF16Terms << ", but got " << terms;
  FastConvAttr algorithm = op.getAlgorithm();
  if (algorithm.getKind() != FastConvKind::Winograd2D ||
      algorithm.getOnTheFly())
    return op.emitOpError("expected `bf16_terms` with `winograd2d` without "
                          "`on_the_fly` only");
  // Sums are f32, and narrower as they are stored.
  if (isStoredF32(outs.type.getElementType()))
    return success();
  return op.emitOpError("expected `bf16_terms` with `outs` of f32, or of what "
                        "f32 are stored as, but got ")
         << outs.type.getElementType();
}

/// C4 of the convolution, if filters are split.
static LogicalResult verifySplitRows(FastConvOp op, const NamedShape &input,
                                     const NamedShape &rhs) {
  int64_t channels = input.extent(3);
  if (ShapedType::isDynamic(channels))
    return success();
  std::optional<int64_t> rows = multiplyExtents(
      {op.getAlgorithm().getNumCoefficients(), getSplitDepth(channels)});
  if (!rows)
    return op.emitOpError("expected α²·64·⌈C/32⌉ to fit in 63 bits");
  if (rhs.rank() == 2)
    return verifyExtent(op, "α²·64·⌈C/32⌉", rhs, 0, *rows);
  constexpr int64_t pair = 2;
  if (failed(verifyExtent(op, "KR", rhs, 3, pair)))
    return failure();
  return verifyExtent(op, "α²·64·⌈C/32⌉ / KR", rhs, 1, *rows / pair);
}

/// C4 and C7 of the convolution, if filters are pairs of integers.
static LogicalResult verifyScaledRhs(FastConvOp op, const NamedShape &input,
                                     const NamedShape &rhs,
                                     const NamedShape &outs) {
  FastConvAttr algorithm = op.getAlgorithm();
  if (algorithm.getKind() != FastConvKind::Winograd2D ||
      algorithm.getOnTheFly() || op.getBf16Terms() != 0)
    return op.emitOpError("expected a `rhs` of i32 with `winograd2d` without "
                          "`on_the_fly` and `bf16_terms` only"); // C7
  if (!isStoredF32(input.type.getElementType()) ||
      !isStoredF32(outs.type.getElementType()))
    return op.emitOpError("expected a `rhs` of i32 with `input` and `outs` of "
                          "f32, or of what f32 are stored as"); // C7
  int64_t channels = input.extent(3);
  if (ShapedType::isDynamic(channels))
    return success();
  std::optional<int64_t> rows = multiplyExtents(
      {algorithm.getNumCoefficients(), getScaledDepth(channels)});
  if (!rows)
    return op.emitOpError("expected α²·(2·⌈C/4⌉ + 1) to fit in 63 bits");
  return verifyExtent(op, "α²·(2·⌈C/4⌉ + 1)", rhs, op.isPacked() ? 1 : 0,
                      *rows); // C4
}

LogicalResult FastConvOp::verify() {
  NamedShape input("input", getInput()), rhs("rhs", getRhs());
  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) || failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  if (isSplit() ? rhs.rank() != 2 && rhs.rank() != 4
                : rhs.rank() != 2 && rhs.rank() != 3)
    return emitOpError("expected `rhs` to have rank 2 or ")
           << (isSplit() ? 4 : 3) << ", but got rank " << rhs.rank(); // C1
  if (failed(verifyBF16Terms(*this, outs)))
    return failure(); // C10
  if (failed(verifySameExtent(*this, "N", input, 0, outs, 0)))
    return failure();                      // C3
  FastConvAttr algorithm = getAlgorithm(); // Its verifier is C2.
  bool isOnTheFly = algorithm.getOnTheFly();
  StringRef name = isOnTheFly                     ? "r²·C"
                   : algorithm.isOneDimensional() ? "α·k·C"
                                                  : "α²·C";
  std::optional<int64_t> rows =
      isOnTheFly ? multiplyExtents(
                       {algorithm.getR(), algorithm.getR(), input.extent(3)})
                 : multiplyExtents({algorithm.getNumCoefficients(),
                                    algorithm.getTaps(), input.extent(3)});
  if (!rows)
    return emitOpError("expected ") << name << " to fit in 63 bits"; // C4
  if (failed(isScaled() ? verifyScaledRhs(*this, input, rhs, outs)
             : isSplit()
                 ? verifySplitRows(*this, input, rhs)
                 : verifyExtent(*this, name, rhs, isPacked() ? 1 : 0, *rows)))
    return failure(); // C4
  if (failed(verifyRhsColumns(*this, "F", rhs, outs)))
    return failure(); // C5
  if (failed(verifyPads(*this, getPads())))
    return failure(); // C6
  if (Value memory = getWorkspace();
      memory &&
      getElementTypeOrSelf(memory).isInteger(8) != (isSplit() || isScaled()))
    return emitOpError("expected `workspace` to be of i8 if `rhs` is split or "
                       "of i32, and else of the sums' type, but got ")
           << memory.getType(); // C9
  if (failed(verifyPooled(*this, outs)))
    return failure(); // C11
  if (failed(verifyScaledTerms(*this, isScaled())))
    return failure(); // C12
  if (isScaled() || storeF32({input, rhs, outs}))
    return success(); // C7
  if (failed(verifySameElementType(*this, input, outs)) ||
      failed(verifyRhsElementType(*this, rhs, outs)))
    return failure(); // C7; C8 and C9 are the interfaces'.
  return success();
}

bool FastConvOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() >= 3;
}

bool FastConvOp::isScaled() {
  return getElementTypeOrSelf(getRhs()).isInteger(32);
}

bool FastConvOp::isSplit() {
  return getBf16Terms() != 0 && getElementTypeOrSelf(getRhs()).isBF16();
}

//===----------------------------------------------------------------------===//
// FLOP counts: both sides of X ↦ L·X·Lᵀ are dense products with the p × q
// matrix L; 1-D transforms have one side only.
//===----------------------------------------------------------------------===//

static std::optional<int64_t> countTransformFlops(int64_t p, int64_t q,
                                                  int64_t tiles,
                                                  int64_t channels,
                                                  bool isOneDimensional) {
  if (isOneDimensional)
    return countOperations({2 * p * q, tiles, channels});
  return countOperations({2 * (p * q * q + p * p * q), tiles, channels});
}

std::optional<int64_t> InputTransformOp::getFlopCount() {
  auto outs = cast<ShapedType>(getInit().getType());
  int64_t alpha = getAlgorithm().getAlpha();
  auto input = cast<ShapedType>(getInput().getType());
  return countTransformFlops(alpha, alpha, outs.getDimSize(1),
                             input.getDimSize(3),
                             getAlgorithm().isOneDimensional());
}
std::optional<int64_t> FilterTransformOp::getFlopCount() {
  auto outs = cast<ShapedType>(getInit().getType());
  FastConvAttr algorithm = getAlgorithm();
  if (algorithm.isOneDimensional())
    return countOperations({2 * algorithm.getR(), outs.getDimSize(0),
                            outs.getDimSize(1), outs.getDimSize(2)});
  return countTransformFlops(algorithm.getAlpha(), algorithm.getR(),
                             outs.getDimSize(1), outs.getDimSize(2),
                             /*isOneDimensional=*/false);
}
std::optional<int64_t> OutputTransformOp::getFlopCount() {
  auto input = cast<ShapedType>(getInput().getType());
  FastConvAttr algorithm = getAlgorithm();
  return countTransformFlops(algorithm.getM(), algorithm.getAlpha(),
                             input.getDimSize(1), input.getDimSize(2),
                             algorithm.isOneDimensional());
}

/// The FLOPs of a direct convolution, as for every other algorithm.
std::optional<int64_t> FastConvOp::getFlopCount() {
  SmallVector<int64_t> factors = {
      2, getAlgorithm().getKernelRows(), getAlgorithm().getR(),
      cast<ShapedType>(getInput().getType()).getDimSize(3)};
  llvm::append_range(factors, cast<ShapedType>(getInit().getType()).getShape());
  return countOperations(factors);
}
