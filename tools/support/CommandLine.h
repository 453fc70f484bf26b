//===- CommandLine.h - Command-line options of all tools ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's libraries register hundreds of options. `--help` of a tool shows the
// tool's options, `--help-all` also those of MLIR and LLVM, and `--version` the
// versions of NNPrim and LLVM and the targets.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_SUPPORT_COMMANDLINE_H
#define NNPRIM_TOOLS_SUPPORT_COMMANDLINE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"

/// Options common to all tools. The constructor hides all options registered so
/// far from `--help`: register MLIR's options first, then construct this
/// object, then register the tool's own options.
class CommonOptions {
public:
  CommonOptions();

private:
  llvm::cl::OptionCategory category;
  llvm::cl::opt<bool> helpAll;
  llvm::cl::list<std::string> llvmOptions;
};

/// The command line with `-mllvm X` replaced by X, null-terminated like argv,
/// into which it points.
llvm::SmallVector<char *> expandLLVMOptions(int argc, char **argv);

/// Registers the passes of NNPrim and MLIR; for `--help`, which lists passes,
/// only those of NNPrim.
void registerToolPasses(int argc, char **argv);

#endif // NNPRIM_TOOLS_SUPPORT_COMMANDLINE_H
