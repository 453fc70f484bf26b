//===- TargetOptions.cpp - Options for target and algorithms --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetOptions.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

TargetOptions::TargetOptions(cl::OptionCategory &category)
    : target("target", cl::init("host"), cl::value_desc("name"),
             cl::desc("host (default), or one of those that --version lists"),
             cl::cat(category)),
      maxError("max-error", cl::init(1e-4), cl::value_desc("E"),
               cl::desc("Bound on max|y - y64| / max|y64| of every op against "
                        "a double-precision result, within which "
                        "convolutions are computed by transforms (default "
                        "1e-4)"),
               cl::cat(category)),
      numThreads("num-threads", cl::init(1), cl::value_desc("N"),
                 cl::desc("Choose algorithms for N threads that run at the "
                          "same time, of this model or others, and share "
                          "memory (default 1); any number can run the model"),
                 cl::cat(category)) {}

const MachineDesc *TargetOptions::check(MLIRContext &context) const {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  const MachineDesc *machine = lookupTargetOption(target);
  if (!machine) {
    InFlightDiagnostic diagnostic = error() << "unknown target '" << target
                                            << "'; known are host";
    for (const MachineDesc *known : getAllMachines())
      diagnostic << ", " << known->getTargetName();
    return nullptr;
  }
  if (!(maxError > 0)) {
    error() << "--max-error must be a positive number";
    return nullptr;
  }
  if (numThreads < 1) {
    error() << "--num-threads must be a positive number";
    return nullptr;
  }
  return machine;
}
