//===- ConvOps.cpp - Direct convolutions ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(DepthwiseConvOp)
NNPRIM_COMPUTE_OP_COMMON(DepthwiseConvNchwOp)

NNPRIM_COMPUTE_OP_WITH_WORKSPACE(ConvGemmOp, Workspace)
NNPRIM_COMPUTE_OP_WITH_WORKSPACE(Im2colOp, Scratch)

static LogicalResult verifyOrigin(Operation *op, ValueRange origin) {
  if (origin.empty() || origin.size() == 2)
    return success();
  return op->emitOpError() << "expected `origin` to be two indices, but got "
                           << origin.size();
}

/// Verifies that all element types agree or are integers, that filters of a
/// conv_gemm are of a narrower type, or that f32 is stored in any way.
template <typename OpTy>
static LogicalResult verifyElementTypes(OpTy op, const NamedShape &input,
                                        const NamedShape &filter,
                                        const NamedShape &outs) {
  if (failed(verifyUnsigned(op, input)))
    return failure();
  if (input.type.getElementType().isInteger())
    return verifySameElementType(op, filter, input);
  if (storeF32({input, filter, outs}))
    return success();
  if (failed(verifySameElementType(op, input, outs)))
    return failure();
  return isa<ConvGemmOp>(op) ? verifyRhsElementType(op, filter, outs)
                             : verifySameElementType(op, filter, outs);
}

/// The constraints that depthwise convolutions share. `channel` and `height`
/// are the dimensions of C and H of activations, `filterChannel` and
/// `filterHeight` those of C and KH.
template <typename OpTy>
static LogicalResult verifyDepthwise(OpTy op, unsigned channel, unsigned height,
                                     unsigned filterChannel,
                                     unsigned filterHeight) {
  NamedShape input("input", op.getInput()), filter("filter", op.getFilter());
  NamedShape outs("outs", op.getInit());
  if (failed(verifyRank(op, input, 4)) || failed(verifyRank(op, filter, 3)) ||
      failed(verifyRank(op, outs, 4)))
    return failure(); // C1
  if (failed(verifySameExtent(op, "N", input, 0, outs, 0)))
    return failure(); // C2
  if (failed(verifySameExtent(op, "C", input, channel, outs, channel)) ||
      failed(verifySameExtent(op, "C", filter, filterChannel, outs, channel)))
    return failure(); // C3
  ArrayRef<int64_t> taps = filter.type.getShape().slice(filterHeight, 2);
  if (failed(verifyWindow(op, outs.type.getShape().slice(height, 2), taps,
                          op.getStrides(), op.getDilations(), op.getPads())) ||
      failed(verifyProducts(op, "KH·KW", taps)))
    return failure(); // C4
  if (failed(verifyElementTypes(op, input, filter, outs)))
    return failure(); // C5, C8
  // C6 is the interface's.
  return verifyOrigin(op, op.getOrigin()); // C7
}

LogicalResult DepthwiseConvOp::verify() {
  return verifyDepthwise(*this, /*channel=*/3, /*height=*/1,
                         /*filterChannel=*/2, /*filterHeight=*/0);
}

LogicalResult DepthwiseConvNchwOp::verify() {
  Type type = getElementTypeOrSelf(getInput().getType());
  if (!isa<FloatType, FlyteType>(type))
    return emitOpError("expected `input` to have a floating-point element "
                       "type, but got ")
           << type; // C8
  return verifyDepthwise(*this, /*channel=*/1, /*height=*/2,
                         /*filterChannel=*/0, /*filterHeight=*/1);
}

bool ConvGemmOp::isPacked() {
  return cast<ShapedType>(getFilter().getType()).getRank() == 3;
}

std::array<int64_t, 2> ConvGemmOp::getTaps() {
  if (isPacked())
    return {(*getKernelSize())[0], (*getKernelSize())[1]};
  auto filter = cast<ShapedType>(getFilter().getType());
  return {filter.getDimSize(2), filter.getDimSize(3)};
}

/// C of an image or F of a result, which may be in blocks; nothing beyond 63
/// bits.
static std::optional<int64_t> countChannels(const NamedShape &image) {
  if (image.rank() == 4)
    return image.extent(1);
  return multiplyExtents({image.extent(1), image.extent(4)});
}

/// Verifies a packed filter of `channels` and the extents that it does not
/// show.
static LogicalResult verifyPackedFilter(ConvGemmOp op, int64_t channels,
                                        const NamedShape &filter,
                                        int64_t filters) {
  if (!op.getKernelSize())
    return op.emitOpError("expected `kernel_size`, since `filter` is packed");
  ArrayRef<int64_t> taps = *op.getKernelSize();
  if (failed(verifyNumbers(op, "kernel_size", taps, 2, 1)))
    return failure(); // C9
  std::optional<int64_t> rows = multiplyExtents({taps[0], taps[1], channels});
  if (!rows)
    return op.emitOpError("expected KH·KW·C to fit in 63 bits");
  if (failed(verifyExtent(op, "KH·KW·C", filter, 1, *rows)))
    return failure();
  return verifyPanels(op, filter, filters); // C3
}

static LogicalResult verifyPlainFilter(ConvGemmOp op, int64_t channels,
                                       const NamedShape &filter,
                                       int64_t filters) {
  auto verify = [&](StringRef operands, StringRef dimension, int64_t first,
                    int64_t second) -> LogicalResult {
    if (extentsAgree(first, second))
      return success();
    return op.emitOpError("expected ")
           << operands << " to agree in " << dimension << ", but got " << first
           << " and " << second;
  };
  if (failed(verify("`input` and `filter`", "C", channels, filter.extent(1))) ||
      failed(verify("`filter` and `outs`", "F", filter.extent(0), filters)))
    return failure(); // C3
  if (!op.getKernelSize())
    return success();
  return op.emitOpError("expected no `kernel_size`, since `filter` has rank 4");
}

LogicalResult ConvGemmOp::verify() {
  NamedShape input("input", getInput()), filter("filter", getFilter());
  NamedShape outs("outs", getInit());
  int64_t rank = input.rank() == 5 || outs.rank() == 5 ? 5 : 4;
  if (failed(verifyRank(*this, input, rank)) ||
      (filter.rank() != 3 && failed(verifyRank(*this, filter, 4))) ||
      failed(verifyRank(*this, outs, rank)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "N", input, 0, outs, 0)))
    return failure(); // C2
  std::optional<int64_t> channels = countChannels(input);
  std::optional<int64_t> filters = countChannels(outs);
  if (!channels || !filters)
    return emitOpError("expected C and F to fit in 63 bits");
  if (failed(isPacked()
                 ? verifyPackedFilter(*this, *channels, filter, *filters)
                 : verifyPlainFilter(*this, *channels, filter, *filters)))
    return failure(); // C3, C9
  std::array<int64_t, 2> taps = getTaps();
  if (failed(verifyWindow(*this, outs.type.getShape().slice(2, 2), taps,
                          getStrides(), getDilations(), getPads())) ||
      failed(verifyProducts(*this, "KH·KW·C", {taps[0], taps[1], *channels})))
    return failure(); // C4
  if (failed(verifyElementTypes(*this, input, filter, outs)))
    return failure(); // C5, C10
  // C6 is the interface's.
  if (failed(verifyOrigin(*this, getOrigin())))
    return failure(); // C7
  if (!getWorkspace())
    return success();
  NamedShape workspace("workspace", getWorkspace());
  if (failed(verifyRank(*this, workspace, 2)))
    return failure(); // C8
  if (storeF32({workspace, outs}))
    return success();
  return verifySameElementType(*this, workspace, outs);
}

LogicalResult Im2colOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) || failed(verifyRank(*this, outs, 3)))
    return failure(); // C1
  ArrayRef<int64_t> size = getWindow().getInputSize();
  if (size[0] != 1)
    return emitOpError("expected `window` to be that of one image, but got ")
           << size[0];
  if (failed(verifyExtent(*this, "N", input, 0, 1)) ||
      failed(verifyExtent(*this, "H", input, 2, size[1])) ||
      failed(verifyExtent(*this, "W", input, 3, size[2])))
    return failure(); // C2
  std::optional<int64_t> rows =
      multiplyExtents({input.extent(1), getWindow().getNumTaps()});
  if (!rows || llvm::AddOverflow<int64_t>(*rows, 1, *rows))
    return emitOpError("expected K+1 to fit in 63 bits");
  if (failed(verifyExtent(*this, "K+1", outs, 1, *rows)))
    return failure(); // C3
  bool isExtended = outs.type.getElementType().isF32() && storeF32({input});
  if (!isExtended && failed(verifySameElementType(*this, input, outs)))
    return failure(); // C4
  if (!getScratch())
    return success();
  NamedShape scratch("scratch", getScratch());
  if (failed(verifyRank(*this, scratch, 1)))
    return failure(); // C5
  return verifySameElementType(*this, scratch, outs);
}

LogicalResult WorkerSlotOp::verify() {
  if (static_cast<int64_t>(getMax()) > 0)
    return success();
  return emitOpError("expected `max` to be positive, but got ")
         << static_cast<int64_t>(getMax()); // C1
}

/// Two FLOPs for each output element and each filter element that contributes
/// to it.
static std::optional<int64_t> countConvFlops(Value init,
                                             ArrayRef<int64_t> taps) {
  SmallVector<int64_t> factors(cast<ShapedType>(init.getType()).getShape());
  factors.push_back(2);
  llvm::append_range(factors, taps);
  return countOperations(factors);
}

std::optional<int64_t> DepthwiseConvOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  return countConvFlops(getInit(), filter.getShape().take_front(2));
}
std::optional<int64_t> DepthwiseConvNchwOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  return countConvFlops(getInit(), filter.getShape().drop_front());
}
std::optional<int64_t> Im2colOp::getFlopCount() { return 0; }
std::optional<int64_t> ConvGemmOp::getFlopCount() {
  std::optional<int64_t> channels =
      countChannels(NamedShape("input", getInput()));
  if (!channels)
    return std::nullopt;
  return countConvFlops(getInit(), {*channels, getTaps()[0], getTaps()[1]});
}
