//===- Opset.h - Versions of ONNX's operator set ----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPSET_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPSET_H

#include <cstdint>
#include <string>

namespace nnprim::frontend {

/// The opsets whose definitions of all operators are known.
constexpr int64_t kFirstOpset = 7;
constexpr int64_t kLastOpset = 21;

/// Whether `opType` means in `opset`, which is older than the first known one,
/// what it means there. ONNX's own schemas say when an operator was defined
/// anew.
bool hasKnownDefinition(const std::string &opType, int64_t opset);

} // namespace nnprim::frontend

#endif
