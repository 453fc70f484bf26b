//===- ConvReference.cpp - Direct convolutions ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

/// The input coordinate that filter tap `tap` reads for output coordinate `out`
/// along spatial dimension `d`.
template <typename OpTy>
static Value inputCoordinate(ReferenceBuilder &r, OpTy op, unsigned d,
                             Value out, Value tap) {
  if (!op.getOrigin().empty())
    out = r.add(out, op.getOrigin()[d]);
  return r.sub(r.add(r.mul(out, r.index(op.getStrides()[d])),
                     r.mul(tap, r.index(op.getDilations()[d]))),
               r.index(op.getPads()[d]));
}

/// Sums over the filter window of an output pixel, for the channels `columns`.
static Values sumWindow(ReferenceBuilder &r, DepthwiseConvOp op,
                        ValueRange pixel, ArrayRef<Value> columns) {
  Value input = op.getInput(), filter = op.getFilter();
  return r.reduce(
      r.dim(filter, 0), r.zeros(columns.size()),
      [&](Value kh, ValueRange rowAccs) {
        Value h = inputCoordinate(r, op, 0, pixel[1], kh);
        Value insideH = r.isInside(h, r.dim(input, 1));
        return r.reduce(
            r.dim(filter, 1), rowAccs, [&](Value kw, ValueRange accs) {
              Value w = inputCoordinate(r, op, 1, pixel[2], kw);
              Value inside = r.both(insideH, r.isInside(w, r.dim(input, 2)));
              return r.select(inside, accs, [&] {
                Values next;
                for (auto [c, acc] : llvm::zip_equal(columns, accs))
                  next.push_back(r.multiplyAdd(
                      r.load(input, {pixel[0], h, w, c}, op.getLhsUnsigned()),
                      r.load(filter, {kh, kw, c}, op.getRhsUnsigned()), acc));
                return next;
              });
            });
      });
}

static void lowerDepthwiseConv(ReferenceBuilder &r, DepthwiseConvOp op) {
  Values pixels = r.dims(op.getInit());
  Value channels = pixels.pop_back_val();
  r.loopNest(pixels, [&](ValueRange pixel) {
    r.columns(channels, [&](ArrayRef<Value> columns) {
      Values sums = sumWindow(r, op, pixel, columns);
      for (auto [sum, c] : llvm::zip_equal(sums, columns))
        r.storeThroughEpilogue(op, sum, {pixel[0], pixel[1], pixel[2], c});
    });
  });
}

/// Sums over the filter window of the output columns `columns` of a row, whose
/// (n, c, oh) is `at`.
static Values sumRowWindow(ReferenceBuilder &r, DepthwiseConvNchwOp op,
                           ValueRange at, ArrayRef<Value> columns) {
  Value input = op.getInput(), filter = op.getFilter();
  Value height = r.dim(input, 2), width = r.dim(input, 3);
  auto addTap = [&](Value kh, Value h, Value kw, ValueRange accs) {
    Value weight = r.load(filter, {at[1], kh, kw});
    Values next;
    for (auto [ow, sum] : llvm::zip_equal(columns, accs)) {
      Value acc = sum, w = inputCoordinate(r, op, 1, ow, kw);
      next.append(r.select(r.isInside(w, width), acc, [&]() -> Values {
        Value element = r.load(input, {at[0], at[1], h, w});
        return {r.multiplyAdd(element, weight, acc)};
      }));
    }
    return next;
  };
  Value taps = r.dim(filter, 2);
  // Columns of the filter that are multiplied together.
  bool pairs = op.getStrides()[1] == 2 && op.getDilations()[1] == 1;
  Value size = r.index(pairs ? 2 : 1);
  Value groups = r.div(r.add(taps, r.sub(size, r.index(1))), size);
  auto addRow = [&](Value kh, Value group, ValueRange accs) {
    Value h = inputCoordinate(r, op, 0, at[2], kh);
    Value begin = r.mul(group, size);
    Value end = r.b.createOrFold<arith::MinUIOp>(r.add(begin, size), taps);
    return r.select(r.isInside(h, height), accs, [&] {
      return r.reduce(begin, end, accs, [&](Value kw, ValueRange tapAccs) {
        return addTap(kh, h, kw, tapAccs);
      });
    });
  };
  return r.reduce(groups, r.zeros(columns.size()),
                  [&](Value group, ValueRange groupAccs) {
                    return r.reduce(r.dim(filter, 1), groupAccs,
                                    [&](Value kh, ValueRange accs) {
                                      return addRow(kh, group, accs);
                                    });
                  });
}

static void lowerDepthwiseConvNchw(ReferenceBuilder &r,
                                   DepthwiseConvNchwOp op) {
  Values rows = r.dims(op.getInit());
  Value width = rows.pop_back_val();
  r.loopNest(rows, [&](ValueRange at) {
    r.columns(width, [&](ArrayRef<Value> columns) {
      Values sums = sumRowWindow(r, op, at, columns);
      for (auto [sum, ow] : llvm::zip_equal(sums, columns))
        r.storeThroughEpilogue(op, sum, {at[0], at[1], at[2], ow});
    });
  });
}

/// C of an image, or F of a result, which may be in blocks.
static Value countChannels(ReferenceBuilder &r, Value image, bool areBlocks) {
  Value count = r.dim(image, 1);
  return areBlocks ? r.mul(count, r.dim(image, 4)) : count;
}

/// Block and place in it of a channel.
static std::pair<Value, Value> splitChannel(ReferenceBuilder &r, Value image,
                                            Value c) {
  Value size = r.dim(image, 4);
  return {r.b.createOrFold<arith::DivUIOp>(c, size),
          r.b.createOrFold<arith::RemUIOp>(c, size)};
}

/// Element (f, c, kh, kw) of the filter, which may be packed.
static Value loadFilter(ReferenceBuilder &r, ConvGemmOp op, Value f, Value c,
                        Value kh, Value kw) {
  Value filter = op.getFilter();
  if (!op.isPacked())
    return r.load(filter, {f, c, kh, kw}, op.getRhsUnsigned());
  Values at{kh, kw, c};
  Values extents{r.index(op.getTaps()[0]), r.index(op.getTaps()[1]),
                 r.dim(op.getInput(), 1)};
  if (isBlocked(op)) {
    auto [block, place] = splitChannel(r, op.getInput(), c);
    at = {block, kh, kw, place};
    extents = {extents[2], extents[0], extents[1], r.dim(op.getInput(), 4)};
  }
  Value k = r.linearize(at, extents);
  Value width = r.dim(filter, 2);
  Value panel = r.b.createOrFold<arith::DivUIOp>(f, width);
  Value column = r.b.createOrFold<arith::RemUIOp>(f, width);
  return r.load(filter, {panel, k, column}, op.getRhsUnsigned());
}

/// The number of filter rows KH (d = 0) or columns KW (d = 1).
static Value getTaps(ReferenceBuilder &r, ConvGemmOp op, unsigned d) {
  return op.isPacked() ? r.index(op.getTaps()[d])
                       : r.dim(op.getFilter(), d + 2);
}

/// Adds the products with one filter row to the sums of the output columns
/// `columns`. `at` is (n, f, oh), `c` the channel, and `h` the input row that
/// filter row `kh` reads.
static Values addFilterRow(ReferenceBuilder &r, ConvGemmOp op, ValueRange at,
                           Value c, Value kh, Value h, ArrayRef<Value> columns,
                           ValueRange rowAccs) {
  Value input = op.getInput();
  Value width = r.dim(input, 3);
  return r.reduce(getTaps(r, op, 1), rowAccs, [&](Value kw, ValueRange accs) {
    Value weight = loadFilter(r, op, at[1], c, kh, kw);
    Values next;
    for (size_t i = 0; i < columns.size(); ++i) {
      Value w = inputCoordinate(r, op, 1, columns[i], kw);
      next.append(r.select(r.isInside(w, width), accs[i], [&]() -> Values {
        Values place{at[0], c, h, w};
        if (isBlocked(op)) {
          auto [block, channel] = splitChannel(r, input, c);
          place = {at[0], block, h, w, channel};
        }
        Value element = r.load(input, place, op.getLhsUnsigned());
        return {r.multiplyAdd(element, weight, accs[i])};
      }));
    }
    return next;
  });
}

static void lowerConvGemm(ReferenceBuilder &r, ConvGemmOp op) {
  Value input = op.getInput();
  bool hasBlocks = isBlocked(op);
  // (n, f, oh), or (n, f, oh, filter in block f).
  Values rows = r.dims(op.getInit());
  Value width = rows[3];
  rows.erase(rows.begin() + 3);
  r.loopNest(rows, [&](ValueRange position) {
    Values at(position.take_front(3));
    if (hasBlocks)
      at[1] = r.linearize({position[1], position[3]}, {rows[1], rows[3]});
    r.columns(width, [&](ArrayRef<Value> columns) {
      Values sums = r.reduce(
          countChannels(r, input, hasBlocks), r.zeros(columns.size()),
          [&](Value c, ValueRange channelAccs) {
            return r.reduce(
                getTaps(r, op, 0), channelAccs, [&](Value kh, ValueRange accs) {
                  Value h = inputCoordinate(r, op, 0, at[2], kh);
                  return r.select(r.isInside(h, r.dim(input, 2)), accs, [&] {
                    return addFilterRow(r, op, at, c, kh, h, columns, accs);
                  });
                });
          });
      for (auto [sum, ow] : llvm::zip_equal(sums, columns)) {
        Values place{position[0], position[1], position[2], ow};
        place.append(position.begin() + 3, position.end());
        r.storeThroughEpilogue(op, sum, place);
      }
    });
  });
}

static void lowerIm2col(ReferenceBuilder &r, Im2colOp op) {
  Value input = op.getInput(), init = op.getInit();
  WindowAttr window = op.getWindow();
  Type type = cast<MemRefType>(init.getType()).getElementType();
  Value zero = arith::ConstantOp::create(r.b, r.b.getZeroAttr(type));
  Value outHeight = r.index(window.getOutputSize()[0]);
  Value outWidth = r.index(window.getOutputSize()[1]);
  Value taps = r.index(window.getNumTaps());
  Value width = r.dim(init, 2);
  auto coordinate = [&](unsigned d, Value out, Value tap) {
    return r.sub(r.add(r.mul(out, r.index(window.getStrides()[d])),
                       r.mul(tap, r.index(window.getDilations()[d]))),
                 r.index(window.getPads()[d]));
  };
  Values extents{r.dim(init, 0), r.dim(input, 1),
                 r.index(window.getKernelSize()[0]),
                 r.index(window.getKernelSize()[1]), width};
  r.loopNest(extents, [&](ValueRange at) {
    Value p = at[0], c = at[1], kh = at[2], kw = at[3], j = at[4];
    Value q = r.add(op.getPixel(), r.add(r.mul(p, width), j));
    Value oh = r.b.createOrFold<arith::DivUIOp>(q, outWidth);
    Value ow = r.b.createOrFold<arith::RemUIOp>(q, outWidth);
    Value h = coordinate(0, oh, kh), w = coordinate(1, ow, kw);
    Value inside = r.both(
        r.both(r.isInside(h, r.dim(input, 2)), r.isInside(w, r.dim(input, 3))),
        r.isInside(oh, outHeight));
    Value element = r.select(inside, zero, [&]() -> Values {
                       return {memref::LoadOp::create(
                           r.b, input, ValueRange{r.index(0), c, h, w})};
                     }).front();
    Value k =
        r.add(r.mul(c, taps), r.linearize({kh, kw}, {extents[2], extents[3]}));
    memref::StoreOp::create(r.b, element, init, ValueRange{p, k, j});
  });
}

void nnprim::populateConvReferencePatterns(RewritePatternSet &patterns,
                                           const ReferenceOptions &options) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ReferencePattern<DepthwiseConvOp>>(context, options,
                                                  lowerDepthwiseConv);
  patterns.add<ReferencePattern<DepthwiseConvNchwOp>>(context, options,
                                                      lowerDepthwiseConvNchw);
  patterns.add<ReferencePattern<ConvGemmOp>>(context, options, lowerConvGemm);
  patterns.add<ReferencePattern<Im2colOp>>(context, options, lowerIm2col);
}
