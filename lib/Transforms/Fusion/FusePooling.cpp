//===- FusePooling.cpp - Poolings of the tiles of a convolution -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {
#define GEN_PASS_DEF_FUSEPOOLINGPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A pooling, and the convolution that makes its image.
struct PooledConv {
  linalg::PoolingNhwcMaxOp pool;
  linalg::FillOp fill;
  FastConvOp conv;
  /// Whether anything else reads the image.
  bool keepsImage = false;

  Value getImage() const {
    linalg::PoolingNhwcMaxOp op = pool;
    return op.getInputs().front();
  }
  Value getResult() const {
    linalg::PoolingNhwcMaxOp op = pool;
    return op.getOutputs().front();
  }
};
} // namespace

/// The convolution of which nothing but memory separates the pooling, if that
/// is one by transforms and makes the whole image; or null.
static FastConvOp findConv(const PooledConv &block) {
  linalg::PoolingNhwcMaxOp pool = block.pool;
  for (Operation *op = pool->getPrevNode(); op; op = op->getPrevNode()) {
    auto conv = dyn_cast<FastConvOp>(op);
    if (conv)
      return conv.getInit() == block.getImage() ? conv : FastConvOp();
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp>(op) &&
        op != block.fill)
      return {};
  }
  return {};
}

static bool isMinusInfinity(Value value) {
  FloatAttr constant;
  return matchPattern(value, m_Constant(&constant)) &&
         constant.getValue().isInfinity() && constant.getValue().isNegative();
}

/// Whether windows are of 2x2 pixels that follow one another.
static bool hasAdjacentPairs(linalg::PoolingNhwcMaxOp op) {
  auto window = cast<MemRefType>(op.getInputs().back().getType());
  auto isAll = [](DenseIntElementsAttr values, int64_t expected) {
    return llvm::all_of(values.getValues<int64_t>(),
                        [&](int64_t value) { return value == expected; });
  };
  return window.getShape() == ArrayRef<int64_t>{2, 2} &&
         isAll(op.getStrides(), 2) && isAll(op.getDilations(), 1);
}

/// Whether the image is a buffer that nothing but the two ops uses, of which
/// the convolution reads nothing.
static bool isBetween(const PooledConv &block) {
  auto alloc = block.getImage().getDefiningOp<memref::AllocOp>();
  FastConvOp conv = block.conv;
  linalg::PoolingNhwcMaxOp pool = block.pool;
  return alloc && llvm::all_of(alloc->getUses(), [&](OpOperand &use) {
           return use == conv.getInitMutable() || use.getOwner() == pool;
         });
}

/// Fills in the block, or says why the pooling stays a loop of its own.
static CheckResult match(PooledConv &block) {
  FastConvOp conv = block.conv;
  if (conv.getAlgorithm().getKind() != FastConvKind::Winograd2D ||
      conv.getAlgorithm().getM() % 2 != 0)
    return "windows leave the tiles of the convolution";
  if (!hasAdjacentPairs(block.pool))
    return "windows are not of 2x2 pixels at stride 2";
  if (!block.fill || !isMinusInfinity(block.fill.getInputs().front()))
    return "its result does not begin with minus infinity";
  if (conv.getPooled() || !conv.isPacked() || conv.getNumResults() != 0 ||
      !cast<MemRefType>(conv.getInit().getType()).hasStaticShape())
    return "the convolution is not one on packed memrefs of static shape";
  // The result is written while other tiles of the convolution are computed.
  Value memory = getMemory(block.getResult());
  for (Value value : conv->getOperands())
    if (getMemory(value) == memory)
      return "the convolution uses what is overwritten";
  block.keepsImage = !isBetween(block);
  return success();
}

/// An image of the type's shape whose pixels are all the same memory.
static Value createShape(OpBuilder &b, Location loc, MemRefType type) {
  ArrayRef<int64_t> shape = type.getShape();
  Value pixel = memref::AllocOp::create(
      b, loc, MemRefType::get(shape.back(), type.getElementType()));
  SmallVector<int64_t> strides(shape.size(), 0);
  strides.back() = 1;
  auto layout = StridedLayoutAttr::get(b.getContext(), /*offset=*/0, strides);
  return memref::ReinterpretCastOp::create(
      b, loc, MemRefType::get(shape, type.getElementType(), layout), pixel,
      /*offset=*/0, shape, strides);
}

static void fuse(PooledConv &block) {
  FastConvOp conv = block.conv;
  Value image = block.getImage();
  conv->moveBefore(block.pool);
  conv.getPooledMutable().assign(block.getResult());
  block.pool.erase();
  block.fill.erase();
  if (block.keepsImage)
    return;
  OpBuilder b(conv);
  conv.getInitMutable().assign(
      createShape(b, conv.getLoc(), cast<MemRefType>(image.getType())));
  conv.setPooledOnly(true);
  image.getDefiningOp()->erase();
}

namespace {
struct FusePooling : nnprim::impl::FusePoolingPassBase<FusePooling> {
  void runOnOperation() override {
    SmallVector<linalg::PoolingNhwcMaxOp> pools;
    getOperation().walk([&](linalg::PoolingNhwcMaxOp op) {
      if (op.hasPureBufferSemantics())
        pools.push_back(op);
    });
    for (linalg::PoolingNhwcMaxOp pool : pools) {
      PooledConv block;
      block.pool = pool;
      block.fill = findReductionStarts(pool).front();
      block.conv = findConv(block);
      if (!block.conv)
        continue;
      Location loc = pool.getLoc();
      CheckResult result = match(block);
      if (failed(result)) {
        remark::missed(
            loc, remark::RemarkOpts::name("Pooling").category("nnprim-plan"))
            << ("pooling_nhwc_max: read from memory: " + result.getReason())
                   .str();
        continue;
      }
      int64_t bytes =
          cast<MemRefType>(block.getImage().getType()).getNumElements() *
          getStorageBytes(getElementTypeOrSelf(block.getImage()));
      remark::passed(
          loc, remark::RemarkOpts::name("Pooling").category("nnprim-plan"))
          << llvm::formatv("pooling_nhwc_max: computed from the tiles of the "
                           "convolution before it, whose image of {0} KiB is "
                           "{1}",
                           bytes >> 10, block.keepsImage ? "kept" : "not kept")
                 .str();
      fuse(block);
      ++numFused;
    }
  }
};
} // namespace
