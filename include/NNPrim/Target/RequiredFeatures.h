//===- RequiredFeatures.h - What a processor must have ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_REQUIREDFEATURES_H
#define NNPRIM_TARGET_REQUIREDFEATURES_H

#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// The instruction-set extensions, by LLVM's names and separated by commas,
/// that code for `target` may use and that a processor of its architecture may
/// lack. A library asks the processor for these before it runs.
llvm::StringRef getRequiredFeatures(const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_TARGET_REQUIREDFEATURES_H
