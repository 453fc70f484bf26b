//===- Passes.h - Passes that measure a model as it runs --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROFILE_PASSES_H
#define NNPRIM_PROFILE_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace nnprim {

#define GEN_PASS_DECL
#include "NNPrim/Profile/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "NNPrim/Profile/Passes.h.inc"

} // namespace nnprim

#endif // NNPRIM_PROFILE_PASSES_H
