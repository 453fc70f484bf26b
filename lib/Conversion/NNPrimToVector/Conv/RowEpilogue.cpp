//===- RowEpilogue.cpp - Long epilogues on rows of pixels -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowEpilogue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

RowEpilogue::RowEpilogue(KernelBuilder &b, EpilogueOpInterface op, Value n,
                         Value c)
    : b(b), init(op.getInitOperand().get()), epilogue(b, op), n(n), c(c),
      widths(getVectorWidths(cast<MemRefType>(init.getType()).getDimSize(3),
                             b.getLanes())) {}

void RowEpilogue::apply(Value oh, int64_t numRows) {
  int64_t perTurn = epilogue.getVectorsPerTurn();
  int64_t perRow = widths.size();
  if (perRow <= perTurn) {
    forEachGroup(b, numRows, perTurn / perRow, [&](Value row, int64_t count) {
      applyTo(b.add(oh, row), count, b.index(0), widths);
    });
    return;
  }
  b.loop(0, numRows, 1, {}, [&](Value row, ValueRange) {
    applyToRow(b.add(oh, row), perTurn);
    return SmallVector<Value>();
  });
}

void RowEpilogue::applyToRow(Value row, int64_t perTurn) {
  int64_t lanes = b.getLanes();
  bool hasTail = widths.back() != lanes;
  int64_t full = int64_t(widths.size()) - hasTail;
  forEachGroup(b, full, perTurn, [&](Value vector, int64_t count) {
    Value first = arith::MulIOp::create(b, vector, b.index(lanes));
    applyTo(row, 1, first, SmallVector<int64_t>(count, lanes));
  });
  if (hasTail)
    applyTo(row, 1, b.index(full * lanes), widths.back());
}

void RowEpilogue::applyTo(Value oh, int64_t numRows, Value first,
                          ArrayRef<int64_t> vectors) {
  SmallVector<StoredAccumulator> sums;
  for (int64_t row = 0; row < numRows; ++row)
    for (auto [i, width] : llvm::enumerate(vectors)) {
      SmallVector<Value> indices{n, c, b.add(oh, row),
                                 b.add(first, i * b.getLanes())};
      sums.push_back({indices, indices, width});
    }
  epilogue.applyInMemory(b, init, sums);
}
