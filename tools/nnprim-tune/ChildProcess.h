//===- ChildProcess.h - Runs a program in a group of its own ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_CHILDPROCESS_H
#define NNPRIM_TOOLS_TUNE_CHILDPROCESS_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <string>

/// Runs a program to its end and returns its exit code; negative if it could
/// not be run, was ended by a signal, or took longer than `timeout` seconds.
/// Standard output goes to the file `output`.
///
/// The program leads a process group. An interrupt from the terminal thus does
/// not reach it, so that measurements that are under way are finished, and a
/// timeout ends everything that it started: a runner is often a script.
int runChild(llvm::ArrayRef<std::string> command, const std::string &output,
             int64_t timeout);

/// Kills what runChild runs now. To be called from a signal handler.
void killChild();

#endif // NNPRIM_TOOLS_TUNE_CHILDPROCESS_H
