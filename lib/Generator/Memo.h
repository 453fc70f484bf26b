//===- Memo.h - Results of pure functions ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_GENERATOR_MEMO_H
#define NNPRIM_LIB_GENERATOR_MEMO_H

#include <map>
#include <mutex>

namespace nnprim {

/// Results of a pure function, for all threads. The cost model asks for the
/// same few programs for each convolution of a model and each candidate.
template <typename Key, typename Result> class Memo {
public:
  /// The result for `key`; `compute` gives it the first time.
  template <typename Compute> Result get(const Key &key, Compute compute) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      auto known = results.find(key);
      if (known != results.end())
        return known->second;
    }
    // Two threads may compute the same result; they do not wait meanwhile.
    Result result = compute();
    std::lock_guard<std::mutex> lock(mutex);
    return results.emplace(key, std::move(result)).first->second;
  }

private:
  std::mutex mutex;
  std::map<Key, Result> results;
};

} // namespace nnprim

#endif // NNPRIM_LIB_GENERATOR_MEMO_H
