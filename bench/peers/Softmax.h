//===- Softmax.h - Implementations of softmax -------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_SOFTMAX_H
#define NNPRIM_BENCH_SOFTMAX_H

#include "Contestant.h"

namespace nnprim::bench {

/// The data that all contestants read and write: `outer` times `inner` rows of
/// `length` elements, with stride `inner`.
struct Row {
  Buffer input, output;
  int threads;
  int64_t outer = 1, length = input.size(), inner = 1;
};

/// A row that this project compiled.
llvm::Expected<std::unique_ptr<Contestant>>
makeCompiledRow(Row &row, const std::string &library);

/// Another library, or a benchmark of memory. `make` returns null if there is
/// no such contestant.
struct RowEntry {
  enum Kind { Peer, Memory };
  std::string name;
  Kind kind;
  std::unique_ptr<Contestant> (*make)(Row &row);
};

/// The contestants that are available: oneDNN, XNNPACK, reading, copying, and
/// copying with non-temporal stores.
std::vector<RowEntry> rowEntries();

/// Reads all of an input and writes all of an output of another size with
/// non-temporal stores; null if there are no such stores.
std::unique_ptr<Contestant> makeMixture(Row &row);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_SOFTMAX_H
