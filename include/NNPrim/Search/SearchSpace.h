//===- SearchSpace.h - Parameters of a search ----------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_SEARCHSPACE_H
#define NNPRIM_SEARCH_SEARCHSPACE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace nnprim {

/// A value that a parameter may have, and how likely a random traversal takes
/// it: relative to the weights of the other values. A weight is positive.
struct Choice {
  int64_t value;
  double weight = 1;
};
using Choices = llvm::SmallVector<Choice, 8>;

/// The values of the first parameters, in order: a node of the decision tree,
/// a leaf if it has all.
using Path = llvm::SmallVector<int64_t, 16>;

/// A space of implementations as a decision tree (Keane, section 4.5.2): each
/// level is a parameter, whose choices and their weights depend on those above.
/// The tree exists as functions only; see DecisionTree for what a traversal
/// keeps of it.
class SearchSpace {
public:
  /// The choices below a node. None mean that nothing possible is below.
  using GetChoices = std::function<Choices(llvm::ArrayRef<int64_t> above)>;

  virtual ~SearchSpace() = default;

  /// Appends a level.
  void addParameter(llvm::StringRef name, GetChoices getChoices) {
    parameters.push_back({name.str(), std::move(getChoices)});
  }

  /// Says that the value of a level decides what the levels below it mean: a
  /// value of these has nothing to do with the same number elsewhere.
  void setKindLevel(unsigned level) { kindLevel = level; }
  /// The kind that a level of a path belongs to.
  int64_t getKind(llvm::ArrayRef<int64_t> path, unsigned level) const {
    return level > kindLevel ? path[kindLevel] : -1;
  }

  unsigned getNumLevels() const { return parameters.size(); }
  llvm::StringRef getName(unsigned level) const {
    return parameters[level].name;
  }
  Choices getChoices(llvm::ArrayRef<int64_t> above) const {
    return parameters[above.size()].getChoices(above);
  }

  /// Whether `path` leads to a leaf.
  bool contains(llvm::ArrayRef<int64_t> path) const;

  /// For example "nr = 32, mr = 14".
  std::string describe(llvm::ArrayRef<int64_t> path) const;

private:
  struct Parameter {
    std::string name;
    GetChoices getChoices;
  };
  std::vector<Parameter> parameters;
  unsigned kindLevel = std::numeric_limits<unsigned>::max();
};

} // namespace nnprim

#endif // NNPRIM_SEARCH_SEARCHSPACE_H
