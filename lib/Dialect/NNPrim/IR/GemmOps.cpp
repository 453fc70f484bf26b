//===- GemmOps.cpp - GEMM, packing, indirection ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/SparePixels.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// The right-hand side may be packed.
static LogicalResult verifyRhsRank(Operation *op, const NamedShape &rhs) {
  if (rhs.rank() >= 2 && rhs.rank() <= 4)
    return success();
  return op->emitOpError() << "expected `rhs` to have rank 2, 3 or 4, but got "
                              "rank "
                           << rhs.rank();
}

/// Verifies that a right-hand side has `depth` rows, or if they are interleaved
/// as many groups of them; `name` is what they are called.
static LogicalResult verifyRhsRows(Operation *op, StringRef name,
                                   const NamedShape &rhs, int64_t depth) {
  if (rhs.rank() < 4)
    return verifyExtent(op, name, rhs, rhs.rank() - 2, depth);
  int64_t interleave = rhs.extent(3);
  if (!ShapedType::isDynamic(interleave) && interleave < 1)
    return op->emitOpError() << "expected KR of `" << rhs.name
                             << "` to be positive, but got " << interleave;
  if (ShapedType::isDynamic(depth) || ShapedType::isDynamic(interleave))
    return success();
  return verifyExtent(op, (name + " / KR").str(), rhs, 1,
                      llvm::divideCeilSigned(depth, interleave));
}

/// Whether the right-hand side of an op that may have one is fixed point.
static bool hasFixedPointRhs(Operation *op, Value lhs, Value rhs) {
  return isa<GemmOp>(op) && isFixedPoint(lhs, rhs);
}

/// Whether the right-hand side of an op that may have one is of pairs of
/// integers with scales.
static bool hasPairsInRhs(Operation *op, const NamedShape &rhs) {
  return isa<GemmOp, IndirectGemmOp>(op) &&
         rhs.type.getElementType().isInteger(32);
}

/// C4 of indirect_gemm, of an input of f32 or of pairs of integers.
static LogicalResult verifyPairsOfPixels(Operation *op,
                                         const NamedShape &input) {
  Type element = input.type.getElementType();
  if (element.isF32())
    return success();
  if (!element.isInteger(32))
    return op->emitOpError("expected `input` of f32 or i32 beside `rhs` of "
                           "pairs of integers, but got ")
           << element;
  int64_t channels = input.type.getShape().back();
  if (ShapedType::isDynamic(channels) || channels % (kScaledTerms / 2) == 1)
    return success();
  return op->emitOpError("expected `input` of pairs of integers to have "
                         "2·⌈C/4⌉ + 1 elements for a pixel, the last one a "
                         "scale, but got ")
         << channels;
}

/// C3, C5 of gemm, C4 of indirect_gemm, of a right-hand side of pairs of
/// integers.
static LogicalResult verifyPairs(Operation *op, const NamedShape &lhs,
                                 const NamedShape &rhs,
                                 const NamedShape &outs) {
  if (rhs.rank() == 4)
    return op->emitOpError("expected `rhs` of pairs of integers to have rank 2 "
                           "or 3, but got rank 4");
  if (!storeF32({outs}))
    return op->emitOpError("expected `outs` of f32, or of what f32 is stored "
                           "as, beside `rhs` of pairs of integers, but got ")
           << outs.type.getElementType();
  if (op->hasAttr("lhs_unsigned") || op->hasAttr("rhs_unsigned"))
    return op->emitOpError("expected no `lhs_unsigned` or `rhs_unsigned` with "
                           "`rhs` of pairs of integers, which are signed");
  Type left = lhs.type.getElementType();
  if (isa<IndirectGemmOp>(op))
    return verifyPairsOfPixels(op, lhs);
  if (!left.isF32() && !left.isInteger(32))
    return op->emitOpError("expected `lhs` of f32 or i32 beside `rhs` of pairs "
                           "of integers, but got ")
           << left;
  int64_t rows = rhs.extent(rhs.rank() - 2);
  if (ShapedType::isDynamic(rows) || rows % (kScaledTerms / 2) == 1)
    return success();
  return op->emitOpError("expected `rhs` of pairs of integers to have "
                         "2·⌈K/4⌉ + 1 rows, the last one of scales, but got ")
         << rows;
}

/// Verifies the element types of a product: one type, or weights of a narrower
/// floating-point type, or f32 stored in any way, or integers.
template <typename OpTy>
static LogicalResult verifyProductTypes(OpTy op, const NamedShape &lhs,
                                        const NamedShape &rhs,
                                        const NamedShape &outs) {
  if (failed(verifyUnsigned(op, lhs)))
    return failure();
  if (hasPairsInRhs(op, rhs))
    return verifyPairs(op, lhs, rhs, outs);
  if (lhs.type.getElementType().isInteger())
    return verifySameElementType(op, rhs, lhs);
  if (storeF32({lhs, rhs, outs}))
    return success();
  if (hasFixedPointRhs(op, op->getOperand(0), op.getRhs()) && storeF32({outs}))
    return success();
  if (failed(verifySameElementType(op, lhs, outs)))
    return failure();
  return verifyRhsElementType(op, rhs, outs);
}

/// Verifies the memory that panels are extended in.
template <typename OpTy> static LogicalResult verifyExtensionMemory(OpTy op) {
  if (!op.getWorkspace())
    return success();
  NamedShape workspace("workspace", op.getWorkspace());
  if (failed(verifyRank(op, workspace, 2)))
    return failure();
  Type expected = op.getAccumulatorType();
  StringRef what = " of sums";
  if (splitsRows(op, op->getOperand(0), op.getRhs())) {
    expected = BFloat16Type::get(op->getContext());
    what = " of split rows";
  } else if (scalesRows(op->getOperand(0), op.getRhs())) {
    expected = IntegerType::get(op->getContext(), 32);
    what = " of scaled rows";
  }
  if (workspace.type.getElementType() == expected)
    return success();
  return op.emitOpError("expected `workspace` to have the element type ")
         << expected << what << ", but got " << workspace.type.getElementType();
}

NNPRIM_COMPUTE_OP_COMMON(PackOp)
NNPRIM_COMPUTE_OP_COMMON(IndirectionOp)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE(IndirectGemmOp, Workspace)

NNPRIM_ACCUMULATING_OP_WITH_WORKSPACE(GemmOp)

//===----------------------------------------------------------------------===//
// Verifiers. The constraints are numbered in the ops' descriptions.
//===----------------------------------------------------------------------===//

LogicalResult PackOp::verify() {
  NamedShape rhs("rhs", getRhs()), outs("outs", getInit());
  if (failed(verifyRank(*this, rhs, 2)))
    return failure(); // C1
  if (outs.rank() != 3 && outs.rank() != 4)
    return emitOpError("expected `outs` to have rank 3 or 4, but got rank ")
           << outs.rank(); // C1
  if (failed(verifyRhsRows(*this, "K", outs, rhs.extent(0))))
    return failure(); // C2
  if (failed(verifyPanels(*this, outs, rhs.extent(1))))
    return failure(); // C3
  if (failed(outs.rank() == 3 ? verifyRhsElementType(*this, rhs, outs)
                              : verifySameElementType(*this, rhs, outs)))
    return failure(); // C4
  if (getFactors() && (outs.rank() != 3 || !outs.type.getElementType().isF32()))
    return emitOpError("expected no `factors` but of f32 and with `outs` of "
                       "rank 3");                           // C5
  return verifyFactors(*this, getFactors(), rhs.extent(0)); // C5
}

/// C10 of gemm, C11 of indirect_gemm.
template <typename OpTy> static LogicalResult verifyHints(OpTy op) {
  int64_t locality = op.getPrefetchLocality(), unroll = op.getUnroll();
  if (locality < 0 || locality > 3)
    return op.emitOpError("expected `prefetch_locality` to be 0 to 3, but got ")
           << locality;
  if (unroll < 0 || unroll > kMaxUnroll)
    return op.emitOpError("expected `unroll` to be 0 to ")
           << kMaxUnroll << ", but got " << unroll;
  return success();
}

/// C11 of gemm, C13 of indirect_gemm.
template <typename OpTy>
static LogicalResult verifyF16Terms(OpTy op, const NamedShape &lhs,
                                    const NamedShape &rhs) {
  int64_t terms = op.getF16Terms();
  if (terms < 0)
    return op.emitOpError("expected `f16_terms` to be at least 0, but got ")
           << terms;
  for (const NamedShape &factor : {lhs, rhs})
    if (terms != 0 && !factor.type.getElementType().isF16())
      return op.emitOpError(
                 "expected `f16_terms` on factors of f16 only, but `")
             << factor.name << "` has the element type "
             << factor.type.getElementType();
  return success();
}

/// C13 of both; `channels` are those of a tap.
template <typename OpTy>
static LogicalResult verifyBF16Terms(OpTy op, const NamedShape &lhs,
                                     const NamedShape &rhs, int64_t channels) {
  int64_t terms = op.getBf16Terms();
  if (terms == 0)
    return success();
  if (terms != kBF16Terms)
    return op.emitOpError("expected `bf16_terms` to be 0 or ")
           << kBF16Terms << ", but got " << terms;
  Type left = lhs.type.getElementType(), right = rhs.type.getElementType();
  bool areSame = left == right && (left.isF32() || left.isBF16());
  bool splits = isa<GemmOp>(op.getOperation()) &&
                splitsRows(op, op->getOperand(0), op.getRhs());
  if ((!areSame && !splits) || !op.getAccumulatorType().isF32())
    return op.emitOpError("expected `bf16_terms` on factors of f32 or of bf16 "
                          "and sums of f32, but they are of ")
           << left << ", " << right << " and " << op.getAccumulatorType();
  if (left.isF32() || ShapedType::isDynamic(channels) ||
      channels % (2 * kSplitBlock) == 0)
    return success();
  return op.emitOpError("expected values of K of split factors to be a "
                        "multiple of ")
         << 2 * kSplitBlock << ", but got " << channels;
}

/// C12.
static LogicalResult verifyAccumulate(GemmOp op, const NamedShape &outs) {
  if (!op.getAccumulate())
    return success();
  if (isa<TensorType>(outs.type))
    return op.emitOpError("expected no `accumulate` on tensors");
  if (op.getF16Terms() != 0 || op.getBf16Terms() != 0)
    return op.emitOpError("expected no `accumulate` with `f16_terms` or "
                          "`bf16_terms`");
  if (hasPairsInRhs(op, NamedShape("rhs", op.getRhs())))
    return op.emitOpError("expected no `accumulate` with `rhs` of pairs of "
                          "integers, whose sums are scaled at the end");
  Type sums = op.getAccumulatorType();
  if (outs.type.getElementType() == sums)
    return success();
  return op.emitOpError("expected `outs` to have the element type ")
         << sums << " of sums with `accumulate`, but got "
         << outs.type.getElementType();
}

/// Values of K of the right-hand side for `depth` of the left-hand side.
static int64_t getRhsDepth(GemmOp op, int64_t depth) {
  bool isPrepared = preparesRows(op, op.getLhs(), op.getRhs());
  return isPrepared && !ShapedType::isDynamic(depth)
             ? getPreparedDepth(op.getRhs(), depth)
             : depth;
}

/// C3, C5 of a right-hand side in fixed point.
static LogicalResult verifyFixedPoint(GemmOp op, const NamedShape &lhs,
                                      const NamedShape &rhs) {
  if (rhs.rank() == 4)
    return op.emitOpError("expected `rhs` in fixed point to have rank 2 or 3, "
                          "but got rank 4");
  int64_t depth = lhs.extent(1), rows = rhs.extent(rhs.rank() - 2);
  if (ShapedType::isDynamic(depth) || ShapedType::isDynamic(rows))
    return op.emitOpError(
        "expected K of a product by fixed point to be static");
  if (getFixedPointGroup(depth, rows))
    return success();
  return op.emitOpError("expected `rhs` in fixed point to have K + ⌈K/G⌉ rows "
                        "for a power of two G, where K is ")
         << depth << ", but got " << rows;
}

LogicalResult GemmOp::verify() {
  NamedShape lhs("lhs", getLhs()), rhs("rhs", getRhs());
  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, lhs, 2)) || failed(verifyRhsRank(*this, rhs)) ||
      failed(verifyRank(*this, outs, 2)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "M", lhs, 0, outs, 0)))
    return failure(); // C2
  bool hasFixedPoint = hasFixedPointRhs(*this, getLhs(), getRhs());
  if (hasFixedPoint && failed(verifyFixedPoint(*this, lhs, rhs)))
    return failure(); // C3, C5
  int64_t depth = hasFixedPoint ? rhs.extent(rhs.rank() - 2)
                                : getRhsDepth(*this, lhs.extent(1));
  if (failed(verifyRhsRows(*this, "K", rhs, depth)) ||
      failed(verifyProducts(*this, "K", depth)))
    return failure(); // C3
  if (failed(verifyRhsColumns(*this, "N", rhs, outs)))
    return failure(); // C4
  // C6 is the interface's.
  if (failed(verifyProductTypes(*this, lhs, rhs, outs)))
    return failure();                          // C5, C8
  if (failed(verifyExtensionMemory(*this)) ||  // C9
      failed(verifyHints(*this)) ||            // C10
      failed(verifyF16Terms(*this, lhs, rhs))) // C11
    return failure();
  if (failed(verifyBF16Terms(*this, lhs, rhs, lhs.extent(1))))
    return failure(); // C13
  if (getFactors() && !scalesRows(getLhs(), getRhs()))
    return emitOpError("expected no `factors`, since rows of `lhs` are not "
                       "scaled");
  if (failed(verifyFactors(*this, getFactors(), lhs.extent(1))))
    return failure(); // C14
  if (failed(verifyScaledTerms(*this, hasPairsInRhs(*this, rhs))))
    return failure();                   // C15
  return verifyAccumulate(*this, outs); // C12
}

LogicalResult IndirectionOp::verify() {
  ArrayRef<int64_t> in = getInputSize(), out = getOutputSize();
  ArrayRef<int64_t> kernel = getKernelSize();
  if (failed(verifyNumbers(*this, "input_size", in, 3, 1)) ||
      failed(verifyNumbers(*this, "output_size", out, 2, 1)) ||
      failed(verifyNumbers(*this, "kernel_size", kernel, 2, 1)) ||
      failed(verifyWindow(*this, out, kernel, getStrides(), getDilations(),
                          getPads())))
    return failure(); // C2, C4
  std::optional<int64_t> pixels = multiplyExtents(in);
  if (!pixels || !llvm::isInt<32>(*pixels))
    return emitOpError(
        "expected N·H·W of `input_size` to fit in 31 bits"); // C3

  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, outs, 2)))
    return failure(); // C1
  std::optional<int64_t> rows = multiplyExtents({in[0], out[0], out[1]});
  std::optional<int64_t> taps = multiplyExtents(kernel);
  if (!rows || !taps)
    return emitOpError("expected the shape of `outs` to fit in 63 bits");
  if (failed(verifyExtent(*this, "N·OH·OW", outs, 0, *rows)))
    return failure();
  return verifyExtent(*this, "KH·KW", outs, 1, *taps);
}

/// C1: there is a row of indices for every output pixel.
static LogicalResult verifyIndexRows(IndirectGemmOp op,
                                     const NamedShape &indices,
                                     const NamedShape &outs) {
  if (failed(verifyRank(op, indices, 2)))
    return failure();
  // C3 of the interface keeps the product in range, unless an extent is 0.
  std::optional<int64_t> pixels =
      multiplyExtents(outs.type.getShape().drop_back());
  if (!pixels)
    return op.emitOpError("expected the pixels of `outs` to fit in 63 bits");
  return verifyExtent(op, "M", indices, 0, *pixels);
}

/// C7, C8.
static LogicalResult verifyWindowOf(IndirectGemmOp op, const NamedShape &input,
                                    const NamedShape &indices) {
  WindowAttr window = op.getWindowAttr();
  if (!window)
    return success();
  ArrayRef<int64_t> in = window.getInputSize(), out = window.getOutputSize();
  ArrayRef<int64_t> shape = input.type.getShape().drop_back();
  // Channels may be in blocks, each of which has all pixels and taps.
  int64_t blocks = shape.size() == 4 ? shape[1] : 1;
  if (shape.size() == 4 && (shape[0] != 1 || ShapedType::isDynamic(blocks)))
    return op.emitOpError("expected N of a blocked `input` with a `window` to "
                          "be 1, and its blocks to be known");
  std::optional<int64_t> pixels = shape.size() == 4
                                      ? multiplyExtents(shape.drop_front(2))
                                      : multiplyExtents(shape);
  if (!pixels || !extentsAgree(*pixels, *multiplyExtents(in)))
    return op.emitOpError("expected N·H·W of `window` to be the number of "
                          "pixels of `input`");
  std::optional<int64_t> taps = multiplyExtents({blocks, window.getNumTaps()});
  if (!taps)
    return op.emitOpError("expected the taps of all blocks to fit in 63 bits");
  std::optional<int64_t> rows = multiplyExtents({in[0], out[0], out[1]});
  if (!rows)
    return op.emitOpError("expected N·OH·OW of `window` to fit in 63 bits");
  if (failed(verifyExtent(op, "N·OH·OW", indices, 0, *rows)) ||
      failed(verifyExtent(op, shape.size() == 4 ? "B·KH·KW" : "KH·KW", indices,
                          1, *taps)))
    return failure(); // C7
  auto indirection = op.getIndices().getDefiningOp<IndirectionOp>();
  if (indirection && indirection.getWindow() != window)
    return op.emitOpError("expected `window` to agree with `indices`, which "
                          "are those of ")
           << indirection.getWindow(); // C8
  return success();
}

/// C14. Tiles of memory promise what their ops did.
static LogicalResult verifySparePixels(IndirectGemmOp op) {
  if (!op.getSparePixels())
    return success();
  std::optional<WindowAttr> window = op.getWindow();
  if (!window)
    return op.emitOpError("expected no `spare_pixels` without `window`");
  ConvDim rows = getConvDim(*window, 0), columns = getConvDim(*window, 1);
  auto getLast = [](const ConvDim &dim) {
    return (dim.outputs - 1) * dim.stride + (dim.taps - 1) * dim.dilation;
  };
  int64_t lastRow = getLast(rows), lastColumn = getLast(columns);
  if (rows.pad != 0 || columns.pad != 0 || lastRow >= rows.inputs ||
      lastColumn >= columns.inputs)
    return op.emitOpError(
        "expected no `spare_pixels` with a window that reads padding");
  int64_t behind = (rows.inputs - lastRow) * columns.inputs - lastColumn - 1;
  int64_t spare = getSparePixels(columns.stride);
  if (!isa<TensorType>(op.getInput().getType()) || behind >= spare)
    return success();
  return op.emitOpError("expected `spare_pixels` on an input with at least ")
         << spare << " pixels behind the last one that is read, but got "
         << behind;
}

LogicalResult IndirectGemmOp::verify() {
  NamedShape input("input", getInput()), indices("indices", getIndices());
  NamedShape rhs("rhs", getRhs()), outs("outs", getInit());
  if (failed(verifyMinimumRank(*this, input, 2)) ||
      failed(verifyMinimumRank(*this, outs, 2)))
    return failure(); // C5
  if (failed(verifyIndexRows(*this, indices, outs)))
    return failure(); // C1
  if (failed(verifyRhsRank(*this, rhs)))
    return failure(); // C2
  int64_t channels = input.type.getShape().back();
  bool roundsPixels = scalesRows(getInput(), getRhs());
  if (roundsPixels && !ShapedType::isDynamic(channels))
    channels = getScaledDepth(channels);
  std::optional<int64_t> rows = multiplyExtents({indices.extent(1), channels});
  if (!rows)
    return emitOpError("expected T·C to fit in 63 bits"); // C2
  if (failed(verifyRhsRows(*this, "T·C", rhs, *rows)) ||
      failed(verifyProducts(*this, "T·C", *rows)))
    return failure(); // C2
  if (failed(verifyRhsColumns(*this, "F", rhs, outs)))
    return failure(); // C3
  if (failed(verifyProductTypes(*this, input, rhs, outs)))
    return failure(); // C4, C9
  if (failed(verifyExtensionMemory(*this)))
    return failure(); // C10
  if (failed(verifyHints(*this)))
    return failure(); // C11
  if (failed(verifyF16Terms(*this, input, rhs)) ||
      failed(verifyBF16Terms(*this, input, rhs, input.type.getShape().back())))
    return failure(); // C13
  // C6 is the interface's.
  if (failed(verifyWindowOf(*this, input, indices)))
    return failure(); // C7, C8
  if (failed(verifySparePixels(*this)))
    return failure(); // C14
  if (getFactors() && !roundsPixels)
    return emitOpError("expected no `factors`, since pixels of `input` are not "
                       "rounded");
  if (failed(verifyFactors(*this, getFactors(), input.type.getShape().back())))
    return failure();                                         // C15
  return verifyScaledTerms(*this, hasPairsInRhs(*this, rhs)); // C16
}

//===----------------------------------------------------------------------===//
// Properties and counts
//===----------------------------------------------------------------------===//

int64_t PackOp::getPanelWidth() {
  return cast<ShapedType>(getInit().getType()).getDimSize(2);
}
int64_t PackOp::getInterleave() {
  auto type = cast<ShapedType>(getInit().getType());
  return type.getRank() == 4 ? type.getDimSize(3) : 1;
}
bool GemmOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() >= 3;
}
bool IndirectGemmOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() >= 3;
}

std::optional<int64_t> PackOp::getFlopCount() { return 0; }
std::optional<int64_t> IndirectionOp::getFlopCount() { return 0; }
/// Operations for each element of the left-hand side along K: two values of
/// split factors are one, a pair of integers is two.
template <typename OpTy> static int64_t getOperations(OpTy op, Value lhs) {
  if (getElementTypeOrSelf(lhs).isInteger(32))
    return 4;
  bool isSplit = op.getBf16Terms() != 0 && getElementTypeOrSelf(lhs).isBF16();
  return isSplit ? 1 : 2;
}

std::optional<int64_t> GemmOp::getFlopCount() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto outs = cast<ShapedType>(getInit().getType());
  return countOperations({getOperations(*this, getLhs()), outs.getDimSize(0),
                          outs.getDimSize(1), lhs.getDimSize(1)});
}
std::optional<int64_t> IndirectGemmOp::getFlopCount() {
  auto input = cast<ShapedType>(getInput().getType());
  auto indices = cast<ShapedType>(getIndices().getType());
  SmallVector<int64_t> factors = {getOperations(*this, getInput()),
                                  indices.getDimSize(1),
                                  input.getShape().back()};
  llvm::append_range(factors, cast<ShapedType>(getInit().getType()).getShape());
  return countOperations(factors);
}

WindowAttr IndirectionOp::getWindow() {
  return WindowAttr::get(getContext(), getInputSize(), getOutputSize(),
                         getKernelSize(), getStrides(), getDilations(),
                         getPads());
}

SmallVector<int32_t> IndirectionOp::computeIndices() {
  return getWindow().computeIndices();
}

/// Checks the constraints C2 to C4 of nnprim.indirection, too.
LogicalResult
WindowAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                   ArrayRef<int64_t> inputSize, ArrayRef<int64_t> outputSize,
                   ArrayRef<int64_t> kernelSize, ArrayRef<int64_t> strides,
                   ArrayRef<int64_t> dilations, ArrayRef<int64_t> pads) {
  auto check = [&](StringRef name, ArrayRef<int64_t> values, size_t count,
                   int64_t minimum) -> LogicalResult {
    // This range ensures that no coordinate overflows.
    if (values.size() == count && llvm::all_of(values, [&](int64_t value) {
          return value >= minimum && llvm::isInt<32>(value);
        }))
      return success();
    return emitError() << "expected `" << name << "` to be " << count
                       << " numbers from " << minimum << " to 2147483647";
  };
  if (failed(check("input_size", inputSize, 3, 1)) ||
      failed(check("output_size", outputSize, 2, 1)) ||
      failed(check("kernel_size", kernelSize, 2, 1)) ||
      failed(check("strides", strides, 2, 1)) ||
      failed(check("dilations", dilations, 2, 1)) ||
      failed(check("pads", pads, 2, 0)))
    return failure();
  std::optional<int64_t> pixels = multiplyExtents(inputSize);
  if (!pixels || !llvm::isInt<32>(*pixels))
    return emitError() << "expected N·H·W of `input_size` to fit in 31 bits";
  return success();
}

SmallVector<int32_t> WindowAttr::computeIndices() const {
  ArrayRef<int64_t> in = getInputSize(), out = getOutputSize();
  ArrayRef<int64_t> kernel = getKernelSize(), strides = getStrides();
  ArrayRef<int64_t> dilations = getDilations(), pads = getPads();
  SmallVector<int32_t> indices;
  indices.reserve(in[0] * out[0] * out[1] * kernel[0] * kernel[1]);
  for (int64_t n = 0; n < in[0]; ++n)
    for (int64_t oh = 0; oh < out[0]; ++oh)
      for (int64_t ow = 0; ow < out[1]; ++ow)
        for (int64_t kh = 0; kh < kernel[0]; ++kh)
          for (int64_t kw = 0; kw < kernel[1]; ++kw) {
            int64_t h = oh * strides[0] + kh * dilations[0] - pads[0];
            int64_t w = ow * strides[1] + kw * dilations[1] - pads[1];
            bool inside = h >= 0 && h < in[1] && w >= 0 && w < in[2];
            indices.push_back(inside ? (n * in[1] + h) * in[2] + w : -1);
          }
  return indices;
}
