//===- LLVMStatistic.h - llvm::Statistic as libMLIR sees it -----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included before everything else where assertions are on. NDEBUG decides the
// layout of llvm::Statistic, a base of mlir::Pass::Statistic, whose constructor
// is in libMLIR: built without assertions, it would leave half of ours unset.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CMAKE_LLVMSTATISTIC_H
#define NNPRIM_CMAKE_LLVMSTATISTIC_H

#define NDEBUG
#include "llvm/ADT/Statistic.h"
#undef NDEBUG
#include <cassert>

#endif // NNPRIM_CMAKE_LLVMSTATISTIC_H
