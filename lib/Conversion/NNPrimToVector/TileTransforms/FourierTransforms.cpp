//===- FourierTransforms.cpp - Fourier transforms of tiles, over channels -===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The kernels transform n×n numbers for a vector of channels, by
// one-dimensional code (see Generator/FourierPrograms.h) for rows, then for
// columns, or the other way round. Rows and columns are transformed in place:
// input in the memory of the result, products in a tile of scratch memory. A
// step of a one-dimensional transform reads all of its numbers before it
// writes, and has no more than fit the registers.
//

#include "Kernels.h"
#include "PipelinedFourier.h"
#include "ScalarRegions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
/// Positions of the numbers of one of the two real columns (see
/// getRealColumnPosition), whose code is a loop over both.
class RealColumn {
public:
  RealColumn(KernelBuilder &b, int64_t size, Value column) : b(b), size(size) {
    // If LLVM knew the column, it would compute the address of each slot before
    // the loop over vectors and keep it on the stack.
    Value hidden = b.hide(column);
    for (int64_t slot : {0, 2}) {
      int64_t step = getRealColumnPosition(size, 1, slot) -
                     getRealColumnPosition(size, 0, slot);
      starts.push_back(arith::MulIOp::create(b, hidden, b.index(step)));
    }
  }

  Value get(int64_t slot) {
    return b.add(starts[slot < 2 ? 0 : 1],
                 getRealColumnPosition(size, 0, slot));
  }

private:
  KernelBuilder &b;
  int64_t size;
  /// Of the first two numbers, which are apart from the others, and of those.
  Values starts;
};
} // namespace

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

namespace {
/// Emits the input transform of vectors of tiles.
struct InputTransform {
  KernelBuilder &b;
  InputTransformOp op;
  int64_t size;
  const FourierEmitter &real, &complex;
  TileMemoryPolicy policy;
  IntermediateTile between;

  void emitRows(const TileVector &vectors);
  void emitColumns(const TileVector &vectors);

  Value getPosition(Value row, int64_t slot);
};
} // namespace

/// The position of `slot` of transformed row `row`, which is where its column
/// is transformed in place.
Value InputTransform::getPosition(Value row, int64_t slot) {
  if (slot >= 2) {
    Value twice = arith::MulIOp::create(b, row, b.index(2));
    return b.add(twice, getComplexColumnPosition(size, slot / 2, slot % 2));
  }
  // The first two numbers of real columns are stored apart from the others.
  Value isFirst =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ult, row, b.index(2));
  Value first = b.add(row, getRealColumnPosition(size, slot, 0));
  Value other = b.add(row, getRealColumnPosition(size, slot, 2) - 2);
  return arith::SelectOp::create(b, isFirst, first, other);
}

/// Transforms rows of the image; rows outside of it give zeros.
void InputTransform::emitRows(const TileVector &vectors) {
  auto clear = [&](Value row) {
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      Value zeros = createZeros(b, vector.lanes);
      for (int64_t slot = 0; slot < size; ++slot)
        between.store(vector, getPosition(row, slot), zeros);
    });
  };
  auto transform = [&](Value row, Value pixels, const TileVector &vector) {
    auto loadSource = [&](int64_t slot) {
      return loadPixel(b, op, vector, pixels, slot);
    };
    auto loadAgain = [&](int64_t slot) {
      return between.load(vector, getPosition(row, slot));
    };
    auto storeSlot = [&](int64_t slot, Value value) {
      between.store(vector, getPosition(row, slot), value);
    };
    real.emit(vector.lanes, loadSource, loadAgain, storeSlot, storeSlot);
  };
  forEachInputRow(b, op, vectors.place, size, clear,
                  [&](Value row, Value pixels) {
                    forBorder(b, vectors, [&](const TileVector &known) {
                      forEachVectorOf(b, known, [&](const TileVector &vector) {
                        transform(row, pixels, vector);
                      });
                    });
                  });
}

/// Transforms columns of the transformed rows, in place except for the last
/// phase.
void InputTransform::emitColumns(const TileVector &vectors) {
  auto emit = [&](const TileVector &vector, const FourierEmitter &code,
                  ArrayRef<Value> fetchedRows,
                  llvm::function_ref<Value(int64_t)> getPosition) {
    PrefetchQueue prefetches(b, getTransformPlan(op));
    for (Value row : fetchedRows)
      prefetches.addRow(op, vector, row);
    if (!policy.streams)
      prefetches.emitRest();
    auto loadSlot = [&](int64_t slot) {
      return between.load(vector, getPosition(slot));
    };
    code.emit(
        vector.lanes, loadSlot, loadSlot,
        [&](int64_t slot, Value value) {
          between.store(vector, getPosition(slot), value);
        },
        [&](int64_t slot, Value value) {
          between.storeResult(vector, getPosition(slot), value);
          prefetches.emitNext();
        });
    prefetches.emitRest();
  };
  b.loop(0, 2, 1, {}, [&](Value column, ValueRange) {
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      RealColumn positions(b, size, column);
      emit(vector, real, {column},
           [&](int64_t slot) { return positions.get(slot); });
    });
    return Values();
  });
  b.loop(2 * size, size * size, 2 * size, {}, [&](Value base, ValueRange) {
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      Value row = arith::DivUIOp::create(b, base, b.index(size));
      // If LLVM knew the base, it would compute the address of each slot before
      // the loop over vectors and keep it on the stack.
      Value first = b.hide(base);
      emit(vector, complex, {row, b.add(row, 1)},
           [&](int64_t slot) { return b.add(first, slot); });
    });
    return Values();
  });
}

CheckResult nnprim::emitFourierInputTransform(InputTransformOp op,
                                              const TargetDesc &target) {
  if (CheckResult result = matchTransform(op, op.getInput(), op.getInit());
      failed(result))
    return result;
  KernelBuilder b(op, target);
  int64_t size = op.getAlgorithm().getAlpha();
  emitForTraffic(
      b, getTransformPlan(op), op.getInit(), [&](TileMemoryPolicy policy) {
        FourierEmitter real(b, op, FourierKind::Real, size, size);
        FourierEmitter complex(b, op, FourierKind::Complex, size, size);
        if (policy.streams)
          return emitPipelinedInputTransform(b, op, policy, real, complex);
        IntermediateTile between(b, op, policy, size * size);
        InputTransform transform{b, op, size, real, complex, policy, between};
        forEachInputVector(
            b, op, size,
            [&](const TileVector &vectors) {
              transform.emitRows(vectors);
              transform.emitColumns(vectors);
            },
            between.getMaxCount());
      });
  return success();
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

namespace {
/// Emits the output transform of vectors of tiles.
struct OutputTransform {
  KernelBuilder &b;
  OutputTransformOp op;
  int64_t size;
  FourierEmitter real, complex;
  TileMemoryPolicy policy;
  /// size² × 1 vectors.
  Value scratch;

  void emitColumns(const TileVector &vector);
  void emitRows(const TileVector &vector, Value rows);
};
} // namespace

/// Emits getInversePlace(size, row).
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

/// Transforms columns of coefficients into the scratch memory: first the
/// columns of real numbers, then those of complex ones, with both parts side by
/// side.
void OutputTransform::emitColumns(const TileVector &vector) {
  Value zero = b.index(0), prefetched;
  if (policy.prefetches) {
    int64_t tiles = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
    Value ahead = b.add(vector.tile, getTransformPlan(op).tilesAhead);
    prefetched = arith::MinUIOp::create(b, ahead, b.index(tiles - 1));
  }
  auto emit = [&](const FourierEmitter &code, Value base,
                  llvm::function_ref<Value(int64_t)> getPosition) {
    auto load = [&](int64_t slot) {
      Value position = getPosition(slot);
      if (prefetched)
        prefetchLine(b, op.getInput(), {position, prefetched, vector.channel});
      return b.loadF32(op.getInput(), {position, vector.tile, vector.channel},
                       vector.lanes);
    };
    auto again = [&](int64_t slot) {
      return b.loadF32(scratch, {b.add(base, slot), zero, zero}, vector.lanes);
    };
    auto store = [&](int64_t slot, Value value) {
      b.store(value, scratch, {b.add(base, slot), zero, zero});
    };
    code.emit(vector.lanes, load, again, store, store);
  };
  b.loop(0, 2, 1, {}, [&](Value column, ValueRange) {
    RealColumn positions(b, size, column);
    Value base = arith::MulIOp::create(b, column, b.index(size));
    emit(real, base, [&](int64_t slot) { return positions.get(slot); });
    return Values();
  });
  b.loop(2 * size, size * size, 2 * size, {}, [&](Value base, ValueRange) {
    emit(complex, base, [&](int64_t slot) { return b.add(base, slot); });
    return Values();
  });
}

/// Transforms the first `rows` rows of the scratch memory and applies the
/// epilogue.
void OutputTransform::emitRows(const TileVector &vector, Value rows) {
  Value zero = b.index(0);
  b.loop(zero, rows, 1, {}, [&](Value row, ValueRange) {
    if (!policy.streams)
      fetchPixels(b, op, vector, row);
    Value pixels = b.add(vector.place.row, row);
    Value pairs =
        arith::MulIOp::create(b, getInversePlace(b, size, row), b.index(2));
    auto getIndices = [&](int64_t slot) -> Values {
      if (slot < 2)
        return {b.add(row, slot * size), zero, zero};
      int64_t first = getComplexColumnPosition(size, slot / 2, slot % 2);
      return {b.add(pairs, first), zero, zero};
    };
    auto load = [&](int64_t slot) {
      return b.loadF32(scratch, getIndices(slot), vector.lanes);
    };
    auto store = [&](int64_t slot, Value value) {
      b.store(value, scratch, getIndices(slot));
    };
    real.emit(vector.lanes, load, load, store, [&](int64_t q, Value sum) {
      storePixel(b, op, vector, pixels, q, sum, policy);
    });
    return Values();
  });
}

CheckResult nnprim::emitFourierOutputTransform(OutputTransformOp op,
                                               const TargetDesc &target) {
  if (CheckResult result = matchTransform(op, op.getInput(), op.getInit());
      failed(result))
    return result;
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  KernelBuilder b(op, target);
  int64_t m = op.getAlgorithm().getM(), size = op.getAlgorithm().getAlpha();
  CheckResult result = success();
  emitForTraffic(
      b, getTransformPlan(op), op.getInit(), [&](TileMemoryPolicy policy) {
        Value scratch = op.getScratch()
                            ? getTemporary(b, op.getScratch(), size * size, 1)
                            : createStackVectors(b, size * size, 1);
        if (!scratch) {
          result = "it has not enough scratch memory";
          return;
        }
        OutputTransform transform{
            b,
            op,
            size,
            FourierEmitter(b, op, FourierKind::RealInverse, size, m),
            FourierEmitter(b, op, FourierKind::ComplexInverse, size, m),
            policy,
            scratch};
        forEachOutputVector(b, op, [&](const TileVector &vector, Value rows) {
          transform.emitColumns(vector);
          forBorder(b, vector, [&](const TileVector &known) {
            transform.emitRows(known, rows);
          });
        });
      });
  return result;
}
