//===- version.h - The version of NNPrim ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_VERSION_H
#define NNPRIM_VERSION_H

/// Version of the compiler, its tools and this runtime, also read by CMake.
#define NNPRIM_VERSION "0.2.0"

#endif // NNPRIM_VERSION_H
