//===- Json.cpp - JSON strings --------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <cstdio>

std::string quote(const char *text) {
  std::string result = "\"";
  for (; *text; ++text) {
    unsigned char c = static_cast<unsigned char>(*text);
    if (c == '"' || c == '\\') {
      result += '\\';
      result += *text;
    } else if (c < 0x20 || c == 0x7f) {
      char escape[8];
      snprintf(escape, sizeof(escape), "\\u%04x", c);
      result += escape;
    } else {
      result += *text;
    }
  }
  return result + "\"";
}
