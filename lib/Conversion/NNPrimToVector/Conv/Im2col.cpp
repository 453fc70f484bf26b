//===- Im2col.cpp - Vector loops of im2col --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The kernel has two steps. The first copies the image rows that the panels
// read to the scratch, once for all taps, with their padding and with the
// columns of each stride phase side by side. In the second, each row of each
// panel consists of a few runs of contiguous elements of the scratch, one for
// each row of output pixels that the panel touches. Runs are copied as whole
// vectors, front to back: what a run stores beyond its end, the next one
// overwrites, and a panel's last row is followed by a spare row for that.
//

#include "Kernels.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;
using llvm::divideCeil;

namespace {
struct Im2col {
  Value input;   // 1×C×H×W
  Value packed;  // Collapsed to one dimension.
  Value rowCopy; // The scratch.
  Value pixel;
  ConvShape shape;
  Im2colScratch scratch;
  int64_t panels, nr;
  /// The first and the last row of output pixels.
  Value firstRow, lastRow;

  int64_t getRowPitch() const { return scratch.phases * scratch.pitch; }
  int64_t getDepth() const {
    return shape.channels * shape.rows.taps * shape.columns.taps;
  }
};

/// A run of a panel: its source in the scratch, relative to the first row's
/// first tap, and its column in the panel.
struct Run {
  Value source, column;
  int64_t vectors;
};
} // namespace

static Value multiply(KernelBuilder &b, Value lhs, int64_t rhs) {
  return rhs == 1 ? lhs
                  : arith::MulIOp::create(b, lhs, b.index(rhs)).getResult();
}

/// Loads columns [begin, begin + lanes) of an input row, with zeros outside of
/// it.
static Value loadColumns(KernelBuilder &b, const Im2col &kernel, Value c,
                         Value h, Value column, int64_t begin) {
  int64_t lanes = b.getLanes(), width = kernel.shape.columns.inputs;
  int64_t low = std::clamp<int64_t>(-begin, 0, lanes);
  int64_t high = std::clamp<int64_t>(width - begin, 0, lanes);
  Value zeros = b.splat(0.0f, lanes);
  if (low >= high)
    return zeros;
  Value part = b.loadF32(
      kernel.input, {b.index(0), c, h, b.add(column, begin + low)}, high - low);
  if (high - low == lanes)
    return part;
  return vector::InsertStridedSliceOp::create(b, part, zeros, low,
                                              ArrayRef<int64_t>{1});
}

/// Fills elements [i, i + lanes) of every phase of the scratch row at `base`
/// with the columns from `begin` on, relative to the index `column`.
static void copyColumns(KernelBuilder &b, const Im2col &kernel, Value c,
                        Value h, Value column, int64_t begin, Value base,
                        Value i) {
  int64_t lanes = b.getLanes(), stride = kernel.shape.columns.stride;
  Value wide;
  SmallVector<Value> vectors;
  for (int64_t v = 0; v < stride; ++v)
    vectors.push_back(loadColumns(b, kernel, c, h, column, begin + v * lanes));
  if (stride > 1) {
    wide = b.splat(0.0f, stride * lanes);
    for (auto [v, vector] : llvm::enumerate(vectors))
      wide = vector::InsertStridedSliceOp::create(
          b, vector, wide, static_cast<int64_t>(v) * lanes,
          ArrayRef<int64_t>{1});
  }
  for (int64_t phase = 0; phase < kernel.scratch.phases; ++phase) {
    Value vector = vectors.front();
    if (stride > 1) {
      SmallVector<int64_t> mask;
      for (int64_t lane = 0; lane < lanes; ++lane)
        mask.push_back(lane * stride + phase);
      vector = vector::ShuffleOp::create(b, wide, wide, mask);
    }
    b.store(vector, kernel.rowCopy,
            b.add(b.add(base, phase * kernel.scratch.pitch), i));
  }
}

/// Copies one image row into a scratch row.
static void copyRow(KernelBuilder &b, const Im2col &kernel, Value c, Value h,
                    Value base) {
  const ConvDim &columns = kernel.shape.columns;
  int64_t lanes = b.getLanes(), pitch = kernel.scratch.pitch;
  int64_t stride = columns.stride, pad = columns.pad;
  // Vectors that read no padding are copied in a loop, the others by
  // straight-line code.
  int64_t begin =
      std::min(pitch, int64_t(divideCeil(pad, stride * lanes)) * lanes);
  int64_t whole = std::max<int64_t>(0, (columns.inputs + pad - begin * stride) /
                                           (stride * lanes));
  int64_t end = std::min(pitch, begin + whole * lanes);
  auto copyAt = [&](int64_t i) {
    copyColumns(b, kernel, c, h, b.index(0), i * stride - pad, base,
                b.index(i));
  };
  for (int64_t i = 0; i < begin; i += lanes)
    copyAt(i);
  if (begin < end) {
    b.loop(begin, end, lanes, {}, [&](Value i, ValueRange) {
      // All vectors of the loop lie inside the row, so that 0 can stand for
      // `begin`.
      Value column = b.add(multiply(b, i, stride), -pad);
      copyColumns(b, kernel, c, h, column, 0, base, i);
      return SmallVector<Value>();
    });
  }
  for (int64_t i = end; i < pitch; i += lanes)
    copyAt(i);
}

static void clearRow(KernelBuilder &b, const Im2col &kernel, Value base) {
  b.loop(0, kernel.getRowPitch(), b.getLanes(), {}, [&](Value i, ValueRange) {
    b.store(b.splat(0.0f, b.getLanes()), kernel.rowCopy, b.add(base, i));
    return SmallVector<Value>();
  });
}

/// Copies the rows that the taps of output rows firstRow to lastRow read.
static void copyRows(KernelBuilder &b, const Im2col &kernel) {
  const ConvDim &rows = kernel.shape.rows;
  Value top = b.add(multiply(b, kernel.firstRow, rows.stride), -rows.pad);
  Value span = arith::SubIOp::create(b, kernel.lastRow, kernel.firstRow);
  Value count = b.add(multiply(b, span, rows.stride),
                      (rows.taps - 1) * rows.dilation + 1);
  int64_t rowPitch = kernel.getRowPitch();
  b.loop(0, kernel.shape.channels, 1, {}, [&](Value c, ValueRange) {
    Value plane = multiply(b, c, kernel.scratch.rows * rowPitch);
    b.loop(b.index(0), count, 1, {}, [&](Value r, ValueRange) {
      Value base = b.add(plane, multiply(b, r, rowPitch));
      Value h = b.add(top, r);
      // In an unsigned comparison a negative row is a large one.
      Value inside = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, h,
                                           b.index(rows.inputs));
      auto branch = scf::IfOp::create(b, inside, /*withElseRegion=*/true);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenYield());
      copyRow(b, kernel, c, h, base);
      b.setInsertionPoint(branch.elseYield());
      clearRow(b, kernel, base);
      return SmallVector<Value>();
    });
    return SmallVector<Value>();
  });
}

/// The runs of the panel that begins at pixel `pixel`: as many as any panel
/// needs. Runs that this panel does not need begin at its end.
static SmallVector<Run> getRuns(KernelBuilder &b, const Im2col &kernel,
                                Value pixel) {
  int64_t lanes = b.getLanes(), nr = kernel.nr;
  int64_t width = kernel.shape.columns.outputs;
  int64_t rowPitch = kernel.shape.rows.stride * kernel.getRowPitch();
  Value row = arith::DivUIOp::create(b, pixel, b.index(width));
  Value column = arith::RemUIOp::create(b, pixel, b.index(width));
  auto getSource = [&](Value outputRow) {
    // Pixels beyond the last one would lie in a row beyond the last.
    Value clamped = arith::MinUIOp::create(b, outputRow, kernel.lastRow);
    return multiply(b, arith::SubIOp::create(b, clamped, kernel.firstRow),
                    rowPitch);
  };
  SmallVector<Run> runs;
  runs.push_back({b.add(getSource(row), column), b.index(0),
                  int64_t(divideCeil(std::min(width, nr), lanes))});
  int64_t maxRuns =
      std::min((nr + width - 2) / width + 1, kernel.shape.rows.outputs);
  for (int64_t i = 1; i < maxRuns; ++i) {
    // The first run may be one pixel short of a row, or a single pixel.
    int64_t longest = std::min(width, nr - 1 - (i - 1) * width);
    Value start = arith::SubIOp::create(b, b.index(i * width), column);
    start = arith::MinUIOp::create(b, start, b.index(nr));
    runs.push_back(
        {getSource(b.add(row, i)), start, int64_t(divideCeil(longest, lanes))});
  }
  return runs;
}

/// Copies all rows of the panel that begins at element `base`.
static void packPanel(KernelBuilder &b, const Im2col &kernel,
                      ArrayRef<Run> runs, Value base) {
  const ConvDim &rows = kernel.shape.rows, &columns = kernel.shape.columns;
  int64_t rowPitch = kernel.getRowPitch(), lanes = b.getLanes();
  auto copyTap = [&](Value source, Value target) {
    for (const Run &run : runs)
      for (int64_t v = 0; v < run.vectors; ++v) {
        Value from = b.add(b.add(source, run.source), v * lanes);
        Value to = b.add(b.add(target, run.column), v * lanes);
        b.store(b.loadF32(kernel.rowCopy, from, lanes), kernel.packed, to);
      }
  };
  auto loop = [&](int64_t count, function_ref<void(Value)> body) {
    b.loop(0, count, 1, {}, [&](Value i, ValueRange) {
      body(i);
      return SmallVector<Value>();
    });
  };
  loop(kernel.shape.channels, [&](Value c) {
    loop(rows.taps, [&](Value kh) {
      Value row = b.add(multiply(b, c, kernel.scratch.rows * rowPitch),
                        multiply(b, kh, rows.dilation * rowPitch));
      Value k = b.add(multiply(b, c, rows.taps), kh);
      Value target = b.add(base, multiply(b, k, columns.taps * kernel.nr));
      loop(columns.taps, [&](Value kw) {
        Value column = multiply(b, kw, columns.dilation);
        Value source = b.add(row, column);
        if (columns.stride > 1) {
          Value stride = b.index(columns.stride);
          Value phase = arith::RemUIOp::create(b, column, stride);
          Value i = arith::DivUIOp::create(b, column, stride);
          source =
              b.add(b.add(row, multiply(b, phase, kernel.scratch.pitch)), i);
        }
        copyTap(source, b.add(target, multiply(b, kw, kernel.nr)));
      });
    });
  });
}

/// Panels within one row of output pixels are one run.
static void packPanels(KernelBuilder &b, const Im2col &kernel) {
  b.loop(0, kernel.panels, 1, {}, [&](Value p, ValueRange) {
    Value pixel = b.add(kernel.pixel, multiply(b, p, kernel.nr));
    SmallVector<Run> runs = getRuns(b, kernel, pixel);
    Value base = multiply(b, p, (kernel.getDepth() + 1) * kernel.nr);
    if (runs.size() == 1 || kernel.shape.columns.outputs < kernel.nr) {
      packPanel(b, kernel, runs, base);
      return SmallVector<Value>();
    }
    Value isOne = arith::CmpIOp::create(b, arith::CmpIPredicate::uge,
                                        runs[1].column, b.index(kernel.nr));
    auto branch = scf::IfOp::create(b, isOne, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenYield());
    packPanel(b, kernel, runs.front(), base);
    b.setInsertionPoint(branch.elseYield());
    packPanel(b, kernel, runs, base);
    return SmallVector<Value>();
  });
}

/// Checks that the op can be emitted, and fills in `kernel`.
static CheckResult matchIm2col(Im2colOp op, const TargetDesc &target,
                               Im2col &kernel) {
  auto inputType = dyn_cast<MemRefType>(op.getInput().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!inputType || !initType || !inputType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  if (!initType.getElementType().isF32())
    return "the element type is not f32";
  if (!op.getScratch())
    return "it has no scratch";
  auto scratchType = cast<MemRefType>(op.getScratch().getType());
  if (!hasUnitInnerStride(op.getInput()) ||
      !hasUnitInnerStride(op.getScratch()) ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(
          initType, ArrayRef<ReassociationIndices>{{0, 1, 2}}))
    return "an operand is not contiguous";
  WindowAttr window = op.getWindow();
  kernel.input = op.getInput();
  kernel.rowCopy = op.getScratch();
  kernel.pixel = op.getPixel();
  kernel.shape = {1, inputType.getDimSize(1), 0, getConvDim(window, 0),
                  getConvDim(window, 1)};
  kernel.panels = initType.getDimSize(0);
  kernel.nr = initType.getDimSize(2);
  if (kernel.nr % target.getLanes() != 0)
    return "panels are not whole vectors";
  kernel.scratch =
      getIm2colScratch(target, kernel.shape, kernel.panels * kernel.nr);
  if (!scratchType.hasStaticShape() ||
      scratchType.getDimSize(0) < kernel.scratch.elements)
    return "the scratch is too small";
  return success();
}

CheckResult nnprim::emitIm2col(Im2colOp op, const TargetDesc &target) {
  Im2col kernel;
  if (CheckResult result = matchIm2col(op, target, kernel); failed(result))
    return result;
  KernelBuilder b(op, target);
  kernel.packed = memref::CollapseShapeOp::create(
      b, op.getInit(), ArrayRef<ReassociationIndices>{{0, 1, 2}});
  Value width = b.index(kernel.shape.columns.outputs);
  kernel.firstRow = arith::DivUIOp::create(b, op.getPixel(), width);
  Value last = b.add(op.getPixel(), kernel.panels * kernel.nr - 1);
  kernel.lastRow =
      arith::MinUIOp::create(b, arith::DivUIOp::create(b, last, width),
                             b.index(kernel.shape.rows.outputs - 1));
  copyRows(b, kernel);
  packPanels(b, kernel);
  return success();
}
