//===- PlanFields.h - Plans as lists of named fields ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan says how a primitive runs: a struct of integers, flags, enumerators
// and other plans. Each has
//
//   * `static constexpr llvm::StringLiteral mnemonic`, the name of its
//     attribute;
//   * `template <typename Plan, typename Visitor>
//     static void visitFields(Plan &plan, Visitor &&visit)`, which calls
//     `visit(name, member)` for every decision.
//
// Printing, parsing, comparison and hashing follow from that list, so that a
// new decision is one member and one line. Members that are not visited
// (estimated cycles) are no part of the plan.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_PLANFIELDS_H
#define NNPRIM_PLAN_PLANFIELDS_H

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringRef.h"

#include <type_traits>

namespace nnprim {

/// Whether `T` is a plan.
template <typename T, typename = void> struct IsPlan : std::false_type {};
template <typename T>
struct IsPlan<T, std::void_t<decltype(std::remove_const_t<T>::mnemonic)>>
    : std::true_type {};

namespace detail {
/// Calls `visit(name, member, number)` with a running number.
template <typename Plan, typename Visitor>
void visitNumberedFields(const Plan &plan, Visitor visit) {
  unsigned number = 0;
  Plan::visitFields(plan, [&](llvm::StringRef name, const auto &member) {
    visit(name, member, number++);
  });
}
} // namespace detail

/// Equal decisions.
template <typename Plan, typename = std::enable_if_t<IsPlan<Plan>::value>>
bool operator==(const Plan &lhs, const Plan &rhs) {
  bool areEqual = true;
  detail::visitNumberedFields(
      lhs, [&](llvm::StringRef, const auto &left, unsigned leftNumber) {
        detail::visitNumberedFields(
            rhs, [&](llvm::StringRef, const auto &right, unsigned rightNumber) {
              if constexpr (std::is_same_v<decltype(left), decltype(right)>)
                if (leftNumber == rightNumber)
                  areEqual &= left == right;
            });
      });
  return areEqual;
}
template <typename Plan, typename = std::enable_if_t<IsPlan<Plan>::value>>
bool operator!=(const Plan &lhs, const Plan &rhs) {
  return !(lhs == rhs);
}

template <typename Plan, typename = std::enable_if_t<IsPlan<Plan>::value>>
llvm::hash_code hash_value(const Plan &plan) {
  llvm::hash_code hash(0);
  Plan::visitFields(plan, [&](llvm::StringRef, const auto &member) {
    hash = llvm::hash_combine(hash, member);
  });
  return hash;
}

} // namespace nnprim

#endif // NNPRIM_PLAN_PLANFIELDS_H
