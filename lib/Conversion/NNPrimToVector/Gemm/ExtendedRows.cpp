//===- ExtendedRows.cpp - Rows of A that are stored in fewer bits ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A micro-kernel broadcasts each element of A. One that has to be extended
// would take two more instructions for two multiply-adds, as many as there are
// vectors of B. A vector of A, however, takes two for 32: so a block of the
// tile's rows is extended into memory that stays in L1, and broadcast from
// there (Keane 2020, section 8.4).
//

#include "GemmKernel.h"

using namespace mlir;
using namespace nnprim;

/// Elements of the memory that blocks are extended into, beside which panel
/// rows pass.
static int64_t getBlockElements(const KernelBuilder &b, int64_t rows) {
  int64_t elements = b.getTarget().scratchBytes / int64_t(sizeof(float));
  return std::max(elements, rows * b.getLanes());
}

/// Values of K of a block of rows.
static int64_t getBlockDepth(const KernelBuilder &b, int64_t rows) {
  return llvm::alignDown(getBlockElements(b, rows) / rows, b.getLanes());
}

/// Extends `depth` values of K from `first` on of each row; they are
/// `getBlockDepth` apart.
static void extendBlock(KernelBuilder &b, const RowSource &source,
                        Value scratch, Value first, int64_t depth) {
  int64_t rows = source.memrefs.size(), stride = getBlockDepth(b, rows);
  auto extend = [&](Value k, int64_t width) {
    for (int64_t row = 0; row < rows; ++row)
      b.store(b.loadF32(source.memrefs[row],
                        source.getIndices(b, row, b.add(first, k)), width),
              scratch, b.add(k, row * stride));
  };
  int64_t lanes = b.getLanes(), whole = depth / lanes * lanes;
  b.loop(0, whole, lanes, {}, [&](Value k, ValueRange) {
    extend(k, lanes);
    return SmallVector<Value>();
  });
  if (whole < depth)
    extend(b.index(whole), depth - whole);
}

SmallVector<Value> nnprim::runExtendedRows(KernelBuilder &b,
                                           const MicroTile &tile,
                                           const RowSource &source,
                                           Value panelBase, int64_t depth,
                                           ValueRange accumulators) {
  int64_t rows = source.memrefs.size(), block = getBlockDepth(b, rows);
  Value scratch = b.getSharedScratch(getBlockElements(b, rows), b.getF32Type());
  RowSource extended;
  for (int64_t row = 0; row < rows; ++row) {
    extended.memrefs.push_back(scratch);
    extended.prefixes.push_back({});
    extended.offsets.push_back(row * block);
  }
  auto run = [&](Value first, int64_t count, ValueRange carried) {
    extendBlock(b, source, scratch, first, count);
    Value base = panelBase ? b.add(panelBase, first) : first;
    return runRows(b, tile, extended, base, count, carried);
  };
  int64_t whole = depth / block * block;
  SmallVector<Value> results =
      b.loop(0, whole, block, accumulators, [&](Value first, ValueRange sums) {
        return run(first, block, sums);
      });
  if (whole < depth)
    results = run(b.index(whole), depth - whole, results);
  return results;
}
