//===- SearchSpace.cpp - Parameters of a search ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/SearchSpace.h"

#include "llvm/ADT/STLExtras.h"

using namespace nnprim;

bool SearchSpace::contains(llvm::ArrayRef<int64_t> path) const {
  if (path.size() != getNumLevels())
    return false;
  for (size_t level = 0; level < path.size(); ++level)
    if (llvm::none_of(
            getChoices(path.take_front(level)),
            [&](const Choice &choice) { return choice.value == path[level]; }))
      return false;
  return true;
}

std::string SearchSpace::describe(llvm::ArrayRef<int64_t> path) const {
  std::string text;
  for (auto [level, value] : llvm::enumerate(path))
    text += (level ? ", " : "") + getName(level).str() + " = " +
            std::to_string(value);
  return text;
}
