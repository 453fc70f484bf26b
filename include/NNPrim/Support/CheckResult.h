//===- CheckResult.h - Success, or why not ----------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SUPPORT_CHECKRESULT_H
#define NNPRIM_SUPPORT_CHECKRESULT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace nnprim {

/// The result of a check or of a match: success, or a failure with its reason.
///
/// A function that can refuse something without emitting a diagnostic returns
/// it, and its caller decides whether the reason becomes a remark, an error, or
/// nothing. The reason is a clause that ends a sentence: "its strides are not
/// 1". A function returns `success()` or the reason, and callers use it as they
/// use LLVM's LogicalResult:
///
///     CheckResult check(GemmOp op) {
///       if (CheckResult result = checkTypes(op); failed(result))
///         return result;
///       if (!isPacked(op.getRhs()))
///         return "the right-hand side is not packed";
///       return success();
///     }
class [[nodiscard]] CheckResult {
public:
  CheckResult(llvm::LogicalResult result) {
    assert(llvm::succeeded(result) && "a failure needs a reason");
    (void)result;
  }
  template <std::size_t N>
  CheckResult(const char (&reason)[N]) : reason(reason) {}
  CheckResult(std::string reason) : reason(std::move(reason)) {}
  /// There is no null reason.
  CheckResult(std::nullptr_t) = delete;

  /// Success if `holds`, a failure with the reason `otherwise` if not.
  static CheckResult require(bool holds, llvm::StringRef otherwise) {
    return holds ? CheckResult(llvm::success()) : otherwise.str();
  }

  operator llvm::LogicalResult() const {
    return llvm::failure(reason.has_value());
  }

  /// Why it failed.
  llvm::StringRef getReason() const {
    assert(reason && "a success has no reason");
    return *reason;
  }

private:
  std::optional<std::string> reason;
};

} // namespace nnprim

#endif // NNPRIM_SUPPORT_CHECKRESULT_H
