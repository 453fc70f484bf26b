//===- NpyHeader.h - The header of a .npy file ------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_NPYHEADER_H
#define NNPRIM_TOOLS_RUN_NPYHEADER_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The contents of a header in NumPy's format (NEP 1).
struct NpyHeader {
  char byteOrder = '|'; ///< '<' little, '>' big, '|' single bytes.
  std::string type;     ///< NumPy's kind and size, for example "f4".
  bool fortranOrder = false;
  std::vector<int64_t> shape;
};

/// Parses a header's dictionary as NumPy writes it: the keys 'descr',
/// 'fortran_order' and 'shape' in any order, each once. Returns false and sets
/// `error` for anything else.
bool parseNpyHeader(std::string_view text, NpyHeader &header,
                    std::string &error);

#endif // NNPRIM_TOOLS_RUN_NPYHEADER_H
