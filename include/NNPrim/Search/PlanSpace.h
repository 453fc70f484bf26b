//===- PlanSpace.h - Search spaces of plans ------------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_PLANSPACE_H
#define NNPRIM_SEARCH_PLANSPACE_H

#include "NNPrim/Search/SearchSpace.h"

#include <optional>
#include <type_traits>

namespace nnprim {

/// A space whose leaves are plans. A parameter is a member of the plan with its
/// choices, which depend on the members that the parameters above have set.
///
///   space.add("nr", [](auto &plan) -> auto & { return plan.nr; },
///             [=](const GemmPlan &above) { return Choices{{16}, {32}}; });
template <typename Plan> class PlanSpace : public SearchSpace {
public:
  using GetPlanChoices = std::function<Choices(const Plan &above)>;

  /// Members that no parameter sets are those of `initial`.
  explicit PlanSpace(const Plan &initial) : initial(initial) {}
  PlanSpace(const PlanSpace &) = delete;
  PlanSpace &operator=(const PlanSpace &) = delete;

  /// Appends the member that `access(plan)` returns a reference to.
  template <typename Access>
  void add(llvm::StringRef name, Access access, GetPlanChoices choices) {
    members.push_back(
        {[access](const Plan &plan) { return int64_t(access(plan)); },
         [access](Plan &plan, int64_t value) {
           auto &member = access(plan);
           member =
               static_cast<std::remove_reference_t<decltype(member)>>(value);
         }});
    addParameter(name, [this, choices](llvm::ArrayRef<int64_t> above) {
      Plan plan = setMembers(above);
      Choices possible;
      for (const Choice &choice : choices(plan)) {
        members[above.size()].set(plan, choice.value);
        size_t count = above.size() + 1;
        bool isKnown = count == members.size() || count == numDeciding;
        if (!isKnown || isPossible(finish(plan)))
          possible.push_back(choice);
      }
      return possible;
    });
  }

  /// Says that what is possible follows from the parameters that were added so
  /// far. All below them is pruned at once if they are not: a walk would take
  /// every combination of the others for nothing.
  void setDecided() { numDeciding = members.size(); }

  /// Sets the members that follow from others, of a plan with all parameters.
  void setFinish(std::function<void(Plan &)> function) {
    finishPlan = std::move(function);
  }
  /// Leaves that are not possible are pruned.
  void setIsPossible(std::function<bool(const Plan &)> function) {
    isPossible = std::move(function);
  }
  /// The cost by a model, in cycles.
  void setEstimate(std::function<double(const Plan &)> function) {
    estimatePlan = std::move(function);
  }

  Plan getPlan(llvm::ArrayRef<int64_t> path) const {
    return finish(setMembers(path));
  }
  double estimate(const Plan &plan) const { return estimatePlan(plan); }
  /// The leaf of this plan, or nothing if the space does not have it.
  std::optional<Path> getPath(const Plan &plan) const {
    Path path;
    for (const Member &member : members)
      path.push_back(member.get(plan));
    if (!contains(path) || getPlan(path) != plan)
      return std::nullopt;
    return path;
  }

private:
  struct Member {
    std::function<int64_t(const Plan &)> get;
    std::function<void(Plan &, int64_t)> set;
  };

  Plan setMembers(llvm::ArrayRef<int64_t> values) const {
    Plan plan = initial;
    for (size_t i = 0; i < values.size(); ++i)
      members[i].set(plan, values[i]);
    return plan;
  }
  Plan finish(Plan plan) const {
    finishPlan(plan);
    return plan;
  }

  Plan initial;
  std::vector<Member> members;
  /// Parameters that decide what is possible; 0 if all do.
  size_t numDeciding = 0;
  std::function<void(Plan &)> finishPlan = [](Plan &) {};
  std::function<bool(const Plan &)> isPossible = [](const Plan &) {
    return true;
  };
  std::function<double(const Plan &)> estimatePlan = [](const Plan &plan) {
    return plan.cycles;
  };
};

} // namespace nnprim

#endif // NNPRIM_SEARCH_PLANSPACE_H
