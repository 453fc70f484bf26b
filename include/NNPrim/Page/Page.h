//===- Page.h - Self-contained pages of HTML --------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pages of nnprim-run --report and nnprim-compile --emit=graph: one file
// each, with its style, its script and its data, that loads nothing else. The
// script and the style are in lib/Page/resources. There is no LLVM here:
// nnprim-run is built for other machines too.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PAGE_PAGE_H
#define NNPRIM_PAGE_PAGE_H

#include <string>

namespace nnprim {

enum class PageKind {
  /// Times of nodes, roofline, arena: the JSON of nnprim-run --profile --json.
  Profile,
  /// The steps of a model and what flows between them.
  Graph
};

/// The page that shows `json`, an object. Neither text is trusted: no part of
/// either becomes markup.
std::string makePage(PageKind kind, const std::string &title,
                     const std::string &json);

} // namespace nnprim

#endif // NNPRIM_PAGE_PAGE_H
