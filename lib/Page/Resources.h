//===- Resources.h - The files of lib/Page/resources ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PAGE_RESOURCES_H
#define NNPRIM_LIB_PAGE_RESOURCES_H

namespace nnprim {

// Defined by the build (Embed.cmake).
extern const char *const pageTemplate,
    *const pageStyle, *const commonScript, *const profileScript,
                                               *const graphScript;

} // namespace nnprim

#endif // NNPRIM_LIB_PAGE_RESOURCES_H
