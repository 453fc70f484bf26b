//===- FourierTransforms.cpp - Fourier transforms of tiles, over channels ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The transforms of n×n numbers for a vector of channels, in lines of
// one-dimensional code (see Generator/FourierPrograms.h): rows, then columns,
// or the other way round. Lines are transformed in place: input in the memory
// of the result, products in a tile of scratch memory. A step of a line reads
// all of its numbers before it writes, and has no more than fit the registers.
//

#include "Kernels.h"
#include "StraightLineCode.h"
#include "TileTransforms.h"

#include "NNPrim/Generator/FourierPrograms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
using LoadSlot = llvm::function_ref<Value(int64_t slot)>;
using StoreSlot = llvm::function_ref<void(int64_t slot, Value value)>;

/// The code of a one-dimensional transform.
class LineCode {
public:
  LineCode(KernelBuilder &b, Operation *op, FourierKind kind, int64_t size,
           int64_t numOutputs);

  /// From `source` to `target`; between its phases, a line is in the memory of
  /// `load` and `store`.
  void emit(int64_t width, LoadSlot source, LoadSlot load, StoreSlot store,
            StoreSlot target) const;

private:
  FourierProgram program;
  /// Of each step, one after the other.
  std::vector<StraightLineCode> steps;
};
} // namespace

LineCode::LineCode(KernelBuilder &b, Operation *op, FourierKind kind,
                   int64_t size, int64_t numOutputs) {
  static const char *const names[] = {"real", "complex", "real_inverse",
                                      "complex_inverse"};
  // The other half of the registers is for what steps compute.
  int maxValues = int(b.getTarget().numVectorRegisters / 2);
  program = getFourierProgram(kind, int(size), int(numOutputs), maxValues);
  for (const FourierPhase &phase : program)
    for (const FourierStep &step : phase) {
      std::string name = llvm::formatv("__nnprim_fourier_{0}_{1}_{2}_{3}_{4}",
                                       names[int(kind)], size, numOutputs,
                                       maxValues, steps.size())
                             .str();
      steps.emplace_back(b, op, step.program, name);
    }
}

void LineCode::emit(int64_t width, LoadSlot source, LoadSlot load,
                    StoreSlot store, StoreSlot target) const {
  const StraightLineCode *code = steps.data();
  for (const FourierPhase &phase : program)
    for (const FourierStep &step : phase) {
      LoadSlot from = &phase == &program.front() ? source : load;
      StoreSlot to = &phase == &program.back() ? target : store;
      // Every input's slot is read before it is written (see the unit test).
      (code++)->emit(
          width, [&](int i) { return from(step.inputs[i]); },
          [&](int i, Value value) { to(step.outputs[i], value); });
    }
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

namespace {
/// Emits the input transform of one tile after the other.
struct InputTransform {
  KernelBuilder &b;
  WinogradInputTransformOp op;
  int64_t size, height, width;
  LineCode real, complex;

  void emitTile(Value t);
  void emitRows(const TilePlace &place, ArrayRef<Value> insideColumns, Value t,
                Value c, int64_t lanes);
  void emitColumns(Value t, Value c, int64_t lanes);
  Value getPosition(Value row, int64_t slot);
};
} // namespace

/// Of `slot` of the transformed row number `row`: where its column is to be
/// transformed in place.
Value InputTransform::getPosition(Value row, int64_t slot) {
  if (slot >= 2) {
    Value twice = arith::MulIOp::create(b, row, b.index(2));
    return b.add(twice, getComplexColumnPosition(size, slot / 2, slot % 2));
  }
  // The first two numbers of real columns are apart from the others.
  Value isFirst =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ult, row, b.index(2));
  Value first = b.add(row, getRealColumnPosition(size, slot, 0));
  Value other = b.add(row, getRealColumnPosition(size, slot, 2) - 2);
  return arith::SelectOp::create(b, isFirst, first, other);
}

/// Rows of the image through the transform, zeros for those outside.
void InputTransform::emitRows(const TilePlace &place,
                              ArrayRef<Value> insideColumns, Value t, Value c,
                              int64_t lanes) {
  Value zero = b.index(0);
  Value begin = clamp(b, arith::SubIOp::create(b, zero, place.row), size);
  Value end =
      clamp(b, arith::SubIOp::create(b, b.index(height), place.row), size);
  auto store = [&](Value row, int64_t slot, Value value) {
    b.store(value, op.getInit(), {getPosition(row, slot), t, c});
  };
  Value zeros = createZeros(b, lanes);
  auto clear = [&](Value from, Value to) {
    b.loop(from, to, 1, {}, [&](Value row, ValueRange) {
      for (int64_t slot = 0; slot < size; ++slot)
        store(row, slot, zeros);
      return Values();
    });
  };
  clear(zero, begin);
  b.loop(begin, end, 1, {}, [&](Value row, ValueRange) {
    Value h = b.add(place.row, row);
    auto load = [&](int64_t slot) {
      Value inside = insideColumns.empty() ? Value() : insideColumns[slot];
      return loadIf(b, inside, zeros, [&] {
        Value w = b.add(place.column, slot);
        return b.load(op.getInput(), {place.image, h, w, c}, lanes);
      });
    };
    auto again = [&](int64_t slot) {
      return b.load(op.getInit(), {getPosition(row, slot), t, c}, lanes);
    };
    auto storeHere = [&](int64_t slot, Value value) {
      store(row, slot, value);
    };
    real.emit(lanes, load, again, storeHere, storeHere);
    return Values();
  });
  clear(end, b.index(size));
}

/// Columns of the result, in place.
void InputTransform::emitColumns(Value t, Value c, int64_t lanes) {
  auto emit = [&](const LineCode &code,
                  llvm::function_ref<Value(int64_t)> getPosition) {
    auto load = [&](int64_t slot) {
      return b.load(op.getInit(), {getPosition(slot), t, c}, lanes);
    };
    auto store = [&](int64_t slot, Value value) {
      b.store(value, op.getInit(), {getPosition(slot), t, c});
    };
    code.emit(lanes, load, load, store, store);
  };
  for (int64_t column : {0, 1})
    emit(real, [&](int64_t slot) {
      return b.index(getRealColumnPosition(size, column, slot));
    });
  b.loop(2 * size, size * size, 2 * size, {}, [&](Value base, ValueRange) {
    emit(complex, [&](int64_t slot) { return b.add(base, slot); });
    return Values();
  });
}

void InputTransform::emitTile(Value t) {
  int64_t m = op.getM();
  ArrayRef<int64_t> outputs = op.getOutputSize(), pads = op.getPads();
  SmallVector<int64_t> tiles{int64_t(llvm::divideCeil(outputs[0], m)),
                             int64_t(llvm::divideCeil(outputs[1], m))};
  auto inputType = cast<MemRefType>(op.getInput().getType());
  Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
  TilePlace place = locate(b, number, inputType.getDimSize(0), tiles, m, pads);
  auto emit = [&](bool isBorder) {
    Values inside;
    for (int64_t k = 0; isBorder && k < size; ++k)
      inside.push_back(isInside(b, b.add(place.column, k), width));
    forEachVector(b, inputType.getDimSize(3), [&](Value c, int64_t lanes) {
      emitRows(place, inside, t, c, lanes);
      emitColumns(t, c, lanes);
    });
  };
  if (pads[1] == 0 && (tiles[1] - 1) * m + size <= width)
    return emit(false);
  if (width < size)
    return emit(true);
  splitBorder(b, isInside(b, place.column, width - size + 1), emit);
}

const char *nnprim::emitFourierInputTransform(WinogradInputTransformOp op,
                                              const TargetDesc &target) {
  if (const char *reason = matchTransform(op, op.getInput(), op.getInit()))
    return reason;
  KernelBuilder b(op, target);
  int64_t size = op.getAlpha();
  auto inputType = cast<MemRefType>(op.getInput().getType());
  InputTransform transform{b,
                           op,
                           size,
                           inputType.getDimSize(1),
                           inputType.getDimSize(2),
                           LineCode(b, op, FourierKind::Real, size, size),
                           LineCode(b, op, FourierKind::Complex, size, size)};
  int64_t tiles = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  b.loop(0, tiles, 1, {}, [&](Value t, ValueRange) {
    transform.emitTile(t);
    return Values();
  });
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

namespace {
/// Emits the output transform of one tile after the other.
struct OutputTransform {
  KernelBuilder &b;
  WinogradOutputTransformOp op;
  int64_t m, size;
  LineCode real, complex;
  /// size² × 1 vectors.
  Value scratch;

  void emitTile(Value t);
  void emitColumns(Value t, Value f, int64_t lanes);
  void emitRows(const TilePlace &place, Value rows,
                ArrayRef<Value> insideColumns, Value f, int64_t lanes);
};
} // namespace

/// getInversePlace of `row`.
static Value getInversePlace(KernelBuilder &b, int64_t size, Value row) {
  Value place = row;
  for (int i = 0; i < 2; ++i) {
    Value low = arith::RemUIOp::create(b, place, b.index(4));
    Value high = arith::DivUIOp::create(b, place, b.index(4));
    Value scaled = arith::MulIOp::create(b, low, b.index(size / 4));
    place = b.add(scaled, high);
  }
  return place;
}

/// Columns of coefficients through the transform, into the scratch memory:
/// first those of real numbers, then both parts of complex ones side by side.
void OutputTransform::emitColumns(Value t, Value f, int64_t lanes) {
  Value zero = b.index(0);
  auto emit = [&](const LineCode &code, Value base,
                  llvm::function_ref<Value(int64_t)> getPosition) {
    auto load = [&](int64_t slot) {
      return b.load(op.getInput(), {getPosition(slot), t, f}, lanes);
    };
    auto again = [&](int64_t slot) {
      return b.load(scratch, {b.add(base, slot), zero, zero}, lanes);
    };
    auto store = [&](int64_t slot, Value value) {
      b.store(value, scratch, {b.add(base, slot), zero, zero});
    };
    code.emit(lanes, load, again, store, store);
  };
  for (int64_t column : {0, 1})
    emit(real, b.index(column * size), [&](int64_t slot) {
      return b.index(getRealColumnPosition(size, column, slot));
    });
  b.loop(2 * size, size * size, 2 * size, {}, [&](Value base, ValueRange) {
    emit(complex, base, [&](int64_t slot) { return b.add(base, slot); });
    return Values();
  });
}

/// The first `rows` rows of the scratch memory through the transform and the
/// epilogue.
void OutputTransform::emitRows(const TilePlace &place, Value rows,
                               ArrayRef<Value> insideColumns, Value f,
                               int64_t lanes) {
  Value zero = b.index(0);
  b.loop(zero, rows, 1, {}, [&](Value row, ValueRange) {
    Value oh = b.add(place.row, row);
    Value pairs =
        arith::MulIOp::create(b, getInversePlace(b, size, row), b.index(2));
    auto getIndices = [&](int64_t slot) -> Values {
      if (slot < 2)
        return {b.add(row, slot * size), zero, zero};
      int64_t first = getComplexColumnPosition(size, slot / 2, slot % 2);
      return {b.add(pairs, first), zero, zero};
    };
    auto load = [&](int64_t slot) {
      return b.load(scratch, getIndices(slot), lanes);
    };
    auto store = [&](int64_t slot, Value value) {
      b.store(value, scratch, getIndices(slot));
    };
    real.emit(lanes, load, load, store, [&](int64_t q, Value sum) {
      OpBuilder::InsertionGuard guard(b);
      if (!insideColumns.empty()) {
        auto branch = scf::IfOp::create(b, insideColumns[q],
                                        /*withElseRegion=*/false);
        b.setInsertionPointToStart(branch.thenBlock());
      }
      Values indices{place.image, oh, b.add(place.column, q), f};
      b.store(applyEpilogue(b, op, sum, indices), op.getInit(), indices);
    });
    return Values();
  });
}

void OutputTransform::emitTile(Value t) {
  auto outType = cast<MemRefType>(op.getInit().getType());
  int64_t height = outType.getDimSize(1), width = outType.getDimSize(2);
  SmallVector<int64_t> tiles{int64_t(llvm::divideCeil(height, m)),
                             int64_t(llvm::divideCeil(width, m))};
  Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
  TilePlace place = locate(b, number, outType.getDimSize(0), tiles, m, {0, 0});
  Value rows = b.index(m);
  if (height % m)
    rows = arith::MinSIOp::create(
        b, rows, arith::SubIOp::create(b, b.index(height), place.row));
  auto emit = [&](bool isBorder) {
    Values inside;
    for (int64_t q = 0; isBorder && q < m; ++q)
      inside.push_back(isInside(b, b.add(place.column, q), width));
    forEachVector(b, outType.getDimSize(3), [&](Value f, int64_t lanes) {
      emitColumns(t, f, lanes);
      emitRows(place, rows, inside, f, lanes);
    });
  };
  if (width % m == 0)
    return emit(false);
  if (width < m)
    return emit(true);
  splitBorder(b, isInside(b, place.column, width - m + 1), emit);
}

const char *nnprim::emitFourierOutputTransform(WinogradOutputTransformOp op,
                                               const TargetDesc &target) {
  if (const char *reason = matchTransform(op, op.getInput(), op.getInit()))
    return reason;
  if (!isVectorizableEpilogue(op))
    return "the epilogue can not be vectorised";
  KernelBuilder b(op, target);
  int64_t m = op.getM(), size = op.getAlpha();
  Value scratch = getTemporary(b, op.getScratch(), size * size, 1);
  if (!scratch)
    return "it has not enough scratch memory";
  OutputTransform transform{
      b,
      op,
      m,
      size,
      LineCode(b, op, FourierKind::RealInverse, size, m),
      LineCode(b, op, FourierKind::ComplexInverse, size, m),
      scratch};
  int64_t tiles = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  b.loop(0, tiles, 1, {}, [&](Value t, ValueRange) {
    transform.emitTile(t);
    return Values();
  });
  return nullptr;
}
