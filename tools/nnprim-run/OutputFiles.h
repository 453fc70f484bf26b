//===- OutputFiles.h - The .npy files of a run, all or none -----*- C++ -*-===//
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

/// A file name for each output: its name, with characters other than ASCII
/// letters, digits, '_', '.' and '-' turned into '_', cut to 200 characters, and
/// ".npy". Outputs whose
/// name needs no change keep it; of the others, one whose file name is taken
/// gets the first free of _1, _2, … appended, in the order of the outputs.
std::vector<std::string> outputFileNames(const nnprim_model &model);

/// Writes every output into `directory`, which is made if it is missing
/// (parents are not). On failure sets `error` and leaves no file of its own:
/// files are written under temporary names and renamed when all are complete.
bool writeOutputs(const nnprim_model &model, const void *const *outputs,
                  const std::string &directory, std::string &error);

#endif // NNPRIM_TOOLS_RUN_OUTPUTFILES_H
