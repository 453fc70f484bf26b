//===- TargetOptions.h - Options for target and algorithms ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_SUPPORT_TARGETOPTIONS_H
#define NNPRIM_TOOLS_SUPPORT_TARGETOPTIONS_H

#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/CommandLine.h"

#include <string>

/// Options that determine the choice of algorithms and kernels.
struct TargetOptions {
  explicit TargetOptions(llvm::cl::OptionCategory &category);

  llvm::cl::opt<std::string> target;
  llvm::cl::opt<std::string> machineFile;
  llvm::cl::opt<double> maxError;
  llvm::cl::opt<int32_t> numThreads;

  /// The target, or null after an error about one of the options has been
  /// emitted.
  const nnprim::MachineDesc *check(mlir::MLIRContext &context) const;

  /// The machines of a list of targets separated by commas, best first, of
  /// which each runs where those before do not; empty after an error.
  llvm::SmallVector<const nnprim::MachineDesc *>
  checkList(mlir::MLIRContext &context) const;

private:
  const nnprim::MachineDesc *lookup(llvm::StringRef name,
                                    mlir::MLIRContext &context) const;
  llvm::LogicalResult checkNumbers(mlir::MLIRContext &context) const;
};

#endif // NNPRIM_TOOLS_SUPPORT_TARGETOPTIONS_H
