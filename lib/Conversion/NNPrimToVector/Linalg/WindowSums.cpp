//===- WindowSums.cpp - Sums of windows that share columns ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "VectorBody.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Partial sums of vectors, in the order of NestEmitter's sums.
class PartialSums {
public:
  /// Combines value `number` with a partial sum that exists.
  using Combine = llvm::function_ref<Value(unsigned number, Value, Value)>;

  /// `extrema` is empty unless the sums are extrema without an instruction.
  explicit PartialSums(SmallVector<Extremum> extrema)
      : extrema(std::move(extrema)) {}

  void add(KernelBuilder &b, ArrayRef<Value> terms, Combine combine) {
    values.resize(terms.size());
    for (auto [number, term] : llvm::enumerate(terms)) {
      Value &value = values[number];
      if (!term)
        continue;
      if (!extrema.empty())
        extrema[number].add(b, term);
      else
        value = value ? combine(number, value, term) : term;
    }
  }

  SmallVector<Value> finish(KernelBuilder &b) {
    for (auto [value, extremum] : llvm::zip(values, extrema))
      value = extremum.finish(b);
    return values;
  }

private:
  SmallVector<Extremum> extrema;
  SmallVector<Value> values;
};
} // namespace

/// Makes the sums of a tile that no term has been added to.
static PartialSums
makeSums(size_t count, bool areExtrema,
         llvm::function_ref<Extremum(unsigned number)> makeExtremum) {
  SmallVector<Extremum> extrema;
  if (areExtrema)
    for (size_t number = 0; number < count; ++number)
      extrema.push_back(makeExtremum(number));
  return PartialSums(std::move(extrema));
}

SmallVector<Value> NestEmitter::sumColumn(const Position &position,
                                          ArrayRef<Slot> slots,
                                          unsigned termDim) {
  unsigned numResults = nest.getNumResults();
  SmallVector<unsigned> dims;
  llvm::copy_if(reductionDims, std::back_inserter(dims),
                [&](unsigned dim) { return dim != termDim; });
  PartialSums sums =
      makeSums(slots.size() * numResults, areExtrema(),
               [&](unsigned i) { return makeExtremum(i % numResults); });
  SmallVector<Value> none(slots.size() * numResults);
  forEachTerm(dims, position, [&](const Position &at) {
    sums.add(b, addTerms(at, slots, none, /*termsOnly=*/true),
             [&](unsigned i, Value sum, Value term) {
               return combine(i % numResults, sum, term);
             });
  });
  return sums.finish(b);
}

/// Computes the columns of `position.numResults` windows, one after the other,
/// and adds each to all results that it is part of.
void NestEmitter::emitWindows(const Position &position, ArrayRef<Slot> slots) {
  const WindowSharing &sharing = *vectors.sharing;
  unsigned numResults = nest.getNumResults();
  int64_t window = nest.dims[sharing.termDim].extent;
  auto combineAt = [&](unsigned i, Value sum, Value term) {
    return combine(i % numResults, sum, term);
  };
  SmallVector<Position> places;
  SmallVector<PartialSums> sums;
  for (int64_t i = 0; i < position.numResults; ++i) {
    places.push_back(advance(position, sharing.resultDim, b.index(i)));
    sums.push_back(
        makeSums(slots.size() * numResults, areExtrema(),
                 [&](unsigned i) { return makeExtremum(i % numResults); }));
    SmallVector<Value> first = loadSums(places.back(), slots);
    for (auto [number, value] : llvm::enumerate(first))
      if (isNeutralStart(number % numResults))
        value = Value();
    sums.back().add(b, first, combineAt);
  }
  int64_t last = position.numResults - 1;
  for (int64_t column = 0; column < last + window; ++column) {
    int64_t owner = std::min(column, last);
    Position at =
        advance(places[owner], sharing.termDim, b.index(column - owner));
    SmallVector<Value> added = sumColumn(at, slots, sharing.termDim);
    for (int64_t i = owner; i >= 0 && column - i < window; --i) {
      sums[i].add(b, added, combineAt);
      if (column - i == window - 1)
        storeSums(places[i], slots, sums[i].finish(b));
    }
  }
}
