//===- GemmReference.cpp - GEMM, packing, indirection ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"
#include "ScaledScalars.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

namespace {

/// Adjacent columns of a GEMM's right-hand side.
struct ColumnBlock {
  /// Their indices in the result.
  Values columns;
  /// Where element (k, columns[i]) of the right-hand side is in `rhs`.
  function_ref<Values(Value k, size_t i)> locate;
  ReferenceBuilder &r;
  Value rhs;
  bool isUnsigned;

  Value load(Value k, size_t i) const {
    return r.load(rhs, locate(k, i), isUnsigned);
  }
  /// The element as it is.
  Value loadElement(Value k, size_t i) const {
    return r.loadElement(rhs, locate(k, i));
  }
  /// The same for value `k` of K in fixed point with groups of `group`.
  Value loadFixedPoint(Value k, size_t i, Value group) const;
};

} // namespace

Value ColumnBlock::loadFixedPoint(Value k, size_t i, Value group) const {
  Type type = r.constant(0).getType();
  Value number = r.div(k, group);
  Value scaleRow = r.mul(number, r.add(group, r.index(1)));
  Value row = r.add(r.add(k, number), r.index(1));
  Value scale = arith::BitcastOp::create(
      r.b, r.b.getBF16Type(), r.loadElement(rhs, locate(scaleRow, i)));
  Value integer =
      arith::SIToFPOp::create(r.b, type, r.loadElement(rhs, locate(row, i)));
  return arith::MulFOp::create(r.b, integer, r.extend(scale));
}

/// Visits the `extent` columns of a right-hand side, which may be packed.
static void forEachColumnBlock(ReferenceBuilder &r, Value rhs, bool isUnsigned,
                               Value extent,
                               function_ref<void(const ColumnBlock &)> body) {
  if (cast<MemRefType>(rhs.getType()).getRank() == 2) {
    r.columns(extent, [&](ArrayRef<Value> columns) {
      auto locate = [&](Value k, size_t i) -> Values {
        return {k, columns[i]};
      };
      body({Values(columns), locate, r, rhs, isUnsigned});
    });
    return;
  }
  Value width = r.dim(rhs, 2);
  r.loopNest(r.dim(rhs, 0), [&](ValueRange ivs) {
    Value panel = ivs.front(), first = r.mul(panel, width);
    Value valid = r.b.createOrFold<arith::MinSIOp>(width, r.sub(extent, first));
    r.columns(valid, [&](ArrayRef<Value> offsets) {
      Values columns;
      for (Value offset : offsets)
        columns.push_back(r.add(first, offset));
      auto locate = [&](Value k, size_t i) -> Values {
        if (cast<MemRefType>(rhs.getType()).getRank() == 3)
          return {panel, k, offsets[i]};
        Value interleave = r.dim(rhs, 3);
        return {panel, r.div(k, interleave), offsets[i], r.rem(k, interleave)};
      };
      body({columns, locate, r, rhs, isUnsigned});
    });
  });
}

/// What `split_bf16` makes of row `row` of `input` at `place` along K: a part
/// of one of its `channels` values, or zero behind them.
static Value loadSplit(ReferenceBuilder &r, Value input, ValueRange row,
                       Value place, Value channels) {
  Value size = r.index(kSplitBlock), both = r.index(2 * kSplitBlock);
  Type f32 = r.b.getF32Type(), bf16 = r.b.getBF16Type();
  Value zero = arith::ConstantOp::create(r.b, r.b.getZeroAttr(bf16));
  Value within = r.rem(place, both);
  Value channel = r.add(r.mul(r.div(place, both), size), r.rem(within, size));
  return r
      .select(r.isInside(channel, channels), zero,
              [&]() -> Values {
                Values position(row);
                position.push_back(channel);
                Value x = memref::LoadOp::create(r.b, input, position);
                Value nearest = arith::TruncFOp::create(r.b, bf16, x);
                Value rest = arith::SubFOp::create(
                    r.b, x, arith::ExtFOp::create(r.b, f32, nearest));
                Value isNearest = r.isInside(within, size);
                return {arith::SelectOp::create(
                    r.b, isNearest, nearest,
                    arith::TruncFOp::create(r.b, bf16, rest))};
              })
      .front();
}

/// Whether factors are split, so that a product of f32 is several of bf16.
static bool isSplit(Operation *op, Value lhs) {
  return getBF16Terms(op) != 0 && getElementTypeOrSelf(lhs.getType()).isBF16();
}

/// Adds the products of value `k` of K, of half as many as split factors have,
/// to the sums of a block of columns. `loadA` gives elements of the left-hand
/// side; those of the right-hand side begin at `base`.
static Values multiplySplit(ReferenceBuilder &r, Value k, Value base,
                            const ColumnBlock &block, ValueRange accs,
                            function_ref<Value(Value k)> loadA) {
  Value size = r.index(kSplitBlock);
  Value near =
      r.add(r.mul(r.div(k, size), r.index(2 * kSplitBlock)), r.rem(k, size));
  Value rest = r.add(near, size);
  Values sums(accs);
  for (auto [left, right] :
       {std::pair(near, near), std::pair(near, rest), std::pair(rest, near)}) {
    Value a = loadA(left), row = r.add(base, right);
    for (auto [i, sum] : llvm::enumerate(sums))
      sum = r.multiplyAdd(a, block.load(row, i), sum);
  }
  return sums;
}

/// The values of K that share a scale, if the right-hand side is fixed point.
static Value getFixedPointGroup(ReferenceBuilder &r, GemmOp op) {
  if (!isFixedPoint(op.getLhs(), op.getRhs()))
    return {};
  auto rhs = cast<ShapedType>(op.getRhs().getType());
  int64_t depth = cast<ShapedType>(op.getLhs().getType()).getDimSize(1);
  return r.index(*getFixedPointGroup(depth, rhs.getDimSize(rhs.getRank() - 2)));
}

/// Value `k` of a row that is scaled, times its factor if there are `factors`.
static Value loadFactored(ReferenceBuilder &r, Value input, Value factors,
                          Value row, Value k) {
  Value x = memref::LoadOp::create(r.b, input, ValueRange{row, k});
  if (!factors)
    return x;
  return arith::MulFOp::create(r.b, x, memref::LoadOp::create(r.b, factors, k));
}

/// The scale of a row of f32 and what its values are multiplied by, as
/// `scale_rows` has them.
static std::pair<Value, Value> computeScale(ReferenceBuilder &r, Value input,
                                            Value factors, Value row,
                                            int64_t terms) {
  RowScales scales =
      computeScales(r, 1, r.dim(input, 1), terms, [&](Value k) -> Values {
        return {loadFactored(r, input, factors, row, k)};
      });
  return {scales.scales.front(), scales.inverses.front()};
}

/// The integer, an i32, of value `k` of a row of f32, or zero behind its end.
static Value roundScaled(ReferenceBuilder &r, Value input, Value factors,
                         Value row, Value k, Value inverse) {
  Value zero = arith::ConstantIntOp::create(r.b, 0, 32);
  return r
      .select(r.isInside(k, r.dim(input, 1)), zero,
              [&]() -> Values {
                return {roundScaled(r, loadFactored(r, input, factors, row, k),
                                    inverse)};
              })
      .front();
}

/// Adds up the products of the integers of a row of the left-hand side, which
/// `loadA` gives, with those of a block of columns, from row `base` on.
static Values sumScaled(ReferenceBuilder &r, const ColumnBlock &block,
                        Value base, Value pairs, int64_t terms,
                        function_ref<Value(Value k)> loadA) {
  return sumScaledTerms(
      r, pairs, terms, block.columns.size(), [&](Value k, ValueRange partial) {
        Value a = loadA(k), pair = r.add(base, r.div(k, r.index(2)));
        Values next;
        for (auto [i, sum] : llvm::enumerate(partial)) {
          Value b = extractScaled(r, block.loadElement(pair, i), k);
          next.push_back(arith::AddIOp::create(
              r.b, sum, arith::MulIOp::create(r.b, a, b)));
        }
        return next;
      });
}

/// A product of pairs of integers with scales; the rows of a left-hand side of
/// f32 are rounded first.
static void lowerScaledPairs(ReferenceBuilder &r, GemmOp op) {
  Value lhs = op.getLhs(), init = op.getInit(), rhs = op.getRhs();
  Value factors = op.getFactors();
  bool scales = scalesRows(lhs, rhs);
  Value last = r.sub(r.dim(rhs, cast<MemRefType>(rhs.getType()).getRank() - 2),
                     r.index(1));
  Type f32 = r.b.getF32Type();
  forEachColumnBlock(
      r, rhs, /*isUnsigned=*/false, r.dim(init, 1),
      [&](const ColumnBlock &block) {
        r.loopNest(r.dim(init, 0), [&](ValueRange ivs) {
          Value row = ivs.front(), rowScale, inverse;
          if (scales)
            std::tie(rowScale, inverse) =
                computeScale(r, lhs, factors, row, op.getScaledTerms());
          else
            rowScale = arith::BitcastOp::create(
                r.b, f32,
                memref::LoadOp::create(r.b, lhs, ValueRange{row, last}));
          auto loadA = [&](Value k) -> Value {
            if (scales)
              return roundScaled(r, lhs, factors, row, k, inverse);
            Value pair = memref::LoadOp::create(
                r.b, lhs, ValueRange{row, r.div(k, r.index(2))});
            return extractScaled(r, pair, k);
          };
          Values sums =
              sumScaled(r, block, r.index(0), last, op.getScaledTerms(), loadA);
          for (auto [i, sum] : llvm::enumerate(sums)) {
            Value scale =
                arith::BitcastOp::create(r.b, f32, block.loadElement(last, i));
            sum = arith::MulFOp::create(
                r.b, arith::MulFOp::create(r.b, sum, scale), rowScale);
            r.storeThroughEpilogue(op, r.extend(sum), {row, block.columns[i]});
          }
        });
      });
}

static void lowerScaleRows(ReferenceBuilder &r, ScaleRowsOp op) {
  Value input = op.getInput(), init = op.getInit();
  Value factors = op.getFactors();
  Value pairs = r.sub(r.dim(init, 1), r.index(1));
  Value mask = arith::ConstantIntOp::create(r.b, 0xffff, 32);
  Value bits = arith::ConstantIntOp::create(r.b, 16, 32);
  r.loopNest(r.dim(init, 0), [&](ValueRange ivs) {
    Value row = ivs.front();
    auto [scale, inverse] =
        computeScale(r, input, factors, row, op.getScaledTerms());
    r.loopNest(pairs, [&, inverse = inverse](ValueRange place) {
      Value k = r.mul(place.front(), r.index(2));
      Value first = roundScaled(r, input, factors, row, k, inverse);
      Value second =
          roundScaled(r, input, factors, row, r.add(k, r.index(1)), inverse);
      Value pair =
          arith::OrIOp::create(r.b, arith::AndIOp::create(r.b, first, mask),
                               arith::ShLIOp::create(r.b, second, bits));
      memref::StoreOp::create(r.b, pair, init, ValueRange{row, place.front()});
    });
    memref::StoreOp::create(
        r.b, arith::BitcastOp::create(r.b, r.b.getI32Type(), scale), init,
        ValueRange{row, pairs});
  });
}

static void lowerGemm(ReferenceBuilder &r, GemmOp op) {
  if (getElementTypeOrSelf(op.getRhs()).isInteger(32))
    return lowerScaledPairs(r, op);
  Value lhs = op.getLhs(), init = op.getInit();
  Value group = getFixedPointGroup(r, op);
  Value depth = r.dim(lhs, 1);
  bool splits = splitsRows(op, lhs, op.getRhs());
  bool areSplit = isSplit(op, lhs) || splits;
  if (areSplit && !splits)
    depth = r.div(depth, r.index(2));
  forEachColumnBlock(
      r, op.getRhs(), op.getRhsUnsigned(), r.dim(init, 1),
      [&](const ColumnBlock &block) {
        r.loopNest(r.dim(init, 0), [&](ValueRange row) {
          Values starts = r.zeros(block.columns.size());
          if (op.getAccumulate())
            for (auto [start, column] : llvm::zip_equal(starts, block.columns))
              start = r.load(init, {row.front(), column});
          Values sums = r.reduce(depth, starts, [&](Value k, ValueRange accs) {
            if (areSplit)
              return multiplySplit(r, k, r.index(0), block, accs, [&](Value j) {
                return splits
                           ? r.extend(loadSplit(r, lhs, row, j, r.dim(lhs, 1)))
                           : r.load(lhs, {row.front(), j});
              });
            Value a = r.load(lhs, {row.front(), k}, op.getLhsUnsigned());
            Values next;
            for (auto [i, acc] : llvm::enumerate(accs)) {
              Value w =
                  group ? block.loadFixedPoint(k, i, group) : block.load(k, i);
              next.push_back(r.multiplyAdd(a, w, acc));
            }
            return next;
          });
          for (auto [sum, column] : llvm::zip_equal(sums, block.columns))
            r.storeThroughEpilogue(op, sum, {row.front(), column});
        });
      });
}

namespace {
/// The pixel of a tap as integers that share a scale.
struct ScaledPixel {
  Value scale;
  /// The integer, an i32, of value `k`.
  function_ref<Value(Value k)> load;
};
} // namespace

/// Adds the products of the integers of one tap to sums of f32. `base` is the
/// tap's first row of the right-hand side, of `depth` rows, the last of scales.
static Values addScaledTap(ReferenceBuilder &r, const ColumnBlock &block,
                           Value base, Value depth, int64_t terms,
                           ValueRange accs, const ScaledPixel &pixel) {
  Type f32 = r.b.getF32Type();
  Value last = r.sub(depth, r.index(1)), pixelScale = pixel.scale;
  Values sums = sumScaled(r, block, base, last, terms, pixel.load);
  Values next;
  for (auto [i, sum] : llvm::enumerate(sums)) {
    Value scale = arith::BitcastOp::create(
        r.b, f32, block.loadElement(r.add(base, last), i));
    sum = arith::MulFOp::create(r.b, sum, scale);
    next.push_back(r.multiplyAdd(r.extend(sum), r.extend(pixelScale), accs[i]));
  }
  return next;
}

/// Adds the products of one tap, whose pixel has been rounded and `loadBits`
/// gives the elements of.
static Values addRoundedTap(ReferenceBuilder &r, const ColumnBlock &block,
                            Value base, Value depth, int64_t terms,
                            ValueRange accs,
                            function_ref<Value(Value k)> loadBits) {
  auto load = [&](Value k) -> Value {
    return extractScaled(r, loadBits(r.div(k, r.index(2))), k);
  };
  Value scale = arith::BitcastOp::create(r.b, r.b.getF32Type(),
                                         loadBits(r.sub(depth, r.index(1))));
  return addScaledTap(r, block, base, depth, terms, accs, {scale, load});
}

/// Adds the products of one tap of an op that rounds its pixels. `loadValue`
/// gives the values of f32 of the pixel, which are zero where `isPixel` is not.
static Values addTapOfF32(ReferenceBuilder &r, IndirectGemmOp op,
                          const ColumnBlock &block, Value tap, ValueRange accs,
                          Value isPixel,
                          function_ref<Value(Value k)> loadValue) {
  Value rows =
      r.dim(op.getRhs(), cast<MemRefType>(op.getRhs().getType()).getRank() - 2);
  Value depth = r.div(rows, r.dim(op.getIndices(), 1));
  Value channels = r.dim(
      op.getInput(), cast<MemRefType>(op.getInput().getType()).getRank() - 1);
  auto loadFactored = [&](Value k) -> Value {
    Value x = loadValue(k);
    if (!op.getFactors())
      return x;
    return arith::MulFOp::create(
        r.b, x, memref::LoadOp::create(r.b, op.getFactors(), k));
  };
  RowScales scales =
      computeScales(r, 1, channels, op.getScaledTerms(),
                    [&](Value k) -> Values { return {loadFactored(k)}; });
  Value inverse = scales.inverses.front();
  Value scale = arith::SelectOp::create(r.b, isPixel, scales.scales.front(),
                                        createF32(r, 0.0f));
  Value none = arith::ConstantIntOp::create(r.b, 0, 32);
  auto load = [&](Value k) -> Value {
    return r
        .select(r.isInside(k, channels), none,
                [&]() -> Values {
                  return {roundScaled(r, loadFactored(k), inverse)};
                })
        .front();
  };
  return addScaledTap(r, block, r.mul(tap, depth), depth, op.getScaledTerms(),
                      accs, {scale, load});
}

/// The sums of one output pixel over all taps and channels.
static Values sumTaps(ReferenceBuilder &r, IndirectGemmOp op, Value row,
                      const ColumnBlock &block) {
  Value input = op.getInput(), indices = op.getIndices();
  Values extents = r.dims(input);
  Value channels = extents.pop_back_val();
  // Every tap is outside of an image that has no pixels.
  auto type = cast<ShapedType>(input.getType());
  bool isEmpty = type.hasStaticShape() && type.getNumElements() == 0;
  return r.reduce(
      r.dim(indices, 1), r.zeros(block.columns.size()),
      [&](Value tap, ValueRange tapAccs) {
        Value number = arith::IndexCastOp::create(
            r.b, r.b.getIndexType(),
            memref::LoadOp::create(r.b, indices, ValueRange{row, tap}));
        Value isPixel = r.b.createOrFold<arith::CmpIOp>(
            arith::CmpIPredicate::sge, number, r.index(0));
        Values position;
        if (!isEmpty)
          position = llvm::to_vector_of<Value>(
              affine::AffineDelinearizeIndexOp::create(r.b, number, extents,
                                                       /*hasOuterBound=*/true)
                  .getResults());
        // The bits of an element; those of zeros are zero.
        auto loadBits = [&](Value channel) -> Value {
          Value zero = arith::ConstantIntOp::create(r.b, 0, 32);
          auto loadPixel = [&]() -> Values {
            Values element = position;
            element.push_back(channel);
            return {memref::LoadOp::create(r.b, input, element)};
          };
          return isEmpty ? zero : r.select(isPixel, zero, loadPixel).front();
        };
        auto loadA = [&](Value channel) {
          Value zero = r.constant(0);
          auto loadPixel = [&]() -> Values {
            Values element = position;
            element.push_back(channel);
            return {r.load(input, element, op.getLhsUnsigned())};
          };
          return isEmpty ? zero : r.select(isPixel, zero, loadPixel).front();
        };
        Value base = r.mul(tap, channels);
        if (scalesRows(input, op.getRhs()))
          return addTapOfF32(r, op, block, tap, tapAccs, isPixel, [&](Value k) {
            Value zero = createF32(r, 0.0f);
            auto loadPixel = [&]() -> Values {
              Values element = position;
              element.push_back(k);
              return {memref::LoadOp::create(r.b, input, element)};
            };
            return isEmpty ? zero : r.select(isPixel, zero, loadPixel).front();
          });
        if (getElementTypeOrSelf(op.getRhs()).isInteger(32))
          return addRoundedTap(r, block, base, channels, op.getScaledTerms(),
                               tapAccs, loadBits);
        if (isSplit(op, input))
          return r.reduce(r.div(channels, r.index(2)), tapAccs,
                          [&](Value channel, ValueRange accs) {
                            return multiplySplit(r, channel, base, block, accs,
                                                 loadA);
                          });
        return r.reduce(channels, tapAccs, [&](Value channel, ValueRange accs) {
          Value a = loadA(channel);
          Value k = r.add(base, channel);
          Values next;
          for (auto [i, acc] : llvm::enumerate(accs))
            next.push_back(r.multiplyAdd(a, block.load(k, i), acc));
          return next;
        });
      });
}

static void lowerIndirectGemm(ReferenceBuilder &r, IndirectGemmOp op) {
  Values pixels = r.dims(op.getInit());
  Value filters = pixels.pop_back_val();
  forEachColumnBlock(
      r, op.getRhs(), op.getRhsUnsigned(), filters,
      [&](const ColumnBlock &block) {
        r.loopNest(pixels, [&](ValueRange pixel) {
          Values sums = sumTaps(r, op, r.linearize(pixel, pixels), block);
          for (auto [sum, column] : llvm::zip_equal(sums, block.columns)) {
            Values position = llvm::to_vector_of<Value>(pixel);
            position.push_back(column);
            r.storeThroughEpilogue(op, sum, position);
          }
        });
      });
}

static void lowerPack(ReferenceBuilder &r, PackOp op) {
  Value rhs = op.getRhs(), init = op.getInit();
  auto type = cast<MemRefType>(init.getType());
  Value width = r.dim(init, 2), depth = r.dim(rhs, 0), columns = r.dim(rhs, 1);
  // A flyte is moved as the f32 that it stands for.
  bool isFlyte = isa<FlyteType>(type.getElementType());
  Type element = isFlyte ? r.b.getF32Type() : type.getElementType();
  Value zero = arith::ConstantOp::create(r.b, r.b.getZeroAttr(element));
  r.loopNest(r.dims(init), [&](ValueRange place) {
    Value k = place[1], column = r.add(r.mul(place[0], width), place[2]);
    Value isInside = r.isInside(column, columns);
    if (type.getRank() == 4) {
      k = r.add(r.mul(k, r.dim(init, 3)), place[3]);
      isInside = r.both(isInside, r.isInside(k, depth));
    }
    Value value = r.select(isInside, zero, [&]() -> Values {
                     Value stored = r.loadElement(rhs, {k, column});
                     if (stored.getType() != element)
                       stored = arith::ExtFOp::create(r.b, element, stored);
                     if (Value factors = op.getFactors())
                       stored = arith::MulFOp::create(
                           r.b, stored, r.loadElement(factors, k));
                     return {stored};
                   }).front();
    r.storeElement(value, init, place);
  });
}

static void lowerSplit(ReferenceBuilder &r, SplitBF16Op op) {
  Value input = op.getInput(), init = op.getInit();
  Values extents = r.dims(init);
  Value channels = r.dim(input, extents.size() - 1);
  r.loopNest(extents, [&](ValueRange place) {
    Values row;
    Value isInside;
    for (int64_t dim = 0; dim + 1 < int64_t(place.size()); ++dim) {
      int64_t pad = op.getPad(dim);
      row.push_back(pad == 0 ? place[dim] : r.sub(place[dim], r.index(pad)));
      if (!op.getPads() || dim == 0)
        continue;
      Value inDim = r.isInside(row.back(), r.dim(input, dim));
      isInside = isInside ? r.both(isInside, inDim) : inDim;
    }
    auto load = [&] {
      return loadSplit(r, input, row, place.back(), channels);
    };
    Value value = isInside
                      ? r.select(isInside,
                                 arith::ConstantOp::create(
                                     r.b, r.b.getZeroAttr(r.b.getBF16Type()))
                                     .getResult(),
                                 [&]() -> Values { return {load()}; })
                            .front()
                      : load();
    memref::StoreOp::create(r.b, value, init, place);
  });
}

static void lowerIndirection(ReferenceBuilder &r, IndirectionOp op) {
  auto numbers = [&](ArrayRef<int64_t> values) {
    Values constants;
    for (int64_t value : values)
      constants.push_back(r.index(value));
    return constants;
  };
  Values in = numbers(op.getInputSize()), out = numbers(op.getOutputSize());
  Values kernel = numbers(op.getKernelSize()), pads = numbers(op.getPads());
  Values strides = numbers(op.getStrides());
  Values dilations = numbers(op.getDilations());
  Value none = arith::ConstantIntOp::create(r.b, -1, 32);
  r.loopNest({in[0], out[0], out[1], kernel[0], kernel[1]}, [&](ValueRange iv) {
    auto coordinate = [&](unsigned d) {
      return r.sub(
          r.add(r.mul(iv[1 + d], strides[d]), r.mul(iv[3 + d], dilations[d])),
          pads[d]);
    };
    Value h = coordinate(0), w = coordinate(1);
    Value inside = r.both(r.isInside(h, in[1]), r.isInside(w, in[2]));
    Value pixel = r.linearize({iv[0], h, w}, in);
    pixel = arith::IndexCastOp::create(r.b, r.b.getI32Type(), pixel);
    Value number = arith::SelectOp::create(r.b, inside, pixel, none);
    Value row = r.linearize(iv.take_front(3), {in[0], out[0], out[1]});
    Value tap = r.linearize(iv.drop_front(3), kernel);
    memref::StoreOp::create(r.b, number, op.getInit(), ValueRange{row, tap});
  });
}

void nnprim::populateGemmReferencePatterns(RewritePatternSet &patterns,
                                           const ReferenceOptions &options) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ReferencePattern<GemmOp>>(context, options, lowerGemm);
  patterns.add<ReferencePattern<IndirectGemmOp>>(context, options,
                                                 lowerIndirectGemm);
  patterns.add<ReferencePattern<PackOp>>(context, options, lowerPack);
  patterns.add<ReferencePattern<SplitBF16Op>>(context, options, lowerSplit);
  patterns.add<ReferencePattern<ScaleRowsOp>>(context, options, lowerScaleRows);
  patterns.add<ReferencePattern<IndirectionOp>>(context, options,
                                                lowerIndirection);
}
