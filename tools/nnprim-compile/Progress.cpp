//===- Progress.cpp - Shows on a terminal what takes long -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

#include "mlir/IR/Location.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>

using namespace mlir;

/// Time between two versions of the line.
static constexpr std::chrono::milliseconds kInterval(100);

Progress::Progress(double delay, bool quiet) {
  if (!quiet && isatty(STDERR_FILENO))
    thread = std::thread([this, delay] { run(delay); });
}

Progress::~Progress() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isDone = true;
  }
  changed.notify_all();
  if (thread.joinable())
    thread.join();
}

void Progress::run(double delay) {
  std::unique_lock<std::mutex> lock(mutex);
  auto isOver = [&] { return isDone; };
  if (changed.wait_for(lock, std::chrono::duration<double>(delay), isOver))
    return;
  do
    showLine();
  while (!changed.wait_for(lock, kInterval, isOver));
  eraseLine();
}

void Progress::showLine() {
  std::chrono::duration<double> elapsed = Clock::now() - start;
  std::string nodes =
      numNodes == 0 ? "" : llvm::formatv(", {0} nodes", numNodes).str();
  // Return to the first column and erase the rest of the line.
  llvm::errs() << llvm::formatv("\r\033[K{0:f1} s: {1}{2}", elapsed.count(),
                                stage, nodes);
  llvm::errs().flush();
  isShown = true;
}

void Progress::eraseLine() {
  if (isShown)
    llvm::errs() << "\r\033[K";
  isShown = false;
}

void Progress::setStage(llvm::StringRef text) {
  std::lock_guard<std::mutex> lock(mutex);
  stage = text.str();
}

void Progress::setModule(ModuleOp module) {
  llvm::DenseSet<StringAttr> names;
  module.walk([&](Operation *op) {
    if (auto named = op->getLoc()->findInstanceOf<NameLoc>())
      names.insert(named.getName());
  });
  std::lock_guard<std::mutex> lock(mutex);
  numNodes = names.size();
}

void Progress::print(llvm::StringRef text) {
  std::lock_guard<std::mutex> lock(mutex);
  eraseLine();
  llvm::errs() << text;
}
