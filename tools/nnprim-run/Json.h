//===- Json.h - JSON strings ------------------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_JSON_H
#define NNPRIM_TOOLS_RUN_JSON_H

#include <string>

/// Formats a JSON string. Non-ASCII bytes pass through: ONNX names are UTF-8.
std::string quote(const char *text);

#endif // NNPRIM_TOOLS_RUN_JSON_H
