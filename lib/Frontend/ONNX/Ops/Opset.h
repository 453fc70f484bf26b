//===- Opset.h - Versions of ONNX's operator set ----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_OPSET_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_OPSET_H

#include <cstdint>
#include <string>

namespace nnprim::frontend {

/// Range of opsets in which all operator definitions are supported.
constexpr int64_t kFirstOpset = 7;
constexpr int64_t kLastOpset = 28;

/// True if `opType` in `opset`, which is older than kFirstOpset, has the
/// definition of kFirstOpset. ONNX's own schemas tell when an operator's
/// definition changed.
bool hasKnownDefinition(const std::string &opType, int64_t opset);

/// True if ONNX's own schema of `opType` in `opset` declares the attribute. A
/// definition newer than the library's schemas adds attributes that it does not
/// know.
bool isDeclaredAttribute(const std::string &opType, const std::string &name,
                         int64_t opset);

} // namespace nnprim::frontend

#endif
