//===- NpyHeader.cpp - The header of a .npy file --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"

namespace {

/// NumPy's limit.
constexpr size_t maxRank = 32;

/// A recursive-descent parser for the dictionary. Every step either consumes
/// what its name says or sets `error` and fails.
class Parser {
public:
  Parser(std::string_view text, std::string &error)
      : rest(text), error(error) {}

  bool parse(NpyHeader &header) {
    bool hasDescr = false, hasOrder = false, hasShape = false;
    if (!expect('{'))
      return false;
    while (!accept('}')) {
      std::string key;
      if (!parseString(key) || !expect(':'))
        return false;
      bool *seen = key == "descr"           ? &hasDescr
                   : key == "fortran_order" ? &hasOrder
                   : key == "shape"         ? &hasShape
                                            : nullptr;
      if (!seen)
        return fail("unknown key in the header");
      if (*seen)
        return fail("the header has '" + key + "' twice");
      *seen = true;
      if (!parseValue(key, header))
        return false;
      if (!accept(',') && peek() != '}')
        return fail("malformed header");
    }
    if (peek() != 0)
      return fail("malformed header");
    if (!hasDescr || !hasOrder || !hasShape)
      return fail("the header lacks 'descr', 'fortran_order' or 'shape'");
    return true;
  }

private:
  bool fail(std::string reason) {
    error = std::move(reason);
    return false;
  }

  void skipSpace() {
    size_t n = rest.find_first_not_of(" \t\r\n");
    rest.remove_prefix(n == std::string_view::npos ? rest.size() : n);
  }

  /// The next character that is not a space, or 0 at the end.
  char peek() {
    skipSpace();
    return rest.empty() ? 0 : rest.front();
  }

  bool accept(char c) {
    if (peek() != c || rest.empty())
      return false;
    rest.remove_prefix(1);
    return true;
  }

  bool expect(char c) { return accept(c) || fail("malformed header"); }

  bool parseString(std::string &value) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return fail("malformed header");
    size_t end = rest.find(quote, 1);
    if (end == std::string_view::npos)
      return fail("malformed header");
    value = rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
    return true;
  }

  bool parseValue(const std::string &key, NpyHeader &header) {
    if (key == "descr")
      return parseDescr(header);
    if (key == "shape")
      return parseShape(header.shape);
    return parseBool(header.fortranOrder);
  }

  bool parseDescr(NpyHeader &header) {
    if (peek() == '[')
      return fail("structured arrays are not supported");
    std::string descr;
    if (!parseString(descr))
      return false;
    // Without a byte-order mark, NumPy uses the machine's order.
    if (!descr.empty() &&
        std::string_view("<>|=").find(descr[0]) != std::string_view::npos) {
      header.byteOrder = descr[0] == '=' ? '<' : descr[0];
      descr.erase(0, 1);
    } else {
      header.byteOrder = '<';
    }
    header.type = descr;
    return true;
  }

  bool parseBool(bool &value) {
    skipSpace();
    for (auto [word, meaning] :
         {std::pair<std::string_view, bool>("True", true), {"False", false}}) {
      if (rest.substr(0, word.size()) != word)
        continue;
      rest.remove_prefix(word.size());
      value = meaning;
      return true;
    }
    return fail("malformed header");
  }

  bool parseShape(std::vector<int64_t> &shape) {
    if (!expect('('))
      return false;
    while (!accept(')')) {
      int64_t extent;
      if (!parseExtent(extent))
        return false;
      if (shape.size() == maxRank)
        return fail("the array has more than 32 dimensions");
      shape.push_back(extent);
      if (!accept(',') && peek() != ')')
        return fail("malformed header");
    }
    return true;
  }

  bool parseExtent(int64_t &extent) {
    if (peek() < '0' || peek() > '9')
      return fail("malformed shape in the header");
    extent = 0;
    while (!rest.empty() && rest.front() >= '0' && rest.front() <= '9') {
      int digit = rest.front() - '0';
      if (extent > (INT64_MAX - digit) / 10)
        return fail("an extent in the header does not fit in 63 bits");
      extent = extent * 10 + digit;
      rest.remove_prefix(1);
    }
    return true;
  }

  std::string_view rest;
  std::string &error;
};

} // namespace

bool parseNpyHeader(std::string_view text, NpyHeader &header,
                    std::string &error) {
  return Parser(text, error).parse(header);
}
