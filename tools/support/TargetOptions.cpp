//===- TargetOptions.cpp - Options for target and algorithms --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetOptions.h"

#include "NNPrim/Target/MachineFile.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

#include "llvm/ADT/STLExtras.h"

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

TargetOptions::TargetOptions(cl::OptionCategory &category)
    : target(
          "target", cl::init("host"), cl::value_desc("name"),
          cl::desc("host (default), or one of those that --version lists; for "
                   "nnprim-compile also several, separated by commas: the "
                   "first that the processor can runs"),
          cl::cat(category)),
      machineFile("machine", cl::value_desc("file.json"),
                  cl::desc("The costs of the processor, in place of what the "
                           "target's name says"),
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

static InFlightDiagnostic error(MLIRContext &context) {
  return emitError(UnknownLoc::get(&context));
}

const MachineDesc *TargetOptions::lookup(llvm::StringRef name,
                                         MLIRContext &context) const {
  if (const MachineDesc *machine = lookupTargetOption(name)) {
    if (machineFile.empty())
      return machine;
    auto loaded = loadMachine(machineFile, *machine->target);
    if (loaded)
      return *loaded;
    error(context) << llvm::toString(loaded.takeError());
    return nullptr;
  }
  InFlightDiagnostic diagnostic = error(context) << "unknown target '" << name
                                                 << "'; known are host";
  for (const MachineDesc *known : getMachines())
    diagnostic << ", " << known->getTargetName();
  return nullptr;
}

LogicalResult TargetOptions::checkNumbers(MLIRContext &context) const {
  if (!(maxError > 0))
    return error(context) << "--max-error must be a positive number";
  if (numThreads < 1)
    return error(context) << "--num-threads must be a positive number";
  return success();
}

const MachineDesc *TargetOptions::check(MLIRContext &context) const {
  const MachineDesc *machine = lookup(target, context);
  return machine && succeeded(checkNumbers(context)) ? machine : nullptr;
}

/// A processor that lacks the features of `first` may have those of `second`.
static bool mayRunInstead(const MachineDesc &first, const MachineDesc &second) {
  llvm::SmallVector<llvm::StringRef> firstNames, secondNames;
  first.target->requiredFeatures.split(firstNames, ',', -1, false);
  second.target->requiredFeatures.split(secondNames, ',', -1, false);
  return llvm::any_of(firstNames, [&](llvm::StringRef name) {
    return !llvm::is_contained(secondNames, name);
  });
}

llvm::SmallVector<const MachineDesc *>
TargetOptions::checkList(MLIRContext &context) const {
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(target).split(names, ',');
  llvm::SmallVector<const MachineDesc *> machines;
  for (llvm::StringRef name : names) {
    const MachineDesc *machine = lookup(name, context);
    if (!machine)
      return {};
    for (const MachineDesc *before : machines) {
      if (before->target->architecture != machine->target->architecture) {
        error(context) << "'" << before->getTargetName() << "' and '" << name
                       << "' are different architectures, and code for both "
                          "cannot be in one file";
        return {};
      }
      if (!mayRunInstead(*before, *machine)) {
        error(context) << "code for '" << name << "' would never run, because '"
                       << before->getTargetName()
                       << "' before it runs wherever it does; name the target "
                          "that needs more first";
        return {};
      }
    }
    machines.push_back(machine);
  }
  if (failed(checkNumbers(context)))
    return {};
  return machines;
}
