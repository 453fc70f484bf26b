//===- OutputFiles.h - Writes all .npy files of a run or none ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_OUTPUTFILES_H
#define NNPRIM_TOOLS_RUN_OUTPUTFILES_H

#include "nnprim/model.h"

#include <string>
#include <vector>

/// Returns a file name for each output: its name, with characters other than
/// ASCII letters, digits, '_', '.' and '-' replaced by '_', truncated to 200
/// characters, and ".npy". Names that need no change are assigned first and
/// kept. Of the other outputs, one whose file name is taken gets the first free
/// suffix of _1, _2, …, in the order of the outputs.
std::vector<std::string> outputFileNames(const nnprim_model &model);

/// Writes every output into `directory`, which is created if it is missing (its
/// parents are not). On failure sets `error` and leaves no new file: files are
/// written under temporary names and renamed when all are complete.
bool writeOutputs(const nnprim_model &model, const void *const *outputs,
                  const std::string &directory, std::string &error);

#endif // NNPRIM_TOOLS_RUN_OUTPUTFILES_H
