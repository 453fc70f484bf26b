//===- Prune.cpp - Zeros in place of the least weights --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/SparseWeights.h"
#include "NNPrim/Transforms/Passes.h"

#include "ConstantFolding/ConstantView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstring>
#include <numeric>
#include <tuple>

namespace nnprim {
#define GEN_PASS_DEF_PRUNEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// Blocks of `rows` neighbouring filters and one channel of a matrix of
/// weights.
struct Blocks {
  int64_t filters, channels, rows;

  int64_t getCount() const {
    return llvm::divideCeil(filters, rows) * channels;
  }
  /// Calls `body` with the position of each weight of a block.
  template <typename Body> void forEach(int64_t block, Body body) const {
    int64_t first = block / channels * rows, channel = block % channels;
    for (int64_t f = first; f < std::min(first + rows, filters); ++f)
      body(f * channels + channel);
  }
};
} // namespace

/// Sets the blocks of the least mean magnitude to zero, but for a part
/// `density` of all. Of equal ones the first stay.
static void prune(MutableArrayRef<float> weights, const Blocks &blocks,
                  double density) {
  SmallVector<double> magnitudes(blocks.getCount());
  for (auto [block, magnitude] : llvm::enumerate(magnitudes)) {
    int64_t size = 0;
    double sum = 0;
    blocks.forEach(block, [&](int64_t position) {
      sum += std::abs(double(weights[position]));
      ++size;
    });
    magnitude = sum / size;
  }
  SmallVector<int64_t> order(magnitudes.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](int64_t a, int64_t b) {
    return std::tie(magnitudes[b], a) < std::tie(magnitudes[a], b);
  });
  int64_t kept = std::llround(density * double(order.size()));
  for (int64_t block : ArrayRef<int64_t>(order).drop_front(kept))
    blocks.forEach(block, [&](int64_t position) { weights[position] = 0; });
}

namespace {
struct Prune : nnprim::impl::PrunePassBase<Prune> {
  using Base::Base;

  void runOnOperation() override {
    if (!(density > 0 && density <= 1)) {
      getOperation().emitError("expected `density` to be above 0 and at most "
                               "1, but got ")
          << llvm::formatv("{0}", double(density)).str();
      return signalPassFailure();
    }
    if (block < 1) {
      getOperation().emitError("expected `block` to be positive, but got ")
          << int64_t(block);
      return signalPassFailure();
    }
    int64_t count = 0;
    getOperation().walk(
        [&](linalg::Conv2DNchwFchwOp op) { count += pruneFilter(op); });
    numPruned += count;
    if (count > 0)
      getOperation().emitWarning("results change: of the weights of ")
          << count << " pointwise convolutions all but "
          << llvm::formatv("{0:F1}", 100 * density).str() << " % are now zero";
  }

private:
  /// Returns whether the filter is one to be pruned.
  bool pruneFilter(linalg::Conv2DNchwFchwOp op) {
    Value filter = op.getInputs()[1];
    auto type = dyn_cast<RankedTensorType>(filter.getType());
    Value input = op.getInputs()[0];
    if (!type || op.hasDynamicShape() || !op.hasPureTensorSemantics() ||
        !getConvGeometry(op, input).isPointwise() || isVector(input) ||
        !matchPattern(filter, m_Constant()))
      return false;
    std::optional<ArrayRef<float>> weights = getConstantFloats(filter);
    if (!weights)
      return false;
    ConstantBuffer buffer(type, "pruned");
    auto *data = reinterpret_cast<float *>(buffer.getData());
    std::copy(weights->begin(), weights->end(), data);
    prune(MutableArrayRef(data, weights->size()),
          {type.getDimSize(0), type.getDimSize(1), block}, density);
    OpBuilder builder(op);
    Value pruned = arith::ConstantOp::create(builder, filter.getLoc(),
                                             cast<TypedAttr>(buffer.take()));
    op->setOperand(1, pruned);
    return true;
  }

  /// Whether images have one pixel, as in squeeze-and-excitation.
  static bool isVector(Value input) {
    auto type = cast<ShapedType>(input.getType());
    return type.getDimSize(2) * type.getDimSize(3) == 1;
  }
};
} // namespace
