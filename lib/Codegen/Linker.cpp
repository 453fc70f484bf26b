//===- Linker.cpp - Links objects -----------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linker.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"

using namespace llvm;

static Expected<std::string> findLinker() {
  for (StringRef name : {"ld.lld-22", "ld.lld"}) {
    if (ErrorOr<std::string> path =
            sys::findProgramByName(name, {NNPRIM_LLVM_TOOLS_DIR}))
      return *path;
    if (ErrorOr<std::string> path = sys::findProgramByName(name))
      return *path;
  }
  return createStringError("ld.lld not found beside LLVM's tools (" +
                           StringRef(NNPRIM_LLVM_TOOLS_DIR) +
                           ") nor on the PATH; install lld-22");
}

Error nnprim::linkObjects(ArrayRef<std::string> objects, StringRef output,
                          LinkMode mode, StringRef soname) {
  Expected<std::string> linker = findLinker();
  if (!linker)
    return linker.takeError();
  // With several threads, lld 22 loses relocations if its CPU affinity changes
  // while it links; there is little work for them here.
  SmallVector<StringRef> arguments = {*linker, "-o", output, "--build-id=none",
                                      "--threads=1"};
  if (mode == LinkMode::Relocatable)
    arguments.push_back("-r");
  else
    arguments.append({"-shared", "-soname", soname, "-z", "noexecstack",
                      "--hash-style=gnu", "--gc-sections"});
  arguments.append(objects.begin(), objects.end());

  SmallString<128> messages;
  if (std::error_code error =
          sys::fs::createTemporaryFile("nnprim-link", "txt", messages))
    return createStringError(error, "cannot create a temporary file");
  // An interrupt also ends the linker, and nothing may be left of either.
  sys::RemoveFileOnSignal(messages);
  StringRef messagePath = messages;
  std::string failure;
  int code =
      sys::ExecuteAndWait(*linker, arguments, std::nullopt,
                          {std::nullopt, messagePath, messagePath},
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &failure);
  std::string said;
  if (auto buffer = MemoryBuffer::getFile(messages))
    said = (*buffer)->getBuffer().split('\n').first.str();
  (void)sys::fs::remove(messages);
  sys::DontRemoveFileOnSignal(messages);
  if (code == 0)
    return Error::success();
  return createStringError("the linker failed: " +
                           (failure.empty() ? said : failure));
}
