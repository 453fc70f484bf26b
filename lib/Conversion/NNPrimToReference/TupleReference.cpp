//===- TupleReference.cpp - GEMM on tuples and its transforms -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "NNPrim/Generator/WinogradMatrices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;
using Coefficients = WinogradMatrices::Matrix;

static void lowerTupleGemm(ReferenceBuilder &r, TupleGemmOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs(), init = op.getInit();
  r.loopNest({r.dim(init, 0), r.dim(init, 1)}, [&](ValueRange sm) {
    r.columns(r.dim(init, 2), [&](ArrayRef<Value> columns) {
      Values sums = r.reduce(
          r.dim(lhs, 2), r.zeros(columns.size()),
          [&](Value k, ValueRange accs) {
            Value a = r.load(lhs, {sm[0], sm[1], k});
            Values next;
            for (auto [n, acc] : llvm::zip_equal(columns, accs))
              next.push_back(r.multiplyAdd(a, r.load(rhs, {sm[0], k, n}), acc));
            return next;
          });
      for (auto [sum, n] : llvm::zip_equal(sums, columns))
        r.store(sum, init, {sm[0], sm[1], n});
    });
  });
}

//===----------------------------------------------------------------------===//
// Winograd transforms: straight-line code for L·X·Lᵀ of one tile of one channel
//===----------------------------------------------------------------------===//

namespace {

/// A small square matrix of scalars.
struct Scalars {
  Scalars(size_t rows, size_t columns)
      : columns(columns), elements(rows * columns) {}

  Value &at(size_t i, size_t j) { return elements[i * columns + j]; }
  size_t rows() const { return elements.size() / columns; }

  size_t columns;
  Values elements;
};

} // namespace

/// L·X.
static Scalars multiplyLeft(ReferenceBuilder &r, const Coefficients &l,
                            Scalars &x) {
  Scalars product(l.size(), x.columns);
  for (size_t i = 0; i < l.size(); ++i)
    for (size_t j = 0; j < x.columns; ++j) {
      Value sum = r.constant(0);
      for (size_t k = 0; k < x.rows(); ++k)
        if (l[i][k] != 0)
          sum = r.multiplyAdd(r.constant(l[i][k]), x.at(k, j), sum);
      product.at(i, j) = sum;
    }
  return product;
}

static Scalars transpose(Scalars &x) {
  Scalars result(x.columns, x.rows());
  for (size_t i = 0; i < x.rows(); ++i)
    for (size_t j = 0; j < x.columns; ++j)
      result.at(j, i) = x.at(i, j);
  return result;
}

/// L·X·Lᵀ = (L·(L·X)ᵀ)ᵀ.
static Scalars sandwich(ReferenceBuilder &r, const Coefficients &l,
                        Scalars &x) {
  Scalars left = multiplyLeft(r, l, x);
  Scalars turned = transpose(left);
  Scalars both = multiplyLeft(r, l, turned);
  return transpose(both);
}

/// [n, th, tw] of tile number `t`, of images that take `tilesHigh`×`tilesWide`.
static Values splitTile(ReferenceBuilder &r, Value t, Value tilesHigh,
                        Value tilesWide) {
  Value tw = arith::RemUIOp::create(r.b, t, tilesWide);
  Value row = arith::DivUIOp::create(r.b, t, tilesWide);
  Value th = arith::RemUIOp::create(r.b, row, tilesHigh);
  Value n = arith::DivUIOp::create(r.b, row, tilesHigh);
  return {n, th, tw};
}

/// The α×α inputs of channel `c` under `tile`, zeros outside.
static Scalars loadTile(ReferenceBuilder &r, Value input, ValueRange tile,
                        int64_t m, int64_t alpha, ArrayRef<int64_t> pads,
                        Value c) {
  Scalars d(alpha, alpha);
  for (int64_t a = 0; a < alpha; ++a)
    for (int64_t b = 0; b < alpha; ++b) {
      Value h = r.add(r.mul(tile[1], r.index(m)), r.index(a - pads[0]));
      Value w = r.add(r.mul(tile[2], r.index(m)), r.index(b - pads[1]));
      Value inside = r.both(r.isInside(h, r.dim(input, 1)),
                            r.isInside(w, r.dim(input, 2)));
      d.at(a, b) = r.select(inside, r.constant(0), [&]() -> Values {
                      return {r.load(input, {tile[0], h, w, c})};
                    }).front();
    }
  return d;
}

static void lowerInputTransform(ReferenceBuilder &r,
                                WinogradInputTransformOp op) {
  Value init = op.getInit();
  int64_t m = op.getM(), alpha = op.getAlpha();
  Coefficients bt = getWinogradMatrices(m, op.getR()).bt;
  Value tilesHigh = r.index(llvm::divideCeil(op.getOutputSize()[0], m));
  Value tilesWide = r.index(llvm::divideCeil(op.getOutputSize()[1], m));

  r.loopNest({r.dim(init, 1), r.dim(init, 2)}, [&](ValueRange tc) {
    Value t = op.getOrigin() ? r.add(tc[0], op.getOrigin()) : tc[0];
    Values tile = splitTile(r, t, tilesHigh, tilesWide);
    Scalars d = loadTile(r, op.getInput(), tile, m, alpha, op.getPads(), tc[1]);
    Scalars v = sandwich(r, bt, d);
    for (auto [s, element] : llvm::enumerate(v.elements))
      r.store(element, init, {r.index(s), tc[0], tc[1]});
  });
}

static void lowerFilterTransform(ReferenceBuilder &r,
                                 WinogradFilterTransformOp op) {
  Value filter = op.getFilter(), init = op.getInit();
  Coefficients g = getWinogradMatrices(op.getM(), op.getR()).g;
  r.loopNest({r.dim(init, 1), r.dim(init, 2)}, [&](ValueRange cf) {
    Scalars taps(op.getR(), op.getR());
    for (int64_t a = 0; a < int64_t(op.getR()); ++a)
      for (int64_t b = 0; b < int64_t(op.getR()); ++b)
        taps.at(a, b) = r.load(filter, {r.index(a), r.index(b), cf[0], cf[1]});
    Scalars u = sandwich(r, g, taps);
    for (auto [s, element] : llvm::enumerate(u.elements))
      r.store(element, init, {r.index(s), cf[0], cf[1]});
  });
}

/// Stores the m×m outputs of filter `f` in a tile that are inside of `outs`.
static void storeTile(ReferenceBuilder &r, EpilogueOpInterface op, Scalars &y,
                      ValueRange tile, Value f) {
  Value init = op.getInitOperand().get(), m = r.index(y.rows());
  for (size_t p = 0; p < y.rows(); ++p)
    for (size_t q = 0; q < y.columns; ++q) {
      Value oh = r.add(r.mul(tile[1], m), r.index(p));
      Value ow = r.add(r.mul(tile[2], m), r.index(q));
      Value inside = r.both(r.isInside(oh, r.dim(init, 1)),
                            r.isInside(ow, r.dim(init, 2)));
      r.select(inside, {}, [&]() -> Values {
        r.storeThroughEpilogue(op, y.at(p, q), {tile[0], oh, ow, f});
        return {};
      });
    }
}

/// How many tiles of m pixels cover dimension `dim` of `outs`.
static Value countTiles(ReferenceBuilder &r, Value init, int64_t dim,
                        int64_t m) {
  return r.b.createOrFold<arith::CeilDivUIOp>(r.dim(init, dim), r.index(m));
}

static void lowerOutputTransform(ReferenceBuilder &r,
                                 WinogradOutputTransformOp op) {
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getM(), alpha = op.getAlpha();
  Coefficients at = getWinogradMatrices(m, op.getR()).at;
  Value tilesHigh = countTiles(r, init, 1, m);
  Value tilesWide = countTiles(r, init, 2, m);
  r.loopNest({r.dim(input, 1), r.dim(init, 3)}, [&](ValueRange tf) {
    Value t = op.getOrigin() ? r.add(tf[0], op.getOrigin()) : tf[0];
    Scalars products(alpha, alpha);
    for (auto [s, element] : llvm::enumerate(products.elements))
      element = r.load(input, {r.index(s), tf[0], tf[1]});
    Scalars y = sandwich(r, at, products);
    storeTile(r, op, y, splitTile(r, t, tilesHigh, tilesWide), tf[1]);
  });
}

/// Row `s`·C + `c` of the right-hand side, plain or packed, at filter `f`.
static Value loadRhs(ReferenceBuilder &r, WinogradConvOp op, Value row,
                     Value f) {
  Value rhs = op.getRhs();
  if (!op.isPacked())
    return r.load(rhs, {row, f});
  Value width = r.dim(rhs, 2);
  Value panel = arith::DivUIOp::create(r.b, f, width);
  Value column = arith::RemUIOp::create(r.b, f, width);
  return r.load(rhs, {panel, row, column});
}

/// One output tile of one filter at a time; the input's tile is transformed
/// anew for each filter, which needs no workspace.
static void lowerConv(ReferenceBuilder &r, WinogradConvOp op) {
  Value input = op.getInput(), init = op.getInit();
  int64_t m = op.getM(), alpha = op.getAlpha();
  WinogradMatrices matrices = getWinogradMatrices(m, op.getR());
  Value channels = r.dim(input, 3);
  Values extents = {r.dim(init, 0), countTiles(r, init, 1, m),
                    countTiles(r, init, 2, m), r.dim(init, 3)};
  r.loopNest(extents, [&](ValueRange at) {
    Scalars products(alpha, alpha);
    products.elements = r.reduce(
        channels, r.zeros(alpha * alpha), [&](Value c, ValueRange sums) {
          Scalars d = loadTile(r, input, at, m, alpha, op.getPads(), c);
          Scalars v = sandwich(r, matrices.bt, d);
          Values next;
          for (auto [s, sum] : llvm::enumerate(sums)) {
            Value row = r.add(r.mul(r.index(s), channels), c);
            next.push_back(
                r.multiplyAdd(v.elements[s], loadRhs(r, op, row, at[3]), sum));
          }
          return next;
        });
    Scalars y = sandwich(r, matrices.at, products);
    storeTile(r, op, y, at, at[3]);
  });
}

void nnprim::populateTupleReferencePatterns(RewritePatternSet &patterns,
                                            const ReferenceOptions &options) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ReferencePattern<TupleGemmOp>>(context, options, lowerTupleGemm);
  patterns.add<ReferencePattern<WinogradInputTransformOp>>(context, options,
                                                           lowerInputTransform);
  patterns.add<ReferencePattern<WinogradFilterTransformOp>>(
      context, options, lowerFilterTransform);
  patterns.add<ReferencePattern<WinogradOutputTransformOp>>(
      context, options, lowerOutputTransform);
  patterns.add<ReferencePattern<WinogradConvOp>>(context, options, lowerConv);
}
