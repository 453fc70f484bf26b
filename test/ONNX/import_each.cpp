//===- import_each.cpp - Imports many ONNX files, each in a process -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads paths from standard input, imports each file in a process forked from
// this one, and writes one line for each to standard output:
//
//   STATUS <tab> MiB <tab> the child's standard error, lines joined by ' | '
//
// STATUS is 'exit N', 'signal N' or 'timeout'. A fork costs milliseconds where
// the start of nnprim-translate costs a tenth of a second, several times that
// with sanitizers; fuzz_import.py imports its 100,000 files this way.
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Frontend/ONNX/Import.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <poll.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;

/// The exit code of the import of `path`, as nnprim-translate gives it.
int importFile(const std::string &path, mlir::MLIRContext &context) {
  llvm::SourceMgr sources;
  mlir::SourceMgrDiagnosticHandler handler(sources, &context);
  auto module = nnprim::importONNX(path, {}, context);
  return module && mlir::verify(*module).succeeded() ? 0 : 1;
}

/// Reads `pipe` to its end; false if that takes more than `seconds`.
bool readAll(int pipe, int seconds, std::string &text) {
  auto end = Clock::now() + std::chrono::seconds(seconds);
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                    end - Clock::now())
                    .count();
    pollfd ready = {pipe, POLLIN, 0};
    if (left <= 0 || poll(&ready, 1, static_cast<int>(left)) <= 0)
      return false;
    char buffer[4096];
    ssize_t size = read(pipe, buffer, sizeof(buffer));
    if (size <= 0)
      return true;
    text.append(buffer, size);
  }
}

/// Imports `path` in a child and describes how that ended.
void importInChild(const std::string &path, mlir::MLIRContext &context,
                   int seconds) {
  int ends[2];
  if (pipe(ends) != 0)
    std::abort();
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    _exit(importFile(path, context));
  }
  close(ends[1]);
  std::string text;
  bool inTime = readAll(ends[0], seconds, text);
  close(ends[0]);
  if (!inTime)
    kill(child, SIGKILL);
  int status = 0;
  rusage used = {};
  wait4(child, &status, 0, &used);
  if (!inTime)
    std::cout << "timeout";
  else if (WIFEXITED(status))
    std::cout << "exit " << WEXITSTATUS(status);
  else
    std::cout << "signal " << WTERMSIG(status);
  std::string joined;
  for (char c : text)
    joined += c == '\n' ? std::string(" | ") : std::string(1, c);
  std::cout << '\t' << used.ru_maxrss / 1024 << '\t' << joined << std::endl;
}

} // namespace

int main(int argc, char **argv) {
  int seconds = argc > 1 ? std::atoi(argv[1]) : 10;
  mlir::DialectRegistry registry;
  registry.insert<nnprim::NNPrimDialect, mlir::arith::ArithDialect,
                  mlir::func::FuncDialect, mlir::linalg::LinalgDialect,
                  mlir::math::MathDialect, mlir::scf::SCFDialect,
                  mlir::tensor::TensorDialect>();
  // Threads do not survive a fork.
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  std::string path;
  while (std::getline(std::cin, path))
    importInChild(path, context, seconds);
}
