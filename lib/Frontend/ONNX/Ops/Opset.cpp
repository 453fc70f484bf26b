//===- Opset.cpp - Versions of ONNX's operator set ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Opset.h"

#include <onnx/defs/schema.h>

bool nnprim::frontend::hasKnownDefinition(const std::string &opType,
                                          int64_t opset) {
  const ::onnx::OpSchema *schema =
      ::onnx::OpSchemaRegistry::Schema(opType, kFirstOpset);
  return schema && schema->since_version() <= opset;
}

bool nnprim::frontend::isDeclaredAttribute(const std::string &opType,
                                           const std::string &name,
                                           int64_t opset) {
  const ::onnx::OpSchema *schema =
      ::onnx::OpSchemaRegistry::Schema(opType, static_cast<int>(opset));
  return schema && schema->attributes().count(name) != 0;
}
