//===- Progress.h - Shows on a terminal what takes long -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_COMPILE_PROGRESS_H
#define NNPRIM_TOOLS_COMPILE_PROGRESS_H

#include "mlir/IR/BuiltinOps.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

/// One line on standard error, with the stage of the compilation, the number of
/// the model's nodes and the time so far. It appears after `delay` seconds, is
/// rewritten in place, and vanishes when the object is destroyed.
class Progress {
public:
  /// Shows nothing if `quiet` or if standard error is no terminal.
  Progress(double delay, bool quiet);
  ~Progress();
  Progress(const Progress &) = delete;

  void setStage(llvm::StringRef text);
  /// Counts the nodes of `module`.
  void setModule(mlir::ModuleOp module);
  /// Prints `text` to standard error, where the line was.
  void print(llvm::StringRef text);

private:
  void run(double delay);
  void showLine();
  void eraseLine();

  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  std::mutex mutex;
  std::condition_variable changed;
  std::string stage = "reading the model";
  size_t numNodes = 0;
  bool isShown = false, isDone = false;
  std::thread thread;
};

#endif // NNPRIM_TOOLS_COMPILE_PROGRESS_H
