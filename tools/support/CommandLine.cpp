//===- CommandLine.cpp - Command-line options of all tools ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "NNPrim/Pipelines/Registration.h"
#include "NNPrim/Target/MachineDesc.h"

#include "nnprim/version.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

#if NNPRIM_HAS_TCMALLOC
#include <gperftools/malloc_extension.h>
#endif

#include <cstdlib>

namespace cl = llvm::cl;
using namespace nnprim;

/// Has gperftools' allocator keep what is freed. Weights of a model are copied
/// from one block to the next; blocks that the system gets back are pages that
/// it has to clear again: 1.2 of the 6 s that VGG-16 took.
static void keepFreedMemory() {
#if NNPRIM_HAS_TCMALLOC
  MallocExtension::instance()->SetMemoryReleaseRate(0);
#endif
}

static void printVersion(llvm::raw_ostream &os) {
  os << "NNPrim " NNPRIM_VERSION "\n  LLVM and MLIR " LLVM_VERSION_STRING
        "\n  targets: ";
  llvm::interleaveComma(getMachines(), os, [&](const MachineDesc *machine) {
    os << machine->getTargetName();
  });
  const MachineDesc *host = lookupTargetOption("host");
  os << "\n  host: " << (host ? host->getTargetName() : "none of these")
     << "\n";
}

/// True for --help, --version and similar options.
static bool isGeneric(const cl::Option &option) {
  return llvm::any_of(option.Categories,
                      [](const cl::OptionCategory *category) {
                        return category->getName() == "Generic Options";
                      });
}

CommonOptions::CommonOptions()
    : category("Further options"),
      helpAll("help-all", cl::desc("Show the options of MLIR and LLVM, too"),
              cl::ValueDisallowed, cl::cat(category),
              cl::callback([](const bool &) {
                cl::PrintHelpMessage(/*Hidden=*/true, /*Categorized=*/true);
                exit(0);
              })),
      llvmOptions("mllvm", cl::value_desc("option"),
                  cl::desc("Pass on an option of MLIR or LLVM"),
                  cl::cat(category)) {
  keepFreedMemory();
  cl::SetVersionPrinter(printVersion);
  for (auto &entry : cl::getRegisteredOptions()) {
    cl::Option &option = *entry.second;
    bool isOurs = llvm::is_contained(option.Categories, &category);
    if (!isOurs && !isGeneric(option) &&
        option.getOptionHiddenFlag() == cl::NotHidden)
      option.setHiddenFlag(cl::Hidden);
  }
}

llvm::SmallVector<char *> expandLLVMOptions(int argc, char **argv) {
  llvm::SmallVector<char *> arguments(argv, argv + argc);
  llvm::erase_if(arguments, [](llvm::StringRef argument) {
    return argument == "-mllvm" || argument == "--mllvm";
  });
  for (char *&argument : arguments)
    for (llvm::StringRef prefix : {"-mllvm=", "--mllvm="})
      if (llvm::StringRef(argument).starts_with(prefix))
        argument += prefix.size();
  arguments.push_back(nullptr);
  return arguments;
}

void registerToolPasses(int argc, char **argv) {
  bool asksForHelp = llvm::any_of(
      llvm::ArrayRef<char *>(argv, argc).drop_front(),
      [](llvm::StringRef argument) {
        return argument == "--help" || argument == "-help" || argument == "-h";
      });
  if (asksForHelp)
    registerPasses();
  else
    registerAllPasses();
}
