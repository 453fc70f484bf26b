//===- FastConvReference.cpp - Convolutions by tile transforms ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledScalars.h"
#include "TileScalars.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

static Scalars transformInput(ReferenceBuilder &r, int64_t m, int64_t filter,
                              bool isFourier, Scalars &d) {
  if (isFourier)
    return transformFourier(r, d);
  return sandwich(r, getWinogradMatrices(m, filter).bt, d);
}

static Scalars transformOutput(ReferenceBuilder &r, int64_t m, int64_t filter,
                               bool isFourier, Scalars &p) {
  if (isFourier)
    return invertFourier(r, p, m);
  return sandwich(r, getWinogradMatrices(m, filter).at, p);
}

/// [n, th, tw] of tile number `t`, where each image has `tilesHigh`×`tilesWide`
/// tiles.
static Values splitTile(ReferenceBuilder &r, Value t, Value tilesHigh,
                        Value tilesWide) {
  Value tw = arith::RemUIOp::create(r.b, t, tilesWide);
  Value row = arith::DivUIOp::create(r.b, t, tilesWide);
  Value th = arith::RemUIOp::create(r.b, row, tilesHigh);
  Value n = arith::DivUIOp::create(r.b, row, tilesHigh);
  return {n, th, tw};
}

/// Channel `c` of image `n` at (`h`, `w`); zero outside the image.
static Value loadPixel(ReferenceBuilder &r, Value input, Value n, Value h,
                       Value w, Value c) {
  Value inside =
      r.both(r.isInside(h, r.dim(input, 1)), r.isInside(w, r.dim(input, 2)));
  return r
      .select(inside, r.constant(0),
              [&]() -> Values { return {r.load(input, {n, h, w, c})}; })
      .front();
}

/// The α×α inputs of `tile` in channel `c`; zero outside the image.
static Scalars loadTile(ReferenceBuilder &r, Value input, ValueRange tile,
                        int64_t m, int64_t alpha, ArrayRef<int64_t> pads,
                        Value c) {
  Scalars d(alpha, alpha);
  for (int64_t a = 0; a < alpha; ++a)
    for (int64_t b = 0; b < alpha; ++b) {
      Value h = r.add(r.mul(tile[1], r.index(m)), r.index(a - pads[0]));
      Value w = r.add(r.mul(tile[2], r.index(m)), r.index(b - pads[1]));
      d.at(a, b) = loadPixel(r, input, tile[0], h, w, c);
    }
  return d;
}

/// The α inputs of a 1-D tile in channel `c` and row `h` of image `n`, for the
/// outputs from column `tile`·m on. `isAlongHeight` exchanges rows and columns.
static Scalars loadRow(ReferenceBuilder &r, Value input, Value n, Value h,
                       Value tile, int64_t m, int64_t alpha, int64_t pad,
                       Value c, bool isAlongHeight) {
  Scalars d(1, alpha);
  for (int64_t b = 0; b < alpha; ++b) {
    Value w = r.add(r.mul(tile, r.index(m)), r.index(b - pad));
    d.at(0, b) = isAlongHeight ? loadPixel(r, input, n, w, h, c)
                               : loadPixel(r, input, n, h, w, c);
  }
  return d;
}

/// Splits `row`, a row of the transformed tensor, into [n, th, tw] of its row
/// tile and the row within that tile.
static std::pair<Values, Value> splitStripRow(ReferenceBuilder &r, Value row,
                                              Value rowsOfTile, Value origin,
                                              Value tilesHigh,
                                              Value tilesWide) {
  Value tileIndex = arith::DivUIOp::create(r.b, row, rowsOfTile);
  Value rowOfTile = arith::RemUIOp::create(r.b, row, rowsOfTile);
  if (origin)
    tileIndex = r.add(tileIndex, origin);
  return {splitTile(r, tileIndex, tilesHigh, tilesWide), rowOfTile};
}

/// Lowers the 1-D Winograd input transform of row tiles, one row of the result
/// at a time.
static void lowerInput1D(ReferenceBuilder &r, InputTransformOp op) {
  Value init = op.getInit();
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  Value height = r.index(op.getTileRows());
  Value rowsOfTile = r.index(op.getRowsOfTile());
  Value tilesHigh =
      r.index(llvm::divideCeil(op.getOutputSize()[0], op.getTileRows()));
  Value tilesWide = r.index(llvm::divideCeil(op.getOutputSize()[1], m));
  WinogradMatrices matrices = getWinogradMatrices(m, op.getAlgorithm().getR());
  r.loopNest({r.dim(init, 1), r.dim(init, 2)}, [&](ValueRange rc) {
    auto [tile, a] = splitStripRow(r, rc[0], rowsOfTile, op.getOrigin(),
                                   tilesHigh, tilesWide);
    Value h = r.add(r.mul(tile[1], height), a);
    h = r.add(h, r.index(-op.getPads()[0]));
    Scalars d = loadRow(r, op.getInput(), tile[0], h, tile[2], m, alpha,
                        op.getPads()[1], rc[1], /*isAlongHeight=*/false);
    Scalars v = multiplyRight(r, matrices.bt, d);
    for (auto [s, element] : llvm::enumerate(v.elements))
      r.store(element, init, {r.index(s), rc[0], rc[1]});
  });
}

/// The nearest bf16 of an f32 and that of what is left, in the accumulation
/// type.
static std::pair<Value, Value> splitScalar(ReferenceBuilder &r, Value value) {
  Type f32 = r.b.getF32Type(), bf16 = r.b.getBF16Type();
  if (value.getType() != f32)
    value = arith::TruncFOp::create(r.b, f32, value);
  Value nearest = arith::TruncFOp::create(r.b, bf16, value);
  Value rest = arith::SubFOp::create(r.b, value,
                                     arith::ExtFOp::create(r.b, f32, nearest));
  return {r.extend(nearest),
          r.extend(arith::TruncFOp::create(r.b, bf16, rest))};
}

/// The place of the nearest bf16 of channel `c` among split ones.
static Value getSplitPlace(ReferenceBuilder &r, Value c) {
  Value size = r.index(kSplitBlock);
  return r.add(r.mul(r.div(c, size), r.index(2 * kSplitBlock)), r.rem(c, size));
}

/// Stores zeros to all of a tensor whose last block has channels that there are
/// not.
static void clearCoefficients(ReferenceBuilder &r, Value init) {
  r.loopNest(r.dims(init),
             [&](ValueRange at) { r.store(r.constant(0), init, at); });
}

static void lowerInputTransform(ReferenceBuilder &r, InputTransformOp op) {
  if (op.getAlgorithm().isOneDimensional())
    return lowerInput1D(r, op);
  Value init = op.getInit();
  bool isSplit = getElementTypeOrSelf(init).isBF16() &&
                 getElementTypeOrSelf(op.getInput()).isF32();
  if (isSplit)
    clearCoefficients(r, init);
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  Value tilesHigh = r.index(llvm::divideCeil(op.getOutputSize()[0], m));
  Value tilesWide = r.index(llvm::divideCeil(op.getOutputSize()[1], m));

  Value channels = isSplit ? r.dim(op.getInput(), 3) : r.dim(init, 2);
  r.loopNest({r.dim(init, 1), channels}, [&](ValueRange tc) {
    Value t = op.getOrigin() ? r.add(tc[0], op.getOrigin()) : tc[0];
    Values tile = splitTile(r, t, tilesHigh, tilesWide);
    Scalars d = loadTile(r, op.getInput(), tile, m, alpha, op.getPads(), tc[1]);
    Scalars v = transformInput(r, m, op.getAlgorithm().getR(),
                               op.getAlgorithm().isFourier(), d);
    for (auto [s, element] : llvm::enumerate(v.elements)) {
      if (!isSplit) {
        r.store(element, init, {r.index(s), tc[0], tc[1]});
        continue;
      }
      auto [nearest, rest] = splitScalar(r, element);
      Value place = getSplitPlace(r, tc[1]);
      r.store(nearest, init, {r.index(s), tc[0], place});
      r.store(rest, init,
              {r.index(s), tc[0], r.add(place, r.index(kSplitBlock))});
    }
  });
}

static void lowerFilterTransform(ReferenceBuilder &r, FilterTransformOp op) {
  Value filter = op.getFilter(), init = op.getInit();
  WinogradMatrices matrices;
  if (!op.getAlgorithm().isFourier())
    matrices =
        getWinogradMatrices(op.getAlgorithm().getM(), op.getAlgorithm().getR());
  int64_t rows = op.getAlgorithm().getKernelRows();
  r.loopNest({r.dim(init, 1), r.dim(init, 2)}, [&](ValueRange cf) {
    Scalars taps(rows, op.getAlgorithm().getR());
    for (int64_t a = 0; a < rows; ++a)
      for (int64_t b = 0; b < int64_t(op.getAlgorithm().getR()); ++b)
        taps.at(a, b) = r.load(filter, {r.index(a), r.index(b), cf[0], cf[1]});
    Scalars u = op.getAlgorithm().isFourier()
                    ? transformTaps(r, op.getAlgorithm().getAlpha(), taps)
                : op.getAlgorithm().isOneDimensional()
                    ? multiplyRightTurned(r, matrices.g, taps)
                    : sandwich(r, matrices.g, taps);
    for (auto [s, element] : llvm::enumerate(u.elements))
      r.store(element, init, {r.index(s), cf[0], cf[1]});
  });
}

/// Takes the output that was just stored into the maximum of its four, if all
/// of these are inside `outs`. Outputs (`p`, `q`) of a tile of an even m come
/// in order.
static void poolOutput(ReferenceBuilder &r, EpilogueOpInterface op,
                       Value pooled, ValueRange at, size_t p, size_t q) {
  Value two = r.index(2);
  Value h = r.div(at[1], two), w = r.div(at[2], two);
  Value inside =
      r.both(r.isInside(h, r.dim(pooled, 1)), r.isInside(w, r.dim(pooled, 2)));
  r.select(inside, {}, [&]() -> Values {
    Value value = r.load(op.getInitOperand().get(), at);
    Values place{at[0], h, w, at[3]};
    if (p % 2 != 0 || q % 2 != 0)
      value = arith::MaximumFOp::create(r.b, r.load(pooled, place), value);
    r.store(value, pooled, place);
    return {};
  });
}

/// Stores the outputs of a tile for filter `f` that are inside `outs`.
/// `isAlongHeight` exchanges rows and columns.
static void storeTile(ReferenceBuilder &r, EpilogueOpInterface op, Scalars &y,
                      ValueRange tile, Value f, Value pooled = {},
                      bool isAlongHeight = false) {
  Value init = op.getInitOperand().get();
  Value rows = r.index(y.rows()), columns = r.index(y.columns);
  for (size_t p = 0; p < y.rows(); ++p)
    for (size_t q = 0; q < y.columns; ++q) {
      Value oh = r.add(r.mul(tile[1], rows), r.index(p));
      Value ow = r.add(r.mul(tile[2], columns), r.index(q));
      if (isAlongHeight)
        std::swap(oh, ow);
      Value inside = r.both(r.isInside(oh, r.dim(init, 1)),
                            r.isInside(ow, r.dim(init, 2)));
      r.select(inside, {}, [&]() -> Values {
        r.storeThroughEpilogue(op, y.at(p, q), {tile[0], oh, ow, f});
        if (pooled)
          poolOutput(r, op, pooled, {tile[0], oh, ow, f}, p, q);
        return {};
      });
    }
}

/// The number of tiles of m pixels that cover dimension `dim` of `outs`.
static Value countTiles(ReferenceBuilder &r, Value init, int64_t dim,
                        int64_t m) {
  return r.b.createOrFold<arith::CeilDivUIOp>(r.dim(init, dim), r.index(m));
}

/// Lowers the 1-D Winograd output transform of row tiles, one row of `input` at
/// a time. Rows below the image are not stored.
static void lowerOutput1D(ReferenceBuilder &r, OutputTransformOp op) {
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getAlgorithm().getM(), height = op.getTileRows();
  Value rowsOfTile = r.index(height);
  Value tilesHigh = countTiles(r, init, 1, height);
  Value tilesWide = countTiles(r, init, 2, m);
  WinogradMatrices matrices = getWinogradMatrices(m, op.getAlgorithm().getR());
  r.loopNest({r.dim(input, 1), r.dim(init, 3)}, [&](ValueRange rf) {
    auto [tile, p] = splitStripRow(r, rf[0], rowsOfTile, op.getOrigin(),
                                   tilesHigh, tilesWide);
    tile[1] = r.add(r.mul(tile[1], rowsOfTile), p);
    Scalars products(1, op.getAlgorithm().getAlpha());
    for (auto [s, element] : llvm::enumerate(products.elements))
      element = r.load(input, {r.index(s), rf[0], rf[1]});
    Scalars y = multiplyRight(r, matrices.at, products);
    storeTile(r, op, y, tile, rf[1]);
  });
}

static void lowerOutputTransform(ReferenceBuilder &r, OutputTransformOp op) {
  if (op.getRowTile())
    return lowerOutput1D(r, op);
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  Value tilesHigh = countTiles(r, init, 1, m);
  Value tilesWide = countTiles(r, init, 2, m);
  r.loopNest({r.dim(input, 1), r.dim(init, 3)}, [&](ValueRange tf) {
    Value t = op.getOrigin() ? r.add(tf[0], op.getOrigin()) : tf[0];
    Scalars products(alpha, alpha);
    for (auto [s, element] : llvm::enumerate(products.elements))
      element = r.load(input, {r.index(s), tf[0], tf[1]});
    Scalars y = transformOutput(r, m, op.getAlgorithm().getR(),
                                op.getAlgorithm().isFourier(), products);
    storeTile(r, op, y, splitTile(r, t, tilesHigh, tilesWide), tf[1],
              op.getPooled());
  });
}

/// Where element (`row`, `f`) of the right-hand side is, which may be packed.
/// Row s·C + c holds coefficient s of channel c.
static Values locateRhs(ReferenceBuilder &r, FastConvOp op, Value row,
                        Value f) {
  Value rhs = op.getRhs();
  if (!op.isPacked())
    return {row, f};
  Value width = r.dim(rhs, 2);
  Value panel = arith::DivUIOp::create(r.b, f, width);
  Value column = arith::RemUIOp::create(r.b, f, width);
  if (!op.isSplit())
    return {panel, row, column};
  Value interleave = r.dim(rhs, 3);
  return {panel, r.div(row, interleave), column, r.rem(row, interleave)};
}

static Value loadRhs(ReferenceBuilder &r, FastConvOp op, Value row, Value f) {
  return r.load(op.getRhs(), locateRhs(r, op, row, f));
}

/// Adds the products of a tile's coefficients in channel `c` to `sums`, by
/// three of bf16.
static Values addSplitProducts(ReferenceBuilder &r, FastConvOp op,
                               const Values &v, Value c, Value f,
                               ValueRange sums) {
  int64_t channels = cast<MemRefType>(op.getInput().getType()).getDimSize(3);
  Values next;
  for (auto [s, value] : llvm::enumerate(v)) {
    auto [nearest, rest] = splitScalar(r, value);
    Value row =
        r.add(r.index(s * getSplitDepth(channels)), getSplitPlace(r, c));
    Value u = loadRhs(r, op, row, f);
    Value left = loadRhs(r, op, r.add(row, r.index(kSplitBlock)), f);
    Value sum = r.multiplyAdd(nearest, u, sums[s]);
    sum = r.multiplyAdd(nearest, left, sum);
    next.push_back(r.multiplyAdd(rest, u, sum));
  }
  return next;
}

/// Adds the products of a tile's coefficients to `sums`.
static Values addProducts(ReferenceBuilder &r, const Values &v, const Values &u,
                          ValueRange sums, bool isFourier) {
  size_t numReals = isFourier ? kNumRealCoefficients : v.size();
  Values next;
  for (size_t s = 0; s < numReals; ++s)
    next.push_back(r.multiplyAdd(v[s], u[s], sums[s]));
  for (size_t s = numReals; s < v.size(); s += 2) {
    Value minus = arith::NegFOp::create(r.b, v[s + 1]);
    Value re = r.multiplyAdd(v[s], u[s], sums[s]);
    Value im = r.multiplyAdd(v[s], u[s + 1], sums[s + 1]);
    next.push_back(r.multiplyAdd(minus, u[s + 1], re));
    next.push_back(r.multiplyAdd(v[s + 1], u[s], im));
  }
  return next;
}

/// Lowers a 1-D Winograd convolution, m outputs of one row and one filter at a
/// time.
static void lowerConv1D(ReferenceBuilder &r, FastConvOp op) {
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  int64_t taps = op.getAlgorithm().getTaps();
  bool isAlongHeight = op.getAlgorithm().isAlongHeight();
  WinogradMatrices matrices = getWinogradMatrices(m, op.getAlgorithm().getR());
  Value channels = r.dim(input, 3);
  Values extents = {r.dim(init, 0), r.dim(init, isAlongHeight ? 2 : 1),
                    countTiles(r, init, isAlongHeight ? 1 : 2, m),
                    r.dim(init, 3)};
  int64_t rowPad = op.getPads()[isAlongHeight],
          pad = op.getPads()[!isAlongHeight];
  r.loopNest(extents, [&](ValueRange at) {
    Scalars products(1, alpha);
    products.elements =
        r.reduce(channels, r.zeros(alpha), [&](Value c, ValueRange sums) {
          Values next(sums);
          for (int64_t a = 0; a < taps; ++a) {
            Value h = r.add(at[1], r.index(a - rowPad));
            Scalars d = loadRow(r, input, at[0], h, at[2], m, alpha, pad, c,
                                isAlongHeight);
            Scalars v = multiplyRight(r, matrices.bt, d);
            for (int64_t s = 0; s < alpha; ++s) {
              Value row = r.add(r.mul(r.index(s * taps + a), channels), c);
              next[s] = r.multiplyAdd(v.elements[s], loadRhs(r, op, row, at[3]),
                                      next[s]);
            }
          }
          return next;
        });
    Scalars y = multiplyRight(r, matrices.at, products);
    storeTile(r, op, y, at, at[3], /*pooled=*/Value(), isAlongHeight);
  });
}

/// The coefficients of filter `f` for channel `c`, transformed here if the op
/// transforms filters on the fly (`raw`).
static Values loadCoefficients(ReferenceBuilder &r, FastConvOp op, Value c,
                               Value f) {
  Value channels = r.dim(op.getInput(), 3);
  auto loadRow = [&](int64_t number) {
    Value first = r.mul(r.index(number), channels);
    return loadRhs(r, op, r.add(first, c), f);
  };
  int64_t size = op.getAlgorithm().getOnTheFly()
                     ? int64_t(op.getAlgorithm().getR())
                     : op.getAlgorithm().getAlpha();
  Scalars loaded(size, size);
  for (auto [number, element] : llvm::enumerate(loaded.elements))
    element = loadRow(number);
  if (!op.getAlgorithm().getOnTheFly())
    return loaded.elements;
  WinogradMatrices matrices =
      getWinogradMatrices(op.getAlgorithm().getM(), op.getAlgorithm().getR());
  return sandwich(r, matrices.g, loaded).elements;
}

/// The products of the coefficients of the tile of output `at` with those of
/// its filter, as integers that share scales.
static Values multiplyScaled(ReferenceBuilder &r, FastConvOp op,
                             ValueRange at) {
  FastConvAttr algorithm = op.getAlgorithm();
  Value input = op.getInput(), channels = r.dim(input, 3);
  Value depth = r.add(r.mul(r.div(r.add(channels, r.index(kScaledTerms - 1)),
                                  r.index(kScaledTerms)),
                            r.index(kScaledTerms / 2)),
                      r.index(1));
  return multiplyScaledTile(
      r, algorithm.getNumCoefficients(), channels, op.getScaledTerms(),
      [&](Value c) {
        Scalars d = loadTile(r, input, at, algorithm.getM(),
                             algorithm.getAlpha(), op.getPads(), c);
        return transformInput(r, algorithm.getM(), algorithm.getR(),
                              /*isFourier=*/false, d)
            .elements;
      },
      [&](int64_t s, Value row) {
        Value place = r.add(r.mul(r.index(s), depth), row);
        return r.loadElement(op.getRhs(), locateRhs(r, op, place, at[3]));
      });
}

/// Lowers a convolution, one output tile of one filter at a time. The input
/// tile is transformed again for each filter, which needs no workspace.
static void lowerConv(ReferenceBuilder &r, FastConvOp op) {
  if (op.getAlgorithm().isOneDimensional())
    return lowerConv1D(r, op);
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  Value channels = r.dim(input, 3);
  Values extents = {r.dim(init, 0), countTiles(r, init, 1, m),
                    countTiles(r, init, 2, m), r.dim(init, 3)};
  r.loopNest(extents, [&](ValueRange at) {
    Scalars products(alpha, alpha);
    auto addChannels = [&] {
      return r.reduce(
          channels, r.zeros(alpha * alpha), [&](Value c, ValueRange sums) {
            Scalars d = loadTile(r, input, at, m, alpha, op.getPads(), c);
            Scalars v = transformInput(r, m, op.getAlgorithm().getR(),
                                       op.getAlgorithm().isFourier(), d);
            if (op.isSplit())
              return addSplitProducts(r, op, v.elements, c, at[3], sums);
            Values u = loadCoefficients(r, op, c, at[3]);
            return addProducts(r, v.elements, u, sums,
                               op.getAlgorithm().isFourier());
          });
    };
    products.elements =
        op.isScaled() ? multiplyScaled(r, op, at) : addChannels();
    Scalars y = transformOutput(r, m, op.getAlgorithm().getR(),
                                op.getAlgorithm().isFourier(), products);
    storeTile(r, op, y, at, at[3], op.getPooled());
  });
}

void nnprim::populateFastConvReferencePatterns(
    RewritePatternSet &patterns, const ReferenceOptions &options) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ReferencePattern<InputTransformOp>>(context, options,
                                                   lowerInputTransform);
  patterns.add<ReferencePattern<FilterTransformOp>>(context, options,
                                                    lowerFilterTransform);
  patterns.add<ReferencePattern<OutputTransformOp>>(context, options,
                                                    lowerOutputTransform);
  patterns.add<ReferencePattern<FastConvOp>>(context, options, lowerConv);
}
