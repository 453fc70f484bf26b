//===- Page.cpp - Self-contained pages of HTML ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Page/Page.h"

#include "Resources.h"

#include <map>

using namespace nnprim;

static std::string escapeHtml(const std::string &text) {
  std::string result;
  for (char c : text) {
    switch (c) {
    case '<':
      result += "&lt;";
      break;
    case '>':
      result += "&gt;";
      break;
    case '&':
      result += "&amp;";
      break;
    default:
      result += c;
    }
  }
  return result;
}

/// JSON for a script element, which ends at the first `</script` and takes
/// `<!--` for a comment. These characters occur only in strings.
static std::string escapeJson(const std::string &json) {
  std::string result;
  for (char c : json) {
    switch (c) {
    case '<':
      result += "\\u003c";
      break;
    case '>':
      result += "\\u003e";
      break;
    case '&':
      result += "\\u0026";
      break;
    default:
      result += c;
    }
  }
  return result;
}

std::string nnprim::makePage(PageKind kind, const std::string &title,
                             const std::string &json) {
  const std::map<std::string, std::string> values = {
      {"TITLE", escapeHtml(title)},
      {"STYLE", pageStyle},
      {"DATA", escapeJson(json)},
      {"SCRIPT",
       std::string(commonScript) +
           (kind == PageKind::Profile ? profileScript : graphScript)}};
  // In one pass: what is inserted is not searched for further placeholders.
  const std::string text = pageTemplate;
  std::string page;
  size_t position = 0;
  while (true) {
    size_t begin = text.find("{{", position);
    size_t end = text.find("}}", begin);
    if (begin == std::string::npos || end == std::string::npos)
      break;
    page.append(text, position, begin - position);
    page += values.at(text.substr(begin + 2, end - begin - 2));
    position = end + 2;
  }
  return page.append(text, position, std::string::npos);
}
